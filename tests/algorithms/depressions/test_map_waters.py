"""Lakes and crossings of a map: what they do to the DEM and to its water, in every algorithm that takes them."""

import numpy as np
import pytest
from headwaters.tests.provider.running import run
from headwaters.tests.provider.samples import CELL, NORTH, WEST, create, polygons, read, rectangle
from osgeo import ogr


def centre(row, col):
    return f"{WEST + (col + 0.5) * CELL} {NORTH - (row + 0.5) * CELL}"


@pytest.fixture
def valley(tmp_path):
    """A valley that falls to the east, with a dam two cells wide across it."""
    rows, cols = np.indices((11, 24))
    z = (100.0 - cols + 3 * np.abs(rows - 5)).astype(np.float32)
    z[:, 12:14] = 130
    return create(tmp_path / "valley.tif", [z]), z


@pytest.mark.parametrize("kind", ["line", "point"])
def test_a_culvert_lets_the_water_of_a_valley_through_its_dam(kind, valley, tmp_path):
    dem, z = valley
    shape = f"LINESTRING({centre(5, 11)}, {centre(5, 14)})" if kind == "line" else f"POINT({centre(5, 12)})"
    layer = polygons(shape, kind="LineString" if kind == "line" else "Point")
    filled = {}
    for name, given in (("without", {}), ("with", {"CROSSINGS": layer})):
        result = run("filldepressions", INPUT=dem, **given, OUTPUT=str(tmp_path / f"{name}.tif"))
        filled[name] = read(result["OUTPUT"])[0]
    assert filled["without"][5, 11] > z[5, 11] and filled["with"][5, 11] == z[5, 11]
    assert np.argwhere(filled["with"] < z).tolist() == [[5, 12], [5, 13]]
    codes, _ = read(run("flowdirections", INPUT=dem, CROSSINGS=layer, OUTPUT=str(tmp_path / "c.tif"))["OUTPUT"])
    assert codes[5, 11:15].tolist() == [1, 1, 1, 1]


def test_a_crossing_beyond_the_data_is_told_whatever_came_before(valley, tmp_path):
    layer = polygons(f"POINT({centre(5, 12)})", f"POINT({centre(5, 900)})", kind="Point")
    warnings = run("filldepressions", INPUT=valley[0], CROSSINGS=layer, OUTPUT=str(tmp_path / "f.tif")).warnings
    assert any("CROSSINGS: nothing to cut through at 2:" in each for each in warnings)


def test_a_lake_of_a_map_is_level_and_has_one_outlet(tmp_path):
    """A lake with waves and cells without data, beside which two places of the shore are as low."""
    rng = np.random.default_rng(1)
    rows, cols = np.indices((20, 30))
    z = (60 + 2 * np.maximum(np.abs(rows - 10), np.abs(cols - 15)) + rng.random((20, 30))).astype(np.float32)
    z[4:17, 8:23] = 62 + rng.random((13, 15))
    z[8, 10:14] = -9999
    z[10, 23:], z[10, :8] = 61, 61
    dem = create(tmp_path / "lake.tif", [z], nodata=-9999)
    lake = polygons(rectangle(8, 4, 23, 17))
    level, valid = read(run("filldepressions", INPUT=dem, LAKE_POLYGONS=lake, OUTPUT=str(tmp_path / "f.tif"))["OUTPUT"])
    inside = np.zeros(z.shape, bool)
    inside[4:17, 8:23] = True
    assert valid.all() and (level[inside] == 61).all()
    result = run("flowdirections", INPUT=dem, LAKE_POLYGONS=lake, OUTPUT=str(tmp_path / "codes.tif"))
    codes, valid = read(result["OUTPUT"])
    steps = {1: (0, 1), 2: (1, 1), 4: (1, 0), 8: (1, -1), 16: (0, -1), 32: (-1, -1), 64: (-1, 0), 128: (-1, 1)}
    left = set()
    for row, col in np.argwhere(inside):
        down, across = steps[codes[row, col]]
        if not inside[row + down, col + across]:
            left.add((row, col))
    assert len(left) == 1 and valid[inside].all()
    assert "would have left in several places: 1" in result.log
    made = run("hydrologyfromdem", INPUT=dem, LAKE_POLYGONS=lake, FILLED=str(tmp_path / "h.tif"))
    assert (read(made["FILLED"])[0][inside] == 61).all()


@pytest.mark.parametrize("rule", ["breach", "least"])
def test_no_channel_is_dug_through_a_lake_of_a_map(rule, valley, tmp_path):
    """A pit above the dam lies lower than the lake on the way down from it: it fills to the level of that."""
    z = valley[1] + np.float32(0.001) * np.arange(24, dtype=np.float32)
    z[:, 12:14] = z[:, [11]]
    z[[0, -1]] += 80
    z[:, 0] += 80
    z[5, 9] = 70
    dem, lake = create(tmp_path / "pit.tif", [z]), polygons(rectangle(12, 3, 18, 8))
    more = {"DEPRESSIONS": rule, "CUT_COST": 0.001, "FILLED": str(tmp_path / "h.tif")}  # it is rather dug than filled
    made = run("hydrologyfromdem", INPUT=dem, LAKE_POLYGONS=lake, **more)
    filled = read(made["FILLED"])[0]
    assert np.unique(filled[3:8, 12:18]).size == 1
    assert (np.diff(filled[5, 9:]) <= 0).all()


def test_level_surfaces_of_a_dem_are_offered_as_lakes(tmp_path):
    rows, cols = np.indices((20, 30))
    z = (60 + rows + 0.013 * cols).astype(np.float32)
    z[4:14, 8:20] = 66.5
    dem = create(tmp_path / "level.tif", [z])
    outputs = {"LAKES": "TEMPORARY_OUTPUT", "LEVEL_SURFACES": str(tmp_path / "level.gpkg")}
    result = run("lakes", INPUT=dem, MIN_AREA=0.005, **outputs)
    surfaces = ogr.Open(result["LEVEL_SURFACES"])
    (found,) = [feature.items() for feature in surfaces.GetLayer(0)]
    assert found["level_m"] == 66.5 and found["area_km2"] == pytest.approx(120 * CELL**2 / 1e6)
    assert run("flowdirections", INPUT=dem, LAKE_POLYGONS=result["LEVEL_SURFACES"], OUTPUT=str(tmp_path / "c.tif"))


def test_a_mountain_lake_is_as_large_as_on_the_map_and_not_as_its_hollow(real_data, tmp_path):
    """Lake Sempach: 14.4 km² at 504 m, by swisstopo. On the DEM its gorge is a sill of 508 m, up to which it fills.

    In whole metres the shores up to half a metre above it are as high as the lake.
    """
    dem = str(real_data / "real_land/swiss_foreland_25m.tif")
    outputs = {"LAKES": str(tmp_path / "lakes.gpkg"), "LEVEL_SURFACES": str(tmp_path / "level.gpkg")}
    result = run("lakes", INPUT=dem, MIN_AREA=10, **outputs)
    sources = [ogr.Open(result[name]) for name in ("LAKES", "LEVEL_SURFACES")]
    (hollow,), (lake,) = ([feature.items() for feature in source.GetLayer(0)] for source in sources)
    assert lake["level_m"] == 504 and lake["area_km2"] == pytest.approx(14.4, rel=0.06)
    assert hollow["level_m"] == 508 and hollow["area_km2"] > 16.5
