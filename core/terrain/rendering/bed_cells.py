"""The cells of a raster that carry rivers: these get the heights of their beds, and land beside them lies above.

Where land of its own part would have to be raised by much, as beside a course that cuts a bend of its valley, the bed
and the next are let down to it instead, as far as the one after lets them. Land of the part of another node is raised
by the beds as they come, so windows agree; no bed beside it is let down. Near springs, which may lie on divides that
cells are too large to show, no land is raised by much, and nowhere by very much: there water may take another way.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array, Coordinates, Heights
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...network import longest
from ...raster.neighbours import COLUMN_OFFSETS, DIAGONAL, ROW_OFFSETS
from ...run.run import Run
from .hollows import CHAIN, clearly_above

NOBODYS = -1  # label of the sea
STEEPEST_ASIDE = 0.9  # of the slope of a river: what falls from it to land beside it at most
MOST_RAISED, RAISED_CELLS = 2.0, 0.25  # by which land is raised beside springs: times the limit, or the size of a cell
SPRINGS = 0.85  # of what it is beside other rivers, at most: valleys behind that land are raised with it


class BedCells(NamedTuple):
    """Cells of a raster that carry rivers, each after the one that it flows to."""

    row: np.ndarray  # int64
    col: np.ndarray  # int64
    z: np.ndarray  # float64: of the bed
    slope: np.ndarray  # float64: to the next cell, 0 at the end
    below: np.ndarray  # int64: the next one, -1 if that is not among these
    upper: np.ndarray  # bool: near a spring, and below no other river


def some_bed_cells(cells: BedCells, some: Array) -> BedCells:
    """Return those of `BedCells` that are chosen, in their order; the same arrays if all are."""
    if some.all():
        return cells
    number = np.append(np.where(some, np.cumsum(some) - 1, -1), -1)
    return BedCells(*(each[some] for each in cells))._replace(below=number[cells.below[some]])


def near_springs(below: Array, cells: int) -> Coordinates:
    """Return which cells of beds, each after the one that it flows to, are among the first ones below all springs."""
    return longest(Run(), below, np.arange(below.size - 1, -1, -1), np.ones(below.size)) <= cells


@kernel
def lay_bed_cells(
    ground: Heights,
    z: Heights,
    labels: Array,
    direction: Array,
    wanted: Array,
    fixed: Array,
    rise: float,
    limit: float,
    deepest: float,
    cell: float,
    rivers: BedCells,
) -> None:
    """Give cells that carry rivers their heights, in place, and raise those beside them above; ``z`` is as ``ground``.

    No land is raised by more than ``deepest`` metres, however large cells are. In ``fixed`` cells, those
    of lakes, neither beds are let down nor land is raised: rivers run into lakes.
    """
    row, col, bed = rivers.row, rivers.col, rivers.z
    for element in range(row.size):
        z[row[element], col[element]] = bed[element]
        direction[row[element], col[element]] = CHAIN
    most = min(max(MOST_RAISED * limit, RAISED_CELLS * cell), SPRINGS * deepest)
    _raise_beside(ground, z, labels, direction, fixed, rise, most, deepest, cell, rivers, False)
    wish, free = np.full(row.size, np.inf), np.zeros(row.size, np.bool_)
    for element in range(row.size):
        keeps = fixed.size > 0 and fixed[row[element], col[element]]
        free[element] = wanted[labels[row[element], col[element]]] and not keeps
        free[element] &= _is_inside_part(labels, direction, row[element], col[element])
        if free[element]:
            lowest = _lowest_in_the_way(z, labels, direction, cell, rivers, element, limit)
            wish[element] = min(wish[element], lowest)
            below = rivers.below[element]
            if is_there(below) and labels[row[below], col[below]] == labels[row[element], col[element]]:
                wish[below] = min(wish[below], lowest)
    for element in range(row.size):
        below = rivers.below[element]
        if free[element] and is_there(below) and wish[element] < bed[element]:
            end = bed[below]
            if labels[row[below], col[below]] == labels[row[element], col[element]]:
                end = np.float64(z[row[below], col[below]])
            least = np.float64(clearly_above(end, rise))
            z[row[element], col[element]] = min(bed[element], max(least, wish[element]))
    _raise_beside(ground, z, labels, direction, fixed, rise, most, deepest, cell, rivers, True)


@kernel
def _is_inside_part(labels, direction, row, col):
    """Tell whether no land beside a cell belongs to another part."""
    inside = True
    for to in range(8):
        r, c = row + ROW_OFFSETS[to], col + COLUMN_OFFSETS[to]
        inside &= labels[r, c] == labels[row, col] or labels[r, c] == NOBODYS or direction[r, c] == CHAIN
    return inside


@kernel
def _lowest_in_the_way(z, labels, direction, cell, rivers, element, limit):
    """Return the height of the lowest land beside a bed that would have to be raised by more than ``limit`` metres."""
    row, col, lowest = rivers.row[element], rivers.col[element], np.inf
    for to in range(8):
        r, c = row + ROW_OFFSETS[to], col + COLUMN_OFFSETS[to]
        if labels[r, c] == NOBODYS or direction[r, c] == CHAIN:
            continue
        way = DIAGONAL * cell if to & 1 else cell
        if rivers.z[element] - STEEPEST_ASIDE * rivers.slope[element] * way > np.float64(z[r, c]) + limit:
            lowest = min(lowest, np.float64(z[r, c]))
    return lowest


@kernel
def _raise_beside(ground, z, labels, direction, fixed, rise, most, deepest, cell, rivers, own):
    """Raise land beside rivers of its ``own`` part, or of others, by ``deepest`` metres at most; near springs ``most``.

    Land that lies beside a river farther down too may be lower than the river where it is still high, if it is no way
    out for its water: gentler than the river itself.
    """
    for element in range(rivers.row.size):
        row, col = rivers.row[element], rivers.col[element]
        z_here, slope = np.float64(z[row, col]), rivers.slope[element]
        if own:
            slope = _slope_down(z, labels, cell, rivers, element)
        for to in range(8):
            r, c = row + ROW_OFFSETS[to], col + COLUMN_OFFSETS[to]
            if labels[r, c] == NOBODYS or direction[r, c] == CHAIN or (labels[r, c] == labels[row, col]) != own:
                continue
            if fixed.size and fixed[r, c]:
                continue
            way = DIAGONAL * cell if to & 1 else cell
            least = z_here - STEEPEST_ASIDE * slope * way
            least = max(clearly_above(least, rise), clearly_above(_lowest_river(z, labels, direction, r, c, own), rise))
            allowed = most if rivers.upper[element] else deepest
            if not z[r, c] >= least and least - np.float64(ground[r, c]) <= allowed:
                z[r, c] = least


@kernel
def _slope_down(z, labels, cell, rivers, element):
    """Return the slope from a cell to the next one, as both are now; of the part of another node as it came."""
    row, col, below = rivers.row[element], rivers.col[element], rivers.below[element]
    if not is_there(below):
        return rivers.slope[element]
    to_row, to_col = rivers.row[below], rivers.col[below]
    end = np.float64(z[to_row, to_col]) if labels[to_row, to_col] == labels[row, col] else rivers.z[below]
    aside = to_row != row and to_col != col
    return max(np.float64(z[row, col]) - end, 0.0) / (DIAGONAL * cell if aside else cell)


@kernel
def _lowest_river(z, labels, direction, row, col, own):
    """Return the height of the lowest cell beside a cell that carries a river, of its ``own`` part or of others."""
    lowest = np.inf
    for to in range(8):
        r, c = row + ROW_OFFSETS[to], col + COLUMN_OFFSETS[to]
        if direction[r, c] == CHAIN and (labels[r, c] == labels[row, col]) == own:
            lowest = min(lowest, z[r, c])
    return lowest
