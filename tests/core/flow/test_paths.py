"""The path of water is the same walk from neighbour to neighbour, wherever the directions lie."""

import numpy as np
import pytest
from headwaters.core.flow import paths
from headwaters.core.flow.folds.path_ends import cells_in_tile
from headwaters.core.flow.paths import NO_LABEL, NO_LABEL_YET, flow_path, label_upstream
from headwaters.core.raster.neighbours import ENDS
from headwaters.core.raster.storage import OnDisk
from headwaters.core.raster.tiles import Tile
from headwaters.core.run.run import Run

from ...support import some_of
from .flows import random_flow, target


def walked(codes, cell):
    """Return the cells from one to the end of its path, one after the other."""
    cells = []
    at = divmod(cell, codes.shape[1])
    while at is not None:
        cells.append(at[0] * codes.shape[1] + at[1])
        at = target(codes, *at)
    return cells


@pytest.mark.parametrize("seed", some_of(range(20)))
@pytest.mark.parametrize("around", [1, 3, 128])
def test_windows_of_any_size_give_the_path_cell_by_cell(seed, around, monkeypatch, tmp_path):
    monkeypatch.setattr(paths, "PATHS_AROUND", around)
    codes = random_flow(seed, (31, 44))
    on_disk = OnDisk(tmp_path, 16).empty(codes.shape, np.uint8)
    on_disk[:] = codes
    for cell in range(0, codes.size, 7):
        path = walked(codes, cell)
        assert flow_path(Run(), codes, cell).tolist() == path
        assert flow_path(Run(), on_disk, cell).tolist() == path


def test_a_path_through_a_whole_raster_is_followed_over_all_windows():
    """There and back along rows, as far as there are cells."""
    codes = np.zeros((300, 300), np.uint8)
    codes[1::2] = 4
    codes[::2, -1] = codes[1::2, 0] = 2
    codes[-1, 0] = ENDS
    assert np.unique(flow_path(Run(), codes, 0)).size == codes.size
    assert flow_path(Run(), codes, 0).tolist() == walked(codes, 0)


@pytest.mark.parametrize("seed", range(10))
def test_cells_of_a_tile_are_those_between_its_sides(seed):
    rng = np.random.default_rng(seed)
    row, col = np.sort(rng.integers(0, 12, 60)), rng.integers(0, 12, 60)
    top, left = rng.integers(0, 8, 2)
    inside = (top <= row) & (row < top + 4) & (left <= col) & (col < left + 4)
    assert cells_in_tile(Tile(top, top + 4, left, left + 4), row, col).tolist() == np.flatnonzero(inside).tolist()


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("dtype", [np.int32, np.int64])
@pytest.mark.parametrize("at_ends", [NO_LABEL, 0])
def test_cells_have_the_first_label_that_their_water_meets(seed, dtype, at_ends):
    rng = np.random.default_rng(seed)
    codes = random_flow(seed, (9, 12))
    before = np.where(rng.random(codes.shape) < 0.2, rng.integers(0, 9, codes.shape), NO_LABEL_YET).astype(dtype)
    labels = before.copy()
    label_upstream(codes, labels, at_ends)
    for cell, label in enumerate(labels.ravel().tolist()):
        met = [found for found in before.ravel()[walked(codes, cell)].tolist() if found != NO_LABEL_YET]
        assert label == (met[0] if met else at_ends)
