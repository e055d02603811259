"""The tree of ponds inside lakes of a raster: which waters stand alone before they meet, and where they meet.

Water rises in a lake from the lowest cell up. A cell without a neighbour under water opens a *pond*; a cell between
ponds is the pass over which they meet, see `core.ponds.tree`. So the ponds of a lake are twice as many, less one, as
the lake has pits, and everything about a pond is known when it ends: its level, its area, its volume, its sill.

The fill, spill, merge hierarchy of Barnes, Callaghan and Wickert (2020, doi:10.5194/esurf-8-431-2020), built here from
the cells of each lake alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Cells, Heights, Indices
from ..machine.groups import root_of
from ..machine.indices import is_cell
from ..machine.jit import kernel
from ..ponds.tree import OUTSIDE, PondTree, begin_pond, meet, room_for_ponds
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..raster.tiles import even_ranges

if TYPE_CHECKING:
    from ..run.run import Run

JOB_CELLS = 1 << 16  # of lakes that one thread takes at a time, at least
STEP_CELLS = 1 << 17  # cells flooded between two looks at a cancel
FLOOD_DONE, FLOOD_SAME, FLOOD_COUNT, FLOOD_LAKE = range(4)  # what is where in the state of a flood
SPILL_SLACK = 1 - 1e-9  # sums of areas are rounded: a pond as large as the limit is large enough


class FloodedPonds(NamedTuple):
    """All ponds of some lakes: their tree, whose sills are cells, and what stands in each."""

    tree: PondTree
    lowest: np.ndarray
    area: np.ndarray
    missing: np.ndarray  # volume between its cells and the level of the lake


class FloodedLakes(NamedTuple):
    """Some lakes and the raster that they lie in."""

    cells: np.ndarray  # by lake and height
    heights: np.ndarray  # of these cells
    first: np.ndarray  # where the cells of each lake begin, and their number
    surfaces: np.ndarray  # the height of each lake
    counted: np.ndarray  # the raster, laid flat, of cells that areas, volumes and depths are made of
    row_area: np.ndarray  # square metres of a cell in each row


def lake_jobs(first: Indices) -> list[tuple[int, int]]:
    """Return ranges of lakes, each with enough cells for a thread; ``first`` tells where the cells of each begin."""
    return even_ranges(first, JOB_CELLS)


def soon_done(run: Run, first: Indices, job: tuple[int, int]) -> Iterator:
    """Yield the cells of a job, lakes from the one number to the other, as short ranges: a lake may have millions."""
    stop = first[job[1]]
    for begin in range(first[job[0]], stop, STEP_CELLS):
        run.check()
        yield begin, min(begin + STEP_CELLS, stop)


def room_in_lakes(ncells: int, nlakes: int) -> FloodedPonds:
    """Return room for the ponds of some lakes.

    Two pits are never neighbours, so a lake has at most one for every two cells and one more; ponds are twice as many.
    """
    room = ncells + 2 * nlakes + 1
    return FloodedPonds(room_for_ponds(room), *(np.empty(room) for _ in range(3)))


@kernel
def flood_lakes(state: Indices, stop: int, lakes: FloodedLakes, pond_of: Indices, ponds: FloodedPonds) -> None:
    """Raise the water in `FloodedLakes`, until ``stop`` cells are under water.

    ``pond_of`` is a raster, laid flat, that is 0 in these lakes before. ``state`` goes from call to call: cells under
    water, where those of the present height begin, the next pond's number, the lake.
    """
    cells, heights, counted, row_area = lakes.cells, lakes.heights, lakes.counted, lakes.row_area
    tree, lowest, area, missing = ponds.tree, ponds.lowest, ponds.area, ponds.missing
    merged, nrows, ncols = tree.merged, row_area.size, pond_of.size // row_area.size
    done, same, count, lake = state[FLOOD_DONE], state[FLOOD_SAME], state[FLOOD_COUNT], state[FLOOD_LAKE]
    surface, end = lakes.surfaces[lake], lakes.first[lake + 1]
    while done < stop:
        cell, height = cells[done], heights[done]
        row, col = cell // ncols, cell % ncols
        here = OUTSIDE
        for neighbour in range(8):
            r = row + ROW_OFFSETS[neighbour]
            c = col + COLUMN_OFFSETS[neighbour]
            if not is_cell(r, c, nrows, ncols) or pond_of[r * ncols + c] == OUTSIDE:
                continue
            pond = root_of(merged, pond_of[r * ncols + c])
            if here == OUTSIDE:
                here = pond
            elif pond != here:
                begin_pond(tree, count, height)
                meet(tree, here, pond, height, cell, cell, OUTSIDE, OUTSIDE, count)
                area[count] = area[here] + area[pond]
                missing[count] = missing[here] + missing[pond]
                lowest[count] = min(lowest[here], lowest[pond])
                here = count
                count += 1
        if here == OUTSIDE:
            here = count
            begin_pond(tree, here, height)
            area[here], missing[here], lowest[here] = 0.0, 0.0, np.inf
            count += 1
        pond_of[cell] = here
        done += 1
        if done < end and heights[done] == height:
            continue
        for index in range(same, done):  # all waters that meet at this height have met
            cell = cells[index]
            pond = root_of(merged, pond_of[cell])
            pond_of[cell] = pond
            if counted[cell]:
                size = row_area[cell // ncols]
                area[pond] += size
                missing[pond] += (surface - height) * size
                lowest[pond] = min(lowest[pond], height)
        same = done
        if done == end:
            tree.level[root_of(merged, here)] = surface
            lake += 1
            if lake < lakes.surfaces.size:
                surface, end = lakes.surfaces[lake], lakes.first[lake + 1]
    state[FLOOD_DONE], state[FLOOD_SAME], state[FLOOD_COUNT], state[FLOOD_LAKE] = done, same, count, lake


@kernel
def write_ground(
    cells: Cells, heights: Heights, begin: int, end: int, pond_of: Indices, levels: Heights, ground: Heights
) -> None:
    """Write the heights of cells, filled up to the level of their ponds."""
    for index in range(begin, end):
        ground[cells[index]] = max(heights[index], levels[pond_of[cells[index]]])


@kernel
def write_numbers(cells: Cells, begin: int, end: int, pond_of: Indices, number: Indices, around: Indices) -> None:
    """Write the number of the innermost kept pond, counted from 1, where each cell's pond was."""
    for index in range(begin, end):
        pond_of[cells[index]] = number[around[pond_of[cells[index]]]] + 1
