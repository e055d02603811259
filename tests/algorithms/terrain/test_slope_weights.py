"""COAST_WEIGHT and HEIGHT_WEIGHT of a terrain: steep coasts or high land and gentle land elsewhere, or the reverse."""

import numpy as np
import pytest
from headwaters.tests.provider.running import run
from headwaters.tests.support import THOROUGH
from scipy import ndimage

from .grown import MAIN, coast
from .terrains import make, pits, raster, render

pytestmark = pytest.mark.qgis

CELL = 100.0 if THOROUGH else 150.0
GIVEN = {"SPACING": 1500, "CELL_SIZE": CELL, "EROSION_CELL_SIZE": CELL}


def shares(z):
    """Return how steep land is near the coast over far inland, and high up over low down."""
    land = np.nan_to_num(z) > 0
    steep = np.hypot(*np.gradient(np.where(land, z, np.nan), CELL))
    away = ndimage.distance_transform_edt(land)
    low, high = np.quantile(z[land], [1 / 3, 2 / 3])
    known = np.isfinite(steep)
    coast_share = steep[known & (away < 0.25 * away.max())].mean() / steep[known & (away > 0.6 * away.max())].mean()
    return coast_share, steep[known & (z > high)].mean() / steep[known & (z < low)].mean()


SLOPES = {"free": {}, "given": {"TERRAIN_SLOPE": 0.15}}


@pytest.mark.parametrize("slope, seed", [("free", 5), ("given", 6), *((("free", 6), ("given", 5)) if THOROUGH else ())])
def test_weights_make_land_steep_at_the_coast_or_high_up(slope, seed, provider):
    found, heights, slope = {}, {}, SLOPES[slope]
    for weights in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)):
        given = dict(zip(("COAST_WEIGHT", "HEIGHT_WEIGHT"), weights))
        made = make(coast(MAIN), **GIVEN, **given, **slope, SEED=seed)
        heights[weights] = raster(made["OUTPUT"]).values
        found[weights] = shares(heights[weights])
        assert pits(heights[weights], np.nan_to_num(heights[weights]) > 0) == 0 and made["RECOVERED"] > 98
    assert found[1, 0][0] > 2 * found[0, 0][0] > 6 * found[-1, 0][0]
    assert found[0, 1][1] > 2 * found[0, 0][1] > 4 * found[0, -1][1]
    if slope:
        assert found[0, 1][1] > 3.0 and 0.8 < found[0, 0][1] < 1.25 and found[0, -1][1] < 0.5
    usual = raster(make(coast(MAIN), **GIVEN, **slope, SEED=seed)["OUTPUT"]).values
    assert np.array_equal(usual, heights[0, 0], equal_nan=True)


def test_a_model_of_grown_rivers_takes_the_weights_too(tmp_path, provider):
    """And keeps them: eroded anew without an edit it stays as it is."""
    rivers = str(tmp_path / "rivers.gpkg")
    run("growrivers", COASTLINE=coast(MAIN), SPACING=1500, SEED=3, RIVERS=rivers)
    found = []
    for weight in (1, -1):
        model, given = str(tmp_path / f"{weight}.gpkg"), {"COASTLINE": coast(MAIN), "RIVERS": rivers}
        run("terrainmodel", COAST_WEIGHT=weight, MODEL=model, EROSION_CELL_SIZE=CELL, SEED=3, **given)
        z = raster(render(model, CELL_SIZE=CELL)["OUTPUT"]).values
        found.append(shares(z)[0])
        eroded = str(tmp_path / "eroded.gpkg")
        run("erodemodel", MODEL=model, OUTPUT=eroded)
        assert np.array_equal(z, raster(render(eroded, CELL_SIZE=CELL)["OUTPUT"]).values, equal_nan=True)
    assert found[0] > 1.5 * found[1]
