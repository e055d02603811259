"""What random runs are held against notices results that are wrong."""

import numpy as np
import pytest
from headwaters.scripts.fuzzing import terrain_truths as terrain
from headwaters.scripts.fuzzing import water_truths as water
from headwaters.scripts.fuzzing.invariants import broken, differences, in_place, left_over, unclear
from headwaters.scripts.fuzzing.shape_truths import polygons, river_tree, uncrossed
from headwaters.tests.provider.samples import CELL, FILLED, LAND, NORTH, VALID, WEST, create
from osgeo import ogr, osr

UTM = "EPSG:25832"
VOID = -9999.0
SQUARE = "POLYGON ((0 0, 10 0, 10 10, 0 10, 0 0))"


def raster(folder, name, cells, valid=VALID, **place):
    values = np.where(valid, cells, VOID).astype(np.float32)
    return create(folder / f"{name}.tif", [values], nodata=VOID, **place)


def layer(path, *features, crs=UTM, **fields):
    """Write features, each a WKT and the values of the fields, to a GeoPackage; return its path."""
    reference = osr.SpatialReference()
    reference.SetFromUserInput(crs)
    store = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    table = store.CreateLayer("layer", reference, ogr.wkbUnknown, ["FID=fid"])
    for name, kind in fields.items():
        table.CreateField(ogr.FieldDefn(name, kind))
    for wkt, *values in features:
        feature = ogr.Feature(table.GetLayerDefn())
        feature.SetGeometry(ogr.CreateGeometryFromWkt(wkt))
        for name, value in zip(fields, values):
            if value is not None:
                feature.SetField(name, value)
        table.CreateFeature(feature)
    return str(path)


@pytest.fixture
def dem(tmp_path):
    return {"INPUT": raster(tmp_path, "dem", LAND)}


def rivers(folder, *features):
    """Write rivers: WKT, id, downstream, strahler, shreve; their lengths are 1."""
    kinds = {name: ogr.OFTInteger for name in ("id", "downstream", "strahler", "shreve")}
    path = folder / f"rivers {len(list(folder.iterdir()))}.gpkg"
    return {"RIVERS": layer(path, *((*each, 1.0) for each in features), **kinds, length_m=ogr.OFTReal)}


def test_a_fill_is_neither_below_the_dem_nor_higher_than_need_be(tmp_path, dem):
    assert water.fill_is_least(dem, {"OUTPUT": raster(tmp_path, "good", FILLED)}) == []
    for change in (-1.0, 1.0):
        doctored = FILLED.copy()
        doctored[20, 20] = (LAND if change < 0 else FILLED)[20, 20] + change
        assert water.fill_is_least(dem, {"OUTPUT": raster(tmp_path, f"bad {change}", doctored)})
    fewer = VALID.copy()
    fewer[20, 20] = False
    assert water.fill_is_least(dem, {"OUTPUT": raster(tmp_path, "fewer", FILLED, fewer)})


def test_a_pit_is_seen_in_terrain_and_in_what_was_breached(tmp_path):
    pit = FILLED.copy()
    pit[20, 20] = 1.0
    results = {"OUTPUT": raster(tmp_path, "pit", pit)}
    assert terrain.terrain({}, results) == ["OUTPUT has a pit"]
    assert water.breached({}, results) == ["OUTPUT has a pit"]
    assert terrain.terrain({}, {"OUTPUT": raster(tmp_path, "good", FILLED)}) == []


def test_a_lake_that_was_asked_for_is_no_pit_and_one_beside_it_is(tmp_path):
    hollow = FILLED.copy()
    hollow[20, 20] = 1.0
    results = {"OUTPUT": raster(tmp_path, "hollow", hollow)}

    def square(name, row, col):
        west, south = WEST + col * CELL, NORTH - (row + 1) * CELL
        east, north = west + CELL, south + CELL
        ring = f"{west} {south}, {east} {south}, {east} {north}, {west} {north}, {west} {south}"
        return {"LAKES": layer(tmp_path / f"{name}.gpkg", (f"POLYGON (({ring}))",))}

    assert terrain.terrain(square("there", 20, 20), results) == []
    assert terrain.terrain(square("elsewhere", 20, 26), results) == ["OUTPUT has a pit"]


