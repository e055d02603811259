"""The D8 paths of one tile as an order of its cells, in which any measure along them is a loop of two lines.

A tile and a ring of one cell around it, which belongs to its neighbours, are counted row by row. A measure of what lies
upstream runs from the first cell to the last: ``sums[receiver] += sums[cell]``. A measure of what lies downstream runs
from the last cell to the first; the ring and the ends hold its values before. The highest cell that is still to be
passed, where ``highest`` begins as the heights::

    for index in range(paths.cells.size - 1, -1, -1):
        at, to = paths.cells[index], paths.receivers[index]
        highest[at] = max(highest[at], highest[to])

What holds in all tiles holds in the raster once their rims are joined (`join_rims`): run it with nothing in the ring,
follow the forest of the rims, run it again with what was found there in the ring, as `distance` does.
"""

from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel, unsigned
from ..raster.neighbours import NO_DIRECTION
from ..raster.rims import cell_on_raster, is_beyond, ring_cells, steps_of

NOWHERE = -1  # instead of a cell or node: the path ends, or runs in a circle, before it enters another tile
UNKNOWN = -1  # instead of a path: none has been followed through this cell
BEYOND = 254  # instead of how many neighbours a cell waits for


class Paths(NamedTuple):
    """The cells with a direction from sources down, but for those on a cycle."""

    codes: np.ndarray  # of all cells, without direction in the ring
    cells: np.ndarray  # each comes before its receiver
    receivers: np.ndarray  # the neighbours that they lead to, in the same order


@kernel
def _count_upstream(codes, width, waiting):
    """Write how many neighbours lead to each cell of a row; ``codes`` holds it and those beside it, ``width`` wide."""
    across = unsigned(width)
    one = unsigned(1)
    for col in range(unsigned(waiting.size)):
        before = unsigned(col)
        here = before + across
        after = here + across
        waiting[before] = (
            (1 if codes[here] == 0 else 0)
            + (1 if codes[before] == 1 else 0)
            + (1 if codes[before + one] == 2 else 0)
            + (1 if codes[before + one + one] == 3 else 0)
            + (1 if codes[here + one + one] == 4 else 0)
            + (1 if codes[after + one + one] == 5 else 0)
            + (1 if codes[after + one] == 6 else 0)
            + (1 if codes[after] == 7 else 0)
        )


@kernel
def trace(tile_codes):
    """Return the paths of a tile with these directions.

    After Zhou, Wei & Fu (2019, doi:10.1007/s11442-019-1688-5), but one step for all cells at a time: no branch that the
    processor would have to guess, and the next cell need not wait for this one.
    """
    height, width = tile_codes.shape
    across = width + 2
    codes = np.full((height + 2) * across, NO_DIRECTION, np.uint8)
    for row in range(height):
        begin = (row + 1) * across + 1
        codes[begin : begin + width] = tile_codes[row]
    waiting = np.full(codes.size, BEYOND, np.uint8)  # for how many neighbours; cells of the ring wait for ever
    queue = np.empty(codes.size, np.int32)
    back = 0
    for row in range(height):
        begin = (row + 1) * across + 1
        _count_upstream(codes[row * across : (row + 3) * across], across, waiting[begin : begin + width])
        for cell in range(begin, begin + width):
            queue[back] = cell
            back += waiting[cell] == 0
    receivers = np.empty(height * width, np.int32)
    step = steps_of(across)
    count = 0
    front = 0
    while front < back:
        at = queue[front]
        front += 1
        code = codes[at]
        if code >= 8:
            continue
        to = at + step[code]
        queue[count] = at
        receivers[count] = to
        count += 1
        waiting[to] -= 1
        queue[back] = to
        back += waiting[to] == 0
    return Paths(codes, queue[:count], receivers[:count])


@kernel
def join_rims(paths, codes, tile, shape):
    """Return the cells of a tile that water enters from another one, and where each path from there enters the next.

    Both are counted row by row over the raster, and a cell comes once for each neighbour that leads to it. A path that
    enters no other tile leads NOWHERE. ``codes`` are those of the tile with a rim of one cell.
    """
    height, width = tile.bottom - tile.top, tile.right - tile.left
    across = width + 2
    step = steps_of(across)
    cells = ring_cells(tile, shape)
    count = cells.size
    leaves = np.full(2 * count, NOWHERE, np.int64)  # the cells of the ring, then the paths that begin there
    leaves[:count] = cells
    met = np.full(paths.codes.size, UNKNOWN, np.int32)  # one of these: a cell of the ring, or the first path on a cell
    met[cells] = np.arange(count)
    entered = np.empty(count, np.int64)
    onward = np.empty(count, np.int64)
    found = 0
    for index in range(count):
        row, col = cells[index] // across - 1, cells[index] % across - 1
        code = codes[row + 1, col + 1]
        if code >= 8 or is_beyond(row, col, code, height, width):
            continue
        at = cells[index] + step[code]
        entered[found] = cell_on_raster(at, tile, shape[1])
        while met[at] == UNKNOWN:
            met[at] = count + index
            at += step[paths.codes[at]]
        leave = leaves[met[at]]
        leaves[count + index] = leave
        onward[found] = leave if leave == NOWHERE else cell_on_raster(leave, tile, shape[1])
        found += 1
    return entered[:found], onward[:found]
