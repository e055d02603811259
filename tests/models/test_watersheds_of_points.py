"""The example model of pour points: each gets the land above it, and the way of its water from there."""

import numpy as np
import pytest
from qgis.core import QgsVectorLayer

from ..provider.running import run
from ..provider.samples import CELL, LAND, NORTH, VALID, WEST, create, polygons
from .building import POINTS_EXAMPLE, points_model
from .test_models import destinations, loaded, steps

pytestmark = pytest.mark.qgis


@pytest.fixture(scope="module")
def dem(tmp_path_factory):
    heights = np.where(VALID, LAND, -9999).astype(np.float32)
    return create(tmp_path_factory.mktemp("dem") / "dem.tif", [heights], nodata=-9999)


@pytest.fixture(scope="module")
def points():
    """Return a point in every other cell that holds data, in a layer."""
    places = np.argwhere(VALID)[::2]
    return polygons(*(f"POINT({WEST + (c + 0.5) * CELL} {NORTH - (r + 0.5) * CELL})" for r, c in places), kind="Point")


@pytest.fixture(scope="module")
def outputs(provider, dem, points, tmp_path_factory):
    """Return the files that the model makes, by label."""
    folder = tmp_path_factory.mktemp("model")
    model = loaded(POINTS_EXAMPLE)
    files = {"Watersheds": "watersheds.gpkg", "Points on rivers": "points.gpkg", "Paths": "paths.gpkg"}
    paths = {label: str(folder / file) for label, file in files.items()}
    given = {destinations(model)[label]: path for label, path in paths.items()}
    run(model, DEM=dem, POINTS=points, SNAP=0, **given)
    return paths


def rows(path):
    """Return the features of a file."""
    layer = QgsVectorLayer(path)
    assert layer.isValid()
    return list(layer.getFeatures())


def test_the_example_is_the_model_that_is_built_here():
    assert points_model().validate() == (True, [])
    assert steps(loaded(POINTS_EXAMPLE)) == steps(points_model())


def test_every_point_lies_in_a_watershed_and_in_one_only(outputs):
    watersheds = [row.geometry() for row in rows(outputs["Watersheds"])]
    assert watersheds
    for point in rows(outputs["Points on rivers"]):
        assert sum(watershed.contains(point.geometry()) for watershed in watersheds) == 1


def test_its_watersheds_are_those_of_the_steps_one_after_the_other(outputs, dem, points, tmp_path):
    directions = run("flowdirections", INPUT=dem)["OUTPUT"]
    given = {"DIRECTIONS": directions, "ENCODING": "esri", "POINTS": points, "INPUT": dem}
    alone = run("watersheds", BY="points", WATERSHEDS=str(tmp_path / "watersheds.gpkg"), **given)["WATERSHEDS"]
    assert facts(outputs["Watersheds"]) == facts(alone) != []


def facts(path):
    """Return what is known of each watershed of a file."""
    return [(row["id"], row["cells"], row["z_mean"]) for row in rows(path)]


def test_a_path_begins_at_each_point_whose_water_goes_on(outputs):
    starts = {place(point.geometry().vertexAt(0)) for point in rows(outputs["Points on rivers"])}
    paths = rows(outputs["Paths"])
    assert paths
    for path in paths:
        assert place(path.geometry().vertexAt(0)) in starts


def place(vertex):
    """Return where a vertex is."""
    return vertex.x(), vertex.y()
