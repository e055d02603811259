"""The summit that a raster shows is lower than the ground's, by what its cells miss or even out."""

import numpy as np
import pytest
from headwaters.core.terrain.relief.summits import SUMMIT_SHARE, shown_summit

CELL, SIDE, TOP = 30.0, 80, 900.0
MIDDLE = 1217.0, 1190.0  # metres


def hill(x, y, steepness=1e-3):
    """Return the height of a round hill."""
    return np.maximum(TOP - steepness * ((x - MIDDLE[0]) ** 2 + (y - MIDDLE[1]) ** 2), 0.0)


def ground(**shape):
    middle = (np.arange(SIDE) + 0.5) * CELL
    return hill(*np.meshgrid(middle, middle), **shape)


def highest_of_rasters(cell, width):
    """Return the mean of the highest means over squares of rasters that lie differently."""
    found = []
    for down in np.arange(8) / 8:
        for right in np.arange(8) / 8:
            x, y = np.meshgrid(*((np.arange(int(SIDE * CELL / cell)) + shift) * cell for shift in (right, down)))
            within = (np.arange(9) - 4) / 9 * width
            found.append(np.mean([hill(x + east, y + north) for east in within for north in within], axis=0).max())
    return np.mean(found)


@pytest.mark.parametrize("raster, width", ((25.0, 0.0), (41.0, 0.0), (75.0, 60.0), (130.0, 120.0)))
def test_it_is_the_mean_of_what_rasters_show_wherever_they_lie(raster, width):
    """Cells twice as large as those of the ground or more show means of it, each a sixth of both beside it."""
    missed = TOP - highest_of_rasters(raster, width) + 2 * 1e-3 * width**2 / 3
    assert missed > 0.1
    assert shown_summit(ground(), CELL, raster) == pytest.approx(TOP - missed, abs=0.15 * missed + 0.3)


def test_without_a_raster_it_is_the_highest_cell_of_the_ground():
    assert shown_summit(ground(), CELL) == ground().max()
    assert shown_summit(np.zeros((9, 9)), CELL, 50.0) == 0.0


def test_of_a_needle_that_most_rasters_miss_not_less_is_shown_than_is_high():
    assert shown_summit(ground(steepness=1.0), CELL, 400.0) >= SUMMIT_SHARE * ground(steepness=1.0).max()
