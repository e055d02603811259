"""Plants: on made and real land, with and without water, in any CRS and unit, from memory and from files."""

import numpy as np
import pytest
from headwaters.core.plants import classes
from headwaters.core.plants.classes import PlantClass
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, LAND, NORTH, VALID, WEST, create, polygons, read
from osgeo import gdal, ogr

DEM = np.where(VALID, LAND, -9999).astype(np.float32)
CALM = {"PATCHES": 0, "ASPECT": 0, "THRESHOLD": 1e6}  # no noise, no sun, no river


@pytest.fixture
def plants(tmp_path):
    """Return a function that makes classes of a DEM; it returns them with the run."""

    def make(given, **parameters):
        path = str(tmp_path / "classes.tif")
        result = run("plants", **{"INPUT": given, "CLASSES": path, **parameters})
        found, valid = read(path)
        return np.where(valid, found, classes.NO_CLASS), result

    return make


@pytest.fixture
def dem(tmp_path):
    return create(tmp_path / "dem.tif", [DEM], nodata=-9999)


def slope_of(tmp_path, name="slope.tif", rows=60, fall=20.0, **place):
    """Return a plane that falls to the south by so many metres a row of cells of 10 m at most 45 degrees."""
    z = np.linspace(fall * rows, 0, rows)[:, None] + np.zeros((rows, 20))
    return create(tmp_path / name, [z], **place)


def points_of(path):
    dataset = ogr.Open(path)
    return [
        (*each.geometry().GetPoint_2D(), each["kind"], each["class"], each["height_m"]) for each in dataset.GetLayer()
    ]


def test_each_output_is_made_alone(dem, tmp_path):
    for name, ending in (("CLASSES", "tif"), ("DENSITIES", "tif"), ("POINTS", "gpkg")):
        path = tmp_path / name / f"made.{ending}"
        path.parent.mkdir()
        run("plants", INPUT=dem, **{name: str(path)})
        assert [each.name for each in path.parent.iterdir()] == [path.name]
    with pytest.raises(Refused, match="choose CLASSES, DENSITIES or POINTS"):
        run("plants", INPUT=dem)


def test_classes_are_where_the_dem_has_data_and_counts_tell_of_them(dem, plants):
    found, result = plants(dem, TEMPERATURE=10)
    assert np.array_equal(found == classes.NO_CLASS, ~VALID)
    assert result["FOREST_AREA"] == pytest.approx(np.isin(found, classes.FOREST).sum() * CELL**2 / 1e6)
    assert result["SNOW_AREA"] == 0
    assert result["TREELINE"] == pytest.approx((10 - classes.warmth_limits(9.0).trees) / 6.5 * 1000)


def test_the_treeline_is_where_it_is_told(tmp_path, plants):
    """By height over the sea, in feet as in metres, and as TEMPERATURE, LAPSE_RATE and RANGE say."""
    made = slope_of(tmp_path, fall=5.0)
    for changed in ({}, {"LAPSE_RATE": 9}, {"RANGE": 25}, {"TEMPERATURE": 2}, {"Z_UNIT": "foot", "TEMPERATURE": 0.8}):
        found, result = plants(made, **{"TEMPERATURE": 1.5, "SEA_LEVEL": -100, **CALM, **changed})
        metres = 0.3048 if "Z_UNIT" in changed else 1
        z = (np.linspace(300, 0, 60) + 100) * metres
        trees = np.isin(found[:, 10], classes.FOREST)
        assert np.array_equal(trees[1:-1], (z < result["TREELINE"])[1:-1])
    assert 0 < trees.sum() < 60


