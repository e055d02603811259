"""The dry valleys above the springs of a DEM: from where a share of a spring's water gathers in its cells.

On finer cells that water would run down beside the spring: on plains and on even slopes the spline between the cells
has no valley that leads it there. So beds are laid that far up, without banks and without water. Where somebody has
changed the ground there is none.
"""

from __future__ import annotations

import numpy as np

from ...arrays import Mask
from ...flow.accumulation import accumulate_d8
from ...flow.directions.directions import d8
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...raster.domain import drainage_domain
from ...raster.grid import flat_cells, step_lengths
from ...raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS, is_cell
from ...raster.tiles import Tile
from ...run.run import Run
from ..frames import cell_centres, frame_at, land_mask, shores_on_grid
from ..ground.ground import PreparedGround, heights_on
from ..ground.spline_heights import spline_heights
from ..ground.valley_lines import EVENED, VERTICES, evened_out, valley_line
from ..relief.levels import square_cells
from ..types import MAIN, TINY, Courses, Model
from .lake_beds import depths_of_lakes, prepare_lakes
from .operators import operate

GATHERED = 0.1  # of the land that drains to a spring, where its dry valley begins; 0.25 loses one river in a hundred


def with_dry_valleys(run: Run, model: Model, courses: Courses, ground: PreparedGround, operators: tuple) -> Courses:
    """Return the courses of the model of a DEM, and after them, without depth, the dry valleys above their springs."""
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
    taken.reshape(-1)[cells[inside]] = True
    path, lines, heights, into = np.empty(land.size, np.int64), [], [], []
    for course in springs.tolist():
        spring = courses.first[course]
        chain = path[: _climb(codes, drained, taken, cells[spring], path)][::-1]
        if len(chain) < 2:
            continue
        chain = np.column_stack([(chain % ncols + 0.5) * cell, (nrows - chain // ncols - 0.5) * cell])
        chain[-1] = courses.xy[spring]
        xy = valley_line(chain, np.zeros(VERTICES * (len(chain) - 1) + 1, bool), model.ground)
        level = spline_heights(model.ground, xy)
        begin = _begin_of_untouched(ground, operators, xy, level, cell)
        if len(xy) - begin >= 2:
            z = np.maximum(np.minimum.accumulate(evened_out(level, EVENED * VERTICES)), courses.z[spring])
            z[-1] = courses.z[spring]
            lines.append(xy[begin:])
            heights.append(z[begin:])
            into.append(course)
    return _with_lines(courses, lines, heights, into) if lines else courses


def _lake_cells(model, window, land):
    """Return which cells of a DEM lie in lakes."""
    if not model.lakes:
        return np.zeros(land.shape, bool)
    x, y = cell_centres(frame_at(window, window.cells), Tile(0, window.nrows, 0, window.ncols))
    bottom = np.where(land, 0.0, np.nan)
    return depths_of_lakes(prepare_lakes(model.lakes), x, y, window.cell, bottom, 0.0) > 0.0


def _begin_of_untouched(ground, operators, xy, level, cell) -> int:
    """Return from which place of a line on the ground is that of the DEM."""
    x, y = np.ascontiguousarray(xy.T)[:, np.newaxis]
    heights = np.empty(x.shape)
    heights_on(ground, x, y, heights, cell, np.ones(x.shape, np.uint8))
    operate(operators, x, y, heights)
    touched = np.flatnonzero(~(np.abs(heights[0] - level) <= TINY))
    return int(touched[-1]) + 1 if touched.size else 0


def _with_lines(courses: Courses, lines: list, heights: list, into: list) -> Courses:
    """Return courses and after them lines without water, each of which leads to the beginning of one."""
    none = np.zeros(len(lines))
    numbers = ("discharge", "width", "depth", "wavelength", "swing", "phase")
    return Courses(
        np.append(courses.first, courses.first[-1] + np.cumsum([len(line) for line in lines])),
        np.concatenate([courses.xy, *lines]),
        np.concatenate([courses.z, *heights]),
        np.append(courses.cell, courses.cell[into]),
        np.append(courses.downstream, into),
        np.append(courses.thread, courses.thread[into]),
        np.append(courses.kind, courses.kind[into]),
        *(np.append(getattr(courses, name), none) for name in numbers),
    )


@kernel
def _climb(codes, drained, taken: Mask, cell, path):
    """Enter a cell and those above it, each the one that brings most, up to where GATHERED comes by; return how many.

    None but the first is ``taken``.
    """
    nrows, ncols = codes.shape
    least = GATHERED * drained[cell // ncols, cell % ncols]
    count = 0
    while is_there(cell):
        path[count] = cell
        count += 1
        row, col = cell // ncols, cell % ncols
        cell, most = -1, least
        for to in range(8):
            r, c = row + ROW_OFFSETS[to], col + COLUMN_OFFSETS[to]
            if not is_cell(r, c, nrows, ncols) or taken[r, c]:
                continue
            if codes[r, c] == (to + 4) % 8 and drained[r, c] >= most:
                cell, most = r * ncols + c, drained[r, c]
    return count
