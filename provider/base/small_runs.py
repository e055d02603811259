"""The small runs that algorithms carry beside them: on which layers, and in which order they can be made.

`RUNS` of an algorithm are parameters by the name of a run. The first is the one that its page shows. All that must hold
for every algorithm is tried with them: kernels are compiled by them beforehand, they are cancelled, made in memory,
from files and on a cluster. A value is

- ``"@dem"``, ``"@coast"`` or ``"@sketch"``: a layer of the land on which the runs are made, whatever land that is,
- ``"@flowdirections d8 OUTPUT"``: an output of the run of that name,
- True for an output that is not made by default; outputs that are need no mention,
- anything else: itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

READ_DEM = {"INPUT": "@dem"}
READ_FLOW = {"DIRECTIONS": "@flowdirections d8 OUTPUT"}
WATER_CELLS = "@flowaccumulation along OUTPUT"
READ_WATER = {**READ_FLOW, "ACCUMULATION": WATER_CELLS}
RIVER_LINES, RIVER_NODES = "@rivernetwork rivers RIVERS", "@rivernetwork rivers NODES"
READ_COAST = {"COASTLINE": "@coast"}
READ_MODEL = {"MODEL": "@terrainmodel model MODEL"}
# Parameters that keep runs small where they are numbers; on other land each has a value of its own.
SIZE_PARAMETERS = ("COLUMNS", "ROWS", "CELL_SIZE", "SPACING", "POINTS", "EVENTS", "ITERATIONS")


class SmallRun(NamedTuple):
    """A run of an algorithm, which has a name among all runs."""

    name: str  # the id of the algorithm and the name of the run beside it
    algorithm: str
    parameters: dict

    def reads(self) -> list[str]:
        """Return the names of the runs whose outputs it reads."""
        named = (reference_of(value) for value in self.parameters.values())
        return [run for run, _ in filter(None, named) if run]


def reference_of(value: float | str) -> tuple[str, str] | None:
    """Return the name of a run, "" for the land, and that of an output or layer; None for what is no reference."""
    if not isinstance(value, str) or not value.startswith("@"):
        return None
    run, _, thing = value[1:].rpartition(" ")
    return run, thing


def without_sizes(parameters) -> dict:
    """Return the parameters of a run without what keeps it small."""
    return {name: value for name, value in parameters.items() if name not in SIZE_PARAMETERS or isinstance(value, str)}


def small_runs(algorithms: Iterable) -> list[SmallRun]:
    """Return the runs of algorithms, each after those whose outputs it reads."""
    runs = {}
    for algorithm in algorithms:
        for word, parameters in algorithm.RUNS.items():
            name = f"{algorithm.ID} {word}"
            runs[name] = SmallRun(name, algorithm.ID, parameters)
    ordered = {}
    for name in runs:
        _add_after_others(name, runs, ordered)
    return list(ordered.values())


def _add_after_others(name, runs, ordered):
    if name not in ordered:
        for read in runs[name].reads():
            _add_after_others(read, runs, ordered)
        ordered[name] = runs[name]
