"""One step of erosion and deposition along the network of a graph, and the sediment that the water carries.

Elements are taken down with the water. What a law would take away the water takes up; what it would lay down is laid
down as far as the water brings it. Beds move at most halfway towards the node below and the lowest node above, so no
node passes its receiver or a donor; what spills from a lake cuts its sill down towards the node beyond. Rivers build up
the bed of still water where they enter it; a lake keeps the rest, see `core.mesh.settling`, and hands on only what is
more than it holds. So what is eroded is deposited or exported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Heights, Indices, Mask, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..raster.domain import LAND, OUTLET
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from .arms import lay_in_sea
from .graph import length_to
from .lakes import DRY_NODE
from .laws import RiverLaw, change_by, take_shares
from .settling import Donors, donors_of, fill_up, settle
from .water import Water

if TYPE_CHECKING:
    from .water import Landscape

HALF_DROP = 0.5


class Sediment(NamedTuple):
    """Volumes in m³."""

    eroded: float
    deposited: float
    exported: float  # to the sea, or off the map


def erosion_step(
    landscape: Landscape, water: Water, law: RiverLaw, builds_out: bool = False
) -> tuple[Values, Sediment]:
    """Return the heights of all nodes after one step, and the `Sediment` of it.

    With ``builds_out`` mouths lay down in the sea what they would export, see `core.mesh.arms.lay_in_sea`.
    """
    graph, domain = landscape.graph, np.require(landscape.domain, np.uint8, ["C", "W"])
    z = np.require(landscape.z, np.float64, ["C", "W"])
    lakes = water.lakes
    count = z.size
    # The bed or the water that each element falls to, and from where: a lake falls from its sill.
    drop, lowest_donor = np.zeros(water.receiver.size), np.full(count, np.inf)
    slope = np.zeros(water.receiver.size)
    _find_falls(
        graph.xy, graph.lengths, graph.ncols, z, water.receiver, lakes.of_node, lakes.level, lakes.sill_from,
        slope, drop, lowest_donor,
    )  # fmt: skip
    take_shares(slope)
    heights = np.concatenate([z, lakes.level])
    change = change_by(law, water.flow, slope, heights)
    beds = NodeBeds(z, z.copy(), change, drop, lowest_donor)
    first, nodes = _nodes_of_lakes(lakes.basin_of_node, lakes.level.size)
    highest = np.where(lakes.is_open, lakes.spill, lakes.level)
    basins = LakeBasins(highest, lakes.is_open, lakes.sill_from, first, nodes)
    totals, load = np.zeros(3), np.zeros(water.receiver.size)
    order, donors = np.require(water.order, np.int64), donors_of(water, count)
    _carry(order, water.receiver, domain, graph.area, basins, donors, beds, load, totals)
    if builds_out:
        laid = lay_in_sea(graph, domain, lowest_donor, load[:count], beds.changed)
        totals += (0.0, laid, -laid)
    return beds.changed, Sediment(*totals.tolist())


class NodeBeds(NamedTuple):
    """Heights in metres, and what a law would change of them; arrays of nodes, and of lakes after them."""

    z: Heights  # of nodes
    changed: Heights  # of nodes, as they become
    change: Values
    drop: Values  # down to the bed or the water below
    lowest_donor: Heights  # of nodes


class LakeBasins(NamedTuple):
    """What ground can fill of lakes."""

    highest: Heights  # of what it fills
    is_open: Mask
    sill_from: Indices
    first: Indices  # where the nodes of each begin
    nodes: Indices


def _nodes_of_lakes(lake_of_node, count):
    """Return where the nodes of each depression that holds a lake begin in a list, and the list."""
    inside = np.flatnonzero(lake_of_node != DRY_NODE)
    lake = lake_of_node[inside]
    nodes = inside[np.argsort(lake, kind="stable")]
    return np.append(0, np.cumsum(np.bincount(lake, minlength=count))), nodes


@kernel
def _distance_to(xy, lengths, ncols, node, other):
    """Return how far two neighbours are apart."""
    if ncols == 0:
        return length_to(xy, lengths, ncols, node, 0, other)
    down, right = other // ncols - node // ncols, other % ncols - node % ncols
    for slot in range(8):
        if ROW_OFFSETS[slot] == down and COLUMN_OFFSETS[slot] == right:
            return length_to(xy, lengths, ncols, node, slot, other)
    return np.inf


@kernel
def _find_falls(xy, lengths, ncols, z, receiver, lake_of_node, level, sill_from, slope, drop, lowest_donor):
    """Write slope and height of the fall from each node of dry land, and from the sill of each open lake."""
    count = z.size
    for element in range(receiver.size):
        below = receiver[element]
        node = element
        if element >= count:
            node = sill_from[element - count]
            if not is_there(below) or z[node] < level[element - count]:
                continue  # closed, or the sill lies beyond and erodes by itself
        if not is_there(below) or below >= count:
            continue
        base = z[below] if not is_there(lake_of_node[below]) else level[lake_of_node[below]]
        drop[element] = max(z[node] - base, 0.0)
        slope[element] = drop[element] / _distance_to(xy, lengths, ncols, node, below)
        lowest_donor[below] = min(lowest_donor[below], z[node])


@kernel
def _carry(order, receiver, domain, area, basins: LakeBasins, donors: Donors, beds: NodeBeds, load, totals):
    """Move ground along the network, element by element down with the water."""
    z, changed, change, drop, lowest_donor = beds
    count = z.size
    for rank in range(order.size):
        element = order[rank]
        below = receiver[element]
        if element >= count:
            _settle_in_lake(element, element - count, area, basins, donors, beds, load, totals)
        elif change[element] < 0.0 and drop[element] > 0.0:
            taken = min(-change[element], HALF_DROP * drop[element])
            changed[element] -= taken
            totals[0] += taken * area[element]
            load[element] += taken * area[element]
        elif load[element] > 0.0 and (is_there(below) or domain[element] != OUTLET):
            room = HALF_DROP * (lowest_donor[element] - z[element])
            given = max(min(change[element], load[element] / area[element], room), 0.0)
            changed[element] += given
            totals[1] += given * area[element]
            load[element] = max(load[element] - given * area[element], 0.0)
        if is_there(below):
            load[below] += load[element]
        elif load[element] > 0.0 and element < count and domain[element] == LAND:  # a pit without a lake
            fill_up(order, rank, rank + 1, load[element], area, donors, changed)
            totals[1] += load[element]
        else:
            totals[2] += load[element]


@kernel
def _settle_in_lake(element, lake, area, basins: LakeBasins, donors: Donors, beds: NodeBeds, load, totals):
    """Let a lake keep what it has room for of its load, and what spills cut its sill."""
    changed, begin, end = beds.changed, basins.first[lake], basins.first[lake + 1]
    if load[element] > 0.0:
        settled = settle(basins.nodes, begin, end, area, changed, basins.highest[lake], load[element])
        totals[1] += settled
        load[element] = max(load[element] - settled, 0.0)
    if load[element] > 0.0 and not basins.is_open[lake]:
        fill_up(basins.nodes, begin, end, load[element], area, donors, changed)
        totals[1] += load[element]
        load[element] = 0.0
    sill = basins.sill_from[lake]
    if beds.drop[element] > 0.0 and beds.change[element] < 0.0:
        room = changed[sill] - beds.z[sill] + HALF_DROP * beds.drop[element]
        taken = min(-beds.change[element], max(room, 0.0))
        changed[sill] -= taken
        totals[0] += taken * area[sill]
        load[element] += taken * area[sill]
