"""Accumulation where a cell shares its water between several neighbours: D∞, and all lower neighbours (MFD).

Every cell keeps the set of its receivers and the set of its donors, one bit for each neighbour; shares are computed
anew when they are needed. A cell is ready when all its donors are: it then adds up what they give, in the order of the
neighbours. So every sum is the same, bit for bit, whatever the tiles and threads.

Tiles work in rounds. In each, a tile goes downstream from its ready cells as far as it can; what would cross its rim is
handed over between the rounds. When no cell is ready any more and some still wait, water runs in circles:
`core.flow.circles` cuts them.
"""

import numpy as np

from ..depressions.exact import working_type
from ..jit import kernel
from ..neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ..progress import Progress
from ..tiles import map_tiles, tile_rows
from .circles import cut_circles
from .dinf import corner_angles, receivers_by_angle, share_of_angle
from .powers import raise_to_power

SIDE = 256
BYTES_PER_CELL = 3  # receivers, donors, and those of them that are not ready
FEW = 4000  # ready cells that are not worth waking another thread
SETTING_UP, ROUNDS, FINISHING = 0.1, 0.75, 0.15

NO_ANGLES = np.zeros((0, 0), np.float32)
NO_HEIGHTS = np.zeros((0, 0), np.float32)
NO_FLAGS = np.zeros((0, 0), np.uint8)
NO_ROWS = np.zeros(0)
NO_LENGTHS = np.zeros((0, 8))
SMALLEST = 2.0**-900  # a slope that can still be divided by


def accumulate_dinf(angles, cell_width, cell_height, acc, flags=None, threads=None, side=SIDE, progress=None):
    """Add to each cell what flows into it by D∞ angles; return how many cells lie on circles and how many ends it took.

    Angles of other programs can lead round in circles; those are cut, see `cut_circles`.

    Parameters
    ----------
    angles : radians from east against the clock; negative where the path ends, NaN where there is no water
    cell_width, cell_height : metres on the ground, one number for each row
    acc : float64 array with each cell's own weight, changed in place; cells without water keep theirs
    flags : optional uint8 or bool array, changed in place: set where the cell or any upstream of it is set
    """
    angles = np.require(angles, np.float32, ["C", "W"])
    corner = corner_angles(cell_width, cell_height)
    flow = _Flow(acc, flags, threads, side, progress)

    def receivers_of(tile):
        receivers_by_angle(angles, corner, flow.receivers, *tile)

    return flow.run(receivers_of, angles, corner, NO_HEIGHTS, NO_LENGTHS, 0.0)


def accumulate_mfd(filled, codes, lengths, exponent, acc, flags=None, threads=None, side=SIDE, progress=None):
    """Add to each cell what flows into it when water goes to all lower neighbours; return as `accumulate_dinf` does.

    Shares are in proportion to slope to the power of ``exponent`` (Freeman 1991, doi:10.1016/0098-3004(91)90048-I). A
    cell with nothing below it follows its D8 direction; a cell where the D8 path ends keeps its water.

    Parameters
    ----------
    filled : heights without depressions, 2-D array of any real type
    codes : D8 directions of the same cells in the code of the core
    lengths : metres from a cell of each row to its neighbours, (rows, 8)
    acc, flags : as for `accumulate_dinf`
    """
    filled = np.require(filled, working_type(filled.dtype), ["C", "W"])
    codes = np.require(codes, np.uint8, ["C", "W"])
    lengths = np.require(lengths, np.float64, ["C", "W"])
    flow = _Flow(acc, flags, threads, side, progress)

    def receivers_of(tile):
        lower_receivers(filled, codes, flow.receivers, *tile)

    return flow.run(receivers_of, NO_ANGLES, NO_ROWS, filled, lengths, float(exponent))


class _Quiet(Progress):
    """The progress of one of many rounds: cancel works, but only the whole is reported."""

    def __init__(self, run):
        self.run = run

    @property
    def cancelled(self):
        return self.run.cancelled


