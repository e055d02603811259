"""Cliffs stand where the coast is steep, and land behind them still rises."""

import numpy as np
import pytest
from headwaters.core.plane.fields import field_samples
from headwaters.core.plane.types import Field
from headwaters.core.terrain.rendering.cliffs import _raise_all, prepare_cliffs, raise_cliffs
from headwaters.tests.core.growth.coasts import closed

CELL, SIDE = 50.0, 10_000.0
RING = closed([[0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE]])
HEIGHT = 40.0


def rise(x, y):
    """Return the height of land that rises from its western and its eastern shore, from the eastern one steeply."""
    return np.maximum(np.minimum(0.03 * x, 0.3 * (SIDE - x)), 0.0)


def ground(slope=rise):
    steps = np.arange(-5 * CELL, SIDE + 5 * CELL, CELL)
    x, y = np.meshgrid(steps, steps)
    land = (x > 0) & (x < SIDE) & (y > 0) & (y < SIDE)
    return Field(np.where(land, slope(x, y), 0.0), float(steps[0]), float(steps[0]), CELL, 0.0), land


def raised(x, y=5_000.0, height=HEIGHT, seed=3):
    """Return by how much places are raised."""
    x, y = np.atleast_2d(x) + 0.0 * y, y + 0.0 * np.atleast_2d(x)
    x, y, z = np.ascontiguousarray(x, float), np.ascontiguousarray(y, float), np.zeros(x.shape)
    raise_cliffs(prepare_cliffs(height, [RING], *ground()), x, y, seed, z)
    return z


def test_steep_coasts_have_cliffs_and_gentle_ones_none():
    y = np.linspace(2_000, 8_000, 60)[:, None]
    steep, gentle = raised(SIDE - 20.0, y), raised(20.0, y)
    assert 0.5 * HEIGHT < steep.mean() < 1.3 * HEIGHT
    assert np.ptp(steep) > 0.2 * HEIGHT
    assert gentle.max() < 0.1 * HEIGHT


def test_land_behind_a_cliff_still_rises():
    away = np.arange(30.0, 850.0, 10.0)
    for y in (3_000.0, 5_000.0, 7_000.0):
        z = rise(SIDE - away, y) + raised(SIDE - away, y)[0]
        assert (np.diff(z) > 0).all()
    assert raised(SIDE - 2_000.0)[0, 0] == 0.0


def test_a_cliff_is_a_wall_that_begins_at_the_sea():
    z = raised(SIDE - np.array([0.0, 0.1, 5.0, 10.0, 25.0]))[0]
    assert z[0] == pytest.approx(0, abs=1e-9) and z[1] < 1
    assert (np.diff(z[:4]) > 5).any() and z[3] / 10 > 1.5


def test_the_height_is_what_is_asked_for():
    y = np.linspace(2_000, 8_000, 200)[:, None]
    low, high = (raised(SIDE - height / 2, y, height).mean() for height in (10.0, 40.0))
    assert high / low == pytest.approx(4, rel=0.1)
    assert prepare_cliffs(0.0, [RING], *ground()) is None
    assert prepare_cliffs(40.0, [RING], *ground(lambda x, y: 0.0 * x)) is not None


def test_level_land_has_no_cliffs_whatever_is_asked_for():
    cliffs = prepare_cliffs(40.0, [RING], *ground(lambda x, y: 0.01 * np.minimum(x, SIDE - x)))
    x, y = np.meshgrid(np.linspace(10, 990, 30), np.linspace(2_000, 8_000, 30))
    z = np.zeros(x.shape)
    raise_cliffs(cliffs, x, y, 3, z)
    assert z.max() < 2


def test_what_a_place_has_follows_from_the_place():
    x, y = np.meshgrid(np.linspace(SIDE - 900, SIDE - 5, 40), np.linspace(2_000, 2_900, 30))
    cliffs = prepare_cliffs(HEIGHT, [RING], *ground())
    whole, part = np.zeros(x.shape), np.zeros((7, 11))
    whole[3, 4] = np.nan
    raise_cliffs(cliffs, x, y, 3, whole)
    raise_cliffs(cliffs, x[10:17, 20:31].copy(), y[10:17, 20:31].copy(), 3, part)
    assert np.array_equal(part, whole[10:17, 20:31])
    assert np.isnan(whole[3, 4]) and np.count_nonzero(np.isnan(whole)) == 1


def test_where_a_coast_is_level_nothing_is_raised_not_even_at_the_shore():
    level = field_samples(Field(np.zeros((9, 9)), 0.0, 0.0, 10.0, 0.0))
    x, y = np.meshgrid(np.arange(20.0, 60.0, 10.0), np.arange(20.0, 60.0, 10.0))
    heights, away = np.full(x.shape, 5.0), np.tile([0.0, 1.0, 30.0, 60.0], (4, 1))
    _raise_all(level, 40.0, 60.0, x, y, 3, away, heights)
    assert (heights == 5.0).all()
