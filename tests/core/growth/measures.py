"""How far rivers fill an island."""

import numpy as np
from headwaters.core.growth.coverage import fitting_mouths
from headwaters.core.growth.sketches import distance_to_tree
from headwaters.core.growth.state import growth_state
from headwaters.core.plane.land import contained, nearest_shore_places, shores
from headwaters.core.plane.shore_grid import lay_shore
from headwaters.core.run.run import Run


def fitting(mouths, land, tree, rules, slopes):
    """Tell for each of ``mouths`` whether the first edge of a river there fits beside a tree."""
    state = growth_state(lay_shore(land, rules.edge), tree, rules, *slopes, 0 if tree is None else len(tree.z))
    return fitting_mouths(Run(), mouths, state)


def distances_to_water(land, tree, step):
    """Return how far the points of a square lattice on land are from river or sea."""
    where = shores(land)
    low, high = land.rings[0].min(axis=0), land.rings[0].max(axis=0)
    x, y = (np.arange(begin + step / 2, end, step) for begin, end in zip(low, high))
    xy = np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2)
    xy = xy[contained(where, xy)]
    return np.minimum(nearest_shore_places(where, xy).distance, distance_to_tree(tree, xy))
