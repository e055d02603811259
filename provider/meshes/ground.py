"""The ground that rivers erode, as a graph: the cells of a raster, a mesh layer, or a mesh that is made of a coast."""

from dataclasses import dataclass

import numpy as np

from ..base.doubts import read_heights
from ..dependencies import require_compiler
from ..errors import UserError
from ..layers.made_rasters import MadeRaster
from ..layers.map_cells import Frame
from ..layers.map_planes import moved_in_parts
from ..layers.raster_reading import check_rates
from ..memory import require_memory, require_memory_for
from .making import (
    BYTES_PER_NODE,
    FEWEST,
    mesh_of_coast,
    mesh_of_rectangle,
    moved_to,
    plane_of,
    raster_at,
    with_heights_of,
)
from .mesh_checks import check_faces, checked_mesh

CELLS_FOR_A_NODE = 4  # of the raster that shows a mesh, at least
MOST_CELLS = 25_000_000
RISE = 0.05  # of the land of a coast without heights, from the shore inwards
ROUGH = 0.2  # of its greatest height: what noise adds
WAVES = 6.0  # of that noise across the land


@dataclass
class GraphGround:
    """The ground as nodes, and the raster that shows it."""

    name: str
    crs: object
    landscape: object  # `core.mesh.water.Landscape`; without the sea
    mesh: object  # `core.mesh.delaunay.Triangulation` in metres, None for the cells of a raster
    places: np.ndarray  # (n, 2), the nodes on the map; None for cells
    raster: object  # cells on the map
    seen: np.ndarray  # (nrows, ncols), which of these the ground covers
    plane: object = None
    is_delaunay: bool = True

    def on_raster(self, values):
        """Return values of nodes for the cells of the raster, linear in the triangles of a mesh."""
        if self.mesh is None:
            return np.asarray(values, np.float64).reshape(self.seen.shape)
        from ...core.mesh.triangles import fill_cells

        cells = np.zeros(self.seen.shape)
        frame = np.array([self.raster.x_min, self.raster.y_max, self.raster.dx, self.raster.dy])
        fill_cells(self.places, self.mesh.corners, np.asarray(values, np.float64), frame, cells)
        return cells

    def label_below(self, corners, z, level, label, labels):
        """Give a label to the cells of the raster where some triangles lie below a level."""
        from ...core.mesh.triangles import label_cells_below

        frame = np.array([self.raster.x_min, self.raster.y_max, self.raster.dx, self.raster.dy])
        label_cells_below(self.places, corners, z, float(level), label, frame, labels)

    def on_map(self, nodes):
        """Return the places of nodes on the map (n, 2)."""
        return np.column_stack(self.raster.centres(nodes)) if self.mesh is None else self.places[nodes]


def read_graph_ground(inputs, seed, progress):
    """Return the `GraphGround` that the parameters describe."""
    mesh, source = inputs.mesh("MESH_INPUT"), inputs.raster("INPUT")
    given = [name for name, each in (("INPUT", source), ("MESH_INPUT", mesh)) if each is not None]
    if len(given) == 2:
        raise UserError("INPUT and MESH_INPUT are both given. Leave one of them empty.")
    count = inputs.integer("POINTS")
    if 0 < count < FEWEST:
        raise UserError(f"POINTS must be 0 or at least {FEWEST} (got {count}).")
    band = inputs.integer("BAND") if inputs.has("BAND") else 1
    if mesh is not None:
        return _of_layer(mesh, progress)
    if inputs.has("COASTLINE"):
        made = mesh_of_coast(inputs, (count or 20_000, None), seed, progress)
        if source is None:
            z = _risen(made, seed)
        else:
            z = with_heights_of(made, source, read_heights(inputs, source, band, progress), progress)
        return _of_made_mesh(made, z, progress)
    if source is None:
        raise UserError("There is no ground to erode. Give INPUT, MESH_INPUT or COASTLINE.")
    if count:
        made = mesh_of_rectangle(source.name, source.crs, source.bounds, (count, None), seed, progress)
        values, valid = read_heights(inputs, source, band, progress)
        z = with_heights_of(made, source, (values, valid), progress)
        ground = _of_made_mesh(made, z, progress, source)
        ground.seen &= valid
        return ground
    return _of_cells(inputs, source, band, progress)


