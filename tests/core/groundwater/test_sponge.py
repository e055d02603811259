"""The water of least energy: level where it is open, draped in the ground, and the same from any start; and snow."""

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.groundwater.water_table import Forces, snow_surface, sponge_table
from headwaters.core.raster.components import label_components
from headwaters.core.raster.domain import LAND, OUTLET, SEA, drainage_domain
from headwaters.core.run.run import Run
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples
from .test_water_table import cells, hills

FORCES = Forces(in_air=1e6, in_ground=1e5, penalty=4.0, capillarity=200.0)
ICE = Forces(in_air=2e3, in_ground=2e3, penalty=0.0, capillarity=0.0)


def rough(size=60, seed=5, relief=300.0):
    """Return noise without any sea, full of hollows."""
    from headwaters.core.erosion.starts import starting_surface

    z = starting_surface(Run(), "noise", size, size, relief, 0.5, seed).astype(float)
    return z - z.min(), drainage_domain(Run(), np.ones(z.shape, bool)), cells(size, 30.0, 30.0)


def sponge(land, forces=FORCES, **given):
    z, domain, sizes = land
    return sponge_table(Run(), z, domain, sizes, forces, fill(Run(), z, domain)[0], **given)


@pytest.mark.parametrize("land", [hills(90), rough()], ids=["island", "rough"])
def test_it_does_not_depend_on_what_it_is_begun_with(land):
    z = land[0]
    random = np.random.default_rng(2).uniform(0, 300, z.shape)
    tables = [sponge(land, start=start)[:2] for start in (None, np.zeros(z.shape), random)]
    assert tables[0][1].any()
    for table, wet in tables[1:]:
        assert np.abs(table - tables[0][0]).max() < 1e-5 * z.max()
        np.testing.assert_array_equal(wet, tables[0][1])


def bodies(wet):
    labels, count = label_components(Run(), wet)
    return [labels == number for number in range(1, count + 1)]


@pytest.mark.parametrize("forces", [FORCES, FORCES._replace(in_air=1e12), FORCES._replace(in_air=1.0)])
@pytest.mark.parametrize("land", [hills(90), rough()], ids=["island", "rough"])
def test_each_lake_has_one_level_below_its_brim_and_nothing_else_is_open(land, forces):
    z, domain, _ = land
    table, wet, _ = sponge(land, forces)
    np.testing.assert_array_equal(wet, (table > z) & (domain != SEA))
    brim = fill(Run(), z, domain)[0]
    for body in bodies(wet):
        assert np.ptp(table[body]) == 0
        assert table[body][0] <= brim[body].min()


@pytest.mark.parametrize("land", [hills(90), rough()], ids=["island", "rough"])
def test_energy_falls_at_every_step(land):
    energies = []
    sponge(land, on_step=lambda _, energy: energies.append(energy))
    assert len(energies) > 5
    assert (np.diff(energies) <= 1e-12 * np.abs(energies[0])).all()
    energies.clear()
    z, domain, sizes = land
    for forces in (ICE, ICE._replace(in_ground=100.0)):
        snow_surface(Run(), z, domain, sizes, forces, 0.05 * (z - 100), on_step=lambda _, e: energies.append(e))
        assert (np.diff(energies) <= 1e-12 * np.abs(energies).max()).all()
        energies.clear()


def energy_of(w, wet, land, forces):
    """Return E as the documentation words it, side by side and cell by cell."""
    z, domain, (width, height, area) = land
    total = 0.0
    stiff = np.where(wet | (domain == SEA), forces.in_air, forces.in_ground)
    for row, col in np.ndindex(z.shape):
        for r, c, wide, long in ((row + 1, col, width, height), (row, col + 1, height, width)):
            if r < z.shape[0] and c < z.shape[1]:
                tension = 2 / (1 / stiff[row, col] + 1 / stiff[r, c])
                total += tension * wide[row] * (np.hypot(long[row], w[row, col] - w[r, c]) - long[row])
        if domain[row, col] != SEA:
            here, ground = w[row, col], z[row, col]
            total += area[row] * forces.penalty * max(0, min(here, ground))
            total += area[row] * 0.5 * (min(here, ground) ** 2 + max(0, here - ground) ** 2)
            total += area[row] * 0.5 * forces.capillarity * max(0, ground - here) ** 2 / max(ground, 1e-300)
    return total


def test_no_cell_and_no_lake_has_less_energy_a_little_higher_or_lower():
    land = rough(14, 3)
    z = land[0]
    table, wet, _ = sponge(land)
    assert wet.any()
    brim = fill(Run(), z, land[1])[0]
    least = energy_of(table, wet, land, FORCES)
    alone = [(np.arange(z.size) == cell).reshape(z.shape) for cell in np.flatnonzero(~wet)]
    for cells_ in [*bodies(wet), *alone]:
        for step in (-0.1, 0.1):
            moved = table + step * cells_
            ground = cells_ & ~wet
            runs_off = (moved > z)[ground].any() or (moved > brim)[cells_].any()
            if not runs_off:
                assert energy_of(moved, wet, land, FORCES) >= least - 1e-9 * abs(least)


