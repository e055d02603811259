"""River lines of any layer as arrays: their vertices, how long they are on the ground, and what their fields say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from qgis.core import (
    QgsDistanceArea,
    QgsGeometry,
    QgsUnitTypes,
    QgsWkbTypes,
)

from ...core.arrays import Array
from ...core.run.run import Run
from ..base.inputs import Inputs
from ..errors import refusal
from ..layers.crs import credible_crs, in_degrees
from ..layers.cylinders import Cylinder, ellipsoid_of, is_cylindrical
from ..layers.fields import SHAPEFILE_NAME_LENGTH
from ..layers.line_vertices import forget_empty_heights, part_vertices
from ..layers.vector_reading import LINES, read_features

KNOWN_FIELDS = ("area_in_km2", "area_out_km2", "drop_m", "id", "downstream")


@dataclass
class RiverLines:
    """Lines as they were digitised: x, y and height of their vertices (NaN where unknown), and arrays with one number
    a line: the length in metres, and the values of those fields that are ours by name (NaN where unknown).
    """

    name: str
    crs: Any
    vertices: list
    length: np.ndarray
    fields: dict

    @property
    def on_a_map_that_keeps_angles(self) -> list[Array]:
        """The vertices; where longitudes and latitudes are at hand, on the Mercator map of their ellipsoid."""
        if not in_degrees(self.crs) and not is_cylindrical(self.crs):
            return self.vertices
        x, y, z = np.concatenate(self.vertices).T
        if is_cylindrical(self.crs):
            cylinder = Cylinder(self.crs, x[0], y[0])
            x, y = x * cylinder.degrees_per_unit, cylinder.latitudes(y)
        moved = np.column_stack([x, _mercator(y, ellipsoid_of(self.crs)[1]), z])
        return np.split(moved, np.cumsum([len(line) for line in self.vertices])[:-1])


def _mercator(latitude, flattening):
    """Return where the Mercator map of an ellipsoid draws a latitude, in degrees of longitude."""
    angle = np.radians(np.clip(latitude, -89.9, 89.9))
    eccentricity = np.sqrt(flattening * (2 - flattening))
    on_a_sphere = np.arcsinh(np.tan(angle))
    return np.degrees(on_a_sphere - eccentricity * np.arctanh(eccentricity * np.sin(angle)))


def read_river_lines(run: Run, inputs: Inputs, name: str) -> RiverLines:
    """Read the lines of a parameter, each part of a feature as one."""
    source = inputs.features(name)
    title, crs = source.sourceName(), credible_crs(run, source)
    columns = _columns(source.fields())
    metres = _ruler(crs, inputs.context)
    vertices, length, values = [], [], []
    count = max(source.featureCount(), 1)
    features = read_features(run, source, LINES, source.sourceCrs(), inputs.context, keep_z=True)
    for done, feature in enumerate(features):
        run.report(done / count)
        geometry = feature.geometry()
        parts = [(part, metres(part)) for part in geometry.constParts() if _is_a_line(part)]
        parts = [(part, long) for part, long in parts if long > 0]  # far off the map some have no length on the ground
        for part, long in parts:
            vertices.append(part_vertices(part))
            length.append(long)
            # What a feature tells of its upper and lower end is true of none of several parts.
            values.append([_number(feature, column) if len(parts) == 1 else np.nan for column in columns])
    if not vertices:
        raise refusal("{}: ‘{}’ has no line with a length. Choose a layer of rivers.", name, title)
    forget_empty_heights(vertices)
    fields = dict(zip(KNOWN_FIELDS, np.array(values, np.float64).T))
    return RiverLines(title, crs, vertices, np.array(length), fields)


def _columns(fields):
    """Return where our fields stand, None where they do not; a Shapefile has cut their names."""
    names = {field.name().lower(): index for index, field in enumerate(fields)}
    return [names.get(known, names.get(known[:SHAPEFILE_NAME_LENGTH])) for known in KNOWN_FIELDS]


def _ruler(crs, context):
    """Return a function for the length of a line on the ground, in metres."""
    ruler = QgsDistanceArea()
    ruler.setSourceCrs(crs, context.transformContext())
    if crs.isValid():
        ruler.setEllipsoid(crs.ellipsoidAcronym())

    def metres(part):
        length = ruler.measureLength(QgsGeometry(part.clone()))
        unit = QgsUnitTypes.DistanceUnit.DistanceMeters
        return ruler.convertLengthMeasurement(length, unit) if crs.isValid() else length

    return metres


def _is_a_line(part):
    """Tell whether a part of a geometry is a line from one place to another."""
    kind = QgsWkbTypes.geometryType(part.wkbType())
    return kind == QgsWkbTypes.GeometryType.LineGeometry and part.length() > 0


def _number(feature, column):
    """Return the value of a field as a number, NaN where it is none."""
    try:
        return float(feature.attribute(column)) if column is not None else np.nan
    except (TypeError, ValueError):
        return np.nan
