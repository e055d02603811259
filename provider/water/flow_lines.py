"""Paths of water as lines on the map."""

from __future__ import annotations

import math

import numpy as np

from ...core.arrays import Array
from .directions import Directions


def steps_along(path: Array, codes: Array, lengths: Array) -> Array:
    """Return the metres from each cell of a path to the next."""
    from ...core.raster.storage import values_at

    return lengths[path[:-1] // codes.shape[1], values_at(codes, path[:-1])]


def measured_line(
    path: Array, directions: Directions, heights: tuple[Array, Array] | None
) -> tuple[Array, float, float | None]:
    """Return the vertices of a path of cells, its length in metres, and its fall or None.

    ``heights`` are values and where they are known, or None: vertices have Z where there are heights.
    """
    from ...core.raster.storage import values_at

    x, y = directions.source.centres(path)
    length = float(steps_along(path, directions.codes, directions.lengths).sum())
    if heights is None:
        return np.column_stack([x, y]), length, None
    values, known = heights
    z = np.where(values_at(known, path), values_at(values, path).astype(float), np.nan)
    drop = float(z[0] - z[-1])
    return np.column_stack([x, y, z]), length, drop if math.isfinite(drop) else None
