"""Erosion after Leheny: walkers run down a surface, each lowers its path, and what has become too steep slides.

R. L. Leheny, Simple model for river network evolution, Phys. Rev. E 52 (1995) 5610, doi:10.1103/PhysRevE.52.5610.

The surface fixes what happens, and a stream of random numbers: `draw` gives number n of event e from the seed. An
event is, to the last bit:

1. Rain. Weights are summed up over the cells, row by row. Rain falls on the first cell whose sum is greater than
   number 0 times the whole sum.
2. Walk. The walker goes to a lower neighbour until it is in an outlet. A lower neighbour has the weight
   exp(energy · (its drop - the greatest drop)); the weights are summed up in the order of the neighbours, and the way is
   the first whose sum is greater than number n times the whole sum, in the n-th cell of the path (from 1).
3. Erosion. Then all cells of the path lose ``depth``, the outlet too. A walker that finds no lower neighbour before it
   is in an outlet is stuck: what does not arrive carries nothing away, so its path stays as it is.
4. Slides. The cells of the path wait in a queue, in the order of the path. The first leaves the queue and looks at its
   neighbours in their order, once each: where the heights of the two now differ by more than ``limit``, the taller loses
   a quarter of the difference and goes to the end of the queue, unless it waits already. So on until the queue is empty.

Before the first event all cells stand in that queue, row by row. From then on no two neighbours differ by more than
``limit`` whenever a run is over: only what has been lowered can have become too low for a neighbour, and it waits.

Why erosion comes after the walk and takes the outlet too: cells of the path keep their order, those beside it only gain
lower neighbours, and a cell that slides stays above the one below it. So a surface without pits never gets one.
"""

import time

import numpy as np

from ..domain import OUTLET, VOID
from ..exponential import exp
from ..jit import kernel, unsigned
from ..neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..noise import WORD, scramble
from ..progress import LOOK_SECONDS, Progress

BYTES_PER_CELL = 30  # heights twice, sums of rain, queue and marks
FIRST_CHUNK = 1 << 10  # cells that are passed or looked at between two looks for a cancel: grows on a fast machine

EVENTS, STUCK, SLIDES, VISITED, FRONT, WAITING = range(6)  # places of the state
# Marks of cells.
QUEUED = 1
EDGE = 2  # in the first or last column of a periodic surface: has a mirror
MIRROR = 4  # beyond these columns: shows the height of a cell at the other side
# In place of the way that was taken last.
END = 8  # an outlet
BEYOND = 9  # a mirror
LOWEST_BIT = np.array([0] + [(bits & -bits).bit_length() - 1 for bits in range(1, 256)], np.uint8)


class Erosion:
    """A surface that erodes: `run` lets it rain, as often as wanted, and goes on exactly where it stopped.

    Two runs are one run of the sum of their events, and a run that was cancelled leaves a surface that can run on.

    Parameters
    ----------
    z : heights, finite where there are cells
    domain : uint8 array of the same shape, see `core.domain`: voids are no cells, walks end in outlets and in the sea
    energy, depth, limit : E, D and M of the model, for heights in cells
    neighbours : 8 or 4
    periodic : the first and the last column are neighbours
    rain : weights of the cells, not negative; the same everywhere by default; the values at voids do not matter
    seed : any whole number
    """

    def __init__(
        self, z, domain, energy=0.05, depth=10.0, limit=2000.0, neighbours=8, periodic=False, rain=None, seed=0
    ):
        self._domain = np.require(domain, np.uint8)
        cells = self._domain != VOID
        _check(z, cells, energy, depth, limit, neighbours, rain)
        self._voids = np.array(z, np.float64)[~cells]
        self.depth = float(depth)
        self._energy, self._limit = float(energy), float(limit)
        self._key = scramble(scramble(int(seed) & WORD, 0, 0), int(seed) >> 32 & WORD, 0)
        weights = 1.0 if rain is None else np.asarray(rain, np.float64)
        self._rain = np.cumsum(np.where(cells, weights, 0.0))

        # Columns lie one after another in memory: on a slope water runs along them, and what is beyond the first and
        # the last lies at the ends. A rim of nothing surrounds them: no comparison with nan is ever true.
        nrows, ncols = self._domain.shape
        self._column = nrows + 2
        self._height = self._padded(np.where(cells, z, np.nan), np.nan, np.float64, periodic)
        self._way = self._padded(np.where(self._domain >= OUTLET, END, 0), BEYOND, np.uint8, False)
        marks = np.zeros((nrows, ncols), np.uint8)
        marks[cells] = QUEUED
        if periodic:
            marks[:, [0, -1]] |= EDGE
        self._marks = self._padded(marks, MIRROR, np.uint8, False)
        step = 8 // neighbours
        self._offsets = np.array(COLUMN_OFFSETS[::step]) * self._column + np.array(ROW_OFFSETS[::step])
        row, col = np.nonzero(cells)
        self._queue = ((col + 1) * self._column + row + 1).astype(np.int32)
        self._state = np.zeros(6, np.int64)
        self._state[WAITING] = self._queue.size
        self._slid = np.zeros(1)

    def _padded(self, values, beyond, dtype, periodic):
        """Return one column after another with a rim all around."""
        nrows, ncols = values.shape
        padded = np.full((ncols + 2, nrows + 2), beyond, dtype)
        padded[1:-1, 1:-1] = values.T
        if periodic:
            padded[0], padded[-1] = padded[-2], padded[1]
        return padded.ravel()

    @property
    def z(self):
        """The heights now, in a new array; voids have what was given."""
        heights = self._height.reshape(-1, self._column)[1:-1, 1:-1].T.copy()
        heights[self._domain == VOID] = self._voids
        return heights

    @property
    def events(self):
        """How many units of rain have fallen."""
        return int(self._state[EVENTS])

    @property
    def stuck(self):
        """How many of them never came to an outlet."""
        return int(self._state[STUCK])

    @property
    def slides(self):
        """How often a cell has slid."""
        return int(self._state[SLIDES])

    @property
    def visited(self):
        """How often a cell was lowered by a walk; times the depth that is the height that walks have taken."""
        return int(self._state[VISITED])

    @property
    def slid(self):
        """The height that slides have taken from all cells together."""
        return float(self._slid[0])

    def run(self, events, progress=None):
        """Let so many units of rain fall, one after another, and all slides happen."""
        progress = progress or Progress()
        begin = self.events
        chunk = FIRST_CHUNK
        while self.events < begin + events or self._state[WAITING] > 0:
            progress.check()
            started = time.perf_counter()
            self._advance(begin + events, chunk)
            if time.perf_counter() - started < LOOK_SECONDS / 2:
                chunk *= 2
            progress.report((self.events - begin) / max(events, 1))
        progress.check()

    def _advance(self, until, work):
        across = self._height.size - 2 * self._column
        surface = self._height, self._way, self._marks, self._queue, self._offsets, self._column, across
        rules = self._rain, self._key, self._energy, self.depth, self._limit
        advance(*surface, *rules, self._state, self._slid, until, work)


