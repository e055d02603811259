"""What water lays down where it stands: the deepest places of a lake first, then all around it, level.

A lake that spills holds what lies below its sill. One that is closed keeps everything: if what comes is more than has
room below its water, the ground is filled up to one level, and all that flows to it and lies lower with it. So no node
that is buried rises above those whose water comes to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Heights, Indices, Mask, Receivers, Values
from ..machine.heap import pop, push
from ..machine.indices import is_there
from ..machine.jit import kernel

if TYPE_CHECKING:
    from .water import Water

MOST_SETTLING_ROUNDS = 60


class Donors(NamedTuple):
    """Lists of the donors of each node, room for a heap, and marks.

    Donors of node n are ``head[n]``, ``following[head[n]]`` and so on to -1; one that is no node is a lake, which
    reaches n over its sill.
    """

    head: Receivers
    following: Receivers
    sill_from: Indices  # of each lake
    keys: Values
    items: Indices
    taken: Indices
    seen: Mask


def donors_of(water: Water, count: int) -> Donors:
    """Return the `Donors` that `fill_up` needs of so many nodes; empty ones if all lakes spill."""
    lakes = water.lakes
    if lakes.is_open.all():
        count = 0
    head, following = np.full(count, -1, np.int32), np.full(water.receiver.size if count else 0, -1, np.int32)
    _list_donors(water.receiver, head, following)
    items, taken = np.empty((2, count), np.int32)
    return Donors(head, following, lakes.sill_from, np.empty(count), items, taken, np.zeros(count, np.bool_))


@kernel
def _list_donors(receiver, head, following):
    for element in range(following.size):
        below = receiver[element]
        if 0 <= below < head.size:
            following[element] = head[below]
            head[below] = element


@kernel
def settle(
    nodes: Indices, begin: int, end: int, area: Values, changed: Heights, highest: float, volume: float
) -> float:
    """Fill the deepest places of a lake with a volume, up to a height; return how much of it there is room for.

    What lies below a level grows ever faster with it, so Newton's steps come down to the level and never pass it.
    """
    level = highest
    for _ in range(MOST_SETTLING_ROUNDS):
        room, wet = 0.0, 0.0
        for node in nodes[begin:end]:
            if changed[node] < level:
                room += (level - changed[node]) * area[node]
                wet += area[node]
        if room <= volume:
            break
        lower = level - (room - volume) / wet
        if not lower < level:
            break
        level = lower
    settled = 0.0
    for node in nodes[begin:end]:
        if changed[node] < level:
            settled += (level - changed[node]) * area[node]
            changed[node] = level
    return settled


@kernel
def fill_up(nodes, begin: int, end: int, volume, area: Values, donors: Donors, changed) -> None:
    """Lay a volume on some nodes and all whose water comes to them, as far as they lie below the level it reaches."""
    head, following, sill_from, keys, items, taken, seen = donors
    size = 0
    for node in nodes[begin:end]:
        seen[node] = True
        size = push(keys, items, items, size, changed[node], node, node)
    count = 0
    level, wide = 0.0, 0.0
    while size > 0:
        node = items[0]
        rise = changed[node] - level
        if rise * wide >= volume:
            break
        size = pop(keys, items, items, size)
        volume -= rise * wide
        level = changed[node]
        wide += area[node]
        taken[count] = node
        count += 1
        donor = head[node]
        while is_there(donor):
            above = donor if donor < head.size else sill_from[donor - head.size]
            if not seen[above]:
                seen[above] = True
                size = push(keys, items, items, size, changed[above], above, above)
            donor = following[donor]
    level += volume / wide
    for node in taken[:count]:
        changed[node] = level
        seen[node] = False
    for node in items[:size]:
        seen[node] = False
