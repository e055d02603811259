"""Rectangles of the map, those too that lie across the meridian at which it ends."""

from __future__ import annotations

import re

import numpy as np
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsRectangle,
    QgsReferencedRectangle,
)

from ...core.arrays import Array
from .cylinders import full_turn, within_half_a_turn
from .line_vertices import transformed

NUMBER_PATTERN = r"\s*([-+]?[0-9.]+(?:[eE][-+]?[0-9]+)?)\s*"
WEST_AND_EAST = re.compile(f"{NUMBER_PATTERN},{NUMBER_PATTERN},")
PLACES_OF_A_SIDE = 33  # along each side of a rectangle that is moved


def rectangle_ring(west: float, south: float, east: float, north: float) -> Array:
    """Return the corners of a rectangle as a closed ring."""
    return np.array([(west, south), (east, south), (east, north), (west, north), (west, south)])


def across_the_end(
    value: QgsReferencedRectangle | str, given: QgsRectangle, crs: QgsCoordinateReferenceSystem
) -> QgsRectangle:
    """Return a rectangle whose west was entered as greater than its east: QGIS takes one for the other.

    So people and GeoJSON write what lies across the end of a map; ``value`` is what was entered.
    """
    found = WEST_AND_EAST.match(value) if isinstance(value, str) else None
    west, east = map(float, found.groups()) if found else (0.0, 0.0)
    turn = full_turn(crs, west, given.center().y()) if west > east else 0.0
    if not 0 < west - east < turn:
        return given
    return QgsRectangle(west, given.yMinimum(), east + turn, given.yMaximum())


def moved_rectangle(
    rectangle: QgsRectangle,
    own: QgsCoordinateReferenceSystem,
    crs: QgsCoordinateReferenceSystem,
    context: QgsCoordinateTransformContext,
) -> QgsRectangle:
    """Return what holds a rectangle in another CRS, narrow too where it lies across the end of that map."""
    transform = QgsCoordinateTransform(own, crs, context)
    box = transform.transformBoundingBox(rectangle)
    if transform.isShortCircuited():
        return box
    turn = full_turn(crs, box.center().x(), box.center().y())
    if not box.width() > turn / 2 > 0:
        return box
    x, y = np.meshgrid(
        np.linspace(rectangle.xMinimum(), rectangle.xMaximum(), PLACES_OF_A_SIDE),
        np.linspace(rectangle.yMinimum(), rectangle.yMaximum(), PLACES_OF_A_SIDE),
    )
    moved = transformed(np.column_stack([x.ravel(), y.ravel()]), transform)
    if moved is None:
        return box
    along = within_half_a_turn(moved[:, 0], moved[len(moved) // 2, 0], turn)
    return QgsRectangle(along.min(), box.yMinimum(), along.max(), box.yMaximum())
