"""What the files that a run made hold, as a few numbers each: every value moves them, its last places do not."""

import re
import zlib
from pathlib import Path

import numpy as np
from headwaters.scripts.fuzzing.reading import cells
from osgeo import gdal
from qgis.core import Qgis

PARTS = 2  # sums of the values of each file
DIGITS = 9  # of a sum that are kept: libraries of other versions differ in the fifteenth
FARTHEST = 1e12  # what stands for infinity
RUNNING_NUMBER = re.compile(r"-?\d+\.?\d*(?:[eE][-+]?\d+)?")


def digest_of(file):
    """Return sums over all that a file holds, by layers and bands."""
    path = Path(file)
    if path.suffix in (".html", ".csv", ".json", ".txt", ".inp", ".basin", ".md", ".obj"):
        text = path.read_text(encoding="utf-8").replace(Qgis.version(), "")
        return {"text": _sums([float(each) for each in RUNNING_NUMBER.findall(text)])}
    found = {}
    if path.suffix in (".gpkg", ".geojson", ".shp"):
        dataset = gdal.OpenEx(str(path), gdal.OF_VECTOR)
        for layer in (dataset.GetLayer(number) for number in range(dataset.GetLayerCount())) if dataset else ():
            found |= {f"{layer.GetName()} {column}": sums for column, sums in _columns(layer).items()}
    try:
        dataset = gdal.OpenEx(str(path), gdal.OF_RASTER)
    except RuntimeError:
        dataset = None  # of layers alone
    if dataset:
        names = [name for name, _ in dataset.GetSubDatasets()] or [str(path)]
        for name in names:
            found |= {f"{name.rpartition(':')[2] if len(names) > 1 else ''}{band}": sums for band, sums in _bands(name)}
    return found


def _bands(name):
    for number in range(1, gdal.Open(name).RasterCount + 1):
        z, valid, *_ = cells(name, number)
        yield f"band {number}", _sums(np.where(valid, z, 0.0)) + _sums(valid)


def _columns(layer):
    """Return sums over each column of a layer and over the corners of its geometries."""
    columns, corners, definition = {}, [], layer.GetLayerDefn()
    names = [definition.GetFieldDefn(number).GetName() for number in range(definition.GetFieldCount())]
    for feature in layer:
        for number, name in enumerate(names):
            value = feature.GetField(number)
            if not isinstance(value, (int, float)):
                value = 0.0 if value is None else float(zlib.crc32(str(value).encode()))
            columns.setdefault(name, []).append(value)
        geometry = feature.GetGeometryRef()
        corners += [] if geometry is None else list(_corners(geometry))
    at = np.array(corners).reshape(-1, 3)
    away = at - np.round(at.mean(axis=0), -3) if at.size else at  # sums of distances, not of the place in the world
    return {"geometry": _sums(away), **{name: _sums(values) for name, values in columns.items()}}


def _corners(geometry):
    if geometry.GetGeometryCount():
        for part in range(geometry.GetGeometryCount()):
            yield from _corners(geometry.GetGeometryRef(part))
    else:
        yield from ((*point, 0.0)[:3] for point in geometry.GetPoints() or ())


def _sums(values):
    """Return how many values there are, and sums in which each counts differently."""
    values = np.clip(np.nan_to_num(np.asarray(values, np.float64).ravel()), -FARTHEST, FARTHEST)
    weights = np.random.default_rng(values.size).uniform(0.5, 1.5, (PARTS, values.size))
    return [values.size, *(float(f"{each:.{DIGITS}g}") for each in weights @ values)]
