"""River lines on the ground: their angles, whatever the map that they were drawn on."""

import numpy as np
import pytest
from headwaters.provider.water.river_lines import RiverLines
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsPointXY,
)

Geod = pytest.importorskip("pyproj").Geod

EARTH = Geod(ellps="WGS84")
MAPS = ["EPSG:4326", "EPSG:3857", "EPSG:3395", "EPSG:4087", "EPSG:6933"]
AZIMUTHS = np.arange(5.0, 360.0, 40.0)
PLACES = [(32.6, 0.1), (-122.4, 37.8), (19.0, 71.0), (168.0, -46.0)]


def drawn(code, lon, lat):
    """Return short lines from a place in all directions, drawn on a map, and the CRS of the map."""
    crs, degrees = QgsCoordinateReferenceSystem(code), QgsCoordinateReferenceSystem("EPSG:4326")
    to_map = QgsCoordinateTransform(degrees, crs, QgsCoordinateTransformContext())
    lines = []
    for azimuth in AZIMUTHS:
        ends = [(lon, lat), EARTH.fwd(lon, lat, azimuth, 100.0)[:2]]
        on_map = [to_map.transform(QgsPointXY(*end)) for end in ends]
        lines.append(np.array([(point.x(), point.y(), 0.0) for point in on_map]))
    return lines, crs


@pytest.mark.parametrize("code", MAPS)
@pytest.mark.parametrize("place", PLACES)
def test_angles_between_rivers_are_those_on_the_ellipsoid(place, code):
    lines, crs = drawn(code, *place)
    kept = RiverLines("rivers", crs, lines, np.zeros(len(lines)), {}).on_a_map_that_keeps_angles
    steps = np.array([line[1, :2] - line[0, :2] for line in kept])
    azimuths = np.degrees(np.arctan2(steps[:, 0], steps[:, 1])) % 360
    assert np.abs(azimuths - AZIMUTHS).max() < 0.005
