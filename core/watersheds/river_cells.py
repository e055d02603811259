"""River lines on a direction raster: the cells that each of them passes."""

from __future__ import annotations

import numpy as np

from ..arrays import Array, Cells, Codes, Indices, Mask
from ..machine.indices import is_there
from ..machine.jit import kernel, unsigned
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ..raster.rims import is_in_tile, row_and_col
from ..raster.storage import raster_of, values_at
from ..raster.tile_walks import walk_tiles
from ..run.run import Run

NOT_THERE = -1  # instead of how many steps it takes


def cells_of_links(
    run: Run, codes: Codes, first: Cells, last: Cells, limit: Indices | int
) -> tuple[Cells, Indices, Mask]:
    """Return ``(cells, link, fits)``: the cells from the first to the last of each link, last ones left out.

    ``fits`` tells for each link whether the water of its first cell comes to its last within ``limit`` steps (one
    number for each link); those of which it does not have no cells.
    """
    steps = steps_of_links(run, codes, first, last, limit)
    fits = steps != NOT_THERE
    cells, begin = cells_of_paths(run, codes, first, np.where(fits, steps, 0))
    return cells, np.repeat(np.arange(steps.size), np.diff(begin)), fits


def steps_of_links(run: Run, codes: Codes, first: Cells, last: Cells, limit: Indices | int) -> Indices:
    """Return how many steps water takes from the first to the last cell of each link, see `cells_of_links`."""
    codes = raster_of(codes, np.uint8)
    ncols = codes.shape[1]
    first, last = (np.asarray(each, np.int64) for each in (first, last))
    limit = np.broadcast_to(np.asarray(limit, np.int64), first.shape)
    at, steps = first.copy(), np.zeros(first.size, np.int64)

    def count(some, *where):
        here, done = at[some], steps[some]
        _count_steps(here, last[some], limit[some], done, *where, ncols)
        at[some], steps[some] = here, done

    walk_tiles(run, codes, at, count)
    return steps


def cells_of_paths(run: Run, codes: Codes, first: Indices, sizes: Indices) -> tuple[Indices, Indices]:
    """Return the cells of some paths, each from its first one down, and where each begins among them, and the end.

    ``sizes`` are how many cells each has: no more than there are down to where it ends.
    """
    codes, first = raster_of(codes, np.uint8), np.asarray(first, np.int64)
    ncols, begin = codes.shape[1], np.append(0, np.cumsum(sizes, dtype=np.int64))
    cells = np.empty(begin[-1], np.int64)
    at, place = np.where(sizes > 0, first, -1), begin[:-1].copy()

    def collect(some, *where):
        here, next_place = at[some], place[some]
        _collect(here, next_place, begin[some + 1], cells, *where, ncols)
        at[some], place[some] = here, next_place

    walk_tiles(run.quietly(), codes, at, collect)
    return cells, begin


def length_in(labels: Array, count: int, cells: Array, codes: Array, lengths: Array) -> Array:
    """Return how many metres of river lie in each label from 0 to ``count``; each of ``cells`` has its way to the next.

    ``lengths`` are those of the ways from a cell of each row in each direction.
    """
    cells = np.unique(cells)
    code = values_at(codes, cells)
    cells, code = cells[code < ENDS], code[code < ENDS]
    return np.bincount(values_at(labels, cells), lengths[cells // codes.shape[1], code], minlength=count + 1)


@kernel
def _count_steps(at, last, limit, steps, tile, codes, top, left, ncols):
    """Count the steps of links within a tile, which begins at a cell of ``codes``, on the way to their last cells.

    Where they have come is written ``at``, -1 where they need not go on; their steps are NOT_THERE where they cannot.
    """
    for link in range(at.size):
        row, col = row_and_col(at[link], ncols)
        last_row, last_col = row_and_col(last[link], ncols)
        done, most = steps[link], limit[link]
        while is_in_tile(row, col, tile):
            code = codes[unsigned(row - tile.top + top), unsigned(col - tile.left + left)]
            is_last = row == last_row and col == last_col
            if is_last or done >= most or code >= ENDS:
                done = done if is_last else NOT_THERE
                row = -1
                break
            done += 1
            row += ROW_OFFSETS[code]
            col += COLUMN_OFFSETS[code]
        steps[link] = done
        at[link] = row * ncols + col if is_there(row) else -1


@kernel
def _collect(at, place, end, cells, tile, codes, top, left, ncols):
    """Write the cells of links within a tile, from the ``place`` of each up to its ``end``; both as `_count_steps`."""
    for link in range(at.size):
        row, col = at[link] // ncols, at[link] % ncols
        while place[link] < end[link] and is_in_tile(row, col, tile):
            cells[place[link]] = row * ncols + col
            place[link] += 1
            code = codes[row - tile.top + top, col - tile.left + left]
            if code < ENDS:
                row += ROW_OFFSETS[code]
                col += COLUMN_OFFSETS[code]
        at[link] = row * ncols + col if place[link] < end[link] else -1
