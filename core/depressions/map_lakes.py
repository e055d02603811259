"""Lakes of a map on a DEM: level, as low as the lowest ground of their shore, with one outlet each.

A DEM has lakes as it happens: with waves, without data, with the height of trees on the shore. What a map calls a lake
stands at one level, and its water leaves in one place. Filled as they are, many such cells become chains of sinks.
"""

from __future__ import annotations

import numpy as np

from ..arrays import Cells, Codes, Heights, Indices, Labels, Mask, Values
from ..machine.indices import is_cell, is_there
from ..machine.jit import kernel
from ..raster.components import label_components
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ..raster.raster import AnyRaster, Computed, lazy
from ..raster.rims import steps_of
from ..raster.storage import rows_with_rim
from ..raster.tiles import row_bands
from ..run.run import Run

CHUNK_CELLS = 1 << 20
LAKES_AT_A_TIME = 64
SIDES_FIRST = 0, 2, 4, 6, 1, 3, 5, 7  # neighbours over a side before those over a corner


def level_lakes(run: Run, z: AnyRaster, land: AnyRaster, lakes: AnyRaster, count: int) -> tuple[AnyRaster, AnyRaster]:
    """Return ``z`` with each lake at the level of its lowest shore, and the cells that are lake.

    Parameters
    ----------
    z : heights, a raster of any real type
    land : where they are known, and there is no sea
    lakes : int32, the number of the lake of each cell, 1 to ``count``, 0 for none
    count : how many there are

    The shore are cells of land beside a lake, over a corner too, that lie in no lake. A lake without any has its own
    lowest height; without that either it is none.
    """
    levels = np.full((2, count + 1), np.inf)
    for rows in row_bands(z.shape, CHUNK_CELLS):
        around = (rows_with_rim(each, rows, nothing) for each, nothing in ((z, 0), (land, False), (lakes, 0)))
        heights, known, number = around
        lowest_shores(np.asarray(heights, np.float64), known, np.asarray(number, np.int32), levels)
        run.report(rows.stop / z.shape[0])
        run.check()
    level = np.where(np.isfinite(levels[0]), levels[0], levels[1])
    is_lake = np.isfinite(level)
    is_lake[0] = False
    level = np.where(is_lake, level, 0).astype(z.dtype)
    wet = lazy(lakes).look_up(is_lake).materialise(run)
    return Computed(z.dtype, np.where, wet, lazy(lakes).look_up(level), z).materialise(run), wet


@kernel
def lowest_shores(z: Heights, land: Mask, lakes: Labels, levels: Heights) -> None:
    """Lower the levels of lakes to the lowest of their shore, and of their own cells, in rows with one more around."""
    nrows, ncols = lakes.shape
    for row in range(1, nrows - 1):
        for col in range(ncols):
            lake = lakes[row, col]
            if lake <= 0:
                continue
            if land[row, col]:
                levels[1, lake] = min(levels[1, lake], z[row, col])
            for direction in range(8):
                r, c = row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]
                if is_cell(r, c, nrows, ncols) and land[r, c] and lakes[r, c] == 0:
                    levels[0, lake] = min(levels[0, lake], z[r, c])


def with_one_outlet(run: Run, codes: Codes, surface: Heights, lakes: Labels, count: int) -> tuple[Codes, int]:
    """Return directions by which the water of each lake leaves in one place, and how many lakes had several.

    All are arrays in memory; ``codes`` are D8 directions without a cycle over a filled ``surface``. Of the places where
    a lake's water leaves and never comes back, the one that leads to the lowest ground is kept, of equal ones the
    first; all cells of the lake that hang together with it lead there on the shortest way.
    """
    codes, lakes = np.array(codes, np.uint8, order="C"), np.array(lakes, np.int32, order="C")
    heights = np.require(surface, np.float64, ["C", "W"])
    cells = np.flatnonzero(lakes > 0)
    cells = cells[np.argsort(lakes.ravel()[cells], kind="stable")]
    begin = np.searchsorted(lakes.ravel()[cells], np.arange(count + 2))
    queue, redirected = np.empty(max(cells.size, 1), np.int64), 0
    for first in range(1, count + 1, LAKES_AT_A_TIME):
        last = min(first + LAKES_AT_A_TIME, count + 1)
        redirected += lead_to_outlets(codes, heights, lakes, cells, begin, first, last, queue, steps_of(lakes.shape[1]))
        run.report(last / (count + 1))
        run.check()
    return codes, redirected


