"""The commonest mistakes are told, each in one warning with its remedy, and nothing is said of what is right."""

import numpy as np
import pytest
from headwaters.core.run.run import Run
from headwaters.provider.layers.raster_reading import RasterSource
from headwaters.provider.layers.raster_windows import EMPTY
from headwaters.tests.provider.running import run
from headwaters.tests.provider.samples import CELL, NORTH, WEST, create, polygons, rectangle
from hypothesis import given
from hypothesis import strategies as st
from osgeo import gdal, osr
from qgis.core import QgsRasterLayer, QgsRasterRange
from support import examples

SLOPE = np.add.outer(np.arange(40.0), np.arange(30.0)).astype(np.float32) + 5


def warnings_of(dem, algorithm="filldepressions", **given):
    return run(algorithm, INPUT=dem, **given).warnings


def with_share(share, height, heights=SLOPE, **facts):
    """Return the slope with one height in a share of its cells, those in the north."""
    z = heights.copy()
    z.flat[: round(share * z.size)] = height
    return z


@pytest.fixture
def unit_file(tmp_path):
    """Return what makes a file whose vertical unit, or the unit of the band, is given."""

    def make(crs="EPSG:32632", unit=""):
        path = tmp_path / "unit.tif"
        dataset = gdal.GetDriverByName("GTiff").Create(str(path), 30, 40, 1, gdal.GDT_Float32)
        dataset.SetGeoTransform((WEST, CELL, 0, NORTH, 0, -CELL))
        reference = osr.SpatialReference()
        reference.SetFromUserInput(crs)
        dataset.SetSpatialRef(reference)
        dataset.GetRasterBand(1).WriteArray(SLOPE)
        if unit:
            dataset.GetRasterBand(1).SetUnitType(unit)
        dataset = None
        return str(path)

    return make


@pytest.mark.parametrize("code", [-9999, -32768, -99999])
@pytest.mark.parametrize("algorithm", ["filldepressions", "rivererosion", "lehenyerosion"])
def test_a_nodata_value_that_is_not_declared_is_told(code, algorithm, tmp_path):
    few = {"ITERATIONS": 1} if algorithm == "rivererosion" else {"EVENTS": 1} if "leheny" in algorithm else {}
    dem = create(tmp_path / "dem.tif", [with_share(0.02, code)])
    (told,) = warnings_of(dem, algorithm, **few)
    assert f"2% of the cells have the height {code}" in told
    assert f"Enter {code} as additional no data value" in told


@pytest.mark.parametrize("code", [-9999, -32768, 32767])
def test_a_few_cells_without_a_declared_value_are_told_where_they_are_far_from_all_others(code, tmp_path):
    """A trench of the sea may be as deep as that."""
    few = with_share(0.004, code)
    (told,) = warnings_of(create(tmp_path / "dem.tif", [few]))
    assert f"cells with the height {code}, far from all others" in told
    sea = np.linspace(code - 500, code + 500, few.size, dtype=np.float32).reshape(few.shape)
    assert not any("far from all" in text for text in warnings_of(create(tmp_path / "sea.tif", [np.rint(sea)])))


def test_the_same_is_told_of_a_raster_in_files(tmp_path, monkeypatch):
    dem = create(tmp_path / "dem.tif", [np.tile(with_share(0.02, -9999), (10, 10))])
    in_memory = warnings_of(dem)
    monkeypatch.setenv("HEADWATERS_MEMORY", "0.000001")
    result = run("filldepressions", INPUT=dem)
    assert "files" in result.log
    assert len(in_memory) == 1
    assert set(in_memory) <= set(result.warnings)


def test_nodata_that_is_declared_or_outside_the_mask_is_not_told(tmp_path):
    z = with_share(0.3, -9999)
    assert warnings_of(create(tmp_path / "declared.tif", [z], nodata=-9999)) == []
    plain = create(tmp_path / "plain.tif", [z])
    assert len(warnings_of(plain)) == 1
    layer = QgsRasterLayer(plain, "declared in the layer")
    layer.dataProvider().setUserNoDataValue(1, [QgsRasterRange(-9999, -9999)])
    assert warnings_of(layer) == []
    south = polygons(rectangle(0, 15, 30, 40))
    assert warnings_of(plain, MASK=south) == []
    north = polygons(rectangle(0, 0, 30, 15))
    assert "80% of the cells have the height -9999" in warnings_of(plain, MASK=north)[0]