@pytest.mark.parametrize("crs, gains", [("EPSG:32632", True), ("EPSG:32732", False), (None, None)])
def test_the_sun_stands_where_the_map_lies(crs, gains, tmp_path, plants):
    """Land that falls to the south is warmer in the north and colder in the south; no map, no sun."""
    north = 5_600_000.0 if crs != "EPSG:32732" else 4_400_000.0
    made = slope_of(tmp_path, fall=5.0, crs=crs, north=north)
    counts = [
        np.isin(plants(made, **{"TEMPERATURE": 1.5, "PATCHES": 0, "ASPECT": sun})[0], classes.FOREST).sum()
        for sun in (0, 3)
    ]
    assert (counts[1] > counts[0], counts[1] < counts[0]) == (gains is True, gains is False)


def test_rain_as_a_number_and_as_a_raster_says_the_same_and_little_of_it_makes_desert(dem, tmp_path, plants):
    rain = create(tmp_path / "rain.tif", [np.full(LAND.shape, 120.0)])
    found, _ = plants(dem, RAIN="120", TEMPERATURE=12)
    assert np.array_equal(found, plants(dem, RAIN=rain, TEMPERATURE=12)[0])
    assert PlantClass.DESERT in found and not np.isin(found, (PlantClass.CONIFERS, PlantClass.BROADLEAF_FOREST)).any()
    assert PlantClass.DESERT not in plants(dem, RAIN="900", TEMPERATURE=12)[0]


def test_water_and_rivers_are_those_that_are_given(dem, tmp_path, plants):
    depth = np.zeros(LAND.shape)
    depth[20:25, 5:9] = 2.0
    river = polygons(f"LINESTRING({WEST + 5} {NORTH - 105}, {WEST + 425} {NORTH - 105})", kind="LineString")
    found, _ = plants(dem, WATER=create(tmp_path / "depth.tif", [depth]), RIVERS=river)
    assert np.array_equal(found == PlantClass.WATER, VALID & (depth > 0))
    assert set(np.argwhere(found == PlantClass.RIVER)[:, 0]) == {10}


def test_the_sea_has_a_shore_with_beaches_and_swamps(tmp_path, plants):
    """Whether the map has its floor or nothing there."""
    z = np.maximum(np.linspace(-4, 12, 80), -4)[None] * np.ones((30, 1))
    for name, low in (("floor", -4.0), ("nothing", 0.0)):
        cells = np.where(z > 0, z, np.where(low < 0, z, -9999)).astype(np.float32)
        found, _ = plants(create(tmp_path / f"{name}.tif", [cells], nodata=-9999), SEA_LEVEL=0, **CALM)
        middle = found[15]
        shore = np.argmax(z[15] > 0)
        assert middle[shore] == PlantClass.BEACH and PlantClass.BEACH not in middle[shore + 9 :]
        assert set(middle[:shore]) == {PlantClass.WATER if low < 0 else classes.NO_CLASS}
    with_floor = create(tmp_path / "again.tif", [z])
    found, result = plants(with_floor)
    assert PlantClass.BEACH not in found and any("give a SEA_LEVEL" in text for text in result.listener.warnings)


def test_riparian_wood_lies_along_rivers_as_far_as_is_said(plants, real_data):
    given = str(real_data / "jacksboro_fault/jacksboro_fault_dem.tif")
    counts = [
        np.count_nonzero(plants(given, RIPARIAN_WIDTH=width, RIPARIAN_HEIGHT=height)[0] == PlantClass.RIPARIAN_WOOD)
        for width, height in ((0, 3), (200, 3), (200, 10), (400, 10))
    ]
    assert counts[0] == 0 and counts == sorted(set(counts))
    _, result = plants(given, RIPARIAN_WIDTH=50)
    assert any("There is no riparian wood" in text for text in result.listener.warnings)


def test_rock_is_where_it_is_steeper_than_is_said(tmp_path, plants):
    made = slope_of(tmp_path, fall=8.0)
    assert set(plants(made, ROCK_SLOPE=38, **CALM)[0][2:-2].flat) == {PlantClass.ROCK}
    assert PlantClass.ROCK not in plants(made, ROCK_SLOPE=40, **CALM)[0]


