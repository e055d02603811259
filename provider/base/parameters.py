"""Parameters and outputs, one line each: name, label, help; every one carries its help and its place in the dialog."""

from __future__ import annotations

from qgis.core import (
    Qgis,
    QgsProcessing,
    QgsProcessingOutputNumber,
    QgsProcessingOutputString,
    QgsProcessingParameterBand,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterCrs,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterExtent,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterField,
    QgsProcessingParameterFile,
    QgsProcessingParameterFileDestination,
    QgsProcessingParameterMapLayer,
    QgsProcessingParameterMeshLayer,
    QgsProcessingParameterNumber,
    QgsProcessingParameterPoint,
    QgsProcessingParameterRasterDestination,
    QgsProcessingParameterRasterLayer,
    QgsProcessingParameterString,
    QgsPropertyDefinition,
    QgsRasterLayer,
)

from ...core.choices import MOST_RAIN
from ..layers.mesh_files import MESH_FILES

_INTEGER = QgsProcessingParameterNumber.Type.Integer
_DOUBLE = QgsProcessingParameterNumber.Type.Double
_ADVANCED = QgsProcessingParameterDefinition.Flag.FlagAdvanced
KINDS = {
    "point": QgsProcessing.SourceType.TypeVectorPoint,
    "line": QgsProcessing.SourceType.TypeVectorLine,
    "polygon": QgsProcessing.SourceType.TypeVectorPolygon,
}
FAR, HIGH = 1e7, 1e5  # metres: a quarter of the way round the Earth, and above all of its mountains
GREATEST_HEIGHT = 1e9  # metres, up or down; beyond, small differences of height are lost
LARGEST = 1.7976931348623157e308
CHOICE_LABELS = "headwaters_labels"  # in the metadata of a choice: what its words are called in a dialog
NUMBER_OR_RASTER = "headwaters_number_or_raster"  # in the metadata of such a parameter: its greatest number
FIELD_OF = "headwaters_field_of"  # in the metadata of such a parameter: the layer of which it may be a field, too
OPTIONS_WIDGET = (
    {"widget_type": "rasteroptions"}
    if Qgis.QGIS_VERSION_INT >= 34000
    else {"class": "processing.algs.gdal.ui.RasterOptionsWidget.RasterOptionsWidgetWrapper"}
)


def _finish(definition, help_text, is_advanced=False, **metadata):
    definition.setHelp(help_text)
    if is_advanced:
        advanced(definition)
    if metadata:
        definition.setMetadata(metadata)
    return definition


def advanced(definition: QgsProcessingParameterDefinition) -> QgsProcessingParameterDefinition:
    """Return a parameter as one that the dialog keeps folded away until somebody asks for it."""
    definition.setFlags(definition.flags() | _ADVANCED)
    return definition


def number(
    name: str,
    label: str,
    help_text: str,
    default: float | None = None,
    minimum: float | None = None,
    maximum: float | None = None,
    optional: bool = False,
    advanced: bool = False,
) -> QgsProcessingParameterNumber:
    """Return a parameter for a real number; ``optional`` ones are absent when they are left empty."""
    return _number(_DOUBLE, name, label, help_text, default, minimum, maximum, optional, advanced)


def integer(
    name: str,
    label: str,
    help_text: str,
    default: int | None = None,
    minimum: int | None = None,
    maximum: int | None = None,
    optional: bool = False,
    advanced: bool = False,
) -> QgsProcessingParameterNumber:
    """Return a parameter for a whole number."""
    return _number(_INTEGER, name, label, help_text, default, minimum, maximum, optional, advanced)


def _number(kind, name, label, help_text, default, minimum, maximum, optional, advanced):
    whole = kind == _INTEGER  # QGIS reads a whole number beyond 32 bits as 0
    lowest = (-(2**31) if whole else -LARGEST) if minimum is None else minimum
    highest = (2**31 - 1 if whole else LARGEST) if maximum is None else maximum
    definition = QgsProcessingParameterNumber(name, label, kind, default, optional, lowest, highest)
    return _finish(definition, help_text, advanced)


