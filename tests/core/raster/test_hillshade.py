"""Hillshades: slopes towards the lamps are bright, others dark, and nothing else counts."""

import numpy as np
import pytest
from headwaters.core.raster.hillshade import hillshade
from headwaters.core.run.run import Run
from headwaters.tests.support import run_for

SIDES = np.full(30, 10.0)


def plane(east, north, shape=(30, 40)):
    """Return heights that rise by so much for each metre to the east and to the north."""
    rows, cols = np.indices(shape)
    return 10.0 * (east * cols - north * rows)


def light(z, valid=None, sides=SIDES, **options):
    valid = np.ones(z.shape, bool) if valid is None else valid
    return hillshade(run_for(options), z, valid, sides, sides, **options)[0]


def test_level_land_has_the_light_that_falls_at_45_degrees():
    assert np.unique(light(np.zeros((30, 40)))).tolist() == [1 + int(254 * 0.5**0.5)]


def test_slopes_to_the_north_west_are_bright_and_those_to_the_south_east_dark():
    level = light(np.zeros((30, 40)))[5, 5]
    falls_north_west, falls_south_east = plane(0.3, -0.3), plane(-0.3, 0.3)
    assert light(falls_north_west).min() > level > light(falls_south_east).max()


@pytest.mark.parametrize("east, north", [(0.4, 0.0), (-0.2, 0.3), (0.5, 0.5), (0.0, -0.6)])
def test_the_light_on_a_plane_is_that_of_its_normal(east, north):
    # Lambert's law for three lamps at 45°, in north-west, west and north, by vectors.
    normal = np.array([-east, -north, 1]) / np.linalg.norm([east, north, 1])
    lamps = [(np.array([np.sin(a), np.cos(a), 1]) / 2**0.5, w) for a, w in zip(np.radians([315, 270, 0]), (2, 1, 1))]
    lit = sum(w * max(normal @ lamp, 0) for lamp, w in lamps) / 4
    z = plane(east, north)
    shade, exaggeration = hillshade(Run(), z, np.ones(z.shape, bool), SIDES, SIDES)
    assert exaggeration == 1
    assert np.abs(shade.astype(float) - (1 + 254 * lit)).max() <= 1


def test_gentle_land_is_exaggerated_and_steep_land_is_not():
    valid = np.ones((30, 40), bool)
    factors = [hillshade(Run(), plane(slope, 0), valid, SIDES, SIDES)[1] for slope in (0.01, 0.1, 2.0)]
    assert factors == pytest.approx([5, 3, 1])


def test_land_without_data_is_0_and_casts_nothing_on_its_neighbours():
    z, valid = plane(0.3, 0.1), np.ones((30, 40), bool)
    valid[10:14, 10:20] = False
    wild = np.where(valid, z, np.nan)
    shade = light(wild, valid)
    assert (shade[~valid] == 0).all()
    assert (shade[valid] == light(z)[valid]).all()


def test_a_lone_cell_is_level():
    assert hillshade(Run(), np.full((1, 1), 7.0), np.ones((1, 1), bool), SIDES[:1], SIDES[:1])[0].tolist() == [[180]]


def test_threads_and_bands_change_nothing(monkeypatch):
    z = np.random.default_rng(4).normal(size=(30, 40)).cumsum(0).cumsum(1)
    whole = light(z, threads=1)
    monkeypatch.setattr("headwaters.core.raster.hillshade.SHADED_AT_A_TIME", 100)
    assert (light(z, threads=3) == whole).all()
