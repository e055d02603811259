"""Basins that grew on triangles as features, cells and meshes in the CRS of their land."""

from __future__ import annotations

import numpy as np
from qgis.core import QgsWkbTypes

from ...core.choices import M2_PER_KM2
from ...core.run.run import Run
from ..errors import refusal
from ..islands.coasts import metres_of_unit
from ..islands.maps import MOST_STRETCHED
from ..layers.fields import BASIN_TRIANGLES, GROWN_RIVERS, MISSED_SKETCHES, TRIANGLE_BASINS
from ..layers.made_rasters import MadeRaster
from ..layers.map_cells import Frame
from ..layers.map_planes import moved_in_parts
from ..layers.rows import rows_of
from ..layers.wkb import line_wkb, polygon_wkb
from ..memory import require_memory
from ..translation import titled

NODE_KINDS = np.array(["source", "bend", "fork", "water"])
IDS = ("id", "downstream", "receiver", "mouth", "from_node", "to_node", "basin")  # which count from 1
CELLS_ACROSS_SPACING = 5
BASINS_BYTES_PER_CELL = 60
BASIN_MARGIN = 1  # cells around the land


def _counted(table, schema):
    """Return an iterator of the rows of a table whose ids count from 0."""
    moved = {name: np.where(table[name] >= 0, table[name] + 1, -1) for name in IDS if name in table}
    return rows_of({**table, **moved}, schema)


def write_triangles(run: Run, plan, drainage, rivers, outputs) -> str | None:
    """Write TRIANGLES; return where they are."""
    if not outputs.wants("TRIANGLES"):
        return None
    rows = _counted(_triangle_table(plan, drainage, rivers), BASIN_TRIANGLES)
    corners = plan.made.mesh.corners[:, [0, 1, 2, 0]]
    features = ((polygon_wkb([plan.made.places[ring]]), row) for ring, row in zip(corners, rows))
    kind, title = QgsWkbTypes.Type.Polygon, titled(plan.name, "triangles")
    return outputs.features(run, "TRIANGLES", BASIN_TRIANGLES, kind, plan.crs, features, title)


def _triangle_table(plan, drainage, rivers):
    from ...core.basins.drainage import triangle_sizes
    from ...core.basins.rivers import river_flow, river_width
    from ...core.network import shreve, strahler

    forest, land = drainage.forest, drainage.basin >= 0
    flow, count = river_flow(drainage), land.size
    carries = rivers.carries
    return {
        "id": np.arange(count),
        "type": NODE_KINDS[drainage.kind],
        "receiver": forest.receiver,
        "strahler": np.where(land, strahler(Run(), forest.receiver, forest.order), -1),
        "shreve": np.where(land, shreve(Run(), forest.receiver, forest.order), -1),
        "flow": np.where(land, flow, np.nan),
        "basin": drainage.basin,
        "river": carries.astype(np.int64),
        "width_m": np.where(carries, river_width(flow), np.nan),
        "z_m": np.full(count, np.nan) if drainage.relief is None else np.where(land, drainage.relief.z, np.nan),
        "area_m2": triangle_sizes(plan.made.mesh) * M2_PER_KM2,
    }


def write_basins(run: Run, plan, drainage, rivers, outputs) -> str | None:
    """Write BASINS; return where they are."""
    if not outputs.wants("BASINS"):
        return None
    from ...core.basins.outlines import triangle_outlines

    count = drainage.mouth.size
    labels = np.where(drainage.basin >= 0, drainage.basin, count)
    outlines = triangle_outlines(plan.made.mesh, labels, count + 1)
    rows = list(_counted(_basin_table(plan, drainage, rivers, outlines), TRIANGLE_BASINS))
    shapes = outlines.multipolygons(plan.made.places)
    features = ((wkb, rows[basin]) for basin, wkb in shapes if basin < count)
    kind, title = QgsWkbTypes.Type.MultiPolygon, titled(plan.name, "basins")
    return outputs.features(run, "BASINS", TRIANGLE_BASINS, kind, plan.crs, features, title)


def _basin_table(plan, drainage, rivers, outlines):
    from ...core.basins.drainage import triangle_sizes

    mesh, basin, mouth = plan.made.mesh, drainage.basin, drainage.mouth
    count, land = mouth.size, basin >= 0
    area = triangle_sizes(mesh)
    size = np.bincount(basin[land], area[land], count)
    outlet = np.where(rivers.surface.outlet[mouth] >= 0, rivers.surface.outlet[mouth], rivers.surface.middle[mouth])
    at = plan.made.plane.to_map(rivers.surface.xy[outlet])
    heights = {name: np.full(count, np.nan) for name in ("z_min", "z_mean", "z_max")}
    if drainage.relief is not None:
        z, low, high = drainage.relief.z, np.full(count, np.inf), np.zeros(count)
        np.minimum.at(low, basin[land], z[land])
        for corner in range(3):
            np.maximum.at(high, basin[land], drainage.relief.corner_z[mesh.corners[land, corner]])
        np.maximum.at(high, basin[land], z[land])
        mean = np.bincount(basin[land], (z * area)[land], count) / size
        heights = {"z_min": low, "z_mean": np.clip(mean, low, high), "z_max": high}
    river = rivers.lines
    length = np.bincount(river.table["basin"], river.table["length_m"], count) / 1e3
    return {
        "id": np.arange(count),
        "downstream": np.full(count, -1),
        "area_km2": size,
        "perimeter_km": outlines.metres_round()[:count] / 1e3,
        "cells": np.bincount(basin[land], minlength=count),
        "outlet_x": at[:, 0],
        "outlet_y": at[:, 1],
        **heights,
        "rivers_km": length,
    }


