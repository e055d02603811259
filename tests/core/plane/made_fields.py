"""Fields that are made for tests: noise between two bounds, and the uplift of an island by noise."""

import numpy as np
from headwaters.core.machine.noise import add_fractal_noise
from headwaters.core.plane.types import Field
from headwaters.core.plane.uplift import PLAIN_UPLIFT, SHORE_LEAST, noise_uplift

OCTAVES, GAIN = 4, 0.5
SAMPLES_PER_WAVE = 8  # of the first octave


def noise_field(box, wavelength, lowest, highest, seed):
    """Return a smooth field over ``box`` (west, south, east, north) that varies between ``lowest`` and ``highest``.

    It reaches both; hills of it are about ``wavelength`` metres apart.
    """
    west, south, east, north = box
    cell = wavelength / SAMPLES_PER_WAVE
    values = np.zeros((int((north - south) / cell) + 2, int((east - west) / cell) + 2))
    step = 1.0 / SAMPLES_PER_WAVE
    add_fractal_noise(values, 0, step, step, OCTAVES, GAIN, 1.0, seed)
    values -= values.min()
    values *= (highest - lowest) / max(values.max(), np.finfo(float).tiny)
    values += lowest
    return Field(values, float(west), float(south), float(cell), (lowest + highest) / 2)


def uplift_field(land, ranges, cell):
    """Return the relative uplift of an island by noise as a field with samples ``cell`` metres apart."""
    low, high = land.rings[0].min(axis=0) - cell, land.rings[0].max(axis=0) + cell
    ncols, nrows = (int(np.ceil(size / cell)) + 1 for size in high - low)
    x, y = np.meshgrid(low[0] + cell * np.arange(ncols), low[1] + cell * np.arange(nrows))
    values = noise_uplift(ranges, land, np.column_stack([x.ravel(), y.ravel()])).reshape(nrows, ncols)
    return Field(values, float(low[0]), float(low[1]), float(cell), float(PLAIN_UPLIFT * ranges.frame[6] * SHORE_LEAST))
