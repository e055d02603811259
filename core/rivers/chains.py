"""Lines as chains of cells that touch at sides or corners.

A cell that a line only cuts a corner of is left out: a chain goes diagonally where it can.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Codes, Heights, Indices, Integers, Mask, Shape, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..raster.domain import SEA, VOID
from ..raster.storage import STORED_AT_A_TIME, put_values, raster_of, values_at
from ..raster.tiles import row_bands
from ..run.run import Run

LINES_AT_A_TIME = 2000
VERTEX_ROUNDING = 2.0**-20  # of a cell: what the way into a CRS and back may move a vertex

# What stands in a chain instead of a cell: the line has left the data, or goes on in the sea.
OUT = -1
INTO_SEA = -2


class Chains(NamedTuple):
    """Lines as cells in their order; OUT or INTO_SEA stands before and after each. ``line`` tells whose they are."""

    cells: np.ndarray
    line: np.ndarray
    length: np.ndarray  # of each line on land, in metres
    gaps: np.ndarray  # whether part of a line lies off the data
    flipped: np.ndarray  # whether the chain runs from the last vertex of the line to the first


class Walk(NamedTuple):
    """The cells that lines cross on the raster, one after the other: OUT where a line is off it, and between lines."""

    cells: np.ndarray
    line: np.ndarray
    metres: np.ndarray  # of the line in the cell


def trace_chains(
    run: Run, x: Values, y: Values, first: Indices, domain: Integers, cell_width: Values, cell_height: Values
) -> Chains:
    """Return the lines as `Chains`; the parameters are those of `burn`."""
    x, y, flipped = _in_one_order(run, np.asarray(x, np.float64), np.asarray(y, np.float64), first)
    nrows, ncols = domain.shape
    count = first.size - 1
    width, height = (np.ascontiguousarray(size, np.float64) for size in (cell_width, cell_height))
    domain = raster_of(domain, np.uint8)
    ends = np.concatenate([first[:-1], first[1:] - 1])
    inside = (x[ends] >= 0) & (x[ends] < ncols) & (y[ends] >= 0) & (y[ends] < nrows)
    knots = np.unique(y[ends][inside].astype(np.int64) * ncols + x[ends][inside].astype(np.int64))
    length, gaps = np.zeros(count), np.zeros(count, np.bool_)
    parts, owners = [np.empty(0, np.int64)], [np.empty(0, np.int64)]
    for walk in _walks(run, x, y, first, (nrows, ncols), width, height, gaps):
        ground = values_at(domain, np.maximum(walk.cells, 0))
        cells, owner = chain_up(walk, ground, knots, ncols, length, gaps)
        parts.append(cells)
        owners.append(owner)
    return Chains(np.concatenate(parts), np.concatenate(owners), length, gaps, flipped)


def _walks(run, x, y, first, shape, width, height, gaps):
    """Yield the `Walk` of all lines, some lines at a time."""
    count = first.size - 1
    for start in range(0, count, LINES_AT_A_TIME):
        stop = min(start + LINES_AT_A_TIME, count)
        part = slice(first[start], first[stop])
        columns, rows = np.clip(x[part], 0, shape[1]), np.clip(y[part], 0, shape[0])
        most = int(np.abs(np.diff(columns)).sum() + np.abs(np.diff(rows)).sum()) + 6 * (stop - start + columns.size)
        room = Walk(np.empty(most, np.int64), np.empty(most, np.int64), np.empty(most))
        size = walk_lines(x, y, first, start, stop, shape, width, height, room, gaps)
        yield Walk(*(each[:size] for each in room))
        run.report(stop / count)
        run.check()


def cells_on_lines(run: Run, x: Values, y: Values, first: Indices, shape: Shape) -> Mask:
    """Return which cells lines run through; between two cells that only touch at a corner it is over that corner.

    The parameters are those of `burn`. The lines of a river that goes from cell to cell hold its cells and no others,
    which GDAL's ALL_TOUCHED does or does not, by its version.
    """
    x, y = (np.round(np.asarray(each, np.float64) / VERTEX_ROUNDING) * VERTEX_ROUNDING for each in (x, y))
    one, gaps = np.ones(shape[0]), np.zeros(first.size - 1, np.bool_)
    walks = [np.unique(walk.cells[walk.cells >= 0]) for walk in _walks(run, x, y, first, shape, one, one, gaps)]
    cells = np.unique(np.concatenate([np.empty(0, np.int64), *walks]))
    on_lines = run.empty(shape, np.bool_)
    for rows in row_bands(shape, STORED_AT_A_TIME):
        on_lines[rows] = np.zeros((rows.stop - rows.start, shape[1]), np.bool_)
    put_values(on_lines, cells, np.ones(cells.size, np.bool_))
    return on_lines


def _in_one_order(run, x, y, first):
    """Put the vertices of each line into the one of its two orders that comes first; return them and who was turned.

    So nothing that follows can depend on the order in which a line was digitised.
    """
    begin, last = first[:-1], first[1:] - 1
    flipped = (x[last] < x[begin]) | ((x[last] == x[begin]) & (y[last] < y[begin]))
    for line in np.flatnonzero((x[last] == x[begin]) & (y[last] == y[begin])).tolist():
        run.check()
        forth = np.column_stack([x[first[line] : first[line + 1]], y[first[line] : first[line + 1]]])
        differ = np.argwhere(forth != forth[::-1])
        flipped[line] = differ.size > 0 and forth[::-1][tuple(differ[0])] < forth[tuple(differ[0])]
    run.check()
    line = np.repeat(np.arange(begin.size), np.diff(first))
    vertex = np.arange(x.size)
    vertex = np.where(flipped[line], begin[line] + last[line] - vertex, vertex)
    return x[vertex], y[vertex], flipped


@kernel
def walk_lines(
    x: Values,
    y: Values,
    first: Indices,
    start: int,
    stop: int,
    shape: Shape,
    width: Values,
    height: Heights,
    walk: Walk,
    gaps: Mask,
) -> int:
    """Write the `Walk` of lines ``start`` to ``stop``, each between two marks, and return how long it is.

    ``width`` and ``height`` are metres across the cells of a row; ``gaps`` of lines that leave the raster are set.
    """
    cells, owner, metres = walk
    nrows, ncols = shape
    size = 0
    for line in range(start, stop):
        size = _step(OUT, line, 0.0, cells, owner, metres, size)
        last = first[line + 1] - 1
        for vertex in range(first[line], max(last, first[line] + 1)):  # a single vertex is a line too
            after = min(vertex + 1, last)
            x0, y0 = x[vertex], y[vertex]
            dx, dy = x[after] - x0, y[after] - y0
            t, t_end = _part_within(x0, y0, dx, dy, ncols, nrows)
            if t > 0.0 or t_end < 1.0:
                gaps[line] = True
            if t >= t_end:
                size = _step(OUT, line, 0.0, cells, owner, metres, size)
                continue
            x1 = x[after] if t_end == 1.0 else x0 + t_end * dx
            y1 = y[after] if t_end == 1.0 else y0 + t_end * dy
            col = min(max(int(np.floor(x0 + t * dx)), 0), ncols - 1)
            row = min(max(int(np.floor(y0 + t * dy)), 0), nrows - 1)
            cols_left = abs(min(max(int(np.floor(x1)), 0), ncols - 1) - col)
            rows_left = abs(min(max(int(np.floor(y1)), 0), nrows - 1) - row)
            while True:
                # Where the segment leaves this cell: over a side, or over a corner when both are the same.
                t_col = ((col + 1 if dx > 0.0 else col) - x0) / dx if cols_left > 0 else 2.0
                t_row = ((row + 1 if dy > 0.0 else row) - y0) / dy if rows_left > 0 else 2.0
                t_next = max(t, min(t_col, t_row, t_end))
                length = (t_next - t) * np.hypot(dx * width[row], dy * height[row])
                size = _step(row * ncols + col, line, length, cells, owner, metres, size)
                if cols_left == 0 and rows_left == 0:
                    break
                t = t_next
                if t_col <= t_row:
                    col += 1 if dx > 0.0 else -1
                    cols_left -= 1
                if t_row <= t_col:
                    row += 1 if dy > 0.0 else -1
                    rows_left -= 1
            if t_end < 1.0:
                size = _step(OUT, line, 0.0, cells, owner, metres, size)
        size = _step(OUT, line, 0.0, cells, owner, metres, size)
    return size


@kernel
def _step(cell, line, length, cells, owner, metres, size):
    """Write one step of a walk, and return how many there are."""
    cells[size] = cell
    owner[size] = line
    metres[size] = length
    return size + 1


@kernel
def chain_up(
    walk: Walk, ground: Codes, knots: Indices, ncols: int, length: Values, gaps: Mask
) -> tuple[Indices, Indices]:
    """Return the cells and lines of `Chains` from a `Walk`; ``ground`` is the domain of its cells.

    ``length`` and ``gaps`` are those of all lines; ``knots`` are cells in which a line ends, in order: these are never
    left out.
    """
    cells, owner = np.empty(walk.cells.size, np.int64), np.empty(walk.cells.size, np.int64)
    size = 0
    for index in range(walk.cells.size):
        cell, line = walk.cells[index], walk.line[index]
        if is_there(cell) and ground[index] == VOID:
            gaps[line] = True
            cell = OUT
        elif is_there(cell) and ground[index] == SEA:
            cell = INTO_SEA
        elif is_there(cell):
            length[line] += walk.metres[index]
        size = _append(cell, line, cells, owner, size, knots, ncols)
    return cells[:size], owner[:size]


@kernel
def _part_within(x, y, dx, dy, ncols, nrows):
    """Return from where to where, in shares of its length, a segment lies on the raster; nowhere if not from < to."""
    t, t_end = 0.0, 1.0
    if (dx == 0.0 and not 0.0 <= x < ncols) or (dy == 0.0 and not 0.0 <= y < nrows):
        return 1.0, 0.0
    if dx != 0.0:
        t = max(t, min(-x / dx, (ncols - x) / dx))
        t_end = min(t_end, max(-x / dx, (ncols - x) / dx))
    if dy != 0.0:
        t = max(t, min(-y / dy, (nrows - y) / dy))
        t_end = min(t_end, max(-y / dy, (nrows - y) / dy))
    return t, t_end


@kernel
def _append(cell, line, cells, owner, size, knots, ncols):
    """Add a cell or a mark to the chain and return its size; the last cell goes if the line only cut a corner of it.

    Of the cells (0, 0), (0, 1), (1, 1) the second goes, unless some line ends in it.
    """
    if size > 0 and cells[size - 1] == cell:
        return size
    if is_there(cell) and size > 1 and is_there(cells[size - 1]) and is_there(cells[size - 2]):
        before = cells[size - 2]
        corner = cells[size - 1]
        if abs(before // ncols - cell // ncols) == 1 and abs(before % ncols - cell % ncols) == 1:
            found = np.searchsorted(knots, corner)
            if found == knots.size or knots[found] != corner:
                size -= 1
    cells[size] = cell
    owner[size] = line
    return size + 1
