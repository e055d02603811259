"""What people give that is wrong or strange: each algorithm refuses it in a sentence, or makes sense of it."""

import re

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, NORTH, WEST, cell_area_on_ellipsoid, create, polygons, read
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsGeometry,
    QgsProject,
    QgsVectorLayer,
)

WGS84 = 6378137.0, 1 / 298.257223563
# Water runs to the column in the middle and down.
ESRI = np.tile(np.array([1, 1, 4, 16, 16], np.uint8), (6, 1))
RIVER = [(0, 2), (1, 2), (2, 2), (3, 2), (4, 2), (5, 2)]

# All that read a DEM, with what they need beside it.
FROM_DEM = {
    "filldepressions": ("OUTPUT",),
    "breachdepressions": ("OUTPUT",),
    "burnrivers": ("OUTPUT",),
    "lakes": ("LAKES",),
    "flowdirections": ("OUTPUT",),
    "flowaccumulation": ("OUTPUT",),
    "terrainindices": ("WETNESS",),
    "subbasins": ("SUBBASINS", "REACHES", "JUNCTIONS"),
    "hydrologyfromdem": ("RIVERS", "WATERSHEDS", "LAKES"),
}
# All that read directions.
FROM_DIRECTIONS = {
    "flowaccumulation": ("OUTPUT",),
    "flowdistance": ("DISTANCE",),
    "flowpaths": ("PATHS",),
    "floodheight": ("DEPTH",),
    "riversteepness": ("STEEPNESS",),
    "rivernetwork": ("RIVERS",),
    "watersheds": ("WATERSHEDS",),
    "subbasins": ("SUBBASINS", "REACHES", "JUNCTIONS"),
}


def line(*cells, z=None):
    """Return a line from cell to cell as WKT."""
    height = "" if z is None else f" {z}"
    places = [f"{WEST + (col + 0.5) * CELL} {NORTH - (row + 0.5) * CELL}{height}" for row, col in cells]
    return f"LINESTRING {'' if z is None else 'Z'}({', '.join(places)})"


@pytest.mark.parametrize("crs", ["EPSG:25832", "EPSG:4326", ""])
@pytest.mark.parametrize("sides", ["-1e308,1e308,-1e308,1e308", "0,1e308,0,1e308", "1e300,2e300,0,1", "0,1e12,0,1e12"])
@pytest.mark.parametrize("name", ["startingsurface", "lehenyerosion", "trianglemesh", "growrivers", "drainagebasins"])
def test_an_extent_that_lies_on_no_map_is_refused(name, sides, crs, tmp_path):
    outputs = {"drainagebasins": ("RIVERS", "TRIANGLES", "BASINS"), "growrivers": ("RIVERS",)}.get(name, ())
    made = dict.fromkeys(outputs, "TEMPORARY_OUTPUT")
    if name == "trianglemesh":
        made["MESH"] = str(tmp_path / "land.2dm")
    with pytest.raises(Refused, match="EXTENT lies on no map"):
        run(name, EXTENT=f"{sides} [{crs}]" if crs else sides, **made)


def test_a_link_that_leads_to_itself_is_no_file_and_is_replaced_by_one(tmp_path):
    link, heights = tmp_path / "loop.tif", tmp_path / "loop.png"
    for each in (link, heights):
        each.symlink_to(each)
    with pytest.raises(Refused, match="INPUT: there is no raster layer or file"):
        run("filldepressions", INPUT=str(link))
    run("startingsurface", COLUMNS=9, ROWS=9, OUTPUT=str(link))
    run("exportheightmap", INPUT=str(link), HEIGHTMAP=str(heights), SCALE=str(tmp_path / "scale.json"))
    assert read(str(link))[1].all() and heights.read_bytes()[:4] == b"\x89PNG"


def lines(*wkts, kind="LineString"):
    return polygons(*wkts, kind=kind, name="brooks")


