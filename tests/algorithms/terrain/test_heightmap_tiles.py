"""Tiles and masks beside a heightmap: parts of one map, and shares that add up."""

import json
import math

import numpy as np
import pytest
from headwaters.core.run.run import Cancelled, Run
from headwaters.provider.terrain.heightmaps.heightmaps import BY_STRETCHING, OnGround, lay_pixels, resampled
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import UTM, create
from osgeo import gdal, ogr, osr

pytestmark = pytest.mark.qgis

ROWS, COLS = np.mgrid[0:33, 0:49]
VALID = COLS > 2
VALLEY = 40.0 + 8.0 * np.abs(ROWS - 16) + 2.0 * COLS + 90.0 * (COLS > 40)
DEM = np.where(COLS < 6, -5.0, VALLEY)
LAND = VALID & (DEM > 0)
NAMES = ["flow", "ground", "land", "rivers", "rock", "shore", "slope", "water"]


def dem(folder, values=DEM, name="dem.tif"):
    """Write a valley that falls to a sea in the west."""
    cells = np.where(VALID, values, -9999).astype(np.float32)
    return create(folder / name, [cells], nodata=-9999, dx=20, dy=20, crs=UTM)


def made(folder, what, **given):
    """Run it; return the list of tiles or masks, and what reads the pixels of a file beside it."""
    given = {"INPUT": dem(folder), "HEIGHTMAP": str(folder / "whole.png"), **given}
    result = run("exportheightmap", **given, **{what: str(folder / f"{what.lower()}.json")})
    listed = json.loads((folder / f"{what.lower()}.json").read_text(encoding="utf-8"))
    return listed, lambda name: gdal.Open(str(folder / name)).ReadAsArray(), result


def masks(folder, **given):
    """Return the pixels of each mask by its name."""
    listed, pixels, _ = made(folder, "MASKS", **given)
    return {name: pixels(about["file"]) for name, about in listed["masks"].items()}


def assembled(tiles, side, numbers):
    """Return the pixels of all tiles together; each writes over the borders of those before."""
    whole = np.full([max(tile[key] for tile in tiles) * (side - 1) + side for key in "yx"], -1)
    for tile in tiles:
        top, left = tile["y"] * (side - 1), tile["x"] * (side - 1)
        part = whole[top : top + side, left : left + side]
        own = numbers(tile)
        assert own.shape == (side, side) and ((part == -1) | (part == own)).all()  # borders that are shared agree
        part[:] = own
    return whole


def test_tiles_are_parts_of_the_heightmap_where_cells_are_pixels(tmp_path):
    listed, pixels, result = made(tmp_path, "TILES", TILE_SIZE=17)
    tiles = listed["tiles"]
    assert (listed["tiles_x"], listed["tiles_y"], result["TILE_COUNT"]) == (3, 2, 6)
    assert sorted((tile["x"], tile["y"]) for tile in tiles) == [(x, y) for x in range(3) for y in range(2)]
    whole = assembled(tiles, 17, lambda tile: pixels(tile["heights"]))
    assert np.array_equal(whole, pixels("whole.png"))
    assert (listed["lowest_m"], listed["highest_m"]) == (result["LOWEST"], result["HIGHEST"])
    assert listed["tile_width_m"] == pytest.approx(16 * 20, rel=1e-3)
    assert next(tile["east_m"] for tile in tiles if tile["x"] == 2) == pytest.approx(32 * 20, rel=1e-3)
    assert tiles[0]["heights"] == "tiles_x0_y0.png"


def test_tiles_of_other_sizes_interpolate_and_cover_the_same_ground(tmp_path):
    plane = 3.0 * ROWS + 7.0 * COLS
    cells = create(tmp_path / "plane.tif", [plane.astype(np.float32)], dx=20, dy=20, crs=UTM)
    listed, pixels, _ = made(tmp_path, "TILES", INPUT=cells, TILE_SIZE=22)
    whole = assembled(listed["tiles"], 22, lambda tile: pixels(tile["heights"]))
    assert whole.shape == (43, 64) == (listed["rows"], listed["columns"])
    row, col = np.mgrid[0:43, 0:64] / np.array([42.0, 63.0])[:, None, None]
    back = listed["lowest_m"] + listed["metres_per_step"] * whole
    assert np.allclose(back, 96 * row + 336 * col, atol=listed["metres_per_step"])
    assert listed["width_m"] == pytest.approx(48 * 20, rel=1e-3)


