"""Rasters of one cell size lie on one grid, wherever they begin."""

from types import SimpleNamespace

import numpy as np
import pytest
from headwaters.core.plane.types import Land
from headwaters.core.terrain.types import GridCells
from headwaters.provider.errors import UserError
from headwaters.provider.layers.map_planes import Plane
from headwaters.provider.terrain.rendering.grids import TerrainGrid, usual_cell_of_land, usual_cell_size
from qgis.core import QgsCoordinateReferenceSystem, QgsRectangle

SQUARE = np.array(
    [(-5_000.0, -4_000.0), (5_000.0, -4_000.0), (5_000.0, 4_000.0), (-5_000.0, 4_000.0), (-5_000.0, -4_000.0)]
)
PLACES = {"EPSG:25832": (500_000.0, 5_600_000.0), "EPSG:3857": (1_000_000.0, 6_400_000.0), "EPSG:4326": (9.0, 50.0)}
PLACES |= {"EPSG:2263": (1_000_000.0, 200_000.0)}  # feet


def island(crs, place):
    plane = Plane(QgsCoordinateReferenceSystem(crs), *place)
    return SimpleNamespace(plane=plane, model=SimpleNamespace(land=Land((SQUARE,))))


@pytest.fixture(params=PLACES)
def grid(request):
    crs = QgsCoordinateReferenceSystem(request.param)
    return TerrainGrid([island(request.param, PLACES[request.param])], crs, 25.0)


def test_all_land_lies_in_the_cells_of_the_land(grid):
    cells = grid.of_land()
    window = grid.window(cells, island(grid.crs.authid(), PLACES[grid.crs.authid()]).plane)
    col, row = window.to_grid(SQUARE).T
    assert (col > cells.left).all() and (col < cells.left + cells.ncols).all()
    assert (row > cells.top).all() and (row < cells.top + cells.nrows).all()


def test_cells_are_as_large_on_the_ground_as_they_were_wished(grid):
    plane = island(grid.crs.authid(), PLACES[grid.crs.authid()]).plane
    window = grid.window(grid.of_land(), plane)
    one, right, below = window.to_plane(np.array([(200.0, 150.0), (201.0, 150.0), (200.0, 151.0)]))
    assert np.hypot(*(right - one)) == pytest.approx(25.0, rel=0.01)
    assert np.hypot(*(below - one)) == pytest.approx(25.0, rel=0.01)


def test_places_come_back_from_the_grid(grid):
    plane = island(grid.crs.authid(), PLACES[grid.crs.authid()]).plane
    window = grid.window(grid.of_land(), plane)
    assert np.abs(window.to_plane(window.to_grid(SQUARE)) - SQUARE).max() < 1e-3


def test_round_sizes_stay_round_where_the_map_is_true_to_scale():
    crs = "EPSG:25832"
    grid = TerrainGrid([island(crs, PLACES[crs])], QgsCoordinateReferenceSystem(crs), 25.0)
    assert (grid.dx, grid.dy) == (25.0, 25.0)
    assert grid.x0 % 25.0 == 0 and grid.y0 % 25.0 == 0


def test_an_extent_grows_to_whole_cells_of_the_grid(grid):
    land = grid.of_land()
    frame = grid.frame(GridCells(land.top + 10, land.left + 20, 5, 7))
    rectangle = QgsRectangle(
        frame.x_min + 0.3 * grid.dx,
        frame.y_max - 4.6 * grid.dy,
        frame.x_min + 6.5 * grid.dx,
        frame.y_max - 0.2 * grid.dy,
    )
    assert grid.of_extent(rectangle) == GridCells(land.top + 10, land.left + 20, 5, 7)


def test_an_extent_of_whole_cells_stays_as_it_is(grid):
    land = grid.of_land()
    cells = GridCells(land.top + 10, land.left + 20, 30, 40)
    frame = grid.frame(cells)
    rectangle = QgsRectangle(frame.x_min, frame.y_max - 30 * grid.dy, frame.x_min + 40 * grid.dx, frame.y_max)
    assert grid.of_extent(rectangle) == cells


def test_an_extent_beside_the_land_is_refused(grid):
    frame = grid.frame(grid.of_land())
    far = QgsRectangle(frame.x_min - 50 * grid.dx, frame.y_max, frame.x_min - 20 * grid.dx, frame.y_max + 9 * grid.dy)
    with pytest.raises(UserError, match="EXTENT misses the land"):
        grid.of_extent(far)


def test_an_extent_a_turn_of_the_earth_away_is_the_same_place():
    crs = "EPSG:4326"
    grid = TerrainGrid([island(crs, (179.99, -17.0))], QgsCoordinateReferenceSystem(crs), 25.0)
    cells = grid.of_extent(QgsRectangle(-179.99, -17.01, -179.98, -17.0))
    assert grid.frame(cells).x_min == pytest.approx(180.01, abs=1e-3)


def test_blocks_cover_cells_once():
    cells = GridCells(-3, 5, 10, 7)
    seen = np.zeros((10, 7), int)
    for block in cells.blocks(4):
        seen[block.within(cells)] += 1
    assert (seen == 1).all()


def test_rectangles_that_do_not_touch_have_nothing_in_common():
    assert GridCells(0, 0, 5, 5).common(GridCells(0, 5, 5, 5)) is None
    assert GridCells(0, 0, 5, 5).common(GridCells(3, 4, 5, 5)) == GridCells(3, 4, 2, 1)


@pytest.mark.parametrize(
    ("metres", "size"), [(150_000.0, 100.0), (55_000.0, 37.0), (1_234_567.0, 820.0), (12.0, 0.008)]
)
def test_the_usual_cell_size_is_readable(metres, size):
    assert usual_cell_size(metres) == pytest.approx(size)


def test_the_usual_cells_of_land_are_in_metres(grid):
    crs = grid.crs.authid()
    assert usual_cell_of_land([island(crs, PLACES[crs])], grid.crs) == pytest.approx(10_000.0 / 1500, rel=0.05)


@pytest.mark.parametrize(
    ("apart", "columns"),
    [((10_000.0, 10_000.0), 1500), ((20_000.0, 20_000.0), 1720), ((180_000.0, 0.0), 2310), ((400_000.0, 9e5), 4500)],
)
def test_islands_far_apart_have_smaller_cells(apart, columns):
    """Two islands of 10 by 8 km, so many metres apart to the east and to the north."""
    crs, (x, y) = "EPSG:25832", PLACES["EPSG:25832"]
    both = [island(crs, (x, y)), island(crs, (x + apart[0], y + apart[1]))]
    size = usual_cell_of_land(both, QgsCoordinateReferenceSystem(crs))
    assert (apart[0] + 10_000.0) / size == pytest.approx(columns, rel=0.06)
