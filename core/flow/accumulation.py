"""What flows through every cell: its own water and all that comes from above, along D8 directions.

Each tile adds up what falls inside it, from its sources down, and hands over what leaves it. One pass along the rims of
all tiles gives what enters each; that is carried down the paths from there. Numbers of cells are exact; areas and
weights are added in an order that depends on the tiles, which changes the last digits only. After Barnes (2017,
doi:10.1016/j.envsoft.2017.02.022).
"""

from functools import partial

import numpy as np

from ..machine.jit import kernel
from ..raster.domain import dilated
from ..raster.neighbours import COLUMN_OFFSETS, NO_DIRECTION, ROW_OFFSETS
from ..raster.rims import is_beyond, node_at, rim_cell, rim_size, some_rim_nodes, steps_of
from ..raster.storage import BAND_CELLS, IN_MEMORY, in_place, made_by_rows, placed, raster_of, rows_with_rim
from ..raster.tiles import row_bands, tile_rows, with_rim
from ..run.progress import Progress
from .tile_paths import NOWHERE, forest_of, join_rims, trace

SIDE = 256
BYTES_PER_CELL = 8  # the result
LEFT = 253  # instead of the direction of a cell around the tile


@kernel
def add_up(paths, sums):
    """Add what each cell of a tile holds to its receiver, from sources down."""
    for index in range(paths.cells.size):
        sums[paths.receivers[index]] += sums[paths.cells[index]]


@kernel
def hand_over(paths, sums, tile, shape, side):
    """Return the rim cells of other tiles that a tile feeds, and with how much."""
    height, width = tile.bottom - tile.top, tile.right - tile.left
    across = width + 2
    fed = np.empty(rim_size(height, width), np.int64)
    flow = np.empty(fed.size, sums.dtype)
    count = 0
    for index in range(fed.size):
        row, col = rim_cell(index, height, width)
        at = (row + 1) * across + col + 1
        code = paths.codes[at]
        if code < 8 and is_beyond(row, col, code, height, width):
            row += tile.top + ROW_OFFSETS[code]
            col += tile.left + COLUMN_OFFSETS[code]
            fed[count] = node_at(row, col, shape[0], shape[1], side)
            flow[count] = sums[at]
            count += 1
    return fed[:count], flow[:count]


@kernel
def pour(flow, fed, inflow):
    """Add what one tile hands over to what enters the others."""
    for index in range(fed.size):
        inflow[fed[index]] += flow[index]


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
def accumulate_in_tile(codes, own, total, top, left, tile, shape, side):
    """Write what flows through the cells of a tile that comes from inside it; return what the other tiles need.

    That is what `join_rims` and `hand_over` tell. ``codes`` have a rim of one cell; the tile begins at ``top``,
    ``left`` of this ``total``. ``own`` is what each cell counts for, or empty where all count for one.
    """
    height, width = tile.bottom - tile.top, tile.right - tile.left
    paths = trace(codes[1:-1, 1:-1].copy())
    sums = np.zeros(paths.codes.size, total.dtype)
    for row in range(height):
        begin = (row + 1) * (width + 2) + 1
        for col in range(width):
            if paths.codes[begin + col] != NO_DIRECTION:
                sums[begin + col] = own[row, col] if own.size > 0 else 1
    add_up(paths, sums)
    for row in range(height):
        begin = (row + 1) * (width + 2) + 1
        total[top + row, left : left + width] = sums[begin : begin + width]
    return join_rims(paths, codes, tile, shape, side), hand_over(paths, sums, tile, shape, side)


