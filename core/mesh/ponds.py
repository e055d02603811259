"""The ponds of a graph: how waters that rise in all pits at once meet, and where they spill.

Nodes are taken from the lowest up: that is Kruskal's way over the edges, each at the height of its higher end. An edge
between two waters that have not met joins them, and is the sill of both; one between a water and what has drained is
the sill over which all of it spills. An outlet is such an edge itself. Which pit comes first makes no difference.
"""

from typing import NamedTuple

import numpy as np

from ..machine.groups import root_of
from ..machine.jit import kernel
from ..machine.sorting import order_by_height
from ..raster.domain import OUTLET, VOID
from ..run.waiting import watched
from .graph import length_to, neighbour_in, slots_of

BETWEEN_LOOKS = 1 << 14  # nodes between two looks for a cancel


OUTSIDE = 0  # the number of what has drained: sea, or the outside of the map


class PondTree(NamedTuple):
    """Ponds that meet two by two, numbered from 1 so that a pond comes after its parts; number 0 is OUTSIDE."""

    parent: np.ndarray  # int32, -1 where a pond spills to what has drained
    one: np.ndarray  # int32, its two parts, 0 where it has none
    other: np.ndarray
    bottom: np.ndarray  # float64, the height at which it begins
    level: np.ndarray  # the height at which it ends
    from_leaf: np.ndarray  # int32, the pond without parts from which its water leaves over its sill
    to_leaf: np.ndarray  # int32, and the one that it enters there; OUTSIDE where there is none


class PondsOfGraph(NamedTuple):
    """The ponds of a graph."""

    tree: PondTree
    sill_from: np.ndarray  # int32, the node at which the water of each pond leaves, on its own side
    sill_to: np.ndarray  # int32, the node beyond; -1 where water leaves the map
    pond_of: np.ndarray  # int32, of each node: the first pond that covers it; 0 where none ever does
    basin: np.ndarray  # int32, of each node: the pond without parts whose pit its water reaches, or OUTSIDE


def ponds_of_graph(run, graph, z, domain, basin, pits):
    """Return the `PondsOfGraph`, given the basins of all nodes, see `core.mesh.descent`."""
    order = order_by_height(run, z, np.zeros(z.size, np.int32), np.zeros(1, np.int64))
    if (domain == VOID).any():
        order = order[domain[order] != VOID]
    leaves = pits.size - 1
    room = 2 * leaves + 1
    parent, one, other, from_leaf, to_leaf, sill_from, sill_to, merged = np.zeros((8, room), np.int32)
    bottom, level = np.zeros((2, room))
    parent[:] = -1
    merged[: leaves + 1] = np.arange(leaves + 1)
    bottom[1 : leaves + 1] = z[pits[1:]]
    pond_of = np.zeros(z.size, np.int32)
    tree = PondTree(parent, one, other, bottom, level, from_leaf, to_leaf)
    places = graph.first, graph.neighbours, graph.xy, graph.lengths, graph.ncols
    state = np.array([leaves + 1, leaves])
    is_between = np.zeros(z.size, np.bool_)

    def raise_water(watch):
        _mark_borders(places, basin, is_between)
        sills = sill_from, sill_to, merged, pond_of
        _raise_water(places, z, domain, basin, is_between, order, tree, sills, state, watch)

    watched(run, raise_water, order.size)
    count, loose = state
    if loose:
        raise ValueError("some nodes have no way to the sea or to an outlet")
    tree = PondTree(*(column[:count] for column in tree))
    return PondsOfGraph(tree, sill_from[:count], sill_to[:count], pond_of, np.maximum(basin, OUTSIDE))


