"""What people do to models and coasts: it makes sound land, or is told of in a sentence, and never half a file."""

import contextlib
import shutil
from pathlib import Path

import numpy as np
import pytest
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import create, left_in, polygons
from headwaters.tests.provider.terrain.model_files.test_model_writing import edit
from qgis.core import (
    QgsDistanceArea,
    QgsGeometry,
    QgsProcessingFeatureSourceDefinition,
    QgsProject,
    QgsVectorLayer,
)

from .grown import ISLAND, ISLET, SOUTH, WEST, coast, features, ring, rows, sketch
from .terrains import make, pits, raster, render

pytestmark = pytest.mark.qgis

RIVER, SEA = 1, 2
COARSE = {"SPACING": 1500, "CELL_SIZE": 250}


@pytest.fixture(scope="module")
def written(provider, tmp_path_factory):
    """A model of an island and an islet, eroded, to be left as it is."""
    path = tmp_path_factory.mktemp("Modelle für Möwen") / "große Insel.gpkg"
    plain = {"COAST_DISTANCE": 0, "DELTA_FLOW": 1e6}  # neither threads nor arms
    make(coast(ISLAND, ISLET), SPACING=1500, EROSION_CELL_SIZE=300, MODEL=str(path), **plain)
    return path


@pytest.fixture
def file(written, tmp_path):
    """A copy of it to be edited."""
    return Path(shutil.copy(written, tmp_path))


def assert_sound(model, **parameters):
    """Render a model, assert that water runs off from all of it, and return heights, water and what was said."""
    made = render(model, WATER="TEMPORARY_OUTPUT", **parameters)
    z, water = raster(made["OUTPUT"]).values, raster(made["WATER"]).values
    land = water != SEA
    assert land.any()
    assert np.isfinite(z[land]).all()
    assert pits(z, land) == 0
    return z, water, made


def courses(path):
    """Return the courses of a model as rows."""
    return rows(QgsVectorLayer(f"{path}|layername=courses", "courses"))


def moved(path, number, by):
    """Move the inner vertices of a course, by its id."""
    from osgeo import ogr

    dataset = ogr.Open(str(path), 1)
    layer = dataset.GetLayerByName("courses")
    layer.SetAttributeFilter(f"id = {number}")
    feature = layer.GetNextFeature()
    line = feature.GetGeometryRef().Clone()
    for vertex in range(1, line.GetPointCount() - 1):
        line.SetPoint(vertex, *np.add(line.GetPoint(vertex), (*by, 0.0)))
    feature.SetGeometry(line)
    layer.SetFeature(feature)
    return feature.GetFID()


# Models edited by hand


def test_a_model_that_nobody_edited_gives_no_warning(file):
    assert assert_sound(file)[2].warnings == []


def test_without_primitives_only_the_rivers_hold_the_land_up(file):
    edit(file, "DELETE FROM primitives")
    assert_sound(file)


@pytest.mark.parametrize("layers", (["courses"], ["courses", "nodes"]), ids=str)
def test_without_courses_the_land_is_dry(file, layers):
    for layer in layers:
        edit(file, f"DELETE FROM {layer}")
    water = assert_sound(file)[1]
    assert not (water == RIVER).any()


def test_without_nodes_the_rivers_still_run(file):
    edit(file, "DELETE FROM nodes")
    assert (assert_sound(file)[1] == RIVER).any()


def test_a_course_moved_out_to_sea_is_named_and_the_rest_drains(file):
    course = next(each for each in courses(file) if each.thread == "main" and len(each.vertices) > 2)
    feature = moved(file, course.id, (20_000, 0))
    warnings = assert_sound(file)[2].warnings
    assert any(f"layer ‘courses’: feature {feature} leaves the land at " in each for each in warnings)
    assert all("move" in each for each in warnings)