def number_or_field(
    name: str,
    layer: str,
    label: str,
    help_text: str,
    default: float | None = None,
    minimum: int | None = None,
    maximum: float | None = None,
    advanced: bool = False,
) -> QgsProcessingParameterNumber:
    """Return a parameter for a real number, or for one of each feature of the parameter ``layer``."""
    definition = _number(_DOUBLE, name, label, help_text, default, minimum, maximum, False, advanced)
    definition.setIsDynamic(True)
    definition.setDynamicLayerParameterName(layer)
    kind = QgsPropertyDefinition.StandardPropertyTemplate.DoublePositive
    definition.setDynamicPropertyDefinition(QgsPropertyDefinition(name, label, kind))
    return definition


def seed(advanced: bool = False) -> QgsProcessingParameterNumber:
    """Return the parameter for the seed of all that is random."""
    text = "The same seed gives the same result. 0 takes a new seed; the one used is written to the log and SEED_USED."
    return integer("SEED", "Seed", text, default=42, minimum=0, maximum=2**31 - 1, advanced=advanced)


def choice(
    name: str,
    label: str,
    help_text: str,
    options: tuple[str, ...],
    default: str,
    advanced: bool = False,
    labels: list[str] | tuple[str, ...] = (),
) -> QgsProcessingParameterEnum:
    """Return a parameter for one of a few words, which are themselves the values in models and on the command line.

    ``labels`` are what they are called in a dialog, one for each.
    """
    definition = QgsProcessingParameterEnum(name, label, list(options), False, default, False, True)
    return _finish(definition, help_text, advanced, **({CHOICE_LABELS: list(labels)} if labels else {}))


def choices(
    name: str,
    label: str,
    help_text: str,
    options: tuple[str, ...],
    default: tuple[str, str, str, str],
    labels: tuple[str, ...],
) -> QgsProcessingParameterEnum:
    """Return an optional parameter for any of a few words, as `choice` has one; ``default`` are some of them."""
    definition = QgsProcessingParameterEnum(name, label, list(options), True, list(default) or None, True, True)
    return _finish(definition, help_text, **{CHOICE_LABELS: list(labels)})


def switch(
    name: str, label: str, help_text: str, default: bool, advanced: bool = False
) -> QgsProcessingParameterBoolean:
    """Return a parameter for yes or no."""
    return _finish(QgsProcessingParameterBoolean(name, label, default), help_text, advanced)


def raster(name: str, label: str, help_text: str, optional: bool = False) -> QgsProcessingParameterRasterLayer:
    """Return a parameter for a raster layer."""
    return _finish(QgsProcessingParameterRasterLayer(name, label, None, optional), help_text)


def band(name: str, parent: str, help_text: str) -> QgsProcessingParameterBand:
    """Return a parameter for a band of the raster ``parent``.

    It is optional because qgis_process 3.22 asks for a band in spite of the default.
    """
    return _finish(QgsProcessingParameterBand(name, "Band", 1, parent, True), help_text)


def point(name: str, label: str, help_text: str) -> QgsProcessingParameterPoint:
    """Return an optional parameter for a point that is picked on the map."""
    return _finish(QgsProcessingParameterPoint(name, label, None, True), help_text)


def points(name: str, label: str, help_text: str, optional: bool = False) -> QgsProcessingParameterFeatureSource:
    """Return a parameter for a layer of points."""
    return _features("point", name, label, help_text, optional)


def water_rate(
    name: str, label: str, help_text: str, default: str | None = None, cells: str = "with the same cells"
) -> QgsProcessingParameterString:
    """Return an optional parameter for mm of water a year: a number that holds everywhere, or a raster, as a text.

    ``cells`` says which rasters may be given.
    """
    text = f"{help_text} A number, or the file or the layer name of a raster {cells}."
    most = {NUMBER_OR_RASTER: str(MOST_RAIN)}
    return _finish(QgsProcessingParameterString(name, label, default, False, True), text, **most)


