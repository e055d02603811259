"""Heightmaps for other programs: what their numbers mean, and scenes that are the same land."""

import json

import numpy as np
import pytest
from headwaters.core.raster.cover import COVER_MASKS as COVER
from headwaters.provider.layers.grid_meshes import grid_mesh, grid_step
from headwaters.provider.layers.map_cells import Frame
from headwaters.provider.terrain.heightmaps.heightmaps import FITS
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import NORTH, UTM, WEST, create
from osgeo import gdal
from qgis.core import QgsMeshLayer

pytestmark = pytest.mark.qgis

ROWS, COLS = np.mgrid[0:30, 0:44]
LAND = 500.0 + 100.0 * np.sin(ROWS / 5.0) + 3.0 * COLS
VALID = (ROWS - 15) ** 2 + (COLS - 22) ** 2 < 400


def dem(folder, values=LAND, valid=VALID, name="dem.tif"):
    return create(
        folder / name, [np.where(valid, values, -9999).astype(np.float32)], nodata=-9999, dx=20, dy=10, crs=UTM
    )


def export(folder, name="map.png", **given):
    """Run it; return the results, the scale, and the path of the map."""
    path, scale = folder / name, folder / "scale.json"
    made = run("exportheightmap", HEIGHTMAP=str(path), SCALE=str(scale), **given)
    return made, json.loads(scale.read_text(encoding="utf-8")), path


def test_the_scale_gives_the_heights_back(tmp_path):
    made, scale, path = export(tmp_path, INPUT=dem(tmp_path))
    words = gdal.Open(str(path)).ReadAsArray()
    assert words.dtype == np.uint16 and words.shape == LAND.shape == (scale["rows"], scale["columns"])
    back = scale["lowest_m"] + scale["metres_per_step"] * words
    assert np.abs(back - LAND)[VALID].max() <= scale["metres_per_step"] / 2 + 1e-3
    assert (words[~VALID] == 0).all() and words.min() == 0 and words.max() == 65535
    assert (made["LOWEST"], made["HIGHEST"]) == (scale["lowest_m"], scale["highest_m"])
    assert scale["metres_per_column"] == pytest.approx(20, rel=1e-3)
    assert scale["metres_per_row"] == pytest.approx(10, rel=1e-3)
    assert scale["width_m"] == pytest.approx(43 * 20, rel=1e-3)


@pytest.mark.parametrize("name", ["map.raw", "map.r16"])
def test_raw_files_have_the_same_numbers_the_low_byte_first(name, tmp_path):
    _, scale, path = export(tmp_path, name, INPUT=dem(tmp_path))
    words = np.frombuffer(path.read_bytes(), "<u2").reshape(scale["rows"], scale["columns"])
    assert np.array_equal(words, gdal.Open(str(export(tmp_path, INPUT=dem(tmp_path))[2])).ReadAsArray())


def test_a_square_of_a_power_of_two_keeps_corners_and_interpolates(tmp_path):
    plane = 10.0 * ROWS + 7.0 * COLS
    made, scale, path = export(tmp_path, INPUT=dem(tmp_path, plane, plane >= 0), SIZE="power")
    assert made["COLUMNS"] == made["ROWS"] == 65
    back = scale["lowest_m"] + scale["metres_per_step"] * gdal.Open(str(path)).ReadAsArray()
    row, col = np.mgrid[0:65, 0:65] / 64.0
    assert np.allclose(back, 290 * row + 301 * col, atol=scale["metres_per_step"])
    assert scale["metres_per_column"] == pytest.approx(43 * 20 / 64, rel=1e-3)


def test_whole_heights_with_holes_are_taken_too(tmp_path):
    values = np.arange(12, dtype=np.int16).reshape(3, 4)
    values[1, 1] = -9999
    dem = create(tmp_path / "whole.tif", [values], nodata=-9999)
    result = run("exportheightmap", INPUT=dem, HEIGHTMAP=str(tmp_path / "out.raw"))
    words = np.fromfile(result["HEIGHTMAP"], "<u2").reshape(3, 4)
    assert (result["LOWEST"], result["HIGHEST"]) == (0, 11)
    assert words[1, 1] == 0 and words[2, 3] == 65535


def test_a_level_dem_is_0_everywhere(tmp_path):
    _, scale, path = export(tmp_path, INPUT=dem(tmp_path, np.full(LAND.shape, 7.0)))
    assert not gdal.Open(str(path)).ReadAsArray().any() and scale["lowest_m"] == scale["highest_m"] == 7


