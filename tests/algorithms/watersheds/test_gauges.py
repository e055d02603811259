"""Gauges: those on cells without a direction, what users call them, and what is told of where they lie."""

import numpy as np
import pytest
from headwaters.core.flow.encodings.encodings import decode
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.run.run import Run
from headwaters.tests.algorithms.watersheds.valley import centre, layer_of, points_at, watersheds
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import NORTH, WEST, create, polygons, read, rectangle
from qgis.core import QgsVectorLayer
from support import random_directions

OWN = ("id", "downstream", "area_km2", "cells", "outlet_x", "touches_edge", "label", "moved_m", "watershed", "length_m")
ESRI = np.array([1, 2, 4, 8, 16, 32, 64, 128, 0], np.uint8)
TAUDEM_OF = np.array([1, 8, 7, 6, 5, 4, 3, 2], np.int16)


def layer_at(cells, fields, values):
    """Return points at the centres of cells with values for the fields."""
    shapes = [(f"POINT({centre(*cell)})", row) for cell, row in zip(cells, values)]
    return layer_of("Point", shapes, fields="&".join(f"field={field}" for field in fields), name="gauges")


def rows_of(layer):
    """Return the rows of a layer as dicts by the names of its fields, NULL as None."""
    layer = layer if isinstance(layer, QgsVectorLayer) else QgsVectorLayer(layer)
    names = layer.fields().names()
    return [
        {name: None if str(value) == "NULL" else value for name, value in zip(names, feature.attributes())}
        for feature in layer.getFeatures()
    ]


# Directions in which half of the cells are lost, though others still point at them.


def tattered(seed, shape=(23, 31), share=0.2):
    """Return directions in the numbers of TauDEM, those of some cells lost, and the codes of all."""
    codes = random_directions(seed, shape)
    lost = np.random.default_rng(seed).random(shape) < share
    values = np.where(codes < 8, TAUDEM_OF[np.minimum(codes, 7)], -1)
    lost |= codes >= 8
    return np.where(lost, -1, values).astype(np.int16), codes, lost


def land_above(cell, codes, lost):
    """Return all cells that drain to one, over cells with a direction alone, by going up step by step."""
    land, todo = {cell}, [cell]
    while todo:
        row, col = todo.pop()
        for code, (down, right) in enumerate(zip(ROW_OFFSETS, COLUMN_OFFSETS)):
            above = row - down, col - right
            inside = 0 <= above[0] < codes.shape[0] and 0 <= above[1] < codes.shape[1]
            if inside and above not in land and not lost[above] and codes[above] == code:
                land.add(above)
                todo.append(above)
    return land


@pytest.mark.parametrize("seed", range(6))
def test_a_gauge_on_a_cell_without_direction_has_all_the_land_that_drains_into_it(seed, tmp_path):
    values, codes, lost = tattered(seed)
    given = create(tmp_path / "p.tif", [values], nodata=-1)
    off = [cell for cell in zip(*np.nonzero(lost)) if len(land_above(cell, codes, lost)) > 1]
    assert len(off) > 20
    for algorithm in ("watersheds", "watershedofpoint"):
        rows = {"BY": "points", "WHOLE": True} if algorithm == "watersheds" else {}
        name = "WATERSHEDS" if rows else "WATERSHED"
        points = layer_at(off[:20], ["id:integer"], [[number] for number in range(20)])
        how = {"DIRECTIONS": given, "ENCODING": "taudem", "POINTS": points, "SNAP": 0, name: "memory:"}
        result = run(algorithm, **rows, **how)
        found = {row["id"]: row for row in rows_of(result[name])}
        for number, cell in enumerate(off[:20]):
            assert found[number]["cells"] == len(land_above(cell, codes, lost))
            x, y = centre(*cell).split()
            assert (found[number]["outlet_x"], found[number]["outlet_y"]) == (float(x), float(y))
    assert not any("no direction" in each for each in result.warnings)


