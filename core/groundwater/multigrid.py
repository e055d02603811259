"""Multigrid: the levels of a raster, and cycles over them that bring A v near to a right-hand side.

A is made of sides between neighbours and of what holds each cell. Cells of a coarser level are four of the level below.
Those that take no part hold their neighbours, and so what these become part of, on all levels.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Shape
from ..machine.jit import kernel
from ..run.threads import map_tiles

GRID_BAND_CELLS = 1 << 17
SMOOTHINGS = 2
LEAST_CELLS = 64  # of the coarsest level, which is smoothed often enough to be solved
COARSEST_SMOOTHINGS = 60
SERIES = 0.5  # a side between coarse cells is two beside each other, and twice as long


class Level(NamedTuple):
    """One grid: sides to the east and south, and what stands in each cell for the sides and for what holds it."""

    east: np.ndarray
    south: np.ndarray
    diagonal: np.ndarray  # 0 where a cell takes no part
    rhs: np.ndarray
    v: np.ndarray


@kernel
def _hold(row, col, east, south, diagonal):
    """Return what holds a cell, beside the sides to its neighbours."""
    hold = diagonal[row, col] - east[row, col] - south[row, col]
    if col > 0:
        hold -= east[row, col - 1]
    if row > 0:
        hold -= south[row - 1, col]
    return hold


@kernel
def coarsen(fine: Level, coarse, top: int, bottom: int) -> None:
    """Write the sides of a coarser `Level`, and what holds its cells, in some of its rows."""
    east, south, diagonal, _, _ = fine
    wide_east, wide_south, wide_diagonal, _, _ = coarse
    nrows, ncols = diagonal.shape
    wide_east[top:bottom] = 0.0
    wide_south[top:bottom] = 0.0
    wide_diagonal[top:bottom] = 0.0
    for row in range(2 * top, min(2 * bottom, nrows)):
        for col in range(ncols):
            wide_diagonal[row // 2, col // 2] += _hold(row, col, east, south, diagonal)
            if col % 2 == 1:
                wide_east[row // 2, col // 2] += SERIES * east[row, col]
            if row % 2 == 1:
                wide_south[row // 2, col // 2] += SERIES * south[row, col]


@kernel
def add_sides(level: Level, top: int, bottom: int) -> None:
    """Add the sides of each cell to what holds it, in some rows of a coarser level."""
    east, south, diagonal, _, _ = level
    for row in range(top, bottom):
        for col in range(diagonal.shape[1]):
            sides = east[row, col] + south[row, col]
            if col > 0:
                sides += east[row, col - 1]
            if row > 0:
                sides += south[row - 1, col]
            diagonal[row, col] = max(diagonal[row, col], 0.0) + sides  # differences of rounded sums


@kernel
def smooth(level: Level, colour, top: int, bottom: int) -> None:
    """Relax the cells of one colour in some rows of a level."""
    east, south, diagonal, rhs, v = level
    for row in range(top, bottom):
        for col in range((row + colour) % 2, v.shape[1], 2):
            if diagonal[row, col] > 0.0:
                v[row, col] = with_neighbours(rhs[row, col], row, col, east, south, v) / diagonal[row, col]


@kernel
def left_over(row: int, col: int, east, south, diagonal, rhs, v) -> float:
    """Return rhs − A v of a cell."""
    return with_neighbours(rhs[row, col] - diagonal[row, col] * v[row, col], row, col, east, south, v)


@kernel
def with_neighbours(total: float, row: int, col: int, east, south, v) -> float:
    """Add to a total what the neighbours of a cell give it through its sides."""
    nrows, ncols = v.shape
    if col + 1 < ncols:
        total += east[row, col] * v[row, col + 1]
    if col > 0:
        total += east[row, col - 1] * v[row, col - 1]
    if row + 1 < nrows:
        total += south[row, col] * v[row + 1, col]
    if row > 0:
        total += south[row - 1, col] * v[row - 1, col]
    return total


@kernel
def restrict(fine: Level, coarse, top: int, bottom: int) -> None:
    """Write what is left over on a level as the right-hand side of the coarser one, in some of its rows."""
    east, south, diagonal, rhs, v = fine
    _, _, _, wide_rhs, wide_v = coarse
    wide_rhs[top:bottom] = 0.0
    wide_v[top:bottom] = 0.0
    for row in range(2 * top, min(2 * bottom, v.shape[0])):
        for col in range(v.shape[1]):
            if diagonal[row, col] > 0.0:
                wide_rhs[row // 2, col // 2] += left_over(row, col, east, south, diagonal, rhs, v)


@kernel
def prolong(coarse_v, fine_v, diagonal, top: int, bottom: int) -> None:
    """Add to a level what the coarser one has found, bilinear between the centres of its cells, in some rows."""
    nrows, ncols = coarse_v.shape
    for row in range(top, bottom):
        near_row = row // 2
        far_row = min(max(near_row + (1 if row % 2 else -1), 0), nrows - 1)
        for col in range(fine_v.shape[1]):
            if diagonal[row, col] > 0.0:
                near = col // 2
                far = min(max(near + (1 if col % 2 else -1), 0), ncols - 1)
                fine_v[row, col] += (
                    9.0 * coarse_v[near_row, near]
                    + 3.0 * (coarse_v[near_row, far] + coarse_v[far_row, near])
                    + coarse_v[far_row, far]
                ) / 16.0


def shapes_of_levels(shape: Shape) -> list[Shape]:
    """Return the shapes of all levels, the finest first."""
    shapes: list = [shape]
    while shapes[-1][0] * shapes[-1][1] > LEAST_CELLS:
        shapes.append(tuple((size + 1) // 2 for size in shapes[-1]))
    return shapes


class Multigrid:
    """The levels of a raster with some `Bodies`, and the work on them."""

    def __init__(self, run, bodies):
        shapes = shapes_of_levels(bodies.of_cell.shape)
        self.levels = [Level(*(np.zeros(each) for _ in Level._fields)) for each in shapes]
        self.bodies = bodies
        self._run = run.quietly()

    def in_bands(self, shape: Shape, work, *arguments) -> list:
        """Return ``work(*arguments, top, bottom)`` of all bands of rows, in their order."""
        height = max(1, GRID_BAND_CELLS // shape[1])
        bands = [(top, min(top + height, shape[0])) for top in range(0, shape[0], height)]
        if len(bands) == 1:  # threads and jobs would take longer than the work
            self._run.check()
            return [work(*arguments, 0, shape[0])]
        return map_tiles(self._run, lambda band: work(*arguments, band[0], band[1]), bands)

    def make_coarser(self) -> None:
        """Make the matrices of all levels from the finest."""
        for fine, coarse in zip(self.levels, self.levels[1:]):
            self.in_bands(coarse.v.shape, coarsen, fine, coarse)
            self.in_bands(coarse.v.shape, add_sides, coarse)

    def cycle(self) -> None:
        """Find v of the finest level, which is 0 before, nearly."""
        last = len(self.levels) - 1
        for number, (fine, coarse) in enumerate(zip(self.levels, self.levels[1:])):
            self._smooth(number, (0, 1))
            self.in_bands(coarse.v.shape, restrict, fine, coarse)
        for _ in range(COARSEST_SMOOTHINGS // SMOOTHINGS):
            self._smooth(last, (0, 1))
        for number in range(last - 1, -1, -1):
            fine, coarse = self.levels[number], self.levels[number + 1]
            self.bodies.prolong(number, fine, coarse)
            self.in_bands(fine.v.shape, prolong, coarse.v, fine.v, fine.diagonal)
            self._smooth(number, (1, 0))

    def _smooth(self, number, colours):
        level = self.levels[number]
        for colour in colours * SMOOTHINGS:
            self.in_bands(level.v.shape, smooth, level, colour)
        self.bodies.smooth(number, level)
