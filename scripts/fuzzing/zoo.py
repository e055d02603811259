"""Rasters and vectors of the nasty kinds that people have, small enough that thousands of runs are soon done.

Every animal is made from its seed alone: the same number is the same file, in any process.
"""

import contextlib
import json
import math
from pathlib import Path

import numpy as np
from osgeo import gdal, ogr, osr

WEST, NORTH = 500_000.0, 5_600_000.0  # of UTM 32 N, on the central meridian
CRS = ("EPSG:25832", "EPSG:25832", "EPSG:25832", "EPSG:3857", "EPSG:4326", "EPSG:4326 pole", "EPSG:4326 seam", "")
SHAPES = ((1, 1), (1, 23), (37, 1), (2, 2), (3, 40), (24, 31), (40, 40), (61, 47), (140, 160))
DTYPES = ("uint8", "int16", "uint16", "int32", "float32", "float32", "float32", "float64")
FORMATS = ("GTiff",) * 6 + ("VRT", "COG", "netCDF", "AAIGrid")
KINDS = ("fractal", "fractal", "fractal", "plane", "flat", "steps", "bowl", "islands", "noise", "spikes")


def heights(rng, kind, shape):
    """Return heights of a kind of land in metres."""
    nrows, ncols = shape
    row, col = np.mgrid[:nrows, :ncols].astype(float)
    if kind == "plane":
        return 2.0 * col + 3.0 * row
    if kind == "flat":
        return np.full(shape, 7.0)
    if kind == "bowl":
        return np.hypot(row - nrows / 2, col - ncols / 2)
    if kind in ("noise", "spikes"):
        z = 100 * rng.random(shape)
        return np.where(rng.random(shape) < 0.01, 1e6, z) if kind == "spikes" else z
    spectrum = np.fft.fft2(rng.standard_normal(shape))
    wave = np.hypot(np.fft.fftfreq(nrows)[:, None], np.fft.fftfreq(ncols)[None])
    wave[0, 0] = 1
    z = np.real(np.fft.ifft2(spectrum / wave**1.6))
    z = (z - z.min()) / (np.ptp(z) or 1.0)
    return {"steps": 5 * np.round(8 * z), "islands": 300 * (z - 0.5)}.get(kind, 250 * z + 1)


def place_of(crs, cell, turn):
    """Return the name of a CRS and a geotransform in it; ``turn`` is north-up, south-up or rotated."""
    name, _, where = crs.partition(" ")
    west, north, dx, dy = WEST, NORTH, cell, cell * (1.6 if turn == "oblong" else 1.0)
    if name == "EPSG:4326":
        degrees = cell / 111_000
        west, north = {"pole": (20.0, 89.999), "seam": (179.999, 10.0)}.get(where, (9.0, 50.55))
        dx = dy = degrees
    elif name == "EPSG:3857":
        west, north = 1_001_875.0, 6_550_000.0
    if turn == "south-up":
        return name, (west, dx, 0.0, north - 40 * dy, 0.0, dy)
    if turn == "rotated":
        return name, (west, 0.8 * dx, 0.6 * dx, north, 0.6 * dy, -0.8 * dy)
    return name, (west, dx, 0.0, north, 0.0, -dy)


