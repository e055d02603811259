"""Where paths end in a tile: by themselves, or where they are stopped, and what such cells have.

The cells of a tile are counted with a ring of cells around it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...arrays import Array, Cells, Indices, Receivers
from ...machine.jit import kernel, unsigned
from ...raster.neighbours import ENDS, NO_DIRECTION
from ...raster.rims import row_and_col
from ...raster.storage import HeldTile, in_place
from .tile_paths import NOWHERE, TileCodes

if TYPE_CHECKING:
    from ...raster.raster import AnyRaster
    from ...raster.tiles import Tile

NO_STOPS = HeldTile(np.zeros((0, 0), np.bool_), 0, 0)


class SomeCells(NamedTuple):
    """Cells where paths are stopped, each with a number; of several numbers for a cell the first counts."""

    row: np.ndarray  # rising
    col: np.ndarray
    values: np.ndarray

    @classmethod
    def of_cells(cls, cells: Cells, values: Indices, ncols: int) -> SomeCells:
        """Return it for cells that are counted row by row over the raster."""
        row, col = np.divmod(cells[::-1], ncols)
        values = values[::-1]
        if (row[1:] < row[:-1]).any():
            order = np.argsort(row.astype(np.min_scalar_type(row.max())), kind="stable")
            row, col, values = row[order], col[order], values[order]
        return cls(row, col, values)

    def within(self, block: Tile) -> SomeCells:
        """Return what is needed of it in a block."""
        inside = cells_in_tile(block, self.row, self.col)
        return SomeCells(self.row[inside], self.col[inside], self.values[inside])

    def ends(self, codes: TileCodes) -> tuple[Cells, Cells]:
        """Return these cells in a tile, counted with a ring around it, and their numbers."""
        ends, which = directed_cells(codes, self.row, self.col)
        return ends, self.values[which]

    @property
    def are_some(self) -> bool:
        """Tell whether paths end elsewhere than by themselves."""
        return True


class Stops(NamedTuple):
    """Cells where paths are stopped, if there are any; else all ends."""

    cells: AnyRaster | None = None  # of bool

    def within(self, _block) -> Stops:
        """Return what is needed of it in a block."""
        return self

    def ends(self, codes: TileCodes) -> tuple[Cells, None]:
        """Return these cells in a tile, counted with a ring around it, and no numbers."""
        stops = NO_STOPS if self.cells is None else in_place(self.cells, codes.tile)
        return stopped_cells(codes, stops), None

    @property
    def are_some(self) -> bool:
        """Tell whether paths end elsewhere than by themselves."""
        return self.cells is not None


@kernel
def cells_in_tile(tile: Tile, row: Indices, col: Indices) -> Indices:
    """Return which of some cells lie in a tile; their rows rise."""
    begin, end = np.searchsorted(row, tile.top), np.searchsorted(row, tile.bottom)
    found = np.empty(end - begin + 1, np.int64)
    count = 0
    for index in range(begin, end):
        found[count] = index
        count += (col[index] >= tile.left) & (col[index] < tile.right)
    return found[:count]


@kernel
def directed_cells(codes: TileCodes, row: Indices, col: Indices) -> tuple[Cells, Cells]:
    """Return those of some cells that have a direction, as they are counted with a ring around a tile, and which."""
    tile = codes.tile
    which = cells_in_tile(tile, row, col)
    found = np.empty(which.size, np.int64)
    count = 0
    for index in which:
        r, c = row[index] - tile.top, col[index] - tile.left
        if codes.array[codes.top + r, codes.left + c] != NO_DIRECTION:
            found[count] = (r + 1) * (tile.right - tile.left + 2) + c + 1
            which[count] = index
            count += 1
    return found[:count], which[:count]


@kernel
def stopped_cells(codes: TileCodes, stops: HeldTile) -> Cells:
    """Return the cells of a tile that are ``stops`` and have a direction or an end, counted with a ring around it.

    Without stops (an empty array) they are the ends. Where few cells are, eight at a time are passed over; within these
    no branch depends on the terrain.
    """
    height, width = codes.tile.bottom - codes.tile.top, codes.tile.right - codes.tile.left
    found = np.empty(height * width + 8, np.int64)
    marks = np.zeros(width // 8 * 8 + 8, np.uint8)
    words = marks.view(np.uint64)
    count = unsigned(0)
    for row in range(height):
        begin = (row + 1) * (width + 2) + 1
        of_row = codes.array[codes.top + row, codes.left : codes.left + width]
        if stops.array.size > 0:
            _mark_stops(of_row, stops.array[stops.top + row, stops.left : stops.left + width], marks)
        else:
            _mark_ends(of_row, marks)
        for word in range(unsigned(words.size)):
            if words[word]:
                first = unsigned(8) * word
                for col in range(first, first + unsigned(8)):
                    found[count] = unsigned(begin) + col
                    count += unsigned(marks[col])
    return found[:count]


@kernel
def _mark_stops(codes, stops, marks):
    """Mark the stops of a row; like `_mark_ends` a function of its own, so it becomes vector code."""
    for col in range(unsigned(codes.size)):
        marks[col] = stops[col] & (codes[col] < NO_DIRECTION)


@kernel
def _mark_ends(codes, marks):
    for col in range(unsigned(codes.size)):
        marks[col] = codes[col] == ENDS


@kernel
def met_at_ends(tile: Tile, ncols: int, onward: Receivers, ends: Cells, end_values: Array, zero: float) -> Array:
    """Return what ends in a tile have to which paths lead from where they enter it; see `cross_tile` of ``onward``."""
    across = tile.right - tile.left + 2
    held = np.full((tile.bottom - tile.top + 2) * across, zero)
    held[ends] = end_values
    found = np.full(onward.size, zero)
    for index in range(onward.size):
        if onward[index] < NOWHERE:
            row, col = row_and_col(-2 - onward[index], ncols)
            found[index] = held[(row - tile.top + 1) * across + col - tile.left + 1]
    return found


@kernel
def values_at_ends(values: Array, ends: Cells) -> Array:
    """Return the values of cells of a tile that are counted with a ring around it."""
    found = np.empty(ends.size, values.dtype)
    for index in range(ends.size):
        row, col = row_and_col(ends[index], values.shape[1] + 2)
        found[index] = values[row - 1, col - 1]
    return found
