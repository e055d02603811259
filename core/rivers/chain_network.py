"""The network that chains of cells are, and the direction of the water in it.

Where chains end, meet or cross, they share a *knot*; the parts between knots are the *stretches*. The mouths of each
network are found first; then the network is flooded from them, lowest knots first, and every stretch runs to the knot
that was flooded earlier. So each knot has a path to a mouth, and braids and loops hold no circle.
"""

from __future__ import annotations

import heapq
from typing import NamedTuple

import numpy as np

from ..arrays import Heights, Indices, Mask
from ..machine.jit import kernel
from ..run.run import Run
from .chains import INTO_SEA

CLEAR_CELLS = 5  # fewer cells do not tell in which direction a stretch falls
MOST_SMOOTHED = 25  # cells of a stretch from which the height of a knot is taken
MOST_CHAIN_ROUNDS = 100  # of drawing together
KNOTS_BETWEEN_LOOKS = 5_000


class ChainStretches(NamedTuple):
    """Parts ``begin``…``end`` (both included) of the chains, between the knots ``one`` and ``two``."""

    begin: np.ndarray
    end: np.ndarray
    one: np.ndarray
    two: np.ndarray


class StretchEnds(NamedTuple):
    """Mean heights of some cells at the beginning and the end of each stretch, how many those are, and the direction.

    ``fall`` is 1 where a stretch clearly falls from begin to end, -1 where from end to begin, else 0.
    """

    head: np.ndarray
    tail: np.ndarray
    taken: np.ndarray
    fall: np.ndarray


def stretches_of_chains(number: Indices, bed: Heights) -> tuple[ChainStretches, Mask]:
    """Return the `ChainStretches` between knots, and which river cells are knots."""
    on_land = number >= 0
    knot = np.bincount(number[on_land], minlength=bed.size) > 1
    knot[number[:-1][on_land[:-1] & ~on_land[1:]]] = True
    knot[number[1:][on_land[1:] & ~on_land[:-1]]] = True
    stretches = _between(number, knot)
    # A ring gets knots at its highest and lowest cell: water parts at the one and leaves at the other.
    for ring in np.flatnonzero((stretches.one == stretches.two) & (stretches.end - stretches.begin > 1)):
        part = number[stretches.begin[ring] : stretches.end[ring] + 1]
        knot[part[np.argmax(bed[part])]] = knot[part[np.argmin(bed[part])]] = True
    return _between(number, knot), knot


def _between(number, knot):
    """Return the stretches between neighbouring knots of each chain."""
    at_end = number < 0
    at_end[~at_end] = knot[number[~at_end]]
    ends = np.flatnonzero(at_end)
    begin, end = ends[:-1], ends[1:]
    stretch = (number[begin] >= 0) & (number[end] >= 0)
    begin, end = begin[stretch], end[stretch]
    return ChainStretches(begin, end, number[begin], number[end])


def flood_network(run: Run, number: Indices, bed: Heights, stretches: ChainStretches, knots: Mask) -> Indices:
    """Return for each knot when the flood from the mouths has come to it: stretches run to the earlier one."""
    size = stretches.begin.size
    ends = StretchEnds(np.zeros(size), np.zeros(size), np.zeros(size, np.int64), np.zeros(size, np.int8))
    measure_stretches(bed, number, stretches, ends)
    height = _knot_heights(run, bed, stretches, ends)
    first, neighbours = _neighbours_of_knots(stretches, bed.size)
    rank = np.full(bed.size, -1, np.int64)
    queue = [(height[knot], knot) for knot in _mouths(number, bed, stretches, knots, ends.fall, height).tolist()]
    heapq.heapify(queue)
    reached = 0
    while queue:
        level, knot = heapq.heappop(queue)
        if rank[knot] >= 0:
            continue
        rank[knot] = reached
        reached += 1
        if reached % KNOTS_BETWEEN_LOOKS == 0:
            run.check()
        for other in neighbours[first[knot] : first[knot + 1]].tolist():
            if rank[other] < 0:
                heapq.heappush(queue, (max(level, height[other]), other))
    return rank


