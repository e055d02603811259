"""What flows through every cell: its own water and all that comes from above, along D8 directions.

Each tile adds up what falls inside it, from its sources down, and hands over what leaves it; so does each block of
tiles. One pass along the rims of all blocks gives what enters each, one along those of its tiles what enters these, and
that is carried down the paths from there. Numbers of cells are exact; areas and weights are added in an order that
depends on the tiles, which changes the last digits only. After Barnes (2017, doi:10.1016/j.envsoft.2017.02.022).
"""

from contextlib import nullcontext
from functools import partial

import numpy as np

from ..machine.jit import kernel, unsigned
from ..raster.domain import dilated
from ..raster.neighbours import NO_DIRECTION
from ..raster.rims import steps_of
from ..raster.storage import BAND_CELLS, in_place, made_by_rows, placed, raster_of, rows_with_rim
from ..raster.tiles import Tile, block_side, cells_within, numbered_blocks, row_bands, tiles_in_blocks, with_rim
from .rim_forests import Ways, accumulate_along, entering, forest_of, ways_through, wet_cells
from .tile_paths import cells_fed, join_rims, trace

SIDE = 256
BYTES_PER_CELL = 8  # the result
LEFT = 253  # instead of the direction of a cell around the tile


@kernel
def accumulate_in_tile(codes, own, total, top, left, tile, shape):
    """Write what flows through the cells of a tile that comes from inside it; return what the other tiles need.

    That is the cells entered and where paths lead from there (`join_rims`), the cells that are fed, and how much they
    get. ``codes`` have a rim of one cell; the tile begins at ``top``,
    ``left`` of this ``total``. ``own`` is what each cell counts for, or empty where all count for one.
    """
    height, width = tile.bottom - tile.top, tile.right - tile.left
    sums = np.zeros(codes.size, total.dtype)
    for row in range(height):
        begin = (row + 1) * (width + 2) + 1
        directed = codes[row + 1, 1:-1]
        falls = sums[begin : begin + width]
        if own.size > 0:
            for col in range(width):
                falls[col] = own[row, col] if directed[col] != NO_DIRECTION else 0
        else:
            for col in range(width):
                falls[col] = directed[col] != NO_DIRECTION
    paths = trace(codes[1:-1, 1:-1].copy(), sums)
    for row in range(height):
        begin = (row + 1) * (width + 2) + 1
        total[top + row, left : left + width] = sums[begin : begin + width]
    entered, onward, _ = join_rims(paths.codes, codes, tile, shape, np.empty((0, 0), np.int64))
    leaving, fed = cells_fed(paths.codes, tile, shape[1])
    return entered, onward, fed, sums[leaving]


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
    for cell in cells:
        at = unsigned(cell)
        carriers[at] += 1
        while carriers[at] == 1 and codes_at[at] < 8:
            at = unsigned(np.int64(at) + step[unsigned(codes_at[at])])
            carriers[at] += 1
    totals = total.ravel()
    for cell, flow in zip(cells, inflow):
        at = unsigned(cell)
        carried[at] += flow
        place = (top + cell // across - 1) * total.shape[1] + left + cell % across - 1
        while True:
            carriers[at] -= 1
            code = unsigned(codes_at[at])
            if carriers[at] > 0 or code == LEFT:
                break
            totals[unsigned(place)] += carried[at]
            if code >= 8:
                break
            to = unsigned(np.int64(at) + step[code])
            carried[to] += carried[at]
            at = to
            place += step_in_total[code]


def accumulate_d8(run, codes, cell_area=None, weights=None, side=SIDE):
    """Return what flows through every cell, its own share included; 0 where there is no direction.

    Parameters
    ----------
    codes : directions without cycles
    cell_area : what one cell of each row counts for, in any unit; 1 if it is left out
    weights : raster of what falls on each cell, by which ``cell_area`` is multiplied
    storage : where the result lies

    Without areas, and without weights or with whole ones, the result is whole: int32, or int64 where that is too small.
    """
    codes = raster_of(codes, np.uint8)
    shape, dtype = codes.shape, _sum_type(codes, cell_area, weights)
    total = run.empty(shape, dtype)
    across = block_side(shape, side)
    blocks = numbered_blocks(shape, across)
    ways, forests, inflows = run.parts(), run.parts(), run.parts()  # by the number of the block

    def share_area(job):
        number, block = job
        return number, block, None if cell_area is None else cell_area[block.top : block.bottom]

    with run.phase("Accumulating in tiles", 0.7):
        # Elsewhere cells are written once, at the end: adding up again is quicker than a second raster.
        sums = total if run.rewrites else None
        work = partial(_accumulate_block, codes, weights, sums, dtype, side, ways, forests)
        run.map(work, blocks, share_area)
    if max(shape) <= side and run.rewrites:
        return total  # nothing enters it from outside
    with run.phase("Joining tiles", 0.05):
        run.map(partial(_join_blocks, ways, inflows, across), [(len(blocks), shape)])
    with run.phase("Carrying water through tiles", 0.25):
        work = partial(_carry_through_block, codes, weights, total, not run.rewrites, side, forests, inflows)
        run.map(work, blocks, share_area)
    for parts in (ways, forests, inflows):
        parts.clear()
    return total


def accumulated_at(run, codes, cells, cell_area, side=SIDE):
    """Return what `accumulate_d8` tells of some cells, which are counted row by row, to the last digit.

    No raster is made of it: what comes from inside the tile of a cell is kept, and what enters that is added.
    """
    codes = raster_of(codes, np.uint8)
    shape, across = codes.shape, block_side(codes.shape, side)
    blocks = numbered_blocks(shape, across)
    places = _by_tile(cells, Tile(0, shape[0], 0, shape[1]), shape[1], across)
    ways, forests, inflows = run.parts(), run.parts(), run.parts()  # by the number of the block
    total = np.empty(cells.size, np.float64)

    def share(job):
        number, block = job
        return number, block, cell_area[block.top : block.bottom], cells[places[number]]

    with run.phase("Accumulating in tiles", 0.8):
        work = partial(_accumulate_to_cells, codes, side, ways, forests)
        for place, flow in zip(places, run.map(work, blocks, share)):
            total[place] = flow
    with run.phase("Joining tiles", 0.05):
        run.map(partial(_join_blocks, ways, inflows, across), [(len(blocks), shape)])
    with run.phase("Carrying water through tiles", 0.15):
        work = partial(_carry_to_cells, codes, side, forests, inflows)
        for place, flow in zip(places, run.map(work, blocks, share)):
            total[place] += flow
    for parts in (ways, forests, inflows):
        parts.clear()
    return total


def _by_tile(cells, block, ncols, side):
    """Return for each tile of a block which of some cells, all in this block, lie in it."""
    row, col = np.divmod(cells, ncols)
    number = (row - block.top) // side * -(-block.shape[1] // side) + (col - block.left) // side
    order = np.argsort(number, kind="stable")
    return np.split(order, np.searchsorted(number[order], range(1, len(tiles_in_blocks(block, side)))))


def _accumulate_block(codes, weights, sums, dtype, side, ways, forests, job):
    """Accumulate in the tiles of a block; keep the `Ways` through it, and what its own tiles need of their forest.

    The cells of each row have an area, or count as one. What comes from inside a tile is written into ``sums``, unless
    that is None.
    """
    number, block, area = job
    parts = []
    for tile in tiles_in_blocks(block, side):
        nowhere = nullcontext((np.empty(tile.shape, dtype), 0, 0))
        with nowhere if sums is None else placed(sums, tile, anew=True) as place:
            parts.append(_accumulate_tile(codes, weights, _rows_of(area, block, tile), place, tile))
    _keep_forest(parts, number, block, codes.shape[1], side, ways, forests)


def _accumulate_to_cells(codes, side, ways, forests, job):
    """Return what comes to some cells of a block from inside their tiles; keep what `_accumulate_block` does."""
    number, block, area, cells = job
    parts, flow = [], np.empty(cells.size, np.float64)
    for tile, own in zip(tiles_in_blocks(block, side), _by_tile(cells, block, codes.shape[1], side)):
        sums = np.empty(tile.shape, np.float64)
        parts.append(_accumulate_tile(codes, None, _rows_of(area, block, tile), (sums, 0, 0), tile))
        flow[own] = sums.ravel()[cells_within(cells[own], tile, codes.shape[1])]
    _keep_forest(parts, number, block, codes.shape[1], side, ways, forests)
    return flow


def _keep_forest(parts, number, block, ncols, side, ways, forests):
    """Keep the `Ways` through a block, of which the tiles have these, and what its own tiles need of their forest."""
    forest = forest_of(parts, block, ncols, side)
    ways[number], rim, _ = ways_through(forest, block, ncols)
    forests[number] = forest.cells, forest.begin, forest.following, forest.inflow, rim


def _rows_of(area, block, tile):
    """Return the areas of the rows of a tile, of those of a block; None if there are none."""
    return None if area is None else area[tile.top - block.top : tile.bottom - block.top]


def _accumulate_tile(codes, weights, area, place, tile):
    """Do `accumulate_in_tile` at a place of an array, and return the `Ways` through the tile."""
    dtype = place[0].dtype
    own = np.empty((0, 0), dtype)
    if weights is not None or area is not None:
        own = np.ones(tile.shape, dtype) if weights is None else weights[tile.window].astype(dtype, "C")
    if area is not None:
        own *= area[:, None]
    wide = with_rim(codes, tile, np.uint8, NO_DIRECTION)
    return Ways(*accumulate_in_tile(wide, own, *place, tile, codes.shape))


def _join_blocks(ways, inflows, across, job):
    """Keep for each block what enters it from other blocks."""
    count, shape = job
    parts = [Ways(*ways[number]) for number in range(count)]
    forest = forest_of(parts, Tile(0, shape[0], 0, shape[1]), shape[1], across)
    inflow = accumulate_along(forest.following, forest.inflow)
    for number, (begin, end) in enumerate(zip(forest.begin, forest.begin[1:])):
        inflows[number] = inflow[begin:end]


def _carry_through_block(codes, weights, total, anew, side, forests, inflows, job):
    """Add what enters the tiles of a block to what comes from inside them, which is added up ``anew`` or is there."""
    number, block, area = job
    for tile, wet, flow in _wet_tiles(number, block, codes.shape[1], side, forests, inflows):
        if not anew and wet.size == 0:
            continue
        with placed(total, tile, anew) as place:
            if anew:
                _accumulate_tile(codes, weights, _rows_of(area, block, tile), place, tile)
            carry_inflow(tile, wet, flow, *in_place(codes, tile), *place)


def _carry_to_cells(codes, side, forests, inflows, job):
    """Return what comes to some cells of a block from outside their tiles."""
    number, block, _, cells = job
    brought = np.zeros(cells.size, np.float64)
    tiles = _wet_tiles(number, block, codes.shape[1], side, forests, inflows)
    for own, (tile, wet, flow) in zip(_by_tile(cells, block, codes.shape[1], side), tiles):
        if own.size and wet.size:
            carried = np.zeros(tile.shape, np.float64)
            carry_inflow(tile, wet, flow, *in_place(codes, tile), carried, 0, 0)
            brought[own] = carried.ravel()[cells_within(cells[own], tile, codes.shape[1])]
    return brought


def _wet_tiles(number, block, ncols, side, forests, inflows):
    """Yield the tiles of a block, each with the cells in which water enters it, as `wet_cells` returns them."""
    cells, begin, following, inflow, rim = forests[number]
    entered = entering(following, inflow, rim, inflows[number])
    for tile, first, end in zip(tiles_in_blocks(block, side), begin, begin[1:]):
        yield tile, *wet_cells(cells, entered, first, end, tile, ncols)


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


def edge_contaminated(run, codes, ground=None, side=SIDE):
    """Return the cells whose water comes, in part, from a cell beside the edge of the raster or beside no ``ground``.

    What lies beyond may drain to them too: what was accumulated there is a least value. Ground is where there are
    directions if it is not given. The result lies in ``storage``.
    """
    if ground is None:
        ground = made_by_rows(run, codes.shape, bool, lambda rows: codes[rows] != NO_DIRECTION)
    beside = beside_edge(run, ground)
    total = accumulate_d8(run, codes, None, beside, side)
    fed = made_by_rows(run, codes.shape, bool, lambda rows: total[rows] > 0)
    run.remove(beside)
    run.remove(total)
    return fed


def beside_edge(run, ground):
    """Return, as uint8, the cells beside the edge of the raster or beside what is no ground."""

    return made_by_rows(run, ground.shape, np.uint8, lambda rows: rows_beside_edge(ground, rows).view(np.uint8))


def rows_beside_edge(ground, rows):
    """Return which cells of whole rows lie beside the edge of the raster or beside what is no ground."""
    beside = dilated(~rows_with_rim(ground, rows, False))[1:-1]
    beside[:, 0] = beside[:, -1] = True
    return beside
