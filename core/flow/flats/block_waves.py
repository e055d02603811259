"""A wave that runs up through one block of a graph of cells, from its ends and from what enters it.

A path is one number: its length times 8 and its first direction. So the least one is the shortest, and among those as
short the first in order. 0 is the path of an end, and stands for cells around a block, which nothing can shorten. The
largest number that a type holds is no path.
"""

from __future__ import annotations

import numpy as np

from ...arrays import Cells, Codes, Indices, Integers, Mask
from ...machine.jit import kernel, unsigned
from ...raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ...raster.rims import ring_cell, steps_of
from ..receiver_sets import LOWEST_BIT

STEP_BITS = 8  # of the shortest step in the number of a path
WAVE_CHUNK = 1 << 10
NO_WAVE = 1 << 62


@kernel
def _wider(queues):
    wider = np.empty((queues.shape[0], 2 * queues.shape[1]), queues.dtype)
    wider[:, : queues.shape[1]] = queues
    return wider


@kernel
def _longer(step):
    """Return by how much the number of a path grows from a cell to each of its neighbours, the direction included."""
    longer = np.empty(8, np.int64)
    for direction in range(8):
        longer[direction] = (step[direction] << 3) + (direction ^ 4)
    return longer


@kernel
def enter_block(
    above: Codes, path: Integers, lengths: Indices, shorter: Mask, step: Indices
) -> tuple[Indices, Indices]:
    """Return the cells of a block that paths enter from cells around it which have become ``shorter``, and the paths.

    ``above`` and ``path`` have a rim of one cell; ``lengths`` and ``shorter`` are those of the cells around the block.
    """
    nrows, ncols = above.shape
    longer = _longer(step)
    cells = np.empty(8 * shorter.size, np.int64)
    paths = np.empty(cells.size, np.int64)
    count = 0
    for index in range(shorter.size):
        if not shorter[index]:
            continue
        row, col = ring_cell(index, nrows - 2, ncols - 2)
        sides = np.int64(above[row + 1, col + 1])
        for direction in range(8):
            r = row + 1 + ROW_OFFSETS[direction]
            c = col + 1 + COLUMN_OFFSETS[direction]
            if sides >> direction & 1 and 0 < r < nrows - 1 and 0 < c < ncols - 1:
                cells[count] = r * ncols + c
                paths[count] = (lengths[index] << 3) + longer[direction]
                count += 1
    return cells[:count], paths[:count]


@kernel
def spread_wave(
    above: Codes, path: Indices, ncols: int, step: Indices, cells: Cells, paths: Indices, queues: Integers, none: int
) -> bool:
    """Let a wave run up through a block; return whether all paths are less than ``none``, which is no path.

    It begins from ``cells`` with these ``paths``, in the order of their lengths. ``above`` and ``path`` are flat, with
    a rim of one cell. Each queue holds the cells that the wave reaches while it goes one shortest step. It reaches none
    from another of the same queue, so their order makes no difference and nothing has to be sorted. Indices that cannot
    be negative need no look at their sign, in a loop that does little else.
    """
    offset, longer = steps_of(ncols), _longer(step)
    last = queues.shape[0] - 1
    filled = np.zeros(last + 1, np.int64)
    longest = longer.max()
    begun, now, fits = 0, 0, True
    while fits and (begun < cells.size or filled.max() > 0):
        if filled.max() == 0:
            now = max(now, paths[begun] >> STEP_BITS)
        queue = now & last
        while begun < cells.size and paths[begun] >> STEP_BITS == now:
            cell = cells[begun]
            if paths[begun] < np.int64(path[cell]):
                path[cell] = paths[begun]
                if filled[queue] == queues.shape[1]:
                    queues = _wider(queues)
                queues[queue, filled[queue]] = cell
                filled[queue] += 1
            begun += 1
        for begin in range(0, filled[queue], WAVE_CHUNK):
            while filled.max() + 8 * WAVE_CHUNK > queues.shape[1]:
                queues = _wider(queues)
            end = min(begin + WAVE_CHUNK, filled[queue])
            _spread_from(above, path, offset, longer, queues, filled, now, begin, end)
        filled[queue] = 0
        now += 1
        fits &= (now << STEP_BITS) + longest < none
    return fits


@kernel
def _spread_from(above, path, offset, longer, queues, filled, now, begin, end):
    """Let the wave go one step up from some cells of the queue of the step ``now``; there is room in all queues."""
    last = queues.shape[0] - 1
    queue = now & last
    for at in range(begin, end):
        cell = np.int64(queues[unsigned(queue), unsigned(at)])
        own = np.int64(path[unsigned(cell)])
        if own >> STEP_BITS != now:  # a shorter path came before
            continue
        length = own & -8
        sides = np.int64(above[unsigned(cell)])
        while sides:
            direction = LOWEST_BIT[unsigned(sides)]
            sides &= sides - 1
            neighbour = cell + offset[direction]
            found = length + longer[direction]
            known = np.int64(path[unsigned(neighbour)])
            if found < known:
                path[unsigned(neighbour)] = found
                if found >> 3 != known >> 3:
                    to = found >> STEP_BITS & last
                    queues[unsigned(to), unsigned(filled[unsigned(to)])] = neighbour
                    filled[unsigned(to)] += 1


@kernel
def rim_lengths(path: Integers, none: int) -> tuple[Indices, Indices, Indices, Indices]:
    """Return the lengths of the paths from the cells along the four sides of a block: top, bottom, left, right."""
    nrows, ncols = path.shape[0] - 2, path.shape[1] - 2
    top, bottom = np.full(ncols, NO_WAVE, np.int64), np.full(ncols, NO_WAVE, np.int64)
    left, right = np.full(nrows, NO_WAVE, np.int64), np.full(nrows, NO_WAVE, np.int64)
    for lengths, row in ((top, 1), (bottom, nrows)):
        for col in range(ncols):
            if path[row, col + 1] != none:
                lengths[col] = np.int64(path[row, col + 1]) >> 3
    for lengths, col in ((left, 1), (right, ncols)):
        for row in range(nrows):
            if path[row + 1, col] != none:
                lengths[row] = np.int64(path[row + 1, col]) >> 3
    return top, bottom, left, right
