"""Meshes and ground to test with, and water found node by node, in as few words as possible."""

import heapq

import numpy as np
from headwaters.core.mesh.delaunay import delaunay
from headwaters.core.mesh.graph import graph_of_cells, graph_of_triangles
from headwaters.core.mesh.triangles import border_nodes, node_areas
from headwaters.core.mesh.water import Landscape
from headwaters.core.plane.types import Land
from headwaters.core.raster.domain import LAND, OUTLET, SEA, VOID
from headwaters.core.raster.grid import flat_cells, step_lengths
from headwaters.core.run.run import Run

SQUARE = Land((np.array([(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0), (0.0, 0.0)]),))


def star(arms=7, size=100.0, swing=0.3):
    """Return an island with as many capes and bays."""
    turn = np.linspace(0, 2 * np.pi, 60 * arms + 1)
    radius = size * (1 + swing * np.cos(arms * turn))
    ring = np.column_stack([radius * np.cos(turn), radius * np.sin(turn)])
    ring[-1] = ring[0]
    return Land((ring,))


def ground_of_mesh(mesh, z, sea_level=None):
    """Return the ground of a mesh whose border is an outlet, and sea where it is low."""
    domain = np.where(border_nodes(mesh), OUTLET, LAND).astype(np.uint8)
    if sea_level is not None:
        domain[z <= sea_level] = SEA
    return Landscape(graph_of_triangles(mesh, node_areas(mesh, True)), np.asarray(z, np.float64), domain)


def random_ground(seed, count=150):
    """Return rough ground, in steps for some seeds, on a mesh of random nodes."""
    rng = np.random.default_rng(seed)
    xy = rng.random((count, 2)) * 100
    z = rng.random(count)
    if seed % 3 == 0:
        z = np.round(z * 8) / 8
    return ground_of_mesh(delaunay(Run(), xy), z, 0.1 if seed % 2 else None)


def ground_of_cells(z, domain, size=1.0):
    """Return the ground of a raster."""
    width, height, area = flat_cells(z.shape[0], size, size)
    graph = graph_of_cells(area, step_lengths(width, height), z.shape[1])
    return Landscape(graph, np.asarray(z, np.float64).ravel(), domain.ravel())


def neighbours(graph, node):
    """Return the neighbours of a node."""
    if not graph.ncols:
        return graph.neighbours[graph.first[node] : graph.first[node + 1]].tolist()
    row, col = divmod(node, graph.ncols)
    nrows = len(graph.lengths)
    around = [(row + r, col + c) for r in (-1, 0, 1) for c in (-1, 0, 1) if (r, c) != (0, 0)]
    return [r * graph.ncols + c for r, c in around if 0 <= r < nrows and 0 <= c < graph.ncols]


def flooded(ground):
    """Return the level to which water rises on each node before it can leave: a plain Priority-Flood."""
    level = np.full(ground.z.size, np.inf)
    queue = [(ground.z[node], node) for node in np.flatnonzero(ground.domain >= OUTLET).tolist()]
    for height, node in queue:
        level[node] = height
    heapq.heapify(queue)
    while queue:
        height, node = heapq.heappop(queue)
        for other in neighbours(ground.graph, node):
            if level[other] == np.inf and ground.domain[other] != VOID:
                level[other] = max(height, ground.z[other])
                heapq.heappush(queue, (level[other], other))
    return level


def hanging_together(ground, nodes):
    """Return the groups in which nodes are joined by edges, as sets."""
    left, groups = set(nodes), []
    while left:
        group = [left.pop()]
        for node in group:
            found = [other for other in neighbours(ground.graph, node) if other in left]
            left.difference_update(found)
            group += found
        groups.append(set(group))
    return groups
