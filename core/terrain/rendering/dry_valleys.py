"""The dry valleys above the springs of a DEM: from where a share of a spring's water gathers in its cells.

On finer cells that water would run down beside the spring: on plains and on even slopes the spline between the cells
has no valley that leads it there. So beds are laid that far up, branch by branch, without banks and without water.
Where somebody has changed the ground there is none.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Cells, Mask
from ...flow.accumulation import accumulate_d8
from ...flow.directions.directions import d8
from ...machine.indices import is_cell
from ...machine.jit import kernel
from ...raster.domain import drainage_domain
from ...raster.grid import flat_cells, step_lengths
from ...raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ...raster.tiles import Tile
from ...run.run import Run
from ..frames import cell_centres, frame_at, land_mask, shores_on_grid
from ..ground.ground import PreparedGround, heights_on
from ..ground.spline_heights import spline_heights
from ..ground.valley_lines import EVENED, evened_out, valley_line
from ..relief.levels import square_cells
from ..types import MAIN, PLACES_PER_CELL, TINY, Courses, Model
from .lake_beds import depths_of_lakes, prepare_lakes
from .operators import operate

GATHERED = 0.15  # of the land that drains to a spring, where its valleys begin: .05 hatches planes, .2 loses rivers
LEAST_GATHERED = 4.0  # cells of the DEM that drain there at least: else nearly each were a valley, and dug out
BED_AHEAD = 0.3  # cells further down, where the ground is as low as their beds: so steepest ways follow them on planes


def with_dry_valleys(
    run: Run, model: Model, courses: Courses, ground: PreparedGround, operators: tuple, finer: float
) -> Courses:
    """Return the courses of the model of a DEM, and after them, without depth, the dry valleys above their springs.

    ``finer`` are the metres of the cells that these are laid for.
    """
    run, (nrows, ncols), cell = run.quietly(), model.dem.z.shape, model.ground.cell
    window = square_cells(0.0, nrows * cell, nrows, ncols, cell)
    land = land_mask(shores_on_grid(model.land, window), window.cells) != 0
    width, height, area = flat_cells(nrows, cell, cell)
    codes, _ = d8(run, model.dem.z, drainage_domain(run, land), step_lengths(width, height))
    drained, taken = accumulate_d8(run, codes, area), _lake_cells(model, window, land)
    places = np.floor(window.to_grid(courses.xy)).astype(np.int64)
    inside = (places >= 0).all(axis=1) & (places < [ncols, nrows]).all(axis=1)
    springs = np.setdiff1d(np.flatnonzero(courses.thread == MAIN), courses.downstream)
    springs = springs[inside[courses.first[springs]]]
    cells = places @ [1, ncols]
    springs = springs[~taken.reshape(-1)[cells[courses.first[springs]]]]
    taken.reshape(-1)[cells[inside & _in_own_cells(courses, places)]] = True
    valleys = _DryValleys([], [], [])
    path, size = np.empty(land.size, np.int64), (ncols * cell, nrows * cell)
    for course in springs.tolist():
        spring = courses.first[course]
        end = _ValleyEnd(int(cells[spring]), courses.xy[spring], courses.z[spring], course)
        least, ends = max(GATHERED * drained.reshape(-1)[end.cell], LEAST_GATHERED * cell**2), [end]
        while ends:
            end = ends.pop()
            for above in _gathering(codes, drained, taken, least, end.cell).tolist():
                chain = path[: _climb(codes, drained, taken, least, end.cell, above, path)][::-1]
                top = int(chain[0])
                chain = np.column_stack([(chain % ncols + 0.5) * cell, (nrows - chain // ncols - 0.5) * cell])
                chain[-1] = end.xy
                xy = valley_line(chain, np.zeros(PLACES_PER_CELL * (len(chain) - 1) + 1, bool), model.ground, size)
                level = spline_heights(model.ground, xy)
                begin = _begin_of_untouched(ground, operators, xy, level, cell)
                if len(xy) - begin < 2:
                    continue
                z = np.maximum(np.minimum.accumulate(evened_out(level, EVENED * PLACES_PER_CELL)), end.z)
                z[-1] = end.z
                along = np.append(0.0, np.cumsum(np.hypot(*np.diff(xy, axis=0).T)))
                z = np.interp(along + BED_AHEAD * finer, along, z)
                if begin == 0:
                    ends.append(_ValleyEnd(top, xy[0], z[0], courses.cell.size + len(valleys.xy)))
                valleys.xy.append(xy[begin:])
                valleys.z.append(z[begin:])
                valleys.into.append(end.course)
    return _with_lines(courses, valleys) if valleys.xy else courses


def _in_own_cells(courses: Courses, places: Cells) -> Mask:
    """Tell which vertices lie in cells of a DEM that their river runs through; ``places`` are their columns and rows.

    Between the middles of its cells a river that was traced passes corners of others, which it does not take. One whose
    vertices lie otherwise, as somebody has drawn it, takes all.
    """
    course = np.repeat(np.arange(courses.cell.size), np.diff(courses.first))
    middle = (np.arange(course.size) - courses.first[course]) % PLACES_PER_CELL == 0
    middles = np.flatnonzero(middle)
    steps = np.abs(np.diff(places[middles], axis=0)).max(axis=1, initial=0)
    others = course[middles[1:]][(steps > 1) & (np.diff(course[middles]) == 0)]
    return middle | np.isin(course, others)


class _ValleyEnd(NamedTuple):
    """Where a dry valley ends: in a spring, or where another begins."""

    cell: int  # of the DEM
    xy: np.ndarray  # metres (2,)
    z: float
    course: int  # that begins there


class _DryValleys(NamedTuple):
    """Lines of dry valleys."""

    xy: list  # float64 (n, 2): metres
    z: list
    into: list  # the courses that they lead to, theirs after those of the model


def _lake_cells(model, window, land):
    """Return which cells of a DEM lie in lakes."""
    if not model.lakes:
        return np.zeros(land.shape, bool)
    x, y = cell_centres(frame_at(window, window.cells), Tile(0, window.nrows, 0, window.ncols))
    bottom = np.where(land, 0.0, np.nan)
    return depths_of_lakes(prepare_lakes(model.lakes, 0.0), x, y, window.cell, bottom) > 0.0


def _begin_of_untouched(ground, operators, xy, level, cell) -> int:
    """Return from which place of a line on the ground is that of the DEM."""
    x, y = np.ascontiguousarray(xy.T)[:, np.newaxis]
    heights = np.empty(x.shape)
    heights_on(ground, x, y, heights, cell, np.ones(x.shape, np.uint8))
    operate(operators, x, y, heights)
    touched = np.flatnonzero(~(np.abs(heights[0] - level) <= TINY))
    return int(touched[-1]) + 1 if touched.size else 0


def _with_lines(courses: Courses, valleys: _DryValleys) -> Courses:
    """Return courses and after them dry valleys, each of which leads to the beginning of one."""
    none, springs = np.zeros(len(valleys.xy)), courses_with_water(valleys.into, courses.cell.size)[courses.cell.size :]
    numbers = ("discharge", "width", "depth", "wavelength", "swing", "phase")
    return Courses(
        np.append(courses.first, courses.first[-1] + np.cumsum([len(line) for line in valleys.xy])),
        np.concatenate([courses.xy, *valleys.xy]),
        np.concatenate([courses.z, *valleys.z]),
        np.append(courses.cell, courses.cell[springs]),
        np.append(courses.downstream, valleys.into),
        np.append(courses.thread, courses.thread[springs]),
        np.append(courses.kind, courses.kind[springs]),
        *(np.append(getattr(courses, name), none) for name in numbers),
    )


def courses_with_water(into, count: int) -> np.ndarray:
    """Return for so many courses, and the dry valleys after them that lead into others, which has their water."""
    found = np.arange(count + len(into))
    for number, course in enumerate(into, count):
        found[number] = found[course]
    return found


@kernel
def _gathering(codes, drained, taken: Mask, least, cell):
    """Return the cells from which so much water comes to a cell; none that is ``taken``."""
    nrows, ncols = codes.shape
    row, col = cell // ncols, cell % ncols
    found, count = np.empty(8, np.int64), 0
    for to in range(8):
        r, c = row + ROW_OFFSETS[to], col + COLUMN_OFFSETS[to]
        if not is_cell(r, c, nrows, ncols) or taken[r, c]:
            continue
        if codes[r, c] == (to + 4) % 8 and drained[r, c] >= least:
            found[count] = r * ncols + c
            count += 1
    return found[:count]


@kernel
def _climb(codes, drained, taken: Mask, least, end, above, path):
    """Enter a cell, one above it, and those above that as long as one alone brings so much; return how many."""
    path[0], path[1] = end, above
    count = 2
    while True:
        beside = _gathering(codes, drained, taken, least, path[count - 1])
        if beside.size != 1:
            return count
        path[count] = beside[0]
        count += 1
