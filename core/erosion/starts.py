"""Starting surfaces: plane, peaks, pyramid, two volcanoes, fractal noise, and noise laid over any of them."""

from __future__ import annotations

from functools import partial
from typing import Callable, NamedTuple

import numpy as np

from ..arrays import Heights
from ..choices import DIAMOND_SQUARE, NOISE, PEAK, STARTING_SHAPES
from ..machine.exponential import LN_2, exp
from ..machine.noise import WORD, add_fractal_noise, scramble
from ..raster.raster import lazy
from ..run.run import Run
from .diamond_square import diamond_square

BAND_ROWS = 16
START_BYTES_PER_CELL = 21  # heights in float64, the copy that is written, validity and workspace
SQUARE_BYTES_PER_CELL = 48  # on a square of 2ⁿ + 1 cells, which may have twice as many columns and rows
FRACTALS = NOISE, DIAMOND_SQUARE

WAVES_ACROSS = 2.7  # first octave of the noise: this many wavelengths on the longer side
NOISE_OF_RELIEF = 0.35  # of the relief: the height of the noise on other shapes at roughness 1
COAST_BEND = 0.2  # of half the longer side: how far roughness 1 bends outlines
SEA_FLOOR = -0.3  # of the relief, far from the volcanoes
INNER, LEAST_PEAK = 0.8, 0.4  # of the map in which several peaks stand, and of the relief that they have at least


def default_roughness(shape: str) -> float:
    """Return the roughness that suits a shape: noise is made of it, the others are smooth."""
    return 0.3 if shape in FRACTALS else 0.0


def bytes_per_cell(shape: str) -> int:
    """Return the memory that a cell of a shape takes."""
    return SQUARE_BYTES_PER_CELL if shape == DIAMOND_SQUARE else START_BYTES_PER_CELL


def starting_surface(
    run: Run, shape: str, nrows: int, ncols: int, relief: float, roughness: float, seed: int, peaks: int = 1
) -> Heights:
    """Return heights of ``shape`` as float64; row 0 is the northern edge.

    ``relief`` is the height of the shape, for volcanoes above a sea at 0. ``roughness`` 0..1 is the fractal dimension
    of the noise above 2; on shapes other than noise also its strength. There are so many ``peaks``, of a shape with
    several at places and with heights by the seed. Diamonds and squares lie in memory.
    """
    run = run.in_memory() if shape == DIAMOND_SQUARE else run
    longer = max(nrows, ncols)
    recipe = _Recipe(
        outline=_several_peaks(peaks, nrows, ncols, seed) if shape == PEAK and peaks > 1 else _OUTLINES[shape],
        relief=relief,
        step=WAVES_ACROSS / longer,
        octaves=max(1, int(np.ceil(np.log2(longer / WAVES_ACROSS)))),
        gain=exp((roughness - 1.0) * LN_2),
        strength={NOISE: 1.0, DIAMOND_SQUARE: 0.0}.get(shape, NOISE_OF_RELIEF * relief * roughness),
        bend=0.0 if shape in FRACTALS else COAST_BEND * roughness,
        seed=seed,
    )
    with run.phase("Building the surface", 1.0):
        if shape == DIAMOND_SQUARE:
            surface = diamond_square(run, nrows, ncols, recipe.gain, seed)
            ranges = [(surface.min(), surface.max())]
        else:
            surface = run.empty((nrows, ncols), np.float64)
            ranges = run.map(partial(_fill_band, surface, recipe), range(0, nrows, BAND_ROWS))
    if shape in FRACTALS:
        lowest, highest = min(low for low, _ in ranges), max(high for _, high in ranges)
        stretch = relief / (highest - lowest) if highest > lowest else 0.0
        return ((lazy(surface) - lowest) * stretch).materialise(run, over=surface)
    return surface


class _Recipe(NamedTuple):
    """What a surface is made of, but for its cells."""

    outline: Callable  # of x, y, and half the width and height of the map
    relief: float
    step: float  # waves of the first octave in a cell
    octaves: int
    gain: float  # of the height of the noise from one octave to the next
    strength: float  # height of the noise
    bend: float  # how far outlines are bent, in half longer sides
    seed: int


