"""How the cells that courses run through become chains: what `beds` is made of, course by course, cell by cell.

Elements of chains are the arrays ``row``, ``col``, ``z``, ``below`` and ``owner``, of which ``count`` are in use;
``table`` finds the element of a cell. A course has the elements from ``base`` on, and gives up the last of them where
its water has a shorter way.
"""

import numpy as np

from ...machine.jit import kernel
from ...raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS

DIAGONAL = 2.0**0.5
SEA, NOWHERE = -1, -2  # what the next cell upstream flows to, where that is no cell


@kernel
def lay_chains(
    order, downstream, main, first, way_row, way_col, way_z, is_land, table, row, col, z, below, owner, on_path, beside,
    rise, count, begin, end,
):  # fmt: skip
    """Lay the chains of some courses; return how many elements there are then."""
    for number in range(begin, end):
        course = order[number]
        follow = downstream[course]
        while follow >= 0:
            on_path[follow] = course
            follow = downstream[follow]
        base = count
        if main[course]:
            count = _lay_main(
                first[course], first[course + 1], way_row, way_col, way_z, is_land, table, row, col, z, below, owner,
                on_path, beside, rise, course, count,
            )  # fmt: skip
        else:
            at_sea = downstream[course] < 0
            count = _lay_thread(
                first[course], first[course + 1], way_row, way_col, way_z, is_land, table, row, col, z, below, beside,
                rise, at_sea, count,
            )  # fmt: skip
        owner[base:count] = course
    return count


@kernel
def _lay_main(
    begin, end, way_row, way_col, way_z, is_land, table, row, col, z, below, owner, on_path, beside, rise, course, count
):
    """Lay the chain of a course that carries water on: every cell flows to the lowest that it can."""
    base = count
    last = SEA
    before = begin
    for place in range(begin, end):
        if _is_corner(way_row, way_col, before, place, end):
            continue
        before = place
        if not is_land[place]:
            last = SEA
            continue
        here = _find(table, row, col, count, way_row[place], way_col[place])
        if here >= 0:
            last = here
            count = base if last < base else last + 1
            continue
        _look_around(table, row, col, count, way_row[place], way_col[place], beside)
        height = np.float64(np.float32(way_z[place]))
        to = _own_water(z, owner, on_path, beside, height, base, last, course)
        if to != SEA:
            height = max(height, risen(z[to], rise))
            height = _out_of_the_way(row, col, z, below, owner, on_path, beside, height, rise, base, to, course)
            to = _steepest(row, col, z, beside, height, base, to, way_row[place], way_col[place])
            height = max(height, risen(z[to], rise))
            count = base if to < base else to + 1
        last = _push(table, row, col, z, below, way_row[place], way_col[place], height, to, count)
        count += 1
    return count


@kernel
def _is_corner(way_row, way_col, before, place, end):
    """Tell whether the way may be cut short from the cell ``before`` this one to the next."""
    return (
        before < place < end - 1
        and abs(way_row[place + 1] - way_row[before]) <= 1
        and abs(way_col[place + 1] - way_col[before]) <= 1
    )


@kernel
def _own_water(z, owner, on_path, beside, height, base, last, course):
    """Return the neighbour that a cell of a course flows to: the steepest downstream of it, else its own lowest."""
    own = last
    best, to = -np.inf, last
    for direction in range(8):
        element = beside[direction]
        if element < 0:
            continue
        if element >= base:
            own = element if own < base else min(own, element)
        elif element == last or on_path[owner[element]] == course:
            slope = (height - z[element]) / (DIAGONAL if direction & 1 else 1.0)
            if slope > best:
                best, to = slope, element
    return to if best > -np.inf else own


@kernel
def _out_of_the_way(row, col, z, below, owner, on_path, beside, height, rise, base, to, course):
    """Return the height that a cell needs lest it draw the water of rivers beside it, if it needs little more."""
    for direction in range(8):
        element = beside[direction]
        if element < 0 or element >= base or element == to or on_path[owner[element]] == course:
            continue
        follow = below[element]
        if follow < 0:
            continue
        drop = z[element] - z[follow]
        straight = row[follow] == row[element] or col[follow] == col[element]
        ratio = (DIAGONAL if direction & 1 else 1.0) / (1.0 if straight else DIAGONAL)
        needed = z[element] - ratio * drop
        if height <= needed <= height + drop + (height - z[to]):
            height = risen(needed, rise)
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
def _lay_thread(
    begin, end, way_row, way_col, way_z, is_land, table, row, col, z, below, beside, rise, at_sea, count
):  # fmt: skip
    """Lay the chains of a thread, as far as it runs apart from other courses."""
    base = count
    last = SEA if at_sea else NOWHERE
    joint = -1  # a place on the way that touches another course, where a chain may begin
    before = begin
    for place in range(begin, end):
        if _is_corner(way_row, way_col, before, place, end):
            continue
        before = place
        if not is_land[place]:
            last, joint = SEA, -1
            continue
        here = _find(table, row, col, count, way_row[place], way_col[place])
        if here >= 0:
            last, joint = (NOWHERE, -1) if here < base else (here, -1)
            count = count if here < base else here + 1
            continue
        _look_around(table, row, col, count, way_row[place], way_col[place], beside)
        if _touched(beside, base):
            last, joint = NOWHERE, place
            continue
        if joint >= 0:
            _look_around(table, row, col, count, way_row[joint], way_col[joint], beside)
            last = _push_joint(table, row, col, z, below, beside, way_row[joint], way_col[joint], way_z[joint], rise,
                               count)  # fmt: skip
            count, joint = count + 1, -1
            _look_around(table, row, col, count, way_row[place], way_col[place], beside)
        for direction in range(8):
            if beside[direction] >= 0:
                last = beside[direction] if last < 0 else min(last, beside[direction])
        if last == NOWHERE:
            continue
        height = np.float64(np.float32(way_z[place]))
        if last != SEA:
            height = max(height, risen(z[last], rise))
            count = last + 1
        last = _push(table, row, col, z, below, way_row[place], way_col[place], height, last, count)
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
def _push_joint(table, row, col, z, below, beside, at_row, at_col, level, rise, count):
    """Add a cell that flows to the lowest one beside it; return its number."""
    to = -1
    for direction in range(8):
        if beside[direction] >= 0 and (to < 0 or z[beside[direction]] < z[to]):
            to = beside[direction]
    height = max(np.float64(np.float32(level)), risen(z[to], rise))
    return _push(table, row, col, z, below, at_row, at_col, height, to, count)


@kernel
def risen(z, rise):
    """Return a height that is higher by ``rise``, and in float32 at least by the least that this can tell."""
    height = np.float32(z + rise)
    return np.float64(height if height > z else np.nextafter(np.float32(z), np.float32(np.inf)))


@kernel
def _push(table, row, col, z, below, at_row, at_col, height, to, count):
    """Add a cell as element ``count``; return that number.

    Elements that are given up stay in the table: their numbers are beyond the last, or belong to another cell.
    """
    row[count], col[count], z[count], below[count] = at_row, at_col, height, to
    slot = _slot(at_row, at_col) & (table.size - 1)
    while table[slot] >= 0:
        slot = (slot + 1) & (table.size - 1)
    table[slot] = count
    return count


@kernel
def _find(table, row, col, count, at_row, at_col):
    """Return the element in a cell, or -1."""
    slot = _slot(at_row, at_col) & (table.size - 1)
    while table[slot] >= 0:
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
