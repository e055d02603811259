"""The peak is decided in one place: as given, as usual on so much land, and less on islands beside the largest."""

import numpy as np
import pytest
from headwaters.core.choices import ALPINE, LOOK_OF_CHARACTER, Look
from headwaters.core.island.peak import (
    RIVERS_UNDER_RIDGES,
    factor_to_peak,
    misses_peak,
    peak_of_island,
    peak_over,
    peaks_of,
    steepest_under,
    stretch,
    stretched_over,
    usual_peak,
)
from headwaters.core.plane.fields import constant
from headwaters.core.terrain.relief.solving import ReliefAims

AREA = 1e10


def test_a_look_makes_land_higher_and_slopes_that_were_said_leave_it_open():
    usual = usual_peak(AREA)
    assert usual_peak(AREA, LOOK_OF_CHARACTER[ALPINE]) == 2.5 * usual
    assert peaks_of(None, AREA, Look(), True, True) == (RIVERS_UNDER_RIDGES * usual, usual)
    assert peaks_of(900.0, AREA, Look(), False, False) == (RIVERS_UNDER_RIDGES * 900.0, 900.0)
    assert peaks_of(None, AREA, Look(), False, False) == (None, None)
    assert peaks_of(900.0, AREA, None, True, True) == (900.0, None)
    assert peaks_of(None, AREA, None, True, True) == (RIVERS_UNDER_RIDGES * usual, None)
    assert peaks_of(None, AREA, None, False, False) == (None, None)


def test_hillslopes_are_the_steeper_the_higher_land_is_to_be():
    look = LOOK_OF_CHARACTER[ALPINE]
    assert steepest_under(None, AREA, look) == look.steepest
    assert steepest_under(2 * usual_peak(AREA, look), AREA, look) == 2 * look.steepest
    assert steepest_under(1.0, AREA, look) == look.steepest
    assert steepest_under(1.0, AREA, Look()) is None


def test_islands_are_as_high_as_they_are_wide_and_stand_over_rivers_that_stay():
    assert peak_of_island(1_000.0, AREA / 4, AREA) == 500.0
    assert peak_over(0.0, AREA) == usual_peak(AREA)
    assert peak_over(5_000.0, AREA) > 5_000.0


def test_heights_are_lifted_to_the_peak_as_far_as_slopes_let_them():
    assert factor_to_peak(500.0, 1_000.0) == 2.0
    assert factor_to_peak(0.0, 1_000.0) == 1.0
    aims = ReliefAims(constant(1.0), 1_000.0)
    assert stretch(500.0, aims) == 2.0
    assert stretch(500.0, aims._replace(hold=True)) == 1.0
    assert stretch(500.0, aims._replace(peak=None)) == 1.0
    limited = aims._replace(slope=constant(0.3))
    assert stretch(500.0, limited) == 1.0
    assert stretch(950.0, limited) == pytest.approx(1_000.0 / 950.0)
    assert misses_peak(970.0, 1_000.0)
    assert not misses_peak(985.0, 1_000.0)


def test_what_stands_above_the_lowest_ground_is_stretched_and_nothing_else():
    z = np.array([[0.0, 40.0, 60.0], [80.0, 100.0, 20.0]])
    lowest = np.array([[-np.inf, 40.0, 20.0], [90.0, 50.0, 20.0]])
    found, summit = stretched_over(z, lowest, 100.0, 110.0)
    assert summit == 110.0
    assert found == pytest.approx(np.array([[0.0, 40.0, 20.0 + 1.2 * 40.0], [80.0, 110.0, 20.0]]))


@pytest.mark.parametrize("summit, peak, lowest", [(100.0, 120.0, 50.0), (40.0, 42.0, 50.0), (100.0, 105.0, -np.inf)])
def test_a_peak_too_far_off_or_a_summit_with_nothing_below_it_leaves_all_as_it_is(summit, peak, lowest):
    z = np.array([[10.0, 100.0]])
    found, shown = stretched_over(z, np.array([[-np.inf, lowest]]), summit, peak)
    assert np.array_equal(found, z) and shown == summit


def test_where_the_summit_hardly_stands_above_the_lowest_ground_no_land_is_brought_over_the_peak():
    z, lowest = np.array([[100.0, 90.0, 30.0]]), np.array([[96.0, 20.0, -np.inf]])
    found, summit = stretched_over(z, lowest, 100.0, 110.0)
    assert summit == 110.0 and found == pytest.approx(np.array([[96.0 + 4.0 * 90.0 / 70.0, 110.0, 30.0]]))


@pytest.mark.parametrize("peak", [97.0, 75.0, 10.0])
def test_a_peak_below_ground_that_stays_leaves_all_as_it_is(peak):
    z, lowest = np.array([[100.0, 90.0, 98.0]]), np.array([[96.0, 20.0, -np.inf]])
    found, summit = stretched_over(z, lowest, 100.0, peak)
    assert np.array_equal(found, z) and summit == 100.0
