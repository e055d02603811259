"""Vector layers in and out: features of any source in the CRS of a raster, and sinks of any kind."""

import re
import shutil
import struct
from pathlib import Path

import numpy as np
from qgis.core import (
    QgsCoordinateTransform,
    QgsCsException,
    QgsDataProvider,
    QgsFeature,
    QgsFeatureRequest,
    QgsFeatureSink,
    QgsFields,
    QgsGeometry,
    QgsProcessing,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeatureSource,
    QgsProcessingOutputLayerDefinition,
    QgsProcessingUtils,
    QgsProperty,
    QgsRectangle,
    QgsVectorFileWriter,
    QgsWkbTypes,
)

from ..core.progress import left_alone
from .errors import UserError
from .fields import names_cut_by_shapefile, qgs_fields
from .raster import gdal_messages
from .raster_output import NODATA, reason_of

SHOWN_IDS = 10
BURNT_AT_A_TIME = 1 << 20  # bytes of shapes, between two looks for a cancel
ROW_NUMBERS = ("fid", "ogc_fid")
GEOMETRY_COLUMN = "geom"  # of a GeoPackage, beside which no field can have that name
KEEP_VOIDS = (".gpkg", ".sqlite", ".fgb")  # formats in which a vertex may have no height
GEOMETRIES = {  # by the kind that a parameter asks for
    QgsProcessing.SourceType.TypeVectorPoint: (QgsWkbTypes.GeometryType.PointGeometry, "points"),
    QgsProcessing.SourceType.TypeVectorLine: (QgsWkbTypes.GeometryType.LineGeometry, "lines"),
    QgsProcessing.SourceType.TypeVectorPolygon: (QgsWkbTypes.GeometryType.PolygonGeometry, "polygons"),
}
WKB_POINT, WKB_LINE, WKB_LINE_Z = 1, 2, 1002
UNCHECKED = QgsProcessingFeatureSource.Flag.FlagSkipGeometryValidityChecks


def some_ids(ids):
    """Return feature ids as text, the first few only."""
    text = ", ".join(str(number) for number in ids[:SHOWN_IDS])
    return text if len(ids) <= SHOWN_IDS else f"{text} and {len(ids) - SHOWN_IDS} more"


