"""Tiles and what leads out of them: their rims, whose cells have numbers of their own, and the rings around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Cells, Indices, Shape
from ..machine.indices import is_cell
from ..machine.jit import kernel, unsigned
from .neighbours import COLUMN_OFFSETS, ROW_OFFSETS

if TYPE_CHECKING:
    from .tiles import Tile


@kernel
def node_at(row: int, col: int, nrows: int, ncols: int, side: int) -> int:
    """Return the number of a cell on the rim of a tile among all such cells.

    First come the top and bottom rows of the tiles, two for each row of tiles, then the other cells of the left and
    right columns, two for each column of tiles.
    """
    band = np.int64(unsigned(row) // unsigned(side))
    if row == band * side:
        return 2 * band * ncols + col
    if row == min((band + 1) * side, nrows) - 1:
        return (2 * band + 1) * ncols + col
    bands = np.int64(unsigned(nrows + side - 1) // unsigned(side))
    strip = np.int64(unsigned(col) // unsigned(side))
    column = 2 * strip if col == strip * side else 2 * strip + 1
    return 2 * bands * ncols + column * nrows + row


def node_count(shape: Shape, side: int) -> int:
    """Return how many numbers `node_at` gives; some belong to no cell."""
    nrows, ncols = shape
    return 2 * -(-nrows // side) * ncols + 2 * -(-ncols // side) * nrows


@kernel
def rim_size(height: int, width: int) -> int:
    """Return how many cells lie on the rim of a tile."""
    return height * width if min(height, width) < 3 else 2 * (height + width) - 4


@kernel
def rim_cell(index: int, height: int, width: int) -> tuple[int, int]:
    """Return row and column, in the tile, of one of the cells on its rim."""
    if min(height, width) < 3:
        return index // width, index % width
    if index < width:
        return 0, index
    index -= width
    if index < width:
        return height - 1, index
    index -= width
    return index // 2 + 1, (index % 2) * (width - 1)


@kernel
def ring_cell(index: int, height: int, width: int) -> tuple[int, int]:
    """Return row and column, counted from the tile's first cell, of one of the cells around it, corners included."""
    if index < width + 2:
        return -1, index - 1
    index -= width + 2
    if index < width + 2:
        return height, index - 1
    index -= width + 2
    if index < height:
        return index, -1
    return index - height, width


@kernel
def ring_size(height: int, width: int) -> int:
    """Return how many cells lie around a tile, corners included."""
    return 2 * (height + width + 2)


@kernel
def ring_cells(tile: Tile, shape: Shape) -> Cells:
    """Return the cells of the raster around a tile, counted row by row with them."""
    height, width = tile.bottom - tile.top, tile.right - tile.left
    cells = np.empty(ring_size(height, width), np.int64)
    count = 0
    for index in range(cells.size):
        row, col = ring_cell(index, height, width)
        if is_cell(tile.top + row, tile.left + col, shape[0], shape[1]):
            cells[count] = (row + 1) * (width + 2) + col + 1
            count += 1
    return cells[:count]


@kernel
def row_and_col(cell: int, ncols: int) -> tuple[int, int]:
    """Return row and column of a cell that is counted row by row, with one division that needs no look at its sign."""
    row = np.int64(unsigned(cell) // unsigned(ncols))
    return row, cell - row * ncols


@kernel
def cell_on_raster(cell: int, tile: Tile, ncols: int) -> int:
    """Return a cell that is counted row by row with a ring of cells around a tile as it is counted over the raster."""
    across = tile.right - tile.left + 2
    row, col = row_and_col(cell, across)
    return (tile.top + row - 1) * ncols + tile.left + col - 1


@kernel
def cells_in_ring(cells: Cells, tile: Tile, ncols: int) -> Indices:
    """Return cells of a tile, counted over the raster, as they are counted with a ring of cells around the tile."""
    across = tile.right - tile.left + 2
    return (cells // ncols - tile.top + 1) * across + cells % ncols - tile.left + 1


@kernel
def steps_of(across: int) -> Indices:
    """Return how far along a raster ``across`` cells wide each code leads; codes that lead nowhere stay."""
    steps = np.zeros(256, np.int64)
    for code in range(8):
        steps[code] = ROW_OFFSETS[code] * across + COLUMN_OFFSETS[code]
    return steps


@kernel
def is_in_tile(row: int, col: int, tile: Tile) -> bool:
    """Tell whether a cell of the raster lies in a tile."""
    return tile.top <= row < tile.bottom and tile.left <= col < tile.right


@kernel
def is_beyond(row: int, col: int, code: int, height: int, width: int) -> bool:
    """Tell whether a direction leads from a cell of a tile, counted from its first row and column, out of the tile."""
    return not is_cell(row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code], height, width)
