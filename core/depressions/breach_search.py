"""The search from a pit: the cheapest paths to the cells around it, by a queue, until an end is found.

A search can be put down after any cell and taken up again; `Search` holds all that it knows.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Heights, Values
from ..machine.heap import pop, push
from ..machine.indices import is_cell
from ..machine.jit import kernel
from ..raster.domain import SEA, VOID
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from .pits import OPEN, SHUT

NEXT_PIT, NCELLS, NQUEUED, BY_LENGTH, CURTAILED, NSHUT = range(6)  # the state of a search


class SearchedLand(NamedTuple):
    """The land that is searched, and what is known of it: see `mark_pits` for the marks."""

    surface: np.ndarray
    domain: np.ndarray
    marks: np.ndarray
    lengths: np.ndarray
    cut_by: np.ndarray  # int32, the place among the pits, from 1 on, of that whose channel cut a cell; or no cells


class Search(NamedTuple):
    """A search knows its cells by number.

    ``cells`` holds each one and the number of the one before it, ``paths`` its cost and its
    length; ``queue`` is a heap of numbers with ``keys``. ``number`` holds for each cell of the raster the number it was
    given last, which counts only if ``cells`` agrees, so nothing is ever cleared.
    """

    state: np.ndarray
    number: np.ndarray
    cells: np.ndarray
    paths: np.ndarray
    queue: np.ndarray
    keys: np.ndarray


class Shut(NamedTuple):
    """Where a search found nothing: the height of its pit, and the length of the path to each cell.

    Another from the same height that comes there on a longer path turns back. Or else a plain with many pits at one
    height would be searched anew from each of them.
    """

    level: np.ndarray
    length: np.ndarray


@kernel
def spread_search(here, level: Heights, ground, search, shut, max_length: float, max_cut: float) -> None:
    """Reach the neighbours of a cell of the search, as far as the limits allow."""
    surface, domain, marks, lengths = ground.surface, ground.domain, ground.marks, ground.lengths
    state, cells, paths = search.state, search.cells, search.paths
    nrows, ncols = surface.shape
    cell = cells[0, here]
    row, col = cell // ncols, cell % ncols
    in_pit = surface[row, col] == level  # what is OPEN at this height ends the search
    if in_pit and marks[row, col] == SHUT:
        return  # what lies within the limits from there is known
    for neighbour in range(8):
        r = row + ROW_OFFSETS[neighbour]
        c = col + COLUMN_OFFSETS[neighbour]
        if not is_cell(r, c, nrows, ncols) or domain[r, c] == VOID:
            continue
        cut = np.float64(surface[r, c]) - np.float64(level)
        if domain[r, c] != SEA and cut > max_cut:
            continue
        cost = paths[0, here] + max(cut, 0.0)
        length = paths[1, here]
        if not (in_pit and cut == 0.0 and marks[r, c] != OPEN):  # over water that stands there nothing is dug
            length += lengths[row, neighbour]
        known = shut.length[r, c] > 0.0 and shut.level[r, c] == level
        if length > max_length or (known and length >= shut.length[r, c]):
            state[CURTAILED] = 1
            continue
        note_path(r * ncols + c, here, cost, length, search)


@kernel
def note_path(cell: float, before: Values, cost, length, search: Search) -> None:
    """Note a path to a cell, and queue the cell, unless as good a path is known."""
    state, number, cells, paths, queue, keys = search
    ncols = number.shape[1]
    row, col = cell // ncols, cell % ncols
    known = number[row, col]
    if known < state[NCELLS] and cells[0, known] == cell:
        by_cost = cost < paths[0, known] or (cost == paths[0, known] and length < paths[1, known])
        by_length = length < paths[1, known] or (length == paths[1, known] and cost < paths[0, known])
        if not (by_length if state[BY_LENGTH] == 1 else by_cost):
            return
    else:
        known = state[NCELLS]
        state[NCELLS] += 1
        number[row, col] = known
        cells[0, known] = cell
    cells[1, known] = before
    paths[0, known] = cost
    paths[1, known] = length
    first, second = (length, cost) if state[BY_LENGTH] == 1 else (cost, length)
    state[NQUEUED] = push(keys[0], keys[1], queue, state[NQUEUED], first, second, known)


@kernel
def best_in_queue(search) -> int:
    """Take the best cell off the queue and return its number, or -1 when a better path to it was found meanwhile."""
    state, paths, queue, keys = search.state, search.paths, search.queue, search.keys
    taken, first, second = queue[0], keys[0, 0], keys[1, 0]
    state[NQUEUED] = pop(keys[0], keys[1], queue, state[NQUEUED])
    if state[BY_LENGTH] == 1:
        first, second = second, first
    return taken if paths[0, taken] == first and paths[1, taken] == second else -1
