"""The water table after Dupuit: analytical mounds, a brute-force twin, and no memory of what it was begun with."""

import numpy as np
import pytest
from headwaters.core.groundwater.convex import Pull, relax
from headwaters.core.groundwater.water_table import dupuit_table
from headwaters.core.raster.domain import LAND, SEA, VOID
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as some
from hypothesis.extra import numpy as arrays
from scipy import optimize

from ...support import examples

HIGH = 50.0
ACCURATE = 1e-6 * HIGH


def cells(nrows, width=1.0, height=1.0):
    """Return width, height and area of the cells of each row."""
    return np.full(nrows, width), np.full(nrows, height), np.full(nrows, width * height)


@pytest.mark.parametrize(("width", "height"), [(1.0, 1.0), (10.0, 30.0), (30.0, 10.0)])
@pytest.mark.parametrize("turned", [False, True])
def test_between_two_drains_it_is_a_parabola(width, height, turned):
    """R x (L − x) / 2 T between drains that are L apart: what flows through each place is what has come in since."""
    shape = (5, 60) if not turned else (60, 5)
    z, domain = np.full(shape, HIGH), np.full(shape, LAND, np.uint8)
    drains = np.s_[:, [0, -1]] if not turned else np.s_[[0, -1]]
    z[drains], domain[drains] = 3.0, SEA
    x = np.arange(60) * (height if turned else width)
    recharge = 8 * 2.0 * 10.0 / x[-1] ** 2  # ten metres high in the middle
    table, _ = dupuit_table(Run(), z, domain, cells(shape[0], width, height), recharge, 2.0)
    mound = 3.0 + recharge * x * (x[-1] - x) / (2 * 2.0)
    expected = np.broadcast_to(mound[:, None] if turned else mound, shape)
    np.testing.assert_allclose(table, expected, rtol=0, atol=ACCURATE)


def test_on_a_round_island_it_is_a_paraboloid():
    """R (r₀² − r²) / 4 T, where r₀ is the radius of the shore; a shore of cells is up to one of them off."""
    steps = np.arange(-100, 101)
    distance = np.hypot(*np.meshgrid(steps, steps))
    mound = 0.02 * (95.0**2 - distance**2) / (4 * 2.0)
    domain = np.where(distance < 95, LAND, SEA).astype(np.uint8)
    z = np.where(domain == SEA, 0.0, HIGH)
    table, _ = dupuit_table(Run(), z, domain, cells(201), 0.02, 2.0)
    assert np.abs(table - np.maximum(mound, 0)).max() < 2 / 95 * mound.max()
    table, _ = dupuit_table(Run(), np.where(domain == SEA, mound, HIGH), domain, cells(201), 0.02, 2.0)
    assert np.abs(table - mound).max() < 2 * ACCURATE


def test_where_the_mound_would_rise_above_the_ground_water_comes_out():
    """Ground at half of the height of the mound cuts it: two parabolas, level where they meet the ground."""
    domain = np.full((3, 201), LAND, np.uint8)
    domain[:, [0, -1]] = SEA
    top = 0.01 * 200**2 / 8
    z = np.where(domain == SEA, 0.0, top / 2)
    table, _ = dupuit_table(Run(), z, domain, cells(3), 0.01, 1.0)
    reach = np.sqrt(2 * (top / 2) / 0.01)  # a parabola that is level where it meets the ground
    x = np.minimum(np.arange(201), 200 - np.arange(201))
    expected = np.where(x < reach, top / 2 - 0.01 * np.maximum(reach - x, 0) ** 2 / 2, top / 2)
    np.testing.assert_allclose(table[1], expected, atol=0.02 * top)
    assert (table <= z).all()


def relaxed_for_long(z, domain, sizes, recharge, transmissivity):
    """Return the table by relaxing each cell in turn until nothing moves: the truth, in as few words as possible."""
    nrows, ncols = z.shape
    width, height, area = sizes
    table = z.astype(float).copy()
    for _ in range(20_000):
        most = 0.0
        for row, col in np.argwhere(domain == LAND).tolist():
            total, stretch = recharge * area[row], 0.0
            for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                r, c = row + down, col + right
                if 0 <= r < nrows and 0 <= c < ncols and domain[r, c] != VOID:
                    side = height[row] / width[row]
                    if down:
                        side = (width[row] + width[r]) / (height[row] + height[r])
                    total += transmissivity * side * table[r, c]
                    stretch += transmissivity * side
            level = min(total / stretch, z[row, col]) if stretch else z[row, col]
            most = max(most, abs(level - table[row, col]))
            table[row, col] = level
        if most < 1e-12:
            break
    return table


@some.composite
def any_ground(draw):
    """Return heights, domain, sizes of cells and recharge; there is some sea, or some rain."""
    shape = draw(some.tuples(some.integers(1, 7), some.integers(1, 7)))
    z = draw(arrays.arrays(np.float64, shape, elements=some.integers(0, 40).map(float)))
    domain = draw(arrays.arrays(np.uint8, shape, elements=some.sampled_from([VOID, LAND, LAND, LAND, LAND, SEA])))
    width = draw(some.lists(some.sampled_from([1.0, 1.5]), min_size=shape[0], max_size=shape[0]))
    sizes = np.array(width), np.full(shape[0], 1.2), 1.2 * np.array(width)
    return z, domain, sizes, draw(some.sampled_from([0.1, 1.0, 30.0]))


@examples(60)
@given(any_ground())
def test_it_is_what_relaxing_for_long_comes_to(ground):
    z, domain, sizes, recharge = ground
    table, _ = dupuit_table(Run(), z, domain, sizes, recharge, 1.0)
    expected = relaxed_for_long(z, domain, sizes, recharge, 1.0)
    there = domain != VOID
    relief = np.ptp(z[there]) if there.any() else 1.0
    assert np.abs(table - expected)[there].max(initial=0) <= 4e-6 * max(relief, 1e-6)


