"""Pour points move to the river, no further than they may, and it is told how far."""

import numpy as np
import pytest
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.run.run import Run
from headwaters.core.watersheds.snap import first_below, nearest, snap

from ...support import random_directions


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
@pytest.mark.parametrize("distance", [0, 4.9, 8, 12, 16, 31.5, 1000])
def test_a_point_moves_to_the_most_water_that_is_near_enough(seed, distance):
    rng = np.random.default_rng(seed)
    shape = tuple(rng.integers(1, 20, 2))
    water = rng.integers(0, 50 if seed % 2 else 4, shape).astype(float)
    usable = rng.random(shape) > 0.2
    width, height = rng.uniform(4, 6, shape[0]), rng.uniform(7, 8, shape[0])
    if seed % 4 > 1:  # whole metres: cells lie just as far as they may, and as far as each other
        width, height = np.ceil(width), np.ceil(height)
    cells = rng.integers(0, water.size, 12)
    moved, metres = snap(Run(), cells, water, usable, width, height, distance)
    for cell, found, way in zip(cells, moved, metres):
        truth, length = wanted(cell, water, usable, width, height, distance)
        assert (found, way) == (truth, pytest.approx(length))


def test_where_no_cell_is_usable_a_point_stays():
    moved, metres = snap(Run(), [7], np.ones((4, 4)), np.zeros((4, 4), bool), np.ones(4), np.ones(4), 3)
    assert (moved.tolist(), metres.tolist()) == ([7], [0])


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("distance", [0, 4.9, 8, 12, 16, 31.5, 1000])
def test_the_nearest_usable_cell_is_found_or_none(seed, distance):
    rng = np.random.default_rng(seed)
    shape = tuple(rng.integers(1, 20, 2))
    usable = rng.random(shape) > 0.9
    width, height = rng.integers(4, 7, shape[0]).astype(float), rng.integers(7, 9, shape[0]).astype(float)
    cells = rng.integers(0, usable.size, 12)
    found, metres = nearest(Run(), cells, usable, width, height, distance)
    for cell, other, way in zip(cells, found, metres):
        truth, length = wanted(cell, np.zeros(shape), usable, width, height, distance)
        if truth == cell and not usable.flat[cell]:
            assert (other, way) == (-1, 0)
        else:
            assert (other, way) == (truth, pytest.approx(length))


@pytest.mark.parametrize("seed", range(8))
def test_down_the_water_the_first_wanted_cell_counts(seed):
    rng = np.random.default_rng(seed)
    codes = random_directions(seed, (17, 23))
    wanted_cells = rng.random(codes.shape) > 0.9
    lengths = rng.integers(1, 9, (17, 8)).astype(float)
    cells = rng.integers(0, codes.size, 40)
    for distance in (0, 25, np.inf):
        found, metres = first_below(Run(), cells, codes, wanted_cells, lengths, distance)
        for cell, other, way in zip(cells, found, metres):
            row, col = divmod(int(cell), codes.shape[1])
            gone = 0.0
            while not wanted_cells[row, col] and codes[row, col] < 8:
                code = codes[row, col]
                gone += lengths[row, code]
                row, col = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
            reached = wanted_cells[row, col] and gone <= distance
            assert (other, way) == ((row * codes.shape[1] + col, gone) if reached else (-1, 0))
