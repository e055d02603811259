"""Shapes burnt into the cells of a raster."""

import numpy as np
from qgis.core import (
    QgsRectangle,
)

from .gdal_files import gdal_messages
from .vector_reading import LINES, POLYGONS, read_features

BURNT_AT_A_TIME = 1 << 20  # bytes of shapes, between two looks for a cancel


def burn_polygons(source, raster, context, progress):
    """Return which cells of a raster have their centre in a polygon of ``source``."""
    return _burn_alike(source, POLYGONS, raster, context, progress)


def burn_lines(source, raster, context, progress):
    """Return which cells of a raster are touched by a line of ``source``: no step to a neighbour crosses it unseen."""
    return _burn_alike(source, LINES, raster, context, progress, ["ALL_TOUCHED=TRUE"])


def _burn_alike(source, kind, raster, context, progress, options=()):
    within = QgsRectangle(*raster.bounds)
    features = read_features(source, kind, raster.crs, context, progress, within, attributes=False)
    shapes = ((feature.geometry(), 1) for feature in features)
    return burn_shapes(shapes, raster, np.uint8, progress, options).view(np.bool_)


def burn_shapes(shapes, raster, dtype, progress, options=()):
    """Return the number of the last of the ``(geometry, number)`` that covers each cell of a raster, 0 for none."""
    from osgeo import gdal, gdal_array, ogr

    def burn(batch):
        store = driver.CreateDataSource("shapes")
        layer = store.CreateLayer("shapes", None, ogr.wkbUnknown)
        layer.CreateField(ogr.FieldDefn("number", ogr.OFTInteger))
        for wkb, number in batch:
            shape = ogr.Feature(layer.GetLayerDefn())
            shape.SetField("number", number)
            shape.SetGeometry(ogr.CreateGeometryFromWkb(wkb))
            layer.CreateFeature(shape)
        with gdal_messages():  # which would say that neither has a CRS
            gdal.RasterizeLayer(cells, [1], layer, options=["ATTRIBUTE=number", *options])
        progress.check()

    driver = ogr.GetDriverByName("Memory") or ogr.GetDriverByName("MEM")
    kind = gdal_array.NumericTypeCodeToGDALTypeCode(dtype)
    cells = gdal.GetDriverByName("MEM").Create("", raster.ncols, raster.nrows, 1, kind)
    cells.SetGeoTransform((raster.x_min, raster.dx, 0.0, raster.y_max, 0.0, -raster.dy))
    batch, size = [], 0
    for geometry, number in shapes:
        batch.append((bytes(geometry.asWkb()), number))
        size += len(batch[-1][0])
        if size > BURNT_AT_A_TIME:
            burn(batch)
            batch, size = [], 0
    burn(batch)
    return cells.ReadAsArray()
