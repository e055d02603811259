"""What the user has entered, as plain values: numbers that are absent stay absent, layers come as sources."""

from __future__ import annotations

import contextlib
import math
import os
import re
import secrets
import textwrap
from copy import copy
from decimal import Decimal
from numbers import Real
from typing import Any

import numpy as np
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCsException,
    QgsExpression,
    QgsFeatureSink,
    QgsFields,
    QgsPointXY,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeatureSource,
    QgsProcessingParameterBand,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterFileDestination,
    QgsProcessingParameterMapLayer,
    QgsProcessingParameterNumber,
    QgsProcessingParameterRasterLayer,
    QgsProcessingUtils,
    QgsProperty,
    QgsRasterLayer,
    QgsRectangle,
)
from qgis.PyQt.QtCore import QVariant

from ...core.report.texts import Text
from ..errors import UserError, refusal
from ..layers.crs import declared_crs, lies_on_map
from ..layers.gdal_files import files_behind
from ..layers.mesh_files import MeshSource
from ..layers.raster_reading import RasterSource
from ..layers.rectangles import across_the_end, moved_rectangle
from ..layers.virtual_files import is_virtual, layer_at
from ..translation import tr
from .parameters import FIELD_OF, NUMBER_OR_RASTER

LAYER_PARAMETERS = (  # and whether rasters are meant; either may be given for the last
    (QgsProcessingParameterRasterLayer, True),
    (QgsProcessingParameterFeatureSource, False),
    (QgsProcessingParameterMapLayer, True),
    (QgsProcessingParameterMapLayer, False),
)
TABLE = re.compile(r"(.+\.gpkg)\|layername=([^|'\"]+)", re.IGNORECASE)
SHOWN_OF_A_VALUE = 60  # characters
OPTIONAL = QgsProcessingParameterDefinition.Flag.FlagOptional


def is_absent(value: float | str | None) -> bool:
    """Tell whether a parameter was left empty, in any of the ways in which QGIS says so."""
    if value is None or (isinstance(value, str) and value.strip() in ("", "NULL")):
        return True
    return isinstance(value, QVariant) and value.isNull()


def plain_values(parameters: dict[str, str], definitions: list, context: QgsProcessingContext) -> dict[str, str]:
    """Return values in types that QGIS knows: it takes those that it does not know for 0, for yes or for nothing."""
    known = {definition.name(): definition for definition in definitions}
    return {name: _plain(value, known[name], context) if name in known else value for name, value in parameters.items()}


def fault_of(given: QgsProperty, context: QgsProcessingContext) -> str:
    """Return why an expression that was entered has no value; nothing where it has one, or is NULL."""
    if given.propertyType() != QgsProperty.Type.ExpressionBasedProperty:
        return ""
    expression = QgsExpression(given.expressionString())
    expression.evaluate(context.expressionContext())
    return (expression.parserErrorString() or expression.evalErrorString()).strip()


def given_values(parameters: dict, definitions: list, context: QgsProcessingContext) -> dict:
    """Return the values that were entered, layers of GDAL's virtual systems by their ids, choices as words.

    Numbers of any type are floats. Outputs may name a table of a GeoPackage as QGIS names such layers.
    """
    plain = plain_values(parameters, definitions, context)
    given = {name: value for name, value in plain.items() if not is_absent(value)}
    for definition in definitions:
        path, name = given.get(definition.name()), definition.name()
        if isinstance(definition, QgsProcessingParameterEnum) and name in given:
            given[name] = _word(path, definition.options())
        if isinstance(definition, QgsProcessingParameterFeatureSink) and name in given:
            given[name] = _table_address(path)
        if isinstance(path, QgsProperty) and not definition.isDynamic():
            path = path.value(context.expressionContext())[0]
            if is_absent(path) and not fault_of(given[name], context):  # QGIS would take it for 0 with a default
                del given[name]
        if not isinstance(path, str) or not is_virtual(path):
            continue
        kinds = [is_raster for parameter, is_raster in LAYER_PARAMETERS if isinstance(definition, parameter)]
        layers = (layer_at(path, is_raster, context) for is_raster in kinds)
        layer = next(filter(None, layers), None)
        if layer is not None:
            given[name] = layer.id()
    return given


