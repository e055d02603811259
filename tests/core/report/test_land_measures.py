"""Measures of land beside surfaces whose numbers are known."""

import numpy as np
import pytest
from headwaters.benchmarks.land_measures import REAL, _side_seen, measure_land, real_band, spectral_slope
from hypothesis import given
from hypothesis import strategies as st


def of(z, land=None, cell=10.0):
    return measure_land(z, np.ones(z.shape, bool) if land is None else land, cell, cell)


def fractal(size, beta, seed):
    """Return a surface of which the power falls with the frequency to the power ``beta``."""
    frequency = np.hypot(*np.meshgrid(np.fft.fftfreq(size), np.fft.fftfreq(size)))
    frequency[0, 0] = np.inf
    noise = np.fft.fft2(np.random.default_rng(seed).standard_normal((size, size)))
    z = np.fft.ifft2(noise * frequency ** (-beta / 2)).real
    return 1000 * (z - z.min()) / np.ptp(z)


@pytest.mark.parametrize("beta", [2.0, 3.0, 3.8])
def test_the_spectral_slope_is_that_of_the_surface(beta):
    assert spectral_slope(fractal(512, beta, 3), np.ones((512, 512), bool)) == pytest.approx(beta, abs=0.25)


@pytest.mark.parametrize("hurst", [0.3, 0.6])
def test_differences_grow_as_those_of_a_fractal_of_that_exponent(hurst):
    assert of(fractal(1024, 2 + 2 * hurst, 5)).hurst == pytest.approx(hurst, abs=0.12)


def test_a_plane_is_one_hillslope():
    col = np.arange(200.0)
    z = np.tile(10.0 * np.tan(np.radians(20)) * col, (150, 1))
    found = of(z)
    assert found.slope == pytest.approx(20)
    assert (found.ridges, found.slopes, found.flat, found.steep, found.knolls) == (0, 100, 0, 0, 0)
    assert found.step == pytest.approx(100 / 199)


def test_parallel_ridges_are_ridge_and_valley_where_they_are_narrow():
    col = np.tile(np.arange(200), (200, 1))
    assert of(100 * np.cos(2 * np.pi * col / 8.0)).ridges > 50
    assert of(100 * np.cos(2 * np.pi * col / 100.0)).slopes > 60


def test_half_of_the_land_is_plain():
    col = np.arange(300.0)
    z = np.tile(np.maximum(col - 149, 0) * 5 + 1, (100, 1))
    found = of(z)
    assert found.plain == pytest.approx(50, abs=1) and found.flat == pytest.approx(50, abs=1)
    assert found.uneven == pytest.approx(1, abs=0.1)


def test_a_wall_is_a_step_and_steep_but_not_at_the_shore():
    z = np.ones((100, 100))
    z[:, 50:] = 101
    assert of(z).step == pytest.approx(100 * 100 / 101)
    assert of(z).steep == pytest.approx(2)
    land = np.zeros(z.shape, bool)
    land[:, 47:] = True
    assert of(z, land).step == 0


def test_knolls_are_counted():
    z = np.full((200, 200), 100.0)
    z[50, 50] = z[100, 150] = 110.0
    assert of(z).knolls == pytest.approx(2 / 40)


@given(st.integers(1, 60), st.integers(1, 60), st.integers(0, 1000))
def test_land_of_any_shape_has_its_measures_or_none(nrows, ncols, seed):
    random = np.random.default_rng(seed)
    land = random.random((nrows, ncols)) < 0.8
    land[0, 0] = True
    z = np.where(land, random.random((nrows, ncols)), np.nan)
    found = of(z, land)
    assert found.highest == z[land].max()
    assert all(value is None or np.isfinite(value) for value in found)
    assert 0 <= found.step <= 100


def test_what_is_not_land_does_not_count():
    z = fractal(300, 3.0, 1)
    land = np.ones(z.shape, bool)
    land[:, 250:] = False
    assert of(np.where(land, z, np.nan), land) == of(np.where(land, z, -9999.0), land)


def test_the_band_goes_by_the_size_of_a_cell():
    assert real_band(10) is REAL[0] and real_band(90) is REAL[1] and real_band(250) is REAL[2]


@pytest.mark.parametrize("seed", range(30))
def test_a_side_leads_up_or_down_by_whichever_is_steeper_as_one_sees_it(seed):
    """Heights are whole, so that up and down are as steep as each other now and then: then it leads on."""
    rng = np.random.default_rng(seed)
    z, land = rng.integers(-2, 3, (21, 21)) * 12.0, rng.random((21, 21)) < 0.95
    for down, right in ((0, 1), (1, 1), (-1, 0), (1, -1)):
        length, slopes = 3.0, []
        for step in range(1, 10):
            there = 10 + down * step, 10 + right * step
            if not land[there]:
                break
            slopes.append((z[there] - z[10, 10]) / (length * step))
        up, fall = (max(slopes), -min(slopes)) if slopes else (0, 0)
        wanted = 2 if not slopes else 1 if up > max(fall, 0.5) else -1 if fall > max(up, 0.5) else 0
        assert _side_seen(z, land, 10, 10, down, right, length, 0.5) == wanted
