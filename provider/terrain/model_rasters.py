"""Rasters of a GeoPackage, many of which are read from one connection to it.

GDAL reads all that the file says of its tables again for each raster that it opens: on islands with hundreds of islets
that takes minutes. Tiles as models have them, whole numbers as PNG, are put together here; anything else is left to it.
"""

import contextlib
import sqlite3
from uuid import uuid4

import numpy as np

from ..layers.gdal_files import gdal_messages
from .model_writing import connected

TILES = (
    'SELECT t.tile_row, t.tile_column, t.tile_data, a.scale, a.offset FROM "{}" t '
    "JOIN gpkg_2d_gridded_tile_ancillary a ON a.tpudt_id = t.id AND a.tpudt_name = ? WHERE t.zoom_level = ?"
)


class StoredRasters:
    """The rasters of a file; to be closed."""

    def __init__(self, path):
        self.path, self._file = path, connected(path)

    def close(self):
        """Close the file."""
        self._file.close()

    def values(self, table):
        """Return the values of a raster (nrows, ncols), None if there is none or it is damaged."""
        with gdal_messages():
            try:
                values = self._from_tiles(table)
            except (sqlite3.Error, RuntimeError, ArithmeticError, TypeError, ValueError):
                values = None
            return self._by_gdal(table) if values is None else values

    def _by_gdal(self, table):
        from osgeo import gdal

        with contextlib.suppress(RuntimeError):
            raster = gdal.OpenEx(str(self.path), gdal.OF_RASTER, open_options=[f"TABLE={table}"])
            return None if raster is None else raster.ReadAsArray()
        return None

    def _from_tiles(self, table):
        """Return the values of a raster of whole numbers whose tiles are all there, else None."""
        level, columns, rows, width, height, cell_x, cell_y = self._only(
            "SELECT zoom_level, matrix_width, matrix_height, tile_width, tile_height, pixel_x_size, pixel_y_size "
            "FROM gpkg_tile_matrix WHERE table_name = ? ORDER BY zoom_level DESC LIMIT 1",
            table,
        )
        low_x, low_y, high_x, high_y = self._only(
            "SELECT c.min_x, c.min_y, c.max_x, c.max_y FROM gpkg_contents c JOIN gpkg_tile_matrix_set s "
            "ON s.table_name = c.table_name AND s.min_x = c.min_x AND s.max_y = c.max_y WHERE c.table_name = ?",
            table,
        )
        kind, scale, offset = self._only(
            "SELECT datatype, scale, offset FROM gpkg_2d_gridded_coverage_ancillary WHERE tile_matrix_set_name = ?",
            table,
        )
        ncols, nrows = round((high_x - low_x) / cell_x), round((high_y - low_y) / cell_y)
        if kind != "integer" or not (0 < ncols <= columns * width and 0 < nrows <= rows * height):
            return None
        values, missing = np.empty((nrows, ncols)), np.ones((-(-nrows // height), -(-ncols // width)), bool)
        query = TILES.format(table.replace('"', '""'))
        for row, col, data, own_scale, own_offset in self._file.execute(query, (table, level)):
            if 0 <= row < missing.shape[0] and 0 <= col < missing.shape[1]:
                part = values[row * height : (row + 1) * height, col * width : (col + 1) * width]
                tile = _tile(data)
                if tile.shape != (height, width) or tile.dtype != np.uint16:
                    return None
                part[:] = (tile[: part.shape[0], : part.shape[1]] * own_scale + own_offset) * scale + offset
                missing[row, col] = False
        return None if missing.any() else values

    def _only(self, query, table):
        """Return the row that a query finds; an error if there is none."""
        row = self._file.execute(query, (table,)).fetchone()
        if row is None:
            raise ValueError(table)
        return row


def _tile(data):
    """Return the pixels of a tile."""
    from osgeo import gdal

    name = f"/vsimem/headwaters_{uuid4().hex}.png"
    gdal.FileFromMemBuffer(name, data)
    try:
        tile = gdal.OpenEx(name, gdal.OF_RASTER, allowed_drivers=["PNG"])
        values = None if tile is None else tile.ReadAsArray()
        return np.empty((0, 0)) if values is None else values
    finally:
        gdal.Unlink(name)
