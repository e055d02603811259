"""The hierarchy of depressions inside lakes: which waters stand alone before they meet, and where they meet.

Water rises in a lake from the lowest cell up. A cell without a neighbour under water opens a *pond*; a cell between
ponds is the sill over which they meet, and there they end and one pond of both begins. So the ponds of a lake are a
tree: twice as many, less one, as the lake has pits. Everything about a pond is known when it ends: its level, its
area, its volume, its sill. Waters that meet at one height in several places meet at once: a pond that begins and ends
at the same height is none, it only hands on its parts.

Most ponds are spray. Those that are too small or too shallow count as part of what they meet; a pond that meets nothing
else goes on as the same pond. What is left is a tree in which every parent has two children or more.

The fill, spill, merge hierarchy of Barnes, Callaghan and Wickert (2020, doi:10.5194/esurf-8-431-2020), built here from
the cells of each lake alone.
"""

from typing import NamedTuple

import numpy as np

from ..machine.groups import root_of
from ..machine.jit import kernel
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..raster.tiles import even_ranges

JOB_CELLS = 1 << 16  # of lakes that one thread takes at a time, at least
STEP_CELLS = 1 << 17  # cells flooded between two looks at a cancel
SLACK = 1 - 1e-9  # sums of areas are rounded: a pond as large as the limit is large enough


class Ponds(NamedTuple):
    """All ponds of some lakes; number 0 is none. A pond ends in ``parent``, which has a greater number, or at -1."""

    merged: np.ndarray  # where to look for the pond that a pond has become
    parent: np.ndarray
    bottom: np.ndarray  # height at which it begins
    level: np.ndarray  # height at which it ends
    lowest: np.ndarray
    area: np.ndarray
    missing: np.ndarray  # volume between its cells and the level of the lake
    sill: np.ndarray


class FloodedLakes(NamedTuple):
    """Some lakes and the raster that they lie in."""

    cells: np.ndarray  # by lake and height
    heights: np.ndarray  # of these cells
    first: np.ndarray  # where the cells of each lake begin, and their number
    surfaces: np.ndarray  # the height of each lake
    counted: np.ndarray  # the raster, laid flat, of cells that areas, volumes and depths are made of
    row_area: np.ndarray  # square metres of a cell in each row


def lake_jobs(first):
    """Return ranges of lakes, each with enough cells for a thread; ``first`` tells where the cells of each begin."""
    return even_ranges(first, JOB_CELLS)


def soon_done(run, first, job):
    """Yield the cells of a job, lakes from the one number to the other, as short ranges: a lake may have millions."""
    stop = first[job[1]]
    for begin in range(first[job[0]], stop, STEP_CELLS):
        run.check()
        yield begin, min(begin + STEP_CELLS, stop)


def ponds_of(ncells, nlakes):
    """Return room for the ponds of some lakes; what is not used is never touched.

    Two pits are never neighbours, so a lake has at most one for every two cells and one more; ponds are twice as many.
    """
    room = ncells + 2 * nlakes + 1
    heights = (np.empty(room) for _ in range(5))
    return Ponds(np.empty(room, np.int32), np.empty(room, np.int32), *heights, np.empty(room, np.int64))


@kernel
def _begin(pond, height, merged, parent, bottom, lowest, area, missing):
    merged[pond] = pond
    parent[pond] = -1
    bottom[pond] = height
    lowest[pond] = np.inf
    area[pond] = 0.0
    missing[pond] = 0.0


@kernel
def _end(pond, other, height, cell, merged, parent, level, sill):
    merged[pond] = other
    parent[pond] = other
    level[pond] = height
    sill[pond] = cell


