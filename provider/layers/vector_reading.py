"""Features of any source in the CRS of a raster: straight, repaired, and named in the log where they cannot be used."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from qgis.core import (
    QgsAbstractGeometry,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCsException,
    QgsDataProvider,
    QgsFeatureRequest,
    QgsFields,
    QgsGeometry,
    QgsGeometryCollection,
    QgsProcessing,
    QgsProcessingContext,
    QgsProcessingFeatureSource,
    QgsRectangle,
    QgsVectorLayer,
    QgsWkbTypes,
)

from ...core.arrays import Array
from ...core.report.texts import Text
from ...core.run.run import Run
from .crs import declared_crs, on_some_map
from .feature_names import UNCHECKED, FeatureNames
from .raster_reading import RasterSource
from .wkb import line_vertices

ROW_NUMBERS = ("fid", "ogc_fid")
POINTS, LINES, POLYGONS = (
    QgsWkbTypes.GeometryType.PointGeometry,
    QgsWkbTypes.GeometryType.LineGeometry,
    QgsWkbTypes.GeometryType.PolygonGeometry,
)
GEOMETRIES = {  # by the kind that a parameter asks for
    QgsProcessing.SourceType.TypeVectorPoint: (POINTS, Text("points")),
    QgsProcessing.SourceType.TypeVectorLine: (LINES, Text("lines")),
    QgsProcessing.SourceType.TypeVectorPolygon: (POLYGONS, Text("polygons")),
}
GEOMETRY_KINDS = dict(GEOMETRIES.values())


def read_features(
    run: Run,
    source: QgsProcessingFeatureSource,
    kind: int | None,
    crs: QgsCoordinateReferenceSystem,
    context: QgsProcessingContext,
    within: QgsRectangle | None = None,
    attributes: bool = True,
    keep_z: bool = False,
) -> Iterator:
    """Yield the features of a source in ``crs``, straight, without Z (unless ``keep_z``) or M, repaired where invalid.

    All that they hold is of the ``kind`` that is asked for, None for any: a line of no length, which is a point once it
    is repaired, is no line. The selection and the filter of the layer hold. What was repaired or left out is written to
    the log. With a rectangle ``within`` (in ``crs``) features are cut to its surroundings first: what lies far away may
    have no place in ``crs`` at all.
    """
    own, crs = declared_crs(source.sourceCrs()), declared_crs(crs)
    transform = QgsCoordinateTransform(own, crs, context.transformContext())
    around = None
    if within is not None:
        around = _surroundings(within, QgsCoordinateTransform(crs, own, context.transformContext()))
    request = QgsFeatureRequest() if attributes else QgsFeatureRequest().setSubsetOfAttributes([])
    astray, empty, other, off_all_maps, repaired, beyond_repair = [], [], [], [], [], []
    for feature in source.getFeatures(request, UNCHECKED):
        run.check()
        if not feature.hasGeometry() or feature.geometry().isEmpty():
            empty.append(feature.id())
            continue
        geometry = _of_kind(_plain(feature.geometry(), keep_z), kind)
        if geometry.isEmpty():
            other.append(feature.id())
            continue
        if not on_some_map(geometry.boundingBox()):
            off_all_maps.append(feature.id())
            continue
        if not geometry.isGeosValid():
            geometry = _of_kind(geometry.makeValid(), kind)
            (beyond_repair if geometry.isEmpty() else repaired).append(feature.id())
            if geometry.isEmpty():
                continue
        if around is not None and not around.boundingBox().contains(geometry.boundingBox()):
            geometry = _of_kind(geometry.intersection(around), kind)  # which touches others in points or lines
            if geometry.isEmpty():
                continue
        if not _transformed(geometry, transform):
            astray.append(feature.id())
            continue
        feature.setGeometry(geometry)
        yield feature
    _tell(run, source, kind, (repaired, beyond_repair, empty, other, off_all_maps, astray))


def _tell(run, source, kind, found):
    """Warn of features by their ids, those of each kind of mistake."""
    names = FeatureNames(source)
    mistakes = (
        Text("had an invalid geometry, which was repaired"),
        Text("had a geometry that cannot be repaired: left out"),
        Text("had no geometry: left out"),
        Text("held no {}: left out", GEOMETRY_KINDS.get(kind, Text("points, lines or polygons"))),
        Text("had coordinates that lie on no map: left out"),
        Text("could not be brought into the CRS of the raster: left out"),
    )
    for ids, what in zip(found, mistakes):
        if ids:
            run.warn("Layer ‘{}’: {} {}.", source.sourceName(), names.of(ids), what)


def _transformed(geometry, transform):
    """Transform a geometry in place; tell whether all of it has a place there."""
    try:
        geometry.transform(transform)
    except QgsCsException:
        return False
    return on_some_map(geometry.boundingBox())  # infinite where PROJ finds no place, of which QGIS does not always tell


def _surroundings(within, back):
    """Return a rectangle and half its size on every side, in the CRS of the features; None if that cannot be said."""
    wide = QgsRectangle(within)
    wide.grow(max(within.width(), within.height()) / 2)
    for rectangle in (wide, within):
        try:
            return QgsGeometry.fromRect(back.transformBoundingBox(rectangle))
        except QgsCsException:
            continue
    return None


def _plain(geometry, keep_z=False):
    """Return a geometry in straight lines without M, and without Z unless that is to be kept."""
    if QgsWkbTypes.isCurvedType(geometry.wkbType()):
        geometry = type(geometry)(geometry.constGet().segmentize())
    abstract = geometry.get()
    if not keep_z:
        abstract.dropZValue()
    abstract.dropMValue()
    return geometry


def _of_kind(geometry, kind):
    """Return what of a geometry is of a kind, or of any, and not empty; as an empty geometry if nothing is."""
    if geometry.isEmpty():
        return geometry
    parts, kinds = list(single_parts(geometry.constGet())), GEOMETRY_KINDS if kind is None else (kind,)
    found = [part for part in parts if QgsWkbTypes.geometryType(part.wkbType()) in kinds and not part.isEmpty()]
    if len(found) == len(parts):
        return geometry
    return QgsGeometry.collectGeometry([QgsGeometry(part.clone()) for part in found])


def single_parts(shape) -> Iterator[QgsAbstractGeometry]:
    """Yield the points, lines and polygons of a geometry; a repaired one may hold collections in a collection."""
    if not isinstance(shape, QgsGeometryCollection):
        yield shape
        return
    for index in range(shape.numGeometries()):
        yield from single_parts(shape.geometryN(index))


def read_line_vertices(
    run: Run, source: QgsProcessingFeatureSource, raster: RasterSource, context: QgsProcessingContext
) -> tuple[Array, Array, Array]:
    """Return the vertices of all lines near a raster, in its CRS, as x, y and where each line begins and the last ends.

    Each part of a feature is a line.
    """
    parts = [np.empty((0, 2))]
    within = QgsRectangle(*raster.bounds)
    for feature in read_features(run, source, LINES, raster.crs, context, within, attributes=False):
        for part in feature.geometry().constParts():
            parts.append(line_vertices(bytes(part.asWkb())))
    vertices = np.concatenate(parts)
    return vertices[:, 0], vertices[:, 1], np.cumsum([0] + [len(part) for part in parts[1:]])


def own_fields(source: QgsProcessingFeatureSource) -> QgsFields:
    """Return the fields of a user's layer that its features keep in an output; row numbers are the output's own."""
    fields = QgsFields()
    for field in source.fields():
        if field.name().lower() not in ROW_NUMBERS:
            fields.append(field)
    return fields


def layer_of_container(layer: QgsVectorLayer) -> tuple[str, str]:
    """Return the file of a vector layer, and which layer in it that is."""
    path, *rest = layer.source().split("|")
    names = [part.partition("=")[2] for part in rest if part.startswith("layername=")]
    layers = layer.dataProvider().subLayers()
    if not names and layers:
        names = [layers[0].split(QgsDataProvider.sublayerSeparator())[1]]
    return path, names[0] if names else ""
