"""Vector layers in and out: features of any source in the CRS of a raster, and sinks of any kind."""

import numpy as np
from qgis.core import (
    QgsCoordinateTransform,
    QgsCsException,
    QgsFeature,
    QgsFeatureRequest,
    QgsFeatureSink,
    QgsGeometry,
    QgsProcessingFeatureSource,
    QgsProcessingOutputLayerDefinition,
    QgsRectangle,
    QgsWkbTypes,
)

from .errors import UserError
from .fields import names_cut_by_shapefile, qgs_fields

SHOWN_IDS = 10
UNCHECKED = QgsProcessingFeatureSource.Flag.FlagSkipGeometryValidityChecks


def _some(ids):
    """Return feature ids as text, the first few only."""
    text = ", ".join(str(number) for number in ids[:SHOWN_IDS])
    return text if len(ids) <= SHOWN_IDS else f"{text} and {len(ids) - SHOWN_IDS} more"


def read_features(source, crs, context, progress, within=None, attributes=True):
    """Yield the features of a source in ``crs``, straight, without Z or M, repaired where they were invalid.

    The selection and the filter of the layer hold. What was repaired or left out is written to the log by feature id.
    With a rectangle ``within`` (in ``crs``) features are cut to its surroundings first: what lies far away may have no
    place in ``crs`` at all.
    """
    request = QgsFeatureRequest()
    transform = QgsCoordinateTransform(source.sourceCrs(), crs, context.transformContext())
    back = QgsCoordinateTransform(crs, source.sourceCrs(), context.transformContext())
    around = _surroundings(within, back) if within is not None else None
    if not attributes:
        request.setSubsetOfAttributes([])
    astray, empty, repaired, beyond_repair = [], [], [], []
    for feature in source.getFeatures(request, UNCHECKED):
        progress.check()
        if not feature.hasGeometry() or feature.geometry().isEmpty():
            empty.append(feature.id())
            continue
        geometry = _plain(feature.geometry())
        if not geometry.isGeosValid():
            geometry = _repair(geometry)
            (beyond_repair if geometry.isEmpty() else repaired).append(feature.id())
            if geometry.isEmpty():
                continue
        if around is not None and not around.boundingBox().contains(geometry.boundingBox()):
            geometry = geometry.intersection(around)
            if geometry.isEmpty():
                continue
        try:
            geometry.transform(transform)
        except QgsCsException:
            astray.append(feature.id())
            continue
        feature.setGeometry(geometry)
        yield feature
    name = source.sourceName()
    for ids, what in (
        (repaired, "had an invalid geometry, which was repaired"),
        (beyond_repair, "has a geometry that cannot be repaired, and was left out"),
        (empty, "has no geometry, and was left out"),
        (astray, "cannot be brought into the CRS of the raster, and was left out"),
    ):
        if ids:
            progress.warn(f"Layer ‘{name}’: feature {_some(ids)} {what}.")


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


def _plain(geometry):
    """Return a geometry in straight lines without Z and M."""
    if QgsWkbTypes.isCurvedType(geometry.wkbType()):
        geometry = type(geometry)(geometry.constGet().segmentize())
    abstract = geometry.get()
    abstract.dropZValue()
    abstract.dropMValue()
    return geometry


def _repair(geometry):
    """Return a valid geometry of the same kind, empty if there is none."""
    kind = geometry.type()
    repaired = geometry.makeValid()
    if QgsWkbTypes.isMultiType(repaired.wkbType()) or repaired.type() != kind:
        repaired.convertGeometryCollectionToSubclass(kind)
    return repaired


def burn_polygons(source, raster, context, progress):
    """Return which cells of a raster have their centre in a polygon of ``source``."""
    from osgeo import gdal, ogr

    driver = ogr.GetDriverByName("Memory") or ogr.GetDriverByName("MEM")
    store = driver.CreateDataSource("polygons")
    layer = store.CreateLayer("polygons", None, ogr.wkbUnknown)
    within = QgsRectangle(*raster.bounds)
    for feature in read_features(source, raster.crs, context, progress, within, attributes=False):
        shape = ogr.Feature(layer.GetLayerDefn())
        shape.SetGeometry(ogr.CreateGeometryFromWkb(bytes(feature.geometry().asWkb())))
        layer.CreateFeature(shape)
    cells = gdal.GetDriverByName("MEM").Create("", raster.ncols, raster.nrows, 1, gdal.GDT_Byte)
    cells.SetGeoTransform((raster.x_min, raster.dx, 0.0, raster.y_max, 0.0, -raster.dy))
    gdal.RasterizeLayer(cells, [1], layer, burn_values=[1])
    return cells.ReadAsArray().view(np.bool_)


def _keeps_aliases(destination):
    """Tell whether a sink keeps the aliases of fields; the others warn of every one."""
    if isinstance(destination, QgsProcessingOutputLayerDefinition):
        destination = destination.sink.staticValue()
    return ".gpkg" in str(destination).lower()


class FeatureWriter:
    """Writes features of one schema to a sink: memory, file, database, whatever the user chose."""

    def __init__(self, inputs, name, schema, geometry_type, crs, progress):
        self.name = name
        self.algorithm = inputs.algorithm
        self.fields = qgs_fields(schema, with_meanings=_keeps_aliases(inputs.parameters.get(name)))
        self.sink, self.destination = inputs.algorithm.parameterAsSink(
            inputs.parameters, name, inputs.context, self.fields, geometry_type, crs
        )
        self.wanted = bool(self.destination)
        if self.wanted and self.sink is None:
            raise UserError(self.algorithm.invalidSinkError(inputs.parameters, name))
        cut = names_cut_by_shapefile(schema) if str(self.destination).lower().endswith(".shp") else []
        if cut:
            progress.warn(f"{name}: a Shapefile cuts field names at ten characters ({', '.join(cut)}); .gpkg does not.")

    def add(self, geometry, values):
        """Write one feature with its values in the order of the schema."""
        if not self.wanted:
            return
        feature = QgsFeature(self.fields)
        feature.setGeometry(geometry)
        feature.setAttributes(list(values))
        if not self.sink.addFeature(feature, QgsFeatureSink.Flag.FastInsert):
            raise UserError(self.algorithm.writeFeatureError(self.sink, {}, self.name))
