"""How far water has to flow where cells share it between neighbours (D∞), and how high it lies above where it arrives.

A cell is settled when all neighbours that it gives water to are: from the ends, or rivers, up. Each cell has two
receivers at most, in one order, so neither tiles nor threads nor where rasters lie change a bit of the result.

Tiles work in rounds. In each, a tile takes what its neighbours have settled along its rim, and goes up as far as it
can. When nobody sends any more, cells that still wait lie on circles of angles or above them: they have no distance.

Falls along a path add up to the height above its end. So for vertical lengths cells hand on how high ends lie, the
lowest where the greatest length is asked for; what a cell has is taken from its own height at last.
"""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Codes, Heights, Indices, Mask, Values
from ..choices import SHARED_LENGTHS, SHARED_STATISTICS
from ..machine.indices import is_cell
from ..machine.jit import kernel, unsigned
from ..raster.dtypes import working_type
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ..raster.rims import cells_in_ring, rim_cell, rim_size, steps_of
from ..raster.storage import cells_of, raster_of
from ..raster.tiles import LARGE_TILE_SIDE, Tile, tile_rows, with_rim
from ..run.run import Run
from .directions.dinf import corner_angles, receivers_by_angle, shares_by_angle
from .folds.flow import Rows
from .folds.folds import step
from .receiver_sets import LOWEST_BIT, find_donors, sets_of_codes

if TYPE_CHECKING:
    from ..raster.raster import AnyRaster

SHARED_BYTES_PER_CELL = 26  # of one distance: itself twice, heights, receivers, those awaited, and what a tile reads
HORIZONTAL, SURFACE, VERTICAL = range(len(SHARED_LENGTHS))
AVERAGE, GREATEST, LEAST = range(len(SHARED_STATISTICS))
FEW_SENT = 4000  # cells that tiles hear of: not worth waking another thread
ALL_NEIGHBOURS = 255  # as a set
SETS = np.arange(256)  # of receivers: one, or two beside each other, the second next to the first against the clock
SECOND_OF_TWO = np.where(SETS == (1 << 7 | 1), 7, LOWEST_BIT)
FIRST_OF_TWO = (SECOND_OF_TWO + (SETS & (SETS - 1) != 0)) & 7  # the same one where there is one
HEIGHTLESS = np.zeros(1, np.float32)
RECEIVERS, WAITING = range(2)  # which of three sets are kept of cells of a tile and around it; the last are donors


class SharedPaths(NamedTuple):
    """Where water goes from every cell, and what is measured along its paths.

    Its rasters are ``directions``, D∞ angles or D8 codes, ``goals`` where paths end, None for all ends, and heights
    ``z``, NaN where unknown, which horizontal lengths do not need.
    """

    directions: AnyRaster
    corner: np.ndarray  # the corner angle of each row
    lengths: np.ndarray  # metres to the neighbour in each direction, of each row
    goals: AnyRaster | None
    z: AnyRaster | None
    what: int  # horizontal, surface or vertical
    statistic: int  # average, greatest or least of what is handed on


class Steps(NamedTuple):
    """What tells how long the steps of a tile are, and what becomes of those of one cell."""

    z: np.ndarray  # with a rim of one cell around the tile, flat; empty where lengths are not along the surface
    lengths: np.ndarray  # as `Rows` have them
    what: int
    statistic: int


class News(NamedTuple):
    """Cells of a tile beside each of the tiles around it, one direction after the other, and their values."""

    begin: np.ndarray  # of each direction, and the end
    cells: np.ndarray
    values: np.ndarray


class Visit(NamedTuple):
    """A tile by its number at one of its visits, and what its neighbours have settled since the last one."""

    number: int
    visits: int  # before
    tile: Tile
    waiting: int
    cells: np.ndarray
    values: np.ndarray


