"""The network that chains of cells are, and which way the water runs through it.

Where chains end, meet or cross, they share a *knot*; the stretches between knots are the *reaches*. The mouths of each
network are found first; then the network is flooded from them, lowest knots first, and every reach runs to the knot
that was flooded earlier. So each knot has a path to a mouth, and braids and loops hold no circle.
"""

import heapq
from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..run.progress import Progress
from .chains import INTO_SEA

CLEAR_CELLS = 5  # fewer cells do not tell which way a reach falls
MOST_SMOOTHED = 25  # cells of a reach from which the height of a knot is taken
ROUNDS = 100  # of drawing together
KNOTS_BETWEEN_LOOKS = 5_000


class ChainReaches(NamedTuple):
    """Stretches ``begin``…``end`` (both included) of the chains, between the knots ``one`` and ``two``."""

    begin: np.ndarray
    end: np.ndarray
    one: np.ndarray
    two: np.ndarray


class ReachEnds(NamedTuple):
    """Mean heights of some cells at the beginning and the end of each reach, how many those are, and the direction.

    ``fall`` is 1 where a reach clearly falls from begin to end, -1 where from end to begin, else 0.
    """

    head: np.ndarray
    tail: np.ndarray
    taken: np.ndarray
    fall: np.ndarray


def reaches_of_chains(number, bed):
    """Return the `ChainReaches` between knots, and which river cells are knots."""
    on_land = number >= 0
    knot = np.bincount(number[on_land], minlength=bed.size) > 1
    knot[number[:-1][on_land[:-1] & ~on_land[1:]]] = True
    knot[number[1:][on_land[1:] & ~on_land[:-1]]] = True
    reaches = _between(number, knot)
    # A ring gets knots at its highest and lowest cell: water parts at the one and leaves at the other.
    for ring in np.flatnonzero((reaches.one == reaches.two) & (reaches.end - reaches.begin > 1)):
        part = number[reaches.begin[ring] : reaches.end[ring] + 1]
        knot[part[np.argmax(bed[part])]] = knot[part[np.argmin(bed[part])]] = True
    return _between(number, knot), knot


def _between(number, knot):
    """Return the stretches between neighbouring knots of each chain."""
    at_end = number < 0
    at_end[~at_end] = knot[number[~at_end]]
    ends = np.flatnonzero(at_end)
    begin, end = ends[:-1], ends[1:]
    reach = (number[begin] >= 0) & (number[end] >= 0)
    begin, end = begin[reach], end[reach]
    return ChainReaches(begin, end, number[begin], number[end])


def flood_network(number, bed, reaches, knots, progress=None):
    """Return for each knot when the flood from the mouths has come to it: reaches run to the earlier one."""
    progress = progress or Progress()
    size = reaches.begin.size
    ends = ReachEnds(np.zeros(size), np.zeros(size), np.zeros(size, np.int64), np.zeros(size, np.int8))
    measure_reaches(bed, number, reaches, ends)
    height = _knot_heights(bed, reaches, ends, progress)
    first, neighbours = _neighbours_of_knots(reaches, bed.size)
    rank = np.full(bed.size, -1, np.int64)
    queue = [(height[knot], knot) for knot in _mouths(number, bed, reaches, knots, ends.fall, height).tolist()]
    heapq.heapify(queue)
    reached = 0
    while queue:
        level, knot = heapq.heappop(queue)
        if rank[knot] >= 0:
            continue
        rank[knot] = reached
        reached += 1
        if reached % KNOTS_BETWEEN_LOOKS == 0:
            progress.check()
        for other in neighbours[first[knot] : first[knot + 1]].tolist():
            if rank[other] < 0:
                heapq.heappush(queue, (max(level, height[other]), other))
    return rank


def _neighbours_of_knots(reaches, count):
    """Return the knots that reaches lead to from each knot: a list of them all, and where each knot's begin."""
    here, there = np.concatenate([reaches.one, reaches.two]), np.concatenate([reaches.two, reaches.one])
    first = np.searchsorted(np.sort(here), np.arange(count + 1))
    return first, there[np.lexsort((there, here))]


def _knot_heights(bed, reaches, ends, progress):
    """Return a height for every knot that single cells do not decide.

    First the mean over the ends of its reaches; then knots that are near each other on the network are drawn together,
    the more the shorter the reach between them, so that small loops follow the slope around them and not its noise.
    """

    def gathered(to_one, to_two):
        return np.bincount(reaches.one, to_one, bed.size) + np.bincount(reaches.two, to_two, bed.size)

    weight = gathered(ends.taken, ends.taken)
    own = gathered(ends.head * ends.taken, ends.tail * ends.taken)
    own[weight == 0] = bed[weight == 0]
    weight[weight == 0] = 1
    pull = MOST_SMOOTHED / (reaches.end - reaches.begin)
    divisor = weight + gathered(pull, pull)
    height = own / weight
    for _ in range(ROUNDS):
        progress.check()
        height = (own + gathered(pull * height[reaches.two], pull * height[reaches.one])) / divisor
    return height


@kernel
def measure_reaches(bed, number, reaches, ends):
    """Measure the `ReachEnds` of all reaches.

    A reach falls clearly when the straight line through five heights or more falls by more than twice what they
    scatter about it.
    """
    begin, end = reaches.begin, reaches.end
    head, tail, taken, fall = ends
    for reach in range(begin.size):
        count = end[reach] - begin[reach] + 1
        mean = 0.0
        for cell in range(begin[reach], end[reach] + 1):
            mean += bed[number[cell]] / count
        taken[reach] = min((count + 1) // 2, MOST_SMOOTHED)
        for cell in range(taken[reach]):
            head[reach] += bed[number[begin[reach] + cell]] / taken[reach]
            tail[reach] += bed[number[end[reach] - cell]] / taken[reach]
        along, across = 0.0, 0.0
        for cell in range(count):
            height = bed[number[begin[reach] + cell]] - mean
            along += (cell - (count - 1) / 2) * height
            across += height * height
        spread = count * (count * count - 1) / 12
        drop = along / spread * (count - 1)
        scatter = max(across - along * along / spread, 0.0) / max(count - 2, 1)
        if count >= CLEAR_CELLS and abs(drop) > 2 * np.sqrt(scatter):
            fall[reach] = 1 if drop < 0 else -1


def _mouths(number, bed, reaches, knots, fall, height):
    """Return the mouths of each network: where it meets the sea, else loose ends that lie clearly lower, else one."""
    from scipy.sparse import coo_matrix
    from scipy.sparse.csgraph import connected_components

    links = coo_matrix((np.ones(reaches.one.size, bool), (reaches.one, reaches.two)), (bed.size, bed.size))
    count, network = connected_components(links, directed=False)
    sea = np.flatnonzero(number == INTO_SEA)  # a mark: never the first or the last of all
    beside = np.concatenate([number[sea - 1], number[sea + 1]])
    degree = np.bincount(np.concatenate([reaches.one, reaches.two]), minlength=bed.size)
    low_ends = np.concatenate([reaches.two[fall > 0], reaches.one[fall < 0]])
    upwards = np.flatnonzero(knots)[np.argsort(height[knots], kind="stable")]
    lowest = upwards[np.unique(network[upwards], return_index=True)[1]]
    mouth = np.zeros(bed.size, bool)
    drained = np.zeros(count, bool)
    for found in (beside[beside >= 0], low_ends[degree[low_ends] == 1], lowest):
        mouth[found[~drained[network[found]]]] = True
        drained[network[found]] = True
    return np.flatnonzero(mouth)
