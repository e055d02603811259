"""What is painted shows in the terrain: ranges rise, plains stay low and gentle, and uplift can be given back."""

import numpy as np
import pytest
from headwaters.tests.provider.running import run
from osgeo import gdal

from .grown import MAIN, SOUTH, WEST, coast
from .test_uplift import painted

pytestmark = pytest.mark.qgis

CELL, PEAK = 250, 900
NORTH_RANGE = [(3, 15), (10, 16), (18, 16.5)]
SOUTH_PLAIN = [(2, 0), (17, 0), (17, 9), (2, 9), (2, 0)]
INSIDE = (4.5, 3, 14, 7)  # west, south, east and north of what lies well inside the plain


@pytest.fixture(scope="module")
def terrain(tmp_path_factory, provider):
    """Return a function that makes a terrain; what was made once is not made again."""
    made = {}

    def make(name, **parameters):
        if name not in made:
            folder = tmp_path_factory.mktemp(name)
            files = {"OUTPUT": "terrain.tif", "UPLIFT_USED": "uplift.tif"}
            files = {output: str(folder / file) for output, file in files.items()}
            others = dict.fromkeys(("RIVERS", "WATERSHEDS"), "TEMPORARY_OUTPUT")
            given = {"SPACING": 2500, "CELL_SIZE": CELL, "PEAK": PEAK, **files, **others, **parameters}
            made[name] = run("terrainfromcoastline", COASTLINE=coast(MAIN), **given)
        return made[name]

    return make


def heights(found, west, south, east, north):
    """Return the heights of land within a rectangle in kilometres."""
    dataset = gdal.Open(found["OUTPUT"])
    z, (x, width, _, y, _, height) = dataset.ReadAsArray().astype(float), dataset.GetGeoTransform()
    z[z == dataset.GetRasterBand(1).GetNoDataValue()] = np.nan
    rows = [int((SOUTH + 1000 * place - y) / height) for place in (north, south)]
    cols = [int((WEST + 1000 * place - x) / width) for place in (west, east)]
    return z[slice(*rows), slice(*cols)]


def shapes():
    return painted("Polygon", SOUTH_PLAIN, [*NORTH_RANGE, (18, 14), (3, 12.5), (3, 15)], weight=[0.0, 1.0])


def test_a_painted_range_rises_above_a_painted_plain(terrain):
    """The highest cell lies in the range, and the plain is lower than it was by noise."""
    plain, by_noise = terrain("painted", UPLIFT=shapes()), terrain("noise")
    assert np.nanmax(heights(plain, 2, 11, 20, 19)) == pytest.approx(plain["SUMMIT"])
    assert np.nanmean(heights(plain, *INSIDE)) < 0.15 * np.nanmean(heights(plain, 5, 13.5, 16, 16))
    assert np.nanmean(heights(plain, *INSIDE)) < np.nanmean(heights(by_noise, *INSIDE))


def test_uplift_given_back_makes_the_same_terrain(terrain):
    """To the bit, with rivers that grow anew."""
    once = terrain("painted", UPLIFT=shapes())
    again = terrain("again", UPLIFT=once["UPLIFT_USED"])
    assert np.array_equal(gdal.Open(again["OUTPUT"]).ReadAsArray(), gdal.Open(once["OUTPUT"]).ReadAsArray())


def test_land_is_as_gentle_as_it_was_sketched(terrain):
    """Nearly everywhere well inside, and the mountains around stay as high as asked."""
    gentle = terrain("gentle", UPLIFT=shapes(), SLOPE_SKETCH=painted("Polygon", SOUTH_PLAIN, slope=[0.02]))
    z = heights(gentle, *INSIDE)
    slopes = np.hypot(*np.gradient(z, CELL))
    assert np.mean(slopes[np.isfinite(slopes)] <= 0.06) > 0.97
    assert gentle["SUMMIT"] > 0.95 * terrain("painted", UPLIFT=shapes())["SUMMIT"]
