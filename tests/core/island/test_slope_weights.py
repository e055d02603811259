"""Weights in the slope of the land: what it is multiplied by at a distance to the coast, and beside high rivers."""

import numpy as np
import pytest
from headwaters.core.island.slope_weights import slope_factors
from headwaters.core.plane.types import Land

SIDE = 40.0
SQUARE = Land((np.array([(0.0, 0.0), (SIDE, 0.0), (SIDE, SIDE), (0.0, SIDE), (0.0, 0.0)]),))
PLACES = np.array([(0.0, 13.0), (10.0, 20.0), (20.0, 20.0), (25.0, 5.0)])
AWAY = np.array([0.0, 0.5, 1.0, 0.25])  # from the coast, over the greatest distance
HEIGHTS = np.array([0.0, 50.0, 200.0, 100.0])


@pytest.mark.parametrize("weight", [-1, -0.3, 0.5, 1])
def test_by_the_coast_land_is_so_much_steeper_and_farthest_from_it_so_much_gentler(weight):
    assert slope_factors(SQUARE, PLACES, HEIGHTS, (weight, 0.0)) == pytest.approx(1 + weight * (1 - 2 * AWAY))


@pytest.mark.parametrize("weight", [-1, -0.3, 0.5, 1])
def test_beside_the_highest_river_land_is_so_much_steeper_and_at_the_level_of_the_sea_so_much_gentler(weight):
    expected = 1 + weight * (2 * HEIGHTS / 200.0 - 1)
    assert slope_factors(None, PLACES, HEIGHTS, (0.0, weight)) == pytest.approx(expected)
    assert slope_factors(SQUARE, PLACES, HEIGHTS, (0.4, weight)) == pytest.approx(expected * (1 + 0.4 * (1 - 2 * AWAY)))


def test_where_all_rivers_are_at_the_level_of_the_sea_height_has_no_say():
    assert np.array_equal(slope_factors(None, PLACES, np.zeros(4), (0.0, 1.0)), np.ones(4))
