"""A compact model is small, and every tool takes it for the ordinary one that it holds."""

import sqlite3
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run

from .grown import extent
from .terrains import ALL, assert_alike, raster, render

pytestmark = pytest.mark.qgis

PART = extent((9_000, 12_000, 6_000, 9_000))


@pytest.fixture(scope="module")
def models(make_model, tmp_path_factory):
    """The ordinary and the compact form of a model."""
    folder = tmp_path_factory.mktemp("model")
    return make_model(folder / "model.gpkg"), make_model(folder / "compact.gpkg", COMPACT=True)


def assert_both_alike(*models, **parameters):
    assert_alike(*(render(model, **parameters, **ALL) for model in models))


@pytest.mark.parametrize("how", ({"CELL_SIZE": 60}, {"CELL_SIZE": 17, "EXTENT": PART}, {"CELL_SIZE": 90, "EROSION": 0}))
def test_it_renders_as_the_ordinary_one(models, how):
    assert_both_alike(*models, **how)


def test_it_takes_less_than_half_the_room(models):
    ordinary, compact = (Path(model).stat().st_size for model in models)
    assert compact < 0.45 * ordinary


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
    assert_both_alike(moved, packed, **given)
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
