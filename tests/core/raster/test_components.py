"""Connected cells: the groups that lakes are made of."""

import numpy as np
import pytest
from headwaters.core.raster.components import DRY, label_components, point_at_first
from scipy import ndimage

CORNERS_TOO = np.ones((3, 3), bool)


@pytest.mark.parametrize(("side", "threads"), [(1, 1), (5, 3), (64, 2)])
@pytest.mark.parametrize("wet", [0.2, 0.4, 0.6])
def test_groups_are_numbered_by_their_first_cell_whatever_the_tiles(wet, side, threads):
    cells = np.random.default_rng(int(10 * wet)).random((90, 70)) < wet
    labels, count = label_components(cells, threads, side)
    expected, how_many = ndimage.label(cells, CORNERS_TOO)
    assert count == how_many
    np.testing.assert_array_equal(labels, expected)


def test_threads_that_look_for_the_first_cell_write_into_their_own_cells_alone():
    """Two that shorten one way at a time may undo what the other has done."""
    first = np.array([0, 0, 1, DRY, 2, 4, 5, 6], np.int32)
    point_at_first(first, 5, 8)
    assert first.tolist() == [0, 0, 1, DRY, 2, 0, 0, 0]
