"""How far water flows and how high the land lies above where that arrives: along directions or the shortest way."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import numpy as np

from ...core.arrays import Heights, Mask, Values
from ...core.raster.raster import AnyRaster
from ...core.run.run import Run
from ..base.inputs import Inputs
from ..errors import refusal
from ..layers.scratch import MemoryAlone, Scratch
from ..numbers import told
from .directions import ANGLES, Directions, read_angles, read_directions

STRAIGHT = "pythagoras"  # the straight line through the air, of the horizontal distance and the height
LENGTHS = ("horizontal", "surface", STRAIGHT)
STATISTICS = {"average": "average", "maximum": "greatest", "minimum": "least"}


class WaterPaths(NamedTuple):
    """Where water goes: directions, and the D∞ angles that they are where it is shared; these only tell of ends."""

    directions: Directions
    angles: AnyRaster | None


class PathLengths(NamedTuple):
    """What is measured along paths; heights only if they were asked for."""

    distance: AnyRaster
    height: AnyRaster | None
    missed: int  # cells whose water never meets a river


def are_shared(inputs: Inputs) -> bool:
    """Tell whether DIRECTIONS holds D∞ angles."""
    return inputs.choice("ENCODING") == ANGLES


def check_lengths(run: Run, inputs: Inputs, wants_upstream: bool) -> None:
    """Refuse what does not go together; warn of what is not used."""
    shared, length = are_shared(inputs), inputs.choice("LENGTH")
    if shared and inputs.choice("PATH") == "shortest":
        raise refusal("The shortest path needs D8 directions: ENCODING dinf goes with the PATH flow alone.")
    if shared and wants_upstream:
        raise refusal("UPSTREAM follows D8 directions: leave it out, or give such directions as DIRECTIONS.")
    if not shared and inputs.choice("STATISTIC") != "average":
        run.warn("STATISTIC is for D∞ angles (ENCODING dinf) alone: D8 directions have one path.")
    if length == "horizontal":
        return
    if not inputs.has("INPUT"):
        raise refusal("LENGTH {} needs the DEM: give it as INPUT, or choose horizontal.", length)
    if inputs.choice("UNITS") == "cells":
        raise refusal("LENGTH {} is measured in metres: choose the UNITS m, or horizontal.", length)
    if inputs.choice("PATH") == "shortest":
        raise refusal("LENGTH {} goes with the PATH flow alone: the shortest path is horizontal.", length)


def needs_heights(inputs: Inputs, wants_height: bool) -> bool:
    """Tell whether the surface that water runs over must be known."""
    return wants_height or inputs.choice("PATH") == "shortest" or inputs.choice("LENGTH") != "horizontal"


def read_paths(run: Run, inputs: Inputs, workspace: int, scratch: MemoryAlone | Scratch) -> WaterPaths:
    """Read DIRECTIONS as ENCODING says; ``workspace`` is what is needed beside, in bytes a cell."""
    if not are_shared(inputs):
        return WaterPaths(read_directions(run, inputs, workspace, scratch), None)
    from ...core.flow.shared_distance import ends_of_angles

    given = read_angles(run, inputs, workspace + 1, scratch)
    ends = ends_of_angles(run.on(given.storage), given.angles, given.cell_width, given.cell_height)
    return WaterPaths(Directions(*given.cells, ends, given.storage), given.angles)  # type: ignore[call-arg, misc]


def step_lengths_in_units(inputs: Inputs, directions: Directions) -> Values:
    """Return the lengths of steps in the unit that was chosen."""
    return directions.lengths if inputs.choice("UNITS") == "m" else np.ones_like(directions.lengths)


def measure_paths_down(
    run: Run, inputs: Inputs, paths: WaterPaths, rivers: Mask | None, z: Heights | None, wants_height: bool
) -> PathLengths:
    """Return the `PathLengths` of PATH and LENGTH down to rivers, or to where water ends."""
    directions, length = paths.directions, inputs.choice("LENGTH")
    if inputs.choice("PATH") == "shortest":
        return _shortest(run, directions, step_lengths_in_units(inputs, directions), rivers, z)
    run = run.on(directions.storage)
    if paths.angles is None and length != "surface":
        from ...core.flow.distance import flow_distance

        with_z = wants_height or length == STRAIGHT
        steps = step_lengths_in_units(inputs, directions)
        found = PathLengths(*flow_distance(run, directions.codes, steps, rivers, z if with_z else None))
    else:
        found = _shared(run, inputs, paths, rivers, z, wants_height or length == STRAIGHT)
    if length != STRAIGHT:
        return found
    from ...core.raster.raster import lazy

    distance = lazy(found.distance).astype(np.float64)
    height = lazy(found.height).astype(np.float64)
    straight = np.sqrt(distance * distance + height * height).astype(np.float32)
    return found._replace(distance=straight.materialise(run))


def _shortest(run, directions, steps, rivers, z):
    """Measure the shortest ways over ground that does not rise."""
    from ...core.flow.shortest_distance import shortest_distance
    from ...core.raster.neighbours import NO_DIRECTION

    distance, goal = shortest_distance(run, directions.codes, steps, z, rivers)
    height = np.where(goal < 0, np.nan, z - z.ravel()[goal])
    return PathLengths(distance, height, int(np.count_nonzero((goal < 0) & (directions.codes != NO_DIRECTION))))


def _shared(run, inputs, paths, rivers, z, with_height):
    """Measure the ways of shared water, or those along the surface."""
    from ...core.flow.shared_distance import shared_distance
    from ...core.raster.neighbours import NO_DIRECTION
    from ...core.raster.raster import lazy

    directions, statistic = paths.directions, STATISTICS[inputs.choice("STATISTIC")]
    what = "surface" if inputs.choice("LENGTH") == "surface" else "horizontal"
    where = directions.codes if paths.angles is None else paths.angles
    steps = step_lengths_in_units(inputs, directions)
    measured = partial(shared_distance, run, where, directions.cell_width, directions.cell_height, steps, rivers, z)
    with run.phase("Adding up distances", 0.5 if with_height else 1.0):
        distance, circling = measured(what, statistic)
    height = None
    if with_height:
        with run.phase("Adding up how far water falls", 0.5):
            height, _ = measured("vertical", statistic)
    if circling:
        run.warn("{} cells lie on cycles of the angles, or give water to one, and have no distance.", told(circling))
    missed = (np.isnan(lazy(distance)) & (lazy(directions.codes) != NO_DIRECTION)).count(run) - circling
    return PathLengths(distance, height, missed)
