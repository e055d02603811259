"""Writing rasters: complete files or none."""

from __future__ import annotations

import errno
import os
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsRasterFileWriter

from ...core.raster.raster import lazy, map_bands
from ...core.raster.tiles import row_bands
from ...core.report.texts import Text
from ..errors import refusal
from ..numbers import told
from .gdal_files import close_gdal, gdal_messages, open_gdal, write_gdal
from .mosaics import is_mosaic, write_mosaic
from .packed_tiles import WITHOUT_TILES, add_tiles, packs
from .raster_tiles import TileForm, Unwritable

if TYPE_CHECKING:
    from osgeo import gdal

    from ...core.arrays import Array
    from ...core.run.run import Run
    from .map_cells import Frame

WRITTEN_AT_A_TIME = 1 << 18
NODATA = -9999
PLAIN_NAME = Path("plain") / "plain.tif"  # beside a file that is made of a complete raster only
FULL_DISK_BYTES = 64 * 1024
# What changes no value, so that nobody need look; options that are not known here may.
LOSSLESS = ("NONE", "LZW", "DEFLATE", "ZSTD", "LZMA", "PACKBITS")
HARMLESS = ("ALPHA", "BIGTIFF", "BLOCKXSIZE", "BLOCKYSIZE", "ENDIANNESS", "GEOTIFF_KEYS_FLAVOR", "GEOTIFF_VERSION")
HARMLESS += ("INTERLEAVE", "LZMA_PRESET", "NUM_THREADS", "PREDICTOR", "PROFILE", "SPARSE_OK", "TFW", "TILED", "ZLEVEL")
HARMLESS += ("ZSTD_LEVEL",)
SQL = re.compile(r"sqlite3_\w+\(.*\) failed: ", re.DOTALL)  # pages of it, before what went wrong


def choose_nodata(run: Run, values: Array, valid: Array, preferred: float | None = None) -> tuple[Array, float | None]:
    """Return the values, widened if need be, and a nodata value that no valid cell has (None when none is needed).

    Whoever works looks at the cells.
    """
    if all(map_bands(run, np.all, valid)):
        return values, preferred if preferred is not None and _is_free(run, values, valid, preferred) else None
    integer = values.dtype.kind in "iu"
    limits = np.iinfo(values.dtype) if integer else np.finfo(values.dtype)
    for candidate in (preferred, NODATA, limits.min, limits.max):
        if candidate is not None and _is_free(run, values, valid, candidate):
            return values, float(candidate)
    wider = {1: np.int16, 2: np.int32, 4: np.float64}[values.dtype.itemsize]
    return choose_nodata(run, _as_type(values, wider), valid, preferred)


def _as_type(values, dtype):
    """Return values in another type."""
    if not isinstance(values, np.ndarray):
        return values.astype(dtype)
    return values.view(dtype) if values.dtype == bool and dtype == np.uint8 else values.astype(dtype)


def _rows_of(values, rows):
    """Return whole rows of all bands."""
    return values[rows] if values.ndim == 2 else values[:, rows]


def _is_free(run, values, valid, candidate):
    """Tell whether a value fits the type of the raster and no valid cell has it."""
    if not np.isfinite(candidate):
        return values.dtype.kind == "f" and bool(np.isnan(candidate))
    if values.dtype.kind in "iu":
        limits = np.iinfo(values.dtype)
        if candidate != int(candidate) or not limits.min <= candidate <= limits.max:
            return False
    elif abs(candidate) > float(np.finfo(values.dtype).max):
        return False
    value = values.dtype.type(candidate)
    return not any(((lazy(band) == value) & valid).count(run) for band in _bands(values))


def driver_for(path: Path | str) -> gdal.Driver:
    """Return the GDAL driver that writes files with this ending."""
    from osgeo import gdal

    ending = Path(path).suffix
    name = QgsRasterFileWriter.driverForExtension(ending.lstrip(".")) if ending else ""
    driver = gdal.GetDriverByName(name) if name else None
    if driver is None or not (driver.GetMetadataItem("DCAP_CREATE") or driver.GetMetadataItem("DCAP_CREATECOPY")):
        raise refusal("Rasters cannot be written as ‘{}’. Use .tif, for example.", ending or Path(path).name)
    return driver