def test_a_course_moved_across_another_is_named_with_it(file):
    mains = [each for each in courses(file) if each.thread == "main" and len(each.vertices) > 4]
    one, other = mains[0], mains[-1]
    feature = moved(file, one.id, other.vertices[2, :2] - one.vertices[2, :2])
    warnings = assert_sound(file)[2].warnings
    assert any("crosses feature" in each and f"feature {feature} " in each for each in warnings)


SENSELESS = (
    ("UPDATE primitives SET z_m = 1e300 WHERE fid = 4", "feature 4 has 1e+300 for z_m, which is too much. Correct it"),
    ("UPDATE courses SET width_m = -1e12 WHERE fid = 2", "feature 2 has -1,000,000,000,000 for width_m. It must be"),
    ("UPDATE nodes SET id = 1e300 WHERE fid = 2", "feature 2 has 1e+300 for id, which is too much"),
    ("UPDATE parameters SET value = 'nonsense' WHERE name = 'crs'", "has no valid ‘crs’. Restore it"),
    ("UPDATE parameters SET value = '1e12' WHERE name = 'plane_x'", "‘plane_y’ for island 1 that lie far from it"),
    ("DROP TABLE erosion", "The raster ‘erosion’ of ‘große Insel.gpkg’ is missing or broken"),
)


@pytest.mark.parametrize(("change", "sentence"), SENSELESS)
def test_values_beyond_all_sense_are_refused_with_where_they_stand(file, change, sentence):
    edit(file, change)
    with pytest.raises(Refused) as refused:
        render(file)
    assert sentence in str(refused.value)


@pytest.mark.parametrize("seed", ("-7", "1.5", "1e30"))
def test_any_number_is_a_seed(file, seed):
    edit(file, "UPDATE parameters SET value = ? WHERE name = 'seed'", seed)
    assert_sound(file)


# Coasts


MERIDIAN = "POLYGON((179.95 -16, 180.05 -16, 180.05 -15.9, 179.95 -15.9, 179.95 -16))"
COASTS = {
    "over the antimeridian": lambda: polygons(MERIDIAN, crs="EPSG:4326"),
    "on a map larger than the ground": lambda: coast(ISLAND, crs="EPSG:3857", west=1e6, south=6.5e6, unit=1500),
    "with islands smaller than a cell": lambda: coast(ISLAND, [(28, 3), (28.02, 3), (28.02, 3.02), (28, 3)]),
    "with lands that touch": lambda: coast(ISLAND, [(30, 2), (22, 1), (22, 8), (30, 2)]),
    "of many islets": lambda: coast(
        ISLAND, *([(x, y), (x + 0.6, y), (x + 0.6, y + 0.6), (x, y)] for x in range(18, 28, 2) for y in range(0, 8, 2))
    ),
    "with nothing in some features": lambda: polygons(
        None, "POLYGON((530000 5602000, 538000 5601000, 539000 5608000, 530000 5602000))", "POLYGON((1 1, 2 2, 1 1))"
    ),
}


@pytest.mark.parametrize("kind", COASTS)
def test_a_coast_becomes_land_from_which_water_runs_off_and_the_model_makes_it_again(provider, tmp_path, kind):
    listener = Listener()
    made = make(COASTS[kind](), listener, **COARSE, MODEL=str(tmp_path / "model.gpkg"))
    z = raster(made["OUTPUT"]).values
    assert made["RIVER_COUNT"] > 0
    assert pits(z, np.isfinite(z)) == 0
    assert listener.bar == sorted(listener.bar)
    again = raster(render(tmp_path / "model.gpkg", CELL_SIZE=COARSE["CELL_SIZE"])["OUTPUT"]).values
    assert np.allclose(z, again, rtol=0, atol=1e-3, equal_nan=True)


def test_only_the_selected_islands_become_land(provider):
    layer = coast(ISLAND, [(0, 0), (8, 0), (8, 8), (0, 8), (0, 0)])
    QgsProject.instance().addMapLayer(layer)
    layer.selectByIds([next(each.id() for each in layer.getFeatures())])
    chosen = raster(make(QgsProcessingFeatureSourceDefinition(layer.id(), True), **COARSE)["OUTPUT"]).values
    alone = raster(make(coast(ISLAND), **COARSE)["OUTPUT"]).values
    assert np.array_equal(chosen, alone, equal_nan=True)


