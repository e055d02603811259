"""Ridges stand above the rivers that they divide, and no river crosses one."""

import numpy as np
import pytest
from headwaters.core.island.cells import COAST, RIDGE, voronoi_cells
from headwaters.core.island.ridges import find_ridges
from headwaters.core.plane.fields import constant
from headwaters.core.plane.types import Field, Land, Tree

from ..growth.trees import random_tree, star

pytest.importorskip("shapely")
from headwaters.core.run.run import Run
from shapely.geometry import LineString, MultiLineString, Point


@pytest.fixture(scope="module", params=range(3))
def world(request):
    land = star(request.param, 90, rough=0.5, holes=request.param)
    tree = random_tree(land, request.param, 150)
    return tree, voronoi_cells(Run(), land, tree)


def edges_at(tree, node):
    """Return the rivers that begin or end in a node."""
    ends = [node] * int(tree.receiver[node] >= 0) + np.flatnonzero(tree.receiver == node).tolist()
    return [LineString(tree.xy[[end, tree.receiver[end]]]) for end in ends]


def test_a_ridge_rises_from_the_nearest_of_its_rivers_at_the_terrain_slope(world):
    tree, cells = world
    ridges = find_ridges(cells, tree, constant(0.2))
    for vertex in np.flatnonzero(cells.on_land):
        nodes = cells.corners[vertex]
        spot = Point(cells.points[vertex])
        away = min(river.distance(spot) for node in nodes for river in edges_at(tree, node))
        assert away <= spot.distance(Point(tree.xy[nodes[0]])) * (1 + 1e-9)
        assert ridges.z[vertex] == pytest.approx(tree.z[nodes].max() + 0.2 * away)


def test_the_terrain_slope_is_that_of_the_place(world):
    """Mountains in the east."""
    tree, cells = world
    middle = tree.xy[:, 0].mean()
    low = tree.xy.min(axis=0) - 1e5
    steep = np.where(low[0] + np.arange(301) * 1000.0 > middle, 0.25, 0.0)
    ridges = find_ridges(cells, tree, Field(np.tile(steep, (301, 1)), *low, 1000.0, 0.0))
    here = np.flatnonzero(cells.on_land)
    rise = ridges.z[here] - tree.z[cells.corners[here]].max(axis=1)
    east = cells.points[here, 0] - middle
    assert rise[east < -1000] == pytest.approx(0, abs=1e-9)
    assert rise[east > 1000] == pytest.approx(0.25 * ridges.distance[here][east > 1000])


def test_the_shore_is_at_sea_level(world):
    tree, cells = world
    coast = cells.sides.kind == COAST
    ridges = find_ridges(cells, tree, constant(0.1))
    ends = np.append(cells.sides.start[coast], cells.sides.end[coast])
    assert (ridges.z[ends] == 0).all()
    assert np.isnan(ridges.z[: cells.on_land.size][~cells.on_land]).all()


def test_ridge_lines_are_all_sides_that_no_river_crosses(world):
    tree, cells = world
    ridges = find_ridges(cells, tree, constant(0.1))
    lines = ridges.lines(cells)
    assert len(lines) == np.count_nonzero(cells.sides.kind == RIDGE)
    assert np.isfinite(np.concatenate(lines)).all()
    rivers = MultiLineString([river for node in range(len(tree.z)) for river in edges_at(tree, node)])
    barrier = MultiLineString([line[:, :2] for line in lines])
    assert not barrier.crosses(rivers)
    assert not barrier.intersects(rivers)
    heights = {}
    for line in lines:
        for x, y, z in line[[0, -1]]:
            assert heights.setdefault((x, y), z) == z


def test_a_ridge_from_shore_to_shore_rises_above_both_rivers():
    """An isthmus between two rivers: without a vertex halfway its ridge would lie below them."""
    land = Land((np.array([(0, 0), (40, 0), (40, 10), (0, 10), (0, 0.0)]),))
    xy = np.array([(0.0, 5.0), (12.0, 5.0), (40.0, 5.0), (28.0, 5.0)])
    tree = Tree(xy, np.array([0, 2.0, 0, 3.0]), np.array([-1, 0, -1, 2]), *(np.ones(4),) * 3)
    cells = voronoi_cells(Run(), land, tree)
    ridges = find_ridges(cells, tree, constant(0.1))
    assert not cells.on_land.any()
    (line,) = ridges.lines(cells)
    assert line[np.argsort(line[:, 1])] == pytest.approx(np.array([(20, 0, 0), (20, 5, 3.5), (20, 10, 0)]))
