"""Valleys cut into a DEM, as rivers and hillslopes cut them, without any uplift: noise becomes land that rivers made.

In a step of time T a cell sinks towards the one that its water goes to,

    z = (z₀ + T·F·z_r) / (1 + T·F),      F = (A + A₁)^θ / (l·(1 + (A₀ / A)²)),

with the law, the heads of valleys and the noise in the way of the water of the relief in balance (`relief.balance`): so
no grooves lie in the eight directions of the cells. Hillslopes beside what was cut become no steeper than theirs, where
they were not so before. T is such that land sinks by as much as was asked for in the mean, but no longer than noise
takes for that: else gullies would take from hills what the plains around them cannot give.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...arrays import Array
from ...flow.accumulation import accumulate_d8
from ...machine.indices import is_cell
from ...machine.jit import kernel
from ...raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ...raster.slopes import mean_around
from ...run.run import Run
from ..relief.balance import ReliefLaw, limit_slopes
from ..relief.levels import BankCells, CellLevel, Noise, RiverCells, named_seed, waves
from ..relief.routing import DIAGONAL, route_level
from ..relief.solving import COARSE, JITTER, SCREE_SLOPE
from ..types import SHORTEST_WAVE
from .conditioning import drained

if TYPE_CHECKING:
    from ...arrays import Heights

CUT_ROUNDS = 5  # of routing, in each of which an equal part of the valleys is cut
CUT_HALVINGS = 30  # of the exponent of the step of time, until land sinks by as much as is wanted
SHORTEST_TIME = 1e-6  # step of time, over that in which a stream of 1 km² wears away a cell
LONGEST_TIME = 40.0  # likewise at most, for each share of the relief; kinds of noise take 4 to 32, plains 70 to 600
CREPT = 0.3  # of the way to the mean of its neighbours that land goes in a round where it was cut


def with_valleys(run: Run, dem, share, seed: int, held: Array | None = None) -> Heights:
    """Return the heights of `DemCells` after valleys were cut, so that land sinks by a share of its relief in the mean.

    Gentle land sinks by less.
    ``held`` tells which cells keep their heights, as lakes do; so do mouths.
    """
    if share <= 0.0:
        return dem.z
    held = np.zeros(dem.z.shape, bool) if held is None else held
    free, law = dem.land & ~held, ReliefLaw().scaled(min(COARSE / dem.cell, 1.0))
    mean = float(dem.z[free].mean(dtype=np.float64)) if free.any() else 0.0
    wanted = share * float(np.ptp(dem.z[dem.land]))
    wide = tuple(size + 2 for size in dem.z.shape)
    jitter = waves(run, wide, dem.cell, SHORTEST_WAVE * dem.cell, 2, 0.7, JITTER, named_seed(seed, Noise.JITTER))
    z = dem.z.astype(np.float64)
    for number in range(CUT_ROUNDS):
        run.check()
        way = drained(run.quietly(), dem._replace(z=z.astype(np.float32)), fixed=held).z.astype(np.float64)
        codes = _directions(run, dem, way, jitter, held)
        area = accumulate_d8(run.quietly(), codes, np.full(z.shape[0], dem.cell**2))
        force = (area + law.debris) ** law.theta / (1.0 + (law.heads / np.maximum(area, 1.0)) ** 2)
        force = np.where(free, force / law.stream, 0.0)
        aim = mean - wanted * (number + 1) / CUT_ROUNDS
        sunk = _sunk(np.minimum(z, way), way, codes, force, free, aim, LONGEST_TIME * share)
        z = np.where(free, _with_slopes(sunk, z, free, dem.cell, wanted / CUT_ROUNDS), z)
        run.report((number + 1) / CUT_ROUNDS)
    return np.where(free, z, dem.z).astype(np.float32)


def _directions(run, dem, z, jitter, held):
    """Return where water runs from each cell; cells that are held, and mouths, are ends."""
    land = np.pad(dem.land, 1)
    none, nothing = np.empty(0, np.int64), np.empty(0)
    rivers = RiverCells(none, none, none.astype(np.uint8), none, nothing, none.astype(bool))
    level = CellLevel(dem.cell, land, rivers, np.full(land.shape, -1, np.int32), BankCells(none, none.astype(np.int32)))
    codes = route_level(run.quietly(), level, np.pad(z, 1, mode="edge"), jitter)[1][1:-1, 1:-1].copy()
    codes[held] = ENDS
    codes[~dem.land] = NO_DIRECTION
    _end_at_rims(codes, dem.land)
    return codes


@kernel
def _end_at_rims(codes, land):
    """Let water end in the last cell of land on its way."""
    for row in range(codes.shape[0]):
        for col in range(codes.shape[1]):
            code = codes[row, col]
            if code < ENDS:
                r, c = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
                if not (is_cell(r, c, codes.shape[0], codes.shape[1]) and land[r, c]):
                    codes[row, col] = ENDS


def _sunk(z, way, codes, force, free, wanted, longest):
    """Return heights after such a step of time that free land has sunk to a mean in metres, or the longest.

    ``way`` are heights without pits, in whose order water runs.
    """
    order = np.argsort(way, axis=None, kind="stable")
    low, high, found = np.log(SHORTEST_TIME), np.log(longest), z
    for _ in range(CUT_HALVINGS):
        middle = (low + high) / 2.0
        found = z.copy()
        _cut_down(found.reshape(-1), codes.reshape(-1), force.reshape(-1), order, codes.shape[1], np.exp(middle))
        if found[free].mean() > wanted:
            low = middle
        else:
            high = middle
    return found


@kernel
def _cut_down(z, codes, force, order, ncols, time):
    """Cut cells down, each after the one that its water goes to."""
    for index in range(order.size):
        cell = order[index]
        code = codes[cell]
        if code >= ENDS:
            continue
        below = cell + ROW_OFFSETS[code] * ncols + COLUMN_OFFSETS[code]
        times = time * force[cell] / (DIAGONAL if code & 1 else 1.0)
        z[cell] = min(z[cell], (z[cell] + times * z[below]) / (1.0 + times))


def _with_slopes(z, before, free, cell, usual):
    """Return heights on which land that was cut creeps, and nothing became steeper than hillslopes are that was not.

    Land that was cut by ``usual`` metres or more creeps as fast as any.
    """
    cut = np.clip((before - z) / usual, 0.0, 1.0)
    z = z + np.where(free, CREPT * cut * (mean_around(z) - z), 0.0)
    limit = np.maximum(SCREE_SLOPE, np.pad(_steepness(before, cell), 1, mode="edge"))
    wide = np.pad(z, 1, mode="edge")
    limit_slopes(wide, np.pad(free, 1), limit, cell)
    return wide[1:-1, 1:-1]


def _steepness(z, cell):
    """Return how steeply each cell stands over its lowest neighbour."""
    wide = np.pad(z, 1, mode="edge")
    nrows, ncols = z.shape
    steepest = np.zeros(z.shape)
    for to, (down, right) in enumerate(zip(ROW_OFFSETS, COLUMN_OFFSETS)):
        beside = wide[1 + down : 1 + down + nrows, 1 + right : 1 + right + ncols]
        np.maximum(steepest, (z - beside) / (cell * (DIAGONAL if to & 1 else 1.0)), out=steepest)
    return steepest
