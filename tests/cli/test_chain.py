"""A surface is made and then filled, each by a run of qgis_process, with nothing but files between them."""

import json
import shutil

import numpy as np
import pytest
from osgeo import gdal, osr
from qgis.core import Qgis
from support import flood

from ..provider.running import run
from ..provider.samples import FILLED, LAND, VALID, names_in, read, water_ways

pytestmark = pytest.mark.qgis

SURFACE = {
    "SHAPE": "noise",
    "COLUMNS": 40,
    "ROWS": 30,
    "CELL_SIZE": 2.5,
    "RELIEF": 50,
    "ROUGHNESS": 0.8,
    "SEED": 7,
    "CRS": "EPSG:32632",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("chain")


@pytest.fixture(scope="module")
def surface(qgis_process, folder):
    answer = qgis_process.run_json("headwaters:startingsurface", **SURFACE, OUTPUT=folder / "surface.tif")
    assert answer.code == 0, answer.text
    return answer.results


@pytest.fixture(scope="module")
def heights(surface):
    return read(surface["OUTPUT"])[0]


@pytest.fixture(scope="module")
def filled(qgis_process, surface, folder):
    outputs = {"OUTPUT": folder / "filled.tif", "DEPTH": folder / "depth.tif"}
    answer = qgis_process.run_json("headwaters:filldepressions", INPUT=surface["OUTPUT"], **outputs)
    assert answer.code == 0, answer.text
    return answer.results


@pytest.fixture(scope="module")
def in_words(qgis_process, folder):
    """Return what a run without JSON says of the same surface, and its file."""
    path = folder / "in-words.tif"
    return qgis_process.run("headwaters:startingsurface", **SURFACE, OUTPUT=path).out, path


@pytest.fixture(scope="module")
def drowned(qgis_process, dem_file, folder):
    """Return what is said when the sea covers everything, and the file of the fill."""
    path = folder / "drowned.tif"
    return qgis_process.run("headwaters:filldepressions", INPUT=dem_file, SEA_LEVEL=1000, OUTPUT=path).text, path


@pytest.fixture(scope="module")
def one_output(qgis_process, dem_file, tmp_path_factory):
    """Return the results of a fill whose optional DEPTH was left out, and the folder it went to."""
    folder = tmp_path_factory.mktemp("one")
    answer = qgis_process.run_json("headwaters:filldepressions", INPUT=dem_file, OUTPUT=folder / "filled.tif")
    return answer.results, folder


def test_the_surface_has_the_columns_and_rows_that_were_typed(heights):
    assert heights.shape == (30, 40)


def test_the_surface_has_the_relief_that_was_typed(heights):
    assert np.ptp(heights) == pytest.approx(50, rel=1e-6)


def test_the_surface_has_the_cells_that_were_typed(surface):
    place = gdal.Open(surface["OUTPUT"]).GetGeoTransform()
    assert place == (0.0, 2.5, 0.0, 75.0, 0.0, -2.5)


def test_the_surface_has_the_crs_that_was_typed(surface):
    crs = osr.SpatialReference(wkt=gdal.Open(surface["OUTPUT"]).GetProjection())
    assert crs.GetAuthorityCode(None) == "32632"


def test_the_surface_has_depressions(filled):
    assert filled["FILLED_CELLS"] > 20


def test_the_fill_is_the_flood_of_the_surface(heights, filled):
    truth = flood(heights, water_ways(np.ones(heights.shape, bool)))
    np.testing.assert_array_equal(read(filled["OUTPUT"])[0], truth)


def test_the_depth_is_the_rise_of_every_cell(heights, filled):
    np.testing.assert_array_equal(read(filled["DEPTH"])[0], read(filled["OUTPUT"])[0] - heights)


def test_json_counts_the_cells_that_rose(filled):
    assert filled["FILLED_CELLS"] == np.count_nonzero(read(filled["DEPTH"])[0])


def test_json_has_the_volume_below_the_water(filled):
    assert filled["FILLED_VOLUME"] == pytest.approx(read(filled["DEPTH"])[0].sum(dtype=float) * 2.5**2, rel=1e-6)


def test_json_has_the_greatest_depth(filled):
    assert filled["DEEPEST"] == pytest.approx(read(filled["DEPTH"])[0].max(), rel=1e-6)


def test_json_has_the_seed_that_was_used(surface):
    assert surface["SEED_USED"] == 7


def test_numbers_typed_as_text_make_the_same_surface(in_words, heights):
    np.testing.assert_array_equal(read(in_words[1])[0], heights)


def test_a_run_in_words_ends_with_the_seed(in_words):
    assert "SEED_USED:\t7" in in_words[0].splitlines()


@pytest.mark.skipif(Qgis.QGIS_VERSION_INT < 32400, reason="this qgis_process does not read JSON from standard input")
def test_parameters_as_json_on_standard_input_make_the_same_surface(qgis_process, heights, tmp_path):
    typed = json.dumps({"inputs": {**SURFACE, "OUTPUT": str(tmp_path / "again.tif")}})
    qgis_process("run", "headwaters:startingsurface", "-", typed=typed)
    np.testing.assert_array_equal(read(tmp_path / "again.tif")[0], heights)


def test_a_dem_with_holes_is_filled_between_them(one_output):
    cells, valid = read(one_output[0]["OUTPUT"])
    np.testing.assert_array_equal(cells[VALID & valid], FILLED[VALID])


def test_holes_in_a_dem_are_holes_in_its_fill(one_output):
    np.testing.assert_array_equal(read(one_output[0]["OUTPUT"])[1], VALID)


def test_an_optional_output_that_is_left_out_is_null(one_output):
    assert one_output[0]["DEPTH"] is None


def test_an_optional_output_that_is_left_out_leaves_no_file(one_output):
    assert names_in(one_output[1]) == ["filled.tif"]


def test_folders_and_files_may_have_spaces_and_umlauts(qgis_process, dem_file, tmp_path):
    folder = tmp_path / "Höhen über NN – Größe 1"
    folder.mkdir()
    source = folder / "Gelände am Fluß.tif"
    shutil.copy(dem_file, source)
    qgis_process.run("headwaters:filldepressions", INPUT=source, OUTPUT=folder / "gefüllt 2.tif")
    np.testing.assert_array_equal(read(folder / "gefüllt 2.tif")[0][VALID], FILLED[VALID])


def test_a_path_may_be_relative_to_the_folder_one_is_in(qgis_process, dem_file, tmp_path):
    qgis_process.run("headwaters:filldepressions", folder=tmp_path, INPUT=dem_file, OUTPUT="filled.tif")
    assert names_in(tmp_path) == ["filled.tif"]


def test_below_a_sea_that_covers_everything_nothing_is_filled(drowned):
    np.testing.assert_array_equal(read(drowned[1])[0][VALID], LAND[VALID])


def test_a_sea_that_covers_everything_is_remarked_upon(drowned):
    assert "Every cell is sea" in drowned[0]


@pytest.mark.parametrize("shape", [(1, 1), (1, 9)], ids=["one cell", "one row"])
def test_the_smallest_rasters_pass_through_the_chain(provider, shape):
    made = run("startingsurface", ROWS=shape[0], COLUMNS=shape[1], ROUGHNESS=0.5)["OUTPUT"]
    filled = read(run("filldepressions", INPUT=made)["OUTPUT"])[0]
    assert filled.shape == shape
    np.testing.assert_array_equal(filled, read(made)[0])
