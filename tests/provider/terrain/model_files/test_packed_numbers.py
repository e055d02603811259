"""Whole numbers come back from their bytes to the last one, and take few where neighbours are alike."""

import numpy as np
import pytest
from headwaters.provider.terrain.model_files.packed_numbers import (
    grid_bytes,
    line_bytes,
    numbers_on_grid,
    numbers_on_line,
)

LARGE = 1 << 58


@pytest.mark.parametrize("order", (1, 2, 3))
@pytest.mark.parametrize("shape", ((3, 0), (1, 1), (2, 2), (8, 513)))
def test_numbers_on_a_line_come_back(shape, order):
    numbers = np.random.default_rng(order).integers(-LARGE, LARGE, shape)
    assert np.array_equal(numbers_on_line(line_bytes(numbers, order), order), numbers)


@pytest.mark.parametrize("shape", ((1, 1), (1, 9), (7, 1), (2, 2), (3, 5), (64, 64), (65, 33), (12, 301)))
def test_numbers_on_a_grid_come_back(shape):
    values = np.random.default_rng(2).integers(-32_768, 32_768, shape).astype(np.int16)
    assert np.array_equal(numbers_on_grid(grid_bytes(values)), values)


def test_a_line_that_curves_evenly_is_told_by_its_beginning():
    steps = np.arange(4_000)
    line = np.stack([steps**2 - 7 * steps, 3 * steps])
    assert not line_bytes(line, 3)[..., 3:].any()
    assert line_bytes(line, 2)[..., 3:].any()


def test_on_an_even_slope_nothing_is_left_but_at_edges_and_of_few_samples():
    row, col = np.mgrid[:200, :300]
    left = grid_bytes(7 * row - 3 * col)[0]
    assert np.count_nonzero(left) < 0.05 * left.size
    assert left.any()
