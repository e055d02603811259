"""How the cells that courses run through become chains: what `beds` is made of, course by course, cell by cell.

Of the elements of `Beds`, ``count`` are in use. A course has the elements from ``base`` on, and gives up the last of
them where its water has a shorter path.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array, Heights
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...raster.neighbours import COLUMN_OFFSETS, DIAGONAL, ROW_OFFSETS

TO_SEA, TO_NOTHING = -1, -2  # what the next cell upstream flows to, where that is no cell
DAMMED = 3  # cells over which a river may stand level behind one that is raised out of the way of another


class Beds(NamedTuple):
    """Chains of cells, each after the one that it flows to; no cell comes twice."""

    row: np.ndarray  # int64, in the grid of the raster
    col: np.ndarray  # int64
    z: np.ndarray  # float64: metres, exact in float32; falls strictly on the way down
    below: np.ndarray  # int64: the element downstream, one of the eight neighbours; -1 at the sea
    course: np.ndarray  # int64


class CourseCells(NamedTuple):
    """The cells that courses run through, from the lower end of each upwards, each beside the one before."""

    first: np.ndarray  # int64 (n + 1,): cells of course k are first[k]:first[k + 1]
    row: np.ndarray  # int64
    col: np.ndarray  # int64
    z: np.ndarray  # float64: of the course where it comes nearest to the middle of the cell
    is_land: np.ndarray  # bool


class ChainRoom(NamedTuple):
    """What is known while chains are laid."""

    table: np.ndarray  # int32: the elements by their cells, see `_find`; its size is a power of 2
    on_path: np.ndarray  # int64: of each course the last one whose water runs through it to the sea, so far
    beside: np.ndarray  # int64 (8,): the elements in the neighbours of a cell, -1 where there is none


@kernel
def lay_chains(
    order: Array,
    downstream: Array,
    main: Array,
    cells: CourseCells,
    chains: Beds,
    room: ChainRoom,
    rise: float,
    count: int,
    begin: int,
    end: int,
) -> int:
    """Lay the chains of some courses; return how many elements there are then."""
    for number in range(begin, end):
        course = order[number]
        follow = downstream[course]
        while is_there(follow):
            room.on_path[follow] = course
            follow = downstream[follow]
        base = count
        if main[course]:
            count = _lay_main(cells, chains, room, rise, course, count)
        else:
            count = _lay_side(cells, chains, room, rise, course, not is_there(downstream[course]), count)
        chains.course[base:count] = course
    return count


@kernel
def _lay_main(cells, chains: Beds, room, rise, course, count):
    """Lay the chain of a course that carries water on: every cell flows to the lowest that it can."""
    row, col, z, below, owner = chains
    table, on_path, beside = room
    begin, end = cells.first[course], cells.first[course + 1]
    rows, cols = cells.row, cells.col
    base = count
    last = TO_SEA
    before = begin
    for number in range(begin, end):
        if _is_corner(rows, cols, before, number, end):
            continue
        before = number
        if not cells.is_land[number]:
            last = TO_SEA
            continue
        height = np.float64(np.float32(cells.z[number]))
        here = _find(table, row, col, count, rows[number], cols[number])
        if is_there(here):
            if here < base and on_path[owner[here]] != course:
                _let_down(z, below, here, height, rise)
            last = here
            count = base if last < base else last + 1
            continue
        _look_around(table, row, col, count, rows[number], cols[number], beside)
        to = _own_water(z, owner, on_path, beside, height, base, last, course)
        if to != TO_SEA:
            height = max(height, least_above(z[to], rise))
            highest = cells.z[min(number + DAMMED, end - 1)]
            height = _out_of_the_way(chains, room, height, highest, rise, base, to, course)
            to = _steepest(row, col, z, beside, height, base, to, rows[number], cols[number])
            height = max(height, least_above(z[to], rise))
            count = base if to < base else to + 1
        last = _push(table, row, col, z, below, rows[number], cols[number], height, to, count)
        count += 1
    return count


@kernel
def _is_corner(rows, cols, before, number, end):
    """Tell whether a cell may be left out: the one ``before`` touches the next, as on both sides of a corner."""
    return (
        before < number < end - 1
        and abs(rows[number + 1] - rows[before]) <= 1
        and abs(cols[number + 1] - cols[before]) <= 1
    )


@kernel
def _own_water(z, owner, on_path, beside, height, base, last, course):
    """Return the neighbour that a cell of a course flows to: the steepest downstream of it, else its own lowest."""
    own = last
    best, to = -np.inf, last
    for direction in range(8):
        element = beside[direction]
        if not is_there(element):
            continue
        if element >= base:
            own = element if own < base else min(own, element)
        elif element == last or on_path[owner[element]] == course:
            slope = (height - z[element]) / (DIAGONAL if direction & 1 else 1.0)
            if slope > best:
                best, to = slope, element
    return to if best > -np.inf else own


@kernel
def _let_down(z, below, here, height, rise):
    """Let a chain down, from one of its cells on, to the height at which a lower river runs through that cell too."""
    if z[here] <= height:
        return
    count, lowest = 1, here
    while is_there(below[lowest]) and z[below[lowest]] > height:
        lowest = below[lowest]
        count += 1
    path = np.empty(count, np.int64)
    for index in range(count):
        path[index] = here
        here = below[here]
    for index in range(count - 1, -1, -1):
        if is_there(below[path[index]]):
            height = max(height, least_above(z[below[path[index]]], rise))
        z[path[index]] = min(z[path[index]], height)


@kernel
def _out_of_the_way(chains: Beds, room, height, highest, rise, base, to, course):
    """Return the height that a cell needs lest it draw the water of rivers beside it, if it needs little more.

    That is no more than ``highest``: what is upstream is dammed up to it.
    """
    row, col, z, below, owner = chains
    on_path, beside = room.on_path, room.beside
    for direction in range(8):
        element = beside[direction]
        if not is_there(element) or element >= base or element == to or on_path[owner[element]] == course:
            continue
        follow = below[element]
        if not is_there(follow):
            continue
        drop = z[element] - z[follow]
        straight = row[follow] == row[element] or col[follow] == col[element]
        ratio = (DIAGONAL if direction & 1 else 1.0) / (1.0 if straight else DIAGONAL)
        needed = z[element] - ratio * drop
        if height <= needed <= min(height + drop + (height - z[to]), highest):
            height = least_above(needed, rise)
    return height


@kernel
def _steepest(row, col, z, beside, height, base, to, at_row, at_col):
    """Return the element of another course that a cell drops to more steeply than to ``to``, if there is one."""
    straight = row[to] == at_row or col[to] == at_col
    best = (height - z[to]) / (1.0 if straight else DIAGONAL)
    for direction in range(8):
        element = beside[direction]
        if 0 <= element < base:
            slope = (height - z[element]) / (DIAGONAL if direction & 1 else 1.0)
            if slope > best:
                best, to = slope, element
    return to


@kernel
def _lay_side(cells, chains: Beds, room, rise, course, to_sea, count):
    """Lay the chain of a side channel or an arm, as far as it runs apart from other courses."""
    row, col, z, below, _ = chains
    table, beside = room.table, room.beside
    begin, end = cells.first[course], cells.first[course + 1]
    rows, cols = cells.row, cells.col
    base = count
    last = TO_SEA if to_sea else TO_NOTHING
    joint = -1  # the last cell that touches another course, where a chain may begin
    before = begin
    for number in range(begin, end):
        if _is_corner(rows, cols, before, number, end):
            continue
        before = number
        if not cells.is_land[number]:
            last, joint = TO_SEA, -1
            continue
        here = _find(table, row, col, count, rows[number], cols[number])
        if is_there(here):
            last, joint = (TO_NOTHING, -1) if here < base else (here, -1)
            count = count if here < base else here + 1
            continue
        _look_around(table, row, col, count, rows[number], cols[number], beside)
        if _touched(beside, base):
            last, joint = TO_NOTHING, number
            continue
        if is_there(joint):
            last = _push_joint(chains, table, beside, rows[joint], cols[joint], cells.z[joint], rise, count)
            count, joint = count + 1, -1
            _look_around(table, row, col, count, rows[number], cols[number], beside)
        for direction in range(8):
            if is_there(beside[direction]):
                last = beside[direction] if not is_there(last) else min(last, beside[direction])
        if last == TO_NOTHING:
            continue
        height = np.float64(np.float32(cells.z[number]))
        if last != TO_SEA:
            height = max(height, least_above(z[last], rise))
            count = last + 1
        last = _push(table, row, col, z, below, rows[number], cols[number], height, last, count)
        count += 1
    return count


@kernel
def _touched(beside, base):
    """Tell whether another course is beside a cell."""
    touched = False
    for direction in range(8):
        touched = touched or 0 <= beside[direction] < base
    return touched


@kernel
def _push_joint(chains: Beds, table, beside, at_row, at_col, level, rise, count):
    """Add a cell that flows to the lowest one beside it; return its number."""
    row, col, z, below, _ = chains
    _look_around(table, row, col, count, at_row, at_col, beside)
    to = -1
    for direction in range(8):
        if is_there(beside[direction]) and (not is_there(to) or z[beside[direction]] < z[to]):
            to = beside[direction]
    height = max(np.float64(np.float32(level)), least_above(z[to], rise))
    return _push(table, row, col, z, below, at_row, at_col, height, to, count)


@kernel
def least_above(z: Heights, rise: float) -> float:
    """Return a height that is higher by ``rise``, and in float32 at least by the least that this can tell.

    At 5000 m that is 0.5 mm; `hollows.clearly_above` takes two of these steps, which many heights in a row add up.
    """
    height = np.float32(z + rise)
    return np.float64(height if height > z else np.nextafter(np.float32(z), np.float32(np.inf)))


@kernel
def _push(table, row, col, z, below, at_row, at_col, height, to, count):
    """Add a cell as element ``count``; return that number.

    Elements that are given up stay in the table: their numbers are beyond the last, or belong to another cell.
    """
    row[count], col[count], z[count], below[count] = at_row, at_col, height, to
    slot = _slot(at_row, at_col) & (table.size - 1)
    while is_there(table[slot]):
        slot = (slot + 1) & (table.size - 1)
    table[slot] = count
    return count


@kernel
def _find(table, row, col, count, at_row, at_col):
    """Return the element in a cell, or -1."""
    slot = _slot(at_row, at_col) & (table.size - 1)
    while is_there(table[slot]):
        element = table[slot]
        if element < count and row[element] == at_row and col[element] == at_col:
            return np.int64(element)
        slot = (slot + 1) & (table.size - 1)
    return np.int64(-1)


@kernel
def _slot(at_row, at_col):
    """Return where in a table to look for a cell: 16 cells that are near each other are near each other there."""
    block = ((at_row >> 2) * 73856093) ^ ((at_col >> 2) * 19349663)
    return ((block ^ (block >> 15)) << 4) | ((at_row & 3) << 2) | (at_col & 3)


@kernel
def _look_around(table, row, col, count, at_row, at_col, beside):
    """Enter the elements in the eight cells around one."""
    for direction in range(8):
        beside[direction] = _find(
            table, row, col, count, at_row + ROW_OFFSETS[direction], at_col + COLUMN_OFFSETS[direction]
        )
