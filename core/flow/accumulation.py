"""What flows through every cell: its own water and all that comes from above, along D8 directions.

Each tile adds up what falls inside it, from its sources down, and hands over what leaves it. One pass along the rims of
all tiles gives what enters each; that is carried down the paths from there. Numbers of cells are exact; areas and
weights are added in an order that depends on the tiles, which changes the last digits only. After Barnes (2017,
doi:10.1016/j.envsoft.2017.02.022), and Zhou, Wei & Fu (2019, doi:10.1007/s11442-019-1688-5) inside a tile.
"""

import numpy as np

from ..machine.jit import kernel, unsigned
from ..raster.domain import dilated
from ..raster.neighbours import NO_DIRECTION
from ..raster.rims import is_beyond, node_at, node_count, rim_cell, rim_size, ring_cell, steps_of
from ..raster.tiles import map_tiles, tile_rows, with_rim
from ..run.progress import Progress

SIDE = 256
BYTES_PER_CELL = 8  # the result
NOWHERE = -1
BEYOND = 254  # instead of how many neighbours a cell waits for


@kernel
def _count_upstream(codes, width, waiting):
    """Write how many neighbours lead to each cell of a row; ``codes`` holds it and those beside it, ``width`` wide."""
    across = unsigned(width)
    one = unsigned(1)
    for col in range(unsigned(waiting.size)):
        before = unsigned(col)
        here = before + across
        after = here + across
        waiting[before] = (
            (1 if codes[here] == 0 else 0)
            + (1 if codes[before] == 1 else 0)
            + (1 if codes[before + one] == 2 else 0)
            + (1 if codes[before + one + one] == 3 else 0)
            + (1 if codes[here + one + one] == 4 else 0)
            + (1 if codes[after + one + one] == 5 else 0)
            + (1 if codes[after + one] == 6 else 0)
            + (1 if codes[after] == 7 else 0)
        )