def needs(algorithm, folder):
    """Return what an algorithm that reads directions needs beside them."""
    if algorithm == "flowpaths":
        return {"POINTS": polygons(f"POINT({WEST + 5} {NORTH - 5})", kind="Point")}
    if algorithm == "rivernetwork":
        return {"ACCUMULATION": create(folder / "sums.tif", [np.ones(ESRI.shape)]), "THRESHOLD": 1}
    if algorithm in ("floodheight", "riversteepness"):
        return {"INPUT": create(folder / "heights.tif", [np.add.outer(np.arange(6.0)[::-1], np.ones(5))])}
    return {}


def from_directions(algorithm, folder, **given):
    outputs = dict.fromkeys(FROM_DIRECTIONS[algorithm], "TEMPORARY_OUTPUT")
    return run(algorithm, **outputs, **{**needs(algorithm, folder), **given})


@pytest.mark.parametrize("algorithm", FROM_DIRECTIONS)
def test_directions_in_the_wrong_code_are_refused_and_the_right_one_is_named(algorithm, tmp_path):
    given = create(tmp_path / "water.tif", [np.where(ESRI == 16, 5, np.where(ESRI == 4, 7, 1)).astype(np.uint8)])
    with pytest.raises(
        Refused, match=r"holds 7 in column 3, row 1, which is no direction of the encoding esri.* taudem"
    ):
        from_directions(algorithm, tmp_path, DIRECTIONS=given, ENCODING="esri")


@pytest.mark.parametrize("algorithm", FROM_DIRECTIONS)
@pytest.mark.parametrize("encoding", ["auto", "esri"])
def test_directions_with_a_circle_are_refused(algorithm, encoding, tmp_path):
    circle = ESRI.copy()
    circle[2:4, 2:4] = [[1, 4], [64, 16]]
    given = create(tmp_path / "circle.tif", [circle])
    with pytest.raises(Refused, match=r"‘circle’, read as .*, have a cycle at column"):
        from_directions(algorithm, tmp_path, DIRECTIONS=given, ENCODING=encoding)


OTHER_CELLS = {
    "beside": {"west": WEST + 5 * CELL},
    "half a cell off": {"north": NORTH + CELL / 2},
    "larger": {"dx": 2 * CELL, "dy": 2 * CELL},
    "not square": {"dy": CELL / 2},
}


@pytest.mark.parametrize("which", [*OTHER_CELLS, "more rows"])
@pytest.mark.parametrize("algorithm", ["flowdistance", "flowpaths", "rivernetwork", "watersheds"])
def test_a_dem_that_lies_elsewhere_than_the_directions_is_refused(algorithm, which, tmp_path):
    cells = np.ones((7, 5) if which == "more rows" else ESRI.shape)
    dem = create(tmp_path / "heights.tif", [cells], **OTHER_CELLS.get(which, {}))
    given = {"DIRECTIONS": create(tmp_path / "dir.tif", [ESRI]), "ENCODING": "esri", "INPUT": dem}
    if algorithm == "flowdistance":
        given["HEIGHT"] = "TEMPORARY_OUTPUT"
    with pytest.raises(Refused, match=r"INPUT: ‘heights’ .* has not the same cells as ‘dir’"):
        from_directions(algorithm, tmp_path, **given)


STRANGE_LINES = {
    "of two parts": (
        ("MULTI" + line(*RIVER[:4]).replace("(", "((") + "," + line(*RIVER[3:])[10:] + ")",),
        "MultiLineString",
    ),
    "drawn upstream": ((line(*RIVER[::-1]),), "LineString"),
    "with heights": ((line(*RIVER, z=7.5),), "LineStringZ"),
    "drawn twice": ((line(*RIVER), line(*RIVER)), "LineString"),
    "with an empty one and one off the map": ((line(*RIVER), None, line((-9, 2), (-5, 2))), "LineString"),
    "beside a dot": ((line(*RIVER), line((1, 2), (1, 2))), "LineString"),
    "beside a ring": ((line(*RIVER), line((1, 0), (3, 0), (3, 1), (1, 0))), "LineString"),
}


