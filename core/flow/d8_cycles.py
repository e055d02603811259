"""Water that runs in a circle: a direction raster with a cycle is none, and every walk along it would never end.

Each tile follows its paths until they end or leave it, which finds the cycles inside. What is left of it is, for every
cell of its rim, the cell where the path from there enters another tile. Cycles of that small graph are all others.
"""

from functools import partial

import numpy as np

from ..machine.jit import kernel
from ..raster.neighbours import COLUMN_OFFSETS, NO_DIRECTION, ROW_OFFSETS
from ..raster.rims import cell_of
from ..raster.storage import IN_MEMORY, cells_of, raster_of
from ..raster.tiles import Tile, tile_rows, with_rim
from ..run.progress import Progress
from .tile_paths import NOWHERE, forest_of, join_rims, trace

SIDE = 256
BYTES_PER_CELL = 1  # the graph of the rims, for tiles of this side
STEPS_AT_ONCE = 1 << 20  # nodes or cells walked between two looks at the cancel button


@kernel
def mark_nodes(entered, marks, start, stop):
    """Follow the paths from nodes ``start:stop``; return one node of each cycle that is met for the first time.

    ``marks`` keeps what is known from one call to the next: 0 nothing, 1 on the present path, 2 done.
    """
    on_cycle = np.empty(stop - start, np.int64)
    count = 0
    for node in range(start, stop):
        at = node
        while at != NOWHERE and marks[at] == 0:
            marks[at] = 1
            at = entered[at]
        if at != NOWHERE and marks[at] == 1:
            on_cycle[count] = at
            count += 1
        at = node
        while at != NOWHERE and marks[at] == 1:
            marks[at] = 2
            at = entered[at]
    return on_cycle[:count]


@kernel
def walk_on(codes, row, col, least, goal, ncols, tile, steps):
    """Follow a path inside a tile for some steps, to its edge, or to ``goal``; return where it is and the least met.

    ``codes`` are those of the tile. Cells are counted row by row over the raster of ``ncols`` columns.
    """
    for _ in range(steps):
        code = codes[row - tile.top, col - tile.left]
        row += ROW_OFFSETS[code]
        col += COLUMN_OFFSETS[code]
        least = min(least, row * ncols + col)
        outside = row < tile.top or row >= tile.bottom or col < tile.left or col >= tile.right
        if outside or row * ncols + col == goal:
            break
    return row, col, least


def find_cycle(codes, threads=None, side=SIDE, progress=None, storage=IN_MEMORY):
    """Return the first cell, row by row, that lies on a cycle of the directions ``codes``, or -1 when there is none.

    They lie in ``storage``.
    """
    progress = progress or Progress()
    codes = raster_of(codes, np.uint8)
    nrows, ncols = codes.shape
    tiles = [tile for row in tile_rows(codes.shape, side) for tile in row]

    inner, joined = zip(*storage.map(partial(_look_into, codes, side), tiles, threads, progress))
    entered = forest_of(joined, codes.shape, side)
    found = [cell for cell in inner if cell >= 0]
    marks = np.zeros(entered.size, np.uint8)
    for start in range(0, entered.size, STEPS_AT_ONCE):
        for node in mark_nodes(entered, marks, start, min(start + STEPS_AT_ONCE, entered.size)):
            found.append(_least_on_cycle(codes, cell_of(node, nrows, ncols, side), side, progress))
        progress.check()
    return int(min(found, default=-1))


def _look_into(codes, side, tile):
    """Return the first cell on a cycle inside a tile, and what `join_rims` tells."""
    wide = with_rim(codes, tile, np.uint8, NO_DIRECTION)
    paths = trace(np.ascontiguousarray(wide[1:-1, 1:-1]))
    return _first_on_cycle(paths, tile, codes.shape[1]), join_rims(paths, wide, tile, codes.shape, side)


def _first_on_cycle(paths, tile, ncols):
    """Return the first cell that lies on a cycle inside a tile, or -1: those that its paths leave out."""
    circling = paths.codes < 8
    if np.count_nonzero(circling) == paths.cells.size:
        return -1
    circling[paths.cells] = False
    row, col = divmod(int(np.argmax(circling)), tile.shape[1] + 2)
    return (tile.top + row - 1) * ncols + tile.left + col - 1


def _least_on_cycle(codes, start, side, progress):
    """Return the first cell of the cycle through a cell."""
    nrows, ncols = codes.shape
    row, col = divmod(start, ncols)
    least = start
    while True:
        top, left = row // side * side, col // side * side
        tile = Tile(top, min(top + side, nrows), left, min(left + side, ncols))
        row, col, least = walk_on(cells_of(codes, tile), row, col, least, start, ncols, tile, STEPS_AT_ONCE)
        if row * ncols + col == start:
            return least
        progress.check()
