"""The water of least energy: level where it is open, draped in the ground, and the same from any start."""

import numpy as np
import pytest
from headwaters.core.groundwater.water_table import Forces, sponge_table
from headwaters.core.raster.domain import LAND, SEA
from headwaters.core.run.run import Run

from .test_water_table import cells, hills

FORCES = Forces(in_air=1e6, in_ground=1e5, penalty=0.0, capillarity=80.0)


@pytest.mark.parametrize("forces", [FORCES, Forces(2e4, 2e4, 5.0, 200.0)], ids=["lakes", "snow"])
def test_it_does_not_depend_on_what_it_is_begun_with(forces):
    z, domain, sizes = hills(90)
    random = np.random.default_rng(2).uniform(0, 300, z.shape)
    tables = [
        sponge_table(Run(), z, domain, sizes, forces, start=start)[0] for start in (None, np.zeros(z.shape), random)
    ]
    for table in tables[1:]:
        assert np.abs(table - tables[0]).max() < 1e-5 * z.max()


def test_open_water_is_level_and_the_table_is_draped_below_hills():
    z, domain, sizes = hills(90)
    table, _ = sponge_table(Run(), z, domain, sizes, FORCES)
    lake = (table > z + 1e-6) & (domain == LAND)
    assert lake.sum() > 50
    steps = np.abs(np.diff(table, axis=1))
    inside, ground = lake[:, 1:] & lake[:, :-1], (table < z)[:, 1:] & (table < z)[:, :-1]
    assert np.median(steps[inside]) < 0.5 * np.median(steps[ground])
    assert np.corrcoef(table[domain == LAND], z[domain == LAND])[0, 1] > 0.5


def test_far_from_all_shores_water_climbs_to_where_capillarity_and_gravity_are_even():
    z, domain = np.full((5, 400), 500.0), np.full((5, 400), LAND, np.uint8)
    z[:, 0], domain[:, 0] = 0.0, SEA
    table, _ = sponge_table(Run(), z, domain, cells(5), Forces(1e3, 1e2, 10.0, 50.0))
    assert table[2, -1] == pytest.approx(40.0, abs=1e-3)
    assert (np.diff(table[2]) >= -1e-6).all()


def test_near_the_shore_it_falls_as_tension_lets_it():
    """γ w'' = w − h for small slopes: h (1 − exp(−x / √γ)), and slopes are small where h is much less than √γ."""
    z, domain = np.full((3, 300), 500.0), np.full((3, 300), LAND, np.uint8)
    z[:, 0], domain[:, 0] = 0.0, SEA
    table, _ = sponge_table(Run(), z, domain, cells(3), Forces(1.0, 900.0, 0.0, 0.3))
    expected = 0.3 * (1 - np.exp(-np.arange(300) / 30.0))
    np.testing.assert_allclose(table[1], expected, atol=0.001)
