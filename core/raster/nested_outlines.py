"""The outlines of nested areas, of lakes or watersheds: polygons from the raster of innermost areas.

An area lies over what is nested in it, so one raster of labels cannot show all of them. An outline is made of the sides
of cells that it runs along: every side that looks north is listed for each area whose border it is, in row order, and a
walk around the area takes up the sides on its way. So an area costs as much time as its border is long. Borders of many
areas, nested deep, may be longer than the raster is large, so only those of some areas are listed at a time.

Where two cells touch at a corner only, the walk crosses over if they hang together over the sides of cells somewhere
else in this area. A forest of all cells knows: cells are joined from the innermost areas outward, and every join
remembers in which area it happened; two areas side by side meet in the innermost one that holds both. The outlines are
those of `core.watersheds.polygons`, without vertices where others meet a straight border.
"""

from functools import partial
from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..run.progress import Progress, Silent
from .lattice import COLUMN_STEP, LEFT_COLUMN, LEFT_ROW, RIGHT_COLUMN, RIGHT_ROW, ROW_STEP, WEST, sorted_rings
from .tiles import even_ranges, map_tiles, row_bands

EAST, SOUTH = 0, 1
LEADER, JOINED = 0, 1  # columns of the forest
LOWEST = -1
BAND_CELLS = 1 << 20
JOB_CELLS = 1 << 18
JOB_SIDES = 1 << 17
SIDES_AT_A_TIME = 1 << 24
BYTES_PER_CELL = 12  # the forest, and the cells by area; beside the raster and the sides
STEP = 1 << 17  # cells joined, or sides looked at, between two looks at a cancel
JOBS_AT_A_TIME = 8  # traced by several threads, then handed on
NODES_OF_SIDE = 5  # a stretch of sides that look north has two vertices, one that looks south too; and a ring closes


class NestedSides(NamedTuple):
    """Areas, the forest of their cells and the sides that look north, of some areas."""

    cells: np.ndarray
    inside: np.ndarray
    forest: np.ndarray
    sides: np.ndarray  # by area, as the cells that they belong to
    first_side: np.ndarray  # where the sides of each area begin, and their number
    seen: np.ndarray  # the sides that a ring has run along


class RingsSoFar(NamedTuple):
    """Room for the rings of some areas."""

    nodes: np.ndarray
    first_node: np.ndarray
    area: np.ndarray
    leader: np.ndarray  # the cell that stands for the piece of the area


@kernel
def _common(one, two, parent, inside):
    """Return the innermost area that holds two areas, which may be one of them; -1 where there is none."""
    area = min(one, two)
    while area >= 0 and area + inside[area] < max(one, two):
        area = parent[area]
    return area


@kernel
def _meeting(cells, row, col, heading, parent, inside):
    """Return the area in which two that are not nested meet, between a cell and the next one east or south; or -1."""
    r = row + ROW_STEP[heading]
    c = col + COLUMN_STEP[heading]
    if r >= cells.shape[0] or c >= cells.shape[1] or cells[r, c] == 0 or cells[r, c] == cells[row, col]:
        return -1
    area = _common(cells[row, col] - 1, cells[r, c] - 1, parent, inside)
    return -1 if area == min(cells[row, col], cells[r, c]) - 1 else area


@kernel
def _count(cells, top, bottom, parent, inside, ncells, nsides):
    """Count in rows ``top:bottom`` the cells of each innermost area, and the sides of each area that look north.

    A cell counts for an area once more where the next cell east or south belongs to another area in that one. Both
    counts of area ``n`` are kept at index ``n + 1``.
    """
    for row in range(top, bottom):
        for col in range(cells.shape[1]):
            label = cells[row, col]
            if label == 0:
                continue
            ncells[label] += 1
            for heading in (EAST, SOUTH):
                area = _meeting(cells, row, col, heading, parent, inside)
                if area >= 0:
                    ncells[area + 1] += 1
            above = cells[row - 1, col] if row > 0 else 0
            area = label - 1
            while area >= 0 and not area < above <= area + 1 + inside[area]:
                nsides[area + 1] += 1
                area = parent[area]


@kernel
def _list_cells(cells, top, bottom, parent, inside, next_cell, by_area):
    """Write each cell that `_count` counts to the next index of its area."""
    ncols = cells.shape[1]
    for row in range(top, bottom):
        for col in range(ncols):
            own = cells[row, col] - 1
            if own < 0:
                continue
            by_area[next_cell[own]] = row * ncols + col
            next_cell[own] += 1
            for heading in (EAST, SOUTH):
                area = _meeting(cells, row, col, heading, parent, inside)
                if area >= 0:
                    by_area[next_cell[area]] = row * ncols + col
                    next_cell[area] += 1


