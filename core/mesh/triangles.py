"""Triangles of a mesh: their sides, the share of land around each node, and values between the nodes."""

from __future__ import annotations

import numpy as np

from ..arrays import Array, Coordinates, Heights, Indices, Integers, Mask, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from .delaunay import Triangulation

TURN_ROUNDING = -1e-12  # a share of a corner, of a place on a side
LEAST_WET = 1e-3  # of a side, that is drawn of the least water at its end
TOUCHING_SHARE = 1e-9  # of its size, by which a triangle may reach over the side of another


def triangulation(xy: Coordinates, corners: Integers) -> Triangulation:
    """Return the `Triangulation` of given triangles, all turned anticlockwise; those without an area are left out."""
    xy, corners = np.require(xy, np.float64, ["C", "W"]), np.asarray(corners, np.int32)
    turn = twice_areas(xy, corners)
    corners = np.where(turn[:, None] < 0, corners[:, ::-1], corners)[turn != 0]
    return Triangulation(xy, np.ascontiguousarray(corners), twins_of(corners))


def twins_of(corners: Integers) -> Indices:
    """Return for each side of triangles the one that comes the other way, -1 at the border."""
    begin, end = corners.ravel().astype(np.int64), corners[:, [1, 2, 0]].ravel().astype(np.int64)
    size = int(corners.max(initial=0)) + 1
    low, high = np.minimum(begin, end), np.maximum(begin, end)
    order = np.argsort(low * size + high, kind="stable")
    one, two = order[:-1], order[1:]
    pair = (begin[one] == end[two]) & (end[one] == begin[two])
    twin = np.full(begin.size, -1, np.int32)
    twin[one[pair]], twin[two[pair]] = two[pair], one[pair]
    twin[(twin >= 0) & (twin[twin] != np.arange(twin.size))] = -1  # where more than two triangles share a side
    return twin


def triangle_areas(xy: Array, corners: Array) -> Array:
    """Return the areas of triangles."""
    return np.abs(twice_areas(xy, corners)) / 2


def twice_areas(xy: Coordinates, corners: Integers) -> Values:
    """Return twice the area of each triangle, below 0 where its corners turn right."""
    (ax, ay), (bx, by), (cx, cy) = xy[corners[:, 0]].T, xy[corners[:, 1]].T, xy[corners[:, 2]].T
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def overlapping_triangle(xy: Coordinates, mesh: Triangulation) -> int:
    """Return a triangle of a mesh that lies over another one, with its nodes at ``xy``; -1 where there is none.

    Where land is covered twice one of both is at the border: there the second cover ends. So all are looked at from
    the west to the east, those at the border beside all others.
    """
    west, east = (end(xy[mesh.corners, 0], axis=1) for end in (np.min, np.max))
    at_border = (mesh.twin.reshape(-1, 3) < 0).any(axis=1)
    return int(_overlapping(np.ascontiguousarray(xy), mesh.corners, west, east, at_border, np.argsort(west)))


@kernel
def _overlapping(xy, corners, west, east, at_border, order):
    inner, border = np.empty(order.size, np.int64), np.empty(order.size, np.int64)
    inner_count, border_count = 0, 0
    for rank in range(order.size):
        triangle = order[rank]
        found, border_count = _over_any(xy, corners, west, east, triangle, border, border_count)
        if at_border[triangle]:
            if not found:
                found, inner_count = _over_any(xy, corners, west, east, triangle, inner, inner_count)
            border[border_count] = triangle
            border_count += 1
        else:
            inner[inner_count] = triangle
            inner_count += 1
        if found:
            return triangle
    return -1


@kernel
def _over_any(xy, corners, west, east, triangle, others, count):
    """Tell whether a triangle lies over one of others, and how many of these reach as far east as it begins."""
    kept, found = 0, False
    for number in range(count):
        other = others[number]
        if east[other] <= west[triangle]:
            continue
        others[kept] = other
        kept += 1
        if not found:
            found = not (_apart(xy, corners, triangle, other) or _apart(xy, corners, other, triangle))
    return found, kept