def strip(z, sea=True):
    """Return a land three cells wide that is the same along it, with the sea in the west."""
    z = np.tile(np.asarray(z, float), (3, 1))
    domain = np.full(z.shape, LAND, np.uint8)
    if sea:
        z[:, 0], domain[:, 0] = 0.0, SEA
    return z, domain, cells(3)


@pytest.mark.parametrize("height", [30.0, 500.0])
def test_far_from_all_shores_it_lies_where_all_forces_are_even(height):
    """z (κ − μ) / (z + κ): so low ground is wet almost to its surface, and high ground nowhere above κ − μ."""
    land = strip(np.full(400, height))
    table, _, _ = sponge(land, Forces(1e3, 1e2, 10.0, 50.0))
    assert table[1, -1] == pytest.approx(height * 40 / (height + 50), abs=1e-3)
    assert (np.diff(table[1]) >= -1e-6).all()


def test_near_the_shore_it_falls_as_tension_lets_it():
    """γ w'' = (1 + κ/z) (w − h) for small slopes, so h (1 − exp(−x / λ)) with λ² = γ / (1 + κ/z)."""
    land = strip(np.full(400, 1.0))
    table, _, _ = sponge(land, Forces(900.0, 900.0, 0.0, 3.0))
    x, far = np.arange(400), 0.75
    np.testing.assert_allclose(table[1], far * (1 - np.exp(-x / 15.0)), atol=0.003)


@pytest.mark.parametrize("in_air", [5.0, 100.0, 1e4])
def test_a_lake_hangs_on_the_table_around_it_as_firmly_as_its_tension_says(in_air):
    """Its weight, width · depth, is what both shores pull: h − L over a side and the bend of the table."""
    z = np.full(401, 1.0)
    z[198:203] = 0.0  # five cells wide
    land = strip(z, sea=False)
    land[1][:, [0, -1]] = OUTLET
    in_ground, capillarity = 400.0, 3.0
    table, wet, _ = sponge(land, Forces(in_air, in_ground, 0.0, capillarity))
    far, reach = 0.75, np.sqrt(in_ground / (1 + capillarity))
    side = 0.5 / in_air + 0.5 / in_ground  # of a length of one, over its tension
    bend = (reach - 0.5) / in_ground  # from the middle of the first dry cell on
    pull = 2 / (side + bend)
    assert wet[1, 198:203].all()
    assert table[1, 200] == pytest.approx(far * pull / (5 + pull), rel=0.01)


@examples(40)
@given(some.integers(0, 2**31), some.floats(0.05, 3), some.floats(0, 1), some.floats(1, 1e6), some.floats(1, 1e6))
def test_on_any_land_lakes_are_level_and_water_that_could_run_off_does(seed, rise, share, in_air, in_ground):
    land = rough(17, seed % 1000)
    z = land[0]
    forces = Forces(in_air, in_ground, share * rise * 300, rise * 300)
    table, wet, wrong = sponge(land, forces)
    assert wrong < 1e-3
    np.testing.assert_array_equal(wet, table > z)
    assert (table <= fill(Run(), z, land[1])[0]).all()
    assert all(np.ptp(table[body]) == 0 for body in bodies(wet))
    assert table.min() >= -1e-3


def test_more_capillarity_and_less_penalty_wet_more_of_the_land():
    land = rough()
    open_share = [sponge(land, FORCES._replace(capillarity=rise))[1].mean() for rise in (20.0, 80.0, 320.0)]
    assert open_share[0] < open_share[1] < open_share[2]
    high = [sponge(land, FORCES._replace(penalty=penalty))[0].mean() for penalty in (0.0, 50.0, 100.0)]
    assert high[0] > high[1] > high[2]


def test_snow_is_as_deep_on_a_plain_as_frost_keeps_it_and_the_same_from_any_start():
    z, domain, sizes = rough()
    plain, _ = snow_surface(Run(), np.full(z.shape, 50.0), domain, sizes, ICE, 3.0)
    np.testing.assert_allclose(plain, 53.0, atol=1e-6)
    depth = 0.02 * (z - 120)
    random = np.random.default_rng(1).uniform(-50, 500, z.shape)
    one, other = (snow_surface(Run(), z, domain, sizes, ICE, depth, start)[0] for start in (None, random))
    assert np.abs(one - other).max() < 1e-5 * z.max()
    assert (one >= z).all()
    assert ((one - z)[z > 200].mean()) > ((one - z)[z < 120].mean())


def test_snow_fills_gullies_and_leaves_ridges_bare():
    x = np.arange(200.0)
    z, domain, sizes = strip(100 + 5 * np.cos(x / 4), sea=False)
    depth = (snow_surface(Run(), z, domain, sizes, Forces(10.0, 10.0, 0, 0), 1.0)[0] - z)[1]
    assert depth[np.cos(x / 4) < -0.9].mean() > 2
    assert depth[np.cos(x / 4) > 0.9].max() < 0.5
