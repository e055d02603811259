"""Terrains to look at: small islands made in one run, rasters as arrays, and what must be true of all of them."""

from typing import NamedTuple

import numpy as np
from headwaters.tests.provider.running import run
from osgeo import gdal

from .grown import coast

CELL = 200.0  # metres
SMALL = {"SPACING": 2000, "CELL_SIZE": CELL}
ALL = {"RIVER_DEPTH": "TEMPORARY_OUTPUT", "WATER": "TEMPORARY_OUTPUT"}  # of what is rendered, beside heights
SAME = 1e-4  # metres
STEPS = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]


class Raster(NamedTuple):
    """A raster and where it lies."""

    values: np.ndarray  # NaN where there is no data
    west: float
    north: float
    dx: float
    dy: float

    def at(self, x, y):
        """Return the values of the cells that hold places."""
        return self.values[self.cell(x, y)]

    def cell(self, x, y):
        """Return the rows and columns of the cells that hold places."""
        cols, rows = (np.asarray(x) - self.west) / self.dx, (self.north - np.asarray(y)) / self.dy
        return np.floor(rows).astype(int), np.floor(cols).astype(int)


def raster(path):
    """Return a raster file."""
    dataset = gdal.Open(str(path))
    band = dataset.GetRasterBand(1)
    values = band.ReadAsArray().astype(np.float64)
    if band.GetNoDataValue() is not None:
        values[values == band.GetNoDataValue()] = np.nan
    west, dx, _, north, _, dy = dataset.GetGeoTransform()
    return Raster(values, west, north, dx, -dy)


def make(layer=None, listener=None, **parameters):
    """Run the algorithm on a coast into temporary files: without erosion or a sea floor, unless these are asked for."""
    outputs = dict.fromkeys(("RIVERS", "WATERSHEDS"), "TEMPORARY_OUTPUT")
    given = {**SMALL, "EROSION_CELL_SIZE": 0, "SEA_FLOOR": "nodata", **outputs, **parameters}
    return run("terrainfromcoastline", listener, COASTLINE=layer or coast(), **given)


def render(model, listener=None, **parameters):
    """Render a model in the cells of `make`."""
    return run("renderterrain", listener, MODEL=str(model), **{"CELL_SIZE": CELL, **parameters})


def assert_alike(one, other):
    """Assert that two runs have rendered the same rasters, and have warned of the same."""
    assert one.warnings == other.warnings
    for name in ("OUTPUT", *ALL):
        here, there = raster(one[name]), raster(other[name])
        assert here[1:] == there[1:]
        assert np.allclose(here.values, there.values, rtol=0, atol=SAME, equal_nan=True)
    assert np.isfinite(here.values).any()


def pits(z, land):
    """Return how many cells of land have no lower neighbour; the sea is lower than all land."""
    heights = np.pad(np.where(land, z, -np.inf), 1, constant_values=-np.inf)
    middle = heights[1:-1, 1:-1]
    lower = np.zeros(z.shape, bool)
    for down, right in STEPS:
        lower |= heights[1 + down : 1 + down + z.shape[0], 1 + right : 1 + right + z.shape[1]] < middle
    return np.count_nonzero(land & ~lower)


def same_cells(part, whole):
    """Return the values of a whole raster where the cells of a part lie, which lie on its grid."""
    row, col = (whole.north - part.north) / whole.dy, (part.west - whole.west) / whole.dx
    assert abs(row - round(row)) < 1e-3
    assert abs(col - round(col)) < 1e-3
    top, left = round(row), round(col)
    nrows, ncols = part.values.shape
    return whole.values[top : top + nrows, left : left + ncols]
