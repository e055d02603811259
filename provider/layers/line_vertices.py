"""Vertices of lines as arrays: read from geometries, moved to another CRS, given the heights of a raster."""

from __future__ import annotations

import numpy as np
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCsException,
    QgsGeometry,
    QgsLineString,
    QgsProcessingContext,
)

from ...core.arrays import Array
from .raster_reading import RasterSource
from .wkb import line_vertices, line_wkb


def part_vertices(part: QgsLineString) -> Array:
    """Return x, y and height of the vertices of a line, NaN where it has none."""
    vertices = line_vertices(bytes(part.asWkb()), 3 if part.is3D() else 2)
    return np.column_stack([vertices, np.full(len(vertices), np.nan)])[:, :3]


def forget_empty_heights(vertices: list[Array]) -> None:
    """Set heights to NaN that are the same everywhere, in place: many formats write 0 where none is known."""
    lowest = min(np.nanmin(line[:, 2], initial=np.inf) for line in vertices)
    highest = max(np.nanmax(line[:, 2], initial=-np.inf) for line in vertices)
    if not highest > lowest:
        for line in vertices:
            line[:, 2] = np.nan


def places_on_raster(
    lines: list[Array], crs: QgsCoordinateReferenceSystem, raster: RasterSource, context: QgsProcessingContext
) -> list[Array]:
    """Return the column and the row of a raster that vertices lie in, with fractions; NaN for those without."""
    transform = QgsCoordinateTransform(crs, raster.crs, context.transformContext())
    places = []
    for line in lines:
        points = transformed(line[:, :2], transform)
        if points is None:
            points = np.full((len(line), 2), np.nan)
        x, y = points.T
        places.append(np.column_stack([raster.columns_at(x), (raster.y_max - y) / raster.dy]))
    return places


def drape(
    lines: list[Array],
    crs: QgsCoordinateReferenceSystem,
    raster: RasterSource,
    values: Array,
    valid: Array,
    context: QgsProcessingContext,
) -> None:
    """Give the vertices of lines without a height that of the cell of the raster that they lie in, in place."""
    transform = QgsCoordinateTransform(crs, raster.crs, context.transformContext())
    for line in lines:
        bare = np.nonzero(~np.isfinite(line[:, 2]))[0]
        if not bare.size:
            continue
        points = transformed(line[:, :2], transform)
        if points is None:
            continue
        cells = raster.cells_at(*points[bare].T)
        bare, (row, col) = bare[cells >= 0], np.divmod(cells[cells >= 0], raster.ncols)
        known = valid[row, col]
        line[bare[known], 2] = values[row[known], col[known]]


def transformed(points: Array, transform: QgsCoordinateTransform) -> Array | None:
    """Return points in another CRS, or None where one of them has none there."""
    if transform.isShortCircuited():
        return points
    geometry = QgsGeometry()
    geometry.fromWkb(line_wkb(points))
    try:
        geometry.transform(transform)
    except QgsCsException:
        return None
    return part_vertices(geometry.constGet())[:, :2]
