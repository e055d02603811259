"""Erosion after Leheny: walkers run down a surface, each lowers its path, and what has become too steep slides.

R. L. Leheny, Simple model for river network evolution, Phys. Rev. E 52 (1995) 5610, doi:10.1103/PhysRevE.52.5610.

Only the surface and a stream of random numbers decide: `events.draw` gives number n of event e. An event is, to the
last bit:

1. Rain. Weights are summed up over the cells, row by row. Rain falls on the first cell whose sum is greater than
   number 0 times the whole sum.
2. Walk. The walker goes to a lower neighbour until it is in an outlet. A lower neighbour has the weight
   exp(energy · (its drop - the greatest drop)). Weights are summed up in the order of the neighbours; the way is the
   first whose sum is greater than number n times the whole sum, in the n-th cell of the path (from 1).
3. Erosion. Then all cells of the path lose ``depth``, the outlet too. A walker that finds no lower neighbour before it
   is in an outlet is stuck: what does not arrive carries nothing away, so its path stays as it is.
4. Slides. The cells of the path wait in a queue, in the order of the path. The first leaves the queue and looks at its
   neighbours in their order, once each: where the heights of the two now differ by more than ``limit``, the taller
   loses a quarter of the difference and goes to the end of the queue, unless it waits already. So on until none waits.

Before the first event all cells stand in that queue, row by row. From then on no two neighbours differ by more than
``limit`` whenever a run is over: only what has been lowered can have become too low for a neighbour, and it waits.

Why erosion comes after the walk and takes the outlet too: cells of the path keep their order, those beside it only gain
lower neighbours, and a cell that slides stays above the one below it. So a surface without pits never gets one.
"""

from __future__ import annotations

import time

import numpy as np

from ..arrays import Heights
from ..machine.noise import WORD, scramble
from ..raster.domain import OUTLET, VOID
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..run.run import Run
from ..run.waiting import LOOK_SECONDS
from .events import (
    EDGE_CELL,
    EVENTS,
    IN_QUEUE,
    MIRROR_CELL,
    QUEUED,
    SLIDES,
    STUCK,
    TO_MIRROR,
    TO_OUTLET,
    VISITED,
    ErodedCells,
    EventNumbers,
    run_events,
)

EROSION_BYTES_PER_CELL = 30  # heights twice, sums of rain, queue and marks
LEAST_DIGITS = 4  # the limit in units of the last digit of a height: a quarter of more changes the height
FIRST_CHUNK = 1 << 10  # cells that are passed or looked at between two looks for a cancel: grows on a fast machine


class Erosion:
    """A surface that erodes: `run` lets it rain, as often as wanted, and goes on exactly where it stopped.

    Two runs are one run of the sum of their events, and a run that was cancelled leaves a surface that can run on.

    Parameters
    ----------
    z : heights, finite where there are cells
    domain : uint8 array of the same shape, see `core.raster.domain`: voids are no cells, walks end in outlets and in
        the sea
    energy, depth, limit : E, D and M of the model, for heights in cells
    neighbours : 8 or 4
    periodic : the first and the last column are neighbours
    rain : weights of the cells, not negative; the same everywhere by default; the values at voids do not matter
    seed : any whole number
    """

    def __init__(
        self, z, domain, energy=0.05, depth=10.0, limit=2000.0, neighbours=8, periodic=False, rain=None, seed=0
    ):
        self._domain = np.array(domain, np.uint8)
        cells = self._domain != VOID
        _check(z, cells, energy, depth, limit, neighbours, rain)
        heights = np.asarray(z, np.float64)
        self._voids = heights[~cells]
        self._greatest = float(np.abs(heights).max(where=cells, initial=0.0))
        self.depth = float(depth)
        self._energy, self._limit = float(energy), float(limit)
        self._key = scramble(scramble(int(seed) & WORD, 0, 0), int(seed) >> 32 & WORD, 0)
        weights = 1.0 if rain is None else np.asarray(rain, np.float64)
        self._rain = np.cumsum(np.where(cells, weights, 0.0))

        # Columns lie one after another in memory: on a slope water runs along them, and what is beyond the first and
        # the last lies at the ends. A rim of nothing surrounds them: no comparison with nan is ever true.
        nrows, ncols = self._domain.shape
        self._column = nrows + 2
        self._height = self._padded(np.where(cells, heights, np.nan), np.nan, np.float64, periodic)
        self._way = self._padded(np.where(self._domain >= OUTLET, TO_OUTLET, 0), TO_MIRROR, np.uint8, False)
        marks = np.zeros((nrows, ncols), np.uint8)
        marks[cells] = QUEUED
        if periodic:
            marks[:, [0, -1]] |= EDGE_CELL
        self._marks = self._padded(marks, MIRROR_CELL, np.uint8, False)
        right, down = np.array((COLUMN_OFFSETS, ROW_OFFSETS), np.int64)[:, :: 8 // neighbours]
        self._offsets = right * self._column + down
        row, col = np.nonzero(cells)
        self._queue = ((col + 1) * self._column + row + 1).astype(np.int32)
        self._state = np.zeros(6, np.int64)
        self._state[IN_QUEUE] = self._queue.size
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
    def z(self) -> Heights:
        """The heights now, in a new array; voids have what was given."""
        heights = self._height.reshape(-1, self._column)[1:-1, 1:-1].T.copy()
        heights[self._domain == VOID] = self._voids
        return heights

    @property
    def events(self) -> int:
        """How many units of rain have fallen."""
        return int(self._state[EVENTS])

    @property
    def stuck(self) -> int:
        """How many of them never came to an outlet."""
        return int(self._state[STUCK])

    @property
    def slides(self) -> int:
        """How often a cell has slid."""
        return int(self._state[SLIDES])

    @property
    def visited(self) -> int:
        """How often a cell was lowered by a walk; times the depth that is the height that walks have taken."""
        return int(self._state[VISITED])

    @property
    def slid(self) -> float:
        """The height that slides have taken from all cells together."""
        return float(self._slid[0])

    def rain(self, run: Run, events: int) -> None:
        """Let so many units of rain fall, one after another, and all slides happen.

        A walk lowers a cell once at most, and a slide leaves it above another. So no height gets further from 0 than
        the greatest at the start and ``depth`` for each event; where ``limit`` is lost there, this is a ValueError.
        """
        begin = self.events
        if self._limit < LEAST_DIGITS * np.spacing(self._greatest + self.depth * (begin + events)):
            raise ValueError(f"slides would never end: {self._limit} is lost in the digits of such heights")
        chunk = FIRST_CHUNK
        while self.events < begin + events or self._state[IN_QUEUE] > 0:
            run.check()
            started = time.perf_counter()
            self._advance(begin + events, chunk)
            if time.perf_counter() - started < LOOK_SECONDS / 2:
                chunk *= 2
            run.report((self.events - begin) / max(events, 1))
        run.check()

    def _advance(self, until, work):
        across = self._height.size - 2 * self._column
        rules = EventNumbers(self._rain, self._key, self._energy, self.depth, self._limit)
        run_events(
            ErodedCells(self._height, self._way, self._marks, self._queue, self._offsets, self._column, across),
            rules, self._state, self._slid, until, work,
        )  # fmt: skip


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
