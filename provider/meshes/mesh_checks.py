"""Meshes of other programs, checked before anything is made of them: their nodes, faces, and what lies where."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..base.parameters import GREATEST_HEIGHT
from ..errors import refusal
from ..islands.coasts import EARTH_AREA, LEAST_LAND, METRES_ASSUMED, area_text
from ..layers.crs import FARTHEST_PLACE
from ..numbers import told

if TYPE_CHECKING:
    from ...core.arrays import Array, Coordinates
    from ...core.mesh.delaunay import Triangulation
    from ...core.run.run import Run
    from ..layers.mesh_files import MeshSource


def checked_mesh(run: Run, source: MeshSource) -> tuple[Array, Array, Array]:
    """Return places and heights of the nodes that faces use, and the corners of triangles (t, 3), each given once."""
    from ...core.run.waiting import left_alone

    name = source.name
    places, z, faces = source.read(run)
    if not faces.sizes.size:
        raise refusal("The mesh ‘{}’ has no faces. Choose a mesh of triangles or quads.", name)
    nameless = int(np.count_nonzero((faces.corners < 0) | (faces.corners >= len(places))))
    if nameless:
        raise refusal(
            "The mesh ‘{}’ has faces with {} corners at nodes that it does not have: its file is damaged. Write it "
            "anew.",
            name, told(nameless)
        )
    used = np.zeros(len(places), bool)
    used[faces.corners[np.repeat(faces.sizes > 2, faces.sizes)]] = True
    _check_nodes(source, places[used], z[used])
    corners, twice = left_alone(run, lambda: _without_doubles(faces.triangles(places)))
    if twice:
        run.warn("The mesh ‘{}’ has {} triangles twice or more: they count once.", name, told(twice))
    corners = (np.cumsum(used) - 1)[corners]
    if not used.all():
        run.note("Nodes without a face, left out: {}", told(np.count_nonzero(~used)))
    return places[used], z[used], corners


def _check_nodes(source, places, z):
    """Refuse nodes without a place or a height that can be meant, and several in one place."""
    name, group = source.name, source.group
    check_places(name, places)
    unknown = int(np.count_nonzero(~np.isfinite(z)))
    if unknown:
        raise refusal("The mesh ‘{}’ has no height at {} nodes. Give ‘{}’ a value there.", name, told(unknown), group)
    if np.abs(z).max() > GREATEST_HEIGHT:
        raise refusal(
            "The mesh ‘{}’ has heights in ‘{}’ up to {} m, which no ground has. Correct them, or choose another "
            "MESH_GROUP.",
            name, group, told(np.abs(z).max(), ".3g")
        )
    x, y = places[np.lexsort(places.T)].T
    twice = int(np.count_nonzero((x[1:] == x[:-1]) & (y[1:] == y[:-1])))
    if twice:
        raise refusal("The mesh ‘{}’ has {} nodes where another one lies. Remove them from it.", name, told(twice))


def check_places(name: str, places: Coordinates) -> None:
    """Refuse nodes that lie on no map or, with places in metres, that its CRS brings nowhere on the ground."""
    astray = int(np.count_nonzero(~(np.abs(places) <= FARTHEST_PLACE).all(axis=1)))
    if astray:
        raise refusal("The mesh ‘{}’ has {} nodes that lie on no map. Give them their places.", name, told(astray))


def check_faces(run: Run, source: MeshSource, places: Coordinates, mesh: Triangulation) -> None:
    """Refuse a mesh, a `Triangulation` on its plane, without an area that land may have, or that lies over itself."""
    from ...core.mesh.triangles import overlapping_triangle, triangle_areas
    from ...core.run.waiting import left_alone

    if not len(mesh.corners) or not np.ptp(places, axis=0).all():  # a parallel is bent on the plane
        raise refusal("The mesh ‘{}’ has no face with an area: all its nodes lie on lines.", source.name)
    area = float(triangle_areas(mesh.xy, mesh.corners).sum())
    if not LEAST_LAND <= area <= EARTH_AREA:
        raise refusal(
            "The mesh ‘{}’ has an area of {}, which is no ground of any land. {}.",
            source.name, area_text(area), METRES_ASSUMED
        )
    found = left_alone(run, lambda: overlapping_triangle(places - places.min(axis=0), mesh))
    if found >= 0:
        x, y = places[mesh.corners[found]].mean(axis=0)
        raise refusal(
            "The mesh ‘{}’ has faces that lie over each other, at {:.10g}, {:.10g} for instance. Let them meet in "
            "their sides alone.",
            source.name, x, y
        )


def _without_doubles(corners):
    """Return triangles of which none is given twice, in their order, and how many were."""
    _, first = np.unique(np.sort(corners, axis=1), axis=0, return_index=True)
    return corners[np.sort(first)], len(corners) - first.size
