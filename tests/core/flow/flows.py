"""Directions to test with, and water that is followed cell by cell."""

from functools import lru_cache

import numpy as np
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS

from ...support import random_dem

ARROWS = dict(zip("→↘↓↙←↖↑↗", range(8)))


def arrows(drawing):
    """Return directions drawn with arrows; ``o`` is an end, ``.`` has no direction."""
    codes = {**ARROWS, "o": ENDS, ".": NO_DIRECTION}
    lines = [line.replace(" ", "") for line in drawing.split("\n") if line.strip()]
    return np.array([[codes[cell] for cell in line] for line in lines], np.uint8)


def target(codes, row, col):
    """Return the cell that a cell flows into, or None where its path ends or leaves the raster."""
    code = int(codes[row, col])
    if code > 7:
        return None
    row, col = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
    return (row, col) if 0 <= row < codes.shape[0] and 0 <= col < codes.shape[1] else None


def steepest(z, valid):
    """Return the direction of steepest descent of every cell, ENDS where nothing is lower: plain, cell by cell."""
    codes = np.full(z.shape, NO_DIRECTION, np.uint8)
    for row, col in np.argwhere(valid):
        best = 0.0
        codes[row, col] = ENDS
        for code in range(8):
            r, c = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
            if 0 <= r < z.shape[0] and 0 <= c < z.shape[1] and valid[r, c]:
                drop = (float(z[row, col]) - float(z[r, c])) / (1 + 0.41421356 * (code % 2))
                if drop > best:
                    best = drop
                    codes[row, col] = code
    return codes


@lru_cache
def random_flow(seed, shape=None):
    """Return directions down a random DEM with voids, not to be changed: no cycle."""
    codes = steepest(*random_dem(seed, shape))
    codes.setflags(write=False)
    return codes


def anywhere(seed, shape):
    """Return directions of no sense: full of cycles, ends and voids, and none leaves the raster or enters a void."""
    rng = np.random.default_rng(seed)
    codes = rng.choice(np.array([*range(8), ENDS, NO_DIRECTION], np.uint8), shape, p=[0.11] * 8 + [0.06, 0.06])
    for row, col in np.argwhere(codes < 8):
        into = target(codes, row, col)
        if into is None or codes[into] == NO_DIRECTION:
            codes[row, col] = ENDS
    return codes
