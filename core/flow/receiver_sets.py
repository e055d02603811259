"""Which of its eight neighbours each cell gives water to, and which it takes water from: a bit for each."""

from __future__ import annotations

import numpy as np

from ..arrays import Codes, Heights
from ..machine.jit import kernel, unsigned
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS

LOWEST_BIT = np.array([0] + [(bits & -bits).bit_length() - 1 for bits in range(1, 256)], np.int64)  # the first in a set


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
    nrows, ncols = receivers.shape[0] - 2, receivers.shape[1] - 2
    donors = np.zeros((nrows, ncols), np.uint8)
    for row in range(nrows):
        for direction in range(8):
            begin = 1 + COLUMN_OFFSETS[direction]
            given = receivers[row + 1 + ROW_OFFSETS[direction], begin : begin + ncols]
            _add_donors(donors[row], given, 1 << ((direction + 4) & 7), 1 << direction)
    return donors


@kernel
def _add_donors(donors, receivers, given, one):
    """Add the bit ``one`` to sets of donors where the bit ``given`` is among the receivers of the neighbour."""
    for col in range(unsigned(donors.size)):
        donors[col] |= one if receivers[col] & given else 0
