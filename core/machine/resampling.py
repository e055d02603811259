"""Rasters of a terrain made coarser, finer and smoother: sums and comparisons alone, the same on every machine."""

import numpy as np


def blocks(values, size, reduce):
    """Return an array of blocks of ``size`` × ``size`` cells, each reduced to one number; its sides are multiples."""
    nrows, ncols = values.shape
    return reduce(values.reshape(nrows // size, size, ncols // size, size), axis=(1, 3))


def finer(values, size=2):
    """Return values on cells ``size`` times smaller, linear between the middles of the cells."""
    return _finer_rows(_finer_rows(values, size).T, size).T.copy()


def _finer_rows(values, size):
    count = values.shape[0]
    place = np.clip((np.arange(count * size) + 0.5) / size - 0.5, 0, count - 1)
    low = np.minimum(place.astype(np.int64), max(count - 2, 0))
    high = np.minimum(low + 1, count - 1)
    share = (place - low)[:, None]
    return values[low] * (1 - share) + values[high] * share


def blurred(values, reach, weights=None):
    """Return means over squares of ``reach`` cells to each side, taken twice; ``weights`` leave cells out."""
    if weights is not None:
        weighed = blurred(weights.astype(np.float64), reach)
        return blurred(np.where(weights, values, 0.0), reach) / np.maximum(weighed, 1e-9)
    for _ in range(2):
        values = _means(_means(values, reach).T, reach).T
    return np.ascontiguousarray(values)


def _means(values, reach):
    """Return means along columns; beyond the rim the values of the rim count.

    Each is a sum of its own: of a running sum the rounding would follow from values far away.
    """
    count = 2 * int(reach) + 1
    wide = np.pad(values, ((count // 2, count // 2), (0, 0)), mode="edge")
    total = np.zeros(values.shape)
    for first in range(count):
        total += wide[first : first + len(values)]
    return total / count
