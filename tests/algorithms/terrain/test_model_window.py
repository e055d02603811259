"""A window cut out of a model: a small file that renders, bit for bit, as that part of the whole does."""

import sqlite3
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
from headwaters.provider.terrain.model_files.rasters import StoredRasters
from headwaters.tests.provider.running import Refused, run

from .grown import ISLAND, ISLET, MAIN, coast, extent, grow
from .terrains import raster, render

pytestmark = pytest.mark.qgis

ALL = {"RIVER_DEPTH": "TEMPORARY_OUTPUT", "WATER": "TEMPORARY_OUTPUT"}
PARTS = {
    "in the middle": (9_000, 12_000, 6_000, 9_000),
    "over the shore": (21_500, 25_000, 1_000, 4_000),
    "of another island": (29_000, 33_000, 1_000, 5_000),
}


@pytest.fixture(scope="module")
def make(provider):
    """Return what builds a model of two islands and an islet, and rivers that grew on them; the same each time."""
    land = coast(MAIN, ISLAND, ISLET)
    grown = grow(land, SPACING=1500, NODES=None, CELLS=None, RIDGES=None, WATERSHEDS=None)["RIVERS"]

    def build(**parameters):
        return run("terrainmodel", COASTLINE=land, RIVERS=grown, MODEL="TEMPORARY_OUTPUT", **parameters)

    return build


@pytest.fixture(scope="module")
def whole(make):
    return make()["MODEL"]


@pytest.fixture(scope="module")
def windows(make):
    return {name: make(WINDOW=extent(part)) for name, part in PARTS.items()}


@pytest.mark.parametrize("cell", (12, 37, 160, 700))
@pytest.mark.parametrize("name", PARTS)
def test_a_window_renders_as_in_the_whole(whole, windows, name, cell):
    window = render(windows[name]["MODEL"], CELL_SIZE=cell, **ALL)
    known = render(whole, CELL_SIZE=cell, EXTENT=extent(PARTS[name]), **ALL)
    for output in ("OUTPUT", *ALL):
        here, there = raster(window[output]), raster(known[output])
        assert here[1:] == there[1:]
        assert here.values.tobytes() == there.values.tobytes()
    assert np.isfinite(raster(window["OUTPUT"]).values).any()
    assert not window.warnings


def test_a_window_takes_little_room(whole, windows):
    for result in windows.values():
        assert Path(result["MODEL"]).stat().st_size < 0.4 * Path(whole).stat().st_size


def fields(model):
    """Return the names of the rasters in the file of a model."""
    with closing(sqlite3.connect(model)) as file:
        rows = file.execute("SELECT tile_matrix_set_name FROM gpkg_2d_gridded_coverage_ancillary")
        return {name for (name,) in rows}


def test_a_window_holds_no_field_that_nothing_is_rendered_from(whole, windows):
    assert {"erosion", "uplift", "rolling"} <= fields(whole)
    for result in windows.values():
        assert fields(result["MODEL"]) == {"erosion", "rolling"}


def test_of_a_field_a_window_holds_what_lies_around_it(whole, windows):
    filled = [
        np.count_nonzero(StoredRasters(model).values("rolling"))
        for model in (whole, windows["in the middle"]["MODEL"])
    ]
    assert 0 < filled[1] < 0.5 * filled[0]


def test_a_part_of_a_window_is_that_of_the_whole_too(whole, windows):
    part = extent((9_500, 11_000, 7_000, 8_000))
    here, there = (
        raster(render(model, CELL_SIZE=20, EXTENT=part)["OUTPUT"])
        for model in (windows["in the middle"]["MODEL"], whole)
    )
    assert here.values.tobytes() == there.values.tobytes()


def test_there_is_nothing_beyond_a_window(windows):
    model = windows["in the middle"]["MODEL"]
    beyond = render(model, CELL_SIZE=50, EXTENT=extent((0, 20_000, 0, 15_000)))
    assert raster(beyond["OUTPUT"]).values.shape == raster(render(model, CELL_SIZE=50)["OUTPUT"]).values.shape
    with pytest.raises(Refused, match="EXTENT misses the window"):
        render(model, CELL_SIZE=50, EXTENT=extent((22_000, 23_000, 2_000, 3_000)))


def test_a_window_cannot_be_eroded_anew(windows):
    with pytest.raises(Refused, match="was cut to a window"):
        run("erodemodel", MODEL=windows["in the middle"]["MODEL"], OUTPUT="TEMPORARY_OUTPUT")


def test_a_window_in_the_sea_is_refused(make):
    with pytest.raises(Refused, match="WINDOW misses the land"):
        make(WINDOW=extent((-9_000, -8_000, 0, 1_000)))
