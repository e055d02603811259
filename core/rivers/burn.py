"""Burning: mapped rivers carved into a DEM, each channel going down from head to mouth.

A line becomes a chain of cells that touch at sides or corners. Where chains end, meet or cross, they share a *knot*;
the stretches between knots are the *reaches* of a network, so the cells of the DEM say what hangs together. Which way
a reach runs is found from heights, not from the order in which it was digitised: the mouths of each network are found
first, and then the network is flooded from them, lowest knots first; every reach runs to the knot that was flooded
earlier. So each knot has a way to a mouth, and braids and loops hold no circle.
"""

import heapq
from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..raster.domain import SEA, VOID
from ..run.progress import Progress

BYTES_PER_CELL = 8  # the chains are small beside the raster
LINES_AT_A_TIME = 2000
CLEAR_CELLS = 5  # fewer cells do not tell which way a reach falls
MOST_SMOOTHED = 25  # cells of a reach from which the height of a knot is taken
ROUNDS = 100  # of drawing together
KNOTS_BETWEEN_LOOKS = 5_000

# What stands in a chain in place of a cell: the line has left the data, or goes on in the sea.
OUT = -1
INTO_SEA = -2


class BurnReport(NamedTuple):
    """What became of the lines."""

    length: float  # metres on land
    turned: int  # lines that run against the order of their vertices
    off: int  # lines wholly off the data, or in the sea
    partly_off: int
    clipped: int  # cells that the type of the heights does not let be as low as they should


class Chains(NamedTuple):
    """Lines as cells in their order; OUT or INTO_SEA stands before and after each. ``line`` tells whose they are."""

    cells: np.ndarray
    line: np.ndarray
    length: np.ndarray  # of each line on land, in metres
    gaps: np.ndarray  # whether part of a line lies off the data
    flipped: np.ndarray  # whether the chain runs from the last vertex of the line to the first


class ChainReaches(NamedTuple):
    """Stretches ``begin``…``end`` (both included) of the chains, between the knots ``one`` and ``two``."""

    begin: np.ndarray
    end: np.ndarray
    one: np.ndarray
    two: np.ndarray


def burn(z, domain, x, y, first, depth, cell_width, cell_height, monotone=True, progress=None):
    """Return ``z`` with rivers burned in, and a `BurnReport`. Whole heights stay whole: they are rounded down.

    Parameters
    ----------
    z : 2-D array of any real type
    domain : uint8 array of the same shape, see `core.domain`; nothing is burned into voids and the sea
    x, y : vertices of all lines, in columns from the left and rows from the top edge of the raster
    first : where each line begins in ``x`` and ``y``, and where the last one ends; none is without vertices
    depth : how much lower the bed of a river is than the ground, in the unit of ``z``
    cell_width, cell_height : metres on the ground, one number a row
    monotone : whether beds never rise from head to mouth; they are lowered as far as that takes
    """
    progress = progress or Progress()
    first = np.asarray(first, np.int64)
    with progress.phase("Following the lines", 0.5):
        chains = trace_chains(x, y, first, domain, cell_width, cell_height, progress)
    on_land = chains.cells >= 0
    progress.check()
    cells, place = np.unique(chains.cells[on_land], return_inverse=True)
    progress.check()
    bed = z.ravel()[cells].astype(np.float64) - depth
    turned = 0
    with progress.phase("Carving", 0.5):
        if cells.size:
            number = chains.cells.copy()  # which river cell, in the place of which cell of the raster
            number[on_land] = place.ravel()
            reaches, knots = reaches_of_chains(number, bed)
            rank = flood_network(number, bed, reaches, knots, progress)
            downwards = rank[reaches.one] > rank[reaches.two]
            turned = _count_turned(chains, reaches, downwards)
            if monotone:
                carve_down(bed, number, reaches, rank, downwards, progress)
    burned = z.copy()
    clipped = 0
    if z.dtype.kind in "iu":
        lowest = np.iinfo(z.dtype).min
        clipped = int(np.count_nonzero(np.floor(bed) < lowest))
        bed = np.maximum(np.floor(bed), lowest)
    burned.ravel()[cells] = bed
    off = chains.length == 0
    partly_off = int(np.count_nonzero(chains.gaps & ~off))
    report = BurnReport(float(chains.length.sum()), turned, int(np.count_nonzero(off)), partly_off, clipped)
    return burned, report


def _in_one_order(x, y, first, progress):
    """Put the vertices of each line into the one of its two orders that comes first; return them and who was turned.

    So nothing that follows can depend on the order in which a line was digitised.
    """
    begin, last = first[:-1], first[1:] - 1
    flipped = (x[last] < x[begin]) | ((x[last] == x[begin]) & (y[last] < y[begin]))
    for line in np.flatnonzero((x[last] == x[begin]) & (y[last] == y[begin])).tolist():
        progress.check()
        forth = np.column_stack([x[first[line] : first[line + 1]], y[first[line] : first[line + 1]]])
        differ = np.argwhere(forth != forth[::-1])
        flipped[line] = differ.size > 0 and forth[::-1][tuple(differ[0])] < forth[tuple(differ[0])]
    progress.check()
    line = np.repeat(np.arange(begin.size), np.diff(first))
    place = np.arange(x.size)
    place = np.where(flipped[line], begin[line] + last[line] - place, place)
    return x[place], y[place], flipped


