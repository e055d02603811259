"""Watersheds: each cell belongs to one, borders are shared, and other programs find the same."""

from typing import NamedTuple

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.flow.accumulation import accumulate_d8
from headwaters.core.flow.directions import d8
from headwaters.core.flow.encodings import decode
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.raster.grid import flat_cells, step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.watersheds.labels import label_basins, outlets
from headwaters.core.watersheds.polygons import trace_polygons
from headwaters.provider.base.styling import apply_style
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import CELL, NORTH, UTM, WEST, create, left_in, polygons, read, rectangle
from osgeo import gdal
from qgis.core import (
    QgsExpressionContextUtils,
    QgsFeature,
    QgsGeometry,
    QgsRenderContext,
    QgsSymbolLayer,
    QgsVectorLayer,
)
from qgis.PyQt.QtGui import QColor
from support import drawn, random_directions

LOGAN = "logan_taudem"
DENMARK = "denmark_lowland_malstroem"
# A valley with a river in its middle, and below it a coast of five outlets.
ESRI = drawn("""
    a a b c c
    d a b c c
    d d b c c
    a a b c b
    b b b b b
""")
CODES = np.vectorize({"a": 1, "b": 4, "c": 16, "d": 2}.get)(ESRI).astype(np.uint8)


def layer_of(geometry, shapes, crs=UTM, fields="field=name:string", name="given"):
    """Return a memory layer of ``(wkt, attributes)``."""
    layer = QgsVectorLayer(f"{geometry}?crs={crs}&{fields}", name, "memory")
    features = []
    for wkt, attributes in shapes:
        feature = QgsFeature(layer.fields())
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        feature.setAttributes(list(attributes))
        features.append(feature)
    assert layer.dataProvider().addFeatures(features)[0]
    layer.updateExtents()
    return layer


def centre(row, col):
    """Return the centre of a cell as text."""
    return f"{WEST + (col + 0.5) * CELL} {NORTH - (row + 0.5) * CELL}"


def points_at(*cells, **facts):
    """Return a layer of points at the centres of cells, named p0, p1, …"""
    return layer_of("Point", [(f"POINT({centre(*cell)})", [f"p{n}"]) for n, cell in enumerate(cells)], **facts)


def river(*cells):
    """Return a line from cell to cell as WKT."""
    return f"LINESTRING({', '.join(centre(*cell) for cell in cells)})"


def watersheds(tmp_path, **parameters):
    """Run the algorithm; return the rows of the layer by id, the labels (0 where there are none), and the run."""
    outputs = {"WATERSHEDS": str(tmp_path / "watersheds.gpkg"), "LABELS": str(tmp_path / "labels.tif")}
    result = run("watersheds", **{**outputs, **parameters})
    cells, valid = read(result["LABELS"])
    labels = np.where(valid, cells, 0)
    layer = QgsVectorLayer(result["WATERSHEDS"], "watersheds", "ogr")
    rows = {}
    for feature in layer.getFeatures():
        row = dict(zip(feature.fields().names(), feature.attributes()))
        row = {key: None if value is None or str(value) == "NULL" else value for key, value in row.items()}
        rows[row["id"]] = {**row, "shape": feature.geometry()}
    assert result["COUNT"] == len(rows)
    return rows, labels, result


def check_layer(rows, labels, cell_area=CELL * CELL):
    """Assert what holds for every layer of watersheds with square cells on a plane map."""
    assert sorted(rows) == [number for number in np.unique(labels) if number != 0]
    for number, row in rows.items():
        cells = np.count_nonzero(labels == number)
        assert row["cells"] == cells
        assert row["area_km2"] == pytest.approx(cells * cell_area / 1e6)
        assert row["shape"].isGeosValid()
        assert row["shape"].isMultipart()
        assert row["shape"].area() == pytest.approx(cells * cell_area)
        assert row["shape"].length() == pytest.approx(row["perimeter_km"] * 1000)
        assert row["downstream"] is None or row["downstream"] in rows
        upstream = [other["area_total_km2"] for other in rows.values() if other["downstream"] == number]
        assert row["area_total_km2"] == pytest.approx(row["area_km2"] + sum(upstream))


@pytest.fixture
def directions(tmp_path):
    return create(tmp_path / "dir.tif", [CODES])


class Basin(NamedTuple):
    """What another program found in a basin, by the names of its files."""

    folder: str
    prefix: str
    outlets: str
    links: str
    crs: str


