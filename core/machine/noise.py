"""Fractal noise that depends on nothing but seed and place: the same on every machine, version and thread.

Gradient noise after Perlin (2002, doi:10.1145/566654.566636), summed over octaves. Only sums and products of numbers
that every machine rounds alike are used; no sine, no exponential.
"""

from __future__ import annotations

import numpy as np

from ..arrays import Heights
from .jit import kernel

WORD = 0xFFFFFFFF
WORD_COUNT = 4294967296.0  # how many words of 32 bits there are
OVER_A_CORNER = 0.7071067811865476
GRADIENT_X = np.array([1.0, OVER_A_CORNER, 0.0, -OVER_A_CORNER, -1.0, -OVER_A_CORNER, 0.0, OVER_A_CORNER])
GRADIENT_Y = np.array([0.0, OVER_A_CORNER, 1.0, OVER_A_CORNER, 0.0, -OVER_A_CORNER, -1.0, -OVER_A_CORNER])
# Octaves are turned against each other by the angle of the 3-4-5 triangle, so that no lattice shows.
TURN_COS = 0.8
TURN_SIN = 0.6
LOUDNESS = 2.0  # gradient noise lies mostly within a half


@kernel
def scramble(seed: int, x: int, y: int) -> int:
    """Return 32 well-mixed bits for a place of the lattice; every intermediate fits 63 bits."""
    bits = (x * 0x27D4EB2D + y * 0x165667B1 + seed * 0x2545F491) & WORD
    bits = ((bits ^ (bits >> 16)) * 0x45D9F3B) & WORD
    bits = ((bits ^ (bits >> 16)) * 0x45D9F3B) & WORD
    return bits ^ (bits >> 16)


@kernel
def _corners(seed, left, low):
    """Return the directions that a square of the lattice rises in at its four corners."""
    return (
        scramble(seed, left, low) & 7,
        scramble(seed, left + 1, low) & 7,
        scramble(seed, left, low + 1) & 7,
        scramble(seed, left + 1, low + 1) & 7,
    )


@kernel
def _slope_of(gradient, x, y):
    return GRADIENT_X[gradient] * x + GRADIENT_Y[gradient] * y


@kernel
def _noise_within(corners, left, low, x, y):
    """Return the noise at a place of the square of the lattice that begins at ``left`` and ``low``."""
    east = x - left
    north = y - low
    u = east * east * east * (east * (east * 6.0 - 15.0) + 10.0)
    v = north * north * north * (north * (north * 6.0 - 15.0) + 10.0)
    to_right = x - (left + 1)
    to_top = y - (low + 1)
    bottom = _slope_of(corners[0], east, north)
    bottom += u * (_slope_of(corners[1], to_right, north) - bottom)
    top = _slope_of(corners[2], east, to_top)
    top += u * (_slope_of(corners[3], to_right, to_top) - top)
    return bottom + v * (top - bottom)


@kernel
def gradient_noise(seed: int, x: float, y: float) -> float:
    """Return smooth noise of wavelength 1, between -1 and 1 and mostly within a half of that."""
    left = int(np.floor(x))
    low = int(np.floor(y))
    return _noise_within(_corners(seed, left, low), left, low, x, y)


@kernel
def _next_octave(x, y):
    """Return a place in the lattice of the next octave: half as wide, and turned."""
    return 2.0 * (TURN_COS * x - TURN_SIN * y) + 19.19, 2.0 * (TURN_SIN * x + TURN_COS * y) + 7.77


@kernel
def fractal_noise(x: float, y: float, octaves: int, gain: float, seed: int) -> float:
    """Return noise at one place, given in wavelengths of the first octave: mostly between -1 and 1 for small gains."""
    height = 0.0
    amplitude = LOUDNESS
    for octave in range(octaves):
        height += amplitude * gradient_noise(scramble(seed, octave, 0), x, y)
        x, y = _next_octave(x, y)
        amplitude *= gain
    return height


@kernel
def add_fractal_noise(
    surface: Heights, top: int, x_step: float, y_step: float, octaves: int, gain: float, strength: float, seed: int
) -> None:
    """Add fractal noise times ``strength`` to rows of a surface of which the first is row ``top`` of the map.

    A cell's place is its column and row times ``x_step`` and ``y_step``: wavelengths of the first octave. Each
    octave has half the wavelength of the one before, ``gain`` times its height and a lattice that no other seed shares.
    """
    heights, x, y = np.empty((3, surface.shape[1]))
    for row in range(surface.shape[0]):
        for col in range(surface.shape[1]):
            heights[col] = 0.0
            x[col] = (col + 0.5) * x_step
            y[col] = (top + row + 0.5) * y_step
        amplitude = LOUDNESS
        for octave in range(octaves):
            _add_octave(heights, x, y, scramble(seed, octave, 0), amplitude)
            amplitude *= gain
        for col in range(surface.shape[1]):
            surface[row, col] += strength / LOUDNESS * heights[col]


@kernel
def _add_octave(heights, x, y, seed, amplitude):
    """Add an octave to places in a row, and turn them for the next; places of one square share its corners."""
    left = low = 0
    corners = _corners(seed, left, low)
    for col in range(heights.size):
        at_left = int(np.floor(x[col]))
        at_low = int(np.floor(y[col]))
        if at_left != left or at_low != low:
            left, low = at_left, at_low
            corners = _corners(seed, left, low)
        heights[col] += amplitude * _noise_within(corners, left, low, x[col], y[col])
        x[col], y[col] = _next_octave(x[col], y[col])


@kernel
def chance(seed: int, node: int, number: int) -> float:
    """Return the ``number``-th random number of a node, in [0, 1)."""
    return scramble(seed, node, number) / WORD_COUNT