def gdal_options(run: Run, driver: gdal.Driver, text: str) -> list[str]:
    """Return the options to create a file with: the user's, and for GeoTIFF our own where they do not speak against.

    So many ``threads`` compress it, all processors for None.
    """
    chosen = _options_of(text)
    wrong = [option for option in chosen if "=" not in option]
    if wrong:
        raise refusal("CREATION_OPTIONS: ‘{}’ is not of the form KEY=VALUE.", wrong[0])
    if driver.ShortName != "GTiff":
        return chosen
    ours = {"INTERLEAVE": "BAND", "BIGTIFF": "IF_SAFER", "NUM_THREADS": run.threads or "ALL_CPUS"}
    keys = {option.split("=")[0].strip().upper() for option in chosen}
    if "BLOCKXSIZE" in keys or "BLOCKYSIZE" not in keys:  # else strips of that height are meant
        ours.update(TILED="YES")
    if "COMPRESS" not in keys:
        # Zstandard would take a quarter of the time, and predictors a sixth of the bytes of heights. But other programs
        # of the field know neither: Whitebox Workflows 2.0 reads heights with a predictor as 0, and does not say so.
        ours.update(COMPRESS="DEFLATE", ZLEVEL="1")
    return chosen + [f"{key}={value}" for key, value in ours.items() if key not in keys]


def _by_key(options):
    """Return the values of options by their keys, all in capitals."""
    pairs = (option.upper().partition("=") for option in options)
    return {key.strip(): value.strip() for key, _, value in pairs}


def may_change_values(options: list[str]) -> bool:
    """Tell whether a GeoTIFF with such options may hold other values than were written."""
    return any(
        value not in LOSSLESS if key == "COMPRESS" else key not in HARMLESS for key, value in _by_key(options).items()
    )


def lossy_option(text: str) -> str | None:
    """Return the first of the user's options for GeoTIFF that changes values whatever they are, None without any."""
    options = _options_of(text)
    given = _by_key(options)
    lossless = {
        "JPEG": False,
        "WEBP": given.get("WEBP_LOSSLESS") in ("YES", "TRUE", "ON", "1"),
        "JXL": given.get("JXL_LOSSLESS") not in ("NO", "FALSE", "OFF", "0"),
    }
    for option in options:
        ((key, value),) = _by_key([option]).items()
        if key == "COMPRESS" and not lossless.get(value, True):
            return option
        if key in ("DISCARD_LSB", "MAX_Z_ERROR") and value.strip("0.,"):
            return option
    return None


def _options_of(text):
    """Return the options that the user entered."""
    return [option.strip() for option in (text or "").replace("\n", "|").split("|") if option.strip()]


def _check_bits(name, options, values, valid, nodata):
    """Refuse whole numbers that do not fit the bits that the user chose: GDAL would clip them."""
    bits = _by_key(options).get("NBITS", "")
    if values.dtype.kind != "u" or not bits.isdecimal() or int(bits) >= 8 * values.dtype.itemsize:
        return
    most = int(nodata or 0)
    for rows in row_bands(values.shape[-2:], WRITTEN_AT_A_TIME):
        part = _rows_of(values, rows)
        most = max(most, int(part.max(where=np.broadcast_to(valid[rows], part.shape), initial=0)))
    if most >= 1 << int(bits):
        raise refusal(
            "CREATION_OPTIONS: NBITS={} holds numbers up to {}, and ‘{}’ has {}. Choose more bits.",
            bits, (1 << int(bits)) - 1, name, most
        )