def _fill_band(surface, recipe, top):
    """Write the heights of a band of rows, and return the lowest and the highest."""
    nrows, ncols = surface.shape
    rows = slice(top, min(top + BAND_ROWS, nrows))
    step, octaves, seed = recipe.step, recipe.octaves, recipe.seed
    x, y, half_width, half_height = _places(top, rows.stop - top, nrows, ncols)
    if recipe.bend > 0:
        shift = np.zeros((2, rows.stop - top, ncols))
        for axis in range(2):
            add_fractal_noise(shift[axis], top, step, step, octaves, 0.5, recipe.bend, scramble(seed, 0, axis + 1))
        x, y = x + shift[0], y + shift[1]
    band = np.empty((rows.stop - top, ncols))
    band[...] = recipe.relief * recipe.outline(x, y, half_width, half_height)
    if recipe.strength > 0:
        add_fractal_noise(band, top, step, step, octaves, recipe.gain, recipe.strength, seed)
    surface[rows] = band
    return band.min(), band.max()


def _places(top, height, nrows, ncols):
    """Return for a band of rows: x and y from the centre in half longer sides, and the half sides themselves."""
    longer = max(nrows, ncols)
    x = (2.0 * np.arange(ncols) - (ncols - 1)) / longer
    y = ((nrows - 1) - 2.0 * np.arange(top, top + height)[:, None]) / longer
    return x, y, max(ncols - 1, 1) / longer, max(nrows - 1, 1) / longer


def _plane(x, y, half_width, half_height):
    """Rise from 0 on the southern edge to 1 on the northern."""
    return (y + half_height) / (2.0 * half_height) + 0.0 * x


def _peak(x, y, half_width, half_height):
    """Fall as a cone from 1 in the centre to 0 in the corners."""
    return 1.0 - np.sqrt((x * x + y * y) / (half_width**2 + half_height**2))


def _several_peaks(count, nrows, ncols, seed):
    """Return the outline of cones at places by the seed: the first is 1 high, the others lower."""
    longer = max(nrows, ncols)
    half_width, half_height = max(ncols - 1, 1) / longer, max(nrows - 1, 1) / longer
    tops = np.array([[scramble(seed, number, side) / WORD for side in range(3, 6)] for number in range(count)])
    east, north = (INNER * (2.0 * tops[:, :2] - 1.0) * (half_width, half_height)).T
    high = np.where(np.arange(count) == 0, 1.0, LEAST_PEAK + (1.0 - LEAST_PEAK) * tops[:, 2])
    return partial(_cones, east, north, high, np.sqrt(half_width**2 + half_height**2))


def _cones(east, north, high, reach, x, y, _half_width, _half_height):
    """Let cones of some heights fall by 1 within ``reach`` of their tops, the highest of them at each place."""
    surface = np.zeros(np.broadcast(x, y).shape)
    for cone in range(high.size):
        away = np.sqrt((x - east[cone]) ** 2 + (y - north[cone]) ** 2)
        np.maximum(surface, high[cone] - away / reach, out=surface)
    return surface


def _pyramid(x, y, half_width, half_height):
    """Fall from 1 in the centre to 0 on all four edges."""
    return 1.0 - np.maximum(np.abs(x) / half_width, np.abs(y) / half_height)


def _volcanoes(x, y, half_width, half_height):
    """Raise one island of two volcanoes from the sea; in each a caldera, the lower one closed by a lower rim."""
    size = min(half_width, half_height)
    great = np.sqrt((x + 0.30 * half_width) ** 2 + (y - 0.14 * half_height) ** 2) / size
    small = np.sqrt((x - 0.40 * half_width) ** 2 + (y + 0.20 * half_height) ** 2) / size
    island = SEA_FLOOR + 1.55 * _flank(great, 0.46) + 1.02 * _flank(small, 0.40)
    return _caldera(_caldera(island, great, 0.20, 0.55), small, 0.16, 0.28)


def _flank(distance, width):
    """Fall from 1 at the centre, steep high up and ever flatter further out."""
    spread = 1.0 + (distance / width) ** 2
    return 1.0 / (spread * np.sqrt(spread))


def _caldera(surface, distance, rim, floor):
    """Sink the summit inside the rim towards a flat floor."""
    within = (distance / rim) ** 2
    return np.where(within < 1.0, floor + (surface - floor) * within * within, surface)


def _nothing(x, y, half_width, half_height):
    return 0.0 * x + 0.0 * y


_OUTLINES = dict(zip(STARTING_SHAPES, (_plane, _peak, _pyramid, _volcanoes, _nothing, _nothing)))
