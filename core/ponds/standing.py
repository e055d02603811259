"""The lakes that stand: ponds that are full and spill, or as high as evaporation lets them rise."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Indices
from ..machine.jit import kernel
from .tree import ALONE, OUTSIDE, PondTree, parents_with_depth

if TYPE_CHECKING:
    from .balance import Balance

NO_LAKE, LAKE_UNKNOWN = -1, -2
STANDING, CROSSED = 1, 2  # ponds that are lakes, and ponds without depth, on flats that water crosses


class Standing(NamedTuple):
    """All lakes, numbered 0, 1, … as their ponds are."""

    pond: np.ndarray  # of each lake
    level: np.ndarray
    is_open: np.ndarray  # bool: its water leaves over the sill
    outlet: np.ndarray  # the pond over whose sill that is, or would be
    of_pond: np.ndarray  # int32, the lake over each pond, or NO_LAKE
    pan: np.ndarray  # int32, the pan of salt that each pond is part of where it is dry
    pans: np.ndarray  # their ponds: each stands alone, has a depth, and is not full
    crossed: np.ndarray  # ponds without depth or parts, each a single node of a flat
    crossed_outlet: np.ndarray


def standing_ponds(tree: PondTree, balance: Balance | None = None) -> Standing:
    """Return the lakes `Standing` in a `PondTree` by their `Balance`; without one all are full."""
    count = tree.parent.size
    if balance is None:
        whole, is_full = tree.parent == ALONE, np.ones(count, bool)
    else:
        whole = balance.lake == np.arange(count)
        is_full = balance.is_open | (tree.level == tree.bottom)  # without depth it holds nothing, whatever is rounded
    whole[OUTSIDE] = False
    state, outlet = np.where(whole & ~is_full, STANDING, 0).astype(np.uint8), np.arange(count)
    _part_full_ponds(tree, np.flatnonzero(whole & is_full), state, outlet)
    pond, crossed = np.flatnonzero(state == STANDING), np.flatnonzero(state == CROSSED)
    is_open = ~whole[pond] | is_full[pond]
    level = tree.level[pond] if balance is None else np.where(is_open, tree.level[pond], balance.level[pond])
    is_pan = (parents_with_depth(tree) == ALONE) & (tree.level > tree.bottom)
    is_pan[pond[is_open]] = is_pan[OUTSIDE] = False
    pans = np.flatnonzero(is_pan)
    of_pond, pan = handed_down(tree.parent, pond), handed_down(tree.parent, pans)
    return Standing(pond, level, is_open, outlet[pond], of_pond, pan, pans, crossed, outlet[crossed])


@kernel
def _part_full_ponds(tree, full, state, outlet):
    """Make full ponds lakes; one that ends where it begins is none, and its parts are lakes that spill in turn.

    The part on whose side water leaves has its sill, and the other spills into that.
    """
    stack = np.empty(tree.parent.size, np.int32)
    for index in range(full.size):
        stack[0] = full[index]
        size = 1
        while size > 0:
            size -= 1
            pond = stack[size]
            if tree.level[pond] > tree.bottom[pond]:
                state[pond] = STANDING
                continue
            if tree.one[pond] == OUTSIDE:
                state[pond] = CROSSED
                continue
            last = tree.from_leaf[outlet[pond]]
            while tree.parent[last] != pond:
                last = tree.parent[last]
            first = tree.one[pond] if last == tree.other[pond] else tree.other[pond]
            outlet[last] = outlet[pond]
            stack[size], stack[size + 1] = last, first
            size += 2


def handed_down(parent: Indices, ponds: Indices) -> Indices:
    """Return for each pond which of some ponds it is part of, as int32; NO_LAKE where it is part of none."""
    number = np.full(parent.size, LAKE_UNKNOWN, np.int32)
    number[ponds] = np.arange(ponds.size)
    _hand_down(parent, number)
    return number


@kernel
def _hand_down(parent, number):
    for pond in range(parent.size):
        end = pond
        while number[end] == LAKE_UNKNOWN and parent[end] != ALONE:
            end = parent[end]
        found = NO_LAKE if number[end] == LAKE_UNKNOWN else number[end]
        end = pond
        while end != ALONE and number[end] == LAKE_UNKNOWN:
            number[end] = found
            end = parent[end]