def _check(z, cells, energy, depth, limit, neighbours, rain):
    """Refuse what cannot erode."""
    if cells.ndim != 2 or np.shape(z) != cells.shape or not cells.any():
        raise ValueError("heights and domain must be rasters of the same shape with at least one cell")
    if (cells.shape[0] + 2) * (cells.shape[1] + 2) > np.iinfo(np.int32).max:
        raise ValueError("the surface has too many cells")
    if not np.isfinite(np.asarray(z)[cells]).all():
        raise ValueError("heights must be finite")
    if not 0 <= energy < np.inf:
        raise ValueError(f"the energy must not be negative, got {energy}")
    if not (0 < depth < np.inf and 0 < limit < np.inf):
        raise ValueError(f"depth and limit must be greater than 0, got {depth} and {limit}")
    if neighbours not in (4, 8):
        raise ValueError(f"a cell has 4 or 8 neighbours, got {neighbours}")
    if rain is not None:
        weights = np.asarray(rain)[cells] if np.shape(rain) == cells.shape else np.array([np.nan])
        if not (weights >= 0).all() or not 0 < weights.sum() < np.inf:
            raise ValueError("rain must be a raster of the same shape, finite, nowhere negative and not 0 everywhere")


@kernel
def draw(key, event, number):
    """Return a random number of an event, from 0 to almost 1 in steps of 2^-53."""
    first = scramble(key, event, 1)
    second = scramble(key, event, 2)
    high = scramble(second, scramble(first, number, 0), 0)
    low = scramble(second, scramble(first, number, 1), 1)
    return ((high << 21) + (low >> 11)) / 9007199254740992.0


@kernel
def advance(
    height, way, marks, queue, offsets, column, across, rain, key, energy, depth, limit, state, slid, until, work
):
    """Run events until there have been ``until`` of them, but stop before when ``work`` cells have been looked at."""
    sums = np.empty(offsets.size)
    while work > 0:
        if state[WAITING] > 0:
            work -= _slide(height, marks, queue, offsets, column, across, limit, state, slid, work)
        elif state[EVENTS] < until:
            event = int(state[EVENTS])
            place = _rained_on(rain, draw(key, event, 0))
            ncols = across // column
            cell = (place % ncols + 1) * column + place // ncols + 1
            length, arrived = _walk(height, way, queue, offsets, column, across, energy, key, event, cell, sums)
            if arrived:
                _erode(height, marks, queue, column, across, depth, length)
                state[VISITED] += length
                state[FRONT] = 0
                state[WAITING] = length
            else:
                state[STUCK] += 1
            state[EVENTS] += 1
            work -= length
        else:
            return


@kernel
def _rained_on(rain, number):
    """Return the first place whose sum of weights is greater than ``number`` (0..1) times the last."""
    target = number * rain[rain.size - 1]
    low = 0
    high = rain.size - 1
    while low < high:
        middle = (low + high) // 2
        if rain[middle] > target:
            high = middle
        else:
            low = middle + 1
    return low


