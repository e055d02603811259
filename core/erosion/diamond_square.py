"""The diamond–square surface: midpoints of squares, then of their sides, each moved by a random height.

After Fournier, Fussell and Carpenter (1982, doi:10.1145/358523.358553) with the two steps of Miller (1986,
doi:10.1145/15922.15899). A random height belongs to a place and the seed, so that the order of steps does not matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Values
from ..machine.jit import kernel
from ..machine.noise import WORD, scramble

if TYPE_CHECKING:
    from ..run.run import Run


def diamond_square(run: Run, nrows: int, ncols: int, gain: float, seed: int) -> Values:
    """Return the north-western part of a surface on a square of 2ⁿ + 1 cells; row 0 is the northern edge.

    From one step to the next, of half the width, random heights are ``gain`` times as great.
    """
    step = 1
    while step < max(nrows, ncols) - 1:
        step *= 2
    z = np.zeros((step + 1, step + 1))
    for corner in np.ndindex(2, 2):
        row, col = step * corner[0], step * corner[1]
        z[row, col] = random_height(seed, row, col)
    size, strength = step, 1.0
    while step > 1:
        run.check()
        strength *= gain
        _halve(z, step, strength, seed)
        step //= 2
        run.report(1.0 - step / size)
    return z[:nrows, :ncols].copy()


@kernel
def random_height(seed: int, row: int, col: int) -> float:
    """Return the random height of a place, from −1 to 1."""
    return 2.0 * scramble(seed, col, row) / WORD - 1.0


@kernel
def _halve(z, step, strength, seed):
    """Find the cells in the middle of squares of a width, and then those in the middle of their sides."""
    half, size = step // 2, z.shape[0]
    for row in range(half, size, step):
        for col in range(half, size, step):
            corners = z[row - half, col - half] + z[row - half, col + half]
            corners += z[row + half, col - half] + z[row + half, col + half]
            z[row, col] = corners / 4.0 + strength * random_height(seed, row, col)
    for row in range(0, size, half):
        for col in range(half if row % step == 0 else 0, size, step):
            total, count = 0.0, 0
            if row >= half:
                total, count = total + z[row - half, col], count + 1
            if row + half < size:
                total, count = total + z[row + half, col], count + 1
            if col >= half:
                total, count = total + z[row, col - half], count + 1
            if col + half < size:
                total, count = total + z[row, col + half], count + 1
            z[row, col] = total / count + strength * random_height(seed, row, col)
