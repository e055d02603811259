"""Connected cells: the groups that lakes are made of."""

import numpy as np
import pytest
from headwaters.core.raster.components import label_components
from headwaters.core.raster.storage import OnDisk
from headwaters.core.run.run import Run
from scipy import ndimage

CORNERS_TOO = np.ones((3, 3), bool)


@pytest.mark.parametrize(("side", "threads"), [(1, 1), (5, 3), (64, 2)])
@pytest.mark.parametrize("wet", [0.2, 0.4, 0.6])
def test_groups_are_numbered_by_their_first_cell_whatever_the_tiles(wet, side, threads):
    cells = np.random.default_rng(int(10 * wet)).random((90, 70)) < wet
    labels, count = label_components(Run(threads=threads), cells, side)
    expected, how_many = ndimage.label(cells, CORNERS_TOO)
    assert count == how_many
    np.testing.assert_array_equal(labels, expected)


@pytest.mark.parametrize("seed", range(20))
def test_along_sides_alone_cells_touch_no_corner_and_nothing_across_the_raster(seed):
    cells = np.random.default_rng(seed).integers(0, 2, (5, 4))
    labels, count = label_components(Run(), cells, 3, corners=False)
    expected, how_many = ndimage.label(cells)
    assert count == how_many
    np.testing.assert_array_equal(labels, expected)


@pytest.mark.parametrize(("side", "chunk"), [(1, 3), (5, 64), (16, 257)])
@pytest.mark.parametrize("corners", [True, False])
def test_cells_of_one_value_hang_together_in_files_too(corners, side, chunk, tmp_path):
    """A group of cells with other values around it is one, as where all others are dry."""
    values = np.random.default_rng(side).integers(0, 3, (40, 53)).astype(np.int32)
    there = OnDisk(tmp_path, chunk)
    given = there.empty(values.shape, values.dtype)
    given[:] = values
    labels, count = label_components(Run(storage=there), given, side, corners=corners)
    truth = [ndimage.label(values == value, CORNERS_TOO if corners else None) for value in (1, 2)]
    assert count == sum(how_many for _, how_many in truth)
    for value, (expected, how_many) in zip((1, 2), truth):
        own = labels[:][values == value]
        assert np.unique(own).size == how_many
        assert all(np.unique(own[expected[values == value] == group]).size == 1 for group in range(1, how_many + 1))
    found, first = np.unique(labels[:], return_index=True)
    assert found.tolist() == list(range(count + 1))
    assert np.all(np.diff(first[1:]) > 0)
    assert np.array_equal(labels[:] == 0, values == 0)
