"""Rasters and polygons to test with, in all the guises in which people have them."""

import os
import time
from pathlib import Path

import numpy as np
from osgeo import gdal, gdal_array, osr
from qgis.core import QgsFeature, QgsGeometry, QgsProject, QgsVectorLayer
from support import flood

UTM = "EPSG:25832"
WEST, NORTH, CELL = 500_000.0, 5_600_000.0, 10.0


def _land():
    """Return whole heights from 5 to 205 with many pits, and where they are valid: a ragged corner and a hole."""
    rng = np.random.default_rng(7)
    z = rng.random((31, 43))
    for axis in (0, 1, 0, 1):
        z = (np.roll(z, 1, axis) + z + np.roll(z, -1, axis)) / 3
    z = 5 + np.round(200 * (z - z.min()) / (z.max() - z.min()))
    valid = np.ones(z.shape, bool)
    valid[:6, :9] = np.add.outer(np.arange(6), np.arange(9)) > 5
    valid[14:17, 20:24] = False
    valid[15, 22] = True
    return z, valid


def water_ways(valid, sea=None):
    """Return 0 for voids, 2 for outlets (sea, the rim, beside a void), 1 for the rest; cell by cell."""
    nrows, ncols = valid.shape
    domain = np.zeros(valid.shape, np.uint8)
    for row, col in np.argwhere(valid):
        around = [(row + r, col + c) for r in (-1, 0, 1) for c in (-1, 0, 1)]
        open_side = any(not (0 <= r < nrows and 0 <= c < ncols and valid[r, c]) for r, c in around)
        domain[row, col] = 2 if open_side or (sea is not None and sea[row, col]) else 1
    return domain


LAND, VALID = _land()
FILLED = flood(LAND, water_ways(VALID))


def create(path, bands, crs=UTM, west=WEST, north=NORTH, dx=CELL, dy=CELL, place=None, **facts):
    """Write bands to a GeoTIFF; the facts are those of `make`."""
    place = place or (west, dx, 0.0, north, 0.0, -dy)
    make(gdal.GetDriverByName("GTiff"), str(path), bands, crs, place, **facts)
    return str(path)


def make(driver, path, bands, crs, place, nodata=None, options=(), mask=None, scale=None, offset=None, alpha=False):
    """Create a dataset, fill it and return it."""
    kind = gdal_array.NumericTypeCodeToGDALTypeCode(bands[0].dtype)
    nrows, ncols = bands[0].shape
    dataset = driver.Create(path, ncols, nrows, len(bands), kind, list(options))
    if place:
        dataset.SetGeoTransform(place)
    if crs:
        reference = osr.SpatialReference()
        reference.SetFromUserInput(crs)
        dataset.SetProjection(reference.ExportToWkt())
    if mask is not None:
        gdal.SetConfigOption("GDAL_TIFF_INTERNAL_MASK", "YES")
        dataset.CreateMaskBand(gdal.GMF_PER_DATASET)
        dataset.GetRasterBand(1).GetMaskBand().WriteArray(mask.astype(np.uint8) * 255)
    if alpha:
        dataset.GetRasterBand(len(bands)).SetColorInterpretation(gdal.GCI_AlphaBand)
    for number, cells in enumerate(bands, 1):
        band = dataset.GetRasterBand(number)
        if nodata is not None:
            band.SetNoDataValue(nodata)
        if scale is not None:
            band.SetScale(scale)
            band.SetOffset(offset)
        band.WriteArray(cells)
    dataset.FlushCache()
    return dataset


def create_copy(driver, path, bands, crs=UTM, options=(), **facts):
    """Write bands with a driver that copies datasets only."""
    place = (WEST, CELL, 0.0, NORTH, 0.0, -CELL)
    source = make(gdal.GetDriverByName("MEM"), "", bands, crs, place, **facts)
    gdal.GetDriverByName(driver).CreateCopy(str(path), source, 0, list(options)).FlushCache()
    return str(path)


