"""Kernels are compiled once for a computer; where their machine code is kept, and what happens where it cannot be."""

import numpy as np
import pytest

from ..provider.running import run
from ..provider.samples import read

pytestmark = pytest.mark.qgis

COMPILING = "once on this computer"
ROUGH = {"COLUMNS": 40, "ROWS": 30, "ROUGHNESS": 0.5}


def surface(qgis, folder, **variables):
    """Make a surface, which takes two kernels, with other environment variables; return what is said."""
    return qgis.changed(**variables).run("headwaters:startingsurface", **ROUGH, OUTPUT=folder / "surface.tif").text


def machine_code(folder):
    """Return the files of machine code below a folder, ours and those of numba."""
    return sorted([*folder.rglob("*.code"), *folder.rglob("*.nbc")])


@pytest.fixture(scope="module")
def twice(qgis_process, tmp_path_factory):
    """Return what two runs in a row say that begin with an empty cache."""
    folder = tmp_path_factory.mktemp("twice")
    cache = {"HEADWATERS_CACHE_DIR": str(folder / "cache")}
    return [surface(qgis_process, folder, **cache) for _ in range(2)]


@pytest.fixture(scope="module")
def by_default(qgis_process, tmp_path_factory):
    """Return the home and the profile of a person who has run the plugin once without any setting."""
    home = tmp_path_factory.mktemp("home")
    surface(qgis_process, home, HOME=str(home), XDG_CACHE_HOME=None, HEADWATERS_CACHE_DIR=None)
    return home, qgis_process.profile / "profiles" / "default"


def test_the_first_run_says_that_it_compiles(twice):
    assert COMPILING in twice[0]


def test_the_second_run_does_not_compile(twice):
    assert COMPILING not in twice[1]


def test_machine_code_is_kept_in_the_profile(by_default):
    assert machine_code(by_default[1] / "cache" / "headwaters")


def test_no_machine_code_is_put_anywhere_else_in_the_home(by_default):
    assert machine_code(by_default[0]) == []


def test_where_no_machine_code_can_be_kept_the_surface_is_still_right(qgis_process, provider, tmp_path):
    said = surface(qgis_process, tmp_path, HEADWATERS_CACHE_DIR="/proc/sys/headwaters")
    assert COMPILING in said
    np.testing.assert_array_equal(read(tmp_path / "surface.tif")[0], read(run("startingsurface", **ROUGH)["OUTPUT"])[0])
