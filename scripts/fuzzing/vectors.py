"""Features of the nasty kinds that people draw: empty, null, crossing themselves, curved, without length, far away."""

import contextlib
from pathlib import Path

import numpy as np
from osgeo import ogr, osr

COUNTS = {
    "point": (0, *(1, 1, 3, 3, 12) * 2),
    "line": (0, *(1, 4, 4, 20) * 3),
    "polygon": (0, *(1, 1, 3, 8) * 2),
    "coast": (1, 1, 1, 2, 4),
}
FIELDS = {
    "name": ogr.OFTString, "number": ogr.OFTReal, "id": ogr.OFTInteger, "order": ogr.OFTInteger, "slope": ogr.OFTReal,
    "kind": ogr.OFTString,
}  # fmt: skip
KINDS = "range", "hills", "rolling", "plain"  # of provinces
MANY = 100_000
NOWHERE_SHARE = 0.04  # of drawn layers that have no CRS, though their land has one
UNTYPED = 0.01  # share of layers that say of no type what they hold
ENDINGS = {"GPKG": ".gpkg", "ESRI Shapefile": ".shp", "GeoJSON": ".geojson"}
FORMAT_SHARES = (0.7, 0.15, 0.15)
WITHOUT_GEOMETRY = 0.03
FAR = 1e9  # what makes coordinates that lie on no map
DEGREES = "EPSG:4326"
COAST_RADII = (300.0, 900.0, 2500.0, 6000.0, 15_000.0)  # metres


def make_vector(folder, seed, kind, frame, many=False):
    """Write features of a kind in a frame (CRS, west, south, width, height); return the path and what they are."""
    rng = np.random.default_rng([seed, 2])
    driver = str(rng.choice(list(ENDINGS), p=FORMAT_SHARES))
    driver = "GPKG" if kind == "line" and driver == "ESRI Shapefile" else driver  # it holds Z and plain lines together
    path = Path(folder) / f"{kind} {seed}{ENDINGS[driver]}"
    own = _reference(frame[0])
    other = frame[0] and (driver == "GeoJSON" or rng.random() < 0.12)
    target = _reference(rng.choice([DEGREES, "EPSG:3857"]) if other and driver != "GeoJSON" else DEGREES)
    target = target if other else own
    if kind != "coast" and driver != "GeoJSON" and not other and rng.random() < NOWHERE_SHARE:
        target = None
    count = MANY if many else int(rng.choice(COUNTS[kind]))
    store = ogr.GetDriverByName(driver).CreateDataSource(str(path))
    wanted = {"point": ogr.wkbPoint, "line": ogr.wkbLineString}.get(kind, ogr.wkbPolygon)
    untyped = driver != "ESRI Shapefile" and rng.random() < UNTYPED
    layer = store.CreateLayer(kind, target, ogr.wkbUnknown if untyped else wanted)
    for name, code in FIELDS.items():
        layer.CreateField(ogr.FieldDefn(name, code))
    move = osr.CoordinateTransformation(own, target) if other else None
    odd = kind != "coast" or rng.random() < 0.2
    if driver == "GPKG":
        layer.StartTransaction()
    for number in range(count):
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetField("name", f"Nr. {number}")
        feature.SetField("kind", KINDS[number % len(KINDS)])
        if rng.random() < 0.9:
            feature.SetField("number", float(rng.choice([0.0, -1.0, 5.5, 1e9, number])))
        feature.SetField("slope", float(rng.uniform(0.01, 0.25)))
        feature.SetField("order", int(rng.integers(0, 6)))
        feature.SetField("id", int(rng.choice([number, number, 7, -3])))
        shape = ogr.CreateGeometryFromWkt(MAKERS[kind](rng, Frame(frame), odd))
        with contextlib.suppress(RuntimeError):  # what lies on no map stays without geometry
            if move is not None:
                shape.Transform(move)
            if not odd or rng.random() > WITHOUT_GEOMETRY:
                feature.SetGeometry(shape)
        with contextlib.suppress(RuntimeError):  # what a Shapefile cannot hold
            layer.CreateFeature(feature)
    if driver == "GPKG":
        layer.CommitTransaction()
    layer = store = None
    return str(path), {"count": count, "as": driver}


def coast_frame(seed):
    """Return the frame of the coasts of a number: mostly some kilometres at the DEMs, seldom in degrees or no CRS."""
    rng = np.random.default_rng([seed, 5])
    radius = float(COAST_RADII[rng.integers(len(COAST_RADII))])
    x, y = 500_000 + rng.uniform(-2e4, 2e4), 5_600_000 - rng.uniform(0, 4e4)
    where = rng.random()
    if where < 0.08:
        lon, lat = [(9.0, 50.0), (179.99, -17.0), (20.0, 85.0)][rng.integers(3)]
        radius /= 111_000
        return [DEGREES, lon - radius, lat - radius, 2 * radius, 2 * radius]
    return ["" if where < 0.12 else "EPSG:25832", x - radius, y - radius, 2 * radius, 2 * radius]


def metres_across(frame):
    """Return about how wide a frame is on the ground."""
    return frame[3] * (111_000 if frame[0] == DEGREES else 1)


