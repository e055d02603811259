"""Cells that carry rivers, and the land beside them."""

import numpy as np
import pytest
from headwaters.core.terrain.rendering.bed_cells import CHAIN, NOBODYS, STEEPEST_ASIDE, BedCells, _lowest_in_the_way


@pytest.mark.parametrize("drop, lowest", [(2.0, np.inf), (2.125, 7.875)])
@pytest.mark.parametrize("to", [(0, 1), (2, 2), (1, 0)])
def test_land_is_in_the_way_of_a_bed_that_would_have_to_be_raised_by_more_than_the_limit(drop, lowest, to):
    """Not by just as much, nor cells of rivers and of the sea, however low."""
    z, labels = np.full((3, 3), 9.0, np.float32), np.zeros((3, 3), np.int32)
    direction = np.zeros((3, 3), np.uint8)
    middle, none = np.array([1]), np.zeros(1)
    rivers = BedCells(middle, middle, np.array([10.0]), none, np.array([-1]), np.zeros(1, bool))
    z[to] = 10.0 - drop
    assert _lowest_in_the_way(z, labels, direction, 30.0, rivers, 0, 2.0) == lowest
    labels[to] = NOBODYS
    assert _lowest_in_the_way(z, labels, direction, 30.0, rivers, 0, 2.0) == np.inf
    labels[to], direction[to] = 0, CHAIN
    assert _lowest_in_the_way(z, labels, direction, 30.0, rivers, 0, 2.0) == np.inf


def test_a_bed_that_falls_lets_land_beside_it_be_lower_by_what_it_falls_on_the_way():
    z, labels, direction = np.full((3, 3), 9.5), np.zeros((3, 3), np.int32), np.zeros((3, 3), np.uint8)
    z[1, 2] = z[2, 2] = 3.0
    middle, slope = np.array([1]), np.array([0.5])
    rivers = BedCells(middle, middle, np.array([10.0]), slope, np.array([-1]), np.zeros(1, bool))
    for cell in (2.0, 8.0, 16.0):
        aside, aslant = (10.0 - STEEPEST_ASIDE * 0.5 * way > 5.0 for way in (cell, np.sqrt(2.0) * cell))
        assert _lowest_in_the_way(z, labels, direction, cell, rivers, 0, 2.0) == (3.0 if aside or aslant else np.inf)
