"""Cells of the ground: as large as an edge asks for, or as small as those that are to be shown, in bounds; banks."""

import numpy as np
import pytest
from headwaters.core.plane.types import Land
from headwaters.core.terrain.relief.levels import (
    BANK_REACH,
    MOST_LEVEL_CELLS,
    MOST_SHOWN_CELLS,
    _bank_cells,
    usual_ground_cell,
)

WIDTH, HEIGHT = 30_000.0, 20_000.0
LAND = Land((np.array([[0.0, 0.0], [WIDTH, 0.0], [WIDTH, HEIGHT], [0.0, HEIGHT]]),))
FINEST = np.sqrt(WIDTH * HEIGHT / MOST_SHOWN_CELLS)


@pytest.mark.parametrize("shown, cell", [(None, 50.0), (200.0, 50.0), (50.0, 50.0), (20.0, 20.0), (1.0, FINEST)])
def test_ground_is_as_fine_as_what_is_shown(shown, cell):
    assert usual_ground_cell(LAND, 2000.0, shown) == pytest.approx(cell)


def test_no_more_cells_than_the_memory_bears():
    assert usual_ground_cell(LAND, 1.0) == pytest.approx(np.sqrt(WIDTH * HEIGHT / MOST_LEVEL_CELLS))


@pytest.mark.parametrize("seed", range(20))
def test_banks_are_the_land_near_rivers_and_go_with_the_nearest_of_those_as_near_the_one_farthest_down(seed):
    rng = np.random.default_rng(seed)
    land = rng.random((8, 9)) < 0.85
    cells = rng.permutation(np.flatnonzero(land))[: rng.integers(1, 9)]
    river = np.full(land.shape, -1, np.int32)
    river.ravel()[cells] = np.arange(cells.size)
    wanted = {}
    for cell in np.flatnonzero(land & (river < 0)).tolist():
        down, right = np.abs(np.subtract(np.divmod(cells, 9), np.array(divmod(cell, 9))[:, np.newaxis]))
        near = np.flatnonzero(np.maximum(down, right) <= BANK_REACH)
        if near.size:
            wanted[cell] = min(near, key=lambda each: (down[each] ** 2 + right[each] ** 2, each))
    banks = _bank_cells(land, river, cells)
    assert dict(zip(banks.cell.tolist(), banks.element.tolist())) == wanted
