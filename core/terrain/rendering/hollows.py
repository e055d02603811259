"""Hollows that a flood meets on its way up: each is opened by a path cut out of it, or raised to the flood.

The path is the one that the flood came by, over the lowest ground, from the deepest cell of the hollow down to ground
that is low enough. Whatever moves less is done; where that would change a cell by very much, the hollow is raised in
part, and the path cut from there on. A hollow that only a deep cut would open, though there is lower ground right
behind the border of its part, is left to that.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array
from ...machine.heap import pop_key, push_key
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...machine.noise import WORD

HOLLOW_PARTS = 8  # by how many equal ones a hollow may be raised
LEAST_DIGIT = 2.0 * float(np.finfo(np.float32).eps)  # of a height: two of the least steps of float32, or more
# What the direction of a cell may be, beside that of the neighbour its water runs to.
SHORE, CHAIN, UNSEEN, LEFT_OVER, MARKED = range(8, 13)  # the last is added to others
CELL_OF_KEY = WORD  # the part of a key of a heap that tells the cell


class FloodedLand(NamedTuple):
    """Cells of a raster, row by row, as a flood takes them."""

    ground: np.ndarray  # float32: heights as they came
    z: np.ndarray  # float32: heights from which water runs off
    bits: np.ndarray  # int32: the same memory; the numbers of heights above 0 come in the order of these
    labels: np.ndarray  # int32
    direction: np.ndarray  # uint8: of the neighbour that water runs to, or SHORE, CHAIN, UNSEEN, LEFT_OVER
    offsets: np.ndarray  # int64 (8,): from a cell to its neighbours
    rise: float  # metres by which a cell lies above the one that it runs to, at least
    limit: float  # metres that are cut or filled at most where there is lower ground beyond the border
    deepest: float  # metres that are cut or filled at most as long as doing both in part changes all cells by less
    fixed: np.ndarray  # bool: cells of lakes, which are not cut; empty for none
    even: bool  # whether these are level, whatever way water takes through them
    ends: bool  # whether water may end in them
    lake: float  # cells of a hollow that is rather raised than cut deeper than that; inf: none is


class FloodRoom(NamedTuple):
    """Memory for a flood over so many cells."""

    heap: np.ndarray  # int64: heights and cells, lowest first
    hollow: np.ndarray  # uint32: the cells of a hollow
    path: np.ndarray  # int64: a heap of them, then the cells from its deepest on
    cut: np.ndarray  # float32: their heights to be


def room_for(cells: int) -> FloodRoom:
    """Return the `FloodRoom` for a flood over so many cells."""
    return FloodRoom(*(np.empty(cells + 1, dtype) for dtype in (np.int64, np.uint32, np.int64, np.float32)))


@kernel
def push_cell(heap, size: int, bits: Array, cell: int) -> int:
    """Put a cell into a heap by its height; return the new size. A key has the cell in the bits of ``CELL_OF_KEY``."""
    return push_key(heap, size, (np.int64(bits[cell]) << 32) | cell)


@kernel
def clearly_above(height, rise: float) -> float:
    """Return a height in float32 that is higher by ``rise``, or by two of its last digits where that is more.

    At 5000 m a digit is 0.5 mm: 0.1 mm more would be lost in rounding.
    """
    return np.float32(height + max(rise, abs(height) * LEAST_DIGIT))


@kernel
def open_hollow(first: int, cell: int, label: int, size: int, land, room) -> int:
    """Drain a hollow, all cells no higher than ``cell``, from which the flood comes to its first, or leave it.

    Its cells go into the heap, of which the new size is returned, unless it is left as a stray.
    """
    z, direction, hollow = land.z, land.direction, room.hollow
    level = np.float64(z[cell])
    count, deepest, fill = _gather_hollow(first, level, label, land, hollow, room.path)
    bottom = np.float64(z[deepest])
    length, inside, work, greatest = _plan_cut(deepest, bottom, cell, label, land, room.path, room.cut)
    if room.cut[0] > z[deepest]:  # what lies lower than the end of the path will have to be raised to it
        for number in range(count):
            work += max(np.float64(room.cut[0]) - z[hollow[number]], 0.0)
    has_lake = _has_lake(count, land, hollow)
    keeps_level = has_lake and (land.even or room.cut[0] <= z[deepest])
    fills = work >= fill and not keeps_level
    if fills:
        greatest = level - bottom
    fills |= greatest > land.deepest and count >= land.lake
    least = level - land.limit if greatest > land.limit else -np.inf
    if land.limit < np.inf and _is_dammed(-np.inf if keeps_level else least, label, count, land, hollow):
        for number in range(count):
            direction[hollow[number]] = LEFT_OVER
        return size
    part = 0.0
    if greatest > land.deepest and count < land.lake and not has_lake:
        part = _part_to_raise(deepest, level, greatest, fills, cell, label, land, room)
        for number in range(count):
            z[hollow[number]] = max(z[hollow[number]], np.float32(bottom + part))
        length, inside, _, _ = _plan_cut(deepest, np.float64(z[deepest]), cell, label, land, room.path, room.cut)
    if part == 0.0 and fills:
        return _raise_hollow(count, size, land, room)
    return _cut_path(length, inside, count, size, land, room)


@kernel
def _part_to_raise(deepest, level, greatest, fills, cell, label, land, room):
    """Return by how many metres to raise a hollow, and cut the rest, so that cells change by less than ``greatest``.

    It is as near to what moves less, where filling ``fills`` nearly all, as no cell then changes by too much; or where
    cells change least. It is 0 where no part makes it less.
    """
    bottom, best = np.float64(land.z[deepest]), 0.0
    for number in range(1, HOLLOW_PARTS):
        part = (level - bottom) * (HOLLOW_PARTS - number if fills else number) / HOLLOW_PARTS
        _, _, _, most = _plan_cut(deepest, bottom + part, cell, label, land, room.path, room.cut)
        if most < greatest:
            best, greatest = part, most
        if greatest <= land.deepest:
            break
    return best


@kernel
def _has_lake(count, land, hollow):
    """Tell whether cells of lakes are among those of a hollow."""
    found = False
    if land.fixed.size:
        for number in range(count):
            found |= land.fixed[hollow[number]]
    return found


@kernel
def _gather_hollow(first, level, label, land, hollow, heap):
    """Enter the cells of a hollow, lowest first, each with the direction it is found from, so that paths keep to low
    ground; return their number, the deepest of them, and how much would fill it."""
    z, direction = land.z, land.direction
    size = push_cell(heap, 0, land.bits, first)
    count = 0
    deepest = first
    fill = 0.0
    while size > 0:
        here = heap[0] & CELL_OF_KEY
        size = pop_key(heap, size)
        hollow[count] = here
        count += 1
        fill += level - z[here]
        if z[here] < z[deepest]:
            deepest = here
        for to in range(8):
            beside = here + land.offsets[to]
            if land.labels[beside] == label and direction[beside] == UNSEEN and z[beside] <= level:
                direction[beside] = (to + 4) & 7
                size = push_cell(heap, size, land.bits, beside)
    return count, deepest, fill


@kernel
def _raise_hollow(count, size, land, room):
    """Raise all cells of a hollow above the flood, in the order in which they were found."""
    z, direction = land.z, land.direction
    for number in range(count):
        here = room.hollow[number]
        z[here] = clearly_above(np.float64(z[here + land.offsets[direction[here]]]), land.rise)
        size = push_cell(room.heap, size, land.bits, here)
    return size


@kernel
def _cut_path(length, inside, count, size, land, room):
    """Cut the path out of a hollow. Its cells go into the heap; the flood will come to the others from them."""
    direction = land.direction
    for number in range(length):
        land.z[room.path[number]] = room.cut[number]
    for number in range(inside):
        direction[room.path[number]] += MARKED
    for number in range(count):
        here = room.hollow[number]
        if direction[here] < MARKED:
            direction[here] = UNSEEN
            continue
        direction[here] -= MARKED
        size = push_cell(room.heap, size, land.bits, here)
    return size


@kernel
def _is_dammed(level, label, count, land, hollow):
    """Tell whether ground right beside a hollow, beyond the border of the part or left to that, lies below a level.

    Or whether the hollow is part of a lake that goes on there.
    """
    for number in range(count):
        for to in range(8):
            beside = hollow[number] + land.offsets[to]
            is_left = land.labels[beside] != label or land.direction[beside] == LEFT_OVER
            if not (is_there(land.labels[beside]) and is_left):
                continue
            if land.ground[beside] < level:
                return True
            if land.fixed.size and land.fixed[hollow[number]] and land.fixed[beside]:
                return True
    return False


@kernel
def _plan_cut(deepest, aim, cell, label, land, path, cut):
    """Plan the path from the deepest cell of a hollow, as high as ``aim``, down that the flood comes by from ``cell``.

    Returns the length of ``path`` in cells, how many of them lie inside, and by how much it changes heights, in sum and
    at most.
    """
    z, direction, rise = land.z, land.direction, land.rise
    here = deepest
    length, inside = 0, 0
    while True:  # down to a lower cell, or to one that must not be cut
        path[length] = here
        cut[length] = aim
        length += 1
        if here == cell:
            inside = length - 1
        if (inside and z[here] < aim) or land.labels[here] != label or direction[here] == CHAIN:
            cut[length - 1] = z[here]
            break
        if direction[here] == SHORE:
            lowest = np.float32(max(_lowest(here, land), aim))
            cut[length - 1] = min(np.float64(z[here]), np.float64(lowest))
            break
        aim -= max(rise, abs(aim) * LEAST_DIGIT)
        here += land.offsets[direction[here]]
    work = abs(np.float64(z[here]) - cut[length - 1])
    greatest = work
    for number in range(length - 2, -1, -1):
        here = path[number]
        height = np.float64(z[here])
        least = np.float64(clearly_above(cut[number + 1], rise))
        wish = max(cut[number], _lowest(here, land))
        if number == 0 and cut[1] > height and _is_level_lake(here, land):
            cut[number] = height  # raised, it would leave all others of the lake in a hollow, each once
        elif number < inside:
            cut[number] = max(least, min(height, wish))
        else:  # flooded already: it lies higher than the next, and others may lead to it
            cut[number] = min(height, max(least, wish))
        work += abs(height - cut[number])
        greatest = max(greatest, abs(height - cut[number]))
    return length, inside, work, greatest


@kernel
def _is_level_lake(cell, land):
    """Tell whether a cell is of a lake that keeps its level."""
    return land.even and land.fixed.size > 0 and land.fixed[cell]


@kernel
def _lowest(cell, land):
    """Return how low a cell may be cut: above the sea and all cells beside it that carry rivers, or not at all."""
    least = np.float64(np.float32(land.rise))
    if land.fixed.size and land.fixed[cell]:
        least = np.float64(land.ground[cell])
    for to in range(8):
        beside = cell + land.offsets[to]
        if land.direction[beside] == CHAIN:
            least = max(least, np.float64(clearly_above(np.float64(land.z[beside]), land.rise)))
    return least
