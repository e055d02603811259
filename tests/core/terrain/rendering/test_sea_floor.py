"""The sea off a coast: shallow near the shore, deep far away, and the same in every window."""

import numpy as np
import pytest
from headwaters.core.plane.land import nearest_shore_places, shores
from headwaters.core.plane.types import Land
from headwaters.core.terrain.rendering.sea_floor import SEA_DEPTH, depth_at, prepare_sea_floor, sea_heights
from headwaters.tests.core.growth.coasts import closed, random_island


def places(size, count, aside=0.0):
    steps = np.linspace(-size, size, count) + aside
    return np.meshgrid(steps, steps)


@pytest.mark.parametrize("seed, size", [(1, 60_000.0), (2, 3_000.0), (3, 500_000.0)])
def test_the_floor_lies_as_deep_as_the_nearest_shore_is_far(seed, size):
    land = random_island(seed, seas=seed % 3)
    sea = prepare_sea_floor(land)
    x, y = places(size, 61)
    away = nearest_shore_places(shores(land), np.column_stack([x.ravel(), y.ravel()])).distance.reshape(x.shape)
    assert np.allclose(sea_heights(sea, x, y), -depth_at(away, sea.scale), atol=1e-6)


def test_a_part_of_the_sea_is_the_same_part_of_the_whole():
    sea = prepare_sea_floor(random_island(5, seas=2))
    x, y = places(50_000.0, 100)
    whole = sea_heights(sea, x, y)
    part = np.s_[37:62, 3:90]
    assert np.array_equal(sea_heights(sea, x[part], y[part]), whole[part])
    wanted = (x + y) > 0
    assert np.array_equal(sea_heights(sea, x, y, wanted), np.where(wanted, whole, np.nan), equal_nan=True)


def test_the_sea_deepens_from_shore_to_shelf_to_depth():
    way = np.linspace(0, 60_000, 6_001)
    depth = depth_at(way)
    assert depth[0] == 0.1 and depth[-1] == SEA_DEPTH
    assert (np.diff(depth) >= 0).all()
    assert 100 <= depth_at(8_000.0) <= 150
    assert np.abs(np.diff(depth[2:], 2)).max() < 0.02  # no edge in it


def test_small_islands_stand_in_small_seas():
    def island(side):
        return prepare_sea_floor(Land((closed([[0, 0], [side, 0], [side, side], [0, side]]),)))

    x, y = np.array([[-4_000.0]]), np.array([[500.0]])
    assert sea_heights(island(80_000.0), x, y)[0, 0] == pytest.approx(-60.0)
    assert sea_heights(island(5_000.0), x, y)[0, 0] == -100.0


def test_an_inland_sea_is_shallow():
    hole = closed([[4_000, 4_000], [4_000, 6_000], [6_000, 6_000], [6_000, 4_000]])
    land = Land((closed([[0, 0], [80_000, 0], [80_000, 80_000], [0, 80_000]]), hole))
    middle = sea_heights(prepare_sea_floor(land), np.array([[5_000.0]]), np.array([[5_000.0]]))
    assert middle[0, 0] == pytest.approx(-15.0)
