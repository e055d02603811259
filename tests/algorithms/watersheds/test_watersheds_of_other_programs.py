"""Watersheds beside those that other programs find, and on real land."""

from typing import NamedTuple

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.flow.directions.directions import d8
from headwaters.core.flow.encodings.encodings import decode
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.raster.grid import flat_cells, step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.run.run import Run
from headwaters.core.watersheds.labels import label_basins, outlets
from headwaters.core.watersheds.polygons import trace_polygons
from headwaters.tests.algorithms.watersheds.valley import check_layer, layer_of, watersheds
from headwaters.tests.provider.running import run
from headwaters.tests.provider.samples import create, read
from osgeo import gdal
from qgis.core import (
    QgsFeature,
    QgsGeometry,
    QgsVectorLayer,
)

LOGAN = "logan_taudem"
DENMARK = "denmark_lowland_malstroem"


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
    assert np.array_equal(labels, np.where(valid, theirs, 0))
    check_layer(rows, labels, 900)
    table = np.loadtxt(folder / "gwid.txt", int, skiprows=1)
    assert {(number, row["downstream"] or -1) for number, row in rows.items()} == {tuple(line) for line in table}
    points = QgsVectorLayer(result["SNAPPED"], "points", "ogr")
    assert [(point["watershed"], point["moved_m"], point["Id"]) for point in points.getFeatures()] == [
        (number, 0.0, number) for number in (10, 20, 30, 40, 50)
    ]
    assert result["POINTS_LEFT_OUT"] == result["POINTS_MOVED"] == 0


@basins
def test_outlets_just_below_the_directions_have_the_watersheds_of_another_program_too(basin, real_data, tmp_path):
    """Directions end with the basins, and the outlets lie on the cell below, as those of many data sets do."""
    folder = real_data / basin.folder
    given = gdal.Open(str(folder / f"{basin.prefix}p.tif"))
    values, theirs = given.ReadAsArray(), read(folder / f"{basin.prefix}gw.tif")
    theirs = np.where(theirs[1], theirs[0], 0)
    codes = decode(Run(), values, values > 0, "taudem")[0]
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
    kept = [number for _, (number,) in below]
    assert sorted(rows) == sorted(kept)
    while not np.all(np.isin(theirs, [0, *kept])):
        theirs = np.vectorize(lambda number: number if number in (0, *kept) else max(table[number], 0))(theirs)
    assert np.array_equal(labels, theirs)
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
    for number, wkb in trace_polygons(Run(), hollows).multipolygons(west, north, dx, -dy):
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
    codes = decode(Run(), values, valid, ENCODING_OF[place])[0]
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
    domain = drainage_domain(Run(), valid)
    ground = flat_cells(len(z), 1, 1)
    codes = d8(Run(), fill(Run(), z, domain)[0], domain, step_lengths(*ground[:2]))[0]
    labels = label_basins(Run(), codes, outlets(codes))
    assert np.array_equal(labels > 0, valid)
    rings = trace_polygons(Run(), labels)
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


@basins
def test_whole_watersheds_of_outlets_are_all_land_that_another_program_finds_above_them(basin, real_data, tmp_path):
    folder = real_data / basin.folder
    theirs, valid = read(folder / f"{basin.prefix}gw.tif")
    table = dict(np.loadtxt(folder / "gwid.txt", int, skiprows=1).tolist())
    given = {"DIRECTIONS": str(folder / f"{basin.prefix}p.tif"), "BY": "points", "POINTS": str(folder / basin.outlets)}
    rows, _, _ = watersheds(tmp_path, **given, WHOLE=True)
    for number, row in rows.items():
        land, above = {number}, set()
        while land != above:
            above, land = land, land | {other for other, below in table.items() if below in land}
        cells = np.count_nonzero(np.isin(theirs, list(land)) & valid)
        assert row["cells"] == cells
        assert row["area_km2"] == pytest.approx(cells * 900 / 1e6)
        assert row["shape"].isGeosValid()
        assert row["shape"].area() == pytest.approx(cells * 900)


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
