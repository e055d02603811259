"""The beds of rivers on a raster: chains of cells that lead to the sea, each lower than the one before.

The cells that a course runs through are walked from its lower end up. A cell that touches a lower one of its own water
flows there at once, and what lies between is left out: so corners become diagonals, loops are cut short, and a
tributary joins where it first touches the river that it comes to. Steepest descent, which compares all neighbours, then
has no other way to choose than along the chain. Courses come lowest first, so that of two rivers in one cell the lower
one owns it. All courses of an island are walked for every raster of it, whatever its extent, so rasters agree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from ...arrays import Array
from ...machine.jit import kernel
from ...raster.tiles import TILE_CELLS, even_ranges
from ..types import GENTLEST, MAIN, Courses, Window
from .bed_chains import DIAGONAL, Beds, ChainRoom, CourseCells, lay_chains

if TYPE_CHECKING:
    from ...run.run import Run

FARTHEST_SEA = 64  # cells that a river may have to go on from its mouth, up an inlet narrower than a cell


def find_beds(run: Run, courses: Courses, window: Window, land: Callable | None = None) -> Beds:
    """Return the `Beds` of all courses of an island on the grid of a window.

    ``land`` tells for rows and columns of the grid, arrays, which cells are land; without it all are. Chains end at the
    sea: where a course runs through a cell of the sea, a new one begins upstream of it.
    """
    grid = np.require(window.to_grid(courses.xy), np.float64, ["C", "W"])
    cells = _course_cells(run, courses, grid, _mouths_at_sea(courses, grid, land))
    if land is not None:
        cells = cells._replace(is_land=np.require(land(cells.row, cells.col), np.bool_))
    return _chains(run, courses, cells, window.cell)


def bed_slopes(beds: Beds, cell: float) -> Array:
    """Return the slope from each cell of `Beds` to the one that it flows to, 0 at the sea."""
    below = np.where(beds.below >= 0, beds.below, np.arange(beds.below.size))
    aside = (beds.row[below] != beds.row) & (beds.col[below] != beds.col)
    return (beds.z - beds.z[below]) / np.where(aside, DIAGONAL * cell, cell)


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
            nearest = np.argmin(away, axis=1)
            middles = np.column_stack([col[found] + cols[nearest], row[found] + rows[nearest]]) + 0.5
            ends[mouths[found]] = middles
        mouths, row, col = (np.delete(each, found) for each in (mouths, row, col))
        reach *= 2
    return ends


def _course_cells(run, courses, grid, ends):
    """Return the `CourseCells` of all courses, as if all were land.

    Courses go on from their last vertex straight to ``ends``.
    """
    cells, last = np.floor(grid).astype(np.int64), courses.first[1:] - 1
    steps = np.append(0, np.cumsum(np.abs(np.diff(cells, axis=0)).sum(axis=1)))
    beyond = np.abs(np.floor(ends).astype(np.int64) - cells[last]).sum(axis=1)
    first = np.append(0, np.cumsum(1 + steps[last] - steps[courses.first[:-1]] + beyond))
    row, col, level = (np.empty(first[-1], dtype) for dtype in (np.int64, np.int64, np.float64))
    found = CourseCells(first, row, col, level, np.ones(row.size, np.bool_))
    z = np.require(courses.z, np.float64, ["C", "W"])
    for begin, end in even_ranges(first, TILE_CELLS):
        run.check()
        _trace(courses.first, grid, z, ends, found, begin, end)
    return found


@kernel
def _trace(vertex, grid, z, ends, cells, begin, end):
    """Enter the cells of some courses."""
    row, col, level = cells.row, cells.col, cells.z
    for course in range(begin, end):
        at = cells.first[course]
        x, y, height = ends[course, 0], ends[course, 1], z[vertex[course + 1] - 1]
        row[at], col[at] = int(np.floor(y)), int(np.floor(x))
        away = np.inf
        for point in range(vertex[course + 1] - 1, vertex[course] - 1, -1):
            at, away = _trace_line(x, y, height, grid[point, 0], grid[point, 1], z[point], row, col, level, at, away)
            x, y, height = grid[point, 0], grid[point, 1], z[point]


@kernel
def _trace_line(from_x, from_y, from_z, to_x, to_y, to_z, row, col, level, at, away):
    """Enter all cells on a line; return the index of the last one and how near the line comes to its middle."""
    east, south = to_x - from_x, to_y - from_y
    cols, rows = int(np.floor(to_x)) - col[at], int(np.floor(to_y)) - row[at]
    square = east * east + south * south
    while True:
        share = 0.0
        if square > 0.0:
            share = ((col[at] + 0.5 - from_x) * east + (row[at] + 0.5 - from_y) * south) / square
            share = min(max(share, 0.0), 1.0)
        x, y = from_x + share * east - col[at] - 0.5, from_y + share * south - row[at] - 0.5
        if x * x + y * y < away:
            away = x * x + y * y
            level[at] = from_z + share * (to_z - from_z)
        if cols == 0 and rows == 0:
            return at, away
        # Counting down the columns and rows that are left, the walk ends in the right cell however numbers round.
        next_col = (col[at] + (1 if cols > 0 else 0) - from_x) / east if cols != 0 else np.inf
        next_row = (row[at] + (1 if rows > 0 else 0) - from_y) / south if rows != 0 else np.inf
        at += 1
        row[at], col[at] = row[at - 1], col[at - 1]
        if next_col <= next_row:
            turn = 1 if cols > 0 else -1
            col[at] += turn
            cols -= turn
        else:
            turn = 1 if rows > 0 else -1
            row[at] += turn
            rows -= turn
        away = np.inf


def _chains(run, courses, cells, cell):
    """Return the `Beds` of courses that run through some cells."""
    size = cells.row.size
    main = courses.thread == MAIN
    lowest = courses.z[courses.first[1:] - 1]
    # A course ends where the next one begins, so it always comes after it.
    order = np.lexsort((np.arange(main.size), -courses.discharge, lowest, ~main))
    table = np.full(1 << int(2 * size + 16).bit_length(), -1, np.int32)
    beds = Beds(*(np.empty(size, np.float64 if name == "z" else np.int64) for name in Beds._fields))
    room = ChainRoom(table, np.full(main.size, -1, np.int64), np.empty(8, np.int64))
    count = 0
    for begin, end in even_ranges(np.append(0, np.cumsum(np.diff(cells.first)[order])), TILE_CELLS):
        run.check()
        run.report(begin / order.size)
        count = lay_chains(
            order, courses.downstream, main, cells, beds, room, GENTLEST * cell, count, begin, end
        )  # fmt: skip
    return Beds(*(each[:count].copy() for each in beds))
