"""The arctangent, the same on every machine: functions of the system differ in their last digits.

Two halvings of the angle, atan x = 2 atan(x / (1 + √(1 + x²))), leave at most π/16, for which a short series is right.
"""

from __future__ import annotations

import numpy as np

from .jit import kernel

QUARTER_TURN = 1.5707963267948966


@kernel
def slope_share(slope: float) -> float:
    """Return a slope of 0 or more as a share of the vertical: 2/π · atan, from 0 on the level to 1 upright."""
    x = slope if slope <= 1.0 else 1.0 / slope
    x = x / (1.0 + np.sqrt(1.0 + x * x))
    x = x / (1.0 + np.sqrt(1.0 + x * x))
    square = x * x
    series = 0.0
    for order in range(21, 0, -2):
        series = 1.0 / order - square * series
    angle = 4.0 * x * series / QUARTER_TURN
    return angle if slope <= 1.0 else 1.0 - angle
