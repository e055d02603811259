"""Outlines of triangles with one label: valid, without gaps, with borders that neighbours share."""

import numpy as np
import pytest
from headwaters.core.basins.forest import basins_of_forest, random_forest
from headwaters.core.basins.outlines import land_of_mesh, triangle_outlines
from headwaters.core.run.run import Run
from shapely import wkb
from shapely.geometry import Polygon
from shapely.ops import unary_union

from .lands import SIDE, bay, drained, mesh_of


def shapes_of(mesh, labels, count):
    outlines = triangle_outlines(mesh, labels, count)
    return outlines, {number: wkb.loads(shape) for number, shape in outlines.multipolygons()}


def triangles_of(mesh):
    return [Polygon(mesh.xy[corners]) for corners in mesh.corners]


def random_basins():
    """Return basins of circles, which lie within each other and touch themselves in points."""
    mesh, water, _ = mesh_of(bay(), 1500)
    basin, mouth = basins_of_forest(Run(), random_forest(Run(), mesh, water, 4)[0], water)
    return mesh, basin, mouth.size


def grown_basins():
    mesh, _, drainage = drained(bay(), 1500)
    return mesh, drainage.basin, drainage.mouth.size


@pytest.mark.parametrize("made", [random_basins, grown_basins])
def test_basins_are_valid_and_exactly_the_triangles_with_their_label(made):
    mesh, basin, count = made()
    outlines, shapes = shapes_of(mesh, basin, count)
    triangles = triangles_of(mesh)
    assert sorted(shapes) == list(range(count))
    for number, shape in shapes.items():
        assert shape.is_valid
        own = [triangles[index] for index in np.flatnonzero(basin == number)]
        assert shape.symmetric_difference(unary_union(own)).area < 1e-9 * SIDE**2
        assert outlines.square_metres()[number] == pytest.approx(sum(each.area for each in own))


def test_neighbours_share_every_side_of_their_borders():
    mesh, basin, count = grown_basins()
    outlines = triangle_outlines(mesh, basin, count)
    sides = {}
    for ring in range(outlines.area.size):
        points = outlines.vertices[outlines.first[ring] : outlines.first[ring + 1]].tolist()
        for one, two in zip(points, points[1:]):
            sides[one, two] = sides.get((one, two), 0) + 1
    assert set(sides.values()) == {1}
    alone = [side for side in sides if side[::-1] not in sides]
    border = np.count_nonzero(mesh.twin < 0)
    assert len(alone) == border


def test_a_ring_that_comes_back_to_a_point_is_parted_there():
    """Four triangles around a node, two opposite ones of one kind: two parts that touch in a point."""
    mesh, _, _ = mesh_of(nodes=400)
    node = int(np.argmin(np.hypot(*(mesh.xy - SIDE / 2).T)))
    around = np.flatnonzero((mesh.corners == node).any(axis=1))
    middle = mesh.xy[mesh.corners[around]].mean(axis=1) - mesh.xy[node]
    turn = around[np.argsort(np.arctan2(*middle.T))]
    labels = np.zeros(len(mesh.corners), np.int64)
    labels[turn[[0, 2]]] = 1
    _, shapes = shapes_of(mesh, labels, 2)
    assert all(shape.is_valid for shape in shapes.values())
    assert len(shapes[1].geoms) == 2
    assert shapes[0].area + shapes[1].area == pytest.approx(SIDE**2)


def test_the_land_of_a_mesh_is_what_is_not_water():
    mesh, water, _ = mesh_of(bay(), 900)
    water |= np.hypot(*(mesh.xy[mesh.corners].mean(axis=1) - (600, 700)).T) < 90
    land = land_of_mesh(mesh, water)
    dry = unary_union([triangle for triangle, wet in zip(triangles_of(mesh), water) if not wet])
    assert sum(_signed(ring) for ring in land.rings) == pytest.approx(dry.area)
    assert len(land.rings) == 3


def _signed(ring):
    x, y = ring.T
    return float(np.sum(x[:-1] * y[1:] - x[1:] * y[:-1]) / 2)