@kernel
def _lower_neighbours(height, here, cell, offsets):
    """Return the bit set of neighbours lower than ``here``."""
    lower = 0
    for place in range(4):
        lower |= (height[unsigned(cell + offsets[place])] < here) << place
    if offsets.size > 4:
        for place in range(4, 8):
            lower |= (height[unsigned(cell + offsets[place])] < here) << place
    return lower


@kernel
def _uneven_neighbours(height, here, cell, offsets, limit):
    """Return the bit set of neighbours whose height differs from ``here`` by more than ``limit``."""
    uneven = 0
    for place in range(4):
        uneven |= (abs(height[unsigned(cell + offsets[place])] - here) > limit) << place
    if offsets.size > 4:
        for place in range(4, 8):
            uneven |= (abs(height[unsigned(cell + offsets[place])] - here) > limit) << place
    return uneven


@kernel
def _walk(height, way, queue, offsets, column, across, energy, key, event, cell, sums):
    """Write the path from a cell into the queue; return its length and whether it ends in an outlet.

    Nearly always one neighbour alone is lower, and it is the one to which the last walker went. So that way is guessed
    and then verified: the processor goes on with the next cell while the heights around this one still arrive.
    """
    length = 0
    while True:
        place = int(way[unsigned(cell)])
        if place == BEYOND:
            cell = _home(cell, column, across)
            continue
        queue[length] = cell
        length += 1
        if place == END:
            return length, True
        lower = _lower_neighbours(height, height[unsigned(cell)], cell, offsets)
        if lower != 1 << place:
            if lower == 0:
                return length, False
            place = choose_way(height, cell, offsets, lower, energy, draw(key, event, length), sums)
            way[unsigned(cell)] = place
        cell += offsets[place]


@kernel
def choose_way(height, cell, offsets, lower, energy, number, sums):
    """Return the place of the neighbour, one of the bit set ``lower``, to which ``number`` (0..1) leads a walker."""
    here = height[cell]
    greatest = 0.0
    for place in range(offsets.size):
        if lower >> place & 1:
            greatest = max(greatest, here - height[cell + offsets[place]])
    total = 0.0
    for place in range(offsets.size):
        if lower >> place & 1:
            total += exp(energy * ((here - height[cell + offsets[place]]) - greatest))
        sums[place] = total
    place = 0
    while sums[place] <= number * total:
        place += 1
    return place


@kernel
def _home(cell, column, across):
    """Return the cell of which a mirror shows the height."""
    return cell + across if cell < column else cell - across


@kernel
def _mirror(height, cell, column, across):
    """Show the height of a cell in the first or last column at the other side."""
    if cell < 2 * column:
        height[cell + across] = height[cell]
    if cell >= across:
        height[cell - across] = height[cell]


@kernel
def _erode(height, marks, queue, column, across, depth, length):
    """Lower the cells of the path; they all wait now."""
    for step in range(length):
        cell = int(queue[step])
        height[unsigned(cell)] -= depth
        marks[unsigned(cell)] |= QUEUED
        if marks[unsigned(cell)] & EDGE:
            _mirror(height, cell, column, across)


@kernel
def _slide(height, marks, queue, offsets, column, across, limit, state, slid, work):
    """Let cells slide until none waits or ``work`` cells have left the queue; return how many have."""
    front = int(state[FRONT])
    waiting = int(state[WAITING])
    slides = 0
    taken = slid[0]
    looked = 0
    while waiting > 0 and looked < work:
        looked += 1
        cell = int(queue[unsigned(front)])
        front = front + 1 if front + 1 < queue.size else 0
        waiting -= 1
        marks[unsigned(cell)] &= 0xFF - QUEUED
        uneven = _uneven_neighbours(height, height[unsigned(cell)], cell, offsets, limit)
        while uneven != 0:
            place = int(LOWEST_BIT[uneven])
            uneven &= uneven - 1
            taller = cell + offsets[place]
            rise = height[unsigned(taller)] - height[unsigned(cell)]
            if not abs(rise) > limit:  # one of the two has slid meanwhile; or there is no cell
                continue
            if rise < 0.0:
                taller = cell
                uneven = (1 << offsets.size) - (2 << place)  # whichever comes next may differ by too much now
            elif marks[unsigned(taller)] & MIRROR:
                taller = _home(taller, column, across)
            loss = 0.25 * abs(rise)
            height[unsigned(taller)] -= loss
            if marks[unsigned(taller)] & EDGE:
                _mirror(height, taller, column, across)
            slides += 1
            taken += loss
            if not marks[unsigned(taller)] & QUEUED:
                marks[unsigned(taller)] |= QUEUED
                end = front + waiting
                queue[unsigned(end if end < queue.size else end - queue.size)] = taller
                waiting += 1
    state[FRONT] = front
    state[WAITING] = waiting
    state[SLIDES] += slides
    slid[0] = taken
    return looked
