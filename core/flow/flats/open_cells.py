"""What the slope leaves open: the marks of such cells, and a choice among their neighbours.

A cell is FLAT if it has no lower neighbour and TIED if it has several steepest ones. Its ``neighbours`` are the bit set
of those among which it can choose, for a flat cell those level with it. Level neighbours that are not flat are the
exits of the flat.
"""

from __future__ import annotations

from ...machine.jit import kernel
from ...machine.noise import scramble

TIED, FLAT = 252, 253  # instead of a direction; none is left at the end


@kernel
def choose_direction(neighbours: int, at_random: bool, seed: int, row: int, col: int) -> int:
    """Return the direction of one of several neighbours: the first in order, or one that seed and cell draw."""
    skip = 0
    if at_random:
        count = 0
        for direction in range(8):
            count += neighbours >> direction & 1
        skip = scramble(seed, col, row) % count
    for direction in range(8):
        if neighbours >> direction & 1:
            if skip == 0:
                return direction
            skip -= 1
    return 0
