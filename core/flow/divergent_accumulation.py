"""Accumulation where a cell shares its water between several neighbours: D∞, and all lower neighbours (MFD).

Every cell keeps the set of its receivers and the set of the donors it waits for, one bit for each neighbour; shares are
computed when the water goes on. A cell is ready when it waits for no donor any more.

Tiles work in rounds. In each, a tile goes downstream from its ready cells as far as it can; what would cross its rim is
handed over between the rounds, in the order of the tiles. So threads change no bit of the result; the size of the tiles
changes the order of sums, and with it no more than their rounding. When no cell is ready and some still wait, water
runs in circles: `dinf_cycles` cuts them.
"""

import numpy as np

from ..machine.jit import kernel
from ..machine.powers import power_table, raise_to_power
from ..raster.dtypes import working_type
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..raster.tiles import map_tiles, tile_rows
from ..run.progress import Progress, Silent
from .dinf import corner_angles, receivers_by_angle, share_of_angle
from .dinf_cycles import cut_circles
from .receiver_sets import find_donors, lower_receivers

SIDE = 512  # of smaller tiles more water would have to cross the rims, in more rounds
BYTES_PER_CELL = 2  # receivers, and donors that are not ready
FEW = 4000  # ready cells that are not worth waking another thread
SETTING_UP = 0.15  # of the time

NO_ANGLES = np.zeros((0, 0), np.float32)
NO_HEIGHTS = np.zeros((0, 0), np.float32)
NO_FLAGS = np.zeros((0, 0), np.uint8)
NO_ROWS = np.zeros(0)
NO_LENGTHS = np.zeros((0, 8))
LOWEST = np.array([0] + [(bits & -bits).bit_length() - 1 for bits in range(1, 256)], np.int64)  # of a bit set


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

    return flow.run(receivers_of, angles, corner, NO_HEIGHTS, NO_LENGTHS, NO_ROWS)


