"""The balance of ponds in a dry climate: where each stands when what flows in is what evaporates.

A pond that is full spills: what it does not need flows on into one leaf beyond its sill, or to the sea. If what it
spills into is full as well, both are one lake, and their parent has it. So lakes follow from four facts of each pond:
how much water reaches it, how much evaporates from it at each level, its sill, and where its water goes from there.

A lake is *open* if it is full to its sill, and *closed* below that: its level is the one at which as much evaporates
as flows in, interpolated between two cells. Waters are rates in any one unit; all that comes in leaves or evaporates.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import NOWHERE, Heights, Indices, Values
from ..machine.jit import kernel
from ..machine.sorting import order_by_height, values_in_order
from ..network import accumulate, mouths, topological_order
from ..run.run import Run
from ..run.waiting import watched
from .tree import ALONE, OUTSIDE, PondTree

WATCH_EVERY = 1 << 12  # ponds between two looks at a cancel
POND_UNKNOWN, POND_APART, POND_CLOSED, POND_FULL = 0, 1, 2, 3


class Curves(NamedTuple):
    """The cells, or nodes of a mesh, of each pond: those that its water covers and that of none of its parts does."""

    first: np.ndarray  # int64, where the cells of each pond begin, OUTSIDE first, and the number of all cells
    heights: np.ndarray  # float64, rising in each pond
    losses: np.ndarray  # float64, what evaporates from each cell under water


class Balance(NamedTuple):
    """What stands in each pond; ``lake`` is the outermost whose water covers it, -1 where its parts stand apart.

    The rest is known where ``lake`` is the pond itself. OUTSIDE gets all that evaporates nowhere.
    """

    lake: np.ndarray
    level: np.ndarray
    is_open: np.ndarray
    inflow: np.ndarray


class _Forest(NamedTuple):
    """Ponds in preorder, each followed at once by its parts; ranks are in that order, OUTSIDE has the last one."""

    number: np.ndarray  # of the pond of each rank
    size: np.ndarray  # how many ponds it is made of, with itself
    receiver: np.ndarray  # the rank of the leaf that its water reaches over its sill
    water: np.ndarray  # that reaches all of it from ground and sky
    brim: np.ndarray  # what evaporates when it is full
    state: np.ndarray
    inflow: np.ndarray
    sums: np.ndarray  # of water that has spilled into leaves, as a binary indexed tree


def curves_of(run: Run, ponds: Indices, heights: Heights, losses: Values, count: int) -> Curves:
    """Return the `Curves` of so many ponds, given the pond of each cell, its height, and what evaporates from it."""
    first = np.append(0, np.cumsum(np.bincount(ponds, minlength=count)))
    order = order_by_height(run, heights, ponds, first[:-1])
    heights, losses = (values_in_order(run, each, order) for each in (heights, losses))
    return Curves(first, heights.astype(np.float64, copy=False), losses)


def balance_ponds(run: Run, tree: PondTree, water: Values, curves: Curves) -> Balance:
    """Return the `Balance` of a `PondTree`; ``water`` reaches each leaf from the ground around it and from the sky."""
    parent, count = tree.parent.astype(np.int64), tree.parent.size
    order = topological_order(run, parent)
    cells = np.repeat(np.arange(count, dtype=np.int32), np.diff(curves.first))
    loss = np.bincount(cells, curves.losses, count).astype(np.float64)  # of no cells it would count
    weights = np.ones(count, np.int64), np.require(water, np.float64), loss
    size, water, brim = (accumulate(run, parent, order, each) for each in weights)
    trees = _trees_down(run, tree.to_leaf, mouths(run, parent, order))
    rank = _ranks(parent, order, size, trees)
    number = np.empty_like(rank)
    number[rank] = np.arange(count)
    forest = _Forest(
        number, size[number], rank[tree.to_leaf[number]], water[number], brim[number], np.zeros(count, np.int8),
        np.zeros(count), np.zeros(count + 1),
    )  # fmt: skip
    watched(run, lambda watch: _settle_forest(forest, watch), count)
    whole = _lakes_over(forest)
    alone, is_full = whole == np.arange(count), forest.state == POND_FULL
    level = np.where(alone & is_full, tree.level[number], np.nan)
    closed, curves = np.flatnonzero(alone & ~is_full), Curves(*(np.require(each, None, ["C", "W"]) for each in curves))
    for begin in range(0, closed.size, WATCH_EVERY):
        run.check()
        _close(closed[begin : begin + WATCH_EVERY], forest, curves, tree.level, level)
    lake = np.where(whole >= 0, number[whole], NOWHERE)
    return Balance(*(fact[rank] for fact in (lake, level, alone & is_full, np.where(alone, forest.inflow, 0.0))))


def _trees_down(run, receiver, root):
    """Return the ponds that stand alone in an order in which water goes from one to the next, and OUTSIDE last."""
    roots = np.unique(root)
    below = np.searchsorted(roots, root[receiver[roots]])
    below[OUTSIDE] = NOWHERE
    return roots[topological_order(run, below)]


@kernel
def _ranks(parent, order, size, trees):
    """Return the rank of each pond in preorder, tree after tree."""
    rank = np.empty(parent.size, np.int64)
    following = np.empty(parent.size, np.int64)
    begin = 0
    for tree in trees:
        rank[tree] = begin
        following[tree] = begin + 1
        begin += size[tree]
    for index in range(order.size - 1, -1, -1):
        pond = order[index]
        outer = parent[pond]
        if outer != ALONE:
            rank[pond] = following[outer]
            following[outer] += size[pond]
            following[pond] = rank[pond] + 1
    return rank


@kernel
def _poured_before(rank, sums):
    total = 0.0
    while rank > 0:
        total += sums[rank]
        rank -= rank & -rank
    return total


@kernel
def _look_at(rank, forest):
    """Find out whether a pond is full of what reaches it, and let it spill then."""
    poured = _poured_before(rank + forest.size[rank], forest.sums) - _poured_before(rank, forest.sums)
    inflow = forest.water[rank] + max(poured, 0.0)
    forest.inflow[rank] = inflow
    if inflow >= forest.brim[rank]:
        forest.state[rank] = POND_FULL
        at = forest.receiver[rank] + 1
        while at < forest.sums.size:
            forest.sums[at] += inflow - forest.brim[rank]
            at += at & -at


@kernel
def _settle_forest(forest, watch):
    """Settle tree after tree: whether each pond is full, holds one closed lake, or its parts stand apart."""
    rank = 0
    while rank < forest.size.size:
        if rank % WATCH_EVERY == 0:
            watch[1] = rank
            if watch[0]:
                return
        if forest.state[rank] == POND_UNKNOWN:
            _look_at(rank, forest)
        if forest.state[rank] == POND_UNKNOWN:
            forest.state[rank] = POND_APART if forest.size[rank] > 1 and _stand_apart(rank, forest) else POND_CLOSED
        # The parts of a lake are done with it.
        rank += 1 if forest.state[rank] == POND_APART else forest.size[rank]


@kernel
def _stand_apart(rank, forest):
    """Tell whether the two parts of a pond stand apart; if one is full it spills into the other."""
    one = rank + 1
    other = one + forest.size[one]
    if forest.inflow[rank] >= forest.brim[one] + forest.brim[other]:
        return False
    _look_at(one, forest)
    _look_at(other, forest)
    if forest.state[other] == POND_FULL and forest.state[one] != POND_FULL:
        _look_at(one, forest)
    return forest.state[one] != POND_FULL or forest.state[other] != POND_FULL


@kernel
def _lakes_over(forest):
    """Return the rank of the lake over each rank."""
    whole = np.full(forest.size.size, NOWHERE)
    rank = 0
    while rank < whole.size:
        if forest.state[rank] == POND_APART:
            rank += 1
            continue
        whole[rank : rank + forest.size[rank]] = rank
        rank += forest.size[rank]
    return whole


@kernel
def _close(closed, forest, curves, spill, level):
    """Write the levels of closed lakes."""
    for rank in closed:
        pond = forest.number[rank]
        left, floor = forest.inflow[rank], -np.inf
        part = rank + 1
        while part < rank + forest.size[rank]:
            left -= forest.brim[part]
            floor = max(floor, spill[forest.number[part]])
            part += forest.size[part]
        level[rank] = _level_in(curves.first[pond], curves.first[pond + 1], curves, left, floor, spill[pond])


@kernel
def _level_in(begin, end, curves, left, floor, spill):
    """Return the level at which ``left`` evaporates from the cells below it, which begin to count at ``floor``.

    As the water rises from the height of some cells to that of the next above, these cells come to count. So the level
    of a lake is above all cells whose evaporation it needs, the last of them in part, and below the others.
    """
    cell = begin
    base = floor
    while cell < end:
        base = max(curves.heights[cell], floor)
        loss = 0.0
        while cell < end and max(curves.heights[cell], floor) == base:
            loss += curves.losses[cell]
            cell += 1
        if left < loss:
            above = max(curves.heights[cell], floor) if cell < end else spill
            return base + (above - base) * max(left, 0.0) / loss
        left -= loss
    return spill if cell > begin else base
