"""GeoTIFFs whose tiles are packed by all threads: GDAL reads what was written, and the file is the same each time."""

import numpy as np
import pytest
from headwaters.core.machine import jit
from headwaters.core.run.run import Cancelled, Run
from headwaters.provider.errors import UserError
from headwaters.provider.layers import packed_tiles
from headwaters.provider.layers.complete_files import complete_file
from headwaters.provider.layers.gdal_files import write_gdal
from headwaters.provider.layers.map_cells import Frame
from headwaters.provider.layers.packed_tiles import WITHOUT_TILES, add_tiles
from headwaters.provider.layers.raster_writing import write_raster
from headwaters.tests.provider.samples import CELL, NORTH, UTM, WEST, names_in
from osgeo import gdal
from qgis.core import QgsCoordinateReferenceSystem

FRAME = Frame(WEST, NORTH, CELL, CELL, QgsCoordinateReferenceSystem(UTM))
pytestmark = pytest.mark.skipif(not jit.compiled(), reason="GDAL packs tiles where there is no compiler")
SHAPE = 300, 700  # of which two tiles are whole


@pytest.fixture(autouse=True)
def small_rasters_are_packed_too(monkeypatch):
    monkeypatch.setattr(packed_tiles, "PACKED_FROM", 1)


def land(dtype=np.float32, shape=SHAPE):
    """Return values, some of them level, and where they are valid."""
    random = np.random.default_rng(3)
    values = np.round(random.normal(100, 9, shape).cumsum(1))
    values[50:90, 100:400] = 7
    return values.astype(dtype), random.random(shape) < 0.9


def write(path, values, valid, run=None, **facts):
    with complete_file(path) as unfinished:
        write_raster(run or Run(), unfinished, values, valid, FRAME, "Heights", **facts)
    return gdal.Open(str(path))


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int32, np.uint32])
def test_gdal_reads_what_was_written(dtype, tmp_path):
    values, valid = land(dtype)
    dataset = write(tmp_path / "land.tif", values, valid, unit="m")
    band = dataset.GetRasterBand(1)
    assert np.array_equal(band.ReadAsArray(), np.where(valid, values, dtype(band.GetNoDataValue())))
    assert (band.GetDescription(), band.GetUnitType(), band.GetBlockSize()) == ("Heights", "m", [256, 256])
    assert dataset.GetMetadataItem("COMPRESSION", "IMAGE_STRUCTURE") == "DEFLATE"
    assert dataset.GetGeoTransform() == (WEST, CELL, 0, NORTH, 0, -CELL)


def test_rasters_are_packed_here_and_not_by_gdal(tmp_path, monkeypatch):
    """Else the others of these tests would say nothing."""
    added = []
    monkeypatch.setattr("headwaters.provider.layers.raster_writing.add_tiles", lambda *facts: added.append(facts))
    write(tmp_path / "land.tif", *land())
    assert len(added) == 1
    write(tmp_path / "plain.tif", *land(), options="COMPRESS=LZW")
    write(tmp_path / "codes.tif", *land(np.uint8))
    assert len(added) == 1


def test_the_file_is_the_same_whatever_the_threads(tmp_path):
    values, valid = land(np.float64, (1500, 1500))
    for threads in (1, 4):
        write(tmp_path / f"{threads}.tif", values, valid, Run(threads))
    assert (tmp_path / "1.tif").read_bytes() == (tmp_path / "4.tif").read_bytes()


@pytest.mark.parametrize("options", [[], ["BIGTIFF=YES"]])
@pytest.mark.parametrize("shape", [(1, 1), (256, 256), (257, 1), (2, 600)])
def test_files_of_one_tile_or_many_and_for_large_rasters_too(shape, options, tmp_path):
    """Where few numbers fit into a tag itself, they lie there."""
    values, _ = land(np.float32, shape)
    path, driver = tmp_path / "land.tif", gdal.GetDriverByName("GTiff")
    options = [*options, *WITHOUT_TILES, "TILED=YES", "COMPRESS=DEFLATE"]
    write_gdal(driver, path, shape, 1, gdal.GDT_Float32, options, lambda _: None, lambda _: None)
    add_tiles(Run(), path, values)
    assert np.array_equal(gdal.Open(str(path)).ReadAsArray(), values)


def test_a_full_disk_is_told_and_left_as_it_was(small_disk):
    noise = np.random.default_rng(1).random((500, 500)).astype(np.float32)
    with pytest.raises(UserError, match=r"noise.tif’ cannot be written: No space left on device"):
        write(small_disk / "noise.tif", noise, np.ones(noise.shape, bool))
    assert names_in(small_disk) == []


def test_nothing_is_left_of_a_raster_that_was_cancelled(tmp_path):
    class Stopped(Run):
        cancelled = True

    with pytest.raises(Cancelled):
        write(tmp_path / "land.tif", *land(), run=Stopped())
    assert names_in(tmp_path) == []
