"""Features written to a sink of any kind: memory, a file, a database."""

from __future__ import annotations

import re
import threading
from pathlib import Path

import numpy as np
from qgis.core import (
    QgsDataSourceUri,
    QgsFeature,
    QgsFeatureSink,
    QgsGeometry,
    QgsProcessing,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingOutputLayerDefinition,
    QgsProcessingUtils,
    QgsProperty,
    QgsVectorFileWriter,
)

from ...core.run.run import Cancelled
from ...core.run.waiting import left_alone
from ..errors import UserError, refusal
from ..numbers import told
from .crs import undeclared_plane
from .fields import SHAPEFILE_NAME_LENGTH, beside_own, names_cut_by_shapefile, qgs_fields
from .gdal_files import gdal_messages
from .raster_writing import NODATA, reason_of
from .wkb import WKB_LINE_Z, line_vertices, line_wkb, wkb_code
from .workshops import remove_folder

NO_LAYER = "there is no layer in it"
OGR = "ogr:"  # before the address of a table in a container
GEOMETRY_COLUMN = "geom"  # of a GeoPackage, beside which no field can have that name
KEEP_VOIDS = (".gpkg", ".sqlite", ".fgb")  # formats in which a vertex may have no height


def _destination(inputs, name):
    """Return where features are to go, as QGIS words it."""
    value = inputs.value(name)
    if isinstance(value, QgsProcessingOutputLayerDefinition):
        value = value.sink
    if isinstance(value, QgsProperty):
        value = value.valueAsString(inputs.context.expressionContext(), "")[0]
    return str(value)


def destination_file(inputs, name: str) -> str:
    """Return the path of the file that features are to go to, or '' for memory, databases and layers of containers."""
    text = _destination(inputs, name)
    return "" if text == QgsProcessing.TEMPORARY_OUTPUT or re.match(r"\w{2,}:", text) else text


def destination_table(inputs, name: str) -> tuple | None:
    """Return container and layer that features are to be added to, or None where they go somewhere else."""
    text = _destination(inputs, name)
    uri = QgsDataSourceUri(text[len(OGR) :] if text.startswith(OGR) else "")
    return (uri.database(), uri.table()) if uri.database() and uri.table() else None


def goes_to_memory(inputs, name: str) -> bool:
    """Tell whether features go to a layer that ends with QGIS."""
    return _destination(inputs, name).split(":")[0] in (QgsProcessing.TEMPORARY_OUTPUT, "memory")


def load_when_done(inputs, name: str, path: str, label: str) -> None:
    """Load the features in ``path`` after the run if the user asked for that: QGIS knows the unfinished file alone."""
    value = inputs.value(name)
    if isinstance(value, QgsProcessingOutputLayerDefinition) and value.destinationProject is not None:
        details = QgsProcessingContext.LayerDetails(value.destinationName or label, value.destinationProject, name)
        inputs.context.addLayerToLoadOnCompletion(path, details)


def load_layer(inputs, name: str, source: str, label: str) -> None:
    """Load a layer of an output file after the run."""
    project = inputs.context.project()
    if project is not None:
        details = QgsProcessingContext.LayerDetails(label, project, name)
        inputs.context.addLayerToLoadOnCompletion(source, details)


def load_mesh(inputs, name: str, path: str, label: str) -> None:
    """Load a mesh of an output file after the run."""
    project = inputs.context.project()
    if project is None:
        return
    hint = QgsProcessingUtils.LayerHint.Mesh
    inputs.context.addLayerToLoadOnCompletion(path, QgsProcessingContext.LayerDetails(label, project, name, hint))


def check_ending(path: str) -> None:
    """Refuse a file whose ending stands for no format of features."""
    ending = Path(path).suffix
    if not ending or not QgsVectorFileWriter.driverForExtension(ending.lstrip(".")):
        raise refusal("Features cannot be written as ‘{}’. Use .gpkg, for example.", ending or Path(path).name)


def _content(path, table):
    """Return how many features can be read from a file or a table in it, whether they have geometries, and complaints.

    Every feature is read: what a file says of itself was written before the disk was full.
    """
    from osgeo import gdal, ogr

    with gdal_messages() as messages:
        try:
            dataset = gdal.OpenEx(path, gdal.OF_VECTOR | gdal.OF_VERBOSE_ERROR)
            if dataset is None or not dataset.GetLayerCount():
                return 0, True, [*messages, NO_LAYER]
            layer = dataset.GetLayerByName(table) if table else dataset.GetLayer(0)
            if layer is None:
                return 0, True, [*messages, NO_LAYER]
            if layer.GetGeomType() == ogr.wkbNone:
                return 0, False, messages
            # A count alone would be taken from the head of the file.
            query = f'SELECT COUNT(*), MAX(OGR_GEOM_AREA) FROM "{layer.GetName()}"'  # nosec B608
            answer = dataset.ExecuteSQL(query, dialect="OGRSQL")
            kept = answer.GetNextFeature().GetField(0)
            dataset.ReleaseResultSet(answer)
            return kept, True, messages
        except RuntimeError as error:
            return 0, True, [*messages, str(error)]


def _close_and_remove(last_hold, folder):
    """Let go of a sink that closes its file then, and remove the folder that was made for it."""
    with gdal_messages():
        last_hold.clear()
    remove_folder(folder)


