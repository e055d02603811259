"""Terrain of a DEM: the land that was given, with rivers and lakes, and drained, at its own cells and at finer ones."""

import numpy as np
import pytest
from headwaters.tests.provider.running import run
from osgeo import gdal

from .terrains import raster

pytestmark = pytest.mark.qgis

CELL = 30.0


def test_try(tmp_path):
    path = "/work/shared/data/bigtujunga_srtm30/bigtujunga.tif"
    made = run("terrainfromdem", INPUT=path, RIVERS=str(tmp_path / "r.gpkg"), LAKES=str(tmp_path / "l.gpkg"), MODEL=str(tmp_path / "m.gpkg"), OUTPUT=str(tmp_path / "o.tif"), CHANGE=str(tmp_path / "c.tif"), WATER=str(tmp_path / "w.tif"))
    print(made)
    again = run("renderterrain", MODEL=str(tmp_path / "m.gpkg"), OUTPUT=str(tmp_path / "a.tif"))
    one, two = raster(made["OUTPUT"]), raster(again["OUTPUT"])
    print(one[1:], two[1:], one.values.shape, two.values.shape)
    assert np.array_equal(one.values, two.values, equal_nan=True)
    made = run("terrainfromdem", INPUT=path, CELL_SIZE=15, RIVERS=str(tmp_path / "r2.gpkg"), MODEL=str(tmp_path / "m2.gpkg"), OUTPUT=str(tmp_path / "o2.tif"), CHANGE=str(tmp_path / "c2.tif"))
    again = run("renderterrain", MODEL=str(tmp_path / "m.gpkg"), OUTPUT=str(tmp_path / "a2.tif"), CELL_SIZE=15)
    one, two = raster(made["OUTPUT"]), raster(again["OUTPUT"])
    assert np.array_equal(one.values, two.values, equal_nan=True)
    c = raster(made["CHANGE"]).values
    print(made, np.nanmean(np.abs(c)), np.nanmax(np.abs(c)))
