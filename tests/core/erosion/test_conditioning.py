"""Surfaces made ready for walks: a way down from every cell, and no more ground moved than that takes."""

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.erosion.conditioning import LEAST_CONDITIONED_RISE, condition, walk_domain
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as some
from support import random_dem, some_of, stranded_cells

from .walks import lowest_neighbour

VOID, LAND, OUTLET = 0, 1, 2


@some.composite
def any_ground(draw):
    """Heights of any kind and type, where walks end, the neighbours, and whether west and east are joined."""
    seed = draw(some.integers(0, 2**20))
    shape = draw(some.tuples(some.integers(1, 14), some.integers(1, 14)))
    z, valid = random_dem(seed, shape)
    periodic = draw(some.booleans())
    boundary = draw(some.sampled_from(("lowedge", "alledges", "mask", "anywhere")))
    if boundary == "anywhere":
        domain = np.random.default_rng(seed).choice(np.arange(3, dtype=np.uint8), shape, p=(0.15, 0.75, 0.1))
    else:
        domain = walk_domain(valid, boundary, periodic)
    return z, domain, draw(some.sampled_from((8, 4))), periodic


def relaxed(z, domain, neighbours, periodic):
    """Return the lowest surface that rises from the outlets by steps, by going round until nothing changes."""
    surface = np.where(domain == OUTLET, z.astype(np.float64), np.inf)
    while True:
        lower = lowest_neighbour(surface, domain, neighbours, periodic)
        risen = np.where(domain == LAND, np.maximum(z, lower + LEAST_CONDITIONED_RISE), surface)
        if np.array_equal(risen, surface):
            return surface
        surface = risen


@given(any_ground())
def test_every_cell_that_can_drain_has_a_lower_neighbour(ground):
    _, domain, neighbours, periodic = ground
    ready = condition(Run(), *ground)
    lower = lowest_neighbour(ready.z, domain, neighbours, periodic)
    drained = (domain == LAND) & ~ready.stranded
    assert np.all(lower[drained] <= ready.z[drained] - LEAST_CONDITIONED_RISE * 0.99)


@given(any_ground())
def test_no_more_is_raised_than_a_way_down_takes(ground):
    z, domain, _, _ = ground
    ready = condition(Run(), *ground)
    truth = relaxed(*ground)
    reached = (domain != VOID) & ~ready.stranded
    assert np.array_equal(np.isinf(truth[domain != VOID]), ready.stranded[domain != VOID])
    assert np.array_equal(ready.z[reached], truth[reached])
    assert np.array_equal(ready.z[~reached], z.astype(np.float64)[~reached])


@given(any_ground())
def test_what_was_changed_is_told(ground):
    ready = condition(Run(), *ground)
    rise = ready.z - ground[0]
    assert ready.changed == np.count_nonzero(rise)
    assert ready.greatest == pytest.approx(rise.max(initial=0), abs=1e-12)
    assert rise.min(initial=0) == 0


@given(any_ground(), some.floats(0.001, 50.0))
def test_no_cell_is_raised_by_more_than_the_limit_and_each_has_a_way_down(ground, limit):
    z, domain, neighbours, periodic = ground
    ready = condition(Run(), *ground, limit=limit)
    reached = (domain != VOID) & ~ready.stranded
    lower = lowest_neighbour(ready.z, domain, neighbours, periodic)
    drained = (domain == LAND) & reached
    assert np.all(lower[drained] <= ready.z[drained] - LEAST_CONDITIONED_RISE * 0.99)
    change = np.where(reached, ready.z - z, 0.0)
    assert change.max(initial=0) <= limit + 1e-9
    assert ready.deepest == pytest.approx(-change.min(initial=0), abs=1e-12)
    if condition(Run(), *ground).greatest <= limit:
        assert np.array_equal(ready.z, condition(Run(), *ground).z)