@pytest.mark.parametrize("which", STRANGE_LINES)
def test_rivers_of_a_strange_shape_are_the_river_that_they_show(which, tmp_path):
    """The watershed of the river is the whole map, and the way to it ends in its column."""
    wkts, kind = STRANGE_LINES[which]
    given = {"DIRECTIONS": create(tmp_path / "dir.tif", [ESRI]), "ENCODING": "esri", "RIVERS": lines(*wkts, kind=kind)}
    result = run("watersheds", **given, BY="rivers", WATERSHEDS="memory:", LABELS=str(tmp_path / "labels.tif"))
    assert read(result["LABELS"])[1].all()
    assert result["COUNT"] == 1
    (shape,) = result["WATERSHEDS"].getFeatures()
    assert shape["rivers_km"] == pytest.approx(0.05)
    if which != "beside a ring":
        way = run("flowdistance", **given, DISTANCE=str(tmp_path / "way.tif"))["DISTANCE"]
        assert np.array_equal(read(way)[0], np.tile([20.0, 10, 0, 10, 20], (6, 1)))


@pytest.mark.parametrize("by", ["rivers", "points"])
def test_lines_and_points_all_over_the_world_are_told_where_the_map_has_no_place_for_them(by, tmp_path):
    """Far from its zone a UTM map has no coordinates: infinite ones came of that, and lengths that are no number."""
    given = {"DIRECTIONS": create(tmp_path / "dir.tif", [ESRI]), "ENCODING": "esri", "BY": by}
    to_degrees = QgsCoordinateTransform(
        QgsCoordinateReferenceSystem("EPSG:25832"), QgsCoordinateReferenceSystem("EPSG:4326"), QgsProject.instance()
    )
    river = QgsGeometry.fromWkt(line(*RIVER))
    river.transform(to_degrees)
    far = "LINESTRING(-179 -80, -90 0, 0 0, 99 0, 179 80)", "LINESTRING(99 0, 99.1 0)"
    kind = "LineString"
    if by == "points":
        river, far, kind = QgsGeometry(river.constGet().endPoint()), ("POINT(99 0)", "POINT(-171 -80)"), "Point"
    layer = polygons(river, *far, kind=kind, crs="EPSG:4326", name="brooks")
    result = run("watersheds", **given, **{by.upper(): layer}, WATERSHEDS="memory:")
    assert result["COUNT"] == 1
    assert re.search("‘brooks’: features? .*3.* left out", "\n".join(result.warnings))


def test_a_ring_alone_or_rivers_off_the_map_are_refused(tmp_path):
    given = {"DIRECTIONS": create(tmp_path / "dir.tif", [ESRI]), "ENCODING": "esri", "BY": "rivers"}
    for wkt in (line((1, 0), (3, 0), (3, 1), (1, 0)), line((90, 2), (95, 2))):
        with pytest.raises(Refused, match="RIVERS: no line of ‘brooks’ follows the directions of ‘dir’"):
            run("watersheds", **given, RIVERS=lines(wkt), WATERSHEDS="memory:")


def from_dem(algorithm, dem, crs, place=(WEST, NORTH, CELL), **how):
    """Run an algorithm on a DEM, and return its outputs by name."""
    outputs = dict.fromkeys(FROM_DEM[algorithm], "TEMPORARY_OUTPUT")
    if algorithm == "burnrivers":
        west, north, cell = place
        wkt = f"LINESTRING({west + cell / 2} {north - cell / 2}, {west + 2.5 * cell} {north - 0.5 * cell})"
        how["RIVERS"] = polygons(wkt, kind="LineString", crs=crs)
    return run(algorithm, **outputs, INPUT=dem, **how)


