"""Ways down: the noise by which they are chosen, and cells in the order of their flow."""

import numpy as np
import pytest
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from headwaters.core.raster.tiles import Tile
from headwaters.core.terrain.relief.routing import DIAGONAL, _shake, _steepest, order_tile


@pytest.mark.parametrize("turn", np.linspace(0, 2 * np.pi, 7))
def test_noise_is_in_proportion_to_the_slope_whichever_way_it_faces(turn):
    rng = np.random.default_rng(3)
    rows, cols = np.mgrid[:12, :15]
    z = 5.0 * (np.cos(turn) * cols + np.sin(turn) * rows)
    land, jitter = np.pad(np.ones((10, 13), bool), 1), rng.normal(size=z.shape)
    shaken = z.copy()
    _shake(z, land, jitter, shaken, 0, 12)
    assert shaken[land] == pytest.approx((z + 5.0 * jitter)[land])
    assert np.array_equal(shaken[~land], z[~land])


def below(z, row, col, to):
    """Tell whether the neighbour in a direction lies lower."""
    return z[row + ROW_OFFSETS[to], col + COLUMN_OFFSETS[to]] < z[row, col]


@pytest.mark.parametrize("seed", range(20))
def test_free_cells_of_a_tile_come_after_those_that_they_flow_to_and_no_other_tile_is_touched(seed):
    rng = np.random.default_rng(seed)
    (nrows, ncols), (top, bottom, left, right) = (9, 8), (2, 6, 1, 6)
    z = rng.permutation(nrows * ncols).reshape(nrows, ncols)
    codes, river = np.full(z.shape, ENDS, np.uint8), np.where(rng.random(z.shape) < 0.3, 0, -1)
    for row, col in np.ndindex(nrows - 2, ncols - 2):
        lower = [to for to in range(8) if below(z, row + 1, col + 1, to)]
        codes[row + 1, col + 1] = rng.choice(lower) if lower else ENDS
    waiting, order = np.full(z.shape, 77, np.uint8), np.full(z.size, -1)
    count = order_tile(codes, river, Tile(top, bottom, left, right), waiting, order)
    inside = np.zeros(z.shape, bool)
    inside[top:bottom, left:right] = True
    assert (waiting[~inside] == 77).all()
    assert sorted(order[:count]) == np.flatnonzero(inside & (codes < 8) & (river < 0)).tolist()
    rank = {cell: place for place, cell in enumerate(order[:count].tolist())}
    for cell, place in rank.items():
        code = codes.flat[cell]
        assert rank.get(cell + ROW_OFFSETS[code] * ncols + COLUMN_OFFSETS[code], -1) < place


@pytest.mark.parametrize("seed", range(20))
def test_water_goes_to_the_lower_neighbour_or_off_the_land_where_shaken_ground_falls_most(seed):
    """In whole metres: many neighbours are level, or fall as steeply; of these the first one is taken."""
    rng = np.random.default_rng(seed)
    z, shaken = rng.integers(0, 4, (2, 7, 8)).astype(float)
    land = np.pad(rng.random((5, 6)) < 0.8, 1)
    for row, col in np.argwhere(land):
        falls = {}
        for to in range(8):
            beside = row + ROW_OFFSETS[to], col + COLUMN_OFFSETS[to]
            if below(z, row, col, to) or not land[beside]:
                falls[to] = (shaken[row, col] - shaken[beside]) / (DIAGONAL if to % 2 else 1.0)
        assert _steepest(z, shaken, land, row, col) == max(falls, key=falls.get, default=-1)
