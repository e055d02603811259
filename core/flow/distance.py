"""How far water has to flow, how high it lies above the cell where it arrives, and how far it has come.

Lengths are added as whole multiples of a tiny unit, so that sums do not depend on their order, and the tiles change
nothing: a float has all whole numbers up to 134 000 km of them. It is told in metres sooner than an integer is.
"""

from __future__ import annotations

import numpy as np

from ..arrays import Array, Cells, Codes, Heights, Indices, Mask, Values
from ..machine.jit import kernel, unsigned
from ..raster.neighbours import NO_DIRECTION
from ..raster.raster import lazy, map_bands
from ..raster.storage import raster_of
from ..raster.tiles import LARGE_TILE_SIDE
from ..run.run import Run
from .folds.flow import FOLD_BYTES_PER_CELL, CellValues, End, Flow, Rows, Rule
from .folds.folds import most, plus, step

__all__ = ["FOLD_BYTES_PER_CELL", "flow_distance", "longest_upstream", "steps_to_ends"]

UNIT = 2.0**-26  # metres: 15 nanometres
NO_END = np.iinfo(np.int64).min // 2  # instead of a number of steps; with any added it stays less than 0
NO_LENGTH_YET = -np.inf  # instead of a length; with any length added it stays what it is


@kernel
def in_metres(length: float) -> float:
    """Tell a length in metres, NaN instead of what is less than 0."""
    return length * UNIT if length >= 0 else np.nan


@kernel
def longer(one: float, other: float) -> float:
    """Take the greater length, in units or in metres; NaN is none."""
    return other if other > one or one != one else one


class Longest(Rule):
    """Lengths of steps add up along a path; of several the longest counts."""

    edge, times, join = step, plus, most


class LongestInMetres(Longest):
    """The same, told in metres: a greater length is never told to be less."""

    join, tell, told_type = longer, in_metres, np.float32


def in_units(lengths: Values) -> Values:
    """Return lengths in metres as whole multiples of the unit in which they are added."""
    return np.round(np.asarray(lengths, order="C") / UNIT)


def longest_upstream(run: Run, codes: Codes, lengths: Array, side: int = LARGE_TILE_SIDE) -> Values:
    """Return how long the longest path to each cell is, from a divide: float32, in metres, NaN without direction.

    Directions and ``lengths`` are those of `flow_distance`.
    """
    with Flow(run, codes, side=side) as flow:
        return flow.down(LongestInMetres, 0, NO_LENGTH_YET, Rows(in_units(lengths)), np.float64)


def steps_to_ends(flow: Flow, cells: Cells) -> Indices:
    """Return of how many steps the paths of some cells are down to their ends; less than 0 where there is no end."""
    steps = Rows(np.ones((flow.shape[0], 8), np.int64))
    return flow.up(Longest, 0, NO_END, steps, np.int64, at=cells)


def flow_distance(
    run: Run,
    codes: Codes,
    lengths: Values,
    goals: Mask | None = None,
    z: Heights | None = None,
    side: int = LARGE_TILE_SIDE,
) -> tuple[Values, Values | None, int]:
    """Return the distance of every cell along its path to a goal, its height above that, and how many never meet one.

    Distances are float32, in metres, NaN where no goal is met.

    Parameters
    ----------
    codes : directions without a cycle, none of which leaves the raster or enters a cell without direction
    lengths : metres to the neighbour in each direction, (rows, 8)
    goals : boolean raster of rivers, met by a path in the first of them; by default all ends are goals
    z : heights in a float type, NaN where unknown; without them there are no heights above the goal (None)
    """
    codes = raster_of(codes, np.uint8)
    above, missed = None, 0
    with Flow(run, codes, goals, side) as flow:
        with run.phase("Adding up distances", 0.5 if z is not None else 1.0):
            distance = flow.up(LongestInMetres, 0, NO_LENGTH_YET, Rows(in_units(lengths)), np.float64)
        if z is not None:
            with run.phase("Looking for heights of goals", 0.5):
                goal = flow.up(End, CellValues(z), np.nan, None, z.dtype)
            above = (lazy(z) - goal).materialise(run, over=goal)
    if goals is not None:
        missed = sum(map(int, map_bands(run, _count_missed, codes, distance)))
    return distance, above, missed


@kernel
def _count_missed(codes, distance):
    count = 0
    for row in range(codes.shape[0]):
        count += _missed_in_row(codes[row], distance[row])
    return count


@kernel
def _missed_in_row(codes, distance):
    """Count in 32 bits, and with indices that cannot be negative: so it becomes vector code."""
    count = np.uint32(0)
    for col in range(unsigned(codes.size)):
        count += np.uint32((distance[col] != distance[col]) & (codes[col] != NO_DIRECTION))
    return count
