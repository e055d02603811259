"""Starting surfaces made ready for walks: where walks end, and a way down to there from every other cell.

A walk goes from cell to lower cell until it comes to an outlet. So each cell that is no outlet needs a strictly lower
neighbour, in the neighbourhood that walks use. A flood from the outlets sees to it: it comes to the lowest cells first
and raises each cell to at least a little above the one it came from. A pit becomes as high as its spill and then rises
away from it, step by step; where there is a way down already nothing changes. No cell is raised by more than a limit:
in a deeper pit the way that the flood came is cut down to that instead. After the Priority-Flood+ε of Barnes,
Lehman & Mulla (2014, doi:10.1016/j.cageo.2013.04.024), on maps whose columns wrap round as well.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Array, Cells, Codes, Heights, Indices, Integers, Mask, Values
from ..choices import ALL_EDGES, MASK_RIM
from ..machine.heap import pop, push
from ..machine.indices import is_cell, is_there
from ..machine.jit import kernel
from ..raster.domain import LAND, OUTLET, VOID, drainage_domain
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..run.run import Run
from ..run.waiting import watched

CONDITIONING_BYTES_PER_CELL = 49  # the surface, the queue, from where each cell was reached, and what has changed
LEAST_CONDITIONED_RISE = 1e-6  # of a smaller one the subtractions of a long run would leave nothing
CELL_UNKNOWN, NO_CELL = -2, -1
STEP_IN_DIGITS = 16  # or so many times the last digit of the greatest height, on mountains beyond belief


class Conditioned(NamedTuple):
    """A surface on which each cell has a way down, and what it took."""

    z: np.ndarray  # float64
    changed: int  # cells
    greatest: float  # by how much the most was raised
    deepest: float  # by how much the most was cut
    stranded: np.ndarray  # cells that no chain of neighbours joins to an outlet, whatever the heights


def walk_domain(valid: Mask, boundary: str, periodic: bool = False) -> Codes:
    """Return VOID, LAND or OUTLET, where walks end, for every cell, as uint8.

    ``boundary`` tells the outlets: ``lowedge``, the last row; ``alledges``, the rim of the raster; ``mask``, the rim of
    the valid cells. On a ``periodic`` map the first and the last column are no rim: they are neighbours.
    """
    if boundary == MASK_RIM:
        if not periodic:
            return drainage_domain(Run(), valid)
        return np.ascontiguousarray(drainage_domain(Run(), wrapped_cell(valid))[:, 1:-1])
    domain = np.where(valid, LAND, VOID).astype(np.uint8)
    rims = [np.s_[-1:]]
    if boundary == ALL_EDGES:
        rims += [np.s_[:1]] if periodic else [np.s_[:1], np.s_[:, :1], np.s_[:, -1:]]
    for rim in rims:
        domain[rim][valid[rim]] = OUTLET
    return domain


def wrapped_cell(values: Array) -> Array:
    """Return a raster with its last column before the first one, and its first column after the last one."""
    return np.pad(values, ((0, 0), (1, 1)), mode="wrap")


def condition(
    run: Run, z: Heights, domain: Codes, neighbours: int = 8, periodic: bool = False, limit: float = np.inf
) -> Conditioned:
    """Return `Conditioned`: ``z``, raised so that each land cell with a way to an outlet has a lower neighbour.

    Parameters
    ----------
    z : 2-D array of any real type; the values at voids do not matter
    domain : uint8 array of the same shape: VOID, LAND or OUTLET
    neighbours : 8, or 4 for those over the sides alone
    periodic : whether the first and the last column are neighbours
    limit : by which a cell is raised at most
    """
    surface = np.array(z, np.float64, order="C")
    domain = np.require(domain, np.uint8, ["C", "W"])
    exists = domain != VOID
    greatest = np.abs(surface).max(where=exists, initial=0.0)
    step = max(LEAST_CONDITIONED_RISE, STEP_IN_DIGITS * float(np.spacing(greatest)))
    source = np.full(z.shape, CELL_UNKNOWN, np.int64)
    count = int(np.count_nonzero(exists))
    keys, cells = np.empty(count), np.empty(count, np.int64)
    stride = 2 if neighbours == 4 else 1
    periodic, limit = bool(periodic), max(float(limit), 2 * step)

    def flood(watch):
        return raise_from_outlets(surface, domain, stride, periodic, step, limit, source, keys, cells, watch)

    watched(run, flood, count)
    change = np.where(exists, surface - np.where(exists, z, 0.0), 0.0)
    changed, most, least = np.count_nonzero(change), change.max(initial=0.0), change.min(initial=0.0)
    return Conditioned(surface, int(changed), float(most), float(abs(least)), exists & (source == CELL_UNKNOWN))


@kernel
def neighbour(cell: int, direction: int, nrows: int, ncols: int, periodic: bool) -> int:
    """Return the neighbour of a cell in a direction, -1 beyond the map."""
    row = cell // ncols + ROW_OFFSETS[direction]
    col = cell % ncols + COLUMN_OFFSETS[direction]
    if periodic:
        col %= ncols
    if not is_cell(row, col, nrows, ncols):
        return -1
    return row * ncols + col


@kernel
def raise_from_outlets(
    surface: Heights,
    domain: Codes,
    stride: int,
    periodic: bool,
    step: float,
    limit: float,
    source: Integers,
    keys: Values,
    cells: Cells,
    watch: Indices,
) -> None:
    """Raise cells in place, lowest first, and tell from which cell each is reached, or that it is an outlet."""
    nrows, ncols = surface.shape
    z = surface.ravel()
    kinds = domain.ravel()
    came = source.ravel()
    size = 0
    for cell in range(z.size):
        if kinds[cell] == OUTLET:
            came[cell] = NO_CELL
            size = push(keys, cells, cells, size, z[cell], cell, cell)
    while size and watch[0] == 0:
        cell = cells[0]
        size = pop(keys, cells, cells, size)
        watch[1] += 1
        for direction in range(0, 8, stride):
            other = neighbour(cell, direction, nrows, ncols, periodic)
            if not is_there(other) or came[other] != CELL_UNKNOWN or kinds[other] != LAND:
                continue
            came[other] = cell
            if z[other] + limit < z[cell] + step:
                z[other] += limit
                _cut(z, came, other, step)
            z[other] = max(z[other], z[cell] + step)
            size = push(keys, cells, cells, size, z[other], other, other)


@kernel
def _cut(z, came, cell, step):
    """Lower the way that the flood came to a cell, as far as it does not rise from there."""
    below = came[cell]
    while is_there(below) and z[below] > z[cell] - step:
        z[below] = z[cell] - step
        cell, below = below, came[below]
