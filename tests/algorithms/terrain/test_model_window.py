"""A window cut out of a model: a small file that renders, bit for bit, as that part of the whole does."""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from headwaters.provider.terrain.model_files.rasters import StoredRasters
from headwaters.tests.provider.running import Refused, run

from .grown import extent
from .terrains import ALL, assert_alike, raster, render

pytestmark = pytest.mark.qgis

PARTS = {
    "in the middle": (9_000, 12_000, 6_000, 9_000),
    "over the shore": (21_500, 25_000, 1_000, 4_000),
    "of another island": (29_000, 33_000, 1_000, 5_000),
}


@pytest.fixture(scope="module")
def whole(make_model):
    return make_model()


@pytest.fixture(scope="module")
def windows(make_model):
    return {name: make_model(WINDOW=extent(part)) for name, part in PARTS.items()}


@pytest.fixture(scope="module")
def seen_in_the_whole(whole):
    """Return what renders a part from the whole, once for all that ask."""

    @cache
    def rendered(name, cell):
        return render(whole, CELL_SIZE=cell, EXTENT=extent(PARTS[name]), **ALL)

    return rendered


@pytest.mark.parametrize("cell", (12, 37, 160, 700))
@pytest.mark.parametrize("name", PARTS)
def test_a_window_renders_as_in_the_whole(seen_in_the_whole, windows, name, cell):
    window = render(windows[name], CELL_SIZE=cell, **ALL)
    known = seen_in_the_whole(name, cell)
    for output in ("OUTPUT", *ALL):
        here, there = raster(window[output]), raster(known[output])
        assert here[1:] == there[1:]
        assert here.values.tobytes() == there.values.tobytes()
    assert np.isfinite(raster(window["OUTPUT"]).values).any()
    assert not window.warnings


def test_a_compact_window_takes_half_the_room_and_renders_as_in_the_whole(make_model, seen_in_the_whole, windows):
    name = "in the middle"
    compact = make_model(WINDOW=extent(PARTS[name]), COMPACT=True)
    assert Path(compact).stat().st_size < 0.5 * Path(windows[name]).stat().st_size
    assert_alike(seen_in_the_whole(name, 12), render(compact, CELL_SIZE=12, EXTENT=extent(PARTS[name]), **ALL))


def test_a_window_takes_little_room(whole, windows):
    for window in windows.values():
        assert Path(window).stat().st_size < 0.4 * Path(whole).stat().st_size


def fields(model):
    """Return the names of the rasters in the file of a model."""
    with closing(sqlite3.connect(model)) as file:
        rows = file.execute("SELECT tile_matrix_set_name FROM gpkg_2d_gridded_coverage_ancillary")
        return {name for (name,) in rows}


def test_a_window_holds_no_field_that_nothing_is_rendered_from(whole, windows):
    assert {"erosion", "uplift", "rolling"} <= fields(whole)
    for window in windows.values():
        assert fields(window) == {"erosion", "rolling"}


def test_of_a_field_a_window_holds_what_lies_around_it(whole, windows):
    filled = [
        np.count_nonzero(StoredRasters(model).values("rolling"))
        for model in (whole, windows["in the middle"])
    ]
    assert 0 < filled[1] < 0.5 * filled[0]


def test_a_part_of_a_window_is_that_of_the_whole_too(whole, windows):
    part = extent((9_500, 11_000, 7_000, 8_000))
    here, there = (
        raster(render(model, CELL_SIZE=20, EXTENT=part)["OUTPUT"])
        for model in (windows["in the middle"], whole)
    )
    assert here.values.tobytes() == there.values.tobytes()


def test_there_is_nothing_beyond_a_window(windows):
    model = windows["in the middle"]
    beyond = render(model, CELL_SIZE=50, EXTENT=extent((0, 20_000, 0, 15_000)))
    assert raster(beyond["OUTPUT"]).values.shape == raster(render(model, CELL_SIZE=50)["OUTPUT"]).values.shape
    with pytest.raises(Refused, match="EXTENT misses the window"):
        render(model, CELL_SIZE=50, EXTENT=extent((22_000, 23_000, 2_000, 3_000)))


def test_a_window_cannot_be_eroded_anew(windows):
    with pytest.raises(Refused, match="was cut to a window"):
        run("erodemodel", MODEL=windows["in the middle"], OUTPUT="TEMPORARY_OUTPUT")


def test_a_window_in_the_sea_is_refused(make_model):
    with pytest.raises(Refused, match="WINDOW misses the land"):
        make_model(WINDOW=extent((-9_000, -8_000, 0, 1_000)))
