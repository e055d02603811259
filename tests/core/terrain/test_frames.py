"""Cells of a grid know where they lie and whether they are land, whatever the window."""

import numpy as np
import pytest
from headwaters.core.plane.land import contained, shores
from headwaters.core.plane.types import Land
from headwaters.core.run.run import Run
from headwaters.core.terrain.frames import cells_are_land, frame_at, land_mask, shores_on_grid
from headwaters.core.terrain.rendering.parts import NodeParts, part_labels
from headwaters.core.terrain.types import GridCells

from ..growth.coasts import closed, random_island
from .worlds import WINDOWS, middles, plain_window


def parts_of(window, seed, count=12, largest=90):
    """Return random rectangles of the grid of a window, some partly beyond it."""
    rng = np.random.default_rng(seed)
    for _ in range(count):
        nrows, ncols = rng.integers(1, largest, 2)
        top, left = int(rng.integers(-20, window.nrows)), int(rng.integers(-20, window.ncols))
        yield GridCells(top, left, int(nrows), int(ncols))


def test_places_lie_where_the_map_has_them():
    """To the millimetre on a plane map, within a thousandth of a cell on a bent one."""
    for name, within in (("north-up", 1e-6), ("bent", 1.0)):
        window = WINDOWS[name](random_island(3), 500.0)
        row, col = np.indices((window.nrows, window.ncols))
        truth = window.to_plane(np.column_stack([col.ravel(), row.ravel()]) + 0.5)
        assert np.abs(middles(frame_at(window, window.cells)) - truth).max() < within


@pytest.mark.parametrize("name", WINDOWS)
def test_all_windows_find_the_same_places_land_and_nodes(name):
    """Bit for bit, beyond the land too."""
    land = random_island(5, seas=2)
    window = WINDOWS[name](land, 400.0)
    on_grid = shores_on_grid(land, window)
    labels = np.random.default_rng(1).integers(0, 9, (40, 50)).astype(np.int32)
    parts = NodeParts(labels, np.array([-25_000.0, 20_000.0, 1_000.0]), np.zeros((9, 4)), None)
    wide = window.cells.grown(150)

    def seen(cells):
        frame, mask = frame_at(window, cells), land_mask(on_grid, cells)
        return middles(frame).reshape(*mask.shape, 2), mask, part_labels(Run(), parts, frame, mask)

    whole = seen(wide)
    for cells in parts_of(window, 2):
        for one, other in zip(seen(cells), whole):
            assert np.array_equal(one, other[cells.within(wide)])


@pytest.mark.parametrize("seed", range(6))
def test_land_is_where_the_middle_of_a_cell_lies_on_it(seed):
    """Inland seas are none; and each cell, asked alone, says what the mask says."""
    land = random_island(seed, seas=seed % 3)
    window = plain_window(land, 700.0)
    on_grid = shores_on_grid(land, window)
    mask = land_mask(on_grid, window.cells)
    row, col = np.indices(mask.shape)
    truth = contained(shores(land), window.to_plane(np.column_stack([col.ravel(), row.ravel()]) + 0.5))
    assert np.array_equal(mask.astype(bool).ravel(), truth)
    assert np.array_equal(cells_are_land(on_grid, row, col), mask.astype(bool))
    assert not cells_are_land(on_grid, row - 10_000, col).any()


def test_shores_through_the_middles_of_cells_part_them_without_gap():
    """Two squares with a side in common hold each cell once, and one that is narrower than a cell may hold none."""
    window = plain_window(Land((closed([[0, 0], [40, 0], [40, 40], [0, 40]]),)), 10.0)
    west = Land((closed([[0, 0], [15, 0], [15, 45], [0, 45]]),))
    east = Land((closed([[15, 0], [40, 0], [40, 45], [15, 45]]),))
    both = Land((closed([[0, 0], [40, 0], [40, 45], [0, 45]]),))
    masks = [land_mask(shores_on_grid(land, window), window.cells) for land in (west, east, both)]
    assert np.array_equal(masks[0] + masks[1], masks[2])
    thin = Land((closed([[16, 0], [18, 0], [18, 40], [16, 40]]),))
    assert land_mask(shores_on_grid(thin, window), window.cells).sum() == 0
