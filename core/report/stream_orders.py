"""Streams by their order after Strahler, and the ratios of neighbouring orders (Horton's laws)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..network import stream_ends
from ..run.run import Run
from .fits import Measure, Points, fit_line
from .measured_network import NO_AREAS, MeasuredNetwork
from .texts import Text

NOT_ENOUGH = Text("Necessary, not sufficient.")


class Streams(NamedTuple):
    """The streams of each Strahler order: how many, their mean length in km, their mean area in km²."""

    order: np.ndarray
    count: np.ndarray
    length: np.ndarray
    area: np.ndarray


def streams_of(rivers: MeasuredNetwork) -> Streams:
    """Return the streams of a network by order."""
    lowest = stream_ends(Run(), rivers.receiver, rivers.order, rivers.strahler)
    stream = np.unique(lowest)
    length = np.bincount(lowest, rivers.length, rivers.receiver.size)[stream] / 1000
    order = rivers.strahler[stream].astype(np.int64) - 1
    area = rivers.area_out[stream]
    known = np.isfinite(area)
    count = np.bincount(order)
    with np.errstate(invalid="ignore"):  # an order without a known area has none
        mean_area = np.bincount(order[known], area[known], count.size) / np.bincount(order[known], minlength=count.size)
    return Streams(1 + np.arange(count.size), count.astype(np.float64), np.bincount(order, length) / count, mean_area)


def _ratio(name, streams, numbers, sign, real, meaning, remark):
    """Return the ratio of neighbouring orders: numbers grow by it from order to order, or shrink."""
    known = np.isfinite(numbers)
    points = Points(streams.order[known], numbers[known])
    result = {"name": name, "counted": "orders", "real": real, "meaning": meaning, "points": points}
    result["remark"] = remark
    if not known.any():
        return Measure(**result, reason=NO_AREAS)
    if np.count_nonzero(known) < 2:
        return Measure(**result, count=1, reason=Text("All streams are of one order; a ratio needs two."))
    fit = fit_line(points.x, np.log10(points.y))
    return Measure(**result, value=10 ** (sign * fit.slope), count=fit.count, fit=fit)


def bifurcation_ratio(streams: Streams) -> Measure:
    """Return by how much streams become fewer from order to order."""
    meaning = Text("How many streams there are for each one of the next order.")
    return _ratio(Text("Bifurcation ratio R_B"), streams, streams.count, -1, (3, 5), meaning, NOT_ENOUGH)


def length_ratio(streams: Streams) -> Measure:
    """Return by how much streams become longer from order to order."""
    remark = Text("The streams of the highest order are often cut short by the edge of the data.")
    meaning = Text("How much longer streams are from order to order.")
    return _ratio(Text("Length ratio R_L"), streams, streams.length, 1, (1.5, 3.5), meaning, remark)


def area_ratio(streams: Streams) -> Measure:
    """Return by how much the areas of streams grow from order to order."""
    meaning = Text("How much more land drains to streams from order to order.")
    return _ratio(Text("Area ratio R_A"), streams, streams.area, 1, (3, 6), meaning, NOT_ENOUGH)
