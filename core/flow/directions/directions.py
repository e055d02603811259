"""D8: every cell sends its water to the neighbour that lies steepest below it, and across flats to where they end.

Directions are chosen on a surface that is filled already; no height is changed for it. Three rules settle what the
slope leaves open, a cell with several steepest neighbours or with none at all:

- ``sea``: of the steepest paths the one that is shortest down to the sea, and across a flat the shortest path too.
- ``first``: the first neighbour in the order E, SE, S, SW, W, NW, N, NE; flats drain away from higher ground and
  towards their exits, after Barnes, Lehman & Mulla (2014, doi:10.1016/j.cageo.2013.01.009).
- ``random``: the same, but drawn from the seed and the position of the cell.

None lets diagonals cross, but for ``random``. Each decision depends on heights and positions alone, so tiles and
threads change nothing.

No path comes back to where it was, so nobody has to look for cycles. With `STEEPER_BY` a difference of heights that is
not 0 gives a slope that is not 0 and has its sign (no length is 2**60 metres). So what has a direction by its slope, or
by a choice among the steepest, flows to a cell that is strictly lower, and FLAT cells choose among cells as high as
they are. A cycle would lie in a flat. There either the path to where water ends gets shorter by a whole step with each
cell, or the rank gets less: the neighbour on the way to the exit counts two steps less, and one more at most for being
nearer to higher ground.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from ...arrays import Codes, Heights, Values
from ...choices import DEFAULT_TIES, TIES, Ties
from ...machine.jit import kernel, unsigned
from ...raster.domain import OUTLET, SEA, VOID
from ...raster.dtypes import working_type
from ...raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ...raster.storage import raster_of, row_with_rims
from ...raster.tiles import TILE_SIDE, block_side, numbered_blocks, tiles_within
from ...run.run import Run
from ..flats.flats_by_distance import settle_by_distance
from ..flats.flats_by_rank import drain_flats
from ..flats.open_cells import FLAT, TIED, choose_direction
from ..flats.waves import whole_steps
from ..folds.flow import NO_CELLS
from ..folds.open_paths import open_water_above

TILES_IN_BLOCK = 4  # along a side
STEEPER_BY = 2.0**-60  # of all lengths: no difference of heights is so small that a slope is rounded to none


@kernel
def _steepest_in_row(z, width, lengths, neighbours, levels):
    """Write for one row which neighbours lie steepest below each cell, and whether they lie below it at all.

    ``z`` holds this row and its two neighbours, each ``width`` cells wide; cells without data are infinitely high.
    ``neighbours`` gets the bit set of the steepest ones, ``levels`` 0 where they lie below, 1 where they lie level with
    the cell, 2 where all lie above. Flat arrays and indices that cannot be negative: so the compiler makes vector code.
    """
    across = unsigned(width)
    one = unsigned(1)
    along, aslant_below, below = lengths[0], lengths[1], lengths[2]
    aslant_above, above = lengths[5], lengths[6]
    for col in range(unsigned(neighbours.size)):
        before = unsigned(col)
        here = before + across
        after = here + across
        height = np.float64(z[here + one])
        east = height - np.float64(z[here + one + one])
        west = height - np.float64(z[here])
        south = (height - np.float64(z[after + one])) / below
        north = (height - np.float64(z[before + one])) / above
        southeast = height - np.float64(z[after + one + one])
        southwest = height - np.float64(z[after])
        northwest = height - np.float64(z[before])
        northeast = height - np.float64(z[before + one + one])
        # A division is dear: of two neighbours as far away the lower one is the steeper one.
        sideways = max(east, west) / along
        down = max(southeast, southwest) / aslant_below
        up = max(northeast, northwest) / aslant_above
        steepest = max(max(max(sideways, down), up), max(south, north))
        neighbours[before] = (
            (1 if (east >= west) & (sideways == steepest) else 0)
            | (2 if (southeast >= southwest) & (down == steepest) else 0)
            | (4 if south == steepest else 0)
            | (8 if (southwest >= southeast) & (down == steepest) else 0)
            | (16 if (west >= east) & (sideways == steepest) else 0)
            | (32 if (northwest >= northeast) & (up == steepest) else 0)
            | (64 if north == steepest else 0)
            | (128 if (northeast >= northwest) & (up == steepest) else 0)
        )
        levels[before] = 0 if steepest > 0 else (1 if steepest == 0 else 2)


@kernel
def _steepest_in_even_row(z, width, lengths, neighbours, levels):
    """Write what `_steepest_in_row` does, for a row where steps to the north are as long as to the south.

    It takes three divisions a cell where that takes five.
    """
    across = unsigned(width)
    one = unsigned(1)
    along, aslant, upright = lengths[0], lengths[1], lengths[2]
    for col in range(unsigned(neighbours.size)):
        before = unsigned(col)
        here = before + across
        after = here + across
        height = np.float64(z[here + one])
        east = height - np.float64(z[here + one + one])
        southeast = height - np.float64(z[after + one + one])
        south = height - np.float64(z[after + one])
        southwest = height - np.float64(z[after])
        west = height - np.float64(z[here])
        northwest = height - np.float64(z[before])
        north = height - np.float64(z[before + one])
        northeast = height - np.float64(z[before + one + one])
        side = max(east, west)
        corner = max(max(southeast, southwest), max(northwest, northeast))
        end = max(south, north)
        sideways = side / along
        cornerwise = corner / aslant
        endways = end / upright
        steepest = max(max(sideways, cornerwise), endways)
        neighbours[before] = (
            (1 if (east == side) & (sideways == steepest) else 0)
            | (2 if (southeast == corner) & (cornerwise == steepest) else 0)
            | (4 if (south == end) & (endways == steepest) else 0)
            | (8 if (southwest == corner) & (cornerwise == steepest) else 0)
            | (16 if (west == side) & (sideways == steepest) else 0)
            | (32 if (northwest == corner) & (cornerwise == steepest) else 0)
            | (64 if (north == end) & (endways == steepest) else 0)
            | (128 if (northeast == corner) & (cornerwise == steepest) else 0)
        )
        levels[before] = 0 if steepest > 0 else (1 if steepest == 0 else 2)


@kernel
def _leads_into_sea(domain, row, col, neighbours):
    """Tell whether one of these neighbours lies into the sea."""
    for direction in range(8):
        if neighbours >> direction & 1 and domain[row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]] == SEA:
            return True
    return False


@kernel
def tile_directions(
    heights: Heights, domain: Codes, lengths: Values, by_distance: bool, at_random: bool, seed: int, top: int, left: int
) -> tuple[Codes, Codes]:
    """Return the directions of a tile, and from which neighbours open cells may choose; it begins at ``top``, ``left``.

    All rasters have a rim of one cell around the tile. Where a cell stays open, FLAT or TIED, it has the bit set of
    neighbours to choose from. ``lengths`` are those of the rows of the tile.
    """
    nrows = heights.shape[0] - 2
    ncols = heights.shape[1] - 2
    codes = np.full(heights.shape, NO_DIRECTION, np.uint8)
    neighbours = np.zeros(heights.shape, np.uint8)
    coast = _mark_voids(heights, domain)
    one_way = not (by_distance or at_random)
    z = heights.ravel()
    width = ncols + 2
    of_row = np.empty(ncols, np.uint8)
    levels = np.empty(ncols, np.uint8)
    for row in range(nrows):
        three_rows = z[row * width : (row + 3) * width]
        if lengths[row, 1] == lengths[row, 5] and lengths[row, 2] == lengths[row, 6]:
            _steepest_in_even_row(three_rows, width, lengths[row], of_row, levels)
        else:
            _steepest_in_row(three_rows, width, lengths[row], of_row, levels)
        kinds, inner = domain[row + 1, 1 : ncols + 1], codes[row + 1, 1 : ncols + 1]
        _direct_row(kinds, of_row, levels, one_way, inner, neighbours[row + 1, 1 : ncols + 1])
        for col in range(ncols if coast else 0):
            goes_on = levels[col] < 2 and inner[col] != NO_DIRECTION
            if goes_on and _leads_into_sea(domain, row + 1, col + 1, of_row[col]):
                inner[col], neighbours[row + 1, col + 1] = ENDS, 0
        for col in range(ncols if at_random else 0):
            if inner[col] == TIED:
                inner[col] = choose_direction(of_row[col], True, seed, top + row, left + col)
                neighbours[row + 1, col + 1] = 0
    return codes, neighbours


@kernel
def _mark_voids(heights, domain):
    """Make cells without data infinitely high; return whether any cell is sea."""
    seas = 0
    for row in range(heights.shape[0]):
        of_row, kinds = heights[row], domain[row]
        for col in range(unsigned(of_row.size)):
            seas += kinds[col] == SEA
            of_row[col] = np.inf if kinds[col] == VOID else of_row[col]
    return seas > 0


@kernel
def _direct_row(kinds, steepest, levels, one_way, codes, neighbours):
    """Write the directions of one row by its `steepest` neighbours, with no look at the sea, and what open cells may.

    Small numbers and no look into tables, nor a branch: flats and slopes alternate as they like.
    """
    for col in range(unsigned(codes.size)):
        kind, level, choice = kinds[col], levels[col], steepest[col]
        others = choice & np.uint8((np.int64(choice) - 1) & 0xFF)
        lowest = choice ^ others
        direction = (
            (np.uint8(1) if lowest & np.uint8(0xAA) else np.uint8(0))
            | (np.uint8(2) if lowest & np.uint8(0xCC) else np.uint8(0))
            | (np.uint8(4) if lowest & np.uint8(0xF0) else np.uint8(0))
        )
        tied = direction if one_way | (others == 0) else np.uint8(TIED)
        level_ground = np.uint8(ENDS) if kind == OUTLET else np.uint8(FLAT)
        code = tied if level == 0 else level_ground
        code = np.uint8(NO_DIRECTION) if (kind == VOID) | (kind == SEA) else code
        codes[col] = code
        neighbours[col] = choice if ((code == TIED) | (code == FLAT)) & (level < 2) else np.uint8(0)


def d8(
    run: Run,
    filled: Heights,
    domain: Codes,
    lengths: Values,
    ties: str = DEFAULT_TIES,
    seed: int = 0,
    side: int = TILE_SIDE,
) -> tuple[Codes, int]:
    """Return the direction of every cell, and how many pits there are: hollows with no way out.

    Parameters
    ----------
    filled : raster of heights; the values at voids do not matter
    domain : uint8 raster of the same shape, see `core.raster.domain`
    lengths : distances in metres to the neighbours, by row, see `core.raster.grid.step_lengths`
    ties : ``sea``, ``first`` or ``random``
    """
    if ties not in TIES:
        raise ValueError(f"ties must be one of {', '.join(TIES)}, got {ties}")
    rule = Ties(ties, seed)
    domain = raster_of(domain, np.uint8)
    shape = domain.shape
    codes = run.empty(shape, np.uint8)
    neighbours = run.empty(shape, np.uint8)  # from which open cells can choose
    lengths = np.require(lengths, np.float64, ["C", "W"])
    work = partial(_direct_block, filled, domain, codes, neighbours, rule, side)

    def share_lengths(job):
        _, block = job
        return block, lengths[block.top : block.bottom] * STEEPER_BY

    with run.phase("Finding the steepest neighbours", 0.45):
        parts = run.map(work, numbered_blocks(shape, block_side(shape, side)), share_lengths)
    blocks, pits = TILES_IN_BLOCK * side, 0
    with run.phase("Crossing flats", 0.55):
        if not any(is_open for is_open, _ in parts):
            run.remove(neighbours)
        elif rule.by_distance:
            above = open_water_above(run.quietly(), codes, neighbours, blocks)
            run.remove(neighbours)
            del work, neighbours
            ends = np.concatenate([ends for _, ends in parts])
            codes, pits = settle_by_distance(run, codes, above, ends, whole_steps(lengths), blocks)  # fmt: skip
            run.remove(above)
        else:
            codes, pits = drain_flats(run, codes, neighbours, domain, blocks, rule.at_random, seed)
    return codes, pits


def _direct_block(filled, domain, codes, neighbours, ties, side, job):
    """Write directions of the tiles of a block, and from which neighbours open cells may choose.

    Return whether open cells are left, and where paths end, if that is asked by distance.
    """
    block, lengths = job
    told = []
    for row in tiles_within(block, side):
        rows = lengths[row[0].top - block.top : row[0].bottom - block.top]
        heights = row_with_rims(filled, row, working_type(filled.dtype), np.inf)
        for tile, *around in zip(row, heights, row_with_rims(domain, row, np.uint8, VOID)):
            told.append(_direct_tile(around, codes, neighbours, ties, tile, rows))
    return any(is_open for is_open, _ in told), np.concatenate([ends for _, ends in told])


def _direct_tile(around, codes, neighbours, ties, tile, lengths):
    """Write the directions of a tile, of which heights and domain are given with a rim; return as `_direct_block` does.

    Its steps have some ``lengths``.
    """
    heights, kinds = around
    inner, choice = tile_directions(
        heights, kinds, lengths, ties.by_distance, ties.at_random, ties.seed, tile.top, tile.left
    )
    codes[tile.window], neighbours[tile.window] = inner[1:-1, 1:-1], choice[1:-1, 1:-1]
    is_open = bool((inner == FLAT).any() or (ties.by_distance and choice.any()))
    row, col = np.divmod(np.flatnonzero(inner == ENDS) if ties.by_distance else NO_CELLS, inner.shape[1])
    return is_open, (tile.top + row - 1) * codes.shape[1] + tile.left + col - 1
