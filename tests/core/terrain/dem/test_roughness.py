"""Finer cells of a DEM are as rough as it tells, and valleys are cut as deep as somebody wants."""

import numpy as np
import pytest
from headwaters.core.raster.grid import flat_cells
from headwaters.core.terrain.dem.building import DemRules, model_of_dem
from headwaters.core.terrain.dem.cut_valleys import with_valleys
from headwaters.core.terrain.dem.roughness import LEAST_POWER, _curvature, roughness_of
from headwaters.core.terrain.dem.tracing import Gauge
from headwaters.core.terrain.ground.gullies import STEEPENED
from scipy import ndimage

from .lands import CELL, RULES, RUN, cells_of, noise, rendered


def _built(z, **rules):
    gauge = Gauge(*flat_cells(z.shape[0], CELL, CELL))
    return model_of_dem(RUN, cells_of(z), gauge, DemRules(RULES, 2e6, **rules), 5)


def test_smooth_land_is_not_rough_and_noise_is():
    rows, cols = np.indices((64, 80))
    land = np.ones((64, 80), bool)
    smooth = roughness_of(300.0 + 50.0 * np.sin(rows / 20.0) * np.cos(cols / 25.0), CELL, land)
    rough = roughness_of(noise(3), CELL, land)
    assert np.median(smooth.local) < 0.05 * np.median(rough.local)
    assert 0.3 <= rough.hurst <= 1.2


