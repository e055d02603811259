"""Gullies and ribs on hillslopes, finer than the ground itself is known: a function of the place and of its slope.

Around points that are scattered over the plane waves run along the slope, with crests down it; where several points
are near, a mean of their waves counts. Each octave is half as wide as the one before, and follows the slope that this
has made, so small gullies join larger ones; it is turned, so that no lattice shows. Gentle land has none, and there are
more on some slopes than on others. Ground on large cells is gentler than the land that it stands for, whose hills it
does not show: there gullies begin on gentler slopes.

Many places are worked on at once, step by step, so that the compiler makes vector code: each step is a loop without a
branch over one flat array, in which it sees that parts never overlap. Such code never asks whether it divides by 0.
"""

from __future__ import annotations

import numpy as np

from ...arrays import Array, Heights
from ...machine.jit import kernel, unsigned
from ...machine.noise import TURN_COS, TURN_SIN, gradient_noise, scramble
from ...machine.waves import TURN, cos_sin_turns
from ...plane.fields import field_samples
from ...plane.splines import spline_at
from ...plane.types import Field
from ..types import SHORTEST_WAVE, TINY
from .blend import WAVE_CELLS

GULLY_STRENGTH = 0.204  # height of the first octave over its wavelength, on steep slopes
GULLY_GAIN = 0.64  # of each octave over the one before, in proportion to its wavelength; of a DEM it tells itself
STEEPENED = 1.18  # times steeper slopes are with an octave, in their root mean square, and so high is the next
ROUGH = 0.06  # likewise of stones and ledges, which know no direction
STEEPEST_GULLIES = 0.6  # slope from which on gullies grow no deeper
LEAST_GULLY_SLOPE, FULL_GULLY_SLOPE = 0.01, 0.1  # below are no gullies, above as deep as slopes are
GULLY_SIDE = 1.4  # wavelengths from one point to the next: where slopes turn, waves of farther ones make rings
SCATTER = 0.5  # of the side of a square, over which its point is scattered about the middle
# Sides over which the waves of a point count: no point that is two squares away is nearer.
GULLY_REACH = 1.5 - SCATTER / 2.0
PATCH, PATCHY = 5.0, 2.4  # wavelengths of the noise by which gullies differ in depth, and by how much
USUAL_GULLY, MOST_GULLY = 0.9, 2.0  # of their depth, where that noise is 0, and at most
# Metres: where the largest gullies are no farther apart slopes of the ground are those of the land.
SHOWN = 110.0 * SHORTEST_WAVE
GULLY_BEND, GULLY_BENT = 3.0, 0.45  # wavelengths of the noise that bends gullies, and by how many of them
STONE = 0.7  # wavelengths of the noise that stones and ledges make
SHARP = 0.35  # how much sharper gullies are than ribs
MEAN_SQUARE = 0.24  # of waves over points, measured: so much less of what is sharp keeps means
FINEST_GULLY = WAVE_CELLS, 2.0 * WAVE_CELLS  # in a wave: below no wave shows, above all of it
# All octaves that were measured keep means together, so larger cells show all of them, too.
MEASURED_FINER = 3  # times finer than those of a DEM are cells on which its gullies are measured; 4 takes twice as long
FIRST_GULLIES = 256  # places that are worked on at once
# Of numbers of each place, in the one array: place, slope, its size and direction, what gullies add, their strength and
# roughness, noises, the place that noise has bent, sums over the points around it.
X, Y, EAST, NORTH, STEEP, ALONG_X, ALONG_Y, ADDED, STRONG, SHARE, PATCHED, BENDED, STONY, BENT_X, BENT_Y, *_SUMS = (
    unsigned(kind * FIRST_GULLIES) for kind in range(18)
)
CREST, RISE, TOTAL = _SUMS
GULLY_NUMBERS = int(TOTAL) + FIRST_GULLIES