def trace_chains(x, y, first, domain, cell_width, cell_height, progress=None):
    """Return the lines as `Chains`; the parameters are those of `burn`."""
    progress = progress or Progress()
    x, y, flipped = _in_one_order(np.asarray(x, np.float64), np.asarray(y, np.float64), first, progress)
    nrows, ncols = domain.shape
    count = first.size - 1
    width, height = (np.ascontiguousarray(size, np.float64) for size in (cell_width, cell_height))
    domain = np.require(domain, np.uint8, ["C", "W"])
    ends = np.concatenate([first[:-1], first[1:] - 1])
    inside = (x[ends] >= 0) & (x[ends] < ncols) & (y[ends] >= 0) & (y[ends] < nrows)
    knots = np.unique(y[ends][inside].astype(np.int64) * ncols + x[ends][inside].astype(np.int64))
    length, gaps = np.zeros(count), np.zeros(count, np.bool_)
    parts, owners = [np.empty(0, np.int64)], [np.empty(0, np.int64)]
    for start in range(0, count, LINES_AT_A_TIME):
        stop = min(start + LINES_AT_A_TIME, count)
        part = slice(first[start], first[stop])
        columns, rows = np.clip(x[part], 0, ncols), np.clip(y[part], 0, nrows)
        most = int(np.abs(np.diff(columns)).sum() + np.abs(np.diff(rows)).sum()) + 6 * (stop - start + columns.size)
        cells, owner = np.empty(most, np.int64), np.empty(most, np.int64)
        size = walk_lines(x, y, first, start, stop, domain, knots, width, height, cells, owner, length, gaps)
        parts.append(cells[:size])
        owners.append(owner[:size])
        progress.report(stop / count)
        progress.check()
    return Chains(np.concatenate(parts), np.concatenate(owners), length, gaps, flipped)


@kernel
def walk_lines(x, y, first, start, stop, domain, knots, width, height, cells, owner, length, gaps):
    """Write the chains of lines ``start`` to ``stop``, each between two marks, and return how many places they take.

    A cell that a line only cuts a corner of is left out, unless some line ends in it (``knots``, sorted).
    """
    nrows, ncols = domain.shape
    size = 0
    for line in range(start, stop):
        size = _append(OUT, line, cells, owner, size, knots, ncols)
        last = first[line + 1] - 1
        for vertex in range(first[line], max(last, first[line] + 1)):  # a single vertex is a line too
            after = min(vertex + 1, last)
            x0, y0 = x[vertex], y[vertex]
            dx, dy = x[after] - x0, y[after] - y0
            t, t_end = _part_within(x0, y0, dx, dy, ncols, nrows)
            if t > 0.0 or t_end < 1.0:
                gaps[line] = True
                size = _append(OUT, line, cells, owner, size, knots, ncols)
                if t >= t_end:
                    continue
            x1 = x[after] if t_end == 1.0 else x0 + t_end * dx
            y1 = y[after] if t_end == 1.0 else y0 + t_end * dy
            col = min(max(int(np.floor(x0 + t * dx)), 0), ncols - 1)
            row = min(max(int(np.floor(y0 + t * dy)), 0), nrows - 1)
            cols_left = abs(min(max(int(np.floor(x1)), 0), ncols - 1) - col)
            rows_left = abs(min(max(int(np.floor(y1)), 0), nrows - 1) - row)
            while True:
                # Where the segment leaves this cell: over a side, or over a corner when both are the same.
                t_col = ((col + 1 if dx > 0.0 else col) - x0) / dx if cols_left > 0 else 2.0
                t_row = ((row + 1 if dy > 0.0 else row) - y0) / dy if rows_left > 0 else 2.0
                t_next = max(t, min(t_col, t_row, t_end))
                if domain[row, col] == VOID:
                    gaps[line] = True
                    size = _append(OUT, line, cells, owner, size, knots, ncols)
                elif domain[row, col] == SEA:
                    size = _append(INTO_SEA, line, cells, owner, size, knots, ncols)
                else:
                    length[line] += (t_next - t) * np.hypot(dx * width[row], dy * height[row])
                    size = _append(row * ncols + col, line, cells, owner, size, knots, ncols)
                if cols_left == 0 and rows_left == 0:
                    break
                t = t_next
                if t_col <= t_row:
                    col += 1 if dx > 0.0 else -1
                    cols_left -= 1
                if t_row <= t_col:
                    row += 1 if dy > 0.0 else -1
                    rows_left -= 1
            if t_end < 1.0:
                size = _append(OUT, line, cells, owner, size, knots, ncols)
        size = _append(OUT, line, cells, owner, size, knots, ncols)
    return size


