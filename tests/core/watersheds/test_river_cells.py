"""A river line lies on the cells that water takes from its first cell to its last."""

import numpy as np
from headwaters.core.run.run import Run
from headwaters.core.watersheds.river_cells import cells_of_links

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