def _table_address(value):
    """Return the address by which sinks know the table ``file.gpkg|layername=name``, any other value as it is."""
    match = TABLE.fullmatch(value) if isinstance(value, str) else None
    return "ogr:dbname='{}' table=\"{}\" (geom)".format(*match.groups()) if match else value


def _word(value, options):
    """Return the option that a number stands for, as the help of qgis_process lists them, or the value as it is."""
    text = str(value)
    if isinstance(value, bool) or text in options or not text.isdecimal() or int(text) >= len(options):
        return value
    return options[int(text)]


def _plain(value, definition, context):
    """Return the value of a parameter in a type that QGIS knows, numbers as floats."""
    if isinstance(value, (np.generic, np.ndarray)) and value.ndim == 0:
        value = value.item()
    if not takes_number(definition) or (definition.isDynamic() and isinstance(value, QgsProperty)):
        return value
    if isinstance(value, QgsProperty) and not fault_of(value, context):
        value = value.value(context.expressionContext())[0]
    number = as_number(value)
    return value if number is None else number


def takes_number(definition: QgsProcessingParameterDefinition) -> bool:
    """Tell whether the value of a parameter is a number, or may be one."""
    kinds = QgsProcessingParameterNumber, QgsProcessingParameterBand
    return isinstance(definition, kinds) or NUMBER_OR_RASTER in definition.metadata()


def as_number(value: Any) -> float | None:
    """Return a finite real number of any type, or the one that a text is, as a float; None for anything else."""
    if isinstance(value, QVariant):
        value = value.value()
    if isinstance(value, bool) or not isinstance(value, (Real, Decimal, str)):
        return None
    try:
        number = float(value)
    except (ValueError, OverflowError):
        return None
    return number if math.isfinite(number) and "_" not in str(value) else None


def no_number(label: str, value: Any) -> UserError:
    """Return the sentence on a value that is no number."""
    shown = type(value).__name__ if type(value).__str__ is object.__str__ else str(value)  # not where it lies in memory
    return tr("{} must be a number (got ‘{}’).").format(label, textwrap.shorten(shown, SHOWN_OF_A_VALUE))


def named_field(algorithm, definition, parameters, context: QgsProcessingContext) -> str:
    """Return the name of the field that the value of a parameter is, where it may be one; else an empty text."""
    layer, value = definition.metadata().get(FIELD_OF), parameters.get(definition.name(), definition.defaultValue())
    if layer is None or is_absent(parameters.get(layer)) or not isinstance(value, str) or as_number(value) is not None:
        return ""
    source = algorithm.parameterAsSource(parameters, layer, context)
    column = -1 if source is None else source.fields().lookupField(value)
    return "" if column < 0 else source.fields()[column].name()


def raster_unless_number(
    name: str, value: float | str, context: QgsProcessingContext, field_of=None
) -> QgsRasterLayer | None:
    """Return the raster layer that a value is or names, None for a number; refuse what is neither.

    The sentence speaks of a field of the parameter ``field_of`` as well, if there is one.
    """
    if as_number(value) is not None:
        return None
    with contextlib.suppress(TypeError, ValueError, OverflowError):
        float(value)  # nan and inf, say, are meant as numbers
        raise UserError(no_number(name, value))
    layer = QgsProcessingUtils.mapLayerFromString(value, context) if isinstance(value, str) else value
    if isinstance(layer, QgsRasterLayer) and layer.isValid():
        return layer
    what = Text("neither a number nor a raster")
    if field_of:
        what = Text("neither a number, a field of {} nor a raster", field_of)
    raise refusal("{}: ‘{}’ is {}. Check the name.", name, value, what)


