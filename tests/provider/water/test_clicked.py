"""A click on a DEM finds what the algorithm finds there, at once."""

import numpy as np
import pytest
from headwaters.core.run.run import Run
from headwaters.provider.errors import UserError
from headwaters.provider.layers.raster_reading import RasterSource
from headwaters.provider.water.clicked import clicked, known_water
from headwaters.tests.provider.samples import CELL, NORTH, WEST, create
from qgis.core import QgsGeometry, QgsPointXY, QgsRasterLayer

ROWS, COLS, STREAM = 40, 30, 15
VALLEY = 3.0 * np.abs(np.arange(COLS) - STREAM) + np.arange(ROWS, 0, -1)[:, None]


@pytest.fixture(scope="module")
def water(tmp_path_factory):
    path = create(tmp_path_factory.mktemp("valley") / "valley.tif", [VALLEY.astype(np.float32)])
    return known_water(Run(), RasterSource(QgsRasterLayer(path)))


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


def water_of(path, with_sea=None):
    return known_water(Run(), RasterSource(QgsRasterLayer(str(path))), with_sea)


SHORE = VALLEY - 10.0


def test_the_sea_stands_at_0_where_heights_go_below_it(tmp_path):
    """Unless it is told that there is none, or that there is one all the same."""
    low = create(tmp_path / "low.tif", [SHORE.astype(np.float32)])
    sea = place(STREAM, ROWS - 2)
    assert water_of(low).has_sea and water_of(low).is_sea(*sea)
    assert clicked(water_of(low), *sea, 0) is None
    way = clicked(water_of(low), *place(STREAM, 20), 0).path
    assert tuple(way[-1]) == place(STREAM, int(np.argmin(SHORE[:, STREAM] > 0)) - 1)  # the last land
    assert not water_of(low, False).has_sea
    assert clicked(water_of(low, False), *sea, 0) is not None
    high = create(tmp_path / "high.tif", [(VALLEY - VALLEY.min()).astype(np.float32)])
    assert not water_of(high).has_sea
    assert water_of(high, True).has_sea


@pytest.mark.parametrize("seed", range(8))
def test_what_is_said_of_the_edge_is_true_on_any_land(tmp_path, seed):
    """Its cells are those of the land above that lie on the rim or beside a void, the point itself left out."""
    rng = np.random.default_rng(seed)
    z = rng.random((24, 31)).astype(np.float32)
    for axis in (0, 1) * 3:
        z = (np.roll(z, 1, axis) + z + np.roll(z, -1, axis)) / 3
    z = (300 * z - (140 if seed % 2 else 0)).astype(np.float32)
    z[rng.integers(4, 20), rng.integers(4, 27)] = -9999
    known = z != -9999
    water = known_water(Run(), RasterSource(QgsRasterLayer(create(tmp_path / "any.tif", [z], nodata=-9999))))
    for row, col in rng.integers(0, z.shape, (12, 2)):
        found = clicked(water, *place(col, row), 0)
        if found is None:
            assert not known[row, col] or z[row, col] <= 0
            continue
        land = QgsGeometry()
        land.fromWkb(found.land)
        edge = set()
        for r, c in np.argwhere(known):
            around = known[max(r - 1, 0) : r + 2, max(c - 1, 0) : c + 2]
            on_rim = r in (0, z.shape[0] - 1) or c in (0, z.shape[1] - 1) or not around.all()
            inside = land.contains(QgsPointXY(*place(c, r)))
            if on_rim and inside and (r, c) != (row, col) and not (water.has_sea and z[r, c] <= 0):
                edge.add(place(c, r))
        assert set(map(tuple, found.edge)) == edge


def test_values_that_no_land_has_are_refused(tmp_path):
    counts = np.ones((200, 200), np.float32)
    counts[:, 100] = np.arange(200) * 90
    for values, name in ((counts, "counts"), (VALLEY * 1e4, "large"), (-VALLEY * 1e4, "deep")):
        with pytest.raises(UserError, match="these are no heights"):
            water_of(create(tmp_path / f"{name}.tif", [values.astype(np.float32)]))
