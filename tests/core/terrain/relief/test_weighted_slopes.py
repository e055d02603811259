"""Weights of coast and height: what slopes become by them, and the land that comes of it."""

import numpy as np
import pytest
from headwaters.core.run.run import Run
from headwaters.core.terrain.courses.courses import find_courses
from headwaters.core.terrain.relief.levels import plane_window
from headwaters.core.terrain.relief.solving import ReliefAims, find_relief
from headwaters.core.terrain.relief.weighted_slopes import HEARS, LEAST_FACTOR, SlopeWeights
from headwaters.tests.core.terrain.worlds import constant, grown_world
from headwaters.tests.support import THOROUGH

CELL = 400.0
SLOPE = 0.12
GIVEN = ReliefAims(constant(SLOPE), slope=constant(SLOPE), rising=constant(SLOPE), as_slope=True)
AIMS = {"free": ReliefAims(constant(1.0), 900.0, loose=True), "given": GIVEN, "held": GIVEN._replace(hold=True)}


def weights_on(land, height, coast=1.0, reach=0):
    return SlopeWeights(land, np.full(land.shape, coast), height, reach)


@pytest.mark.parametrize("weight", [-1.0, -0.3, 0.5, 1.0])
def test_land_is_so_much_steeper_by_the_share_of_it_that_lies_lower(weight):
    z = np.random.default_rng(3).uniform(10.0, 50.0, (12, 15)) ** 3
    land = z > 2e3
    found = weights_on(land, weight).factors(z)
    lower = (z[land][:, np.newaxis] > z[land]).sum(axis=1) / (np.count_nonzero(land) - 1)
    assert found[land] == pytest.approx(np.maximum(1 + weight * (2 * lower - 1), LEAST_FACTOR))
    assert np.array_equal(found, weights_on(land, weight).factors(np.sqrt(z)))


def test_factors_follow_heights_by_a_share_and_those_of_the_coast_are_as_they_are():
    z, land = np.arange(100.0).reshape(10, 10), np.ones((10, 10), bool)
    before = weights_on(land, 1.0, coast=0.5).factors(z)
    assert before.mean() == pytest.approx(0.5, rel=0.01)
    after = weights_on(land, 1.0, coast=0.5).factors(-z, before)
    assert after == pytest.approx(before + HEARS * (before[::-1, ::-1] - before))


def shares(found):
    """Return how steep the highest third of the land is over the lowest, and a third by the coast over one far away."""
    from scipy import ndimage

    land = found.land
    steep = np.hypot(*np.gradient(np.where(land, found.z, np.nan), CELL))
    known = np.isfinite(steep)
    ratios = []
    for measure in (found.z, -ndimage.distance_transform_edt(land)):
        low, high = np.quantile(measure[land], [1 / 3, 2 / 3])
        ratios.append(steep[known & (measure > high)].mean() / steep[known & (measure < low)].mean())
    return ratios


@pytest.mark.parametrize(
    "aims, seed",
    [("free", 3), ("given", 5), ("held", 3), *((("free", 5), ("given", 3), ("held", 5)) if THOROUGH else ())],
)
def test_high_land_and_coasts_are_steeper_or_gentler_by_either_sign_on_any_island(aims, seed):
    """Slopes that are given are all the same without weights; those that are free are steepest high up anyway."""
    aims, (land, grown) = AIMS[aims], grown_world(seed=seed)
    courses, _ = find_courses(Run(), grown, seed)
    window = plane_window(land, CELL)

    def relief(*weights):
        return find_relief(Run(), land, courses, window, aims._replace(weights=weights), seed)

    high = [shares(relief(0.0, weight))[0] for weight in (-1.0, 0.0, 1.0)]
    coast = [shares(relief(weight, 0.0))[1] for weight in (-1.0, 0.0, 1.0)]
    assert high[0] < 0.6 * high[1] and 1.8 * high[1] < high[2]
    assert coast[0] < 0.5 * coast[1] and 1.8 * coast[1] < coast[2]
    if aims.as_slope:
        assert high[0] < 0.5 < high[1] < 1.5 < 3.0 < high[2]
    both = relief(1.0, -1.0)
    assert shares(both)[0] < high[1] and shares(both)[1] > coast[1]
    assert both.weighted.min() >= LEAST_FACTOR and both.weighted.max() <= 4.0


def test_without_weights_nothing_is_weighted():
    land, grown = grown_world(seed=3)
    courses, _ = find_courses(Run(), grown, 3)
    assert find_relief(Run(), land, courses, plane_window(land, CELL), GIVEN, 3).weighted is None