@pytest.mark.parametrize("seed", range(4))
def test_water_ends_in_a_gauge_without_direction_only_where_it_is_entered(seed):
    """Whatever rows are decoded together, and nothing else changes."""
    from headwaters.core.flow.encodings import encodings

    values, codes, lost = tattered(seed, (40, 12), 0.3)
    gauges = np.random.default_rng(seed).permutation(values.size)[:200]
    plain, *_ = decode(Run(), values, values > 0, "taudem")
    found, *_ = decode(Run(), values, values > 0, "taudem", gauges=gauges)
    for cell in np.ndindex(values.shape):
        here = np.ravel_multi_index(cell, values.shape) in gauges
        if lost[cell]:
            entered = here and len(land_above(cell, codes, lost)) > 1
            assert found[cell] == (ENDS if entered else NO_DIRECTION)
            continue
        below = cell[0] + ROW_OFFSETS[codes[cell]], cell[1] + COLUMN_OFFSETS[codes[cell]]
        into = np.ravel_multi_index(below, values.shape) in gauges and lost[below]
        assert found[cell] == (codes[cell] if into else plain[cell])
    cells_at_once, encodings.CODED_AT_A_TIME = encodings.CODED_AT_A_TIME, 12
    try:
        assert np.array_equal(decode(Run(), values, values > 0, "taudem", gauges=gauges)[0], found)
    finally:
        encodings.CODED_AT_A_TIME = cells_at_once


def test_beside_a_clipped_basin_the_cell_where_water_ends_comes_first(tmp_path):
    """Directions that say nothing of what is beyond: the other neighbours of the gauge flow away from it."""
    codes = np.full((5, 5), 255, np.uint8)
    codes[1, 1:4] = 4, 4, 4
    codes[2, 1:4] = 1, 1, 4
    codes[3, 1:4] = 1, 1, 0
    given = create(tmp_path / "dir.tif", [codes], nodata=255)
    how = {"DIRECTIONS": given, "ENCODING": "esri", "BY": "points", "POINTS": points_at((4, 2))}
    rows, _, result = watersheds(tmp_path, **how)
    assert [row["cells"] for row in rows.values()] == [9]
    assert "lay where there is no direction, and moved to the nearest cell with one" in " ".join(result.warnings)


