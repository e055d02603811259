"""Heights that land is to have: a coarse DEM, contours, spots and areas."""

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import create
from osgeo import gdal
from scipy import ndimage

from .grown import ISLET, MAIN, SOUTH, WEST, coast, features, ring
from .terrains import CELL, make, pits, raster, render
from .test_uplift import painted

pytestmark = pytest.mark.qgis

COARSE = 1000.0  # metres


def wish(x, y):
    """Return heights: a massif in the west, hills in the east, lowland between."""
    return 900 * np.exp(-((x - 5) ** 2 + (y - 9) ** 2) / 16) + 300 * np.exp(-((x - 20) ** 2 + (y - 11) ** 2) / 16)


def coarse_dem(tmp_path, heights=wish, name="coarse.tif"):
    col, row = np.meshgrid(np.arange(36), np.arange(30))
    values = heights(-4 + col + 0.5, 26 - row - 0.5)
    return create(tmp_path / name, [values], west=WEST - 4e3, north=SOUTH + 26e3, dx=COARSE, dy=COARSE)


def compared(result, heights=wish):
    """Return the heights of land and those that were wished for, both averaged over two spacings, inland."""
    made = raster(result["OUTPUT"])
    row, col = np.indices(made.values.shape)
    x, y = ((made.west - WEST) / CELL + col + 0.5) * CELL / 1e3, ((made.north - SOUTH) / CELL - row - 0.5) * CELL / 1e3
    land = np.isfinite(made.values)
    weight = ndimage.gaussian_filter(land.astype(float), 10)
    means = [ndimage.gaussian_filter(np.where(land, each, 0.0), 10) / weight for each in (made.values, heights(x, y))]
    inland = ndimage.distance_transform_edt(land) > 10
    return [each[inland] for each in means]


@pytest.mark.parametrize("erosion", [0, None])
def test_land_is_about_as_high_as_a_coarse_dem(erosion, tmp_path):
    result = make(coast(MAIN), HEIGHTS=coarse_dem(tmp_path), EROSION_CELL_SIZE=erosion, OUTPUT=str(tmp_path / "z.tif"))
    z, wished = compared(result)
    assert np.corrcoef(z, wished)[0, 1] > 0.95
    assert abs(z.mean() / wished.mean() - 1) < 0.15
    assert z.max() == pytest.approx(wished.max(), rel=0.15)
    made = raster(result["OUTPUT"])
    assert pits(made.values, np.isfinite(made.values)) == 0
    assert result["RECOVERED"] > 98


SPOTS = {(5, 9): 900.0, (20, 11): 300.0, (13, 13): 60.0, (12, 3): 60.0}
CIRCLE = [(np.cos(turn), np.sin(turn)) for turn in np.linspace(0, 2 * np.pi, 17)]


def round_at(x, y, radius):
    return [(x + radius * east, y + radius * north) for east, north in CIRCLE]


@pytest.mark.parametrize("kind", ["Point", "LineString", "Polygon"])
def test_spots_contours_and_areas_say_heights(kind, tmp_path, usual_ground):
    """Between them and the shore heights are even slopes: the land is high in the west, lower in the east."""
    if kind == "Point":
        layer = features("Point", *(f"POINT{ring([place])}" for place in SPOTS), height=list(SPOTS.values()))
    else:
        drawn = [(5, 9, 1.5, 900.0), (5, 9, 3.5, 600.0), (20, 11, 1.5, 300.0), (13, 13, 2.0, 60.0)]
        layer = painted(kind, *(round_at(x, y, size) for x, y, size, _ in drawn), height=[each[-1] for each in drawn])
    z = raster(make(coast(MAIN), HEIGHTS=layer, OUTPUT=str(tmp_path / "z.tif"))["OUTPUT"])
    west, middle, east = (
        float(np.nanmean(z.values[near(z, x, y)])) for x, y in ((5.0, 9.0), (13.0, 13.0), (20.0, 11.0))
    )
    assert west > 1.8 * east > 3.0 * middle
    assert 300 < west < 1000


def near(z, x, y, km=1.5):
    """Return which cells lie near a place in kilometres."""
    row, col = np.indices(z.values.shape)
    east, north = (z.west - WEST + (col + 0.5) * CELL) / 1e3, (z.north - SOUTH - (row + 0.5) * CELL) / 1e3
    return (east - x) ** 2 + (north - y) ** 2 < km**2


def test_the_peak_wins_and_the_rest_keeps_to_the_wish(tmp_path, usual_ground):
    dem = coarse_dem(tmp_path)
    fine = {"EROSION_CELL_SIZE": None, "CELL_SIZE": 60, "OUTPUT": str(tmp_path / "z.tif")}
    assert make(coast(MAIN), HEIGHTS=dem, PEAK=600, **fine)["SUMMIT"] == pytest.approx(600, rel=0.01)
    result = make(coast(MAIN), HEIGHTS=dem, PEAK=600, OUTPUT=str(tmp_path / "wide.tif"))
    assert np.corrcoef(*compared(result))[0, 1] > 0.95