def curve_number(name: str, label: str, help_text: str) -> QgsProcessingParameterString:
    """Return an optional parameter for a curve number, or a raster of them, as a text."""
    text = f"{help_text} A number up to 100, or the file or the layer name of a raster with the same cells."
    return _finish(QgsProcessingParameterString(name, label, None, False, True), text, **{NUMBER_OR_RASTER: "100"})


def number_field_or_raster(
    name: str, layer: QgsRasterLayer, label: str, help_text: str, default=None, most: float = HIGH
) -> QgsProcessingParameterDefinition:
    """Return an optional parameter for a number, a field of the parameter ``layer``, or a raster, as a text."""
    text = f"{help_text} A number, a field of {layer}, or the file or the layer name of a raster with the same cells."
    what = {NUMBER_OR_RASTER: str(most), FIELD_OF: layer}
    return _finish(QgsProcessingParameterString(name, label, default, False, True), text, **what)


def lines(name: str, label: str, help_text: str, optional: bool = False) -> QgsProcessingParameterFeatureSource:
    """Return a parameter for a layer of lines."""
    return _features("line", name, label, help_text, optional)


def map_layer(name: str, label: str, help_text: str, *kinds) -> QgsProcessingParameterMapLayer:
    """Return an optional parameter for a raster or a layer of features, of the ``kinds`` point, line or polygon."""
    types = [QgsProcessing.SourceType.TypeRaster, *(KINDS[kind] for kind in kinds)]
    return _finish(QgsProcessingParameterMapLayer(name, label, None, True, types), help_text)


def features(name: str, label: str, help_text: str, kinds=tuple(KINDS)) -> QgsProcessingParameterFeatureSource:
    """Return an optional parameter for a layer of points, lines or polygons, or of some of these."""
    types = [KINDS[kind] for kind in kinds]
    return _finish(QgsProcessingParameterFeatureSource(name, label, types, None, True), help_text)


def polygons(name: str, label: str, help_text: str, optional: bool = True) -> QgsProcessingParameterFeatureSource:
    """Return a parameter for a layer of polygons."""
    return _features("polygon", name, label, help_text, optional)


def coastline(help_text: str = "", optional: bool = False) -> QgsProcessingParameterFeatureSource:
    """Return the parameter for a layer of land: polygons, or its shores as lines."""
    text = "Land as polygons, each an island, holes are inland seas; or shores as lines that close together. "
    kinds = [KINDS["polygon"], KINDS["line"]]
    definition = QgsProcessingParameterFeatureSource("COASTLINE", "Coastline", kinds, None, optional)
    return _finish(definition, (text + help_text).strip())


def _features(kind, name, label, help_text, optional):
    return _finish(QgsProcessingParameterFeatureSource(name, label, [KINDS[kind]], None, optional), help_text)


def number_field(name: str, parent: str, label: str, help_text: str) -> QgsProcessingParameterField:
    """Return an optional parameter for a field of numbers of the layer ``parent``."""
    return any_field(name, parent, label, help_text, QgsProcessingParameterField.DataType.Numeric)


def any_field(
    name: str, parent: str, label: str, help_text: str, kind: int = QgsProcessingParameterField.DataType.Any
) -> QgsProcessingParameterField:
    """Return an optional parameter for a field of the layer ``parent``."""
    return _finish(QgsProcessingParameterField(name, label, None, parent, kind, False, True), help_text)


def mesh(name: str, label: str, help_text: str) -> QgsProcessingParameterMeshLayer:
    """Return an optional parameter for a mesh layer."""
    return _finish(QgsProcessingParameterMeshLayer(name, label, None, True), help_text)


def text(
    name: str, label: str, help_text: str, default: str | None = None, advanced: bool = False
) -> QgsProcessingParameterString:
    """Return an optional parameter for a text."""
    return _finish(QgsProcessingParameterString(name, label, default, False, True), help_text, advanced)


