"""Watersheds of all outlets of a routing: found, measured and written as several algorithms do."""

from qgis.core import QgsWkbTypes

from ...core.choices import M2_PER_KM2
from ..layers.fields import WATERSHEDS
from .watersheds import outlet_seeds, told, watershed_values


def outlet_basins(routing, threshold, progress):
    """Return the outlets and their watersheds; those below ``threshold`` km², which may be None, join a neighbour."""
    from ...core.watersheds.find import find_basins

    seeds = outlet_seeds(routing.codes)
    grid = routing.dem.grid
    ground = grid.cell_width, grid.cell_height, grid.cell_area
    least = "merge", (threshold or 0.0) * M2_PER_KM2
    return seeds, find_basins(routing.codes, seeds.cells, seeds.labels, ground, *least, progress=progress)


def write_outlet_basins(outputs, routing, network, seeds, basins, progress):
    """Measure, trace and write the watersheds; return the outputs that tell of them."""
    from ...core.watersheds.measures import measure_basins
    from ...core.watersheds.polygons import trace_polygons
    from ...core.watersheds.river_cells import length_in

    dem, grid, codes = routing.dem, routing.dem.grid, routing.codes
    with progress.phase("Measuring", 0.1):
        measures = measure_basins(basins.labels, seeds.count, grid.cell_area, grid.z, grid.valid, progress)
        measures = measures.in_metres(dem.metres)
        way = network.links.cells[codes.ravel()[network.links.cells] < 8]
        metres = length_in(basins.labels, seeds.count, way, codes, routing.lengths)
    with progress.phase("Tracing polygons", 0.4):
        rings = trace_polygons(basins.labels, progress)
    with progress.phase("Writing polygons", 0.5):
        frame = dem.frame
        polygons = (wkb for _, wkb in rings.multipolygons(frame.x_min, frame.y_max, frame.dx, frame.dy))
        values = watershed_values(rings, seeds, basins, measures, metres, routing.directions, progress)
        features = told(zip(polygons, values), rings.labels.size, progress)
        kind, title = QgsWkbTypes.Type.MultiPolygon, f"{dem.source.name} watersheds"
        path = outputs.features("WATERSHEDS", WATERSHEDS, kind, frame.crs, features, progress, title)
    return {"WATERSHEDS": path, "WATERSHED_COUNT": rings.labels.size}
