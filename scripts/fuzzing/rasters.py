"""Rasters of the nasty kinds that people have, small enough that thousands of runs are soon done."""

import contextlib
import math
from pathlib import Path

import numpy as np
from osgeo import gdal, osr

WEST, NORTH = 500_000.0, 5_600_000.0  # of UTM 32 N, on the central meridian
METRES_PER_DEGREE = 111_000
DEFAULT_CRS = "EPSG:25832"
CRS = (*[DEFAULT_CRS] * 8, "EPSG:3857", "EPSG:4326", "EPSG:4326", "EPSG:4326 pole", "EPSG:4326 seam", "EPSG:2154", "")
SHAPES = ((1, 1), (1, 23), (37, 1), (2, 2), (3, 40), *[(24, 31), (40, 40), (61, 47)] * 2, (33, 52), (140, 160))
DTYPES = ("uint8", "int16", "uint16", "int32", "uint32", "float32", "float32", "float32", "float64")
CODES = {"uint8": 1, "uint16": 2, "int16": 3, "uint32": 4, "int32": 5, "float32": 6, "float64": 7}
FORMATS = {"GTiff": ".tif", "VRT": ".vrt", "COG": ".cog.tif", "netCDF": ".nc", "AAIGrid": ".asc", "HFA": ".img"}
FORMAT_SHARES = (0.6, 0.08, 0.08, 0.1, 0.08, 0.06)
KINDS = ("fractal", "fractal", "fractal", "plane", "flat", "steps", "bowl", "islands", "noise", "spikes")
TURNS = ("", "oblong", "south-up", "rotated")
TURN_SHARES = (0.76, 0.1, 0.1, 0.04)
NODATA = (None, -9999.0, 0.0, 255.0, math.nan, 1e38, -3.4028234663852886e38)
VOID_SHARES, VOID_CHANCES = (0.0, 0.05, 0.4, 1.0), (0.7, 0.16, 0.13, 0.01)


def heights(rng, kind, shape):
    """Return heights of a kind of land in metres."""
    nrows, ncols = shape
    row, col = np.mgrid[:nrows, :ncols].astype(float)
    if kind == "plane":
        return 2.0 * col + 3.0 * row
    if kind == "flat":
        return np.full(shape, 7.0)
    if kind == "bowl":
        return np.hypot(row - nrows / 2, col - ncols / 2)
    if kind in ("noise", "spikes"):
        z = 100 * rng.random(shape)
        return np.where(rng.random(shape) < 0.01, 1e6, z) if kind == "spikes" else z
    spectrum = np.fft.fft2(rng.standard_normal(shape))
    wave = np.hypot(np.fft.fftfreq(nrows)[:, None], np.fft.fftfreq(ncols)[None])
    wave[0, 0] = 1
    z = np.real(np.fft.ifft2(spectrum / wave**1.6))
    z = (z - z.min()) / (np.ptp(z) or 1.0)
    return {"steps": 5 * np.round(8 * z), "islands": 300 * (z - 0.5)}.get(kind, 250 * z + 1)


def place_of(crs, cell, turn):
    """Return the name of a CRS and a geotransform in it; ``turn`` is north-up, south-up or rotated."""
    name, _, where = crs.partition(" ")
    west, north, dx, dy = WEST, NORTH, cell, cell * (1.6 if turn == "oblong" else 1.0)
    if name == "EPSG:4326":
        dx, dy = dx / METRES_PER_DEGREE, dy / METRES_PER_DEGREE
        west, north = {"pole": (20.0, 89.999), "seam": (180 - 9 * dx, 10.0)}.get(where, (9.0, 50.55))
    elif name == "EPSG:3857":
        west, north = 1_001_875.0, 6_550_000.0
    elif name == "EPSG:2154":
        west, north = 700_000.0, 6_600_000.0
    if turn == "south-up":
        return name, (west, dx, 0.0, north - 40 * dy, 0.0, dy)
    if turn == "rotated":
        return name, (west, 0.8 * dx, 0.6 * dx, north, 0.6 * dy, -0.8 * dy)
    return name, (west, dx, 0.0, north, 0.0, -dy)


