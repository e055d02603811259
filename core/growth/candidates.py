"""The nodes that may still grow: a heap for each priority, the lowest node on top.

Skew heaps (Sleator and Tarjan 1986, doi:10.1137/0215004): a node is in one heap at most, so two arrays of children
serve them all; a heap in an array (`core/machine/heap.py`) would need room for all nodes in each.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Heights
from ..machine.indices import is_there
from ..machine.jit import kernel


class Candidates(NamedTuple):
    """The heaps of all priorities."""

    root: np.ndarray  # int64 of each priority, -1 when its heap is empty
    left: np.ndarray  # int64 of each node, the roots of the heaps below it, or -1
    right: np.ndarray


def empty_queue(priorities: int, capacity: int) -> Candidates:
    """Return heaps without nodes for the priorities 0..``priorities``."""
    return Candidates(*(np.full(size, -1, np.int64) for size in (priorities + 1, capacity, capacity)))


@kernel
def _before(z, one, other):
    return z[one] < z[other] or (z[one] == z[other] and one < other)


@kernel
def _merged(left, right, z, one, other):
    """Return the root of two heaps made one."""
    if not is_there(one):
        return other
    if not is_there(other):
        return one
    if _before(z, other, one):
        one, other = other, one
    root = one
    while True:
        below = right[one]
        right[one] = left[one]
        if not is_there(below):
            left[one] = other
            return root
        if _before(z, other, below):
            below, other = other, below
        left[one] = below
        one = below


@kernel
def push_candidate(queue: Candidates, z: Heights, node: int, priority: int) -> None:
    """Add a node to the heap of a priority."""
    root, left, right = queue
    left[node] = -1
    right[node] = -1
    root[priority] = _merged(left, right, z, root[priority], node)


@kernel
def take_candidate(queue: Candidates, z: Heights, zeta: float) -> int:
    """Take the candidate to be grown next off its heap; -1 when there is none.

    Of those not more than ``zeta`` above the lowest it is one of the highest priority; of these the lowest.
    """
    root, left, right = queue
    lowest = np.inf
    for priority in range(root.size):
        if is_there(root[priority]):
            lowest = min(lowest, z[root[priority]])
    for priority in range(root.size - 1, -1, -1):
        node = root[priority]
        if is_there(node) and z[node] <= lowest + zeta:
            root[priority] = _merged(left, right, z, left[node], right[node])
            return node
    return -1
