"""What is wrong with the values of parameters, as sentences that name parameter, limit and value."""

from __future__ import annotations

import difflib
import math
from pathlib import Path

from qgis.core import (
    QgsProcessingDestinationParameter,
    QgsProcessingParameterBand,
    QgsProcessingParameterCrs,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterMapLayer,
    QgsProcessingParameterNumber,
    QgsProcessingParameterRasterLayer,
    QgsProperty,
    QgsRasterLayer,
    QgsVectorLayer,
    QgsWkbTypes,
)

from ...core.report.texts import alternatives, in_language, joined_texts
from ...core.run.run import Run
from ..errors import UserError, refusal
from ..layers.vector_reading import GEOMETRIES
from ..numbers import Told, told
from ..translation import tr
from .inputs import OPTIONAL, Inputs, as_number, fault_of, is_absent, named_field, no_number, raster_unless_number
from .outputs import Outputs
from .parameters import FAR, FIELD_OF, NUMBER_OR_RASTER

BARE_NUMBERS = ".raw", ".r16", ".r32"  # endings of heightmaps without a header
MOST = 2**31 - 1  # the largest whole number that QGIS reads: no limit that anybody set


def unknown_parameter(given: dict[str, str], algorithm) -> str:
    """Return a sentence on a name that is no parameter, which QGIS would drop without a word, or an empty string."""
    names = [definition.name() for definition in algorithm.parameterDefinitions()]
    for name in given:
        if name not in names:
            near = difflib.get_close_matches(name.upper(), names, 1)
            advice = tr("Did you mean {}?").format(near[0]) if near else tr("There are {}.").format(", ".join(names))
            return tr("{} is no parameter of ‘{}’. {}").format(name, algorithm.displayName(), advice)
    return ""


