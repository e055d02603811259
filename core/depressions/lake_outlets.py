"""The outlet of each lake: the cell over which its water leaves, at its level."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Cells, Codes, Heights, Indices, Labels
from ..machine.indices import is_cell, is_there
from ..machine.jit import kernel
from ..raster.domain import OUTLET, VOID
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..raster.storage import in_place
from ..raster.tiles import Tile
from ..run.run import Run
from ..run.schedulers import KeptParts
from ..run.threads import map_tiles
from .hierarchy import lake_jobs, soon_done

if TYPE_CHECKING:
    from .lake_groups import LakeGroup

STEP_FLAT = 1 << 19
OUTLETS_BESIDE = 64  # of level ground around lakes, that are looked at first
SHORE_AND_BEYOND = 2  # cells around lakes that tell whether water leaves at their shores
SEARCH_LAKE, SEARCH_HEAD, SEARCH_TAIL, SEARCH_TOO_SMALL = range(4)  # what is where in the state of a search over flats


class Part(NamedTuple):
    """A part of the rasters, where it begins in them, and how large they are."""

    filled: np.ndarray
    domain: np.ndarray
    labels: np.ndarray  # of lakes, counted from 1
    top: int
    left: int
    nrows: int
    ncols: int


def outlets_of_lakes(
    run: Run,
    filled: Heights,
    domain: Codes,
    labels: Labels,
    groups: list[LakeGroup],
    cells: KeptParts | dict[int, Cells],
) -> Indices:
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


def _part_of(rasters, tile, rim=0):
    """Return the `Part` of filled heights, domain and labels that holds a tile of them."""
    parts = [in_place(raster, tile, rim) for raster in rasters]
    _, top, left = parts[0]
    return Part(*(array for array, *_ in parts), tile.top - top, tile.left - left, *rasters[0].shape)


def _look_at_shores(run, rasters, group, cells, outlet):
    """Find outlets at the shores of the lakes of a group."""
    part = _part_of(rasters, group.tile, SHORE_AND_BEYOND)

    def look(job):
        for start, stop in soon_done(run, group.first, job):
            _outlets_on_shore(part, cells, start, stop, outlet)

    map_tiles(run, look, lake_jobs(group.first))


def _look_over_flats(run, rasters, group, cells, outlet):
    """Find outlets of lakes of a group that have none at their shore, in a tile with all the level ground around."""
    (nrows, ncols), tile, beside = rasters[0].shape, group.tile, OUTLETS_BESIDE
    state = np.zeros(4, np.int64)
    while state[SEARCH_LAKE] < group.end - group.begin:
        top, left = max(tile.top - beside, 0), max(tile.left - beside, 0)
        part = _part_of(rasters, Tile(top, min(tile.bottom + beside, nrows), left, min(tile.right + beside, ncols)))
        seen = np.zeros(part.filled.shape, bool)
        queue = np.empty(seen.size, np.int64 if seen.size >= 2**31 else np.int32)  # what is not needed is never touched
        state[SEARCH_TOO_SMALL] = False
        while state[SEARCH_LAKE] < group.end - group.begin and not state[SEARCH_TOO_SMALL]:
            run.check()
            _outlets_over_flats(part, cells, group.first, group.begin, outlet, seen, queue, state, STEP_FLAT)
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
        if is_cell(r, c, nrows, ncols) and domain[r, c] != VOID and filled[r, c] < filled[row, col]:
            return True
    return False


@kernel
def _outlets_on_shore(part, cells, begin, end, outlet):
    """Find the first cell at each shore from which water goes down, as seen from some cells of lakes; -1 is none."""
    filled, domain, labels = part.filled, part.domain, part.labels
    nrows, ncols = domain.shape
    for index in range(begin, end):
        row = cells[index] // part.ncols - part.top
        col = cells[index] % part.ncols - part.left
        lake = labels[row, col] - 1
        for neighbour in range(8):
            r = row + ROW_OFFSETS[neighbour]
            c = col + COLUMN_OFFSETS[neighbour]
            if not is_cell(r, c, nrows, ncols) or labels[r, c] == lake + 1:
                continue
            if domain[r, c] == VOID or filled[r, c] != filled[row, col]:
                continue
            cell = (part.top + r) * part.ncols + part.left + c
            if (not is_there(outlet[lake]) or cell < outlet[lake]) and _leaves(filled, domain, r, c):
                outlet[lake] = cell


@kernel
def _outlets_over_flats(part, cells, first, begin, outlet, seen, queue, state, limit):
    """Go over the level ground around lakes that have no outlet at their shore until water leaves it.

    The outlet of another lake on the same level ground serves this one too. At most ``limit`` cells are looked at;
    ``state`` goes from call to call: the lake among those from ``begin`` on, the part of the queue that waits, and
    whether that needs more than the part of the rasters. It ends at the number of lakes.
    """
    filled, domain, labels = part.filled, part.domain, part.labels
    nrows, ncols = domain.shape
    more_above, more_left = part.top > 0, part.left > 0
    more_below, more_right = part.top + nrows < part.nrows, part.left + ncols < part.ncols
    lake, head, tail = state[SEARCH_LAKE], state[SEARCH_HEAD], state[SEARCH_TAIL]
    while lake < first.size - 1 and limit > 0:
        if is_there(outlet[begin + lake]):
            lake += 1
            continue
        if tail == 0:
            for index in range(first[lake], first[lake + 1]):
                row, col = cells[index] // part.ncols - part.top, cells[index] % part.ncols - part.left
                queue[tail] = row * ncols + col
                seen[row, col] = True
                tail += 1
        while head < tail and limit > 0 and not is_there(outlet[begin + lake]) and not state[SEARCH_TOO_SMALL]:
            limit -= 1
            cell = queue[head]
            head += 1
            row = cell // ncols
            col = cell % ncols
            at_seam = (row == 0 and more_above) or (col == 0 and more_left)
            if at_seam or (row == nrows - 1 and more_below) or (col == ncols - 1 and more_right):
                state[SEARCH_TOO_SMALL] = True
                continue
            other = labels[row, col] - 1
            if is_there(other) and other != begin + lake:
                outlet[begin + lake] = outlet[other]
            elif not is_there(other) and _leaves(filled, domain, row, col):
                outlet[begin + lake] = (part.top + row) * part.ncols + part.left + col
            for neighbour in range(8):
                r = row + ROW_OFFSETS[neighbour]
                c = col + COLUMN_OFFSETS[neighbour]
                if not is_cell(r, c, nrows, ncols) or domain[r, c] == VOID or seen[r, c]:
                    continue
                if filled[r, c] == filled[row, col]:
                    seen[r, c] = True
                    queue[tail] = r * ncols + c
                    tail += 1
        if state[SEARCH_TOO_SMALL]:
            head = tail = 0
            break
        if is_there(outlet[begin + lake]) or head == tail:
            for index in range(tail):
                seen[queue[index] // ncols, queue[index] % ncols] = False
            lake += 1
            head = tail = 0
    state[SEARCH_LAKE], state[SEARCH_HEAD], state[SEARCH_TAIL] = lake, head, tail
