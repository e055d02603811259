"""Paths of water as lines on the map."""

import math

import numpy as np


def steps_along(path, codes, lengths):
    """Return the metres from each cell of a path to the next."""
    row, col = np.divmod(path[:-1], codes.shape[1])
    return lengths[row, codes[row, col]]


def measured_line(path, directions, heights):
    """Return the vertices of a path of cells, its length in metres, and its fall or None.

    ``heights`` are values and where they are known, or None: vertices have Z where there are heights.
    """
    source = directions.source
    row, col = path // source.ncols, path % source.ncols
    x, y = source.centres(path)
    length = float(steps_along(path, directions.codes, directions.lengths).sum())
    if heights is None:
        return np.column_stack([x, y]), length, None
    values, known = heights
    z = np.where(known[row, col], values[row, col].astype(float), np.nan)
    drop = float(z[0] - z[-1])
    return np.column_stack([x, y, z]), length, drop if math.isfinite(drop) else None
