"""Circles in D∞ directions: found when no cell is ready any more, and cut so that water goes on.

Angles found by `core.flow.directions.dinf` never lead round in a circle; those of other programs, or edited by hand,
can. Links are only ever taken away, so what has been added up stays right, and nothing depends on where a search
begins.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Cells, Codes, Indices, Values
from ...machine.jit import kernel
from ...raster.rims import steps_of
from ...run.run import Run
from .dinf import share_of_angle

MOST_WALKED = 1_000_000  # cells looked at between two checks for a cancel


class WaitingCells(NamedTuple):
    """The cells that wait, in order, with the sets of their receivers and of the donors they wait for, and angles."""

    cells: np.ndarray
    receivers: np.ndarray
    donors: np.ndarray
    angles: np.ndarray


class CircleCuts(NamedTuple):
    """What cutting circles takes: cells on circles, ends that were made, cells with new receivers and these, and cells
    that wait for some donors no more and the sets of these.
    """

    circling: int
    ends: int
    changed: tuple
    freed: tuple


def cut_circles(run: Run, waiting: WaitingCells, corner: Values, ncols: int) -> CircleCuts:
    """Return the `CircleCuts` of all circles among the cells that wait; ``corner`` are the corner angles of all rows.

    A cell on a circle gives all its water to the neighbour that leaves the circle; without one, to the neighbour with
    the greater share. A circle that is closed even so ends in its first cell.
    """
    onward = _links_on_circles(run, waiting, ncols)
    some = onward != 0
    cells, links, old, angles = waiting.cells[some], onward[some], waiting.receivers[some], waiting.angles[some]

    new = old
    inner, _ = _links_within_circles(cells, links, ncols)
    circling = np.count_nonzero(inner)
    leaving = new & ~inner
    new = np.where((inner != 0) & (leaving != 0), leaving, new)
    run.check()

    inner, _ = _links_within_circles(cells, links & new, ncols)
    leaving = new & ~inner
    greater = np.empty(cells.size, np.uint8)
    find_greater(new, angles, corner[cells // ncols], greater)
    new = np.where(inner == 0, new, np.where(leaving != 0, leaving, greater))
    run.check()

    inner, circle = _links_within_circles(cells, links & new, ncols)
    closed = np.flatnonzero(inner)
    _, first = np.unique(circle[closed], return_index=True)
    new[closed[first]] = 0
    changed = new != old
    return CircleCuts(int(circling), first.size, (cells[changed], new[changed]), _freed(cells, old & ~new, ncols))


def _links_on_circles(run, waiting, ncols):
    """Return, as bit sets, the links between waiting cells on circles or on the way from one circle to another."""
    onward = np.zeros(waiting.cells.size, np.uint8)
    for direction, start, _ in _links(waiting.cells, waiting.receivers, ncols):
        onward[start] |= np.uint8(1 << direction)
    stack = np.empty(waiting.cells.size + 1, np.int64)
    last = np.flatnonzero(onward == 0)
    stack[: last.size] = last
    depth = last.size
    while depth:
        run.check()
        depth = trim(waiting.cells, waiting.donors, onward, ncols, stack, depth, MOST_WALKED)
    return onward


@kernel
def trim(cells: Cells, donors: Codes, onward: Codes, ncols: int, stack: Indices, depth: int, steps: int) -> int:
    """Take off cells from which no link leads on, at most ``steps`` of them; return how many are left on the stack."""
    offset = steps_of(ncols)
    while depth > 0 and steps > 0:
        steps -= 1
        depth -= 1
        place = stack[depth]
        for direction in range(8):
            if donors[place] >> direction & 1:
                donor = np.searchsorted(cells, cells[place] + offset[direction])
                onward[donor] &= 255 ^ (1 << ((direction + 4) & 7))
                if onward[donor] == 0:
                    stack[depth] = donor
                    depth += 1
    return depth


def _links(cells, receivers, ncols):
    """Yield each direction, and where those of the links in it that lead from one of the cells to another start and end
    among them.
    """
    offsets = steps_of(ncols)
    for direction in range(8):
        start = np.flatnonzero(receivers >> direction & 1)
        target = cells[start] + offsets[direction]
        end = np.minimum(np.searchsorted(cells, target), cells.size - 1)
        there = cells[end] == target
        yield direction, start[there], end[there]


def _links_within_circles(cells, links, ncols):
    """Return which links lie on circles, and a number for each cell that is the same all over a system of circles."""
    from scipy import sparse
    from scipy.sparse.csgraph import connected_components

    ends = list(_links(cells, links, ncols))
    start, end = (np.concatenate([part[side] for part in ends]) for side in (1, 2))
    graph = sparse.coo_matrix((np.ones(start.size, np.int8), (start, end)), (cells.size, cells.size))
    _, circle = connected_components(graph.tocsr(), connection="strong")
    inner = np.zeros(cells.size, np.uint8)
    for direction, start, end in ends:
        inner[start[circle[start] == circle[end]]] |= np.uint8(1 << direction)
    return inner, circle


@kernel
def find_greater(directions: Codes, angles: Values, corner: Values, greater: Codes) -> None:
    """Write, for each cell, which of its receivers has the greater share, as a bit set."""
    for number in range(directions.size):
        one, two, share = share_of_angle(angles[number], corner[number])
        both = (1 << one) | (1 << two)
        chosen = directions[number]
        greater[number] = (1 << two if share > 0.5 else 1 << one) if chosen == both else chosen


def _freed(cells, cut, ncols):
    """Return the cells that links led to that are ``cut``, and the donor that each waits for no more, as a bit set."""
    offsets = steps_of(ncols)
    freed, donors = [], []
    for direction in range(8):
        target = cells[cut >> direction & 1 != 0] + offsets[direction]
        freed.append(target)
        donors.append(np.full(target.size, 1 << ((direction + 4) & 7), np.uint8))
    return np.concatenate(freed), np.concatenate(donors)
