"""The beds of rivers on a raster: chains of cells that lead to the sea, each lower than the one before.

The cells that a course runs through are walked from its lower end up. A cell that touches a lower one of its own water
flows there at once, and what lies between is left out: so corners become diagonals, loops are cut short, and a
tributary joins where it first touches the river that it comes to. Steepest descent, which compares all neighbours, then
has no other way to choose than along the chain. Courses come lowest first, so that of two rivers in one cell the lower
one owns it. All courses of an island are walked for every raster of it, whatever its extent, so rasters agree.
"""

from typing import NamedTuple

import numpy as np

from ..jit import kernel
from ..neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..progress import Progress
from ..tiles import even_ranges
from .types import MAIN

LEAST_RISE = 1e-5  # of a cell, by which a cell lies above the next one
STRETCH = 1 << 17  # cells between two looks for a cancel
FARTHEST_SEA = 64  # cells that a river may have to go on from its mouth, up an inlet narrower than a cell
DIAGONAL = 2.0**0.5
SEA, NOWHERE = -1, -2  # what the next cell upstream flows to, where that is no cell


class Beds(NamedTuple):
    """Chains of cells, each after the one that it flows to; no cell comes twice."""

    row: np.ndarray  # int64, in the grid of the raster
    col: np.ndarray  # int64
    z: np.ndarray  # float64: metres, exact in float32; falls strictly on the way down
    below: np.ndarray  # int64: the element downstream, one of the eight neighbours; -1 at the sea
    course: np.ndarray  # int64


class Way(NamedTuple):
    """The cells that courses run through, from the lower end of each upwards, each beside the one before."""

    first: np.ndarray  # int64 (n + 1,): cells of course k are first[k]:first[k + 1]
    row: np.ndarray  # int64
    col: np.ndarray  # int64
    z: np.ndarray  # float64: of the course where it comes nearest to the middle of the cell


def find_beds(courses, window, land=None, progress=None):
    """Return the `Beds` of all courses of an island on the grid of a window.

    ``land`` tells for rows and columns of the grid, arrays, which cells are land; without it all are. Chains end at the
    sea: where a course runs through a cell of the sea, a new one begins upstream of it.
    """
    progress = progress or Progress()
    grid = np.require(window.to_grid(courses.xy), np.float64, ["C", "W"])
    way = _cells_on_the_way(courses, grid, _mouths_at_sea(courses, grid, land), progress)
    is_land = np.ones(way.row.size, np.bool_) if land is None else np.require(land(way.row, way.col), np.bool_)
    return _chains(courses, way, is_land, window.cell, progress)


def _mouths_at_sea(courses, grid, land):
    """Return where courses end: at their last vertex, or in the nearest cell of the sea if none touches that one.

    The head of an inlet that is narrower than a cell lies among cells of land.
    """
    ends = grid[courses.first[1:] - 1]
    if land is None:
        return ends
    mouths = np.flatnonzero(courses.downstream < 0)
    row, col = (np.floor(ends[mouths, axis]).astype(np.int64) for axis in (1, 0))
    reach = 1
    while mouths.size and reach <= FARTHEST_SEA:
        side = np.arange(-reach, reach + 1)
        rows, cols = (steps.ravel() for steps in np.meshgrid(side, side, indexing="ij"))
        sea = ~land((row[:, None] + rows).ravel(), (col[:, None] + cols).ravel()).reshape(mouths.size, -1)
        found = np.flatnonzero(sea.any(axis=1))
        if reach > 1:
            away = np.where(sea[found], rows**2 + cols**2, 8 * reach * reach)
            place = np.argmin(away, axis=1)
            middles = np.column_stack([col[found] + cols[place], row[found] + rows[place]]) + 0.5
            ends[mouths[found]] = middles
        mouths, row, col = (np.delete(each, found) for each in (mouths, row, col))
        reach *= 2
    return ends


