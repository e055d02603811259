"""Breaching: open a depression by the cheapest channel to lower ground, instead of filling it.

Pits are opened from the lowest to the highest. From each one a search over all neighbours goes on until it meets ground
that its water can run down from; the cheapest path is the one from which the least height must be removed, summed
over its cells, and of equal ones the shortest. Its cells are cut to the height of the pit: the channel is level, for no
gradient is ever put into heights. Since lower pits come first, a search that meets an earlier channel ends there, and
no cell is cut twice.

The idea of breaching along least-cost paths is Lindsay and Dhun's (2015, doi:10.1080/13658816.2014.975715).
"""

from __future__ import annotations

import numpy as np

from ..arrays import Array, Codes, Heights, Indices, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..raster.domain import OUTLET, SEA
from ..raster.dtypes import working_type
from ..run.run import Run
from .breach_search import (
    BY_LENGTH,
    CURTAILED,
    NCELLS,
    NEXT_PIT,
    NQUEUED,
    NSHUT,
    Search,
    SearchedLand,
    Shut,
    best_in_queue,
    note_path,
    spread_search,
)
from .pits import OPEN, PIT, SHUT, mark_pits

NO_CELLS_YET = np.empty((0, 0), np.int32)
BUDGET = 40_000  # cells visited between two looks at the clock
FIRST_ROOM = 1 << 14  # cells of a search, until more are needed
GROWING = ("cells", "paths", "queue", "keys")  # parts of a `Search`
COPIED_AT_A_TIME = 1 << 20
BREACH_BYTES_PER_CELL = 32  # heights to cut, marks, indices in a search, and the search itself where it is wide

ENDED, PAUSED, NO_ROOM = -1, -2, -3  # how a search stands, unless it has found where to end
ROUNDED_UP = 1.000001  # a length of 32 bits that is not less than the one of 64


def breach(
    run: Run, z: Heights, domain: Codes, lengths: Values, max_length: float | None = None, max_cut: float | None = None
) -> tuple[Array, int, int]:
    """Return ``z`` with channels cut out of its depressions, how many those opened, and how many are left.

    Parameters
    ----------
    z : 2-D array of any real type; the values at voids do not matter
    domain : uint8 array of the same shape, see `core.raster.domain`
    lengths : metres to each neighbour of the cells of a row, see `core.raster.grid.step_lengths`
    max_length : the longest channel in metres, from the pit to the ground where its water runs on; any by default
    max_cut : the greatest height to take off a cell, in the unit of ``z``; any by default

    Where a limit bars the cheapest path, the shortest that keeps to both limits is taken. Outlets are cut like other
    land, the sea never: what lies below it is opened down to its level. Depressions that stay are for `fill`.
    """
    max_length, max_cut = (np.inf if limit is None else float(limit) for limit in (max_length, max_cut))
    ground, pits, left = _breached(run, z, domain, lengths, max_length, max_cut, NO_CELLS_YET)
    if left:  # a channel may have passed by a pit that found none
        left = mark_pits(run, ground.surface, ground.domain)[1].size
    return ground.surface.astype(z.dtype), pits.size - left, left


def breach_by_pit(run: Run, z: Heights, domain: Codes, lengths: Values) -> tuple[Array, Indices, Array]:
    """Return what `breach` makes of ``z``, the first cell of each pit, and by which a cell was cut, from 1 on; else 0.

    A pit from which no path leads, or that a channel of another opened, has cut no cell.
    """
    cut_by = np.zeros(z.shape, np.int32)
    ground, pits, _ = _breached(run, z, domain, lengths, np.inf, np.inf, cut_by)
    return ground.surface, pits, cut_by


def _breached(run, z, domain, lengths, max_length, max_cut, cut_by):
    """Return the land with channels cut, the first cell of each pit, and how many found no path."""
    surface = np.array(z, working_type(z.dtype), order="C")
    domain = np.require(domain, np.uint8, ["C", "W"])
    lengths = np.require(lengths, np.float64, ["C", "W"])
    with run.phase("Finding pits", 0.3):
        marks, pits = mark_pits(run, surface, domain)
    ground = SearchedLand(surface, domain, marks, lengths, cut_by)
    with run.phase("Breaching", 0.7):
        left = _open_pits(run, ground, pits, max_length, max_cut)
    return ground, pits, left