def shared_distance(
    run: Run,
    directions: Values,
    cell_width: Values,
    cell_height: Values,
    lengths: Values,
    goals: Mask | None = None,
    z: Heights | None = None,
    what: str = "horizontal",
    statistic: str = "average",
    side: int = LARGE_TILE_SIDE,
) -> tuple[Values, int]:
    """Return the distance of every cell to where its water ends, or meets a goal, and how many cells circles leave out.

    Distances are float32, in metres, NaN where no water comes to a goal. Of the shares of a cell only those that do
    count. The definitions are those of Tarboton's D∞ distance down: with shares p, steps s and distances d of the two
    receivers the average is Σ p (s + d) / Σ p, the greatest max(s + d) and the least min(s + d).

    Parameters
    ----------
    directions : D∞ angles as of `dinf_angles`, or D8 codes of the core
    cell_width, cell_height : metres on the ground, one number for each row
    lengths : metres to the neighbour in each direction, (rows, 8)
    goals : boolean raster of rivers; by default all ends are goals
    z : heights in a float type, NaN where unknown
    what : the length of a step: ``horizontal``, along the ``surface``, or ``vertical``, how far it falls
    statistic : what counts of two receivers: ``average``, ``greatest`` or ``least``
    """
    angles = directions.dtype.kind == "f"
    of_ends = {"greatest": "least", "least": "greatest"} if what == "vertical" else {}
    paths = SharedPaths(
        raster_of(directions, np.float32 if angles else np.uint8),
        corner_angles(cell_width, cell_height),
        np.require(lengths, np.float64, ["C", "W"]),
        None if goals is None else raster_of(goals, np.bool_),
        None if z is None else raster_of(z, working_type(z.dtype)),
        SHARED_LENGTHS.index(what),
        SHARED_STATISTICS.index(of_ends.get(statistic, statistic)),
    )
    if paths.z is None and paths.what != HORIZONTAL:
        raise ValueError(f"{what} lengths need heights")
    return _Rounds(run, paths, side).settle()


def ends_of_angles(run: Run, angles: Values, cell_width: Values, cell_height: Values) -> Codes:
    """Return, as D8 codes have it, where paths of D∞ angles end and where there is no water; 0 elsewhere.

    A path ends too where an angle leads to cells without water, or off the raster.
    """
    angles = raster_of(angles, np.float32)
    corner, ends = corner_angles(cell_width, cell_height), run.empty(angles.shape, np.uint8)
    tiles = [tile for row in tile_rows(angles.shape, LARGE_TILE_SIDE) for tile in row]
    run.map(partial(_find_ends, angles, ends), tiles, lambda tile: (tile, corner[tile.top : tile.bottom]))
    return ends


def _find_ends(angles, ends, job):
    """Write where paths end in a tile."""
    tile, corner = job
    around = with_rim(angles, tile, np.float32, np.nan)
    codes = np.where(receivers_by_angle(around, corner) == 0, ENDS, 0).astype(np.uint8)
    codes[np.isnan(around[1:-1, 1:-1])] = NO_DIRECTION
    ends[tile.window] = codes


class _Rounds:
    """The visits of tiles: what is kept of them from round to round, and who hears of whom."""

    def __init__(self, run, paths, side):
        self.run, self.paths = run, paths
        self.shape = paths.directions.shape
        rows = tile_rows(self.shape, side)
        self.across, self.tiles = len(rows[0]), [tile for row in rows for tile in row]
        self.lengths, self.sets = run.parts(), run.parts()  # of tiles in which cells wait
        self.visits, self.waiting = [0] * len(self.tiles), [0] * len(self.tiles)

    def settle(self) -> tuple[Values, int]:
        """Return the distances and the number of cells that are never settled."""
        total = self.run.empty(self.shape, np.float32)
        mail = {number: [] for number in range(len(self.tiles))}
        work, quiet = partial(_begin_tile, total, self.lengths, self.sets), self.run
        while mail:
            mail = self._round(quiet, work, mail)
            work = partial(_visit_tile, total, self.lengths, self.sets)
            few = sum(cells.size for sent in mail.values() for cells, _ in sent) < FEW_SENT
            quiet = self.run.quietly(1 if few else None)
        left = [number for number, waiting in enumerate(self.waiting) if waiting]
        give_up = partial(_give_up, total, self.lengths, self.sets, self.paths.what)
        self.run.map(give_up, [self._visit(number, []) for number in left])
        for parts in (self.lengths, self.sets):
            parts.clear()
        self.run.report(1.0)
        return total, sum(self.waiting)

    def _round(self, run, work, mail):
        """Let the tiles that got mail work; return what they sent, by the number of the tile that hears of it."""
        numbers = sorted(mail)
        jobs = [self._visit(number, mail[number]) for number in numbers]
        found = run.map(work, jobs, lambda visit: (visit, self._within(visit.tile)))
        mail = {}
        for number, (waiting, sent) in zip(numbers, found):
            for parts in (self.lengths, self.sets):
                parts.pop((number, self.visits[number]), None)
            self.visits[number] += 1
            self.waiting[number] = waiting
            for down, right, begin, end in zip(ROW_OFFSETS, COLUMN_OFFSETS, sent.begin, sent.begin[1:]):
                if begin < end:
                    news = sent.cells[begin:end], sent.values[begin:end]
                    mail.setdefault(number + down * self.across + right, []).append(news)
        self.run.check()
        self.run.report(1 - sum(self.waiting) / (self.shape[0] * self.shape[1]))
        return {number: news for number, news in mail.items() if self.waiting[number]}

    def _visit(self, number, news):
        """Return the `Visit` of a tile as it is by now."""
        cells, values = zip(*news) if news else ([np.zeros(0, np.int64)], [np.zeros(0)])
        at = number, self.visits[number], self.tiles[number], self.waiting[number]
        return Visit(*at, np.concatenate(cells), np.concatenate(values))

    def _within(self, tile):
        """Return what is needed of the paths in a tile."""
        corner, lengths = self.paths.corner[tile.top : tile.bottom], Rows(self.paths.lengths).of(tile)
        return self.paths._replace(corner=corner, lengths=lengths)


