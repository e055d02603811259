"""Whether a new node would stand too high above another, or too low below it, for the way between them.

Heights are kept on the grid of the edges and on coarser and coarser grids above it, each with the lowest and the
highest of what lies below, so that whole regions are passed at one look. ``relief`` is the arrays ``levels`` (offset,
nrows, ncols of each grid), ``low`` and ``high``.
"""

import numpy as np

from ..machine.jit import kernel
from ..plane.segments import col_of, row_of


def empty_relief(shape):
    """Return levels, low and high over a grid of ``shape`` without nodes."""
    levels, offset = [], 0
    nrows, ncols = shape
    while True:
        levels.append((offset, nrows, ncols))
        offset += nrows * ncols
        if nrows == 1 and ncols == 1:
            break
        nrows, ncols = (nrows + 1) // 2, (ncols + 1) // 2
    return np.array(levels, np.int64), np.full(offset, np.inf), np.full(offset, -np.inf)


@kernel
def raise_relief(relief, grid, edge, one, other):
    """Let the heights of both ends of an edge be known."""
    levels, low, high = relief
    frame, head, _, ends = grid
    row = row_of(frame, head, (ends[edge, 1] + ends[edge, 3]) / 2)
    col = col_of(frame, head, (ends[edge, 0] + ends[edge, 2]) / 2)
    for level in range(levels.shape[0]):
        box = levels[level, 0] + row * levels[level, 2] + col
        low[box] = min(low[box], one, other)
        high[box] = max(high[box], one, other)
        row //= 2
        col //= 2


@kernel
def _gap(x, begin, end):
    return max(begin - x, x - end, 0.0)


@kernel
def too_steep(relief, grid, z, receiver, x, y, height, steepest, waiting):
    """Tell whether the way from a place to some node would rise or fall by ``steepest`` or more.

    ``waiting`` is a workspace of rows of three.
    """
    levels, low, high = relief
    frame, head, following, ends = grid
    waiting[0, 0], waiting[0, 1], waiting[0, 2] = levels.shape[0] - 1, 0, 0
    count = 1
    while count > 0:
        count -= 1
        level, row, col = waiting[count, 0], waiting[count, 1], waiting[count, 2]
        box = levels[level, 0] + row * levels[level, 2] + col
        most = max(high[box] - height, height - low[box])
        width = frame[2] * (1 << level)
        west, south = frame[0] + col * width, frame[1] + row * width
        across = _gap(x, west - frame[3], west + width + frame[3])
        up = _gap(y, south - frame[3], south + width + frame[3])
        if most <= 0.0 or most * most < steepest * steepest * (across * across + up * up):
            continue
        if level > 0:
            for below_row in range(2 * row, min(2 * row + 2, levels[level - 1, 1])):
                for below_col in range(2 * col, min(2 * col + 2, levels[level - 1, 2])):
                    waiting[count, 0], waiting[count, 1], waiting[count, 2] = level - 1, below_row, below_col
                    count += 1
            continue
        edge = head[row, col]
        while edge >= 0:
            for end in range(2):
                apart_x = x - ends[edge, 2 * end]
                apart_y = y - ends[edge, 2 * end + 1]
                rise = height - (z[edge] if end == 0 else z[receiver[edge]])
                if rise * rise >= steepest * steepest * (apart_x * apart_x + apart_y * apart_y):
                    return True
            edge = following[edge]
    return False
