"""Runs of algorithms for their kernels' sake: everything they write lies in a folder that goes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsGeometry,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFileDestination,
    QgsVectorFileWriter,
    QgsVectorLayer,
)

from ..base.small_runs import reference_of
from . import rehearsals

if TYPE_CHECKING:
    from typing import Any

    from ...core.run.run import Run

DRAWN = {"coast": rehearsals.ISLAND, "sketch": rehearsals.SKETCH}


class _Quiet(QgsProcessingFeedback):
    """Hears nothing but that somebody has cancelled; keeps the last complaint."""

    def __init__(self, run):
        super().__init__(False)
        self._progress = run
        self.complaint = ""

    def isCanceled(self) -> bool:
        return self._progress.cancelled

    def reportError(self, error, fatalError=False) -> None:
        self.complaint = error


def rehearse(run: Run, provider, rehearsal, made, folder: Path) -> dict[str, Any]:
    """Make a run in a folder and return its outputs; ``made`` are those of the runs before, by name.

    Outputs are those that are made by default, and those that the rehearsal names.
    """
    algorithm = provider.algorithm(rehearsal.algorithm).create()
    place = folder / rehearsal.name
    place.mkdir()
    values = {name: _value(value, made, folder) for name, value in rehearsal.parameters.items()}
    for output in algorithm.destinationParameterDefinitions():
        if is_made(output, values):
            values[output.name()] = str(place / f"{output.name()}{file_ending(output)}")
    feedback = _Quiet(run)
    context = QgsProcessingContext()
    context.setFeedback(feedback)
    well, complaint = algorithm.checkParameterValues(values, context)
    if not well:
        raise QgsProcessingException(complaint)
    results, well = algorithm.run(values, context, feedback)
    run.check()
    if not well:
        raise QgsProcessingException(feedback.complaint)
    return results


def is_made(output, parameters: dict) -> bool:
    """Tell whether a small run makes an output: by default, or since it names it."""
    return output.createByDefault() or output.name() in parameters


def file_ending(output: str) -> str:
    """Return how the name of an output's file ends."""
    if isinstance(output, QgsProcessingParameterFeatureSink):
        return ".gpkg"
    return f".{output.defaultFileExtension()}" if isinstance(output, QgsProcessingParameterFileDestination) else ".tif"


def _value(value, made, folder):
    """Return a value, with what a reference stands for."""
    reference = reference_of(value)
    if reference is None:
        return value
    run, thing = reference
    if not run and thing == "dem":
        run, thing = rehearsals.GROUND_RUN, "OUTPUT"
    return made[run][thing] if run else _drawn(thing, folder)


def _drawn(name, folder):
    """Return the file of a layer with one feature, written when it is first asked for."""
    path = folder / f"{name}.gpkg"
    if path.exists():
        return str(path)
    geometry = QgsGeometry.fromWkt(DRAWN[name])
    layer = QgsVectorLayer(DRAWN[name].split("(")[0].title().replace("string", "String"), name, "memory")
    layer.setCrs(QgsCoordinateReferenceSystem(rehearsals.CRS))
    feature = QgsFeature()
    feature.setGeometry(geometry)
    layer.dataProvider().addFeature(feature)
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName = "GPKG"
    context = QgsProcessingContext().transformContext()
    QgsVectorFileWriter.writeAsVectorFormatV3(layer, str(path), context, options)
    return str(path)
