"""The example model of lakes and rivers: what it gives is what its steps give one after the other."""

import numpy as np
import pytest
from qgis.core import QgsVectorLayer

from ..provider.running import run
from ..provider.samples import FILLED, LAND, VALID, create, read
from .building import LAKES_EXAMPLE, lakes_model
from .test_models import destinations, loaded, steps

pytestmark = pytest.mark.qgis


@pytest.fixture(scope="module")
def dem(tmp_path_factory):
    heights = np.where(VALID, LAND, -9999).astype(np.float32)
    return create(tmp_path_factory.mktemp("dem") / "dem.tif", [heights], nodata=-9999)


@pytest.fixture(scope="module")
def outputs(provider, dem, tmp_path_factory):
    """Return the files that the model makes, by label."""
    folder = tmp_path_factory.mktemp("model")
    model = loaded(LAKES_EXAMPLE)
    names = destinations(model)
    files = {"Water": "water.tif", "Lakes": "lakes.gpkg", "Spill points": "spills.gpkg", "Rivers": "rivers.gpkg"}
    paths = {label: str(folder / file) for label, file in files.items()}
    given = {names[label]: path for label, path in paths.items()}
    run(model, DEM=dem, MIN_AREA=0.001, **given)
    return paths


def rows(path):
    """Return the attributes and the geometry of every feature of a file, but its number in the file."""
    layer = QgsVectorLayer(path)
    assert layer.isValid()
    return [(*feature.attributes()[1:], bytes(feature.geometry().asWkb())) for feature in layer.getFeatures()]


def test_the_example_is_the_model_that_is_built_here():
    assert lakes_model().validate() == (True, [])
    assert steps(loaded(LAKES_EXAMPLE)) == steps(lakes_model())


def test_its_lakes_are_those_of_the_algorithm(outputs, dem, tmp_path):
    alone = run(
        "lakes",
        INPUT=dem,
        MIN_AREA=0.001,
        LAKES=str(tmp_path / "lakes.gpkg"),
        SPILL_POINTS=str(tmp_path / "spills.gpkg"),
        WATER=str(tmp_path / "water.tif"),
    )
    assert rows(outputs["Lakes"]) == rows(alone["LAKES"]) != []
    assert rows(outputs["Spill points"]) == rows(alone["SPILL_POINTS"])
    water = read(outputs["Water"])[0]
    assert np.array_equal(water, read(alone["WATER"])[0])
    assert np.array_equal(water[VALID & (water > 0)], (FILLED - LAND)[VALID & (water > 0)])
    assert (water > 0).any()


def test_its_rivers_know_the_lakes_they_cross(outputs):
    lakes = {feature["id"] for feature in QgsVectorLayer(outputs["Lakes"]).getFeatures()}
    crossed = {river["lake_id"] for river in QgsVectorLayer(outputs["Rivers"]).getFeatures()}
    assert crossed & lakes
