"""Rows of raster files read with GDAL, by anybody who sees the file: no QGIS is needed, so this travels to workers."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .gdal_files import gdal_messages, open_gdal

if TYPE_CHECKING:
    from ...core.arrays import Array, DType, Shape

SETTINGS = ("AAIGRID_DATATYPE",)  # of GDAL, by which it reads other numbers; QGIS has its own
LOOKED_AT = 1 << 16  # cells of a part of a raster: enough to tell what kind of values it has
EMPTY = (-9999, -32768, -32767, -99999, 32767)  # what most programs write where they know no height
HUGE = 1e30  # nodata values beyond this are often written with fewer digits than the cells


class Unreadable(Exception):
    """A file cannot be read; the text says why, none where it is not the file that it was."""


class Span(NamedTuple):
    """A range of values that the user has declared nodata; NaN is no bound."""

    lowest: float
    highest: float
    with_lowest: bool
    with_highest: bool

    def holds(self, values: Array) -> bool:
        """Tell where values lie in it."""
        inside = np.ones(values.shape, bool)
        if not np.isnan(self.lowest):
            inside &= values >= self.lowest if self.with_lowest else values > self.lowest
        if not np.isnan(self.highest):
            inside &= values <= self.highest if self.with_highest else values < self.highest
        return inside


class Glance(NamedTuple):
    """What some cells of a part of a raster hold, of those that are known."""

    known: int
    zeros: int
    empty: tuple  # how many have each value of `EMPTY`
    lowest: float  # of the others; infinity where there are none
    highest: float  # minus infinity


@dataclass(frozen=True)
class BandFile:
    """A band of a file as it is to be read: from north to south and from west to east."""

    path: str
    open_options: tuple[str, ...]
    band: int
    shape: Shape
    flipped: bool  # the first row of the file is the southernmost
    mirrored: bool
    mask: int | None  # the band that tells by 0 where there are none, 0 for the mask of the file itself
    nodata: Any  # the declared value, or None
    scale: float
    offset: float
    spans: tuple
    settings: tuple  # of GDAL where the facts were found, a name and a value each
    _handles: threading.local = field(default_factory=threading.local, repr=False, compare=False)  # of each thread

    def __reduce__(self):
        facts = {name: value for name, value in vars(self).items() if name != "_handles"}
        return type(self), tuple(facts.values())

    def rows(self, top: int, height: int, dtype: DType) -> tuple[slice, Array, Array]:
        """Return some rows that begin at ``top`` in the file: which they are of the raster, values, which are known."""
        dataset = self._dataset()
        source = dataset.GetRasterBand(self.band)
        part = self._read(source, top, height)
        known = differ(part, self.nodata)
        if self.mask is not None:
            mask = dataset.GetRasterBand(self.mask) if self.mask else source.GetMaskBand()
            known &= self._read(mask, top, height) > 0
        if self.scale != 1.0 or self.offset != 0.0:
            part = part * float(self.scale) + float(self.offset)
        turned = np.s_[:: -1 if self.flipped else 1, :: -1 if self.mirrored else 1]
        first = self.shape[0] - top - height if self.flipped else top
        values, known = part[turned].astype(dtype, copy=False), known[turned]
        if values.dtype.kind == "f" or self.spans:
            known &= plausible(values, self.spans)
        return slice(first, first + height), values, known

    def _dataset(self):
        if not hasattr(self._handles, "dataset"):
            _take_settings(self.settings)
            dataset = open_gdal(self.path, self.open_options)
            if dataset is None or (dataset.RasterYSize, dataset.RasterXSize) != self.shape:
                raise Unreadable
            self._handles.dataset = dataset  # a band does not keep its dataset alive
        return self._handles.dataset

    def _read(self, gdal_band, top, height):
        with gdal_messages() as messages:
            try:
                part = gdal_band.ReadAsArray(0, top, self.shape[1], height)
            except RuntimeError as error:
                part = None
                messages.append(str(error))
        if part is None:
            raise Unreadable("; ".join(messages) or "unknown error")
        return part


def settings_here() -> tuple:
    """Return the settings of GDAL that make a difference, as they are in this process."""
    from osgeo import gdal

    return tuple((name, gdal.GetConfigOption(name)) for name in SETTINGS)


def _take_settings(settings):
    """Let GDAL have the settings of another process.

    All its threads, since those that read the files behind a virtual one may be its own; and from now on, since they
    open them as late as that.
    """
    from osgeo import gdal

    for name, value in settings:
        if gdal.GetConfigOption(name) != value:
            gdal.SetConfigOption(name, value)


def pass_rows(file: BandFile, height: int, dtype: DType, keep: Callable, top: int) -> Any:
    """Return what ``keep(rows, values, known)`` tells of some rows of a `BandFile`, from ``top`` on in the file."""
    return keep(*file.rows(top, min(height, file.shape[0] - top), dtype))


def copy_rows(values: Array, valid: Array, rows: slice, part: Array, known: Array) -> Glance:
    """Copy whole rows into rasters of values and of validity; return a `Glance` at them."""
    values[rows], valid[rows] = part, known
    return glance(part, known)


def glance(values: Array, known: Array) -> Glance:
    """Return a `Glance` at whole rows of a raster."""
    step = -(-values.size // LOOKED_AT)
    values = values[::step][known[::step]]
    empty = [values == code for code in EMPTY]
    heights = values[~np.logical_or.reduce(empty)]
    lowest, highest = (float(heights.min()), float(heights.max())) if heights.size else (np.inf, -np.inf)
    return Glance(values.size, np.count_nonzero(values == 0), tuple(map(np.count_nonzero, empty)), lowest, highest)


def plausible(values: Array, spans: tuple) -> Array:
    """Tell which values can be known: neither infinite, nor huge, nor declared nodata by the user."""
    known = np.abs(values) < HUGE if values.dtype.kind == "f" else np.ones(values.shape, bool)  # not NaN either
    for span in spans:
        known &= ~span.holds(values)
    return known


def differ(values: Array, nodata: float | None) -> Array:
    """Tell where values are not the nodata value, as far as their type can hold it."""
    if nodata is None or np.isnan(nodata):
        return np.ones(values.shape, bool)
    if values.dtype.kind == "f":
        with np.errstate(over="ignore"):
            return values != values.dtype.type(nodata)
    limits = np.iinfo(values.dtype)
    if not limits.min <= nodata <= limits.max or nodata != int(nodata):
        return np.ones(values.shape, bool)
    return values != values.dtype.type(nodata)
