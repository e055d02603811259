"""The exact fill: every cell rises to the lowest level from which its water can still leave, and no further.

Each tile is reduced to its basins and passes, then to the basins that touch its rim; one small graph of all rims gives
the level at which each of those drains; a last look at the tile raises the cells. Levels are heights of the raster
itself, only compared and never computed, so the result is the same whatever the tiles and threads.

The division of a raster into tiles that are joined by a graph of their rims follows Barnes (2016,
doi:10.1016/j.cageo.2016.07.001).
"""

from functools import partial
from typing import NamedTuple

import numpy as np

from ..raster.domain import LAND
from ..raster.dtypes import native_type, working_type
from ..raster.storage import IN_MEMORY, cells_of, raster_of, written
from ..raster.tiles import tile_rows
from ..run.progress import Progress
from .spill_graph import contract, raise_cells, reduce_to_rim, seam_passes
from .tile_basins import LARGEST_SIDE, OUTSIDE, label_tile_basins

SIDE = 256  # a tile and its workspace fit the second-level cache
BAND_ROWS = 64  # rows raised at a time
BYTES_PER_CELL = 3  # labels and the graph, beside the heights before and after


class TileBasins(NamedTuple):
    """What is left of a tile: its rim, for the others; and for its own basins the anchor on the rim and the level.

    Plain arrays, see `reduce_to_rim`: they can come from another machine.
    """

    rim_z: np.ndarray
    rim_basin: np.ndarray
    count: int
    a: np.ndarray
    b: np.ndarray
    height: np.ndarray
    anchor: np.ndarray
    level: np.ndarray


def side_of_rim(tile, side):
    """Return the slice of the rim arrays that is one side of a tile."""
    nrows, ncols = tile.shape
    begin = {"top": 0, "bottom": ncols, "left": 2 * ncols, "right": 2 * ncols + nrows}[side]
    return slice(begin, begin + (ncols if side in ("top", "bottom") else nrows))


def fill(z, domain, threads=None, side=SIDE, progress=None, storage=IN_MEMORY):
    """Return ``z`` with its depressions filled, and how many land cells have no way out and were left as they are.

    Parameters
    ----------
    z : raster of any real type; the values at voids do not matter
    domain : uint8 raster of the same shape, see `core.raster.domain`
    threads : number of threads, all processors by default
    side : side of the tiles in cells, at most 510; changes nothing in the result
    storage : where the result lies, and what it takes to compute it
    """
    if not 1 <= side <= LARGEST_SIDE:
        raise ValueError(f"the side of a tile must be between 1 and {LARGEST_SIDE} cells, got {side}")
    progress = progress or Progress()
    given = z.dtype
    z, domain = raster_of(z, native_type(given)), raster_of(domain, np.uint8)
    rows = tile_rows(z.shape, side)
    tiles = [tile for row in rows for tile in row]
    labels = storage.empty(z.shape, np.uint16)
    filled = storage.empty(z.shape, z.dtype)

    def share_levels(band):
        row, cells = band
        return cells, heights[row], levels[row][1]

    def count_stranded(row):
        own, begin = levels[row]
        lost = np.isposinf(own)
        return sum(
            np.count_nonzero(lost[start:][labels[tile.window]] & (domain[tile.window] == LAND))
            for tile, start in zip(rows[row] if lost.any() else (), begin)
        )

    with progress.phase("Finding basins and passes", 0.75):
        reduced = storage.map(partial(_reduce_tile, z, domain, labels), tiles, threads, progress)
    with progress.phase("Finding spill levels", 0.05):
        levels = _spill_levels(reduced, rows)
        heights = [_as_heights(own, z.dtype) for own, _ in levels]
    with progress.phase("Raising depressions", 0.2):
        bands = [
            (row, slice(top, min(top + BAND_ROWS, tiles[0].bottom)))
            for row, tiles in enumerate(rows)
            for top in range(tiles[0].top, tiles[0].bottom, BAND_ROWS)
        ]
        storage.map(partial(_raise_band, z, labels, filled, side), bands, threads, progress, share_levels)
        stranded = sum(map(count_stranded, range(len(rows))))
    storage.remove(labels)
    return filled if filled.dtype == given else filled.astype(given), stranded


def _reduce_tile(z, domain, labels, tile):
    """Label the basins of one tile, and return its `TileBasins`."""
    heights = np.empty((tile.shape[0] + 2, tile.shape[1] + 2), working_type(z.dtype))
    heights[1:-1, 1:-1] = z[tile.window]
    kinds = cells_of(domain, tile)
    own, count, a, b, height = label_tile_basins(heights, kinds)
    labels[tile.window] = own
    return TileBasins(*reduce_to_rim(heights, kinds, own, count, a, b, height, np.argsort(height)))


def _raise_band(z, labels, filled, side, band):
    """Raise the cells of some rows to the levels of their basins."""
    cells, heights, begin = band
    with written(filled, cells) as raised:
        raise_cells(z[cells], labels[cells], heights, begin, raised, side)


def _spill_levels(reduced, rows):
    """Solve the graph of all rims: return, for each row of tiles, the level of each basin in each of its tiles.

    A row of tiles is one array of levels and the place where each tile's begin.
    """
    first = np.cumsum([0] + [basins.count - 1 for basins in reduced])
    grid = np.arange(len(reduced)).reshape(len(rows), -1)

    def everywhere(parts, tiles):
        """Return basins of several tiles in one array, numbered over the whole raster."""
        basins = np.concatenate(parts)
        offsets = np.repeat(first[tiles], [part.size for part in parts])
        return np.where(basins > OUTSIDE, basins + offsets, basins).astype(np.int32)

    def line(tiles, side):
        cells = [side_of_rim(rows[tile // grid.shape[1]][tile % grid.shape[1]], side) for tile in tiles]
        heights = np.concatenate([reduced[tile].rim_z[part] for tile, part in zip(tiles, cells)])
        return heights, everywhere([reduced[tile].rim_basin[part] for tile, part in zip(tiles, cells)], tiles)

    seams = [(one, "bottom", two, "top") for one, two in zip(grid[:-1], grid[1:])]
    seams += [(one, "right", two, "left") for one, two in zip(grid.T[:-1], grid.T[1:])]
    passes = [seam_passes(*line(one, side), *line(two, facing)) for one, side, two, facing in seams]
    within = (everywhere([getattr(basins, end) for basins in reduced], grid.ravel()) for end in "ab")
    passes.append((*within, np.concatenate([basins.height for basins in reduced])))
    a, b, height = (np.concatenate(parts) for parts in zip(*passes))

    exposed = np.zeros(first[-1] + 1, np.bool_)
    exposed[OUTSIDE] = True
    _, spill, _ = contract(exposed, a, b, height, np.argsort(height))
    levels = []
    for tiles in grid:
        anchor = everywhere([reduced[tile].anchor for tile in tiles], tiles)
        own = np.concatenate([reduced[tile].level for tile in tiles])
        begin = np.cumsum([0] + [reduced[tile].anchor.size for tile in tiles[:-1]])
        levels.append((np.where(anchor < 0, np.inf, np.maximum(own, spill[anchor])), begin))
    return levels


def _as_heights(levels, dtype):
    """Return levels in the type of the raster; a basin without a way out gets one that raises nothing."""
    levels = np.where(np.isposinf(levels), -np.inf, levels) + 0.0  # of the two zeros always the same
    return (np.maximum(levels, np.iinfo(dtype).min) if dtype.kind in "iu" else levels).astype(dtype)