def test_a_quarter_of_the_cells_at_0_may_be_the_sea(tmp_path):
    dem = create(tmp_path / "coast.tif", [with_share(0.3, 0)])
    (told,) = warnings_of(dem)
    assert "30% of the cells have the height 0. Is this the sea? Then set SEA_LEVEL to 0." in told
    sea = polygons(rectangle(0, 0, 30, 12))
    assert warnings_of(dem, SEA_LEVEL=0) == warnings_of(dem, SEA=sea) == []
    assert warnings_of(create(tmp_path / "shore.tif", [with_share(0.2, 0)])) == []


def test_a_picture_is_told_and_its_bands_of_heights_are_not(tmp_path):
    bytes_of = [SLOPE.astype(np.uint8)] * 3
    (told,) = warnings_of(create(tmp_path / "photo.tif", bytes_of))
    assert "‘photo’ looks like a picture: band 1 holds colours" in told
    assert "BAND" in told
    assert warnings_of(create(tmp_path / "steps.tif", [SLOPE] * 3), BAND=2) == []


@pytest.mark.parametrize("crs, unit", [("EPSG:26915+6360", ""), ("EPSG:32632", "ft"), ("EPSG:32632", "US survey foot")])
def test_heights_in_feet_are_told_by_their_unit(crs, unit, unit_file):
    (told,) = warnings_of(unit_file(crs, unit))
    assert "are taken for metre. Set Z_UNIT to foot." in told
    assert warnings_of(unit_file(crs, unit), Z_UNIT="foot") == []


@pytest.mark.parametrize("algorithm", ["flowdistance", "flowpaths", "rivernetwork"])
def test_feet_are_told_where_heights_are_always_metres(algorithm, unit_file, tmp_path):
    dem = unit_file(unit="ft")
    given = {"DIRECTIONS": run("flowdirections", INPUT=dem, OUTPUT=str(tmp_path / "dir.tif"))["OUTPUT"]}
    given |= {
        "flowdistance": {"LENGTH": "surface", "DISTANCE": "TEMPORARY_OUTPUT"},
        "flowpaths": {"POINTS": polygons(f"POINT({WEST + 205} {NORTH - 205})", kind="Point"), "PATHS": "memory:"},
        "rivernetwork": {"ACCUMULATION": run("flowaccumulation", INPUT=dem)["OUTPUT"], "RIVERS": "memory:"},
    }[algorithm]
    (told,) = warnings_of(dem, algorithm, **given)
    assert "of ‘unit’ is ft, but they are taken for metre. Convert them with the raster calculator." in told


@pytest.mark.parametrize("crs, unit", [("EPSG:26915+5703", ""), ("EPSG:32632", "m"), ("EPSG:2225", "")])
def test_metres_are_told_where_they_are_taken_for_feet(crs, unit, unit_file):
    """The unit of the plane is none of the heights."""
    assert warnings_of(unit_file(crs, unit)) == []
    told = warnings_of(unit_file(crs, unit), Z_UNIT="foot")
    assert [text for text in told if "Set Z_UNIT to metre." in text] == told[: 0 if crs == "EPSG:2225" else 1]


def test_heights_that_no_land_has_in_metres_are_told(tmp_path):
    dem = create(tmp_path / "alps.tif", [SLOPE * 200])
    (told,) = warnings_of(dem)
    assert "‘alps’ has heights up to 14,600" in told
    assert "Z_UNIT" in told
    assert warnings_of(dem, Z_UNIT="foot") == []


@given(seed=st.integers(0, 2**31), share=st.floats(0, 1), code=st.sampled_from([0, -9999, -32768]))
@examples(40)
def test_what_is_told_of_a_large_raster_is_told_of_its_shares(seed, share, code, tmp_path_factory):
    """However the cells lie, and although not all are looked at."""
    rng = np.random.default_rng(seed)
    z = rng.uniform(1, 900, (900, 400)).astype(np.float32)
    z[rng.random(z.shape) < share] = code
    glances, path = [], create(tmp_path_factory.mktemp("large") / "large.tif", [z])
    RasterSource(QgsRasterLayer(path)).read(Run(), 1, glances=glances)
    known = sum(each.known for each in glances)
    assert known < z.size / 2
    counted = sum(each.zeros if code == 0 else each.empty[EMPTY.index(code)] for each in glances) / known
    assert abs(counted - np.mean(z == code)) < 0.01
