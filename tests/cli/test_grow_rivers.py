"""Rivers grown on the command line, on the coast in examples/data and along its mapped rivers."""

import re

import pytest

from ..provider.running import Refused, run
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


def test_a_range_and_a_plain_are_painted_on_an_example_coast(qgis_process, tmp_path):
    """The layer of examples/data; what was used can be given back."""
    from osgeo import gdal

    coast = f"{SARDINIA}|layername=coastline"
    painted = SARDINIA.with_name("sardinia_uplift.geojson")
    used, again = tmp_path / "uplift.tif", tmp_path / "again.tif"
    for uplift, output in (({"UPLIFT": painted, "UPLIFT_FIELD": "weight"}, used), ({"UPLIFT": used}, again)):
        outputs = {"RIVERS": tmp_path / f"{output.stem}.gpkg", "UPLIFT_USED": output}
        answer = qgis_process.run_json("headwaters:growrivers", COASTLINE=coast, **uplift, **outputs, SPACING=9000)
        assert answer.code == 0, answer.text
    raster = gdal.Open(str(used))
    values, (west, width, _, north, _, height) = raster.ReadAsArray(), raster.GetGeoTransform()
    for x, y, number in ((538_000, 4_400_000, 1.0), (490_000, 4_375_000, 0.0)):
        assert abs(values[int((y - north) / height), int((x - west) / width)] - number) < 0.05
    assert (gdal.Open(str(again)).ReadAsArray() == values).all()


def test_chances_that_do_not_add_up_are_refused_in_one_sentence(provider, tmp_path):
    coast = f"{SARDINIA}|layername=coastline"
    with pytest.raises(Refused, match=re.escape("PC + PS + PA must be 1 (got 0.5 + 0.1 + 0.7 = 1.3).")):
        run("growrivers", COASTLINE=coast, PC=0.5, RIVERS=str(tmp_path / "rivers.gpkg"))
    assert list(tmp_path.iterdir()) == []