def read_features(source, crs, context, progress, within=None, attributes=True, keep_z=False):
    """Yield the features of a source in ``crs``, straight, without Z (unless ``keep_z``) or M, repaired where invalid.

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
        geometry = _plain(feature.geometry(), keep_z)
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
            progress.warn(f"Layer ‘{name}’: feature {some_ids(ids)} {what}.")


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


def _repair(geometry):
    """Return a valid geometry of the same kind, empty if there is none."""
    kind = geometry.type()
    repaired = geometry.makeValid()
    if QgsWkbTypes.isMultiType(repaired.wkbType()) or repaired.type() != kind:
        repaired.convertGeometryCollectionToSubclass(kind)
    return repaired


def burn_polygons(source, raster, context, progress):
    """Return which cells of a raster have their centre in a polygon of ``source``."""
    return _burn_alike(source, raster, context, progress)


def burn_lines(source, raster, context, progress):
    """Return which cells of a raster are touched by a line of ``source``: no step to a neighbour crosses it unseen."""
    return _burn_alike(source, raster, context, progress, ["ALL_TOUCHED=TRUE"])


def _burn_alike(source, raster, context, progress, options=()):
    within = QgsRectangle(*raster.bounds)
    features = read_features(source, raster.crs, context, progress, within, attributes=False)
    shapes = ((feature.geometry(), 1) for feature in features)
    return burn_shapes(shapes, raster, np.uint8, progress, options).view(np.bool_)


def burn_shapes(shapes, raster, dtype, progress, options=()):
    """Return the number of the last of the ``(geometry, number)`` that covers each cell of a raster, 0 for none."""
    from osgeo import gdal, gdal_array, ogr

    def burn(batch):
        store = driver.CreateDataSource("shapes")
        layer = store.CreateLayer("shapes", None, ogr.wkbUnknown)
        layer.CreateField(ogr.FieldDefn("number", ogr.OFTInteger))
        for wkb, number in batch:
            shape = ogr.Feature(layer.GetLayerDefn())
            shape.SetField("number", number)
            shape.SetGeometry(ogr.CreateGeometryFromWkb(wkb))
            layer.CreateFeature(shape)
        with gdal_messages():  # which would say that neither has a CRS
            gdal.RasterizeLayer(cells, [1], layer, options=["ATTRIBUTE=number", *options])
        progress.check()

    driver = ogr.GetDriverByName("Memory") or ogr.GetDriverByName("MEM")
    kind = gdal_array.NumericTypeCodeToGDALTypeCode(dtype)
    cells = gdal.GetDriverByName("MEM").Create("", raster.ncols, raster.nrows, 1, kind)
    cells.SetGeoTransform((raster.x_min, raster.dx, 0.0, raster.y_max, 0.0, -raster.dy))
    batch, size = [], 0
    for geometry, number in shapes:
        batch.append((bytes(geometry.asWkb()), number))
        size += len(batch[-1][0])
        if size > BURNT_AT_A_TIME:
            burn(batch)
            batch, size = [], 0
    burn(batch)
    return cells.ReadAsArray()


def read_line_vertices(source, raster, context, progress):
    """Return the vertices of all lines near a raster, in its CRS, as x, y and where each line begins and the last ends.

    Each part of a feature is a line.
    """
    parts = [np.empty((0, 2))]
    within = QgsRectangle(*raster.bounds)
    for feature in read_features(source, raster.crs, context, progress, within, attributes=False):
        for part in feature.geometry().asGeometryCollection():
            wkb = bytes(part.asWkb())
            kind, count = struct.unpack("<II", wkb[1:9])
            if kind == WKB_LINE and count:  # a cut can leave single points
                parts.append(np.frombuffer(wkb, "<f8", offset=9).reshape(-1, 2))
    vertices = np.concatenate(parts)
    return vertices[:, 0], vertices[:, 1], np.cumsum([0] + [len(part) for part in parts[1:]])


def own_fields(source):
    """Return the fields of a user's layer that its features keep in an output; row numbers are the output's own."""
    fields = QgsFields()
    for field in source.fields():
        if field.name().lower() not in ROW_NUMBERS:
            fields.append(field)
    return fields


def point_wkb(x, y):
    """Return a point as WKB."""
    return struct.pack("<BIdd", 1, WKB_POINT, x, y)


def line_wkb(vertices):
    """Return a line as WKB, with heights if its vertices have three columns."""
    vertices = np.ascontiguousarray(vertices, "<f8")
    kind = WKB_LINE if vertices.shape[1] == 2 else WKB_LINE_Z
    return struct.pack("<BII", 1, kind, len(vertices)) + vertices.tobytes()


def _destination(inputs, name):
    """Return where features are to go, as QGIS words it."""
    value = inputs.parameters.get(name, inputs.algorithm.parameterDefinition(name).defaultValue())
    if isinstance(value, QgsProcessingOutputLayerDefinition):
        value = value.sink
    if isinstance(value, QgsProperty):
        value = value.valueAsString(inputs.context.expressionContext(), "")[0]
    return str(value)


def destination_file(inputs, name):
    """Return the path of the file that features are to go to, or '' for memory, databases and layers of containers."""
    text = _destination(inputs, name)
    return "" if text == QgsProcessing.TEMPORARY_OUTPUT or re.match(r"\w{2,}:", text) else text


def destination_table(inputs, name):
    """Return container and layer that features are to be added to, or None where they go somewhere else."""
    match = re.match(r"ogr:dbname='(.*?)' table=\"(.*?)\"", _destination(inputs, name))
    return match and match.groups()


def layer_of_container(layer):
    """Return the file of a vector layer, and which layer in it that is."""
    path, *rest = layer.source().split("|")
    names = [part.partition("=")[2] for part in rest if part.startswith("layername=")]
    layers = layer.dataProvider().subLayers()
    if not names and layers:
        names = [layers[0].split(QgsDataProvider.sublayerSeparator())[1]]
    return path, names[0] if names else ""


def load_when_done(inputs, name, path, label):
    """Have the features in ``path`` loaded if the user asked for that; QGIS knows another place for them."""
    value = inputs.parameters.get(name)
    if isinstance(value, QgsProcessingOutputLayerDefinition) and value.destinationProject is not None:
        details = QgsProcessingContext.LayerDetails(value.destinationName or label, value.destinationProject, name)
        inputs.context.addLayerToLoadOnCompletion(path, details)


def load_layer(inputs, name, place, label, group, rank):
    """Have a layer of an output file loaded, in a group and in order where QGIS knows these; not without a project."""
    project = inputs.context.project()
    if project is None:
        return
    details = QgsProcessingContext.LayerDetails(label, project, name)
    if hasattr(details, "groupName"):
        details.groupName = group
    if hasattr(details, "layerSortKey"):
        details.layerSortKey = rank
    inputs.context.addLayerToLoadOnCompletion(place, details)


def check_ending(path):
    """Refuse a file whose ending stands for no format of features."""
    ending = Path(path).suffix
    if not ending or not QgsVectorFileWriter.driverForExtension(ending.lstrip(".")):
        raise UserError(f"Features cannot be written as ‘{ending or Path(path).name}’. Use .gpkg, for example.")


def _content(path):
    """Return how many features a file holds, and whether they have geometries."""
    from osgeo import gdal, ogr

    with gdal_messages():
        try:
            dataset = gdal.OpenEx(path, gdal.OF_VECTOR)
        except RuntimeError:
            dataset = None
    if dataset is None or not dataset.GetLayerCount():
        return 0, True
    layer = dataset.GetLayer(0)
    return layer.GetFeatureCount(), layer.GetGeomType() != ogr.wkbNone


class FeatureWriter:
    """Writes features of one schema to a sink: memory, file, database, whatever the user chose."""

    def __init__(self, inputs, name, schema, geometry_type, crs, progress, path=None, extra=None):
        self.name = name
        self.algorithm = inputs.algorithm
        self.path = path
        self.written = 0
        target = _destination(inputs, name)
        self.fields = qgs_fields(schema, with_meanings=".gpkg" in target.lower())  # others warn of every alias
        if extra is not None:
            self.fields = QgsProcessingUtils.combineFields(self.fields, extra)
            for place, field in enumerate(self.fields):
                if field.name().lower() == GEOMETRY_COLUMN:
                    self.fields.rename(place, f"{field.name()}_2")
        self.keeps_voids = path is None or path.suffix.lower() in KEEP_VOIDS
        self.voids = 0
        self.progress = progress
        parameters = inputs.parameters if path is None else {**inputs.parameters, name: self._into_file(inputs)}
        try:
            self.sink, self.destination = inputs.algorithm.parameterAsSink(
                parameters, name, inputs.context, self.fields, geometry_type, crs
            )
        except QgsProcessingException as error:
            self._refuse(str(error))
        if self.sink is None:
            self._refuse(self.algorithm.invalidSinkError(inputs.parameters, name))
        if ".gpkg" in target.lower() and not crs.isValid():
            progress.warn(
                f"{name}: a GeoPackage cannot say that it has no coordinate reference system, and is read as degrees: "
                "give the input its own first."
            )
        cut = names_cut_by_shapefile(self.fields.names()) if target.lower().endswith(".shp") else []
        if cut:
            progress.warn(f"{name}: a Shapefile cuts field names at ten characters ({', '.join(cut)}); .gpkg does not.")

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        """Let go of the file, so that it can be removed after a failure."""
        self.sink = None

    def _refuse(self, message):
        """Say which layer cannot be written and why, without the unfinished file and the layers of software."""
        if self.path is None:
            raise UserError(message)
        reason = reason_of([message.split("OGR error: ")[-1].rstrip(") ")], self.path.parent)
        raise UserError(f"{self.name}: ‘{self.path.name}’ cannot be written: {reason}.")

    def _into_file(self, inputs):
        """Return the user's destination with the unfinished file in place of the final one."""
        value = inputs.parameters.get(self.name)
        if not isinstance(value, QgsProcessingOutputLayerDefinition):
            return str(self.path)
        copy = QgsProcessingOutputLayerDefinition(value)
        copy.sink = QgsProperty.fromValue(str(self.path))
        copy.destinationProject = None
        return copy

    def add(self, wkb, values):
        """Write one feature with its values in the order of the fields."""
        feature = QgsFeature(self.fields)
        geometry = QgsGeometry()
        geometry.fromWkb(wkb if self.keeps_voids else self._without_voids(wkb))
        feature.setGeometry(geometry)
        feature.setAttributes(list(values))
        if not self.sink.addFeature(feature, QgsFeatureSink.Flag.FastInsert):
            self._refuse(self.sink.lastError())
        self.written += 1

    def _finish_file(self):
        """Close the file; for a large layer that takes seconds, since its spatial index is made then."""
        last_hold, self.sink = [self.sink], None
        folder = self.path.parent  # made for this file alone
        left_alone(last_hold.clear, self.progress, lambda: shutil.rmtree(folder, ignore_errors=True))

    def _without_voids(self, wkb):
        """Return a line whose unknown heights are numbers."""
        if struct.unpack("<I", wkb[1:5])[0] != WKB_LINE_Z:
            return wkb
        vertices = np.frombuffer(wkb, "<f8", offset=9).reshape(-1, 3)
        unknown = np.isnan(vertices[:, 2])
        if not unknown.any():
            return wkb
        self.voids += np.count_nonzero(unknown)
        return line_wkb(np.where(np.isnan(vertices), NODATA, vertices))

    def close(self):
        """Finish the layer, see that a file holds every feature, and return its destination."""
        self.sink.flushBuffer()
        if self.path is not None:
            self._finish_file()
            kept, with_geometry = _content(str(self.path))
            if not with_geometry:
                raise UserError(f"{self.name}: ‘{self.path.suffix}’ files hold no geometry. Use .gpkg, for example.")
            if kept != self.written:
                raise UserError(
                    f"{self.name}: only {kept:,} of {self.written:,} features could be written to "
                    f"‘{self.path.name}’. Is the disk full? Else choose another format, .gpkg for example."
                )
        self.sink = None
        if self.voids:
            self.progress.warn(
                f"{self.name}: {self.voids:,} vertices without a height got {NODATA}, since ‘{self.path.suffix}’ files "
                "need one; .gpkg does not."
            )
        return self.destination