def test_half_the_wish_is_half_the_land(tmp_path):
    tall = compared(make(coast(MAIN), HEIGHTS=coarse_dem(tmp_path), OUTPUT=str(tmp_path / "tall.tif")))[0]
    dem = coarse_dem(tmp_path, lambda x, y: wish(x, y) / 2, "half.tif")
    low = compared(make(coast(MAIN), HEIGHTS=dem, OUTPUT=str(tmp_path / "low.tif")))[0]
    assert low.mean() == pytest.approx(tall.mean() / 2, rel=0.1)


def test_where_nothing_is_wished_land_rises_as_it_did(tmp_path):
    """The west has a wish, and no data lies east of it: mountains of noise stay there."""
    dem = coarse_dem(tmp_path, lambda x, y: np.where(x < 10, 50.0, -9999.0))
    layer = create_with_nodata(dem, tmp_path)
    result = make(coast(MAIN), HEIGHTS=layer, OUTPUT=str(tmp_path / "z.tif"))
    z = raster(result["OUTPUT"])
    west, east = (np.nanmean(z.values[near(z, x, y, 3)]) for x, y in ((5, 9), (20, 11)))
    assert west < 120 < east


def create_with_nodata(path, tmp_path):
    dataset = gdal.Open(path)
    values = dataset.ReadAsArray()
    return create(
        tmp_path / "part.tif", [values], west=WEST - 4e3, north=SOUTH + 26e3, dx=COARSE, dy=COARSE, nodata=-9999.0
    )


def test_slopes_that_are_given_decide(tmp_path):
    result = make(coast(MAIN), HEIGHTS=coarse_dem(tmp_path), TERRAIN_SLOPE=0.1, OUTPUT=str(tmp_path / "z.tif"))
    assert any(each.startswith("HEIGHTS has no say in heights") for each in result.warnings)
    without = make(coast(MAIN), TERRAIN_SLOPE=0.1, OUTPUT=str(tmp_path / "z2.tif"), UPLIFT=None)
    assert without["SUMMIT"] == pytest.approx(result["SUMMIT"], rel=0.3)


def test_nonsense_is_refused_by_name(tmp_path):
    with pytest.raises(Refused, match="HEIGHTS: no place of ‘coast’ is to be above 0"):
        make(coast(MAIN), HEIGHTS=coarse_dem(tmp_path, lambda x, y: -5.0 - x * 0), OUTPUT=str(tmp_path / "z.tif"))
    far = create(tmp_path / "far.tif", [np.ones((5, 5))], west=WEST + 9e5, north=SOUTH, dx=COARSE, dy=COARSE)
    with pytest.raises(Refused, match="HEIGHTS: ‘far’ has no data on the land of ‘coast’"):
        make(coast(MAIN), HEIGHTS=far, OUTPUT=str(tmp_path / "z.tif"))
    with pytest.raises(Refused, match="HEIGHTS: ‘painted’ has no field with numbers"):
        make(coast(MAIN), HEIGHTS=painted("LineString", [(5, 9), (9, 9)]), OUTPUT=str(tmp_path / "z.tif"))


def test_land_on_which_nothing_is_drawn_rises_as_it_did(tmp_path):
    """A spot of 50 m on the main island: the other one is as high as without."""
    spot = features("Point", f"POINT{ring([(9, 9)])}", height=[50.0])
    made = raster(make(coast(), HEIGHTS=spot, OUTPUT=str(tmp_path / "z.tif"))["OUTPUT"])
    main, other = near(made, 9, 9, 4), near(made, 35, 5, 4)
    assert np.nanmean(made.values[main]) < 80
    assert np.nanmean(made.values[other]) > np.nanmean(made.values[main])


def test_an_islet_is_as_high_as_it_is_wished(tmp_path):
    heights = []
    for height in (5.0, 10.0):
        dem = coarse_dem(tmp_path, lambda x, y, height=height: height + 0 * x, f"flat{height:g}.tif")
        fine = {"SPACING": 20, "CELL_SIZE": 4, "OUTPUT": str(tmp_path / "z.tif")}
        made = raster(make(coast(ISLET), HEIGHTS=dem, **fine)["OUTPUT"])
        heights.append(np.nanmean(made.values))
    assert heights[1] == pytest.approx(2 * heights[0], rel=0.1)
    assert 2 < heights[0] < 8


def test_ground_that_is_eroded_anew_keeps_to_its_wish(tmp_path):
    """The model keeps the uplift that was found: where nothing is changed the land is as high."""
    model = str(tmp_path / "model.gpkg")
    given = {"HEIGHTS": coarse_dem(tmp_path), "EROSION_CELL_SIZE": None, "MODEL": model}
    make(coast(MAIN), OUTPUT=str(tmp_path / "z.tif"), **given)
    anew = str(tmp_path / "anew.gpkg")
    run("erodemodel", MODEL=model, OUTPUT=anew)
    z, wished = compared(render(anew, OUTPUT=str(tmp_path / "z2.tif")))
    assert np.corrcoef(z, wished)[0, 1] > 0.95
    assert z.max() == pytest.approx(wished.max(), rel=0.25)


def test_heights_that_cannot_be_are_refused(tmp_path):
    with pytest.raises(Refused, match=r"HEIGHTS: ‘coarse’ goes up to 3,000,000,000 m on ‘coast’. Is a no data"):
        make(coast(MAIN), HEIGHTS=coarse_dem(tmp_path, lambda x, y: 3e9 + 0 * x), OUTPUT=str(tmp_path / "z.tif"))
