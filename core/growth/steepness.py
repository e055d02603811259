"""Whether a new node would stand too high above another, or too low below it, for the distance between them.

Heights are kept on the grid of the edges and on coarser and coarser grids above it, each with the lowest and the
highest of what lies below, so that whole regions are passed at one look.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Heights, Integers, Receivers, Shape
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..plane.segment_grid import SegmentGrid, middle_cell


class Relief(NamedTuple):
    """The lowest and the highest node in each box of a pyramid of grids, the finest first."""

    levels: np.ndarray  # int64 (n, 3): where the boxes of each grid begin in the others, its rows and its columns
    low: np.ndarray  # float64
    high: np.ndarray  # float64


def empty_relief(shape: Shape) -> Relief:
    """Return the `Relief` over a grid of ``shape`` without nodes."""
    levels, offset = [], 0
    nrows, ncols = shape
    while True:
        levels.append((offset, nrows, ncols))
        offset += nrows * ncols
        if nrows == 1 and ncols == 1:
            break
        nrows, ncols = (nrows + 1) // 2, (ncols + 1) // 2
    return Relief(np.array(levels, np.int64), np.full(offset, np.inf), np.full(offset, -np.inf))


@kernel
def raise_relief(relief: Relief, edges: SegmentGrid, edge: int, one: float, other: float) -> None:
    """Let the heights of both ends of an edge be known."""
    levels, low, high = relief.levels, relief.low, relief.high
    row, col = middle_cell(edges, edge)
    for level in range(levels.shape[0]):
        box = levels[level, 0] + row * levels[level, 2] + col
        low[box] = min(low[box], one, other)
        high[box] = max(high[box], one, other)
        row //= 2
        col //= 2


@kernel
def too_steep(
    relief: Relief,
    edges: SegmentGrid,
    z: Heights,
    receiver: Receivers,
    x: float,
    y: float,
    height: float,
    steepest: float,
    waiting: Integers,
) -> bool:
    """Tell whether the line from a point to some node would rise or fall by ``steepest`` or more.

    ``waiting`` is a workspace of rows of three.
    """
    levels, low, high = relief
    ends, frame, head, following, _ = edges
    cell, beyond = frame[2], frame[3]
    waiting[0, 0], waiting[0, 1], waiting[0, 2] = levels.shape[0] - 1, 0, 0
    count = 1
    while count > 0:
        count -= 1
        level, row, col = waiting[count, 0], waiting[count, 1], waiting[count, 2]
        box = levels[level, 0] + row * levels[level, 2] + col
        most = max(high[box] - height, height - low[box])
        width = cell * (1 << level)
        across, up = _gap(x, frame[0] + col * width, width, beyond), _gap(y, frame[1] + row * width, width, beyond)
        if most <= 0.0 or most * most < steepest * steepest * (across * across + up * up):
            continue
        if level == 0:
            if _steep_in_cell(ends, following, head[row, col], z, receiver, x, y, height, steepest):
                return True
            continue
        for below_row in range(2 * row, min(2 * row + 2, levels[level - 1, 1])):
            for below_col in range(2 * col, min(2 * col + 2, levels[level - 1, 2])):
                waiting[count, 0], waiting[count, 1], waiting[count, 2] = level - 1, below_row, below_col
                count += 1
    return False


@kernel
def _gap(position, begin, width, beyond):
    """Return how far a position is from a box that begins somewhere, with what reaches beyond it on both sides."""
    return max(begin - beyond - position, position - (begin + width + beyond), 0.0)


@kernel
def _steep_in_cell(ends, following, edge, z, receiver, x, y, height, steepest):
    """Tell whether the line to an end of one of a cell's chain of edges would be too steep."""
    while is_there(edge):
        for end in range(2):
            apart_x = x - ends[edge, 2 * end]
            apart_y = y - ends[edge, 2 * end + 1]
            rise = height - (z[edge] if end == 0 else z[receiver[edge]])
            if rise * rise >= steepest * steepest * (apart_x * apart_x + apart_y * apart_y):
                return True
        edge = following[edge]
    return False
