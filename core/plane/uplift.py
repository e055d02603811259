"""How fast the land rises from place to place: the field of uplift that terrain and rivers follow.

Uplift is relative: 0 in lowlands that do not rise, 1 where the land rises fastest. What it is in metres follows from
the height that the land is to have. Where nobody has painted it, noise makes ranges, hills around them that rise
a third as fast, plains that hardly rise, and shores of which some are flat and others steep. Plains end at the foot
of hills: were uplift to grow evenly from the shore to the ranges, all land but these would be low, and rivers too steep
in their heads. Noise is of a place on a plane that all islands share, so that ranges go on from one to the next.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Coordinates, Values
from ..choices import USUAL_LOOK, Look
from ..machine.exponential import exp
from ..machine.jit import kernel
from ..machine.noise import TURN_COS, TURN_SIN, fractal_noise, gradient_noise, scramble
from .land import area, contained, nearest_shore_places, shores
from .types import Land

WAVE = 0.55  # √area between two ranges
RANGE_STRETCH = 1.8  # times that along them
RANGE_BEND = 0.35  # waves by which ranges bend
RANGE_BENDS = 1.3  # in a wave
UPLIFT_OCTAVES, UPLIFT_GAIN = 4, 0.5
SUMMITS = 0.97  # share of the land below the highest ranges
PLAIN_UPLIFT = 0.05  # uplift of plains over that of the hills around
SHORE_LEAST = 0.55  # share of the uplift that is left at the sea
SHORE_WIDTH, SHORE_SPREAD = 0.05, 2.2  # √area over which land rises from the sea, and the logarithm of how that varies
SHORE_WAVES, SHORE_OCTAVES = 1.5, 2  # in a wave
WARP_OCTAVES = 3
RANGE_SAMPLES = 96  # from end to end of an island, by which its lowlands are found
WARP_EAST, WARP_NORTH, RIDGE_NOISE, SHORE_NOISE = 1, 2, 3, 4  # numbers of the noises


class Ranges(NamedTuple):
    """The noise that makes the ranges of all islands; lengths in metres on the plane that these share."""

    # float64 (8): wave; unit vector along ranges; width of shores; noise that is 0, and 1; uplift of hills, and noise
    # where they begin
    frame: np.ndarray
    seed: int


def ranges_of(land: Land, seed: int, look: Look = USUAL_LOOK) -> Ranges:
    """Return the `Ranges` that fit the largest island, on whose plane they lie.

    The `Look` says how much of the land is plains, and how much less than ranges hills rise.
    """
    size, along = np.sqrt(area(land)), main_axis(land)
    frame = np.array([WAVE * size, *along, SHORE_WIDTH * size, 0.0, 1.0, look.hills, 0.25])
    ranges = Ranges(frame, int(seed) & 0xFFFFFFFF)
    low, high = land.rings[0].min(axis=0), land.rings[0].max(axis=0)
    steps = (np.arange(RANGE_SAMPLES) + 0.5) / RANGE_SAMPLES
    places = np.stack(np.meshgrid(*(low + steps[:, np.newaxis] * (high - low)).T), axis=-1).reshape(-1, 2)
    places = places[contained(shores(land), places)]
    if not len(places):
        return ranges
    noise = np.empty(len(places))
    _ridged_at(ranges, places, noise)
    noise.sort()
    frame[4], frame[7], frame[5] = (noise[int(share * noise.size)] for share in (look.lowland, look.plains, SUMMITS))
    frame[5], frame[7] = (max(value, frame[4] + 1e-6) for value in frame[[5, 7]])
    return ranges


def main_axis(land: Land) -> tuple[float, float]:
    """Return the unit vector along which an island is longest; of opposite ones that to the east."""
    middle = land.rings[0][:-1].mean(axis=0)
    moments = sum(_second_moments(ring - middle) for ring in land.rings)
    mass = area(land)
    east, north = sum(_first_moments(ring - middle) for ring in land.rings) / mass
    across, both, up = moments / mass - np.array([east * east, east * north, north * north])
    # The greater eigenvector of a symmetric matrix of two rows, by roots alone.
    half = (across - up) / 2
    x, y = half + np.sqrt(half * half + both * both), both
    if x * x + y * y <= 0:
        x, y = (1.0, 0.0) if half >= 0 else (0.0, 1.0)
    length = np.sqrt(x * x + y * y)
    return float(x / length), float(y / length)


def _first_moments(ring):
    (x, y), (to_x, to_y) = ring[:-1].T, ring[1:].T
    cross = x * to_y - to_x * y
    return np.array([np.sum((x + to_x) * cross), np.sum((y + to_y) * cross)]) / 6


def _second_moments(ring):
    """Return the sums of x², xy and y² over the inside of a ring."""
    (x, y), (to_x, to_y) = ring[:-1].T, ring[1:].T
    cross = x * to_y - to_x * y
    across, up = x * x + x * to_x + to_x * to_x, y * y + y * to_y + to_y * to_y
    both = x * to_y + 2 * x * y + 2 * to_x * to_y + to_x * y
    return np.array([np.sum(across * cross) / 12, np.sum(both * cross) / 24, np.sum(up * cross) / 12])


def noise_uplift(ranges: Ranges, land: Land, xy: Coordinates, origin: tuple[float, float] = (0.0, 0.0)) -> Values:
    """Return the relative uplift, 0 to 1, that noise gives to points ``xy`` (n, 2) of the plane of an island.

    ``origin`` is where that plane begins on the one of `ranges_of`. Land rises from the sea, and from inland seas, over
    a width that varies; beyond the land uplift is what it is at the shore.
    """
    xy = np.require(xy, np.float64, ["C", "W"])
    where = shores(land)
    inland, land_there = np.zeros(len(xy)), contained(where, xy)
    inland[land_there] = nearest_shore_places(where, xy[land_there]).distance
    found = np.empty(len(xy))
    _uplift_at(ranges, np.ascontiguousarray(xy + np.asarray(origin, np.float64)), inland, found)
    return found


@kernel
def _ridged_at(ranges: Ranges, xy, found):
    frame, seed = ranges
    for point in range(found.size):
        u, v = _in_waves(frame, xy[point, 0], xy[point, 1])
        found[point] = _ridged(u, v, seed)


@kernel
def _uplift_at(ranges: Ranges, xy, inland, found):
    frame, seed = ranges
    for point in range(found.size):
        u, v = _in_waves(frame, xy[point, 0], xy[point, 1])
        ridged = _ridged(u, v, seed)
        height = min(max((ridged - frame[4]) / (frame[5] - frame[4]), 0.0), 1.0)
        own = scramble(seed, SHORE_NOISE, 1)
        varies = fractal_noise(u * SHORE_WAVES, v * SHORE_WAVES, SHORE_OCTAVES, 0.5, own) / 2.0
        away = min(inland[point] / (frame[3] * exp(SHORE_SPREAD * varies)), 1.0)
        from_sea = SHORE_LEAST + (1.0 - SHORE_LEAST) * away * away * (3.0 - 2.0 * away)
        hilly = min(max((ridged - frame[4]) / (frame[7] - frame[4]), 0.0), 1.0)
        hilly = PLAIN_UPLIFT + (1.0 - PLAIN_UPLIFT) * hilly * hilly * (3.0 - 2.0 * hilly)
        found[point] = hilly * (frame[6] + (1.0 - frame[6]) * height) * from_sea


@kernel
def _in_waves(frame, x, y):
    """Return a place along and across the ranges, in waves."""
    return (x * frame[1] + y * frame[2]) / (frame[0] * RANGE_STRETCH), (y * frame[1] - x * frame[2]) / frame[0]


@kernel
def _ridged(u, v, seed):
    """Return noise with ridges: highest, and sharp, where plain noise is 0; finer octaves grow on ridges alone."""
    bent_u, bent_v = RANGE_BENDS * u, RANGE_BENDS * v
    east = fractal_noise(bent_u + 3.1, bent_v, WARP_OCTAVES, 0.5, scramble(seed, WARP_EAST, 1))
    north = fractal_noise(bent_u - 7.7, bent_v + 5.5, WARP_OCTAVES, 0.5, scramble(seed, WARP_NORTH, 1))
    x, y = u + RANGE_BEND * 0.5 * east, v + RANGE_BEND * 0.5 * north
    own = scramble(seed, RIDGE_NOISE, 1)
    total, amplitude, weight = 0.0, 1.0, 1.0
    for octave in range(UPLIFT_OCTAVES):
        ridge = 1.0 - min(1.0, 2.0 * abs(gradient_noise(scramble(own, octave, 0), x, y)))
        ridge *= ridge * weight
        weight = min(1.0, 2.0 * ridge)
        total += amplitude * ridge
        x, y = 2.0 * (TURN_COS * x - TURN_SIN * y) + 19.19, 2.0 * (TURN_SIN * x + TURN_COS * y) + 7.77
        amplitude *= UPLIFT_GAIN
    return total
