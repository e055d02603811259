"""The outlet of each lake: the cell over which its water leaves, at its level."""

import numpy as np

from ..machine.jit import kernel
from ..raster.domain import OUTLET, VOID
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..raster.tiles import map_tiles
from .hierarchy import lake_jobs, soon_done

STEP_FLAT = 1 << 19


def outlets_of_lakes(filled, domain, labels, cells, first, threads, progress):
    """Return the cell over which each lake's water leaves: at its level, the nearest from which water goes down."""
    filled = np.require(filled, filled.dtype.newbyteorder("="), ["C", "W"])
    outlet = np.full(first.size - 1, -1)

    def look(job):
        for begin, end in soon_done(first, job, progress):
            _outlets_on_shore(filled, domain, labels, cells, begin, end, outlet)

    map_tiles(look, lake_jobs(first), threads, progress)
    if (outlet >= 0).all():
        return outlet
    seen = np.zeros(domain.shape, bool)
    queue = np.empty(domain.size, cells.dtype)  # pages that are not needed are never touched
    state = np.zeros(3, np.int64)
    while state[0] < outlet.size:
        progress.check()
        _outlets_over_flats(filled, domain, labels, cells, first, outlet, seen, queue, state, STEP_FLAT)
    return outlet


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
def _outlets_on_shore(filled, domain, labels, cells, begin, end, outlet):
    """Find the first cell at each shore from which water goes down, as seen from some cells of lakes; -1 is none."""
    nrows, ncols = domain.shape
    for index in range(begin, end):
        row = cells[index] // ncols
        col = cells[index] % ncols
        lake = labels[row, col] - 1
        for neighbour in range(8):
            r = row + ROW_OFFSETS[neighbour]
            c = col + COLUMN_OFFSETS[neighbour]
            if r < 0 or r >= nrows or c < 0 or c >= ncols or labels[r, c] == lake + 1:
                continue
            if domain[r, c] == VOID or filled[r, c] != filled[row, col]:
                continue
            cell = r * ncols + c
            if (outlet[lake] < 0 or cell < outlet[lake]) and _leaves(filled, domain, r, c):
                outlet[lake] = cell


@kernel
def _outlets_over_flats(filled, domain, labels, cells, first, outlet, seen, queue, state, limit):
    """Go over the level ground around lakes that have no outlet at their shore until water leaves it.

    The outlet of another lake on the same level ground serves this one too. At most ``limit`` cells are looked at;
    ``state`` goes from call to call: the lake, and the part of the queue that waits. It ends at the number of lakes.
    """
    nrows, ncols = domain.shape
    lake, head, tail = state[0], state[1], state[2]
    while lake < outlet.size and limit > 0:
        if outlet[lake] >= 0:
            lake += 1
            continue
        if tail == 0:
            for index in range(first[lake], first[lake + 1]):
                queue[tail] = cells[index]
                seen[cells[index] // ncols, cells[index] % ncols] = True
                tail += 1
        while head < tail and limit > 0 and outlet[lake] < 0:
            limit -= 1
            cell = queue[head]
            head += 1
            row = cell // ncols
            col = cell % ncols
            other = labels[row, col] - 1
            if other >= 0 and other != lake:
                outlet[lake] = outlet[other]
            elif other != lake and _leaves(filled, domain, row, col):
                outlet[lake] = cell
            for neighbour in range(8):
                r = row + ROW_OFFSETS[neighbour]
                c = col + COLUMN_OFFSETS[neighbour]
                if r < 0 or r >= nrows or c < 0 or c >= ncols or domain[r, c] == VOID or seen[r, c]:
                    continue
                if filled[r, c] == filled[row, col]:
                    seen[r, c] = True
                    queue[tail] = r * ncols + c
                    tail += 1
        if outlet[lake] >= 0 or head == tail:
            for index in range(tail):
                seen[queue[index] // ncols, queue[index] % ncols] = False
            lake += 1
            head = tail = 0
    state[0], state[1], state[2] = lake, head, tail
