"""Gullies and ribs on hillslopes, finer than the ground itself is known: a function of the place and of its slope.

Around points that are scattered over the plane waves run along the slope, with crests down it; where several points
are near, a mean of their waves counts. Each octave is half as wide as the one before, and follows the slope that this
has made, so small gullies join larger ones; it is turned, so that no lattice shows. Gentle land has none, and there are
more on some slopes than on others. Ground on large cells is gentler than the land that it stands for, whose hills it
does not show: there gullies are deeper, and begin on gentler slopes.
"""

import numpy as np

from ...machine.jit import kernel
from ...machine.noise import TURN_COS, TURN_SIN, gradient_noise, scramble
from ...machine.waves import TURN, cos_sin_turns
from ...plane.fields import field_samples
from ...plane.splines import spline_at

WAVE = 2.5  # cells of the ground from one of the largest gullies to the next
STRENGTH = 0.1  # height of the first octave over its wavelength, on steep slopes
GAIN = 0.78  # of each octave over the one before, in proportion to its wavelength
ROUGH = 0.06  # likewise of stones and ledges, which know no direction
STEEPEST = 0.8  # slope from which on gullies grow no deeper
GENTLE, HILLY = 0.02, 0.2  # slopes: below there are no gullies, above they are as deep as the slope has them
SIDE = 2.0  # wavelengths from one point to the next
REACH = 1.9  # square of the distance, in those, over which the waves of a point count
PATCH, PATCHY = 5.0, 2.4  # wavelengths of the noise by which gullies differ in depth, and by how much
USUAL, MOST = 0.4, 2.0  # of their depth, where that noise is 0, and at most
SHOWN = (
    110.0 * WAVE
)  # metres: where the largest gullies are no farther apart slopes of the ground are those of the land
LEVEL = 1e-9  # slope without a direction
BEND, BENT = 3.0, 0.45  # wavelengths of the noise that bends gullies, and by how many of them
STONE = 0.7  # wavelengths of the noise that stones and ledges make
SHARP = 0.35  # how much sharper gullies are than ribs
FINEST = 2.0, 4.0  # cells in a wave: below no wave shows, above all of it


def add_gullies(ground, x, y, strength, cell, seed, heights):
    """Add gullies to heights of places (2-D); ``ground`` is the `Field` whose slope they follow, and sets their size.

    ``cell`` is the size of cells in metres that the finest of them show in. Where heights are NaN none are looked for.
    """
    wave = WAVE * ground.cell
    if strength > 0.0 and wave > FINEST[0] * cell:
        _add_to_all(*field_samples(ground), x, y, float(strength), wave, float(cell), int(seed), heights)


@kernel
def _add_to_all(values, place, x, y, strength, wave, cell, seed, heights):
    for row in range(heights.shape[0]):
        for col in range(heights.shape[1]):
            if not np.isnan(heights[row, col]):
                at_x, at_y = x[row, col], y[row, col]
                _, east, north = spline_at(values, place, at_x, at_y)
                heights[row, col] += strength * gullies_at(at_x, at_y, east, north, wave, cell, seed)


@kernel
def gullies_at(x, y, east, north, wave, cell, seed):
    """Return what gullies add to the height of a place, whose ground rises ``east`` and ``north`` by so much.

    ``wave`` is how far the largest are apart, in metres; those that cells of a size cannot show are left out.
    """
    steep = np.sqrt(east * east + north * north)
    missing = max(wave / SHOWN, 1.0)
    share = min(max((steep * missing - GENTLE) / (HILLY - GENTLE), 0.0), 1.0)
    steeper = np.sqrt(missing)  # as slopes of rough ground grow while its cells shrink
    strength = STRENGTH * share * share * (3.0 - 2.0 * share)
    if strength == 0.0:
        return 0.0
    total, octave = 0.0, 0
    while wave > FINEST[0] * cell:
        shown = min((wave / cell - FINEST[0]) / (FINEST[1] - FINEST[0]), 1.0)
        steep = np.sqrt(east * east + north * north)
        if steep < LEVEL:
            break
        own = scramble(seed, octave, 7)
        along_x, along_y = -north / steep, east / steep
        patch = gradient_noise(scramble(own, 1, 1), x / (PATCH * wave), y / (PATCH * wave))
        bend = gradient_noise(scramble(own, 2, 1), x / (BEND * wave), y / (BEND * wave))
        stone = gradient_noise(scramble(own, 3, 1), x / (STONE * wave), y / (STONE * wave))
        aside = BENT * wave * bend
        crest, rise = _wave_at(x + aside * along_x, y + aside * along_y, along_x, along_y, wave, own)
        high = shown * min(steeper * steep, STEEPEST) * wave
        depth = strength * high * min(max(USUAL + PATCHY * patch, 0.0), MOST)
        total += depth * (crest - SHARP * (1.0 - crest * crest)) + ROUGH * share * high * stone
        rise *= depth * TURN / wave * (1.0 + 2.0 * SHARP * crest)
        east, north = east + rise * along_x, north + rise * along_y
        east, north = TURN_COS * east - TURN_SIN * north, TURN_SIN * east + TURN_COS * north
        x, y = TURN_COS * x - TURN_SIN * y, TURN_SIN * x + TURN_COS * y
        wave, strength, octave = wave / 2.0, strength * GAIN, octave + 1
    return total


@kernel
def _wave_at(x, y, along_x, along_y, wave, seed):
    """Return height, -1 to 1, and rise of a wave that runs in a direction, from the points around a place."""
    x, y = x / (SIDE * wave), y / (SIDE * wave)
    left, low = np.floor(x), np.floor(y)
    crest, rise, total = 0.0, 0.0, 0.0
    for right in range(-1, 2):
        for up in range(-1, 2):
            bits = scramble(seed, int(left) + right, int(low) + up)
            away_x = x - left - right - (bits & 1023) / 1024.0
            away_y = y - low - up - ((bits >> 10) & 1023) / 1024.0
            weight = 1.0 - (away_x * away_x + away_y * away_y) / REACH
            if weight > 0.0:
                weight *= weight * weight
                cos, sin = cos_sin_turns(SIDE * (away_x * along_x + away_y * along_y))
                crest, rise, total = crest + weight * cos, rise - weight * sin, total + weight
    return crest / total, rise / total
