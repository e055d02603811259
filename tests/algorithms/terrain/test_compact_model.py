"""A compact model is small, and every tool takes it for the ordinary one that it holds."""

import sqlite3
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run

from .grown import ISLAND, ISLET, MAIN, coast, extent, grow
from .terrains import raster, render

pytestmark = pytest.mark.qgis

SAME = 1e-4  # metres
PART = extent((9_000, 12_000, 6_000, 9_000))
ALL = {"RIVER_DEPTH": "TEMPORARY_OUTPUT", "WATER": "TEMPORARY_OUTPUT"}


@pytest.fixture(scope="module")
def make(provider):
    """Return what builds a model of two islands and an islet, and rivers that grew on them; the same each time."""
    land = coast(MAIN, ISLAND, ISLET)
    grown = grow(land, SPACING=1500, NODES=None, CELLS=None, RIDGES=None, WATERSHEDS=None)["RIVERS"]

    def build(path, **parameters):
        return run("terrainmodel", COASTLINE=land, RIVERS=grown, MODEL=str(path), **parameters)["MODEL"]

    return build


@pytest.fixture(scope="module")
def models(make, tmp_path_factory):
    """The ordinary and the compact form of a model."""
    folder = tmp_path_factory.mktemp("model")
    return make(folder / "model.gpkg"), make(folder / "compact.gpkg", COMPACT=True)


def assert_alike(one, other, **parameters):
    """Ask for the same rasters of two models, and no warning of either."""
    first, second = (render(model, **parameters, **ALL) for model in (one, other))
    assert first.warnings == second.warnings
    for name in ("OUTPUT", *ALL):
        here, there = raster(first[name]), raster(second[name])
        assert here[1:] == there[1:]
        assert np.allclose(here.values, there.values, rtol=0, atol=SAME, equal_nan=True)
    assert np.isfinite(here.values).any()


@pytest.mark.parametrize("how", ({"CELL_SIZE": 60}, {"CELL_SIZE": 17, "EXTENT": PART}, {"CELL_SIZE": 90, "EROSION": 0}))
def test_it_renders_as_the_ordinary_one(models, how):
    assert_alike(*models, **how)


def test_it_takes_less_than_half_the_room(models):
    ordinary, compact = (Path(model).stat().st_size for model in models)
    assert compact < 0.45 * ordinary


def test_a_compact_window_renders_as_in_the_whole(make, models, tmp_path):
    ordinary, compact = make(tmp_path / "o.gpkg", WINDOW=PART), make(tmp_path / "c.gpkg", WINDOW=PART, COMPACT=True)
    assert Path(compact).stat().st_size < 0.5 * Path(ordinary).stat().st_size
    assert_alike(models[0], compact, CELL_SIZE=12, EXTENT=PART)


def lines(model):
    return run("rivercourses", MODEL=model, COURSES="TEMPORARY_OUTPUT")["COURSE_COUNT"]


def rows(model, layer):
    with closing(sqlite3.connect(model)) as file:
        return file.execute(f"SELECT count(*) FROM {layer}").fetchone()[0]


def test_eroding_makes_an_ordinary_one_of_it_that_is_edited_and_packed_again(models, tmp_path):
    opened, moved, packed = (str(tmp_path / name) for name in ("opened.gpkg", "moved.gpkg", "packed.gpkg"))
    run("erodemodel", MODEL=models[1], OUTPUT=opened)
    assert lines(models[1]) == lines(opened) == rows(opened, "courses")
    assert rows(opened, "primitives") == rows(models[0], "primitives")
    with closing(sqlite3.connect(opened)) as file:
        spring = "id NOT IN (SELECT downstream FROM courses WHERE downstream IS NOT NULL)"
        file.execute(f"DELETE FROM courses WHERE id = (SELECT min(id) FROM courses WHERE thread = 'main' AND {spring})")
        file.execute("UPDATE primitives SET z_m = z_m + 80 WHERE rowid % 3 = 0")
        file.commit()
    given = {"CELL_SIZE": 60}
    run("erodemodel", MODEL=opened, OUTPUT=moved)
    made = run("erodemodel", MODEL=opened, OUTPUT=packed, COMPACT=True)
    assert made["COURSES"] > 0
    assert_alike(moved, packed, **given)
    before, after = (raster(render(model, **given)["OUTPUT"]).values for model in (models[0], packed))
    assert np.nanmax(after - before) > 40


def test_a_damaged_one_is_refused_with_a_sentence(models, tmp_path):
    spoilt = tmp_path / "spoilt.gpkg"
    spoilt.write_bytes(Path(models[1]).read_bytes())
    with closing(sqlite3.connect(spoilt)) as file:
        file.execute("UPDATE packed SET content = substr(content, 1, 5000)")
        file.commit()
    for algorithm, more in (("renderterrain", {"CELL_SIZE": 60}), ("rivercourses", {}), ("erodemodel", {})):
        output = {"COURSES" if algorithm == "rivercourses" else "OUTPUT": "TEMPORARY_OUTPUT"}
        with pytest.raises(Refused, match=r"‘spoilt\.gpkg’ is damaged: it cannot be unpacked"):
            run(algorithm, MODEL=str(spoilt), **more, **output)
