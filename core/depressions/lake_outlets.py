"""The outlet of each lake: the cell over which its water leaves, at its level."""

import numpy as np

from ..machine.jit import kernel
from ..raster.domain import OUTLET, VOID
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..raster.storage import in_place
from ..raster.tiles import Tile
from ..run.threads import map_tiles
from .hierarchy import lake_jobs, soon_done

STEP_FLAT = 1 << 19
CELLS_BESIDE = 64  # of level ground around lakes, that are looked at first
SHORE_AND_BEYOND = 2  # cells around lakes that tell whether water leaves at their shores


def outlets_of_lakes(run, filled, domain, labels, groups, cells):
    """Return the cell over which each lake's water leaves: at its level, the nearest from which water goes down.

    The ``cells`` of each group of lakes are kept by its number.
    """
    if isinstance(filled, np.ndarray):
        filled = np.require(filled, filled.dtype.newbyteorder("="), ["C", "W"])
    outlet = np.full(groups[-1].end if groups else 0, -1)
    for group in groups:
        _look_at_shores(run.quietly(), (filled, domain, labels), group, cells[group.number], outlet)
        run.report((group.number + 1) / len(groups))
    for group in groups:
        if (outlet[group.begin : group.end] < 0).any():
            _look_over_flats(run, (filled, domain, labels), group, cells[group.number], outlet)
    return outlet


def _parts_of(rasters, tile, rim=0):
    """Return arrays that hold a tile of rasters, and the row and column of the raster where they begin."""
    parts = [in_place(raster, tile, rim) for raster in rasters]
    _, top, left = parts[0]
    return [array for array, *_ in parts], (tile.top - top, tile.left - left)


def _look_at_shores(run, rasters, group, cells, outlet):
    """Find outlets at the shores of the lakes of a group."""
    parts, begin = _parts_of(rasters, group.tile, SHORE_AND_BEYOND)
    where = *parts, begin, rasters[0].shape[1]

    def look(job):
        for start, stop in soon_done(run, group.first, job):
            _outlets_on_shore(*where, cells, start, stop, outlet)

    map_tiles(run, look, lake_jobs(group.first))


def _look_over_flats(run, rasters, group, cells, outlet):
    """Find outlets of lakes of a group that have none at their shore, in a tile with all the level ground around."""
    (nrows, ncols), tile, beside = rasters[0].shape, group.tile, CELLS_BESIDE
    lakes = np.zeros(4, np.int64)
    while lakes[0] < group.end - group.begin:
        top, left = max(tile.top - beside, 0), max(tile.left - beside, 0)
        around = Tile(top, min(tile.bottom + beside, nrows), left, min(tile.right + beside, ncols))
        parts, begin = _parts_of(rasters, around)
        seen = np.zeros(parts[0].shape, bool)
        queue = np.empty(seen.size, np.int64 if seen.size >= 2**31 else np.int32)  # what is not needed is never touched
        lakes[3] = False
        while lakes[0] < group.end - group.begin and not lakes[3]:
            run.check()
            where = *parts, begin, (nrows, ncols), cells, group.first, group.begin
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
def _outlets_on_shore(filled, domain, labels, origin, across, cells, begin, end, outlet):
    """Find the first cell at each shore from which water goes down, as seen from some cells of lakes; -1 is none.

    The rasters are parts that begin at ``origin``, a row and a column of a raster ``across`` wide.
    """
    nrows, ncols = domain.shape
    for index in range(begin, end):
        row = cells[index] // across - origin[0]
        col = cells[index] % across - origin[1]
        lake = labels[row, col] - 1
        for neighbour in range(8):
            r = row + ROW_OFFSETS[neighbour]
            c = col + COLUMN_OFFSETS[neighbour]
            if r < 0 or r >= nrows or c < 0 or c >= ncols or labels[r, c] == lake + 1:
                continue
            if domain[r, c] == VOID or filled[r, c] != filled[row, col]:
                continue
            cell = (origin[0] + r) * across + origin[1] + c
            if (outlet[lake] < 0 or cell < outlet[lake]) and _leaves(filled, domain, r, c):
                outlet[lake] = cell


@kernel
def _is_at_seam(row, col, part, origin, shape):
    """Tell whether a cell lies at the edge of a part of a raster where that goes on."""
    return (
        (row == 0 and origin[0] > 0)
        or (col == 0 and origin[1] > 0)
        or (row == part[0] - 1 and origin[0] + part[0] < shape[0])
        or (col == part[1] - 1 and origin[1] + part[1] < shape[1])
    )


@kernel
def _outlets_over_flats(
    filled, domain, labels, origin, shape, cells, first, begin, outlet, seen, queue, state, limit
):  # fmt: skip
    """Go over the level ground around lakes that have no outlet at their shore until water leaves it.

    The outlet of another lake on the same level ground serves this one too. At most ``limit`` cells are looked at;
    ``state`` goes from call to call: the lake among those from ``begin`` on, the part of the queue that waits, and
    whether that needs more than the parts of the rasters that begin at ``origin``. It ends at the number of lakes.
    """
    nrows, ncols = domain.shape
    lake, head, tail = state[0], state[1], state[2]
    while lake < first.size - 1 and limit > 0:
        if outlet[begin + lake] >= 0:
            lake += 1
            continue
        if tail == 0:
            for index in range(first[lake], first[lake + 1]):
                row, col = cells[index] // shape[1] - origin[0], cells[index] % shape[1] - origin[1]
                queue[tail] = row * ncols + col
                seen[row, col] = True
                tail += 1
        while head < tail and limit > 0 and outlet[begin + lake] < 0 and not state[3]:
            limit -= 1
            cell = queue[head]
            head += 1
            row = cell // ncols
            col = cell % ncols
            if _is_at_seam(row, col, domain.shape, origin, shape):
                state[3] = True
                continue
            other = labels[row, col] - 1
            if other >= 0 and other != begin + lake:
                outlet[begin + lake] = outlet[other]
            elif other < 0 and _leaves(filled, domain, row, col):
                outlet[begin + lake] = (origin[0] + row) * shape[1] + origin[1] + col
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
