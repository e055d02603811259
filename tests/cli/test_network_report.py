"""The report on the command line: numbers that cannot be had are null in the answer, and the files are whole."""

import json

import pytest

pytestmark = pytest.mark.qgis

RIVERS = {
    "type": "FeatureCollection",
    "crs": {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::25832"}},
    "features": [
        {"type": "Feature", "properties": {}, "geometry": {"type": "LineString", "coordinates": coordinates}}
        for coordinates in (
            [[500000, 5600000], [501000, 5599000]],
            [[502000, 5600000], [501000, 5599000]],
            [[501000, 5599000], [501000, 5596000]],
        )
    ],
}


def test_numbers_that_cannot_be_had_are_null(qgis_process, tmp_path):
    (tmp_path / "rivers.geojson").write_text(json.dumps(RIVERS), encoding="utf-8")
    outputs = {"REPORT": tmp_path / "report.html", "REPORT_JSON": tmp_path / "report.json"}
    answer = qgis_process.run_json("headwaters:networkreport", RIVERS=tmp_path / "rivers.geojson", **outputs)
    assert answer.code == 0, answer.text
    assert answer.results["RB"] == pytest.approx(2)
    assert answer.results.get("HACK") is None and answer.results.get("HYPSOMETRIC") is None
    data = json.loads(outputs["REPORT_JSON"].read_text(encoding="utf-8"))
    assert data["measures"]["HACK"]["value"] is None and data["measures"]["RB"]["value"] == answer.results["RB"]
    assert outputs["REPORT"].read_text(encoding="utf-8").rstrip().endswith("</html>")


def test_in_words_they_are_unknown(qgis_process, tmp_path):
    (tmp_path / "rivers.geojson").write_text(json.dumps(RIVERS), encoding="utf-8")
    answer = qgis_process.run(
        "headwaters:networkreport", RIVERS=tmp_path / "rivers.geojson", REPORT=tmp_path / "report.html"
    )
    assert answer.code == 0, answer.text
    assert "Hack exponent: unknown" in answer.text
    assert "Bifurcation ratio: 2" in answer.text
