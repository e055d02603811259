"""Where paths end in a tile, beside loops over its cells."""

import numpy as np
import pytest
from headwaters.core.flow.folds.path_ends import (
    NO_STOPS,
    SomeCells,
    cells_in_tile,
    directed_cells,
    met_at_ends,
    stopped_cells,
    values_at_ends,
)
from headwaters.core.flow.folds.tile_paths import TileCodes
from headwaters.core.raster.neighbours import ENDS, NO_DIRECTION
from headwaters.core.raster.storage import HeldTile
from headwaters.core.raster.tiles import Tile

SHAPE = (9, 40)
TILES = [Tile(0, 9, 0, 40), Tile(2, 3, 5, 12), Tile(3, 7, 8, 16), Tile(8, 9, 39, 40), Tile(1, 6, 0, 17)]
TILES += [Tile(0, 8, 31, 40)]


def case(seed):
    """Return directions, ends and voids of a raster, a tile of it, and its directions in an array somewhat larger."""
    rng, tile = np.random.default_rng(seed), TILES[seed % 6]
    codes = rng.choice([0, 7, ENDS, NO_DIRECTION], SHAPE, p=[(0.3, 0.3, 0.2, 0.2), (0.5, 0.49, 0.005, 0.005)][seed % 2])
    wide = np.full((tile.shape[0] + 3, tile.shape[1] + 4), ENDS, np.uint8)
    wide[2:-1, 3:-1] = codes[tile.window]
    return rng, tile, codes.astype(np.uint8), TileCodes(tile, wide, 2, 3)


def in_ring(tile, row, col):
    """Return a cell of the raster as it is counted with a ring around a tile."""
    return (row - tile.top + 1) * (tile.right - tile.left + 2) + col - tile.left + 1


def cells_of(tile):
    """Return rows and columns of a tile."""
    return [(row, col) for row in range(tile.top, tile.bottom) for col in range(tile.left, tile.right)]


@pytest.mark.parametrize("seed", range(24))
def test_stops_are_cells_with_a_direction_and_without_stops_ends(seed):
    rng, tile, codes, of_tile = case(seed)
    stops = rng.random(SHAPE) < (0.4, 0.02, 1.0)[seed // 2 % 3]
    held = HeldTile(np.pad(stops, 1, constant_values=True), tile.top + 1, tile.left + 1)
    wanted = [in_ring(tile, *cell) for cell in cells_of(tile) if stops[cell] and codes[cell] != NO_DIRECTION]
    assert stopped_cells(of_tile, held).tolist() == wanted
    wanted = [in_ring(tile, *cell) for cell in cells_of(tile) if codes[cell] == ENDS]
    assert stopped_cells(of_tile, NO_STOPS).tolist() == wanted


@pytest.mark.parametrize("seed", range(24))
def test_of_some_cells_those_in_a_tile_with_a_direction_are_found(seed):
    """Cells beside the tile, and in its first and last rows and columns, are among them, some twice."""
    rng, tile, codes, of_tile = case(seed)
    cells = rng.integers(0, SHAPE[0] * SHAPE[1], (0, 30, 700)[seed % 3])
    values = rng.integers(0, 1000, cells.size)
    some = SomeCells.of_cells(cells if seed % 2 else np.sort(cells), values, SHAPE[1])
    assert (np.diff(some.row) >= 0).all()
    which = cells_in_tile(tile, some.row, some.col).tolist()
    assert which == [at for at, cell in enumerate(zip(some.row.tolist(), some.col.tolist())) if cell in cells_of(tile)]
    ends, found = directed_cells(of_tile, some.row, some.col)
    kept = [at for at in which if codes[some.row[at], some.col[at]] != NO_DIRECTION]
    assert found.tolist() == kept
    assert ends.tolist() == [in_ring(tile, some.row[at], some.col[at]) for at in kept]

    first = {}
    for cell, value in zip((cells if seed % 2 else np.sort(cells)).tolist(), values.tolist()):
        first.setdefault(cell, value)
    within = some.within(tile)
    last = dict(zip(zip(within.row.tolist(), within.col.tolist()), within.values.tolist()))  # of several the last one
    assert last == {divmod(cell, SHAPE[1]): value for cell, value in first.items() if divmod(cell, SHAPE[1]) in last}
    assert set(last) == {cell for cell in cells_of(tile) if cell[0] * SHAPE[1] + cell[1] in first}


@pytest.mark.parametrize("seed", range(12))
def test_paths_meet_what_ends_have(seed):
    """Paths that lead on to another tile, or nowhere, meet nothing."""
    rng, tile, _, _ = case(seed)
    held, values = rng.random(SHAPE), rng.random(tile.shape)
    chosen = [cell for cell in cells_of(tile) if rng.random() < 0.5]
    ends = np.array([in_ring(tile, *cell) for cell in chosen], np.int64)
    own = np.array([held[cell] for cell in chosen])
    paths = [cells_of(tile)[at] for at in rng.integers(0, len(cells_of(tile)), 30)]
    onward = np.array([-2 - (row * SHAPE[1] + col) for row, col in paths] + [-1, 0, 1, 5])
    wanted = [held[cell] if cell in chosen else -0.5 for cell in paths] + [-0.5] * 4
    assert met_at_ends(tile, SHAPE[1], onward, ends, own, -0.5).tolist() == wanted
    found = values_at_ends(values.astype(np.float32), ends)
    assert found.dtype == np.float32
    assert (found == [np.float32(values[row - tile.top, col - tile.left]) for row, col in chosen]).all()
