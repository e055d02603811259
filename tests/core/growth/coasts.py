"""Islands to test with: drawn by hand, at random, and real ones in a plane of their own."""

from functools import cache

import numpy as np
from headwaters.core.plane.types import Land

EARTH = 6_371_007.2  # radius of the sphere with the area of the Earth


def closed(points):
    points = np.array(points, np.float64)
    return np.concatenate([points, points[:1]])


def oriented(ring, anticlockwise=True):
    x, y = (ring - ring[0]).T
    return ring if (np.sum(x[:-1] * y[1:] - x[1:] * y[:-1]) > 0) == anticlockwise else ring[::-1].copy()


def square(side=10_000.0):
    return Land((closed([[0, 0], [side, 0], [side, side], [0, side]]),))


def random_island(seed, size=30_000.0, seas=0):
    """Return a star-shaped island with bays and capes around the origin; inland seas lie around its middle."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(20, 200))
    angle = np.linspace(0, 2 * np.pi, count, endpoint=False)
    waves = sum(
        rng.normal(0, 0.5 / order) * np.cos(order * angle + rng.uniform(0, 2 * np.pi)) for order in range(1, 12)
    )
    radius = size * np.maximum(1 + 0.6 * waves, 0.35) * rng.uniform(0.9, 1.1, count)
    outer = closed(np.column_stack([radius * np.cos(angle), radius * np.sin(angle)]))
    rings = [outer]
    for sea in range(seas):
        middle = 0.17 * size * np.array([np.cos(2.1 * sea), np.sin(2.1 * sea)])
        turn = np.linspace(0, -2 * np.pi, 17)[:-1]
        rings.append(closed(middle + 0.1 * size * np.column_stack([np.cos(turn), np.sin(turn)])))
    return Land(tuple(rings))


def on_plane(longitude, latitude, centre):
    """Return degrees on the equal-area plane about a centre, in metres, on a sphere."""
    lon, lat = np.radians(longitude - centre[0]), np.radians(latitude)
    lat0 = np.radians(centre[1])
    cosine = np.sin(lat0) * np.sin(lat) + np.cos(lat0) * np.cos(lat) * np.cos(lon)
    k = EARTH * np.sqrt(2 / (1 + cosine))
    north = np.cos(lat0) * np.sin(lat) - np.sin(lat0) * np.cos(lat) * np.cos(lon)
    return np.column_stack([k * np.cos(lat) * np.sin(lon), k * north])


@cache
def real_island(folder, name):
    """Return the greatest island of a set of the coasts of the world, and the rivers drawn on its map."""
    import sqlite3

    import shapely.wkb

    def shapes(layer):
        with sqlite3.connect(f"{folder}/coast_rivers/{name}_4326.gpkg") as store:
            for (blob,) in store.execute(f"SELECT geom FROM {layer} ORDER BY fid"):
                envelope = (0, 32, 48, 48, 64)[(blob[3] >> 1) & 7]
                shape = shapely.wkb.loads(bytes(blob[8 + envelope :]))
                yield from getattr(shape, "geoms", [shape])

    outline = max(shapes("coastline"), key=lambda shape: shape.area)
    centre = (outline.centroid.x, outline.centroid.y)

    def local(coordinates):
        places = np.array(coordinates, np.float64)
        return on_plane(places[:, 0], places[:, 1], centre)

    rings = [oriented(local(outline.exterior.coords))]
    rings += [oriented(local(ring.coords), anticlockwise=False) for ring in outline.interiors]
    return Land(tuple(rings)), [local(line.coords) for line in shapes("rivers")]
