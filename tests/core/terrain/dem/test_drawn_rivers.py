"""Drawn rivers in a DEM: their ground is no higher than the land beside them, but down a slope it stays."""

import numpy as np
import pytest
from headwaters.core.terrain.dem.drawn_rivers import ground_of_drawn


def drawn_along(row):
    river = np.zeros((9, 12), bool)
    river[row] = True
    return river


def test_along_a_hillside_a_river_lies_as_low_as_the_land_below_it():
    rows, cols = np.indices((9, 12))
    z, river = 100.0 - 10.0 * rows - 0.5 * cols, drawn_along(4)
    found = ground_of_drawn(z, river, np.ones(z.shape, bool))
    assert np.array_equal(found[~river], z[~river])
    assert np.array_equal(found[4, 1:-1], z[5, 2:])


@pytest.mark.parametrize("slope", [0.0, -7.0])
def test_down_a_slope_and_on_a_plain_the_ground_stays(slope):
    z = 100.0 + slope * np.indices((9, 12))[1]
    river = drawn_along(4)
    assert np.array_equal(ground_of_drawn(z, river, np.ones(z.shape, bool)), z)


def test_the_sea_is_no_land_beside_a_river():
    rows, _ = np.indices((9, 12))
    z, land = 100.0 - 10.0 * rows, rows < 5
    assert np.array_equal(ground_of_drawn(z, drawn_along(4), land), z)
