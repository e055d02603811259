"""Breaching: open a depression by the cheapest channel to lower ground, in the place of filling it.

Pits are opened from the lowest to the highest. From each one a search over all neighbours goes on until it meets ground
that its water can run down from; the cheapest way is the one from which the least height must be removed, summed over
its cells, and of equal ones the shortest. Its cells are cut to the height of the pit: the channel is level, for no
gradient is ever put into heights. Since lower pits come first, a search that meets an earlier channel ends there, and
no cell is cut twice.

The idea of breaching along least-cost paths is Lindsay and Dhun's (2015, doi:10.1080/13658816.2014.975715).
"""

from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..raster.domain import LAND, OUTLET, SEA, VOID
from ..raster.dtypes import working_type
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..raster.tiles import map_tiles
from ..run.progress import Progress

BAND_ROWS = 64  # rows looked through at a time
BUDGET = 40_000  # cells visited between two looks at the clock
FIRST_ROOM = 1 << 14  # cells of a search, until more are needed
GROWING = ("cells", "ways", "queue", "keys")  # parts of a `Search`
COPIED_AT_A_TIME = 1 << 20
BYTES_PER_CELL = 32  # heights to cut, marks, places in a search, and the search itself where it is wide

OPEN = 0  # marks of cells: water leaves, or it was never held up
SUSPECT = 1  # no neighbour is lower
PIT = 2
SUNK = 3  # a pit below the sea, opened down to its level
SHUT = 4  # a pit that no way within the limits leads out of

# What a paused kernel has to remember.
PLACE, STACKED, FOUND = range(3)
NEXT_PIT, NCELLS, NQUEUED, BY_LENGTH, CURTAILED, NSHUT = range(6)

ENDED, PAUSED, NO_ROOM = -1, -2, -3  # how a search stands, unless it has found where to end
ROUNDED_UP = 1.000001  # a length of 32 bits that is not less than the one of 64


def breach(z, domain, lengths, max_length=None, max_cut=None, threads=None, progress=None):
    """Return ``z`` with channels cut out of its depressions, how many those opened, and how many are left.

    Parameters
    ----------
    z : 2-D array of any real type; the values at voids do not matter
    domain : uint8 array of the same shape, see `core.domain`
    lengths : metres to each neighbour of the cells of a row, see `core.grid.step_lengths`
    max_length : the longest channel in metres, from the pit to the ground where its water runs on; any by default
    max_cut : the greatest height to take off a cell, in the unit of ``z``; any by default
    threads : number of threads for finding pits; changes nothing in the result

    Where a limit bars the cheapest way, the shortest that keeps to both limits is taken. Outlets are cut like other
    land, the sea never: what lies below it is opened down to its level. Depressions that stay are for `fill`.
    """
    progress = progress or Progress()
    surface = np.array(z, working_type(z.dtype), order="C")
    domain = np.require(domain, np.uint8, ["C", "W"])
    lengths = np.require(lengths, np.float64, ["C", "W"])
    with progress.phase("Finding pits", 0.3):
        marks, pits = mark_pits(surface, domain, threads, progress)
    with progress.phase("Breaching", 0.7):
        limits = [np.inf if limit is None else float(limit) for limit in (max_length, max_cut)]
        left = _open_pits(SearchedLand(surface, domain, marks, lengths), pits, *limits, progress)
        if left:  # a channel may have passed by a pit that found none
            left = mark_pits(surface, domain, threads, progress)[1].size
    return surface.astype(z.dtype), pits.size - left, left


def mark_pits(z, domain, threads=None, progress=None):
    """Return marks of all cells, PIT in pits and OPEN elsewhere, and the first cell of each pit from the lowest up.

    A pit is a cell, or a flat of several, that water cannot leave: no neighbour is lower, none is an outlet.
    """
    progress = progress or Progress()
    marks = np.empty(z.shape, np.uint8)

    def look(top):
        mark_suspects(z, domain, marks, top, min(top + BAND_ROWS, z.shape[0]))

    map_tiles(look, range(0, z.shape[0], BAND_ROWS), threads, progress)
    stack = np.empty(max(1, np.count_nonzero(marks)), np.int64)
    found = np.empty_like(stack)
    for step in (open_flats, list_pits):
        state = np.zeros(3, np.int64)
        while not step(z, domain, marks, stack, found, state, BUDGET):
            progress.check()
    pits = found[: state[FOUND]]
    return marks, pits[np.argsort(z.ravel()[pits], kind="stable")]


@kernel
def mark_suspects(z, domain, marks, top, bottom):
    """Mark the land that has no lower neighbour, in some rows."""
    nrows, ncols = z.shape
    for row in range(top, bottom):
        for col in range(ncols):
            mark = OPEN
            if domain[row, col] == LAND:
                mark = SUSPECT
                for place in range(8):
                    r = row + ROW_OFFSETS[place]
                    c = col + COLUMN_OFFSETS[place]
                    if 0 <= r < nrows and 0 <= c < ncols and domain[r, c] != VOID and z[r, c] < z[row, col]:
                        mark = OPEN
                        break
            marks[row, col] = mark


