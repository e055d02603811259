"""Pour points beside the river: moved to the nearest of some cells, to the most water, or down to the river."""

from __future__ import annotations

import numpy as np

from ..arrays import Cells, Codes, Indices, Mask, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..raster.neighbours import NO_DIRECTION
from ..raster.storage import in_memory, raster_of
from ..raster.tile_walks import walk_down
from ..raster.tiles import Tile, cells_on_raster, cells_within
from ..run.run import Run

CHUNK_VISITS = 1 << 24


def drained_rows(codes: Codes, entered: Mask | None, rows: slice) -> Mask:
    """Return which cells of whole rows have a direction of their own; a point that water enters may move to them."""
    cells, begin = codes[rows] != NO_DIRECTION, rows.start * codes.shape[1]
    own = entered[(entered >= begin) & (entered < begin + cells.size)]
    cells.ravel()[own - begin] = False
    return cells


def snap(
    run: Run,
    cells: Cells | list[int],
    accumulation: Values,
    usable: Mask,
    cell_width: Values,
    cell_height: Values,
    distance: float,
) -> tuple[Indices, Values]:
    """Return ``(cells, metres)``: where each of ``cells`` moves within ``distance`` metres on the ground, and how far.

    A cell moves to the greatest accumulation among the ``usable`` cells (bool) whose centres are so near; of equal ones
    to the nearest, then to the first. It stays where none is usable. Sizes of cells are in metres by row.
    """
    rasters = (accumulation, np.float64), (usable, np.bool_)
    cells = np.asarray(cells, np.int64)
    moved, metres, reach = np.empty_like(cells), np.empty(cells.size), np.full(cells.size, float(distance))
    for part, tile, own, near, widths, middles in _neighbourhoods(run, cells, rasters, cell_width, cell_height, reach):
        water, free = near
        _snap(own, water, free, widths, middles, float(distance), moved[part], metres[part])
        moved[part] = cells_on_raster(moved[part], tile, usable.shape[1])
    return moved, metres


def nearest(
    run: Run, cells: Cells, usable: Mask, cell_width: Values, cell_height: Values, distance: float
) -> tuple[Indices, Values]:
    """Return ``(cells, metres)``: the ``usable`` cell nearest to each of ``cells``, and how far it is on the ground.

    Of equally near ones it is the first. Where the centre of none lies within ``distance`` metres, which may be one
    number for each, the cell is -1. Sizes of cells are in metres by row.
    """
    cells = np.asarray(cells, np.int64)
    found, metres = np.empty_like(cells), np.empty(cells.size)
    reach = np.ascontiguousarray(np.broadcast_to(np.asarray(distance, np.float64), cells.shape))
    rasters = ((usable, np.bool_),)
    for part, tile, own, near, widths, middles in _neighbourhoods(run, cells, rasters, cell_width, cell_height, reach):
        _nearest(own, near[0], widths, middles, reach[part], found[part], metres[part])
        found[part] = cells_on_raster(found[part], tile, usable.shape[1])
    return found, metres


def first_below(
    run: Run, cells: Cells, codes: Codes, wanted: Mask, lengths: Values, distance: float
) -> tuple[Indices, Values]:
    """Return ``(cells, metres)``: the first ``wanted`` cell that the water of each of ``cells`` meets, and how far.

    The way is that of the water, over the ``lengths`` of steps from a cell of each row in each direction. Where it is
    longer than ``distance`` metres, or the water ends before, the cell is -1. A wanted cell meets itself.
    """
    found, metres = walk_down(run, codes, cells, lengths, raster_of(wanted, np.bool_), distance)
    metres[found < 0] = 0.0
    return found, metres


def _middles(cell_height):
    """Return how far the middle of each row lies south of the upper edge."""
    north = np.concatenate([[0.0], np.cumsum(cell_height)])
    return (north[:-1] + north[1:]) / 2


