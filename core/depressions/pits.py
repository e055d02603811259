"""Pits: cells and flats that water cannot leave."""

from __future__ import annotations

import numpy as np

from ..arrays import Codes, Heights, Indices
from ..machine.indices import is_cell
from ..machine.jit import kernel
from ..raster.domain import LAND, VOID
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..run.run import Run
from ..run.threads import map_tiles

ROWS_OF_A_BAND = 64  # rows looked through at a time
VISITS = 320_000  # cells looked at between two looks for a cancel

# Marks of cells. Those of breaching stand beside them, for no cell has two.
OPEN = 0  # water leaves, or it was never held up
SUSPECT = 1  # no neighbour is lower
PIT = 2
SHUT = 3  # a pit that no path within the limits leads out of

CELL, STACKED, FOUND = range(3)  # what a paused kernel has to remember


def mark_pits(run: Run, z: Heights, domain: Codes) -> tuple[Codes, Indices]:
    """Return marks of all cells, PIT in pits and OPEN elsewhere, and the first cell of each pit from the lowest up.

    A pit is a cell, or a flat of several, that water cannot leave: no neighbour is lower, none is an outlet.
    """
    marks = np.empty(z.shape, np.uint8)

    def look(top):
        mark_suspects(z, domain, marks, top, min(top + ROWS_OF_A_BAND, z.shape[0]))

    map_tiles(run, look, range(0, z.shape[0], ROWS_OF_A_BAND))
    stack = np.empty(max(1, np.count_nonzero(marks)), np.int64)
    found = np.empty_like(stack)
    for step in (open_flats, list_pits):
        state = np.zeros(3, np.int64)
        while not step(z, domain, marks, stack, found, state, VISITS):
            run.check()
    pits = found[: state[FOUND]]
    return marks, pits[np.argsort(z.ravel()[pits], kind="stable")]


@kernel
def mark_suspects(z: Heights, domain: Codes, marks: Codes, top: int, bottom: int) -> None:
    """Mark the land that has no lower neighbour, in some rows."""
    nrows, ncols = z.shape
    for row in range(top, bottom):
        for col in range(ncols):
            marks[row, col] = OPEN
            if domain[row, col] != LAND:
                continue
            mark = SUSPECT
            for neighbour in range(8):
                r = row + ROW_OFFSETS[neighbour]
                c = col + COLUMN_OFFSETS[neighbour]
                if is_cell(r, c, nrows, ncols) and domain[r, c] != VOID and z[r, c] < z[row, col]:
                    mark = OPEN
                    break
            marks[row, col] = mark


@kernel
def _spread_mark(z, marks, stack, state, mark):
    """Give a mark to the neighbours of a stacked cell that stand as high and are SUSPECT."""
    nrows, ncols = z.shape
    state[STACKED] -= 1
    cell = stack[state[STACKED]]
    row, col = cell // ncols, cell % ncols
    for neighbour in range(8):
        r = row + ROW_OFFSETS[neighbour]
        c = col + COLUMN_OFFSETS[neighbour]
        if is_cell(r, c, nrows, ncols) and marks[r, c] == SUSPECT and z[r, c] == z[row, col]:
            marks[r, c] = mark
            stack[state[STACKED]] = r * ncols + c
            state[STACKED] += 1


@kernel
def open_flats(
    z: Heights, domain: Codes, marks: Codes, stack: Indices, found: Indices, state: Indices, visits: int
) -> bool:
    """Mark OPEN the flats that touch an open cell of their own height; tell whether all are done."""
    nrows, ncols = z.shape
    for _ in range(visits):
        if state[STACKED] > 0:
            _spread_mark(z, marks, stack, state, OPEN)
            continue
        cell = state[CELL]
        if cell == z.size:
            return True
        state[CELL] += 1
        row, col = cell // ncols, cell % ncols
        if marks[row, col] != SUSPECT:
            continue
        for neighbour in range(8):
            r = row + ROW_OFFSETS[neighbour]
            c = col + COLUMN_OFFSETS[neighbour]
            if is_cell(r, c, nrows, ncols) and domain[r, c] != VOID and marks[r, c] == OPEN and z[r, c] == z[row, col]:
                marks[row, col] = OPEN
                stack[0] = cell
                state[STACKED] = 1
                break
    return False


@kernel
def list_pits(
    z: Heights, domain: Codes, marks: Codes, stack: Indices, found: Indices, state: Indices, visits: int
) -> bool:
    """Mark the flats that are left PIT and list the first cell of each; tell whether all are done."""
    ncols = z.shape[1]
    for _ in range(visits):
        if state[STACKED] > 0:
            _spread_mark(z, marks, stack, state, PIT)
            continue
        cell = state[CELL]
        if cell == z.size:
            return True
        state[CELL] += 1
        if marks[cell // ncols, cell % ncols] == SUSPECT:
            marks[cell // ncols, cell % ncols] = PIT
            stack[0] = cell
            state[STACKED] = 1
            found[state[FOUND]] = cell
            state[FOUND] += 1
    return False
