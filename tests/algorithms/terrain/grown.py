"""Coasts to grow rivers on, and what must be true of every network that grew."""

from types import SimpleNamespace

import numpy as np
from headwaters.tests.provider.running import run
from headwaters.tests.provider.samples import polygons
from qgis.core import QgsFeature, QgsGeometry, QgsPoint, QgsPointXY, QgsVectorLayer

UTM = "EPSG:25832"
WEST, SOUTH = 500_000.0, 5_600_000.0
MAIN = [
    (0, 0), (9, -2), (17, 1), (25, 0), (26, 7), (21, 10), (24, 14), (20, 19), (12, 17), (9, 20), (2, 18), (4, 12),
    (-3, 8), (0, 0),
]  # fmt: skip
ISLAND = [(30, 2), (38, 1), (39, 8), (33, 10), (30, 2)]
ISLET = [(28, 14), (28.3, 14), (28.2, 14.3), (28, 14)]
LAGOON = [(10, 6), (13, 6), (14, 9), (11, 10), (10, 6)]
OUTPUTS = ("RIVERS", "NODES", "CELLS", "RIDGES", "WATERSHEDS")


def ring(corners, west=WEST, south=SOUTH, unit=1000.0):
    """Return corners in kilometres as the text of a ring."""
    return "(" + ", ".join(f"{west + unit * x} {south + unit * y}" for x, y in corners) + ")"


def extent(part, crs="EPSG:25832"):
    """Return a part of the islands, in metres from their corner, as a rectangle of the map."""
    west, east, south, north = part
    return f"{WEST + west},{WEST + east},{SOUTH + south},{SOUTH + north} [{crs}]"


def coast(*islands, crs=UTM, name="coast", **place):
    """Return a layer of islands, each a list of rings in kilometres or a single one."""
    rings = [island if isinstance(island[0], list) else [island] for island in islands or (MAIN, ISLAND, ISLET)]
    return polygons(
        *(f"POLYGON({', '.join(ring(each, **place) for each in parts)})" for parts in rings), crs=crs, name=name
    )


def features(kind, /, *wkts, crs=UTM, name="drawn", **fields):
    """Return a layer of points, lines or polygons; ``fields`` are columns of numbers, or of texts."""
    types = {name: "string" if isinstance(values[0], str) else "double" for name, values in fields.items()}
    columns = "".join(f"&field={field}:{type}" for field, type in types.items())
    layer = QgsVectorLayer(f"{kind}?crs={crs}{columns}", name, "memory")
    for place, wkt in enumerate(wkts):
        feature = QgsFeature(layer.fields())
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        feature.setAttributes([values[place] for values in fields.values()])
        assert layer.dataProvider().addFeatures([feature])[0]
    layer.updateExtents()
    return layer


def sketch(*lines, **facts):
    """Return a layer of lines whose vertices are given in kilometres."""
    return features("LineString", *(f"LINESTRING{ring(line)}" for line in lines), **facts)


def grow(layer, **parameters):
    """Run the algorithm with all outputs into memory."""
    return run("growrivers", COASTLINE=layer, **{**dict.fromkeys(OUTPUTS, "TEMPORARY_OUTPUT"), **parameters})


def rows(layer):
    """Return the features of an output with their fields as attributes, and their vertices as an array."""
    found = []
    for feature in layer.getFeatures():
        fields = {field.name(): feature[field.name()] for field in layer.fields()}
        row = SimpleNamespace(**{name: None if value == None else value for name, value in fields.items()})  # noqa: E711
        row.shape = QgsGeometry(feature.geometry())
        if row.shape.type() == 1:
            row.vertices = np.array([(vertex.x(), vertex.y(), vertex.z()) for vertex in row.shape.vertices()])
        found.append(row)
    return found


def shapes_and_values(layer):
    """Return all that a layer says, so that two can be compared."""
    return [(bytes(each.geometry().asWkb()), each.attributes()) for each in layer.getFeatures()]


def crossings(lines):
    """Return pairs of segments that cross, or touch elsewhere than in a vertex that they share, of arrays (n, 2+)."""
    start = np.concatenate([line[:-1, :2] for line in lines])
    end = np.concatenate([line[1:, :2] for line in lines])
    crossing = []
    for place in range(len(start)):
        others = slice(place + 1, None)
        a, b, c, d = start[place], end[place], start[others], end[others]
        sides = [_turn(a, b, c), _turn(a, b, d), _turn(c, d, a), _turn(c, d, b)]
        met = (sides[0] * sides[1] <= 0) & (sides[2] * sides[3] <= 0)
        shared = np.zeros(len(c), bool)
        for one in (a, b):
            shared |= (c == one).all(axis=1) | (d == one).all(axis=1)
        crossing += [(place, place + 1 + other) for other in np.flatnonzero(met & ~shared)]
    return crossing


def _turn(a, b, c):
    return (b[..., 0] - a[..., 0]) * (c[..., 1] - a[..., 1]) - (b[..., 1] - a[..., 1]) * (c[..., 0] - a[..., 0])


def assert_sound(rivers, land, near):
    """Assert of rivers what must be true: they rise, never cross, reach the sea; ``near`` is a short distance."""
    by_id = {river.id: river for river in rivers}
    assert len(by_id) == len(rivers) > 0
    shore = QgsGeometry(land.constGet().boundary())
    for river in rivers:
        assert (np.diff(river.vertices[:, 2]) < 0).all(), f"river {river.id} does not fall all the way"
        lower = river.vertices[-1]
        if river.downstream is None:
            assert lower[2] == 0
            assert shore.distance(QgsGeometry.fromPointXY(QgsPointXY(*lower[:2]))) < near
            assert river.mouth == river.id
        else:
            assert (lower == by_id[river.downstream].vertices[0]).all()
            assert river.mouth == by_id[river.downstream].mouth
    assert crossings([river.vertices for river in rivers]) == []
    engine = QgsGeometry.createGeometryEngine(land.constGet())
    engine.prepareGeometry()
    assert all(engine.contains(QgsPoint(*vertex[:2])) for river in rivers for vertex in river.vertices[:-1])


def all_land(layer):
    """Return the polygons of a layer as one geometry."""
    return QgsGeometry.unaryUnion([feature.geometry() for feature in layer.getFeatures()])