class Inputs:
    """The values of one run."""

    def __init__(self, algorithm, parameters, context):
        self._algorithm = algorithm
        self._parameters = given_values(parameters, algorithm.parameterDefinitions(), context)
        self.context = context

    @property
    def origin(self) -> str:
        """Version, algorithm and parameters of the run, as a text."""
        return self._algorithm.origin

    def provenance(self) -> list[tuple]:
        """Return what the results are made of, as pairs of texts."""
        from .provenance import provenance

        return provenance(self._algorithm, self._parameters, self.source_files(), self.context)

    def title_of_run(self) -> str:
        """Return the name of the run: what is done, and to which layer first of all."""
        sources = {**self._algorithm.vector_names, **{name: r.name for name, r in self._algorithm.rasters.items()}}
        names = [each.name() for each in self._algorithm.parameterDefinitions() if each.name() in sources]
        about = f" · {sources[names[0]]}" if names else ""
        return f"{self._algorithm.displayName()}{about}"

    def value(self, name: str) -> float | None:
        """Return the value of a parameter as QGIS has it, or the default."""
        return self._parameters.get(name, self._algorithm.parameterDefinition(name).defaultValue())

    def replaced(self, values: dict) -> Inputs:
        """Return the same with other values of some parameters; None leaves one empty."""
        other = copy(self)
        other._parameters = {**self._parameters, **values}
        return other

    def knows(self, name: str) -> bool:
        """Tell whether the algorithm has a parameter of that name."""
        return self._algorithm.parameterDefinition(name) is not None

    def has(self, name: str) -> bool:
        """Tell whether a value was entered for a parameter, or it has a default."""
        value = self.value(name)
        if isinstance(value, QgsProperty):
            value = value.value(self.context.expressionContext())[0]
        return not is_absent(value)

    def number(self, name: str) -> float | None:
        """Return a real number, the default or None when it was left empty (QGIS itself would say 0)."""
        if not self.has(name):  # given_values leaves it to its default, but for a number of each feature
            return as_number(self._algorithm.parameterDefinition(name).defaultValue())
        value = self.value(name)
        if isinstance(value, QgsProperty):  # of each feature: this is where there is none
            return self._algorithm.parameterAsDouble(self._parameters, name, self.context)
        number = as_number(value)
        if number is None:  # models ask for no check
            raise UserError(no_number(name, value))
        return number

    def integer(self, name: str) -> int | None:
        """Return a whole number, or None when it was left empty."""
        number = self.number(name)
        return None if number is None else round(number)

    def choice(self, name: str) -> str:
        """Return the chosen word."""
        return self._algorithm.parameterAsEnumString(self._parameters, name, self.context)

    def choices(self, name: str) -> list:
        """Return the chosen words of several."""
        return self._algorithm.parameterAsEnumStrings(self._parameters, name, self.context) if self.has(name) else []

    def switch(self, name: str) -> bool:
        """Return yes or no."""
        return self._algorithm.parameterAsBool(self._parameters, name, self.context)

    def text(self, name: str) -> str:
        """Return a text, empty when nothing was entered."""
        return self._algorithm.parameterAsString(self._parameters, name, self.context) if self.has(name) else ""

    def field(self, name: str) -> str:
        """Return the field that a parameter names which may also be a number or a raster, else an empty text."""
        definition = self._algorithm.parameterDefinition(name)
        return named_field(self._algorithm, definition, self._parameters, self.context)

    def crs(self, name: str) -> QgsCoordinateReferenceSystem:
        """Return a coordinate reference system, invalid when none was given."""
        return declared_crs(self._algorithm.parameterAsCrs(self._parameters, name, self.context))

    def project_crs(self) -> QgsCoordinateReferenceSystem:
        """Return the CRS of the project where that is projected, an invalid one elsewhere."""
        project = self.context.project()
        crs = QgsCoordinateReferenceSystem() if project is None else project.crs()
        return QgsCoordinateReferenceSystem() if crs.isGeographic() else crs

    def extent(
        self, name: str, crs: QgsCoordinateReferenceSystem
    ) -> tuple[QgsRectangle, QgsCoordinateReferenceSystem] | None:
        """Return a rectangle in ``crs``, or its own where that is invalid, and which it is; None if none was given."""
        if not self.has(name):
            return None
        own = declared_crs(self._algorithm.parameterAsExtentCrs(self._parameters, name, self.context))
        given = self._algorithm.parameterAsExtent(self._parameters, name, self.context)
        given = across_the_end(self.value(name), given, own if own.isValid() else crs)
        try:
            moved = moved_rectangle(given, own, crs, self.context.transformContext())
        except QgsCsException as error:
            raise refusal(
                "{} lies outside of {}: give another, or another CRS.", name, crs.authid() or Text("the CRS")
            ) from error
        crs = crs if crs.isValid() else own
        if not lies_on_map(moved, crs):
            raise refusal("{} lies on no map. Give another, or check its CRS.", name)
        if moved.isEmpty():
            raise refusal("{} covers no area. Give west, east, south, north with west < east, south < north.", name)
        return moved, crs

    def point(self, name: str, crs: QgsCoordinateReferenceSystem) -> QgsPointXY:
        """Return a point in ``crs``; refuse what is none, or has no place there."""
        try:
            point = self._algorithm.parameterAsPoint(self._parameters, name, self.context, crs)
        except QgsCsException as error:
            raise refusal("{} has no place in {}: pick another.", name, crs.authid() or Text("the CRS")) from error
        if point.isEmpty():
            raise refusal("{}: ‘{}’ is no point. Write it as x,y or x,y [EPSG:…].", name, self.value(name))
        return point

    def raster(self, name: str) -> RasterSource | None:
        """Return the raster of a parameter, prepared in the main thread, or None."""
        return self._algorithm.rasters.get(name)

    def mesh(self, name: str) -> MeshSource | None:
        """Return the mesh of a parameter, read in the main thread, or None."""
        return self._algorithm.meshes.get(name)

    def features(self, name: str) -> QgsProcessingFeatureSource | None:
        """Return the feature source of a parameter, or None."""
        return self._algorithm.parameterAsSource(self._parameters, name, self.context) if self.has(name) else None

    def seed(self) -> int:
        """Return the seed to use: the one entered, or a new one for 0."""
        return self.integer("SEED") or 1 + secrets.randbelow(2**31 - 2)

    def output(self, name: str) -> str:
        """Return the path that a raster or file is to be written to, or '' when it is not wanted."""
        if isinstance(self._algorithm.parameterDefinition(name), QgsProcessingParameterFileDestination):
            return self._algorithm.parameterAsFileOutput(self._parameters, name, self.context) if self.has(name) else ""
        return self._algorithm.parameterAsOutputLayer(self._parameters, name, self.context)

    def source_files(self) -> dict[str, list]:
        """Return the files that are read for each layer, by parameter; the first is that of the layer itself."""
        layers = {**self._algorithm.rasters, **self._algorithm.meshes}
        files = {name: source.files for name, source in layers.items()}
        return {**files, **{name: files_behind(file) for name, (file, _) in self.source_layers().items()}}

    def source_of_heights(self) -> str:
        """Return what opens as the same map of the DEM once more; an empty text where nothing does."""
        dem = self._algorithm.rasters.get("INPUT")
        return dem.source if dem is not None and self._parameters.get("BAND") in (None, 1) else ""

    def raster_files(self) -> list[str]:
        """Return the files that are read for raster layers."""
        return [file for source in self._algorithm.rasters.values() for file in source.files if os.path.exists(file)]

    def source_layers(self) -> dict[str, tuple]:
        """Return file and layer of the vector layers that are read, by parameter."""
        return self._algorithm.vector_layers

    def sink(
        self,
        name: str,
        destination: str | None,
        fields: QgsFields,
        geometry_type: int,
        crs: QgsCoordinateReferenceSystem,
    ) -> tuple[QgsFeatureSink, str]:
        """Return the sink of a parameter for features and where they go: to ``destination``, if that is not None."""
        parameters = self._parameters if destination is None else {**self._parameters, name: destination}
        sink, where = self._algorithm.parameterAsSink(parameters, name, self.context, fields, geometry_type, crs)
        if sink is None:
            raise QgsProcessingException(self._algorithm.invalidSinkError(self._parameters, name))
        return sink, where