class Frame:
    """A rectangle of a map, in which features are drawn by shares of its sides."""

    def __init__(self, frame):
        _, self.west, self.south, self.width, self.height = frame

    def text(self, places, heights=None):
        """Return vertices at shares of the sides as WKT."""
        x = self.west + np.asarray(places)[:, 0] * self.width
        y = self.south + np.asarray(places)[:, 1] * self.height
        columns = [x, y] if heights is None else [x, y, *heights]
        return ", ".join(" ".join(repr(float(number)) for number in vertex) for vertex in zip(*columns))


def _reference(name):
    if not name:
        return None
    reference = osr.SpatialReference()
    reference.SetFromUserInput(str(name))
    reference.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    return reference


def _point(rng, frame, odd):
    place, kind = rng.uniform(-0.05, 1.05, (1, 2)), rng.random()
    if kind < 0.04:
        return f"MULTIPOINT (({frame.text(place)}), ({frame.text(rng.random((1, 2)))}))"
    if kind < 0.06:
        return "POINT EMPTY"
    if kind < 0.1:
        return f"POINT ZM ({frame.text(place, [[5.0], [1.0]])})"
    return f"POINT ({frame.text(place * FAR if kind > 0.99 else place)})"


def _path(rng):
    steps = rng.normal(0, 0.05, (rng.integers(2, 12), 2)) + rng.normal(0, 0.04, 2)
    return np.clip(np.cumsum(np.vstack([rng.random((1, 2)), steps]), axis=0), -0.1, 1.1)


def _line(rng, frame, odd):
    path, kind = _path(rng), rng.random()
    falling = np.sort(rng.uniform(0, 90, len(path)))[::-1]
    if kind < 0.04:
        return f"LINESTRING ({frame.text(path[[0, 0]])})"
    if kind < 0.06:
        return "LINESTRING EMPTY"
    if kind < 0.12:
        return f"MULTILINESTRING (({frame.text(path)}), ({frame.text(_path(rng))}))"
    if kind < 0.16 and len(path) > 3:
        return f"COMPOUNDCURVE (CIRCULARSTRING ({frame.text(path[[0, 1, 2]])}), ({frame.text(path[2:])}))"
    if kind < 0.17:
        return f"LINESTRING ({frame.text(path * FAR)})"
    if kind < 0.4:
        return f"LINESTRING Z ({frame.text(path, [falling])})"
    if kind < 0.43:
        return f"LINESTRING M ({frame.text(path, [np.arange(len(path))])})"
    if kind < 0.46:
        return f"LINESTRING ZM ({frame.text(path, [falling, np.arange(len(path))])})"
    return f"LINESTRING ({frame.text(path)})"


def _blob(rng, x, y, radius, count=24, roughness=0.4):
    angle = np.linspace(0, 2 * np.pi, count, endpoint=False)
    r = radius * (1 + roughness * rng.uniform(-1, 1, count))
    ring = np.column_stack([x + r * np.cos(angle), y + r * np.sin(angle)])
    return np.vstack([ring, ring[:1]])


def _polygon(rng, frame, odd):
    x, y = rng.uniform(0, 0.9, 2)
    ring, kind = _blob(rng, x, y, rng.uniform(0.02, 0.3)), rng.random()
    if kind < 0.08:
        return f"POLYGON (({frame.text(ring[[0, 12, 6, 18, 0]])}))"  # a bow-tie, or something like it
    if kind < 0.16:
        return f"MULTIPOLYGON ((({frame.text(ring)})), (({frame.text(_blob(rng, x + 0.5, y, 0.06))})))"
    if kind < 0.24:
        return f"POLYGON (({frame.text(ring)}), ({frame.text(_blob(rng, x, y, 0.01)[::-1])}))"
    if kind < 0.28:
        return f"POLYGON (({frame.text(ring[[0, 1, 0, 0]])}))"
    if kind < 0.3:
        return "POLYGON EMPTY"
    if kind < 0.33:
        return f"CURVEPOLYGON (CIRCULARSTRING ({frame.text(ring[[0, 6, 12, 18, 0]])}))"
    if kind < 0.37:
        return f"POLYGON ZM (({frame.text(ring, [np.ones(len(ring)), np.zeros(len(ring))])}))"
    return f"POLYGON (({frame.text(ring)}))"


def _coast(rng, frame, odd):
    """Return an island that nearly fills the frame, or a small one beside it."""
    if odd and rng.random() < 0.5:
        return _polygon(rng, frame, odd)
    small = rng.random() < 0.25
    x, y, radius = (*rng.uniform(-0.5, 1.5, 2), 0.15) if small else (0.5, 0.5, 0.42)
    ring = _blob(rng, x, y, radius, int(rng.integers(5, 90)), rng.choice([0.05, 0.25, 0.4]))
    if rng.random() < 0.15:
        return f"POLYGON (({frame.text(ring)}), ({frame.text(_blob(rng, x, y, radius / 6)[::-1])}))"
    return f"POLYGON (({frame.text(ring)}))"


MAKERS = {"point": _point, "line": _line, "polygon": _polygon, "coast": _coast}