def make_dem(folder, seed):
    """Write heights of a land; return the path and what it is."""
    rng = np.random.default_rng([seed, 1])
    shape = SHAPES[rng.integers(len(SHAPES))]
    kind, dtype = KINDS[rng.integers(len(KINDS))], DTYPES[rng.integers(len(DTYPES))]
    crs, turn = CRS[rng.integers(len(CRS))], str(rng.choice(TURNS, p=TURN_SHARES))
    driver = str(rng.choice(list(FORMATS), p=FORMAT_SHARES))
    nodata = NODATA[rng.integers(len(NODATA))]
    z = _with_voids(rng, heights(rng, kind, shape), dtype, nodata)
    name, transform = place_of(crs, float(rng.choice([1.0, 10.0, 25.0, 25.0, 300.0])), turn)
    path = Path(folder) / f"höhen {seed}.tif"
    bands = int(rng.choice([1, 1, 1, 3]))
    scaled, palette = rng.random() < 0.06, dtype == "uint8" and rng.random() < 0.3
    _write(path, [z] * bands, name, transform, nodata, scaled, palette)
    path = _as(driver, path)
    middle = transform[0] + transform[1] * shape[1] / 2, transform[3] + transform[5] * shape[0] / 2
    sides = abs(transform[1]) * shape[1], abs(transform[5]) * shape[0]
    return str(path), {
        "shape": shape, "kind": kind, "dtype": dtype, "crs": name, "turn": turn, "as": driver, "nodata": str(nodata),
        "frame": [name, middle[0] - sides[0] / 2, middle[1] - sides[1] / 2, *sides],
        "twisted": turn in ("rotated", "south-up") or scaled, "cell": abs(transform[1]),
    }  # fmt: skip


def make_cover(folder, seed, frame, slopes):
    """Write a raster over a frame and some way around: slopes up to 0.25, or heights; at times with holes."""
    rng = np.random.default_rng([seed, 4])
    name, west, south, width, height = frame
    shape = (int(rng.integers(2, 40)), int(rng.integers(2, 40)))
    z = heights(rng, "fractal", shape)
    z = np.clip(z / 1000, 0.001, 0.25) if slopes else z
    if rng.random() < 0.15:
        z[rng.random(shape) < 0.1] = math.nan
    transform = (west - 0.1 * width, 1.2 * width / shape[1], 0.0, south + 1.1 * height, 0.0, -1.2 * height / shape[0])
    path = Path(folder) / f"{'neigung' if slopes else 'grund'} {seed}.tif"
    _write(path, [z.astype("float32")], name, transform, math.nan, False, False)
    return str(path), {"shape": shape, "frame": frame}


def _with_voids(rng, z, dtype, nodata):
    """Return the heights in a type, with cells that have none: as nodata, or as what no nodata value tells."""
    if np.dtype(dtype).kind in "iu":
        limits = np.iinfo(dtype)
        z = np.clip(np.round(z), limits.min, limits.max)
    z = z.astype(dtype)
    voids = rng.random(z.shape) < rng.choice(VOID_SHARES, p=VOID_CHANCES)
    real = np.dtype(dtype).kind == "f"
    if nodata is not None and (real or (abs(nodata) < 1e9 and np.can_cast(np.min_scalar_type(int(nodata)), dtype))):
        z[voids] = nodata
    elif real and rng.random() < 0.1:
        z[voids] = rng.choice([math.nan, math.inf, -math.inf])
    return z


def _write(path, bands, crs, transform, nodata, scaled, palette):
    nrows, ncols = bands[0].shape
    dataset = gdal.GetDriverByName("GTiff").Create(str(path), ncols, nrows, len(bands), CODES[bands[0].dtype.name])
    dataset.SetGeoTransform(transform)
    if crs:
        reference = osr.SpatialReference()
        reference.SetFromUserInput(crs)
        dataset.SetProjection(reference.ExportToWkt())
    if palette:  # before there are cells: later GDAL does not take it
        table = gdal.ColorTable()
        table.SetColorEntry(1, (9, 9, 9, 255))
        dataset.GetRasterBand(1).SetRasterColorTable(table)
    for number, z in enumerate(bands, 1):
        band = dataset.GetRasterBand(number)
        if nodata is not None:
            band.SetNoDataValue(nodata)  # which the type may not hold
        if scaled:
            band.SetScale(0.1)
            band.SetOffset(5.0)
        band.WriteArray(z)
    dataset = band = None


def _as(driver, path):
    """Return the path of the raster in another format, or the same path where that is not here or cannot hold it."""
    if driver == "GTiff":
        return path
    copy = path.with_suffix(FORMATS[driver])
    with contextlib.suppress(RuntimeError, AttributeError):
        done = gdal.GetDriverByName(driver).CreateCopy(str(copy), gdal.Open(str(path)))
        path = copy if done is not None else path
        done = None
    return path
