"""The lakes that stand on a graph: its ponds as far as they are full, or as high as evaporation lets them rise."""

from typing import NamedTuple

import numpy as np

from ..lake_balance import Depressions, balance_lakes
from ..machine.jit import kernel
from ..machine.sorting import order_by_height
from .ponds import OUTSIDE

DRY = -1  # a node that no lake covers
STANDING, CROSSED = 1, 2  # ponds that are lakes, and ponds without depth, on flats that water crosses


class LakeTable(NamedTuple):
    """All lakes, numbered 0, 1, …"""

    of_node: np.ndarray  # int32, the lake that covers each node, or DRY
    level: np.ndarray  # float64
    spill: np.ndarray  # the height at which it spills, or would
    is_open: np.ndarray  # bool: its water leaves over the sill
    sill_from: np.ndarray  # int32, the last node on its side
    sill_to: np.ndarray  # int32, the node beyond, -1 where the water leaves the map
    basin_of_node: np.ndarray  # int32, the lake in whose depression a node lies below the spill, or DRY
    pan_of_node: np.ndarray  # int32, the pan of salt that a dry node lies in: a depression that is not full; or DRY
    pan_spill: np.ndarray  # float64, the height at which each of these would spill


class Standing(NamedTuple):
    """The lakes, and what the network needs to know beside."""

    lakes: LakeTable
    loss: np.ndarray  # float64, what evaporates from each open lake; NaN of a closed one, where it is all that comes
    crossed: np.ndarray  # ponds without depth, each a single node of a flat
    sill: np.ndarray  # int32 of each pond: the one over whose sill its water leaves


def standing_on(run, z, ponds, supply, losses):
    """Return the lakes `Standing`, given `core.mesh.ponds.PondsOfGraph`.

    ``supply`` is the rain on each node in m³/s, ``losses`` what evaporates from it under water: None for nothing.
    """
    tree = ponds.tree
    count = tree.parent.size
    outermost, full, level, loss = _settled(run, z, ponds, supply, losses)
    state, sill = np.zeros(count, np.uint8), np.zeros(count, np.int32)
    state[outermost[~full]] = STANDING
    sill[outermost] = outermost
    _part_full_ponds(tree, outermost[full], state, sill)
    standing = np.flatnonzero(state == STANDING)
    number = np.full(count, DRY, np.int32)
    number[standing] = np.arange(standing.size)
    is_open = np.ones(count, bool)
    is_open[outermost[~full]] = False
    is_open = is_open[standing]
    _hand_down(tree.parent, number)
    level = np.where(is_open, tree.level[standing], level[standing])
    basin_of_node = number[ponds.pond_of]
    basin_of_node[ponds.pond_of == OUTSIDE] = DRY
    of_node = basin_of_node.copy()
    if level.size:
        of_node[z >= level[basin_of_node]] = DRY
    outlet = sill[standing]
    pan_of_node, pan_spill = _pans(ponds, outermost[full], of_node)
    lakes = LakeTable(
        of_node, level, tree.level[standing], is_open, ponds.sill_from[outlet], ponds.sill_to[outlet], basin_of_node,
        pan_of_node, pan_spill,
    )  # fmt: skip
    return Standing(lakes, np.where(is_open, loss[standing], np.nan), np.flatnonzero(state == CROSSED), sill)


def _pans(ponds, full, of_node):
    """Return the pan of salt that each dry node lies in, and where each pan would spill."""
    tree = ponds.tree
    is_pan = tree.parent < 0
    is_pan[full] = is_pan[OUTSIDE] = False
    pans = np.flatnonzero(is_pan)
    number = np.full(tree.parent.size, DRY, np.int32)
    number[pans] = np.arange(pans.size)
    _hand_down(tree.parent, number)
    pan_of_node = number[ponds.pond_of]
    pan_of_node[of_node != DRY] = DRY
    return pan_of_node, tree.level[pans]


def _settled(run, z, ponds, supply, losses):
    """Return the ponds that are not part of another's water, which of them are full, and the level and loss of all."""
    tree = ponds.tree
    count = tree.parent.size
    if losses is None:
        alone = np.flatnonzero(tree.parent < 0)[1:]
        return alone, np.ones(alone.size, bool), tree.level, np.zeros(count)
    own = np.bincount(ponds.basin, supply, count)[1:]
    covered = np.flatnonzero(ponds.pond_of != OUTSIDE)
    group = ponds.pond_of[covered] - 1
    first = np.append(0, np.cumsum(np.bincount(group, minlength=count - 1)))
    order = covered[order_by_height(run, z[covered], group.astype(np.int32), first[:-1])]
    parent = np.where(tree.parent > 0, tree.parent - 1, -1)[1:]
    losses = losses[order]
    depressions = Depressions(parent, tree.level[1:], tree.to_leaf[1:] - 1, own, first, z[order], losses)
    balance = balance_lakes(run, depressions)
    alone = np.flatnonzero(balance.lake == np.arange(count - 1))
    loss = np.append(0.0, np.bincount(np.repeat(np.arange(count - 1), np.diff(first)), losses, count - 1))
    _add_parts(tree.parent, loss)
    return alone + 1, balance.is_open[alone], np.append(np.nan, balance.level), loss


@kernel
def _add_parts(parent, total):
    for pond in range(1, parent.size):
        if parent[pond] >= 0:
            total[parent[pond]] += total[pond]


@kernel
def _part_full_ponds(tree, full, state, sill):
    """Make full ponds lakes; one that ends where it begins is none, and its parts are lakes that spill in turn."""
    parent, one, other, bottom, level, from_leaf, _ = tree
    stack = np.empty(parent.size, np.int32)
    for place in range(full.size):
        stack[0] = full[place]
        size = 1
        while size > 0:
            size -= 1
            pond = stack[size]
            if level[pond] > bottom[pond]:
                state[pond] = STANDING
                continue
            if one[pond] == 0:
                state[pond] = CROSSED
                continue
            last = from_leaf[sill[pond]]
            while parent[last] != pond:
                last = parent[last]
            first = one[pond] if last == other[pond] else other[pond]
            sill[last], sill[first] = sill[pond], first
            stack[size], stack[size + 1] = last, first
            size += 2


@kernel
def _hand_down(parent, number):
    """Give every pond the number of the lake that it is part of."""
    for pond in range(parent.size - 1, 0, -1):
        if number[pond] < 0 and parent[pond] >= 0:
            number[pond] = number[parent[pond]]
