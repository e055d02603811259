"""The outlines of lakes, nested ones too: polygons from the raster of innermost lakes.

A lake lies over what is nested in it, so one raster of labels cannot show all of them. An outline is made of the sides
of cells that it runs along: every side that looks north is listed for each lake whose shore it is, in row order, and a
walk around the lake takes up the sides on its way. So a lake costs as much time as its shore is long.

Where two cells touch at a corner only, the walk crosses over if they hang together over the sides of cells somewhere
else in this lake. A forest of all cells knows: cells are joined from the innermost lakes outward, and every join
remembers in which lake it happened. The outlines are those of `core.watersheds.polygons`, point by point.
"""

from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..raster.lattice import COLUMN_STEP, LEFT_COLUMN, LEFT_ROW, RIGHT_COLUMN, RIGHT_ROW, ROW_STEP, WEST, sorted_rings
from ..raster.tiles import even_ranges, map_tiles, row_bands
from ..run.progress import Progress, Silent

LEADER, JOINED = 0, 1  # columns of the forest
LOWEST = -1
BAND_CELLS = 1 << 20
JOB_CELLS = 1 << 18
JOB_SIDES = 1 << 17
STEP = 1 << 17  # cells joined, or sides looked at, between two looks at a cancel
JOBS_AT_A_TIME = 8  # traced by several threads, then handed on
NODES_OF_SIDE = 5  # a stretch of sides that look north has two vertices, one that looks south too; and a ring closes


class LakeSides(NamedTuple):
    """Lakes, the forest of their cells and the sides that look north."""

    cells: np.ndarray
    inside: np.ndarray
    forest: np.ndarray
    sides: np.ndarray  # by lake, as the cells that they belong to
    first_side: np.ndarray  # where the sides of each lake begin, and their number
    seen: np.ndarray  # the sides that a ring has run along


class RingsSoFar(NamedTuple):
    """Room for the rings of some lakes."""

    nodes: np.ndarray
    first_node: np.ndarray
    lake: np.ndarray
    leader: np.ndarray  # the cell that stands for the piece of the lake


@kernel
def _count(cells, top, bottom, parent, inside, ncells, nsides):
    """Count in rows ``top:bottom`` the cells of each innermost lake, and the sides of each lake that look north.

    Both counts of lake ``n`` are kept at index ``n + 1``.
    """
    for row in range(top, bottom):
        for col in range(cells.shape[1]):
            label = cells[row, col]
            if label == 0:
                continue
            ncells[label] += 1
            above = cells[row - 1, col] if row > 0 else 0
            lake = label - 1
            while lake >= 0 and not lake < above <= lake + 1 + inside[lake]:
                nsides[lake + 1] += 1
                lake = parent[lake]


@kernel
def _list(cells, top, bottom, parent, inside, next_cell, by_lake, next_side, sides):
    """Write what `_count` counts to the next index of each lake."""
    ncols = cells.shape[1]
    for row in range(top, bottom):
        for col in range(ncols):
            label = cells[row, col]
            if label == 0:
                continue
            lake = label - 1
            by_lake[next_cell[lake]] = row * ncols + col
            next_cell[lake] += 1
            above = cells[row - 1, col] if row > 0 else 0
            while lake >= 0 and not lake < above <= lake + 1 + inside[lake]:
                sides[next_side[lake]] = row * ncols + col
                next_side[lake] += 1
                lake = parent[lake]


@kernel
def _leader(forest, cell, lake):
    """Return the cell that stands for the piece of a lake that a cell belongs to."""
    while forest[cell, JOINED] >= lake:
        cell = forest[cell, LEADER]
    return cell


@kernel
def _join(cells, by_lake, begin, end, forest):
    """Join some cells to those that come after them, from the last on.

    Cells of a lake come before those of lakes that are nested in it. No path is shortened: joins keep their lake.
    """
    nrows, ncols = cells.shape
    for index in range(end - 1, begin - 1, -1):
        cell = by_lake[index]
        row = cell // ncols
        col = cell % ncols
        label = cells[row, col]
        forest[cell, JOINED] = LOWEST
        own = cell
        for heading in range(4):
            r = row + ROW_STEP[heading]
            c = col + COLUMN_STEP[heading]
            if r < 0 or r >= nrows or c < 0 or c >= ncols or cells[r, c] < label:
                continue
            if cells[r, c] == label and heading >= WEST:
                continue
            other = _leader(forest, r * ncols + c, 0)
            if other == own:
                continue
            if forest[other, JOINED] > forest[own, JOINED]:
                other, own = own, other
            elif forest[other, JOINED] == forest[own, JOINED]:
                forest[other, JOINED] -= 1
            forest[own, LEADER] = other
            forest[own, JOINED] = label - 1
            own = other