def _begin_tile(total, lengths, kept, job):
    """Visit a tile for the first time; return as `_visit_tile` does.

    Values are 0, or the height, for goals, NaN for others without receivers, and for all others the share of their
    second receiver: its place is not needed for anything else until they are settled. Around the tile they are not read
    before they are sent.
    """
    visit, paths = job
    tile = visit.tile
    if paths.directions.dtype.kind == "f":
        around = with_rim(paths.directions, tile, np.float32, np.nan)
        (receivers, values), water = shares_by_angle(around, paths.corner), ~np.isnan(around[1:-1, 1:-1])
    else:
        codes = cells_of(paths.directions, tile)
        receivers, water = np.pad(sets_of_codes(codes), 1), codes != NO_DIRECTION
        values = np.zeros(receivers.shape)
    goals = water & (receivers[1:-1, 1:-1] == 0 if paths.goals is None else paths.goals[tile.window])
    z, ends = HEIGHTLESS, goals
    if paths.what == SURFACE:
        z = with_rim(paths.z, tile, paths.z.dtype, np.nan).ravel()
    elif paths.what == VERTICAL:
        z = cells_of(paths.z, tile)
        ends = goals | np.isnan(z)  # which hand nothing on
    receivers[1:-1, 1:-1] *= ~ends
    ended = np.flatnonzero(receivers[1:-1, 1:-1] == 0)
    at = cells_in_ring(ended, Tile(0, tile.shape[0], 0, tile.shape[1]), tile.shape[1])
    of_goals = z.ravel()[ended] if paths.what == VERTICAL else 0.0
    values.ravel()[at] = np.where(goals.ravel()[ended], of_goals, np.nan)
    known = at[water.ravel()[ended]]
    sets = np.stack((receivers, receivers, find_donors(np.pad(receivers, 1))))
    visit = visit._replace(waiting=np.count_nonzero(sets[RECEIVERS]))
    return _work(total, lengths, kept, visit, paths, (values, z), sets, known)


def _visit_tile(total, lengths, kept, job):
    """Take what neighbours have settled, and work upstream; return how many cells wait, and what others must hear.

    A tile in which no cell waits is written into ``total``; of others distances and sets are kept.
    """
    visit, paths = job
    (values, z), sets = lengths[visit.number, visit.visits], kept[visit.number, visit.visits]
    cells = cells_in_ring(visit.cells, visit.tile, total.shape[1])
    values.ravel()[cells] = visit.values
    return _work(total, lengths, kept, visit, paths, (values, z), sets, cells)


def _work(total, lengths, kept, visit, paths, measured, sets, known):
    """Work upstream in a tile from the cells that are known by now; return as `_visit_tile` does.

    What is ``measured`` are distances and heights: these are read once for all visits.
    """
    tile = visit.tile
    values, z = measured
    stack = np.empty(values.size, np.int32)
    stack[: known.size] = known
    flat, (receivers, waiting, donors) = values.ravel(), (part.ravel() for part in sets)
    steps = Steps(HEIGHTLESS if paths.what == VERTICAL else z, paths.lengths, paths.what, paths.statistic)
    done = work_upstream(flat, receivers, waiting, donors, values.shape[1], steps, stack, known.size)
    left, news = visit.waiting - done, _news(visit.visits == 0, flat, receivers, waiting, tile, total.shape)
    if left:
        lengths[visit.number, visit.visits + 1], kept[visit.number, visit.visits + 1] = measured, sets
    else:
        total[tile.window] = _lengths_of(values, z, paths.what)
    return left, News(*news)


