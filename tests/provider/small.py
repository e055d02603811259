"""The small runs that algorithms carry beside them, made on any land: with files for what they read of each other."""

from headwaters.algorithms import ALGORITHMS
from headwaters.provider.base.small_runs import reference_of, small_runs
from headwaters.provider.preparation.rehearsing import file_ending, is_made
from qgis.core import (
    QgsApplication,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterRasterDestination,
)

from .running import run

RUNS = {each.name: each for each in small_runs(ALGORITHMS)}
PARAMETERS = {each.ID: {definition.name() for definition in each().parameters()} for each in ALGORITHMS}
# Runs that work in memory, from files and on clusters; and those that need memory, with what they say does.
ANYWHERE = [f"{each.ID} {word}" for each in ALGORITHMS if "CLUSTER" in PARAMETERS[each.ID] for word in each.RUNS
            if word not in each.IN_MEMORY]  # fmt: skip
IN_MEMORY = {f"{each.ID} {word}": work for each in ALGORITHMS for word, work in each.IN_MEMORY.items()}


def destinations(name):
    """Return the outputs that a small run makes."""
    algorithm = QgsApplication.processingRegistry().algorithmById(f"headwaters:{RUNS[name].algorithm}")
    return [each for each in algorithm.destinationParameterDefinitions() if is_made(each, RUNS[name].parameters)]


def files_of(name, vectors=".gpkg", rasters=".tif"):
    """Return the names of the files that a small run makes, by its outputs."""
    endings = {QgsProcessingParameterFeatureSink: vectors, QgsProcessingParameterRasterDestination: rasters}
    return {each.name(): each.name() + (endings.get(type(each)) or file_ending(each)) for each in destinations(name)}


class SmallRuns:
    """Small runs on a land; what one reads of others is made when it is first asked for."""

    def __init__(self, folder, **land):
        self._folder, self._land, self._made = folder, land, {}

    def given(self, name):
        """Return the parameters of a run but for its outputs."""
        outputs = {each.name() for each in destinations(name)}
        return {key: self._value(value) for key, value in RUNS[name].parameters.items() if key not in outputs}

    def made(self, name):
        """Return the results of a run."""
        if name not in self._made:
            place = self._folder / name
            place.mkdir()
            outputs = {output: str(place / file) for output, file in files_of(name).items()}
            self._made[name] = run(RUNS[name].algorithm, **self.given(name), **outputs)
        return self._made[name]

    def _value(self, value):
        if reference_of(value) is None:
            return value
        name, thing = reference_of(value)
        return self.made(name)[thing] if name else self._land[thing]
