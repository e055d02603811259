"""Noise by which ways down are chosen: as much as the ground rises over a cell, whichever way it rises."""

import numpy as np
import pytest
from headwaters.core.terrain.relief.routing import _shake


@pytest.mark.parametrize("turn", np.linspace(0, 2 * np.pi, 7))
def test_noise_is_in_proportion_to_the_slope_whichever_way_it_faces(turn):
    rng = np.random.default_rng(3)
    rows, cols = np.mgrid[:12, :15]
    z = 5.0 * (np.cos(turn) * cols + np.sin(turn) * rows)
    land, jitter = np.pad(np.ones((10, 13), bool), 1), rng.normal(size=z.shape)
    shaken = z.copy()
    _shake(z, land, jitter, shaken, 0, 12)
    assert shaken[land] == pytest.approx((z + 5.0 * jitter)[land])
    assert np.array_equal(shaken[~land], z[~land])