@kernel
def _count_cells(begin, end, cells, heights, pond_of, counted, row_area, ncols, surface, merged, lowest, area, missing):
    """Add cells of one height to their ponds, when the waters that meet at this height have met."""
    for index in range(begin, end):
        cell = cells[index]
        pond = root_of(merged, pond_of[cell])
        pond_of[cell] = pond
        if counted[cell]:
            size = row_area[cell // ncols]
            area[pond] += size
            missing[pond] += (surface - heights[index]) * size
            lowest[pond] = min(lowest[pond], heights[index])


@kernel
def flood_lakes(state, stop, lakes, pond_of, ponds):
    """Raise the water in `FloodedLakes`, until ``stop`` cells are under water.

    ``pond_of`` is a raster, laid flat, that is 0 in these lakes before. ``state`` goes from call to call: cells under
    water, where those of the present height begin, the next pond's number, the lake.
    """
    cells, heights, first, surfaces, counted, row_area = lakes
    merged, parent, bottom, level, lowest, area, missing, sill = ponds
    nrows = row_area.size
    ncols = pond_of.size // nrows
    done, same, count, lake = state[0], state[1], state[2], state[3]
    while done < stop:
        cell = cells[done]
        height = heights[done]
        if done > same and height != heights[same]:
            _count_cells(
                same, done, cells, heights, pond_of, counted, row_area, ncols, surfaces[lake],
                merged, lowest, area, missing,
            )  # fmt: skip
            same = done
        row = cell // ncols
        col = cell % ncols
        here = 0
        for neighbour in range(8):
            r = row + ROW_OFFSETS[neighbour]
            c = col + COLUMN_OFFSETS[neighbour]
            if r < 0 or r >= nrows or c < 0 or c >= ncols or pond_of[r * ncols + c] == 0:
                continue
            pond = root_of(merged, pond_of[r * ncols + c])
            if here == 0:
                here = pond
            elif pond != here:
                _begin(count, height, merged, parent, bottom, lowest, area, missing)
                _end(here, count, height, cell, merged, parent, level, sill)
                _end(pond, count, height, cell, merged, parent, level, sill)
                area[count] = area[here] + area[pond]
                missing[count] = missing[here] + missing[pond]
                lowest[count] = min(lowest[here], lowest[pond])
                here = count
                count += 1
        if here == 0:
            _begin(count, height, merged, parent, bottom, lowest, area, missing)
            here = count
            count += 1
        pond_of[cell] = here
        done += 1
        if done == first[lake + 1]:
            _count_cells(
                same, done, cells, heights, pond_of, counted, row_area, ncols, surfaces[lake],
                merged, lowest, area, missing,
            )  # fmt: skip
            same = done
            level[root_of(merged, here)] = surfaces[lake]
            lake += 1
    state[0], state[1], state[2], state[3] = done, same, count, lake


@kernel
def choose_ponds(parent, bottom, level, lowest, area, min_area, min_depth):
    """Return which ponds are kept, as numbers 0, 1, … or -1; the kept pond around each; and how many lie in it.

    Whole lakes are kept. Kept ponds are numbered so that what lies in a pond follows it at once; it counts itself.

    An example: pools 1 and 2 meet in 3, ponds 3 and 4 meet in the lake 5, and 2 is too small. Then 1 meets nothing that
    counts and goes on as 3: 3, 4 and 5 are kept, 1 and 2 lie in 3. The lake gets number 0, 4 gets 1 and 3 gets 2.
    """
    kept, around = _kept_ponds(parent, bottom, level, lowest, area, min_area, min_depth)
    number, inside = _numbered_ponds(parent, kept, around)
    return number, around, inside


@kernel
def _kept_ponds(parent, bottom, level, lowest, area, min_area, min_depth):
    """Return which ponds are kept, and the kept pond around each: of the example, 3, 4, 5 and 3, 3, 3, 4, 5."""
    count = parent.size
    around = np.empty(count, np.int32)
    parts = np.zeros(count, np.int32)
    kept = np.zeros(count, np.bool_)
    # Upwards: which are large enough, and how many of these meet in each. 1, 3 and 4 are; one meets in 3, two in 5.
    for pond in range(1, count):
        if level[pond] == bottom[pond]:
            parts[max(parent[pond], 0)] += parts[pond]
        elif area[pond] >= min_area and area[pond] > 0 and level[pond] - lowest[pond] >= min_depth:
            kept[pond] = True
            parts[max(parent[pond], 0)] += 1
    # Downwards: what meets nothing else goes on as the same pond. So 1 is not kept, for it is alone in 3.
    for pond in range(count - 1, 0, -1):
        outer = parent[pond]
        if outer < 0:
            around[pond] = pond
            kept[pond] = True
        elif level[pond] == bottom[pond]:
            around[pond] = around[outer]
            parts[pond] = parts[outer]
        else:
            kept[pond] = kept[pond] and parts[outer] > 1
            around[pond] = pond if kept[pond] else around[outer]
    return kept, around


@kernel
def _numbered_ponds(parent, kept, around):
    """Return the number of each kept pond, -1 for others, and how many lie in each pond."""
    count = parent.size
    inside = np.zeros(count, np.int32)
    # Upwards: 1 in 3, 1 in 4, and these two with the lake itself are 3 in 5.
    for pond in range(1, count):
        if kept[pond]:
            inside[pond] += 1
        if parent[pond] >= 0:
            inside[parent[pond]] += inside[pond]
    number = np.empty(count, np.int32)
    number[0] = -1
    following = np.empty(count, np.int32)  # the next number inside each kept pond
    total = 0
    for pond in range(1, count):
        if parent[pond] < 0:  # lakes keep their order
            number[pond] = total
            following[pond] = total + 1
            total += inside[pond]
    # Downwards: 4 takes the first number in 5, which is 1; it needs one, so 3 takes 2.
    for pond in range(count - 1, 0, -1):
        if not kept[pond]:
            number[pond] = -1
        elif parent[pond] >= 0:
            outer = around[parent[pond]]
            number[pond] = following[outer]
            following[outer] += inside[pond]
            following[pond] = number[pond] + 1
    return number, inside


@kernel
def shallow_levels(parent, level, number, inside):
    """Return the level up to which each pond is ground when only innermost kept ponds take water, -inf for none.

    They are those that hold no such pond and lie in none: they fill up to where they meet one that does.
    """
    count = parent.size
    holds = np.zeros(count, np.bool_)
    lies_in = np.zeros(count, np.bool_)
    levels = np.full(count, -np.inf)
    for pond in range(1, count):
        holds[pond] |= number[pond] >= 0
        if parent[pond] >= 0:
            holds[parent[pond]] |= holds[pond]
    for pond in range(count - 1, 0, -1):
        outer = parent[pond]
        lies_in[pond] = (number[pond] >= 0 and inside[pond] == 1) or (outer >= 0 and lies_in[outer])
        if not holds[pond] and not lies_in[pond]:
            levels[pond] = level[pond] if holds[outer] else levels[outer]
    return levels


@kernel
def write_ground(cells, heights, begin, end, pond_of, levels, ground):
    """Write the heights of cells, filled up to the level of their ponds."""
    for index in range(begin, end):
        ground[cells[index]] = max(heights[index], levels[pond_of[cells[index]]])


@kernel
def write_numbers(cells, begin, end, pond_of, number, around):
    """Write the number of the innermost kept pond, counted from 1, where each cell's pond was."""
    for index in range(begin, end):
        pond_of[cells[index]] = number[around[pond_of[cells[index]]]] + 1
