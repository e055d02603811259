"""Times of concentration are those of a table that was computed by hand, and nothing where nothing follows."""

import numpy as np
import pytest
from headwaters.core.choices import TC_FORMULAS
from headwaters.core.watersheds.concentration import Catchments, times_of_concentration

# Length (km), slope (m/m), area (km²), mean height above the outlet (m), mean slope (m/m), curve number.
TABLE = (
    (1.0, 0.01, 1.0, 25.0, 0.05, 75.0),
    (0.3, 0.05, 0.05, 12.0, 0.12, 80.0),
    (2.5, 0.02, 3.2, 60.0, 0.09, 70.0),
    (5.0, 0.015, 9.0, 110.0, 0.15, 65.0),
    (8.0, 0.008, 22.0, 95.0, 0.06, 72.0),
    (12.0, 0.03, 41.0, 420.0, 0.31, 60.0),
    (20.0, 0.012, 120.0, 300.0, 0.2, 68.0),
    (35.0, 0.02, 310.0, 810.0, 0.42, 55.0),
    (60.0, 0.006, 900.0, 450.0, 0.18, 77.0),
    (110.0, 0.004, 2500.0, 640.0, 0.25, 66.0),
)
# The hours of each formula, by logarithms in decimal numbers: the lag in feet, Bransby-Williams in minutes.
HOURS = (
    (0.390403344, 1.375, 0.719649876, 0.611225698, 0.711497936),
    (0.0831368266, 0.485128375, 0.21228979, 0.179321292, 0.150951416),
    (0.605383788, 1.75985419, 1.26578505, 1.18418789, 1.26848843),
    (1.15325487, 2.32406506, 2.26402448, 2.26219015, 1.95257566),
    (2.10961485, 3.94510004, 3.64655314, 3.75345598, 3.73015312),
    (1.73297144, 2.66008993, 3.86052139, 4.06144162, 3.11008268),
    (3.65444849, 5.32734117, 6.77422496, 7.3025952, 4.73825191),
    (4.61901502, 5.39902988, 9.40626629, 10.4936719, 7.13777824),
    (11.1199225, 12.3743687, 17.8101455, 20.5730345, 9.35882403),
    (20.7296896, 18.0348648, 30.4921675, 36.9307639, 17.4708804),
)


def catchments(rows=TABLE):
    """Return rows of the table as `Catchments`."""
    return Catchments(*np.array(rows).T)


def test_ten_catchments_have_the_hours_of_the_table():
    found = times_of_concentration(catchments(), TC_FORMULAS)
    assert list(found) == list(TC_FORMULAS)
    assert np.allclose(np.array(list(found.values())).T, HOURS, rtol=1e-8)


def test_only_what_was_asked_for_is_told():
    assert list(times_of_concentration(catchments(), ["scs", "temez"])) == ["scs", "temez"]


@pytest.mark.parametrize("name", TC_FORMULAS)
def test_water_that_has_no_fall_or_no_path_has_no_time(name):
    """A flat, water that would have to rise, a cell alone, and heights that are not known."""
    flat, rising, alone, unknown = ([*TABLE[0]] for _ in range(4))
    flat[1] = flat[3] = flat[4] = 0.0
    rising[1] = rising[3] = rising[4] = -0.1
    alone[0] = 0.0
    unknown[1] = unknown[3] = unknown[4] = np.nan
    found = times_of_concentration(catchments([flat, rising, alone, unknown, TABLE[0]]), [name])[name]
    assert np.isnan(found[:4]).all()
    assert found[4] > 0


def test_without_a_curve_number_the_scs_has_no_time():
    of = catchments()._replace(curve_number=np.array([np.nan, 0.0] + [75.0] * 8))
    assert np.isnan(times_of_concentration(of, ["scs"])["scs"]).tolist() == [True, True] + [False] * 8