class ParameterChecks:
    """Checks of the values that are given for the parameters of an algorithm."""

    def __init__(self, algorithm, parameters, context):
        self._algorithm = algorithm
        self._parameters = parameters
        self._context = context

    def complaint(self, definition: QgsProcessingParameterDefinition) -> str:
        """Return what is wrong with the value of a parameter, or an empty string."""
        value = self._parameters.get(definition.name(), definition.defaultValue())
        label = f"{definition.name()} ({definition.description()})"
        if is_absent(value):
            required = not definition.flags() & OPTIONAL and not isinstance(
                definition, QgsProcessingDestinationParameter
            )
            return tr("{} is missing.").format(label) if required else ""
        fault = fault_of(value, self._context) if isinstance(value, QgsProperty) and not definition.isDynamic() else ""
        if fault:
            return tr("{}: the expression ‘{}’ has no value: {}").format(label, value.expressionString(), fault)
        if NUMBER_OR_RASTER in definition.metadata():
            return self._number_or_raster_complaint(definition, value)
        if isinstance(definition, (QgsProcessingParameterNumber, QgsProcessingParameterBand)):
            return self._number_complaint(definition, label, value)
        if isinstance(definition, QgsProcessingParameterEnum) and not definition.checkValueIsAcceptable(value):
            return tr("{} must be one of {} (got {}).").format(label, ", ".join(definition.options()), value)
        if isinstance(definition, QgsProcessingParameterRasterLayer):
            return self._raster_complaint(definition, value)
        if isinstance(definition, QgsProcessingParameterFeatureSource):
            return self._features_complaint(definition, value)
        if isinstance(definition, QgsProcessingParameterMapLayer):
            return self._layer_complaint(definition, value)
        if isinstance(definition, QgsProcessingParameterCrs):
            known = self._algorithm.parameterAsCrs(self._parameters, definition.name(), self._context).isValid()
            return "" if known else tr("{}: ‘{}’ is no coordinate reference system known here.").format(label, value)
        return ""

    def _number_complaint(self, definition, label, value):
        number = as_number(value)
        if isinstance(value, QgsProperty):  # of each feature
            number = self._algorithm.parameterAsDouble(self._parameters, definition.name(), self._context)
        if number is None:
            return no_number(label, value)
        is_band = isinstance(definition, QgsProcessingParameterBand)
        low, high = (-MOST, MOST) if is_band else (definition.minimum(), definition.maximum())
        number, low, high = Told(number), Told(low), Told(high)
        if low <= number <= high:
            whole = is_band or definition.dataType() == QgsProcessingParameterNumber.Type.Integer
            fits = not whole or number == int(number)
            return "" if fits else tr("{} must be a whole number (got {:g}).").format(label, number)
        if number < low and high >= FAR:  # which is no limit that people think of
            return tr("{} must be at least {:g} (got {:g}).").format(label, low, number)
        if low < -1e300:
            return tr("{} must be at most {:g} (got {:g}).").format(label, high, number)
        return tr("{} must be between {:g} and {:g} (got {:g}).").format(label, low, high, number)

    def _number_or_raster_complaint(self, definition, value):
        name, number, most = definition.name(), as_number(value), float(definition.metadata()[NUMBER_OR_RASTER])
        if number is None:
            if named_field(self._algorithm, definition, self._parameters, self._context):
                return ""
            try:
                raster_unless_number(name, value, self._context, definition.metadata().get(FIELD_OF))
            except UserError as error:
                return str(error)
            return ""
        if number < 0:
            return tr("{} must be at least {:g} (got {:g}).").format(name, 0, Told(number))
        if number > most:
            return tr("{} must be at most {:g} (got {:g}).").format(name, Told(most), Told(number))
        return ""

    def _raster_complaint(self, definition, value):
        layer = self._algorithm.parameterAsRasterLayer(self._parameters, definition.name(), self._context)
        if layer is not None and layer.isValid():
            return ""
        name = definition.name()
        if self._algorithm.parameterAsVectorLayer(self._parameters, name, self._context) is not None:
            return tr("{}: ‘{}’ is a vector layer; a raster is needed.").format(name, value)
        if isinstance(value, str) and not Path(value).exists():
            return tr("{}: there is no raster layer or file ‘{}’. Check the name.").format(name, value)
        if isinstance(value, str) and Path(value).suffix.lower() in BARE_NUMBERS:
            return _bare_numbers_complaint(name, Path(value))
        return tr("{}: ‘{}’ cannot be opened as a raster.").format(name, value)

    def _features_complaint(self, definition, value):
        source = self._algorithm.parameterAsSource(self._parameters, definition.name(), self._context)
        if source is None and isinstance(value, (bool, int, float)):
            return tr("{}: there is no layer or file ‘{}’. Check the name.").format(definition.name(), value)
        geometries, kinds = _geometries(definition)
        if source is None:
            raster = self._algorithm.parameterAsRasterLayer(self._parameters, definition.name(), self._context)
            if raster is None or not raster.isValid():
                return ""  # a missing layer is QGIS's to name
            text = tr("{}: ‘{}’ is a raster; a layer of features is needed.")
            return text.format(definition.name(), raster.name())
        if QgsWkbTypes.geometryType(source.wkbType()) in (*geometries, QgsWkbTypes.GeometryType.UnknownGeometry):
            return ""
        wanted = in_language(tr, alternatives(kinds))
        return tr("{}: ‘{}’ does not hold {}.").format(definition.name(), source.sourceName(), wanted)

    def _layer_complaint(self, definition, value):
        """Return what is wrong with a parameter for a raster or features."""
        layer = self._algorithm.parameterAsLayer(self._parameters, definition.name(), self._context)
        if layer is None or not layer.isValid():
            return tr("{}: there is no layer or file ‘{}’. Check the name.").format(definition.name(), value)
        geometries, kinds = _geometries(definition)
        if isinstance(layer, QgsRasterLayer):
            return ""
        if isinstance(layer, QgsVectorLayer) and layer.geometryType() in geometries:
            return ""
        text = tr("{}: ‘{}’ holds neither {} nor a raster.")
        return text.format(definition.name(), layer.name(), in_language(tr, joined_texts(kinds, ", ")))


def _geometries(definition):
    """Return the types of geometry that a parameter takes, and their names."""
    found = [GEOMETRIES[kind] for kind in definition.dataTypes() if kind in GEOMETRIES]
    return [geometry for geometry, _ in found], [name for _, name in found]


def snapshot_count(run: Run, inputs: Inputs, outputs: Outputs) -> int:
    """Return how many snapshots are to be made."""
    count, wanted = inputs.integer("SNAPSHOT_COUNT"), outputs.wants("SNAPSHOTS")
    if wanted and count == 0:
        raise refusal("SNAPSHOTS is to be written, but SNAPSHOT_COUNT is 0. Say how many there shall be.")
    if count and not wanted:
        run.warn("SNAPSHOT_COUNT is {}, but SNAPSHOTS is not to be written: there are none.", told(count))
    return count if wanted else 0


def _bare_numbers_complaint(name, path):
    """Say that a file has no header, and what to write into one; its size tells how large a square raster is."""
    side, number = tr("columns"), 12
    for code, size in ((12, 2), (4, 4)):
        root = math.isqrt(path.stat().st_size // size)
        if root and root * root * size == path.stat().st_size:
            side, number = str(root), code
            break
    text = tr(
        "{}: ‘{}’ has numbers and no header, so nobody knows how many are in a row. Write the lines ENVI; "
        "samples = {}; lines = {}; bands = 1; data type = {}; interleave = bsq; byte order = 0 into ‘{}’ beside it "
        "(type 12: 16 bits, 4: floats)."
    )
    rows = side if side.isdigit() else tr("rows")
    return text.format(name, path.name, side, rows, number, path.with_suffix(".hdr").name)
