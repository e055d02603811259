"""The balance of lakes in a dry climate: where each stands when what flows in is what evaporates.

Depressions are a forest. A *hollow* has no depression in it; where the waters of some depressions meet at a sill, one
depression of all of them begins, their parent, and ends at its own sill. A depression that is full spills: what it
does not need flows on into one hollow beyond its sill, or to the sea. If what it spills into is full as well and
spills back, both are one lake, and their parent has it. So the lakes follow from four facts of each depression: how
much water reaches it, how much evaporates from it at each level, its sill, and where its water goes from there.

A lake is *open* if it is full to its sill, and *closed* below that: its level is the one at which as much evaporates
as flows in, interpolated between two cells. Waters are rates in any one unit; all that comes in leaves or evaporates.
It serves lakes on the cells of a raster and on the nodes of a mesh alike.
"""

from typing import NamedTuple

import numpy as np

from .machine.jit import kernel
from .network import accumulate, mouths, topological_order
from .run.waiting import watched

NOWHERE = -1
WATCH_EVERY = 1 << 12  # depressions between two looks at a cancel
UNKNOWN, APART, CLOSED, FULL = 0, 1, 2, 3


class Depressions(NamedTuple):
    """A forest of depressions in any order, and their cells (or nodes of a mesh), by depression and height.

    The cells of a depression are those that its water covers and that of none of its parts does.
    """

    parent: np.ndarray  # the depression in which each ends, -1 for one that stands alone
    spill: np.ndarray  # height of its sill, not below those of its parts
    receiver: np.ndarray  # the hollow that its water reaches over its sill, one outside of it; -1 for the sea
    water: np.ndarray  # what reaches each hollow from the ground around it and from the sky; 0 for others
    first: np.ndarray  # where the cells of each begin, and the number of all cells
    heights: np.ndarray  # of the cells, rising in each depression
    losses: np.ndarray  # what evaporates from each cell under water


class LakeBalance(NamedTuple):
    """What stands in each depression; ``lake`` is the outermost whose water covers it, -1 where its parts stand alone.

    The rest is known where ``lake`` is the depression itself: ``inflow = evaporation + overflow``.
    """

    lake: np.ndarray
    level: np.ndarray
    is_open: np.ndarray
    inflow: np.ndarray
    evaporation: np.ndarray
    overflow: np.ndarray


class _Forest(NamedTuple):
    """Depressions in preorder: the parts of one follow it at once, ``size`` with itself. Places are in that order."""

    number: np.ndarray  # of the depression at each place
    size: np.ndarray
    receiver: np.ndarray  # a place
    water: np.ndarray  # that reaches all of a depression from ground and sky
    brim: np.ndarray  # what evaporates when it is full


class _Settled(NamedTuple):
    """What has been found so far, by place."""

    state: np.ndarray
    inflow: np.ndarray
    sums: np.ndarray  # of water that has spilled into hollows, as a binary indexed tree


def balance_lakes(run, depressions):
    """Return the `LakeBalance` of some `Depressions`."""
    types = (np.int64, np.float64, np.int64, np.float64, np.int64, np.float64, np.float64)
    depressions = Depressions(*(np.require(each, kind, ["C", "W"]) for each, kind in zip(depressions, types)))
    parent = depressions.parent
    order = topological_order(run, parent)
    cells = np.repeat(np.arange(parent.size, dtype=np.int32), np.diff(depressions.first))
    loss = np.bincount(cells, depressions.losses, parent.size).astype(np.float64)  # of no cells it would count
    brim = accumulate(run, parent, order, loss)
    water = accumulate(run, parent, order, depressions.water)
    size = accumulate(run, parent, order, np.ones(parent.size, np.int64))
    trees = _trees_down(run, depressions.receiver, mouths(run, parent, order))
    place = _places(parent, order, size, trees)
    number = np.empty_like(place)
    number[place] = np.arange(place.size)
    beyond = depressions.receiver[number]
    receiver = np.where(beyond >= 0, place[beyond], NOWHERE)
    forest = _Forest(number, size[number], receiver, water[number], brim[number])
    settled = _Settled(np.zeros(place.size, np.int8), np.zeros(place.size), np.zeros(place.size + 1))
    watched(run, lambda watch: _settle_forest(forest, settled, watch), place.size)
    return _found(run, depressions, forest, settled)


def _trees_down(run, receiver, root):
    """Return the depressions that stand alone in an order in which water goes from one to the next."""
    roots = np.unique(root)
    below = receiver[roots]
    below = np.where(below >= 0, np.searchsorted(roots, root[below]), NOWHERE)
    return roots[topological_order(run, below)]


@kernel
def _places(parent, order, size, trees):
    """Return the place of each depression in preorder, tree after tree."""
    place = np.empty(parent.size, np.int64)
    following = np.empty(parent.size, np.int64)
    begin = 0
    for tree in trees:
        place[tree] = begin
        following[tree] = begin + 1
        begin += size[tree]
    for index in range(order.size - 1, -1, -1):
        node = order[index]
        outer = parent[node]
        if outer >= 0:
            place[node] = following[outer]
            following[outer] += size[node]
            following[node] = place[node] + 1
    return place


@kernel
def _pour(place, amount, sums):
    """Let water spill into the hollow at a place."""
    at = place + 1
    while at < sums.size:
        sums[at] += amount
        at += at & -at


