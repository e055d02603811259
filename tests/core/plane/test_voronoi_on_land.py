"""Cells cut at the shore, and the outlines of areas of several, beside intersections of polygons."""

import math

import numpy as np
import pytest
from headwaters.core.plane.outlines import face_pieces, trace_outlines
from headwaters.core.plane.voronoi import cut_shore, voronoi
from headwaters.core.plane.voronoi_on_land import cut_plane

geometry = pytest.importorskip("shapely.geometry")
ops = pytest.importorskip("shapely.ops")
SIZE = 1000.0


def star(rng, centre, radius, corners, ragged):
    """Return a ring around a centre, anticlockwise, whose corners lie at distances of chance."""
    turn = (np.arange(corners) + rng.uniform(0, 0.8, corners)) * 2 * np.pi / corners
    away = radius * (1 - ragged * rng.random(corners))
    ring = centre + away[:, None] * np.column_stack([np.cos(turn), np.sin(turn)])
    return np.concatenate([ring, ring[:1]])


def island(rng, seed):
    """Return rings of an island with bays and lakes, and nodes; the last has square cells, of which four meet."""
    rings = [star(rng, 0.0, SIZE, 40, (0.2, 0.9)[seed % 2])]
    for centre, radius in (((30, 0), 80.0), ((-60, 75), 5.0)):
        rings.append(star(rng, centre, radius, 9, 0.7)[::-1])
    nodes = rng.uniform(-SIZE, SIZE, (400, 2))
    if seed == 16:
        square = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)])
        rings = [0.9 * SIZE * square, 60.0 * square[::-1] + 15]
        nodes = 200.0 * (rng.permutation([(row, col) for row in range(9) for col in range(9)]) - 4)
    land = geometry.Polygon(rings[0], rings[1:]).buffer(0)
    nodes = nodes[[land.contains(geometry.Point(node)) for node in nodes]]
    return rings, land, nodes[: (1, 2, 5, 40)[seed % 4] if seed < 16 else None]


def cell_of(nodes, node, land):
    """Return the land that is nearer to a node than to any other, by one cut of the plane after the other."""
    found = land
    for other in np.delete(nodes, node, axis=0):
        towards = (other - nodes[node]) / np.hypot(*(other - nodes[node]))
        middle, aside = (other + nodes[node]) / 2, np.array([-towards[1], towards[0]])
        half = [middle + 9 * SIZE * step for step in (aside, -aside, -aside - towards, aside - towards)]
        found = found.intersection(geometry.Polygon(half))
    return found


def joined(cells):
    """Return cells as one area, without slivers of rounding between them."""
    near = 1e-6
    return ops.unary_union([cell.buffer(near, join_style=2) for cell in cells]).buffer(-near, join_style=2)


def parts_of(shape):
    """Return the number of polygons in a shape that are more than rounding."""
    return sum(part.area > 1e-3 for part in getattr(shape, "geoms", [shape]))


@pytest.mark.parametrize("seed", range(17))
def test_cells_are_the_land_nearest_to_their_nodes_and_areas_are_those_of_their_cells(seed):
    rng = np.random.default_rng(seed)
    rings, land, nodes = island(rng, seed)
    count, areas = len(nodes), 3
    shore, first = np.concatenate(rings), np.append(0, np.cumsum([len(ring) for ring in rings]))
    diagram = voronoi(nodes, (shore.min(axis=0), shore.max(axis=0)))
    plane, borders, on_land = cut_plane(diagram, shore, first, *cut_shore(diagram, shore, first), count)
    wanted = [cell_of(nodes, node, land) for node in range(count)]
    assert [land.contains(geometry.Point(spot)) for spot in diagram.vertices] == on_land.tolist()
    ends = plane.points[borders.start], plane.points[borders.end]
    sides = sum(math.dist(one, other) for one, other in zip(*ends))
    assert sides == pytest.approx((sum(cell.length for cell in wanted) - land.length) / 2, rel=1e-9, abs=1e-6)
    begin, end = diagram.vertices[borders.half_side // 3], diagram.vertices[diagram.twin[borders.half_side] // 3]
    assert (np.sum((end - begin) * (ends[1] - ends[0]), axis=1) >= 0).all()

    label = rng.integers(0, areas, count)
    for labels, number in ((np.arange(count), count), (label, areas)):
        outlines = trace_outlines(plane, labels, number)
        truth = [joined([wanted[node] for node in np.flatnonzero(labels == each)]) for each in range(number)]
        assert outlines.square_metres() == pytest.approx([each.area for each in truth], rel=1e-7, abs=1e-1)
        assert outlines.metres_round() == pytest.approx([each.length for each in truth], rel=1e-6, abs=1e-2)
        polygons = [[] for _ in range(number)]
        for ring, (area, is_hole) in enumerate(zip(outlines.area.tolist(), outlines.is_hole.tolist())):
            own = list(map(tuple, outlines.ring(ring).tolist()))
            assert own[0] == own[-1] and len(set(own)) == len(own) - 1 > 2
            assert geometry.LinearRing(outlines.ring(ring)).is_ccw != is_hole
            polygons[area] += [] if is_hole else [(own, [])]
            polygons[area][-1][1].extend([own] if is_hole else [])
        for parts, each in zip(polygons, truth):
            found = geometry.MultiPolygon(parts)
            assert found.is_valid and found.symmetric_difference(each).area < 1e-1
            assert len(parts) == parts_of(each)

    piece, face, apart = face_pieces(plane, count)
    assert (face[piece] == plane.face).all()
    parts = [parts_of(cell) for cell in wanted]
    assert np.bincount(face, minlength=count).tolist() == parts
    assert len(apart) == sum(number for number in parts if number > 1)
