"""Water that runs in a circle: a direction raster with a cycle is none, and every walk along it would never end.

Each tile follows its paths until they end or leave it, which finds the cycles inside. What is left of it is, for every
cell of its rim, the cell where the path from there enters another tile. Cycles of that small graph are all others.
"""

import numpy as np

from ..machine.jit import kernel
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..raster.rims import cell_of, node_at, node_count, rim_cell, rim_size, steps_of
from ..raster.tiles import map_tiles, tile_rows
from ..run.progress import Progress

SIDE = 256
BYTES_PER_CELL = 1  # the graph of the rims, for tiles of this side
STEPS_AT_ONCE = 1 << 20  # nodes or cells walked between two looks at the cancel button

UNKNOWN = -3  # marks of a cell whose path has not been followed,
WALKING = -2  # is being followed,
INSIDE = -1  # ends in the tile
NOWHERE = -1  # instead of a node: the path ends before it enters another tile


@kernel
def trace_cycles(codes, top, bottom, left, right, side, entered):
    """Follow all paths of a tile; return the first cell that lies on a cycle inside it, or -1.

    For every cell on the rim of the tile ``entered`` takes the node where the path from it enters another tile.
    """
    nrows, ncols = codes.shape
    width = right - left + 2  # the tile with a rim of one cell: who steps on it has left
    size = (bottom - top + 2) * width
    step = steps_of(width)
    code_at = np.empty(size, np.uint8)
    leaves = np.empty(size, np.int32)  # the cell of the wide tile on which the path steps when it leaves
    leaves[:] = np.arange(size)
    for row in range(top, bottom):
        of_row = codes[row, left:right]
        begin = (row - top + 1) * width + 1
        for col in range(right - left):
            code_at[begin + col] = of_row[col]
            leaves[begin + col] = UNKNOWN if of_row[col] < 8 else INSIDE

    first = -1
    for row in range(top, bottom):
        begin = (row - top + 1) * width + 1
        for cell in range(begin, begin + right - left):
            if leaves[cell] != UNKNOWN:
                continue
            at = cell + step[code_at[cell]]
            if leaves[at] != UNKNOWN:
                leaves[cell] = leaves[at]
                continue
            at = cell
            while leaves[at] == UNKNOWN:
                leaves[at] = WALKING
                at += step[code_at[at]]
            goal = leaves[at]
            if goal == WALKING:
                goal = INSIDE
                start = at
                while True:
                    found = (top + at // width - 1) * ncols + left + at % width - 1
                    if first < 0 or found < first:
                        first = found
                    at += step[code_at[at]]
                    if at == start:
                        break
            at = cell
            while leaves[at] == WALKING:
                leaves[at] = goal
                at += step[code_at[at]]

    for place in range(rim_size(bottom - top, right - left)):
        down, across = rim_cell(place, bottom - top, right - left)
        goal = leaves[(down + 1) * width + across + 1]
        node = NOWHERE
        if goal != INSIDE:
            r = top + goal // width - 1
            c = left + goal % width - 1
            if 0 <= r < nrows and 0 <= c < ncols:
                node = node_at(r, c, nrows, ncols, side)
        entered[node_at(top + down, left + across, nrows, ncols, side)] = node
    return first


@kernel
def mark_nodes(entered, marks, start, stop):
    """Follow the paths from nodes ``start:stop``; return one node of each cycle that is met for the first time.

    ``marks`` keeps what is known from one call to the next: 0 nothing, 1 on the present path, 2 done.
    """
    on_cycle = np.empty(stop - start, np.int64)
    count = 0
    for node in range(start, stop):
        at = node
        while at != NOWHERE and marks[at] == 0:
            marks[at] = 1
            at = entered[at]
        if at != NOWHERE and marks[at] == 1:
            on_cycle[count] = at
            count += 1
        at = node
        while at != NOWHERE and marks[at] == 1:
            marks[at] = 2
            at = entered[at]
    return on_cycle[:count]


@kernel
def walk_on(codes, at, goal, least, steps):
    """Follow a path from the cell ``at`` for some steps, or to ``goal``; return the cell and the least one met."""
    ncols = codes.shape[1]
    for _ in range(steps):
        code = codes[at // ncols, at % ncols]
        at += ROW_OFFSETS[code] * ncols + COLUMN_OFFSETS[code]
        least = min(least, at)
        if at == goal:
            break
    return at, least


def find_cycle(codes, threads=None, side=SIDE, progress=None):
    """Return the first cell, row by row, that lies on a cycle of the directions ``codes``, or -1 when there is none."""
    progress = progress or Progress()
    codes = np.require(codes, np.uint8, ["C", "W"])
    nrows, ncols = codes.shape
    entered = np.full(node_count(codes.shape, side), NOWHERE, np.int64)
    tiles = [tile for row in tile_rows(codes.shape, side) for tile in row]

    def trace(tile):
        return trace_cycles(codes, *tile, side, entered)

    found = [cell for cell in map_tiles(trace, tiles, threads, progress) if cell >= 0]
    marks = np.zeros(entered.size, np.uint8)
    for start in range(0, entered.size, STEPS_AT_ONCE):
        for node in mark_nodes(entered, marks, start, min(start + STEPS_AT_ONCE, entered.size)):
            found.append(_least_on_cycle(codes, cell_of(node, nrows, ncols, side), progress))
        progress.check()
    return int(min(found, default=-1))


def _least_on_cycle(codes, start, progress):
    """Return the first cell of the cycle through a cell."""
    at = least = start
    while True:
        at, least = walk_on(codes, at, start, least, STEPS_AT_ONCE)
        if at == start:
            return least
        progress.check()
