"""Fields of islands lie side by side in rasters of a GeoPackage, and come back as they were."""

import sqlite3
from types import SimpleNamespace

import numpy as np
import pytest
from headwaters.core.island.flow_law import FlowLaw
from headwaters.core.plane.types import Field
from headwaters.provider.terrain.model_files.rasters import (
    RASTERS,
    StoredRasters,
    as_kept,
    mosaics_of,
    side_by_side,
    unit_of,
    write_fields,
)
from headwaters.provider.terrain.model_files.updating import _write_ground
from headwaters.provider.terrain.model_files.writing import _field_facts
from headwaters.tests.support import examples
from hypothesis import given, settings
from hypothesis import strategies as st
from osgeo import gdal

from .test_model_writing import Silence

NOTHING = {**dict.fromkeys(("ground", "dem", *RASTERS)), "land": SimpleNamespace(within=None), "law": FlowLaw()}


def field_of(shape, seed=0):
    """Return a field of a shape as it is kept."""
    values = np.random.default_rng(seed).integers(-10_000, 10_000, shape).astype(float)
    return as_kept(Field(values, 10.0, 20.0, 5.0 + seed, 0.0))


def written(path, fields):
    """Write fields as the grounds of some islands; return the mosaic and what the file has."""
    models = {number: SimpleNamespace(**{**NOTHING, "ground": field}) for number, field in fields.items()}
    (mosaic,) = mosaics_of(models).values()
    gdal.GetDriverByName("GPKG").Create(str(path), 0, 0, 0)
    write_fields(str(path), "erosion", mosaic, None)
    return mosaic, StoredRasters(path)


@pytest.mark.parametrize("size", (1, 2, 255, 256, 257, 512, 513, 514, 1025, 1026, 1027, 2052))
def test_fields_of_any_size_come_back_whole(tmp_path, size):
    """GDAL drops the last column of 513."""
    for number, shape in enumerate(((3, size), (size, 3))):
        field = field_of(shape)
        mosaic, rasters = written(tmp_path / f"räster {number}.gpkg", {1: field})
        found = rasters.values("erosion")[mosaic.places[1].window]
        assert np.array_equal(found, np.round(field.values / unit_of(field)))


def test_fields_of_many_islands_are_one_raster(tmp_path):
    numbers = (2, 3, 5, *range(8, 60))
    fields = {number: field_of((1 + 37 * number % 90, 1 + 53 * number % 70), number) for number in numbers}
    mosaic, rasters = written(tmp_path / "many.gpkg", fields)
    for number, field in fields.items():
        found = rasters.values("erosion")[mosaic.places[number].window]
        assert np.array_equal(found * unit_of(field), field.values)
    with sqlite3.connect(tmp_path / "many.gpkg") as file:
        (count,) = file.execute("SELECT count(*) FROM gpkg_tile_matrix_set").fetchone()
    assert count == 1


def test_the_first_field_lies_in_its_raster_as_on_its_plane(tmp_path):
    field = field_of((30, 40), 3)
    mosaic, rasters = written(tmp_path / "first.gpkg", {1: field, 2: field_of((90, 10))})
    assert mosaic.places[1][:2] == (0, 0)
    raster = gdal.OpenEx(str(rasters.path), gdal.OF_RASTER)
    west, cell, _, north, _, _ = raster.GetGeoTransform()
    corner = west + cell / 2, north - (raster.RasterYSize - 0.5) * cell
    assert corner == pytest.approx((field.x0, field.y0)) and cell == field.cell


@settings(examples(60))
@given(st.lists(st.tuples(st.integers(1, 40), st.integers(1, 40)), min_size=1, max_size=30))
def test_no_two_fields_overlap_and_little_stays_empty(shapes):
    places = side_by_side(shapes)
    assert [place[2:] for place in places] == shapes and places[0][:2] == (0, 0)
    nrows, ncols = (max(place.window[axis].stop for place in places) for axis in (0, 1))
    held = np.zeros((nrows, ncols), int)
    for place in places:
        assert min(place) >= 0
        held[place.window] += 1
    assert held.max() == 1
    needed = sum(rows * cols for rows, cols in shapes)
    widest, tallest = max(cols for _, cols in shapes), max(rows for rows, _ in shapes)
    assert nrows * ncols <= 2 * needed + 3 * tallest * max(widest, needed**0.5)


def test_no_raster_and_a_broken_one_are_none(tmp_path):
    path = tmp_path / "broken.gpkg"
    _, rasters = written(path, {1: field_of((300, 300))})
    assert rasters.values("uplift") is None
    assert rasters.values('r"; DROP TABLE erosion; --') is None
    with sqlite3.connect(path) as file:
        file.execute("DELETE FROM gpkg_tile_matrix")
        file.commit()
    assert StoredRasters(path).values("erosion") is None


def test_ground_made_anew_takes_the_place_of_its_island_alone(tmp_path):
    path = tmp_path / "anew.gpkg"
    fields = {number: field_of((20 + number, 30 - number), number) for number in range(1, 9)}
    mosaic, _ = written(path, fields)
    with sqlite3.connect(path) as file:
        file.execute("CREATE TABLE parameters (name TEXT, island INTEGER, value TEXT, meaning TEXT)")
        facts = _field_facts("erosion", fields[5], mosaic.places[5])
        rows = [(name, 5, str(value), meaning) for name, (value, meaning) in facts.items()]
        file.executemany("INSERT INTO parameters VALUES (?, ?, ?, ?)", rows)
    anew = fields[5]._replace(values=fields[5].values + 40.0)
    kept = _write_ground(Silence(), path, 5, anew)
    assert np.allclose(kept.values, anew.values, atol=unit_of(fields[5]))
    found = StoredRasters(path).values("erosion")
    for number, field in {**fields, 5: kept}.items():
        assert np.array_equal(found[mosaic.places[number].window] * unit_of(fields[number]), field.values), number