def test_only_what_the_filter_of_a_layer_leaves_becomes_land(provider, tmp_path):
    from osgeo import ogr

    path = tmp_path / "Küste 1.gpkg"
    store = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    layer = store.CreateLayer("coast", None, ogr.wkbPolygon)
    for each in coast(ISLAND, [(0, 0), (8, 0), (8, 8), (0, 8), (0, 0)], crs="").getFeatures():
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetGeometry(ogr.CreateGeometryFromWkt(each.geometry().asWkt()))
        layer.CreateFeature(feature)
    store = layer = None
    given = QgsVectorLayer(f"{path}|layername=coast|subset=fid = 1", "coast")
    filtered = raster(make(given, **COARSE)["OUTPUT"]).values
    alone = raster(make(coast(ISLAND, crs=""), **COARSE)["OUTPUT"]).values
    assert np.array_equal(filtered, alone, equal_nan=True)


@pytest.mark.parametrize("wkts", ((), (None,), ("POLYGON EMPTY",)), ids=str)
def test_a_coast_without_land_is_refused(provider, wkts):
    with pytest.raises(Refused, match="COASTLINE: ‘polygons’ has no polygon with an area"):
        make(polygons(*wkts))


def test_land_of_a_hand_is_refused_with_the_likely_reason(provider):
    hand = coast(ISLAND, crs="", west=0, south=0, unit=0.01)
    with pytest.raises(Refused, match=r"‘coast’ has [\d.]+ m² of land, which is too little .* Check its CRS"):
        make(hand, SPACING=None, CELL_SIZE=None)


GROWN_FROM = {
    "growrivers": {"RIVERS": "TEMPORARY_OUTPUT"},
    "terrainfromcoastline": {"RIVERS": "TEMPORARY_OUTPUT", "WATERSHEDS": "TEMPORARY_OUTPUT"},
    "terrainmodel": {"MODEL": "TEMPORARY_OUTPUT"},
}
BEYOND = {
    "larger than the Earth": (3e7, "", "is larger than the Earth. Check its CRS"),
    "far larger": (1e9, "", "is larger than the Earth. Check its CRS"),
    "at the end of numbers": (1e30, "", "has no polygon with an area"),
    "larger than its CRS": (3e7, "EPSG:25832", "lies where EPSG:25832 has no ground. Correct the CRS"),
    "of a millimetre": (1e-3, "", "has 1e-06 m² of land, which is too little for rivers. Check its CRS"),
    "smaller than numbers of the ground": (1e-12, "EPSG:25832", "has 0 m² of land, which is too little"),
    "smaller than anything": (1e-160, "EPSG:4326", "has 0 m² of land, which is too little"),
}


@pytest.mark.parametrize("kind", BEYOND)
@pytest.mark.parametrize("algorithm", GROWN_FROM)
def test_a_coast_beyond_all_measure_is_refused_in_a_sentence(provider, algorithm, kind):
    size, crs, sentence = BEYOND[kind]
    square = f"POLYGON((0 0, {size} 0, {size} {size}, 0 {size}, 0 0))"
    given = {"COASTLINE": polygons(square, crs=crs), **GROWN_FROM[algorithm]}
    if algorithm == "terrainmodel":
        river = f"LINESTRING Z({size / 2} {size / 2} 9, {size / 2} 0 0)"
        given["RIVERS"] = features("LineStringZ", river, crs=crs)
    with pytest.raises(Refused, match="COASTLINE: ‘polygons’ ") as refused:
        run(algorithm, **given)
    assert sentence in str(refused.value)


