"""Islands to grow rivers on, simple ones and real ones."""

import numpy as np
from headwaters.core.growth.coverage import trial_mouths
from headwaters.core.plane.shore_grid import lay_shore
from headwaters.core.plane.types import Land, Mouths
from hypothesis import strategies as some

REAL_ISLANDS = {  # file, and metres between river nodes that give it some 900 edges
    "sardinia": ("sardinia_32632.gpkg", 5000.0),
    "ireland": ("ireland_2157.gpkg", 9000.0),
    "tasmania": ("tasmania_28355.gpkg", 8000.0),
    "cyprus": ("cyprus_32636.gpkg", 3000.0),
    "sri_lanka": ("sri_lanka_32644.gpkg", 8000.0),
    "kauai": ("kauai_32604.gpkg", 1000.0),
}
SPACING = 7.0  # edges between mouths


def ring(radius, points=90, centre=(0.0, 0.0), clockwise=False):
    """Return a closed ring around a centre; its radius is a number or a function of the angle."""
    angle = np.linspace(0, 2 * np.pi, points + 1)
    away = radius(angle) if callable(radius) else radius
    xy = np.stack([centre[0] + away * np.cos(angle), centre[1] + away * np.sin(angle)], axis=1)
    xy[-1] = xy[0]
    return np.ascontiguousarray(xy[::-1] if clockwise else xy)


def disc(radius):
    """Return a round island."""
    return Land((ring(radius),))


@some.composite
def islands(draw):
    """Draw a disc, a star, an island with an inland sea, or two lands joined by a neck; edges are of length 1."""
    size = draw(some.floats(4.0, 9.0))
    kind = draw(some.sampled_from(["disc", "star", "inland sea", "neck"]))
    if kind == "star":
        arms, depth = draw(some.integers(3, 7)), draw(some.floats(0.1, 0.5))
        return Land((ring(lambda angle: size * (1 + depth * np.cos(arms * angle))),))
    if kind == "inland sea":
        aside = draw(some.floats(0.0, 2.0))
        return Land((ring(size), ring(size / 4, 40, (aside, 0.0), clockwise=True)))
    if kind == "neck":
        width = draw(some.floats(0.1, 0.6))
        return Land((ring(lambda angle: size * (np.abs(np.cos(angle)) + width)),))
    return disc(size)


def real_island(folder, name):
    """Return the largest island of a file of the coasts, and the length of edges for it."""
    from osgeo import ogr

    file, edge = REAL_ISLANDS[name]
    store = ogr.Open(str(folder / "coast_rivers" / file))
    layer = store.GetLayer("coastline")
    shapes = [part for feature in layer for part in _polygons(feature.GetGeometryRef().Clone())]
    del layer, store
    shape = max(shapes, key=lambda polygon: polygon.GetArea())
    rings = [np.array(shape.GetGeometryRef(number).GetPoints())[:, :2] for number in range(shape.GetGeometryCount())]
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


def some_mouths(land, edge, seed, highest=6):
    """Return mouths about seven edges apart: most of low priority, one of the highest."""
    rng = np.random.default_rng(seed)
    trials = trial_mouths(land, lay_shore(land, edge), edge)
    chosen = []
    for begin, end in zip(trials.begin[:-1], trials.begin[1:]):
        count = max(1, int((end - begin) * 0.1 / SPACING))
        chosen += (
            (begin + (np.arange(count) + rng.uniform(0.2, 0.8, count)) * (end - begin) / count).astype(int).tolist()
        )
    priority = np.minimum(1 + rng.geometric(0.45, len(chosen)), highest - 1)
    priority[rng.integers(len(chosen))] = highest
    return Mouths(*(part[chosen] for part in trials.mouths[:4]), priority)
