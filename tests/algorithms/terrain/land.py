"""What land looks like, measured on a raster of it: heights, slopes and relief, steps and pits."""

from typing import NamedTuple

import numpy as np
from headwaters.tests.core.terrain.bars import pits
from osgeo import gdal
from scipy import ndimage

NEAR = 2000.0  # metres


class Looks(NamedTuple):
    """The measures; slopes are those of the steepest of both axes together."""

    highest: float  # metres
    mean: float  # metres
    slope: float  # degrees, the mean
    steep: float  # % of the land over 30 degrees
    flat: float  # % of the land below one degree
    relief: float  # metres: what parts the highest and the lowest place around, in the mean
    step: float  # % of the highest place: the greatest between two cells away from the shore
    pits: int


def looks_of(path):
    """Return the `Looks` of a terrain in metres; the sea is what has no data or is not above 0."""
    raster = gdal.Open(str(path))
    z, cell = raster.ReadAsArray().astype(np.float64), raster.GetGeoTransform()[1]
    known = z != raster.GetRasterBand(1).GetNoDataValue()
    land = known & (z > 0)
    down, right = np.gradient(np.where(land, z, np.nan), cell)
    slopes = np.degrees(np.arctan(np.hypot(down, right)))
    slopes = slopes[np.isfinite(slopes)]
    side = 2 * round(NEAR / cell) + 1
    high = ndimage.maximum_filter(np.where(land, z, -np.inf), side)
    low = ndimage.minimum_filter(np.where(land, z, np.inf), side)
    inner = ndimage.binary_erosion(land, iterations=4)
    steps = [np.abs(np.diff(z, axis=axis)) for axis in (0, 1)]
    steps = max(steps[0][inner[1:] & inner[:-1]].max(), steps[1][inner[:, 1:] & inner[:, :-1]].max())
    highest = float(z[land].max())
    return Looks(
        highest,
        float(z[land].mean()),
        float(slopes.mean()),
        100 * float(np.mean(slopes > 30)),
        100 * float(np.mean(slopes < 1)),
        float((high - low)[land].mean()),
        100 * float(steps) / highest,
        pits(np.where(land, z, np.nan)),
    )
