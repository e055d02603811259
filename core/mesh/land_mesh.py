"""A mesh of the land inside a shore: places scattered, triangulated, and what lies outside taken away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Array, Indices, Mask
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..plane.shore_grid import insides, lay_shore
from ..run.run import Run
from .delaunay import StraightLineError, Triangulation, delaunay
from .places import mesh_places

if TYPE_CHECKING:
    from ..plane.types import Land

MOST_BITS = 12  # of the row and column of a square
THIN = 1e-3  # height of a triangle at the shore, in lengths of its longest side, that is there by rounding alone


def mesh_of_land(
    run: Run, land: Land, spacing: float, seed: int, scale: Array | None = None, corners: Array | None = None
) -> tuple[Triangulation, Mask]:
    """Return the `Triangulation` of an island, nodes about ``spacing`` metres apart, and which nodes lie on its shore.

    ``scale`` makes the spacing wider, ``corners`` are nodes, see `core.mesh.places.mesh_places`.
    """
    with run.phase("Scattering nodes", 0.4):
        xy, on_shore = mesh_places(run, land, spacing, seed, scale, corners)
    with run.phase("Joining them", 0.5):
        mesh = delaunay(run, xy)
    with run.phase("Cutting at the shore", 0.1):
        kept = np.flatnonzero(on_shore[mesh.corners].all(axis=1))  # all others lie inside
        outside = _outside(land, spacing, mesh, kept)
    mesh, used = without_triangles(mesh, kept[outside])
    return mesh, on_shore[used]


def _outside(land, spacing, mesh, triangles):
    """Return which of some triangles lie in the sea, or are slivers along the shore."""
    places = mesh.xy[mesh.corners[triangles]]
    begin, end = places, np.roll(places, -1, axis=1)
    longest = ((end - begin) ** 2).sum(axis=2).max(axis=1)
    x, y = (places - places[:, :1]).transpose(2, 0, 1)
    twice = np.abs(x[:, 1] * y[:, 2] - y[:, 1] * x[:, 2])
    shore = lay_shore(land, spacing)
    return ~insides(shore, places.mean(axis=1)) | (twice < THIN * longest)


def without_triangles(mesh: Triangulation, gone: Indices) -> tuple[Triangulation, Mask]:
    """Return a mesh without some triangles and without the nodes that no other has, and which nodes stay.

    Its triangles are numbered along a curve on which those that are near have near numbers, so that what goes from
    neighbour to neighbour finds them in the cache.
    """
    kept = np.ones(len(mesh.corners), bool)
    kept[gone] = False
    if not kept.any():
        raise StraightLineError("no triangle lies on the land")
    used = np.zeros(len(mesh.xy), bool)
    count = np.count_nonzero(kept)
    number = _along_curve(mesh, kept, count)
    corners, twin = np.empty((count, 3), np.int32), np.empty((count, 3), np.int32)
    _keep(mesh.corners, mesh.twin, number, used, corners, twin)
    if not used.all():
        corners = (np.cumsum(used, dtype=np.int32) - 1)[corners]
    return Triangulation(mesh.xy[used], corners, twin.reshape(-1)), used


def _along_curve(mesh, kept, count):
    """Return the numbers of triangles along a curve through squares, one of them to a triangle; -1 if not ``kept``."""
    number = np.full(kept.size, -1, np.int32)
    bits = min(MOST_BITS, int(np.ceil(np.log2(count) / 2)))
    low = mesh.xy.min(axis=0)
    squares = (1 << bits) / (3.0 * max(float((mesh.xy.max(axis=0) - low).max()), np.finfo(float).tiny))
    begins = np.zeros((1 << 2 * bits) + 1, np.int32)
    _count_in_squares(mesh.xy, mesh.corners, kept, low, squares, bits, begins)
    _number_by_squares(mesh.xy, mesh.corners, kept, low, squares, bits, np.cumsum(begins, dtype=np.int32), number)
    return number


@kernel
def _square_of(xy, corners, triangle, low, squares, bits):
    """Return the position on the curve of Morton of the square in which the middle of a triangle lies."""
    a, b, c = corners[triangle, 0], corners[triangle, 1], corners[triangle, 2]
    most = (1 << bits) - 1
    x = min(int((xy[a, 0] + xy[b, 0] + xy[c, 0] - 3.0 * low[0]) * squares), most)
    y = min(int((xy[a, 1] + xy[b, 1] + xy[c, 1] - 3.0 * low[1]) * squares), most)
    position = 0
    for bit in range(bits):
        position |= ((x >> bit & 1) | (y >> bit & 1) << 1) << 2 * bit
    return position


@kernel
def _count_in_squares(xy, corners, kept, low, squares, bits, begins):
    """Count the triangles in each square, one index further on."""
    for triangle in range(kept.size):
        if kept[triangle]:
            begins[_square_of(xy, corners, triangle, low, squares, bits) + 1] += 1


@kernel
def _number_by_squares(xy, corners, kept, low, squares, bits, following, number):
    for triangle in range(kept.size):
        if kept[triangle]:
            square = _square_of(xy, corners, triangle, low, squares, bits)
            number[triangle] = following[square]
            following[square] += 1


@kernel
def _keep(corners, twin, number, used, kept_corners, kept_twin):
    """Write the triangles that have a new number, and which nodes they use."""
    for triangle in range(number.size):
        here = number[triangle]
        if not is_there(here):
            continue
        for corner in range(3):
            node, other = corners[triangle, corner], twin[3 * triangle + corner]
            used[node] = True
            kept_corners[here, corner] = node
            beyond = number[other // 3] if is_there(other) else -1
            kept_twin[here, corner] = 3 * beyond + other % 3 if is_there(beyond) else -1


def joined_meshes(parts: list[tuple]) -> tuple[Triangulation, Array]:
    """Return meshes that do not touch as one, and which of its nodes lie on a shore: of ``(mesh, on_shore)`` pairs."""
    meshes = [mesh for mesh, _ in parts]
    nodes = np.cumsum([0] + [len(mesh.xy) for mesh in meshes])
    sides = np.cumsum([0] + [mesh.twin.size for mesh in meshes])
    corners = [mesh.corners + begin for mesh, begin in zip(meshes, nodes)]
    twins = [np.where(mesh.twin < 0, -1, mesh.twin + begin) for mesh, begin in zip(meshes, sides)]
    whole = Triangulation(
        np.concatenate([mesh.xy for mesh in meshes]),
        np.concatenate(corners).astype(np.int32),
        np.concatenate(twins).astype(np.int32),
    )
    return whole, np.concatenate([on_shore for _, on_shore in parts])
