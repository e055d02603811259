"""Rasters to test with, and the truths that results are held against."""

import heapq

import numpy as np


def flood(z, domain):
    """Return the fill of ``z`` by a plain Priority-Flood, as float64: the truth, in as few words as possible."""
    nrows, ncols = z.shape
    filled = np.full(z.shape, np.inf)
    queue = []
    for row, col in np.argwhere(domain == 2):
        filled[row, col] = z[row, col]
        heapq.heappush(queue, (float(z[row, col]), row, col))
    while queue:
        level, row, col = heapq.heappop(queue)
        for r in range(max(row - 1, 0), min(row + 2, nrows)):
            for c in range(max(col - 1, 0), min(col + 2, ncols)):
                if domain[r, c] == 1 and np.isinf(filled[r, c]):
                    filled[r, c] = max(level, float(z[r, c]))
                    heapq.heappush(queue, (filled[r, c], r, c))
    stranded = np.isinf(filled)
    filled[stranded] = z[stranded]
    return filled


def random_dem(seed, shape=None, kind=None):
    """Return heights and validity of a small random DEM: smooth, rough, integer with flats, or with holes."""
    rng = np.random.default_rng(seed)
    shape = tuple(shape or rng.integers(1, 48, 2))
    kind = kind or ("rough", "smooth", "integer", "flat")[seed % 4]
    z = rng.random(shape)
    if kind != "rough":
        for axis in (0, 1):
            z = (np.roll(z, 1, axis) + 2 * z + np.roll(z, -1, axis)) / 4
    if kind == "integer":
        z = np.round(z * 12)
    if kind == "flat":
        z = np.round(z * 2)
    dtype = {"integer": np.int16, "flat": np.uint8}.get(kind, np.float64 if seed % 8 == 0 else np.float32)
    valid = rng.random(shape) > (0.12 if seed % 3 == 0 else 0.0)
    return z.astype(dtype), valid
