"""Trees of river nodes to test with: drawn by hand, or grown at random as no river would."""

import numpy as np


def tree_of(receiver, xy, z, source=None):
    """Return a `Tree` of parents, places and heights."""
    from headwaters.core.plane.types import Tree

    count = len(receiver)
    source = np.zeros(count, np.uint8) if source is None else np.array(source, np.uint8)
    places = np.array(xy, np.float64).reshape(-1, 2)
    heads = np.zeros((count, 2))
    return Tree(places, np.array(z, np.float64), np.array(receiver, np.int64), np.ones(count, np.int64), source, heads)


def random_tree(seed, count=60, mouths=4):
    """Return a tree whose nodes hang from earlier ones by chance, one metre higher; a few may be sketched."""
    rng = np.random.default_rng([seed, 5])
    receiver = np.array([-1] * mouths + [rng.integers(max(0, node - 12), node) for node in range(mouths, count)])
    z = np.zeros(count)
    for node in range(mouths, count):
        z[node] = z[receiver[node]] + 1
    return tree_of(receiver, rng.random((count, 2)) * 1000, z, rng.random(count) < 0.2)
