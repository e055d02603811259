"""Land on both sides of the meridian at which a map ends lies together, as on the ground."""

import numpy as np
import pytest
from headwaters.core.plane.land import area
from headwaters.tests.provider.running import Listener
from headwaters.tests.provider.samples import polygons
from qgis.core import QgsCoordinateReferenceSystem, QgsCoordinateTransform, QgsGeometry, QgsProject

from .test_coasts import islands_of

MAIN = [(-2.0, -18.0), (-0.6, -18.3), (-0.5, -17.4), (-1.9, -17.5)]  # degrees east of the antimeridian
ACROSS = [(-0.3, -17.0), (0.4, -16.9), (0.3, -16.4), (-0.3, -16.5)]
EAST = [(0.7, -18.9), (1.2, -18.8), (1.0, -18.3)]
SHAPES = [MAIN, ACROSS, EAST]


def ring(corners, west):
    return ", ".join(f"{west + x} {y}" for x, y in [*corners, corners[0]])


def moved(west, *shapes):
    """Return polygons as they are where the antimeridian is another meridian."""
    return [f"POLYGON(({ring(shape, west)}))" for shape in shapes or SHAPES]


def split():
    """Return polygons as one that is split at 180°."""
    world = QgsGeometry.fromWkt("POLYGON((-180 -90, 180 -90, 180 90, -180 90, -180 -90))")
    parts = []
    for shape in moved(180.0):
        whole = QgsGeometry.fromWkt(shape)
        beyond = whole.difference(world)
        beyond.translate(-360, 0)
        parts += [part for part in (whole.intersection(world), beyond) if not part.isEmpty()]
    return [QgsGeometry.collectGeometry(parts).asWkt(17)]


def web_mercator():
    """Return polygons split at the end of that map, whose last coordinate is no round number."""
    transform = QgsCoordinateTransform(
        QgsCoordinateReferenceSystem("EPSG:4326"), QgsCoordinateReferenceSystem("EPSG:3857"), QgsProject.instance()
    )
    found = []
    for part in QgsGeometry.fromWkt(split()[0]).asGeometryCollection():
        part.transform(transform)
        found.append(part.asWkt(12))
    return found


COASTS = {
    "split at 180°": (split, "EPSG:4326", 360.0),
    "from 0° to 360°": (lambda: moved(180.0), "EPSG:4326", 360.0),
    "each a turn away": (lambda: moved(180.0, MAIN) + moved(-180.0, ACROSS, EAST), "EPSG:4326", 360.0),
    "on Web Mercator": (web_mercator, "EPSG:3857", 2 * 20037508.342789244),
}


def bounds(archipelago):
    each = np.array([island.bounds for island in archipelago.islands])
    return (*each[:, :2].min(axis=0), *each[:, 2:].max(axis=0))


@pytest.mark.parametrize("kind", COASTS)
def test_islands_on_both_sides_lie_as_they_do_elsewhere(kind):
    shapes, crs, turn = COASTS[kind]
    listener = Listener()
    found = islands_of(polygons(*shapes(), crs=crs), listener)
    wanted = islands_of(polygons(*moved(170.0), crs="EPSG:4326"))
    sizes = [[area(island.land) for island in each.islands] for each in (found, wanted)]
    assert sizes[0] == pytest.approx(sizes[1], rel=1e-3)  # straight sides are bent on another map
    west, _, east, _ = bounds(found)
    assert (west, east) == pytest.approx((turn * 178 / 360, turn * 181.2 / 360), rel=1e-9)
    said = [each for each in listener.notes if "both sides of the meridian" in each]
    assert len(said) == (kind != "from 0° to 360°")


def test_the_same_island_given_a_turn_away_grows_the_same():
    places = [islands_of(polygons(*moved(west, EAST), crs="EPSG:4326")).islands[0] for west in (180.0, -180.0)]
    assert places[0].seed(7) == places[1].seed(7)
    assert np.abs(places[0].land.rings[0] - places[1].land.rings[0]).max() < 1e-6
    assert places[0].bounds[0] == places[1].bounds[0] + 360


def test_islands_that_were_given_together_stay_where_they_are():
    for west in (-180.0, 180.0, 0.0, 3.0):
        archipelago = islands_of(polygons(*moved(west), crs="EPSG:4326"))
        assert bounds(archipelago)[::2] == pytest.approx((west - 2.0, west + 1.2))


def test_land_from_0_to_360_degrees_is_sewn_at_greenwich():
    west, east = (QgsGeometry.fromWkt(shape) for shape in moved(0.0, ACROSS) * 2)
    half = QgsGeometry.fromWkt("POLYGON((-90 -90, 0 -90, 0 90, -90 90, -90 -90))")
    west, east = west.intersection(half), east.difference(half)
    west.translate(360, 0)
    archipelago = islands_of(polygons(west.asWkt(17), east.asWkt(17), crs="EPSG:4326"))
    [island] = archipelago.islands
    whole = islands_of(polygons(*moved(9.0, ACROSS), crs="EPSG:4326")).islands[0]
    assert area(island.land) == pytest.approx(area(whole.land), rel=1e-6)
    assert island.bounds[2] - island.bounds[0] == pytest.approx(0.7)


def test_land_all_round_the_earth_stays_and_is_sewn_at_the_end_of_the_map():
    squares = [f"POLYGON(({ring([(0, 0), (9, 0), (9, 9), (0, 9)], west)}))" for west in range(-170, 170, 60)]
    last = [f"POLYGON(({ring([(0, 0), (5, 0), (5, 9), (0, 9)], west)}))" for west in (-180, 175)]
    archipelago = islands_of(polygons(*squares, *last, crs="EPSG:4326"))
    starts = sorted(round(island.bounds[0]) for island in archipelago.islands)
    assert starts == [-170, -110, -50, 10, 70, 130, 175]


def test_other_maps_end_nowhere():
    shapes = [f"POLYGON(({ring([(0, 0), (9e4, 0), (9e4, 9e4)], west)}))" for west in (2e5, 8e5)]
    archipelago = islands_of(polygons(*shapes, crs="EPSG:32760"))
    assert bounds(archipelago)[::2] == (2e5, 8.9e5)