def write_raster(
    run: Run,
    path: Path,
    values: Array,
    valid: Array | None,
    frame: Frame,
    description: str = "",
    nodata: float | None = None,
    unit: str = "",
    colours: dict[int, tuple] | None = None,
    options: str = "",
    codes: bool = False,
) -> str:
    """Write a band of values to ``path``, which a failure may leave half written: see `complete_file`.

    Values of three dimensions are bands, and ``description`` is a list with a text for each. What is true or false is
    written as 1 or 0.
    ``nodata`` is the value to use where cells are not ``valid``, if it can be used; None for ``valid`` says that they
    have it already, and no other cells. ``colours`` maps values of a class raster to ``(label, (red, green, blue))``;
    they become the colour table and the category names. Whoever works looks at the cells, and writes the tiles of a
    mosaic (see `write_mosaic`).

    Options that change ``codes``, numbers that stand for something, are refused. A sentence on how far other values
    are from what was computed is returned; it is empty where they are the same.
    """
    from osgeo import gdal, gdal_array

    driver = driver_for(path)
    values = _as_kept_by(driver, values)
    is_marked = valid is None
    if is_marked:
        valid = lazy(values) != nodata
    else:
        values, nodata = choose_nodata(run, values, valid, nodata)
    bands = _bands(values)
    if nodata is not None and not is_marked:
        bands = [lazy(band).where(valid, values.dtype.type(nodata)) for band in bands]
    kind = gdal_array.NumericTypeCodeToGDALTypeCode(values.dtype)
    files, threads = (gdal.GetDriverByName("GTiff"), 1) if is_mosaic(path) else (driver, run.threads)
    chosen = gdal_options(run.with_threads(threads), files, options)
    _check_bits(Path(path).name, chosen, values, valid, nodata)
    is_packed = driver.ShortName == "GTiff" and not options and values.ndim == 2 and packs(bands[0])
    if is_packed:
        chosen += WITHOUT_TILES

    def describe(dataset):
        descriptions = description if values.ndim == 3 else [description]
        _describe(dataset, frame, descriptions, nodata, unit, colours)

    def fill(own):
        if not is_packed:
            _fill(run, own, bands)

    with gdal_messages() as messages:
        try:
            if is_mosaic(path):
                form = _tile_form(frame, kind, nodata, chosen)
                write_mosaic(run, Path(path), form, bands, describe)
            else:
                create = write_gdal if driver.GetMetadataItem("DCAP_CREATE") else _create_copy
                create(driver, Path(path), values.shape[-2:], len(bands), kind, chosen, describe, fill)
                if is_packed and not messages:
                    add_tiles(run, Path(path), bands[0])
        except (RuntimeError, Unwritable) as error:
            messages.append(str(error))
    _check_written(Path(path), messages)
    exact = files.ShortName != "GTiff"
    moved = _moved(run, path, values, valid, nodata) if exact or may_change_values(chosen) else 0
    return _told_of_moves(Path(path), moved, unit, options, exact, codes) if moved else ""


def _as_kept_by(driver, values):
    """Return values in a type that files of a driver have."""
    if values.dtype == bool:
        values = _as_type(values, np.uint8)
    if driver.ShortName == "GPKG" and values.dtype == np.uint8:  # bytes become pictures there, without nodata
        values = _as_type(values, np.int16)
    return values


def _tile_form(frame, kind, nodata, options):
    corner, size = (frame.x_min, frame.y_max), (frame.dx, frame.dy)
    return TileForm(None, corner, size, _projection(frame), kind, nodata, options)


def _check_written(path, messages):
    """Refuse to go on where a file was not written, with what GDAL said."""
    messages = [text.replace(str(path.parent / PLAIN_NAME), str(path)) for text in messages]
    if messages or not path.exists():
        raise refusal("‘{}’ cannot be written: {}.", path.name, reason_of(messages, path.parent))


def _told_of_moves(path, moved, unit, options, exact, codes):
    """Return a sentence on how far values in a file have ``moved``; refuse where none, or no codes, may."""
    if exact:
        raise refusal("‘{}’ files cannot hold these values unchanged. Use .tif, for example.", path.suffix)
    if codes or moved == np.inf:
        raise refusal(
            "CREATION_OPTIONS: with {} {}. Choose a compression without loss, such as COMPRESS=ZSTD.",
            options, _spoilt(path.name, codes)
        )
    far = f"{told(moved, '.3g')} {unit}".strip()
    return Text("CREATION_OPTIONS: with {} values of ‘{}’ are up to {} off what was computed.", options, path.name, far)


def _spoilt(name, codes):
    """Return what makes a raster of no use."""
    if codes:
        return Text("‘{}’ holds codes, and they come back as others", name)
    return Text("cells of ‘{}’ lose what they are", name)


def reason_of(messages, folder: Path) -> str:
    """Return why a file could not be written; GDAL does not always say that the disk is full."""
    full = os.strerror(errno.ENOSPC)
    told = SQL.sub("", messages[0]).rstrip(".") if messages else ""
    if any(full in text for text in messages) or shutil.disk_usage(folder).free < FULL_DISK_BYTES:
        return full
    return told or Text("the driver gave no reason")


