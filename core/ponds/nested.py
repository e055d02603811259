"""The ponds nested in lakes that are worth drawing: those that are large and deep enough, and meet others that are.

Most ponds are spray. Those that are too small or too shallow count as part of what they meet; a pond that meets nothing
else goes on as the same pond. What is left is a tree in which every parent has two children or more. That one that ends
where it begins is none, it only hands on its parts.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Heights, Indices, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from .tree import ALONE, PondTree


class LeastPond(NamedTuple):
    """How large a pond must be to be kept."""

    area: float  # m²
    depth: float  # in the unit of the heights


@kernel
def choose_ponds(tree: PondTree, lowest: Values, area: Values, least: LeastPond) -> tuple[Indices, Indices, Indices]:
    """Return which ponds are kept, as numbers 0, 1, … or -1; the kept pond around each; and how many lie in it.

    Whole lakes are kept. Kept ponds are numbered so that what lies in a pond follows it at once; it counts itself.

    An example: pools 1 and 2 meet in 3, ponds 3 and 4 meet in the lake 5, and 2 is too small. Then 1 meets nothing that
    counts and goes on as 3: 3, 4 and 5 are kept, 1 and 2 lie in 3. The lake gets number 0, 4 gets 1 and 3 gets 2.
    """
    kept, around = _kept_ponds(tree, lowest, area, least)
    number, inside = _numbered_ponds(tree.parent, kept, around)
    return number, around, inside


@kernel
def _kept_ponds(tree, lowest, area, least):
    """Return which ponds are kept, and the kept pond around each: of the example, 3, 4, 5 and 3, 3, 3, 4, 5."""
    parent, bottom, level = tree.parent, tree.bottom, tree.level
    count = parent.size
    around = np.empty(count, np.int32)
    parts = np.zeros(count, np.int32)
    kept = np.zeros(count, np.bool_)
    # Upwards: which are large enough, and how many of these meet in each. 1, 3 and 4 are; one meets in 3, two in 5.
    for pond in range(1, count):
        if level[pond] == bottom[pond]:
            parts[max(parent[pond], 0)] += parts[pond]
        elif area[pond] >= least.area and area[pond] > 0 and level[pond] - lowest[pond] >= least.depth:
            kept[pond] = True
            parts[max(parent[pond], 0)] += 1
    # Downwards: what meets nothing else goes on as the same pond. So 1 is not kept, for it is alone in 3.
    for pond in range(count - 1, 0, -1):
        outer = parent[pond]
        if outer == ALONE:
            around[pond] = pond
            kept[pond] = True
        elif level[pond] == bottom[pond]:
            around[pond] = around[outer]
            parts[pond] = parts[outer]
        else:
            kept[pond] = kept[pond] and parts[outer] > 1
            around[pond] = pond if kept[pond] else around[outer]
    return kept, around


@kernel
def _numbered_ponds(parent, kept, around):
    """Return the number of each kept pond, -1 for others, and how many lie in each pond."""
    count = parent.size
    inside = np.zeros(count, np.int32)
    # Upwards: 1 in 3, 1 in 4, and these two with the lake itself are 3 in 5.
    for pond in range(1, count):
        if kept[pond]:
            inside[pond] += 1
        if is_there(parent[pond]):
            inside[parent[pond]] += inside[pond]
    number = np.empty(count, np.int32)
    number[0] = -1
    following = np.empty(count, np.int32)  # the next number inside each kept pond
    total = 0
    for pond in range(1, count):
        if parent[pond] == ALONE:  # lakes keep their order
            number[pond] = total
            following[pond] = total + 1
            total += inside[pond]
    # Downwards: 4 takes the first number in 5, which is 1; it needs one, so 3 takes 2.
    for pond in range(count - 1, 0, -1):
        if not kept[pond]:
            number[pond] = -1
        elif is_there(parent[pond]):
            outer = around[parent[pond]]
            number[pond] = following[outer]
            following[outer] += inside[pond]
            following[pond] = number[pond] + 1
    return number, inside


@kernel
def shallow_levels(tree: PondTree, number: Indices, inside: Indices) -> Heights:
    """Return the level up to which each pond is ground when only innermost kept ponds take water, -inf for none.

    They are those that hold no such pond and lie in none: they fill up to where they meet one that does.
    """
    parent, level = tree.parent, tree.level
    count = parent.size
    holds = np.zeros(count, np.bool_)
    lies_in = np.zeros(count, np.bool_)
    levels = np.full(count, -np.inf)
    for pond in range(1, count):
        holds[pond] |= is_there(number[pond])
        if is_there(parent[pond]):
            holds[parent[pond]] |= holds[pond]
    for pond in range(count - 1, 0, -1):
        outer = parent[pond]
        lies_in[pond] = (is_there(number[pond]) and inside[pond] == 1) or (is_there(outer) and lies_in[outer])
        if not holds[pond] and not lies_in[pond]:
            levels[pond] = level[pond] if holds[outer] else levels[outer]
    return levels
