"""Fields as smooth surfaces: cubic B-splines of their samples, which round off what is as small as these lie apart.

At a sample the surface is (1, 4, 1)/6 of it and its neighbours, along x and along y. It has no kinks, not even in its
curvature, so slopes of it can be followed.
"""

from __future__ import annotations

import numpy as np

from ..arrays import Values
from ..machine.jit import kernel


@kernel
def spline_at(values: Values, frame: Values, x: float, y: float) -> tuple[float, float, float]:
    """Return height and slope to the east and north of a field (as `field_samples` returns it) at one place.

    Beyond its samples those at the rim hold.
    """
    nrows, ncols = values.shape
    col = min(max((x - frame[0]) / frame[2], -1.0), float(ncols))
    row = min(max((y - frame[1]) / frame[2], -1.0), float(nrows))
    left = int(np.floor(col))
    low = int(np.floor(row))
    u = col - left
    v = row - low
    height, east, north = 0.0, 0.0, 0.0
    for down in range(4):
        sample_row = min(max(low + down - 1, 0), nrows - 1)
        line, steep = 0.0, 0.0
        for right in range(4):
            value = values[sample_row, min(max(left + right - 1, 0), ncols - 1)]
            line += _share(right, u) * value
            steep += _rise(right, u) * value
        height += _share(down, v) * line
        east += _share(down, v) * steep
        north += _rise(down, v) * line
    return height, east / frame[2], north / frame[2]


@kernel
def _share(part, t):
    """Return what sample ``part`` (0 to 3) counts for a place that lies ``t`` behind the second of four."""
    if part == 0:
        return (1.0 - t) * (1.0 - t) * (1.0 - t) / 6.0
    if part == 1:
        return (4.0 + t * t * (3.0 * t - 6.0)) / 6.0
    if part == 2:
        return (1.0 + t * (3.0 + t * (3.0 - 3.0 * t))) / 6.0
    return t * t * t / 6.0


@kernel
def _rise(part, t):
    """Return how that share grows with ``t``."""
    if part == 0:
        return -(1.0 - t) * (1.0 - t) / 2.0
    if part == 1:
        return t * (1.5 * t - 2.0)
    if part == 2:
        return (1.0 + t * (2.0 - 3.0 * t)) / 2.0
    return t * t / 2.0
