"""Networks: elements that each flow into one other, their receiver, or into none, at a mouth.

River links, nodes of a mesh, triangles and cells are all such networks: an array ``receiver`` (the index of the element
downstream, -1 at a mouth) and an order in which every element comes after all that flow into it. Orders, sums and
basins are passes over that order: down with the water, or up from the mouths.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .arrays import Array, Indices, Receivers, Values
from .machine.indices import is_there
from .machine.jit import kernel
from .run.failures import WaterInCircle

if TYPE_CHECKING:
    from .run.run import Run

STRETCH = 1 << 20  # elements between two looks for a cancel


def _stretches(run, size, upwards=False):
    """Yield the beginnings and ends of short stretches of the elements, and look for a cancel before each."""
    begins = range(0, size, STRETCH)
    for begin in reversed(begins) if upwards else begins:
        run.check()
        yield begin, min(begin + STRETCH, size)


def topological_order(run: Run, receiver: Receivers) -> Indices:
    """Return the elements in an order that goes down with the water: each after all that flow into it.

    A network in which water runs in a circle has no such order: `WaterInCircle`.
    """
    waiting = np.zeros(receiver.size, np.int32)
    order = np.empty(receiver.size, np.int64)
    count = 0
    for begin, end in _stretches(run, receiver.size):
        _count_tributaries(receiver, waiting, begin, end)
    for begin, end in _stretches(run, receiver.size):
        count = _descend(receiver, waiting, order, count, begin, end)
    if count < receiver.size:
        raise WaterInCircle(f"element {int(np.argmax(waiting > 0))}")
    return order


@kernel
def _count_tributaries(receiver, waiting, begin, end):
    for element in range(begin, end):
        if is_there(receiver[element]):
            waiting[receiver[element]] += 1


@kernel
def _descend(receiver, waiting, order, count, begin, end):
    """Walk down from each source, as far as everything upstream has been passed."""
    for source in range(begin, end):
        element = source
        while is_there(element) and waiting[element] == 0:
            waiting[element] = -1
            order[count] = element
            count += 1
            element = receiver[element]
            if is_there(element):
                waiting[element] -= 1
    return count


def strahler(run: Run, receiver: Receivers, order: Indices) -> Indices:
    """Return the order after Strahler: 1 at a source, one more where two tributaries of the highest order meet."""
    value = np.zeros(receiver.size, np.int32)
    twice = np.zeros(receiver.size, np.bool_)
    for begin, end in _stretches(run, receiver.size):
        _strahler(receiver, order, value, twice, begin, end)
    return value


@kernel
def _strahler(receiver, order, value, twice, begin, end):
    """Before an element is passed, ``value`` is the highest order that flows into it; ``twice``: more than once."""
    for index in range(begin, end):
        element = order[index]
        if value[element] == 0 or twice[element]:
            value[element] += 1
        below = receiver[element]
        if is_there(below):
            if value[element] > value[below]:
                value[below] = value[element]
                twice[below] = False
            elif value[element] == value[below]:
                twice[below] = True


def accumulate(run: Run, receiver: Receivers, order: Indices, weights: Array) -> Array:
    """Return the weight of each element and of all that is upstream of it: int64 for whole numbers, else float64."""
    total = np.array(weights, np.float64 if np.asarray(weights).dtype.kind == "f" else np.int64)
    for begin, end in _stretches(run, receiver.size):
        _accumulate(receiver, order, total, begin, end)
    return total


@kernel
def _accumulate(receiver, order, total, begin, end):
    for index in range(begin, end):
        element = order[index]
        if is_there(receiver[element]):
            total[receiver[element]] += total[element]


def shreve(run: Run, receiver: Receivers, order: Indices) -> Indices:
    """Return the magnitude after Shreve: how many sources there are upstream, a source itself counting 1."""
    source = np.ones(receiver.size, np.int64)
    source[receiver[receiver >= 0]] = 0
    return accumulate(run, receiver, order, source)


def longest(run: Run, receiver: Receivers, order: Indices, length: Values) -> Values:
    """Return the length of the longest path from a source to the lower end of each element."""
    distance = np.zeros(receiver.size, np.float64)
    length = np.asarray(length, np.float64)
    for begin, end in _stretches(run, receiver.size):
        _longest(receiver, order, length, distance, begin, end)
    return distance


@kernel
def _longest(receiver, order, length, distance, begin, end):
    for index in range(begin, end):
        element = order[index]
        distance[element] += length[element]
        below = receiver[element]
        if is_there(below):
            distance[below] = max(distance[below], distance[element])


def main_tributary(run: Run, receiver: Receivers, *sizes) -> Indices:
    """Return the tributary of each element that is greatest by the first of ``sizes``, by the next where that is equal.

    Where all are equal it is the one with the lowest index; at a source -1.
    """
    keys = np.array(sizes, np.float64)
    main = np.full(receiver.size, -1, np.int64)
    for begin, end in _stretches(run, receiver.size):
        _main_tributary(receiver, keys, main, begin, end)
    return main


@kernel
def _main_tributary(receiver, keys, main, begin, end):
    for element in range(begin, end):
        below = receiver[element]
        if not is_there(below):
            continue
        best = main[below]
        if not is_there(best):
            main[below] = element
            continue
        for key in range(keys.shape[0]):
            if keys[key, element] != keys[key, best]:
                if keys[key, element] > keys[key, best]:
                    main[below] = element
                break


def hack(run: Run, receiver: Receivers, order: Indices, *sizes) -> Indices:
    """Return the order after Hack: 1 for the main river from its mouth to its source, one more for each turning aside.

    The main river is the tributary that is greatest by ``sizes``, see `main_tributary`.
    """
    main = main_tributary(run, receiver, *sizes)
    value = np.empty(receiver.size, np.int32)
    for begin, end in _stretches(run, receiver.size, upwards=True):
        _hack(receiver, order, main, value, begin, end)
    return value


@kernel
def _hack(receiver, order, main, value, begin, end):
    for index in range(end - 1, begin - 1, -1):
        element = order[index]
        below = receiver[element]
        if not is_there(below):
            value[element] = 1
        elif main[below] == element:
            value[element] = value[below]
        else:
            value[element] = value[below] + 1


def horton(run: Run, receiver: Receivers, order: Indices, strahler: Indices, *sizes) -> Indices:
    """Return the order after Horton: a river has one order, Strahler's at its lower end, up to its source.

    Upstream a river goes on into the tributary of the highest Strahler order; among those, the greatest by ``sizes``.
    """
    main = main_tributary(run, receiver, strahler, *sizes)
    value = np.empty(receiver.size, np.int32)
    for begin, end in _stretches(run, receiver.size, upwards=True):
        _horton(receiver, order, main, strahler, value, begin, end)
    return value


@kernel
def _horton(receiver, order, main, strahler, value, begin, end):
    for index in range(end - 1, begin - 1, -1):
        element = order[index]
        below = receiver[element]
        value[element] = value[below] if is_there(below) and main[below] == element else strahler[element]


def mouths(run: Run, receiver: Receivers, order: Indices) -> Indices:
    """Return the mouth that the water of each element reaches."""
    mouth = np.empty(receiver.size, np.int64)
    for begin, end in _stretches(run, receiver.size, upwards=True):
        _mouths(receiver, order, mouth, begin, end)
    return mouth


@kernel
def _mouths(receiver, order, mouth, begin, end):
    for index in range(end - 1, begin - 1, -1):
        element = order[index]
        mouth[element] = mouth[receiver[element]] if is_there(receiver[element]) else element


def stream_ends(run: Run, receiver: Receivers, order: Indices, strahler: Indices) -> Indices:
    """Return the lowest element of the stream of each; a stream is a chain of elements of one Strahler order."""
    goes_on = (receiver >= 0) & (strahler[receiver] == strahler)
    return mouths(run, np.where(goes_on, receiver, -1), order)


def distance_down(run: Run, receiver: Receivers, order: Indices, length: Values, beyond: Values) -> Values:
    """Return the distance from the lower end of each element: lengths downstream, and what is ``beyond`` the mouth."""
    distance = np.array(beyond, np.float64)
    length = np.asarray(length, np.float64)
    for begin, end in _stretches(run, receiver.size, upwards=True):
        _distance_down(receiver, order, length, distance, begin, end)
    return distance


@kernel
def _distance_down(receiver, order, length, distance, begin, end):
    for index in range(end - 1, begin - 1, -1):
        element = order[index]
        below = receiver[element]
        if is_there(below):
            distance[element] = length[below] + distance[below]
