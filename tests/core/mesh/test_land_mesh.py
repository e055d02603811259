"""Meshes of the land: how many nodes, how far apart, what they cover, and how the land is shared out."""

import numpy as np
import pytest
from headwaters.core.mesh.delaunay import delaunay
from headwaters.core.mesh.graph import graph_of_triangles
from headwaters.core.mesh.land_mesh import mesh_of_land
from headwaters.core.mesh.node_cells import node_cells
from headwaters.core.mesh.places import _has_room, mesh_places, spacing_for
from headwaters.core.mesh.triangles import border_nodes, fill_cells, node_areas, triangulation
from headwaters.core.plane.land import area
from headwaters.core.plane.types import Land
from headwaters.core.run.run import Run

from .meshes import SQUARE, neighbours, star

LAKE = np.array([(30.0, 30.0), (30.0, 60.0), (70.0, 60.0), (70.0, 30.0), (30.0, 30.0)])


@pytest.mark.parametrize("land", [SQUARE, star(), Land((*SQUARE.rings, LAKE))], ids=["square", "star", "lake"])
@pytest.mark.parametrize("count", [300, 5000])
def test_about_as_many_nodes_as_wanted_none_near_another_and_no_gap(land, count):
    from scipy.spatial import cKDTree

    spacing = spacing_for([land], count)
    xy, _ = mesh_places(Run(), land, spacing, 1)
    assert len(xy) == pytest.approx(count, rel=0.06)
    assert cKDTree(xy).query(xy, 2)[0][:, 1].min() >= spacing * (1 - 1e-9)
    mesh, _ = mesh_of_land(Run(), land, spacing, 1)
    assert node_areas(mesh, True).sum() == pytest.approx(area(land), rel=0.05 if count < 1000 else 0.01)
    sides = mesh.xy[mesh.corners] - mesh.xy[np.roll(mesh.corners, -1, axis=1)]
    assert np.hypot(*sides.reshape(-1, 2).T).max() < 2.7 * spacing


def test_the_seed_decides_where_nodes_lie():
    spacing = spacing_for([SQUARE], 500)
    one, again, other = (mesh_places(Run(), SQUARE, spacing, seed)[0] for seed in (1, 1, 2))
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other[: len(one)])


def test_nodes_are_farther_apart_where_the_scale_is_greater():
    scale = np.ones((10, 10))
    scale[:, 5:] = 3.0
    xy, _ = mesh_places(Run(), SQUARE, 2.0, 1, scale)
    from scipy.spatial import cKDTree

    near = cKDTree(xy).query(xy, 2)[0][:, 1]
    assert near[xy[:, 0] < 45].max() < 4.0
    assert near[xy[:, 0] > 58].min() >= 6.0  # away from the others


def test_the_border_of_a_mesh_follows_the_shore():
    land = star()
    mesh, on_shore = mesh_of_land(Run(), land, spacing_for([land], 4000), 1)
    assert (border_nodes(mesh) == on_shore).mean() > 0.999
    corners = np.hypot(*SQUARE.rings[0].T)
    mesh, _ = mesh_of_land(Run(), SQUARE, 5.0, 1)
    found = [np.hypot(*(mesh.xy - corner).T).min() for corner in SQUARE.rings[0]]
    assert max(found) == 0, corners


def voronoi_areas(xy, box):
    """Return the area of each Voronoi cell inside a box, by another program."""
    from scipy.spatial import Voronoi
    from shapely.geometry import Polygon
    from shapely.geometry import box as rectangle

    frame = np.array([(-1e3, -1.1e3), (1.2e3, -1e3), (1e3, 1.1e3), (-1.1e3, 1e3)])
    diagram = Voronoi(np.concatenate([xy, frame]))
    cells = [Polygon(diagram.vertices[diagram.regions[diagram.point_region[node]]]) for node in range(len(xy))]
    return np.array([cell.intersection(rectangle(*box)).area for cell in cells])


def test_areas_are_those_of_voronoi_cells_cut_at_the_border():
    mesh, _ = mesh_of_land(Run(), SQUARE, 4.0, 3)
    found, truth = node_areas(mesh, True), voronoi_areas(mesh.xy, (0, 0, 100, 100))
    assert found.sum() == pytest.approx(1e4)
    inner = ~border_nodes(mesh)
    graph = graph_of_triangles(mesh, found)
    near_border = np.array([border_nodes(mesh)[neighbours(graph, node)].any() for node in range(len(found))])
    assert found[inner & ~near_border] == pytest.approx(truth[inner & ~near_border])
    assert found == pytest.approx(truth, rel=0.15)