BASINS = [
    Basin("mountains", "", "outlets.geojson", "net.geojson", "EPSG:32616"),
    Basin(LOGAN, "logan30m_", "Outletsmoved.shp", "logannet.shp", "EPSG:26912"),
]
basins = pytest.mark.parametrize("basin", BASINS, ids=[basin.folder for basin in BASINS])


@basins
def test_the_watersheds_of_outlets_are_those_of_another_program(basin, real_data, tmp_path):
    """Not one cell differs, nested watersheds drain into each other as there, and the points keep their fields."""
    folder = real_data / basin.folder
    rows, labels, result = watersheds(
        tmp_path,
        DIRECTIONS=str(folder / f"{basin.prefix}p.tif"),
        BY="points",
        POINTS=str(folder / basin.outlets),
        SNAPPED=str(tmp_path / "points.gpkg"),
    )
    theirs, valid = read(folder / f"{basin.prefix}gw.tif")
    own = np.array([0, *(rows[number]["Id_2"] for number in sorted(rows))])
    assert np.array_equal(own[labels], np.where(valid, theirs, 0))
    check_layer(rows, labels, 900)
    table = np.loadtxt(folder / "gwid.txt", int, skiprows=1)
    assert {(row["Id_2"], own[row["downstream"] or 0] or -1) for row in rows.values()} == {
        tuple(line) for line in table
    }
    points = QgsVectorLayer(result["SNAPPED"], "points", "ogr")
    assert [(point["id"], point["moved_m"], point["Id_2"]) for point in points.getFeatures()] == [
        (number, 0.0, 10 * number) for number in range(1, 6)
    ]
    assert result["POINTS_LEFT_OUT"] == result["POINTS_MOVED"] == 0


