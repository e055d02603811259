"""Islands nearer to each other than a cell: what the raster of all of them has between them."""

import numpy as np
import pytest
from headwaters.core.terrain.types import SEA_CELL, Model, Primitives
from headwaters.provider.terrain.model_files.layers import ModelIsland
from headwaters.provider.terrain.rendering.grids import TerrainGrid
from headwaters.provider.terrain.rendering.rendering import render_all
from headwaters.provider.terrain.rendering.room import Room
from headwaters.tests.algorithms.terrain.terrains import pits
from qgis.core import QgsCoordinateReferenceSystem

from .model_files.test_model_writing import Silence, islet, no_rivers

CELL = 100.0
SIZE = 3_000.0
UTM = QgsCoordinateReferenceSystem("EPSG:25832")


def islands(*corners):
    """Return flat square islands without rivers, with their south-western corners there."""
    found = []
    for place, (x, y, size) in enumerate(corners):
        plane = islet((500_000.0 + x, 5_600_000.0 + y), size, UTM)
        disc = Primitives(np.zeros((1, 2)), *(np.array([value]) for value in (50.0, 9_000.0, 0.0, 0.5)), np.array([-1]))
        found.append(ModelIsland(place, Model(plane.land, 1_000.0, *no_rivers(), disc, None, place), plane))
    return found


def rendered(lands, cells=None):
    grid = TerrainGrid(lands, UTM, CELL)
    return render_all(Silence(), lands, grid, cells or grid.of_land(), Room(), 1.0, 1.0, "nodata"), grid


STRAITS = {
    "beside": [(0, 0, SIZE), (SIZE + 40, 500, 1_000.0)],
    "above, off the grid": [(30, 20, SIZE), (630, SIZE + 50, 1_000.0)],
    "at a corner": [(0, 0, SIZE), (SIZE + 20, SIZE + 20, 800.0)],
    "three in a row": [(0, 0, SIZE), (SIZE + 40, 0, 2_000.0), (SIZE + 2_080, 0, 1_000.0)],
}


@pytest.mark.parametrize("name", STRAITS)
def test_no_land_is_a_pit_where_a_strait_is_narrower_than_a_cell(name):
    terrain, _ = rendered(islands(*STRAITS[name]))
    assert pits(terrain.z, terrain.water != SEA_CELL) == 0


def test_a_cell_of_sea_parts_islands_and_the_larger_one_keeps_its_land():
    large, small = (0, 0, SIZE), (SIZE + 40, 500, 1_000.0)
    alone, both = rendered(islands(large))[1], rendered(islands(large, small))
    cells = alone.of_land()
    land = np.isfinite(rendered(islands(large), cells)[0].z)
    terrain, grid = both
    assert np.isfinite(terrain.z).sum() == land.sum() + 9 * 10  # of 10 × 10 cells of the islet
    assert grid.cell == CELL


def test_a_window_beside_a_strait_has_the_same_cells_as_the_whole():
    lands = islands(*STRAITS["beside"])
    whole, grid = rendered(lands)
    around, islet_only = grid.of_land(), grid.of_island(1)
    part = type(around)(islet_only.top, islet_only.left + 2, islet_only.nrows, islet_only.ncols - 2)
    window, _ = rendered(lands, part)
    assert np.array_equal(window.z, whole.z[part.within(around)], equal_nan=True)
