"""Meshes of coasts, extents and DEMs: what QGIS opens, what they cover, and what is refused."""

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, LAND, NORTH, UTM, VALID, WEST, create
from osgeo import ogr
from qgis.core import QgsMesh, QgsMeshLayer

BOX = f"{WEST},{WEST + 400},{NORTH - 300},{NORTH} [{UTM}]"


def opened(path):
    """Return the nodes (n, 3) and faces of a mesh that QGIS opens."""
    layer = QgsMeshLayer(path, "mesh", "mdal")
    assert layer.isValid()
    mesh = QgsMesh()
    layer.dataProvider().populateMesh(mesh)
    nodes = [mesh.vertex(number) for number in range(mesh.vertexCount())]
    xyz = np.array([(node.x(), node.y(), node.z()) for node in nodes])
    return xyz, np.array([mesh.face(number) for number in range(mesh.faceCount())])


def area(xyz, faces):
    (ax, ay), (bx, by), (cx, cy) = (xyz[faces[:, corner], :2].T for corner in range(3))
    return ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)).sum() / 2


def layer_of(path):
    dataset = ogr.Open(path)
    return dataset, dataset.GetLayer(0)


def test_an_extent_is_covered_by_about_as_many_nodes_as_wanted(tmp_path):
    result = run("trianglemesh", EXTENT=BOX, POINTS=500, MESH=str(tmp_path / "mesh.2dm"))
    xyz, faces = opened(result["MESH"])
    assert len(xyz) == result["NODE_COUNT"] == pytest.approx(500, rel=0.06)
    assert len(faces) == result["TRIANGLE_COUNT"]
    assert area(xyz, faces) == pytest.approx(400 * 300, rel=1e-3)
    assert (xyz[:, 2] == 0).all()
    assert "25832" in (tmp_path / "mesh.prj").read_text() or "32N" in (tmp_path / "mesh.prj").read_text()


def test_nodes_have_the_heights_of_a_plane_and_voids_have_no_triangles(tmp_path):
    row, col = np.mgrid[: LAND.shape[0], : LAND.shape[1]]
    z = np.where(VALID, 3.0 * col + 2.0 * row, -9999).astype(np.float32)
    dem = create(tmp_path / "plane.tif", [z], nodata=-9999)
    result = run("trianglemesh", INPUT=dem, POINTS=3000, MESH=str(tmp_path / "mesh.2dm"))
    xyz, faces = opened(result["MESH"])
    x, y = xyz[:, 0] - WEST, NORTH - xyz[:, 1]
    inner = (x > 10 * CELL) & (x < 18 * CELL) & (y > 2 * CELL) & (y < 12 * CELL)
    assert inner.any()
    assert xyz[inner, 2] == pytest.approx(3 * (x[inner] / CELL - 0.5) + 2 * (y[inner] / CELL - 0.5), abs=1e-3)
    assert 0.93 < area(xyz, faces) / (VALID.sum() * CELL**2) <= 1  # triangles that a void cuts are left out


@pytest.mark.parametrize("points", (10, 60, 700))
@pytest.mark.parametrize(
    ("crs", "west", "north", "cell", "shape"),
    (
        (UTM, WEST, NORTH, 100.0, (120, 150)),
        ("EPSG:4326", 8.0, 60.0, 0.1, (120, 150)),
        ("EPSG:4326", 8.0, 60.0, 0.01, (1, 90)),
        ("EPSG:3857", 1e6, 11e6, 1e4, (100, 200)),
    ),
)
def test_a_raster_is_covered_to_its_corners_by_however_few_nodes(tmp_path, points, crs, west, north, cell, shape):
    z = np.random.default_rng(1).uniform(0, 100, shape).astype(np.float32)
    dem = create(tmp_path / "dem.tif", [z], crs=crs, west=west, north=north, dx=cell, dy=cell)
    xyz, faces = opened(run("trianglemesh", INPUT=dem, POINTS=points, MESH=str(tmp_path / "mesh.2dm"))["MESH"])
    assert area((xyz - [west, north, 0]) / cell, faces) == pytest.approx(z.size, rel=1e-5)