def _bands(values):
    """Return values as bands."""
    return values if values.ndim == 3 else [values]


def _create_copy(driver, path, shape, count, kind, options, describe, fill):
    """Write a file in a format that only takes a complete raster: by way of a plain GeoTIFF beside it."""
    from osgeo import gdal

    plain = path.parent / PLAIN_NAME
    plain.parent.mkdir()
    write_gdal(gdal.GetDriverByName("GTiff"), plain, shape, count, kind, ["BIGTIFF=IF_SAFER"], describe, fill)
    dataset = gdal.Open(str(plain))
    copy = driver.CreateCopy(str(path), dataset, 0, options) if dataset is not None else None
    if copy is not None:
        close_gdal(copy)
    copy = dataset = None
    shutil.rmtree(plain.parent)


def _moved(run, path, values, valid, nodata):
    """Return how far values in a file are from those that were written, infinity where cells or voids are not kept."""
    dataset = open_gdal(str(path))
    bands = _bands(values)
    if dataset is None or (dataset.RasterYSize, dataset.RasterXSize) != values.shape[-2:]:
        return np.inf
    if dataset.RasterCount < len(bands):
        return np.inf
    return max(
        _moved_in_band(run, dataset.GetRasterBand(number), band, valid, nodata) for number, band in enumerate(bands, 1)
    )


def _moved_in_band(run, band, values, valid, nodata):
    """Return the same of a band of a file."""
    kept, moved = band.GetNoDataValue(), 0.0  # some formats have a nodata value of their own
    for rows in row_bands(values.shape, WRITTEN_AT_A_TIME):
        run.check()
        part, known = values[rows], valid[rows]
        found = band.ReadAsArray(0, rows.start, part.shape[1], part.shape[0])
        void = np.zeros(found.shape, bool)
        if kept is not None:
            void = np.isnan(found) if np.isnan(kept) else found == kept
        if np.any(void & known) or (nodata is not None and not np.array_equal(void, ~known)):
            return np.inf
        if not np.array_equal(found[known], part[known]):
            moved = max(moved, np.abs(np.subtract(found, part, dtype=np.float64)[known]).max())
    return moved if moved < np.inf else np.inf  # nor is NaN a distance


def _describe(dataset, frame, descriptions, nodata, unit, colours):
    """Write the metadata: geotransform, CRS, names of bands, unit, nodata, classes."""
    from osgeo import gdal

    dataset.SetGeoTransform((frame.x_min, frame.dx, 0.0, frame.y_max, 0.0, -frame.dy))
    if _projection(frame):
        dataset.SetProjection(_projection(frame))
    for number, description in enumerate(descriptions, 1):
        band = dataset.GetRasterBand(number)
        band.SetDescription(description)
        if unit:
            band.SetUnitType(unit)
        if nodata is not None:
            band.SetNoDataValue(nodata)
    if colours:
        band = dataset.GetRasterBand(1)
        table = gdal.ColorTable()
        names = [""] * (max(colours) + 1)
        for value, (label, colour) in colours.items():
            table.SetColorEntry(value, (*colour, 255))
            names[value] = label
        band.SetColorTable(table)
        band.SetCategoryNames(names)


def _projection(frame):
    """Return the CRS as GDAL takes it, an empty text where there is none."""
    crs = frame.crs
    return crs.toWkt(QgsCoordinateReferenceSystem.WktVariant.WKT_PREFERRED_GDAL) if crs.isValid() else ""


def _fill(run, bands, cells):
    """Write the cells of each band, some rows at a time."""
    count, (nrows, ncols) = len(cells), cells[0].shape
    block = max(1, bands[0].GetBlockSize()[1])
    height = max(1, WRITTEN_AT_A_TIME // (ncols * block)) * block
    for number, (band, values) in enumerate(zip(bands, cells)):
        for top in range(0, nrows, height):
            rows = slice(top, top + height)
            if band.WriteArray(values[rows], 0, top) not in (0, None):
                return
            if count == 1:  # else a block may hold cells of all bands
                band.FlushCache()  # or all is compressed and written at the end, where nobody can cancel
            run.report((number + min(1.0, (top + height) / nrows)) / count)
            run.check()
