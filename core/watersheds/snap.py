"""Pour points beside the river: moved to the nearest of some cells, to the most water, or down to the river."""

import numpy as np

from ..machine.jit import kernel
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ..run.progress import Progress

CHUNK_VISITS = 1 << 24
CHUNK_WALKS = 1 << 8


def snap(cells, accumulation, usable, cell_width, cell_height, distance, progress=None):
    """Return ``(cells, metres)``: where each of ``cells`` moves within ``distance`` metres on the ground, and how far.

    A cell moves to the greatest accumulation among the ``usable`` cells (bool) whose centres are so near; of equal ones
    to the nearest, then to the first. It stays where none is usable. Sizes of cells are in metres by row.
    """
    progress = progress or Progress()
    accumulation = np.require(accumulation, np.float64, ["C", "W"])
    usable = np.require(usable, np.bool_, ["C", "W"])
    cells = np.asarray(cells, np.int64)
    moved = np.empty_like(cells)
    metres = np.empty(cells.size)
    middles = _middles(cell_height)
    for part in _parts(cells.size, accumulation.size, cell_width, cell_height, distance, progress):
        _snap(cells[part], accumulation, usable, cell_width, middles, float(distance), moved[part], metres[part])
    return moved, metres


def nearest(cells, usable, cell_width, cell_height, distance, progress=None):
    """Return ``(cells, metres)``: the ``usable`` cell nearest to each of ``cells``, and how far it is on the ground.

    Of equally near ones it is the first. Where the centre of none lies within ``distance`` metres, which may be one
    number for each, the cell is -1. Sizes of cells are in metres by row.
    """
    usable = np.require(usable, np.bool_, ["C", "W"])
    cells = np.asarray(cells, np.int64)
    found = np.empty_like(cells)
    metres = np.empty(cells.size)
    middles = _middles(cell_height)
    distance = np.ascontiguousarray(np.broadcast_to(np.asarray(distance, np.float64), cells.shape))
    widest = distance.max(initial=0.0)
    for part in _parts(cells.size, usable.size, cell_width, cell_height, widest, progress or Progress()):
        _nearest(cells[part], usable, cell_width, middles, distance[part], found[part], metres[part])
    return found, metres


def first_below(cells, codes, wanted, lengths, distance, progress=None):
    """Return ``(cells, metres)``: the first ``wanted`` cell that the water of each of ``cells`` meets, and how far.

    The way is that of the water, over the ``lengths`` of steps from a cell of each row in each direction. Where it is
    longer than ``distance`` metres, or the water ends before, the cell is -1. A wanted cell meets itself.
    """
    progress = progress or Progress()
    codes = np.require(codes, np.uint8, ["C", "W"])
    wanted = np.require(wanted, np.bool_, ["C", "W"])
    lengths = np.require(lengths, np.float64, ["C", "W"])
    cells = np.asarray(cells, np.int64)
    found = np.empty_like(cells)
    metres = np.empty(cells.size)
    for begin in range(0, cells.size, CHUNK_WALKS):
        part = slice(begin, begin + CHUNK_WALKS)
        _walk_down(cells[part], codes, wanted, lengths, float(distance), found[part], metres[part])
        progress.report(min(1.0, (begin + CHUNK_WALKS) / cells.size))
        progress.check()
    return found, metres


def _middles(cell_height):
    """Return how far the middle of each row lies south of the upper edge."""
    north = np.concatenate([[0.0], np.cumsum(cell_height)])
    return (north[:-1] + north[1:]) / 2


def _parts(size, most, cell_width, cell_height, distance, progress):
    """Yield parts of the points with few enough cells to visit around them, and report after each."""
    window = (2 * distance / cell_width.min() + 1) * (2 * distance / cell_height.min() + 1)
    step = max(1, int(CHUNK_VISITS / min(window, most)))
    for begin in range(0, size, step):
        yield slice(begin, begin + step)
        progress.report(min(1.0, (begin + step) / size))
        progress.check()


@kernel
def _snap(cells, accumulation, usable, cell_width, middles, distance, moved, metres):
    nrows, ncols = accumulation.shape
    for place in range(cells.size):
        row = cells[place] // ncols
        col = cells[place] % ncols
        moved[place] = cells[place]
        metres[place] = 0.0
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
                if not found or water > most or (water == most and away < metres[place]):
                    found = True
                    most = water
                    moved[place] = r * ncols + c
                    metres[place] = away


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
        if found[point] < 0:
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
        if away > metres[point] or (col - step < 0 and col + step >= ncols):
            return
        for c in (col - step, col + step):
            if 0 <= c < ncols and usable[r, c]:
                cell = r * ncols + c
                if found[point] < 0 or away < metres[point] or cell < found[point]:
                    found[point] = cell
                    metres[point] = away


@kernel
def _walk_down(cells, codes, wanted, lengths, distance, found, metres):
    for point in range(cells.size):
        row = cells[point] // codes.shape[1]
        col = cells[point] % codes.shape[1]
        found[point] = -1
        metres[point] = 0.0
        way = 0.0
        while not wanted[row, col] and codes[row, col] < ENDS and way <= distance:
            code = codes[row, col]
            way += lengths[row, code]
            row += ROW_OFFSETS[code]
            col += COLUMN_OFFSETS[code]
        if wanted[row, col] and way <= distance:
            found[point] = row * codes.shape[1] + col
            metres[point] = way
