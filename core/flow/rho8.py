"""Rho8: one direction a cell, drawn so that water on a slope keeps to the slope on average (Fairfield & Leymarie 1991,
doi:10.1029/90WR02658).

A step over a corner counts as long as a number drawn between 1 and 2 instead of √2, so the steepest neighbour changes
from cell to cell. Only neighbours strictly below the cell are chosen and flats keep their D8 directions, so no path can
come back to where it was.
"""

import numpy as np

from ..machine.jit import kernel
from ..machine.noise import scramble
from ..raster.dtypes import working_type
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ..raster.tiles import map_tiles, tile_rows
from ..run.progress import Progress

SIDE = 256
BYTES_PER_CELL = 1  # the directions
DRAWS = 2.0**32  # `scramble` gives 32 bits
ROOT_OF_TWO = 2**0.5


def rho8(filled, codes, lengths, seed, threads=None, side=SIDE, progress=None):
    """Return random directions, the same for the same seed; cells that end or lie on a flat keep those of ``codes``.

    Parameters
    ----------
    filled : heights without depressions, 2-D array of any real type
    codes : D8 directions of the same cells in the code of the core
    lengths : metres from a cell of each row to its neighbours, (rows, 8)
    seed : whole number; each cell draws from the seed and its own position
    """
    filled = np.require(filled, working_type(filled.dtype), ["C", "W"])
    codes = np.require(codes, np.uint8, ["C", "W"])
    lengths = np.require(lengths, np.float64, ["C", "W"])
    drawn = np.empty(codes.shape, np.uint8)

    def work(tile):
        draw_directions(filled, codes, lengths, seed & 0xFFFFFFFF, drawn, *tile)

    map_tiles(work, [tile for row in tile_rows(codes.shape, side) for tile in row], threads, progress or Progress())
    return drawn


@kernel
def draw_directions(filled, codes, lengths, seed, drawn, top, bottom, left, right):
    """Write the random directions of a tile."""
    nrows, ncols = filled.shape
    for row in range(top, bottom):
        for col in range(left, right):
            chosen = int(codes[row, col])
            if chosen >= ENDS:
                drawn[row, col] = chosen
                continue
            steepest = 0.0
            for direction in range(8):
                r = row + ROW_OFFSETS[direction]
                c = col + COLUMN_OFFSETS[direction]
                if not (0 <= r < nrows and 0 <= c < ncols) or codes[r, c] == NO_DIRECTION:
                    continue
                drop = np.float64(filled[row, col]) - np.float64(filled[r, c])
                if drop <= 0:
                    continue
                slope = drop / lengths[row, direction]
                if direction & 1:
                    slope *= ROOT_OF_TWO / (1.0 + scramble(seed, 8 * col + direction, row) / DRAWS)
                if slope > steepest:
                    steepest = slope
                    chosen = direction
            drawn[row, col] = chosen
