"""How high islands come: as high as those of their size, and not because of a cape without rivers."""

import numpy as np
import pytest
from headwaters.core.synthesis.fields import constant
from headwaters.core.synthesis.growth import Rules
from headwaters.core.synthesis.island import (
    Ground,
    Wishes,
    grow_island,
    steepened,
    steepening,
    usual_peak,
)
from headwaters.core.synthesis.types import Land

KM = 1000.0
SLOPE = constant(0.15)


@pytest.fixture(scope="module")
def island():
    """Return a square island of 20 km."""
    ring = 20 * KM * np.array([(0, 0), (1, 0), (1, 1), (0, 1), (0, 0.0)])
    return grow_island(Land((ring,)), Wishes(), Rules(KM, 0.75, 40.0, 0.2, 0.1, 0.7), Ground(constant(0.01), SLOPE), 1)


@pytest.mark.parametrize("km2, metres", [(80, 180), (1_450, 710), (24_000, 1700), (84_000, 1900), (785_000, 2000)])
def test_large_islands_are_higher_than_small_ones_but_not_without_end(km2, metres):
    assert usual_peak(km2 * 1e6) == metres


@pytest.mark.parametrize("peak", [300.0, 900.0])
def test_the_highest_ridge_comes_to_the_peak(island, peak):
    factor, rivers = steepening(island, SLOPE, KM, peak)
    slope, raised = steepened(island, SLOPE, KM, factor)
    assert np.nanmax(raised.ridges.z) == pytest.approx(peak)
    assert slope.outside == pytest.approx(factor * 0.15)
    assert island.tree.z.max() <= rivers < peak


def test_land_far_from_all_rivers_is_not_the_measure_of_the_rest(island):
    """Else one such place would make all other land flat."""
    far = island.ridges.distance > 0.5 * KM
    assert far.any()
    factor, _ = steepening(island, SLOPE, KM, 900.0)
    near, _ = steepening(island, SLOPE, 0.5 * KM, 900.0)
    assert near > factor
    _, raised = steepened(island, SLOPE, 0.5 * KM, 1.0)
    assert (raised.ridges.z[: far.size][far] < island.ridges.z[: far.size][far]).all()
    assert np.array_equal(raised.ridges.z[~far], island.ridges.z[~far], equal_nan=True)
