"""How land looks in numbers that tell made land from real land; lengths are counted in cells.

All of them depend on the size of a cell: compare terrains of about the same. `REAL` holds what real land shows.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from ..core.arrays import Heights, Mask
from ..core.machine.jit import kernel
from ..core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS

STEEP, FLAT, PLAIN = 60.0, 0.5, 1.0  # degrees
SHORE = 4  # cells at the edge of the land, where cliffs may stand
SIDE, WAVES = 128, np.arange(2, 13)  # cells of a tile, and waves across it: from 64 to 10 cells long
MOST_MISSING = 0.005  # of a tile
LAGS = 8, 64  # cells
REACH, LEAST_ANGLE = 10, 1.0  # cells and degrees in which a landform is seen
WINDOW, LEAST_WINDOWS = 32, 9  # cells, in which relief is measured
KNOLL, KNOLL_SIDE = 0.05, 5  # of the highest cell, and cells

RIDGE, HILLSLOPE, VALLEY, OTHER = range(4)
# By how many of eight directions lead down (row) and up (column): ridges, hillslopes and valleys among the landforms of
# Jasiewicz & Stepinski (2013, doi:10.1016/j.geomorph.2012.11.005).
FORMS = (".....vvv", ".....vvv", "..hh..v", "..hhh", "...hh", "rr", "rrr", "rr", "")
FORM = np.array([["rhv.".index(letter) for letter in row.ljust(9, ".")] for row in FORMS], np.uint8)


class LandMeasures(NamedTuple):
    """The measures; None where the land is too small for one."""

    highest: float  # metres
    step: float  # % of the highest cell: the greatest between two neighbours, away from the shore
    steep: float  # % of the land that is steeper than 60 degrees
    flat: float  # % of the land below half a degree
    plain: float  # % of the land: the largest patch below one degree
    slope: float  # degrees, the median
    beta: float | None  # power of the spectrum falls with the frequency to this power
    hurst: float | None  # differences of height grow with the distance to this power
    ridges: float | None  # % of the land that is ridge or valley
    slopes: float | None  # % of the land that is hillslope
    uneven: float | None  # relief of windows: standard deviation over mean
    knolls: float  # small summits on 1000 cells


class Band(NamedTuple):
    """What real land shows on cells of up to so many metres."""

    cell: float
    beta: tuple[float, float]
    hurst: tuple[float, float]
    ridges: tuple[float, float]
    slopes: tuple[float, float]
    knolls: float  # at most


# The first from DEMs of 9 m in Colorado and on the hills of Baranja, and from that of 25 m in Spain.
REAL = (
    Band(20.0, (4.0, 5.6), (0.6, 0.85), (4.5, 32.0), (25.0, 67.0), 0.1),
    Band(180.0, (3.0, 4.6), (0.34, 0.77), (12.0, 32.0), (25.0, 50.0), 0.1),
    Band(math.inf, (2.2, 3.3), (0.24, 0.45), (27.0, 38.0), (15.0, 28.0), 5.8),
)


def real_band(cell: float) -> Band:
    """Return what real land shows on cells of so many metres."""
    return next(band for band in REAL if cell <= band.cell)


def measure_land(z: Heights, land: Mask, width: float, height: float) -> LandMeasures:
    """Return the `LandMeasures` of heights where ``land`` is, on cells of so many metres; there must be some."""
    from scipy import ndimage

    z = np.where(land, z, 0.0).astype(np.float64)
    highest = float(z[land].max())
    inner = ndimage.binary_erosion(land, iterations=SHORE)
    slope = _slopes(z, land, width, height)
    known = np.isfinite(slope)
    level, _ = ndimage.label((slope < PLAIN) & known)
    patches = np.bincount(level.ravel())[1:]
    ridges, slopes = _landform_shares(z, land, width, height)
    smooth = ndimage.median_filter(z, KNOLL_SIDE)
    tops = (z == ndimage.maximum_filter(z, KNOLL_SIDE)) & inner & (z - smooth > KNOLL * highest)
    cells = np.count_nonzero(land)
    return LandMeasures(
        highest,
        100 * _greatest_step(z, inner) / highest if highest > 0 else 0.0,
        _share(slope[known] > STEEP),
        _share(slope[known] < FLAT),
        100 * float(patches.max(initial=0)) / cells,
        float(np.median(slope[known])) if known.any() else 0.0,
        spectral_slope(z, land),
        _hurst(z, land),
        ridges,
        slopes,
        _unevenness(z, land),
        1000 * float(np.count_nonzero(tops)) / cells,
    )


def _share(chosen):
    """Return the share of true ones in %."""
    return 100 * float(np.mean(chosen)) if chosen.size else 0.0


def _slopes(z, land, width, height):
    """Return slopes in degrees, NaN where a neighbour is missing."""
    if min(z.shape) < 2:
        return np.full(z.shape, np.nan)
    down, right = np.gradient(np.where(land, z, np.nan), height, width)
    return np.degrees(np.arctan(np.hypot(down, right)))


def _greatest_step(z, inner):
    """Return the greatest difference of two cells side by side, both of them inner ones."""
    down = np.abs(np.diff(z, axis=0))[inner[1:] & inner[:-1]]
    right = np.abs(np.diff(z, axis=1))[inner[:, 1:] & inner[:, :-1]]
    return float(max(down.max(initial=0.0), right.max(initial=0.0)))


def _hurst(z, land):
    """Return by which power differences of height grow with their distance."""
    short, long = (_mean_square_difference(z, land, lag) for lag in LAGS)
    if not (short and long):
        return None
    return 0.5 * math.log(long / short) / math.log(LAGS[1] / LAGS[0])


def _mean_square_difference(z, land, lag):
    """Return the mean square of differences over so many cells, to the east and to the south."""
    down = (z[lag:] - z[:-lag])[land[lag:] & land[:-lag]]
    right = (z[:, lag:] - z[:, :-lag])[land[:, lag:] & land[:, :-lag]]
    count = down.size + right.size
    return float(np.sum(down**2) + np.sum(right**2)) / count if count else None


def spectral_slope(z: Heights, land: Mask) -> float | None:
    """Return how steeply the mean spectrum of tiles falls, each levelled and tapered; None without a whole tile."""
    taper = np.hanning(SIDE)[:, None] * np.hanning(SIDE)
    row, col = np.mgrid[:SIDE, :SIDE]
    plane = np.column_stack([col.ravel(), row.ravel(), np.ones(SIDE * SIDE)])
    total, count = np.zeros((SIDE, SIDE)), 0
    for top in range(0, z.shape[0] - SIDE + 1, SIDE // 2):
        for left in range(0, z.shape[1] - SIDE + 1, SIDE // 2):
            part = np.s_[top : top + SIDE, left : left + SIDE]
            if np.mean(land[part]) < 1 - MOST_MISSING:
                continue
            tile = np.where(land[part], z[part], z[part][land[part]].mean()).ravel()
            tile = tile - plane @ np.linalg.lstsq(plane, tile, rcond=None)[0]
            total += np.abs(np.fft.fftshift(np.fft.fft2(tile.reshape(SIDE, SIDE) * taper))) ** 2
            count += 1
    if not total.any():
        return None
    radius = np.round(np.hypot(row - SIDE // 2, col - SIDE // 2)).astype(np.int64).ravel()
    power = np.bincount(radius, total.ravel() / count) / np.bincount(radius)
    return -float(np.polyfit(np.log(WAVES), np.log(power[WAVES]), 1)[0]) if (power[WAVES] > 0).all() else None


def _landform_shares(z, land, width, height):
    """Return how much of the land is ridge or valley, and how much hillslope, in %."""
    lengths = np.hypot(np.array(ROW_OFFSETS) * height, np.array(COLUMN_OFFSETS) * width)
    down, right = np.array(ROW_OFFSETS, np.int64), np.array(COLUMN_OFFSETS, np.int64)
    count, least = np.zeros(4, np.int64), math.tan(math.radians(LEAST_ANGLE))
    _count_landforms(z, np.ascontiguousarray(land), down, right, lengths, least, FORM, count)
    if not count.sum():
        return None, None
    share = 100 * count / count.sum()
    return float(share[RIDGE] + share[VALLEY]), float(share[HILLSLOPE])


@kernel
def _count_landforms(z, land, rows, cols, lengths, least, form, count):
    """Count landforms of cells that see land in all directions."""
    for row in range(REACH, z.shape[0] - REACH):
        for col in range(REACH, z.shape[1] - REACH):
            if not land[row, col]:
                continue
            higher = 0
            lower = 0
            seen = 0
            for k in range(8):
                side = _side_seen(z, land, row, col, rows[k], cols[k], lengths[k], least)
                seen += side != 2
                higher += side == 1
                lower += side == -1
            if seen == 8:
                count[form[lower, higher]] += 1


@kernel
def _side_seen(z, land, row, col, down, right, length, least):
    """Return whether the ground in a direction leads up (1), down (-1) or on (0); 2 where there is none."""
    if not land[row + down, col + right]:
        return 2
    steepest_up = -np.inf
    steepest_down = np.inf
    for step in range(1, REACH + 1):
        r = row + down * step
        c = col + right * step
        if not land[r, c]:
            break
        slope = (z[r, c] - z[row, col]) / (length * step)
        steepest_up = max(steepest_up, slope)
        steepest_down = min(steepest_down, slope)
    if steepest_up + steepest_down > 0.0 and steepest_up > least:
        return 1
    if steepest_up + steepest_down < 0.0 and -steepest_down > least:
        return -1
    return 0


def _unevenness(z, land):
    """Return by how much the relief of windows differs from one to another."""
    rows, cols = z.shape[0] // WINDOW, z.shape[1] // WINDOW
    kept = np.s_[: rows * WINDOW, : cols * WINDOW]
    blocks = z[kept].reshape(rows, WINDOW, cols, WINDOW)
    whole = land[kept].reshape(rows, WINDOW, cols, WINDOW).all((1, 3))
    relief = (blocks.max((1, 3), initial=-np.inf) - blocks.min((1, 3), initial=np.inf))[whole]
    return float(relief.std() / relief.mean()) if relief.size >= LEAST_WINDOWS and relief.mean() > 0 else None
