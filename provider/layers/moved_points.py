"""Points moved from one CRS to another by GDAL, all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .gdal_files import gdal_messages
from .wkb import line_vertices, line_wkb

if TYPE_CHECKING:
    from osgeo import osr

    from ...core.arrays import Array


def moved_points(xy: Array, transformation: osr.CoordinateTransformation) -> Array:
    """Return points moved by a transformation, all infinite where one of them cannot be moved."""
    from osgeo import ogr

    if not len(xy):
        return xy.copy()
    line = ogr.CreateGeometryFromWkb(line_wkb(xy))
    with gdal_messages():
        try:
            failed = line.Transform(transformation)
        except RuntimeError:
            failed = True
    moved = line_vertices(bytes(line.ExportToWkb(ogr.wkbNDR))).copy()
    return np.full(xy.shape, np.inf) if failed else moved