def _neighbourhoods(run, cells, rasters, cell_width, cell_height, reach):
    """Yield parts of the points with few enough cells to visit around them, and report after each.

    With each part come the tile around it, its cells as they are counted there, and of the tile the ``rasters``, which
    are given with their types, and the widths and middles of the rows. The tile is a whole raster in memory.
    """
    shape, middles = rasters[0][0].shape, _middles(cell_height)
    rasters = [(np.require(each, dtype, ["C", "W"]) if in_memory(each) else each, dtype) for each, dtype in rasters]
    whole = all(in_memory(raster) for raster, _ in rasters)
    cell_width = np.ascontiguousarray(cell_width, np.float64)
    widest = reach.max(initial=0.0)
    window = (2 * widest / cell_width.min() + 1) * (2 * widest / np.min(cell_height) + 1)
    step = max(1, int(CHUNK_VISITS / min(window, shape[0] * shape[1]))) if whole else 1
    for begin in range(0, cells.size, step):
        part = slice(begin, begin + step)
        tile = Tile(0, shape[0], 0, shape[1])
        if not whole:
            tile = _tile_around(cells[begin], reach[begin], cell_width, middles, shape[1])
        own = cells_within(cells[part], tile, shape[1])
        rows = slice(tile.top, tile.bottom)
        near = [np.require(raster[tile.window], dtype, ["C", "W"]) for raster, dtype in rasters]
        yield part, tile, own, near, cell_width[rows], middles[rows]
        run.report(min(1.0, (begin + step) / cells.size))
        run.check()


def _tile_around(cell, reach, cell_width, middles, ncols):
    """Return a tile with all cells within reach of one, and maybe some more."""
    row, col = divmod(int(cell), ncols)
    top = max(int(np.searchsorted(middles, middles[row] - reach)) - 1, 0)
    bottom = min(int(np.searchsorted(middles, middles[row] + reach, "right")) + 1, middles.size)
    beside = int(min(reach / cell_width[top:bottom].min(), ncols)) + 2
    return Tile(top, bottom, max(col - beside, 0), min(col + beside + 1, ncols))


@kernel
def _snap(cells, accumulation, usable, cell_width, middles, distance, moved, metres):
    nrows, ncols = accumulation.shape
    for index in range(cells.size):
        row = cells[index] // ncols
        col = cells[index] % ncols
        moved[index] = cells[index]
        metres[index] = 0.0
        found = False
        most = 0.0
        top = row
        while top > 0 and middles[row] - middles[top - 1] <= distance:
            top -= 1
        bottom = row
        while bottom < nrows - 1 and middles[bottom + 1] - middles[row] <= distance:
            bottom += 1
        for r in range(top, bottom + 1):
            down = middles[r] - middles[row]
            width = (cell_width[r] + cell_width[row]) / 2
            reach = int(np.sqrt(max(distance * distance - down * down, 0.0)) / width)
            for c in range(max(col - reach, 0), min(col + reach, ncols - 1) + 1):
                if not usable[r, c]:
                    continue
                water = accumulation[r, c]
                across = (c - col) * width
                away = np.sqrt(across * across + down * down)
                if not found or water > most or (water == most and away < metres[index]):
                    found = True
                    most = water
                    moved[index] = r * ncols + c
                    metres[index] = away


@kernel
def _nearest(cells, usable, cell_width, middles, distance, found, metres):
    """Look at rows and columns from each cell outward, no further than what is found already."""
    nrows, ncols = usable.shape
    for point in range(cells.size):
        row = cells[point] // ncols
        col = cells[point] % ncols
        found[point] = -1
        metres[point] = distance[point]
        for up in range(row + 1):
            if middles[row] - middles[row - up] > metres[point]:
                break
            _nearest_in_row(row - up, row, col, usable, cell_width, middles, found, metres, point)
        for down in range(1, nrows - row):
            if middles[row + down] - middles[row] > metres[point]:
                break
            _nearest_in_row(row + down, row, col, usable, cell_width, middles, found, metres, point)
        if not is_there(found[point]):
            metres[point] = 0.0


@kernel
def _nearest_in_row(r, row, col, usable, cell_width, middles, found, metres, point):
    """Take the nearest usable cell of a row, if it is nearer than what is found, or as near and comes before."""
    ncols = usable.shape[1]
    down = middles[r] - middles[row]
    width = (cell_width[r] + cell_width[row]) / 2
    for step in range(ncols):
        across = step * width
        away = np.sqrt(across * across + down * down)
        if away > metres[point]:
            return
        for c in (col - step, col + step):
            if 0 <= c < ncols and usable[r, c]:
                cell = r * ncols + c
                if not is_there(found[point]) or away < metres[point] or cell < found[point]:
                    found[point] = cell
                    metres[point] = away
