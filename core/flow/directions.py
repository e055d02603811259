"""D8: every cell sends its water to the neighbour that lies steepest below it, and across flats to where they end.

Directions are chosen on a surface that is filled already; no height is changed for it. Three rules settle what the
slope leaves open, a cell with several steepest neighbours or with none at all:

- ``sea``: of the steepest paths the one that is shortest down to the sea, and across a flat the shortest path too.
- ``first``: the first neighbour in the order E, SE, S, SW, W, NW, N, NE; flats drain away from higher ground and
  towards their exits, after Barnes, Lehman & Mulla (2014, doi:10.1016/j.cageo.2013.01.009).
- ``random``: the same, but drawn from the seed and the position of the cell.

None lets diagonals cross, but for ``random``. Each decision depends on heights and positions alone, so tiles and
threads change nothing.
"""

import numpy as np

from ..choices import RANDOM_TIES, SEA_TIES, TIES
from ..machine.jit import kernel, unsigned
from ..raster.domain import OUTLET, SEA, VOID
from ..raster.dtypes import working_type
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ..raster.tiles import map_tiles, tile_rows, with_rim
from ..run.progress import Progress
from .flats_by_distance import settle_by_distance, trace_open_cells, whole_steps
from .flats_by_rank import drain_flats
from .open_cells import FLAT, TIED, choose_direction

SIDE = 256
BYTES_PER_CELL = 8  # directions, open cells and distances, beside heights and domain

DIRECTIONS = [[direction for direction in range(8) if neighbours >> direction & 1] for neighbours in range(256)]
FIRST_DIRECTION = np.array([directions[0] if directions else 0 for directions in DIRECTIONS], np.int64)
SEVERAL = np.array([len(directions) > 1 for directions in DIRECTIONS])


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
def _leads_into_sea(domain, row, col, neighbours):
    """Tell whether one of these neighbours lies into the sea."""
    for direction in range(8):
        if neighbours >> direction & 1 and domain[row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]] == SEA:
            return True
    return False


@kernel
def tile_directions(heights, domain, lengths, by_distance, at_random, seed, coast, codes, neighbours, top, left):
    """Write the directions of a tile; ``heights``, ``codes`` and ``neighbours`` have a rim of one cell around it.

    Where a cell stays open, FLAT or TIED, ``neighbours`` gets the bit set of neighbours to choose from.
    """
    nrows = heights.shape[0] - 2
    ncols = heights.shape[1] - 2
    for row in range(max(top - 1, 0), min(top + nrows + 1, domain.shape[0])):
        for col in range(max(left - 1, 0), min(left + ncols + 1, domain.shape[1])):
            if domain[row, col] == VOID:
                heights[row - top + 1, col - left + 1] = np.inf
    z = heights.ravel()
    width = ncols + 2
    of_row = np.empty(ncols, np.uint8)
    levels = np.empty(ncols, np.uint8)
    for row in range(nrows):
        at = top + row
        _steepest_in_row(z[row * width : (row + 3) * width], width, lengths[at], of_row, levels)
        for col in range(ncols):
            kind = domain[at, left + col]
            if kind in (VOID, SEA):
                codes[row + 1, col + 1] = NO_DIRECTION
                continue
            level = levels[col]
            choice = np.int64(of_row[col])
            if level < 2 and coast and _leads_into_sea(domain, at, left + col, choice):
                codes[row + 1, col + 1] = ENDS
            elif level == 0 and not (SEVERAL[choice] and (by_distance or at_random)):
                codes[row + 1, col + 1] = FIRST_DIRECTION[choice]
            elif level == 0 and at_random:
                codes[row + 1, col + 1] = choose_direction(choice, True, seed, at, left + col)
            elif level > 0 and kind == OUTLET:
                codes[row + 1, col + 1] = ENDS
            else:
                codes[row + 1, col + 1] = TIED if level == 0 else FLAT
                neighbours[row + 1, col + 1] = choice if level < 2 else 0


def _in_raster(chosen, tile, ncols):
    """Return the index in the raster of the cells chosen from a tile with a rim."""
    cells = np.flatnonzero(chosen)
    row = cells // chosen.shape[1]
    return cells + row * (ncols - chosen.shape[1]) + (tile.top - 1) * ncols + tile.left - 1


def d8(filled, domain, lengths, ties=SEA_TIES, seed=0, threads=None, side=SIDE, progress=None):
    """Return the direction of every cell, and how many pits there are: hollows with no way out.

    Parameters
    ----------
    filled : 2-D array of heights; the values at voids do not matter
    domain : uint8 array of the same shape, see `core.raster.domain`
    lengths : distances in metres to the neighbours, by row, see `core.raster.grid.step_lengths`
    ties : ``sea``, ``first`` or ``random``
    """
    progress = progress or Progress()
    if ties not in TIES:
        raise ValueError(f"ties must be one of {', '.join(TIES)}, got {ties}")
    by_distance, at_random = ties == SEA_TIES, ties == RANDOM_TIES
    domain = np.require(domain, np.uint8, ["C", "W"])
    codes = np.empty(domain.shape, np.uint8)
    neighbours = np.empty(domain.shape, np.uint8)  # of open cells, by rank; or of the water from there, turned round
    ncols = domain.shape[1]
    coast = bool((domain == SEA).any())
    dtype = working_type(filled.dtype)
    lengths = np.require(lengths, np.float64, ["C", "W"])

    def work(tile):
        heights = with_rim(filled, tile, dtype, np.inf)
        inner, choice = np.full(heights.shape, NO_DIRECTION, np.uint8), np.zeros(heights.shape, np.uint8)
        how = by_distance, at_random, seed, coast
        tile_directions(heights, domain, lengths, *how, inner, choice, tile.top, tile.left)
        if by_distance:
            choice = trace_open_cells(inner, choice)
        codes[tile.window], neighbours[tile.window] = inner[1:-1, 1:-1], choice[1:-1, 1:-1]
        if not by_distance:
            return _in_raster(inner == FLAT, tile, ncols)
        choice[1:-1, 1:-1] = 0  # what remains enters other tiles
        return _in_raster(inner == ENDS, tile, ncols), _in_raster(choice > 0, tile, ncols), choice[choice > 0]

    with progress.phase("Finding the steepest neighbours", 0.4):
        tiles = [tile for row in tile_rows(domain.shape, side) for tile in row]
        parts = map_tiles(work, tiles, threads, progress)
    with progress.phase("Crossing flats", 0.6):
        if by_distance:
            ends, entered, sides = map(np.concatenate, zip(*parts))
            steps = whole_steps(lengths)
            return codes, settle_by_distance(codes, neighbours, ends, entered, sides, steps, threads, progress)
        if not any(cells.size for cells in parts):
            return codes, 0
        return codes, drain_flats(codes, neighbours, domain, tiles, parts, at_random, seed, threads, progress)