def _open_pits(run, ground, pits, max_length, max_cut):
    """Cut a channel out of each pit that has a path within the limits; return how many have none."""
    shape = ground.surface.shape
    search = Search(
        np.zeros(6, np.int64),
        np.zeros(shape, np.int32),
        *(np.empty((2, FIRST_ROOM), np.int64), np.empty((2, FIRST_ROOM))),
        *(np.empty(FIRST_ROOM, np.int64), np.empty((2, FIRST_ROOM))),
    )
    shut = Shut(np.zeros(shape, ground.surface.dtype), np.zeros(shape, np.float32))
    while search.state[NEXT_PIT] < pits.size:
        outcome = open_pits(ground, pits, search, shut, max_length, max_cut, BUDGET)
        if outcome == NO_ROOM:
            search = search._replace(**{name: _twice_as_long(run, search, name) for name in GROWING})
        run.report(search.state[NEXT_PIT] / pits.size)
        run.check()
    return int(search.state[NSHUT])


def _twice_as_long(run, search, name):
    """Return an array of a search with as much room again at its end."""
    part = getattr(search, name)
    longer = np.empty((*part.shape[:-1], 2 * part.shape[-1]), part.dtype)
    for begin in range(0, part.shape[-1], COPIED_AT_A_TIME):
        some = np.s_[..., begin : min(begin + COPIED_AT_A_TIME, part.shape[-1])]
        longer[some] = part[some]
        run.check()
    return longer


@kernel
def open_pits(
    ground: SearchedLand, pits: Indices, search: Search, shut: Shut, max_length: float, max_cut: float, budget: int
) -> int:
    """Open pits in their order for about ``budget`` visits of cells; tell how the search stands."""
    surface, marks = ground.surface, ground.marks
    state, cells, queue = search.state, search.cells, search.queue
    ncols = surface.shape[1]
    spent = 0
    while state[NEXT_PIT] < pits.size and spent < budget:
        pit = pits[state[NEXT_PIT]]
        row, col = pit // ncols, pit % ncols
        spent += 1
        if marks[row, col] != PIT:  # a channel has gone through it
            state[NEXT_PIT] += 1
            continue
        level = surface[row, col]
        if state[NCELLS] == 0:
            state[NQUEUED] = 0
            note_path(pit, -1, 0.0, 0.0, search)
        outcome = ENDED
        while state[NQUEUED] > 0:
            if spent >= budget:
                return PAUSED
            if state[NCELLS] + 8 > cells.shape[1] or state[NQUEUED] + 8 > queue.size:
                return NO_ROOM
            spent += 1
            here = best_in_queue(search)
            if not is_there(here):
                continue
            if _is_end(cells[0, here], level, ground):
                outcome = here
                break
            spread_search(here, level, ground, search, shut, max_length, max_cut)
        if outcome == ENDED and state[CURTAILED] == 1 and state[BY_LENGTH] == 0:
            # The cheapest path to some cell was too long to go on from: look for the shortest.
            state[BY_LENGTH] = 1
        else:
            _close(outcome, level, ground, search, shut)
            state[BY_LENGTH] = 0
            state[NEXT_PIT] += 1
        state[CURTAILED] = 0
        spent += state[NCELLS] // 8
        state[NCELLS] = 0
    return PAUSED


@kernel
def _is_end(cell, level, ground):
    """Tell whether water that stands at ``level`` runs on from a cell without help."""
    surface, domain, marks = ground.surface, ground.domain, ground.marks
    ncols = surface.shape[1]
    row, col = cell // ncols, cell % ncols
    return (
        domain[row, col] >= OUTLET
        or surface[row, col] < level
        or (surface[row, col] == level and marks[row, col] == OPEN)
    )


@kernel
def _close(end, level, ground, search, shut):
    """Cut the channel to the cell numbered ``end``, if there is one, and mark the pit OPEN or SHUT."""
    surface, domain, marks = ground.surface, ground.domain, ground.marks
    state, cells, paths = search.state, search.cells, search.paths
    ncols = surface.shape[1]
    floor = level
    mark = SHUT
    if is_there(end):
        mark = OPEN
        row, col = cells[0, end] // ncols, cells[0, end] % ncols
        if domain[row, col] == SEA:
            floor = max(level, surface[row, col])
    at = end
    while is_there(at):
        row, col = cells[0, at] // ncols, cells[0, at] % ncols
        if domain[row, col] != SEA and surface[row, col] > floor:
            surface[row, col] = floor
            marks[row, col] = OPEN
            if ground.cut_by.size > 0:
                ground.cut_by[row, col] = state[NEXT_PIT] + 1
        at = cells[1, at]
    for known in range(state[NCELLS]):
        row, col = cells[0, known] // ncols, cells[0, known] % ncols
        if paths[1, known] == 0.0:  # over water that stands there
            marks[row, col] = mark
        elif mark == SHUT:
            shut.level[row, col] = level
            shut.length[row, col] = paths[1, known] * ROUNDED_UP
    if mark == SHUT or floor > level:  # below the sea a pit is opened, and stays one
        state[NSHUT] += 1
