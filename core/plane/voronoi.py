"""The Voronoi diagram of the nodes, and the way of the shore through it.

It is kept as the triangulation that is dual to it: triangle t is the vertex where the cells of its three nodes meet.
*Half-side* 3t + k leaves that vertex between the cells of two of them, the one to its left and the one to its right;
the half-side that comes the other way is its twin, and the lower of the two stands for the side.

The shore is followed from cell to cell, so where it lies is told by the cells it passes and never by comparing
coordinates: whatever the rounding, each cell is left as often as it is entered, and what is built on that fits.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Cells, Coordinates, Indices, Values
from ..machine.indices import is_there
from ..machine.jit import kernel

FRAME_DISTANCE = 8.0  # times the size of the land: so far away, no node of the frame is the nearest to a place on land
ONE_PLACE = 1e-9  # of the land's size: vertices so near are one, as they are wherever four nodes lie on a circle
MOST_VORONOI_ROUNDS = 3


class Diagram(NamedTuple):
    """The Voronoi diagram of nodes and of four more far around them, which make every cell of a node finite."""

    nodes: np.ndarray  # float64 (n + 4, 2)
    vertices: np.ndarray  # float64 (t, 2)
    left: np.ndarray  # int64, the node to the left of each half-side
    right: np.ndarray
    twin: np.ndarray  # int64, -1 far outside
    first: np.ndarray  # int64, where the half-sides of the cell of each node begin in `around`
    around: np.ndarray  # int64, half-sides with the node to the left

    def sides(self) -> Indices:
        """Return the half-sides that stand for a side each."""
        return np.flatnonzero(np.arange(self.twin.size) < self.twin)

    def ends(self, half_sides: Indices) -> tuple[Cells, Cells]:
        """Return the vertices from which and to which half-sides lead."""
        return half_sides // 3, self.twin[half_sides] // 3


class Cuts(NamedTuple):
    """Where the shore passes from one cell into another, in the order of the shore."""

    segment: np.ndarray  # int64, the segment of the shore: number of its first vertex
    along: np.ndarray  # float64, the share of the segment before the cut
    half_side: np.ndarray  # int64, with the cell that the shore leaves to its left
    before: np.ndarray  # int64, the cell that it leaves


def voronoi(xy: Coordinates, land_box: tuple[Values, Values]) -> Diagram:
    """Return the `Diagram` of nodes ``xy`` (n, 2), no two in one place; the land lies within the box."""
    from scipy.spatial import Delaunay

    low, high = np.asarray(land_box, np.float64)
    centre, size = (low + high) / 2, float(max(high - low))
    frame = FRAME_DISTANCE * size * np.array([(-1.0, -1.1), (1.1, -1.0), (1.0, 1.1), (-1.1, 1.0)])
    nodes = np.concatenate([xy - centre, frame])  # near the origin: coordinates of maps would cost digits
    mesh = Delaunay(nodes)
    if mesh.coplanar.size:
        raise ValueError(f"nodes {mesh.coplanar[0, 0]} and {mesh.coplanar[0, 2]} lie in one place")
    corners = mesh.simplices.astype(np.int64)
    left, right = corners[:, [2, 0, 1]].ravel(), corners[:, [1, 2, 0]].ravel()
    twin = _twins(mesh.neighbors.astype(np.int64))
    order = np.argsort(left, kind="stable")
    first = np.append(0, np.cumsum(np.bincount(left, minlength=len(nodes))))
    vertices = _merged(_circumcentres(nodes[corners]), twin, ONE_PLACE * size)
    return Diagram(nodes + centre, vertices + centre, left, right, twin, first, order)


def _twins(neighbours):
    """Return the half-side that comes the other way along each half-side."""
    triangle = np.arange(neighbours.size) // 3
    beyond = neighbours.ravel()
    back = np.argmax(neighbours[beyond] == triangle[:, None], axis=1)
    return np.where(beyond >= 0, 3 * beyond + back, -1)


def _circumcentres(triangles):
    """Return the centres of the circles through the corners of triangles (t, 3, 2)."""
    origin = triangles[:, 0]
    (bx, by), (cx, cy) = (triangles[:, 1] - origin).T, (triangles[:, 2] - origin).T
    b, c = bx * bx + by * by, cx * cx + cy * cy
    twice = 2.0 * (bx * cy - by * cx)
    return origin + np.stack([cy * b - by * c, bx * c - cx * b], axis=1) / twice[:, None]


def _merged(vertices, twin, near):
    """Return vertices of which those joined by sides shorter than ``near`` lie in one place."""
    from scipy import sparse
    from scipy.sparse.csgraph import connected_components

    half_side = np.flatnonzero(np.arange(twin.size) < twin)
    one, other = half_side // 3, twin[half_side] // 3
    short = np.hypot(*(vertices[one] - vertices[other]).T) < near
    if not short.any():
        return vertices
    count = len(vertices)
    graph = sparse.coo_matrix((np.ones(short.sum()), (one[short], other[short])), shape=(count, count))
    group = connected_components(graph, directed=False)[1]
    _, member = np.unique(group, return_index=True)
    return vertices[member][group]


def cut_shore(diagram: Diagram, shore: Coordinates, first: Indices) -> tuple[Cuts, Indices]:
    """Return the `Cuts` of closed rings through a diagram, and for each ring the cell in which it begins.

    ``shore`` holds the vertices of all rings one after the other, each ending where it began; ``first`` tells where
    each begins, and the end.
    """
    capacity = 2 * len(shore) + 4 * len(diagram.nodes)
    begins = np.empty(first.size - 1, np.int64)
    shore, nodes = (np.require(points - diagram.nodes[0], np.float64, ["C"]) for points in (shore, diagram.nodes))
    right = diagram.right[diagram.around]
    while True:
        segment, slot, along = (np.empty(capacity, kind) for kind in (np.int64, np.int64, np.float64))
        count = _follow(shore, first, nodes, diagram.first, right, segment, along, slot, begins)
        if count <= capacity:
            half_side = diagram.around[slot[:count]]
            return Cuts(segment[:count], along[:count], half_side, diagram.left[half_side]), begins
        capacity = count


@kernel
def _follow(shore, first, nodes, first_around, neighbour, segment, along, slot, begins):
    """Follow all rings and write their cuts; return how many there are, which may be more than there was space for.

    Each step leads to a cell whose node is nearer to the end of the segment, of two as near to that of the lower
    number: it cannot go in circles, and ends in the cell of that vertex.
    """
    count = 0
    cell = 0
    for ring in range(first.size - 1):
        begin, last = first[ring], first[ring + 1] - 1
        cell, _ = _follow_part(
            shore, begin, begin + 1, 0, cell, nodes, first_around, neighbour, segment, along, slot, count
        )  # to the cell of the vertex
        before = count
        # Where a ring begins on a side its first cell is known only when it comes back there: then once more.
        for _ in range(MOST_VORONOI_ROUNDS + 1):
            begins[ring] = cell
            cell, count = _follow_part(
                shore, begin, last, 1, cell, nodes, first_around, neighbour, segment, along, slot, before
            )
            if cell == begins[ring]:
                break
    return count


@kernel
def _follow_part(shore, begin, end, step, cell, nodes, first_around, neighbour, segment, along, slot, count):
    """Follow segments from vertices ``begin:end`` to those ``step`` further; return the last cell and how many cuts."""
    for vertex in range(begin, end):
        px, py, qx, qy = shore[vertex, 0], shore[vertex, 1], shore[vertex + step, 0], shore[vertex + step, 1]
        reached = 0.0
        chosen = 0
        while is_there(chosen):
            exit_at = 2.0
            chosen = -1
            x, y = nodes[cell, 0], nodes[cell, 1]
            to_q = (qx - x) * (qx - x) + (qy - y) * (qy - y)
            to_p = (px - x) * (px - x) + (py - y) * (py - y)
            for side in range(first_around[cell], first_around[cell + 1]):
                other = neighbour[side]
                x, y = nodes[other, 0], nodes[other, 1]
                gain = to_q - ((qx - x) * (qx - x) + (qy - y) * (qy - y))
                if not (gain > 0.0 or (gain == 0.0 and other < cell)):
                    continue
                ahead = (px - x) * (px - x) + (py - y) * (py - y) - to_p
                share = ahead / (ahead + gain) if ahead > 0.0 else 0.0
                if share < exit_at:
                    exit_at = share
                    chosen = side
            if is_there(chosen):
                reached = max(reached, exit_at)
                if count < segment.size:
                    segment[count], along[count], slot[count] = vertex, reached, chosen
                count += 1
                cell = neighbour[chosen]
    return cell, count
