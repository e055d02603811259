"""Outlines of what triangles with one label make together; neighbours share their borders."""

from __future__ import annotations

import numpy as np

from ..mesh.triangles import next_sides
from ..plane.outlines import Outlines, PlanarMap, trace_outlines
from ..plane.types import Land


def triangle_map(mesh) -> PlanarMap:
    """Return the `PlanarMap` whose faces are the triangles of a mesh."""
    sides = np.arange(mesh.twin.size)
    one = sides[mesh.twin > sides]
    shore = sides[mesh.twin < 0]
    dart_side = np.concatenate([np.column_stack([one, mesh.twin[one]]).ravel(), shore])
    dart = np.empty(sides.size, np.int64)
    dart[dart_side] = np.arange(dart_side.size)
    corners = mesh.corners.reshape(-1).astype(np.int64)
    ahead = next_sides(sides)
    start, end = corners[dart_side], corners[ahead[dart_side]]
    end[2 * one.size :] = start[2 * one.size :] + 1  # along the border a dart passes its first point alone
    return PlanarMap(mesh.xy, start, end, dart[ahead[dart_side]], dart_side // 3, 2 * one.size)


def triangle_outlines(mesh, labels, count: int) -> Outlines:
    """Return the `Outlines` of the triangles with each label, from 0 to ``count`` - 1."""
    return trace_outlines(triangle_map(mesh), labels, count)


def land_of_mesh(mesh, water) -> Land:
    """Return the land of a mesh without the triangles that are water, as `Land` of any number of islands."""
    outlines = triangle_outlines(mesh, water.astype(np.int64), 2)
    return Land(tuple(outlines.ring(number) for number in np.flatnonzero(outlines.area == 0)))