@pytest.mark.parametrize("algorithm", FROM_DEM)
@pytest.mark.parametrize("shape", [(1, 3), (12, 9)])
def test_level_ground_has_neither_depressions_nor_lakes(algorithm, shape, tmp_path):
    dem = create(tmp_path / "level.tif", [np.full(shape, 40, np.int16)])
    result = from_dem(algorithm, dem, "EPSG:25832")
    ends_at_once = algorithm == "terrainindices" and shape[0] == 1
    assert len(result.warnings) == ends_at_once
    assert "No cell has a slope along the flow" in "".join(result.warnings) or not ends_at_once
    nothing = {
        "FILLED_CELLS",
        "FILLED_VOLUME",
        "DEEPEST",
        "BREACHED",
        "CUT_VOLUME",
        "PITS",
        "LAKE_COUNT",
        "NESTED_COUNT",
    }
    assert {result[name] for name in nothing & set(result)} <= {0}
    if "breach" in algorithm or "fill" in algorithm:
        assert np.all(read(result["OUTPUT"])[0] == 40)


@pytest.mark.parametrize("algorithm", sorted(set(FROM_DEM) - {"burnrivers"}))
def test_a_cone_drains_into_the_hole_in_its_middle(algorithm, tmp_path):
    row, col = np.mgrid[-10:11, -10:11]
    z = np.hypot(row, col) + 5
    z[10, 10] = -1
    dem = create(tmp_path / "cone.tif", [z], nodata=-1)
    result = from_dem(algorithm, dem, "EPSG:25832")
    dry = {"FILLED_CELLS", "BREACHED", "PITS", "LAKE_COUNT"}
    assert {result[name] for name in dry & set(result)} == {0} or not dry & set(result)
    closed = from_dem(algorithm, dem, "EPSG:25832", HOLES="wall")
    assert all(closed[name] > 0 for name in {"FILLED_CELLS", "LAKE_COUNT"} & set(result) if "breach" not in algorithm)
    if algorithm == "breachdepressions":
        assert closed["BREACHED"] == 1


@pytest.mark.parametrize("algorithm", sorted(set(FROM_DEM) - {"burnrivers"}))
def test_a_sea_that_covers_everything_is_told_and_leaves_nothing_to_do(algorithm, tmp_path):
    dem = create(tmp_path / "floor.tif", [np.random.default_rng(1).random((9, 11))])
    result = from_dem(algorithm, dem, "EPSG:25832", SEA_LEVEL=2)
    assert "Every cell is sea: there is no land to work on." in result.warnings
    counts = {value for name, value in result.items() if name != "SEED_USED" and isinstance(value, (int, float))}
    assert counts <= {0}


def test_burning_into_a_sea_that_covers_everything_is_refused(tmp_path):
    dem = create(tmp_path / "floor.tif", [np.zeros((9, 11))])
    with pytest.raises(Refused, match=r"no line of ‘polygons’ .* lies on land of ‘floor’"):
        from_dem("burnrivers", dem, "EPSG:25832", SEA_LEVEL=2)


PLACES = {
    "over the north pole": (-180.0, 93.0, 9.0),
    "up to the south pole": (-180.0, -54.0, 9.0),
    "over the antimeridian": (170.0, 30.0, 0.5),
    "beyond all meridians": (350.0, 4.0, 0.5),
}


