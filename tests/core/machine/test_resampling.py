"""Rasters made coarser, finer and smoother."""

import numpy as np
from headwaters.core.machine.resampling import block_means, blurred, on_finer_cells


def test_a_slope_stays_a_slope_on_finer_cells():
    """Between the middles of the outer cells values are linear."""
    coarse = np.add.outer(3.0 * np.arange(6), 5.0 * np.arange(7))
    fine = on_finer_cells(coarse)
    assert np.allclose(np.diff(fine[:, 4])[1:-1], 1.5)
    assert np.allclose(np.diff(fine[4])[1:-1], 2.5)
    assert np.allclose(fine.reshape(6, 2, 7, 2).mean((1, 3))[1:-1, 1:-1], coarse[1:-1, 1:-1])


def test_a_blur_keeps_sums_and_spreads_evenly():
    """A single peak becomes a pyramid of the same volume."""
    peak = np.zeros((21, 21))
    peak[10, 10] = 1.0
    smooth = blurred(peak, 2)
    assert np.isclose(smooth.sum(), 1.0)
    assert np.isclose(smooth[10, 10], 1 / 25)
    assert np.allclose(smooth, smooth[::-1]) and np.allclose(smooth, smooth.T)
    assert smooth[10, 14] > 0 == smooth[10, 15]


def test_what_has_no_weight_does_not_count():
    """Means are those of the cells that count."""
    values = np.where(np.arange(20) < 10, 7.0, 1e9) * np.ones((20, 1))
    assert np.allclose(blurred(values, 1, values < 10)[:, :10], 7.0)


def test_means_follow_from_what_lies_near_and_from_nothing_else():
    """A change far away leaves all bits of the others, however large it is."""
    values = np.random.default_rng(3).normal(500.0, 200.0, (60, 50))
    other = values.copy()
    other[30, 20] = 1234567.8
    differs = blurred(values, 1) != blurred(other, 1)
    assert differs[28:33, 18:23].all()
    differs[28:33, 18:23] = False
    assert not differs.any()


def test_means_of_blocks_are_those_of_what_is_known_where_that_is_half_of_them():
    values = np.arange(35.0).reshape(5, 7)
    known = np.ones(values.shape, bool)
    known[:2, 3:5] = [[True, False], [False, False]]
    means, enough = block_means(values, known, 2)  # rows 0 to 1, 2 to 4; columns 0, 1 to 2, 3 to 4, 5 to 6
    assert enough.tolist() == [[True, True, False, True], [True] * 4]
    assert means[0, 0] == values[:2, 0].mean() and means[1, 3] == values[2:, 5:].mean()
    known[1, 4] = True
    assert block_means(values, known, 2)[0][0, 2] == values[[0, 1], [3, 4]].mean()


def test_a_raster_smaller_than_a_block_is_one():
    means, enough = block_means(np.array([[2.0, 4.0, 9.0]]), np.array([[True, True, False]]), 40)
    assert means.tolist() == [[3.0]] and enough.all()
