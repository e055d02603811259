"""Where the water of open cells may come by: from which neighbours it enters each cell, through all tiles.

Open cells can choose among several neighbours, all others have one receiver. What lies below open cells, turned round
from where water ends to where it comes from, is the graph in which the shortest paths are looked for. Each tile traces
it by itself, and tells of the cells on its rim by which water would leave it, and where to (`ways_out`). Along these
the rim cells are found that such water enters (`core/flow/open_rims.py`); from there tiles go on (`follow_on`).
"""

import numpy as np

from ..machine.jit import kernel, unsigned
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ..raster.rims import cell_on_raster, rim_cell, rim_size, ring_cells, steps_of
from .tile_paths import NOWHERE


@kernel
def turn_round(neighbours, above, ncols):
    """Write which neighbours of every cell can choose it.

    ``neighbours`` begins a row and a cell before ``above`` and ends as much behind it. Indices that cannot be negative,
    so that the compiler makes vector code.
    """
    across = unsigned(ncols)
    one = unsigned(1)
    for at in range(unsigned(above.size)):
        before = unsigned(at)
        here = before + across
        after = here + across
        above[before] = (
            (1 if neighbours[here + one + one] & 16 else 0)
            | (2 if neighbours[after + one + one] & 32 else 0)
            | (4 if neighbours[after + one] & 64 else 0)
            | (8 if neighbours[after] & 128 else 0)
            | (16 if neighbours[here] & 1 else 0)
            | (32 if neighbours[before] & 2 else 0)
            | (64 if neighbours[before + one] & 4 else 0)
            | (128 if neighbours[before + one + one] & 8 else 0)
        )


@kernel
def _follow(codes, above, offset, cell):
    """Note along a path, down from a cell, where water comes from, until it is known that some does."""
    while codes[cell] < 8:
        direction = np.int64(codes[cell])
        cell += offset[direction]
        noted = above[cell] > 0
        above[cell] |= 1 << (direction ^ 4)
        if noted:
            break


@kernel
def _follow_all(codes, above, ncols):
    """Note along all paths, down from cells that water of open cells may enter, where it comes from."""
    offset = steps_of(ncols)
    for cell in range(codes.size):
        if above[cell] and codes[cell] < 8:
            _follow(codes, above, offset, cell)


@kernel
def ways_out(codes, tile, ncols):
    """Return the cells on the rim of a tile, the cell that the path of each enters beyond it, and from which side.

    They are counted over the raster of ``ncols`` columns; NOWHERE where the path ends, or comes to an open cell, before
    it leaves the tile. ``codes`` have a rim of cells without a direction. The side is a bit, as in a bit set of
    neighbours.
    """
    height, width = tile.bottom - tile.top, tile.right - tile.left
    across = codes.shape[1]
    code_at = codes.ravel()
    offset = steps_of(across)
    cells = np.empty(rim_size(height, width), np.int64)
    beyond = np.full(cells.size, NOWHERE, np.int64)
    sides = np.zeros(cells.size, np.uint8)
    met = np.full(code_at.size, NOWHERE, np.int32)  # the first path that has come by
    for index in range(cells.size):
        row, col = rim_cell(index, height, width)
        cells[index] = (tile.top + row) * ncols + tile.left + col
        at = (row + 1) * across + col + 1
        while met[at] == NOWHERE and code_at[at] < 8:
            met[at] = index
            to = at + offset[code_at[at]]
            if code_at[to] == NO_DIRECTION:
                beyond[index] = cell_on_raster(to, tile, ncols)
                sides[index] = 1 << (np.int64(code_at[at]) ^ 4)
                break
            at = to
        if beyond[index] == NOWHERE and met[at] != NOWHERE:
            beyond[index] = beyond[met[at]]
            sides[index] = sides[met[at]]
    return cells, beyond, sides


@kernel
def trace_open_cells(codes, neighbours, tile, shape):
    """Return from which neighbours water may come that some open cell of a tile has sent: a bit set for each cell.

    Return also the tile's `OpenWays` (`core/flow/open_rims.py`): `ways_out`, the cells around it that such water
    enters, and from which sides; and the cells of the raster where paths end. ``codes`` and ``neighbours`` of the tile
    have a rim of one cell without a direction, the result notes what enters it.
    """
    across = codes.shape[1]
    wide = np.zeros(codes.size + 2 * (across + 1), np.uint8)
    wide[across + 1 : across + 1 + codes.size] = neighbours.ravel()
    above = np.empty(codes.size, np.uint8)
    turn_round(wide, above, across)
    _follow_all(codes.ravel(), above, across)
    fed = ring_cells(tile, shape)
    sides = np.empty(fed.size, np.uint8)
    count = 0
    for index in range(fed.size):
        entering = above[fed[index]]
        if entering > 0:
            fed[count], sides[count] = cell_on_raster(fed[index], tile, shape[1]), entering
            count += 1
    ways = *ways_out(codes, tile, shape[1]), fed[:count], sides[:count]
    return above.reshape(codes.shape), ways, ends_of(codes, tile, shape[1])


@kernel
def ends_of(codes, tile, ncols):
    """Return the cells of a raster of ``ncols`` columns where paths end in a tile; its ``codes`` have a rim."""
    found = np.empty(np.count_nonzero(codes == ENDS), np.int64)
    count = 0
    for row in range(codes.shape[0] if found.size > 0 else 0):
        for col in range(codes.shape[1]):
            if codes[row, col] == ENDS:
                found[count] = (tile.top + row - 1) * ncols + tile.left + col - 1
                count += 1
    return found


@kernel
def follow_on(tile, cells, sides, codes, code_row, code_col, above, top, left):
    """Go on in a tile from cells that paths enter from other tiles; ``sides`` are the neighbours they come from.

    The cells are counted row by row with a ring of cells around the tile, which begins at ``code_row``, ``code_col`` of
    these ``codes`` and at ``top``, ``left`` of the raster ``above``.
    """
    height, width = tile.bottom - tile.top, tile.right - tile.left
    for index in range(cells.size):
        row, col = cells[index] // (width + 2) - 1, cells[index] % (width + 2) - 1
        side = np.int64(sides[index])
        while 0 <= row < height and 0 <= col < width:
            noted = above[top + row, left + col] > 0
            above[top + row, left + col] |= side
            direction = np.int64(codes[code_row + row, code_col + col])
            if noted or direction >= 8:
                break
            row += ROW_OFFSETS[direction]
            col += COLUMN_OFFSETS[direction]
            side = 1 << (direction ^ 4)
