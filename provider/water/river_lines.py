"""River lines of any layer as arrays: their vertices, how long they are on the ground, and what their fields say."""

from dataclasses import dataclass

import numpy as np
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCsException,
    QgsDistanceArea,
    QgsGeometry,
    QgsRectangle,
    QgsUnitTypes,
    QgsWkbTypes,
)

from ..errors import UserError
from ..layers.fields import SHAPEFILE_NAME_LENGTH
from ..layers.vector_reading import read_features
from ..layers.wkb import line_wkb

GRATICULE = QgsRectangle(-540, -91, 540, 91)
WKB_HEADER = 9  # bytes before the vertices of a line
KNOWN_FIELDS = ("area_in_km2", "area_out_km2", "drop_m")


@dataclass
class RiverLines:
    """Lines as they were digitised: x, y and height of their vertices (NaN where unknown), and arrays with one number
    a line: the length in metres, and the values of those fields that are ours by name (NaN where unknown).
    """

    name: str
    crs: object
    vertices: list
    length: np.ndarray
    fields: dict

    @property
    def on_a_map_that_keeps_angles(self):
        """The vertices; those in degrees on the Mercator map."""
        if not in_degrees(self.crs):
            return self.vertices
        return [np.column_stack([line[:, 0], _mercator(line[:, 1]), line[:, 2]]) for line in self.vertices]


def in_degrees(crs):
    """Tell whether coordinates are longitudes and latitudes; QGIS does not call those of other bodies geographic."""
    return crs.isValid() and (crs.isGeographic() or crs.mapUnits() == QgsUnitTypes.DistanceUnit.DistanceDegrees)


def credible_crs(source, progress):
    """Return the CRS of a layer, an invalid one where it has none or cannot have what it says."""
    crs, extent = source.sourceCrs(), source.sourceExtent()
    if not crs.isValid():
        progress.warn(f"The layer ‘{source.sourceName()}’ has no coordinate reference system: metres are assumed.")
    elif in_degrees(crs) and not GRATICULE.contains(extent):
        # A GeoPackage without a CRS reads so.
        progress.warn(f"The coordinates of the layer ‘{source.sourceName()}’ are no degrees: metres are assumed.")
        return QgsCoordinateReferenceSystem()
    return crs


def _mercator(latitude):
    return np.degrees(np.arcsinh(np.tan(np.radians(np.clip(latitude, -89.9, 89.9)))))


def read_river_lines(inputs, name, progress):
    """Read the lines of a parameter, each part of a feature as one."""
    source = inputs.features(name)
    title, crs = source.sourceName(), credible_crs(source, progress)
    columns = _columns(source.fields())
    metres = _ruler(crs, inputs.context)
    vertices, length, values = [], [], []
    count = max(source.featureCount(), 1)
    for done, feature in enumerate(read_features(source, source.sourceCrs(), inputs.context, progress, keep_z=True)):
        progress.report(done / count)
        geometry = feature.geometry()
        parts = [part for part in geometry.constParts() if _has_a_length(part)]
        for part in parts:
            vertices.append(part_vertices(part))
            length.append(metres(part))
            # What a feature tells of its upper and lower end is true of none of several parts.
            values.append([_number(feature, column) if len(parts) == 1 else np.nan for column in columns])
    if not vertices:
        raise UserError(f"{name}: ‘{title}’ has no line with a length. Choose a layer of rivers.")
    forget_empty_heights(vertices)
    fields = dict(zip(KNOWN_FIELDS, np.array(values, np.float64).T))
    return RiverLines(title, crs, vertices, np.array(length), fields)


def _columns(fields):
    """Return where our fields stand, None where they do not; a Shapefile has cut their names."""
    names = {field.name().lower(): place for place, field in enumerate(fields)}
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


def _has_a_length(part):
    """Tell whether a part of a geometry is a line from one place to another."""
    kind = QgsWkbTypes.geometryType(part.wkbType())
    return kind == QgsWkbTypes.GeometryType.LineGeometry and part.length() > 0


def part_vertices(part):
    """Return x, y and height of the vertices of a line, NaN where it has none."""
    columns = 3 if part.is3D() else 2
    vertices = np.frombuffer(bytes(part.asWkb()), "<f8", offset=WKB_HEADER).reshape(-1, columns)
    return np.column_stack([vertices, np.full(len(vertices), np.nan)])[:, :3]


def _number(feature, column):
    """Return the value of a field as a number, NaN where it is none."""
    try:
        return float(feature.attribute(column)) if column is not None else np.nan
    except (TypeError, ValueError):
        return np.nan


def forget_empty_heights(vertices):
    """Set heights to NaN that are the same everywhere, in place: many formats write 0 where none is known."""
    lowest = min(np.nanmin(line[:, 2], initial=np.inf) for line in vertices)
    highest = max(np.nanmax(line[:, 2], initial=-np.inf) for line in vertices)
    if not highest > lowest:
        for line in vertices:
            line[:, 2] = np.nan


def drape(lines, raster, values, valid, context):
    """Give the vertices without a height that of the cell of the raster that they lie in, in place."""
    transform = QgsCoordinateTransform(lines.crs, raster.crs, context.transformContext())
    for line in lines.vertices:
        bare = np.nonzero(~np.isfinite(line[:, 2]))[0]
        if not bare.size:
            continue
        places = transformed(line[:, :2], transform)
        if places is None:
            continue
        col = np.floor((places[bare, 0] - raster.x_min) / raster.dx)
        row = np.floor((raster.y_max - places[bare, 1]) / raster.dy)
        inside = (row >= 0) & (row < raster.nrows) & (col >= 0) & (col < raster.ncols)
        bare, row, col = bare[inside], row[inside].astype(np.int64), col[inside].astype(np.int64)
        known = valid[row, col]
        line[bare[known], 2] = values[row[known], col[known]]


def transformed(places, transform):
    """Return places in another CRS, or None where they have none there."""
    if transform.isShortCircuited():
        return places
    geometry = QgsGeometry()
    geometry.fromWkb(line_wkb(places))
    try:
        geometry.transform(transform)
    except QgsCsException:
        return None
    return part_vertices(geometry.constGet())[:, :2]