def accumulate_mfd(filled, codes, lengths, exponent, acc, flags=None, threads=None, side=SIDE, progress=None):
    """Add to each cell what flows into it when water goes to all lower neighbours; return as `accumulate_dinf` does.

    Shares are in proportion to slope to the power of ``exponent``, from 0 to 100 (Freeman 1991,
    doi:10.1016/0098-3004(91)90048-I). A cell with nothing below it follows its D8 direction; a cell where the D8 path
    ends keeps its water.

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

    return flow.run(receivers_of, NO_ANGLES, NO_ROWS, filled, 1 / lengths, power_table(exponent))


class _Flow:
    """One accumulation: who gives to whom, and how tiles take turns."""

    def __init__(self, acc, flags, threads, side, progress):
        if acc.dtype != np.float64 or not (acc.flags.c_contiguous and acc.flags.writeable):
            raise ValueError("the accumulation must be a C-contiguous, writable float64 array: it is changed in place")
        self.acc = acc
        self.flags = NO_FLAGS if flags is None else flags.view(np.uint8)
        self.receivers = np.empty(acc.shape, np.uint8)
        self.waiting = np.empty(acc.shape, np.uint8)
        self.threads = threads
        self.side = side
        self.progress = progress or Progress()
        self.rows = tile_rows(acc.shape, side)
        self.tiles = [tile for row in self.rows for tile in row]

    def run(self, receivers_of, *scheme):
        """Accumulate by a scheme: angles and corner angles, or heights, inverse lengths and powers."""
        progress = self.progress
        with progress.phase("Finding who gives water to whom", SETTING_UP / 2):
            map_tiles(receivers_of, self.tiles, self.threads, progress)
        with progress.phase("Finding who gets water from whom", SETTING_UP / 2):
            map_tiles(lambda tile: find_donors(self.receivers, self.waiting, *tile), self.tiles, self.threads, progress)
        with progress.phase("Adding up from the ridges down", 1 - SETTING_UP):
            self.done = 0
            self._take_rounds(scheme, [(tile, None) for tile in self.tiles])
            circling, ends = 0, 0
            if self.waiting.any():
                angles, corner, heights = scheme[:3]
                if heights.size:
                    raise ValueError("water runs in circles: the directions do not belong to these heights")
                circling, ends, free = cut_circles(self.receivers, self.waiting, angles, corner, progress)
                self._take_rounds(scheme, self._by_tile(free))
            progress.report(1.0)
        return circling, ends

    def _take_rounds(self, scheme, jobs):
        """Let tiles work in turns, from the ready cells given for each (None: those without donors)."""

        def work(job):
            tile, ready = job
            start = ready is None
            ready = np.empty(0, np.int64) if start else ready
            return work_downstream(self.acc, self.flags, self.receivers, self.waiting, *scheme, ready, start, *tile)

        while jobs:
            few = sum(FEW if ready is None else ready.size for _, ready in jobs) < FEW
            results = map_tiles(work, jobs, 1 if few else self.threads, Silent(self.progress))
            self.done += sum(count for count, _, _ in results)
            self.progress.report(min(1.0, self.done / self.acc.size))
            sent, amounts = (np.concatenate([result[part] for result in results]) for part in (1, 2))
            jobs = self._by_tile(deliver(self.acc, self.flags, self.waiting, sent, amounts))

    def _by_tile(self, cells):
        """Return jobs: the tiles that own the cells, each with its own."""
        row, col = np.divmod(cells, self.acc.shape[1])
        owner = row // self.side * len(self.rows[0]) + col // self.side
        order = np.argsort(owner, kind="stable")
        cells, owner = cells[order], owner[order]
        begin = np.flatnonzero(np.diff(owner, prepend=-1))
        return [(self.tiles[owner[one]], part) for one, part in zip(begin, np.split(cells, begin[1:]))]


@kernel
def work_downstream(
    acc,
    flags,
    receivers,
    waiting,
    angles,
    corner,
    filled,
    inverse,
    table,
    ready,
    start,
    top,
    bottom,
    left,
    right,
):
    """Work downstream in a tile from its ready cells; return how many gave their water on, and what crosses the rim.

    A crossing is an amount, and a number made of the cell that gets it, the direction of the donor and the flag.
    """
    ncols = acc.shape[1]
    stack = np.empty((bottom - top) * (right - left), np.int64)
    sent = np.empty(6 * (bottom - top + right - left), np.int64)
    amounts = np.empty(sent.size, np.float64)
    shares = np.empty(8, np.float64)
    bits = shares.view(np.int64)
    depth, crossings, done = 0, 0, 0
    for cell in ready:
        stack[depth] = cell
        depth += 1
    if start:
        for row in range(top, bottom):
            for col in range(left, right):
                if waiting[row, col] == 0 and receivers[row, col] != 0:
                    stack[depth] = row * ncols + col
                    depth += 1
    while depth > 0:
        depth -= 1
        row = stack[depth] // ncols
        col = stack[depth] - row * ncols
        done += 1
        directions = int(receivers[row, col])
        if directions & (directions - 1) == 0:
            shares[LOWEST[directions]] = 1.0
        elif angles.size > 0:
            one, two, share = share_of_angle(np.float64(angles[row, col]), corner[row])
            shares[one] = 1.0 - share
            shares[two] = share
        else:
            _share_by_slope(filled, inverse, table, directions, shares, bits, row, col)
        water = acc[row, col]
        flag = int(flags[row, col]) if flags.size > 0 else 0
        while directions:
            direction = LOWEST[directions]
            directions &= directions - 1
            r = row + ROW_OFFSETS[direction]
            c = col + COLUMN_OFFSETS[direction]
            back = (direction + 4) & 7
            if top <= r < bottom and left <= c < right:
                acc[r, c] += water * shares[direction]
                if flag:
                    flags[r, c] = 1
                waiting[r, c] &= 255 ^ (1 << back)
                if waiting[r, c] == 0:
                    stack[depth] = r * ncols + c
                    depth += 1
            else:
                sent[crossings] = (r * ncols + c) << 4 | back << 1 | flag
                amounts[crossings] = water * shares[direction]
                crossings += 1
    return done, sent[:crossings].copy(), amounts[:crossings].copy()


@kernel
def deliver(acc, flags, waiting, sent, amounts):
    """Hand over what crosses the rims of tiles; return the cells that are ready now."""
    ncols = acc.shape[1]
    ready = np.empty(sent.size, np.int64)
    count = 0
    for crossing in range(sent.size):
        cell = sent[crossing] >> 4
        row = cell // ncols
        col = cell - row * ncols
        acc[row, col] += amounts[crossing]
        if sent[crossing] & 1:
            flags[row, col] = 1
        waiting[row, col] &= 255 ^ (1 << (sent[crossing] >> 1 & 7))
        if waiting[row, col] == 0:
            ready[count] = cell
            count += 1
    return ready[:count].copy()


@kernel
def _share_by_slope(filled, inverse, table, directions, shares, bits, row, col):
    """Write the shares of several receivers, all of them below the cell."""
    whole = 0.0
    left = directions
    while left:
        direction = LOWEST[left]
        left &= left - 1
        r, c = row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]
        drop = np.float64(filled[row, col]) - np.float64(filled[r, c])
        shares[direction] = drop * inverse[row, direction]
        whole += raise_to_power(shares, bits, direction, table)
    scale = 1.0 / whole
    while directions:
        shares[LOWEST[directions]] *= scale
        directions &= directions - 1