def _of_cells(inputs, source, band, progress):
    from ...core.mesh.graph import graph_of_cells
    from ...core.mesh.water import Landscape
    from ...core.raster.domain import drainage_domain
    from ...core.raster.grid import step_lengths
    from ...core.run.progress import left_alone

    require_memory((source.nrows, source.ncols), BYTES_PER_NODE, "erosion by rivers", progress)
    require_compiler(source.nrows * source.ncols, progress)
    z, valid = read_heights(inputs, source, band, progress)
    if not valid.any():
        raise UserError(f"The raster ‘{source.name}’ has no valid cell in band {band}: there is nothing to erode.")
    width, height, area = source.cells_on_ground(progress)

    def ground():
        graph = graph_of_cells(area, step_lengths(width, height), source.ncols)
        heights = np.where(valid, z, 0).astype(np.float64).ravel()
        landscape = Landscape(graph, heights, drainage_domain(valid).ravel())
        return GraphGround(source.name, source.crs, landscape, None, None, source, valid)

    return left_alone(ground, progress)


def _of_layer(source, progress):
    """Return the ground of a mesh layer; its quads are cut into triangles, and nodes without a face left out."""
    from ...core.mesh.triangles import triangulation
    from ...core.run.progress import left_alone

    name = source.name
    places, z, corners = checked_mesh(source, progress)
    require_memory_for(len(places), "nodes", BYTES_PER_NODE, "take a coarser mesh, or close other programs", progress)
    require_compiler(len(places), progress, "nodes")
    plane = plane_of(source.crs, places)
    mesh = left_alone(lambda: triangulation(moved_in_parts(plane.to_local, places, progress), corners), progress)
    check_faces(source, places, mesh, progress)
    progress.note(
        f"Mesh ‘{name}’: {len(places):,} nodes, {len(corners):,} triangles, heights from ‘{source.group}’"
    )
    return left_alone(lambda: _of_mesh(name, source.crs, mesh, places, plane, z, False), progress)


def _of_made_mesh(made, z, progress, raster=None):
    from ...core.run.progress import left_alone

    given = made.name, made.crs, made.mesh, made.places, made.plane
    return left_alone(lambda: _of_mesh(*given, z, True, raster), progress)


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
    size = np.sqrt(np.prod(high - low) / min(CELLS_FOR_A_NODE * len(places), MOST_CELLS))
    ncols, nrows = (int(np.ceil(side / size)) for side in high - low)
    return MadeRaster(name, nrows, ncols, Frame(low[0], low[1] + nrows * size, size, size, crs))


def _risen(made, seed):
    """Return heights for the land of a coast: rising from the shore, with noise that is 0 there."""
    from scipy.spatial import cKDTree

    from ...core.machine.noise import gradient_noise
    from ...core.mesh.triangles import border_nodes

    xy = made.mesh.xy
    shore = border_nodes(made.mesh)
    away, _ = cKDTree(xy[shore]).query(xy)
    z = RISE * away
    waves = WAVES / float(np.ptp(xy, axis=0).max())
    low = xy.min(axis=0)
    bumps = np.array([gradient_noise(seed, x, y) for x, y in ((xy - low) * waves).tolist()])
    return np.where(shore, 0.0, z * (1 + ROUGH * bumps))


def rain_on(inputs, name, ground, default, progress):
    """Return a rate in metres a second on each node: of a number or a raster in mm a year; None for neither."""
    from ...core.run.progress import left_alone

    if not inputs.has(name) and default is None:
        return None
    count = ground.landscape.z.size
    source = inputs.raster(name)
    if source is None:
        number = inputs.number(name)
        values = np.full(count, default if number is None else number, np.float64)
    else:
        cells, valid = source.read(1, progress)
        places = left_alone(lambda: ground.on_map(np.arange(count)), progress)
        x, y = moved_to(places, ground.crs, source.crs, progress)
        values, known = left_alone(lambda: raster_at(source, cells, valid, x, y), progress)
        missing = int(np.count_nonzero(~known & (ground.landscape.domain > 0)))
        if missing:
            progress.warn(f"{name}: ‘{source.name}’ has no data at {missing:,} nodes: they count as 0.")
        check_rates(name, source.name, values)
    return values * MILLIMETRES_A_YEAR


MILLIMETRES_A_YEAR = 1e-3 / (365.25 * 86400)
