"""The full lakes of a graph, and the ponds nested in them that are worth drawing."""

from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..mesh.descent import basins_of, steepest_receivers
from ..mesh.ponds import ponds_of_graph
from ..network import accumulate
from .hierarchy import choose_ponds


class GraphLakes(NamedTuple):
    """Lakes of a graph and the ponds nested in them, each followed at once by what lies in it."""

    level: np.ndarray
    area: np.ndarray
    volume: np.ndarray
    depth: np.ndarray
    outlet: np.ndarray  # the last node on its side of the sill
    parent: np.ndarray  # a place in these arrays, -1 for a lake that stands alone
    inside: np.ndarray  # how many lie in each
    of_node: np.ndarray  # int32, the innermost lake of each node, or -1


def nested_lakes(run, landscape, least_area):
    """Return the `GraphLakes` when all depressions are full; those nested have ``least_area`` square metres or more."""
    graph, z, domain = landscape.graph, np.require(landscape.z, np.float64), landscape.domain
    basin, pits = basins_of(steepest_receivers(graph, z, domain), domain)
    ponds = ponds_of_graph(run, graph, z, domain, basin, pits)
    tree, pond = ponds.tree, ponds.pond_of
    count = tree.parent.size
    parent, lowest = tree.parent.copy(), np.empty(count)
    _free_ponds_on_flats(parent, tree.one, tree.other, tree.bottom, tree.level, lowest)
    wet = np.flatnonzero((pond > 0) & (z < tree.level[pond]))
    weight, receiver = graph.area[wet], parent.astype(np.int64)
    size, heights = (
        accumulate(run, receiver, np.arange(count), np.bincount(pond[wet], each, count).astype(np.float64))
        for each in (weight, weight * z[wet])
    )
    number, around, inside = choose_ponds(parent, tree.bottom, tree.level, lowest, size, least_area, 0.0)
    kept = np.flatnonzero(number >= 0)
    kept = kept[np.argsort(number[kept])]
    level, area = tree.level[kept], size[kept]
    of_node = np.full(z.size, -1, np.int32)
    of_node[wet] = number[around[pond[wet]]]
    outer = np.where(parent[kept] < 0, -1, number[around[parent[kept]]])
    sizes = area, np.maximum(level * area - heights[kept], 0.0), level - lowest[kept]
    return GraphLakes(level, *sizes, ponds.sill_from[kept], outer, inside[kept] - 1, of_node)


@kernel
def _free_ponds_on_flats(parent, one, other, bottom, level, lowest):
    """Let the parts of a pond without depth, that stands alone, stand alone; write the lowest height of each pond."""
    for pond in range(1, parent.size):
        lowest[pond] = min(lowest[one[pond]], lowest[other[pond]]) if one[pond] > 0 else bottom[pond]
    for pond in range(parent.size - 1, 0, -1):
        if parent[pond] < 0 and one[pond] > 0 and level[pond] == bottom[pond]:
            parent[one[pond]] = parent[other[pond]] = -1
