"""A terrain on the command line: in one run from a coast, and a part of it once more from its model."""

import numpy as np
import pytest
from osgeo import gdal, ogr

from .process import PATIENCE, ROOT, assignments

pytestmark = pytest.mark.qgis

SARDINIA = ROOT / "examples" / "data" / "sardinia.gpkg"
COAST = f"{SARDINIA}|layername=coastline"
CELL = 2000  # metres
COARSE = {"SPACING": 30000, "CELL_SIZE": CELL, "EROSION_CELL_SIZE": 0, "SEA_FLOOR": "nodata"}


def test_a_coast_becomes_a_terrain_and_a_part_of_it_is_rendered_from_the_model(qgis_process, tmp_path):
    folder = tmp_path / "Größe"
    folder.mkdir()
    files = {"OUTPUT": folder / "whole.tif", "RIVERS": folder / "r.gpkg", "WATERSHEDS": folder / "w.gpkg"}
    model, part = folder / "model.gpkg", folder / "part.tif"
    answer = qgis_process.run_json("headwaters:terrainfromcoastline", COASTLINE=COAST, MODEL=model, **COARSE, **files)
    assert answer.code == 0, answer.text
    assert answer.results["RIVER_COUNT"] > 10
    extent = "480000,500000,4400000,4430000 [EPSG:32632]"
    answer = qgis_process.run_json("headwaters:renderterrain", MODEL=model, CELL_SIZE=CELL, EXTENT=extent, OUTPUT=part)
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


def test_rivers_become_a_model_and_the_model_a_terrain_step_by_step(qgis_process, tmp_path):
    rivers, model, courses, water = (tmp_path / f"{name}.gpkg" for name in ("rivers", "model", "courses", "water"))
    terrain, anew = tmp_path / "terrain.tif", tmp_path / "anew.gpkg"
    steps = (
        ("growrivers", {"COASTLINE": COAST, "SPACING": 25000, "RIVERS": rivers}),
        ("terrainmodel", {"COASTLINE": COAST, "RIVERS": rivers, "EROSION_CELL_SIZE": 6000, "MODEL": model}),
        ("renderterrain", {"MODEL": model, "CELL_SIZE": CELL, "OUTPUT": terrain}),
        ("erodemodel", {"MODEL": model, "OUTPUT": anew}),
        ("renderterrain", {"MODEL": anew, "CELL_SIZE": CELL, "OUTPUT": terrain}),
        ("rivercourses", {"MODEL": model, "COURSES": courses, "WATER": water}),
    )
    for algorithm, given in steps:
        answer = qgis_process.run(f"headwaters:{algorithm}", **given)
        assert answer.code == 0, answer.text
    assert gdal.Open(str(terrain)).ReadAsArray().max() > 100
    threads, areas = (ogr.Open(str(file)) for file in (courses, water))  # a layer lives only as long as its file
    assert threads.GetLayer().GetFeatureCount() > 100
    assert all(area.geometry().IsValid() for area in areas.GetLayer())


def test_two_runs_at_once_make_what_one_makes(qgis_process, tmp_path):
    """They share coast, folder and machine code."""
    given = {"COASTLINE": COAST, "SEED": 7, **COARSE}
    outputs = [
        {"OUTPUT": tmp_path / f"{name}.tif", "RIVERS": tmp_path / f"{name}.gpkg", "MODEL": tmp_path / f"m{name}.gpkg"}
        for name in ("one", "other")
    ]
    arguments = [assignments({**given, "WATERSHEDS": "TEMPORARY_OUTPUT", **files}) for files in outputs]
    runs = [qgis_process.popen("run", "headwaters:terrainfromcoastline", "--", *typed) for typed in arguments]
    for run in runs:
        out, err = run.communicate(timeout=PATIENCE)
        assert run.returncode == 0, out + err
    one, other = (gdal.Open(str(files["OUTPUT"])).ReadAsArray() for files in outputs)
    assert np.array_equal(one, other)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        path.name for files in outputs for path in files.values()
    )