def write_rivers(run: Run, plan, rivers, outputs) -> str | None:
    """Write RIVERS; return where they are."""
    if not outputs.wants("RIVERS"):
        return None
    tree, reaches = rivers.lines.tree, rivers.lines.reaches
    vertices = np.column_stack([plan.made.plane.to_map(tree.xy), tree.z])[reaches.nodes]
    lines = np.split(vertices, reaches.offsets[1:-1])
    rows = _counted(rivers.lines.table, GROWN_RIVERS)
    features = ((line_wkb(line), row) for line, row in zip(lines, rows))
    kind, title = QgsWkbTypes.Type.LineStringZ, titled(plan.name, "rivers")
    return outputs.features(run, "RIVERS", GROWN_RIVERS, kind, plan.crs, features, title)


def write_missed(run: Run, plan, drainage, outputs) -> str | None:
    """Write MISSED; return where it is."""
    if not outputs.wants("MISSED"):
        return None
    _, _, missed = drainage.follows

    def features():
        for number, part in enumerate(missed):
            name = str(plan.names.of([plan.sketch_ids[part.sketch]]))  # which QGIS takes, as plain text alone
            length = float(np.hypot(*np.diff(part.xy, axis=0).T).sum())
            yield line_wkb(plan.made.plane.to_map(part.xy)), (number + 1, name, length, part.reason)

    kind, title = QgsWkbTypes.Type.LineString, titled(plan.name, "sketches not followed")
    return outputs.features(run, "MISSED", MISSED_SKETCHES, kind, plan.crs, features(), title)


def write_elevation(run: Run, plan, drainage, rivers, inputs, outputs) -> str | None:
    """Write ELEVATION; return where it is."""
    if not outputs.wants("ELEVATION"):
        return None
    from ...core.basins.surface import elevation_cells
    from ...core.raster.grid import step_lengths

    raster = _cells(plan, inputs.number("CELL_SIZE") or plan.spacing / CELLS_ACROSS_SPACING)
    require_memory(run, (raster.nrows, raster.ncols), BASINS_BYTES_PER_CELL, "ELEVATION")
    places = moved_in_parts(run, plan.made.plane.to_map, rivers.surface.xy)
    frame, (width, height, _) = (raster.x_min, raster.y_max, raster.dx, raster.dy), raster.cells_on_ground(run)
    heights, valid = elevation_cells(
        run, rivers.surface, places, drainage, rivers.lines, frame, step_lengths(width, height), raster.ncols
    )
    if not valid.any():
        raise refusal("CELL_SIZE: no cell has its middle on the land. Choose a smaller one.")
    return outputs.raster(run, "ELEVATION", heights, valid, raster.frame, titled(plan.name, "elevation"), unit="m")


def _cells(plan, cell):
    """Return cells of so many metres that cover the land."""
    metres = metres_of_unit(plan.crs, plan.middle)
    dx, dy = cell / np.maximum(metres, metres.max() / MOST_STRETCHED)
    (west, south), (east, north) = plan.made.places.min(axis=0), plan.made.places.max(axis=0)
    ncols, nrows = (int(np.ceil(size)) + 2 * BASIN_MARGIN for size in ((east - west) / dx, (north - south) / dy))
    frame = Frame(float(west - BASIN_MARGIN * dx), float(north + BASIN_MARGIN * dy), float(dx), float(dy), plan.crs)
    return MadeRaster(plan.name, nrows, ncols, frame)


def write_mesh_of(run: Run, plan, drainage, rivers, outputs) -> str | None:
    """Write MESH with elevation, flow and order as data sets; return where it is."""
    if not outputs.wants("MESH"):
        return None
    from ...core.basins.rivers import river_flow
    from ...core.network import strahler

    surface, forest = rivers.surface, drainage.forest
    order = strahler(run.quietly(), forest.receiver, forest.order).astype(np.float64)
    values = {"Flow (m3 a second)": river_flow(drainage), "Order after Strahler": order}
    sets = [("Elevation", [(0.0, surface.z)])]
    sets += [(name, [(0.0, _on_nodes(surface, each))]) for name, each in values.items()]
    places, title = moved_in_parts(run, plan.made.plane.to_map, surface.xy), titled(plan.name, "mesh")
    return outputs.mesh(run, "MESH", places, surface.z, surface.faces, plan.crs, title, sets)


def _on_nodes(surface, values):
    """Return values of triangles on their middles and outlets, and on corners the least around them."""
    found = np.full(len(surface.xy), np.inf)
    for corner in range(3):
        np.minimum.at(found, surface.faces[:, corner], values[surface.triangle])
    for node in (surface.middle, surface.outlet):
        known = np.flatnonzero(node >= 0)
        found[node[known]] = values[known]
    return np.where(np.isfinite(found), found, 0.0)