@kernel
def _list_sides(cells, top, bottom, parent, inside, some, next_side, sides):
    """Write each side that looks north to the next index of each area whose border it is, of ``some`` areas in a row.

    What an area is nested in comes before it.
    """
    ncols = cells.shape[1]
    begin, end = some
    for row in range(top, bottom):
        for col in range(ncols):
            above = cells[row - 1, col] if row > 0 else 0
            area = cells[row, col] - 1
            while area >= begin and not area < above <= area + 1 + inside[area]:
                if area < end:
                    sides[next_side[area - begin]] = row * ncols + col
                    next_side[area - begin] += 1
                area = parent[area]


@kernel
def _leader(forest, cell, area):
    """Return the cell that stands for the piece of an area that a cell belongs to."""
    while forest[cell, JOINED] >= area:
        cell = forest[cell, LEADER]
    return cell


@kernel
def _join(cells, by_area, first_cell, inside, area, begin, end, forest):
    """Join some cells to their neighbours in their area, from the last on; the last of them is listed for ``area``.

    Cells of an area come before those of areas that are nested in it. No path is shortened: joins keep their area.
    """
    ncols = cells.shape[1]
    for index in range(end - 1, begin - 1, -1):
        while index < first_cell[area]:
            area -= 1
        cell = by_area[index]
        row = cell // ncols
        col = cell % ncols
        label = cells[row, col]
        innermost = label - 1 == area
        if innermost:
            forest[cell, JOINED] = LOWEST
        for heading in range(4 if innermost else 2):
            r = row + ROW_STEP[heading]
            c = col + COLUMN_STEP[heading]
            if not _within(cells, r, c, area, area + 1 + inside[area]) or (cells[r, c] == label and heading >= WEST):
                continue
            own = _leader(forest, cell, 0)
            other = _leader(forest, r * ncols + c, 0)
            if other == own:
                continue
            if forest[other, JOINED] > forest[own, JOINED]:
                other, own = own, other
            elif forest[other, JOINED] == forest[own, JOINED]:
                forest[other, JOINED] -= 1
            forest[own, LEADER] = other
            forest[own, JOINED] = area


@kernel
def _within(cells, row, col, area, last):
    """Tell whether a cell belongs to an area whose last label is ``last``."""
    return 0 <= row < cells.shape[0] and 0 <= col < cells.shape[1] and area < cells[row, col] <= last


@kernel
def _index_of(sides, begin, end, cell):
    """Return where the side of a cell is in a part of the list, which has it."""
    while end - begin > 1:
        middle = (begin + end) // 2
        if sides[middle] <= cell:
            begin = middle
        else:
            end = middle
    return begin


@kernel
def _trace(sided, begin, end, area, rings, nrings):
    """Trace the rings that begin at the sides ``begin`` … ``end``, of which the first belongs to ``area``.

    Return how many rings there are now. A ring has the water to its left, so it runs westward along a side that looks
    north.
    """
    cells, inside, forest, sides, first_side, seen = sided
    nodes, first_node, area_of_ring, leader_of_ring = rings
    ncols = cells.shape[1]
    for side in range(begin, end):
        while side >= first_side[area + 1]:
            area += 1
        if seen[side]:
            continue
        last = area + 1 + inside[area]
        begin_row = sides[side] // ncols
        begin_col = sides[side] % ncols
        piece = _leader(forest, sides[side], area)
        first = first_node[nrings]
        count = first
        row = begin_row
        col = begin_col
        heading = WEST
        at = side
        seen[at] = True
        while True:
            r = row + RIGHT_ROW[heading] - 1
            c = col + RIGHT_COLUMN[heading] - 1
            left = _within(cells, row + LEFT_ROW[heading] - 1, col + LEFT_COLUMN[heading] - 1, area, last)
            turned = heading if left else (heading + 3) % 4
            if _within(cells, r, c, area, last) and (left or _leader(forest, r * ncols + c, area) == piece):
                turned = (heading + 1) % 4
            if turned != heading:
                nodes[count, 0] = row
                nodes[count, 1] = col
                count += 1
            row += ROW_STEP[turned]
            col += COLUMN_STEP[turned]
            if turned == WEST:
                if row == begin_row and col == begin_col:
                    break
                if heading == WEST:
                    at -= 1
                else:
                    at = _index_of(sides, first_side[area], first_side[area + 1], row * ncols + col)
                seen[at] = True
            heading = turned
        nodes[count, 0] = nodes[first, 0]
        nodes[count, 1] = nodes[first, 1]
        area_of_ring[nrings] = area
        leader_of_ring[nrings] = piece
        nrings += 1
        first_node[nrings] = count + 1
    return nrings


