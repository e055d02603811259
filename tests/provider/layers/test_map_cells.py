"""Cells of cylindrical maps have the sizes that the same ground has on the ellipsoid."""

from dataclasses import dataclass

import numpy as np
import pytest
from headwaters.core.run.run import Run
from headwaters.provider.layers.map_cells import OnMap
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsPointXY,
)

Geod = pytest.importorskip("pyproj").Geod

WGS84 = "EPSG:4326"
PLACES = {
    "San Francisco": (-122.4, 37.8),
    "the equator": (32.6, 0.0),
    "north of Tromsø": (19.0, 71.0),
    "Patagonia, beyond the seam": (179.99, -47.0),
}
MAPS = {
    "Web Mercator": ("EPSG:3857", WGS84),
    "World Mercator": ("EPSG:3395", WGS84),
    "Mercator around 150° east": ("EPSG:3832", WGS84),
    "Mercator true at 41° south": ("EPSG:3994", WGS84),
    "equidistant": ("EPSG:4087", WGS84),
    "equal-area": ("EPSG:6933", WGS84),
    "Mercator on Clarke’s ellipsoid in feet": (
        "+proj=merc +lon_0=-90 +ellps=clrk66 +units=us-ft",
        "+proj=longlat +ellps=clrk66",
    ),
    "equal-area, the equator far from 0": ("+proj=cea +lat_ts=30 +y_0=20000000 +ellps=WGS84", WGS84),
    "Mercator of the Moon": ("+proj=merc +R=1737400", "+proj=longlat +R=1737400"),
}
BODIES = {WGS84: {"ellps": "WGS84"}, "+proj=longlat +ellps=clrk66": {"ellps": "clrk66"}}


@dataclass
class Cells(OnMap):
    """A raster without values."""

    crs: QgsCoordinateReferenceSystem
    x_min: float
    y_max: float
    dx: float
    dy: float
    nrows: int
    ncols: int
    name: str = "cells"


class Heard(Run):
    """What the log says."""

    def __init__(self):
        super().__init__()
        self.notes = []

    def note(self, text, *values):
        """Remember a sentence."""
        self.notes.append(text.format(*values))


def crs_of(text):
    """Return the CRS that an authority's code or a PROJ string names."""
    crs = QgsCoordinateReferenceSystem(text)
    return crs if crs.isValid() else QgsCoordinateReferenceSystem.fromProj(text)


def cells_around(crs, degrees, place, dx, dy, nrows, ncols):
    """Return cells of a map with the middle at a longitude and latitude, and the way from the map to degrees."""
    to_degrees = QgsCoordinateTransform(crs, degrees, QgsCoordinateTransformContext())
    middle = QgsCoordinateTransform(degrees, crs, QgsCoordinateTransformContext()).transform(QgsPointXY(*place))
    cells = Cells(crs, middle.x() - ncols / 2 * dx, middle.y() + nrows / 2 * dy, dx, dy, nrows, ncols)
    return cells, to_degrees


def geodesic_sizes(cells, to_degrees, geod, row, points=100):
    """Return width, height and area of a cell from points round it, as geodesy alone knows them."""
    west, north = cells.x_min + cells.ncols // 2 * cells.dx, cells.y_max - row * cells.dy
    middle = cells.x_min + cells.ncols / 2 * cells.dx

    def degrees(xy):
        places = [to_degrees.transform(QgsPointXY(*each)) for each in xy]
        longitudes = np.degrees(np.unwrap(np.radians([place.x() for place in places])))
        return longitudes, [place.y() for place in places]

    along = west + np.linspace(0, cells.dx, points)
    outline = [(x, north - cells.dy) for x in along] + [(x, north) for x in along[::-1]]
    area = abs(geod.polygon_area_perimeter(*degrees(outline))[0])
    centre = north - cells.dy / 2
    width = geod.line_length(*degrees([(west, centre), (west + cells.dx, centre)]))
    return width, geod.line_length(*degrees([(middle, north), (middle, north - cells.dy)])), area


@pytest.mark.parametrize("dx, dy", [(30.0, 30.0), (9000.0, 4000.0)])
@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
@pytest.mark.parametrize("kind", MAPS.values(), ids=MAPS)
def test_cells_of_cylindrical_maps_are_as_large_as_geodesics_say(kind, place, dx, dy):
    """Also where the map is true to scale within a hundredth, as Web Mercator is at the equator."""
    crs, degrees = map(crs_of, kind)
    cells, to_degrees = cells_around(crs, degrees, place, dx, dy, nrows=41, ncols=3)
    geod = Geod(**BODIES.get(kind[1], {"a": 1737400.0, "f": 0.0}))
    width, height, area = cells.cells_on_ground(Run())
    for row in (0, 17, 40):
        expected = geodesic_sizes(cells, to_degrees, geod, row)
        assert (width[row], height[row], area[row]) == pytest.approx(expected, rel=2e-7)


def test_the_log_tells_how_much_larger_than_the_ground_a_mercator_map_is():
    cells, _ = cells_around(crs_of("EPSG:3857"), crs_of(WGS84), (10.0, 60.0), 10.0, 10.0, 5, 5)
    heard = Heard()
    cells.cells_on_ground(heard)
    assert heard.notes == ["Areas on the map are 3.99 to 3.99 times those on the ground: corrected"]


def test_an_equal_area_map_of_the_whole_world_has_the_area_of_the_world():
    """Its northernmost row reaches over the pole, where no ground is."""
    side = 100_000.0
    cells = Cells(crs_of("EPSG:6933"), -17_367_530.45, 7_400_000.0, side, side, 148, 347)
    width, height, area = cells.cells_on_ground(Run())
    circumference = 2 * 17_367_530.45
    assert area.sum() * circumference / side == pytest.approx(510_065_621_724_088.0, rel=1e-9)
    assert area[0] < 0.5 * area[1] and np.all(width > 0) and np.all(height > 0)


def test_a_map_that_is_no_cylinder_keeps_its_own_scale_within_a_hundredth():
    cells = Cells(crs_of("EPSG:32632"), 5e5, 5.6e6, 10.0, 20.0, 3, 3)
    width, height, area = cells.cells_on_ground(Run())
    assert np.all(width == 10) and np.all(height == 20) and np.all(area == 200)
