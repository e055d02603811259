"""Lakes that evaporate and the water table, typed: numbers and rasters of rain, and what is refused."""

import pytest
from osgeo import gdal, ogr

from ..provider.samples import LAND, create
from ..support import some_of

pytestmark = pytest.mark.qgis


def rows_of(path):
    dataset = ogr.Open(str(path))
    return [feature.items() for feature in dataset.GetLayer(0)]


def test_rain_is_a_number_or_a_raster(qgis_process, land, tmp_path):
    rain = create(tmp_path / "rain.tif", [0 * LAND.astype("float32") + 400])
    found = []
    for given in (400, rain):
        answer = qgis_process.run_json(
            "headwaters:lakes", folder=tmp_path, INPUT=land["dem"], RAIN=given, EVAPORATION=1500, MIN_AREA=0,
            LAKES=f"lakes{len(found)}.gpkg", SALT_PANS=f"pans{len(found)}.gpkg",
        )  # fmt: skip
        assert answer.code == 0, answer.text
        found.append(rows_of(tmp_path / f"lakes{len(found)}.gpkg"))
    assert {lake["kind"] for lake in found[0]} <= {"open", "closed"}
    assert [lake["area_km2"] for lake in found[0]] == [lake["area_km2"] for lake in found[1]]


@pytest.mark.parametrize("mode", some_of(["energy", "dupuit", "snow"]))  # a process for each
def test_the_water_table_is_found(qgis_process, land, mode, tmp_path):
    outputs = {"OUTPUT": "table.tif", "WATER": "water.gpkg", "RIVERS": "rivers.gpkg"}
    answer = qgis_process.run_json("headwaters:watertable", folder=tmp_path, INPUT=land["dem"], MODE=mode, **outputs)
    assert answer.code == 0, answer.text
    assert gdal.Open(str(tmp_path / "table.tif")).RasterXSize == LAND.shape[1]
    assert {river["sustained"] for river in rows_of(tmp_path / "rivers.gpkg")} <= {0, 1}


def test_rain_that_is_neither_is_refused(qgis_process, land, tmp_path):
    answer = qgis_process.run_json(
        "headwaters:lakes", folder=tmp_path, INPUT=land["dem"], RAIN="wet", EVAPORATION=5, LAKES="lakes.gpkg"
    )
    assert answer.code != 0
    assert "‘wet’ is neither a number nor a raster" in answer.text
    assert not (tmp_path / "lakes.gpkg").exists()
