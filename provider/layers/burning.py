"""Shapes burnt into the cells of a raster."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import numpy as np
from qgis.core import (
    QgsProcessingContext,
    QgsProcessingFeatureSource,
    QgsRectangle,
)

from ...core.arrays import Array, DType
from ...core.raster.storage import STORED_AT_A_TIME
from ...core.raster.tiles import row_bands
from ...core.run.run import Run
from ...core.run.schedulers import IN_MEMORY
from .gdal_files import gdal_messages
from .map_cells import OnMap
from .raster_reading import RasterSource
from .vector_reading import POLYGONS, read_features, read_line_vertices

BURNT_AT_A_TIME = 1 << 20  # bytes of shapes, between two looks for a cancel


def burn_polygons(run: Run, source: QgsProcessingFeatureSource, raster: OnMap, context: QgsProcessingContext) -> Array:
    """Return which cells of a raster have their centre in a polygon of ``source``."""
    within = QgsRectangle(*raster.bounds)
    features = read_features(run, source, POLYGONS, raster.crs, context, within, attributes=False)
    return burn_shapes(run, ((feature.geometry(), 1) for feature in features), raster, bool)


def burn_lines(
    run: Run, source: QgsProcessingFeatureSource, raster: RasterSource, context: QgsProcessingContext
) -> Array:
    """Return which cells of a raster a line of ``source`` runs through; over a corner it goes from cell to cell."""
    from ...core.rivers.chains import cells_on_lines

    x, y, first = read_line_vertices(run, source, raster, context)
    col, row = (x - raster.x_min) / raster.dx, (raster.y_max - y) / raster.dy
    return cells_on_lines(run, col, row, first, (raster.nrows, raster.ncols))


def burn_shapes(run: Run, shapes: Iterator | list[tuple], raster: OnMap, dtype: DType) -> Array:
    """Return the number of the last of the ``(geometry, number)`` that covers each cell of a raster, 0 for none."""
    from osgeo import gdal, ogr

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
            gdal.RasterizeLayer(cells, [1], layer, options=["ATTRIBUTE=number"])
        run.check()

    driver = ogr.GetDriverByName("Memory") or ogr.GetDriverByName("MEM")
    with _canvas(run, raster, dtype) as cells:
        batch, size = [], 0
        for geometry, number in shapes:
            batch.append((bytes(geometry.asWkb()), number))
            size += len(batch[-1][0])
            if size > BURNT_AT_A_TIME:
                burn(batch)
                batch, size = [], 0
        burn(batch)
        burnt = run.empty((raster.nrows, raster.ncols), dtype)
        for rows in row_bands(burnt.shape, STORED_AT_A_TIME):
            burnt[rows] = cells.GetRasterBand(1).ReadAsArray(0, rows.start, raster.ncols, rows.stop - rows.start)
        return burnt


@contextlib.contextmanager
def _canvas(run, raster, dtype):
    """Give a GDAL raster of zeros to burn shapes into: in memory, or in a file among those of the run."""
    from osgeo import gdal, gdal_array

    kind = gdal_array.NumericTypeCodeToGDALTypeCode(np.uint8 if dtype is bool else dtype)
    path = None if run.storage is IN_MEMORY else run.storage.folder / "burnt.tif"
    if path is None:
        cells = gdal.GetDriverByName("MEM").Create("", raster.ncols, raster.nrows, 1, kind)
    else:
        options = ["BIGTIFF=IF_SAFER", "SPARSE_OK=TRUE"]
        cells = gdal.GetDriverByName("GTiff").Create(str(path), raster.ncols, raster.nrows, 1, kind, options)
    cells.SetGeoTransform((raster.x_min, raster.dx, 0.0, raster.y_max, 0.0, -raster.dy))
    try:
        yield cells
    finally:
        del cells
        if path is not None:
            with contextlib.suppress(PermissionError):  # Windows keeps what is still open until the folder goes
                path.unlink()