def hills(size=150, seed=3):
    """Return a rough island, and the sea around it."""
    from headwaters.core.erosion.starts import starting_surface

    z = starting_surface(Run(), "noise", size, size, 300.0, 0.5, seed).astype(float)
    shore = np.quantile(z, 0.2)
    domain = np.where(z <= shore, SEA, LAND).astype(np.uint8)
    return np.maximum(z - shore, 0.0), domain, cells(size, 30.0, 30.0)


@pytest.mark.parametrize("recharge", [1e-4, 1e-2, 1.0])
def test_it_does_not_depend_on_what_it_is_begun_with(recharge):
    z, domain, sizes = hills()
    relief, random = z.max(), np.random.default_rng(1)
    tables = [
        dupuit_table(Run(), z, domain, sizes, recharge, 10.0, start=start)[0]
        for start in (z, np.zeros(z.shape), random.uniform(-relief, 2 * relief, z.shape))
    ]
    for table in tables[1:]:
        assert np.abs(table - tables[0]).max() < 4e-6 * relief


@pytest.mark.parametrize("recharge", [1e-4, 1e-3])
def test_what_comes_in_goes_out_to_the_sea_or_where_the_table_reaches_the_ground(recharge):
    z, domain, sizes = hills()
    table, _ = dupuit_table(Run(), z, domain, sizes, recharge, 10.0)
    gain = np.zeros(z.shape)  # of flow from neighbours, by cells of one size
    for axis in (0, 1):
        flow = 10.0 * np.diff(table, axis=axis)
        before, after = [slice(None)] * 2, [slice(None)] * 2
        before[axis], after[axis] = slice(None, -1), slice(1, None)
        gain[tuple(before)] += flow
        gain[tuple(after)] -= flow
    fed = np.where(domain == LAND, recharge * 900.0, 0.0)
    left = gain + fed
    dry = (domain == LAND) & (table < z)
    assert np.abs(left[dry]).max() < 1e-3 * np.abs(gain).max()
    assert left[(domain == LAND) & ~dry].min() > -1e-3 * np.abs(gain).max()
    assert left.sum() == pytest.approx(fed.sum())


def test_the_number_of_threads_changes_no_bit():
    z, domain, sizes = hills(400)
    one, two = (dupuit_table(Run(threads=threads), z, domain, sizes, 1e-3, 10.0)[0] for threads in (1, 3))
    np.testing.assert_array_equal(one, two)


def test_it_knows_how_far_off_it_is():
    z, domain, sizes = hills()
    table, wrong = dupuit_table(Run(), z, domain, sizes, 1e-3, 10.0)
    again, _ = dupuit_table(Run(), z, domain, sizes, 1e-3, 10.0, start=table)
    for _ in range(3):
        again, _ = dupuit_table(Run(), z, domain, sizes, 1e-3, 10.0, start=again)
    assert np.abs(again - table).max() <= 2e-6 * z.max()
    assert wrong <= 1e-6 * z.max()


def test_recharge_may_differ_from_cell_to_cell():
    z, domain = np.full((3, 41), HIGH), np.full((3, 41), LAND, np.uint8)
    z[:, [0, -1]], domain[:, [0, -1]] = 0.0, SEA
    wet_in_the_east = np.where(np.arange(41) < 20, 0.0, 0.02) * np.ones((3, 1))
    table, _ = dupuit_table(Run(), z, domain, cells(3), wet_in_the_east, 1.0)
    np.testing.assert_allclose(np.diff(table[1], 2)[:18], 0, atol=4 * ACCURATE)
    np.testing.assert_allclose(np.diff(table[1], 2)[20:], -0.02, atol=4 * ACCURATE)


def test_it_can_be_cancelled():
    class Stopped(Run):
        cancelled = True

    with pytest.raises(Cancelled):
        dupuit_table(Stopped(), *hills(), 1e-3, 10.0)


@pytest.mark.parametrize("seed", range(30))
def test_a_relaxation_sets_a_cell_to_the_height_of_least_energy(seed):
    """The energy is that at the top of the module, made least by a method for any function of one number."""
    rng = np.random.default_rng(seed)
    w, z = rng.normal(0, 2, (3, 3)), rng.normal(0, 2, (3, 3))
    east, south, curvature = (rng.uniform(0.1, 2, (3, 3)) for _ in range(3))
    below = rng.normal(0, 4, (3, 3))
    above = below + rng.uniform(0, 6, (3, 3))
    moves = np.zeros((3, 3), bool)
    moves[1, 1] = True
    sides = (east[1, 1], w[1, 2]), (east[1, 0], w[1, 0]), (south[1, 1], w[2, 1]), (south[0, 1], w[0, 1])

    def energy(height):
        slope = below[1, 1] if height < z[1, 1] else above[1, 1]
        stretched = sum(side * (height - other) ** 2 for side, other in sides)
        return 0.5 * stretched + 0.5 * curvature[1, 1] * height**2 + slope * (height - z[1, 1])

    wanted = optimize.minimize_scalar(energy, bounds=(-50, 50), method="bounded", options={"xatol": 1e-9}).x
    before = w.copy()
    most = relax(w, east, south, Pull(z, curvature, below, above, moves), 0, 0, 3)
    assert w[1, 1] == pytest.approx(wanted, abs=1e-4)
    assert most == abs(w[1, 1] - before[1, 1])
    assert np.array_equal(np.delete(w, 4), np.delete(before, 4))
