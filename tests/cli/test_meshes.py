"""Meshes, typed: one is made, rivers erode it step by step, and what is no mesh is refused."""

import pytest
from osgeo import gdal, ogr

from ..provider.running import Refused, run

pytestmark = pytest.mark.qgis


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("meshes")


@pytest.fixture(scope="module")
def island(provider, folder):
    return run(
        "startingsurface", SHAPE="volcanoes", COLUMNS=60, ROWS=40, CELL_SIZE=100, CRS="EPSG:32633", RELIEF=1200,
        OUTPUT=str(folder / "island.tif"),
    )["OUTPUT"]  # fmt: skip


@pytest.fixture(scope="module")
def mesh(qgis_process, folder, island):
    answer = qgis_process.run_json(
        "headwaters:trianglemesh", INPUT=island, POINTS=600, MESH=folder / "mesh.2dm", VORONOI=folder / "cells.gpkg"
    )
    assert answer.code == 0, answer.text
    return answer.results


def test_a_mesh_has_about_as_many_nodes_as_wanted_and_a_cell_for_each(mesh):
    assert mesh["NODE_COUNT"] == pytest.approx(600, rel=0.06)
    cells = ogr.Open(mesh["VORONOI"])
    assert cells.GetLayer(0).GetFeatureCount() == mesh["NODE_COUNT"]


def test_rivers_erode_the_mesh_and_nothing_is_lost(qgis_process, folder, mesh):
    rasters = {"OUTPUT": "out.tif", "DIFFERENCE": "moved.tif", "SNAPSHOTS": "steps.tif", "MESH": "out.2dm"}
    layers = {name: f"{name.lower()}.gpkg" for name in ("RIVERS", "LAKES", "SALT_PANS", "POLYGONS")}
    answer = qgis_process.run_json(
        "headwaters:rivererosion", MESH_INPUT=mesh["MESH"], SEA_LEVEL=0, ITERATIONS=4, SNAPSHOT_COUNT=2, RAIN=300,
        EVAPORATION=1500, **{name: folder / file for name, file in {**rasters, **layers}.items()},
    )  # fmt: skip
    assert answer.code == 0, answer.text
    results = answer.results
    assert results["ERODED"] == pytest.approx(results["DEPOSITED"] + results["EXPORTED"], rel=1e-9)
    assert gdal.Open(str(folder / "steps.tif")).RasterCount == 3
    assert (folder / "out.dat").read_text().count("TS 0 ") == 4 * 3
    polygons = ogr.Open(str(folder / "polygons.gpkg"))
    assert polygons.GetLayer(0).GetFeatureCount() == mesh["NODE_COUNT"]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"LAW": "expression", "EXPRESSION": "c * slope"}, "there is no ‘slope’"),
        ({"RAIN": 0, "EVAPORATION": 900}, "RAIN is 0 everywhere: there are neither rivers nor lakes"),
        ({"MESH": "no.txt"}, "Meshes are written as .2dm"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(tmp_path, monkeypatch, island, given, sentence):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Refused, match=sentence):
        run("rivererosion", INPUT=island, OUTPUT=str(tmp_path / "no.tif"), **given)
    assert not list(tmp_path.iterdir())
