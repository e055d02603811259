"""Water that runs in a circle: a direction raster with a cycle is none, and every walk along it would never end.

Each tile follows its paths until they end or leave it, which finds the cycles inside. What is left of it is, for every
cell that water enters, the cell where the path from there enters another tile. Cycles of these small graphs, of blocks
of tiles and of the raster, are all others.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from ...arrays import Codes
from ...machine.jit import kernel
from ...raster.neighbours import COLUMN_OFFSETS, NO_DIRECTION, ROW_OFFSETS
from ...raster.rims import is_in_tile
from ...raster.storage import cells_of, raster_of
from ...raster.tiles import LARGE_TILE_SIDE, Tile, block_side, numbered_blocks, tiles_in_blocks, with_rim
from ...run.failures import WaterInCircle, cell_in_words
from ...run.run import Run
from ..folds.rim_forests import Crossing, forest_through
from ..folds.tile_paths import cells_entered, cross_tile, first_on_cycle

STEPS_AT_ONCE = 1 << 20  # cells walked between two looks at the cancel button


@kernel
def walk_on(
    codes: Codes, row: int, col: int, least: int, goal: int, ncols: int, tile: Tile, steps: int
) -> tuple[int, int, int]:
    """Follow a path inside a tile for some steps, to its edge, or to ``goal``; return where it is and the least met.

    ``codes`` are those of the tile. Cells are counted row by row over the raster of ``ncols`` columns.
    """
    for _ in range(steps):
        code = codes[row - tile.top, col - tile.left]
        row += ROW_OFFSETS[code]
        col += COLUMN_OFFSETS[code]
        least = min(least, row * ncols + col)
        if not is_in_tile(row, col, tile) or row * ncols + col == goal:
            break
    return row, col, least


def find_cycle(run: Run, codes: Codes, side: int = LARGE_TILE_SIDE) -> int:
    """Return the first cell, row by row, that lies on a cycle of the directions ``codes``, or -1 when there is none."""
    codes = raster_of(codes, np.uint8)
    across = block_side(codes.shape, side)
    blocks = numbered_blocks(codes.shape, across)
    ways = run.parts()  # by the number of the block

    inner, circling = zip(*run.map(partial(_look_into, codes, side, ways), blocks))
    circling += tuple(run.map(partial(_circling, ways, across), [(len(blocks), codes.shape)]))
    ways.clear()
    found = [_least_on_cycle(run, codes, int(cell), side) for cells in circling for cell in cells]
    return int(min((*found, *(cell for cell in inner if cell >= 0)), default=-1))


def without_cycle(run: Run, codes: Codes) -> Codes:
    """Return directions that have just been made; `WaterInCircle` where they have a cycle."""
    cell = find_cycle(run, codes)
    if cell >= 0:
        raise WaterInCircle(cell_in_words(cell, codes.shape[1]))
    return codes


def _look_into(codes, side, ways, job):
    """Return the first cell on a cycle inside a tile of a block, and a cell of each that leads through its tiles.

    Keep the ways through the block.
    """
    number, block = job
    first, parts = [], []
    for tile in tiles_in_blocks(block, side):
        wide = with_rim(codes, tile, np.uint8, NO_DIRECTION)
        entered, inner = cells_entered(wide, tile), wide.ravel()
        first.append(first_on_cycle(inner, tile, codes.shape[1]))
        entered, onward, _, fed = cross_tile(inner, entered, tile, codes.shape)
        parts.append(Crossing(entered, onward, fed))
    forest, through = forest_through(parts, block, codes.shape[1], side)
    ways[number] = tuple(through)
    return min((cell for cell in first if cell >= 0), default=-1), forest.circling


def _circling(ways, across, job):
    """Return a cell of each cycle that leads through several blocks."""
    count, shape = job
    whole = Tile(0, shape[0], 0, shape[1])
    return forest_through([Crossing(*ways[number]) for number in range(count)], whole, shape[1], across)[0].circling


def _least_on_cycle(run, codes, start, side):
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
        run.check()
