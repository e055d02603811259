"""Watersheds: each cell belongs to one, and borders are shared."""

import numpy as np
import pytest
from headwaters.provider.base.styling import apply_style
from headwaters.tests.algorithms.watersheds.valley import check_layer, layer_of, points_at, river, watersheds
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import CELL, NORTH, WEST, create, left_in, polygons, read, rectangle
from osgeo import gdal
from qgis.core import (
    QgsExpressionContextUtils,
    QgsGeometry,
    QgsRenderContext,
    QgsSymbolLayer,
    QgsVectorLayer,
)
from qgis.PyQt.QtGui import QColor
from support import random_directions


def test_outlets_are_numbered_by_row(directions, tmp_path):
    rows, labels, result = watersheds(tmp_path, DIRECTIONS=directions, ENCODING="esri")
    check_layer(rows, labels)
    assert np.array_equal(labels[-1], [1, 2, 3, 4, 5])
    assert [rows[number]["downstream"] for number in rows] == [None] * 5
    assert all(rows[number]["rivers_km"] is rows[number]["z_mean"] is None for number in rows)
    assert result.warnings == []


def test_nested_points_give_nested_watersheds(directions, tmp_path):
    points = points_at((4, 2), (1, 2), (0, 0))
    rows, labels, _result = watersheds(tmp_path, DIRECTIONS=directions, ENCODING="esri", BY="points", POINTS=points)
    check_layer(rows, labels)
    assert [rows[number]["downstream"] for number in (1, 2, 3)] == [None, 1, 2]
    assert [rows[number]["name"] for number in (1, 2, 3)] == ["p0", "p1", "p2"]
    assert labels[0].tolist() == [3, 2, 2, 2, 2]


def test_whole_watersheds_lie_over_those_upstream_and_tell_of_all_their_land(directions, tmp_path):
    z = create(tmp_path / "dem.tif", [np.arange(25, dtype=np.float32).reshape(5, 5)])
    lines = layer_of("LineString", [(river((0, 0), (0, 2), (4, 2)), ["a"])])
    points = points_at((4, 2), (1, 2), (0, 0), (4, 0))
    given = {
        "DIRECTIONS": directions,
        "ENCODING": "esri",
        "BY": "points",
        "POINTS": points,
        "INPUT": z,
        "RIVERS": lines,
    }
    own, labels, result = watersheds(tmp_path, **given)
    whole, again, other = watersheds(tmp_path, **given, WHOLE=True)
    assert np.array_equal(labels, again)
    assert (result["COUNT"], result["AREA"]) == (other["COUNT"], other["AREA"]) == (4, pytest.approx(0.0021))
    assert [whole[number]["cells"] for number in (1, 2, 3, 4)] == [20, 9, 1, 1]
    assert [whole[number]["name"] for number in (1, 2, 3, 4)] == ["p0", "p1", "p2", "p3"]
    upstream = {1: (1, 2, 3), 2: (2, 3), 3: (3,), 4: (4,)}
    for number, row in whole.items():
        parts = [own[part] for part in upstream[number]]
        assert row["shape"].isGeosValid()
        assert row["shape"].symDifference(QgsGeometry.unaryUnion([part["shape"] for part in parts])).area() == 0
        assert row["shape"].length() == pytest.approx(row["perimeter_km"] * 1000)
        assert row["area_km2"] == row["area_total_km2"] == pytest.approx(row["cells"] * CELL * CELL / 1e6)
        assert own[number]["area_total_km2"] == pytest.approx(row["area_km2"])
        assert row["rivers_km"] == pytest.approx(sum(part["rivers_km"] for part in parts))
        assert (row["z_min"], row["z_max"]) == (min(p["z_min"] for p in parts), max(p["z_max"] for p in parts))
        assert row["downstream"] == own[number]["downstream"]
        assert (row["outlet_x"], row["outlet_y"]) == (own[number]["outlet_x"], own[number]["outlet_y"])


