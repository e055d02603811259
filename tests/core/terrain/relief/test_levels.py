"""Cells of the ground: as large as an edge asks for, or as small as those that are to be shown, within bounds."""

import numpy as np
import pytest
from headwaters.core.plane.types import Land
from headwaters.core.terrain.relief.levels import MOST_LEVEL_CELLS, MOST_SHOWN_CELLS, usual_ground_cell

WIDTH, HEIGHT = 30_000.0, 20_000.0
LAND = Land((np.array([[0.0, 0.0], [WIDTH, 0.0], [WIDTH, HEIGHT], [0.0, HEIGHT]]),))
FINEST = np.sqrt(WIDTH * HEIGHT / MOST_SHOWN_CELLS)


@pytest.mark.parametrize("shown, cell", [(None, 50.0), (200.0, 50.0), (50.0, 50.0), (20.0, 20.0), (1.0, FINEST)])
def test_ground_is_as_fine_as_what_is_shown(shown, cell):
    assert usual_ground_cell(LAND, 2000.0, shown) == pytest.approx(cell)


def test_no_more_cells_than_the_memory_bears():
    assert usual_ground_cell(LAND, 1.0) == pytest.approx(np.sqrt(WIDTH * HEIGHT / MOST_LEVEL_CELLS))