def test_a_raster_with_data_everywhere_is_covered_to_its_edges(tmp_path):
    """Nodes on its edge lie beyond it by rounding: the triangles there are not left out."""
    dem = create(tmp_path / "full.tif", [LAND.astype(np.float32)])
    result = run("trianglemesh", INPUT=dem, POINTS=200, MESH=str(tmp_path / "mesh.2dm"))
    xyz, faces = opened(result["MESH"])
    assert "left out" not in result.log
    assert area(xyz, faces) == pytest.approx(LAND.size * CELL**2, rel=1e-6)


def test_nodes_lie_denser_where_the_ground_bends(tmp_path):
    col = np.arange(200)
    z = np.tile(np.where(col < 100, col * 1.0, 100 + 5 * np.sin(col / 2.0)), (100, 1)).astype(np.float32)
    dem = create(tmp_path / "bent.tif", [z])
    result = run("trianglemesh", INPUT=dem, POINTS=3000, MESH=str(tmp_path / "mesh.2dm"))
    xyz, _ = opened(result["MESH"])
    assert len(xyz) == pytest.approx(3000, rel=0.1)
    west = (xyz[:, 0] < WEST + 100 * CELL).sum()
    assert len(xyz) - west > 4 * west


def test_a_spacing_wins_over_a_number(tmp_path):
    result = run("trianglemesh", EXTENT=BOX, SPACING=20, POINTS=5, MESH=str(tmp_path / "mesh.2dm"))
    assert result["SPACING_USED"] == 20
    assert result["NODE_COUNT"] > 100


def test_triangles_and_cells_cover_the_island_and_share_its_area(tmp_path, coast):
    outputs = {"TRIANGLES": str(tmp_path / "triangles.gpkg"), "VORONOI": str(tmp_path / "cells.gpkg")}
    result = run("trianglemesh", COASTLINE=coast, POINTS=400, MESH=str(tmp_path / "mesh.2dm"), **outputs)
    dataset, triangles = layer_of(result["TRIANGLES"])
    assert triangles.GetFeatureCount() == result["TRIANGLE_COUNT"]
    total = sum(feature["area_m2"] for feature in triangles)
    dataset, cells = layer_of(result["VORONOI"])
    assert cells.GetFeatureCount() == result["NODE_COUNT"]
    assert sum(feature["area_km2"] for feature in cells) * 1e6 == pytest.approx(total)
    assert total == pytest.approx(np.pi * 2000**2, rel=0.03)
    assert all(feature.GetGeometryRef().IsValid() for feature in cells)
    del dataset


@pytest.fixture
def coast(tmp_path):
    """Return a round island, 2 km to its shore."""
    from osgeo import osr

    crs = osr.SpatialReference()
    crs.SetFromUserInput(UTM)
    dataset = ogr.GetDriverByName("GPKG").CreateDataSource(str(tmp_path / "coast.gpkg"))
    layer = dataset.CreateLayer("coast", crs, ogr.wkbPolygon)
    feature = ogr.Feature(layer.GetLayerDefn())
    feature.SetGeometry(ogr.CreateGeometryFromWkt(f"POINT({WEST} {NORTH})").Buffer(2000, 60))
    layer.CreateFeature(feature)
    return str(tmp_path / "coast.gpkg")


def test_the_seed_decides(tmp_path):
    made = [
        opened(run("trianglemesh", EXTENT=BOX, POINTS=200, SEED=seed, MESH=str(tmp_path / f"{number}.2dm"))["MESH"])[0]
        for number, seed in enumerate((1, 1, 2))
    ]
    assert np.array_equal(made[0], made[1])
    assert made[0].shape != made[2].shape or not np.array_equal(made[0], made[2])


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({}, "There is no land to make a mesh of. Give INPUT, COASTLINE or EXTENT"),
        ({"EXTENT": BOX, "SPACING": 1e-3}, "Choose a wider spacing"),
        ({"EXTENT": BOX, "POINTS": 3}, "POINTS .* must be at least 4"),
        ({"MESH": "mesh.txt"}, "Meshes are written as .2dm"),  # before anything else is looked at
    ],
)
def test_what_makes_no_mesh_is_refused(given, sentence, tmp_path):
    given = {"MESH": "mesh.2dm", **given}
    with pytest.raises(Refused, match=sentence):
        run("trianglemesh", **{**given, "MESH": str(tmp_path / given["MESH"])})
    assert not list(tmp_path.iterdir())