def test_without_directions_they_are_found_on_the_dem(real_data, tmp_path):
    """The same as from ‘Flow directions’, and rivers are found for SNAP too."""
    dem = str(real_data / "mountains" / "dem.tif")
    given = {"INPUT": dem, "BY": "points", "POINTS": str(real_data / "mountains" / "outlets.geojson"), "SNAP": 60}
    directions = run("flowdirections", INPUT=dem, OUTPUT=str(tmp_path / "dir.tif"))["OUTPUT"]
    rows, labels, _ = watersheds(tmp_path, **given, DIRECTIONS=directions)
    (tmp_path / "again").mkdir()
    others, again, _ = watersheds(tmp_path / "again", **given)
    assert len(rows) == 5
    assert np.array_equal(labels, again)
    assert [row["z_mean"] for row in rows.values()] == [row["z_mean"] for row in others.values()]
    with pytest.raises(Refused, match="Give flow directions as DIRECTIONS, or a DEM as INPUT"):
        run("watersheds", WATERSHEDS="memory:")


def test_rivers_give_one_watershed_each_and_the_junction_belongs_to_the_lower_one(directions, tmp_path):
    """A line that crosses the flow is named and left out."""
    lines = [
        (river((0, 0), (0, 1), (0, 2)), [7]),
        (river((0, 2), (1, 2), (2, 2)), [3]),
        (river((2, 2), (3, 2), (4, 2)), [12]),
        (river((3, 0), (0, 3)), [4]),
    ]
    rivers = layer_of("LineString", lines, fields="field=id:integer")
    given = {"DIRECTIONS": directions, "ENCODING": "esri"}
    rows, labels, result = watersheds(tmp_path, **given, BY="rivers", RIVERS=rivers)
    check_layer(rows, labels)
    assert {number: row["downstream"] for number, row in rows.items()} == {7: 3, 3: 12, 12: None}
    assert labels[:, 2].tolist() == [3, 3, 12, 12, 12]
    assert labels[0].tolist() == [7, 7, 3, 3, 3]
    assert [rows[number]["rivers_km"] for number in (7, 3, 12)] == [0.02, 0.02, 0.02]
    assert result.warnings == ["Layer ‘given’: id 4 did not follow the directions: left out."]
    with pytest.raises(Refused, match="RIVERS: no line of ‘given’ follows the directions of ‘dir’"):
        run(
            "watersheds",
            WATERSHEDS="memory:",
            **given,
            BY="rivers",
            RIVERS=layer_of("LineString", lines[3:], fields="field=id:integer"),
        )


def test_the_length_of_rivers_is_that_in_each_watershed(directions, tmp_path):
    rivers = layer_of("LineString", [(river((0, 0), (0, 1), (0, 2), (4, 2)), ["a"])])
    rows, _, _ = watersheds(tmp_path, DIRECTIONS=directions, ENCODING="esri", RIVERS=rivers)
    assert {number: row["rivers_km"] for number, row in rows.items()} == {1: 0, 2: 0, 3: 0.06, 4: 0, 5: 0}


def test_an_id_that_is_no_number_is_refused(directions, tmp_path):
    lines = [(river((0, 0), (0, 2)), ["brook"])]
    rivers = layer_of("LineString", lines, fields="field=id:string")
    with pytest.raises(Refused, match="the field id of feature 1 holds ‘brook’, which is no whole number"):
        watersheds(tmp_path, DIRECTIONS=directions, ENCODING="esri", BY="rivers", RIVERS=rivers)


def test_of_nested_lakes_the_inner_one_has_its_own_watershed(directions, tmp_path):
    lakes = polygons(rectangle(2, 1, 3, 2), rectangle(1, 0, 4, 4), rectangle(2.6, 2.6, 2.9, 2.9))
    rows, labels, result = watersheds(tmp_path, DIRECTIONS=directions, ENCODING="esri", BY="lakes", LAKES=lakes)
    check_layer(rows, labels)
    assert {number: row["downstream"] for number, row in rows.items()} == {1: 2, 2: None}
    assert labels[:, 2].tolist() == [2, 1, 2, 2, 0]
    assert (rows[2]["outlet_x"], rows[2]["outlet_y"]) == (WEST + 25, NORTH - 35)
    assert result.warnings == ["Layer ‘polygons’: no watershed for lakes that hold the centre of no cell: 3."]
    with pytest.raises(Refused, match="LAKES: ‘polygons’ covers the centre of no cell of ‘dir’"):
        lakes = polygons(rectangle(90, 90, 95, 95))
        watersheds(tmp_path, DIRECTIONS=directions, ENCODING="esri", BY="lakes", LAKES=lakes)


