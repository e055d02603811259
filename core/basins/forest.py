"""Forests of triangles: the side through which the water of each leaves it, grown upstream from the sea.

The sea lies beyond the border of a mesh, and in the triangles that are ``water``. All others are land, and each has one
outlet, so that they make binary trees: the two other sides are entries or ridges. A forest grows best first: of all
triangles at its rim the one with the least key is taken, and its free neighbours flow into it. The order in which they
are taken, backwards, goes down with the water.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Indices
from ..machine.heap import pop_key, push_key
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..machine.noise import fractal_noise, scramble
from ..network import mouths, topological_order
from ..run.run import Run
from ..run.waiting import watched

if TYPE_CHECKING:
    from ..arrays import Codes, Values

SOURCE_TRIANGLE, BEND_TRIANGLE, FORK_TRIANGLE, WATER_TRIANGLE = range(4)
FREE_TRIANGLE, SEA_TRIANGLE = -2, -1  # in place of a receiver: not taken yet; the sea
KEY_STEPS = 65536.0  # of a key to 1
KEY_MIDDLE = 1 << 24
LEAST_BASE = -255.0  # of a triangle, and the greatest without its sign
MOST_KEY = (1 << 32) - 1
NUMBER_BITS = 31  # of a triangle, below its key in a heap
NUMBER_MASK = (1 << NUMBER_BITS) - 1
BASIN_OCTAVES, BASIN_GAIN = 4, 0.5
BETWEEN_LOOKS = 1 << 14  # triangles between two looks for a cancel
ROWS = 1 << 18


class KeyRules(NamedTuple):
    """What the key of a triangle is: ``step`` for each triangle between it and the sea, and its own ``base``."""

    step: float
    base: np.ndarray  # float64 (t)


class Forest(NamedTuple):
    """Where the water of triangles goes."""

    receiver: np.ndarray  # int64 (t), -1 where it reaches the sea, and of water
    order: np.ndarray  # int64 (t), each after all that flow into it; water comes first


def noise_at(run: Run, xy, wavelength, seed: int) -> Values:
    """Return noise, mostly between -1 and 1, at places (n, 2) of a plane."""
    xy, found = np.require(xy, np.float64, ["C", "W"]), np.empty(len(xy))
    for begin in range(0, found.size, ROWS):
        run.check()
        _noise_at(xy, 1.0 / wavelength, int(seed) & 0xFFFFFFFF, found, begin, min(begin + ROWS, found.size))
    return found


@kernel
def _noise_at(xy, waves, seed, found, begin, end):
    for index in range(begin, end):
        found[index] = fractal_noise(xy[index, 0] * waves, xy[index, 1] * waves, BASIN_OCTAVES, BASIN_GAIN, seed)


def mean_of_corners(mesh, values) -> Values:
    """Return the mean of what the corners of each triangle have."""
    found = np.empty(len(mesh.corners))
    _mean_of_corners(mesh.corners, np.require(values, np.float64, ["C", "W"]), found)
    return found


@kernel
def _mean_of_corners(corners, values, found):
    for triangle in range(found.size):
        a, b, c = corners[triangle, 0], corners[triangle, 1], corners[triangle, 2]
        found[triangle] = (values[a] + values[b] + values[c]) / 3.0


def grown_forest(run: Run, mesh, water, rules, laid=None) -> Forest:
    """Return the `Forest` of a mesh.

    ``laid`` are triangles whose water goes where it is told to, as receivers (t), `FREE_TRIANGLE` elsewhere, and an
    order of these that goes up: the forest grows from them as from the sea.
    """
    size = len(mesh.corners)
    receiver, order = np.full(size, FREE_TRIANGLE, np.int32), np.empty(size, np.int32)
    left = size
    if laid is not None:
        receiver[:] = laid[0]
        left -= laid[1].size
        order[left:] = laid[1][::-1]
    wet = np.flatnonzero(water)
    receiver[wet] = SEA_TRIANGLE
    order[: wet.size] = wet
    state, heap = np.zeros(size, np.int32), np.empty(size, np.int64)
    step = float(rules.step) * KEY_STEPS

    def grow(watch):
        _enter(np.require(rules.base, np.float64, ["C", "W"]), receiver, state)
        return _grow(mesh.twin, water, step, receiver, order, left, state, heap, watch)

    watched(run, grow, size)
    return Forest(receiver.astype(np.int64), order.astype(np.int64))


@kernel
def _enter(base, receiver, state):
    """Write what free triangles count for, in steps of the key: once they are taken, ``state`` is their depth."""
    for triangle in range(base.size):
        if receiver[triangle] == FREE_TRIANGLE:
            state[triangle] = int(np.floor(min(max(base[triangle], LEAST_BASE), -LEAST_BASE) * KEY_STEPS))


@kernel
def _key(depth, step, own, triangle):
    """Return the place of a triangle in the heap: its key, and its number where keys are equal."""
    key = int(np.floor(step * depth)) + own + KEY_MIDDLE
    return (min(max(key, 0), MOST_KEY) << NUMBER_BITS) | triangle


@kernel
def reaches_sea(twin: Indices, water, triangle) -> bool:
    """Tell whether a triangle has a side at the sea."""
    found = False
    for side in range(3 * triangle, 3 * triangle + 3):
        found |= not is_there(twin[side]) or water[twin[side] // 3]
    return found


@kernel
def _grow(twin, water, step, receiver, order, left, state, heap, watch):
    size = 0
    for triangle in range(receiver.size):
        if receiver[triangle] == FREE_TRIANGLE and reaches_sea(twin, water, triangle):
            receiver[triangle] = SEA_TRIANGLE
            size = push_key(heap, size, _key(0, step, state[triangle], triangle))
            state[triangle] = 0
    for index in range(order.size - 1, left - 1, -1):
        size = _take_neighbours(order[index], twin, step, receiver, state, heap, size)
    while size:
        triangle = heap[0] & NUMBER_MASK
        size = pop_key(heap, size)
        left -= 1
        order[left] = triangle
        size = _take_neighbours(triangle, twin, step, receiver, state, heap, size)
        if left % BETWEEN_LOOKS == 0:
            watch[1] = order.size - left
            if watch[0] != 0:
                return


@kernel
def _take_neighbours(triangle, twin, step, receiver, state, heap, size):
    """Let the free neighbours of a triangle flow into it; return the size of the heap with them."""
    depth = state[triangle] + 1
    for side in range(3 * triangle, 3 * triangle + 3):
        if not is_there(twin[side]):
            continue
        other = twin[side] // 3
        if receiver[other] == FREE_TRIANGLE:
            receiver[other] = triangle
            size = push_key(heap, size, _key(depth, step, state[other], other))
            state[other] = depth
    return size


def random_forest(run: Run, mesh, water, seed: int) -> tuple:
    """Return a `Forest` of which each triangle drew its outlet and its type, these types, and where cycles were cut.

    It is no drainage: most water runs in circles. Each circle is cut below the triangle with the lowest number, whose
    receiver then is -1.
    """
    size = len(mesh.corners)
    receiver, kind = np.empty(size, np.int64), np.empty(size, np.uint8)
    _draw(mesh.twin, water, int(seed) & 0xFFFFFFFF, receiver, kind)
    cut = np.empty(size, np.int32)
    count = _cut_cycles(receiver, np.zeros(size, np.int32), cut)
    return Forest(receiver, topological_order(run, receiver)), kind, cut[:count].copy()


@kernel
def _draw(twin, water, seed, receiver, kind):
    for triangle in range(receiver.size):
        receiver[triangle] = SEA_TRIANGLE
        kind[triangle] = WATER_TRIANGLE
        if water[triangle]:
            continue
        bits = scramble(seed, triangle, 0)
        kind[triangle] = (bits >> 16) % 3
        beyond = twin[3 * triangle + (bits & 65535) % 3]
        if is_there(beyond) and not water[beyond // 3]:
            receiver[triangle] = beyond // 3


@kernel
def _cut_cycles(receiver, walk, cut):
    """Cut each cycle below its lowest element; write these, and return how many there are. ``walk`` is 0 everywhere."""
    count = 0
    for start in range(receiver.size):
        here = start
        while is_there(here) and walk[here] == 0:
            walk[here] = start + 1
            here = receiver[here]
        if is_there(here) and walk[here] == start + 1:
            lowest, step = here, receiver[here]
            while step != here:
                lowest = min(lowest, step)
                step = receiver[step]
            receiver[lowest] = SEA_TRIANGLE
            cut[count] = lowest
            count += 1
    return count


def kinds_of(forest, water) -> Codes:
    """Return the type of each triangle: source, bend or fork by how many flow into it, or water."""
    flows = forest.receiver[forest.receiver >= 0]
    entries = np.bincount(flows, minlength=forest.receiver.size)
    return np.where(water, WATER_TRIANGLE, entries).astype(np.uint8)


def basins_of_forest(run: Run, forest, water) -> tuple:
    """Return the basin of each triangle, and the mouth of each basin: 0, 1, … from the lowest mouth on, -1 of water."""
    mouth = mouths(run, forest.receiver, forest.order)
    last = np.flatnonzero((forest.receiver < 0) & ~water)
    number = np.full(forest.receiver.size, -1, np.int64)
    number[last] = np.arange(last.size)
    return number[mouth], last


def outlet_sides(mesh, forest, water) -> Indices:
    """Return the side through which the water of each triangle leaves it, -1 of water and where a cycle was cut.

    At the sea it is the longest side there.
    """
    side = np.full(forest.receiver.size, -1, np.int64)
    _find_outlets(mesh.xy, mesh.corners, mesh.twin, water, forest.receiver, side)
    return side


@kernel
def _find_outlets(xy, corners, twin, water, receiver, found):
    for triangle in range(receiver.size):
        longest = -1.0
        for corner in range(3):
            beyond = twin[3 * triangle + corner]
            if water[triangle]:
                break
            if is_there(receiver[triangle]):
                if is_there(beyond) and beyond // 3 == receiver[triangle]:
                    found[triangle] = 3 * triangle + corner
            elif not is_there(beyond) or water[beyond // 3]:
                a, b = corners[triangle, corner], corners[triangle, (corner + 1) % 3]
                length = (xy[a, 0] - xy[b, 0]) ** 2 + (xy[a, 1] - xy[b, 1]) ** 2
                if length > longest:
                    longest = length
                    found[triangle] = 3 * triangle + corner