@kernel
def nearness(direction: int, down: int, across: int) -> float:
    """Return how far a step leads towards a place, for its length."""
    far = ROW_OFFSETS[direction] * down + COLUMN_OFFSETS[direction] * across
    return far / (1.0 if direction % 2 == 0 else np.sqrt(2.0))


@kernel
def lead_to_outlets(
    codes: Codes, surface: Heights, lakes: Labels, cells: Cells, begin: Indices, first: int, last: int, queue, steps
) -> int:
    """Lead the cells of some lakes to one outlet each; return how many of these had several."""
    redirected = 0
    steps_left = np.empty(lakes.shape, np.int32)  # pages that are not needed are never touched
    code_of, lake_of, heights = codes.ravel(), lakes.ravel(), surface.ravel()
    for lake in range(first, last):
        outlet, lowest, exits = np.int64(-1), np.inf, 0
        for index in range(begin[lake], begin[lake + 1]):
            cell = cells[index]
            code = code_of[cell]
            if code > ENDS:
                continue
            to = cell if code == ENDS else cell + steps[code]
            if code < ENDS and lake_of[to] == lake:
                continue
            exits += 1
            height = -np.inf if code == ENDS else heights[to]
            if height >= lowest:
                continue
            at = to
            while code_of[at] < ENDS and lake_of[at] != lake:
                at = at + steps[code_of[at]]
            if code == ENDS or lake_of[at] != lake:
                outlet, lowest = cell, height
        if exits > 1 and is_there(outlet):
            redirected += 1
            _lead_to_cell(codes, lakes, steps_left, lake, outlet, queue)
    return redirected


@kernel
def _lead_to_cell(codes, lakes, steps_left, lake, outlet, queue):
    """Lead the cells of a lake that hang together with its outlet there, on the paths of the fewest steps."""
    nrows, ncols = lakes.shape
    lake_of = lakes.ravel()
    # A cell that has been led is no longer of the lake while the others are looked for.
    queue[0], front, end = outlet, 0, 1
    lake_of[outlet] = -lake
    steps_left[outlet // ncols, outlet % ncols] = 0
    while front < end:
        at = queue[front]
        front += 1
        row, col = at // ncols, at % ncols
        for direction in SIDES_FIRST:
            r, c = row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]
            if not is_cell(r, c, nrows, ncols) or codes[r, c] > ENDS:
                continue
            if lakes[r, c] == lake:
                codes[r, c] = (direction + 4) % 8
                lakes[r, c] = -lake
                steps_left[r, c] = steps_left[row, col] + 1
                queue[end] = r * ncols + c
                end += 1
            elif lakes[r, c] == -lake and steps_left[r, c] == steps_left[row, col] + 1:
                # Of paths with as few steps the one that leads most nearly straight to the outlet.
                down, across = outlet // ncols - r, outlet % ncols - c
                back = (direction + 4) % 8
                if nearness(back, down, across) > nearness(codes[r, c], down, across):
                    codes[r, c] = back
    for index in range(end):
        lake_of[queue[index]] = lake


def level_surfaces(
    run: Run, z: AnyRaster, land: AnyRaster, cell_area: Values, least_area: float
) -> tuple[AnyRaster, int]:
    """Return level surfaces of at least so many square metres, int32 from 1 on and 0 elsewhere, and how many there are.

    They are cells of ``land`` that touch over their sides and have one height, as lakes have on most DEMs.
    """
    heights = Computed(np.int32, _numbers_of_heights, z, land).materialise(run)
    groups, count = label_components(run, heights, corners=False)
    run.remove(heights)
    areas = np.zeros(count + 1)
    for rows in row_bands(groups.shape, CHUNK_CELLS):
        add_areas(np.asarray(groups[rows]), cell_area[rows], areas)
        run.check()
    large = areas >= least_area
    large[0] = False
    numbers = np.where(large, np.cumsum(large), 0).astype(np.int32)
    return lazy(groups).look_up(numbers).materialise(run, over=groups), int(np.count_nonzero(large))


def _numbers_of_heights(z, land):
    """Return a number above 0 for each height of land, the same for the same, and 0 elsewhere."""
    bits = np.ascontiguousarray(z, np.float32).view(np.int32)
    return np.where(land, (bits & 0x7FFFFFFF) + 1, 0)


@kernel
def add_areas(groups: Labels, cell_area: Values, areas: Values) -> None:
    """Add the area of each cell of some rows to that of its group."""
    for row in range(groups.shape[0]):
        for col in range(groups.shape[1]):
            areas[groups[row, col]] += cell_area[row]