@given(any_ground())
def test_a_surface_that_is_ready_stays_as_it_is(ground):
    once = condition(Run(), *ground).z
    again = condition(Run(), once, *ground[1:])
    assert again.changed == 0
    assert np.array_equal(again.z, once)


@pytest.mark.parametrize("seed", some_of(range(24)))
def test_pits_are_filled_as_the_exact_fill_does_it_and_rise_from_there_by_a_trifle(seed):
    z, valid = random_dem(seed)
    domain = walk_domain(valid, "mask")
    ready = condition(Run(), z, domain)
    filled, _ = fill(Run(), z, domain)
    above = ready.z - filled.astype(np.float64)
    assert above.min() >= 0
    assert above.max() <= z.size * LEAST_CONDITIONED_RISE
    assert np.array_equal(ready.stranded, stranded_cells(domain))


def test_joined_edges_let_water_out_over_the_seam():
    z = np.array([[9, 9, 9, 9], [1, 9, 9, 2], [9, 9, 9, 0]], float)
    domain = walk_domain(np.ones(z.shape, bool), "lowedge")
    parted = condition(Run(), z, domain, 4, False)
    joined = condition(Run(), z, domain, 4, True)
    assert parted.z[1, 0] > 9
    assert joined.z[1, 0] == 2 + LEAST_CONDITIONED_RISE


def test_four_neighbours_do_not_drain_over_a_corner():
    z = np.array([[5, 5, 5], [5, 3, 5], [5, 5, 1]], float)
    domain = np.ones(z.shape, np.uint8)
    domain[2, 2] = OUTLET
    assert condition(Run(), z, domain, 8).z[1, 1] == 3
    assert condition(Run(), z, domain, 4).z[1, 1] > 5


@pytest.mark.parametrize("size", [1e-300, 1.0, 1e8, 1e12, 1e25])
def test_the_way_down_is_there_however_great_the_heights(size):
    z = np.full((9, 9), size)
    domain = walk_domain(np.ones(z.shape, bool), "alledges")
    ready = condition(Run(), z, domain)
    assert np.all(lowest_neighbour(ready.z, domain, 8, False)[domain == LAND] < ready.z[domain == LAND])


def test_what_stands_in_voids_does_not_matter():
    z, valid = random_dem(3, (12, 15), "smooth")
    valid[4:6, 7] = False
    domain = walk_domain(valid, "mask")
    z = z.astype(np.float64)
    other = np.where(valid, z, np.nan)
    assert np.array_equal(condition(Run(), other, domain).z[valid], condition(Run(), z, domain).z[valid])


def test_outlets_lie_where_the_boundary_says():
    valid = np.ones((3, 4), bool)
    assert (walk_domain(valid, "lowedge") == 2).tolist() == [[False] * 4, [False] * 4, [True] * 4]
    assert np.argwhere(walk_domain(valid, "alledges") == 1).tolist() == [[1, 1], [1, 2]]
    assert (walk_domain(valid, "alledges", True) == 1).nonzero()[0].tolist() == [1] * 4
    assert np.array_equal(walk_domain(valid, "mask"), walk_domain(valid, "alledges"))
    assert np.array_equal(walk_domain(valid, "mask", True), walk_domain(valid, "alledges", True))


def test_a_hole_is_an_outlet_of_the_mask_and_a_wall_for_the_edges():
    valid = np.ones((7, 9), bool)
    valid[3, 0] = False
    assert walk_domain(valid, "mask", True)[3, 8] == OUTLET  # over the seam
    assert walk_domain(valid, "alledges", True)[3, 8] == LAND
    assert walk_domain(valid, "mask")[3, 1] == OUTLET
    assert walk_domain(valid, "alledges")[3, 1] == LAND


def test_it_can_be_cancelled():
    class Stopped(Run):
        cancelled = True

    with pytest.raises(Cancelled):
        condition(Stopped(), np.zeros((5, 5)), walk_domain(np.ones((5, 5), bool), "mask"))