def make_raster(folder, seed):
    """Write a raster of heights; return its path and what it is."""
    rng = np.random.default_rng([seed, 1])
    shape = SHAPES[rng.integers(len(SHAPES))]
    kind, dtype = KINDS[rng.integers(len(KINDS))], DTYPES[rng.integers(len(DTYPES))]
    crs, turn = CRS[rng.integers(len(CRS))], str(rng.choice(["", "", "", "", "oblong", "south-up", "rotated"]))
    driver = FORMATS[rng.integers(len(FORMATS))]
    nodata = [None, -9999.0, 0.0, 255.0, math.nan, 1e38, -3.4028234663852886e38][rng.integers(7)]
    z = heights(rng, kind, shape)
    if np.dtype(dtype).kind in "iu":
        limits = np.iinfo(dtype)
        z = np.clip(np.round(z), limits.min, limits.max)
    z = z.astype(dtype)
    voids = rng.random(shape) < rng.choice([0.0, 0.0, 0.05, 0.4, 1.0], p=[0.5, 0.2, 0.15, 0.13, 0.02])
    real = np.dtype(dtype).kind == "f"
    if nodata is not None and (real or (abs(nodata) < 1e9 and np.can_cast(np.min_scalar_type(int(nodata)), dtype))):
        z[voids] = nodata
    elif real and rng.random() < 0.1:
        z[voids] = rng.choice([math.nan, math.inf, -math.inf])
    path = Path(folder) / f"höhen {seed}.tif"
    name, transform = place_of(crs, float(rng.choice([1.0, 10.0, 25.0, 300.0])), turn)
    bands = int(rng.choice([1, 1, 1, 3]))
    code = {"uint8": 1, "uint16": 2, "int16": 3, "uint32": 4, "int32": 5, "float32": 6, "float64": 7}[dtype]
    dataset = gdal.GetDriverByName("GTiff").Create(str(path), shape[1], shape[0], bands, code)
    dataset.SetGeoTransform(transform)
    if name:
        reference = osr.SpatialReference()
        reference.SetFromUserInput(name)
        dataset.SetProjection(reference.ExportToWkt())
    for number in range(bands):
        band = dataset.GetRasterBand(number + 1)
        if nodata is not None:
            band.SetNoDataValue(nodata)
        if rng.random() < 0.05:
            band.SetScale(0.1)
            band.SetOffset(5.0)
        band.WriteArray(z)
    if dtype == "uint8" and rng.random() < 0.3:
        table = gdal.ColorTable()
        table.SetColorEntry(1, (9, 9, 9, 255))
        dataset.GetRasterBand(1).SetRasterColorTable(table)
    dataset = band = None
    if driver != "GTiff":
        copy = path.with_suffix({"VRT": ".vrt", "COG": ".cog.tif", "netCDF": ".nc", "AAIGrid": ".asc"}[driver])
        with contextlib.suppress(RuntimeError, AttributeError):  # a driver that is not here, or cannot hold this
            done = gdal.GetDriverByName(driver).CreateCopy(str(copy), gdal.Open(str(path)))
            path = copy if done is not None else path
            done = None
    facts = {"shape": shape, "kind": kind, "dtype": dtype, "crs": crs, "turn": turn, "as": driver}
    return str(path), {**facts, "nodata": str(nodata)}


def _lines(rng):
    x, y = WEST + rng.uniform(0, 900), NORTH - rng.uniform(0, 900)
    steps = rng.normal(0, 80, (rng.integers(2, 12), 2)) + rng.normal(0, 40, 2)
    return np.cumsum(np.vstack([[(x, y)], steps]), axis=0)


def _text(points, heights=None):
    if heights is None:
        return ", ".join(f"{x!r} {y!r}" for x, y in points.tolist())
    return ", ".join(f"{x!r} {y!r} {z!r}" for (x, y), z in zip(points.tolist(), heights.tolist()))


def _blob(rng, x, y, radius, count=24):
    angle = np.linspace(0, 2 * np.pi, count, endpoint=False)
    r = radius * (1 + 0.4 * rng.uniform(-1, 1, count))
    ring = np.column_stack([x + r * np.cos(angle), y + r * np.sin(angle)])
    return np.vstack([ring, ring[:1]])


def _point(rng):
    x, y = WEST + rng.uniform(-50, 1500), NORTH - rng.uniform(-50, 1500)
    return f"POINT ({x!r} {y!r})"


def _line(rng):
    points = _lines(rng)
    odd = rng.random()
    if odd < 0.05:
        return f"LINESTRING ({_text(points[[0, 0]])})"
    if odd < 0.1:
        return f"MULTILINESTRING (({_text(points)}), ({_text(_lines(rng))}))"
    if odd < 0.13:
        return f"COMPOUNDCURVE (CIRCULARSTRING ({_text(_lines(rng)[[0, 1, 1]] + [[0, 0], [9, 9], [20, 0]])}))"
    if odd < 0.15:
        return f"LINESTRING ({_text(points * 1e6)})"
    if odd < 0.4:
        return f"LINESTRING Z ({_text(points, np.sort(rng.uniform(0, 90, len(points)))[::-1])})"
    if odd < 0.42:
        return f"LINESTRING M ({_text(points, np.arange(len(points)) * 1.0)})"
    return f"LINESTRING ({_text(points)})"