@kernel
def _apart(xy, corners, one, other):
    """Tell whether a side of one triangle has all of the other on its right, as far as numbers can tell."""
    for corner in range(3):
        a, b = corners[one, corner], corners[one, (corner + 1) % 3]
        dx, dy = xy[b, 0] - xy[a, 0], xy[b, 1] - xy[a, 1]
        beyond = True
        for node in range(3):
            x, y = xy[corners[other, node], 0] - xy[a, 0], xy[corners[other, node], 1] - xy[a, 1]
            if dx * y - dy * x > TOUCHING_SHARE * (abs(dx) + abs(dy)) * (abs(x) + abs(y) + abs(dx) + abs(dy)):
                beyond = False
        if beyond:
            return True
    return False


def border_nodes(mesh: Triangulation) -> Mask:
    """Return which nodes lie at the border of a mesh, around holes too."""
    found = np.zeros(len(mesh.xy), bool)
    for ends in ends_of_sides(mesh, np.flatnonzero(mesh.twin < 0)):
        found[ends] = True
    return found


def ends_of_sides(mesh: Triangulation, side: Indices) -> tuple[Indices, Indices]:
    """Return the node at which each of some sides begins, and that at which it ends."""
    corners = mesh.corners.reshape(-1)
    return corners[side], corners[next_sides(side)]


def next_sides(side: Indices) -> Indices:
    """Return the side that follows each of some sides around its triangle."""
    return side - side % 3 + (side + 1) % 3


def node_areas(mesh: Triangulation, is_delaunay: bool) -> Values:
    """Return the area nearest to each node: its Voronoi cell, cut at the border of the mesh. They sum to the mesh.

    Where a triangle has an obtuse angle the middle of its circle lies outside: beyond the border, or in a mesh that is
    not of Delaunay, the triangle is parted among its own corners instead.
    """
    area = np.zeros(len(mesh.xy))
    if is_delaunay:
        _add_areas(mesh.xy, mesh.corners, mesh.twin, False, area)
        if area.min(initial=np.inf) > 0:
            return area
        area[:] = 0.0
    _add_areas(mesh.xy, mesh.corners, mesh.twin, True, area)
    return area


@kernel
def _add_areas(xy, corners, twin, cut_all, area):
    dot = np.empty(3)
    square = np.empty(3)
    for triangle in range(corners.shape[0]):
        for corner in range(3):
            a, b = corners[triangle, corner], corners[triangle, (corner + 1) % 3]
            c = corners[triangle, (corner + 2) % 3]
            dot[corner] = (xy[b, 0] - xy[a, 0]) * (xy[c, 0] - xy[a, 0]) + (xy[b, 1] - xy[a, 1]) * (xy[c, 1] - xy[a, 1])
            square[corner] = (xy[c, 0] - xy[b, 0]) ** 2 + (xy[c, 1] - xy[b, 1]) ** 2  # of the side opposite
        a, b, c = corners[triangle, 0], corners[triangle, 1], corners[triangle, 2]
        twice = (xy[b, 0] - xy[a, 0]) * (xy[c, 1] - xy[a, 1]) - (xy[b, 1] - xy[a, 1]) * (xy[c, 0] - xy[a, 0])
        obtuse = int(np.argmin(dot))
        one, two = (obtuse + 1) % 3, (obtuse + 2) % 3
        if dot[obtuse] < 0.0 and (cut_all or not is_there(twin[3 * triangle + one])):
            # tan = twice / dot; the part of a sharp corner is a right triangle on half of its shorter side
            at_one = square[two] * twice / (8.0 * dot[one])
            at_two = square[one] * twice / (8.0 * dot[two])
            area[corners[triangle, one]] += at_one
            area[corners[triangle, two]] += at_two
            area[corners[triangle, obtuse]] += twice / 2.0 - at_one - at_two
            continue
        for corner in range(3):
            near, far = (corner + 1) % 3, (corner + 2) % 3
            # cot = dot / twice; a side and half of the circle's way to it count for both of its ends
            area[corners[triangle, corner]] += (square[near] * dot[near] + square[far] * dot[far]) / (8.0 * twice)