@kernel
def _part_within(x, y, dx, dy, ncols, nrows):
    """Return from where to where, in shares of its length, a segment lies on the raster; nowhere if not from < to."""
    t, t_end = 0.0, 1.0
    if (dx == 0.0 and not 0.0 <= x < ncols) or (dy == 0.0 and not 0.0 <= y < nrows):
        return 1.0, 0.0
    if dx != 0.0:
        t = max(t, min(-x / dx, (ncols - x) / dx))
        t_end = min(t_end, max(-x / dx, (ncols - x) / dx))
    if dy != 0.0:
        t = max(t, min(-y / dy, (nrows - y) / dy))
        t_end = min(t_end, max(-y / dy, (nrows - y) / dy))
    return t, t_end


@kernel
def _append(cell, line, cells, owner, size, knots, ncols):
    """Add a cell or a mark to the chain and return its size; the last cell goes if the line only cut a corner of it."""
    if size > 0 and cells[size - 1] == cell:
        return size
    if cell >= 0 and size > 1 and cells[size - 1] >= 0 and cells[size - 2] >= 0:
        before = cells[size - 2]
        corner = cells[size - 1]
        if abs(before // ncols - cell // ncols) == 1 and abs(before % ncols - cell % ncols) == 1:
            place = np.searchsorted(knots, corner)
            if place == knots.size or knots[place] != corner:
                size -= 1
    cells[size] = cell
    owner[size] = line
    return size + 1


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
    places = np.flatnonzero((number < 0) | knot[number])
    begin, end = places[:-1], places[1:]
    reach = (number[begin] >= 0) & (number[end] >= 0)
    begin, end = begin[reach], end[reach]
    return ChainReaches(begin, end, number[begin], number[end])


def flood_network(number, bed, reaches, knots, progress=None):
    """Return for each knot when the flood from the mouths has come to it: reaches run to the earlier one."""
    progress = progress or Progress()
    size = reaches.begin.size
    head, tail, taken, fall = np.zeros(size), np.zeros(size), np.zeros(size, np.int64), np.zeros(size, np.int8)
    measure_reaches(bed, number, reaches.begin, reaches.end, head, tail, taken, fall)
    height = _knot_heights(bed, reaches, head, tail, taken, progress)
    first, neighbours = _neighbours_of_knots(reaches, bed.size)
    rank = np.full(bed.size, -1, np.int64)
    queue = [(height[knot], knot) for knot in _mouths(number, bed, reaches, knots, fall, height).tolist()]
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


def _knot_heights(bed, reaches, head, tail, taken, progress):
    """Return a height for every knot that single cells do not decide.

    First the mean over the ends of its reaches; then knots that are near each other on the network are drawn together,
    the more the shorter the reach between them, so that small loops follow the slope around them and not its noise.
    """

    def gathered(to_one, to_two):
        return np.bincount(reaches.one, to_one, bed.size) + np.bincount(reaches.two, to_two, bed.size)

    weight = gathered(taken, taken)
    own = gathered(head * taken, tail * taken)
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
def measure_reaches(bed, number, begin, end, head, tail, taken, fall):
    """Measure each reach: mean heights of some cells at both of its ends, and which way it falls, if that is clear.

    ``fall`` is 1 from begin to end, -1 the other way. It is clear when the straight line through five heights or more
    falls by more than twice what they scatter about it.
    """
    for reach in range(begin.size):
        count = end[reach] - begin[reach] + 1
        mean = 0.0
        for place in range(begin[reach], end[reach] + 1):
            mean += bed[number[place]] / count
        taken[reach] = min((count + 1) // 2, MOST_SMOOTHED)
        for place in range(taken[reach]):
            head[reach] += bed[number[begin[reach] + place]] / taken[reach]
            tail[reach] += bed[number[end[reach] - place]] / taken[reach]
        along, across = 0.0, 0.0
        for place in range(count):
            height = bed[number[begin[reach] + place]] - mean
            along += (place - (count - 1) / 2) * height
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


def carve_down(bed, number, reaches, rank, downwards, progress=None):
    """Lower ``bed`` so that it never rises along a reach on its way down, nor from one reach to the next."""
    progress = progress or Progress()
    upper = np.where(downwards, rank[reaches.one], rank[reaches.two])
    order = np.argsort(-upper, kind="stable")
    for start in range(0, order.size, LINES_AT_A_TIME):
        lower_reaches(bed, number, reaches.begin, reaches.end, downwards, order[start : start + LINES_AT_A_TIME])
        progress.report(start / order.size)
        progress.check()


@kernel
def lower_reaches(bed, number, begin, end, downwards, order):
    """Carry the lowest bed so far down each reach, in the given order."""
    for reach in order:
        step = 1 if downwards[reach] else -1
        at = begin[reach] if downwards[reach] else end[reach]
        low = bed[number[at]]
        for _ in range(end[reach] - begin[reach]):
            at += step
            low = min(low, bed[number[at]])
            bed[number[at]] = low


def _count_turned(chains, reaches, downwards):
    """Return how many lines run, on the whole, against the order of their vertices."""
    along = np.where(downwards, 1, -1) * (reaches.end - reaches.begin)
    balance = np.bincount(chains.line[reaches.begin], along, chains.flipped.size)
    return int(np.count_nonzero(np.where(chains.flipped, balance > 0, balance < 0)))
