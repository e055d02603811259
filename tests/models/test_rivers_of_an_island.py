"""The example model of a grown island: its rivers are those of the step alone, and the report tells of them."""

import pytest
from qgis.core import QgsVectorLayer

from ..provider.running import run
from ..provider.samples import polygons
from .building import GROWN_EXAMPLE, grown_model
from .test_models import destinations, loaded, steps

pytestmark = pytest.mark.qgis

COAST = "POLYGON((0 0, 9000 1000, 14000 9000, 6000 12000, -1000 7000, 0 0))"
GIVEN = {"SEED": 5, "PEAK": 300}


@pytest.fixture
def outputs(provider, tmp_path):
    """Return the files that the model makes, by label."""
    model = loaded(GROWN_EXAMPLE)
    files = {"Rivers": "rivers.gpkg", "Ridges": "ridges.gpkg", "Watersheds": "watersheds.gpkg", "Report": "report.html"}
    paths = {label: str(tmp_path / file) for label, file in files.items()}
    run(model, COAST=polygons(COAST), **GIVEN, **{destinations(model)[label]: path for label, path in paths.items()})
    return paths


def shapes(path):
    """Return the shapes of the features of a file."""
    return sorted(bytes(feature.geometry().asWkb()) for feature in QgsVectorLayer(path).getFeatures())


def test_the_example_is_the_model_that_is_built_here():
    assert grown_model().validate() == (True, [])
    assert steps(loaded(GROWN_EXAMPLE)) == steps(grown_model())


def test_its_rivers_are_those_of_the_step_alone_and_the_report_tells_of_them(outputs, tmp_path):
    alone = run("growrivers", COASTLINE=polygons(COAST), RIVERS=str(tmp_path / "alone.gpkg"), **GIVEN)
    assert shapes(outputs["Rivers"]) == shapes(alone["RIVERS"]) != []
    assert shapes(outputs["Ridges"]) != []
    assert shapes(outputs["Watersheds"]) != []
    with open(outputs["Report"], encoding="utf-8") as page:
        assert "Strahler" in page.read()
