"""Tiles of a raster: threads share nothing, each tile owns its cells.

The heavy steps are written as *tile kernel, small graph solve, tile finalise*: two calls of `run.map` with a solve
between them. What a tile hands to the solve are plain arrays; the raster itself lies in memory that all threads share.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from ..arrays import Array, Cells, DType, Indices, Shape

# How many cells to a side tiles have that threads take one by one.
TILE_SIDE = 256  # as a rule: a tile and what is made of it fit the cache of a core
TILE_CELLS = TILE_SIDE**2  # where a thread works on cells or rows one after the other, so many at a time
SMALL_TILE_SIDE = 128  # where a tile is swept many times, or much is kept of each cell
LARGE_TILE_SIDE = 512  # along paths, and wherever what leaves a tile costs more than its cells

ROWS_OF_WIDE = 64  # in a band
WIDE_CELLS = 1 << 23  # at most
WIDTHS_OF_BLOCKS = 16, 8, 4, 2  # tiles
LEAST_BLOCKS = 32
FREE_TILES = 16  # in a block; with more there have to be more blocks, too


class Tile(NamedTuple):
    """A rectangle of cells: rows ``top:bottom``, columns ``left:right``."""

    top: int
    bottom: int
    left: int
    right: int

    @property
    def window(self) -> tuple[slice, slice]:
        """The slices that cut this tile out of a raster."""
        return slice(self.top, self.bottom), slice(self.left, self.right)

    @property
    def shape(self) -> Shape:
        """Rows and columns of the tile."""
        return self.bottom - self.top, self.right - self.left


def tile_rows(shape: Shape, side: int) -> list[list[Tile]]:
    """Return the tiles of a raster as rows of tiles, from the top, each from the left."""
    return tiles_within(Tile(0, shape[0], 0, shape[1]), side)


def tiles_within(block: Tile, side: int) -> list[list[Tile]]:
    """Return the tiles of a block, which is a tile of tiles, as `tile_rows` returns those of a raster."""
    return [
        [
            Tile(top, min(top + side, block.bottom), left, min(left + side, block.right))
            for left in range(block.left, block.right, side)
        ]
        for top in range(block.top, block.bottom, side)
    ]


def tiles_in_blocks(block: Tile, side: int) -> list[Tile]:
    """Return the tiles of a block one after the other."""
    return [tile for row in tiles_within(block, side) for tile in row]


def numbered_blocks(shape: Shape, across: int) -> list[tuple[int, Tile]]:
    """Return the blocks of a raster, which are ``across`` cells wide, each with its number."""
    return list(enumerate(tiles_in_blocks(Tile(0, shape[0], 0, shape[1]), across)))


def block_side(shape: Shape, side: int) -> int:
    """Return the side of the blocks of a raster: so many cells that it holds 1, 2, 4, 8 or 16 tiles of this side.

    The graph of the rims of all blocks is the smaller the larger they are; but there have to be enough of them to keep
    all who work busy until the end. It follows from the raster alone: sums of floats must not depend on who works.
    """
    for across in WIDTHS_OF_BLOCKS:
        blocks = math.prod(-(-cells // (across * side)) for cells in shape)
        if blocks >= max(LEAST_BLOCKS, LEAST_BLOCKS * across**2 // FREE_TILES):
            return across * side
    return side


def row_bands(shape: Shape, cells: int) -> list[slice]:
    """Return a raster as slices of whole rows with about so many cells each: pieces of work that are soon done.

    Of wide rasters there are more cells in each: a file is read chunk by chunk, however few rows of them.
    """
    nrows, ncols = shape
    height = max(1, cells // max(ncols, 1), min(ROWS_OF_WIDE, ncols // ROWS_OF_WIDE, WIDE_CELLS // max(ncols, 1)))
    return [slice(top, min(top + height, nrows)) for top in range(0, nrows, height)]


def even_ranges(first: Indices, size: int) -> list[tuple[int, int]]:
    """Return things as ranges of numbers, with about ``size`` in each range or one thing.

    ``first`` is what comes before each thing, and the sum of all.
    """
    ranges = []
    begin = 0
    while begin < first.size - 1:
        end = max(int(np.searchsorted(first, first[begin] + size, "right")) - 1, begin + 1)
        ranges.append((begin, end))
        begin = end
    return ranges


def with_rim(values: Any, tile: Tile, dtype: DType, outside: float) -> Array:
    """Return a tile and a rim of one cell around it, in a type of its own; ``outside`` stands beyond the raster."""
    nrows, ncols = values.shape
    if min(tile.top, tile.left) > 0 and tile.bottom < nrows and tile.right < ncols:
        return values[tile.top - 1 : tile.bottom + 1, tile.left - 1 : tile.right + 1].astype(dtype, "C")
    wide = np.full((tile.bottom - tile.top + 2, tile.right - tile.left + 2), outside, dtype)
    top, left = max(tile.top - 1, 0), max(tile.left - 1, 0)
    part = values[top : min(tile.bottom + 1, nrows), left : min(tile.right + 1, ncols)]
    down, right = top - tile.top + 1, left - tile.left + 1
    wide[down : down + part.shape[0], right : right + part.shape[1]] = part
    return wide


def cells_within(cells: Cells, tile: Tile, ncols: int) -> Indices:
    """Return cells of a raster as they are counted row by row in a tile."""
    row, col = np.divmod(cells, ncols)
    return (row - tile.top) * tile.shape[1] + col - tile.left


def cells_on_raster(cells: Cells, tile: Tile, ncols: int) -> Indices:
    """Return cells of a tile as they are counted row by row in the raster; -1 stays."""
    row, col = np.divmod(cells, tile.shape[1])
    return np.where(cells >= 0, (row + tile.top) * ncols + col + tile.left, -1)
