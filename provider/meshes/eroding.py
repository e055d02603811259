"""Erosion by rivers between layers and core: its rules as parameters, its results as layers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np
from qgis.core import QgsWkbTypes

from ...core.choices import M2_PER_KM2, OWN_LAW
from ...core.report.texts import Text
from ..errors import refusal
from ..layers.fields import BALANCED_LAKES, MESH_CELLS, MESH_RIVERS, MESH_TRIANGLES
from ..layers.map_planes import moved_in_parts
from ..layers.rectangles import rectangle_ring
from ..layers.wkb import line_wkb, polygon_wkb
from ..numbers import told
from .features import node_cell_features, triangle_features
from .full_lakes import full_lake_features

if TYPE_CHECKING:
    from ...core.arrays import Array
    from ...core.mesh.erosion_run import Eroded
    from ...core.mesh.laws import RiverLaw
    from ...core.mesh.water import Landscape, Water
    from ...core.run.run import Run
    from ..base.inputs import Inputs
    from .ground import GraphGround

MESH_RIVER_SHARE = 0.02  # of the land that is river where nobody says how much flow makes one


def read_law(run: Run, inputs: Inputs, landscape: Landscape, water: Water) -> RiverLaw:
    """Return the law of erosion that the parameters describe."""
    from ...core.machine.expressions import ExpressionError, parse
    from ...core.mesh.erosion_run import automatic_a0, automatic_kappa
    from ...core.mesh.laws import LAW_NAMES, RiverLaw
    from ...core.run.waiting import left_alone

    name, kappa, power, a0 = inputs.choice("LAW"), inputs.number("KAPPA"), inputs.number("P"), inputs.number("A0")
    steps = ()
    if name == OWN_LAW:
        if not inputs.has("EXPRESSION"):
            raise refusal("LAW is expression and EXPRESSION is empty. Give one, such as 2 * c^0.5 * (a0 - a).")
        try:
            steps = tuple(parse(inputs.text("EXPRESSION"), LAW_NAMES))
        except ExpressionError as error:
            raise refusal("EXPRESSION cannot be read: {}.", Text(*error.args)) from error
    elif inputs.has("EXPRESSION"):
        run.warn("EXPRESSION is not used: LAW is {}.", name)
    if a0 is None:
        a0 = left_alone(run, lambda: automatic_a0(landscape))
        run.note("Slope at which nothing happens, chosen (A0): {} m per m", told(a0, ".4g"))
    if kappa is None and name != OWN_LAW:
        kappa = left_alone(run, lambda: automatic_kappa(landscape, water, power))
        run.note("Strength of the law, chosen (KAPPA): {} m a step", told(kappa, ".4g"))
    return RiverLaw(name, kappa or 0.0, power, a0, steps)


def river_features(run: Run, ground: GraphGround, eroded: Eroded, threshold: float | None = None) -> Iterator:
    """Yield the rivers from a flow in m³/s on as lines with the fields MESH_RIVERS; None takes the greatest."""
    from ...core.run.waiting import left_alone

    landscape = eroded.landscape
    rivers = left_alone(run, lambda: _rivers(eroded, threshold))
    if rivers is None:
        return
    metres = _metres_between(ground, rivers.nodes[:-1], rivers.nodes[1:])
    for line, (begin, end) in enumerate(zip(rivers.first[:-1], rivers.first[1:])):
        if end - begin < 2:
            continue
        nodes = rivers.nodes[begin:end]
        length = float(metres[begin : end - 1].sum())
        heights = landscape.z[nodes]
        drop = float(heights[0] - heights[-1])
        below, lake = int(rivers.downstream[line]), int(rivers.into_lake[line])
        yield (
            line_wkb(np.column_stack([ground.on_map(nodes), heights])),
            (
                line + 1,
                below + 1 if below >= 0 else None,
                int(rivers.strahler[line]),
                length,
                drop,
                drop / length if length > 0 else None,
                float(rivers.flow[line]),
                lake + 1 if lake >= 0 else None,
            ),
        )


def _rivers(eroded, threshold):
    """Return the rivers from a flow on, or else the greatest; None where there is no land."""
    from ...core.mesh.rivers import rivers_of_graph

    water, landscape = eroded.water, eroded.landscape
    land = (landscape.domain > 0) & (landscape.domain < 3) & (water.lakes.of_node < 0)
    if not land.any():
        return None
    flow = water.flow[: landscape.z.size][land]
    if threshold is None:
        threshold = float(np.quantile(flow, 1 - MESH_RIVER_SHARE))
    threshold = max(threshold, np.finfo(float).tiny)
    return rivers_of_graph(landscape, water, threshold)


def _metres_between(ground, one, other):
    """Return how far nodes are apart, near enough for cells in degrees."""
    if ground.mesh is not None:
        return np.sqrt(((ground.mesh.xy[one] - ground.mesh.xy[other]) ** 2).sum(axis=1))
    ncols, lengths = ground.landscape.graph.ncols, ground.landscape.graph.lengths
    down, right = other // ncols - one // ncols, other % ncols - one % ncols
    width, height = lengths[one // ncols, 0], lengths[one // ncols, 2]
    return np.sqrt((right * width) ** 2 + (down * height) ** 2)


def water_labels(ground: GraphGround, eroded: Eroded) -> Array:
    """Return for each cell of the raster the lake under which it lies, counted from 1."""
    lakes = eroded.water.lakes
    return ground.labels_below(eroded.landscape.z, lakes.of_node, lakes.level)


def pan_labels(ground: GraphGround, eroded: Eroded) -> Array:
    """Return for each cell of the raster the pan of salt that it lies in, counted from 1."""
    lakes = eroded.water.lakes
    labels = ground.labels_below(eroded.landscape.z, lakes.pan_of_node, lakes.pan_spill)
    if ground.mesh is not None:
        labels[water_labels(ground, eroded) > 0] = 0
    return labels


def _measures(eroded):
    """Return area, volume and greatest depth of each lake."""
    lakes, z, area = eroded.water.lakes, eroded.landscape.z, eroded.landscape.graph.area
    wet = np.flatnonzero(lakes.of_node >= 0)
    wet = wet[np.argsort(lakes.of_node[wet], kind="stable")]
    lake = lakes.of_node[wet]
    depth = lakes.level[lake] - z[wet]
    count = lakes.level.size
    size, volume = np.bincount(lake, area[wet], count), np.bincount(lake, depth * area[wet], count)
    deepest = np.zeros(count)
    begins = np.flatnonzero(np.diff(lake, prepend=-1))
    if wet.size:
        deepest[lake[begins]] = np.maximum.reduceat(depth, begins)
    return size, volume, deepest


def lake_features_of_graph(run: Run, ground: GraphGround, eroded: Eroded) -> Iterator:
    """Yield the lakes as polygons with the fields BALANCED_LAKES; full ones with those that are nested in them."""
    from ...core.run.waiting import left_alone

    lakes, water = eroded.water.lakes, eroded.water
    if lakes.is_open.all() and not water.evaporation.any():
        yield from full_lake_features(run, ground, eroded)
        return
    size, volume, deepest = left_alone(run, lambda: _measures(eroded))
    flow = water.flow[eroded.landscape.z.size :]
    inflow = np.where(lakes.is_open, flow + water.evaporation, water.evaporation)
    outlet = ground.on_map(lakes.sill_from)
    traced = _outlines(run, ground, lambda: water_labels(ground, eroded))
    for number, wkb in ground.outlines_below(traced, eroded.landscape.z, lakes.of_node, lakes.level):
        if size[number] <= 0:
            continue
        x, y = outlet[number].tolist() if lakes.is_open[number] else (None, None)
        yield wkb, (
            number + 1, float(lakes.level[number]), float(size[number] / M2_PER_KM2), float(volume[number]),
            float(deepest[number]), float(volume[number] / size[number]), x, y, None,
            "open" if lakes.is_open[number] else "closed", float(inflow[number]), float(water.evaporation[number]),
        )  # fmt: skip


def pan_features_of_graph(run: Run, ground: GraphGround, eroded: Eroded) -> Iterator:
    """Yield what lies dry in depressions that stand alone and are not full, with the fields BALANCED_LAKES."""
    lakes = eroded.water.lakes
    dry = np.flatnonzero(lakes.pan_of_node >= 0)
    size = np.bincount(lakes.pan_of_node[dry], eroded.landscape.graph.area[dry], lakes.pan_spill.size)
    for number, wkb in _outlines(run, ground, lambda: pan_labels(ground, eroded)):
        if size[number] > 0:
            row = (number + 1, float(lakes.pan_spill[number]), float(size[number] / M2_PER_KM2))
            yield wkb, (*row, None, None, None, None, None, None, "salt", None, None)


def _outlines(run, ground, labels):
    """Yield the number of each lake on the raster that ``labels`` returns, and its outline."""
    from ...core.run.waiting import left_alone
    from ...core.watersheds.polygons import trace_polygons

    labels = left_alone(run, labels)
    raster = ground.raster
    polygons = trace_polygons(run, labels)
    for label, wkb in polygons.multipolygons(raster.x_min, raster.y_max, raster.dx, raster.dy):
        yield label - 1, wkb


def polygon_features(run: Run, ground: GraphGround, eroded: Eroded, triangles: bool) -> tuple[tuple, Iterator]:
    """Return the fields and the features of the polygons of a mesh, or of the cells of a raster."""
    z, area = eroded.landscape.z, eroded.landscape.graph.area
    if ground.mesh is None:
        return MESH_CELLS, _cells_as_features(ground, z, area)
    if triangles:
        from ...core.mesh.triangles import triangle_areas

        sizes = triangle_areas(ground.mesh.xy, ground.mesh.corners)
        return MESH_TRIANGLES, triangle_features(ground.places, ground.mesh.corners, z, sizes)
    from ...core.mesh.node_cells import node_cells
    from ...core.run.waiting import left_alone

    rings, first = left_alone(run, lambda: node_cells(ground.mesh, ground.is_delaunay))
    return MESH_CELLS, node_cell_features(
        moved_in_parts(run, ground.plane.to_map, rings), first, zip(z.tolist(), (area / M2_PER_KM2).tolist())
    )


def _cells_as_features(ground, z, area):
    raster = ground.raster
    for cell in np.flatnonzero(ground.seen.ravel()).tolist():
        row, col = divmod(cell, raster.ncols)
        west, north = raster.x_min + col * raster.dx, raster.y_max - row * raster.dy
        ring = rectangle_ring(west, north - raster.dy, west + raster.dx, north)
        yield polygon_wkb([ring]), (cell + 1, float(z[cell]), float(area[cell] / M2_PER_KM2))


def mesh_parts(ground: GraphGround) -> tuple[Array, Array, Array]:
    """Return the nodes of a mesh file on the map, its faces, and which nodes of the graph they are.

    Cells of a raster are nodes in their middles, and four of them a face.
    """
    if ground.mesh is not None:
        return ground.places, ground.mesh.corners, np.arange(len(ground.places))
    nrows, ncols = ground.seen.shape
    used = np.flatnonzero(ground.seen.ravel())
    number = np.full(ground.seen.size, -1, np.int64)
    number[used] = np.arange(used.size)
    grid = number.reshape(nrows, ncols)
    faces = np.stack([grid[1:, :-1], grid[1:, 1:], grid[:-1, 1:], grid[:-1, :-1]], axis=2).reshape(-1, 4)
    return ground.on_map(used), faces[(faces >= 0).all(axis=1)], used


EROSION_LAYERS = {
    "RIVERS": (MESH_RIVERS, QgsWkbTypes.Type.LineStringZ, "rivers"),
    "LAKES": (BALANCED_LAKES, QgsWkbTypes.Type.MultiPolygon, "lakes"),
    "SALT_PANS": (BALANCED_LAKES, QgsWkbTypes.Type.MultiPolygon, "salt pans"),
}
