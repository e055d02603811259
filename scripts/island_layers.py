"""Turns the rasters of an island into vector layers: its lakes and its coastline."""

from typing import NamedTuple

import numpy as np
from osgeo import gdal, ogr
from scipy import ndimage

gdal.UseExceptions()
ogr.UseExceptions()

IN_MEMORY = "MEM" if int(gdal.VersionInfo()) >= 3110000 else "Memory"
MIN_LAKE_KM2 = 0.05
MIN_LAKE_DEPTH = 1.0
MIN_COAST_KM = 1.0


class Lake(NamedTuple):
    """A lake as its row in the layer says it."""

    id: int
    level_m: float
    area_km2: float
    volume_m3: float
    depth_max_m: float


def read(path):
    """Return the cells of a raster and the side of a cell in metres."""
    raster = gdal.Open(str(path))
    return raster.ReadAsArray().astype(float), raster.GetGeoTransform()[1]


def find_lakes(level, depth, cell):
    """Return the lakes worth the name, the largest first, and a raster of their ids (0 elsewhere)."""
    # Water crosses corners. Neighbouring flooded cells have one level, so a connected flood is one lake.
    labels, count = ndimage.label(depth > 0, np.ones((3, 3)))
    found = range(1, count + 1)
    facts = zip(
        found,
        ndimage.maximum(level, labels, found),
        ndimage.sum(depth > 0, labels, found) * cell**2 / 1e6,
        ndimage.sum(depth, labels, found) * cell**2,
        ndimage.maximum(depth, labels, found),
    )
    large = [lake for lake in (Lake(*row) for row in facts) if is_lake(lake)]
    large.sort(key=lambda lake: -lake.area_km2)
    ids = np.zeros(count + 1, np.int32)
    ids[[lake.id for lake in large]] = range(1, len(large) + 1)
    return [lake._replace(id=int(ids[lake.id])) for lake in large], ids[labels]


def is_lake(lake):
    """Tell a lake from a puddle."""
    return lake.area_km2 >= MIN_LAKE_KM2 and lake.depth_max_m >= MIN_LAKE_DEPTH


def write_layers(lakes, ids, island, path):
    """Write the layers ``lakes`` and ``coastline`` into a new GeoPackage; return the length of the coast in km."""
    source = gdal.Open(str(island))
    package = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    write_lakes(package, lakes, lake_shapes(ids, source), source)
    return write_coastline(package, source)


def lake_shapes(ids, source):
    """Return the outline of each lake by its id."""
    memory = gdal.GetDriverByName("MEM").Create("", source.RasterXSize, source.RasterYSize, 1, gdal.GDT_Int32)
    memory.SetGeoTransform(source.GetGeoTransform())
    band = memory.GetRasterBand(1)
    band.WriteArray(ids)
    store = ogr.GetDriverByName(IN_MEMORY).CreateDataSource("")  # a layer lives only as long as its data source
    pieces = store.CreateLayer("pieces", geom_type=ogr.wkbPolygon)
    pieces.CreateField(ogr.FieldDefn("id", ogr.OFTInteger))
    # Pieces that meet at a corner stay apart here, so that every polygon is valid; a lake gathers its pieces.
    gdal.Polygonize(band, band, pieces, 0, [])
    shapes = {}
    for piece in pieces:
        shapes.setdefault(piece.GetField(0), ogr.Geometry(ogr.wkbMultiPolygon)).AddGeometry(piece.GetGeometryRef())
    return shapes


def write_lakes(package, lakes, shapes, source):
    """Write the lakes as polygons."""
    layer = package.CreateLayer("lakes", source.GetSpatialRef(), ogr.wkbMultiPolygon)
    layer.CreateField(ogr.FieldDefn("id", ogr.OFTInteger))
    for name in Lake._fields[1:]:
        layer.CreateField(ogr.FieldDefn(name, ogr.OFTReal))
    for lake in lakes:
        add(layer, shapes[lake.id], lake._asdict())


def write_coastline(package, source):
    """Write the line of height 0 and return its length in km."""
    store = ogr.GetDriverByName(IN_MEMORY).CreateDataSource("")
    lines = store.CreateLayer("lines", geom_type=ogr.wkbLineString)
    gdal.ContourGenerate(source.GetRasterBand(1), 0, 0, [0], 0, 0, lines, -1, -1)
    layer = package.CreateLayer("coastline", source.GetSpatialRef(), ogr.wkbLineString)
    layer.CreateField(ogr.FieldDefn("id", ogr.OFTInteger))
    layer.CreateField(ogr.FieldDefn("length_km", ogr.OFTReal))
    shapes = sorted((line.GetGeometryRef().Clone() for line in lines), key=lambda line: -line.Length())
    coasts = [line for line in shapes if line.Length() >= MIN_COAST_KM * 1000]
    for number, line in enumerate(coasts, start=1):
        add(layer, line, {"id": number, "length_km": line.Length() / 1000})
    return sum(line.Length() for line in coasts) / 1000


def add(layer, shape, values):
    """Add a feature to a layer."""
    feature = ogr.Feature(layer.GetLayerDefn())
    feature.SetGeometry(shape)
    for name, value in values.items():
        feature.SetField(name, value if isinstance(value, int) else float(value))
    layer.CreateFeature(feature)
