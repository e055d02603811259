"""A model from a DEM to the watersheds of its rivers, with features on the way and at the end."""

import processing
import pytest
from qgis.core import QgsProcessingContext, QgsVectorLayer

from ..provider.running import Listener, run
from .building import watersheds_model
from .test_models import destinations, loaded

pytestmark = pytest.mark.qgis


def ids(place):
    """Return the ids of the features of a layer and the kilometres or areas that they measure."""
    layer = place if isinstance(place, QgsVectorLayer) else QgsVectorLayer(str(place), "features")
    assert layer.isValid()
    size = "length_m" if layer.fields().lookupField("length_m") >= 0 else "area_km2"
    return sorted((feature["id"], feature[size]) for feature in layer.getFeatures())


@pytest.fixture(scope="module")
def by_hand(provider, land):
    """Return the rivers and the watersheds of the steps, run one after the other."""
    directions = {"DIRECTIONS": run("flowdirections", INPUT=land["dem"])["OUTPUT"], "ENCODING": "esri"}
    water = run("flowaccumulation", **directions)["OUTPUT"]
    rivers = run("rivernetwork", **directions, ACCUMULATION=water, INPUT=land["dem"], RIVERS="memory:")["RIVERS"]
    basins = run("watersheds", **directions, BY="rivers", RIVERS=rivers, WATERSHEDS="memory:")["WATERSHEDS"]
    return {"Rivers": ids(rivers), "Watersheds": ids(basins)}


def run_in_qgis(model, dem, places):
    """Run a model in a context that lives on, and return the features of its outputs by label."""
    names = destinations(model)
    context = QgsProcessingContext()
    outputs = {names[label]: place for label, place in places.items()}
    results = processing.run(model, {"DEM": dem, **outputs}, feedback=Listener(), context=context)
    return {label: ids(results[names[label]]) for label in places}


@pytest.fixture(scope="module")
def saved(provider, tmp_path_factory):
    path = tmp_path_factory.mktemp("Modelle für Flüsse") / "Gebiete.model3"
    assert watersheds_model().toFile(str(path))
    return path


def test_the_chain_by_hand_has_rivers_and_a_watershed_for_each(by_hand):
    rivers, basins = ([number for number, _ in by_hand[label]] for label in ("Rivers", "Watersheds"))
    assert rivers == basins != []


def test_the_models_have_no_fault():
    assert watersheds_model().validate() == (True, [])
    assert watersheds_model(keep_rivers=False).validate() == (True, [])


@pytest.mark.parametrize("place", ["TEMPORARY_OUTPUT", "memory:", "{}.gpkg", "{}.geojson"])
def test_a_model_gives_what_the_chain_by_hand_gives(by_hand, land, place, tmp_path):
    places = {label: place.format(tmp_path / label) for label in by_hand}
    assert run_in_qgis(watersheds_model(), land["dem"], places) == by_hand


def test_rivers_may_be_features_on_the_way_alone(by_hand, land):
    places = {"Watersheds": "TEMPORARY_OUTPUT"}
    found = run_in_qgis(watersheds_model(keep_rivers=False), land["dem"], places)
    assert found["Watersheds"] == by_hand["Watersheds"]


def test_qgis_process_runs_the_model(by_hand, land, saved, qgis_process, tmp_path):
    names = destinations(loaded(saved))
    places = {"Rivers": tmp_path / "Flüsse 1.gpkg", "Watersheds": tmp_path / "Gebiete 1.shp"}
    outputs = {names[label]: place for label, place in places.items()}
    answer = qgis_process.run(str(saved), DEM=land["dem"], **outputs)
    assert answer.code == 0, answer.text
    assert "Traceback" not in answer.text
    for label, place in places.items():
        found, expected = ids(place), by_hand[label]
        assert [number for number, _ in found] == [number for number, _ in expected]
        assert [size for _, size in found] == pytest.approx([size for _, size in expected])
