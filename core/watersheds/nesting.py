"""Nested watersheds: each with all that lies upstream of it.

Every watershed has one downstream of it or none: they are a forest, and what drains to a watershed is a branch of it.
All arrays have a value for each label from 0 on; label 0 is no watershed, and ``downstream`` is 0 where there is none.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Indices, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..network import accumulate, distance_down, topological_order
from ..run.run import Run
from .measures import Measures


class Nesting(NamedTuple):
    """Watersheds in an order in which each comes before all that lies upstream of it, and that before the next."""

    index: np.ndarray  # of each label in that order, -1 for label 0
    label: np.ndarray  # in that order, like the rest
    parent: np.ndarray  # the index of the watershed downstream, -1 for none
    inside: np.ndarray  # how many watersheds lie upstream


def nested(downstream: Indices) -> Nesting:
    """Return the `Nesting` of watersheds; of several that drain to one the lowest label comes first."""
    receiver = np.asarray(downstream, np.int64)[1:] - 1
    order = topological_order(Run(), receiver)
    inside = accumulate(Run(), receiver, order, np.ones(receiver.size, np.int64)) - 1
    depth = distance_down(Run(), receiver, order, np.ones(receiver.size), np.zeros(receiver.size))
    index = np.empty(receiver.size, np.int64)
    _number(receiver, np.argsort(depth, kind="stable"), inside, index)
    label = np.empty(receiver.size, np.int64)
    label[index] = np.arange(1, receiver.size + 1)
    below = receiver[label - 1]
    parent = np.where(below >= 0, index[below], -1)
    return Nesting(np.append(-1, index), label, parent, inside[label - 1])


@kernel
def _number(receiver, order, inside, index):
    """Number watersheds, in an order in which each comes after the one downstream of it."""
    following = np.zeros(receiver.size, np.int64)  # the next number among those upstream
    free = 0
    for place in range(order.size):
        element = order[place]
        below = receiver[element]
        if not is_there(below):
            index[element] = free
            free += inside[element] + 1
        else:
            index[element] = following[below]
            following[below] += inside[element] + 1
        following[element] = index[element] + 1


def with_upstream(values: Values, downstream: Indices) -> Values:
    """Return the sum of each watershed and of all that lie upstream of it."""
    receiver = np.asarray(downstream, np.int64)[1:] - 1
    values = np.asarray(values)
    return np.append(values[:1], accumulate(Run(), receiver, topological_order(Run(), receiver), values[1:]))


def whole_measures(measures: Measures, downstream: Indices) -> Measures:
    """Return the `Measures` of each watershed with all that lie upstream of it."""
    receiver = np.asarray(downstream, np.int64)[1:] - 1
    order = topological_order(Run(), receiver)
    cells, area, known = (with_upstream(each, downstream) for each in (measures.cells, measures.area, measures.known))
    volume = with_upstream(np.where(measures.known > 0, measures.z_mean * measures.known, 0.0), downstream)
    low, high = measures.z_min.copy(), measures.z_max.copy()
    _spread(receiver, order, low[1:], high[1:])
    with np.errstate(invalid="ignore", divide="ignore"):
        mean = volume / known
    return Measures(cells, area, low, mean, high, known)


@kernel
def _spread(receiver, order, low, high):
    """Hand the lowest and the highest down to each that lies downstream; NaN stands for none."""
    for index in range(order.size):
        element = order[index]
        below = receiver[element]
        if is_there(below) and low[element] == low[element]:
            if not low[below] <= low[element]:
                low[below] = low[element]
            if not high[below] >= high[element]:
                high[below] = high[element]
