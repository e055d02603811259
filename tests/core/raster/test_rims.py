"""The rims of tiles: every cell on one has a number of its own, and both sides of a seam know it."""

import itertools

import numpy as np
import pytest
from headwaters.core.machine.indices import is_cell
from headwaters.core.raster.rims import (
    cell_on_raster,
    cells_in_ring,
    is_in_tile,
    node_at,
    rim_cell,
    rim_size,
    ring_cell,
    ring_cells,
    ring_size,
)
from headwaters.core.raster.tiles import Tile, tile_rows

SHAPES = pytest.mark.parametrize("shape", [(1, 1), (1, 7), (7, 1), (2, 9), (5, 5), (9, 14), (12, 3)])
SIDES = pytest.mark.parametrize("side", [1, 2, 3, 4, 5, 20])


@SHAPES
@SIDES
def test_every_cell_on_the_rim_of_a_tile_has_a_number_of_its_own(shape, side):
    nrows, ncols = shape
    numbers = set()
    for row, col in np.ndindex(shape):
        last_row, last_col = min((row // side + 1) * side, nrows) - 1, min((col // side + 1) * side, ncols) - 1
        if row in (row // side * side, last_row) or col in (col // side * side, last_col):
            number = node_at(row, col, nrows, ncols, side)
            assert number not in numbers
            numbers.add(number)


@SHAPES
@SIDES
def test_cells_of_a_tile_and_around_it_are_counted_over_the_raster_and_back(shape, side):
    ncols = shape[1]
    for tile in (tile for row in tile_rows(shape, side) for tile in row):
        around = [cell_on_raster(cell, tile, ncols) for cell in ring_cells(tile, shape)]
        beside = [
            row * ncols + col
            for row, col in np.ndindex(shape)
            if tile.top - 1 <= row <= tile.bottom and tile.left - 1 <= col <= tile.right
        ]
        inside = np.arange(shape[0] * ncols).reshape(shape)[tile.window].ravel()
        assert sorted(around) == sorted(set(beside) - set(inside.tolist()))
        cells = cells_in_ring(inside, tile, ncols)
        assert [cell_on_raster(cell, tile, ncols) for cell in cells] == inside.tolist()


@pytest.mark.parametrize("height, width", [(1, 1), (1, 4), (3, 2), (5, 7)])
def test_the_cells_around_a_tile_are_numbered_each_once(height, width):
    around = [ring_cell(index, height, width) for index in range(ring_size(height, width))]
    assert len(set(around)) == (height + 2) * (width + 2) - height * width


@pytest.mark.parametrize("height", range(1, 6))
@pytest.mark.parametrize("width", range(1, 6))
def test_the_cells_on_the_rim_of_a_tile_are_numbered_each_once(height, width):
    rim = [rim_cell(index, height, width) for index in range(rim_size(height, width))]
    truth = [(r, c) for r, c in np.ndindex(height, width) if r in (0, height - 1) or c in (0, width - 1)]
    assert sorted(rim) == truth


@SHAPES
def test_a_raster_and_a_tile_have_the_cells_that_they_have(shape):
    tile = Tile(2, 2 + shape[0], -1, shape[1] - 1)
    cells = set(np.ndindex(shape))
    for row, col in itertools.product(range(-2, shape[0] + 2), range(-2, shape[1] + 2)):
        assert is_cell(row, col, *shape) == ((row, col) in cells)
        assert is_in_tile(row + 2, col - 1, tile) == ((row, col) in cells)
