"""The threshold from which on streams obey the law of constant stream drops (Broscoe 1959, Tarboton et al. 1991).

A stream is a chain of links of one Strahler order; its drop is how far it falls from its first cell to the junction
where it ends. On land that water has shaped streams of the first order fall, in the mean, as far as higher ones. Where
the threshold is so low that slopes count as streams, they fall less.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from ..arrays import Array, Codes, Heights, Mask, Values
from ..network import strahler, stream_ends, topological_order
from ..raster.storage import values_at
from ..run.run import Run
from .links import RiverLinks, trace_links
from .threshold import river_cells

THRESHOLD_COUNT = 10  # thresholds, as TauDEM has it
SPAN = 100  # the last over the first of them
DIFFERENT = 2.0  # the t from which on means are taken for different


class StreamDrops(NamedTuple):
    """What a threshold makes of streams; mean and deviation of drops, and t, are NaN where there are too few."""

    threshold: float
    density: float  # metres of streams on a square metre of the land that drains through them
    first_count: int  # streams of the first order that end in a junction
    higher_count: int
    first_mean: float  # metres
    higher_mean: float
    first_deviation: float
    higher_deviation: float
    t: float  # of Student, for the difference of the two means
    level_count: int  # streams that do not fall at all

    @property
    def is_constant(self) -> bool:
        """Tell whether the mean drops are not different."""
        return abs(self.t) < DIFFERENT


def thresholds_from(lowest: float) -> list[float]:
    """Return thresholds that grow by one ratio from the ``lowest`` to so many times that."""
    return [lowest * SPAN ** (index / (THRESHOLD_COUNT - 1)) for index in range(THRESHOLD_COUNT)]


def stream_drops(
    run: Run,
    codes: Codes,
    accumulated: Array,
    known: Mask,
    z: Heights,
    lengths: Values,
    thresholds: list[float] | tuple[int, int, int],
    area: float = math.nan,
    unit: float = 1,
) -> list[StreamDrops]:
    """Return the `StreamDrops` of each of some thresholds.

    Parameters
    ----------
    codes : directions without a cycle
    accumulated, known : what drains through each cell, and where that is known; streams are where it is at least a
        threshold, which is in ``unit``
    z : heights in metres of the surface that the water runs over
    lengths : metres from the cells of each row to their neighbours, (rows, 8)
    area : square metres of all the land
    """
    found = []
    for threshold in thresholds:
        with run.phase("Measuring the drops of streams", 1 / len(thresholds)):
            river = river_cells(run.quietly(), accumulated, known, threshold, unit=unit)
            links = trace_links(run, codes, river, lengths)
            run.remove(river)
            found.append(drops_of(run, links, z, threshold, area))
    return found


def drops_of(run: Run, links: RiverLinks, z: Heights, threshold: float, area: float) -> StreamDrops:
    """Return the `StreamDrops` of some links."""
    order = topological_order(run.quietly(), links.receiver)
    orders = strahler(run.quietly(), links.receiver, order)
    last = stream_ends(run.quietly(), links.receiver, order, orders)
    begins = np.ones(orders.size, np.bool_)
    goes_on = np.flatnonzero(last != np.arange(last.size))
    begins[links.receiver[goes_on]] = False
    head = np.flatnonzero(begins & (links.receiver[last] >= 0))  # a stream that ends at an outlet has no junction
    top, junction = (values_at(z, links.first[link]).astype(np.float64) for link in (head, links.receiver[last[head]]))
    drop, is_first = top - junction, orders[head] == 1
    known = np.isfinite(drop)
    first, higher = (Sample.of(drop[known & cells]) for cells in (is_first, ~is_first))
    density = math.fsum(links.length) / area if area else math.nan
    level = int(np.count_nonzero(drop <= 0))
    return StreamDrops(
        threshold,
        density,
        first.count,
        higher.count,
        first.mean,
        higher.mean,
        first.deviation,
        higher.deviation,
        student_t(first, higher),
        level,
    )


class Sample(NamedTuple):
    """How many numbers there are, their mean, and how far they deviate from it; NaN where there are too few."""

    count: int
    mean: float
    deviation: float

    @classmethod
    def of(cls, numbers: Values) -> Sample:
        """Return the `Sample` of some numbers."""
        mean = float(numbers.mean()) if numbers.size else math.nan
        return cls(numbers.size, mean, float(numbers.std(ddof=1)) if numbers.size > 1 else math.nan)


def student_t(one: Sample, other: Sample) -> float:
    """Return t for the difference of the means of two `Sample`s of one variance; NaN where one has fewer than two."""
    if min(one.count, other.count) < 2:
        return math.nan
    variance = sum((each.count - 1) * each.deviation**2 for each in (one, other)) / (one.count + other.count - 2)
    spread = math.sqrt(variance * (1 / one.count + 1 / other.count))
    return (one.mean - other.mean) / spread if spread else math.nan


def constant_drop(found: list[StreamDrops]) -> StreamDrops | None:
    """Return the first of some `StreamDrops`, in the order of their thresholds, that are constant; None if none are."""
    return next((each for each in found if each.is_constant), None)
