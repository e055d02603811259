"""Surfaces of least energy on a raster: stretched between neighbours, pulled at each cell.

The energy of a surface w is

    Σ over sides ½ t (w₁ − w₂)²  +  Σ over cells ½ a w² + s w,

where s is one slope below the height z of the cell and another, no smaller one above it: the surface bends at z, or
sticks to it. Where the slope above is infinite, z is an obstacle. Cells of one body are one unknown: they have one
height. The least energy of such a convex sum is one surface, whatever it is begun with.

A step takes a surface nearer to it in two ways (truncated nonsmooth Newton multigrid, Gräser and Kornhuber 2009,
doi:10.4208/jcm.2009.27.1.001). A relaxation sets each cell to the height of its least energy, its neighbours held:
this decides which cells stick to z. All others are then moved by one cycle of multigrid, as far as none crosses z and
as the energy falls. So no step makes the energy greater.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Array, Heights
from ..machine.jit import kernel
from .bodies import Bodies
from .multigrid import Level, Multigrid, left_over, shapes_of_levels

if TYPE_CHECKING:
    from ..run.run import Run

RELAXATIONS = 2
MOST_STEPS = 300
SLOWEST = 0.95  # a step leaves no more of what is missing, as far as it can be told
WATER_TABLE_BYTES_PER_CELL = 160  # all levels, the sides, and what is known of each cell


class Pull(NamedTuple):
    """What is known of each cell, rasters of one shape."""

    z: np.ndarray  # where the slope changes
    curvature: np.ndarray  # a
    below: np.ndarray  # s where the surface is below z
    above: np.ndarray  # s where it is above
    moves: np.ndarray  # whether it may move; others are held, or are void where no side leads to them


@kernel
def relax(w: Array, east, south, pull: Pull, colour: int, top: int, bottom: int) -> float:
    """Set cells of one colour of a chessboard, in some rows, to the heights of least energy; return the most moved."""
    z, curvature, below, above, moves = pull
    nrows, ncols = w.shape
    most = 0.0
    for row in range(top, bottom):
        for col in range((row + colour) % 2, ncols, 2):
            if not moves[row, col]:
                continue
            stretch = curvature[row, col]
            total = 0.0
            if col + 1 < ncols:
                stretch += east[row, col]
                total += east[row, col] * w[row, col + 1]
            if col > 0:
                stretch += east[row, col - 1]
                total += east[row, col - 1] * w[row, col - 1]
            if row + 1 < nrows:
                stretch += south[row, col]
                total += south[row, col] * w[row + 1, col]
            if row > 0:
                stretch += south[row - 1, col]
                total += south[row - 1, col] * w[row - 1, col]
            height = z[row, col]
            if total - below[row, col] < stretch * height:
                height = (total - below[row, col]) / stretch
            elif total - above[row, col] > stretch * height:
                height = (total - above[row, col]) / stretch
            most = max(most, abs(height - w[row, col]))
            w[row, col] = height
    return most


@kernel
def linearise(w: Array, east, south, pull: Pull, level, top: int, bottom: int) -> None:
    """Write the finest `Level` in some rows: the energy around w, where it is smooth."""
    z, curvature, below, above, moves = pull
    free_east, free_south, diagonal, rhs, v = level
    nrows, ncols = w.shape
    for row in range(top, bottom):
        for col in range(ncols):
            v[row, col] = 0.0
            free_east[row, col] = 0.0
            free_south[row, col] = 0.0
            diagonal[row, col] = 0.0
            rhs[row, col] = 0.0
            here = w[row, col]
            if not moves[row, col] or here == z[row, col]:
                continue
            stretch = curvature[row, col]
            push = -curvature[row, col] * here - (below[row, col] if here < z[row, col] else above[row, col])
            if col + 1 < ncols:
                side = east[row, col]
                stretch += side
                push += side * (w[row, col + 1] - here)
                if moves[row, col + 1] and w[row, col + 1] != z[row, col + 1]:
                    free_east[row, col] = side
            if col > 0:
                stretch += east[row, col - 1]
                push += east[row, col - 1] * (w[row, col - 1] - here)
            if row + 1 < nrows:
                side = south[row, col]
                stretch += side
                push += side * (w[row + 1, col] - here)
                if moves[row + 1, col] and w[row + 1, col] != z[row + 1, col]:
                    free_south[row, col] = side
            if row > 0:
                stretch += south[row - 1, col]
                push += south[row - 1, col] * (w[row - 1, col] - here)
            diagonal[row, col] = stretch
            rhs[row, col] = push


@kernel
def keep_side(w: Array, z: Heights, level: Level, top: int, bottom: int) -> float:
    """Shorten the step of each cell that would cross its z in some rows; return step · push."""
    _, _, diagonal, rhs, v = level
    work = 0.0
    for row in range(top, bottom):
        for col in range(w.shape[1]):
            if diagonal[row, col] > 0.0:
                room = z[row, col] - w[row, col]
                if room > 0.0:
                    v[row, col] = min(v[row, col], room)
                elif room < 0.0:
                    v[row, col] = max(v[row, col], room)
                work += v[row, col] * rhs[row, col]
    return work


@kernel
def stiffness(level: Level, top: int, bottom: int) -> float:
    """Return step · A · step, of some rows."""
    east, south, diagonal, rhs, v = level
    total = 0.0
    for row in range(top, bottom):
        for col in range(v.shape[1]):
            if diagonal[row, col] > 0.0:
                total += v[row, col] * (rhs[row, col] - left_over(row, col, east, south, diagonal, rhs, v))
    return total


@kernel
def step_on(w: Array, z: Heights, v: Array, share: float, top: int, bottom: int) -> float:
    """Move the surface by a share of the step, in some rows; return the greatest move."""
    most = 0.0
    for row in range(top, bottom):
        for col in range(w.shape[1]):
            if v[row, col] != 0.0:
                reaches = share == 1.0 and v[row, col] == z[row, col] - w[row, col]
                most = max(most, abs(share * v[row, col]))
                w[row, col] = z[row, col] if reaches else w[row, col] + share * v[row, col]
    return most


def least_energy(
    run: Run, w: Array, sides_of: Callable, pull: Pull, tolerance: float, of_cell=None, on_step=None
) -> tuple[Array, float]:
    """Return the surface of least energy, begun with ``w``, and what it may still be wrong by.

    Parameters
    ----------
    w : float64 raster, held where ``pull`` does not let it move; of one height in each body
    sides_of : function of a surface that returns t of the sides to the east and to the south, 0 where there is none
    tolerance : how far off the result may be
    of_cell : int32 raster, the body that each cell is part of, 0 for none; z of a body is one height, and a limit
    on_step : called with the surface after each step
    """
    w = np.array(w, np.float64, order="C")
    types = (np.float64, np.float64, np.float64, np.float64, np.bool_)
    pull = Pull(*(np.require(each, kind, ["C", "W"]) for each, kind in zip(pull, types)))
    bodies = Bodies(np.zeros(w.shape, np.int32) if of_cell is None else of_cell, shapes_of_levels(w.shape))
    alone = pull._replace(moves=pull.moves & (bodies.of_cell == 0))
    grid = Multigrid(run, bodies)
    wrong = before = first = np.inf
    for _ in range(MOST_STEPS):
        sides = [np.require(side, np.float64, ["C", "W"]) for side in sides_of(w)]
        moved = max(_relaxed(grid, w, sides, alone), bodies.relax(w, sides, pull))
        moved = max(moved, _stepped(grid, w, sides, alone, pull))
        if on_step:
            on_step(w)
        if before < np.inf:  # what is missing is the sum of all steps to come, each less than the one before
            rate = min(moved / before, SLOWEST)
            wrong = moved * rate / (1 - rate)
            first = wrong if first == np.inf else first
        if moved == 0 or wrong <= tolerance:
            return w, min(wrong, moved)
        before = moved
        if wrong < first:
            run.report(np.log(first / wrong) / np.log(first / tolerance))
    return w, wrong


def _relaxed(grid, w, sides, pull):
    """Relax a surface; return the most that a cell was moved by in the last round."""
    most, (east, south) = 0.0, sides
    for _ in range(RELAXATIONS):
        most = max(max(grid.in_bands(w.shape, relax, w, east, south, pull, colour)) for colour in (0, 1))
    return most


def _stepped(grid, w, sides, alone, pull):
    """Move all cells and bodies that are free by one cycle; return the most that one was moved by."""
    finest, bodies = grid.levels[0], grid.bodies
    grid.in_bands(w.shape, linearise, w, sides[0], sides[1], alone, finest)
    bodies.linearise(w, sides, pull, finest)
    grid.make_coarser()
    grid.cycle()
    work = bodies.keep_below(w, pull.z, finest) + sum(grid.in_bands(w.shape, keep_side, w, pull.z, finest))
    if work <= 0.0:
        return 0.0
    stiff = bodies.stiffness(finest) + sum(grid.in_bands(w.shape, stiffness, finest))
    share = min(work / stiff, 1.0)
    most = max(grid.in_bands(w.shape, step_on, w, pull.z, finest.v, share))
    return max(most, bodies.step_on(w, pull.z, share))