def test_land_is_rough_where_the_dem_is_and_smooth_a_few_cells_away():
    rows, cols = np.indices((64, 80))
    z = np.where(cols < 40, 300.0 + 20.0 * ((rows + cols) // 2 % 2), 310.0)
    local = roughness_of(z, CELL, np.ones(z.shape, bool)).local
    assert local[:, 46:50].mean() < 0.1 * local[:, :36].mean()


def test_even_slopes_stay_even_and_where_they_turn_land_is_rough():
    cols = np.arange(80.0)
    z = 900.0 - 12.0 * np.abs(cols - 40) + 0.05 * noise(3)  # a crest between two slopes
    rough = roughness_of(z, CELL, np.ones(z.shape, bool))
    crest, slopes = rough.local[:, 40], rough.local[:, np.r_[10:35, 46:70]]
    assert np.median(crest) > 3.0 * np.median(slopes)
    turned = roughness_of(np.ascontiguousarray(np.rot90(z)), CELL, np.ones(z.T.shape, bool))
    assert np.allclose(turned.local, np.rot90(rough.local))


def test_a_dem_is_as_rough_in_the_mean_as_its_own_means_over_four_cells_lose():
    z = noise(3)
    rough = roughness_of(z, CELL, np.ones(z.shape, bool))
    means = z.astype(float).reshape(32, 2, 40, 2).mean(axis=(1, 3))
    lost = np.std(z - ndimage.zoom(means, 2, order=3, mode="nearest", grid_mode=True))
    share = 2.0 ** (-2.0 * rough.hurst)
    assert np.sqrt(np.mean(rough.local**2)) == pytest.approx(lost * np.sqrt(share / (1.0 - share)), rel=0.15)


@pytest.mark.parametrize("times", [2, 3, 5, 9])
def test_gullies_add_nothing_to_the_means_and_much_between(times):
    z = noise(9)
    smooth, rough = (_built(z, detail=detail) for detail in (0.0, 1.0))
    assert smooth.model.dem.gain is None
    one, other = (rendered(each.model, z, times).z for each in (smooth, rough))
    added = other - one
    means = added.reshape(z.shape[0], times, z.shape[1], times).mean(axis=(1, 3))
    assert added.std() > 0.2 * rough.roughness
    assert np.sqrt(np.mean(means**2)) < 0.3 * added.std()
    assert abs(means.mean()) < 0.02 * added.std()
    assert np.array_equal(smooth.model.courses.xy, rough.model.courses.xy)


@pytest.mark.parametrize("share", [0.02, 0.06])
def test_land_sinks_by_as_much_as_is_wanted_where_rivers_run(share):
    z = noise(4)
    dem = cells_of(z)
    cut = with_valleys(RUN, dem, share, 7)
    assert (cut <= z + 1e-3).mean() > 0.8
    assert np.mean(z - cut) == pytest.approx(share * np.ptp(z), rel=0.25)
    assert np.corrcoef(cut.ravel(), z.ravel())[0, 1] > 0.9
    assert np.array_equal(with_valleys(RUN, dem, share, 7), cut)


@pytest.mark.parametrize("seed", range(3))
def test_hills_are_not_cut_for_what_the_plain_around_them_cannot_sink(seed):
    rows, cols = np.indices((96, 96))
    hill = np.exp(-(((rows - 48) / 10) ** 2) - ((cols - 48) / 10) ** 2)
    z = 100.0 + 0.1 * cols + 200.0 * hill + 0.005 * noise(seed, (96, 96))
    sunk = z - with_valleys(RUN, cells_of(z)._replace(cell=25.0), 0.03, 7)
    assert 0.0 < sunk.mean() < 0.01 * np.ptp(z)
    assert sunk.max() < 0.3 * np.ptp(z)


def test_without_valleys_no_height_changes():
    z = noise(4)
    assert with_valleys(RUN, cells_of(z), 0.0, 7) is not None
    assert np.array_equal(with_valleys(RUN, cells_of(z), 0.0, 7), z)


def test_cells_that_are_held_and_the_sea_keep_their_heights():
    z = noise(5)
    land, held = z > np.quantile(z, 0.3), np.zeros(z.shape, bool)
    held[10:20, 30:50] = True
    cut = with_valleys(RUN, cells_of(z, land), 0.05, 7, held)
    assert np.array_equal(cut[held | ~land], z[held | ~land])
    assert (cut < z)[land & ~held].mean() > 0.3


@pytest.mark.parametrize("shape", [(3, 40), (40, 3), (3, 3), (4, 4)])
def test_a_narrow_dem_whose_halves_cannot_be_halved_tells_of_no_roughness(shape):
    z = noise(3)[: shape[0], : shape[1]]
    rough = roughness_of(z, CELL, np.ones(shape, bool))
    assert rough.local.shape == shape and np.isfinite(rough.local).all()
    assert rough.local.any() == (min(shape) > 3)


def test_octaves_of_gullies_fall_off_as_what_cells_lose_and_none_is_steeper_than_the_one_before():
    smooth, rough = (noise(3, (96, 96), roughness=roughness) for roughness in (0.05, 0.9))
    land = np.ones((96, 96), bool)
    even, uneven = roughness_of(ndimage.gaussian_filter(smooth, 2.0), CELL, land), roughness_of(rough, CELL, land)
    assert even.octave_gain < 0.6 < uneven.octave_gain <= 1.0 / STEEPENED
    assert uneven.hurst < 1.0 and uneven.octave_gain == pytest.approx(1.0 / STEEPENED)


def speckled(seed, width, patchy):
    """Return a slope with bumps so many cells wide, as high everywhere or in patches."""
    noise_of = np.random.default_rng(seed).standard_normal
    bumps, patches = (ndimage.gaussian_filter(noise_of((96, 96)), each) for each in (width, 8.0))
    bumps, patches = bumps / bumps.std(), patches / patches.std()
    return 5.0 * np.indices((96, 96))[0] + 20.0 * bumps * (np.exp(1.2 * patches) if patchy else 1.0)


def power_of_curvature(z):
    """Return by which power of the curvature of heights their roughness differs from place to place."""
    local = roughness_of(z, CELL, np.ones(z.shape, bool)).local
    return np.log(local).std() / np.log(_curvature(z)).std()


@pytest.mark.parametrize("seed", [4, 5])
def test_roughness_goes_with_curvature_where_that_of_coarser_cells_tells_what_these_lose(seed):
    """Less where it tells nothing, as bumps are as high everywhere; and of those all the less the narrower they are."""
    narrow, usual, wide = (power_of_curvature(speckled(seed, width, False)) for width in (0.9, 1.0, 1.2))
    assert narrow == pytest.approx(LEAST_POWER) and narrow <= usual < 0.7 < 0.8 < wide
    assert power_of_curvature(speckled(seed, 1.0, True)) > usual + 0.1
