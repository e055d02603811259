"""Islands to grow rivers on, simple ones and real ones."""

import numpy as np
from headwaters.core.synthesis.segments import bounds
from headwaters.core.synthesis.types import Land, Mouths

REAL_ISLANDS = {  # file and about the metres between river nodes that give it some 700 edges
    "sardinia": ("sardinia_32632.gpkg", 5000.0),
    "ireland": ("ireland_2157.gpkg", 9000.0),
    "tasmania": ("tasmania_28355.gpkg", 8000.0),
    "cyprus": ("cyprus_32636.gpkg", 3000.0),
    "sri_lanka": ("sri_lanka_32644.gpkg", 8000.0),
    "kauai": ("kauai_32604.gpkg", 1000.0),
}


def ring(radius, points=120, centre=(0.0, 0.0), clockwise=False):
    """Return a closed ring whose radius is a number or depends on the angle."""
    angle = np.linspace(0, 2 * np.pi, points + 1)
    away = radius(angle) if callable(radius) else radius
    xy = np.stack([centre[0] + away * np.cos(angle), centre[1] + away * np.sin(angle)], axis=1)
    xy[-1] = xy[0]
    return xy[::-1].copy() if clockwise else xy


def disc(radius=20.0):
    return Land((ring(radius),))


def real_island(folder, name):
    """Return the largest island of a file with shared data, in metres."""
    from osgeo import ogr

    file, edge = REAL_ISLANDS[name]
    layer = (store := ogr.Open(str(folder / "coast_rivers" / file))).GetLayer("coastline")
    shapes = [part for feature in layer for part in _polygons(feature.GetGeometryRef().Clone())]
    del layer, store
    largest = max(shapes, key=lambda shape: shape.GetArea())
    rings = [np.array(largest.GetGeometryRef(number).GetPoints())[:, :2] for number in range(largest.GetGeometryCount())]
    return Land(tuple(_wound(points, number == 0) for number, points in enumerate(rings))), edge


def _polygons(shape):
    if shape.GetGeometryName() == "POLYGON":
        yield shape
    else:
        for number in range(shape.GetGeometryCount()):
            yield from _polygons(shape.GetGeometryRef(number))


def _wound(points, anticlockwise):
    x, y = (points - points[0]).T
    area = np.sum(x[:-1] * y[1:] - x[1:] * y[:-1])
    return np.ascontiguousarray(points if (area > 0) == anticlockwise else points[::-1])
