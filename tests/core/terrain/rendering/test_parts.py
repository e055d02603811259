"""Parts of the land: the sea goes with the nearest cell of land."""

import numpy as np
import pytest
from headwaters.core.terrain.frames import place_of
from headwaters.core.terrain.rendering.parts import _find_extents, _label_rows, _spread, _weightiest


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("way", [_spread, getattr(_spread, "py_func", _spread)])
def test_the_sea_has_the_label_of_a_cell_of_which_none_is_nearer(seed, way):
    """In plain Python too, which refuses to read what lies beyond the queue."""
    rng = np.random.default_rng(seed)
    before = np.where(rng.random((9, 11)) < 0.1, rng.integers(0, 5, (9, 11)), -1).astype(np.int32)
    labels, places = before.copy(), np.argwhere(before >= 0)
    way(labels, np.empty(labels.size, np.int64))
    for place in np.ndindex(labels.shape):
        away = np.abs(places - place).sum(axis=1)
        assert labels[place] in before[tuple(places[away == away.min()].T)]


def test_boxes_reach_from_the_first_to_the_last_middle_of_the_cells_of_a_part():
    labels = np.random.default_rng(1).integers(0, 30, (6, 5)).astype(np.int32)
    boxes = np.full((30, 4), np.nan)
    _find_extents(labels, np.array([100.0, 500.0, 10.0]), boxes)
    for label, box in enumerate(boxes):
        row, col = np.nonzero(labels == label)
        x, y = 105.0 + 10 * col, 495.0 - 10 * row
        wanted = (x.min(), y.min(), x.max(), y.max()) if x.size else np.full(4, np.nan)
        assert np.array_equal(box, wanted, equal_nan=True)


@pytest.mark.parametrize("seed", range(10))
def test_a_place_has_the_label_that_weighs_most_of_the_four_around(seed):
    """Of two that weigh as much it has the first; labels that are the same weigh together."""
    rng = np.random.default_rng(seed)
    for u, v in ((0.5, 0.5), (0.25, 0.5), (0.5, 0.25), *rng.random((4, 2))):
        labels = rng.integers(-1, 3, 4).tolist()
        weights = (1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v
        total = {label: sum(w for w, own in zip(weights, labels) if own == label) for label in labels}
        assert _weightiest(*labels, u, v) == max(total, key=total.get)


@pytest.mark.parametrize("seed", range(5))
def test_land_on_finer_cells_has_the_label_that_weighs_most_around(seed):
    """Beyond the middles of the outermost cells, these go on."""
    rng = np.random.default_rng(seed)
    known, land = rng.integers(0, 3, (4, 5)).astype(np.int32), rng.random((15, 17)) < 0.8
    lattice = np.moveaxis(np.mgrid[100.0:800.0:640, 260.0:-400.0:-640], 0, 2).transpose(1, 0, 2).copy()
    labels = np.full((15, 17), 77, np.int32)
    _label_rows(known, np.array([105.0, 255.0, 40.0]), lattice, 1, 3, land.astype(np.uint8), labels, 1, 13)
    assert (labels[[0, 13, 14]] == 77).all()
    for row, col in np.ndindex(12, 17):
        x, y = place_of(lattice, row + 2, col + 3)
        at_col, at_row = np.clip((x - 125) / 40, 0, 3.999), np.clip((235 - y) / 40, 0, 2.999)
        high, left = int(at_row), int(at_col)
        around = known[high : high + 2, left : left + 2].ravel().tolist()
        wanted = _weightiest(*around, at_col - left, at_row - high) if land[row + 1, col] else -1
        assert labels[row + 1, col] == wanted
