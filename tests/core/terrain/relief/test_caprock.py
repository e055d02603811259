"""Land on a bed of caprock is high and even, and steep up to it; all levels of an island have the same beds."""

from functools import cache

import numpy as np
import pytest
from headwaters.core.plane.types import Land
from headwaters.core.run.run import Run
from headwaters.core.terrain.model import no_courses
from headwaters.core.terrain.relief import solving
from headwaters.core.terrain.relief.caprock import RISE_ABOVE, RISE_BELOW, Caprock, find_caprock, rise_by_beds
from headwaters.core.terrain.relief.levels import plane_window
from headwaters.core.terrain.relief.solving import ReliefAims, find_relief
from headwaters.tests.core.growth.coasts import closed
from headwaters.tests.core.terrain.worlds import constant
from headwaters.tests.support import run_for

CELL, LAYER, SHAPE, SEEDS = 250.0, 4_000.0, (320, 480), (3, 4, 5, 6)
LAND = Land((closed(CELL * np.array([[0, 0], [180, 0], [180, 90], [0, 90]])),))
BED = 0.3  # of the highest place


@cache
def beds(seed, size=1, rising=0.3, **given):
    """Return the beds on cells so many times larger, where land rises by such a share of the fastest."""
    land = np.full((SHAPE[0] // size, SHAPE[1] // size), rising)
    return find_caprock(run_for(given), land, size * CELL, LAYER, seed, **given)


def island(monkeypatch, share, loose=True):
    """Return the heights of an island whose western half has so much of a bed, and cells of both halves."""

    def in_the_west(run, rising, *others):
        nrows, ncols = rising.shape
        west = np.tile(np.arange(ncols) < ncols // 2, (nrows, 1))
        return Caprock((share * west).astype(np.float32), np.full((nrows, ncols), BED, np.float32))

    monkeypatch.setattr(solving, "find_caprock", in_the_west)
    aims = ReliefAims(constant(1.0), 900.0, loose=loose)
    found = find_relief(Run(), LAND, no_courses(), plane_window(LAND, CELL), aims, 4)
    east = np.arange(found.z.shape[1]) >= found.z.shape[1] // 2
    return found.z, found.land & ~east, found.land & east


def slopes(z):
    return np.hypot(*np.gradient(z, CELL))


def test_land_on_a_bed_is_even_and_most_of_what_would_be_higher_lies_on_it(monkeypatch):
    z, west, east = island(monkeypatch, 1.0)
    bed = BED * z.max()
    on_bed, as_high = west & (z > bed), east & (z > bed)
    assert np.median(slopes(z)[on_bed]) < 0.4 * np.median(slopes(z)[as_high])
    assert on_bed.sum() > 0.5 * as_high.sum()
    assert np.quantile(z[on_bed], 0.9) < 1.5 * bed < np.quantile(z[as_high], 0.9)


def test_land_falls_off_more_steeply_below_a_bed(monkeypatch):
    z, west, east = island(monkeypatch, 1.0)
    below = z < 0.8 * BED * z.max()
    assert np.median(slopes(z)[west & below]) > 1.2 * np.median(slopes(z)[east & below])


def test_land_whose_slopes_are_given_has_no_caprock(monkeypatch):
    assert np.array_equal(*(island(monkeypatch, share, loose=False)[0] for share in (0.0, 1.0)))


def test_how_fast_land_rises_goes_to_that_of_its_height_by_steps():
    z = np.array([[0.0, 299.0, 400.0, 1000.0]])
    caprock = Caprock(np.ones(z.shape, np.float32), np.full(z.shape, BED, np.float32))
    rise = rise_by_beds(Run(), caprock, z, CELL / 100)
    assert rise[0] == pytest.approx([RISE_BELOW, RISE_BELOW, RISE_ABOVE, RISE_ABOVE])
    for _ in range(30):
        before = rise.copy()
        rise = rise_by_beds(Run(), caprock, z[:, ::-1], CELL / 100, rise)
        assert (np.abs(rise - before) < RISE_BELOW - RISE_ABOVE).all()
    assert rise[0] == pytest.approx([RISE_ABOVE, RISE_ABOVE, RISE_BELOW, RISE_BELOW], rel=1e-5)


def test_some_regions_have_a_bed_and_others_have_none():
    share = np.array([beds(seed).share for seed in SEEDS])
    assert 0.2 < np.mean(share == 0.0) < 0.8
    assert 0.15 < np.mean(share > 0.8) < 0.6


def test_ranges_outgrow_their_beds():
    usual, fast, fastest = (beds(3, rising=rising) for rising in (0.3, 0.7, 0.9))
    assert (fast.share[usual.share > 0] < usual.share[usual.share > 0]).all()
    assert fast.share.any() and not fastest.share.any()


def test_beds_differ_from_seed_to_seed():
    fields = [beds(seed) for seed in SEEDS]
    for one in zip(*fields):
        assert all(abs(np.corrcoef(other.ravel(), one[0].ravel())[0, 1]) < 0.5 for other in one[1:])


@pytest.mark.parametrize("size", (2, 4, 8))
def test_coarser_levels_have_the_same_beds(size):
    rows, cols = SHAPE[0] // size, SHAPE[1] // size
    for fine, coarse in zip(beds(3), beds(3, size)):
        means = fine.reshape(rows, size, cols, size).mean(axis=(1, 3))
        assert np.corrcoef(means.ravel(), coarse.ravel())[0, 1] > 0.95


def test_where_hillslopes_are_half_as_long_so_are_regions():
    half = find_caprock(Run(), np.full(SHAPE, 0.3), CELL / 2, LAYER / 2, 3)
    assert all(np.array_equal(*each) for each in zip(half, beds(3)))


def test_threads_change_nothing():
    assert all(np.array_equal(*each) for each in zip(beds(3, threads=1), beds(3, threads=3)))
