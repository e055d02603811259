"""Pour points beside the river: moved to where the most water passes."""

import numpy as np

from ..machine.jit import kernel
from ..run.progress import Progress

CHUNK_VISITS = 1 << 24


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
    north = np.concatenate([[0.0], np.cumsum(cell_height)])
    middles = (north[:-1] + north[1:]) / 2
    window = (2 * distance / cell_width.min() + 1) * (2 * distance / cell_height.min() + 1)
    step = max(1, int(CHUNK_VISITS / min(window, accumulation.size)))
    for begin in range(0, cells.size, step):
        part = slice(begin, begin + step)
        _snap(cells[part], accumulation, usable, cell_width, middles, float(distance), moved[part], metres[part])
        progress.report(min(1.0, (begin + step) / cells.size))
        progress.check()
    return moved, metres


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