def hills(folder, cells):
    """Write a DEM, a hundred cells wide or some hundreds, and return its path.

    Heights are whole metres, so that there are depressions, flats and ties; a corner has no data.
    """
    rng = np.random.default_rng(4)
    sizes = 100, 50, 10, 2
    z = sum(np.kron(rng.random((cells // size, cells // size)), np.ones((size, size))) * size for size in sizes)
    z[:40, :30] = -9999
    return create(folder / "dem.tif", [np.round(z).astype(np.float32)], nodata=-9999)


def in_pieces(path, folder, count):
    """Cut a raster into files, so many across and down, in a new folder; return the path of a VRT that names them."""
    folder.mkdir()
    source = gdal.Open(path)
    down, across = (np.linspace(0, size, count + 1).astype(int) for size in (source.RasterYSize, source.RasterXSize))
    pieces = []
    for top, bottom in zip(down[:-1], down[1:]):
        for left, right in zip(across[:-1], across[1:]):
            pieces.append(str(folder / f"piece {top} {left}.tif"))
            window = [int(each) for each in (left, top, right - left, bottom - top)]
            gdal.Translate(pieces[-1], source, srcWin=window).FlushCache()
    name = folder / Path(path).with_suffix(".vrt").name
    gdal.BuildVRT(str(name), pieces).FlushCache()
    return str(name)


def read(path, band=1):
    """Return the values of a raster and where they are valid."""
    dataset = gdal.Open(str(path))
    cells = dataset.GetRasterBand(band)
    return cells.ReadAsArray(), cells.GetMaskBand().ReadAsArray() > 0


def unit_of(path):
    """Return the unit that a raster declares."""
    dataset = gdal.Open(str(path))
    return dataset.GetRasterBand(1).GetUnitType()


def polygons(*wkts, crs=UTM, kind="Polygon", name="polygons"):
    """Return a memory layer of polygons; None is a feature without a geometry."""
    layer = QgsVectorLayer(f"{kind}?crs={crs}&field=name:string", name, "memory")
    features = []
    for wkt in wkts:
        feature = QgsFeature(layer.fields())
        if wkt is not None:
            feature.setGeometry(wkt if isinstance(wkt, QgsGeometry) else QgsGeometry.fromWkt(wkt))
        features.append(feature)
    assert layer.dataProvider().addFeatures(features)[0]
    layer.updateExtents()
    return layer


def in_project(layer):
    """Add a layer to the project, as it is when a dialog offers it, and return its id."""
    QgsProject.instance().addMapLayer(layer)
    return layer.id()


def rectangle(left, top, right, bottom, west=WEST, north=NORTH, cell=CELL):
    """Return the outline of the cells in columns left:right and rows top:bottom as WKT."""
    x0, x1, y0, y1 = west + left * cell, west + right * cell, north - bottom * cell, north - top * cell
    return f"POLYGON(({x0} {y0}, {x1} {y0}, {x1} {y1}, {x0} {y1}, {x0} {y0}))"


def names_in(folder):
    """Return the names of all files and folders under a folder, hidden ones too."""
    while True:
        try:
            return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))
        except FileNotFoundError:  # a folder went while it was listed
            continue


def left_in(folder, before=()):
    """Return the names of what a run leaves under a folder that was not there ``before``.

    After a cancel GDAL is left to itself to close its files, which then are removed: that is waited for.
    """
    latest = time.monotonic() + 20
    while names_in(folder) != list(before) and time.monotonic() < latest:
        time.sleep(0.05)
    return [name for name in names_in(folder) if name not in before]


def open_files(folder):
    """Return the files under a folder that this process has open, deleted ones too."""
    found = []
    for handle in Path("/proc/self/fd").iterdir():
        try:
            name = os.readlink(handle)
        except OSError:
            continue
        if name.startswith(str(folder)):
            found.append(name)
    return found


def cell_area_on_ellipsoid(north, dy, dx, major, flattening):
    """Integrate the area of a cell of the graticule, latitudes and sizes in degrees."""
    eccentricity = flattening * (2 - flattening)
    edges = np.radians(np.linspace(north - dy, north, 2001))
    sine = np.sin((edges[1:] + edges[:-1]) / 2)
    meridian = major * (1 - eccentricity) / (1 - eccentricity * sine**2) ** 1.5
    parallel = major / np.sqrt(1 - eccentricity * sine**2) * np.sqrt(1 - sine**2)
    return np.radians(dx) * np.sum(meridian * parallel * np.diff(edges))
