"""The spline of a DEM has its heights as means over its cells."""

import numpy as np
from headwaters.core.terrain.dem.cell_means import BEYOND, MEAN_ROUNDS, cell_means, through_cells
from headwaters.core.terrain.ground.spline_heights import spline_heights

from .lands import CELL, noise


def _places(shape, times):
    """Return the middles of cells so many times smaller, from north to south."""
    rows, cols = np.indices((shape[0] * times, shape[1] * times))
    cell = CELL / times
    return np.column_stack([((cols + 0.5) * cell).ravel(), (shape[0] * CELL - (rows + 0.5) * cell).ravel()])


def _numeric_means(field, shape, times=24):
    z = spline_heights(field, _places(shape, times)).reshape(shape[0], times, shape[1], times)
    return z.mean(axis=(1, 3))


def test_means_of_a_spline_are_its_integrals():
    z = noise(1, (20, 24))
    field = through_cells(z, CELL)
    assert np.allclose(cell_means(field.values[::-1], BEYOND), _numeric_means(field, z.shape), rtol=0, atol=0.1)


def test_a_spline_runs_through_the_heights_or_keeps_them_as_means():
    z = noise(2, (30, 26))
    through, kept = through_cells(z, CELL), through_cells(z, CELL, MEAN_ROUNDS)
    assert np.allclose(spline_heights(through, _places(z.shape, 1)), z.ravel(), rtol=0, atol=1e-6)
    missed = [np.sqrt(np.mean((_numeric_means(field, z.shape) - z) ** 2)) for field in (through, kept)]
    assert missed[1] < 0.25 * missed[0]


def test_a_plane_stays_a_plane_to_its_rim():
    rows, cols = np.indices((12, 15))
    z = 3.0 * cols - 2.0 * rows
    field = through_cells(z, CELL, MEAN_ROUNDS)
    xy = _places(z.shape, 4)
    plane = 3.0 * (xy[:, 0] / CELL - 0.5) - 2.0 * (12 - xy[:, 1] / CELL - 0.5)
    assert np.allclose(spline_heights(field, xy), plane, rtol=0, atol=1e-6)
