"""Each cell belongs to the nearest node, where its shift takes it, and all cells of a node lie within its reach."""

import numpy as np
import pytest
from headwaters.core.terrain.frames import frame_at, land_mask, shores_on_grid
from headwaters.core.terrain.ground.divides import Shift
from headwaters.core.terrain.ground.nearest_nodes import near_nodes
from headwaters.core.terrain.ground.node_labels import node_labels, reach_of

from ...growth.coasts import random_island
from ..worlds import WINDOWS, middles, plain_window


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