@kernel
def _gather(z, marks, stack, state, before, after):
    """Give the mark ``after`` to the neighbours of a stacked cell that stand as high and have the mark ``before``."""
    nrows, ncols = z.shape
    state[STACKED] -= 1
    cell = stack[state[STACKED]]
    row, col = cell // ncols, cell % ncols
    for place in range(8):
        r = row + ROW_OFFSETS[place]
        c = col + COLUMN_OFFSETS[place]
        if 0 <= r < nrows and 0 <= c < ncols and marks[r, c] == before and z[r, c] == z[row, col]:
            marks[r, c] = after
            stack[state[STACKED]] = r * ncols + c
            state[STACKED] += 1


@kernel
def open_flats(z, domain, marks, stack, found, state, budget):
    """Mark OPEN the flats that touch an open cell of their own height; tell whether all are done."""
    nrows, ncols = z.shape
    for _ in range(budget * 8):
        if state[STACKED] > 0:
            _gather(z, marks, stack, state, SUSPECT, OPEN)
            continue
        cell = state[PLACE]
        if cell == z.size:
            return True
        state[PLACE] += 1
        row, col = cell // ncols, cell % ncols
        if marks[row, col] != SUSPECT:
            continue
        for place in range(8):
            r = row + ROW_OFFSETS[place]
            c = col + COLUMN_OFFSETS[place]
            if (
                0 <= r < nrows
                and 0 <= c < ncols
                and domain[r, c] != VOID
                and marks[r, c] == OPEN
                and z[r, c] == z[row, col]
            ):
                marks[row, col] = OPEN
                stack[0] = cell
                state[STACKED] = 1
                break
    return False


