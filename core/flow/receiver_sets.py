"""Which of its eight neighbours each cell gives water to, and which it takes water from: a bit for each."""

from __future__ import annotations

import numpy as np

from ..arrays import Codes, Heights
from ..machine.jit import kernel, unsigned
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS

LOWEST_BIT = np.array([0] + [(bits & -bits).bit_length() - 1 for bits in range(1, 256)], np.int64)  # the first in a set


@kernel
def sets_of_codes(codes: Codes) -> Codes:
    """Return D8 directions as sets of receivers, of one or of none."""
    sets, flat = np.empty(codes.shape, np.uint8), codes.ravel()
    of_cells = sets.ravel()
    for at in range(unsigned(flat.size)):
        of_cells[at] = 1 << (np.int32(flat[at]) & 7) if flat[at] < ENDS else 0
    return sets


@kernel
def lower_receivers(heights: Heights, codes: Codes) -> Codes:
    """Return the set of lower neighbours of each cell of a tile, or its D8 direction where there is none.

    Both have a rim of one cell around the tile, without directions beyond the raster.
    """
    nrows, ncols = heights.shape[0] - 2, heights.shape[1] - 2
    receivers = np.zeros((nrows, ncols), np.uint8)
    for row in range(nrows):
        for direction in range(8):
            r = row + 1 + ROW_OFFSETS[direction]
            begin = 1 + COLUMN_OFFSETS[direction]
            _add_lower(
                receivers[row],
                heights[row + 1, 1 : ncols + 1],
                heights[r, begin : begin + ncols],
                codes[r, begin : begin + ncols],
                1 << direction,
            )
        for col in range(ncols):
            code = int(codes[row + 1, col + 1])
            if code >= ENDS:
                receivers[row, col] = 0
            elif receivers[row, col] == 0:
                receivers[row, col] = 1 << code
    return receivers


@kernel
def _add_lower(receivers, here, there, codes, one):
    """Add the bit ``one`` to sets of receivers where water can go there and it lies below.

    A function of its own, flat arrays and indices that cannot be negative: so it becomes vector code.
    """
    for col in range(unsigned(here.size)):
        receivers[col] |= one if (there[col] < here[col]) & (codes[col] != NO_DIRECTION) else 0


@kernel
def find_donors(receivers: Codes) -> Codes:
    """Return the set of neighbours that give water to each cell of a tile; ``receivers`` have a rim of one cell."""
    nrows, ncols = receivers.shape
    donors, flat = np.empty((nrows - 2, ncols - 2), np.uint8), receivers.ravel()
    for row in range(nrows - 2):
        _find_donors_of_row(flat[row * ncols : (row + 3) * ncols], ncols, donors[row])
    return donors


@kernel
def _find_donors_of_row(receivers, ncols, donors):
    """Write them for a row; ``receivers`` hold it and those beside it. Flat arrays and indices that cannot be negative,
    so that it becomes vector code.
    """
    across = unsigned(ncols)
    one = unsigned(1)
    for col in range(unsigned(donors.size)):
        before = unsigned(col)
        here = before + across
        after = here + across
        donors[col] = (
            (1 if receivers[here + one + one] & 16 else 0)
            | (2 if receivers[after + one + one] & 32 else 0)
            | (4 if receivers[after + one] & 64 else 0)
            | (8 if receivers[after] & 128 else 0)
            | (16 if receivers[here] & 1 else 0)
            | (32 if receivers[before] & 2 else 0)
            | (64 if receivers[before + one] & 4 else 0)
            | (128 if receivers[before + one + one] & 8 else 0)
        )
