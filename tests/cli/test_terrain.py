"""A terrain on the command line: in one run from a coast, and a part of it once more from its model."""

import numpy as np
import pytest
from osgeo import gdal

from .process import ROOT

pytestmark = pytest.mark.qgis

SARDINIA = ROOT / "examples" / "data" / "sardinia.gpkg"


def test_a_coast_becomes_a_terrain_and_a_part_of_it_is_rendered_from_the_model(qgis_process, tmp_path):
    folder = tmp_path / "Größe"
    folder.mkdir()
    files = {"OUTPUT": folder / "whole.tif", "RIVERS": folder / "r.gpkg", "WATERSHEDS": folder / "w.gpkg"}
    coarse = {"SPACING": 15000, "CELL_SIZE": 1000, "EROSION_CELL_SIZE": 0}
    model, part = folder / "model.gpkg", folder / "part.tif"
    coast = f"{SARDINIA}|layername=coastline"
    answer = qgis_process.run_json("headwaters:terrainfromcoastline", COASTLINE=coast, MODEL=model, **coarse, **files)
    assert answer.code == 0, answer.text
    assert answer.results["RIVER_COUNT"] > 10
    extent = "480000,500000,4400000,4430000 [EPSG:32632]"
    answer = qgis_process.run_json("headwaters:renderterrain", MODEL=model, CELL_SIZE=1000, EXTENT=extent, OUTPUT=part)
    assert answer.code == 0, answer.text
    one, other = gdal.Open(str(files["OUTPUT"])), gdal.Open(str(part))
    (west, cell, _, north, *_), (left, _, _, top, *_) = one.GetGeoTransform(), other.GetGeoTransform()
    values = other.ReadAsArray()
    cut = round((left - west) / cell), round((north - top) / cell), *values.shape[::-1]
    assert np.array_equal(one.ReadAsArray(*cut), values)
    assert values.max() > 0


def test_a_file_that_is_no_model_is_refused_in_one_sentence(qgis_process, tmp_path):
    answer = qgis_process.run("headwaters:renderterrain", MODEL=SARDINIA, OUTPUT=tmp_path / "z.tif")
    assert answer.code != 0
    assert "‘sardinia.gpkg’ is no terrain model. Choose a file that ‘Terrain model’ has made." in answer.text
    assert "Traceback" not in answer.text
    assert list(tmp_path.iterdir()) == []
