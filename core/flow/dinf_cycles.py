"""Circles in D∞ directions: found when no cell is ready any more, and cut so that water goes on.

Angles found by `core.flow.dinf` never lead round in a circle; those of other programs, or edited by hand, can. Links
are only ever taken away, so what has been added up stays right, and nothing depends on where a search begins.
"""

import numpy as np

from ..machine.jit import kernel
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..raster.tiles import row_bands
from .dinf import share_of_angle

STEPS = 1_000_000  # cells looked at between two checks for a cancel
BAND_CELLS = 1 << 20


def cut_circles(receivers, waiting, angles, corner, progress):
    """Cut all circles among the cells that wait; return how many cells lie on circles, how many ends were made, and
    the cells that are ready now.

    A cell on a circle gives all its water to the neighbour that leaves the circle; without one, to the neighbour with
    the greater share. A circle that is closed even so ends in its first cell.
    """
    ncols = waiting.shape[1]
    onward = _links_on_circles(receivers, waiting, progress)
    cells = np.flatnonzero(onward)
    links = onward.ravel()[cells]
    old = receivers.ravel()[cells]

    new = old
    inner, _ = _links_within_circles(cells, links, ncols)
    circling = np.count_nonzero(inner)
    leaving = new & ~inner
    new = np.where((inner != 0) & (leaving != 0), leaving, new)
    progress.check()

    inner, _ = _links_within_circles(cells, links & new, ncols)
    leaving = new & ~inner
    greater = np.empty(cells.size, np.uint8)
    find_greater(cells, new, angles, corner, greater)
    new = np.where(inner == 0, new, np.where(leaving != 0, leaving, greater))
    progress.check()

    inner, circle = _links_within_circles(cells, links & new, ncols)
    closed = np.flatnonzero(inner)
    _, first = np.unique(circle[closed], return_index=True)
    new[closed[first]] = 0
    return int(circling), first.size, _take_away(cells, old, new, receivers, waiting)


def _links_on_circles(receivers, waiting, progress):
    """Return, as bit sets, the links between waiting cells on circles or on the way from one circle to another."""
    onward = np.zeros(waiting.shape, np.uint8)
    for band in row_bands(waiting.shape, BAND_CELLS):
        progress.check()
        find_onward(receivers, waiting, onward, band.start, band.stop)
    stack = np.empty(np.count_nonzero(waiting) + 1, np.int64)
    last = np.flatnonzero((waiting != 0) & (onward == 0))
    stack[: last.size] = last
    depth = last.size
    while depth:
        progress.check()
        depth = trim(waiting, onward, stack, depth, STEPS)
    return onward


@kernel
def find_onward(receivers, waiting, onward, top, bottom):
    """Write the links of waiting cells to waiting cells, in some rows."""
    for row in range(top, bottom):
        for col in range(waiting.shape[1]):
            directions = int(receivers[row, col]) if waiting[row, col] != 0 else 0
            for direction in range(8):
                r, c = row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]
                if directions >> direction & 1 and waiting[r, c] == 0:
                    directions &= 255 ^ (1 << direction)
            onward[row, col] = directions


@kernel
def trim(waiting, onward, stack, depth, steps):
    """Take off cells from which no link leads on, at most ``steps`` of them; return how many are left on the stack."""
    ncols = waiting.shape[1]
    while depth > 0 and steps > 0:
        steps -= 1
        depth -= 1
        row = stack[depth] // ncols
        col = stack[depth] - row * ncols
        directions = int(waiting[row, col])
        for direction in range(8):
            if directions >> direction & 1:
                r = row + ROW_OFFSETS[direction]
                c = col + COLUMN_OFFSETS[direction]
                onward[r, c] &= 255 ^ (1 << ((direction + 4) & 7))
                if onward[r, c] == 0:
                    stack[depth] = r * ncols + c
                    depth += 1
    return depth


def _offset(direction, ncols):
    return ROW_OFFSETS[direction] * ncols + COLUMN_OFFSETS[direction]


def _links_within_circles(cells, links, ncols):
    """Return which links lie on circles, and a number for each cell that is the same all over a system of circles."""
    from scipy import sparse
    from scipy.sparse.csgraph import connected_components

    ends = []
    for direction in range(8):
        start = np.flatnonzero(links >> direction & 1)
        ends.append((direction, start, np.searchsorted(cells, cells[start] + _offset(direction, ncols))))
    start, end = (np.concatenate([part[side] for part in ends]) for side in (1, 2))
    graph = sparse.coo_matrix((np.ones(start.size, np.int8), (start, end)), (cells.size, cells.size))
    _, circle = connected_components(graph.tocsr(), connection="strong")
    inner = np.zeros(cells.size, np.uint8)
    for direction, start, end in ends:
        inner[start[circle[start] == circle[end]]] |= np.uint8(1 << direction)
    return inner, circle


@kernel
def find_greater(cells, directions, angles, corner, greater):
    """Write, for each cell, which of its receivers has the greater share, as a bit set."""
    ncols = angles.shape[1]
    for number in range(cells.size):
        row = cells[number] // ncols
        one, two, share = share_of_angle(np.float64(angles[row, cells[number] - row * ncols]), corner[row])
        both = (1 << one) | (1 << two)
        chosen = directions[number]
        greater[number] = (1 << two if share > 0.5 else 1 << one) if chosen == both else chosen


def _take_away(cells, old, new, receivers, waiting):
    """Take away the links that are in ``old`` and not in ``new``; return the cells that wait no more since then."""
    receivers.ravel()[cells] = new
    freed = []
    for direction in range(8):
        cut = cells[(old & ~new) >> direction & 1 != 0]
        target = cut + _offset(direction, waiting.shape[1])
        left = np.uint8(255 ^ (1 << ((direction + 4) & 7)))
        waiting.ravel()[target] &= left
        freed.append(target)
    freed = np.unique(np.concatenate(freed))
    return freed[waiting.ravel()[freed] == 0]
