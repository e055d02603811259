"""The outlet of each lake: the cell over which its water leaves, at its level."""

import numpy as np

from ..machine.jit import kernel
from ..raster.domain import OUTLET, VOID
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..raster.storage import rows_around
from ..raster.tiles import map_tiles
from ..run.progress import Silent
from .hierarchy import lake_jobs, soon_done

STEP_FLAT = 1 << 19
ROWS_BESIDE = 64  # of level ground around lakes, that are looked at first


def outlets_of_lakes(filled, domain, labels, groups, cells, threads, progress):
    """Return the cell over which each lake's water leaves: at its level, the nearest from which water goes down.

    The ``cells`` of each group of lakes are kept by its number.
    """
    if isinstance(filled, np.ndarray):
        filled = np.require(filled, filled.dtype.newbyteorder("="), ["C", "W"])
    outlet = np.full(groups[-1].end if groups else 0, -1)
    for group in groups:
        shore = slice(max(group.rows.start - 1, 0), min(group.rows.stop + 1, labels.shape[0]))
        rasters, first_row = _rows_of((filled, domain, labels), shore)
        _look_at_shores(rasters, first_row, group, cells[group.number], outlet, threads, Silent(progress))
        progress.report((group.number + 1) / len(groups))
    for group in groups:
        if (outlet[group.begin : group.end] < 0).any():
            _look_over_flats((filled, domain, labels), group, cells[group.number], outlet, progress)
    return outlet


def _rows_of(rasters, rows):
    """Return some rows of rasters and those beside them, all where they lie in memory, and the first row of these."""
    around = [rows_around(raster, rows) for raster in rasters]
    return [array for array, _ in around], around[0][1]


def _look_at_shores(rasters, first_row, group, cells, outlet, threads, progress):
    """Find outlets at the shores of the lakes of a group."""

    def look(job):
        for begin, end in soon_done(group.first, job, progress):
            _outlets_on_shore(*rasters, first_row, cells, begin, end, outlet)

    map_tiles(look, lake_jobs(group.first), threads, progress)


def _look_over_flats(rasters, group, cells, outlet, progress):
    """Find outlets of lakes of a group that have none at their shore, in rows enough for the level ground around."""
    nrows, beside = rasters[0].shape[0], ROWS_BESIDE
    lakes = np.zeros(4, np.int64)
    while lakes[0] < group.end - group.begin:
        rows = slice(max(group.rows.start - beside, 0), min(group.rows.stop + beside, nrows))
        some, first_row = _rows_of(rasters, rows)
        seen = np.zeros(some[0].shape, bool)
        queue = np.empty(seen.size, cells.dtype)  # pages that are not needed are never touched
        open_rows = first_row > 0, first_row + len(seen) < nrows
        lakes[3] = False
        while lakes[0] < group.end - group.begin and not lakes[3]:
            progress.check()
            where = *some, first_row, open_rows, cells, group.first, group.begin
            _outlets_over_flats(*where, outlet, seen, queue, lakes, STEP_FLAT)
        beside *= 4


@kernel
def _leaves(filled, domain, row, col):
    """Tell whether water goes down from a cell, over the edge or to a lower neighbour."""
    if domain[row, col] >= OUTLET:
        return True
    nrows, ncols = domain.shape
    for neighbour in range(8):
        r = row + ROW_OFFSETS[neighbour]
        c = col + COLUMN_OFFSETS[neighbour]
        if 0 <= r < nrows and 0 <= c < ncols and domain[r, c] != VOID and filled[r, c] < filled[row, col]:
            return True
    return False


@kernel
def _outlets_on_shore(filled, domain, labels, first_row, cells, begin, end, outlet):
    """Find the first cell at each shore from which water goes down, as seen from some cells of lakes; -1 is none.

    The rasters are rows from ``first_row`` on.
    """
    nrows, ncols = domain.shape
    for index in range(begin, end):
        row = cells[index] // ncols - first_row
        col = cells[index] % ncols
        lake = labels[row, col] - 1
        for neighbour in range(8):
            r = row + ROW_OFFSETS[neighbour]
            c = col + COLUMN_OFFSETS[neighbour]
            if r < 0 or r >= nrows or c < 0 or c >= ncols or labels[r, c] == lake + 1:
                continue
            if domain[r, c] == VOID or filled[r, c] != filled[row, col]:
                continue
            cell = (first_row + r) * ncols + c
            if (outlet[lake] < 0 or cell < outlet[lake]) and _leaves(filled, domain, r, c):
                outlet[lake] = cell


@kernel
def _outlets_over_flats(
    filled, domain, labels, first_row, open_rows, cells, first, begin, outlet, seen, queue, state, limit
):
    """Go over the level ground around lakes that have no outlet at their shore until water leaves it.

    The outlet of another lake on the same level ground serves this one too. At most ``limit`` cells are looked at;
    ``state`` goes from call to call: the lake among those from ``begin`` on, the part of the queue that waits, and
    whether that needs more rows than there are from ``first_row`` on: ``open_rows`` tells whether the raster goes on
    above and below. It ends at the number of lakes.
    """
    nrows, ncols = domain.shape
    offset = first_row * ncols
    lake, head, tail = state[0], state[1], state[2]
    while lake < first.size - 1 and limit > 0:
        if outlet[begin + lake] >= 0:
            lake += 1
            continue
        if tail == 0:
            for index in range(first[lake], first[lake + 1]):
                queue[tail] = cells[index] - offset
                seen[queue[tail] // ncols, queue[tail] % ncols] = True
                tail += 1
        while head < tail and limit > 0 and outlet[begin + lake] < 0 and not state[3]:
            limit -= 1
            cell = queue[head]
            head += 1
            row = cell // ncols
            col = cell % ncols
            if (row == 0 and open_rows[0]) or (row == nrows - 1 and open_rows[1]):
                state[3] = True
                continue
            other = labels[row, col] - 1
            if other >= 0 and other != begin + lake:
                outlet[begin + lake] = outlet[other]
            elif other < 0 and _leaves(filled, domain, row, col):
                outlet[begin + lake] = offset + cell
            for neighbour in range(8):
                r = row + ROW_OFFSETS[neighbour]
                c = col + COLUMN_OFFSETS[neighbour]
                if r < 0 or r >= nrows or c < 0 or c >= ncols or domain[r, c] == VOID or seen[r, c]:
                    continue
                if filled[r, c] == filled[row, col]:
                    seen[r, c] = True
                    queue[tail] = r * ncols + c
                    tail += 1
        if state[3]:
            head = tail = 0
            break
        if outlet[begin + lake] >= 0 or head == tail:
            for index in range(tail):
                seen[queue[index] // ncols, queue[index] % ncols] = False
            lake += 1
            head = tail = 0
    state[0], state[1], state[2] = lake, head, tail
