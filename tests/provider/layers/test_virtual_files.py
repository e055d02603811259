"""Inputs and outputs in GDAL's virtual systems: in memory, in archives; and where nothing can be written."""

import contextlib
import zipfile

import numpy as np
import pytest
from headwaters.provider.layers.raster_reading import RasterSource
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import FILLED, LAND, VALID, create, in_project, names_in, read, rectangle
from osgeo import gdal, ogr
from qgis.core import QgsRasterLayer, QgsVectorLayer

HEIGHTS = np.where(VALID, LAND, -9999).astype(np.float32)
IN_MEMORY = "/vsimem/headwaters-tests"


@pytest.fixture
def dem(tmp_path_factory):
    """Return a DEM in a folder of its own."""
    return create(tmp_path_factory.mktemp("given") / "dem.tif", [HEIGHTS], nodata=-9999)


@pytest.fixture
def memory():
    """Return a folder of GDAL's memory."""
    yield IN_MEMORY
    with contextlib.suppress(RuntimeError):  # of GDAL from 3.13 on, where no file came there
        gdal.RmdirRecursive(IN_MEMORY)


def assert_filled(path):
    values, valid = read(path)
    assert np.array_equal(valid, VALID)
    assert np.array_equal(values[VALID], FILLED[VALID])


@pytest.mark.parametrize("ending", [".tif", ".asc", ".gpkg"])
def test_a_raster_is_written_into_memory_and_replaced_there(ending, dem, memory):
    path = f"{memory}/filled{ending}"
    assert run("filldepressions", INPUT=dem, OUTPUT=path)["OUTPUT"] == path
    assert_filled(path)
    if ending != ".gpkg":
        run("filldepressions", INPUT=dem, OUTPUT=path)
        assert_filled(path)


@pytest.mark.parametrize("ending", [".gpkg", ".shp", ".geojson"])
def test_features_are_written_into_memory(ending, dem, memory):
    result = run("lakes", INPUT=dem, LAKES=f"{memory}/lakes{ending}", OUTPUT=None)
    layer = QgsVectorLayer(result["LAKES"], "lakes", "ogr")
    assert layer.isValid()
    assert layer.featureCount() == result["LAKE_COUNT"] + result["NESTED_COUNT"] > 0


def test_a_raster_in_memory_is_read_but_not_written_over(dem, memory):
    path = f"{memory}/dem.tif"
    gdal.GetDriverByName("GTiff").CreateCopy(path, gdal.Open(dem)).FlushCache()
    with pytest.raises(Refused, match="OUTPUT would overwrite INPUT"):
        run("filldepressions", INPUT=path, OUTPUT=path)
    assert_filled(run("filldepressions", INPUT=path)["OUTPUT"])


def test_features_in_memory_are_read(dem, memory):
    path = f"{memory}/sea.gpkg"
    store = ogr.GetDriverByName("GPKG").CreateDataSource(path)
    layer = store.CreateLayer("sea", None, ogr.wkbPolygon)
    feature = ogr.Feature(layer.GetLayerDefn())
    feature.SetGeometry(ogr.CreateGeometryFromWkt(rectangle(18, 6, 34, 12)))
    layer.CreateFeature(feature)
    layer = store = feature = None
    assert not np.array_equal(read(run("filldepressions", INPUT=dem, SEA=path)["OUTPUT"])[0], read(dem)[0])
    with pytest.raises(Refused, match="LAKES would overwrite SEA"):
        run("lakes", INPUT=dem, SEA=path, LAKES=path, OUTPUT=None)


@pytest.mark.parametrize("name", ["INPUT", "SEA"])
def test_what_is_not_in_memory_is_refused_by_its_name(name, dem, memory):
    with pytest.raises(Refused, match=f"{memory}/nothing"):
        run("filldepressions", **{"INPUT": dem, name: f"{memory}/nothing.tif"})


def test_a_raster_in_an_archive_is_read_by_many_threads(dem, tmp_path):
    archive = tmp_path / "land.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.write(dem, "inner/dem.tif")
    layer = QgsRasterLayer(f"/vsizip/{archive}/inner/dem.tif", "dem")
    assert RasterSource(layer).by_windows
    assert_filled(run("filldepressions", INPUT=in_project(layer))["OUTPUT"])
    assert_filled(run("filldepressions", INPUT=f"/vsizip/{archive}/inner/dem.tif")["OUTPUT"])


def test_a_raster_is_written_into_an_archive_beside_others_but_not_over_them(dem, tmp_path):
    archive = tmp_path / "land.zip"
    for name in ("filled.tif", "inner/filled.tif"):
        run("filldepressions", INPUT=dem, OUTPUT=f"/vsizip/{archive}/{name}")
    assert_filled(f"/vsizip/{archive}/filled.tif")
    assert_filled(f"/vsizip/{archive}/inner/filled.tif")
    with pytest.raises(Refused, match=r"OUTPUT: ‘/vsizip/.*filled.tif’ is in its archive already"):
        run("filldepressions", INPUT=dem, OUTPUT=f"/vsizip/{archive}/filled.tif")
    assert names_in(tmp_path) == ["land.zip"]


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("/vsitar/{}/land.tar/filled.tif", "read-only"),
        ("/vsicurl/http://localhost:1/filled.tif", "(read-only|no such place)"),  # GDAL 3.13 gives no reason
        ("/vsinothing/filled.tif", ""),
        ("/vsizip/{}/no/such/land.zip/filled.tif", "does not exist"),
    ],
)
def test_where_gdal_cannot_write_is_told_before_anything_is_computed(place, reason, dem, tmp_path):
    listener = Listener()
    with pytest.raises(Refused, match=f"OUTPUT: .*{reason}.*[Cc]hoose another"):
        run("filldepressions", listener, INPUT=dem, OUTPUT=place.format(tmp_path))
    assert listener.phases == []
    assert names_in(tmp_path) == []


def test_a_cancelled_run_leaves_what_was_in_memory(dem, memory):
    path = f"{memory}/filled.tif"
    run("filldepressions", INPUT=dem, OUTPUT=path)
    before = gdal.ReadDir(memory)
    assert not run("filldepressions", Listener(cancel_at=0), INPUT=dem, OUTPUT=path).get("OUTPUT")
    assert gdal.ReadDir(memory) == before
    assert_filled(path)
