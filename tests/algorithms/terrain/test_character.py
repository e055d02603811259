"""Characters of the land stand clearly apart, and what is given wins over them."""

import numpy as np
import pytest
from headwaters.tests.support import THOROUGH

from .grown import MAIN, coast
from .land import looks_of
from .terrains import make, raster

pytestmark = pytest.mark.qgis

LONG = [(0, 0), (30, 4), (62, 0), (70, 9), (44, 16), (25, 13), (6, 17), (-3, 8), (0, 0)]
COASTS = {"round": (MAIN, 60 if THOROUGH else 90), "long": (LONG, 120)}  # and cells, in metres
STEEPEST = {"gentle": 0.25, "hilly": 0.5, "own": 0.85, "alpine": 1.1}  # that hillslopes keep at most
CHARACTERS = tuple(STEEPEST)
WALL = 1.25  # times the step that a hillslope makes across a corner, with what detail adds


@pytest.fixture(scope="module", params=tuple(COASTS))
def looks(request, provider):
    """Return the `Looks` of each character of a coast, and the usual height of such land."""
    shape, cell = COASTS[request.param]
    given = {"SPACING": 20 * cell, "CELL_SIZE": cell, "EROSION_CELL_SIZE": cell, "SEED": 3}
    return {name: looks_of(make(coast(shape), CHARACTER=name, **given)["OUTPUT"]) for name in CHARACTERS}


def test_gentle_hilly_and_alpine_land_stand_apart(looks):
    gentle, hilly, own, alpine = (looks[name] for name in CHARACTERS)
    assert 1.3 * gentle.slope < hilly.slope < 0.5 * alpine.slope
    assert gentle.steep == 0 == hilly.steep < alpine.steep
    assert alpine.slope > 1.8 * own.slope > 2.5 * gentle.slope
    assert gentle.flat > 1.3 * hilly.flat > 2 * alpine.flat
    assert 1.3 * gentle.relief < hilly.relief < 0.5 * alpine.relief
    assert gentle.highest / own.highest == pytest.approx(0.35, rel=0.02)
    assert hilly.highest / own.highest == pytest.approx(0.6, rel=0.02)
    assert alpine.highest / own.highest == pytest.approx(2.5, rel=0.02)


def test_all_of_them_are_land(looks, request):
    """Without pits, and without walls: no two cells are further apart than a hillslope of such land lets them."""
    _, cell = COASTS[request.node.callspec.params["looks"]]
    for name, found in looks.items():
        assert found.pits == 0
        assert found.step / 100 * found.highest < WALL * STEEPEST[name] * cell * 2**0.5
        assert found.step <= 24


def test_what_is_given_wins(provider):
    """With all that a character sets given, all characters are the same land."""
    given = {"PEAK": 700, "TERRAIN_SLOPE": 0.2, "ROUGHNESS": 0.7, "UPLIFT_USED": "TEMPORARY_OUTPUT"}
    first = make(coast(MAIN), CHARACTER="gentle", **given)
    assert first["SUMMIT"] == pytest.approx(700, rel=0.05)
    given["UPLIFT"] = first["UPLIFT_USED"]
    same = [raster(make(coast(MAIN), CHARACTER=name, **given)["OUTPUT"]).values for name in ("gentle", "alpine", "own")]
    assert np.array_equal(same[0], same[1], equal_nan=True) and np.array_equal(same[0], same[2], equal_nan=True)


def test_a_gentle_land_reaches_a_peak_that_is_given(provider):
    """However high: it may be the steeper in proportion."""
    made = make(coast(MAIN), CHARACTER="gentle", PEAK=2500, CELL_SIZE=100, EROSION_CELL_SIZE=100)
    assert made["SUMMIT"] == pytest.approx(2500, rel=0.02)
    assert not made.warnings
