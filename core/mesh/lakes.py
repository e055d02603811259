"""The lakes that stand on a graph, laid back on its nodes, and those nested in full ones that are worth drawing."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Heights, Values
from ..machine.jit import kernel
from ..network import accumulate
from ..ponds.balance import balance_ponds, curves_of
from ..ponds.nested import LeastPond, choose_ponds
from ..ponds.standing import NO_LAKE, Standing, standing_ponds
from ..ponds.tree import ALONE, OUTSIDE, parents_with_depth
from ..run.run import Run
from .descent import basins_of, steepest_receivers
from .ponds import PondsOfGraph, ponds_of_graph

DRY_NODE = NO_LAKE  # a node that no lake covers


class LakeTable(NamedTuple):
    """All lakes, numbered 0, 1, …"""

    of_node: np.ndarray  # int32, the lake that covers each node, or DRY_NODE
    level: np.ndarray  # float64
    spill: np.ndarray  # the height at which it spills, or would
    is_open: np.ndarray  # bool: its water leaves over the sill
    sill_from: np.ndarray  # the last node on its side
    sill_to: np.ndarray  # the node beyond, -1 where the water leaves the map
    basin_of_node: np.ndarray  # int32, the lake in whose depression a node lies below the spill, or DRY_NODE
    pan_of_node: np.ndarray  # int32, the pan of salt that a dry node lies in, a depression not full; or DRY_NODE
    pan_spill: np.ndarray  # float64, the height at which each of these would spill


class GraphLakes(NamedTuple):
    """Lakes of a graph and the ponds nested in them, each followed at once by what lies in it."""

    level: np.ndarray
    area: np.ndarray
    volume: np.ndarray
    depth: np.ndarray
    outlet: np.ndarray  # the last node on its side of the sill
    parent: np.ndarray  # an index of these arrays, -1 for a lake that stands alone
    inside: np.ndarray  # how many lie in each
    of_node: np.ndarray  # int32, the innermost lake of each node, or -1


def lakes_on(
    run: Run, z: Heights, ponds: PondsOfGraph, supply: Values, losses: Values | None
) -> tuple[LakeTable, Values, Standing]:
    """Return the `LakeTable` of `PondsOfGraph`, what evaporates from each lake if it is full, and its `Standing`.

    ``supply`` is the rain on each node in m³/s, ``losses`` what evaporates from it under water: None for nothing.
    """
    tree = ponds.tree
    count = tree.parent.size
    balance, loss = None, np.zeros(count)
    if losses is not None:
        covered = np.flatnonzero(ponds.pond_of != OUTSIDE)
        curves = curves_of(run, ponds.pond_of[covered], z[covered], losses[covered], count)
        balance = balance_ponds(run, tree, np.bincount(ponds.basin, supply, count), curves)
        own = np.bincount(np.repeat(np.arange(count), np.diff(curves.first)), curves.losses, count)
        loss = accumulate(run, tree.parent.astype(np.int64), np.arange(count), own.astype(np.float64))
    standing = standing_ponds(tree, balance)
    basin_of_node, pan_of_node = standing.of_pond[ponds.pond_of], standing.pan[ponds.pond_of]
    of_node = basin_of_node.copy()
    if standing.level.size:
        of_node[z >= standing.level[basin_of_node]] = DRY_NODE
    pan_of_node[of_node != DRY_NODE] = DRY_NODE
    lakes = LakeTable(
        of_node, standing.level, tree.level[standing.pond], standing.is_open, tree.sill_from[standing.outlet],
        tree.sill_to[standing.outlet], basin_of_node, pan_of_node, tree.level[standing.pans],
    )  # fmt: skip
    return lakes, loss[standing.pond], standing


def nested_lakes(run: Run, landscape, least_area: float) -> GraphLakes:
    """Return the `GraphLakes` when all depressions are full; those nested have ``least_area`` square metres or more."""
    graph, z, domain = landscape.graph, np.require(landscape.z, np.float64), landscape.domain
    ponds = ponds_of_graph(run, graph, z, domain, *basins_of(steepest_receivers(graph, z, domain), domain))
    tree, pond = ponds.tree, ponds.pond_of
    tree = tree._replace(parent=parents_with_depth(tree))
    count = tree.parent.size
    lowest = np.empty(count)
    _find_lowest(tree, lowest)
    wet = np.flatnonzero((pond > 0) & (z < tree.level[pond]))
    weight, receiver = graph.area[wet], tree.parent.astype(np.int64)
    size, heights = (
        accumulate(run, receiver, np.arange(count), np.bincount(pond[wet], each, count).astype(np.float64))
        for each in (weight, weight * z[wet])
    )
    number, around, inside = choose_ponds(tree, lowest, size, LeastPond(float(least_area), 0.0))
    kept = np.flatnonzero(number >= 0)
    kept = kept[np.argsort(number[kept])]
    level, area = tree.level[kept], size[kept]
    of_node = np.full(z.size, DRY_NODE, np.int32)
    of_node[wet] = number[around[pond[wet]]]
    outer = np.where(tree.parent[kept] == ALONE, -1, number[around[tree.parent[kept]]])
    volume = np.maximum(level * area - heights[kept], 0.0)
    sill = tree.sill_from[kept]
    return GraphLakes(level, area, volume, level - lowest[kept], sill, outer, inside[kept] - 1, of_node)


@kernel
def _find_lowest(tree, lowest):
    """Write the lowest height of each pond."""
    for pond in range(1, lowest.size):
        one, other = tree.one[pond], tree.other[pond]
        lowest[pond] = min(lowest[one], lowest[other]) if one != OUTSIDE else tree.bottom[pond]