@pytest.mark.parametrize(
    "small, coast", [("keep", "12345"), ("merge", "22335"), ("drop", "00305"), ("balance", "22355")]
)
def test_small_watersheds_stay_merge_or_go(small, coast, directions, tmp_path):
    """Numbers 1, 2 and 4 have one cell. 1 goes to 2, the first of two edges of a length, and then 2 is large enough.

    For regions of like size 4 goes to 5, which is the smaller neighbour.
    """
    given = {"DIRECTIONS": directions, "ENCODING": "esri"}
    rows, labels, result = watersheds(tmp_path, **given, MIN_AREA=0.00015, SMALL=small)
    check_layer(rows, labels)
    assert labels[-1].tolist() == [int(number) for number in coast]
    assert np.all(labels[:-2] == 3)
    assert all(row["outlet_x"] == WEST + (number - 0.5) * CELL for number, row in rows.items())
    assert result["SMALL_MERGED"] == (2 if small in ("merge", "balance") else 0)
    assert result["SMALL_DROPPED"] == (3 if small == "drop" else 0)
    told = ["MIN_AREA and SMALL belong together: all watersheds are kept."]
    assert result.warnings == (told if small == "keep" else [])


def test_where_a_small_one_is_dropped_the_next_below_is_downstream(directions, tmp_path):
    points = points_at((3, 2), (2, 2), (1, 2))
    given = {"DIRECTIONS": directions, "ENCODING": "esri", "BY": "points", "POINTS": points}
    outputs = {"SNAPPED": str(tmp_path / "points.gpkg")}
    rows, _, result = watersheds(tmp_path, **given, MIN_AREA=0.00035, SMALL="drop", **outputs)
    assert {number: row["downstream"] for number, row in rows.items()} == {1: None, 3: 1}
    assert result["SMALL_DROPPED"] == 1
    points = QgsVectorLayer(result["SNAPPED"], "points", "ogr").getFeatures()
    assert [point["id"] if point["id"] else None for point in points] == [1, None, 3]


def test_heights_are_measured_in_each_watershed(directions, tmp_path):
    z = np.arange(25, dtype=np.float32).reshape(5, 5)
    z[0, 0] = -9999
    dem = create(tmp_path / "dem.tif", [z], nodata=-9999)
    rows, labels, _ = watersheds(tmp_path, DIRECTIONS=directions, ENCODING="esri", INPUT=dem)
    for number, row in rows.items():
        own = z[(labels == number) & (z >= 0)]
        assert (row["z_min"], row["z_max"]) == (own.min(), own.max())
        assert row["z_mean"] == pytest.approx(own.mean())


@pytest.mark.parametrize("by, name", [("points", "POINTS"), ("rivers", "RIVERS"), ("lakes", "LAKES")])
def test_what_the_watersheds_are_of_has_to_be_there(by, name, directions):
    with pytest.raises(Refused, match=f"BY {by} needs {name}"):
        run("watersheds", WATERSHEDS="memory:", DIRECTIONS=directions, BY=by)


def test_what_does_nothing_is_told(directions, tmp_path):
    *_, result = watersheds(
        tmp_path, DIRECTIONS=directions, POINTS=points_at((1, 1)), SMALL="drop", SNAPPED="memory:", ENCODING="esri"
    )
    assert result.warnings == [
        "POINTS is for BY points: it is not used.",
        "MIN_AREA and SMALL belong together: all watersheds are kept.",
        "SNAPPED is for BY points: it is not written.",
    ]
    assert result["SNAPPED"] is None


def test_points_in_another_crs_come_to_the_right_cells(directions, tmp_path):
    points = points_at((4, 2), (1, 2))
    import processing

    there = processing.run("native:reprojectlayer", {"INPUT": points, "TARGET_CRS": "EPSG:4326", "OUTPUT": "memory:"})
    _, labels, _ = watersheds(tmp_path, DIRECTIONS=directions, ENCODING="esri", BY="points", POINTS=there["OUTPUT"])
    assert (labels[4, 2], labels[1, 2]) == (1, 2)


