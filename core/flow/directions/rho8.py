"""Rho8: one direction a cell, drawn so that water on a slope keeps to the slope on average (Fairfield & Leymarie 1991,
doi:10.1029/90WR02658).

A step over a corner counts as long as a number drawn between 1 and 2 instead of √2, so the steepest neighbour changes
from cell to cell. Only neighbours strictly below the cell are chosen and flats keep their D8 directions, so no path can
come back to where it was.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from ...arrays import Codes, Heights, Values
from ...machine.jit import kernel
from ...machine.noise import scramble
from ...raster.dtypes import working_type
from ...raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ...raster.storage import raster_of
from ...raster.tiles import TILE_SIDE, tile_rows, with_rim
from ...run.run import Run
from .d8_cycles import without_cycle

DRAWS = 2.0**32  # `scramble` gives 32 bits
ROOT_OF_TWO = 2**0.5


def rho8(run: Run, filled: Heights, codes: Codes, lengths: Values, seed: int, side: int = TILE_SIDE) -> Codes:
    """Return random directions, the same for the same seed; cells that end or lie on a flat keep those of ``codes``.

    Parameters
    ----------
    filled : heights without depressions, raster of any real type
    codes : D8 directions of the same cells in the code of the core
    lengths : metres from a cell of each row to its neighbours, (rows, 8)
    seed : whole number; each cell draws from the seed and its own position
    """
    codes = raster_of(codes, np.uint8)
    lengths = np.require(lengths, np.float64, ["C", "W"])
    drawn = run.empty(codes.shape, np.uint8)
    tiles = [tile for row in tile_rows(codes.shape, side) for tile in row]

    def share_lengths(tile):
        return tile, lengths[tile.top : tile.bottom]

    work = partial(_draw_tile, filled, codes, drawn, seed & 0xFFFFFFFF)
    run.map(work, tiles, share_lengths)
    return without_cycle(run.quietly(), drawn)


def _draw_tile(filled, codes, drawn, seed, job):
    """Write the directions that are drawn in a tile."""
    tile, lengths = job
    heights = with_rim(filled, tile, working_type(filled.dtype), np.inf)
    ways = with_rim(codes, tile, np.uint8, NO_DIRECTION)
    drawn[tile.window] = draw_directions(heights, ways, lengths, seed, tile.top, tile.left)


@kernel
def draw_directions(filled: Heights, codes: Codes, lengths: Values, seed: int, top: int, left: int) -> Codes:
    """Return the random directions of a tile that begins at ``top``, ``left``; rasters have a rim of one cell.

    Beyond the raster there is no direction. ``lengths`` are those of the rows of the tile.
    """
    drawn = np.empty((codes.shape[0] - 2, codes.shape[1] - 2), np.uint8)
    for row in range(drawn.shape[0]):
        for col in range(drawn.shape[1]):
            chosen = int(codes[row + 1, col + 1])
            if chosen >= ENDS:
                drawn[row, col] = chosen
                continue
            steepest = 0.0
            for direction in range(8):
                r = row + 1 + ROW_OFFSETS[direction]
                c = col + 1 + COLUMN_OFFSETS[direction]
                if codes[r, c] == NO_DIRECTION:
                    continue
                drop = np.float64(filled[row + 1, col + 1]) - np.float64(filled[r, c])
                if drop <= 0:
                    continue
                slope = drop / lengths[row, direction]
                if direction & 1:
                    slope *= ROOT_OF_TWO / (1.0 + scramble(seed, 8 * (left + col) + direction, top + row) / DRAWS)
                if slope > steepest:
                    steepest = slope
                    chosen = direction
            drawn[row, col] = chosen
    return drawn
