"""Whether a new node would stand too high above another, or too low below it, for the distance between them.

Heights are kept on the grid of the edges and on coarser and coarser grids above it, each with the lowest and the
highest of what lies below, so that whole regions are passed at one look.
"""

from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..plane.segment_grid import col_of, row_of


class Relief(NamedTuple):
    """The lowest and the highest node in each box of a pyramid of grids, the finest first."""

    levels: np.ndarray  # int64 (n, 3): where the boxes of each grid begin in the others, its rows and its columns
    low: np.ndarray  # float64
    high: np.ndarray  # float64


def empty_relief(shape):
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
def raise_relief(relief, edges, edge, one, other):
    """Let the heights of both ends of an edge be known."""
    levels, low, high = relief.levels, relief.low, relief.high
    row = row_of(edges, (edges.ends[edge, 1] + edges.ends[edge, 3]) / 2)
    col = col_of(edges, (edges.ends[edge, 0] + edges.ends[edge, 2]) / 2)
    for level in range(levels.shape[0]):
        box = levels[level, 0] + row * levels[level, 2] + col
        low[box] = min(low[box], one, other)
        high[box] = max(high[box], one, other)
        row //= 2
        col //= 2


@kernel
def too_steep(x, y, height, state):
    """Tell whether the line from a point to some node would rise or fall by the steepest slope or more."""
    return any_node_steep(state.relief, state.edges, state.net, x, y, height, state.limits.steepest, state.work.boxes)


@kernel
def any_node_steep(relief, edges, net, x, y, height, steepest, waiting):
    """Tell whether the line from a point to some node of ``net`` would rise or fall by ``steepest`` or more.

    ``waiting`` is a workspace of rows of three.
    """
    levels = relief.levels
    waiting[0, 0], waiting[0, 1], waiting[0, 2] = levels.shape[0] - 1, 0, 0
    count = 1
    while count > 0:
        count -= 1
        level, row, col = waiting[count, 0], waiting[count, 1], waiting[count, 2]
        if not _may_be_steep(relief, edges.frame, level, row, col, x, y, height, steepest):
            continue
        if level == 0:
            if _steep_in_cell(edges, edges.head[row, col], net, x, y, height, steepest):
                return True
            continue
        for below_row in range(2 * row, min(2 * row + 2, levels[level - 1, 1])):
            for below_col in range(2 * col, min(2 * col + 2, levels[level - 1, 2])):
                waiting[count, 0], waiting[count, 1], waiting[count, 2] = level - 1, below_row, below_col
                count += 1
    return False


@kernel
def _may_be_steep(relief, frame, level, row, col, x, y, height, steepest):
    """Tell whether the heights in a box are so different that a node anywhere in it may be too steep."""
    box = relief.levels[level, 0] + row * relief.levels[level, 2] + col
    most = max(relief.high[box] - height, height - relief.low[box])
    width = frame[2] * (1 << level)
    west, south = frame[0] + col * width, frame[1] + row * width
    across = _gap(x, west - frame[3], west + width + frame[3])
    up = _gap(y, south - frame[3], south + width + frame[3])
    return most > 0.0 and most * most >= steepest * steepest * (across * across + up * up)


@kernel
def _gap(x, begin, end):
    return max(begin - x, x - end, 0.0)


@kernel
def _steep_in_cell(edges, edge, net, x, y, height, steepest):
    """Tell whether the line to an end of one of a cell's chain of edges would be too steep."""
    while edge >= 0:
        for end in range(2):
            apart_x = x - edges.ends[edge, 2 * end]
            apart_y = y - edges.ends[edge, 2 * end + 1]
            rise = height - (net.z[edge] if end == 0 else net.z[net.receiver[edge]])
            if rise * rise >= steepest * steepest * (apart_x * apart_x + apart_y * apart_y):
                return True
        edge = edges.following[edge]
    return False