def _polygon(rng):
    x, y = WEST + rng.uniform(0, 1200), NORTH - rng.uniform(0, 1200)
    ring = _blob(rng, x, y, rng.uniform(20, 400))
    odd = rng.random()
    if odd < 0.1:
        return f"POLYGON (({_text(ring[[0, 12, 6, 18, 0]])}))"  # a bow-tie, or something like it
    if odd < 0.2:
        return f"MULTIPOLYGON ((({_text(ring)})), (({_text(_blob(rng, x + 700, y, 90))})))"
    if odd < 0.3:
        return f"POLYGON (({_text(ring)}), ({_text(_blob(rng, x, y, 5)[::-1])}))"
    if odd < 0.35:
        return f"POLYGON (({_text(ring[[0, 1, 0]])}))"
    return f"POLYGON (({_text(ring)}))"


def _coast(rng):
    """Return an island of some kilometres, seldom one of an odd kind."""
    x, y = WEST + rng.uniform(-2e4, 2e4), NORTH - rng.uniform(0, 4e4)
    radius = float(rng.choice([30.0, 900.0, 4e3, 8e3, 1.5e4]))
    ring = _blob(rng, x, y, radius, int(rng.integers(5, 90)))
    if rng.random() < 0.15:
        return f"POLYGON (({_text(ring)}), ({_text(_blob(rng, x, y, radius / 6)[::-1])}))"
    if rng.random() < 0.05:
        return f"POLYGON (({_text(ring[[0, 2, 1, 3, 0]])}))"
    return f"POLYGON (({_text(ring)}))"


MAKERS = {"point": _point, "line": _line, "polygon": _polygon, "coast": _coast}


def make_vector(folder, seed, kind):
    """Write features of a kind; return the path and what they are."""
    rng = np.random.default_rng([seed, 2])
    many = {"coast": (1, 1, 1, 2, 5), "point": (0, 1, 3, 30), "line": (0, 1, 4, 40), "polygon": (0, 1, 3, 20)}[kind]
    count = int(rng.choice(many))
    if kind != "coast" and rng.random() < 0.01:
        count = 2000
    driver = str(rng.choice(["GPKG", "GPKG", "GPKG", "ESRI Shapefile", "GeoJSON"]))
    if kind == "line" and driver == "ESRI Shapefile":
        driver = "GPKG"  # which holds lines with and without heights in one layer
    ending = {"GPKG": ".gpkg", "ESRI Shapefile": ".shp", "GeoJSON": ".geojson"}[driver]
    path = Path(folder) / f"{kind} {seed}{ending}"
    reference = osr.SpatialReference()
    reference.SetFromUserInput("EPSG:25832")
    reference.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    target = reference
    if driver == "GeoJSON" or rng.random() < 0.15:
        target = osr.SpatialReference()
        target.SetFromUserInput("EPSG:4326")
        target.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    move = osr.CoordinateTransformation(reference, target)
    store = ogr.GetDriverByName(driver).CreateDataSource(str(path))
    wanted = {"point": ogr.wkbPoint, "polygon": ogr.wkbPolygon, "coast": ogr.wkbPolygon}.get(kind, ogr.wkbLineString)
    layer = store.CreateLayer(kind, target, wanted)
    for name, code in (("name", ogr.OFTString), ("number", ogr.OFTReal), ("id", ogr.OFTInteger)):
        layer.CreateField(ogr.FieldDefn(name, code))
    for number in range(count):
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetField("name", f"Nr. {number}")
        if rng.random() < 0.9:
            feature.SetField("number", float(rng.choice([0.0, -1.0, 5.5, 1e9, number])))
        feature.SetField("id", int(rng.choice([number, number, 7, -3])))
        shape = ogr.CreateGeometryFromWkt(MAKERS[kind](rng))
        there = shape is not None and rng.random() > 0.03
        if there and (target is reference or shape.Transform(move) == 0):
            feature.SetGeometry(shape)
        layer.CreateFeature(feature)
    layer = store = None
    return str(path), {"count": count, "as": driver}


class Zoo:
    """Files made when they are asked for, and remembered by name."""

    def __init__(self, folder, kinds=24):
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.kinds = kinds
        self.known = {}

    def get(self, kind, number):
        """Return the path of an animal."""
        key = f"{kind}-{number}"
        if key not in self.known:
            place = self.folder / key
            place.mkdir(exist_ok=True)
            with Quiet():
                made = make_raster(place, number) if kind == "dem" else make_vector(place, number, kind)
            self.known[key] = made[0]
            (place / "facts.json").write_text(json.dumps(made[1], default=str))
        return self.known[key]


class Quiet:
    """Keeps GDAL's complaints about what is meant to be odd to itself."""

    def __enter__(self):
        gdal.PushErrorHandler("CPLQuietErrorHandler")

    def __exit__(self, *failure):
        gdal.PopErrorHandler()