def test_specks_that_cannot_be_measured_are_left_out_and_told(provider):
    speck = f"POLYGON(({WEST} {SOUTH}, {WEST + 1e-9} {SOUTH}, {WEST} {SOUTH + 1e-9}, {WEST} {SOUTH}))"
    if QgsDistanceArea().measureArea(QgsGeometry.fromWkt(speck)) > 0:
        pytest.skip("this QGIS measures it")
    made = run("growrivers", COASTLINE=polygons(f"POLYGON({ring(ISLAND)})", speck, crs=""), SPACING=1500,
               RIVERS="TEMPORARY_OUTPUT")  # fmt: skip
    assert "Layer ‘polygons’: 1 polygons too small to be measured were left out." in made.warnings


@pytest.mark.parametrize("value", (1e8, 1e12, 1e300))
@pytest.mark.parametrize("name", ("SPACING", "CELL_SIZE", "EROSION_CELL_SIZE", "PEAK"))
def test_lengths_beyond_the_earth_are_refused_with_the_limit(provider, name, value):
    got = r"\(got 1(00,000,|,000,000,|e\+)"
    with pytest.raises(Refused, match=rf"{name} .* must be between .* and 10?0,000(,000)? {got}"):
        make(coast(ISLAND), **{name: value})


def test_a_river_as_high_as_numbers_can_be_is_named(provider):
    river = features("LineStringZ", f"LINESTRING Z({WEST + 34e3} {SOUTH + 5e3} 1e30, {WEST + 34e3} {SOUTH} 0)")
    with pytest.raises(Refused, match=r"RIVERS: feature 1 has a height of 1e\+30 m. Correct it."):
        run("terrainmodel", COASTLINE=coast(ISLAND), RIVERS=river, MODEL="TEMPORARY_OUTPUT")


@pytest.mark.parametrize("size", (1e10, 1e12, 1e30, 1e300))
def test_an_extent_larger_than_the_earth_is_refused(file, size):
    with pytest.raises(Refused, match=r"EXTENT (is larger than the Earth|lies on no map)"):
        render(file, EXTENT=f"{-size},{size},{-size},{size} [EPSG:25832]", CELL_SIZE=None)


def test_a_map_of_slopes_with_holes_is_told_of_once(provider, tmp_path):
    slopes = np.full((20, 18), 0.1, np.float32)
    slopes[5:12, 3:9] = -9999
    path = create(tmp_path / "λ.tif", [slopes], west=WEST + 30_000, north=SOUTH + 10_000, dx=500, dy=500, nodata=-9999)
    made = make(coast(ISLAND), TERRAIN_SLOPE_MAP=path, **COARSE)
    assert sum("has no data on" in warning for warning in made.warnings) == 1


def test_cells_larger_than_the_land_are_told_of(provider, file):
    for made in (make(coast(ISLAND), SPACING=1500, CELL_SIZE=20_000), render(file, CELL_SIZE=20_000)):
        assert made.warnings == [
            "No cell has its middle on land, so all is sea. Choose smaller cells, or another extent."
        ]


# Lines


def with_a_dot(river):
    """Return a layer of a river and of a line without any length, and what is said of the latter."""
    told = "Layer ‘drawn’: feature 2 had a geometry that cannot be repaired: left out."
    return sketch(river, [(5, 5), (5, 5)]), told


@pytest.mark.parametrize("algorithm", ["growrivers", "terrainfromcoastline"])
def test_a_sketch_without_length_is_left_out_and_told(provider, algorithm):
    lines, told = with_a_dot([(33, 9), (34, 5), (34, 1)])
    given = {"COASTLINE": coast(ISLAND), "SKETCH": lines, "SPACING": 1500}
    if algorithm == "terrainfromcoastline":
        given.update(CELL_SIZE=250, EROSION_CELL_SIZE=0, WATERSHEDS="TEMPORARY_OUTPUT")
    made = run(algorithm, **given, RIVERS="TEMPORARY_OUTPUT")
    assert told in made.warnings
    assert made["SKETCH_FOLLOWED"] > 80


