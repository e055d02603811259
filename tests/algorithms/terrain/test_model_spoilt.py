"""A model of which anything was deleted or emptied gives what is left of it, or one sentence that names it."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.terrain.model_files.test_model_writing import edit

from .grown import ISLAND, ISLET, coast
from .terrains import make

pytestmark = pytest.mark.qgis

DRAWN = dict.fromkeys(("COURSES", "WATER", "OXBOWS"), "TEMPORARY_OUTPUT")
SYSTEM = ("gpkg_contents", "gpkg_geometry_columns", "gpkg_spatial_ref_sys", "gpkg_tile_matrix_set", "gpkg_tile_matrix")
LAYERS = ("coast", "nodes", "courses", "primitives", "cells", "junctions", "made_for", "parameters")
FIRST_SPRING = (
    "SELECT min(rowid) FROM courses WHERE thread = 'main' AND "
    "id NOT IN (SELECT downstream FROM courses WHERE downstream IS NOT NULL)"
)


@pytest.fixture(scope="module")
def written(provider, tmp_path_factory):
    """A model of an island and an islet, eroded, to be left as it is."""
    path = tmp_path_factory.mktemp("model") / "island.gpkg"
    make(coast(ISLAND, ISLET), SPACING=1500, EROSION_CELL_SIZE=300, MODEL=str(path))
    return path


@pytest.fixture
def file(written, tmp_path):
    return Path(shutil.copy(written, tmp_path))


def told_or_drawn(file, *algorithms):
    """Run algorithms on a model; return those that gave a result. A refusal is one sentence that names the file."""
    wanted = {
        "rivercourses": DRAWN,
        "erodemodel": {"OUTPUT": str(file.with_name("eroded.gpkg"))},
        "renderterrain": {"CELL_SIZE": 300, "OUTPUT": str(file.with_name("terrain.tif"))},
    }
    good = []
    for algorithm in algorithms or wanted:
        try:
            made = run(algorithm, MODEL=str(file), **wanted[algorithm])
        except Refused as refusal:
            assert f"‘{file.stem}" in str(refusal) and "Traceback" not in str(refusal)
            assert not any(Path(given).exists() for given in wanted[algorithm].values() if str(given).startswith("/"))
            continue
        good.append(algorithm)
        if algorithm == "rivercourses":
            with closing(sqlite3.connect(file)) as database:
                assert database.execute("SELECT count(*) FROM courses").fetchone() == (made["COURSE_COUNT"],)
        for each in wanted[algorithm].values():
            if str(each).startswith("/"):
                Path(each).unlink()
    return good


@pytest.mark.parametrize("emptied", ("courses", "nodes", "courses, nodes", "made_for", "primitives", "coast"))
def test_layers_without_a_feature(file, emptied):
    for layer in emptied.split(", "):
        edit(file, f"DELETE FROM {layer}")
    good = told_or_drawn(file)
    assert good == ([] if emptied == "coast" else good)
    assert emptied in ("made_for", "coast") or good == ["rivercourses", "erodemodel", "renderterrain"]


def test_courses_that_were_edited_without_nodes_are_told_of(file):
    edit(file, "DELETE FROM nodes")
    edit(file, f"DELETE FROM courses WHERE rowid = ({FIRST_SPRING})")
    assert told_or_drawn(file, "rivercourses", "erodemodel") == ["rivercourses"]
    with pytest.raises(Refused, match="has courses but no node, in whose cells they run"):
        run("erodemodel", MODEL=str(file), OUTPUT=str(file.with_name("eroded.gpkg")))


@pytest.mark.parametrize("table", SYSTEM)
def test_what_says_that_it_is_a_geopackage_is_gone(file, table):
    edit(file, f"DROP TABLE {table}")
    found = told_or_drawn(file)
    assert found == (["rivercourses", "renderterrain"] if table == "gpkg_geometry_columns" else [])


@pytest.mark.parametrize("seed", range(30))
def test_any_table_row_or_value_is_gone(file, seed):
    rng = np.random.default_rng(seed)
    with closing(sqlite3.connect(file)) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        table = rng.choice([name for name in tables if name in LAYERS + SYSTEM])
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})") if not row[5]]
    where = f"rowid % {rng.choice([1, 2, 7])} = 0"
    change = [f"DROP TABLE {table}", f"DELETE FROM {table} WHERE {where}"]
    change += [f'UPDATE OR IGNORE {table} SET "{rng.choice(columns)}" = NULL WHERE {where}'] * 3
    edit(file, rng.choice(change))
    told_or_drawn(file, rng.choice(["rivercourses", "erodemodel", "renderterrain"]))
