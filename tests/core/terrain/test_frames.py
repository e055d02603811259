"""Cells of a grid know where they lie, whether they are land and to which node they belong, whatever the window."""

import numpy as np
import pytest
from headwaters.core.plane.land import contains
from headwaters.core.plane.types import Land
from headwaters.core.raster.tiles import Tile
from headwaters.core.terrain.frames import (
    Shift,
    cell_centres,
    cells_are_land,
    frame_at,
    land_mask,
    near_nodes,
    node_labels,
    reach_of,
    shores_on_grid,
)

from ..growth.coasts import closed, random_island
from .worlds import bent_window, plain_window

WINDOWS = {"north-up": plain_window, "bent": bent_window}


def middles(frame):
    """Return the places of all cells of a frame, (n, 2)."""
    x, y = cell_centres(frame, Tile(0, frame.nrows, 0, frame.ncols))
    return np.column_stack([x.ravel(), y.ravel()])


def parts_of(window, seed, count=12, largest=90):
    """Return random rectangles of the grid of a window, some partly beyond it."""
    rng = np.random.default_rng(seed)
    for _ in range(count):
        nrows, ncols = rng.integers(1, largest, 2)
        yield int(rng.integers(-20, window.nrows)), int(rng.integers(-20, window.ncols)), int(nrows), int(ncols)


def test_places_lie_where_the_map_has_them():
    """To the millimetre on a plane map, within a thousandth of a cell on a bent one."""
    for name, within in (("north-up", 1e-6), ("bent", 1.0)):
        window = WINDOWS[name](random_island(3), 500.0)
        row, col = np.indices((window.nrows, window.ncols))
        truth = window.to_plane(np.column_stack([col.ravel(), row.ravel()]) + 0.5)
        assert np.abs(middles(frame_at(window, *window[:4])) - truth).max() < within


@pytest.mark.parametrize("name", WINDOWS)
def test_all_windows_find_the_same_places_land_and_nodes(name):
    """Bit for bit, beyond the land too."""
    land = random_island(5, seas=2)
    window = WINDOWS[name](land, 400.0)
    shores = shores_on_grid(land, window)
    xy = np.random.default_rng(1).uniform(-20_000, 20_000, (60, 2))
    nodes = near_nodes(xy, (land.rings[0].min(axis=0), land.rings[0].max(axis=0)))
    bends = Shift(np.random.default_rng(2).normal(0, 300, (40, 50, 2)), np.array([-25_000.0, -20_000.0, 1_000.0]))
    wide = window.top - 150, window.left - 150, window.nrows + 300, window.ncols + 300

    def seen(top, left, nrows, ncols):
        frame, mask = frame_at(window, top, left, nrows, ncols), land_mask(shores, top, left, nrows, ncols)
        return middles(frame).reshape(nrows, ncols, 2), mask, node_labels(nodes, frame, mask, shift=bends)

    whole = seen(*wide)
    for top, left, nrows, ncols in parts_of(window, 2):
        here = slice(top - wide[0], top - wide[0] + nrows), slice(left - wide[1], left - wide[1] + ncols)
        for one, other in zip(seen(top, left, nrows, ncols), whole):
            assert np.array_equal(one, other[here])


@pytest.mark.parametrize("seed", range(6))
def test_land_is_where_the_middle_of_a_cell_lies_on_it(seed):
    """Inland seas are none; and each cell, asked alone, says what the mask says."""
    land = random_island(seed, seas=seed % 3)
    window = plain_window(land, 700.0)
    shores = shores_on_grid(land, window)
    mask = land_mask(shores, *window[:4])
    row, col = np.indices(mask.shape)
    truth = contains(land, window.to_plane(np.column_stack([col.ravel(), row.ravel()]) + 0.5))
    assert np.array_equal(mask.astype(bool).ravel(), truth)
    assert np.array_equal(cells_are_land(shores, row, col), mask.astype(bool))
    assert not cells_are_land(shores, row - 10_000, col).any()


def test_shores_through_the_middles_of_cells_part_them_without_gap():
    """Two squares with a side in common hold each cell once, and one that is narrower than a cell may hold none."""
    window = plain_window(Land((closed([[0, 0], [40, 0], [40, 40], [0, 40]]),)), 10.0)
    west = Land((closed([[0, 0], [15, 0], [15, 45], [0, 45]]),))
    east = Land((closed([[15, 0], [40, 0], [40, 45], [15, 45]]),))
    both = Land((closed([[0, 0], [40, 0], [40, 45], [0, 45]]),))
    masks = [land_mask(shores_on_grid(land, window), *window[:4]) for land in (west, east, both)]
    assert np.array_equal(masks[0] + masks[1], masks[2])
    thin = Land((closed([[16, 0], [18, 0], [18, 40], [16, 40]]),))
    assert land_mask(shores_on_grid(thin, window), *window[:4]).sum() == 0


@pytest.mark.parametrize("seed", range(6))
def test_each_cell_belongs_to_the_nearest_node(seed):
    """Of two as near to the lower number; nodes may lie close together, in one place or beyond the land."""
    rng = np.random.default_rng(seed)
    land = random_island(seed)
    window = plain_window(land, 800.0)
    count = int(rng.integers(1, 80))
    xy = rng.normal(0, 4_000 if seed % 2 else 30_000, (count, 2)).round(-3)
    box = land.rings[0].min(axis=0), land.rings[0].max(axis=0)
    frame, mask = frame_at(window, *window[:4]), land_mask(shores_on_grid(land, window), *window[:4])
    labels = node_labels(near_nodes(xy, box), frame, mask, threads=2)
    square = ((middles(frame)[:, None] - xy) ** 2).sum(axis=2)
    assert np.array_equal(labels.ravel(), np.where(mask.ravel() > 0, np.argmin(square, axis=1), -1))


def test_without_nodes_all_land_has_one_label():
    """It is 0."""
    land = random_island(1)
    window = plain_window(land, 2_000.0)
    mask = land_mask(shores_on_grid(land, window), *window[:4])
    labels = node_labels(near_nodes(np.empty((0, 2)), ((0, 0), (1, 1))), frame_at(window, *window[:4]), mask)
    assert np.array_equal(labels, mask.astype(np.int32) - 1)


@pytest.mark.parametrize("name", WINDOWS)
def test_no_cell_of_a_wanted_node_lies_beyond_its_reach(name):
    """Where borders are bent neither; and the reach of few nodes is not the whole island."""
    land = random_island(4)
    window = WINDOWS[name](land, 300.0)
    xy = np.random.default_rng(3).uniform(-30_000, 30_000, (80, 2))
    nodes = near_nodes(xy, (land.rings[0].min(axis=0), land.rings[0].max(axis=0)))
    frame, mask = frame_at(window, *window[:4]), land_mask(shores_on_grid(land, window), *window[:4])
    bends = Shift(np.random.default_rng(2).normal(0, 700, (40, 50, 2)), np.array([-25_000.0, -20_000.0, 1_000.0]))
    labels = node_labels(nodes, frame, mask, shift=bends)
    shares = []
    for node in range(0, 80, 7):
        wanted = np.arange(80) == node
        row, col = np.nonzero(labels == node)
        if not row.size:
            continue
        top, left, bottom, right = reach_of(nodes, wanted, window, bends)
        assert top < row.min() and row.max() < bottom - 1 and left < col.min() and col.max() < right - 1
        shares.append((bottom - top) * (right - left) / (window.nrows * window.ncols))
    assert np.mean(shares) < 0.25
