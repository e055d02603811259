"""What the user has entered, as plain values: numbers that are absent stay absent, layers come as sources."""

import secrets
from pathlib import Path

from qgis.core import (
    QgsCoordinateTransform,
    QgsCsException,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterFileDestination,
    QgsProperty,
)
from qgis.PyQt.QtCore import QVariant

from ..errors import UserError

OPTIONAL = QgsProcessingParameterDefinition.Flag.FlagOptional


def is_absent(value):
    """Tell whether a parameter was left empty, in any of the ways in which QGIS says so."""
    if value is None or (isinstance(value, str) and value.strip() in ("", "NULL")):
        return True
    return isinstance(value, QVariant) and value.isNull()


class Inputs:
    """The values of one run."""

    def __init__(self, algorithm, parameters, context):
        self.algorithm = algorithm
        self.parameters = {name: value for name, value in parameters.items() if not is_absent(value)}
        self.context = context

    def has(self, name):
        """Tell whether a value was entered for a parameter, or it has a default."""
        definition = self.algorithm.parameterDefinition(name)
        value = self.parameters.get(name, definition.defaultValue())
        if isinstance(value, QgsProperty):
            value = value.value(self.context.expressionContext())[0]
        return not is_absent(value)

    def number(self, name):
        """Return a real number, or None when it was left empty (QGIS itself would say 0)."""
        return self.algorithm.parameterAsDouble(self.parameters, name, self.context) if self.has(name) else None

    def integer(self, name):
        """Return a whole number, or None when it was left empty."""
        return self.algorithm.parameterAsInt(self.parameters, name, self.context) if self.has(name) else None

    def choice(self, name):
        """Return the chosen word."""
        return self.algorithm.parameterAsEnumString(self.parameters, name, self.context)

    def switch(self, name):
        """Return yes or no."""
        return self.algorithm.parameterAsBool(self.parameters, name, self.context)

    def text(self, name):
        """Return a text, empty when nothing was entered."""
        return self.algorithm.parameterAsString(self.parameters, name, self.context) if self.has(name) else ""

    def crs(self, name):
        """Return a coordinate reference system, invalid when none was given."""
        return self.algorithm.parameterAsCrs(self.parameters, name, self.context)

    def extent(self, name, crs):
        """Return a rectangle in ``crs`` (its own when that is invalid) and its own CRS, or None."""
        if not self.has(name):
            return None
        own = self.algorithm.parameterAsExtentCrs(self.parameters, name, self.context)
        given = self.algorithm.parameterAsExtent(self.parameters, name, self.context)
        try:
            return QgsCoordinateTransform(own, crs, self.context.transformContext()).transformBoundingBox(given), own
        except QgsCsException as error:
            raise UserError(
                f"{name} has no place in {crs.authid() or 'the CRS'}: give another, or another CRS."
            ) from error

    def raster(self, name):
        """Return the raster of a parameter, prepared in the main thread, or None."""
        return self.algorithm.rasters.get(name)

    def features(self, name):
        """Return the feature source of a parameter, or None."""
        return self.algorithm.parameterAsSource(self.parameters, name, self.context) if self.has(name) else None

    def seed(self):
        """Return the seed to use: the one entered, or a new one for 0."""
        return self.integer("SEED") or 1 + secrets.randbelow(2**31 - 2)

    def output(self, name):
        """Return the path that a raster or file is to be written to, or '' when it is not wanted."""
        if isinstance(self.algorithm.parameterDefinition(name), QgsProcessingParameterFileDestination):
            return self.algorithm.parameterAsFileOutput(self.parameters, name, self.context) if self.has(name) else ""
        return self.algorithm.parameterAsOutputLayer(self.parameters, name, self.context)

    def source_files(self):
        """Return the files of the layers that are read, by parameter."""
        files = {name: source.file for name, source in self.algorithm.rasters.items() if source.file is not None}
        return {**files, **self.algorithm.vector_files}


def check_output_path(name, path, sources):
    """Refuse an output that could not be written, or that would overwrite what is being read."""
    target = Path(path)
    if not target.parent.is_dir():
        raise UserError(f"{name}: the folder ‘{target.parent}’ does not exist. Create it, or choose another.")
    if target.is_dir():
        raise UserError(f"{name}: ‘{target}’ is a folder. Give the name of a file in it.")
    for source_name, file in sources.items():
        if target.exists() and file.exists() and target.samefile(file):
            raise UserError(f"{name} would overwrite {source_name} (‘{target}’). Choose another file.")