def ground_of(place, nrows, ncols):
    """Return the area of all cells that lie on the globe, in square kilometres."""
    _, north, size = place
    total = 0.0
    for row in range(nrows):
        top, bottom = (np.clip(north - size * line, -90, 90) for line in (row, row + 1))
        total += ncols * cell_area_on_ellipsoid(top, top - bottom, size, *WGS84) / 1e6
    return total


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("algorithm", FROM_DEM)
def test_land_over_a_pole_or_the_antimeridian_is_land(algorithm, place, tmp_path):
    z = np.random.default_rng(4).random((4 if "south" in place else 12, 40)) + 10
    west, north, size = PLACES[place]
    dem = create(tmp_path / "far.tif", [z], crs="EPSG:4326", west=west, north=north, dx=size, dy=size)
    result = from_dem(algorithm, dem, "EPSG:4326", PLACES[place])
    area = ground_of(PLACES[place], *z.shape)
    if algorithm == "flowaccumulation":
        assert result["TOTAL"] == pytest.approx(area, rel=1e-6)
    if algorithm == "hydrologyfromdem":
        sheds = list(result["WATERSHEDS"].getFeatures())
        assert sum(shed["area_km2"] for shed in sheds) == pytest.approx(area, rel=1e-6)
        assert all(shed.geometry().isGeosValid() for shed in sheds)
        assert all(np.isfinite([shed["perimeter_km"], shed["z_mean"]]).all() for shed in sheds)
        rivers = list(result["RIVERS"].getFeatures())
        assert rivers
        assert all(river["length_m"] > 0 and np.isfinite(river["drop_m"]) for river in rivers)
    if algorithm == "lakes":
        assert all(lake["area_km2"] > 0 for lake in result["LAKES"].getFeatures())
    if algorithm in ("filldepressions", "breachdepressions", "burnrivers"):
        heights, valid = read(result["OUTPUT"])
        assert valid.all() and np.isfinite(heights).all()


@pytest.mark.parametrize("algorithm", FROM_DEM)
def test_a_dem_without_data_is_refused_in_a_sentence(algorithm, tmp_path):
    dem = create(tmp_path / "nothing.tif", [np.full((4, 5), -1, np.int16)], nodata=-1)
    with pytest.raises(Refused, match="‘nothing’ has no valid cell in band 1: there is nothing to do"):
        from_dem(algorithm, dem, "EPSG:25832")


def test_weights_without_any_data_are_no_rain_and_it_is_told(tmp_path):
    dry = create(tmp_path / "rain.tif", [np.full(ESRI.shape, -1.0)], nodata=-1)
    given = create(tmp_path / "dir.tif", [ESRI])
    result = from_directions("flowaccumulation", tmp_path, DIRECTIONS=given, ENCODING="esri", WEIGHTS=dry)
    assert result["TOTAL"] == 0
    assert result.warnings == ["WEIGHTS has no data in 30 cells that water comes from: they count as 0."]


@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_weights_that_are_no_numbers_do_not_spoil_the_sums(value, tmp_path):
    rain = np.ones(ESRI.shape)
    rain[0, 0] = value
    given = create(tmp_path / "dir.tif", [ESRI]), create(tmp_path / "rain.tif", [rain])
    result = run("flowaccumulation", DIRECTIONS=given[0], ENCODING="esri", WEIGHTS=given[1], UNITS="cells")
    total, valid = read(result["OUTPUT"])
    assert result["TOTAL"] == 29
    assert np.isfinite(total[valid]).all()
    assert len(result.warnings) == 1


def test_points_on_one_cell_outside_and_on_no_data_give_the_paths_that_there_are(tmp_path):
    """A hundred drops on one cell leave a hundred lines; the others are told."""
    cells = ESRI.copy()
    cells[0, 0] = 255
    given = create(tmp_path / "dir.tif", [cells], nodata=255)
    place = f"POINT({WEST + 15} {NORTH - 15})"
    layer = polygons(*[place] * 100, f"POINT({WEST - 5} {NORTH})", f"POINT({WEST + 5} {NORTH - 5})", None, kind="Point")
    result = run("flowpaths", DIRECTIONS=given, ENCODING="esri", POINTS=layer, PATHS="memory:")
    assert result["PATH_COUNT"] == 100
    assert {path.geometry().asWkt(0) for path in result["PATHS"].getFeatures()} == {
        next(iter(result["PATHS"].getFeatures())).geometry().asWkt(0)
    }
    assert result["LEFT_OUT"] == 2
    assert isinstance(result["PATHS"], QgsVectorLayer)