def test_a_scene_has_the_ground_and_the_water_over_it(tmp_path):
    """Every vertex is a cell of the DEM; triangles look up; water lies at its level, also where it is a cell wide."""
    depth = np.where((COLS == 20) & (ROWS > 8), 2.5, np.nan)
    water = dem(tmp_path, np.nan_to_num(depth, nan=-9999), np.isfinite(depth), "water.tif")
    scene = tmp_path / "scene.obj"
    export(tmp_path, INPUT=dem(tmp_path), WATER=water, SCENE=str(scene))
    vertices, faces, name = [], {}, ""
    for line in scene.read_text(encoding="ascii").splitlines():
        kind, *values = line.split()
        if kind == "o":
            name = values[0]
        elif kind == "v":
            vertices.append([float(value) for value in values])
        else:
            faces.setdefault(name, []).append([int(value) - 1 for value in values])
    vertices = np.array(vertices)
    assert list(faces) == ["ground", "water"]
    one, other, last = (vertices[np.array(faces["ground"] + faces["water"])[:, place]] for place in range(3))
    assert (np.cross(other - one, last - one)[:, 1] > 0).all()
    col, row = vertices[:, 0] / 20 - 0.5, vertices[:, 2] / 10 - 0.5
    assert np.allclose(col, np.rint(col), atol=2e-2) and np.allclose(row, np.rint(row), atol=2e-2)
    place = np.rint(row).astype(int), np.rint(col).astype(int)
    count = np.count_nonzero(VALID)
    assert np.allclose(vertices[:count, 1], LAND[place][:count], atol=2e-3)
    on_river = np.isfinite(depth[place]) & (np.arange(len(vertices)) >= count)
    assert on_river.any() and np.allclose(vertices[on_river, 1], LAND[place][on_river] + 2.5, atol=2e-3)


@pytest.mark.parametrize(
    "name, what", [("HEIGHTMAP", "map.tif"), ("SCENE", "scene.glb"), ("MASKS", "m.png"), ("TILES", "t")]
)
def test_other_endings_are_refused(name, what, tmp_path):
    given = {"HEIGHTMAP": str(tmp_path / "map.png"), name: str(tmp_path / what)}
    with pytest.raises(Refused, match=rf"{name} is written as"):
        run("exportheightmap", INPUT=dem(tmp_path), **given)


def test_a_dem_without_data_is_refused(tmp_path):
    with pytest.raises(Refused, match="no data at all"):
        export(tmp_path, INPUT=dem(tmp_path, valid=np.zeros(LAND.shape, bool)))


def test_a_starting_surface_comes_as_a_mesh_too(tmp_path):
    """With a node in the middle of each cell at its height, and triangles over all that lies between."""
    path = tmp_path / "peak.2dm"
    made = run(
        "startingsurface",
        SHAPE="peak",
        COLUMNS=30,
        ROWS=20,
        CELL_SIZE=5,
        OUTPUT=str(tmp_path / "a.tif"),
        MESH=str(path),
    )
    layer = QgsMeshLayer(str(path), "mesh", "mdal")
    assert layer.isValid()
    assert (layer.dataProvider().vertexCount(), layer.dataProvider().faceCount()) == (600, 2 * 19 * 29)
    nodes = np.array([line.split()[2:] for line in path.read_text().splitlines() if line.startswith("ND")], float)
    z = gdal.Open(made["OUTPUT"]).ReadAsArray()
    assert np.allclose(nodes[:, 2].reshape(20, 30), z, atol=1e-4)
    assert nodes[0, :2].tolist() == [2.5, 97.5]


def test_a_mesh_of_many_cells_leaves_some_out():
    """As few as it takes to stay below the limit."""
    valid = np.ones((100, 100), bool)
    assert grid_step(valid, 10_000) == 1 and grid_step(valid, 9_999) == 2
    places, heights, triangles = grid_mesh(LAND, VALID, Frame(0.0, 300.0, 20.0, 10.0, None), 3)
    assert len(places) == len(heights) == np.count_nonzero(VALID[::3, ::3])
    assert triangles.max() < len(places) and len(np.unique(np.sort(triangles), axis=0)) == len(triangles)


def heights_of(scale, path):
    """Return what the numbers of a heightmap mean."""
    return scale["lowest_m"] + scale["metres_per_step"] * gdal.Open(str(path)).ReadAsArray().astype(float)


def places_of(scale):
    """Return how far south and east of the middle of the north-western cell those of pixels lie, in metres."""
    east = scale["west"] - WEST - 10 + (np.arange(scale["columns"]) + 0.5) * scale["metres_per_column"]
    south = NORTH - scale["north"] - 5 + (np.arange(scale["rows"]) + 0.5) * scale["metres_per_row"]
    return np.meshgrid(south, east, indexing="ij")