@kernel
def _within(cells, row, col, lake, last):
    """Tell whether a cell belongs to a lake whose last label is ``last``."""
    return 0 <= row < cells.shape[0] and 0 <= col < cells.shape[1] and lake < cells[row, col] <= last


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
def _trace(sided, begin, end, lake, rings, nrings):
    """Trace the rings that begin at the sides ``begin`` … ``end``, of which the first belongs to ``lake``.

    Return how many rings there are now. A ring has the water to its left, so it runs westward along a side that looks
    north.
    """
    cells, inside, forest, sides, first_side, seen = sided
    nodes, first_node, lake_of_ring, leader_of_ring = rings
    ncols = cells.shape[1]
    for side in range(begin, end):
        while side >= first_side[lake + 1]:
            lake += 1
        if seen[side]:
            continue
        last = lake + 1 + inside[lake]
        begin_row = sides[side] // ncols
        begin_col = sides[side] % ncols
        piece = _leader(forest, sides[side], lake)
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
            left = _within(cells, row + LEFT_ROW[heading] - 1, col + LEFT_COLUMN[heading] - 1, lake, last)
            turned = heading if left else (heading + 3) % 4
            if _within(cells, r, c, lake, last) and (left or _leader(forest, r * ncols + c, lake) == piece):
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
                    at = _index_of(sides, first_side[lake], first_side[lake + 1], row * ncols + col)
                seen[at] = True
            heading = turned
        nodes[count, 0] = nodes[first, 0]
        nodes[count, 1] = nodes[first, 1]
        lake_of_ring[nrings] = lake
        leader_of_ring[nrings] = piece
        nrings += 1
        first_node[nrings] = count + 1
    return nrings


def _listed(lakes, parent, inside, progress):
    """Return the cells by innermost lake, the sides that look north by lake, and where each lake begins in both."""
    bands = row_bands(lakes.cells.shape, BAND_CELLS)
    first_cell, first_side = np.zeros((2, lakes.level.size + 1), np.int64)
    for band in bands:
        _count(lakes.cells, band.start, band.stop, parent, inside, first_cell, first_side)
        progress.check()
    first_cell, first_side = np.cumsum(first_cell), np.cumsum(first_side)
    dtype = np.int32 if lakes.cells.size < 2**31 else np.int64
    by_lake, sides = np.empty(first_cell[-1], dtype), np.empty(first_side[-1], dtype)
    next_cell, next_side = first_cell[:-1].copy(), first_side[:-1].copy()
    for band in bands:
        _list(lakes.cells, band.start, band.stop, parent, inside, next_cell, by_lake, next_side, sides)
        progress.check()
    return by_lake, first_cell, sides, first_side


def _forest(lakes, by_lake, first_cell, progress):
    """Return the forest of cells that hang together; only the cells of lakes are in it.

    Each cell has the leader it got, and the lake in which it got it; or none yet, and how high its tree is: `LOWEST`
    for a cell alone, less for more.
    """
    forest = np.empty((lakes.cells.size, 2), by_lake.dtype)  # pages that are not needed are never touched
    alone = np.flatnonzero(lakes.parent < 0)
    first = np.append(first_cell[alone], by_lake.size)

    def join(job):
        begin, end = first[job[0]], first[job[1]]
        for stop in range(end, begin, -STEP):
            _join(lakes.cells, by_lake, max(begin, stop - STEP), stop, forest)
            progress.check()

    map_tiles(join, even_ranges(first, JOB_CELLS), None, progress)
    return forest


def _rings(lake_of_ring, leader_of_ring, ncells, first_node, nodes, progress):
    """Return `Rings` from rings in the order of lakes, and of the first side in each lake."""
    _, first, piece = np.unique(lake_of_ring * ncells + leader_of_ring, return_index=True, return_inverse=True)
    order = np.argsort(first)
    number = np.empty(first.size, np.int32)
    number[order] = np.arange(1, first.size + 1)
    piece_lake = np.append(-1, lake_of_ring[first[order]])
    return sorted_rings(piece_lake, number[piece], first_node, nodes, progress)


def trace_lakes(lakes, x_min, y_max, dx, dy, progress=None):
    """Yield ``(lake, WKB of its MultiPolygon)`` for all `Lakes` in their order; what is nested in them is water too."""
    progress = progress or Progress()
    quiet = Silent(progress)
    parent, inside = np.asarray(lakes.parent, np.int64), np.asarray(lakes.inside, np.int64)
    by_lake, first_cell, sides, first_side = _listed(lakes, parent, inside, progress)
    forest = _forest(lakes, by_lake, first_cell, quiet)
    del by_lake
    sided = LakeSides(lakes.cells, inside, forest, sides, first_side, np.zeros(sides.size, np.bool_))

    def trace(job):
        begin, end = first_side[job[0]], first_side[job[1]]
        nodes = np.empty((NODES_OF_SIDE * (end - begin), 2), np.int32)  # pages that are not needed are never touched
        first_node, lake_of_ring, leader_of_ring = np.zeros((3, end - begin + 1), np.int64)
        found = RingsSoFar(nodes, first_node, lake_of_ring, leader_of_ring)
        nrings = 0
        for start in range(begin, end, STEP):
            stop = min(start + STEP, end)
            lake = int(np.searchsorted(first_side, start, "right")) - 1
            nrings = _trace(sided, start, stop, lake, found, nrings)
            quiet.check()
        which = lake_of_ring[:nrings], leader_of_ring[:nrings], lakes.cells.size
        return _rings(*which, first_node[: nrings + 1], nodes, quiet)

    jobs = even_ranges(first_side, JOB_SIDES)
    for first in range(0, len(jobs), JOBS_AT_A_TIME):
        group = jobs[first : first + JOBS_AT_A_TIME]
        for (_, end), rings in zip(group, map_tiles(trace, group, None, quiet)):
            yield from rings.multipolygons(x_min, y_max, dx, dy)
            progress.report(end / lakes.level.size)
            progress.check()