@kernel
def carry_inflow(tile, cells, inflow, codes, code_row, code_col, total, top, left):
    """Add what enters a tile through some of its cells to all cells on their way through it.

    The cells are counted row by row with a ring of cells around the tile, and no two are the same. The tile begins at
    ``code_row``, ``code_col`` of these ``codes`` and at ``top``, ``left`` of this ``total``.
    """
    height, width = tile.bottom - tile.top, tile.right - tile.left
    across = width + 2
    codes_at = np.full((height + 2) * across, LEFT, np.uint8)
    for row in range(height):
        begin = (row + 1) * across + 1
        codes_at[begin : begin + width] = codes[code_row + row, code_col : code_col + width]
    carriers = np.zeros(codes_at.size, np.uint8)  # waters that have yet to reach a cell
    carried = np.zeros(codes_at.size, total.dtype)
    step, step_in_total = steps_of(across), steps_of(total.shape[1])
    for at in cells:
        carriers[at] += 1
        while carriers[at] == 1 and codes_at[at] < 8:
            at += step[codes_at[at]]
            carriers[at] += 1
    totals = total.ravel()
    for at, flow in zip(cells, inflow):
        carried[at] += flow
        place = (top + at // across - 1) * total.shape[1] + left + at % across - 1
        while True:
            carriers[at] -= 1
            code = codes_at[at]
            if carriers[at] > 0 or code == LEFT:
                break
            totals[place] += carried[at]
            if code >= 8:
                break
            to = at + step[code]
            carried[to] += carried[at]
            at = to
            place += step_in_total[code]


def accumulate_d8(codes, cell_area=None, weights=None, threads=None, side=SIDE, progress=None, storage=IN_MEMORY):
    """Return what flows through every cell, its own share included; 0 where there is no direction.

    Parameters
    ----------
    codes : directions without cycles
    cell_area : what one cell of each row counts for, in any unit; 1 if it is left out
    weights : raster of what falls on each cell, by which ``cell_area`` is multiplied
    storage : where the result lies

    Without areas, and without weights or with whole ones, the result is whole: int32, or int64 where that is too small.
    """
    progress = progress or Progress()
    codes = raster_of(codes, np.uint8)
    shape, dtype = codes.shape, _sum_type(codes, cell_area, weights)
    total = storage.empty(shape, dtype)
    tiles = [tile for row in tile_rows(shape, side) for tile in row]

    def share_inflow(tile):
        cells, nodes = some_rim_nodes(wet, tile, shape, side)
        return tile, cells, inflow[nodes]

    def share_area(tile):
        return tile, None if cell_area is None else cell_area[tile.top : tile.bottom]

    with progress.phase("Accumulating in tiles", 0.7):
        work = partial(_accumulate_tile, codes, weights, total, side)
        joined, handed_over = zip(*storage.map(work, tiles, threads, progress, share_area))
    if len(tiles) == 1:
        return total  # nothing enters it from outside
    with progress.phase("Joining tiles", 0.05):
        entered = forest_of(joined, shape, side)
        inflow = np.zeros(entered.size, dtype)
        for fed, flow in handed_over:
            pour(flow, fed, inflow)
        accumulate_rims(entered, inflow)
        wet = inflow != 0
    with progress.phase("Carrying water through tiles", 0.25), storage.renewed(total) as of_all:
        storage.map(partial(_carry_on, codes, total, of_all), tiles, threads, progress, share_inflow)
    return of_all


def _accumulate_tile(codes, weights, total, side, job):
    """Do `accumulate_in_tile`; the cells of each row have an area, or count as one."""
    tile, area = job
    own = np.empty((0, 0), total.dtype)
    if weights is not None or area is not None:
        own = np.ones(tile.shape, total.dtype) if weights is None else weights[tile.window].astype(total.dtype, "C")
    if area is not None:
        own *= area[:, None]
    wide = with_rim(codes, tile, np.uint8, NO_DIRECTION)
    with placed(total, tile, anew=True) as place:
        return accumulate_in_tile(wide, own, *place, tile, codes.shape, side)


def _carry_on(codes, total, of_all, job):
    """Add what enters a tile through some of its cells to what comes from inside it."""
    tile, cells, inflow = job
    if cells.size or of_all is not total:
        with placed(total, tile, new=of_all) as place:
            carry_inflow(tile, cells, inflow, *in_place(codes, tile), *place)


def _sum_type(codes, cell_area, weights):
    """Return the type of the sums."""
    if cell_area is not None or (weights is not None and weights.dtype.kind == "f"):
        return np.float64
    heaviest = 1
    if weights is not None and weights.dtype != bool:
        bands = (weights[band] for band in row_bands(weights.shape, BAND_CELLS))
        heaviest = max(max(abs(int(band.min())), int(band.max())) for band in bands)
    return np.int32 if codes.size * heaviest < 2**31 else np.int64


def in_unit(unit, sums):
    """Return sums in another unit, which is as large as so many of theirs."""
    return sums / unit


def fallen_on_rows(drained, weights=None):
    """Return what falls on the cells that water comes from in each of some rows; without weights how many there are."""
    if weights is None:
        return drained.sum(axis=1)
    return np.sum(weights, axis=1, where=drained)


def edge_contaminated(codes, ground=None, threads=None, side=SIDE, progress=None, storage=IN_MEMORY):
    """Return the cells whose water comes, in part, from a cell beside the edge of the raster or beside no ``ground``.

    What lies beyond may drain to them too: what was accumulated there is a least value. Ground is where there are
    directions if it is not given. The result lies in ``storage``.
    """
    if ground is None:
        ground = made_by_rows(storage, codes.shape, bool, lambda rows: codes[rows] != NO_DIRECTION)
    beside = beside_edge(ground, storage)
    total = accumulate_d8(codes, None, beside, threads, side, progress, storage)
    fed = made_by_rows(storage, codes.shape, bool, lambda rows: total[rows] > 0)
    storage.remove(beside)
    storage.remove(total)
    return fed


def beside_edge(ground, storage=IN_MEMORY):
    """Return, as uint8, the cells beside the edge of the raster or beside what is no ground."""

    def of_rows(rows):
        beside = dilated(~rows_with_rim(ground, rows, False))[1:-1]
        beside[:, 0] = beside[:, -1] = True
        return beside.view(np.uint8)

    return made_by_rows(storage, ground.shape, np.uint8, of_rows)
