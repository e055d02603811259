"""What rivers carry that somebody has drawn into a model, and how wide and deep they are for it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Values
from ..island.flow_law import FlowLaw
from ..island.rosgen import WIDTH, WIDTH_OVER_DEPTH, entrenchment, river_types
from ..network import accumulate, mouths, topological_order
from ..plane.fields import sample
from ..plane.land import lengths_along
from ..run.run import Run
from .joined_rivers import SAME_PLACE, DrawnSurroundings, JoinedRivers, aside_of
from .types import Model

LAND_AROUND = 4.0  # edges around a drawn river on which its water gathers at most
LAND_PLACE = 1 / 8  # edges between the places by which that land is measured
MOST_TAKEN = 0.9  # of what comes to a course from its own land, lest it runs dry
SIDE_OF_VALLEY = 1 / 8  # edges from a river to the ground by which the sides of its valley are known


class DrawnFlows(NamedTuple):
    """What drawn rivers carry, how wide and deep they are for it, and what those carry then that were there."""

    discharge: np.ndarray  # float64, m³/s
    width: np.ndarray  # float64, metres
    depth: np.ndarray  # float64, metres
    kind: np.ndarray  # uint8, index in `rosgen.NAMES`
    times: np.ndarray  # float64, of each line of the joined rivers: what it carries over what it did, or is to


class LandOfDrawn(NamedTuple):
    """The land around a drawn river that is nearer to it than to any other."""

    counted: float  # m², as the law counts it
    of_lines: np.ndarray  # float64: how much of that was nearest to each of the lines that were there


def drawn_flows(model: Model, joined: JoinedRivers, discharge: Values, widths: float) -> DrawnFlows:
    """Return the `DrawnFlows` of drawn rivers, which carry what the land gives them that is nearest to them.

    ``discharge`` is that of the courses that were there; none carries more than the one of these that it joins, or that
    one carries more, too. Rivers are ``widths`` times as wide as is usual.
    """
    land, count, law = DrawnSurroundings(model), len(discharge), model.law
    numbers = [number for number, source in enumerate(joined.source) if number == source and number >= count]
    area, most = np.zeros(len(numbers)), np.full(len(numbers), np.inf)
    to_sea, lands = np.zeros(len(numbers)), []
    for index, number in enumerate(numbers):
        lands.append(_land_of(land, law, joined, number, count))
        passed = set()
        while number >= 0:
            source = joined.source[number]
            if source >= count and source not in passed:
                area[source - count] += lands[-1].counted
                passed.add(source)
            elif source < count:
                most[index] = min(most[index], discharge[source])
            if source != numbers[index]:
                to_sea[index] += lengths_along(joined.lines[number][:, :2])[-1]
            number = joined.below[number]
    flow = law.discharge(area)
    if law.per_area is None:
        flow = np.minimum(flow, most)
    width = widths * WIDTH * np.sqrt(flow)
    length, chord, drop, side = np.array([_shape_of(land, joined, number) for number in numbers]).reshape(-1, 4).T
    valley = entrenchment(side, width, flow)
    kind = river_types(drop / chord, valley, width, to_sea + length / 2, model.edge, length / chord)
    times = np.ones(len(joined.lines))
    if law.per_area is not None:
        times = _times_that_keep_water(joined, discharge, flow, lands, law)
    return DrawnFlows(flow, width, width / WIDTH_OVER_DEPTH[kind], kind, times)


def _land_of(land, law, joined, number, count):
    """Return the `LandOfDrawn` of a drawn river; lines of the first ``count`` sources were there."""
    from scipy.spatial import cKDTree

    sizes = [len(line) for line in joined.lines]
    owner, piece = np.repeat(joined.source, sizes), np.repeat(np.arange(len(sizes)), sizes)
    xy = np.concatenate([line[:, :2] for line in joined.lines])
    own, step, reach = xy[owner == number], LAND_PLACE * land.edge, LAND_AROUND * land.edge
    low, high = own.min(axis=0) - reach, own.max(axis=0) + reach
    east, north = np.meshgrid(*(np.arange(low[axis] + step / 2, high[axis], step) for axis in (0, 1)))
    places = np.column_stack([east.ravel(), north.ravel()])
    places = places[land.holds(places)]
    near = cKDTree(own).query(places, distance_upper_bound=reach)[0] < reach
    places = places[near]
    places = places[owner[cKDTree(xy).query(places)[1]] == number]
    rain = np.ones(len(places)) if law.rain is None else sample(law.rain, places)
    were = np.flatnonzero(owner < count)
    of_lines = np.zeros(len(sizes))
    if were.size:
        before = piece[were[cKDTree(xy[were]).query(places)[1]]]
        of_lines = step**2 * np.bincount(before, rain, len(sizes))
    return LandOfDrawn(max(rain.sum(), 1) * step**2, of_lines)


def _times_that_keep_water(joined, discharge, drawn, lands, law: FlowLaw):
    """Return how many times as much as courses did, or as ``drawn`` rivers would, their pieces carry.

    So at junctions no water is lost or made.

    What drawn rivers take of the land of their system is missing there, as far as it has that; what else they carry
    comes to all below.
    """
    source, below, count = np.array(joined.source), np.array(joined.below), len(discharge)
    whole_flow = np.append(np.where(np.isfinite(discharge), discharge, 0.0), drawn)[source]  # 0: nobody knows it
    was = np.where(source < count, whole_flow, 0.0)
    order = topological_order(Run(), below)
    goes_on = (source < count) & (below >= 0) & (source[below] != source)
    comes = np.zeros(count)
    np.add.at(comes, source[below[goes_on]], was[goes_on])
    length = np.array([lengths_along(line[:, :2])[-1] for line in joined.lines])
    whole = np.bincount(source, length)
    own = np.where(source < count, np.maximum(was - np.append(comes, 0.0)[np.minimum(source, count)], 0.0), 0.0)
    own *= length / whole[source]
    first = own
    mouth, change = mouths(Run(), below, order), np.zeros(source.size)
    for number, land in enumerate(lands, count):
        taken = np.where(mouth == mouth[number], np.minimum(law.discharge(land.of_lines), MOST_TAKEN * own), 0.0)
        own, change = own - taken, change - taken
        change += law.discharge(land.counted) * np.where(source == number, length / whole[source], 0.0)
    flow = was + accumulate(Run(), below, order, change)
    further = np.flatnonzero((source < count) & (below >= 0) & (source[below] == source))
    for piece in further.tolist():  # what comes to pieces farther down is not yet there
        lower = below[piece]
        while lower >= 0 and source[lower] == source[piece]:
            flow[piece] -= first[lower]
            lower = below[lower]
    return np.divide(flow, whole_flow, out=np.ones(flow.size), where=whole_flow > 0)


def _shape_of(land, joined, number):
    """Return length, straight distance, fall, and slope of the ground at the sides of a drawn river."""
    line, piece = joined.lines[number], joined.below[number]
    while piece >= 0 and joined.source[piece] == number:
        line, piece = np.concatenate([line, joined.lines[piece][1:]]), joined.below[piece]
    aside = SIDE_OF_VALLEY * land.edge * aside_of(line)
    rise = np.concatenate([land.heights(line[:, :2] + side) - line[:, 2] for side in (aside, -aside)])
    chord = max(float(np.hypot(*(line[-1, :2] - line[0, :2]))), SAME_PLACE)
    slope = float(np.maximum(rise, 0.0).mean()) / (SIDE_OF_VALLEY * land.edge)
    return lengths_along(line[:, :2])[-1], chord, line[0, 2] - line[-1, 2], slope
