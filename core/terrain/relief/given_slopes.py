"""Where slopes or heights of rivers are given: how high rivers may be, how low the ground, lest they stand on dykes.

Let s be the slope that the land was given. No river lies above the highest surface of slope `RIVER_SLOPE_SHARE`·s over
the sea and over all other rivers: one that was to lie higher is lowered, and no more than it must. Ground lies on the
highest surface of slope `GROUND_SLOPE_SHARE`·s over the rivers, or above it. As the second slope is greater, ground
rises on both sides of each river, and between two rivers there is a ridge, however high one of them lies above the
other. Floors of valleys lie in it where there is room for them.

Where heights of rivers were given alone, s follows from them. Let h lie between them and the sea as a membrane would:
along any way from one river to another |∇h| adds up to the difference of their heights at least. So with a slope of
`STEEPER_THAN_H`·|∇h| none is too high for another one, and the ground rises above h between them. No
ground is steeper than its limit, though: with the s of that as if it were given rivers are lowered first where their
heights contradict each other.
"""

from __future__ import annotations

import numpy as np

from ...arrays import Array, Heights
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...machine.resampling import on_finer_cells
from ...raster.neighbours import DIAGONAL
from ..types import GENTLEST
from .balance import limit_slopes
from .levels import CellLevel

RIVER_SLOPE_SHARE, GROUND_SLOPE_SHARE = 0.45, 0.55  # of the slope that is given; with more land is like roofs
STEEPER_THAN_H = 2.5  # times: the greater of 1 / RIVER_SLOPE_SHARE and 1 / GROUND_SLOPE_SHARE, an eighth more for cells
SMALLEST_SIDE = 4  # cells to a side of the coarsest grid on which h is found
FAN_SHARE = 0.1  # of the slope that is given, by which floors fall away from a river that comes over them
ROUNDS_OF_CELLS = 12  # on each grid: h is right on the whole before
LEAST_LOWERED = 0.01  # metres: less is not worth another round


def lowered_rivers(level: CellLevel, wanted: Array, slope: Array, z: Heights) -> Array:
    """Return heights of river elements, as ``wanted`` (NaN: any) but where too high, or too low to fall to the sea.

    Cells of the level that are held lie at ``z``. To be called with the ``slope`` of the land on its cells.
    """
    surface, free = _begun(level, wanted, z)
    slope = RIVER_SLOPE_SHARE * slope
    rivers, known = level.rivers, np.flatnonzero(np.isfinite(wanted))
    lowest, cells = _lowest_falling(rivers.below, rivers.code, wanted, level.cell)[known], rivers.cell[known]
    while True:
        limit_slopes(surface, free, slope, level.cell)
        heights = surface.reshape(-1)
        heights[cells] = np.maximum(heights[cells], lowest)
        if not _let_fall(heights, rivers.cell, rivers.below, rivers.code, wanted, level.cell):
            return np.where(np.isnan(wanted), np.nan, heights[rivers.cell])


def lowest_ground(level: CellLevel, heights: Heights, slope: Array, z: Heights) -> Array:
    """Return how high the ground is at least, beside rivers at ``heights`` (NaN: any); no limit below rivers."""
    surface, free = _begun(level, heights, z)
    limit_slopes(surface, free, GROUND_SLOPE_SHARE * slope, level.cell)
    return np.where(free & (level.river < 0) & np.isfinite(surface), surface, -np.inf)


def slope_between(level: CellLevel, wanted: Array, z: Heights, limit: Array) -> Array:
    """Return s where river elements are at ``wanted`` heights (NaN: any), and ground is no steeper than a ``limit``."""
    surface, free = _begun(level, wanted, z)
    between = _between(np.where(free & np.isinf(surface), np.nan, surface))
    down, right = np.gradient(between, level.cell)
    return np.minimum(STEEPER_THAN_H * np.hypot(down, right), limit / GROUND_SLOPE_SHARE)


