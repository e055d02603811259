"""Triangles of a mesh lie beside each other, and where two lie over each other that is found."""

from itertools import combinations

import numpy as np
import pytest
from headwaters.core.mesh.delaunay import delaunay
from headwaters.core.mesh.triangles import (
    LEAST_WET,
    label_cells_below,
    overlapping_triangle,
    parts_below,
    triangle_areas,
    triangulation,
)
from headwaters.core.run.run import Run


def overlap_by_clipping(one, other):
    """Return the area in which two triangles lie over each other: one cut by the sides of the other, in turn."""
    shape = list(one)
    for a, b in zip(other, np.roll(other, -1, axis=0)):
        side = [(b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) for p in shape]
        cut = []
        for number, (place, left) in enumerate(zip(shape, side)):
            before, left_before = shape[number - 1], side[number - 1]
            if (left > 0) != (left_before > 0):
                cut.append(before + left_before / (left_before - left) * (place - before))
            if left > 0:
                cut.append(place)
        shape = cut
    if len(shape) < 3:
        return 0.0
    x, y = np.array(shape).T
    return 0.5 * abs(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1)))


def overlaps(mesh):
    """Return which triangles lie over another."""
    found = set()
    for pair in combinations(range(len(mesh.corners)), 2):
        if overlap_by_clipping(*(mesh.xy[mesh.corners[each]] for each in pair)) > 1e-6:
            found.update(pair)
    return found


@pytest.mark.parametrize("seed", range(40))
def test_it_is_found_where_a_mesh_lies_over_itself_and_only_there(seed):
    """Meshes of whole places, so that sides meet in their middles too: some with holes, some with faces too many."""
    rng = np.random.default_rng(seed)
    places = np.unique(rng.integers(0, 12, (rng.integers(4, 30), 2)), axis=0).astype(float)
    corners = delaunay(Run(), places).corners
    corners = corners[rng.random(len(corners)) > 0.2]
    if seed % 2:
        extra = [rng.choice(len(places), 3, replace=False) for _ in range(rng.integers(1, 4))]
        corners = np.concatenate([corners, extra])
    if seed % 5 == 0:  # another piece, beside or upon the first
        corners = np.concatenate([corners, corners + len(places)])
        places = np.concatenate([places, places * 0.3 + rng.integers(0, 20, 2)])
    mesh = triangulation(places, corners)
    found, wanted = overlapping_triangle(mesh.xy, mesh), overlaps(mesh)
    assert found in wanted if wanted else found == -1


def test_a_face_that_lies_far_inside_of_another_is_found():
    mesh = triangulation(np.array([[0, 0], [90, 0], [0, 90], [20, 20], [25, 20], [20, 25.0]]), [[0, 1, 2], [3, 4, 5]])
    assert overlapping_triangle(mesh.xy, mesh) >= 0


def test_a_node_in_the_middle_of_a_side_is_beside_it():
    turn = np.array([[0.6, -0.8], [0.8, 0.6]])
    xy = np.array([[0, 0], [9, 0], [3, 7], [3, 0], [5, -4.0], [0, -3]]) @ turn + 5e5
    mesh = triangulation(xy, [[0, 1, 2], [0, 3, 5], [3, 4, 5], [3, 1, 4]])
    assert overlapping_triangle(xy - xy.min(axis=0), mesh) == -1


def test_cells_below_a_level_are_those_whose_middles_lie_on_ground_lower_than_that():
    """Ground that rises eastwards from 0 by a metre a column, over a square of two triangles; not at the level itself.

    Cells outside, and those that have a label already where the ground is higher, stay as they are.
    """
    places = np.array([[1.5, 1.5], [5.5, 1.5], [5.5, 5.5], [1.5, 5.5]])
    corners, z = np.array([[0, 1, 2], [0, 2, 3]]), np.array([0.0, 4, 4, 0])
    for level in range(6):
        labels = np.full((8, 8), 9, np.int32)
        label_cells_below(places, corners, z, float(level), 4, np.array([0.0, 8.0, 1.0, 1.0]), labels)
        row, col = np.mgrid[:8, :8]
        within = (row >= 2) & (row <= 6) & (col >= 1) & (col <= 5)
        assert labels.tolist() == np.where(within & (col - 1 < level), 4, 9).tolist()


def ring_area(ring):
    """Return the area of a closed ring, a fan of triangles."""
    fan = np.array([[0, number, number + 1] for number in range(1, len(ring) - 2)])
    return float(triangle_areas(np.array(ring), fan).sum())


@pytest.mark.parametrize(
    ("z", "level", "area"),
    (
        ((0, 4, 4), 1.0, 0.25**2),
        ((0, 4, 4), 1e-12, LEAST_WET**2),
        ((0, 0, 4), 3.0, 1 - 0.25**2),
        ((0, 2, 4), 9.0, 1.0),
        ((1, 4, 4), 1.0, None),
    ),
)
def test_of_each_triangle_what_lies_below_a_level_is_drawn_and_of_the_least_water_something(z, level, area):
    places = np.array([[0.0, 0.0], [10.0, 0.0], [0.0, 10.0]])
    for turn in range(3):  # whichever corner is first
        corners = np.roll([[0, 1, 2]], turn, axis=1)
        rings = parts_below(places, corners, np.array(z, float), level)
        assert [ring_area(ring) for ring in rings] == ([] if area is None else [pytest.approx(50.0 * area)])
        assert all(ring[0] == ring[-1] for ring in rings)
