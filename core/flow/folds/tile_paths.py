"""The D8 paths of one tile as an order of its cells, in which any measure along them is a loop of two lines.

A tile and a ring of one cell around it, which belongs to its neighbours, are counted row by row. A measure of what lies
upstream runs from the first cell to the last: ``sums[receiver] += sums[cell]``. A measure of what lies downstream runs
from the last cell to the first; the ring and the ends hold its values before. The highest cell that is still to be
passed, where ``highest`` begins as the heights::

    for at in order[::-1]:
        highest[at] = max(highest[at], highest[at + step[codes[at]]])

What holds in all tiles holds in the raster once their rims are joined (`cross_tile`), which is what a `Flow` does
(`core/flow/folds/flow.py`). An order of cells by itself is for what is no rule of a fold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...arrays import NOWHERE, Array, Cells, Codes, Indices, Shape
from ...machine.indices import is_there
from ...machine.jit import kernel, unsigned
from ...raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ...raster.rims import (
    cell_on_raster,
    is_beyond,
    rim_cell,
    rim_size,
    ring_cell,
    ring_cells,
    ring_size,
    steps_of,
)

if TYPE_CHECKING:
    from ...raster.tiles import Tile

UNKNOWN_END = -1  # instead of a path: none has been followed through this cell
OUT_OF_THE_TILE = 254  # instead of how many neighbours a cell waits for
IN_A_CIRCLE = 251  # instead of the direction of a cell around the tile; what is less is a direction


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
def copy_row(given: Array, into: Array) -> None:
    """Copy a row; by itself, and with an index that cannot be negative, so that it becomes vector code."""
    for col in range(unsigned(into.size)):
        into[col] = given[col]


class TileCodes(NamedTuple):
    """A tile, an array that holds its directions, and the row and column where it begins there.

    Nobody writes into one that has, for this tile alone, a ring of cells without direction around it.
    """

    tile: Tile
    array: Codes
    top: int
    left: int
    has_ring: bool = False


@kernel
def codes_in_ring(of: TileCodes) -> Codes:
    """Return the directions of a tile with a ring around it: those that are there if they have one."""
    if of.has_ring:
        return of.array.ravel()
    height, width = of.tile.bottom - of.tile.top, of.tile.right - of.tile.left
    across = width + 2
    codes = np.full((height + 2) * across, IN_A_CIRCLE, np.uint8)
    for row in range(height):
        begin = (row + 1) * across + 1
        copy_row(of.array[of.top + row, of.left : of.left + width], codes[begin : begin + width])
    return codes


@kernel
def sources_first(codes: Codes, height: int, width: int) -> tuple[Codes, Indices, int]:
    """Return for how many neighbours each cell of a tile waits, the cells that wait for none, and how many these are.

    They are the first of a queue with room for all. Cells of the ring wait for ever.
    """
    across = width + 2
    waiting = np.full(codes.size, OUT_OF_THE_TILE, np.uint8)
    queue = np.empty(codes.size, np.int32)
    end = unsigned(0)
    for row in range(height):
        begin = (row + 1) * across + 1
        _count_upstream(codes[row * across : (row + 3) * across], across, waiting[begin : begin + width])
        for cell in range(unsigned(begin), unsigned(begin + width)):
            queue[end] = cell
            end += unsigned(waiting[cell] == 0)
    return waiting, queue, end


@kernel
def upstream_first(codes: Codes, height: int, width: int) -> tuple[Cells, int]:
    """Return the cells of a tile of this size with a direction, each before its receiver, but for those on a cycle.

    The first of them, also told is how many, are those that no cell leads to. ``codes`` are `codes_in_ring`. After
    Zhou, Wei & Fu (2019, doi:10.1007/s11442-019-1688-5), but one step for all cells at a time: no branch that the
    processor would have to guess, and the next cell need not wait for this one.
    """
    waiting, queue, sources = sources_first(codes, height, width)
    step = steps_of(width + 2)
    count = first = unsigned(0)
    front, end = unsigned(0), unsigned(sources)
    while front < end:
        at = unsigned(queue[front])
        front += unsigned(1)
        code = codes[at]
        if code >= IN_A_CIRCLE:
            continue
        to = unsigned(np.int64(at) + step[unsigned(code)])
        queue[count] = at
        count += unsigned(1)
        left = waiting[to] - np.uint8(1)
        waiting[to] = left
        queue[end] = to
        end += unsigned(left == 0)
        first = count if front <= unsigned(sources) else first
    return queue[:count], first


def first_on_cycle(codes: Codes, tile: Tile, ncols: int) -> int:
    """Return the first cell that lies on a cycle inside a tile, or -1; ``codes`` are those with a ring around it."""
    circling = codes < IN_A_CIRCLE
    order, _ = upstream_first(codes, *tile.shape)
    if np.count_nonzero(circling) == order.size:
        return -1
    circling[order] = False  # it leaves out cycles alone
    row, col = divmod(int(np.argmax(circling)), tile.shape[1] + 2)
    return (tile.top + row - 1) * ncols + tile.left + col - 1


@kernel
def cells_entered(codes: Codes, tile: Tile) -> Cells:
    """Return the cells of a tile that water enters from another one, each once for each neighbour that leads to it.

    They are counted row by row with a ring of cells around the tile, and ``codes`` are those with that ring: it has no
    directions any more afterwards.
    """
    height, width = tile.bottom - tile.top, tile.right - tile.left
    step = steps_of(width + 2)
    cells = np.empty(ring_size(height, width), np.int64)
    count = 0
    for index in range(cells.size):
        row, col = ring_cell(index, height, width)
        code = codes[row + 1, col + 1]
        codes[row + 1, col + 1] = IN_A_CIRCLE
        if code < IN_A_CIRCLE and not is_beyond(row, col, code, height, width):
            cells[count] = (row + 1) * (width + 2) + col + 1 + step[code]
            count += 1
    return cells[:count]


@kernel
def cells_fed(codes: Codes, tile: Tile, ncols: int) -> tuple[Cells, Cells]:
    """Return the cells of a tile by which its water leaves it, and the cells of other tiles that each of them feeds.

    The first are counted row by row with a ring of cells around the tile, as ``codes`` are, the others over the raster.
    """
    height, width = tile.bottom - tile.top, tile.right - tile.left
    across = width + 2
    leaving = np.empty(rim_size(height, width), np.int64)
    fed = np.empty(leaving.size, np.int64)
    count = 0
    for index in range(fed.size):
        row, col = rim_cell(index, height, width)
        at = (row + 1) * across + col + 1
        code = codes[at]
        if code < IN_A_CIRCLE and is_beyond(row, col, code, height, width):
            leaving[count] = at
            fed[count] = (tile.top + row + ROW_OFFSETS[code]) * ncols + tile.left + col + COLUMN_OFFSETS[code]
            count += 1
    return leaving[:count], fed[:count]


@kernel
def cross_tile(codes: Codes, entered: Cells, tile: Tile, shape: Shape) -> tuple[Indices, Indices, Indices, Indices]:
    """Return the cells of a tile that water enters from another one, where the path from each leads, and `cells_fed`.

    It leads to the cell in which it enters the next tile, to its end (-2 less its cell), or, on a cycle, NOWHERE. Cells
    are counted row by row over the raster; ``entered`` are the `cells_entered`, with a ring around the tile, which in
    ``codes`` has no directions.
    """
    step = steps_of(tile.right - tile.left + 2)
    cells = ring_cells(tile, shape)
    count = cells.size
    leaves = np.full(count + entered.size, NOWHERE, np.int64)  # the cells of the ring, then the paths that begin there
    leaves[:count] = cells
    met = np.full(codes.size, UNKNOWN_END, np.int32)  # one of these: a cell of the ring, or the first path on a cell
    met[cells] = np.arange(count)
    begins, onward = np.empty(entered.size, np.int64), np.empty(entered.size, np.int64)
    for index in range(entered.size):
        at = unsigned(entered[index])
        while met[at] == UNKNOWN_END:
            met[at] = count + index
            at = unsigned(np.int64(at) + step[unsigned(codes[at])])
        path = met[at]
        if codes[at] == ENDS and path == count + index:
            leaves[path] = -2 - cell_on_raster(np.int64(at), tile, shape[1])
        leave = leaves[path]
        leaves[count + index] = leave
        onward[index] = leave if not is_there(leave) else cell_on_raster(leave, tile, shape[1])
        begins[index] = cell_on_raster(entered[index], tile, shape[1])
    leaving, fed = cells_fed(codes, tile, shape[1])
    return begins, onward, leaving, fed