def add_gullies(
    ground: Field,
    x: Array,
    y: Array,
    cell: float,
    seed: int,
    heights: Heights,
    gain: float = GULLY_GAIN,
) -> None:
    """Add gullies to heights of places (2-D); ``ground`` is the `Field` whose slope they follow, and sets their size.

    ``cell`` is the size of cells in metres that the finest of them show in, ``gain`` that of each octave over the one
    before, in proportion to its wavelength. Where heights are NaN none are looked for.
    """
    wave = SHORTEST_WAVE * ground.cell
    if wave > FINEST_GULLY[0] * cell:
        _add_to_all(*field_samples(ground), x, y, wave, float(cell), int(seed), float(gain), heights)


@kernel
def _add_to_all(values, place, x, y, wave, cell, seed, gain, heights):
    ncols = heights.shape[1]
    found = np.empty((4, ncols))
    cols = np.empty(ncols, np.int64)
    missing = max(wave / SHOWN, 1.0)
    for row in range(heights.shape[0]):
        count = 0
        for col in range(ncols):
            if np.isnan(heights[row, col]):
                continue
            _, east, north = spline_at(values, place, x[row, col], y[row, col])
            if np.sqrt(east * east + north * north) * missing > LEAST_GULLY_SLOPE:
                found[0, count], found[1, count] = x[row, col], y[row, col]
                found[2, count], found[3, count] = east, north
                cols[count] = col
                count += 1
        at, slope = found[:2, :count], found[2:, :count]
        added = gullies_at(at[0], at[1], slope[0], slope[1], wave, cell, seed, gain)
        for place_found in range(count):
            heights[row, cols[place_found]] += added[place_found]


@kernel
def gullies_at(
    x: Array, y: Array, east: Array, north: Array, wave: float, cell: float, seed: int, gain: float
) -> Array:
    """Return what gullies add to the heights of places, whose ground rises ``east`` and ``north`` by so much (1-D all).

    ``wave`` is how far the largest are apart, in metres; those that cells of a size cannot show are left out.
    """
    added = np.zeros(x.size)
    work = np.zeros(GULLY_NUMBERS)
    for begin in range(0, x.size, FIRST_GULLIES):
        count = min(FIRST_GULLIES, x.size - begin)
        for number in range(count):
            k = unsigned(number)
            work[X + k], work[Y + k] = x[begin + number], y[begin + number]
            work[EAST + k], work[NORTH + k] = east[begin + number], north[begin + number]
        _add_octaves(count, wave, cell, seed, gain, work)
        for number in range(count):
            added[begin + number] = work[ADDED + unsigned(number)]
    return added


@kernel
def _add_octaves(count, wave, cell, seed, gain, work):
    """Find what gullies add to some places, octave by octave."""
    missing = max(wave / SHOWN, 1.0)
    _begin(count, missing, work)
    octave = 0
    while wave > FINEST_GULLY[0] * cell:
        shown = min((wave / cell - FINEST_GULLY[0]) / (FINEST_GULLY[1] - FINEST_GULLY[0]), 1.0)
        own = scramble(seed, octave, 7)
        _find_noise(count, scramble(own, 1, 1), PATCH * wave, PATCHED, work)
        _find_noise(count, scramble(own, 2, 1), GULLY_BEND * wave, BENDED, work)
        _find_noise(count, scramble(own, 3, 1), STONE * wave, STONY, work)
        _look_along(count, wave, work)
        for right in range(-1, 2):
            for up in range(-1, 2):
                _add_waves(count, wave, right, up, own, work)
        _end_octave(count, shown, wave, gain, work)
        wave, octave = wave / 2.0, octave + 1


@kernel
def _begin(count, missing, work):
    """Find how strong gullies are where the ground is so steep; slopes of the land are ``missing`` times those."""
    for number in range(count):
        k = unsigned(number)
        steep = np.sqrt(work[EAST + k] * work[EAST + k] + work[NORTH + k] * work[NORTH + k])
        share = min(max((steep * missing - LEAST_GULLY_SLOPE) / (FULL_GULLY_SLOPE - LEAST_GULLY_SLOPE), 0.0), 1.0)
        work[SHARE + k] = share
        work[STRONG + k] = GULLY_STRENGTH * share * share * (3.0 - 2.0 * share)
        work[ADDED + k] = 0.0


