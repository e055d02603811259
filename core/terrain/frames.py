"""Windows of a grid: where their cells lie on the plane, and which of them are land.

Whatever is found for a cell depends on the cell alone and never on the window, bit for bit. The exact but slow
projection from the grid to the plane is asked for a lattice of corners of cells only, the same for all windows; between
them points are interpolated. Both the lattice and the shores are therefore made in the main thread, once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Array, Coordinates, Mask
from ..machine.jit import kernel
from ..plane.fields import field_samples
from ..plane.splines import spline_at
from ..plane.types import Field, Land
from ..raster.tiles import TILE_SIDE, Tile
from .types import GridCells

if TYPE_CHECKING:
    from .types import Window

LATTICE = 64  # cells from one place of the lattice to the next


class PlaneFrame(NamedTuple):
    """A rectangle of cells of the grid, and where on the plane it lies."""

    cells: GridCells
    lattice: np.ndarray  # float64 (n, m, 2): places on the plane of every LATTICE-th corner of cells
    down: int  # rows from the first of the lattice to the first of the frame
    across: int  # columns likewise


class ShoresOnGrid(NamedTuple):
    """Shores as a table of cells: a cell is land if an odd number of those in its row up to it are in the table.

    Every row has an even number in all, so the rows before it do not matter.
    """

    cells: GridCells  # outside which there is only sea, and there is some all along their sides
    crossings: np.ndarray  # int64, rising: row · (ncols + 1) + column, both counted from top and left


def frame_at(window: Window, cells: GridCells) -> PlaneFrame:
    """Return a rectangle of the grid of a window as `PlaneFrame`. To be called from the main thread."""
    first_row, first_col = cells.top // LATTICE, cells.left // LATTICE
    rows = np.arange(first_row, (cells.top + cells.nrows - 1) // LATTICE + 2) * float(LATTICE)
    cols = np.arange(first_col, (cells.left + cells.ncols - 1) // LATTICE + 2) * float(LATTICE)
    corners = np.column_stack([np.tile(cols, rows.size), np.repeat(rows, cols.size)])
    lattice = np.require(window.to_plane(corners), np.float64, ["C", "W"]).reshape(rows.size, cols.size, 2)
    return PlaneFrame(cells, lattice, cells.top - first_row * LATTICE, cells.left - first_col * LATTICE)


def on_plane(values: Array, window: Window) -> Field:
    """Return values on the cells of a window on the plane as a `Field`."""
    x0, y0 = window.to_plane(np.array([[0.5, window.nrows - 0.5]]))[0]
    return Field(np.ascontiguousarray(values[::-1]), float(x0), float(y0), window.cell, 0.0)


@kernel
def place_of(lattice, row: int, col: int) -> tuple:
    """Return the place on the plane of a cell's middle; its row and column are counted from the lattice's first."""
    down = row // LATTICE
    right = col // LATTICE
    v = (row - down * LATTICE + 0.5) / LATTICE
    u = (col - right * LATTICE + 0.5) / LATTICE
    x = lattice[down, right, 0] + u * (lattice[down, right + 1, 0] - lattice[down, right, 0])
    y = lattice[down, right, 1] + u * (lattice[down, right + 1, 1] - lattice[down, right, 1])
    x_below = lattice[down + 1, right, 0] + u * (lattice[down + 1, right + 1, 0] - lattice[down + 1, right, 0])
    y_below = lattice[down + 1, right, 1] + u * (lattice[down + 1, right + 1, 1] - lattice[down + 1, right, 1])
    return x + v * (x_below - x), y + v * (y_below - y)


def bands(frame: PlaneFrame) -> list[tuple]:
    """Return the rows of a frame in pieces that no square of the lattice reaches beyond: tops and bottoms."""
    cuts = np.arange(LATTICE - frame.down, frame.cells.nrows, LATTICE)
    cuts = np.concatenate([[0], cuts, [frame.cells.nrows]])
    return list(zip(cuts[:-1].tolist(), cuts[1:].tolist()))


def shores_on_grid(land: Land, window: Window) -> ShoresOnGrid:
    """Return the shores of an island on the grid of a window. To be called from the main thread."""
    shores = _shores_of_rings(land, window)
    return shores if land.within is None else _shores_within(land.within, shores, window)


def _shores_of_rings(land, window):
    """Return the `ShoresOnGrid` that rings are."""
    rings = [np.asarray(window.to_grid(ring), np.float64) for ring in land.rings]
    segments = np.concatenate([np.hstack([ring[:-1], ring[1:]]) for ring in rings])
    left, top = np.floor(segments.reshape(-1, 2).min(axis=0)).astype(np.int64) - 1
    right, bottom = np.ceil(segments.reshape(-1, 2).max(axis=0)).astype(np.int64) + 1
    width = int(right - left) + 1
    begin = np.cumsum(np.append(0, np.abs(np.diff(np.ceil(segments[:, 1::2] - 0.5)).astype(np.int64))))
    crossings = np.empty(begin[-1], np.int64)
    _find_crossings(segments, begin, top, left, width, crossings)
    return ShoresOnGrid(GridCells(int(top), int(left), int(bottom - top), width - 1), np.sort(crossings))


def _shores_within(field, shores, window):
    """Return the `ShoresOnGrid` of the cells within some shores where the spline of a field is above 0."""
    samples, cells, found = field_samples(field), shores.cells, [np.empty(0, np.int64)]
    for down in range(0, cells.nrows, TILE_SIDE):
        part = cells._replace(top=cells.top + down, nrows=min(TILE_SIDE, cells.nrows - down))
        mask, frame = land_mask(shores, part), frame_at(window, part)
        _leave_within(samples.values, samples.frame, frame.lattice, frame.down, frame.across, mask)
        crossed = np.diff(mask.astype(np.int8), axis=1, prepend=0, append=0)
        found.append(np.flatnonzero(crossed) + down * (cells.ncols + 1))
    return shores._replace(crossings=np.concatenate(found))


@kernel
def _leave_within(values, place, lattice, down, across, mask):
    """Take cells away from a mask where the spline of samples is not above 0."""
    for row in range(mask.shape[0]):
        for col in range(mask.shape[1]):
            if mask[row, col]:
                x, y = place_of(lattice, row + down, col + across)
                mask[row, col] = spline_at(values, place, x, y)[0] > 0.0


@kernel
def _find_crossings(segments, begin, top, left, width, crossings):
    """Enter for each row and segment the first cell of which the middle lies on or beyond the line between its ends."""
    for segment in range(segments.shape[0]):
        x, y = segments[segment, 0], segments[segment, 1]
        end_x, end_y = segments[segment, 2], segments[segment, 3]
        row = int(np.ceil(min(y, end_y) - 0.5))
        for slot in range(begin[segment], begin[segment + 1]):
            at_x = x + (row + 0.5 - y) / (end_y - y) * (end_x - x)
            at_x = min(max(at_x, min(x, end_x)), max(x, end_x))
            crossings[slot] = (row - top) * width + int(np.ceil(at_x - 0.5)) - left
            row += 1


def cells_are_land(shores: ShoresOnGrid, row: Array, col: Array) -> Array:
    """Return whether cells of the grid, given by arrays of rows and columns, are land."""
    cells = shores.cells
    down, right = np.asarray(row) - cells.top, np.asarray(col) - cells.left
    inside = (down >= 0) & (down < cells.nrows) & (right >= 0) & (right < cells.ncols)
    before = np.searchsorted(shores.crossings, down * (cells.ncols + 1) + right, "right")
    return inside & (before % 2 == 1)


def land_mask(shores: ShoresOnGrid, cells: GridCells) -> Mask:
    """Return as uint8 which cells of a rectangle are land."""
    mask = np.zeros((cells.nrows, cells.ncols), np.uint8)
    top, left, width = cells.top - shores.cells.top, cells.left - shores.cells.left, shores.cells.ncols + 1
    begin, end = np.searchsorted(shores.crossings, [top * width, (top + cells.nrows) * width])
    _mark_crossings(shores.crossings[begin:end], top, left, width, mask)
    return np.bitwise_xor.accumulate(mask, axis=1, out=mask)


@kernel
def _mark_crossings(crossings, top, left, width, mask):
    """Change the sign of the first cell beyond each crossing."""
    for crossing in crossings:
        col = max(crossing % width - left, 0)
        if col < mask.shape[1]:
            mask[crossing // width - top, col] ^= 1


@kernel
def fill_places(lattice: Array, row: int, col: int, x: Array, y: Array) -> None:
    """Write the places of the cells of a tile; its first row and column are counted from the lattice's first."""
    for down in range(x.shape[0]):
        for right in range(x.shape[1]):
            x[down, right], y[down, right] = place_of(lattice, row + down, col + right)


def cell_centres(frame: PlaneFrame, tile: Tile) -> tuple[Coordinates, Coordinates]:
    """Return x and y of the middles of the cells of a tile of a frame."""
    x, y = np.empty(tile.shape), np.empty(tile.shape)
    fill_places(frame.lattice, tile.top + frame.down, tile.left + frame.across, x, y)
    return x, y
