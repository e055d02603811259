"""The outlines of nested areas, of lakes or watersheds: polygons from the raster of innermost areas.

An area lies over what is nested in it, so one raster of labels cannot show all of them. Its outline is made of the
stretches of borders (`core/raster/border_stretches.py`) with the area to the left and not to the right: they are listed
for each area, and a walk around the area takes them up on its way. So an area costs as much time as its border is long,
and of a raster that lies in files only its borders come into memory. Borders of many areas, nested deep, may be longer
than the raster is large, so only those of some areas are listed at a time.

Where two cells touch at a corner only, the walk crosses over if they hang together over the sides of cells somewhere
else in this area, as `core/raster/piece_forests.py` knows. The outlines are those of `core.watersheds.polygons`,
without vertices where others meet a straight border.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import numpy as np

from ..arrays import Indices, Integers
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..run.run import Run
from ..run.threads import map_tiles
from .border_stretches import (
    BORDER_TURNS,
    LEFT_AHEAD,
    LEFT_PIECE,
    RIGHT_AHEAD,
    RIGHT_PIECE,
    cells_of_pieces,
    following_stretches,
    trace_stretches,
)
from .components import label_components
from .lattice import sorted_rings, turn_to_begin
from .piece_forests import NO_AREA, leader_of, pieces_joined
from .storage import raster_of, values_at
from .tiles import LARGE_TILE_SIDE, even_ranges

LEFT, STRAIGHT_AHEAD, RIGHT = range(BORDER_TURNS)
JOB_NODES = 1 << 18
STRETCHES_AT_A_TIME = 1 << 24
STRETCHES_A_STEP = 1 << 16  # stretches looked at between two looks at a cancel
JOBS_AT_A_TIME = 8  # traced by several threads, then handed on


class NestedBorders(NamedTuple):
    """Areas, the forest of their pieces, and the stretches of the borders of some areas."""

    inside: np.ndarray
    area: np.ndarray  # the innermost one of each piece
    forest: np.ndarray
    ends: np.ndarray  # of each stretch; this and the next as in `Stretches`
    around: np.ndarray
    first_node: np.ndarray
    nodes: np.ndarray
    following: np.ndarray
    across: int  # nodes of the lattice
    listed: np.ndarray  # stretches by area
    first: np.ndarray  # where those of each area begin, and their number
    seen: np.ndarray  # whether a ring has run along them


class RingsSoFar(NamedTuple):
    """Room for the rings of some areas."""

    nodes: np.ndarray
    first_node: np.ndarray
    area: np.ndarray
    leader: np.ndarray  # the piece that stands for all that hang together in the area


@kernel
def _is_within(area, outer, inside):
    """Tell whether an area, or NOWHERE, is another one or nested in it."""
    return outer <= area <= outer + inside[outer]


@kernel
def _count(around, sizes, begin, end, area_of, parent, inside, count, nodes):
    """Count the stretches of each area's border, and at most how many nodes the rings along them have.

    Both counts of area ``n`` are kept at index ``n + 1``.
    """
    for stretch in range(begin, end):
        area = area_of[around[stretch, LEFT_PIECE]]
        beside = area_of[around[stretch, RIGHT_PIECE]]
        while is_there(area) and not _is_within(beside, area, inside):
            count[area + 1] += 1
            nodes[area + 1] += sizes[stretch] + 2  # it may turn at its end, and a ring closes
            area = parent[area]


@kernel
def _entries(parent, last):
    """Return the innermost area before ``last`` that each area is or is nested in; NOWHERE where there is none."""
    entries = np.empty(parent.size, np.int64)
    for area in range(parent.size):
        entries[area] = area if area < last or not is_there(parent[area]) else entries[parent[area]]
        if entries[area] >= last:
            entries[area] = NO_AREA
    return entries


@kernel
def _list(around, begin, end, area_of, parent, inside, first, entries, next_position, listed):
    """Write each stretch at the next index of each area from ``first`` on whose border it is, from its entry outward.

    What an area is nested in comes before it.
    """
    for stretch in range(begin, end):
        area = area_of[around[stretch, LEFT_PIECE]]
        beside = area_of[around[stretch, RIGHT_PIECE]]
        if is_there(area):
            area = entries[area]
        while area >= first and not _is_within(beside, area, inside):
            listed[next_position[area - first]] = stretch
            next_position[area - first] += 1
            area = parent[area]


@kernel
def _trace(borders: NestedBorders, begin, end, area, position, rings, nrings):
    """Trace the rings that begin with the stretches ``begin`` … ``end`` of the list, of which the first is of ``area``.

    Return how many rings there are now. A ring has the area to its left. Of stretches of this area is noted the
    ``position`` in the list.
    """
    inside, area_of, forest, ends, around, first_node, nodes, following, across, listed, first, seen = borders
    ring_nodes, first_of_ring, area_of_ring, leader_of_ring = rings
    for start in range(begin, end):
        while start >= first[area + 1]:
            area += 1
        if start == first[area]:
            for at in range(start, first[area + 1]):
                position[listed[at]] = at
        if seen[start]:
            continue
        leader = leader_of(forest, around[listed[start], LEFT_PIECE], area)
        count = first_of_ring[nrings]
        at = start
        while not seen[at]:
            seen[at] = True
            stretch = listed[at]
            for node in range(first_node[stretch], first_node[stretch + 1]):
                ring_nodes[count, 0] = nodes[node, 0]
                ring_nodes[count, 1] = nodes[node, 1]
                count += 1
            turn = STRAIGHT_AHEAD if _is_within(area_of[around[stretch, LEFT_AHEAD]], area, inside) else LEFT
            ahead = around[stretch, RIGHT_AHEAD]
            if _is_within(area_of[ahead], area, inside) and (
                turn == STRAIGHT_AHEAD or leader_of(forest, ahead, area) == leader
            ):
                turn = RIGHT
            if turn != STRAIGHT_AHEAD:
                ring_nodes[count, 0] = ends[stretch] // 4 // across
                ring_nodes[count, 1] = ends[stretch] // 4 % across
                count += 1
            at = position[following[stretch, turn]]
        turn_to_begin(ring_nodes[first_of_ring[nrings] : count])
        ring_nodes[count] = ring_nodes[first_of_ring[nrings]]
        area_of_ring[nrings] = area
        leader_of_ring[nrings] = leader
        nrings += 1
        first_of_ring[nrings] = count + 1
    return nrings


def _steps(begin, end):
    """Yield the parts of a range between which there is a look at a cancel."""
    for start in range(begin, end, STRETCHES_A_STEP):
        yield start, min(start + STRETCHES_A_STEP, end)


def _areas_of_pieces(cells, count, stretches, areas):
    """Return the innermost area of each piece, NOWHERE for none."""
    pieces, cell = cells_of_pieces(stretches, cells.shape[1])
    area_of = np.full(count + 1, NO_AREA, np.int64)
    area_of[pieces] = values_at(cells, cell).astype(np.int64) - 1
    return area_of if areas is None else np.where(area_of >= 0, areas[area_of + 1], NO_AREA)


def _counted(run, stretches, area_of, parent, inside):
    """Return where the stretches of each area begin in a list of all, and the same of the nodes of their rings."""
    sizes = np.diff(stretches.first_node)
    first, nodes = np.zeros((2, parent.size + 1), np.int64)
    for begin, end in _steps(0, sizes.size):
        _count(stretches.around, sizes, begin, end, area_of, parent, inside, first, nodes)
        run.check()
    return np.cumsum(first), np.cumsum(nodes)


def _listed(run, some, around, area_of, parent, inside, first):
    """Return the stretches of the borders of ``some`` areas in a row, by area."""
    listed = np.empty(first[some[1]] - first[some[0]], np.int32)
    next_position = first[some[0] : some[1]] - first[some[0]]
    entries = _entries(parent, some[1])
    for begin, end in _steps(0, len(around)):
        _list(around, begin, end, area_of, parent, inside, some[0], entries, next_position, listed)
        run.check()
    return listed


def trace_nested(
    run: Run, cells: Integers, parent: Indices, inside: Indices, areas=None, side: int = LARGE_TILE_SIDE
) -> Iterator:
    """Yield the `Rings` of some nested areas after some others, in their order: their labels are 0, 1, …

    Parameters
    ----------
    cells : int32, for each cell 1 more than the innermost area that it lies in, 0 where there is none
    parent : the area that each area is nested in, -1 for none; an area comes before all that is nested in it, and all
        that is nested in it before the next
    inside : how many areas are nested in each, in those as well
    areas : the innermost area for each value of ``cells``, where they hold other labels; that of 0 has no meaning
    """
    quiet = run.quietly()
    parent, inside = np.asarray(parent, np.int64), np.asarray(inside, np.int64)
    cells = raster_of(cells, np.int32)
    pieces, count = label_components(quiet, cells, corners=False)
    stretches = trace_stretches(quiet, pieces, side)
    run.remove(pieces)
    area_of = _areas_of_pieces(cells, count, stretches, areas)
    forest = pieces_joined(quiet, stretches.around, area_of, parent, inside)
    following = following_stretches(stretches)
    first, first_node = _counted(quiet, stretches, area_of, parent, inside)
    for some in even_ranges(first, STRETCHES_AT_A_TIME):
        listed = _listed(quiet, some, stretches.around, area_of, parent, inside, first)
        borders = NestedBorders(
            *(inside, area_of, forest, *stretches[1:], following, cells.shape[1] + 1, listed),
            *(first - first[some[0]], np.zeros(listed.size, np.bool_)),
        )
        jobs = even_ranges(first_node[some[0] : some[1] + 1], JOB_NODES)
        jobs = [(some[0] + begin, some[0] + end) for begin, end in jobs]
        work = partial(_traced, quiet, borders, first_node)
        for begin in range(0, len(jobs), JOBS_AT_A_TIME):
            group = jobs[begin : begin + JOBS_AT_A_TIME]
            for (_, end), rings in zip(group, map_tiles(quiet, work, group)):
                yield rings
                run.report(end / parent.size)
                run.check()


def _traced(run, borders, first_node, job):
    """Return the `Rings` of the areas of a job."""
    begin, end = borders.first[job[0]], borders.first[job[1]]
    most = first_node[job[1]] - first_node[job[0]]
    nodes = np.empty((most, 2), np.int32)  # pages that are not needed are never touched
    starts, area, leader = np.zeros((3, end - begin + 1), np.int64)
    found, position = RingsSoFar(nodes, starts, area, leader), np.empty(len(borders.around), np.int64)
    nrings = 0
    for start, stop in _steps(begin, end):
        outermost = int(np.searchsorted(borders.first, start, "right")) - 1
        nrings = _trace(borders, start, stop, outermost, position, found, nrings)
        run.check()
    return _rings(run, area[:nrings], leader[:nrings], borders.area.size, starts[: nrings + 1], nodes)


def _rings(run, area, leader, npieces, first_node, nodes):
    """Return `Rings`: what hangs together in an area is one polygon, in the order of their first sides."""
    row, col = nodes[first_node[:-1]].T
    order = np.lexsort((col, row, area))
    _, first, own = np.unique((area * npieces + leader)[order], return_index=True, return_inverse=True)
    by_first = np.argsort(first)
    number = np.empty(first.size, np.int32)
    number[by_first] = np.arange(1, first.size + 1)
    of_ring = np.empty(area.size, np.int32)
    of_ring[order] = number[own]
    return sorted_rings(run, np.append(NO_AREA, area[order][first[by_first]]), of_ring, first_node, nodes)
