"""How large cells are on the ground, held against geodesy."""

import numpy as np
import pytest
from headwaters.core.raster.grid import Grid, flat_cells, geodesic_cells, step_lengths

Geod = pytest.importorskip("pyproj").Geod

WGS84 = 6378137.0, 1 / 298.257223563
CLARKE = 6378249.145, 1 / 293.465
SPHERE = 6371000.0, 0.0
ELLIPSOIDS = pytest.mark.parametrize("ellipsoid", [WGS84, CLARKE, SPHERE], ids=["WGS 84", "Clarke 1880", "sphere"])


def outline(north, dx, dy, points=400):
    """Return longitudes and latitudes round a cell, with points along its parallels: they are no geodesics."""
    along = np.linspace(0, dx, points)
    return np.r_[along, along[::-1]], np.r_[np.full(points, north - dy), np.full(points, north)]


@ELLIPSOIDS
@pytest.mark.parametrize("north", [90, 61.5, 12, 1, 0.5, 0, -33.25, -88])
def test_areas_are_those_of_polygons_on_the_ellipsoid(ellipsoid, north):
    """A row of cells a degree wide and high, at the pole, in the middle, and across the equator."""
    _, _, area = geodesic_cells(2, north, 1.0, 1.0, *ellipsoid)
    polygon, _ = Geod(a=ellipsoid[0], f=ellipsoid[1]).polygon_area_perimeter(*outline(north, 1.0, 1.0))
    assert area[0] == pytest.approx(abs(polygon), rel=1e-7)


@ELLIPSOIDS
def test_all_cells_together_cover_the_globe(ellipsoid):
    """The sum over the globe is the surface of the ellipsoid."""
    semi_major, flattening = ellipsoid
    e = np.sqrt(flattening * (2 - flattening))
    by_eccentricity = np.arctanh(e) / e if e else 1.0
    surface = 2 * np.pi * semi_major**2 * (1 + (1 - e**2) * by_eccentricity)
    _, _, area = geodesic_cells(720, 90.0, 0.25, 0.25, *ellipsoid)
    assert area.sum() * 1440 == pytest.approx(surface, rel=1e-12)
    assert np.all(area > 0)


@ELLIPSOIDS
def test_a_small_cell_is_as_wide_as_its_parallel_and_as_high_as_its_meridian(ellipsoid):
    """Width and height from the radii of curvature, as in any textbook of geodesy."""
    semi_major, flattening = ellipsoid
    step = 1 / 1200
    width, height, area = geodesic_cells(3000, 48.0, step, step, *ellipsoid)
    latitude = np.radians(48.0 - step * (np.arange(3000) + 0.5))
    e2 = flattening * (2 - flattening)
    shrink = 1 - e2 * np.sin(latitude) ** 2
    assert np.allclose(width, np.radians(step) * semi_major * np.cos(latitude) / np.sqrt(shrink), rtol=1e-8)
    assert np.allclose(height, np.radians(step) * semi_major * (1 - e2) / shrink**1.5, rtol=1e-8)
    assert np.allclose(area, width * height, rtol=1e-8)


def test_cells_grow_from_the_pole_to_the_equator_and_are_alike_on_both_halves():
    """Width and area depend on the distance to the equator alone; an ellipsoid is flatter at the poles."""
    width, height, area = geodesic_cells(180, 90.0, 1.0, 1.0, *WGS84)
    assert np.all(np.diff(width[:90]) > 0) and np.all(np.diff(area[:90]) > 0) and np.all(np.diff(height[:90]) < 0)
    for sizes in (width, height, area):
        assert np.allclose(sizes, sizes[::-1], rtol=1e-9)


@pytest.mark.parametrize("nrows", [1, 2, 7])
def test_every_row_has_its_sizes_even_where_there_is_only_one(nrows):
    """Three arrays, one number for each row."""
    for sizes in (geodesic_cells(nrows, 10.0, 0.1, 0.1, *WGS84), flat_cells(nrows, 3.0, 2.0)):
        assert [size.shape for size in sizes] == [(nrows,)] * 3


def test_what_lies_beyond_the_pole_has_no_area():
    """A raster may reach over the pole by a part of a cell; that part is not on the globe."""
    _, _, area = geodesic_cells(4, 90.75, 0.5, 0.5, *WGS84)
    _, _, real = geodesic_cells(2, 90.0, 0.5, 0.25, *WGS84)
    assert area[0] == 0
    assert area[1] == pytest.approx(real[0], rel=1e-12)


def test_plane_cells_are_all_alike():
    """On a projected map every row has the same cells."""
    width, height, area = flat_cells(3, 30.0, 20.0)
    assert (width.tolist(), height.tolist(), area.tolist()) == ([30.0] * 3, [20.0] * 3, [600.0] * 3)


def test_plane_cells_in_feet_are_measured_in_metres():
    """A cell of 100 by 10 feet is 30.48 m by 3.048 m."""
    width, height, area = flat_cells(1, 100.0, 10.0, 0.3048)
    assert width[0] == pytest.approx(30.48) and height[0] == pytest.approx(3.048)
    assert area[0] == pytest.approx(92.90304)


def test_a_grid_has_the_shape_of_its_heights_and_cannot_be_changed():
    """Rows first; its facts are fixed."""
    z = np.zeros((2, 3))
    grid = Grid(z, z == 0, 0.0, 20.0, 10.0, 10.0, *flat_cells(2, 10.0, 10.0))
    assert grid.shape == (2, 3)
    with pytest.raises(AttributeError):
        grid.dx = 5.0


def test_cells_beyond_the_pole_have_no_area_and_still_a_size():
    """A raster may overshoot the pole by some rows; slopes are height over distance there too."""
    width, height, area = geodesic_cells(41, 95.0, 1.0, 1.0, *WGS84)
    assert np.all(area[:5] == 0)
    assert np.all(area[5:] > 0)
    assert np.all((width > 0) & (height > 0) & (step_lengths(width, height).min(axis=1) > 0))
