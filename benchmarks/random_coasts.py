"""Draws coasts that nothing was built for: from a pond to a continent, by chance, for benchmarks/realism.py.

    .venv/bin/python benchmarks/random_coasts.py FOLDER [--seed 1]

Each is a GeoPackage with a layer `coast`: round and long islands, archipelagos, land with an inland sea, in metres and
in degrees, one of them across 180°.
"""

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
from osgeo import ogr, osr

CORNERS, WAVES = 300, 14  # of a shore, and in it
METRES_A_DEGREE = 111_132.0
UTM = 32631, 500_000.0, 5_000_000.0  # EPSG code, and where islands lie in it
DEGREES = 4326
APART = 1.7  # radii of the largest island, between the middles of two


class Kind(NamedTuple):
    """What a coast is like."""

    name: str
    radius: float  # metres
    stretch: float = 1.0  # how much longer than wide
    islands: int = 1
    seas: int = 0  # inland
    longitude: float = np.nan  # of coasts in degrees
    latitude: float = 0.0
    equal_area: int = 0  # EPSG code of a CRS for coasts too large for a zone; 0: a zone of UTM


KINDS = (
    Kind("pond_island", 120.0),
    Kind("islet", 1_400.0),
    Kind("round", 12_000.0),
    Kind("long", 30_000.0, stretch=6.0),
    Kind("archipelago", 14_000.0, islands=9),
    Kind("inland_sea", 45_000.0, seas=1),
    Kind("northern", 60_000.0, longitude=-63.0, latitude=58.0),
    Kind("across_180", 50_000.0, islands=4, longitude=179.9, latitude=-17.0),
    Kind("large", 160_000.0, stretch=1.6, equal_area=3035),
    Kind("continent", 900_000.0, seas=2, equal_area=6933),
)


def main():
    """Write all coasts, and print where they are."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for number, kind in enumerate(KINDS):
        path = chosen.folder / f"{kind.name}.gpkg"
        write(path, kind, list(drawn_polygons(kind, np.random.default_rng((chosen.seed, number)))))
        print(path)


def drawn_polygons(kind, rng):
    """Yield the rings of each island around 0, in metres, the outer one first."""
    middles = [np.zeros(2)]
    for number in range(kind.islands):
        size = kind.radius * (1.0 if number == 0 else rng.uniform(0.06, 0.5))
        while len(middles) <= number:
            place = kind.radius * rng.uniform(-6.0, 6.0, 2)
            if all(np.hypot(*(place - other)) > APART * kind.radius for other in middles):
                middles.append(place)
        outer = shore(rng, size, kind.stretch)
        rings = [outer + middles[-1]]
        for sea in range(kind.seas):
            place = np.array([(0.35 * sea - 0.1) * size, 0.1 * size])
            rings.append(shore(rng, 0.14 * size, 1.3)[::-1] + place)
        yield rings


def shore(rng, radius, stretch):
    """Return a closed ring with bays and capes."""
    turn = np.linspace(0.0, 2 * np.pi, CORNERS, endpoint=False)
    waves = sum(
        rng.normal(0.0, 0.35 / order) * np.cos(order * turn + rng.uniform(0, 2 * np.pi)) for order in range(2, WAVES)
    )
    away = radius * np.clip(1.0 + 0.5 * waves, 0.45, 1.6)
    tilt = rng.uniform(0, np.pi)
    along, across = away * np.cos(turn) * np.sqrt(stretch), away * np.sin(turn) / np.sqrt(stretch)
    ring = np.column_stack([along * np.cos(tilt) - across * np.sin(tilt), along * np.sin(tilt) + across * np.cos(tilt)])
    return np.vstack([ring, ring[:1]])


def write(path, kind, islands):
    """Write islands as polygons."""
    path.unlink(missing_ok=True)
    dataset = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    crs = osr.SpatialReference()
    in_degrees = np.isfinite(kind.longitude)
    crs.ImportFromEPSG(DEGREES if in_degrees else kind.equal_area or UTM[0])
    layer = dataset.CreateLayer("coast", crs, ogr.wkbPolygon)
    for rings in islands:
        polygon = ogr.Geometry(ogr.wkbPolygon)
        for ring in rings:
            line = ogr.Geometry(ogr.wkbLinearRing)
            for x, y in places(kind, ring):
                line.AddPoint_2D(float(x), float(y))
            polygon.AddGeometry(line)
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetGeometry(polygon)
        layer.CreateFeature(feature)


def places(kind, ring):
    """Return a ring in the coordinates of its layer."""
    if not np.isfinite(kind.longitude):
        return ring + (np.array([4_300_000.0, 3_200_000.0]) if kind.equal_area == 3035 else np.array(UTM[1:]))
    latitude = kind.latitude + ring[:, 1] / METRES_A_DEGREE
    longitude = kind.longitude + ring[:, 0] / (METRES_A_DEGREE * np.cos(np.radians(kind.latitude)))
    return np.column_stack([longitude, latitude])


if __name__ == "__main__":
    sys.exit(main())
