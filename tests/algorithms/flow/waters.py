"""Where the water of written rasters goes, read with NumPy alone: the truth that results are held against."""

import numpy as np
from headwaters.core.flow.encodings.encoding_tables import ENCODINGS
from headwaters.tests.provider.samples import cell_area_on_ellipsoid, read
from osgeo import gdal, osr

COMPASS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))  # E, SE, S, SW, W, NW, N, NE
NOWHERE = -1
WGS84 = 6378137.0, 1 / 298.257223563

REAL_LAND = {
    "hollows with cells that are not square": ("hollows/dtm.tif", {}),
    "high mountains in whole metres": ("mountains/dem.tif", {}),
    "a gully without CRS": ("gully/gully.asc", {}),
    "bays of the sea": ("bay/dem.tif", {"SEA_LEVEL": 0}),
    "a part of a ragged basin": ("basin/dem.tif", {}),
    "a plateau in degrees": ("plateau/dem.tif", {}),
    "ridges in degrees": ("jacksboro_fault/jacksboro_fault_dem.tif", {}),
    "a lowland with cells that are not square": ("denmark_lowland_malstroem/dtm.tif", {}),
    "mountains in whole metres": ("bigtujunga_srtm30/bigtujunga.tif", {}),
    "a ragged gully without CRS": ("west_bijou_gully/west_bijou_gully.asc", {}),
    "a coast with its sea": ("cairns_topobathy/cairns.tif", {"SEA_LEVEL": 0}),
    "a ragged basin": ("mandakini_basin90m/Mandakini.tif", {}),
}


def moves(path, encoding="esri"):
    """Return how far down and right the water of each cell moves, 0, 0 where it ends, and which cells have water."""
    values, valid = read(path)
    down, right = np.zeros(values.shape, int), np.zeros(values.shape, int)
    known = values == ENCODINGS[encoding].end if ENCODINGS[encoding].end is not None else np.zeros(values.shape, bool)
    for value, (row, col) in zip(ENCODINGS[encoding].directions, COMPASS):
        down[values == value], right[values == value] = row, col
        known |= values == value
    assert known[valid].all()
    return down, right, valid


def receivers(path, encoding="esri"):
    """Return the index of the cell that each cell gives its water to: itself where it ends, NOWHERE without water."""
    down, right, valid = moves(path, encoding)
    row, col = np.indices(down.shape)
    row, col = row + down, col + right
    assert np.all((row >= 0) & (row < down.shape[0]) & (col >= 0) & (col < down.shape[1]))
    assert valid[row, col][valid].all()
    return np.where(valid, row * down.shape[1] + col, NOWHERE)


def ends(receiver):
    """Return the cell in which the path of each cell ends; a path that does not end is an error."""
    cell = np.arange(receiver.size)
    end = np.where(receiver.ravel() < 0, cell, receiver.ravel())
    for _ in range(receiver.size.bit_length()):
        end = end[end]
    assert np.array_equal(end[end], end)
    assert np.array_equal(receiver.ravel()[end[receiver.ravel() >= 0]], end[receiver.ravel() >= 0])
    return end.reshape(receiver.shape)


def walked(receiver, own):
    """Return what passes through every cell when the share of each walks down to its end, one step at a time."""
    total = np.zeros(receiver.size)
    at = np.flatnonzero(receiver.ravel() >= 0)
    share = own.ravel()[at].astype(float)
    while at.size:
        total += np.bincount(at, share, receiver.size)
        going = receiver.ravel()[at] != at
        at, share = receiver.ravel()[at[going]], share[going]
    return total.reshape(receiver.shape)


def gathered(receiver, total, own):
    """Return what each cell has itself and gets from its neighbours."""
    gives = (receiver >= 0) & (receiver != np.arange(receiver.size).reshape(receiver.shape))
    return own + np.bincount(receiver[gives], total[gives], receiver.size).reshape(receiver.shape)


def sizes(path):
    """Return width, height and area of the cells of each row in metres, by formulas for the ellipsoid."""
    dataset = gdal.Open(str(path))
    _, dx, _, north, _, dy = dataset.GetGeoTransform()
    rows = np.arange(dataset.RasterYSize)
    if not dataset.GetProjection() or not osr.SpatialReference(wkt=dataset.GetProjection()).IsGeographic():
        return np.full(rows.size, dx), np.full(rows.size, -dy), np.full(rows.size, dx * -dy)
    major, flattening = WGS84
    sine = np.sin(np.radians(north + dy * (rows + 0.5)))
    root = np.sqrt(1 - flattening * (2 - flattening) * sine**2)
    width = np.radians(dx) * major / root * np.sqrt(1 - sine**2)
    height = np.radians(-dy) * major * (1 - flattening * (2 - flattening)) / root**3
    area = np.array([cell_area_on_ellipsoid(north + dy * row, -dy, dx, major, flattening) for row in rows])
    return width, height, area


def slopes(surface, valid, path):
    """Return the slope down from every cell to each of its eight neighbours; none leads beyond the data."""
    width, height, _ = sizes(path)
    z = np.pad(np.where(valid, surface, np.inf).astype(float), 1, constant_values=np.inf)
    nrows, ncols = surface.shape
    found = []
    for down, right in COMPASS:
        way = np.hypot(down * height, right * width)[:, None]
        with np.errstate(invalid="ignore"):
            drop = z[1:-1, 1:-1] - z[1 + down : 1 + down + nrows, 1 + right : 1 + right + ncols]
        found.append(np.where(valid, drop, -np.inf) / way)
    return np.array(found)