def test_a_river_without_length_is_left_out_and_told(provider):
    river = features(
        "LineStringZ",
        f"LINESTRING Z({WEST + 33e3} {SOUTH + 9e3} 60, {WEST + 34e3} {SOUTH + 5e3} 30, {WEST + 34e3} {SOUTH + 1e3} 0)",
        f"LINESTRING Z({WEST + 34e3} {SOUTH + 6e3} 60, {WEST + 34e3} {SOUTH + 6e3} 60)",
    )
    made = run("terrainmodel", COASTLINE=coast(ISLAND), RIVERS=river, EROSION_CELL_SIZE=0, MODEL="TEMPORARY_OUTPUT")
    assert with_a_dot([(0, 0)] * 2)[1] in made.warnings
    assert made["EDGES"] > 0


# Files


def test_a_model_is_never_written_over_the_coast_or_the_rivers(provider, file):
    coastline, river = f"{file}|layername=coast", sketch([(33, 9), (34, 5), (34, 1)])
    before = file.read_bytes()
    with pytest.raises(Refused, match="MODEL"):
        run("terrainmodel", COASTLINE=coastline, RIVERS=river, MODEL=str(file))
    with pytest.raises(Refused):
        make(coastline, MODEL=str(file), **COARSE)
    assert file.read_bytes() == before


def test_a_raster_is_never_written_over_its_model(file):
    before = file.read_bytes()
    with pytest.raises(Refused):
        render(file, OUTPUT=str(file))
    assert file.read_bytes() == before


SHARES = (2, 11, 30, 45, 52, 58, 66, 71, 78, 83, 88, 93, 97, 99)


@pytest.mark.parametrize("share", SHARES)
def test_whenever_a_run_is_cancelled_it_leaves_nothing_and_what_was_there_stays(provider, tmp_path, share):
    names = {"OUTPUT": "z.tif", "MODEL": "m.gpkg", "RIVERS": "r.gpkg", "WATERSHEDS": "w.gpkg", "REPORT": "r.html"}
    (tmp_path / "z.tif").write_text("of last week")
    listener = Listener(cancel_at=share)
    with contextlib.suppress(Refused):
        files = {name: str(tmp_path / file) for name, file in names.items()}
        make(coast(ISLAND), listener, **COARSE, **files)
    assert listener.isCanceled()
    assert left_in(tmp_path, ["z.tif"]) == []
    assert (tmp_path / "z.tif").read_text() == "of last week"


@pytest.mark.parametrize("far", [1e9, 4e10])
def test_a_coast_where_its_map_has_no_ground_is_refused_without_talk_of_edges(far):
    place = polygons(f"POLYGON(({far} 0, {2 * far} 0, {2 * far} {far}, {far} 0))", name="coast")
    with pytest.raises(Refused, match=r"COASTLINE: ‘coast’ lies where EPSG:25832 has no ground"):
        run("growrivers", COASTLINE=place, RIVERS="memory:")


@pytest.mark.parametrize("far", [1e12, 1e30, 1e300])
@pytest.mark.parametrize("crs", ["EPSG:25832", "EPSG:4326", ""])
def test_a_coast_that_lies_on_no_map_is_refused(far, crs):
    place = polygons(f"POLYGON(({far} 0, {2 * far} 0, {2 * far} {far}, {far} 0))", crs=crs, name="coast")
    with pytest.raises(Refused, match="COASTLINE: ‘coast’ has no polygon with an area"):
        run("growrivers", COASTLINE=place, RIVERS="memory:")


def test_one_spoilt_island_does_not_make_metres_of_degrees():
    islands = polygons(
        "POLYGON((9 50, 9.1 50, 9.1 50.1, 9 50))", "POLYGON((9 1e300, 10 0, 9 2, 9 1e300))", crs="EPSG:4326"
    )
    result = run("growrivers", COASTLINE=islands, RIVERS="memory:")
    assert result.warnings == ["Layer ‘polygons’: feature 2 had coordinates that lie on no map: left out."]
