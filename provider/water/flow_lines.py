"""Paths of water as lines on the map."""

import math

import numpy as np


def measured_line(path, directions, heights):
    """Return the vertices of a path of cells, its length in metres, and its fall or None.

    ``heights`` are values and where they are known, or None: vertices have Z where there are heights.
    """
    source = directions.source
    row, col = path // source.ncols, path % source.ncols
    x, y = source.centres(path)
    length = float(directions.lengths[row[:-1], directions.codes[row[:-1], col[:-1]]].sum())
    if heights is None:
        return np.column_stack([x, y]), length, None
    values, known = heights
    z = np.where(known[row, col], values[row, col].astype(float), np.nan)
    drop = float(z[0] - z[-1])
    return np.column_stack([x, y, z]), length, drop if math.isfinite(drop) else None
