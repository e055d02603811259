"""Meshes that are made: of the land inside coasts, of an extent, or of the ground that a DEM covers."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsCsException,
)

from ..errors import refusal
from ..islands.coasts import Archipelago, Island, length_text, read_archipelago
from ..layers.made_rasters import MadeRaster
from ..layers.map_cells import Frame, OnMap
from ..layers.map_planes import Plane, moved_in_parts
from ..layers.rectangles import rectangle_ring
from ..numbers import told

if TYPE_CHECKING:
    from ...core.arrays import Array, Cells, Coordinates, Heights, Mask
    from ...core.mesh.delaunay import Triangulation
    from ...core.plane.types import Land
    from ...core.run.run import Run
    from ..base.inputs import Inputs
    from ..layers.raster_reading import RasterSource

FEWEST_MESH_NODES, MOST_MESH_NODES = 4, 20_000_000
BYTES_PER_NODE = 200
BLOCKS_ACROSS = 200  # of the map of how much a DEM bends
WIDEST_SPACING = 3.0  # of the least one, where a DEM does not bend
NODES_BETWEEN_LOOKS = 1 << 14  # points that are moved between two looks for a cancel
EDGE_ROUNDING = 0.01  # of a cell: nodes on the edge of a raster lie beyond it by rounding, by less than this
BENT_MOST = 0.9  # share of the blocks that bend less than those with the least spacing


@dataclass
class MadeMesh:
    """A mesh in metres on a plane, and its nodes on the map."""

    name: str
    crs: Any
    mesh: Triangulation
    on_shore: np.ndarray
    plane: Any
    places: np.ndarray  # (n, 2) on the map
    spacing: float  # metres, the least


def count_or_spacing(inputs: Inputs) -> tuple[int | None, float | None]:
    """Return the number of nodes or, if that is given, the spacing in metres; the other is None."""
    spacing = inputs.number("SPACING")
    return (None, spacing) if spacing is not None else (inputs.integer("POINTS"), None)


def mesh_of_coast(run: Run, inputs: Inputs, wanted: tuple[int, None], seed: int) -> MadeMesh:
    """Return the `MadeMesh` of the polygons COASTLINE: of all islands, each with shores of its own."""
    return mesh_of_archipelago(run, read_archipelago(run, inputs, "COASTLINE"), wanted, seed)


def mesh_of_archipelago(run: Run, archipelago: Archipelago, wanted: tuple[int, None], seed: int) -> MadeMesh:
    """Return the `MadeMesh` of all islands, on the plane of the largest."""
    lands = lands_on_one_plane(archipelago)
    return _made(run, archipelago.name, archipelago.crs, archipelago.islands[0].plane, lands, wanted, seed)


def lands_on_one_plane(archipelago: Archipelago) -> list[Land]:
    """Return the core's `Land` of all islands on the plane of the largest."""
    west, south, east, north = archipelago.islands[0].bounds
    middle = (west + east) / 2, (south + north) / 2
    return [Island(island.rings, island.area, archipelago.crs, middle).land for island in archipelago.islands]


def mesh_of_rectangle(
    run: Run,
    name: str,
    crs: QgsCoordinateReferenceSystem,
    bounds: tuple[float, float, float, float],
    wanted: tuple[int | None, float | None],
    seed: int,
    scale: Array | None = None,
) -> MadeMesh:
    """Return the `MadeMesh` of a rectangle of the map: west, south, east, north."""
    west, south, east, north = bounds
    ring = rectangle_ring(west, south, east, north)
    island = Island.measured([ring], crs)
    return _made(run, name, crs, island.plane, [island.land], wanted, seed, scale, island.to_local(ring[:-1]))


def _made(run, name, crs, plane, lands, wanted, seed, scale=None, corners=None):
    from ...core.mesh.delaunay import StraightLineError
    from ...core.mesh.land_mesh import joined_meshes, mesh_of_land
    from ...core.mesh.places import spacing_for
    from ...core.plane.land import area
    from ...core.run.waiting import left_alone

    count, spacing = wanted
    share = 1.0 if scale is None else float(np.mean(1 / scale**2))
    if spacing is None:
        spacing = spacing_for(lands, count, share)
    nodes = sum(map(area, lands)) * share / spacing**2
    if nodes > MOST_MESH_NODES:
        raise refusal(
            "SPACING: {} would make {} nodes. Choose a wider spacing.", length_text(spacing), told(nodes, ",.0f")
        )
    parts, left_out = [], 0
    total = sum(map(area, lands))
    for land in lands:
        with run.phase("Making the mesh", area(land) / total):
            try:
                parts.append(left_alone(run, lambda land=land: mesh_of_land(run, land, spacing, seed, scale, corners)))
            except StraightLineError:
                left_out += 1
    if left_out:
        run.warn("‘{}’: {} islands are too small for a triangle, and were left out.", name, told(left_out))
    if not parts:
        raise refusal("‘{}’ is too small for a mesh of nodes {} apart: give more POINTS.", name, length_text(spacing))
    mesh, on_shore = joined_meshes(parts)
    run.note(
        "Mesh of ‘{}’: {} nodes, {} triangles, at least {} apart",
        name, told(len(mesh.xy)), told(len(mesh.corners)), length_text(spacing)
    )
    return MadeMesh(name, crs, mesh, on_shore, plane, moved_in_parts(run, plane.to_map, mesh.xy), spacing)


