"""The events of Leheny erosion, see `leheny`: rain, walk, erosion and slides, as kernels that stop and go on anywhere.

Cells lie column after column in flat arrays with a rim all around, so that a neighbour is an offset and no kernel asks
for the edge. Heights on the rim and at voids are nan: no comparison with them is ever true. On a periodic surface the
rim left and right shows the heights of the other side.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Heights, Indices, Values
from ..flow.receiver_sets import LOWEST_BIT
from ..machine.exponential import exp
from ..machine.jit import kernel, unsigned
from ..machine.noise import scramble

EVENTS, STUCK, SLIDES, VISITED, FRONT, IN_QUEUE = range(6)  # indices of the state
# Marks of cells.
QUEUED = 1
EDGE_CELL = 2  # in the first or last column of a periodic surface: has a mirror
MIRROR_CELL = 4  # beyond these columns: shows the height of a cell at the other side
# Instead of the direction that was taken last.
TO_OUTLET = 8  # an outlet
TO_MIRROR = 9  # a mirror


class ErodedCells(NamedTuple):
    """The cells of a surface; an element for each in the first three."""

    height: np.ndarray
    last: np.ndarray  # the direction in which the last walker went, or TO_OUTLET or TO_MIRROR
    marks: np.ndarray
    queue: np.ndarray  # a ring of cells that wait to slide
    offsets: np.ndarray  # of the neighbours, in cells
    column: int  # cells from one column to the next
    across: int  # and from the first column to its mirror


class EventNumbers(NamedTuple):
    """What happens in an event, see `leheny.Erosion`."""

    rain: np.ndarray  # sums of weights up to each cell
    key: int
    energy: float
    depth: float
    limit: float


@kernel
def draw(key: int, event: int, number: int) -> float:
    """Return a random number of an event, from 0 to almost 1 in steps of 2^-53."""
    first = scramble(key, event, 1)
    second = scramble(key, event, 2)
    high = scramble(second, scramble(first, number, 0), 0)
    low = scramble(second, scramble(first, number, 1), 1)
    return ((high << 21) + (low >> 11)) / 9007199254740992.0


@kernel
def run_events(surface: ErodedCells, rules: EventNumbers, state: Indices, slid: Values, until: int, work: int) -> None:
    """Run events until there have been ``until`` of them, but stop before when ``work`` cells have been looked at."""
    height, last, marks, queue, offsets, column, across = surface
    rain, key, energy, depth, limit = rules
    sums = np.empty(offsets.size)
    while work > 0:
        if state[IN_QUEUE] > 0:
            work -= _slide(height, marks, queue, offsets, column, across, limit, state, slid, work)
        elif state[EVENTS] < until:
            event = int(state[EVENTS])
            index = _rained_on(rain, draw(key, event, 0))
            ncols = across // column
            cell = (index % ncols + 1) * column + index // ncols + 1
            length, arrived = _walk(height, last, queue, offsets, column, across, energy, key, event, cell, sums)
            if arrived:
                _erode(height, marks, queue, column, across, depth, length)
                state[VISITED] += length
                state[FRONT] = 0
                state[IN_QUEUE] = length
            else:
                state[STUCK] += 1
            state[EVENTS] += 1
            work -= length
        else:
            return


@kernel
def _rained_on(rain, number):
    """Return the first index whose sum of weights is greater than ``number`` (0..1) times the last."""
    target = number * rain[rain.size - 1]
    low = 0
    high = rain.size - 1
    while low < high:
        middle = (low + high) // 2
        if rain[middle] > target:
            high = middle
        else:
            low = middle + 1
    return low


@kernel
def _lower_neighbours(height, here, cell, offsets):
    """Return the bit set of neighbours lower than ``here``."""
    lower = 0
    for direction in range(4):
        lower |= (height[unsigned(cell + offsets[direction])] < here) << direction
    if offsets.size > 4:
        for direction in range(4, 8):
            lower |= (height[unsigned(cell + offsets[direction])] < here) << direction
    return lower


@kernel
def _uneven_neighbours(height, here, cell, offsets, limit):
    """Return the bit set of neighbours whose height differs from ``here`` by more than ``limit``."""
    uneven = 0
    for direction in range(4):
        uneven |= (abs(height[unsigned(cell + offsets[direction])] - here) > limit) << direction
    if offsets.size > 4:
        for direction in range(4, 8):
            uneven |= (abs(height[unsigned(cell + offsets[direction])] - here) > limit) << direction
    return uneven


@kernel
def _walk(height, last, queue, offsets, column, across, energy, key, event, cell, sums):
    """Write the path from a cell into the queue; return its length and whether it ends in an outlet.

    Nearly always one neighbour alone is lower, and it is the one to which the last walker went. So this one is guessed
    and then verified: the processor goes on with the next cell while the heights around this one still arrive.
    """
    length = 0
    while True:
        direction = int(last[unsigned(cell)])
        if direction == TO_MIRROR:
            cell = _home(cell, column, across)
            continue
        queue[length] = cell
        length += 1
        if direction == TO_OUTLET:
            return length, True
        lower = _lower_neighbours(height, height[unsigned(cell)], cell, offsets)
        if lower != 1 << direction:
            if lower == 0:
                return length, False
            direction = choose_neighbour(height, cell, offsets, lower, energy, draw(key, event, length), sums)
            last[unsigned(cell)] = direction
        cell += offsets[direction]


@kernel
def choose_neighbour(
    height: Heights, cell: int, offsets: Indices, lower: int, energy: float, number: float, sums: Values
) -> int:
    """Return the direction, one of the bit set ``lower``, in which ``number`` (0..1) leads a walker."""
    here = height[cell]
    greatest = 0.0
    for direction in range(offsets.size):
        if lower >> direction & 1:
            greatest = max(greatest, here - height[cell + offsets[direction]])
    total = 0.0
    for direction in range(offsets.size):
        if lower >> direction & 1:
            total += exp(energy * ((here - height[cell + offsets[direction]]) - greatest))
        sums[direction] = total
    direction = 0
    while sums[direction] <= number * total:
        direction += 1
    return direction


@kernel
def _home(cell, column, across):
    """Return the cell of which a mirror shows the height."""
    return cell + across if cell < column else cell - across


@kernel
def _mirror(height, cell, column, across):
    """Show the height of a cell in the first or last column at the other side."""
    if cell < 2 * column:
        height[cell + across] = height[cell]
    if cell >= across:
        height[cell - across] = height[cell]


@kernel
def _erode(height, marks, queue, column, across, depth, length):
    """Lower the cells of the path; they all wait now."""
    for step in range(length):
        cell = int(queue[step])
        height[unsigned(cell)] -= depth
        marks[unsigned(cell)] |= QUEUED
        if marks[unsigned(cell)] & EDGE_CELL:
            _mirror(height, cell, column, across)


@kernel
def _slide(height, marks, queue, offsets, column, across, limit, state, slid, work):
    """Let cells slide until none waits or ``work`` cells have left the queue; return how many have."""
    front = int(state[FRONT])
    waiting = int(state[IN_QUEUE])
    slides = 0
    taken = slid[0]
    looked = 0
    while waiting and looked < work:
        looked += 1
        cell = int(queue[unsigned(front)])
        front = front + 1 if front + 1 < queue.size else 0
        waiting -= 1
        marks[unsigned(cell)] &= 0xFF - QUEUED
        uneven = _uneven_neighbours(height, height[unsigned(cell)], cell, offsets, limit)
        while uneven != 0:
            direction = int(LOWEST_BIT[uneven])
            uneven &= uneven - 1
            taller = cell + offsets[direction]
            rise = height[unsigned(taller)] - height[unsigned(cell)]
            if not abs(rise) > limit:  # one of the two has slid meanwhile; or there is no cell
                continue
            if rise < 0.0:
                taller = cell
                uneven = (1 << offsets.size) - (2 << direction)  # whichever comes next may differ by too much now
            elif marks[unsigned(taller)] & MIRROR_CELL:
                taller = _home(taller, column, across)
            loss = 0.25 * abs(rise)
            height[unsigned(taller)] -= loss
            if marks[unsigned(taller)] & EDGE_CELL:
                _mirror(height, taller, column, across)
            slides += 1
            taken += loss
            if not marks[unsigned(taller)] & QUEUED:
                marks[unsigned(taller)] |= QUEUED
                end = front + waiting
                queue[unsigned(end if end < queue.size else end - queue.size)] = taller
                waiting += 1
    state[FRONT] = front
    state[IN_QUEUE] = waiting
    state[SLIDES] += slides
    slid[0] = taken
    return looked