@kernel
def _poured_before(place, sums):
    total = 0.0
    while place > 0:
        total += sums[place]
        place -= place & -place
    return total


@kernel
def _water_of(place, size, water, sums):
    """Return all the water that reaches a depression."""
    return water[place] + max(_poured_before(place + size[place], sums) - _poured_before(place, sums), 0.0)


@kernel
def _settle_forest(forest, settled, watch):
    """Settle tree after tree: whether each depression is full, holds one closed lake, or its parts stand apart."""
    number, size, receiver, water, brim = forest
    state, inflow, sums = settled
    place = 0
    while place < number.size:
        if place % WATCH_EVERY == 0:
            watch[1] = place
            if watch[0]:
                return
        if state[place] == UNKNOWN:
            inflow[place] = _water_of(place, size, water, sums)
            state[place] = CLOSED if inflow[place] < brim[place] else FULL
            if state[place] == FULL and receiver[place] >= 0:
                _pour(receiver[place], inflow[place] - brim[place], sums)
        parted = state[place] == CLOSED and size[place] > 1
        if parted and _stand_apart(place, size, receiver, water, brim, state, inflow, sums):
            state[place] = APART
        # The parts of a lake are done with it.
        place += 1 if state[place] == APART else size[place]


@kernel
def _stand_apart(place, size, receiver, water, brim, state, inflow, sums):
    """Tell whether the parts of a depression stand apart, and let those that are full spill into the others."""
    end = place + size[place]
    needed = 0.0
    part = place + 1
    while part < end:
        needed += brim[part]
        part += size[part]
    if inflow[place] >= needed:
        return False
    part = place + 1
    while part < end:
        following = part + size[part]
        if state[part] == UNKNOWN:
            inflow[part] = _water_of(part, size, water, sums)
            if inflow[part] >= brim[part]:
                state[part] = FULL
                if not _spill(part, inflow[part] - brim[part], place, end, size, receiver, state, inflow, sums):
                    return False
                following = place + 1  # what spills may fill another part
        part = following
    return True


@kernel
def _spill(part, surplus, place, end, size, receiver, state, inflow, sums):
    """Let a full part spill into one that is not, through others that are full; tell whether there is such a part."""
    hollow = receiver[part]
    for _ in range(size[place]):
        other = place + 1
        while other < end and not other <= hollow < other + size[other]:
            other += size[other]
        if other >= end or other == part:
            break
        if state[other] != FULL:
            _pour(hollow, surplus, sums)
            return True
        inflow[other] += surplus
        hollow = receiver[other]
    # Several parts meet at one height and spill into each other in a circle: the first that is not full has it.
    other = place + 1
    while other < end and state[other] == FULL:
        other += size[other]
    if other < end:
        while size[other] > 1:
            other += 1
        _pour(other, surplus, sums)
        return True
    return False


def _found(run, depressions, forest, settled):
    """Return the `LakeBalance`, by number."""
    count = forest.number.size
    whole = _lakes_over(forest.size, settled.state)
    alone = whole == np.arange(count)
    is_full = settled.state == FULL
    level = np.full(count, np.nan)
    closed, full = np.flatnonzero(alone & ~is_full), np.flatnonzero(alone & is_full)
    level[full] = depressions.spill[forest.number[full]]
    rows = depressions[-3:]
    for begin in range(0, closed.size, WATCH_EVERY):
        run.check()
        _close(closed[begin : begin + WATCH_EVERY], forest, settled.inflow, rows, depressions.spill, level)
    evaporation = np.where(is_full, forest.brim, settled.inflow)
    facts = (
        np.where(whole >= 0, forest.number[whole], NOWHERE),
        level,
        alone & is_full,
        np.where(alone, settled.inflow, 0.0),
        np.where(alone, evaporation, 0.0),
        np.where(alone & is_full, settled.inflow - forest.brim, 0.0),
    )
    return LakeBalance(*(fact[np.argsort(forest.number)] for fact in facts))


@kernel
def _lakes_over(size, state):
    """Return the place of the lake over each place."""
    whole = np.full(size.size, NOWHERE)
    place = 0
    while place < size.size:
        if state[place] == APART:
            place += 1
            continue
        whole[place : place + size[place]] = place
        place += size[place]
    return whole


@kernel
def _close(closed, forest, inflow, rows, spill, level):
    """Write the levels of closed lakes."""
    number, size, _, _, brim = forest
    first, heights, losses = rows
    for place in closed:
        node = number[place]
        left = inflow[place]
        floor = -np.inf
        part = place + 1
        while part < place + size[place]:
            left -= brim[part]
            floor = max(floor, spill[number[part]])
            part += size[part]
        level[place] = _level_in(first[node], first[node + 1], heights, losses, left, floor, spill[node])


@kernel
def _level_in(begin, end, heights, losses, left, floor, spill):
    """Return the level at which ``left`` evaporates from the cells below it, which begin to count at ``floor``.

    As the water rises from the height of some cells to that of the next above, these cells come to count. So the level
    of a lake is above all cells whose evaporation it needs, the last of them in part, and below the others.
    """
    cell = begin
    base = floor
    while cell < end:
        base = max(heights[cell], floor)
        loss = 0.0
        while cell < end and max(heights[cell], floor) == base:
            loss += losses[cell]
            cell += 1
        if left < loss:
            above = max(heights[cell], floor) if cell < end else spill
            return base + (above - base) * max(left, 0.0) / loss
        left -= loss
    return spill if cell > begin else base