class _Flow:
    """One accumulation: the sets of receivers and donors, and how tiles take turns."""

    def __init__(self, acc, flags, threads, side, progress):
        if acc.dtype != np.float64 or not (acc.flags.c_contiguous and acc.flags.writeable):
            raise ValueError("the accumulation must be a C-contiguous, writable float64 array: it is changed in place")
        self.acc = acc
        self.flags = NO_FLAGS if flags is None else flags.view(np.uint8)
        self.receivers = np.empty(acc.shape, np.uint8)
        self.donors = np.empty(acc.shape, np.uint8)
        self.threads = threads
        self.side = side
        self.progress = progress or Progress()
        self.rows = tile_rows(acc.shape, side)
        self.tiles = [tile for row in self.rows for tile in row]

    def run(self, receivers_of, *scheme):
        """Accumulate by a scheme: angles and corner angles, or heights, lengths and exponent."""
        progress = self.progress
        with progress.phase("Finding who gives water to whom", SETTING_UP):
            map_tiles(receivers_of, self.tiles, self.threads, progress)
            map_tiles(self._find_donors, self.tiles, self.threads, progress)
            self.waiting = self.donors.copy()
        with progress.phase("Adding up from the ridges down", ROUNDS):
            self.to_do = max(1, np.count_nonzero(self.donors))
            self.done = 0
            self._take_rounds(scheme, [(tile, None) for tile in self.tiles])
            circling, ends = 0, 0
            if self.waiting.any():
                if scheme[2].size:
                    raise ValueError("water runs in circles: the directions do not belong to these heights")
                circling, ends, free = cut_circles(self.receivers, self.donors, self.waiting, *scheme[:2], progress)
                self._take_rounds(scheme, self._by_tile(free))
        if scheme[2].size:
            with progress.phase("Finishing", FINISHING):
                map_tiles(
                    lambda tile: undo_division(self.acc, self.receivers, *scheme[2:], *tile),
                    self.tiles,
                    self.threads,
                    progress,
                )
        return circling, ends

    def _find_donors(self, tile):
        find_donors(self.receivers, self.donors, *tile)

    def _take_rounds(self, scheme, jobs):
        """Let tiles work in turns, from the ready cells given for each (None: those without donors)."""

        def work(job):
            tile, ready = job
            start = ready is None
            ready = np.empty(0, np.int64) if start else ready
            return advance(
                self.acc, self.flags, self.receivers, self.donors, self.waiting, *scheme, ready, start, *tile
            )

        while jobs:
            few = sum(FEW if ready is None else ready.size for _, ready in jobs) < FEW
            results = map_tiles(work, jobs, 1 if few else self.threads, _Quiet(self.progress))
            self.done += sum(count for count, _ in results)
            self.progress.report(min(1.0, self.done / self.to_do))
            jobs = self._by_tile(deliver(np.concatenate([sent for _, sent in results]), self.waiting))

    def _by_tile(self, cells):
        """Return jobs: the tiles that own the cells, each with its own."""
        row, col = np.divmod(cells, self.acc.shape[1])
        owner = row // self.side * len(self.rows[0]) + col // self.side
        order = np.argsort(owner, kind="stable")
        cells, owner = cells[order], owner[order]
        begin = np.flatnonzero(np.diff(owner, prepend=-1))
        return [(self.tiles[owner[one]], part) for one, part in zip(begin, np.split(cells, begin[1:]))]


@kernel
def lower_receivers(filled, codes, receivers, top, bottom, left, right):
    """Write the set of lower neighbours of each cell of a tile, or its D8 direction where there is none."""
    nrows, ncols = filled.shape
    for row in range(top, bottom):
        for col in range(left, right):
            places = 0
            code = int(codes[row, col])
            if code < ENDS:
                for place in range(8):
                    r = row + ROW_OFFSETS[place]
                    c = col + COLUMN_OFFSETS[place]
                    inside = 0 <= r < nrows and 0 <= c < ncols and codes[r, c] != NO_DIRECTION
                    if inside and filled[r, c] < filled[row, col]:
                        places |= 1 << place
                if places == 0:
                    places = 1 << code
            receivers[row, col] = places


@kernel
def find_donors(receivers, donors, top, bottom, left, right):
    """Write the set of neighbours that give water to each cell of a tile."""
    nrows, ncols = receivers.shape
    for row in range(top, bottom):
        own = donors[row]
        for col in range(left, right):
            own[col] = 0
        for place in range(8):
            r = row + ROW_OFFSETS[place]
            across = COLUMN_OFFSETS[place]
            back = (place + 4) & 7
            if 0 <= r < nrows:
                theirs = receivers[r]
                for col in range(max(left, -across), min(right, ncols - across)):
                    own[col] |= (theirs[col + across] >> back & 1) << place


