"""Drainage basins on the command line, on the coast in examples/data and along its mapped rivers."""

import pytest

from ..provider.running import Refused, run
from .process import ROOT

pytestmark = pytest.mark.qgis

SARDINIA = ROOT / "examples" / "data" / "sardinia.gpkg"


def test_basins_grow_on_an_example_coast_along_its_mapped_rivers(qgis_process, tmp_path):
    from osgeo import gdal, ogr

    given = {"COASTLINE": f"{SARDINIA}|layername=coastline", "SKETCH": f"{SARDINIA}|layername=rivers"}
    files = {name: tmp_path / f"{name}.gpkg" for name in ("TRIANGLES", "BASINS", "RIVERS", "MISSED")}
    files.update(ELEVATION=tmp_path / "land.tif", MESH=tmp_path / "land.2dm")
    answer = qgis_process.run_json("headwaters:drainagebasins", **given, **files, SPACING=3000, PEAK=1000, SEED=0)
    assert answer.code == 0, answer.text
    assert answer.results["MATCH"] >= 95
    assert answer.results["SPACING_USED"] == 3000
    assert answer.results["SEED_USED"] > 0
    assert answer.results["CYCLES"] == 0
    lines = ogr.Open(str(files["RIVERS"]))
    rivers = [(each["id"], each["downstream"], each["source"]) for each in lines.GetLayer()]
    assert {source for _, _, source in rivers} == {"grown", "sketched"}
    assert {below for _, below, _ in rivers} - {None} <= {number for number, _, _ in rivers}
    for name, number in (("BASINS", "BASIN_COUNT"), ("TRIANGLES", "TRIANGLE_COUNT")):
        store = ogr.Open(str(files[name]))
        assert store.GetLayer().GetFeatureCount() == answer.results[number]
    assert 900 < gdal.Open(str(files["ELEVATION"])).ReadAsArray().max() <= 1000
    assert files["MESH"].with_suffix(".dat").is_file()


def test_heights_on_random_water_are_refused_in_one_sentence(provider, tmp_path):
    coast = f"{SARDINIA}|layername=coastline"
    files = {name: str(tmp_path / f"{name}.gpkg") for name in ("TRIANGLES", "BASINS", "RIVERS")}
    with pytest.raises(Refused, match="ELEVATION cannot be made with GROWTH random: water runs in circles there"):
        run("drainagebasins", COASTLINE=coast, GROWTH="random", ELEVATION=str(tmp_path / "land.tif"), **files)
    assert list(tmp_path.iterdir()) == []