def _cells_on_the_way(courses, grid, ends, progress):
    """Return the `Way` of all courses, which go on from their last vertex straight to ``ends``."""
    cells, last = np.floor(grid).astype(np.int64), courses.first[1:] - 1
    steps = np.append(0, np.cumsum(np.abs(np.diff(cells, axis=0)).sum(axis=1)))
    beyond = np.abs(np.floor(ends).astype(np.int64) - cells[last]).sum(axis=1)
    first = np.append(0, np.cumsum(1 + steps[last] - steps[courses.first[:-1]] + beyond))
    way = Way(first, np.empty(first[-1], np.int64), np.empty(first[-1], np.int64), np.empty(first[-1]))
    z = np.require(courses.z, np.float64, ["C", "W"])
    for begin, end in even_ranges(first, STRETCH):
        progress.check()
        _trace(courses.first, grid, z, ends, *way, begin, end)
    return way


@kernel
def _trace(vertex, grid, z, ends, first, row, col, level, begin, end):
    """Enter the cells of some courses."""
    for course in range(begin, end):
        place = first[course]
        x, y, height = ends[course, 0], ends[course, 1], z[vertex[course + 1] - 1]
        row[place], col[place] = int(np.floor(y)), int(np.floor(x))
        away = np.inf
        for point in range(vertex[course + 1] - 1, vertex[course] - 1, -1):
            place, away = _trace_line(
                x, y, height, grid[point, 0], grid[point, 1], z[point], row, col, level, place, away
            )
            x, y, height = grid[point, 0], grid[point, 1], z[point]


@kernel
def _trace_line(from_x, from_y, from_z, to_x, to_y, to_z, row, col, level, place, away):
    """Enter all cells on a line; return the place of the last one and how near the line comes to its middle."""
    east, south = to_x - from_x, to_y - from_y
    cols, rows = int(np.floor(to_x)) - col[place], int(np.floor(to_y)) - row[place]
    square = east * east + south * south
    while True:
        share = 0.0
        if square > 0.0:
            share = ((col[place] + 0.5 - from_x) * east + (row[place] + 0.5 - from_y) * south) / square
            share = min(max(share, 0.0), 1.0)
        x, y = from_x + share * east - col[place] - 0.5, from_y + share * south - row[place] - 0.5
        if x * x + y * y < away:
            away = x * x + y * y
            level[place] = from_z + share * (to_z - from_z)
        if cols == 0 and rows == 0:
            return place, away
        # Counting down the columns and rows that are left, the walk ends in the right cell however numbers round.
        next_col = (col[place] + (1 if cols > 0 else 0) - from_x) / east if cols != 0 else np.inf
        next_row = (row[place] + (1 if rows > 0 else 0) - from_y) / south if rows != 0 else np.inf
        place += 1
        row[place], col[place] = row[place - 1], col[place - 1]
        if next_col <= next_row:
            turn = 1 if cols > 0 else -1
            col[place] += turn
            cols -= turn
        else:
            turn = 1 if rows > 0 else -1
            row[place] += turn
            rows -= turn
        away = np.inf


def _chains(courses, way, is_land, cell, progress):
    """Return the `Beds` of courses that run through the cells of ``way``."""
    size = way.row.size
    main = courses.thread == MAIN
    lowest = courses.z[courses.first[1:] - 1]
    # A course ends where the next one begins, so it always comes after it.
    order = np.lexsort((np.arange(main.size), -courses.discharge, lowest, ~main))
    table = np.full(1 << int(2 * size + 16).bit_length(), -1, np.int32)
    beds = Beds(*(np.empty(size, np.float64 if name == "z" else np.int64) for name in Beds._fields))
    on_path, beside = np.full(main.size, -1, np.int64), np.empty(8, np.int64)
    count = 0
    for begin, end in even_ranges(np.append(0, np.cumsum(np.diff(way.first)[order])), STRETCH):
        progress.check()
        progress.report(begin / order.size)
        count = _lay(
            order, courses.downstream, main, *way, is_land, table, *beds, on_path, beside, LEAST_RISE * cell, count,
            begin, end,
        )  # fmt: skip
    return Beds(*(each[:count].copy() for each in beds))


@kernel
def _lay(
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
    for place in range(begin, end):
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
    for place in range(begin, end):
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
    for direction in range(8):
        if 0 <= beside[direction] < base:
            return True
    return False


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