@pytest.mark.parametrize("place, basin", [("logan_taudem", "logan30m_"), ("mountains", "")])
def test_a_gauge_whose_direction_is_lost_has_the_watershed_of_another_program(place, basin, real_data, tmp_path):
    """The lowest of TauDEM's outlets lies on a cell that has lost its direction, and not one cell differs."""
    from osgeo import gdal

    folder = real_data / place
    outlets = str(folder / ("Outletsmoved.shp" if basin else "outlets.geojson"))
    given = gdal.Open(str(folder / f"{basin}p.tif"))
    values, (theirs, valid) = given.ReadAsArray(), read(folder / f"{basin}gw.tif")
    west, dx, _, north, _, dy = given.GetGeoTransform()
    points = list(QgsVectorLayer(outlets, "outlets", "ogr").getFeatures())
    places = [point.geometry().asPoint() for point in points]
    mouth = next(n for n, point in enumerate(points) if f"{point['Id']} -1" in (folder / "gwid.txt").read_text())
    row, col = int((places[mouth].y() - north) // dy), int((places[mouth].x() - west) // dx)
    values[row, col] = -32768
    crs = f"EPSG:{given.GetSpatialRef().GetAuthorityCode(None)}"
    lost = create(tmp_path / "p.tif", [values], crs, nodata=-32768, place=given.GetGeoTransform())
    _, labels, result = watersheds(tmp_path, DIRECTIONS=lost, ENCODING="taudem", BY="points", POINTS=outlets)
    assert np.array_equal(labels, np.where(valid, theirs, 0))
    assert result["POINTS_MOVED"] == 0


# Ids


@pytest.mark.parametrize(
    "fields, values, code, ids",
    [
        (["id:integer"], [[70], [7]], None, [70, 7]),
        (["ID:double"], [[2.5], [7]], None, [2.5, 7]),
        (["id:string"], [["Aare"], ["Reuss"]], None, ["Aare", "Reuss"]),
        (["id:integer", "gauge:string"], [[7, "b"], [7, "a"]], "gauge", ["b", "a"]),
        (["id:integer", "gauge:int8"], [[8, 5], [9, 3000000000]], "gauge", [5, 3000000000]),
        (["name:string", "gauge:integer"], [["a", -5], ["b", 0]], "gauge", [-5, 0]),
        (["id:integer"], [[7], [7]], None, [1, 2]),
        (["id:integer"], [[7], [None]], None, [1, 2]),
        (["name:string"], [["a"], ["b"]], None, [1, 2]),
    ],
)
def test_watersheds_bear_the_ids_of_their_points_and_downstream_speaks_of_them(
    fields, values, code, ids, directions, tmp_path
):
    points = layer_at([(4, 2), (1, 2)], fields, values)
    given = {"DIRECTIONS": directions, "ENCODING": "esri", "BY": "points", "POINTS": points, "CODE": code}
    outputs = {"WATERSHEDS": "memory:", "SNAPPED": "memory:", "LABELS": str(tmp_path / "labels.tif")}
    result = run("watersheds", **given, **outputs)
    rows, snapped = rows_of(result["WATERSHEDS"]), rows_of(result["SNAPPED"])
    names = [field.split(":")[0] for field in fields]
    own_id = next((name for name in names if name.lower() == "id"), None)
    is_code = own_id is not None and ids == [value[names.index(own_id)] for value in values]
    key = own_id if is_code else "watershed" if own_id else "id"
    assert [row[key] for row in rows] == ids
    assert [row["downstream"] for row in rows] == [None, ids[0]]
    assert [row["watershed" if own_id else "id"] for row in snapped] == ids
    for each in (rows, snapped):
        assert [[row[name] for name in names] for row in each] == values
        assert sum(name.lower() == "id" for name in each[0]) == 1
        assert not any(name.endswith("_2") for name in each[0])
    labels, valid = read(result["LABELS"])
    as_ids = all(isinstance(number, int) and number < 2**31 for number in ids)
    assert ("label" in rows[0]) is not as_ids
    shown = [row[key] if as_ids else row["label"] for row in rows]
    assert valid.all() or set(labels[valid].tolist()) == set(shown)
    assert (labels[4, 2], labels[1, 2]) == tuple(shown)


@pytest.mark.parametrize(
    "values, sentence",
    [
        ([["a"], ["a"], ["b"]], "CODE: the field ‘gauge’ of ‘gauges’ is empty or the same in features 1, 2"),
        ([["a"], [None], [""]], "CODE: the field ‘gauge’ of ‘gauges’ is empty or the same in features 2, 3"),
    ],
)
@pytest.mark.parametrize("algorithm, output", [("watersheds", "WATERSHEDS"), ("watershedofpoint", "WATERSHED")])
def test_a_code_that_does_not_tell_points_apart_is_refused(algorithm, output, values, sentence, directions):
    points = layer_at([(4, 2), (1, 2), (0, 0)], ["gauge:string"], values)
    given = {"DIRECTIONS": directions, "ENCODING": "esri", "POINTS": points, output: "memory:"}
    given.update({"BY": "points"} if algorithm == "watersheds" else {})
    with pytest.raises(Refused, match=sentence):
        run(algorithm, **given, CODE="gauge")
    with pytest.raises(Refused, match="CODE: ‘gauges’ has no field ‘gone’"):
        run(algorithm, **given, CODE="gone")


@pytest.mark.parametrize("ending", ["gpkg", "shp", "geojson"])
@pytest.mark.parametrize("seed", range(4))
def test_no_field_of_the_user_is_renamed_whatever_it_is_called(ending, seed, directions, tmp_path):
    """Not where ours has the same name, whatever its case, nor where a Shapefile cuts both to ten characters."""
    rng = np.random.default_rng(seed)
    names = [name.upper() if rng.random() < 0.3 else name for name in rng.permutation(OWN)[:6]]
    names = [name[:10] for name in names] if ending == "shp" else names
    values = [[int(number) for number in rng.permutation(99)[:6]] for _ in range(3)]
    points = layer_at([(4, 2), (1, 2), (0, 3)], [f"{name}:integer" for name in names], values)
    given = {"DIRECTIONS": directions, "ENCODING": "esri", "POINTS": points, "SNAP": 0}
    files = {name: str(tmp_path / f"{name}.{ending}") for name in ("WATERSHEDS", "SNAPPED")}
    results = run("watersheds", **given, BY="points", **files)
    paths = {name: str(tmp_path / f"{name}.{ending}") for name in ("WATERSHED", "PATH")}
    results = {**results, **run("watershedofpoint", **given, **paths)}
    results["PATHS"] = run("flowpaths", **{**given, "SNAP": None}, PATHS=str(tmp_path / f"paths.{ending}"))["PATHS"]
    for output in ("WATERSHEDS", "SNAPPED", "WATERSHED", "PATH", "PATHS"):
        found = rows_of(results[output])
        assert {tuple(row[name] for name in names) for row in found} <= {tuple(value) for value in values}, output
        assert len(found) > 0
        if output == "WATERSHEDS":
            ours = {name[:10] if ending == "shp" else name for name in found[0]} - set(names)
            assert len(ours) >= 13 - 1  # all of ours are there too, but id where that is theirs


def test_points_on_one_cell_and_merged_ones_name_the_watershed_they_are_in(directions, tmp_path):
    points = layer_at([(4, 2), (4, 2), (4, 1), (4, 0)], ["id:string"], [["a"], ["b"], ["c"], ["d"]])
    given = {"DIRECTIONS": directions, "ENCODING": "esri", "BY": "points", "POINTS": points}
    outputs = {"WATERSHEDS": "memory:", "SNAPPED": "memory:"}
    result = run("watersheds", **given, **outputs, MIN_AREA=0.00015, SMALL="merge")
    assert {row["id"] for row in rows_of(result["WATERSHEDS"])} == {"a"}
    in_watershed = {row["id"]: row["watershed"] for row in rows_of(result["SNAPPED"])}
    assert in_watershed == {"a": "a", "b": "a", "c": "a", "d": "a"}
    result = run("watersheds", **given, **outputs, MIN_AREA=0.00015, SMALL="drop")
    in_watershed = {row["id"]: row["watershed"] for row in rows_of(result["SNAPPED"])}
    assert in_watershed == {"a": "a", "b": "a", "c": None, "d": None}


# The edge of the data


SHAPE = 20, 24


def coast(sea):
    """Return heights of an island in the sea, or of the same land where there is no data beyond."""
    row, col = np.indices(SHAPE)
    z = 8.0 - np.hypot(row - 9.5, col - 11.5) + np.random.default_rng(3).random(SHAPE) / 4
    return np.where(z > 0, z, -5.0 if sea else -9999).astype(np.float32)


def touching(result, name="WATERSHEDS"):
    """Return whether each watershed touches the edge."""
    return [row["touches_edge"] for row in rows_of(result[name])]


@pytest.mark.parametrize("way", ["level", "polygons"])
def test_where_the_sea_is_the_end_there_is_no_edge(way, tmp_path):
    island, alone = create(tmp_path / "z.tif", [coast(True)]), create(tmp_path / "n.tif", [coast(False)], nodata=-9999)
    sea = {"SEA_LEVEL": 0} if way == "level" else {"SEA": polygons(rectangle(0, 0, 24, 20))}
    if way == "polygons":  # all around the land
        row, col = np.nonzero(coast(True) < 0)
        sea = {"SEA": polygons(*(rectangle(c, r, c + 1, r + 1) for r, c in zip(row, col)))}
    for algorithm in ("watersheds", "hydrologyfromdem"):
        result = run(algorithm, INPUT=island, **sea, WATERSHEDS="memory:")
        assert set(touching(result)) == {0}
        result = run(algorithm, INPUT=alone, WATERSHEDS="memory:")
        assert set(touching(result)) == {1}
        assert "reach the edge of the data (field touches_edge)" in result.log
        assert result.warnings == []
    given = run("flowdirections", INPUT=island, **sea, OUTPUT=str(tmp_path / "dir.tif"))["OUTPUT"]
    known = {"INPUT": island} if way == "level" else sea
    assert set(touching(run("watersheds", DIRECTIONS=given, ENCODING="esri", WATERSHEDS="memory:"))) == {1}
    result = run("watersheds", DIRECTIONS=given, ENCODING="esri", **known, WATERSHEDS="memory:")
    assert set(touching(result)) == {0}
    assert result.warnings == []
    half = coast(True)
    half[:, :12] = abs(half[:, :12])  # heights beside the directions that are no sea
    other = {"INPUT": create(tmp_path / "half.tif", [half])}
    assert set(touching(run("watersheds", DIRECTIONS=given, ENCODING="esri", **other, WATERSHEDS="memory:"))) == {1}


@pytest.mark.parametrize("seed", range(4))
def test_a_watershed_touches_the_edge_where_accumulation_says_that_its_outlet_does(seed, tmp_path):
    """As EDGE_MASK of ‘Flow accumulation’ has it, which leaves out what the edge may feed."""
    rng = np.random.default_rng(seed)
    z = rng.random((30, 30)).astype(np.float32) * 2 + np.hypot(*(np.indices((30, 30)) - 15))[..., None][..., 0]
    z[rng.random(z.shape) < 0.002] = -9999
    dem = create(tmp_path / "z.tif", [z.astype(np.float32)], nodata=-9999)
    given = run("flowdirections", INPUT=dem, OUTPUT=str(tmp_path / "dir.tif"))["OUTPUT"]
    masked = run("flowaccumulation", INPUT=dem, EDGE_MASK=True, OUTPUT=str(tmp_path / "acc.tif"))["OUTPUT"]
    clean = read(masked)[1]
    cells = [(row, col) for row in range(2, 28) for col in range(2, 28) if z[row, col] > 0]
    cells = [cells[index] for index in rng.permutation(len(cells))[:60]]
    points = layer_at(cells, ["id:integer"], [[number] for number in range(60)])
    expected = {number: int(not clean[cell]) for number, cell in enumerate(cells)}
    assert set(expected.values()) == {0, 1}
    for how in ({"DIRECTIONS": given, "ENCODING": "esri"}, {"INPUT": dem}):
        result = run("watersheds", **how, BY="points", POINTS=points, WATERSHEDS="memory:")
        assert {row["id"]: row["touches_edge"] for row in rows_of(result["WATERSHEDS"])} == expected
        [told] = [each for each in result.warnings if "reaches the edge of the data" in each]
        first = next(number for number, touches in expected.items() if touches)
        assert told.startswith(f"Layer ‘gauges’: id {first}")
        result = run("watershedofpoint", **how, POINTS=points, SNAP=0, WATERSHED="memory:")
        assert {row["id"]: row["touches_edge"] for row in rows_of(result["WATERSHED"])} == expected


# What is told before and after


@pytest.mark.parametrize("algorithm, output", [("watersheds", "WATERSHEDS"), ("watershedofpoint", "WATERSHED")])
@pytest.mark.parametrize(
    "cells, sentence",
    [([(-9, 2)], "no point of ‘gauges’ lies on"), ([(9, 9), (9, 20)], "there is no direction at id 1 of ‘gauges’")],
)
def test_a_point_outside_is_told_before_the_dem_is_filled(algorithm, output, cells, sentence, tmp_path, monkeypatch):
    from headwaters.core.depressions import fill

    def filled(*_, **__):
        raise AssertionError("the DEM was filled")

    monkeypatch.setattr(fill, "fill_and_count", filled)
    z = np.random.default_rng(1).random((24, 24)).astype(np.float32)
    z[:, 14:] = -9999
    points = layer_at(cells, ["id:integer"], [[number] for number in range(len(cells))])
    by = {"BY": "points"} if algorithm == "watersheds" else {"SNAP": 0}
    with pytest.raises(Refused, match=sentence):
        given = create(tmp_path / "z.tif", [z], nodata=-9999)
        run(algorithm, INPUT=given, POINTS=points, **by, **{output: "memory:"})


def test_a_gauge_that_drains_little_beside_a_river_is_told_with_both_numbers(tmp_path):
    row, col = np.indices((60, 60))
    z = (abs(col - 30) * 3.0 + 60 - row).astype(np.float32)
    points = layer_at([(50, 32), (50, 30), (50, 59)], ["id:integer"], [[4], [5], [6]])
    how = {"INPUT": create(tmp_path / "z.tif", [z]), "BY": "points", "POINTS": points, "WATERSHEDS": "memory:"}

    def told(**more):
        return [each for each in run("watersheds", **how, **more).warnings if "from a river that drains" in each]

    [sentence] = told()
    assert sentence.startswith("Layer ‘gauges’: id 4 drains 0.0028 km², 20 m from a river that drains 0.306 km²")
    assert "id 5" not in sentence and "id 6" not in sentence
    assert told(SNAP=40) == []
    lines = layer_of("LineString", [(f"LINESTRING({WEST + 305} {NORTH - 105}, {WEST + 305} {NORTH - 595})", ["r"])])
    assert told(RIVERS=lines) == [sentence]
