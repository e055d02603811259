"""Islands to test with, real ones and invented, and river trees on them by means of their own."""

import numpy as np
from headwaters.core.plane.types import Land, Tree
from headwaters.core.run.run import Run


def star(seed, corners=60, size=10_000.0, rough=0.35, holes=0):
    """Return an island whose shore goes in and out around its middle, with square inland seas."""
    rng = np.random.default_rng([seed, 7])
    turn = np.linspace(0, 2 * np.pi, corners, endpoint=False)
    reach = size * (1 + rough * rng.uniform(-1, 1, corners))
    outer = np.stack([reach * np.cos(turn), reach * np.sin(turn)], axis=1) + rng.uniform(-1e5, 1e6, 2)
    middle = outer.mean(axis=0)
    rings = [np.concatenate([outer, outer[:1]])]
    for hole in range(holes):
        spot = middle + size * 0.35 * np.array([np.cos(2 * hole), np.sin(2 * hole)])
        half = size * rng.uniform(0.01, 0.1)
        rings.append(spot + half * np.array([(-1, -1), (-1, 1), (1, 1), (1, -1), (-1, -1.0)]))
    return Land(tuple(rings))


def real_island(folder, name):
    """Return the largest island of a layer of the shared coasts, from a file whose unit is the metre."""
    from osgeo import ogr

    source = ogr.Open(str(folder / "coast_rivers" / f"{name}.gpkg"))
    shapes = [feature.GetGeometryRef().Clone() for feature in source.GetLayerByName("coastline")]
    parts = [shape if shape.GetGeometryName() == "POLYGON" else shape.GetGeometryRef(0) for shape in shapes]
    return oriented(max(parts, key=lambda part: part.GetArea()))


def oriented(polygon):
    """Return a polygon of GDAL as `Land`."""
    rings = []
    for number in range(polygon.GetGeometryCount()):
        ring = np.array(polygon.GetGeometryRef(number).GetPoints())[:, :2]
        left = np.sum(ring[:-1, 0] * ring[1:, 1] - ring[1:, 0] * ring[:-1, 1]) > 0
        rings.append(ring if left == (number == 0) else ring[::-1].copy())
    return Land(tuple(rings))


def as_polygon(land):
    """Return an island as a polygon of shapely."""
    from shapely.geometry import Polygon

    return Polygon(land.rings[0], land.rings[1:])


def random_tree(land, seed, count=200, mouths=None, rise=0.02):
    """Return a tree of rivers: random nodes well apart, joined from mouths on the shore by edges of Gabriel's graph.

    Only nodes that the mouths reach are in it, and only edges that keep to the land.
    """
    from scipy.spatial import Delaunay, cKDTree
    from shapely.geometry import LineString, Point
    from shapely.prepared import prep

    rng = np.random.default_rng([seed, 3])
    shape = as_polygon(land)
    spacing = np.sqrt(shape.area / count)
    solid = prep(shape.buffer(-0.55 * spacing))
    low, high = land.rings[0].min(axis=0), land.rings[0].max(axis=0)
    tries = rng.uniform(low, high, (int(12 * count * np.prod(high - low) / shape.area), 2))
    on_shore = [land.rings[0][:-1][:: max(1, (len(land.rings[0]) - 1) // (mouths or 12))]]
    on_shore += [ring[:1] for ring in land.rings[1:]]
    nodes = [*np.concatenate(on_shore)]
    first = len(nodes)
    for spot in tries:
        if np.hypot(*(np.array(nodes) - spot).T).min() > 0.75 * spacing and solid.contains(Point(spot)):
            nodes.append(spot)
    nodes = np.array(nodes)
    mesh = Delaunay(nodes - low)
    pairs = np.unique(np.sort(np.concatenate([mesh.simplices[:, [a, b]] for a, b in ((0, 1), (1, 2), (2, 0))])), axis=0)
    middle, half = nodes[pairs].mean(axis=1), np.hypot(*np.diff(nodes[pairs], axis=1)[:, 0].T) / 2
    nearest = cKDTree(nodes).query(middle)[0]
    pairs = pairs[nearest > half * (1 - 1e-9)]
    waters = prep(shape.buffer(1e-6 * spacing))
    pairs = [pair for pair in pairs if pair[1] >= first and waters.contains(LineString(nodes[pair]))]
    return _grown(nodes, first, pairs, rise, rng)


def _grown(nodes, first, pairs, rise, rng):
    """Return the tree that grows from the first nodes along pairs, breadth first."""
    beside = {}
    for a, b in pairs:
        beside.setdefault(int(a), []).append(int(b))
        beside.setdefault(int(b), []).append(int(a))
    order, below = [node for node in range(first) if node in beside], {}
    mouths = set(range(first))
    for node in order:
        for other in beside[node]:
            if other not in below and other not in mouths and (node >= first or rng.random() < 0.9):
                below[other] = node
                order.append(other)
    used = {*below, *below.values()}
    order = [node for node in order if node in used]
    place = {node: number for number, node in enumerate(order)}
    receiver = np.array([place[below[node]] if node in below else -1 for node in order])
    xy = nodes[order]
    z = np.zeros(len(order))
    heading = np.zeros_like(xy)
    for node in np.flatnonzero(receiver >= 0):
        step = xy[node] - xy[receiver[node]]
        z[node] = z[receiver[node]] + rise * np.hypot(*step) * rng.uniform(0.2, 1.8)
        heading[node] = step / np.hypot(*step)
    ones = np.ones(len(order))
    return Tree(xy, z, receiver, ones.astype(np.int64), np.zeros(len(order), np.uint8), heading)


def grown_tree(land, edge, seed=1):
    """Return a tree that has grown on an island, edges of one length."""
    from headwaters.core.growth.growth import Rules, grow, usual_zeta
    from headwaters.core.growth.mouths import automatic_mouths
    from headwaters.core.plane.fields import constant

    slope = constant(0.01)
    rules = Rules(edge, zeta=usual_zeta(edge, slope))
    return grow(Run(), land, None, automatic_mouths(land, edge), rules, slope, constant(0.15), seed).tree