def _between(known):
    """Return heights between those that are known (NaN: any), as a membrane has them; one at least is to be known."""
    if not np.isnan(known).any():
        return known
    if min(known.shape) <= SMALLEST_SIDE:
        between = np.full(known.shape, np.nanmean(known))
    else:
        between = on_finer_cells(_between(_coarser(known)))[: known.shape[0], : known.shape[1]]
    free = np.isnan(known)
    between = np.where(free, between, known)
    _relax(between, free, ROUNDS_OF_CELLS)
    return between


def _coarser(known):
    """Return means of what is known in squares of two by two, NaN where none is."""
    nrows, ncols = known.shape
    known = np.pad(known, ((0, nrows % 2), (0, ncols % 2)), constant_values=np.nan)
    squares = known.reshape(known.shape[0] // 2, 2, known.shape[1] // 2, 2)
    count = np.isfinite(squares).sum(axis=(1, 3))
    return np.divide(np.nansum(squares, axis=(1, 3)), count, out=np.full(count.shape, np.nan), where=count > 0)


@kernel
def _relax(z, free, rounds):
    """Make free cells the mean of the four beside them, so many times in turn."""
    nrows, ncols = z.shape
    for _ in range(rounds):
        for row in range(nrows):
            for col in range(ncols):
                if free[row, col]:
                    up, down = z[max(row - 1, 0), col], z[min(row + 1, nrows - 1), col]
                    z[row, col] = 0.25 * (up + down + z[row, max(col - 1, 0)] + z[row, min(col + 1, ncols - 1)])


def with_floors(level: CellLevel, lowest: Array, heights: Heights, cap: Array, slope: Array) -> Array:
    """Return the lowest ground with the floors of valleys cut into it, but for the fans of rivers that come over them.

    ``cap`` is the greatest height of ground beside rivers with a floor, ``slope`` that of the land.
    """
    deep = np.full(cap.shape, np.inf)  # below zero, as `limit_slopes` lowers what is too high
    _write_rivers(deep, level.rivers, -heights)
    limit_slopes(deep, cap < lowest, FAN_SHARE * slope, level.cell)
    return np.minimum(lowest, np.maximum(cap, -deep))


def _begun(level, heights, z):
    """Return a surface that is known at the sea, at rivers and where land is held, and which cells may be lowered."""
    free = level.land if level.held is None else level.land & ~level.held
    surface = np.where(free, np.inf, np.where(level.land, z, 0.0))
    _write_rivers(surface, level.rivers, heights)
    return surface, free


def _write_rivers(surface, rivers, heights):
    """Write the heights of river elements, but for NaN, into a surface."""
    known = np.flatnonzero(np.isfinite(heights))
    surface.reshape(-1)[rivers.cell[known]] = heights[known]


@kernel
def _lowest_falling(below, code, wanted, size):
    """Return how low rivers can lie and still fall to the sea or the lowest height that is wanted.

    Where the land rises by less than rivers fall by, slopes and falls would let each other sink on and on without this.
    """
    lowest = np.full(below.size, min(np.nanmin(wanted), 0.0))
    for element in range(below.size):
        to = below[element]
        if is_there(to) and not np.isnan(wanted[element]) and not np.isnan(wanted[to]):
            lowest[element] = lowest[to] + GENTLEST * (DIAGONAL * size if code[element] & 1 else size)
    return lowest


@kernel
def _let_fall(z, cells, below, code, wanted, size):
    """Let rivers fall from cell to cell, from the springs down, in place; return whether any was lowered."""
    changed = False
    for element in range(cells.size - 1, -1, -1):
        to = below[element]
        if not is_there(to) or np.isnan(wanted[element]) or np.isnan(wanted[to]):
            continue
        way = DIAGONAL * size if code[element] & 1 else size  # the code of ends is even
        height = z[cells[element]] - GENTLEST * way
        if height < z[cells[to]] - LEAST_LOWERED:
            z[cells[to]] = height
            changed = True
    return changed
