"""The water on a graph: lakes at the level at which they spill or are in balance with the air, and the flow in between.

    water = water_of(Landscape(graph, z, domain), rain, evaporation)  # metres a second on each node
    water.lakes.level, water.flow, water.receiver

Everything flows along one receiver. A lake is an element of the network too, numbered after the nodes: what comes to a
node under its water is in the lake in one step, and leaves it, less what evaporates, in one more, beyond the sill.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Receivers, Values
from ..network import accumulate, topological_order
from ..raster.domain import VOID
from ..run.run import Run
from .descent import NO_DRAW, Draw, basins_of, steepest_receivers
from .graph import Graph
from .lakes import DRY_NODE, LakeTable, lakes_on
from .ponds import ponds_of_graph


class Landscape(NamedTuple):
    """The ground that water is to flow over."""

    graph: Graph
    z: np.ndarray  # float64, metres
    domain: np.ndarray  # uint8 of each node, see `core.raster.domain`


class Water(NamedTuple):
    """The network of nodes and lakes, and what flows in it; lake n is element ``nodes + n``."""

    lakes: LakeTable
    receiver: np.ndarray  # int64 of nodes, then of lakes; -1 where water leaves, evaporates or ends
    order: np.ndarray  # all elements, each after those that flow into it
    flow: np.ndarray  # float64, m³/s that leave each element; of a closed lake all that comes
    evaporation: np.ndarray  # float64, m³/s of each lake
    exported: float  # m³/s that reach the sea or leave the map


def water_of(
    run: Run,
    landscape: Landscape,
    rain: Values,
    evaporation: Values | None = None,
    draw: Draw = NO_DRAW,
    course: Receivers | None = None,
) -> Water:
    """Return the `Water` on a landscape under ``rain`` and ``evaporation``, in metres a second on each node.

    Without ``evaporation`` every lake is full. ``draw`` is that of `core.mesh.descent.steepest_receivers`,
    and ``course`` the receivers that nodes have whatever is steepest, -1 for none.
    """
    graph = landscape.graph
    z, domain = np.require(landscape.z, np.float64, ["C", "W"]), np.require(landscape.domain, np.uint8, ["C", "W"])
    with run.phase("Finding the steepest way down", 0.2):
        downhill = steepest_receivers(graph, z, domain, draw)
        if course is not None:
            np.copyto(downhill, course, where=course >= 0)
        basin, pits = basins_of(downhill, domain)
        run.check()
    with run.phase("Raising the water", 0.5):
        ponds = ponds_of_graph(run, graph, z, domain, basin, pits)
    run.check()
    supply = np.where(domain == VOID, 0.0, graph.area * rain)
    losses = None if evaporation is None else graph.area * evaporation
    with run.phase("Balancing the lakes", 0.1):
        lakes, loss, standing = lakes_on(run, z, ponds, supply, losses)
    with run.phase("Following the water", 0.2):
        downhill[pits[standing.crossed]] = ponds.tree.sill_to[standing.crossed_outlet]
        return _flowing(run, downhill, lakes, loss, supply)


def _flowing(run, downhill, lakes, loss, supply):
    """Return the `Water` whose lakes stand; each loses so much if it is full."""
    count = downhill.size
    receiver = np.concatenate([downhill, np.where(lakes.is_open, lakes.sill_to, -1)]).astype(np.int64)
    wet = np.flatnonzero(lakes.of_node != DRY_NODE)
    receiver[wet] = count + lakes.of_node[wet]
    order = topological_order(run, receiver)
    flow = accumulate(run, receiver, order, np.concatenate([supply, np.where(lakes.is_open, -loss, 0.0)]))
    np.maximum(flow, 0.0, out=flow)
    evaporation = np.where(lakes.is_open, loss, flow[count:])
    ends = receiver < 0
    ends[count:] &= lakes.is_open
    return Water(lakes, receiver, order, flow, evaporation, float(flow[ends].sum()))