def test_terrain_without_land_is_seen_where_an_island_is_wider_than_a_few_cells(tmp_path):
    nothing = {"OUTPUT": raster(tmp_path, "sea", FILLED, np.zeros_like(VALID))}
    assert terrain.terrain({}, nothing) == ["OUTPUT has no land"]
    few = np.s_[:5, :6]
    assert terrain.terrain({}, {"OUTPUT": raster(tmp_path, "few", FILLED[few], np.zeros_like(VALID[few]))}) == []


def directions(folder, codes):
    return {"OUTPUT": create(folder / "directions.tif", [np.array(codes, np.uint8)], nodata=255)}


def test_directions_neither_circle_nor_end_inside_the_land(tmp_path):
    assert water.directions({}, directions(tmp_path, [[1, 1, 1], [64, 64, 64], [64, 64, 64]])) == []
    assert water.directions({}, directions(tmp_path, [[1, 16, 1], [64, 64, 64], [64, 64, 64]]))
    assert water.directions({}, directions(tmp_path, [[1, 1, 1], [64, 0, 64], [64, 64, 64]]))


def test_accumulation_is_the_sum_of_what_comes_in(tmp_path):
    way = directions(tmp_path, [[1, 1, 1]])["OUTPUT"]
    given = {"DIRECTIONS": way, "UNITS": "cells"}
    whole = np.ones((1, 3), bool)
    assert water.accumulation(given, {"OUTPUT": raster(tmp_path, "good", [[1, 2, 3]], whole)}) == []
    assert water.accumulation(given, {"OUTPUT": raster(tmp_path, "lost", [[1, 2, 2]], whole)})
    assert water.accumulation({"DIRECTIONS": way}, {"OUTPUT": raster(tmp_path, "area", [[0.1, 0.2, 0.1]], whole)})


@pytest.mark.parametrize(
    "features, found",
    [
        ([(SQUARE, 1, None), ("POLYGON ((10 0, 20 0, 20 10, 10 10, 10 0))", 2, 1)], ""),
        ([(SQUARE, 1, None), ("POLYGON ((9 0, 20 0, 20 10, 9 10, 9 0))", 2, 1)], "overlap"),
        ([("POLYGON ((0 0, 10 10, 10 0, 0 10, 0 0))", 1, None)], "invalid"),
        ([(SQUARE, 1, 2)], "not there"),
        ([(SQUARE, 1, None), ("POLYGON ((10 0, 20 0, 20 10, 10 10, 10 0))", 1, None)], "unique"),
        ([(SQUARE, 1, 2), ("POLYGON ((10 0, 20 0, 20 10, 10 10, 10 0))", 2, 1)], "circle"),
    ],
)
def test_watersheds_are_true_polygons_apart_with_ids_of_their_own(tmp_path, features, found):
    path = layer(tmp_path / "sheds.gpkg", *features, id=ogr.OFTInteger, downstream=ogr.OFTInteger)
    assert found in " ".join(polygons({"WATERSHEDS": path}, "WATERSHEDS")) and (found or not polygons({"W": path}, "W"))


UPPER, OTHER = "LINESTRING Z (0 10 3, 5 5 2)", "LINESTRING Z (10 10 3, 5 5 2)"
LOWER = "LINESTRING Z (5 5 2, 5 0 1)"


@pytest.mark.parametrize(
    "features, found",
    [
        ([(UPPER, 1, 3, 1, 1), (OTHER, 2, 3, 1, 1), (LOWER, 3, None, 2, 2)], ""),
        ([(UPPER, 1, 3, 1, 1), (OTHER, 2, 3, 1, 1), (LOWER, 3, None, 1, 2)], "orders"),
        ([(UPPER, 1, 3, 1, 1), (OTHER, 2, 3, 1, 1), (LOWER, 3, None, 2, 3)], "orders"),
        ([("LINESTRING Z (0 10 3, 5 6 2)", 1, 2, 1, 1), (LOWER, 2, None, 1, 1)], "does not end where"),
        ([("LINESTRING Z (0 10 1, 5 5 2)", 1, 2, 1, 1), (LOWER, 2, None, 1, 1)], "uphill"),
    ],
)
def test_rivers_join_fall_and_have_the_orders_of_their_tree(tmp_path, features, found):
    told = river_tree(rivers(tmp_path, *features), falling=True)
    assert found in " ".join(told) and bool(found) == bool(told)