def _neighbours_of_knots(stretches, count):
    """Return the knots that stretches lead to from each knot: a list of them all, and where each knot's begin."""
    here, there = np.concatenate([stretches.one, stretches.two]), np.concatenate([stretches.two, stretches.one])
    first = np.searchsorted(np.sort(here), np.arange(count + 1))
    return first, there[np.lexsort((there, here))]


def _knot_heights(run, bed, stretches, ends):
    """Return a height for every knot that single cells do not decide.

    First the mean over the ends of its stretches; then knots that are near each other on the network are drawn
    together, the more the shorter the stretch between them, so that small loops follow the slope around them and not
    its noise.
    """

    def gathered(to_one, to_two):
        return np.bincount(stretches.one, to_one, bed.size) + np.bincount(stretches.two, to_two, bed.size)

    weight = gathered(ends.taken, ends.taken)
    own = gathered(ends.head * ends.taken, ends.tail * ends.taken)
    own[weight == 0] = bed[weight == 0]
    weight[weight == 0] = 1
    pull = MOST_SMOOTHED / (stretches.end - stretches.begin)
    divisor = weight + gathered(pull, pull)
    height = own / weight
    for _ in range(MOST_CHAIN_ROUNDS):
        run.check()
        height = (own + gathered(pull * height[stretches.two], pull * height[stretches.one])) / divisor
    return height


@kernel
def measure_stretches(bed: Heights, number: Indices, stretches: ChainStretches, ends: StretchEnds) -> None:
    """Measure the `StretchEnds` of all stretches.

    A stretch falls clearly when the straight line through five heights or more falls by more than twice what they
    scatter about it.
    """
    begin, end = stretches.begin, stretches.end
    head, tail, taken, fall = ends
    for stretch in range(begin.size):
        count = end[stretch] - begin[stretch] + 1
        mean = 0.0
        for cell in range(begin[stretch], end[stretch] + 1):
            mean += bed[number[cell]] / count
        taken[stretch] = min((count + 1) // 2, MOST_SMOOTHED)
        for cell in range(taken[stretch]):
            head[stretch] += bed[number[begin[stretch] + cell]] / taken[stretch]
            tail[stretch] += bed[number[end[stretch] - cell]] / taken[stretch]
        along, across = 0.0, 0.0
        for cell in range(count):
            height = bed[number[begin[stretch] + cell]] - mean
            along += (cell - (count - 1) / 2) * height
            across += height * height
        spread = count * (count * count - 1) / 12
        drop = along / spread * (count - 1)
        scatter = max(across - along * along / spread, 0.0) / max(count - 2, 1)
        if count >= CLEAR_CELLS and abs(drop) > 2 * np.sqrt(scatter):
            fall[stretch] = 1 if drop < 0 else -1


def _mouths(number, bed, stretches, knots, fall, height):
    """Return the mouths of each network: where it meets the sea, else loose ends that lie clearly lower, else one."""
    from scipy.sparse import coo_matrix
    from scipy.sparse.csgraph import connected_components

    links = coo_matrix((np.ones(stretches.one.size, bool), (stretches.one, stretches.two)), (bed.size, bed.size))
    count, network = connected_components(links, directed=False)
    sea = np.flatnonzero(number == INTO_SEA)  # a mark: never the first or the last of all
    beside = np.concatenate([number[sea - 1], number[sea + 1]])
    degree = np.bincount(np.concatenate([stretches.one, stretches.two]), minlength=bed.size)
    low_ends = np.concatenate([stretches.two[fall > 0], stretches.one[fall < 0]])
    upwards = np.flatnonzero(knots)[np.argsort(height[knots], kind="stable")]
    lowest = upwards[np.unique(network[upwards], return_index=True)[1]]
    mouth = np.zeros(bed.size, bool)
    drained = np.zeros(count, bool)
    for found in (beside[beside >= 0], low_ends[degree[low_ends] == 1], lowest):
        mouth[found[~drained[network[found]]]] = True
        drained[network[found]] = True
    return np.flatnonzero(mouth)