@kernel
def advance(
    acc,
    flags,
    receivers,
    donors,
    waiting,
    angles,
    corner,
    filled,
    lengths,
    exponent,
    ready,
    start,
    top,
    bottom,
    left,
    right,
):
    """Work downstream in a tile from its ready cells; return how many got water and what crosses the rim.

    A crossing is written as eight times the cell plus the place of the donor that is ready now.
    """
    ncols = acc.shape[1]
    stack = np.empty((bottom - top) * (right - left) + 1, np.int64)
    sent = np.empty(6 * (bottom - top + right - left), np.int64)
    powers = np.empty(8, np.float64)
    bits = powers.view(np.int64)
    depth, crossings, done = 0, 0, 0
    for cell in ready:
        stack[depth] = cell
        depth += 1
    row = top
    col = left
    while True:
        if depth > 0:
            depth -= 1
            cell = stack[depth]
            r = cell // ncols
            c = cell - r * ncols
            done += 1
        elif start and row < bottom:
            r = row
            c = col
            col += 1
            if col == right:
                row += 1
                col = left
            if donors[r, c] != 0 or receivers[r, c] == 0:
                continue
        else:
            break
        if angles.size > 0:
            _gather_by_angle(acc, receivers, donors, angles, corner, r, c)
        else:
            _gather_by_slope(acc, receivers, donors, filled, lengths, exponent, powers, bits, r, c)
        if flags.size > 0:
            _gather_flags(flags, donors, r, c)
        places = int(receivers[r, c])
        for place in range(8):
            if places >> place & 1:
                to_row = r + ROW_OFFSETS[place]
                to_col = c + COLUMN_OFFSETS[place]
                back = (place + 4) & 7
                if top <= to_row < bottom and left <= to_col < right:
                    waiting[to_row, to_col] &= 255 ^ (1 << back)
                    if waiting[to_row, to_col] == 0:
                        stack[depth] = to_row * ncols + to_col
                        depth += 1
                else:
                    sent[crossings] = (to_row * ncols + to_col) * 8 + back
                    crossings += 1
    return done, sent[:crossings].copy()


@kernel
def deliver(sent, waiting):
    """Tell cells that a donor of theirs in another tile is ready; return those that are ready now themselves."""
    ncols = waiting.shape[1]
    ready = np.empty(sent.size, np.int64)
    count = 0
    for crossing in sent:
        cell = crossing >> 3
        row = cell // ncols
        col = cell - row * ncols
        waiting[row, col] &= 255 ^ (1 << (crossing & 7))
        if waiting[row, col] == 0:
            ready[count] = cell
            count += 1
    return ready[:count].copy()


@kernel
def _gather_flags(flags, donors, row, col):
    """Set the flag of a cell if one of its donors has it set."""
    places = int(donors[row, col])
    for place in range(8):
        if places >> place & 1:
            flags[row, col] |= flags[row + ROW_OFFSETS[place], col + COLUMN_OFFSETS[place]]


@kernel
def _gather_by_angle(acc, receivers, donors, angles, corner, row, col):
    """Add to a cell what its donors give by their angles."""
    places = int(donors[row, col])
    total = acc[row, col]
    for place in range(8):
        if places >> place & 1:
            r = row + ROW_OFFSETS[place]
            c = col + COLUMN_OFFSETS[place]
            back = (place + 4) & 7
            if receivers[r, c] == 1 << back:
                total += acc[r, c]
            else:
                _, two, share = share_of_angle(np.float64(angles[r, c]), corner[r])
                total += acc[r, c] * (share if two == back else 1.0 - share)
    acc[row, col] = total


@kernel
def _gather_by_slope(acc, receivers, donors, filled, lengths, exponent, powers, bits, row, col):
    """Add to a cell what its donors give by the power of their slope; write the sum divided by its own powers.

    Divided so, the sum need only be multiplied by the power of a slope to be the share of a receiver.
    """
    gives = int(receivers[row, col])
    gets = int(donors[row, col])
    _slope_powers(filled, lengths, exponent, powers, bits, gives | gets, row, col)
    total = acc[row, col]
    whole = 0.0
    for place in range(8):
        if gets >> place & 1:
            total += acc[row + ROW_OFFSETS[place], col + COLUMN_OFFSETS[place]] * powers[place]
        elif gives >> place & 1:
            whole += powers[place]
    acc[row, col] = total / whole if gives else total


@kernel
def undo_division(acc, receivers, filled, lengths, exponent, top, bottom, left, right):
    """Multiply each cell of a tile by the sum that it was divided by."""
    powers = np.empty(8, np.float64)
    bits = powers.view(np.int64)
    for row in range(top, bottom):
        for col in range(left, right):
            gives = int(receivers[row, col])
            if gives:
                _slope_powers(filled, lengths, exponent, powers, bits, gives, row, col)
                whole = 0.0
                for place in range(8):
                    if gives >> place & 1:
                        whole += powers[place]
                acc[row, col] *= whole


@kernel
def _slope_powers(filled, lengths, exponent, powers, bits, places, row, col):
    """Write the slope to each neighbour in ``places``, up or down, to the power of ``exponent``."""
    for place in range(8):
        powers[place] = 1.0
        if places >> place & 1:
            r = row + ROW_OFFSETS[place]
            c = col + COLUMN_OFFSETS[place]
            drop = abs(np.float64(filled[row, col]) - np.float64(filled[r, c]))
            powers[place] = max(drop / lengths[row, place], SMALLEST)  # over a flat there is one receiver, no share
    if exponent != 1:
        raise_to_power(powers, bits, exponent)
