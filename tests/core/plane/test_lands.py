"""Lands of a world without end: none touches another, all shores are sound, and nothing counts but place and seed."""

import numpy as np
import pytest
from headwaters.core.plane.lands import land_outline, lands_near
from shapely.affinity import translate
from shapely.geometry import Polygon, box

SIDE = 100e3
SQUARES = [(col, row) for col in range(-1, 3) for row in range(-1, 3)]


@pytest.mark.parametrize("seed", [1, 2, 3, 42, 2**31 - 1])
def test_lands_fill_the_plane_but_for_narrow_sounds(seed):
    lands = {place: Polygon(land_outline(*place, SIDE, seed)) for place in SQUARES}
    assert all(land.is_valid and land.exterior.is_ccw for land in lands.values())
    for (col, row), land in lands.items():
        for other in ((col + 1, row), (col, row + 1), (col + 1, row + 1), (col - 1, row + 1)):
            if other in lands:
                assert 100 < land.distance(lands[other]) < 0.06 * SIDE
    inside = translate(box(-SIDE / 2, -SIDE / 2, SIDE / 2, SIDE / 2), *lands[0, 0].centroid.coords[0])
    covered = sum(land.intersection(inside).area for land in lands.values()) / inside.area
    assert 0.95 < covered < 0.995


def test_a_land_is_where_its_square_is_and_another_seed_makes_another():
    one = land_outline(7, -3, SIDE, 5)
    assert np.array_equal(one, land_outline(7, -3, SIDE, 5)) and np.array_equal(one[0], one[-1])
    apart = np.subtract(Polygon(one).centroid.coords[0], Polygon(land_outline(5, -4, SIDE, 5)).centroid.coords[0])
    assert np.allclose(apart, [2 * SIDE, SIDE], atol=0.1 * SIDE)
    assert not np.array_equal(one, land_outline(7, -3, SIDE, 6))
    assert np.allclose(land_outline(7, -3, 2 * SIDE, 5), 2 * one)


@pytest.mark.parametrize("seed", [3, 9])
def test_no_land_that_a_rectangle_touches_is_forgotten(seed):
    rng = np.random.default_rng(seed)
    lands = {place: Polygon(land_outline(*place, SIDE, seed)) for place in SQUARES}
    for _ in range(200):
        west, south = rng.uniform(0.9 * SIDE, 1.6 * SIDE, 2)
        rectangle = west, south, west + rng.uniform(10, 0.3 * SIDE), south + rng.uniform(10, 0.3 * SIDE)
        near = set(lands_near(rectangle, SIDE, seed))
        assert {place for place, land in lands.items() if land.intersects(box(*rectangle))} <= near
        assert len(near) <= 9
