"""Where a result comes from: program, day, layers and parameters, as a person reads it."""

from __future__ import annotations

import os
from pathlib import Path

from qgis.core import (
    Qgis,
    QgsProcessingAlgorithm,
    QgsProcessingContext,
    QgsProcessingParameterEnum,
    QgsProcessingParameters,
)
from qgis.PyQt.QtCore import QDate, Qt

from ..translation import tr

WHO_WORKS = "CLUSTER"  # of which a result knows nothing


def provenance(
    algorithm: QgsProcessingAlgorithm, parameters: dict, files: dict[str, list], context: QgsProcessingContext
) -> list[tuple]:
    """Return what a run is made of as pairs of texts; ``parameters`` that were not given have their defaults.

    ``files`` are those that are read for each layer, by parameter.
    """
    provider = algorithm.provider()
    day = QDate.currentDate().toString(Qt.DateFormat.ISODate)
    version = provider.versionInfo() if provider else ""
    made = tr("{} by Headwaters {} in QGIS {}").format(day, version, Qgis.version())
    rows = [(tr("Made"), made.replace("  ", " "))]
    rows.append((tr("Algorithm"), f"{algorithm.displayName()} ({algorithm.id()})"))
    names = {**algorithm.vector_names, **{name: raster.name for name, raster in algorithm.rasters.items()}}
    for definition in algorithm.parameterDefinitions():
        name = definition.name()
        if definition.isDestination() or name not in parameters or name == WHO_WORKS:
            continue
        if name in names:
            file = next(iter(files.get(name, ())), "")
            other = Path(file).stem != names[name] and os.path.isfile(file)  # false for what is no path at all
            text = f"{names[name]} ({Path(file).name})" if other else names[name]
        elif isinstance(definition, QgsProcessingParameterEnum) and definition.allowMultiple():
            text = ", ".join(QgsProcessingParameters.parameterAsEnumStrings(definition, parameters, context))
        elif isinstance(parameters[name], (list, tuple)):  # of which QGIS 3.22 makes nothing
            text = ", ".join(map(str, parameters[name]))
        else:
            text = definition.valueAsPythonString(parameters[name], context).strip("'")
        rows.append((definition.description(), text))
    return rows
