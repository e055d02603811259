"""A click on a DEM gives all the land above it, its rivers, and the way of the water from there."""

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, NORTH, UTM, WEST, create, polygons
from qgis.core import QgsCoordinateReferenceSystem, QgsCoordinateTransform, QgsPointXY, QgsProject, QgsVectorLayer

# A valley, steeper across than along: the water of each row runs straight to the stream in column 15, and that south.
ROWS, COLS, STREAM = 40, 30, 15
VALLEY = 3.0 * np.abs(np.arange(COLS) - STREAM) + np.arange(ROWS, 0, -1)[:, None]
CELL_KM2 = CELL * CELL / 1e6


@pytest.fixture(scope="module")
def dem(tmp_path_factory):
    return create(tmp_path_factory.mktemp("valley") / "valley.tif", [VALLEY.astype(np.float32)])


def place(col, row):
    return WEST + (col + 0.5) * CELL, NORTH - (row + 0.5) * CELL


def at(col, row):
    """Return the middle of a cell as one types a point."""
    return "{},{}".format(*place(col, row))


def found(**given):
    """Return the features of the watershed, its rivers and its path, and the results."""
    files = dict.fromkeys(("WATERSHED", "RIVERS", "PATH"), "memory:")
    results = run("watershedofpoint", **{**files, **given})
    layers = [results[name] for name in files]
    layers = [each if isinstance(each, QgsVectorLayer) else QgsVectorLayer(each) for each in layers]
    return [list(layer.getFeatures()) for layer in layers], results


@pytest.mark.parametrize("row", [34, 36, 39])
def test_the_land_above_a_point_on_the_stream_is_all_rows_down_to_it(row, dem):
    ([watershed], _, _), results = found(INPUT=dem, POINT=at(STREAM, row))
    west, north = place(-0.5, -0.5)
    box = watershed.geometry().boundingBox()
    assert (box.xMinimum(), box.yMaximum(), box.yMinimum()) == (west, north, north - (row + 1) * CELL)
    assert watershed["area_km2"] == results["AREA"] == pytest.approx((row + 1) * COLS * CELL_KM2, rel=1e-3)
    assert (watershed["outlet_x"], watershed["outlet_y"]) == place(STREAM, row)
    assert (watershed["z_min"], watershed["z_max"]) == (VALLEY[row, STREAM], VALLEY[: row + 1].max())


@pytest.mark.parametrize("unit, metres", [("metre", 1.0), ("foot", 0.3048)])
def test_heights_are_those_of_the_ground_below_lakes_too(unit, metres, tmp_path):
    """With given directions or without, though water stands in a hollow up to its sill."""
    ground = VALLEY.astype(np.float32)
    ground[10:20, STREAM - 3 : STREAM + 4] -= 30
    dem = create(tmp_path / "hollow.tif", [ground])
    directions = run("flowdirections", INPUT=dem, OUTPUT=str(tmp_path / "d.tif"))["OUTPUT"]
    above = metres * ground[:37].astype(float)
    for more in ({}, {"DIRECTIONS": directions}):
        ([watershed], _, _), _ = found(INPUT=dem, POINT=at(STREAM, 36), Z_UNIT=unit, **more)
        heights = [watershed[name] for name in ("z_min", "z_mean", "z_max", "relief_m")]
        assert heights == pytest.approx([above.min(), above.mean(), above.max(), np.ptp(above)])


def test_a_point_beside_the_stream_moves_to_it(dem):
    beside, on_it = (found(INPUT=dem, POINT=at(col, 35))[1]["AREA"] for col in (STREAM + 3, STREAM))
    assert beside == on_it


def test_a_point_may_stay_where_it_is(dem):
    _, results = found(INPUT=dem, POINT=at(20, 35), SNAP=0)
    assert results["AREA"] == pytest.approx((COLS - 20) * CELL_KM2, rel=1e-3)


def test_a_point_may_come_in_another_crs(dem):
    degrees = QgsCoordinateReferenceSystem("EPSG:4326")
    way = QgsCoordinateTransform(QgsCoordinateReferenceSystem(UTM), degrees, QgsProject.instance())
    there = way.transform(QgsPointXY(*place(STREAM, 33)))
    _, results = found(INPUT=dem, POINT=f"{there.x()},{there.y()} [EPSG:4326]")
    assert results["AREA"] == found(INPUT=dem, POINT=at(STREAM, 33))[1]["AREA"]


def test_directions_give_the_same_as_the_dem(dem):
    directions = run("flowdirections", INPUT=dem)["OUTPUT"]
    ([one], rivers, [way]), _ = found(INPUT=dem, POINT=at(STREAM, 33))
    ([other], same_rivers, [same_way]), _ = found(DIRECTIONS=directions, POINT=at(STREAM, 33))
    assert one.geometry().asWkb() == other.geometry().asWkb()
    assert [river["area_out_km2"] for river in rivers] == [river["area_out_km2"] for river in same_rivers]
    assert way["length_m"] == same_way["length_m"]


def test_the_path_leads_down_from_the_point_to_the_edge(dem):
    (_, _, [way]), _ = found(INPUT=dem, POINT=at(STREAM, 33))
    ends = way.geometry().constGet().startPoint(), way.geometry().constGet().endPoint()
    assert [(end.x(), end.y(), end.z()) for end in ends] == [(*place(STREAM, 33), 7.0), (*place(STREAM, 39), 1.0)]
    assert (way["length_m"], way["drop_m"]) == (pytest.approx(6 * CELL, rel=1e-3), 6)


def test_its_rivers_lie_in_the_watershed_and_are_counted(dem):
    ([watershed], [river], _), _ = found(INPUT=dem, POINT=at(STREAM, 35))
    assert watershed.geometry().contains(river.geometry())
    assert river["downstream"] is None or str(river["downstream"]) == "NULL"
    assert watershed["rivers_km"] == pytest.approx(river["length_m"] / 1e3, abs=CELL / 1e3)


def test_each_point_of_a_layer_has_all_the_land_above_it_and_keeps_its_fields(dem):
    springs = polygons(*("POINT({} {})".format(*place(STREAM, row)) for row in (38, 34)), kind="Point", name="gauges")
    (watersheds, _, paths), results = found(INPUT=dem, POINTS=springs)
    areas = [each["area_km2"] for each in watersheds]
    assert areas == pytest.approx([39 * COLS * CELL_KM2, 35 * COLS * CELL_KM2], rel=1e-3)
    assert results["AREA"] == pytest.approx(max(areas))
    assert [each["name"] for each in watersheds] == [each["name"] for each in springs.getFeatures()]
    assert len(paths) == 2


@pytest.mark.parametrize(
    "given, sentence",
    [
        ({"POINT": None}, "Give a point on the map as POINT, or a layer of points as POINTS."),
        ({"INPUT": None}, "Give a DEM as INPUT, or flow directions as DIRECTIONS."),
        ({"POINT": at(-50, 3)}, "POINT lies beside the raster ‘valley’. Pick another, or check its CRS."),
        ({"POINT": "here"}, "POINT"),
    ],
)
def test_what_is_missing_or_astray_is_refused_in_a_sentence(given, sentence, dem):
    with pytest.raises(Refused, match=sentence):
        found(**{"INPUT": dem, "POINT": at(STREAM, 33), **given})