def file(name: str, label: str, help_text: str, file_filter: str, optional: bool = False) -> QgsProcessingParameterFile:
    """Return a parameter for a file to be read."""
    definition = QgsProcessingParameterFile(name, label, optional=optional, fileFilter=file_filter)
    return _finish(definition, help_text)


def extent(name: str, label: str, help_text: str) -> QgsProcessingParameterExtent:
    """Return an optional parameter for a rectangle of the map."""
    return _finish(QgsProcessingParameterExtent(name, label, None, True), help_text)


def crs(name: str, label: str, help_text: str) -> QgsProcessingParameterCrs:
    """Return an optional parameter for a coordinate reference system."""
    return _finish(QgsProcessingParameterCrs(name, label, None, True), help_text)


def raster_output(
    name: str,
    label: str,
    help_text: str,
    style: str,
    optional: bool = False,
    by_default: bool | None = None,
    codes: bool = False,
) -> QgsProcessingParameterRasterDestination:
    """Return a raster to be written; it is loaded with the style ``style``.

    Its values are measures, or ``codes``: directions, ids, classes, of which any other number is another one.
    An optional one is written ``by_default`` only where that says so.
    """
    by_default = not optional if by_default is None else by_default
    definition = QgsProcessingParameterRasterDestination(name, label, None, optional, by_default)
    return _finish(definition, help_text, headwaters_style=style, headwaters_codes=codes)


def vector_output(
    name: str, label: str, help_text: str, kind: str, style: str, optional: bool = False, by_default: bool | None = None
) -> QgsProcessingParameterFeatureSink:
    """Return features of the ``kind`` point, line or polygon to be written, loaded with the style ``style``."""
    made = not optional if by_default is None else by_default
    definition = QgsProcessingParameterFeatureSink(name, label, KINDS[kind], None, optional, made)
    return _finish(definition, help_text, headwaters_style=style)


def file_output(
    name: str, label: str, help_text: str, file_filter: str, optional: bool = False
) -> QgsProcessingParameterFileDestination:
    """Return a file to be written, a report for instance."""
    definition = QgsProcessingParameterFileDestination(name, label, file_filter, None, optional, not optional)
    return _finish(definition, help_text)


def mesh_output(name: str, label: str, help_text: str, optional: bool = False) -> QgsProcessingParameterFileDestination:
    """Return a mesh to be written; it is loaded as a mesh layer."""
    definition = QgsProcessingParameterFileDestination(name, label, MESH_FILES, None, optional, not optional)
    return _finish(definition, help_text, headwaters_style="")


def creation_options() -> QgsProcessingParameterString:
    """Return the parameter for options of the raster format."""
    text = (
        "Options of the raster format, such as COMPRESS=ZSTD, parted by |. They win over the defaults: GeoTIFFs are "
        "tiled and compressed without loss. A raster named .vrt becomes a folder of such GeoTIFFs. Options that change "
        "numbers are refused for directions, ids and classes; of other rasters the log tells how far they are moved."
    )
    definition = QgsProcessingParameterString("CREATION_OPTIONS", "Creation options of the raster", None, False, True)
    return _finish(definition, text, True, widget_wrapper=OPTIONS_WIDGET)


def cluster() -> QgsProcessingParameterString:
    """Return the parameter for a Dask cluster that is to do the work."""
    help_text = (
        "The address of a Dask scheduler whose workers do the work, such as tcp://host:8786, or local for one worker "
        "process for each processor of this computer. Workers must see inputs and the folder of the outputs under the "
        "same path. They write rasters named .vrt themselves. Empty: no cluster."
    )
    return text("CLUSTER", "Dask cluster", help_text, advanced=True)


def count(name: str, label: str) -> QgsProcessingOutputNumber:
    """Return a number among the results: it reaches the log, JSON and later steps of a model."""
    return QgsProcessingOutputNumber(name, label)


def text_result(name: str, label: str) -> QgsProcessingOutputString:
    """Return a text among the results."""
    return QgsProcessingOutputString(name, label)


SEED_USED = ("SEED_USED", "Seed used")
