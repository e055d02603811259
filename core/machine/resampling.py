"""Rasters of a terrain made coarser, finer and smoother: sums and comparisons alone, the same on every machine."""

from __future__ import annotations

import numpy as np

from ..arrays import Array, Mask


def on_finer_cells(values: Array, size: int = 2) -> Array:
    """Return values on cells ``size`` times smaller, linear between the middles of the cells."""
    for axis in (0, 1):
        count = values.shape[axis]
        position = np.clip((np.arange(count * size) + 0.5) / size - 0.5, 0, count - 1)
        low = np.minimum(position.astype(np.int64), max(count - 2, 0))
        share = np.expand_dims(position - low, 1 - axis)
        values, above = np.take(values, low, axis), np.take(values, np.minimum(low + 1, count - 1), axis)
        values = values * (1 - share)
        above = above * share
        values += above
    return values


def block_means(values: Array, known: Mask, size: int) -> tuple[Array, Mask]:
    """Return means of what is known over blocks of about ``size`` cells to a side, and of which half or more is known.

    Blocks are as large as each other but for one cell, so that none at an edge is cut off.
    """
    counts = (max(round(cells / size), 1) for cells in values.shape)
    rows, cols = (np.arange(count) * cells // count for count, cells in zip(counts, values.shape))
    count, total = (
        np.add.reduceat(np.add.reduceat(each, rows, axis=0, dtype=np.float64), cols, axis=1)
        for each in (known, np.where(known, values, 0))
    )
    cells = np.outer(*(np.diff(begins, append=end) for begins, end in zip((rows, cols), values.shape)))
    enough = 2 * count >= cells
    return np.where(enough, total / np.maximum(count, 1.0), 0.0), enough


def blurred(values: Array, reach: int, weights: Array | None = None) -> Array:
    """Return means over squares of ``reach`` cells to each side, taken twice; ``weights`` leave cells out."""
    if weights is not None:
        weighed = blurred(weights.astype(np.float64), reach)
        return blurred(np.where(weights, values, 0.0), reach) / np.maximum(weighed, 1e-9)
    for axis in (0, 1, 0, 1):
        values = _means(values, reach, axis)
    return values


def _means(values, reach, axis):
    """Return means along an axis; beyond the rim the values of the rim count.

    Each is a sum of its own: of a running sum the rounding would follow from values far away.
    """
    count, size = 2 * int(reach) + 1, values.shape[axis]
    around = [(0, 0), (0, 0)]
    around[axis] = count // 2, count // 2
    wide, total = np.pad(values, around, mode="edge"), np.zeros(values.shape)
    for first in range(count):
        total += wide[first : first + size] if axis == 0 else wide[:, first : first + size]
    total /= count
    return total
