"""Rasters of a GeoPackage are read as GDAL reads them, whatever their shape, and when somebody has changed them."""

import contextlib
import sqlite3

import numpy as np
import pytest
from headwaters.core.plane.types import Field
from headwaters.provider.terrain.model_rasters import StoredRasters
from headwaters.provider.terrain.model_writing import _write_field, as_kept, unit_of
from osgeo import gdal

SHAPES = (1, 1), (7, 300), (256, 256), (257, 514), (300, 400), (600, 90)


def write(path, table, values, *options):
    kind = gdal.GDT_Float32 if values.dtype == np.float32 else gdal.GDT_Int16
    memory = gdal.GetDriverByName("MEM").Create("", *values.shape[::-1], 1, kind)
    memory.SetGeoTransform((-512.5, 12.5, 0.0, 777.5, 0.0, -12.5))
    memory.GetRasterBand(1).WriteArray(values)
    options = ["APPEND_SUBDATASET=YES", f"RASTER_TABLE={table}", *options]
    gdal.GetDriverByName("GPKG").CreateCopy(str(path), memory, 0, options).FlushCache()


@pytest.fixture
def file(tmp_path):
    """Return a file with a raster of each shape, and what they hold."""
    path, rng = tmp_path / "räster.gpkg", np.random.default_rng(1)
    held = {f"r_{number}": rng.integers(-32_000, 32_000, shape).astype(np.int16) for number, shape in enumerate(SHAPES)}
    for table, values in held.items():
        write(path, table, values, "TILE_FORMAT=PNG")
    return path, held


def test_tiles_are_put_together_as_gdal_does(file):
    path, held = file
    with contextlib.closing(StoredRasters(path)) as rasters:
        for table, values in held.items():
            assert np.array_equal(rasters._from_tiles(table), values)
            assert np.array_equal(rasters.values(table), values)


@pytest.mark.parametrize("size", (255, 257, 512, 513, 514, 1025, 1026, 1027, 2052))
def test_fields_of_any_size_come_back_whole(tmp_path, size):
    """GDAL drops the last column of 513."""
    values = np.random.default_rng(size).integers(-10_000, 10_000, (3, size)).astype(float)
    for number, each in enumerate((values, values.T)):
        path = tmp_path / f"{number}.gpkg"
        field = as_kept(Field(each, 10.0, 20.0, 5.0, 0.0))
        _write_field(str(path), "field", field, None)
        with contextlib.closing(StoredRasters(path)) as rasters:
            found = rasters.values("field")[::-1]
        rows, cols = each.shape
        assert np.array_equal(found[:rows, :cols], np.round(field.values / unit_of(field)))
        assert (found[rows:] == found[rows - 1]).all()


def test_what_is_not_as_models_have_it_is_left_to_gdal(file):
    path, _ = file
    metres = np.linspace(-5, 5, 70_000, dtype=np.float32).reshape(200, 350)
    write(path, "metres", metres)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM r_4 WHERE tile_column = 1 AND zoom_level = (SELECT max(zoom_level) FROM r_4)")
        connection.commit()
    with contextlib.closing(StoredRasters(path)) as rasters:
        assert np.array_equal(rasters.values("metres"), metres)
        opened = gdal.OpenEx(str(path), gdal.OF_RASTER, open_options=["TABLE=r_4"]).ReadAsArray()
        assert np.array_equal(rasters.values("r_4"), opened)


@pytest.mark.parametrize(
    "damage",
    (
        "UPDATE gpkg_tile_matrix SET pixel_x_size = 0",
        "UPDATE gpkg_tile_matrix SET pixel_x_size = 1e-300",
        "UPDATE gpkg_contents SET max_x = 9e999",
        "UPDATE r_3 SET tile_row = -1 WHERE tile_row = 0",
        "UPDATE r_3 SET tile_data = 'no picture'",
    ),
)
def test_numbers_that_make_no_sense_are_left_to_gdal(file, damage):
    path, _ = file
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f'DROP TRIGGER "{name}"')
        connection.execute(damage)
        connection.commit()
    with contextlib.closing(StoredRasters(path)) as rasters:
        found = rasters.values("r_3")
        with contextlib.suppress(RuntimeError):
            opened = gdal.OpenEx(str(path), gdal.OF_RASTER, open_options=["TABLE=r_3"])
            opened = None if opened is None else opened.ReadAsArray()
            assert np.array_equal(found, opened)


def test_no_raster_is_none_and_a_broken_tile_no_error(file):
    path, held = file
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE r_2 SET tile_data = x'0102'")
        connection.commit()
    with contextlib.closing(StoredRasters(path)) as rasters:
        assert rasters.values("r_9") is None
        assert rasters.values('r"; DROP TABLE r_0; --') is None
        broken = rasters.values("r_2")
        assert broken is None or not np.array_equal(broken, held["r_2"])
        assert np.array_equal(rasters.values("r_0"), held["r_0"])
