"""Unit vectors turned by angles, the same on every machine."""

from __future__ import annotations

import numpy as np

from ..machine.jit import kernel


@kernel
def turned_vector(x: float, y: float, angle: float) -> tuple:
    """Return a unit vector turned to the left by an angle in radians, by sums and products only.

    Sine and cosine of libraries differ in the last digit from machine to machine.
    """
    half = angle / 16.0
    square = half * half
    sine = half * (1.0 - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0 * (1.0 - square / 72.0))))
    cosine = 1.0 - square / 2.0 * (1.0 - square / 12.0 * (1.0 - square / 30.0 * (1.0 - square / 56.0)))
    for _ in range(4):
        sine, cosine = 2.0 * sine * cosine, cosine * cosine - sine * sine
    turned_x = x * cosine - y * sine
    turned_y = x * sine + y * cosine
    length = np.sqrt(turned_x * turned_x + turned_y * turned_y)
    return turned_x / length, turned_y / length