def test_the_floor_of_the_sea_takes_none_of_the_16_bits(tmp_path):
    """Land has the steps that it would have alone; a floor below all land changes nothing."""
    deep = np.where(VALID, LAND, -3000.0)
    everywhere = np.ones(VALID.shape, bool)
    made, scale, path = export(tmp_path, INPUT=dem(tmp_path, deep, everywhere), FLOOR=400)
    assert made["LOWEST"] == scale["lowest_m"] == 400 and made["HIGHEST"] == pytest.approx(LAND[VALID].max())
    back = heights_of(scale, path)
    assert np.abs(back - np.maximum(deep, 400)).max() <= scale["metres_per_step"] / 2 + 1e-3
    below = export(tmp_path, INPUT=dem(tmp_path, deep, everywhere), FLOOR=-4000)[1]
    assert below["lowest_m"] == -3000


def test_a_floor_above_all_land_is_refused(tmp_path):
    with pytest.raises(Refused, match="FLOOR is 9,000 m, and nothing of the DEM is higher than"):
        export(tmp_path, INPUT=dem(tmp_path), FLOOR=9000)


@pytest.mark.parametrize("size", ["same", "power"])
@pytest.mark.parametrize("fit", ["pad", "crop"])
def test_square_pixels_show_the_land_where_it_lies(fit, size, tmp_path):
    """They are as far apart both ways; padded maps hold all land and sea at 0 around, cropped ones land alone."""
    plane = 100.0 + 3.0 * ROWS + 7.0 * COLS  # 0.3 and 0.35 a metre
    given = {"INPUT": dem(tmp_path, plane, plane > 0), "FIT": fit, "SIZE": size}
    _, scale, path = export(tmp_path, **given)
    assert scale["metres_per_column"] == pytest.approx(scale["metres_per_row"], rel=1e-9)
    back, (south, east) = heights_of(scale, path), places_of(scale)
    inside = (south > -0.5) & (south < 290.5) & (east > -0.5) & (east < 860.5)  # lengths are those of the ellipsoid
    expected = 100.0 + 0.3 * south + 0.35 * east
    assert np.allclose(back[inside], expected[inside], atol=scale["metres_per_step"] + 0.2)
    if size == "power":
        assert back.shape == (129, 129) and inside.all() == (fit == "crop")
    assert (back[~inside] == scale["lowest_m"]).all()
    if fit == "pad":
        assert scale["lowest_m"] == pytest.approx(100) and scale["highest_m"] == pytest.approx(plane.max(), abs=7.0)
    else:
        assert min(scale["width_m"], scale["height_m"]) == pytest.approx(290, rel=1e-2)


def test_square_cells_stay_pixels_whatever_the_fit(tmp_path):
    cells = create(tmp_path / "square.tif", [LAND.astype(np.float32)], dx=20, dy=20, crs=UTM)
    maps = {fit: gdal.Open(str(export(tmp_path, INPUT=cells, FIT=fit)[2])).ReadAsArray() for fit in FITS}
    assert np.array_equal(maps["stretch"], maps["pad"]) and np.array_equal(maps["stretch"], maps["crop"])


def test_tiles_of_square_pixels_and_masks_add_sea_around(tmp_path):
    """The list tells of its own scale; beyond the DEM all is water, and kinds of cover add up to white."""
    tiles, masks = tmp_path / "tiles.json", tmp_path / "masks.json"
    everywhere = np.ones(LAND.shape, bool)
    given = {"FIT": "pad", "SIZE": "power", "TILE_SIZE": 17, "TILES": str(tiles), "MASKS": str(masks)}
    _, scale, _ = export(tmp_path, INPUT=dem(tmp_path, LAND, everywhere), SEA_LEVEL=-1000, **given)
    grey = {name: gdal.Open(str(tmp_path / f"masks_{name}.png")).ReadAsArray().astype(int) for name in COVER}
    south, east = places_of(scale)
    beyond = (south < -1) | (south > 291) | (east < -1) | (east > 861)
    assert beyond.any() and (grey["water"][beyond] == 255).all() and not grey["water"][~beyond].any()
    assert (sum(grey.values()) == 255).all()
    layout = json.loads(tiles.read_text(encoding="utf-8"))
    assert layout["metres_per_column"] == pytest.approx(layout["metres_per_row"])
    parts = [gdal.Open(str(tmp_path / each["heights"])).ReadAsArray() for each in layout["tiles"]]
    assert min(part.min() for part in parts) == 0 and max(part.max() for part in parts) == 65535
