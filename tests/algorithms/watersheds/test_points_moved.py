"""Points that watersheds are found of: left out, moved to directions and to rivers, and named."""

import numpy as np
import pytest
from headwaters.core.flow.accumulation import accumulate_d8
from headwaters.core.flow.encodings.encodings import decode
from headwaters.core.run.run import Run
from headwaters.tests.algorithms.watersheds.valley import (
    CODES,
    centre,
    check_layer,
    layer_of,
    points_at,
    river,
    told,
    watersheds,
)
from headwaters.tests.provider.running import Refused
from headwaters.tests.provider.samples import CELL, NORTH, WEST, create
from qgis.core import (
    QgsGeometry,
    QgsVectorLayer,
)
from support import drawn


def test_points_outside_of_the_raster_are_named_and_left_out(tmp_path):
    given = create(tmp_path / "dir.tif", [CODES.copy()], nodata=255)
    points = points_at((4, 2), (-3, 2), (4, 3), fields="field=name:string&field=Gauge:integer")
    rows, _labels, result = watersheds(tmp_path, DIRECTIONS=given, ENCODING="esri", BY="points", POINTS=points)
    assert [rows[number]["name"] for number in rows] == ["p0", "p2"]
    assert result["POINTS_LEFT_OUT"] == 1
    assert told(result) == ["Layer ‘given’: name p1 lay outside of the directions: left out."]
    with pytest.raises(Refused, match="POINTS: no point of ‘given’ lies on a direction of ‘dir’"):
        watersheds(tmp_path, DIRECTIONS=given, ENCODING="esri", BY="points", POINTS=points_at((0, -2), (9, 9)))


def gauges(*cells):
    """Return a layer of points at the centres of cells, with the ids 10, 20, …"""
    fields = "field=name:string&field=Id:integer"
    return layer_of(
        "Point", [(f"POINT({centre(*cell)})", [f"p{n}", 10 * n + 10]) for n, cell in enumerate(cells)], fields=fields
    )


@pytest.fixture
def strip(tmp_path):
    """Return directions down a river from north to south, in the middle of twelve columns without any."""
    codes = np.full((9, 13), 255, np.uint8)
    codes[:, 6] = 4
    return {"DIRECTIONS": create(tmp_path / "strip.tif", [codes], nodata=255), "ENCODING": "esri", "BY": "points"}


def test_a_gauge_just_off_the_directions_moves_to_the_nearest_cell_that_has_one(strip, tmp_path):
    """Two cells at most, across a corner too; within SNAP where that is given."""
    outputs = {"SNAPPED": str(tmp_path / "points.gpkg")}
    given = gauges((8, 5), (6, 4), (4, 8), (2, 6))
    rows, _, result = watersheds(tmp_path, **strip, POINTS=given, **outputs)
    assert [row["cells"] for row in rows.values()] == [2, 2, 2, 3]
    assert list(rows) == [10, 20, 30, 40]
    points = QgsVectorLayer(result["SNAPPED"], "points", "ogr").getFeatures()
    assert [point["moved_m"] for point in points] == [10, 20, 20, 0]
    off = ["Layer ‘given’: Id 10, 20, 30 lay where there is no direction, and moved to the nearest cell with one."]
    assert (result["POINTS_MOVED"], result["POINTS_LEFT_OUT"], told(result)) == (3, 0, off)
    rows, *_ = watersheds(tmp_path, **strip, POINTS=gauges((8, 0)), SNAP=60)
    assert [row["cells"] for row in rows.values()] == [9]


@pytest.mark.parametrize("snap, column, within", [(0, 9, "two cells"), (59, 0, "59 m"), (5, 7, "5 m")])
@pytest.mark.parametrize("target", ["river", "water", "downstream"])
def test_a_gauge_far_from_every_direction_is_an_error_that_names_it(target, snap, column, within, strip, tmp_path):
    wanted = f"POINTS: there is no direction at Id 20, 30 of ‘given’, and none within {within}"
    with pytest.raises(Refused, match=wanted):
        given = gauges((2, 6), (3, column), (4, 12 - column))
        watersheds(tmp_path, **strip, POINTS=given, SNAP=snap, SNAP_TO=target)
    assert not (tmp_path / "watersheds.gpkg").exists()


def test_a_hundred_points_on_one_cell_share_a_watershed_and_none_is_lost(directions, tmp_path):
    points = points_at(*[(4, 2)] * 100, (1, 2))
    given = {"DIRECTIONS": directions, "ENCODING": "esri", "BY": "points", "POINTS": points}
    rows, labels, result = watersheds(tmp_path, **given, SNAPPED=str(tmp_path / "points.gpkg"))
    check_layer(rows, labels)
    assert [(row["id"], row["name"], row["downstream"]) for row in rows.values()] == [(1, "p0", None), (2, "p100", 1)]
    written = list(QgsVectorLayer(result["SNAPPED"], "points", "ogr").getFeatures())
    assert [(point["id"], point["name"]) for point in written] == [(1, f"p{n}") for n in range(100)] + [(2, "p100")]
    assert len(told(result)) == 1
    assert "name p1, p2, p3, p4, p5, p6, p7, p8, p9, p10 and 89 more shared the cell and" in told(result)[0]