@kernel
def accumulate_tile(wide, own, total, top, left, side, entered):
    """Accumulate inside one tile; return the rim cells of other tiles that it feeds, and with how much.

    ``wide`` holds the codes of the tile and a rim around it, which is blanked; ``own`` what each cell adds. For cells
    that water enters from other tiles, ``entered`` takes the rim cell where it enters the next.
    """
    nrows, ncols = total.shape
    height, width = own.shape
    across = width + 2
    codes = wide.ravel()
    step = steps_of(across)
    ring = 2 * (across + height)
    entries = np.empty(ring, np.int64)
    nentries = 0
    for place in range(ring):
        row, col = ring_cell(place, height, width)
        cell = (row + 1) * across + col + 1
        if codes[cell] < 8:
            at = cell + step[codes[cell]]
            if 0 < at // across <= height and 0 < at % across <= width:
                entries[nentries] = at
                nentries += 1
        codes[cell] = NO_DIRECTION

    # One cell more than the tile and its rim takes what goes nowhere. Cells beyond the tile wait for ever.
    nowhere = codes.size
    waiting = np.full(codes.size + 1, BEYOND, np.uint8)
    sums = np.zeros(codes.size + 1, own.dtype)
    for row in range(height):
        begin = (row + 1) * across + 1
        _count_upstream(codes[row * across : (row + 3) * across], across, waiting[begin : begin + width])
        sums[begin : begin + width] = own[row]
    # From the sources down, one step for all cells at a time: no branch that the processor would have to guess, and the
    # next cell need not wait for this one.
    queue = np.empty(codes.size + 1, np.int32)
    back = 0
    for row in range(height):
        begin = (row + 1) * across + 1
        for cell in range(begin, begin + width):
            queue[back] = cell
            back += waiting[cell] == 0
    front = 0
    while front < back:
        at = queue[front]
        front += 1
        code = codes[at]
        to = at + step[code] if code < 8 else nowhere
        sums[to] += sums[at]
        waiting[to] -= code < 8
        queue[back] = to
        back += waiting[to] == 0
    for row in range(height):
        begin = (row + 1) * across + 1
        total[top + row, left : left + width] = sums[begin : begin + width]

    fed = np.empty(2 * (width + height), np.int64)
    flow = np.empty(2 * (width + height), own.dtype)
    nfed = 0
    for place in range(rim_size(height, width)):
        row, col = rim_cell(place, height, width)
        at = (row + 1) * across + 1 + col
        if codes[at] < 8 and is_beyond(row, col, codes[at], height, width):
            to = at + step[codes[at]]
            fed[nfed] = node_at(top + to // across - 1, left + to % across - 1, nrows, ncols, side)
            flow[nfed] = sums[at]
            nfed += 1

    comes_by = np.zeros(codes.size, np.int32)  # 1 more than the entry whose path a cell lies on
    leaves = np.full(nentries + 1, NOWHERE, np.int64)
    for place in range(nentries):
        at = entries[place]
        while comes_by[at] == 0:
            comes_by[at] = place + 1
            code = codes[at]
            if code >= 8:
                break
            to = at + step[code]
            if is_beyond(at // across - 1, at % across - 1, code, height, width):
                leaves[place] = node_at(top + to // across - 1, left + to % across - 1, nrows, ncols, side)
                break
            at = to
        leaves[place] = leaves[comes_by[at] - 1]
        at = entries[place]
        entered[node_at(top + at // across - 1, left + at % across - 1, nrows, ncols, side)] = leaves[place]
    return fed[:nfed], flow[:nfed]


@kernel
def accumulate_rims(entered, inflow):
    """Hand what enters each rim cell on to the next one that it enters, from above down."""
    waiting = np.zeros(entered.size, np.int32)
    for node in range(entered.size):
        if entered[node] != NOWHERE:
            waiting[entered[node]] += 1
    for node in range(entered.size):
        at = node
        while at != NOWHERE and waiting[at] == 0:
            waiting[at] = -1
            to = entered[at]
            if to != NOWHERE:
                inflow[to] += inflow[at]
                waiting[to] -= 1
            at = to


@kernel
def carry_inflow(codes, total, inflow, top, bottom, left, right, side):
    """Add what enters a tile to all cells on its way through it."""
    nrows, ncols = total.shape
    across = right - left
    step = steps_of(across)
    height = bottom - top
    entries = np.empty(rim_size(height, across), np.int64)
    nentries = 0
    for place in range(entries.size):
        row, col = rim_cell(place, height, across)
        entries[nentries] = row * across + col
        nentries += inflow[node_at(top + row, left + col, nrows, ncols, side)] != 0
    if nentries == 0:
        return
    carriers = np.zeros(height * across, np.uint8)  # waters that have yet to reach a cell
    carried = np.zeros(height * across, total.dtype)
    for place in range(nentries):
        at = entries[place]
        while True:
            carriers[at] += 1
            row, col = at // across, at % across
            code = codes[top + row, left + col]
            if carriers[at] > 1 or code >= 8 or is_beyond(row, col, code, height, across):
                break
            at += step[code]
    for place in range(nentries):
        at = entries[place]
        carried[at] += inflow[node_at(at // across + top, at % across + left, nrows, ncols, side)]
        while True:
            carriers[at] -= 1
            if carriers[at] > 0:
                break
            row, col = at // across, at % across
            total[top + row, left + col] += carried[at]
            code = codes[top + row, left + col]
            if code >= 8 or is_beyond(row, col, code, height, across):
                break
            carried[at + step[code]] += carried[at]
            at += step[code]


def accumulate_d8(codes, cell_area=None, weights=None, threads=None, side=SIDE, progress=None):
    """Return what flows through every cell, its own share included; 0 where there is no direction.

    Parameters
    ----------
    codes : directions without cycles
    cell_area : what one cell of each row counts for, in any unit; 1 if it is left out
    weights : 2-D array of what falls on each cell, by which ``cell_area`` is multiplied

    Without areas, and without weights or with whole ones, the result is whole: int32, or int64 where that is too small.
    """
    progress = progress or Progress()
    codes = np.require(codes, np.uint8, ["C", "W"])
    dtype = _sum_type(codes.size, cell_area, weights)
    total = np.empty(codes.shape, dtype)
    tiles = [tile for row in tile_rows(codes.shape, side) for tile in row]
    entered = np.full(node_count(codes.shape, side), NOWHERE, np.int64)

    def own(tile):
        values = np.ones(tile.shape, dtype) if weights is None else weights[tile.window].astype(dtype)
        if cell_area is not None:
            values *= cell_area[tile.top : tile.bottom, None]
        values[codes[tile.window] == NO_DIRECTION] = 0
        return values

    def inside(tile):
        wide = with_rim(codes, tile, np.uint8, NO_DIRECTION)
        return accumulate_tile(wide, own(tile), total, tile.top, tile.left, side, entered)

    with progress.phase("Accumulating in tiles", 0.7):
        handed_over = map_tiles(inside, tiles, threads, progress)
    with progress.phase("Joining tiles", 0.05):
        inflow = np.zeros(entered.size, dtype)
        for fed, flow in handed_over:
            np.add.at(inflow, fed, flow)
        accumulate_rims(entered, inflow)
    with progress.phase("Carrying water through tiles", 0.25):
        map_tiles(lambda tile: carry_inflow(codes, total, inflow, *tile, side), tiles, threads, progress)
    return total


def _sum_type(size, cell_area, weights):
    """Return the type of the sums."""
    if cell_area is not None or (weights is not None and weights.dtype.kind == "f"):
        return np.float64
    heaviest = 1 if weights is None or weights.dtype == bool else max(abs(int(weights.min())), int(weights.max()))
    return np.int32 if size * heaviest < 2**31 else np.int64


def edge_contaminated(codes, ground=None, threads=None, side=SIDE, progress=None):
    """Return the cells whose water comes, in part, from a cell beside the edge of the raster or beside no ``ground``.

    What lies beyond may drain to them too: what was accumulated there is a least value. Ground is where there are
    directions if it is not given.
    """
    beside = beside_edge(codes != NO_DIRECTION if ground is None else ground)
    return accumulate_d8(codes, weights=beside, threads=threads, side=side, progress=progress) > 0


def beside_edge(ground):
    """Return, as uint8, the cells beside the edge of the raster or beside what is no ground."""
    beside = dilated(~ground)
    for rim in (np.s_[0], np.s_[-1], np.s_[:, 0], np.s_[:, -1]):
        beside[rim] = True
    return beside.view(np.uint8)
