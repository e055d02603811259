"""The highest cell of a raster is as high as it is to be, wherever cells lie, and low land is as it was."""

from types import SimpleNamespace

import numpy as np
import pytest
from headwaters.core.plane.types import Field
from headwaters.core.terrain.ground.spline_heights import averaged, spline_heights, spline_samples
from headwaters.core.terrain.relief.levels import square_cells
from headwaters.core.terrain.relief.summits import COARSEST_SHOWN, shown_summit
from headwaters.core.terrain.rendering import summit_cells as module
from headwaters.core.terrain.rendering.summit_cells import STRETCH_FOOT, stretch_summit, summit_stretch

CELL, SIDE, TOP = 50.0, 160, 900.0
NO_BEDS = SimpleNamespace(col=np.empty(0), row=np.empty(0))


@pytest.fixture(autouse=True)
def no_rivers(monkeypatch):
    monkeypatch.setattr(module, "stamp", lambda *_: None)


def ground():
    """Return the samples of two hills, with heights from the south."""
    x, y = np.meshgrid(*2 * [(np.arange(SIDE) + 0.5) * CELL])
    hills = [TOP * share * np.exp(-((x - east) ** 2 + (y - north) ** 2) / 1500.0**2)
             for share, east, north in ((1.0, 4017.0, 3990.0), (0.95, 1800.0, 6230.0))]  # fmt: skip
    z = np.maximum(*hills)
    return z, Field(spline_samples(z), CELL / 2, CELL / 2, CELL, 0.0)


def raster(samples, cell, west, beds=NO_BEDS):
    """Return the heights of a raster as they were and stretched."""
    count = int(SIDE * CELL / cell) - 1
    window = square_cells(west, west + count * cell, count, count, cell)
    means = averaged(samples, cell)
    stretch = summit_stretch(samples, window, beds, None, lambda xy: spline_heights(means, xy)[np.newaxis])
    rows, cols = np.indices((count, count)).reshape(2, -1)
    before = spline_heights(means, window.to_plane(np.column_stack([cols, rows]) + 0.5)).reshape(count, count)
    after = before.copy()
    if stretch is not None:
        stretch_summit(stretch, after)
    return before, after


@pytest.mark.parametrize("cell", (55.0, 75.0, 120.0, 200.0, 430.0, 900.0))
def test_the_highest_cell_is_as_high_wherever_cells_lie(cell):
    z, samples = ground()
    wanted, found = shown_summit(z[::-1], CELL, min(cell, COARSEST_SHOWN * CELL)), []
    for west in np.linspace(0.0, cell, 5):
        before, after = raster(samples, cell, west)
        found.append(before.max())
        assert after.max() == pytest.approx(wanted, abs=0.01)
        low = before < STRETCH_FOOT * before.max()
        assert low.any() and np.array_equal(after[low], before[low])
        assert (np.diff(after.ravel()[np.argsort(before, axis=None)]) >= 0).all()
    assert np.ptp(found) > 0.1 or cell < 200.0


@pytest.mark.parametrize("cell", (36.0, CELL))
def test_cells_no_larger_than_those_of_the_ground_are_as_they_were(cell):
    assert np.array_equal(*raster(ground()[1], cell, 7.0))


def test_cells_of_rivers_do_not_count():
    _, samples = ground()
    before, after = raster(samples, 900.0, 0.0)
    row, col = np.unravel_index(np.argmax(before), before.shape)
    _, without = raster(samples, 900.0, 0.0, SimpleNamespace(col=np.array([col]), row=np.array([row])))
    assert np.delete(without.ravel(), np.argmax(before)).max() == pytest.approx(after.max(), abs=0.01)