def _cells_by_area(cells, parent, inside, progress):
    """Return the cells by innermost area, where each area begins among them, and among the sides that look north."""
    bands = row_bands(cells.shape, BAND_CELLS)
    first_cell, first_side = np.zeros((2, parent.size + 1), np.int64)
    for band in bands:
        _count(cells, band.start, band.stop, parent, inside, first_cell, first_side)
        progress.check()
    first_cell, first_side = np.cumsum(first_cell), np.cumsum(first_side)
    by_area = np.empty(first_cell[-1], np.int32 if cells.size < 2**31 else np.int64)
    next_cell = first_cell[:-1].copy()
    for band in bands:
        _list_cells(cells, band.start, band.stop, parent, inside, next_cell, by_area)
        progress.check()
    return by_area, first_cell, first_side


def _sides_of(some, cells, parent, inside, first_side, dtype, progress):
    """Return the sides that look north of ``some`` areas, by area."""
    first = first_side[some[0] : some[1] + 1] - first_side[some[0]]
    sides, next_side = np.empty(first[-1], dtype), first[:-1].copy()
    for band in row_bands(cells.shape, BAND_CELLS):
        _list_sides(cells, band.start, band.stop, parent, inside, some, next_side, sides)
        progress.check()
    return sides


def _forest(cells, parent, inside, by_area, first_cell, progress):
    """Return the forest of cells that hang together; only the cells of areas are in it.

    Each cell has the leader it got, and the area in which it got it; or none yet, and how high its tree is: `LOWEST`
    for a cell alone, less for more.
    """
    forest = np.empty((cells.size, 2), by_area.dtype)  # pages that are not needed are never touched
    alone = np.flatnonzero(parent < 0)
    first = np.append(first_cell[alone], by_area.size)

    def join(job):
        begin, end = first[job[0]], first[job[1]]
        for stop in range(end, begin, -STEP):
            area = int(np.searchsorted(first_cell, stop - 1, "right")) - 1
            _join(cells, by_area, first_cell, inside, area, max(begin, stop - STEP), stop, forest)
            progress.check()

    map_tiles(join, even_ranges(first, JOB_CELLS), None, progress)
    return forest


def _rings(area_of_ring, leader_of_ring, ncells, first_node, nodes, progress):
    """Return `Rings` from rings in the order of areas, and of the first side in each area."""
    _, first, piece = np.unique(area_of_ring * ncells + leader_of_ring, return_index=True, return_inverse=True)
    order = np.argsort(first)
    number = np.empty(first.size, np.int32)
    number[order] = np.arange(1, first.size + 1)
    piece_area = np.append(-1, area_of_ring[first[order]])
    return sorted_rings(piece_area, number[piece], first_node, nodes, progress)


def trace_nested(cells, parent, inside, progress=None):
    """Yield the `Rings` of some nested areas after some others, in their order: their labels are 0, 1, …

    Parameters
    ----------
    cells : int32, for each cell 1 more than the innermost area that it lies in, 0 where there is none
    parent : the area that each area is nested in, -1 for none; an area comes before all that is nested in it, and all
        that is nested in it before the next
    inside : how many areas are nested in each, in those as well
    """
    progress = progress or Progress()
    quiet = Silent(progress)
    parent, inside = np.asarray(parent, np.int64), np.asarray(inside, np.int64)
    by_area, first_cell, first_side = _cells_by_area(cells, parent, inside, progress)
    dtype = by_area.dtype
    forest = _forest(cells, parent, inside, by_area, first_cell, quiet)
    del by_area
    for some in even_ranges(first_side, SIDES_AT_A_TIME):
        sides = _sides_of(some, cells, parent, inside, first_side, dtype, quiet)
        first = first_side - first_side[some[0]]
        sided = NestedSides(cells, inside, forest, sides, first, np.zeros(sides.size, np.bool_))
        jobs = even_ranges(first[some[0] : some[1] + 1], JOB_SIDES)
        jobs = [(some[0] + begin, some[0] + end) for begin, end in jobs]
        for begin in range(0, len(jobs), JOBS_AT_A_TIME):
            group = jobs[begin : begin + JOBS_AT_A_TIME]
            for (_, end), rings in zip(group, map_tiles(partial(_traced, sided, quiet), group, None, quiet)):
                yield rings
                progress.report(end / parent.size)
                progress.check()


def _traced(sided, progress, job):
    """Return the `Rings` of the areas of a job."""
    first_side = sided.first_side
    begin, end = first_side[job[0]], first_side[job[1]]
    nodes = np.empty((NODES_OF_SIDE * (end - begin), 2), np.int32)  # pages that are not needed are never touched
    first_node, area_of_ring, leader_of_ring = np.zeros((3, end - begin + 1), np.int64)
    found = RingsSoFar(nodes, first_node, area_of_ring, leader_of_ring)
    nrings = 0
    for start in range(begin, end, STEP):
        stop = min(start + STEP, end)
        area = int(np.searchsorted(first_side, start, "right")) - 1
        nrings = _trace(sided, start, stop, area, found, nrings)
        progress.check()
    which = area_of_ring[:nrings], leader_of_ring[:nrings], sided.cells.size
    return _rings(*which, first_node[: nrings + 1], nodes, progress)
