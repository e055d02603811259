"""River lines on a direction raster: the cells that each of them passes."""

import numpy as np

from ..machine.jit import kernel
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ..raster.storage import values_at
from ..run.progress import Progress

CHUNK_LINKS = 1 << 10


def cells_of_links(codes, first, last, limit, progress=None):
    """Return ``(cells, link, fits)``: the cells from the first to the last of each link, last ones left out.

    ``fits`` tells for each link whether the water of its first cell comes to its last within ``limit`` steps (one
    number for each link); those of which it does not have no cells.
    """
    progress = progress or Progress()
    codes = np.require(codes, np.uint8, ["C", "W"])
    first, last, limit = (np.asarray(each, np.int64) for each in (first, last, limit))
    steps = np.empty(first.size, np.int64)
    for begin in range(0, first.size, CHUNK_LINKS):
        part = slice(begin, begin + CHUNK_LINKS)
        _count_steps(codes, first[part], last[part], limit[part], steps[part])
        progress.report(min(1.0, (begin + CHUNK_LINKS) / first.size))
        progress.check()
    fits = steps >= 0
    count = np.where(fits, steps, 0)
    cells = np.empty(count.sum(), np.int64)
    _collect(codes, first, count, cells)
    return cells, np.repeat(np.arange(first.size), count), fits


def length_in(labels, count, cells, codes, lengths):
    """Return how many metres of river lie in each label from 0 to ``count``; each of ``cells`` has its way to the next.

    ``lengths`` are those of the ways from a cell of each row in each direction.
    """
    cells = np.unique(cells)
    code = values_at(codes, cells)
    cells, code = cells[code < ENDS], code[code < ENDS]
    return np.bincount(values_at(labels, cells), lengths[cells // codes.shape[1], code], minlength=count + 1)


@kernel
def _next_cell(codes, cell):
    """Return the cell that water comes to next, or -1."""
    ncols = codes.shape[1]
    code = codes[cell // ncols, cell % ncols]
    if code >= ENDS:
        return -1
    return cell + ROW_OFFSETS[code] * ncols + COLUMN_OFFSETS[code]


@kernel
def _count_steps(codes, first, last, limit, steps):
    for link in range(first.size):
        cell = first[link]
        count = 0
        while cell >= 0 and cell != last[link] and count < limit[link]:
            cell = _next_cell(codes, cell)
            count += 1
        steps[link] = count if cell == last[link] else -1


@kernel
def _collect(codes, first, count, cells):
    place = 0
    for link in range(first.size):
        cell = first[link]
        for _ in range(count[link]):
            cells[place] = cell
            place += 1
            cell = _next_cell(codes, cell)