def test_a_run_can_be_cancelled_and_leaves_nothing(tmp_path):
    codes = random_directions(4, (60, 60))
    values = np.array([1, 2, 4, 8, 16, 32, 64, 128] + [0] * 247 + [255], np.uint8)[codes]
    given = create(tmp_path / "dir.tif", [values], nodata=255)
    (tmp_path / "out").mkdir()
    for percent in (5, 35, 60, 85):
        run("watersheds", Listener(cancel_at=percent), DIRECTIONS=given, WATERSHEDS=str(tmp_path / "out" / "w.gpkg"))
        assert left_in(tmp_path / "out") == []


def test_from_the_directions_on_the_bar_only_moves_forward(directions, tmp_path):
    listener = Listener()
    accumulation = create(tmp_path / "acc.tif", [np.ones((5, 5), np.float32)])
    lines = layer_of("LineString", [(river((0, 0), (0, 2)), ["a"])])
    run(
        "watersheds",
        listener,
        DIRECTIONS=directions,
        ENCODING="esri",
        BY="points",
        POINTS=points_at((1, 1), (4, 2)),
        RIVERS=lines,
        ACCUMULATION=accumulation,
        SNAP=10,
        INPUT=accumulation,
        SMALL="merge",
        MIN_AREA=1,
        WATERSHEDS="memory:",
        SNAPPED="memory:",
        LABELS=str(tmp_path / "labels.tif"),
    )
    later = [percent for percent in listener.bar if percent > 15]
    assert later == sorted(later)
    assert listener.bar[-1] == 100


@pytest.mark.parametrize("smooth", [0, 3])
@pytest.mark.parametrize("name, threshold", [("shore/dem.tif", 0.2), ("vermont90m/DEM.tif", 1.5)])
def test_rivers_made_from_the_directions_have_the_watersheds_of_their_links(
    name, threshold, smooth, real_data, tmp_path
):
    """River cells lie in the watershed of their link, and topology and lengths are those of the rivers."""
    dem = str(real_data / name)
    directions = run("flowdirections", INPUT=dem, OUTPUT=str(tmp_path / "dir.tif"))["OUTPUT"]
    water = run("flowaccumulation", DIRECTIONS=directions, OUTPUT=str(tmp_path / "acc.tif"))["OUTPUT"]
    made = run(
        "rivernetwork",
        DIRECTIONS=directions,
        ACCUMULATION=water,
        THRESHOLD=threshold,
        SMOOTH=smooth,
        RIVERS=str(tmp_path / "rivers.gpkg"),
        LINKS=str(tmp_path / "links.tif"),
    )
    rows, labels, result = watersheds(
        tmp_path, DIRECTIONS=directions, BY="rivers", RIVERS=made["RIVERS"], INPUT=dem, ACCUMULATION=water
    )
    links, on_river = read(made["LINKS"])
    on_river &= links > 0
    assert np.count_nonzero(on_river) > 1000
    assert np.array_equal(labels[on_river], links[on_river])
    check_layer(rows, labels, abs(np.prod(np.array(gdal.Open(dem).GetGeoTransform())[[1, 5]])))
    rivers = list(QgsVectorLayer(made["RIVERS"], "rivers", "ogr").getFeatures())
    assert {line["id"]: line["downstream"] or None for line in rivers} == {
        number: row["downstream"] for number, row in rows.items()
    }
    if smooth == 0:
        for line in rivers:
            assert rows[line["id"]]["rivers_km"] == pytest.approx(line["length_m"] / 1000)
    assert result.warnings == []


def test_the_style_gives_neighbours_colours_that_shine_through(directions, tmp_path):
    result = run("watersheds", DIRECTIONS=directions, ENCODING="esri", WATERSHEDS=str(tmp_path / "w.gpkg"))
    layer = QgsVectorLayer(result["WATERSHEDS"], "watersheds", "ogr")
    apply_style(layer, "watersheds")
    context = QgsRenderContext()
    context.expressionContext().appendScope(QgsExpressionContextUtils.layerScope(layer))
    fill_layer = layer.renderer().symbol().symbolLayer(0)
    colours = set()
    for feature in layer.getFeatures():
        context.expressionContext().setFeature(feature)
        colour = fill_layer.dataDefinedProperties().valueAsColor(
            QgsSymbolLayer.Property.PropertyFillColor, context.expressionContext(), QColor()
        )[0]
        assert 60 < colour.alpha() < 200
        colours.add(colour.name())
    assert len(colours) == layer.featureCount() == 5