def test_points_move_to_the_river_and_it_is_told_how_far(directions, tmp_path):
    """With rows 10 m apart the column of the river is one or two cells away."""
    water = np.tile([1, 2, 30, 4, 1], (5, 1)).astype(np.float32)
    water[4] += 10
    accumulation = create(tmp_path / "acc.tif", [water])
    given = {"DIRECTIONS": directions, "ENCODING": "esri", "BY": "points", "ACCUMULATION": accumulation}
    outputs = {"SNAPPED": str(tmp_path / "points.gpkg")}
    rows, _labels, result = watersheds(
        tmp_path, **given, POINTS=points_at((1, 1), (2, 4)), SNAP=14, SNAP_TO="water", **outputs
    )
    points = list(QgsVectorLayer(result["SNAPPED"], "points", "ogr").getFeatures())
    assert [(point["moved_m"], point["accumulation"]) for point in points] == [(10, 30), (10, 4)]
    assert points[0].geometry().asWkt(0) == QgsGeometry.fromWkt(f"POINT({centre(1, 2)})").asWkt(0)
    assert (rows[1]["outlet_x"], rows[1]["outlet_y"]) == (WEST + 25, NORTH - 15)
    assert result["POINTS_MOVED"] == 2


@pytest.fixture
def confluence(tmp_path):
    """Return directions down a tributary in column 3, which meets a river in row 6, and how much water they carry."""
    esri = drawn("""
        a a a b c c c a a a a a
        a a a b c c c a a a a a
        a a a b c c c a a a a a
        a a a b c c c a a a a a
        a a a b c c c a a a a a
        a a a b b b b b b b b b
        a a a a a a a a a a a a
        d d d d d d d d d d d d
        d d d d d d d d d d d d
    """)
    codes = np.vectorize({"a": 1, "b": 4, "c": 16, "d": 64}.get)(esri).astype(np.uint8)
    own = decode(Run(), codes, np.ones(codes.shape, bool), "esri")[0]
    accumulation = create(tmp_path / "acc.tif", [accumulate_d8(Run(), own).astype(np.float32)])
    return {"DIRECTIONS": create(tmp_path / "dir.tif", [codes]), "ENCODING": "esri", "ACCUMULATION": accumulation}


def where(result):
    """Return column and row of each point in SNAPPED, and how far it was moved."""
    found = []
    for point in QgsVectorLayer(result["SNAPPED"], "points", "ogr").getFeatures():
        place = point.geometry().asPoint()
        found.append((int((NORTH - place.y()) // CELL), int((place.x() - WEST) // CELL), point["moved_m"]))
    return found


TRIBUTARY = river((0, 3), (6, 3), (6, 11))
MAIN = river((6, 0), (6, 11))


@pytest.mark.parametrize(
    "target, cell",
    [({}, (4, 3, 10)), ({"SNAP_TO": "water"}, (6, 4, 20)), ({"SNAP_TO": "downstream"}, (4, 3, 10))],
)
def test_beside_a_tributary_the_most_water_lies_beyond_the_confluence_and_the_nearest_river_does_not(
    target, cell, confluence, tmp_path
):
    lines = layer_of("LineString", [(TRIBUTARY, ["t"]), (MAIN, ["m"])])
    given = {**confluence, "BY": "points", "RIVERS": lines, "SNAP": 20, "SNAPPED": str(tmp_path / "points.gpkg")}
    *_, result = watersheds(tmp_path, **given, POINTS=points_at((4, 4)), **target)
    assert where(result) == [cell]


def test_downstream_follows_the_water_and_not_the_map(confluence, tmp_path):
    """Two cells from the tributary, but its water goes down to the river: over ten cells as it flows."""
    lines = layer_of("LineString", [(TRIBUTARY, ["t"]), (MAIN, ["m"])])
    given = {**confluence, "BY": "points", "RIVERS": lines, "SNAPPED": str(tmp_path / "points.gpkg")}
    *_, result = watersheds(tmp_path, **given, POINTS=points_at((5, 6), (0, 5)), SNAP_TO="downstream")
    assert where(result) == [(6, 6, 10), (0, 3, 20)]
    *_, result = watersheds(tmp_path, **given, POINTS=points_at((8, 6), (0, 5)), SNAP_TO="downstream", SNAP=19)
    assert where(result) == [(8, 6, 0), (0, 5, 0)]
    assert told(result) == ["Layer ‘given’: name p0, p1 found no river within 19 m along the water, and stayed."]


def test_without_rivers_a_river_is_where_much_water_accumulates(confluence, tmp_path):
    """About one cell in a hundred: the lower end of the river. Without an accumulation areas tell the same."""
    given = {**confluence, "BY": "points", "POINTS": points_at((5, 10), (8, 11), (0, 3)), "SNAP": 20}
    given["SNAPPED"] = str(tmp_path / "points.gpkg")
    *_, result = watersheds(tmp_path, **given)
    assert where(result) == [(6, 10, 10), (6, 11, 20), (0, 3, 0)]
    assert "Rivers begin at an accumulation of 50" in result.log
    assert told(result) == ["Layer ‘given’: name p2 found no river within 20 m, and stayed."]
    del given["ACCUMULATION"]
    *_, other = watersheds(tmp_path, **given)
    assert where(other) == where(result)
    assert "Rivers begin where 0.005 km² drain through a cell" in other.log
    *_, result = watersheds(tmp_path, **given, SNAP_TO="water")
    assert where(result) == [(6, 11, pytest.approx(200**0.5)), (6, 11, 20), (2, 3, 20)]


def test_a_point_without_a_river_near_it_stays_and_is_named(directions, tmp_path):
    lines = layer_of("LineString", [(river((3, 2), (4, 2)), ["a"])])
    given = {"DIRECTIONS": directions, "ENCODING": "esri", "BY": "points", "RIVERS": lines, "SNAP": 10}
    given["SNAPPED"] = str(tmp_path / "points.gpkg")
    *_, result = watersheds(tmp_path, **given, POINTS=gauges((0, 0), (3, 1), (0, 3)))
    assert where(result) == [(0, 0, 0), (3, 2, 10), (0, 3, 0)]
    assert told(result) == ["Layer ‘given’: Id 10, 30 found no river within 10 m, and stayed."]
