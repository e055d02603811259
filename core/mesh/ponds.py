"""The ponds of a graph: the basins of its pits, and the passes between them, from the lowest up.

Nodes are taken from the lowest up, and each gives the edges down from it into other waters, the steepest first. So
which pit comes first makes no difference. From an outlet water leaves the map where no way down is left.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Codes, Heights, Indices
from ..machine.groups import root_of
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..machine.sorting import order_by_height
from ..ponds.tree import OUTSIDE, PondTree, grown_tree, meet, ponds_of_basins
from ..raster.domain import OUTLET, VOID
from ..run.run import Run
from ..run.waiting import watched
from .graph import Graph, length_to, neighbour_in, slots_of

EDGES_BETWEEN_LOOKS = 1 << 14  # nodes between two looks for a cancel


class PondsOfGraph(NamedTuple):
    """The ponds of a graph; sills are nodes."""

    tree: PondTree
    pond_of: np.ndarray  # int32, of each node: the first pond that covers it; OUTSIDE where none ever does
    basin: np.ndarray  # int32, of each node: the pond without parts whose pit its water reaches, or OUTSIDE


def ponds_of_graph(run: Run, graph: Graph, z: Heights, domain: Codes, basin: Indices, pits: Indices) -> PondsOfGraph:
    """Return the `PondsOfGraph`, given the basins of all nodes, see `core.mesh.descent`."""
    order = order_by_height(run, z, np.zeros(z.size, np.int32), np.zeros(1, np.int64))
    if (domain == VOID).any():
        order = order[domain[order] != VOID]
    tree, pond_of = ponds_of_basins(np.append(0.0, z[pits[1:]])), np.zeros(z.size, np.int32)
    is_between = np.zeros(z.size, np.bool_)

    def raise_water(watch):
        _mark_borders(graph, basin, is_between)
        return _raise_water(graph, z, domain, basin, is_between, order, tree, pits.size, pond_of, watch)

    tree = grown_tree(tree, watched(run, raise_water, order.size))
    if tree is None:
        raise ValueError("some nodes have no way to the sea or to an outlet")
    return PondsOfGraph(tree, pond_of, np.maximum(basin, OUTSIDE))


@kernel
def _next_met(graph, z, basin, merged, node, here):
    """Return the lower neighbour in other water to which a node falls most steeply, -1 where there is none."""
    nrows, ncols = graph.lengths.shape[0], graph.ncols
    found = -1
    steepest = -1.0
    begin, end = slots_of(graph.first, ncols, node)
    for slot in range(begin, end):
        beyond = neighbour_in(graph.neighbours, nrows, ncols, node, slot)
        if not is_there(beyond) or basin[beyond] == basin[node] or not is_there(basin[beyond]):
            continue
        fall = z[node] - z[beyond]
        if fall < 0.0 or (fall == 0.0 and beyond > node) or root_of(merged, basin[beyond]) == here:
            continue
        slope = fall / length_to(graph.xy, graph.lengths, ncols, node, slot, beyond)
        if slope > steepest or (slope == steepest and beyond < found):
            steepest = slope
            found = beyond
    return found


@kernel
def _mark_borders(graph, basin, is_between):
    """Mark nodes with a neighbour in another basin: waters meet at these alone."""
    nrows = graph.lengths.shape[0]
    for node in range(basin.size):
        begin, end = slots_of(graph.first, graph.ncols, node)
        for slot in range(begin, end):
            beyond = neighbour_in(graph.neighbours, nrows, graph.ncols, node, slot)
            is_between[node] |= is_there(beyond) and basin[beyond] != basin[node]


@kernel
def _raise_water(graph, z, domain, basin, is_between, order, tree, count, pond_of, watch):
    """Let waters meet and spill, node by node; return the number of ponds, of which there are ``count`` before."""
    merged = tree.merged
    same = 0  # where the nodes of the present height begin
    for rank in range(order.size):
        if rank % EDGES_BETWEEN_LOOKS == 0:
            watch[1] = rank
            if watch[0] != 0:
                return count
        node = order[rank]
        if z[node] != z[order[same]]:
            _cover(order, same, rank, basin, merged, pond_of)
            same = rank
        if not is_between[node] and domain[node] != OUTLET:
            continue
        here = root_of(merged, basin[node])
        beyond = _next_met(graph, z, basin, merged, node, here)
        while is_there(beyond):
            there = root_of(merged, basin[beyond])
            if here == OUTSIDE:
                meet(tree, there, OUTSIDE, z[node], beyond, node, basin[beyond], basin[node], OUTSIDE)
            else:
                meet(tree, here, there, z[node], node, beyond, basin[node], basin[beyond], count)
                here = OUTSIDE
                if there != OUTSIDE:
                    here = count
                    count += 1
            beyond = _next_met(graph, z, basin, merged, node, here)
        if here != OUTSIDE and domain[node] == OUTLET:  # it flows to a lower neighbour if it has one
            meet(tree, here, OUTSIDE, z[node], node, -1, basin[node], OUTSIDE, OUTSIDE)
    _cover(order, same, order.size, basin, merged, pond_of)
    return count


@kernel
def _cover(order, begin, end, basin, merged, pond_of):
    """Give nodes of one height to the ponds that cover them, when the waters that meet at this height have met."""
    for node in order[begin:end]:
        pond_of[node] = root_of(merged, basin[node])
