"""The example model of erosion: what it gives is what its steps give one after the other."""

import numpy as np
import pytest
from qgis.core import QgsVectorLayer

from ..provider.running import run
from ..provider.samples import read
from .building import EROSION_EXAMPLE, erosion_model
from .test_models import destinations, loaded, steps

pytestmark = pytest.mark.qgis

INPUTS = {"SEED": 5, "COLUMNS": 64, "RELIEF": 900.0}


@pytest.fixture(scope="module")
def outputs(provider, tmp_path_factory):
    """Return the files that the model makes, by label."""
    folder = tmp_path_factory.mktemp("model")
    model = loaded(EROSION_EXAMPLE)
    files = {"Eroded": "eroded.tif", "Rivers": "rivers.gpkg", "Report": "report.html"}
    paths = {label: str(folder / file) for label, file in files.items()}
    run(model, **INPUTS, **{destinations(model)[label]: path for label, path in paths.items()})
    return paths


def test_the_example_is_the_model_that_is_built_here():
    assert erosion_model().validate() == (True, [])
    assert steps(loaded(EROSION_EXAMPLE)) == steps(erosion_model())


def test_its_layers_are_those_of_the_steps_one_after_the_other(outputs, tmp_path):
    size = {"COLUMNS": 64, "ROWS": 40, "CELL_SIZE": 625, "CRS": "EPSG:32633"}
    given = {"SHAPE": "noise", "RIVER_VISITS": 50, "RELIEF": 900, "SEED": 5, "RIVERS": str(tmp_path / "rivers.gpkg")}
    alone = run("lehenyerosion", **size, **given)
    assert np.array_equal(read(outputs["Eroded"])[0], read(alone["OUTPUT"])[0])
    shapes = [
        [bytes(feature.geometry().asWkb()) for feature in QgsVectorLayer(path).getFeatures()]
        for path in (outputs["Rivers"], alone["RIVERS"])
    ]
    assert shapes[0] == shapes[1] != []


def test_the_report_is_a_page_about_them(outputs):
    with open(outputs["Report"], encoding="utf-8") as page:
        assert "<svg" in page.read()
