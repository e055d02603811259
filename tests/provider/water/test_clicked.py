"""A click on a DEM finds what the algorithm finds there, at once."""

import numpy as np
import pytest
from headwaters.core.run.progress import Progress
from headwaters.provider.layers.raster_reading import RasterSource
from headwaters.provider.water.clicked import clicked, known_water
from headwaters.tests.provider.samples import CELL, NORTH, WEST, create
from qgis.core import QgsGeometry, QgsRasterLayer

ROWS, COLS, STREAM = 40, 30, 15
VALLEY = 3.0 * np.abs(np.arange(COLS) - STREAM) + np.arange(ROWS, 0, -1)[:, None]


@pytest.fixture(scope="module")
def water(tmp_path_factory):
    path = create(tmp_path_factory.mktemp("valley") / "valley.tif", [VALLEY.astype(np.float32)])
    return known_water(RasterSource(QgsRasterLayer(path)), Progress())


def place(col, row):
    return WEST + (col + 0.5) * CELL, NORTH - (row + 0.5) * CELL


def test_the_land_above_a_point_on_the_stream_is_all_rows_down_to_it(water):
    found = clicked(water, *place(STREAM, 20), 0)
    geometry = QgsGeometry()
    geometry.fromWkb(found.land)
    assert geometry.isGeosValid()
    assert geometry.area() == pytest.approx(21 * COLS * CELL * CELL)
    assert found.area_km2 == pytest.approx(21 * COLS * CELL * CELL / 1e6, rel=1e-3)
    above = VALLEY[:21]
    assert (found.lowest, found.highest, found.mean) == (above.min(), above.max(), pytest.approx(above.mean()))


def test_the_way_down_ends_at_the_edge_and_falls_all_the_way(water):
    found = clicked(water, *place(STREAM, 20), 0)
    assert tuple(found.path[0]) == found.place == place(STREAM, 20)
    assert tuple(found.path[-1]) == place(STREAM, ROWS - 1)
    assert found.distance[-1] == pytest.approx((ROWS - 21) * CELL, rel=1e-3)
    assert (np.diff(found.distance) > 0).all() and (np.diff(found.height) < 0).all()


def test_a_click_beside_the_stream_means_the_stream(water):
    assert clicked(water, *place(STREAM + 3, 20), 3.5 * CELL).place[0] == place(STREAM, 20)[0]
    assert clicked(water, *place(STREAM + 3, 20), 0).place == place(STREAM + 3, 20)


def test_beside_the_dem_there_is_nothing(water):
    assert clicked(water, WEST - CELL, NORTH, 100) is None
