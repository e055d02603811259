"""The tree of ponds: how waters that rise in all basins at once meet, and where each spills.

A *basin* is all that drains to one pit, or to one hollow; where two of them lie side by side there is a *pass*, as high
as the higher of its two sides. Whoever takes passes from the lowest up goes Kruskal's way: a pass between two waters
that have not met is the sill of both, there both end and one pond of both begins; one between a water and what has
drained is the sill over which all of it spills. So a pond is one of

- the water of one basin, a pond without parts, which its pass calls a *leaf*;
- what is over the sill of two ponds that have met.

Where several waters meet at one height, two and two of them make a pond that ends where it begins. It has no depth and
is no lake, but a tree in which only two ever meet has no circles: of two parts that meet each spills into the other.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Indices, Values
from ..machine.jit import kernel

OUTSIDE = 0  # the number of what has drained: sea, or what lies around the map
ALONE = -1  # the parent of a pond that spills into what has drained


class PondTree(NamedTuple):
    """Ponds that meet two by two, numbered from 1; number 0 is OUTSIDE."""

    parent: np.ndarray  # the pond that begins where it ends, or ALONE
    one: np.ndarray  # its two parts, OUTSIDE where it has none
    other: np.ndarray
    bottom: np.ndarray  # float64, the height at which it begins
    level: np.ndarray  # float64, the height at which it ends
    sill_from: np.ndarray  # the place at which its water leaves, on its own side
    sill_to: np.ndarray  # the place beyond; -1 where water leaves the map
    from_leaf: np.ndarray  # the leaf to whose basin that place drains, and that of the place beyond
    to_leaf: np.ndarray
    merged: np.ndarray  # where to look for the pond that it has become, while waters rise


def room_for_ponds(count: int) -> PondTree:
    """Return a `PondTree` with room for so many ponds; what is not used is never touched."""
    parent, one, other, from_leaf, to_leaf, merged = (np.empty(count, np.int32) for _ in range(6))
    bottom, level = np.empty(count), np.empty(count)
    sill_from, sill_to = np.empty(count, np.int64), np.empty(count, np.int64)
    return PondTree(parent, one, other, bottom, level, sill_from, sill_to, from_leaf, to_leaf, merged)


def ponds_of_basins(bottom: Values) -> PondTree:
    """Return a `PondTree` of leaves alone that begin at some heights, of OUTSIDE first, with room for all to meet."""
    leaves = bottom.size
    tree = room_for_ponds(2 * leaves)
    for column in tree:
        column[:] = 0
    tree.parent[:], tree.sill_from[:], tree.merged[:] = ALONE, -1, np.arange(2 * leaves)
    tree.bottom[:leaves] = bottom
    return tree


def grown_tree(tree: PondTree, count: int) -> PondTree | None:
    """Return a `PondTree` whose first ponds, so many with OUTSIDE, have found all their sills; else None."""
    tree = PondTree(*(column[:count] for column in tree))
    return None if (tree.sill_from[1:] < 0).any() else tree


def parents_with_depth(tree: PondTree) -> Indices:
    """Return the parents of a `PondTree`; the parts of a pond without depth that stands alone stand alone too."""
    parent = tree.parent.copy()
    _free_parts(tree, parent)
    return parent


@kernel
def _free_parts(tree, parent):
    for pond in range(parent.size - 1, 0, -1):  # one without depth has a greater number than its parts
        if parent[pond] == ALONE and tree.one[pond] != OUTSIDE and tree.level[pond] == tree.bottom[pond]:
            parent[tree.one[pond]] = parent[tree.other[pond]] = ALONE


@kernel
def begin_pond(tree: PondTree, pond: int, height: float) -> None:
    """Let a pond begin that has met none yet."""
    tree.merged[pond] = pond
    tree.parent[pond] = ALONE
    tree.one[pond] = tree.other[pond] = OUTSIDE
    tree.bottom[pond] = height


@kernel
def meet(
    tree: PondTree,
    here: int,
    there: int,
    height: float,
    place: int,
    beyond: int,
    basin: int,
    basin_beyond: int,
    pond: int,
) -> None:
    """End two ponds at a pass, of which the first holds its ``place`` and the second that ``beyond``: both become one.

    If the second is OUTSIDE the first spills, and there is no new ``pond``. What is known of its parent stays.
    """
    _spill(tree, here, height, place, beyond, basin, basin_beyond)
    if there == OUTSIDE:
        tree.merged[here] = OUTSIDE
        return
    _spill(tree, there, height, beyond, place, basin_beyond, basin)
    tree.merged[here] = tree.merged[there] = tree.merged[pond] = pond
    tree.parent[here] = tree.parent[there] = pond
    tree.one[pond], tree.other[pond] = here, there
    tree.bottom[pond] = height


@kernel
def _spill(tree, pond, height, place, beyond, basin, basin_beyond):
    tree.level[pond] = height
    tree.sill_from[pond], tree.sill_to[pond] = place, beyond
    tree.from_leaf[pond], tree.to_leaf[pond] = basin, basin_beyond
