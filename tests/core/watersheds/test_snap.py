"""Pour points move to the river, no further than they may, and it is told how far."""

import numpy as np
import pytest
from headwaters.core.watersheds.snap import snap


def wanted(cell, water, usable, width, height, distance):
    """Return the cell to move to and the way, by looking at every cell."""
    row, col = divmod(int(cell), water.shape[1])
    north = np.cumsum(height) - height / 2
    best = (-np.inf, 0.0, int(cell))
    for r, c in np.argwhere(usable).tolist():
        away = np.hypot(north[r] - north[row], (c - col) * (width[r] + width[row]) / 2)
        if away <= distance:
            best = max(best, (water[r, c], -away, -(r * water.shape[1] + c)))
    return (int(cell), 0.0) if best[0] == -np.inf else (-best[2], -best[1])


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("distance", [0, 4.9, 12, 31.5, 1000])
def test_a_point_moves_to_the_most_water_that_is_near_enough(seed, distance):
    rng = np.random.default_rng(seed)
    shape = tuple(rng.integers(1, 20, 2))
    water = rng.integers(0, 50, shape).astype(float)
    usable = rng.random(shape) > 0.2
    width, height = rng.uniform(4, 6, shape[0]), rng.uniform(7, 8, shape[0])
    cells = rng.integers(0, water.size, 12)
    moved, metres = snap(cells, water, usable, width, height, distance)
    for cell, found, way in zip(cells, moved, metres):
        truth, length = wanted(cell, water, usable, width, height, distance)
        assert (found, way) == (truth, pytest.approx(length))


def test_where_no_cell_is_usable_a_point_stays():
    moved, metres = snap([7], np.ones((4, 4)), np.zeros((4, 4), bool), np.ones(4), np.ones(4), 3)
    assert (moved.tolist(), metres.tolist()) == ([7], [0])
