"""The exact fill: every cell rises to the lowest level from which its water can still leave, and no further.

Each tile is reduced to its basins and passes, then to the basins that touch its rim; one small graph of all rims gives
the level at which each of those drains; a last look at the tile raises the cells. Levels are heights of the raster
itself, only compared and never computed, so the result is the same whatever the tiles and threads.

The division of a raster into tiles that are joined by a graph of their rims follows Barnes (2016,
doi:10.1016/j.cageo.2016.07.001).
"""

from typing import NamedTuple

import numpy as np

from ..domain import LAND, VOID
from ..progress import Progress
from ..tiles import map_tiles, tile_rows
from .basins import LARGEST_SIDE, OUTSIDE, contract, label_basins, seam_passes

SIDE = 256  # a tile and its workspace fit the second-level cache
BYTES_PER_CELL = 3  # labels and the graph, beside the heights before and after


class Rim(NamedTuple):
    """What a tile tells the others: heights and basins along its four sides, and the passes between those basins."""

    heights: dict
    basins: dict
    count: int
    a: np.ndarray
    b: np.ndarray
    height: np.ndarray


class TileBasins(NamedTuple):
    """What a tile keeps for itself: for each of its basins the rim basin it drains to and over what level."""

    anchor: np.ndarray
    level: np.ndarray
    rim: Rim


SIDES = {"top": np.s_[0], "bottom": np.s_[-1], "left": np.s_[:, 0], "right": np.s_[:, -1]}


def working_type(dtype):
    """Return the float type that holds every height of ``dtype`` unchanged."""
    return np.float32 if np.can_cast(dtype, np.float32, "safe") else np.float64


def fill(z, domain, threads=None, side=SIDE, progress=None):
    """Return ``z`` with its depressions filled, and how many land cells have no way out and were left as they are.

    Parameters
    ----------
    z : 2-D array of any real type; the values at voids do not matter
    domain : uint8 array of the same shape, see `core.domain`
    threads : number of threads, all processors by default
    side : side of the tiles in cells, at most 510; changes nothing in the result
    """
    if not 1 <= side <= LARGEST_SIDE:
        raise ValueError(f"the side of a tile must be between 1 and {LARGEST_SIDE} cells, got {side}")
    progress = progress or Progress()
    rows = tile_rows(z.shape, side)
    tiles = [tile for row in rows for tile in row]
    labels = np.empty(z.shape, np.uint16)
    filled = np.empty_like(z)

    def reduce_tile(tile):
        return _reduce_tile(z[tile.window], domain[tile.window], labels[tile.window])

    def raise_tile(job):
        tile, basins, levels = job
        return _raise_tile(
            z[tile.window], domain[tile.window], labels[tile.window], basins, levels, filled[tile.window]
        )

    with progress.phase("Finding basins and passes", 0.75):
        reduced = map_tiles(reduce_tile, tiles, threads, progress)
    with progress.phase("Finding spill levels", 0.05):
        levels = _rim_levels([basins.rim for basins in reduced], len(rows), len(rows[0]), threads, progress)
    with progress.phase("Raising depressions", 0.2):
        stranded = map_tiles(raise_tile, list(zip(tiles, reduced, levels)), threads, progress)
    return filled, sum(stranded)


def _reduce_tile(z, domain, labels):
    """Label the basins of one tile and reduce them to those on its rim."""
    heights = np.empty((z.shape[0] + 2, z.shape[1] + 2), working_type(z.dtype))
    inner = heights[1:-1, 1:-1]
    inner[...] = z
    for cells in SIDES.values():
        heights[cells] = np.nan
    domain = np.ascontiguousarray(domain)
    voids = domain == VOID
    if voids.any():
        inner[voids] = np.nan
    own = np.empty(z.shape, np.uint16)
    count, a, b, height = label_basins(heights, domain, own, np.empty(z.shape, np.uint8))
    labels[...] = own

    exposed = np.zeros(count, np.bool_)
    exposed[OUTSIDE] = True
    for cells in SIDES.values():
        exposed[own[cells]] = True
    anchor, level, kept = contract(exposed, a, b, height, np.argsort(height))
    # Rim basins are numbered without gaps; OUTSIDE keeps its 0.
    number = np.cumsum(exposed, dtype=np.int32) - 1
    sides = {name: np.where(domain[cells] == VOID, -1, number[own[cells]]) for name, cells in SIDES.items()}
    rim = Rim(
        {name: inner[cells].copy() for name, cells in SIDES.items()},
        {name: basins.astype(np.int32) for name, basins in sides.items()},
        int(number[-1]) + 1,
        number[anchor[a[kept]]],
        number[anchor[b[kept]]],
        height[kept],
    )
    return TileBasins(np.where(anchor < 0, -1, number[anchor]), level, rim)


def _rim_levels(rims, nrows, ncols, threads, progress):
    """Solve the graph of all rims: return, for each tile, the level of each of its rim basins."""
    first = np.cumsum([0] + [rim.count - 1 for rim in rims])

    def everywhere(tile, basins):
        return np.where(basins > OUTSIDE, basins + first[tile], basins).astype(np.int32)

    def line(tiles, side):
        heights = np.concatenate([rims[tile].heights[side] for tile in tiles])
        return heights, np.concatenate([everywhere(tile, rims[tile].basins[side]) for tile in tiles])

    def seam(job):
        tiles, side, facing_tiles, facing_side = job
        return seam_passes(*line(tiles, side), *line(facing_tiles, facing_side))

    grid = np.arange(nrows * ncols).reshape(nrows, ncols)
    seams = [(grid[row], "bottom", grid[row + 1], "top") for row in range(nrows - 1)]
    seams += [(grid[:, col], "right", grid[:, col + 1], "left") for col in range(ncols - 1)]
    passes = map_tiles(seam, seams, threads, progress)
    passes += [(everywhere(tile, rim.a), everywhere(tile, rim.b), rim.height) for tile, rim in enumerate(rims)]
    a, b, height = (np.concatenate(parts) for parts in zip(*passes))

    exposed = np.zeros(first[-1] + 1, np.bool_)
    exposed[OUTSIDE] = True
    _, level, _ = contract(exposed, a, b, height, np.argsort(height))
    return [np.concatenate([level[:1], level[1 + first[tile] : 1 + first[tile + 1]]]) for tile in range(len(rims))]


def _raise_tile(z, domain, labels, basins, rim_levels, filled):
    """Raise the cells of one tile to the levels of their basins; return how many land cells have no way out."""
    levels = np.where(basins.anchor < 0, np.inf, np.maximum(basins.level, rim_levels[basins.anchor]))
    stranded = np.isposinf(levels)
    levels[stranded] = -np.inf
    if z.dtype.kind in "iu":
        levels = np.maximum(levels, np.iinfo(z.dtype).min)
    np.maximum(z, levels.astype(z.dtype).take(labels), out=filled)
    return int(np.count_nonzero(stranded[labels] & (domain == LAND))) if stranded.any() else 0
