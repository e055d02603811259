"""The shortest way to where water ends, or to a river, over ground that never rises on the way.

Paths of directions keep to the steepest way down; these need only not rise on the filled surface, and cut across wide
valleys and lakes. One wave runs up the ground from all goals at once; of goals as far away the first in row order
counts. Lengths are added as whole multiples of the same unit as those along the flow.
"""

from __future__ import annotations

import numpy as np

from ..arrays import Codes, Heights, Integers, Mask, Values
from ..machine.heap import pop, push
from ..machine.indices import is_cell
from ..machine.jit import kernel
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ..run.run import Run
from ..run.waiting import watched
from .distance import UNIT

SHORTEST_BYTES_PER_CELL = 34  # the filled surface, lengths, goals and the cells of the wave
UNREACHED = np.iinfo(np.int64).max
FIRST_CELLS = 1 << 12
DISTANCE_CHUNK = 1 << 12


@kernel
def _room_for(items, size):
    """Return the array with room for eight more items."""
    if size + 8 <= items.size:
        return items
    wider = np.empty(2 * items.size, items.dtype)
    wider[:size] = items[:size]
    return wider


@kernel
def _spread(surface, steps, length, goal, watch):
    """Run up the ground from the cells whose ``length`` is 0: write for each other one its length and its goal."""
    nrows, ncols = surface.shape
    keys = np.empty(FIRST_CELLS, np.int64)
    ties, cells = keys.copy(), keys.copy()
    size = 0
    for start in range(goal.size):
        if goal[start] == start:
            keys, ties, cells = _room_for(keys, size), _room_for(ties, size), _room_for(cells, size)
            size = push(keys, ties, cells, size, 0, start, start)
    done = 0
    while size:
        key, tie, cell = keys[0], ties[0], cells[0]
        size = pop(keys, ties, cells, size)
        if key != length[cell] or tie != goal[cell]:
            continue  # a shorter way was found since
        done += 1
        if done % DISTANCE_CHUNK == 0:
            watch[1] = done
            if watch[0]:
                break
        keys, ties, cells = _room_for(keys, size), _room_for(ties, size), _room_for(cells, size)
        row, col = cell // ncols, cell % ncols
        for direction in range(8):
            r, c = row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]
            if not is_cell(r, c, nrows, ncols) or not surface[r, c] >= surface[row, col]:
                continue
            above, way = r * ncols + c, key + steps[r, direction ^ 4]
            if way < length[above] or (way == length[above] and tie < goal[above]):
                length[above], goal[above] = way, tie
                size = push(keys, ties, cells, size, way, tie, above)


def shortest_distance(
    run: Run, codes: Codes, lengths: Values, filled: Heights, goals: Mask | None = None
) -> tuple[Values, Integers]:
    """Return the distance of every cell to a goal over ground that never rises on the way, and the cell of that goal.

    Distances are float32, in metres, NaN where no goal can be reached; goals are -1 there.

    Parameters
    ----------
    codes : directions, which tell where there is land and, at their ends, where water ends
    lengths : metres to the neighbour in each direction, (rows, 8)
    filled : heights of the land without depressions, NaN where unknown: no way leads there
    goals : boolean array of rivers; by default all ends are goals
    """
    known = (codes != NO_DIRECTION) & ~np.isnan(filled)
    goals = (codes == ENDS if goals is None else goals) & known
    surface = np.where(known, filled, filled.dtype.type(np.nan))
    length = np.where(goals, 0, UNREACHED).ravel()
    goal = np.where(goals.ravel(), np.arange(goals.size), -1)
    steps = np.round(lengths / UNIT).astype(np.int64, order="C")
    watched(run, lambda watch: _spread(surface, steps, length, goal, watch), np.count_nonzero(known))
    distance = np.where(goal < 0, np.nan, length * UNIT).astype(np.float32)
    return distance.reshape(codes.shape), goal.reshape(codes.shape)