@kernel
def _meet(here, there, node, beyond, height, basin, tree, sills, count):
    """End two ponds at an edge, of which the first holds ``node`` and the second ``beyond``; return the new pond.

    Where the second is OUTSIDE the first spills, and there is no new one.
    """
    parent, one, other, bottom, level, from_leaf, to_leaf = tree
    sill_from, sill_to, merged, _ = sills
    _spill(here, node, beyond, height, basin, level, from_leaf, to_leaf, sill_from, sill_to)
    if there == OUTSIDE:
        merged[here] = OUTSIDE
        return OUTSIDE
    _spill(there, beyond, node, height, basin, level, from_leaf, to_leaf, sill_from, sill_to)
    merged[here] = merged[there] = merged[count] = count
    parent[here] = parent[there] = count
    one[count], other[count] = here, there
    bottom[count] = height
    return count


@kernel
def _spill(pond, inside, outside, height, basin, level, from_leaf, to_leaf, sill_from, sill_to):
    level[pond] = height
    sill_from[pond], sill_to[pond] = inside, outside
    from_leaf[pond] = basin[inside]
    to_leaf[pond] = basin[outside] if outside >= 0 else OUTSIDE


@kernel
def _next_met(places, z, basin, merged, node, here):
    """Return the lower neighbour in other water to which a node falls most steeply, -1 where there is none."""
    first, neighbours, xy, lengths, ncols = places
    found = -1
    steepest = -1.0
    begin, end = slots_of(first, ncols, node)
    for slot in range(begin, end):
        beyond = neighbour_in(neighbours, lengths.shape[0], ncols, node, slot)
        if beyond < 0 or basin[beyond] == basin[node] or basin[beyond] < 0:
            continue
        fall = z[node] - z[beyond]
        if fall < 0.0 or (fall == 0.0 and beyond > node) or root_of(merged, basin[beyond]) == here:
            continue
        slope = fall / length_to(xy, lengths, ncols, node, slot, beyond)
        if slope > steepest or (slope == steepest and beyond < found):
            steepest = slope
            found = beyond
    return found


@kernel
def _mark_borders(places, basin, is_between):
    """Mark nodes with a neighbour in another basin: waters meet at these alone."""
    first, neighbours, _, lengths, ncols = places
    for node in range(basin.size):
        begin, end = slots_of(first, ncols, node)
        for slot in range(begin, end):
            beyond = neighbour_in(neighbours, lengths.shape[0], ncols, node, slot)
            is_between[node] |= beyond >= 0 and basin[beyond] != basin[node]


@kernel
def _raise_water(places, z, domain, basin, is_between, order, tree, sills, state, watch):
    merged, pond_of = sills[2], sills[3]
    count, loose = state[0], state[1]
    same = 0  # where the nodes of the present height begin
    for place in range(order.size):
        if place % BETWEEN_LOOKS == 0:
            watch[1] = place
            if watch[0] != 0:
                return
        node = order[place]
        if z[node] != z[order[same]]:
            _cover(order, same, place, basin, merged, pond_of)
            same = place
        if not is_between[node] and domain[node] != OUTLET:
            continue
        here = root_of(merged, basin[node])
        if here != OUTSIDE and domain[node] == OUTLET:
            here = _meet(here, OUTSIDE, node, -1, z[node], basin, tree, sills, count)
            loose -= 1
        beyond = _next_met(places, z, basin, merged, node, here)
        while beyond >= 0:
            there = root_of(merged, basin[beyond])
            loose -= 1
            if here == OUTSIDE:
                _meet(there, OUTSIDE, beyond, node, z[node], basin, tree, sills, count)
            else:
                here = _meet(here, there, node, beyond, z[node], basin, tree, sills, count)
                count += here != OUTSIDE
            beyond = _next_met(places, z, basin, merged, node, here)
    _cover(order, same, order.size, basin, merged, pond_of)
    state[0], state[1] = count, loose


@kernel
def _cover(order, begin, end, basin, merged, pond_of):
    """Give nodes of one height to the ponds that cover them, when the waters that meet at this height have met."""
    for place in range(begin, end):
        pond_of[order[place]] = root_of(merged, basin[order[place]])
