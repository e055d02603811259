"""Smooth surfaces over samples."""

import numpy as np
import pytest
from headwaters.core.plane.fields import field_samples
from headwaters.core.plane.splines import spline_at
from headwaters.core.plane.types import Field

scipy_ndimage = pytest.importorskip("scipy.ndimage")


def surface():
    values = np.random.default_rng(2).normal(size=(12, 15))
    return Field(values, -300.0, 200.0, 50.0, 0.0), values


def test_heights_are_those_of_the_spline_of_scipy():
    """Beyond the samples too, where those at the rim go on, and on samples."""
    field, values = surface()
    rng = np.random.default_rng(3)
    col, row = rng.uniform(-4, 18, 300), rng.uniform(-4, 15, 300)
    col[::3], row[::2] = np.rint(col[::3]), np.rint(row[::2])
    more = np.pad(values, 8, mode="edge")
    wanted = scipy_ndimage.map_coordinates(more, [row + 8, col + 8], order=3, prefilter=False)
    found = [spline_at(*field_samples(field), -300 + 50 * c, 200 + 50 * r)[0] for c, r in zip(col, row)]
    assert np.allclose(found, wanted, atol=1e-12)


def test_slopes_are_those_of_the_heights():
    samples = field_samples(surface()[0])
    for x, y in np.random.default_rng(4).uniform([-500, 0], [700, 1000], (100, 2)):
        _, east, north = spline_at(*samples, x, y)
        step = 1e-3
        assert east == pytest.approx(
            (spline_at(*samples, x + step, y)[0] - spline_at(*samples, x - step, y)[0]) / (2 * step), abs=1e-8
        )
        assert north == pytest.approx(
            (spline_at(*samples, x, y + step)[0] - spline_at(*samples, x, y - step)[0]) / (2 * step), abs=1e-8
        )


def test_a_plane_stays_a_plane_and_the_rim_goes_on():
    x, y = np.meshgrid(np.arange(8.0), np.arange(6.0))
    samples = field_samples(Field(3 * x - 2 * y, 0.0, 0.0, 1.0, 0.0))
    assert spline_at(*samples, 3.3, 2.7) == pytest.approx((3 * 3.3 - 2 * 2.7, 3.0, -2.0))
    far = spline_at(*samples, 1e9, -1e9)
    assert np.isfinite(far).all() and far[0] == pytest.approx(21.0)
