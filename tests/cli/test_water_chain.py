"""From a DEM to a report of its rivers, typed step by step; and all of it in one run."""

import json

import numpy as np
import pytest
from osgeo import gdal, ogr
from qgis.core import QgsProcessingOutputNumber, QgsVectorLayer

from ..provider.samples import FILLED, LAND, VALID, names_in, read
from ..support import THOROUGH

pytestmark = pytest.mark.qgis

PASS = 0.0001  # km², one cell


def features(path):
    """Return the attributes of every feature of a file, by field, and its geometry."""
    layer = QgsVectorLayer(str(path), "features")
    assert layer.isValid()
    return [
        {**dict(zip(feature.fields().names(), feature.attributes())), "geometry": feature.geometry()}
        for feature in layer.getFeatures()
    ]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("Flüsse und Täler – 1")


@pytest.fixture(scope="module")
def chain(qgis_process, folder, land):
    """Return the results of each step, by algorithm; every file lies in one folder with umlauts and blanks."""
    answers = {}

    def step(algorithm, name=None, **parameters):
        answer = qgis_process.run_json(f"headwaters:{algorithm}", folder=folder, **parameters)
        assert answer.code == 0, answer.text
        assert "Traceback" not in answer.text
        answers[name or algorithm] = answer
        return answer.results

    ways, water, rivers = "Wege des Wassers.tif", "Größe.tif", "alle Flüsse.gpkg"
    step("flowdirections", INPUT=land["dem"], OUTPUT=ways)
    step("flowaccumulation", DIRECTIONS=ways, OUTPUT=water)
    threshold = step("riverthreshold", ACCUMULATION=water, OUTPUT="Zellen.tif")["THRESHOLD_USED"]
    network = {"RIVERS": rivers, "NODES": "Knoten.shp", "ORDER": "Ordnung.tif"}
    step("rivernetwork", DIRECTIONS=ways, ACCUMULATION=water, THRESHOLD=threshold, INPUT=land["dem"], **network)
    drawn = {"DIRECTIONS": ways, "RIVERS": rivers}
    step("watersheds", BY="rivers", **drawn, WATERSHEDS="Gebiete.geojson", LABELS="Gebiete.tif")
    few = f'{rivers}|subset="id" <= 2'
    step("watersheds", "some watersheds", BY="rivers", DIRECTIONS=ways, RIVERS=few, WATERSHEDS="wenige.shp")
    step("flowdistance", **drawn, INPUT=land["dem"], DISTANCE="fern.tif", HEIGHT="hoch.tif")
    if THOROUGH:  # nothing reads what they make
        step("terrainindices", INPUT=land["dem"], WETNESS="Nässe.tif", LS="Abtrag.tif")
        drops = {"METHOD": "drop", "OUTPUT": "Köpfe.tif", "TABLE": "Köpfe.csv"}
        step("riverthreshold", "some riverthreshold", INPUT=land["dem"], **drops)
    points = f"{land['point']}|layername=springs"
    step("flowpaths", DIRECTIONS=ways, POINTS=points, INPUT=land["dem"], PATHS="Läufe.geojson")
    step("networkreport", RIVERS=rivers, INPUT=land["dem"], REPORT="Bericht.html", REPORT_JSON="Bericht.json")
    return answers


def test_every_answer_holds_every_output_that_the_algorithm_declares(chain, provider):
    for name, answer in chain.items():
        algorithm = provider.algorithm(name.replace("some ", ""))
        numbers = [each.name() for each in algorithm.outputDefinitions() if isinstance(each, QgsProcessingOutputNumber)]
        assert [each for each in numbers if each not in answer.results and algorithm.name() != "networkreport"] == []


def test_no_unfinished_file_is_left(chain, folder):
    assert [name for name in names_in(folder) if name.startswith(".")] == []


def test_all_water_of_the_land_arrives(chain, folder):
    water, known = read(folder / "Größe.tif")
    assert chain["flowaccumulation"].results["TOTAL"] == pytest.approx(VALID.sum() * PASS)
    np.testing.assert_array_equal(known, VALID)
    assert water[known].min() == pytest.approx(PASS)


def test_rivers_are_where_enough_water_comes_through(chain, folder):
    water, known = read(folder / "Größe.tif")
    river = read(folder / "Zellen.tif")[0] == 1
    np.testing.assert_array_equal(river, known & (water >= chain["riverthreshold"].results["THRESHOLD_USED"]))
    order, drawn = read(folder / "Ordnung.tif")
    np.testing.assert_array_equal(drawn & (order > 0), river)


def test_the_network_tells_how_many_rivers_it_drew(chain, folder):
    results, rivers = chain["rivernetwork"].results, features(folder / "alle Flüsse.gpkg")
    assert len(rivers) == results["LINK_COUNT"] > 2
    assert results["LENGTH_KM"] == pytest.approx(sum(river["length_m"] for river in rivers) / 1000)
    assert len(features(folder / "Knoten.shp")) == results["NODE_COUNT"]


def test_a_shapefile_warns_of_the_names_it_cuts(chain):
    warnings = chain["some watersheds"].json["log"]["warning"]
    assert any("WATERSHEDS: a Shapefile cuts field names at ten characters" in each for each in warnings)
    assert any("perimeter_km" in each for each in warnings)


