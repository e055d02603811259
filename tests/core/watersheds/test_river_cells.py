"""A river line lies on the cells that water takes from its first cell to its last."""

import numpy as np
from headwaters.core.raster.tiles import Tile
from headwaters.core.run.run import Run
from headwaters.core.watersheds.river_cells import _count_steps, cells_of_links

CODES = np.array([[2, 254, 2], [0, 2, 4], [255, 254, 6]], np.uint8)


def test_a_link_has_the_cells_from_its_first_to_the_one_before_its_last():
    cells, link, fits = cells_of_links(Run(), CODES, [0, 8, 4], [4, 4, 7], [9, 9, 9])
    assert fits.all()
    assert cells.tolist() == [0, 3, 8, 5, 4]
    assert link.tolist() == [0, 0, 1, 1, 2]


def test_a_line_that_water_does_not_follow_has_no_cells():
    cells, link, fits = cells_of_links(Run(), CODES, [0, 1, 6, 0, 4], [8, 0, 6, 7, 4], [9, 9, 9, 2, 0])
    assert fits.tolist() == [False, False, True, False, True]
    assert cells.size == link.size == 0


def test_a_link_is_followed_to_the_side_of_a_tile_and_no_farther():
    """Of which nothing else is in memory: what lies beside it is another tile's."""
    tile, codes = Tile(0, 2, 0, 2), CODES[:2, :2].copy()
    for first, beyond in ((0, 6), (1, 7)):
        codes[:, first] = 2  # south, out of the tile
        at, steps = np.array([first]), np.array([0])
        _count_steps(at, np.array([8]), np.array([9]), steps, tile, codes, 0, 0, 3)
        assert (at.tolist(), steps.tolist()) == ([beyond], [2])
    codes[:] = 0  # east
    at, steps = np.array([3]), np.array([0])
    _count_steps(at, np.array([8]), np.array([9]), steps, tile, codes, 0, 0, 3)
    assert (at.tolist(), steps.tolist()) == ([5], [2])