def test_densities_are_bands_of_bytes_that_add_up(dem, tmp_path, plants):
    path = str(tmp_path / "densities.tif")
    found, _ = plants(dem, DENSITIES=path)
    dataset = gdal.Open(path)
    bands = dataset.ReadAsArray()
    assert [dataset.GetRasterBand(1 + code).GetDescription() for code in range(14)] == list(classes.CLASS_NAMES)
    assert bands.dtype == np.uint8 and not VALID.all()
    assert np.array_equal(bands.sum(axis=0, dtype=int), np.where(VALID, 255, 0))
    rows, cols = np.nonzero(VALID)
    assert (bands[found[VALID], rows, cols] > 0).all()


def test_points_stand_on_the_classes_and_are_counted(dem, tmp_path, plants):
    path = str(tmp_path / "points.gpkg")
    found, result = plants(dem, POINTS=path, DENSITY=300, SEED=5, ROCK_SLOPE=90)
    made = points_of(path)
    assert len(made) == result["PLANT_COUNT"] > 100 and result["SEED_USED"] == 5
    for x, y, kind, name, height in made:
        assert classes.CLASS_NAMES[found[int((NORTH - y) // CELL), int((x - WEST) // CELL)]] == name
        assert kind and 0 < height < 31
    _, fewer = plants(dem, POINTS=path, DENSITY=100, ROCK_SLOPE=90)
    assert 2.3 < result["PLANT_COUNT"] / fewer["PLANT_COUNT"] < 3.7


def test_more_plants_than_can_be_shown_are_refused_with_the_density_that_can(real_data, tmp_path):
    given = str(real_data / "jacksboro_fault/jacksboro_fault_dem.tif")
    with pytest.raises(Refused, match=r"about [\d,]+ plants would stand on this land, and 5,000,000 can be made"):
        run("plants", INPUT=given, POINTS=str(tmp_path / "points.gpkg"), DENSITY=1000)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("z", [np.full((1, 1), 5.0), np.full((6, 7), 5.0), np.full((1, 9), 2.0)])
def test_one_cell_and_flat_land_have_classes(z, tmp_path, plants):
    found, _ = plants(create(tmp_path / "flat.tif", [z]), POINTS=str(tmp_path / "points.gpkg"))
    assert (found != classes.NO_CLASS).all()


def test_degrees_are_metres_on_the_ground(tmp_path, plants):
    """The same slope in degrees at 50° north has the classes that it has in metres, and as many plants."""
    z = np.linspace(300, 0, 60)[:, None] + np.zeros((60, 20))
    metres = create(tmp_path / "metres.tif", [z], crs="EPSG:32632", north=5_541_000.0)
    degrees = create(tmp_path / "degrees.tif", [z], "EPSG:4326", 9.0, 50.0, 10 / 71_700, 10 / 111_230)
    wanted = {"TEMPERATURE": 1.5, "POINTS": str(tmp_path / "points.gpkg"), "PATCHES": 0, "DENSITY": 200}
    (one, result), (other, in_degrees) = plants(metres, **wanted), plants(degrees, **wanted)
    assert np.mean(one == other) > 0.97
    assert in_degrees["PLANT_COUNT"] == pytest.approx(result["PLANT_COUNT"], rel=0.2)


@pytest.mark.parametrize("more", [{}, {"SEA_LEVEL": 60}])
def test_files_make_what_memory_makes(more, dem, tmp_path, plants, monkeypatch):
    points = str(tmp_path / "points.gpkg")
    found, _ = plants(dem, POINTS=points, DENSITY=100, ROCK_SLOPE=90, **more)
    stood = points_of(points)
    monkeypatch.setenv("HEADWATERS_MEMORY", "0.000001")
    again, result = plants(dem, POINTS=points, DENSITY=100, ROCK_SLOPE=90, **more)
    assert "rasters are kept in files" in result.log
    assert np.array_equal(found, again) and stood == points_of(points)
    with pytest.raises(Refused, match="making densities works in memory alone"):
        plants(dem, DENSITIES=str(tmp_path / "densities.tif"))