@kernel
def _find_noise(count, seed, wave, kind, work):
    for number in range(count):
        k = unsigned(number)
        work[kind + k] = gradient_noise(seed, np.divide(work[X + k], wave), np.divide(work[Y + k], wave))


@kernel
def _look_along(count, wave, work):
    """Find the direction along the slope, which level ground has not: it ends there; and bend the places."""
    for number in range(count):
        k = unsigned(number)
        east, north = work[EAST + k], work[NORTH + k]
        steep = np.sqrt(east * east + north * north)
        level = steep < TINY
        work[SHARE + k] = 0.0 if level else work[SHARE + k]
        work[STRONG + k] = 0.0 if level else work[STRONG + k]
        along_x = 1.0 if level else np.divide(-north, steep)
        along_y = 0.0 if level else np.divide(east, steep)
        aside = GULLY_BENT * wave * work[BENDED + k]
        work[STEEP + k], work[ALONG_X + k], work[ALONG_Y + k] = steep, along_x, along_y
        work[BENT_X + k] = work[X + k] + aside * along_x
        work[BENT_Y + k] = work[Y + k] + aside * along_y
        work[CREST + k], work[RISE + k], work[TOTAL + k] = 0.0, 0.0, 0.0


@kernel
def _add_waves(count, wave, right, up, seed, work):
    """Add height, -1 to 1, and rise of the waves of one of the points around each place, and how much they count."""
    for number in range(count):
        k = unsigned(number)
        x, y = np.divide(work[BENT_X + k], GULLY_SIDE * wave), np.divide(work[BENT_Y + k], GULLY_SIDE * wave)
        left, low = np.floor(x), np.floor(y)
        bits = scramble(seed, int(left) + right, int(low) + up)
        away_x = x - left - right - 0.5 - SCATTER * ((bits & 1023) / 1023.0 - 0.5)
        away_y = y - low - up - 0.5 - SCATTER * (((bits >> 10) & 1023) / 1023.0 - 0.5)
        weight = max(1.0 - (away_x * away_x + away_y * away_y) / (GULLY_REACH * GULLY_REACH), 0.0)
        weight *= weight * weight
        cos, sin = cos_sin_turns(GULLY_SIDE * (away_x * work[ALONG_X + k] + away_y * work[ALONG_Y + k]))
        work[CREST + k] += weight * cos
        work[RISE + k] -= weight * sin
        work[TOTAL + k] += weight


@kernel
def _end_octave(count, shown, wave, gain, work):
    """Add an octave; slope and place are turned for the next."""
    for number in range(count):
        k = unsigned(number)
        along_x, along_y, x, y = work[ALONG_X + k], work[ALONG_Y + k], work[X + k], work[Y + k]
        crest, rise = np.divide(work[CREST + k], work[TOTAL + k]), np.divide(work[RISE + k], work[TOTAL + k])
        high = shown * min(work[STEEP + k], STEEPEST_GULLIES) * wave
        depth = work[STRONG + k] * high * min(max(USUAL_GULLY + PATCHY * work[PATCHED + k], 0.0), MOST_GULLY)
        stones = ROUGH * work[SHARE + k] * high * work[STONY + k]
        work[ADDED + k] += depth * (crest + SHARP * (crest * crest - MEAN_SQUARE)) + stones
        rise *= np.divide(depth * TURN, wave) * (1.0 + 2.0 * SHARP * crest)
        east, north = work[EAST + k] + rise * along_x, work[NORTH + k] + rise * along_y
        work[EAST + k], work[NORTH + k] = TURN_COS * east - TURN_SIN * north, TURN_SIN * east + TURN_COS * north
        work[X + k], work[Y + k] = TURN_COS * x - TURN_SIN * y, TURN_SIN * x + TURN_COS * y
        work[STRONG + k] *= gain
