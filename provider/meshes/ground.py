"""The ground that rivers erode, as a graph: the cells of a raster, a mesh layer, or a mesh that is made of a coast."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from qgis.core import QgsGeometry, QgsPointXY

from ...core.report.texts import Text
from ..base.doubts import read_heights
from ..dependencies import require_compiler
from ..errors import refusal
from ..layers.made_rasters import MadeRaster
from ..layers.map_cells import Frame
from ..layers.map_planes import moved_in_parts
from ..layers.raster_reading import check_rates
from ..memory import require_memory, require_memory_for
from ..numbers import told
from .making import (
    BYTES_PER_NODE,
    FEWEST_MESH_NODES,
    means_at,
    mesh_of_coast,
    mesh_of_rectangle,
    moved_to,
    plane_of,
    with_heights_of,
)
from .mesh_checks import check_faces, check_places, checked_mesh

if TYPE_CHECKING:
    from ...core.arrays import Array, Coordinates, Heights
    from ...core.mesh.delaunay import Triangulation
    from ...core.mesh.water import Landscape
    from ...core.run.run import Run
    from ..base.inputs import Inputs

CELLS_FOR_A_NODE = 4  # of the raster that shows a mesh, at least
MOST_GROUND_CELLS = 25_000_000
SHORE_RISE = 0.05  # of the land of a coast without heights, from the shore inwards
ROUGH_GROUND = 0.8  # the logarithm of how much higher the noise makes a range than land of the middle height is
GROUND_WAVES = 3.0  # of the widest noise across the land
GROUND_OCTAVES, GROUND_GAIN = 8, 0.6  # of the noise: each half as wide, and so much lower


@dataclass
class GraphGround:
    """The ground as nodes, and the raster that shows it."""

    name: str
    crs: Any
    landscape: Landscape  # without the sea
    mesh: Triangulation  # `core.mesh.delaunay.Triangulation` in metres, None for the cells of a raster
    places: np.ndarray  # (n, 2), the nodes on the map; None for cells
    raster: Any  # cells on the map
    seen: np.ndarray  # (nrows, ncols), which of these the ground covers
    plane: Any = None
    is_delaunay: bool = True

    def on_raster(self, values: Array) -> Array:
        """Return values of nodes for the cells of the raster, linear in the triangles of a mesh."""
        if self.mesh is None:
            return np.asarray(values, np.float64).reshape(self.seen.shape)
        from ...core.mesh.triangles import fill_cells

        cells = np.zeros(self.seen.shape)
        frame = np.array([self.raster.x_min, self.raster.y_max, self.raster.dx, self.raster.dy])
        fill_cells(self.places, self.mesh.corners, np.asarray(values, np.float64), frame, cells)
        return cells

    def labels_below(self, z: Heights, member: Array, level: Array, inside: Array | None = None) -> Array:
        """Return for each cell of the raster what it lies under, counted from 1, 0 for nothing; nodes are its members.

        On a mesh that is each part of a triangle below its ``level`` that has a node in it, or in those that are
        ``inside`` it, which come next.
        """
        from ...core.mesh.triangles import label_cells_below

        if self.mesh is None:
            return (member + 1).reshape(self.seen.shape)
        frame = np.array([self.raster.x_min, self.raster.y_max, self.raster.dx, self.raster.dy])
        labels = np.zeros(self.seen.shape, np.int32)
        for number, own in enumerate(self._triangles_under(member, level.size, inside)):
            if own.size:
                label_cells_below(self.places, own, z, float(level[number]), number + 1, frame, labels)
        return labels

    def outlines_below(
        self, traced: Iterable, z: Heights, member: Array, level: Array, inside: Array | None = None
    ) -> Iterator:
        """Yield numbers and outlines ``traced`` around cells, and what `labels_below` tells of that no cell shows.

        That is so small, and is drawn along its triangles.
        """
        from ...core.mesh.triangles import parts_below

        shown = set()
        for number, wkb in traced:
            shown.add(number)
            yield number, wkb
        if self.mesh is None:
            return
        for number, own in enumerate(self._triangles_under(member, level.size, inside)):
            if own.size and number not in shown:
                parts = parts_below(self.places, own, z, float(level[number]))
                joined = QgsGeometry.unaryUnion(
                    [QgsGeometry.fromPolygonXY([[QgsPointXY(x, y) for x, y in ring]]) for ring in parts]
                )
                joined.convertToMultiType()
                yield number, bytes(joined.asWkb())

    def _triangles_under(self, member, count, inside):
        """Yield the corners of the triangles that have a node in each lake, or in those ``inside`` it."""
        found = member[self.mesh.corners].max(axis=1)  # no triangle has corners in lakes side by side
        order = np.argsort(found, kind="stable")
        bounds = np.searchsorted(found[order], np.arange(count + 1))
        for number in range(count):
            end = number + 1 if inside is None else number + 1 + inside[number]
            yield self.mesh.corners[order[bounds[number] : bounds[end]]]

    def on_map(self, nodes: Coordinates) -> Array:
        """Return the places of nodes on the map (n, 2)."""
        return np.column_stack(self.raster.centres(nodes)) if self.mesh is None else self.places[nodes]


def read_graph_ground(run: Run, inputs: Inputs, seed: int) -> GraphGround:
    """Return the `GraphGround` that the parameters describe."""
    mesh, source = inputs.mesh("MESH_INPUT"), inputs.raster("INPUT")
    given = [name for name, each in (("INPUT", source), ("MESH_INPUT", mesh)) if each is not None]
    if len(given) == 2:
        raise refusal("INPUT and MESH_INPUT are both given. Leave one of them empty.")
    count = inputs.integer("POINTS")
    if 0 < count < FEWEST_MESH_NODES:
        raise refusal("POINTS must be 0 or at least {} (got {}).", FEWEST_MESH_NODES, count)
    band = inputs.integer("BAND") if inputs.has("BAND") else 1
    if mesh is not None:
        return _of_layer(run, mesh)
    if inputs.has("COASTLINE"):
        made = mesh_of_coast(run, inputs, (count or 20_000, None), seed)
        if source is None:
            z = _risen(made, seed)
        else:
            z = with_heights_of(run, made, source, read_heights(run, inputs, source, band))
        return _of_made_mesh(run, made, z)
    if source is None:
        raise refusal("There is no ground to erode. Give INPUT, MESH_INPUT or COASTLINE.")
    if count:
        made = mesh_of_rectangle(run, source.name, source.crs, source.bounds, (count, None), seed)
        values, valid = read_heights(run, inputs, source, band)
        z = with_heights_of(run, made, source, (values, valid))
        ground = _of_made_mesh(run, made, z, source)
        ground.seen &= valid
        return ground
    return _of_cells(run, inputs, source, band)


def _of_cells(run, inputs, source, band):
    from ...core.mesh.graph import graph_of_cells
    from ...core.mesh.water import Landscape
    from ...core.raster.domain import drainage_domain
    from ...core.raster.grid import step_lengths
    from ...core.run.waiting import left_alone

    require_memory(run, (source.nrows, source.ncols), BYTES_PER_NODE, Text("erosion by rivers"))
    require_compiler(run, source.nrows * source.ncols)
    z, valid = read_heights(run, inputs, source, band)
    if not valid.any():
        raise refusal("The raster ‘{}’ has no valid cell in band {}: there is nothing to erode.", source.name, band)
    width, height, area = source.cells_on_ground(run)

    def ground():
        graph = graph_of_cells(area, step_lengths(width, height), source.ncols)
        heights = np.where(valid, z, 0).astype(np.float64).ravel()
        landscape = Landscape(graph, heights, drainage_domain(run, valid).ravel())
        return GraphGround(source.name, source.crs, landscape, None, None, source, valid)

    return left_alone(run, ground)


def _of_layer(run, source):
    """Return the ground of a mesh layer; its quads are cut into triangles, and nodes without a face left out."""
    from ...core.mesh.triangles import triangulation
    from ...core.run.waiting import left_alone

    name = source.name
    places, z, corners = checked_mesh(run, source)
    remedy = Text("take a coarser mesh, or close other programs")
    require_memory_for(run, len(places), Text("nodes"), BYTES_PER_NODE, remedy)
    require_compiler(run, len(places), Text("nodes"))
    plane = plane_of(source.crs, places)
    local = left_alone(run, lambda: moved_in_parts(run, plane.to_local, places))
    check_places(name, local)
    mesh = left_alone(run, lambda: triangulation(local, corners))
    check_faces(run, source, places, mesh)
    run.note(
        "Mesh ‘{}’: {} nodes, {} triangles, heights from ‘{}’",
        name, told(len(places)), told(len(corners)), source.group
    )
    return left_alone(run, lambda: _of_mesh(name, source.crs, mesh, places, plane, z, False))


def _of_made_mesh(run, made, z, raster=None):
    from ...core.run.waiting import left_alone

    return left_alone(run, lambda: _of_mesh(made.name, made.crs, made.mesh, made.places, made.plane, z, True, raster))


def _of_mesh(name, crs, mesh, places, plane, z, is_delaunay, raster=None):
    from ...core.mesh.graph import graph_of_triangles
    from ...core.mesh.triangles import border_nodes, fill_cells, node_areas
    from ...core.mesh.water import Landscape
    from ...core.raster.domain import LAND, OUTLET, VOID

    graph = graph_of_triangles(mesh, node_areas(mesh, is_delaunay))
    domain = np.where(border_nodes(mesh), OUTLET, LAND).astype(np.uint8)
    domain[graph.area == 0] = VOID  # corners of faces without an area
    raster = raster or _raster_around(name, places, crs)
    cells = np.zeros((raster.nrows, raster.ncols))
    frame = np.array([raster.x_min, raster.y_max, raster.dx, raster.dy])
    fill_cells(places, mesh.corners, np.ones(len(z)), frame, cells)
    landscape = Landscape(graph, np.asarray(z, np.float64), domain)
    return GraphGround(name, crs, landscape, mesh, places, raster, cells > 0.5, plane, is_delaunay)


def _raster_around(name, places, crs):
    """Return a raster over places with some cells for each of them."""
    low, high = places.min(axis=0), places.max(axis=0)
    count = min(CELLS_FOR_A_NODE * len(places), MOST_GROUND_CELLS)
    size = max(np.sqrt(np.prod(high - low) / count), np.max(high - low) / count)
    ncols, nrows = (int(np.ceil(side / size)) for side in high - low)
    return MadeRaster(name, nrows, ncols, Frame(low[0], low[1] + nrows * size, size, size, crs))


def _risen(made, seed):
    """Return heights for the land of a coast: rising from the shore to ranges and basins of all sizes."""
    from scipy.spatial import cKDTree

    from ...core.machine.noise import fractal_noise
    from ...core.mesh.triangles import border_nodes

    xy = made.mesh.xy
    shore = border_nodes(made.mesh)
    away, _ = cKDTree(xy[shore]).query(xy)
    waves = GROUND_WAVES / float(np.ptp(xy, axis=0).max())
    low = xy.min(axis=0)
    swell = np.array([fractal_noise(x, y, GROUND_OCTAVES, GROUND_GAIN, seed) for x, y in ((xy - low) * waves).tolist()])
    return np.where(shore, 0.0, SHORE_RISE * away * np.exp(ROUGH_GROUND * swell))


def rain_on(run: Run, inputs: Inputs, name: str, ground: GraphGround, default: float | None) -> Array | None:
    """Return a rate in metres a second on each node: of a number or a raster in mm a year; None for neither."""
    from ...core.run.waiting import left_alone

    if not inputs.has(name) and default is None:
        return None
    count = ground.landscape.z.size
    source = inputs.raster(name)
    if source is None:
        number = inputs.number(name)
        values = np.full(count, default if number is None else number, np.float64)
    else:
        area, (cells, valid) = ground.landscape.graph.area, source.read(run, 1)
        share = float(area.mean(where=area > 0)) / float(source.cells_on_ground(run)[2].mean())
        places = left_alone(run, lambda: ground.on_map(np.arange(count)))
        x, y = moved_to(run, places, ground.crs, source.crs)
        values, known = left_alone(run, lambda: means_at(source, cells, valid, x, y, round(share**0.5)))
        missing = int(np.count_nonzero(~known & (ground.landscape.domain > 0)))
        if missing:
            run.warn("{}: ‘{}’ has no data at {} nodes: they count as 0.", name, source.name, told(missing))
        if (cells[valid] < 0).any():
            below, _ = left_alone(run, lambda: means_at(source, np.minimum(cells, 0), valid, x, y, round(share**0.5)))
            if (below < 0).any():  # what the rain around it hides in a mean
                values = cells[valid]
        check_rates(name, source.name, values)
    return values * MILLIMETRES_A_YEAR


MILLIMETRES_A_YEAR = 1e-3 / (365.25 * 86400)
