"""Rivers grown on the command line, on the coast in examples/data and along its mapped rivers."""

import pytest

from .process import ROOT

pytestmark = pytest.mark.qgis

SARDINIA = ROOT / "examples" / "data" / "sardinia.gpkg"


def test_rivers_grow_on_an_example_coast_along_its_mapped_rivers(qgis_process, tmp_path):
    from osgeo import ogr

    given = {"COASTLINE": f"{SARDINIA}|layername=coastline", "SKETCH": f"{SARDINIA}|layername=rivers"}
    outputs = {"RIVERS": tmp_path / "rivers.gpkg", "WATERSHEDS": tmp_path / "watersheds.gpkg"}
    answer = qgis_process.run_json("headwaters:growrivers", **given, **outputs, SPACING=8000, PEAK=1000, SEED=0)
    assert answer.code == 0, answer.text
    assert answer.results["SKETCH_FOLLOWED"] > 60
    assert answer.results["SPACING_USED"] == 8000
    assert answer.results["SEED_USED"] > 0
    lines = ogr.Open(str(outputs["RIVERS"]))
    rivers = [(feature["id"], feature["downstream"], feature["source"]) for feature in lines.GetLayer()]
    assert {source for _, _, source in rivers} == {"grown", "sketched"}
    assert {below for _, below, _ in rivers} - {None} <= {number for number, _, _ in rivers}
    assert ogr.Open(str(outputs["WATERSHEDS"])).GetLayer().GetFeatureCount() == answer.results["MOUTHS_USED"]


def test_chances_that_do_not_add_up_are_refused_in_one_sentence(qgis_process, tmp_path):
    answer = qgis_process.run(
        "headwaters:growrivers",
        COASTLINE=f"{SARDINIA}|layername=coastline",
        PC=0.5,
        RIVERS=tmp_path / "rivers.gpkg",
    )
    assert answer.code != 0
    assert "PC + PS + PA must be 1 (got 0.5 + 0.1 + 0.7 = 1.3)." in answer.text
    assert "Traceback" not in answer.text
    assert list(tmp_path.iterdir()) == []