def bends_of(z: Heights, valid: Mask) -> Array:
    """Return the scale of the spacing over a DEM, rows from the south: 1 where it bends most, wider elsewhere."""
    step = max(1, int(np.ceil(max(z.shape) / BLOCKS_ACROSS)))
    heights = np.where(valid, z, np.nan).astype(np.float64)
    bend = np.zeros(z.shape)
    for axis in (0, 1):
        if z.shape[axis] > 2:
            bent = np.abs(np.diff(heights, 2, axis=axis))
            bend[(slice(1, -1), slice(None)) if axis == 0 else (slice(None), slice(1, -1))] += np.nan_to_num(bent)
    nrows, ncols = (-(-size // step) for size in z.shape)
    padded = np.zeros((nrows * step, ncols * step))
    padded[: z.shape[0], : z.shape[1]] = bend
    blocks = padded.reshape(nrows, step, ncols, step).mean(axis=(1, 3))
    most = np.quantile(blocks, BENT_MOST)
    if most <= 0:
        return np.ones((1, 1))
    return np.clip(1 / np.sqrt(np.maximum(blocks / most, 1e-9)), 1.0, WIDEST_SPACING)[::-1]


def raster_at(source: OnMap, values: Array, valid: Mask, x: Array, y: Array) -> tuple[Array, Array]:
    """Return the values of a raster at places, linear between the centres of cells, and which places have a value."""
    col, row = (np.asarray(x) - source.x_min) / source.dx, (source.y_max - np.asarray(y)) / source.dy
    inside = (np.minimum(col, row) >= -EDGE_ROUNDING) & (col <= source.ncols + EDGE_ROUNDING)
    inside &= row <= source.nrows + EDGE_ROUNDING
    col, row = np.clip(col - 0.5, 0, source.ncols - 1), np.clip(row - 0.5, 0, source.nrows - 1)
    left, top = np.floor(col).astype(int), np.floor(row).astype(int)
    right, bottom = np.minimum(left + 1, source.ncols - 1), np.minimum(top + 1, source.nrows - 1)
    u, v = col - left, row - top
    total, weights = np.zeros(col.size), np.zeros(col.size)
    for r, c, weight in (
        (top, left, (1 - u) * (1 - v)),
        (top, right, u * (1 - v)),
        (bottom, left, (1 - u) * v),
        (bottom, right, u * v),
    ):
        known = valid[r, c]
        total += np.where(known, values[r, c], 0).astype(np.float64) * weight
        weights += known * weight
    has_value = inside & (weights > 0.5)
    return np.where(has_value, total / np.where(weights > 0, weights, 1), 0.0), has_value


def means_at(
    source: RasterSource, values: Array, valid: Mask, x: Array, y: Array, times: int
) -> tuple[Array, Array]:
    """Return what `raster_at` does, of means over about so many ``times`` so many cells of a raster."""
    from ...core.machine.resampling import block_means

    if times < 2:
        return raster_at(source, values, valid, x, y)
    values, valid = block_means(values, valid, times)
    nrows, ncols = values.shape
    width, height = source.dx * source.ncols / ncols, source.dy * source.nrows / nrows
    frame = Frame(source.x_min, source.y_max, width, height, source.crs)
    return raster_at(MadeRaster(source.name, nrows, ncols, frame), values, valid, x, y)


def with_heights_of(run: Run, made: MadeMesh, source: RasterSource, cells: tuple[Cells, Cells]) -> Heights:
    """Cut a mesh to where a DEM has data, and return the heights of its nodes; ``cells`` are values and validity."""
    from ...core.mesh.delaunay import StraightLineError
    from ...core.mesh.land_mesh import without_triangles
    from ...core.run.waiting import left_alone

    x, y = moved_to(run, made.places, made.crs, source.crs)
    z, known = left_alone(run, lambda: raster_at(source, *cells, x, y))
    gone = np.flatnonzero(~known[made.mesh.corners].all(axis=1))
    try:
        mesh, used = left_alone(run, lambda: without_triangles(made.mesh, gone))
    except StraightLineError as error:
        raise refusal(
            "‘{}’ has data under no whole triangle of the mesh. Give more POINTS, or a raster that covers the land.",
            source.name
        ) from error
    if gone.size:
        run.note("‘{}’ has no data under {} triangles: they are left out.", source.name, told(gone.size))
    made.mesh, made.on_shore, made.places = mesh, made.on_shore[used], made.places[used]
    return z[used]


def moved_to(
    run: Run, places: Coordinates, crs: QgsCoordinateReferenceSystem, target: QgsCoordinateReferenceSystem
) -> Array:
    """Return x and y of places of one CRS in another; as they are where one of them is unknown."""
    if not (crs.isValid() and target.isValid()) or crs == target:
        return places.T
    transform = QgsCoordinateTransform(crs, target, QgsCoordinateTransformContext())
    moved = np.full(places.shape, np.nan)
    for number, (x, y) in enumerate(places):
        if number % NODES_BETWEEN_LOOKS == 0:
            run.check()
        with contextlib.suppress(QgsCsException):
            point = transform.transform(x, y)
            moved[number] = point.x(), point.y()
    return np.nan_to_num(moved, nan=1e300).T


def plane_of(crs: QgsCoordinateReferenceSystem, places: Coordinates) -> Plane:
    """Return a plane around the middle of places on the map."""
    low, high = places.min(axis=0), places.max(axis=0)
    return Plane(crs, *((low + high) / 2))
