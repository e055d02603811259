"""Connected cells: which cells of a map hang together, corners included, numbered from the top of the raster.

Each tile joins its own cells, the seams join tiles. While that goes on every cell points at an earlier cell of its
group, so the last one that all point at is the first of the group in row order, whatever the tiles.
"""

import numpy as np

from ..machine.groups import root_of
from ..machine.jit import kernel
from ..run.progress import Progress, Silent
from .tiles import map_tiles, tile_rows

SIDE = 256
BAND_ROWS = 64
CHUNK_CELLS = 1 << 21
DRY = -1


@kernel
def _join(first, one, other):
    one = root_of(first, one)
    other = root_of(first, other)
    if one < other:
        first[other] = one
    else:
        first[one] = other


@kernel
def join_tile(cells, first, top, bottom, left, right):
    """Join the cells of a tile; ``first`` is flat, and gets DRY where ``cells`` is False."""
    ncols = cells.shape[1]
    for row in range(top, bottom):
        for col in range(left, right):
            cell = row * ncols + col
            if not cells[row, col]:
                first[cell] = DRY
                continue
            first[cell] = cell
            above = row > top
            # The neighbour above touches the other three that the scan has passed.
            if above and cells[row - 1, col]:
                _join(first, cell, cell - ncols)
                continue
            if col > left and cells[row, col - 1]:
                _join(first, cell, cell - 1)
            elif above and col > left and cells[row - 1, col - 1]:
                _join(first, cell, cell - ncols - 1)
            if above and col + 1 < right and cells[row - 1, col + 1]:
                _join(first, cell, cell - ncols + 1)


@kernel
def join_facing(first, one, other, step, count):
    """Join two facing lines of ``count`` cells, which begin at ``one`` and ``other`` and go on by ``step``."""
    for place in range(count):
        cell = one + place * step
        if first[cell] == DRY:
            continue
        for facing in range(max(place - 1, 0), min(place + 2, count)):
            neighbour = other + facing * step
            if first[neighbour] != DRY:
                _join(first, cell, neighbour)


@kernel
def point_at_first(first, begin, end):
    """Point the cells from ``begin`` to ``end`` at the first of their group; others belong to other threads."""
    for cell in range(begin, end):
        if first[cell] != DRY:
            at = first[cell]
            while first[at] != at:
                at = first[at]
            first[cell] = at


@kernel
def number_groups(first, begin, end, count):
    """Write -1 - number at the first cell of each group; return how many there are by now."""
    for cell in range(begin, end):
        if first[cell] == cell:
            count += 1
            first[cell] = -1 - count
    return count


@kernel
def take_number(first, begin, end):
    for cell in range(begin, end):
        if first[cell] >= 0:
            first[cell] = first[first[cell]]


def label_components(cells, threads=None, side=SIDE, progress=None):
    """Return the group of each cell, 0 where ``cells`` is False, else 1, 2, … by the first cell; and their number."""
    progress = progress or Progress()
    nrows, ncols = cells.shape
    first = np.empty(cells.size, np.int32 if cells.size < 2**31 else np.int64)
    rows = tile_rows(cells.shape, side)
    bands = [(top * ncols, min(top + BAND_ROWS, nrows) * ncols) for top in range(0, nrows, BAND_ROWS)]

    def everywhere(work):
        map_tiles(lambda band: work(first, *band), bands, threads, Silent(progress))
        progress.check()

    map_tiles(lambda tile: join_tile(cells, first, *tile), [tile for row in rows for tile in row], threads, progress)
    for row in rows[1:]:
        top = row[0].top * ncols
        join_facing(first, top, top - ncols, 1, ncols)
        progress.check()
    for tile in rows[0][1:]:
        join_facing(first, tile.left, tile.left - 1, ncols, nrows)
        progress.check()
    everywhere(point_at_first)
    count = 0
    for begin in range(0, cells.size, CHUNK_CELLS):
        count = number_groups(first, begin, min(begin + CHUNK_CELLS, cells.size), count)
        progress.check()
    everywhere(take_number)
    np.invert(first, out=first)  # -1 - number becomes the number
    return first.reshape(cells.shape), count