def test_raw_tiles_have_the_numbers_of_pngs(tmp_path):
    listed, pixels, _ = made(tmp_path, "TILES", TILE_SIZE=17)
    (tmp_path / "raw").mkdir()
    raw, _, _ = made(tmp_path / "raw", "TILES", TILE_SIZE=17, FORMAT="raw", MASK_BITS="16")
    words = np.fromfile(tmp_path / "raw" / raw["tiles"][4]["heights"], "<u2").reshape(17, 17)
    assert np.array_equal(words, pixels(listed["tiles"][4]["heights"]))
    water = np.fromfile(tmp_path / "raw" / raw["tiles"][0]["masks"]["water"], "<u2").reshape(17, 17)
    assert np.array_equal(water, 257 * pixels(listed["tiles"][0]["masks"]["water"]).astype(int))


def test_tiles_of_masks_are_parts_of_the_masks(tmp_path):
    listed, pixels, _ = made(tmp_path, "TILES", TILE_SIZE=17)
    whole = masks(tmp_path)
    assert sorted(whole) == NAMES
    for name in NAMES:
        together = assembled(listed["tiles"], 17, lambda tile, name=name: pixels(tile["masks"][name]))
        assert np.array_equal(together, whole[name]), name


def test_land_is_what_lies_above_the_sea(tmp_path):
    found = masks(tmp_path)
    assert found["land"].dtype == np.uint8 and np.array_equal(found["land"], 255 * LAND)
    assert np.array_equal(found["water"], 255 * ~LAND)
    deep = masks(tmp_path, SEA_LEVEL=-10)
    assert np.array_equal(deep["land"], 255 * VALID)


def test_what_covers_the_ground_adds_up_and_follows_slope_and_shore(tmp_path):
    """Slopes against their definition, cell by cell; rock, shore and ground against the rules of the page."""
    found = {name: mask.astype(int) for name, mask in masks(tmp_path, ROCK_SLOPE=45, SHORE=100).items()}
    assert (found["water"] + found["rock"] + found["shore"] + found["ground"] == 255).all()
    for row, col in [(1, 8), (16, 20), (20, 40), (31, 47), (10, 6), (15, 41), (4, 41)]:
        down, right = (DEM[row + 1, col] - DEM[row - 1, col]) / 40, (DEM[row, col + 1] - DEM[row, col - 1]) / 40
        slope = math.degrees(math.atan(math.hypot(down, right)))
        rock = min(max((slope - 35) / 20, 0), 1)
        shore = (1 - rock) * max(0, 1 - (col - 5) * 20 / 100)
        assert abs(found["slope"][row, col] - 255 * slope / 90) <= 1
        assert abs(found["rock"][row, col] - 255 * rock) <= 1.5 and abs(found["shore"][row, col] - 255 * shore) <= 1.5
    assert found["rock"].max() > 200 and found["shore"].max() == round(255 * 0.6)  # beside the sea all is cliff


def test_rivers_are_lines_that_are_given_or_what_the_dem_drains(tmp_path):
    found = masks(tmp_path, THRESHOLD=0.1)
    count = np.zeros(DEM.shape, int)  # of cells above, by walking down from each
    for start in np.argwhere(LAND):
        row, col = start
        while LAND[row, col]:
            count[row, col] += 1
            around = [(r, c) for r in (row - 1, row, row + 1) for c in (col - 1, col, col + 1)]
            around = [(r, c) for r, c in around if 0 <= r < 33 and 0 <= c < 49 and VALID[r, c]]
            falls = [(DEM[row, col] - DEM[place]) / max(math.dist((row, col), place), 1) for place in around]
            if max(falls) <= 0:
                break
            row, col = around[int(np.argmax(falls))]
    expected = (count * 400 >= 0.1e6) & LAND
    rivers = found["rivers"] == 255
    assert expected.sum() > 10 and np.array_equal(rivers, expected)
    most = math.log(count.max())
    assert np.allclose(found["flow"], np.where(LAND, 255 * np.log(np.maximum(count, 1)) / most, 0), atol=1)
    drawn = masks(tmp_path, RIVERS=line(tmp_path))
    assert np.array_equal(np.unique(np.nonzero(drawn["rivers"])[0]), [7]) and (drawn["rivers"] == 255).sum() > 20