class FeatureWriter:
    """Writes features of one schema to a sink: memory, file, database, whatever the user chose."""

    def __init__(self, run, inputs, name, schema, geometry_type, crs, path=None, extra=None):
        self.name = name
        self.path = path
        self.context = inputs.context
        self.written = 0
        target = _destination(inputs, name)
        self.table = path and (destination_table(inputs, name) or ("", ""))[1]
        is_shapefile = target.lower().endswith(".shp")
        own = [] if extra is None else list(extra)
        length = SHAPEFILE_NAME_LENGTH if is_shapefile else None
        self.schema = beside_own(schema, [field.name() for field in own], length)
        self.fields = qgs_fields(self.schema, with_meanings=".gpkg" in target.lower())  # others warn of every alias
        for field in own:
            self.fields.append(field)
            if field.name().lower() == GEOMETRY_COLUMN:
                self.fields.rename(self.fields.count() - 1, f"{field.name()}_2")
        self.keeps_voids = path is None or path.suffix.lower() in KEEP_VOIDS
        self.voids = 0
        self.progress = run
        destination = None if path is None else self._into_file(inputs)
        in_memory = target == QgsProcessing.TEMPORARY_OUTPUT or target.startswith("memory:")
        if (in_memory or ".gpkg" in target.lower()) and not crs.isValid():
            crs = undeclared_plane()  # QGIS itself would make degrees of it
        try:
            self.sink, self.destination = inputs.sink(name, destination, self.fields, geometry_type, crs)
        except QgsProcessingException as error:
            self._refuse(str(error))
        cut = names_cut_by_shapefile(self.fields.names()) if is_shapefile else []
        if cut:
            run.warn("{}: a Shapefile cuts field names at ten characters ({}); .gpkg does not.", name, ", ".join(cut))

    def __enter__(self):
        """Tell QGIS not to report failures itself: it names the unfinished file."""
        self.heard_by = self.context.feedback()
        self.context.setFeedback(None)
        return self

    def __exit__(self, kind, error, trace):
        """Close the file, so that it can be removed after a failure; after a cancel nobody waits for its index."""
        last_hold, self.sink = [self.sink], None
        if kind is not None and issubclass(kind, Cancelled) and self.path is not None:
            threading.Thread(target=_close_and_remove, args=(last_hold, self.path.parent)).start()
        else:
            last_hold.clear()
        self.context.setFeedback(self.heard_by)

    def _refuse(self, message):
        """Refuse to go on: which layer cannot be written, and why, without the path of the unfinished file."""
        if self.path is None:
            raise UserError(message)
        reason = reason_of([message.split("OGR error: ")[-1].rstrip(") ")], self.path.parent)
        raise refusal("{}: ‘{}’ cannot be written: {}.", self.name, self.path.name, reason)

    def _into_file(self, inputs):
        """Return the user's destination with the unfinished file in place of the final one."""
        value, place = inputs.value(self.name), str(self.path)
        if self.table:
            uri = QgsDataSourceUri()
            uri.setDatabase(place)
            uri.setDataSource("", self.table, GEOMETRY_COLUMN)
            place = f"{OGR}{uri.uri(False)}"
        if not isinstance(value, QgsProcessingOutputLayerDefinition):
            return place
        copy = QgsProcessingOutputLayerDefinition(value)
        copy.sink = QgsProperty.fromValue(place)
        copy.destinationProject = None
        return copy

    def add(self, wkb: bytes, values: list | tuple[int, float, None]) -> None:
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
        """Close the file, return complaints; for a large layer that takes seconds: its spatial index is made then."""
        last_hold, self.sink = [self.sink], None
        folder = self.path.parent  # made for this file alone

        def close():
            with gdal_messages() as messages:
                last_hold.clear()
            return messages

        return left_alone(self.progress, close, lambda: remove_folder(folder))

    def _without_voids(self, wkb):
        """Return a line whose unknown heights are numbers."""
        if wkb_code(wkb) != WKB_LINE_Z:
            return wkb
        vertices = line_vertices(wkb, 3)
        unknown = np.isnan(vertices[:, 2])
        if not unknown.any():
            return wkb
        self.voids += np.count_nonzero(unknown)
        return line_wkb(np.where(np.isnan(vertices), NODATA, vertices))

    def close(self) -> str:
        """Finish the layer, see that a file holds every feature, and return its destination."""
        self.sink.flushBuffer()
        if self.path is not None:
            messages = self._finish_file()
            kept, with_geometry, complaints = left_alone(self.progress, lambda: _content(str(self.path), self.table))
            if not with_geometry:
                raise refusal("{}: ‘{}’ files hold no geometry. Use .gpkg, for example.", self.name, self.path.suffix)
            messages += complaints
            if messages:
                self._refuse(messages[0])
            if kept != self.written:
                raise refusal(
                    "{}: only {} of {} features could be written to ‘{}’. Is the disk full? Else choose another "
                    "format, .gpkg for example.",
                    self.name, told(kept), told(self.written), self.path.name
                )
        self.sink = None
        if self.voids:
            self.progress.warn(
                "{}: {} vertices without a height got {}, since ‘{}’ files need one; .gpkg does not.",
                self.name, told(self.voids), NODATA, self.path.suffix
            )
        return self.destination