def test_each_river_has_the_watershed_of_its_id(chain, folder):
    rivers = {river["id"] for river in features(folder / "alle Flüsse.gpkg")}
    basins = features(folder / "Gebiete.geojson")
    assert {basin["id"] for basin in basins} == rivers
    assert len(basins) == chain["watersheds"].results["COUNT"]
    assert all(basin["geometry"].isGeosValid() for basin in basins)


def test_a_subset_of_the_rivers_gives_watersheds_for_these_alone(chain, folder):
    few = {basin["id"]: basin["area_km2"] for basin in features(folder / "wenige.shp")}
    assert set(few) == {1, 2}
    assert chain["some watersheds"].results["COUNT"] == 2


def test_a_river_is_no_way_from_itself_and_not_above_itself(chain, folder):
    river = read(folder / "Ordnung.tif")[0] > 0
    assert not read(folder / "fern.tif")[0][river].any()
    assert not read(folder / "hoch.tif")[0][river].any()


def test_the_path_from_the_spring_has_its_name_and_goes_down(chain, folder):
    (path,) = features(folder / "Läufe.geojson")
    assert path["name"] == "springs 1"
    assert path["drop_m"] == pytest.approx(
        next(path["geometry"].vertices()).z() - list(path["geometry"].vertices())[-1].z()
    )
    assert chain["flowpaths"].results["PATH_COUNT"] == 1


def test_the_report_holds_the_numbers_of_the_answer(chain, folder):
    data = json.loads((folder / "Bericht.json").read_text(encoding="utf-8"))
    results = chain["networkreport"].results
    for name in ("RB", "RL", "RA", "HACK", "BETA", "THETA", "HYPSOMETRIC"):
        assert results.get(name) == data["measures"][name]["value"]
    assert (folder / "Bericht.html").read_text(encoding="utf-8").rstrip().endswith("</html>")


OUTPUTS = {
    "FILLED": "gefüllt.tif",
    "DIRECTIONS": "Wege.tif",
    "ACCUMULATION": "Wasser.tif",
    "RIVERS": "Flüsse.gpkg",
    "WATERSHEDS": "Gebiete.gpkg",
    "LAKES": "Seen.gpkg",
}


@pytest.fixture(scope="module")
def whole(qgis_process, tmp_path_factory, land):
    """Return the results of the chain in one run, and the folder of its files."""
    folder = tmp_path_factory.mktemp("alles auf einmal")
    answer = qgis_process.run_json("headwaters:hydrologyfromdem", folder=folder, INPUT=land["dem"], **OUTPUTS)
    assert answer.code == 0, answer.text
    return answer.results, folder


def test_one_run_writes_all_six_layers(whole):
    assert set(OUTPUTS.values()) <= set(names_in(whole[1]))


def test_one_run_gives_what_the_steps_give(whole, chain, folder):
    for name, step in (("Wege.tif", "Wege des Wassers.tif"), ("Wasser.tif", "Größe.tif")):
        (cells, valid), (expected, known) = read(whole[1] / name), read(folder / step)
        np.testing.assert_array_equal(valid, known)
        np.testing.assert_allclose(cells[valid], expected[valid], rtol=1e-6)
    np.testing.assert_array_equal(read(whole[1] / "gefüllt.tif")[0][VALID], FILLED[VALID])


def test_one_run_counts_its_features(whole):
    results, folder = whole
    for name, count in (("RIVERS", "RIVER_COUNT"), ("WATERSHEDS", "WATERSHED_COUNT"), ("LAKES", "LAKE_COUNT")):
        assert len(features(folder / OUTPUTS[name])) == results[count] > 0
    assert results["PITS"] == 0


@pytest.fixture(scope="module")
def lakes(qgis_process, tmp_path_factory, land):
    """Return the results of the search for lakes inside polygons, added to a GeoPackage that has another layer."""
    folder = tmp_path_factory.mktemp("Seen")
    gdal.VectorTranslate(str(folder / "Karte.gpkg"), land["point"], format="GPKG")
    outputs = {
        "LAKES": f"ogr:dbname='{folder / 'Karte.gpkg'}' table=\"Seen\" (geom)",
        "SPILL_POINTS": "Ausläufe.geojson",
    }
    answer = qgis_process.run_json(
        "headwaters:lakes", folder=folder, INPUT=land["dem"], MIN_AREA=0, MIN_DEPTH=0, **outputs, WATER="tief.tif"
    )
    assert answer.code == 0, answer.text
    return answer.results, folder


def test_lakes_can_be_added_to_a_geopackage(lakes):
    results, folder = lakes
    counts = {layer.GetName(): layer.GetFeatureCount() for layer in ogr.Open(str(folder / "Karte.gpkg"))}
    assert counts == {"springs": 1, "Seen": results["LAKE_COUNT"] + results["NESTED_COUNT"]}
    assert len(features(folder / "Ausläufe.geojson")) == counts["Seen"]


def test_the_water_of_the_lakes_is_what_the_fill_adds(lakes):
    results, folder = lakes
    depth = (FILLED - LAND)[VALID]
    np.testing.assert_array_equal(read(folder / "tief.tif")[0][VALID], depth)
    assert results["DEEPEST"] == depth.max()
    assert results["LAKE_VOLUME"] == pytest.approx(depth.sum() * 100)
