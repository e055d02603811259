"""The land nearest to each node of a mesh as a ring: its Voronoi cell, cut at the border as `node_areas` counts it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Cells, Values
from ..machine.indices import is_there
from ..machine.jit import kernel

if TYPE_CHECKING:
    from .delaunay import Triangulation

MOST_POINTS = 4  # that a triangle gives to the ring of a corner


def node_cells(mesh: Triangulation, is_delaunay: bool) -> tuple[Values, Cells]:
    """Return points (p, 2) of all rings, node after node, and where the ring of each node begins; rings are closed."""
    start = _first_sides(mesh.corners.reshape(-1), mesh.twin, len(mesh.xy))
    points = np.empty((MOST_POINTS * mesh.twin.size + 4 * len(mesh.xy), 2))
    first = np.zeros(len(mesh.xy) + 1, np.int64)
    _write_cells(mesh.xy, mesh.corners.reshape(-1), mesh.twin, start, not is_delaunay, points, first)
    return points[: first[-1]], first


@kernel
def _first_sides(corners, twin, count):
    """Return a side that begins at each node, at the border the one with nothing to its right; -1 for none."""
    start = np.full(count, -1, np.int64)
    for side in range(corners.size):
        node = corners[side]
        if not is_there(start[node]) or not is_there(twin[side]):
            start[node] = side
    return start


@kernel
def _add(points, size, x, y):
    points[size, 0], points[size, 1] = x, y
    return size + 1


@kernel
def _add_piece(xy, a, b, c, cut_all, opposite_is_border, points, size):
    """Add the points that the triangle a, b, c gives to the ring of a; ``opposite_is_border`` tells for a, b, c."""
    abx, aby, acx, acy = xy[b, 0] - xy[a, 0], xy[b, 1] - xy[a, 1], xy[c, 0] - xy[a, 0], xy[c, 1] - xy[a, 1]
    ab, ac, dot = abx * abx + aby * aby, acx * acx + acy * acy, abx * acx + aby * acy
    at_b, at_c = ab - dot, ac - dot  # the same products at the other corners
    if dot < 0.0 and (cut_all or opposite_is_border & 1):
        size = _add(points, size, xy[a, 0] + abx / 2, xy[a, 1] + aby / 2)
        share = ab / (2.0 * at_b)  # of the way from b to c
        size = _add(points, size, xy[b, 0] + share * (acx - abx), xy[b, 1] + share * (acy - aby))
        share = ac / (2.0 * at_c)
        size = _add(points, size, xy[c, 0] - share * (acx - abx), xy[c, 1] - share * (acy - aby))
        return _add(points, size, xy[a, 0] + acx / 2, xy[a, 1] + acy / 2)
    if at_b < 0.0 and (cut_all or opposite_is_border & 2):
        size = _add(points, size, xy[a, 0] + abx / 2, xy[a, 1] + aby / 2)
        share = ab / (2.0 * dot)
        return _add(points, size, xy[a, 0] + share * acx, xy[a, 1] + share * acy)
    if at_c < 0.0 and (cut_all or opposite_is_border & 4):
        share = ac / (2.0 * dot)
        size = _add(points, size, xy[a, 0] + share * abx, xy[a, 1] + share * aby)
        return _add(points, size, xy[a, 0] + acx / 2, xy[a, 1] + acy / 2)
    twice = 2.0 * (abx * acy - aby * acx)
    if cut_all:  # the next triangle may go on elsewhere on the same side
        size = _add(points, size, xy[a, 0] + abx / 2, xy[a, 1] + aby / 2)
        size = _add(points, size, xy[a, 0] + (acy * ab - aby * ac) / twice, xy[a, 1] + (abx * ac - acx * ab) / twice)
        return _add(points, size, xy[a, 0] + acx / 2, xy[a, 1] + acy / 2)
    return _add(points, size, xy[a, 0] + (acy * ab - aby * ac) / twice, xy[a, 1] + (abx * ac - acx * ab) / twice)


@kernel
def _write_cells(xy, corners, twin, start, cut_all, points, first):
    size = 0
    for node in range(start.size):
        begin = size
        side = start[node]
        first[node] = begin
        if not is_there(side):
            continue
        at_border = not is_there(twin[side])
        if at_border:
            other = corners[side - side % 3 + (side + 1) % 3]
            size = _add(points, size, xy[node, 0], xy[node, 1])
            size = _add(points, size, (xy[node, 0] + xy[other, 0]) / 2, (xy[node, 1] + xy[other, 1]) / 2)
        while True:
            base = side - side % 3
            ahead, behind = base + (side + 1) % 3, base + (side + 2) % 3
            border = (not is_there(twin[ahead])) + 2 * (not is_there(twin[behind])) + 4 * (not is_there(twin[side]))
            size = _add_piece(xy, node, corners[ahead], corners[behind], cut_all, border, points, size)
            side = twin[behind]
            if not is_there(side):
                other = corners[behind]
                size = _add(points, size, (xy[node, 0] + xy[other, 0]) / 2, (xy[node, 1] + xy[other, 1]) / 2)
                break
            if side == start[node]:
                break
        size = _add(points, size, points[begin, 0], points[begin, 1])
    first[start.size] = size
