"""Models of DEMs take about as much memory as is told before they are built."""

import tracemalloc

import pytest
from headwaters.core.raster.grid import flat_cells
from headwaters.core.terrain.dem.building import DemRules, model_of_dem
from headwaters.core.terrain.dem.tracing import Gauge
from headwaters.provider.terrain.building.dem_models import DEM_MODEL_BYTES_PER_CELL
from headwaters.tests.core.terrain.dem.lands import CELL, RULES, RUN, cells_of, noise

pytestmark = pytest.mark.qgis

SIDE = 400  # cells: a quarter of the land becomes lakes


@pytest.mark.parametrize("finer", [False, True])
def test_a_model_of_a_dem_takes_the_memory_that_is_told(finer):
    dem, gauge = cells_of(noise(3, (SIDE, SIDE))), Gauge(*flat_cells(SIDE, CELL, CELL))
    tracemalloc.start()
    model_of_dem(RUN, dem, gauge, DemRules(RULES, finer=finer), 5)
    taken = tracemalloc.get_traced_memory()[1] / SIDE**2
    tracemalloc.stop()
    assert 0.7 * DEM_MODEL_BYTES_PER_CELL < taken < DEM_MODEL_BYTES_PER_CELL
