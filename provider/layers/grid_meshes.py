"""Rasters as meshes of triangles, whose nodes are the middles of cells."""

from __future__ import annotations

import numpy as np

from ...core.arrays import Array, Heights, Mask
from ...core.raster.raster import lazy
from ...core.run.run import Run

MOST_NODES = 250_000  # of a mesh, which is text in its file


def grid_step(valid: Array, most: float = MOST_NODES) -> int:
    """Return how many cells lie from node to node, so that a mesh has no more nodes than it may."""
    return max(1, int(np.ceil(np.sqrt(lazy(valid).count(Run()) / most))))


def grid_mesh(z: Heights, valid: Mask, frame, step: int = 1) -> tuple:
    """Return places (n, 2), heights and triangles (f, 3) of valid cells of a raster, one in ``step`` rows and columns.

    Each square of four nodes is cut along the diagonal over which heights differ less, so that crests stay crests.
    """
    row, col = (np.arange(0, size, step) for size in z.shape)
    z, valid = _one_in(step, z).astype(np.float64), _one_in(step, valid)
    number = np.cumsum(valid).reshape(valid.shape) - 1
    x, y = frame.x_min + (col + 0.5) * frame.dx, frame.y_max - (row + 0.5) * frame.dy
    there = np.nonzero(valid)
    whole = np.logical_and.reduce(_corners(valid))
    a, b, c, d = (corner[whole] for corner in _corners(number))
    heights = z[there]
    falling = np.abs(heights[a] - heights[c]) <= np.abs(heights[b] - heights[d])
    one = np.where(falling[:, None], np.column_stack([a, b, c]), np.column_stack([a, b, d]))
    other = np.where(falling[:, None], np.column_stack([a, c, d]), np.column_stack([b, c, d]))
    return np.column_stack([x[there[1]], y[there[0]]]), heights, np.concatenate([one, other])


def _one_in(step, raster):
    """Return the values of one in ``step`` rows and columns of a raster, wherever it lies, as an array."""
    return np.concatenate([raster[row : row + 1][:, ::step] for row in range(0, raster.shape[0], step)])


def _corners(values):
    """Return for each square the values of its south-western, south-eastern, north-eastern and north-western corner."""
    return values[1:, :-1], values[1:, 1:], values[:-1, 1:], values[:-1, :-1]
