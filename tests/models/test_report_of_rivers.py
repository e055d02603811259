"""The example model of a report: its rivers are those of its steps, and the report tells of them."""

import numpy as np
import pytest
from qgis.core import QgsVectorLayer

from ..provider.running import run
from ..provider.samples import LAND, VALID, create
from .building import REPORT_EXAMPLE, report_model
from .test_models import destinations, loaded, steps

pytestmark = pytest.mark.qgis

FROM = 0.002


@pytest.fixture(scope="module")
def dem(tmp_path_factory):
    heights = np.where(VALID, LAND, -9999).astype(np.float32)
    return create(tmp_path_factory.mktemp("dem") / "dem.tif", [heights], nodata=-9999)


@pytest.fixture(scope="module")
def outputs(provider, dem, tmp_path_factory):
    """Return the files that the model makes, by label."""
    folder = tmp_path_factory.mktemp("model")
    model = loaded(REPORT_EXAMPLE)
    files = {"Rivers": "rivers.gpkg", "Nodes": "nodes.gpkg", "Report": "report.html"}
    paths = {label: str(folder / file) for label, file in files.items()}
    run(model, DEM=dem, FROM=FROM, **{destinations(model)[label]: path for label, path in paths.items()})
    return paths


def lines(path):
    """Return the shapes of the features of a file."""
    return sorted(bytes(feature.geometry().asWkb()) for feature in QgsVectorLayer(path).getFeatures())


def test_the_example_is_the_model_that_is_built_here():
    assert report_model().validate() == (True, [])
    assert steps(loaded(REPORT_EXAMPLE)) == steps(report_model())


def test_its_rivers_are_those_of_the_steps_one_after_the_other(outputs, dem, tmp_path):
    directions = run("flowdirections", INPUT=dem)["OUTPUT"]
    accumulation = run("flowaccumulation", INPUT=dem)["OUTPUT"]
    chain = {"DIRECTIONS": directions, "ENCODING": "esri", "ACCUMULATION": accumulation, "INPUT": dem}
    alone = run("rivernetwork", THRESHOLD=FROM, SMOOTH=3, RIVERS=str(tmp_path / "rivers.gpkg"), **chain)["RIVERS"]
    assert lines(outputs["Rivers"]) == lines(alone) != []


def test_every_river_runs_from_node_to_node(outputs):
    nodes = {feature["id"] for feature in QgsVectorLayer(outputs["Nodes"]).getFeatures()}
    for river in QgsVectorLayer(outputs["Rivers"]).getFeatures():
        assert {river["from_node"], river["to_node"]} <= nodes


def test_the_report_is_a_page_with_plots(outputs):
    with open(outputs["Report"], encoding="utf-8") as page:
        text = page.read()
    assert text.startswith("<!DOCTYPE html>")
    assert "<svg" in text
