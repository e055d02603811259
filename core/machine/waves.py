"""Cosine and sine of turns, the same on every machine: functions of the system differ in their last digits.

An angle is brought to within an eighth of a turn, where short series of sums and products are right to 1e-11.
"""

from __future__ import annotations

import numpy as np

from .jit import kernel

TURN = 6.283185307179586  # radians


@kernel
def cos_sin_turns(turns: float) -> tuple[float, float]:
    """Return cosine and sine of an angle, given in turns."""
    quarters = np.floor(4.0 * turns + 0.5)
    a = (turns - 0.25 * quarters) * TURN
    s = a * a
    cos = 1.0 - s * (1 / 2 - s * (1 / 24 - s * (1 / 720 - s * (1 / 40320 - s * (1 / 3628800 - s * (1 / 479001600))))))
    sin = a * (1.0 - s * (1 / 6 - s * (1 / 120 - s * (1 / 5040 - s * (1 / 362880 - s * (1 / 39916800))))))
    quarter = int(quarters)
    first, second = (sin, cos) if quarter & 1 else (cos, sin)  # no branch that keeps callers from vector code
    return -first if (quarter + 1) & 2 else first, -second if quarter & 2 else second
