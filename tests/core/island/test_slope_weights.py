"""Weights in the slope of the land: what fields become by the distance to the coast, and by the height of rivers."""

import numpy as np
import pytest
from headwaters.core.island.slope_weights import LEAST_WEIGHTED, river_heights, weighted_slopes
from headwaters.core.plane.fields import sample
from headwaters.core.plane.types import Field, Land, Tree

SIDE = 40.0
SQUARE = Land((np.array([(0.0, 0.0), (SIDE, 0.0), (SIDE, SIDE), (0.0, SIDE), (0.0, 0.0)]),))
NONE = Tree(np.zeros((0, 2)), *[np.zeros(0)] * 4, np.zeros((0, 2)))


def plane(rise=0.0):
    """Return a field of 0.1 that rises to the east by so much a metre."""
    return Field(0.1 + rise * np.tile(np.arange(41.0), (41, 1)), 0.0, 0.0, 1.0, 0.1)


def tree(count=60):
    """Return nodes at random places, the higher the farther east."""
    xy = np.random.default_rng(4).random((count, 2)) * SIDE
    return Tree(xy, 5.0 * xy[:, 0], *[np.zeros(count)] * 3, xy)


@pytest.mark.parametrize("weight", [-1, -0.3, 0.5, 1])
def test_by_the_coast_land_is_so_much_steeper_and_farthest_from_it_so_much_gentler(weight):
    [found] = weighted_slopes([plane(0.01)], SQUARE, NONE, (weight, 0.0))
    places = np.array([(0.0, 13.0), (10.0, 20.0), (20.0, 20.0), (25.0, 5.0)])
    away = np.array([0.0, 0.5, 1.0, 0.25])
    expected = (0.1 + 0.01 * places[:, 0]) * np.maximum(1 + weight * (1 - 2 * away), LEAST_WEIGHTED)
    assert sample(found, places) == pytest.approx(expected)


def test_all_fields_are_multiplied_alike_constant_ones_too():
    constant = Field(np.full((1, 1), 2.0), 0.0, 0.0, 1.0, 2.0)
    one, other = weighted_slopes([plane(), constant], SQUARE, tree(), (0.4, -0.6))
    assert other.values == pytest.approx(20 * one.values)


def test_land_beside_high_rivers_is_steeper_and_beside_low_ones_gentler():
    [found] = weighted_slopes([plane()], SQUARE, tree(), (0.0, 1.0))
    west, east = sample(found, np.array([(1.0, 20.0), (39.0, 20.0)]))
    assert west < 0.03 and 0.17 < east <= 0.2
    assert np.array_equal(weighted_slopes([plane()], SQUARE, NONE, (0.0, 1.0))[0].values, plane().values)


def test_heights_are_about_those_of_rivers_near_by_and_change_without_a_step():
    nodes = tree()
    places = np.random.default_rng(5).random((500, 2)) * (SIDE - 8) + 4
    assert np.abs(river_heights(nodes, places) - 5 * places[:, 0]).mean() < 0.05 * 5 * SIDE
    line = np.column_stack([np.linspace(2, 38, 200_001), np.full(200_001, 17.3)])
    heights = river_heights(nodes, line)
    assert np.abs(np.diff(heights)).max() < 0.05
    assert nodes.z.min() <= heights.min() and heights.max() <= nodes.z.max()