@kernel
def fill_cells(xy: Values, corners: Integers, values: Values, frame: Values, raster: Values) -> None:
    """Write into the cells of a raster, row 0 in the north, what lies between nodes: linear in each triangle.

    ``frame`` is the western edge, the northern edge, width and height of a cell; other cells stay as they are.
    """
    for triangle in range(corners.shape[0]):
        a, b, c = corners[triangle, 0], corners[triangle, 1], corners[triangle, 2]
        top, bottom, left, right = _cells_around(xy, a, b, c, frame, raster.shape)
        for row in range(top, bottom):
            for col in range(left, right):
                u, v, w = _shares(xy, a, b, c, frame, row, col)
                if min(u, v, w) >= TURN_ROUNDING:
                    raster[row, col] = u * values[a] + v * values[b] + w * values[c]


@kernel
def number_cells(xy, corners, numbers, frame: Values, raster) -> None:
    """Give the cells of a raster the number of the triangle that their middle lies in, see `fill_cells`."""
    for triangle in range(corners.shape[0]):
        a, b, c = corners[triangle, 0], corners[triangle, 1], corners[triangle, 2]
        top, bottom, left, right = _cells_around(xy, a, b, c, frame, raster.shape)
        for row in range(top, bottom):
            for col in range(left, right):
                u, v, w = _shares(xy, a, b, c, frame, row, col)
                if min(u, v, w) >= TURN_ROUNDING:
                    raster[row, col] = numbers[triangle]


@kernel
def label_cells_below(xy, corners, z: Heights, level: float, label: int, frame: Values, labels) -> None:
    """Give a label to the cells of a raster where the ground between nodes lies below a level, see `fill_cells`."""
    for triangle in range(corners.shape[0]):
        a, b, c = corners[triangle, 0], corners[triangle, 1], corners[triangle, 2]
        top, bottom, left, right = _cells_around(xy, a, b, c, frame, labels.shape)
        for row in range(top, bottom):
            for col in range(left, right):
                u, v, w = _shares(xy, a, b, c, frame, row, col)
                if min(u, v, w) >= TURN_ROUNDING and u * z[a] + v * z[b] + w * z[c] < level:
                    labels[row, col] = label


def parts_below(xy: Values, corners: Integers, z: Heights, level: float) -> list[list[list[float]]]:
    """Return the rings of what lies below a level of each of some triangles, between whose corners heights are linear.

    Along a side the ring goes at least `LEAST_WET` of it away from where it is wet, so that it holds something.
    """
    rings = []
    for corner in corners.tolist():
        ring = []
        for one, other in zip(corner, corner[1:] + corner[:1]):
            if z[one] < level:
                ring.append(xy[one].tolist())
            if (z[one] < level) != (z[other] < level):
                wet, dry = (one, other) if z[one] < level else (other, one)  # both triangles of a side count from there
                share = max((level - z[wet]) / (z[dry] - z[wet]), LEAST_WET)
                ring.append((xy[wet] + share * (xy[dry] - xy[wet])).tolist())
        if ring:
            rings.append([*ring, ring[0]])
    return rings


@kernel
def _cells_around(xy, a, b, c, frame, shape):
    """Return the rows and columns, ``top`` to before ``bottom`` and so on, whose middles a triangle may hold."""
    west, north, dx, dy = frame[0], frame[1], frame[2], frame[3]
    top = max(int(np.ceil((north - max(xy[a, 1], xy[b, 1], xy[c, 1])) / dy - 0.5)), 0)
    bottom = min(int(np.floor((north - min(xy[a, 1], xy[b, 1], xy[c, 1])) / dy - 0.5)), shape[0] - 1)
    left = max(int(np.ceil((min(xy[a, 0], xy[b, 0], xy[c, 0]) - west) / dx - 0.5)), 0)
    right = min(int(np.floor((max(xy[a, 0], xy[b, 0], xy[c, 0]) - west) / dx - 0.5)), shape[1] - 1)
    return top, bottom + 1, left, right + 1


@kernel
def _shares(xy, a, b, c, frame, row, col):
    """Return what the corners of a triangle count for in the middle of a cell; outside one is below 0."""
    ax, ay, bx, by, cx, cy = xy[a, 0], xy[a, 1], xy[b, 0], xy[b, 1], xy[c, 0], xy[c, 1]
    x = frame[0] + (col + 0.5) * frame[2]
    y = frame[1] - (row + 0.5) * frame[3]
    twice = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / twice
    v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / twice
    return u, v, 1.0 - u - v