def test_where_the_edge_is_a_wall_masks_show_the_water_that_only_the_sea_takes(tmp_path):
    """A ridge parts water to the sea in the west from water over the edge in the east, but for the wall."""
    roof = np.where(COLS < 6, -5.0, 300.0 - 9.0 * np.abs(COLS - 25) + np.abs(ROWS - 16))
    cells = dem(tmp_path, roof, "roof.tif")
    free, walled = (masks(tmp_path, INPUT=cells, THRESHOLD=0.1, EDGE=edge) for edge in ("outlet", "wall"))
    assert np.nonzero(free["flow"] == 255)[1].tolist() == [48]  # where most water passes
    assert 6 in np.nonzero(walled["flow"] == 255)[1] and walled["flow"][:, 48].max() < 200
    assert free["rivers"][:, 48].any() and not walled["rivers"][:, 48].any()
    high = dem(tmp_path, roof + 400, "high.tif")
    without = create(tmp_path / "without.tif", [(roof + 400).astype(np.float32)], dx=20, dy=20, crs=UTM)
    for cells, closed in ((high, False), (without, True)):
        _, _, result = made(tmp_path, "MASKS", INPUT=cells, EDGE="wall")
        assert any("no water can leave" in warning for warning in result.warnings) == closed


def line(folder):
    """Write a line along the middle of the eighth row."""
    crs = osr.SpatialReference()
    crs.SetFromUserInput(UTM)
    store = ogr.GetDriverByName("GPKG").CreateDataSource(str(folder / "line.gpkg"))
    layer = store.CreateLayer("line", crs, ogr.wkbLineString)
    west, dx, _, north, _, dy = gdal.Open(dem(folder)).GetGeoTransform()
    feature = ogr.Feature(layer.GetLayerDefn())
    y = north + 7.5 * dy
    feature.SetGeometry(ogr.CreateGeometryFromWkt(f"LINESTRING({west + 10.5 * dx} {y}, {west + 40.5 * dx} {y})"))
    layer.CreateFeature(feature)
    return str(folder / "line.gpkg")


def test_water_of_a_depth_is_water_with_a_shore(tmp_path):
    depth = create(
        tmp_path / "depth.tif",
        [np.where(COLS == 30, 2.0, -9999).astype(np.float32)],
        nodata=-9999,
        dx=20,
        dy=20,
        crs=UTM,
    )
    found = masks(tmp_path, WATER=depth, SHORE=60, ROCK_SLOPE=90)
    assert np.array_equal(found["water"] == 255, ~LAND | (COLS == 30))
    assert (found["shore"][5:10, 29] > 0).all() and (found["shore"][5:10, 33] == 0).all()


def test_masks_have_the_pixels_of_the_heightmap(tmp_path):
    found = masks(tmp_path, SIZE="power")
    assert {mask.shape for mask in found.values()} == {(65, 65)}
    assert gdal.Open(str(tmp_path / "whole.png")).RasterXSize == 65


def test_parts_write_over_nothing_that_is_read_or_written(tmp_path):
    given = {"INPUT": dem(tmp_path), "MASKS": str(tmp_path / "list.json")}
    with pytest.raises(Refused, match="HEIGHTMAP and MASKS cannot both"):
        run("exportheightmap", HEIGHTMAP=str(tmp_path / "list_water.png"), **given)
    source = dem(tmp_path, name="list_land.png.tif")
    (tmp_path / "list_land.png").write_bytes((tmp_path / "list_land.png.tif").read_bytes())
    given["INPUT"] = str(tmp_path / "list_land.png")
    with pytest.raises(Refused, match="would overwrite INPUT"):
        run("exportheightmap", HEIGHTMAP=str(tmp_path / "whole.png"), **given)
    assert source


def test_too_many_tiles_are_refused(tmp_path):
    with pytest.raises(Refused, match="larger TILE_SIZE"):
        cells = create(tmp_path / "large.tif", [np.zeros((300, 300), np.float32)], dx=20, dy=20, crs=UTM)
        made(tmp_path, "TILES", INPUT=cells, TILE_SIZE=3)


def test_tiles_of_more_pixels_than_the_memory_holds_are_refused_at_once(tmp_path, monkeypatch):
    monkeypatch.setenv("HEADWATERS_MEMORY", "0.01")
    assert made(tmp_path, "TILES", TILE_SIZE=129)[0]["tile_pixels"] == 129
    with pytest.raises(Refused, match=r"TILES: 1,025 × 1,025 pixels need about 0\.1 GB .*smaller TILE_SIZE"):
        made(tmp_path, "TILES", TILE_SIZE=1025)


def test_a_cancel_is_heeded_between_rows_of_pixels():
    class Stopped(Run):
        cancelled = True

    with pytest.raises(Cancelled):
        resampled(Stopped(), DEM, lay_pixels(OnGround(DEM.shape, 20.0, 20.0), (65, 65), BY_STRETCHING))