def _lengths_of(values, z, what):
    """Return the distances in a tile by what was handed on, with a rim around it."""
    distances = values[1:-1, 1:-1]
    return z - distances if what == VERTICAL else distances


@kernel
def _news(is_first, values, receivers, waiting, tile, shape):
    """Return the `News` of what has been settled at a visit; it has no receivers any more then, which it has used."""
    height, width = tile.bottom - tile.top, tile.right - tile.left
    rim = np.empty(rim_size(height, width), np.int64)
    count = 0
    for index in range(rim.size):
        row, col = rim_cell(index, height, width)
        at = (row + 1) * (width + 2) + col + 1
        if waiting[at] == 0 and (is_first or receivers[at] != 0):
            receivers[at] = 0
            rim[count] = index
            count += 1
    begin, cells, found = np.zeros(9, np.int64), np.empty(8 * count, np.int64), np.empty(8 * count)
    told = 0
    for code in range(8):
        down, right = ROW_OFFSETS[code], COLUMN_OFFSETS[code]
        for index in rim[:count]:
            row, col = rim_cell(index, height, width)
            is_beside = (0 <= row + down < height) == (down == 0) and (0 <= col + right < width) == (right == 0)
            if is_beside and is_cell(tile.top + row + down, tile.left + col + right, shape[0], shape[1]):
                cells[told] = (tile.top + row) * shape[1] + tile.left + col
                found[told] = values[(row + 1) * (width + 2) + col + 1]
                told += 1
        begin[code + 1] = told
    return begin, cells[:told], found[:told]


def _give_up(total, lengths, kept, what, visit):
    """Write a tile in which cells wait that are never settled."""
    now = visit.number, visit.visits
    values, z = lengths[now]
    total[visit.tile.window] = _lengths_of(np.where(kept[now][WAITING] != 0, np.nan, values), z, what)


@kernel
def work_upstream(
    values: Values,
    receivers: Codes,
    waiting: Codes,
    donors: Codes,
    across: int,
    steps: Steps,
    stack: Indices,
    depth: int,
) -> int:
    """Work upstream in a tile from the known cells on the stack; return how many cells were settled.

    ``values`` and sets are flat, with a rim of one cell around the tile, as ``steps.z`` has it too. Whether a donor is
    ready decides no branch: it is written on the stack, and stays there or not.
    """
    z, lengths, what, statistic = steps
    offset = steps_of(across)
    done = 0
    while depth > 0:
        depth -= 1
        at = np.int64(stack[unsigned(depth)])
        gives = np.int64(receivers[unsigned(at)])
        if gives:
            values[unsigned(at)] = _distance(at, gives, values, across, offset, z, lengths, what, statistic)
            done += 1
        left = np.int64(donors[unsigned(at)])
        while left:
            direction = LOWEST_BIT[left]
            left &= left - 1
            donor = at + offset[unsigned(direction)]
            awaited = waiting[unsigned(donor)] & (ALL_NEIGHBOURS ^ (1 << (direction ^ 4)))
            waiting[unsigned(donor)] = awaited
            stack[unsigned(depth)] = donor
            depth += awaited == 0
    return done


@kernel
def _distance(at, receivers, values, across, offset, z, lengths, what, statistic):
    """Return the distance of a cell whose receivers are settled; NaN if no water comes to a goal.

    One receiver counts as two: the second has no share.
    """
    one, two = FIRST_OF_TWO[receivers], SECOND_OF_TWO[receivers]
    first = _distance_by(at, one, values, across, offset, z, lengths, what)
    second = _distance_by(at, two, values, across, offset, z, lengths, what)
    by_first, by_second = first == first, second == second
    if statistic == AVERAGE:
        share = values[unsigned(at)]
        share_one, share_two = 1.0 - share if by_first else 0.0, share if by_second else 0.0
        weight = share_one + share_two
        found = share_one * (first if by_first else 0.0) + share_two * (second if by_second else 0.0)
        found /= weight if weight > 0 else np.nan
    elif statistic == GREATEST:
        found = first if (first > second) | (not by_second) else second
    else:
        found = first if (first < second) | (not by_second) else second
    return found


@kernel
def _distance_by(at, direction, values, across, offset, z, lengths, what):
    """Return the distance of a cell by one of its receivers."""
    to = unsigned(at + offset[unsigned(direction)])
    if what == VERTICAL:
        return values[to]
    length = step(at, unsigned(direction), across, lengths)
    if what == SURFACE:
        fall = np.float64(z[unsigned(at)]) - np.float64(z[to])
        length = math.sqrt(length * length + fall * fall)
    return length + values[to]