@basins
def test_outlets_just_below_the_directions_have_the_watersheds_of_another_program_too(basin, real_data, tmp_path):
    """Directions end with the basins, and the outlets lie on the cell below, as those of many data sets do."""
    folder = real_data / basin.folder
    given = gdal.Open(str(folder / f"{basin.prefix}p.tif"))
    values, theirs = given.ReadAsArray(), read(folder / f"{basin.prefix}gw.tif")
    theirs = np.where(theirs[1], theirs[0], 0)
    codes = decode(values, values > 0, "taudem")[0]
    west, dx, _, north, _, dy = given.GetGeoTransform()
    below = []
    for point in QgsVectorLayer(str(folder / basin.outlets), "outlets", "ogr").getFeatures():
        place = point.geometry().asPoint()
        row, col = int((place.y() - north) // dy), int((place.x() - west) // dx)
        row, col = row + ROW_OFFSETS[codes[row, col]], col + COLUMN_OFFSETS[codes[row, col]]
        if theirs[row, col] == 0:
            wkt = f"POINT({west + (col + 0.5) * dx} {north + (row + 0.5) * dy})"
            below.append((wkt, [point["Id"]]))
    assert len(below) >= 2
    values[theirs == 0] = -32768
    clipped = create(tmp_path / "p.tif", [values], basin.crs, nodata=-32768, place=given.GetGeoTransform())
    parameters = {"DIRECTIONS": clipped, "ENCODING": "taudem", "BY": "points", "SNAP": 1.5 * dx, "SNAP_TO": "water"}
    points = layer_of("Point", below, basin.crs, "field=Id:integer")
    rows, labels, result = watersheds(tmp_path, **parameters, POINTS=points)
    table = dict(np.loadtxt(folder / "gwid.txt", int, skiprows=1).tolist())
    own = np.array([0, *(rows[number]["Id_2"] for number in sorted(rows))])
    kept = [number for _, (number,) in below]
    assert sorted(own[1:]) == sorted(kept)
    while not np.all(np.isin(theirs, [0, *kept])):
        theirs = np.vectorize(lambda number: number if number in (0, *kept) else max(table[number], 0))(theirs)
    assert np.array_equal(own[labels], theirs)
    assert (result["POINTS_LEFT_OUT"], result["POINTS_MOVED"]) == (0, len(kept))


@basins
def test_the_watersheds_of_rivers_are_those_of_another_program(basin, real_data, tmp_path):
    """The lines are drawn from the mouth up; a watershed has the id of its river, 0 among them."""
    folder = real_data / basin.folder
    net = QgsVectorLayer(str(folder / basin.links), "net", "ogr")
    shapes = [(line.geometry().asWkt(), [line["WSNO"]]) for line in net.getFeatures()]
    rivers = layer_of("LineString", shapes, basin.crs, "field=id:integer")
    rows, _, result = watersheds(tmp_path, DIRECTIONS=str(folder / f"{basin.prefix}p.tif"), BY="rivers", RIVERS=rivers)
    ours, valid = read(result["LABELS"])
    theirs, _ = read(folder / f"{basin.prefix}w.tif")
    known = theirs >= 0
    assert np.array_equal(valid, known)
    assert np.array_equal(ours[known], theirs[known])
    links = {line["WSNO"]: line for line in net.getFeatures()}
    by_link = {line["LINKNO"]: line["WSNO"] for line in links.values()}
    for number, row in rows.items():
        assert row["rivers_km"] == pytest.approx(links[number]["Length"] / 1000, abs=1e-4)
        assert row["downstream"] == by_link.get(links[number]["DSLINKNO"])
    assert result.warnings == []


@pytest.mark.parametrize("folder", ["hollows", DENMARK])
def test_the_watersheds_of_depressions_are_those_of_another_program(folder, real_data, tmp_path):
    folder = real_data / folder
    hollows, _ = read(folder / "labelled.tif")
    given = str(folder / "flowdir_noflats.tif")
    west, dx, _, north, _, dy = gdal.Open(given).GetGeoTransform()
    code = gdal.Open(given).GetSpatialRef().GetAuthorityCode(None)
    lakes = QgsVectorLayer(f"MultiPolygon?crs=EPSG:{code}&field=id:integer", "lakes", "memory")
    features = []
    for number, wkb in trace_polygons(hollows).multipolygons(west, north, dx, -dy):
        feature, geometry = QgsFeature(lakes.fields()), QgsGeometry()
        geometry.fromWkb(wkb)
        feature.setGeometry(geometry)
        feature.setAttributes([number])
        features.append(feature)
    assert lakes.dataProvider().addFeatures(features)[0]
    rows, labels, result = watersheds(tmp_path, DIRECTIONS=given, ENCODING="saga", BY="lakes", LAKES=lakes)
    assert np.array_equal(labels, read(folder / "wsheds.tif")[0])
    check_layer(rows, labels, dx * -dy)
    assert result.warnings == []


RASTERS = {
    "mountains": "mountains/p.tif",
    "Jacksboro Fault": "ridges/dir.tif",
    "hollows": "hollows/flowdir_noflats.tif",
    "Logan": f"{LOGAN}/logan30m_p.tif",
    "Texas": "texas_hydrosheds/dir.tif",
    "Denmark": f"{DENMARK}/flowdir_noflats.tif",
}


ENCODING_OF = dict(zip(RASTERS, ("taudem", "esri", "saga") * 2))


@pytest.mark.parametrize("place", RASTERS)
def test_on_real_land_watersheds_of_outlets_part_it_without_gap_or_overlap(place, real_data, tmp_path):
    given = str(real_data / RASTERS[place])
    rows, labels, result = watersheds(tmp_path, DIRECTIONS=given)
    values, valid = read(given)
    codes = decode(values, valid, ENCODING_OF[place])[0]
    assert np.array_equal(labels > 0, codes < 255)
    assert np.array_equal(np.unique(labels[labels > 0]), np.arange(1, np.count_nonzero(codes == 254) + 1))
    dataset = gdal.Open(given)
    west, dx, _, north, _, dy = dataset.GetGeoTransform()
    assert all(row["shape"].isGeosValid() for row in rows.values())
    assert sum(row["shape"].area() for row in rows.values()) == pytest.approx(np.count_nonzero(labels) * abs(dx * dy))
    assert result["AREA"] == pytest.approx(sum(row["area_km2"] for row in rows.values()))
    for row in list(rows.values())[:50]:
        col, line = int((row["outlet_x"] - west) // dx), int((row["outlet_y"] - north) // dy)
        assert (codes[line, col], labels[line, col], row["downstream"]) == (254, row["id"], None)
    borders = {}
    for row in rows.values():
        for part in row["shape"].asMultiPolygon():
            for ring in part:
                for one, two in zip(ring[:-1], ring[1:]):
                    ends = (one.x(), one.y()), (two.x(), two.y())
                    borders.setdefault((min(ends), max(ends)), []).append(ends[0] < ends[1])
    assert all(sides in ([True], [False], [True, False], [False, True]) for sides in borders.values())
    between = np.count_nonzero((labels[:, 1:] != labels[:, :-1]) & (labels[:, 1:] > 0) & (labels[:, :-1] > 0)) * abs(dy)
    between += np.count_nonzero((labels[1:] != labels[:-1]) & (labels[1:] > 0) & (labels[:-1] > 0)) * dx
    shared = sum(
        abs(one[0] - two[0]) + abs(one[1] - two[1]) for (one, two), sides in borders.items() if len(sides) == 2
    )
    assert shared == pytest.approx(between)


DEMS = """bay/dem.tif plateau/dem.tif plateau/holes.tif gully/gully.asc gully/gully.map hollows/dtm.tif
    basin/dem.tif shore/dem.tif mountains/dem.tif
    bigtujunga_srtm30/bigtujunga.tif minnesota_lidar1m/dem.tif denmark_lowland_malstroem/dtm.tif
    texas_hydrosheds/dem.tif spain_dem25/dem25.tif baranja_qgis/dem.tif mandakini_basin90m/Mandakini.tif
    west_bijou_gully/west_bijou_gully.asc jacksboro_fault/jacksboro_fault_dem.tif washington_dc_2m/dtm.tif
    pcraster_catchment/dem.map lake_tana_robit/srtm_30m.tif"""


@pytest.mark.parametrize("place", DEMS.split())
def test_polygons_of_all_real_land_are_valid_and_meet_along_every_border(place, real_data):
    """Along each stretch runs one ring, or two of different watersheds in opposite directions; none is missing."""
    z, valid = read(real_data / place)
    domain = drainage_domain(valid)
    ground = flat_cells(len(z), 1, 1)
    codes = d8(fill(z, domain)[0], domain, step_lengths(*ground[:2]))[0]
    labels = label_basins(codes, outlets(codes))
    assert np.array_equal(labels > 0, valid)
    rings = trace_polygons(labels)
    for label, wkb in rings.multipolygons(*gdal.Open(str(real_data / place)).GetGeoTransform()[:4:3], 0.1, 0.3):
        geometry = QgsGeometry()
        geometry.fromWkb(wkb)
        assert geometry.isGeosValid(), label
    rings_of = np.diff(rings.first_ring[rings.first_piece])
    label_of = np.repeat(np.repeat(rings.labels, rings_of), np.diff(rings.first_node))[:-1]
    nodes = rings.nodes.astype(np.int64) @ [1 << 20, 1]
    within = np.ones(nodes.size - 1, bool)
    within[rings.first_node[1:-1] - 1] = False
    one, two, label_of = nodes[:-1][within], nodes[1:][within], label_of[within]
    length = np.abs(np.diff(rings.nodes, axis=0)).sum(axis=1)[within]
    order = np.lexsort((np.maximum(one, two), np.minimum(one, two)))
    ends = np.stack([np.minimum(one, two), np.maximum(one, two)])[:, order]
    again = np.flatnonzero(np.all(ends[:, 1:] == ends[:, :-1], axis=0))
    assert np.all(np.diff(again) > 1)
    forth, label_of, length = (one < two)[order], label_of[order], length[order]
    assert np.all(forth[again] != forth[again + 1])
    assert np.all(label_of[again] != label_of[again + 1])
    sides = [(labels[:, 1:], labels[:, :-1]), (labels[1:], labels[:-1])]
    assert length[again].sum() == sum(np.count_nonzero((a != b) & (a > 0) & (b > 0)) for a, b in sides)


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


@basins
def test_whole_watersheds_of_outlets_are_all_land_that_another_program_finds_above_them(basin, real_data, tmp_path):
    folder = real_data / basin.folder
    theirs, valid = read(folder / f"{basin.prefix}gw.tif")
    table = dict(np.loadtxt(folder / "gwid.txt", int, skiprows=1).tolist())
    given = {"DIRECTIONS": str(folder / f"{basin.prefix}p.tif"), "BY": "points", "POINTS": str(folder / basin.outlets)}
    rows, _, _ = watersheds(tmp_path, **given, WHOLE=True)
    for row in rows.values():
        land, above = {row["Id_2"]}, set()
        while land != above:
            above, land = land, land | {number for number, below in table.items() if below in land}
        cells = np.count_nonzero(np.isin(theirs, list(land)) & valid)
        assert row["cells"] == cells
        assert row["area_km2"] == pytest.approx(cells * 900 / 1e6)
        assert row["shape"].isGeosValid()
        assert row["shape"].area() == pytest.approx(cells * 900)


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


def test_points_outside_of_the_raster_are_named_and_left_out(tmp_path):
    given = create(tmp_path / "dir.tif", [CODES.copy()], nodata=255)
    points = points_at((4, 2), (-3, 2), (4, 3), fields="field=name:string&field=Gauge:integer")
    rows, _labels, result = watersheds(tmp_path, DIRECTIONS=given, ENCODING="esri", BY="points", POINTS=points)
    assert [rows[number]["name"] for number in rows] == ["p0", "p2"]
    assert result["POINTS_LEFT_OUT"] == 1
    assert result.warnings == ["Layer ‘given’: name p1 lay outside of the directions: left out."]
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
    assert [row["Id_2"] for row in rows.values()] == [10, 20, 30, 40]
    points = QgsVectorLayer(result["SNAPPED"], "points", "ogr").getFeatures()
    assert [point["moved_m"] for point in points] == [10, 20, 20, 0]
    assert (result["POINTS_MOVED"], result["POINTS_LEFT_OUT"], result.warnings) == (3, 0, [])
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
    assert len(result.warnings) == 1
    assert "name p1, p2, p3, p4, p5, p6, p7, p8, p9, p10 and 89 more shared the cell and" in result.warnings[0]


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
    own = decode(codes, np.ones(codes.shape, bool), "esri")[0]
    accumulation = create(tmp_path / "acc.tif", [accumulate_d8(own).astype(np.float32)])
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
    assert result.warnings == ["Layer ‘given’: name p0, p1 found no river within 19 m along the water, and stayed."]


def test_without_rivers_a_river_is_where_much_water_accumulates(confluence, tmp_path):
    """About one cell in a hundred: the lower end of the river. Without an accumulation areas tell the same."""
    given = {**confluence, "BY": "points", "POINTS": points_at((5, 10), (8, 11), (0, 3)), "SNAP": 20}
    given["SNAPPED"] = str(tmp_path / "points.gpkg")
    *_, result = watersheds(tmp_path, **given)
    assert where(result) == [(6, 10, 10), (6, 11, 20), (0, 3, 0)]
    assert "Rivers begin at an accumulation of 50" in result.log
    assert result.warnings == ["Layer ‘given’: name p2 found no river within 20 m, and stayed."]
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
    assert result.warnings == ["Layer ‘given’: Id 10, 30 found no river within 10 m, and stayed."]


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


@pytest.mark.parametrize("small, coast", [("keep", "12345"), ("merge", "22335"), ("drop", "00305")])
def test_small_watersheds_stay_merge_or_go(small, coast, directions, tmp_path):
    """Numbers 1, 2 and 4 have one cell. 1 goes to 2, the first of two edges of a length, and then 2 is large enough."""
    given = {"DIRECTIONS": directions, "ENCODING": "esri"}
    rows, labels, result = watersheds(tmp_path, **given, MIN_AREA=0.00015, SMALL=small)
    check_layer(rows, labels)
    assert labels[-1].tolist() == [int(number) for number in coast]
    assert np.all(labels[:-2] == 3)
    assert all(row["outlet_x"] == WEST + (number - 0.5) * CELL for number, row in rows.items())
    assert result["SMALL_MERGED"] == (2 if small == "merge" else 0)
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


@pytest.mark.parametrize("folder", ["hollows", DENMARK])
def test_lakes_made_from_the_dem_lie_in_the_watersheds_with_their_ids(folder, real_data, tmp_path):
    """All of a lake but the depressions in it, which have watersheds of their own."""
    dem = str(real_data / folder / "dtm.tif")
    directions = run("flowdirections", INPUT=dem, OUTPUT=str(tmp_path / "dir.tif"))["OUTPUT"]
    made = run("lakes", INPUT=dem, MIN_AREA=0.002, LAKES=str(tmp_path / "lakes.gpkg"))["LAKES"]
    rows, _, _ = watersheds(tmp_path, DIRECTIONS=directions, BY="lakes", LAKES=made)
    lakes = {lake["id"]: lake for lake in QgsVectorLayer(made, "lakes", "ogr").getFeatures()}
    assert len(rows) > 10
    assert set(rows) <= set(lakes)
    for number, row in rows.items():
        shape = lakes[number].geometry()
        nested = sum(lake.geometry().area() for lake in lakes.values() if lake["parent"] == number)
        assert shape.intersection(row["shape"]).area() >= (shape.area() - nested) * (1 - 1e-9)