@kernel
def list_pits(z, domain, marks, stack, found, state, budget):
    """Mark the flats that are left PIT and list the first cell of each; tell whether all are done."""
    ncols = z.shape[1]
    for _ in range(budget * 8):
        if state[STACKED] > 0:
            _gather(z, marks, stack, state, SUSPECT, PIT)
            continue
        cell = state[PLACE]
        if cell == z.size:
            return True
        state[PLACE] += 1
        if marks[cell // ncols, cell % ncols] == SUSPECT:
            marks[cell // ncols, cell % ncols] = PIT
            stack[0] = cell
            state[STACKED] = 1
            found[state[FOUND]] = cell
            state[FOUND] += 1
    return False


class SearchedLand(NamedTuple):
    """The land that is searched, and what is known of it: see `mark_pits` for the marks."""

    surface: np.ndarray
    domain: np.ndarray
    marks: np.ndarray
    lengths: np.ndarray


class Search(NamedTuple):
    """A search knows its cells by number.

    ``cells`` holds each one and the number of the one before it, ``ways`` what it costs to come there and how long the
    way is; ``queue`` is a heap of numbers with ``keys``. ``number`` holds for each cell of the raster the number it was
    given last, which counts only if ``cells`` agrees, so nothing is ever cleared.
    """

    state: np.ndarray
    number: np.ndarray
    cells: np.ndarray
    ways: np.ndarray
    queue: np.ndarray
    keys: np.ndarray


class Shut(NamedTuple):
    """Where a search found nothing: the height of its pit, and the way to each cell.

    Another from the same height that comes there on a longer way turns back. Or else a plain with many pits at one
    height would be searched anew from each of them.
    """

    level: np.ndarray
    length: np.ndarray


def _open_pits(ground, pits, max_length, max_cut, progress):
    """Cut a channel out of each pit that has a way within the limits; return how many have none."""
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
            search = search._replace(**{name: _twice_as_long(search, name, progress) for name in GROWING})
        progress.report(search.state[NEXT_PIT] / pits.size)
        progress.check()
    return int(search.state[NSHUT])


def _twice_as_long(search, name, progress):
    """Return an array of a search with as much room again at its end."""
    part = getattr(search, name)
    longer = np.empty((*part.shape[:-1], 2 * part.shape[-1]), part.dtype)
    for begin in range(0, part.shape[-1], COPIED_AT_A_TIME):
        some = np.s_[..., begin : min(begin + COPIED_AT_A_TIME, part.shape[-1])]
        longer[some] = part[some]
        progress.check()
    return longer


@kernel
def open_pits(ground, pits, search, shut, max_length, max_cut, budget):
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
            _reach(pit, -1, 0.0, 0.0, search)
        outcome = ENDED
        while state[NQUEUED] > 0:
            if spent >= budget:
                return PAUSED
            if state[NCELLS] + 8 > cells.shape[1] or state[NQUEUED] + 8 > queue.size:
                return NO_ROOM
            spent += 1
            here = _next(search)
            if here < 0:
                continue
            if _is_end(cells[0, here], level, ground):
                outcome = here
                break
            _spread(here, level, ground, search, shut, max_length, max_cut)
        if outcome == ENDED and state[CURTAILED] == 1 and state[BY_LENGTH] == 0:
            # The cheapest way to some cell was too long to go on from: look for the shortest.
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
        or (surface[row, col] == level and (marks[row, col] == OPEN or marks[row, col] == SUNK))
    )


@kernel
def _spread(here, level, ground, search, shut, max_length, max_cut):
    """Reach the neighbours of a cell of the search, as far as the limits allow."""
    surface, domain, marks, lengths = ground
    state, cells, ways = search.state, search.cells, search.ways
    nrows, ncols = surface.shape
    cell = cells[0, here]
    row, col = cell // ncols, cell % ncols
    in_pit = marks[row, col] != OPEN and surface[row, col] == level
    if in_pit and marks[row, col] == SHUT:
        return  # what lies within the limits from there is known
    for place in range(8):
        r = row + ROW_OFFSETS[place]
        c = col + COLUMN_OFFSETS[place]
        if not (0 <= r < nrows and 0 <= c < ncols) or domain[r, c] == VOID:
            continue
        cut = np.float64(surface[r, c]) - np.float64(level)
        if domain[r, c] != SEA and cut > max_cut:
            continue
        cost = ways[0, here] + max(cut, 0.0)
        length = ways[1, here]
        if not (in_pit and cut == 0.0 and marks[r, c] != OPEN):  # over water that stands there nothing is dug
            length += lengths[row, place]
        known = shut.length[r, c] > 0.0 and shut.level[r, c] == level
        if length > max_length or (known and length >= shut.length[r, c]):
            state[CURTAILED] = 1
            continue
        _reach(r * ncols + c, here, cost, length, search)


@kernel
def _reach(cell, before, cost, length, search):
    """Note a way to a cell, and queue it, unless as good a way is known."""
    state, number, cells, ways, queue, keys = search
    ncols = number.shape[1]
    row, col = cell // ncols, cell % ncols
    known = number[row, col]
    if known < state[NCELLS] and cells[0, known] == cell:
        by_cost = cost < ways[0, known] or (cost == ways[0, known] and length < ways[1, known])
        by_length = length < ways[1, known] or (length == ways[1, known] and cost < ways[0, known])
        if not (by_length if state[BY_LENGTH] == 1 else by_cost):
            return
    else:
        known = state[NCELLS]
        state[NCELLS] += 1
        number[row, col] = known
        cells[0, known] = cell
    cells[1, known] = before
    ways[0, known] = cost
    ways[1, known] = length
    first, second = (length, cost) if state[BY_LENGTH] == 1 else (cost, length)
    place = state[NQUEUED]
    state[NQUEUED] += 1
    while place > 0:
        above = (place - 1) // 2
        if keys[0, above] < first or (keys[0, above] == first and keys[1, above] <= second):
            break
        keys[0, place], keys[1, place], queue[place] = keys[0, above], keys[1, above], queue[above]
        place = above
    keys[0, place], keys[1, place], queue[place] = first, second, known


@kernel
def _next(search):
    """Take the best cell off the queue and return its number, or -1 when a better way to it was found meanwhile."""
    state, ways, queue, keys = search.state, search.ways, search.queue, search.keys
    taken, first, second = queue[0], keys[0, 0], keys[1, 0]
    state[NQUEUED] -= 1
    count = state[NQUEUED]
    last, last_first, last_second = queue[count], keys[0, count], keys[1, count]
    place = 0
    while 2 * place + 1 < count:
        below = 2 * place + 1
        other = below + 1
        if other < count and (
            keys[0, other] < keys[0, below] or (keys[0, other] == keys[0, below] and keys[1, other] < keys[1, below])
        ):
            below = other
        if last_first < keys[0, below] or (last_first == keys[0, below] and last_second <= keys[1, below]):
            break
        keys[0, place], keys[1, place], queue[place] = keys[0, below], keys[1, below], queue[below]
        place = below
    keys[0, place], keys[1, place], queue[place] = last_first, last_second, last
    if state[BY_LENGTH] == 1:
        first, second = second, first
    return taken if ways[0, taken] == first and ways[1, taken] == second else -1


@kernel
def _close(end, level, ground, search, shut):
    """Cut the channel to the cell numbered ``end``, if there is one, and mark the pit OPEN or SHUT."""
    surface, domain, marks = ground.surface, ground.domain, ground.marks
    state, cells, ways = search.state, search.cells, search.ways
    ncols = surface.shape[1]
    floor = level
    mark = SHUT
    if end >= 0:
        row, col = cells[0, end] // ncols, cells[0, end] % ncols
        if domain[row, col] == SEA:
            floor = max(level, surface[row, col])
        joins = marks[row, col] == SUNK and surface[row, col] == level
        mark = SUNK if floor > level or joins else OPEN
    at = end
    while at >= 0:
        row, col = cells[0, at] // ncols, cells[0, at] % ncols
        if domain[row, col] != SEA and surface[row, col] > floor:
            surface[row, col] = floor
            marks[row, col] = OPEN
        at = cells[1, at]
    for known in range(state[NCELLS]):
        row, col = cells[0, known] // ncols, cells[0, known] % ncols
        if ways[0, known] == 0.0 and ways[1, known] == 0.0:
            marks[row, col] = mark
        elif mark == SHUT:
            shut.level[row, col] = level
            shut.length[row, col] = ways[1, known] * ROUNDED_UP
    if mark != OPEN:
        state[NSHUT] += 1