@pytest.mark.parametrize("is_delaunay", [True, False])
def test_the_cells_of_nodes_have_the_areas_of_nodes(is_delaunay):
    mesh, _ = mesh_of_land(Run(), star(), 9.0, 1)
    points, first = node_cells(mesh, is_delaunay)
    rings = [points[begin:end] for begin, end in zip(first[:-1], first[1:])]
    found = [(ring[:-1, 0] @ ring[1:, 1] - ring[1:, 0] @ ring[:-1, 1]) / 2 for ring in rings]
    assert found == pytest.approx(node_areas(mesh, is_delaunay))


def test_cells_of_nodes_do_not_ask_which_triangle_is_the_first():
    mesh, _ = mesh_of_land(Run(), star(), 25.0, 1)
    areas = node_areas(mesh, True)
    for number in range(len(mesh.corners)):
        for turn in range(3):
            corners = np.roll(np.roll(mesh.corners, -number, axis=0), turn, axis=1)
            points, first = node_cells(triangulation(mesh.xy, corners), True)
            rings = [points[begin:end] for begin, end in zip(first[:-1], first[1:])]
            found = [(ring[:-1, 0] @ ring[1:, 1] - ring[1:, 0] @ ring[:-1, 1]) / 2 for ring in rings]
            assert found == pytest.approx(areas)


def test_triangles_beside_each_other_have_numbers_near_each_other():
    """They lie along a curve through squares, so that what is near on the land is near in memory."""
    mesh, _ = mesh_of_land(Run(), star(), 2.5, 1)
    beside = mesh.twin.reshape(-1, 3) // 3
    apart = np.abs(beside - np.arange(len(beside))[:, None])[beside >= 0]
    assert len(beside) > 5000
    assert np.median(apart) <= 2
    assert np.mean(apart > 300) < 0.035


def test_areas_of_any_triangles_are_positive_and_sum_to_the_mesh():
    """Slivers, which no Delaunay mesh has, are parted among their own corners."""
    xy = np.array([(0, 0), (10, 0), (10, 1), (0, 1), (5, 0.1)], float)
    mesh = triangulation(xy, [(0, 1, 4), (1, 2, 4), (2, 3, 4), (4, 3, 0)])
    found = node_areas(mesh, False)
    assert found.min() > 0
    assert found.sum() == pytest.approx(10)


def test_triangles_turned_either_way_are_joined():
    xy = np.random.default_rng(2).random((80, 2))
    mesh = delaunay(Run(), xy)
    turned = mesh.corners.copy()
    turned[::2] = turned[::2, ::-1]
    again = triangulation(xy, turned)
    assert np.array_equal(border_nodes(mesh), border_nodes(again))
    one, two = (graph_of_triangles(each, np.ones(80)) for each in (mesh, again))
    assert np.array_equal(one.neighbours, two.neighbours)
    pairs = {frozenset((a, b)) for a, b, _ in np.concatenate([np.roll(mesh.corners, k, axis=1) for k in range(3)])}
    assert {frozenset((n, other)) for n in range(80) for other in neighbours(one, n)} == pairs


def test_cells_take_a_plane_from_triangles_as_it_is():
    mesh, _ = mesh_of_land(Run(), SQUARE, 7.0, 1)
    values = 2 * mesh.xy[:, 0] - 3 * mesh.xy[:, 1] + 1
    raster = np.full((50, 60), np.nan)
    fill_cells(mesh.xy, mesh.corners, values, np.array([-10.0, 100.0, 2.0, 2.0]), raster)
    x, y = -10 + (np.arange(60) + 0.5) * 2, 100 - (np.arange(50)[:, None] + 0.5) * 2
    inside = (x > 0) & (x < 100) & (y > 0)
    assert np.array_equal(np.isfinite(raster), inside)
    assert raster[inside] == pytest.approx((2 * x - 3 * y + 1)[inside])


def test_triangles_that_are_neighbours_have_near_numbers():
    mesh, _ = mesh_of_land(Run(), SQUARE, 1.0, 1)
    sides = np.flatnonzero(mesh.twin >= 0)
    away = np.abs(mesh.twin[sides] // 3 - sides // 3)
    assert np.median(away) < 8 and len(mesh.corners) > 10_000


@pytest.mark.parametrize("place, free", [((10.0, 9.0), True), ((10.0, 8.99), False), ((6.5, 5.5), False)])
def test_a_place_as_far_from_others_as_it_must_be_has_room(place, free):
    """In boxes of 3 m, 5 m from a place at 7 m and 5 m."""
    held = np.full((9, 9, 2), np.inf)
    held[int(place[1] // 3) + 2, int(place[0] // 3) + 2] = place
    assert _has_room(held, 3, 4, 7.0, 5.0, 5.0, 2, 3.0) == free
