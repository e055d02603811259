"""Land without end: a lattice of lands, parted by narrow sounds, each a function of its place and a seed.

Borders are the lines of a lattice, shaken by noise: two lands that lie side by side have the same one. What is near to
a border on the lattice is sea. The noise shakes places by less than they lie apart, so no shore crosses itself. The
lattice begins anywhere, or its lines would lie at round numbers, where people like to draw their maps.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ..arrays import Coordinates
from ..machine.jit import kernel
from ..machine.noise import WORD_COUNT, fractal_noise, scramble

SOUND = 0.006  # of the side of a land: half the width of the sea between two
SHAKEN = 0.045  # of it: by how much borders move
LAND_WAVES, LAND_OCTAVES, LAND_GAIN = 1.5, 6, 0.5  # waves of the noise on a side
MOST_SHAKEN = 3 * SHAKEN  # noise of these octaves stays within three times its loudness
SIDE_POINTS = 256
EAST_NOISE, NORTH_NOISE, LATTICE_BEGIN = 1, 2, 3  # numbers of the noises, and of where the lattice begins


def land_outline(col: int, row: int, side: float, seed: int) -> Coordinates:
    """Return the shore of the land in a square of the lattice, whose side is ``side`` long: anticlockwise, closed."""
    steps = SOUND + (1.0 - 2.0 * SOUND) * np.arange(SIDE_POINTS) / SIDE_POINTS
    low, high = np.full(SIDE_POINTS, SOUND), np.full(SIDE_POINTS, 1.0 - SOUND)
    back = 1.0 - steps
    x, y = np.concatenate([steps, high, back, low]) + col, np.concatenate([low, steps, high, back]) + row
    places = np.column_stack([x, y])
    _shake(places, int(seed) & 0xFFFFFFFF)
    places = side * (places + _begin(seed))
    return np.concatenate([places, places[:1]])


def lands_near(bounds: tuple[float, float, float, float], side: float, seed: int) -> Iterator:
    """Yield column and row of every land that a rectangle may touch: west, south, east and north."""
    low, high = np.array(bounds[:2]) / side - _begin(seed), np.array(bounds[2:]) / side - _begin(seed)
    (first_col, first_row), (last_col, last_row) = np.floor(low - MOST_SHAKEN), np.floor(high + MOST_SHAKEN)
    for row in range(int(first_row), int(last_row) + 1):
        for col in range(int(first_col), int(last_col) + 1):
            yield col, row


def _begin(seed):
    """Return where the lattice begins, in sides."""
    return np.array([scramble(int(seed) & 0xFFFFFFFF, LATTICE_BEGIN, axis) / WORD_COUNT for axis in (0, 1)])


@kernel
def _shake(places, seed):
    """Move places by noise."""
    for number in range(places.shape[0]):
        x, y = places[number, 0] * LAND_WAVES, places[number, 1] * LAND_WAVES
        east = fractal_noise(x, y, LAND_OCTAVES, LAND_GAIN, scramble(seed, EAST_NOISE, 7))
        north = fractal_noise(x, y, LAND_OCTAVES, LAND_GAIN, scramble(seed, NORTH_NOISE, 7))
        places[number, 0] += SHAKEN * east
        places[number, 1] += SHAKEN * north
