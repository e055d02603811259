"""No river rises on its way: its water stands as high as the highest ground farther down the river."""

import numpy as np
from headwaters.core.depressions.fill import fill
from headwaters.core.flow.directions.directions import d8
from headwaters.core.raster.domain import OUTLET, drainage_domain
from headwaters.core.rivers.links import trace_links
from headwaters.core.rivers.water_levels import with_water_levels
from headwaters.core.run.run import Run
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples, receivers
from .rivers import any_rivers, metres


@examples(150)
@given(any_rivers(), some.integers(0, 999), some.sampled_from((np.float32, np.int16, np.float64)))
def test_water_stands_as_high_as_the_highest_ground_farther_down(case, seed, dtype):
    codes, river, zone = case
    rng = np.random.default_rng(seed)
    z, valid = (9 * rng.random(codes.shape)).astype(dtype), rng.random(codes.shape) < 0.8
    before = z.copy()
    levels = with_water_levels(Run(), trace_links(Run(), codes, river, metres(codes), zone), z, valid).ravel()
    assert np.array_equal(z, before)
    below, wet, known, heights = receivers(codes), river.ravel(), valid.ravel(), z.ravel()
    for cell in range(z.size):
        highest, at = heights[cell], cell
        while wet[cell] and known[cell] and at >= 0 and wet[at]:
            highest = max(highest, heights[at]) if known[at] else highest
            at = below[at]
        assert levels[cell] == highest


@examples(30)
@given(some.integers(0, 999))
def test_it_is_the_surface_that_water_runs_on_where_depressions_were_filled(seed):
    z = np.random.default_rng(seed).random((12, 15)).astype(np.float32)
    everywhere = np.ones(z.shape, bool)
    domain = drainage_domain(Run(), everywhere)
    filled = fill(Run(), z, domain)[0]
    codes = d8(Run(), filled, domain, metres(z))[0]
    assert np.count_nonzero(filled > z)
    levels = with_water_levels(Run(), trace_links(Run(), codes, everywhere, metres(codes)), z, everywhere)
    assert np.array_equal(levels, filled)
    assert (domain == OUTLET).any()
