"""How pieces of ground are put together: each has a height h and a weight w at every place.

    blend      h = Σ w·h / Σ w              w = Σ w / n            any number of pieces, in any order
    replace    h = (1 − w_b)·h_a + w_b·h_b  w = (1 − w_b)·w_a + w_b²
    add        h = h_a + w_b·h_b            w = w_a
    subtract   h = h_a − w_b·h_b            w = w_a

The names are those of Génevaux et al. (2013, doi:10.1145/2461912.2461996). Their blend of two, nested, depends on the
order; this one does not. The terrain is ``replace(blend(ground), blend(rivers))``.
"""

import numpy as np


def blend(heights, weights):
    """Return height and weight of pieces laid over each other, stacked along the first axis; NaN where none weighs."""
    heights, weights = np.asarray(heights, np.float64), np.asarray(weights, np.float64)
    total = weights.sum(axis=0)
    mixed = np.where(weights > 0, weights * heights, 0.0).sum(axis=0)
    return np.divide(mixed, total, out=np.full(total.shape, np.nan), where=total > 0), total / len(weights)


def replace(height, weight, by_height, by_weight):
    """Return height and weight of a piece in whose place comes another, as far as that weighs."""
    return (1.0 - by_weight) * height + by_weight * by_height, (1.0 - by_weight) * weight + by_weight * by_weight


def add(height, weight, by_height, by_weight):
    """Return height and weight of a piece on which another is heaped."""
    return height + by_weight * by_height, weight


def subtract(height, weight, by_height, by_weight):
    """Return height and weight of a piece out of which another is dug."""
    return height - by_weight * by_height, weight