def test_rivers_that_cross_or_leave_the_land_are_seen(tmp_path):
    coast = {"COASTLINE": layer(tmp_path / "coast.gpkg", (SQUARE,))}
    inside = ("LINESTRING Z (5 5 2, 5 0 1)", 1, None, 1, 1)
    assert terrain.grown(coast, rivers(tmp_path, inside)) == []
    assert uncrossed(rivers(tmp_path, inside, ("LINESTRING Z (0 2 2, 9 2 1)", 2, None, 1, 1))) == ["RIVERS cross"]
    outside = rivers(tmp_path, ("LINESTRING Z (5 5 2, 12 5 1, 12 8 0)", 1, None, 1, 1))
    assert terrain.grown(coast, outside) == ["RIVERS: 1 leaves the land"]


def test_a_window_that_differs_from_the_whole_in_one_cell_is_seen(tmp_path):
    whole = {"OUTPUT": raster(tmp_path, "whole", LAND)}
    corner = {"west": WEST + 9 * CELL, "north": NORTH - 7 * CELL}
    part, known = LAND[7:20, 9:30].copy(), VALID[7:20, 9:30]
    assert terrain.window_of_whole({"OUTPUT": raster(tmp_path, "part", part, known, **corner)}, whole) == []
    part[2, 2] += 0.5
    assert terrain.window_of_whole({"OUTPUT": raster(tmp_path, "other", part, known, **corner)}, whole)


def test_outputs_have_the_cells_and_the_crs_of_their_input(tmp_path, dem):
    case = {"algorithm": "filldepressions", "parameters": dem, "outputs": {"OUTPUT": ".tif"}}
    assert in_place(case, {"OUTPUT": raster(tmp_path, "same", FILLED)}) == []
    assert in_place(case, {"OUTPUT": raster(tmp_path, "moved", FILLED, west=WEST + 1)})
    assert in_place(case, {"OUTPUT": raster(tmp_path, "elsewhere", FILLED, crs="EPSG:25833")})
    infinite = np.where(LAND.max() == LAND, np.inf, LAND)
    assert in_place(case, {"OUTPUT": raster(tmp_path, "infinite", infinite)})


def test_an_output_that_is_not_there_or_does_not_open_is_seen(tmp_path, dem):
    case = {"algorithm": "filldepressions", "parameters": dem, "outputs": {"OUTPUT": ".tif"}}
    assert broken(case, {"OUTPUT": str(tmp_path / "nowhere.tif")})
    (tmp_path / "half.tif").write_bytes((tmp_path / "dem.tif").read_bytes()[:300])
    assert broken(case, {"OUTPUT": str(tmp_path / "half.tif")})
    assert broken(case, {"DEEPEST": float("nan")})


def test_what_is_another_when_it_is_made_again_is_seen(tmp_path):
    first, second = ({"OUTPUT": raster(tmp_path, name, LAND + shift)} for name, shift in (("one", 0), ("two", 1)))
    assert differences(first, first, {"OUTPUT": ".tif"}) == []
    assert differences(first, second, {"OUTPUT": ".tif"})


def test_files_that_no_output_explains_are_left_over(tmp_path):
    for name in ("a.tif", "a.tif.aux.xml", ".headwaters-7", "b.tif"):
        (tmp_path / name).touch()
    assert sorted(left_over(tmp_path, [tmp_path / "a.tif"])) == [".headwaters-7", "b.tif"]
    (tmp_path / "MASKS_land.png").touch()
    assert "MASKS_land.png" in left_over(tmp_path, [tmp_path / "a.tif"])
    assert "MASKS_land.png" not in left_over(tmp_path, [tmp_path / "MASKS.json"])


def test_tiles_of_a_mosaic_are_explained_by_it(tmp_path):
    (tmp_path / "a.tiles").mkdir()
    for name in ("a.vrt", "a.tiles/tile_0_1.tif", "a.tiles/half.tif"):
        (tmp_path / name).touch()
    assert left_over(tmp_path, [tmp_path / "a.vrt"]) == ["half.tif"]
    assert len(left_over(tmp_path, [tmp_path / "a.tif"])) == 4


def test_refusals_are_sentences_for_people():
    assert unclear("The raster ‘hills’ is rotated: its rows do not run east–west. Straighten it.") == []
    program = (
        "", "Traceback (most recent call last):", "KeyError: 7", "‘/tmp/.headwaters-1/a.tif’ is full", "got None",
        "np.float64(3.0) is too much", "no " * 300,
    )  # fmt: skip
    assert all(unclear(said) for said in program)
