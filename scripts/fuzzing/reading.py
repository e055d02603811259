"""What the outputs of a run hold, read by GDAL alone, and measures of it that any land must obey.

Whoever reads lets GDAL raise its errors.
"""

import contextlib
import heapq
import sqlite3
from pathlib import Path
from typing import NamedTuple

import numpy as np
from osgeo import gdal
from shapely.wkb import loads

ROW, COLUMN = (0, 1, 1, 1, 0, -1, -1, -1), (1, 1, 0, -1, -1, -1, 0, 1)
ESRI = {1: 0, 2: 1, 4: 2, 8: 3, 16: 4, 32: 5, 64: 6, 128: 7}
EXACT_RASTERS = (".tif", ".vrt", ".img")  # which keep type, nodata, CRS and place
EXACT_LAYERS = (".gpkg",)  # which keep names of fields, ids and CRS


class Cells(NamedTuple):
    """One band: values as they are stored, which are valid, and where it lies."""

    z: np.ndarray
    valid: np.ndarray
    transform: tuple
    crs: object


class Feature(NamedTuple):
    """A geometry of shapely, or None, and the fields by name."""

    shape: object
    fields: dict


def cells(path, band=1):
    """Return a band of a raster."""
    dataset = gdal.Open(str(path))
    band = dataset.GetRasterBand(band)
    z = band.ReadAsArray()
    valid = band.GetMaskBand().ReadAsArray() > 0
    if z.dtype.kind == "f":
        valid &= ~np.isnan(z)
    return Cells(z, valid, dataset.GetGeoTransform(), dataset.GetSpatialRef())


def raster_of(results, name):
    """Return the cells of an output, or None if it was not asked for or its format does not keep them as they are."""
    path = str(results.get(name) or "")
    return cells(path) if path.endswith(EXACT_RASTERS) else None


def features_of(results, name):
    """Return the features of an output, None if it was not asked for or its format does not keep them as they are."""
    path = str(results.get(name) or "").split("|")[0]
    return features(path) if path.endswith(EXACT_LAYERS) else None


def features(path):
    """Return all features of the first layer."""
    dataset = gdal.OpenEx(str(path), gdal.OF_VECTOR)
    layer = dataset.GetLayer(0)
    definition = layer.GetLayerDefn()
    names = [definition.GetFieldDefn(index).GetName() for index in range(definition.GetFieldCount())]
    found = []
    for feature in layer:
        shape = feature.GetGeometryRef()
        fields = {name: feature.GetField(index) for index, name in enumerate(names)}
        found.append(Feature(None if shape is None else loads(bytes(shape.ExportToIsoWkb())), fields))
    return found


def rows_of_tables(path):
    """Yield the name of each table of a GeoPackage, and of its rows id and downstream, as far as it has them."""
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
        for (table,) in file.execute("SELECT table_name FROM gpkg_contents WHERE data_type = 'features'").fetchall():
            columns = [row[1] for row in file.execute(f'PRAGMA table_info("{table}")')]
            chosen = [name for name in ("id", "downstream") if name in columns]
            if chosen:
                rows = file.execute(f'SELECT {", ".join(chosen)} FROM "{table}"').fetchall()
                yield table, [Feature(None, dict(zip(chosen, row))) for row in rows]


def crs_of(path):
    """Return the CRS of the first layer or of the raster in a file, None where it has none."""
    dataset = gdal.OpenEx(str(path))
    found = [dataset.GetLayer(number).GetSpatialRef() for number in range(dataset.GetLayerCount())]
    found += [dataset.GetSpatialRef()] if not found else []
    return next((crs for crs in found if crs is not None and crs.GetName() and "Undefined" not in crs.GetName()), None)


def same_crs(one, other):
    """Tell whether two CRS are one, or both are none."""
    if one is None or other is None:
        return one is None and other is None
    return bool(one.IsSame(other)) or one.ExportToProj4() == other.ExportToProj4()  # whatever the order of the axes


def upright(raster):
    """Tell whether rows run from north to south, so that outputs have the very same cells."""
    return raster.transform[2] == raster.transform[4] == 0 and raster.transform[5] < 0


def scaled(path):
    """Tell whether the stored values are not yet heights."""
    dataset = gdal.Open(str(path))
    band = dataset.GetRasterBand(1)
    return band.GetScale() not in (None, 1.0) or band.GetOffset() not in (None, 0.0)


def outlets(valid):
    """Return valid cells at the edge of the raster or beside one that is not valid."""
    inner = np.pad(valid, 1)
    closed = np.ones_like(valid)
    for row, col in zip(ROW, COLUMN):
        closed &= inner[1 + row : inner.shape[0] - 1 + row, 1 + col : inner.shape[1] - 1 + col]
    return valid & ~closed


def flooded(z, valid, free):
    """Return the lowest level at which each cell drains to one that is free: a flood from these, lowest first."""
    nrows, ncols = z.shape
    level = np.full(z.shape, np.inf)
    heap = []
    for row, col in np.argwhere(free):
        level[row, col] = z[row, col]
        heap.append((float(z[row, col]), int(row), int(col)))
    heapq.heapify(heap)
    while heap:
        height, row, col = heapq.heappop(heap)
        if height > level[row, col]:
            continue
        for down, right in zip(ROW, COLUMN):
            r, c = row + down, col + right
            if 0 <= r < nrows and 0 <= c < ncols and valid[r, c]:
                reached = max(height, float(z[r, c]))
                if reached < level[r, c]:
                    level[r, c] = reached
                    heapq.heappush(heap, (reached, r, c))
    return level


def receivers(codes, valid):
    """Return for each cell the one that takes its water by ESRI's directions, -1 where none does."""
    nrows, ncols = codes.shape
    number = np.arange(codes.size).reshape(codes.shape)
    receiver = np.full(codes.shape, -1)
    for code, way in ESRI.items():
        row, col = np.nonzero(valid & (codes == code))
        r, c = row + ROW[way], col + COLUMN[way]
        inside = (r >= 0) & (r < nrows) & (c >= 0) & (c < ncols)
        inside[inside] = valid[r[inside], c[inside]]
        receiver[row[inside], col[inside]] = number[r[inside], c[inside]]
    return receiver.ravel()


def downstream_order(receiver):
    """Return the elements so that each comes before its receiver; fewer than all if some lie on a circle."""
    incoming = np.bincount(receiver[receiver >= 0], minlength=receiver.size)
    ready, order = list(np.flatnonzero(incoming == 0)), []
    while ready:
        element = ready.pop()
        order.append(element)
        below = receiver[element]
        if below >= 0:
            incoming[below] -= 1
            if incoming[below] == 0:
                ready.append(below)
    return order


def text_of(path):
    """Return a text file."""
    return Path(path).read_text(encoding="utf-8")
