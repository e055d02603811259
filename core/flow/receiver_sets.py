"""Which of its eight neighbours each cell gives water to, and which it takes water from: a bit for each."""

from ..machine.jit import kernel, unsigned
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS


@kernel
def lower_receivers(filled, codes, receivers, top, bottom, left, right):
    """Write the set of lower neighbours of each cell of a tile, or its D8 direction where there is none."""
    nrows, ncols = filled.shape
    receivers[top:bottom, left:right] = 0
    for row in range(top, bottom):
        for direction in range(8):
            r = row + ROW_OFFSETS[direction]
            across = COLUMN_OFFSETS[direction]
            begin, end = max(left, -across), min(right, ncols - across)
            if 0 <= r < nrows and begin < end:
                _add_lower(
                    receivers[row, begin:end],
                    filled[row, begin:end],
                    filled[r, begin + across : end + across],
                    codes[r, begin + across : end + across],
                    1 << direction,
                )
        for col in range(left, right):
            code = int(codes[row, col])
            if code >= ENDS:
                receivers[row, col] = 0
            elif receivers[row, col] == 0:
                receivers[row, col] = 1 << code


@kernel
def _add_lower(receivers, here, there, codes, one):
    """Add the bit ``one`` to sets of receivers where water can go there and it lies below.

    A function of its own, flat arrays and indices that cannot be negative: so it becomes vector code.
    """
    for col in range(unsigned(here.size)):
        receivers[col] |= one if (there[col] < here[col]) & (codes[col] != NO_DIRECTION) else 0


@kernel
def find_donors(receivers, donors, top, bottom, left, right):
    """Write the set of neighbours that give water to each cell of a tile."""
    nrows, ncols = receivers.shape
    donors[top:bottom, left:right] = 0
    for row in range(top, bottom):
        for direction in range(8):
            r = row + ROW_OFFSETS[direction]
            across = COLUMN_OFFSETS[direction]
            begin, end = max(left, -across), min(right, ncols - across)
            if 0 <= r < nrows and begin < end:
                given = receivers[r, begin + across : end + across]
                _add_donors(donors[row, begin:end], given, 1 << ((direction + 4) & 7), 1 << direction)


@kernel
def _add_donors(donors, receivers, given, one):
    """Add the bit ``one`` to sets of donors where the bit ``given`` is among the receivers of the neighbour."""
    for col in range(unsigned(donors.size)):
        donors[col] |= one if receivers[col] & given else 0
