"""Reading rasters: any layer that QGIS can open becomes heights and a map of where they are valid."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial

import numpy as np
from qgis.core import (
    Qgis,
    QgsProviderRegistry,
    QgsRasterIterator,
    QgsRasterRange,
)
from qgis.PyQt import sip

from ...core.arrays import Array
from ...core.choices import MOST_RAIN
from ...core.raster.storage import STORED_AT_A_TIME
from ...core.raster.tiles import row_bands
from ...core.report.texts import Text
from ...core.run.run import Run
from ..errors import refusal
from ..numbers import told
from .crs import declared_crs
from .gdal_files import VIRTUAL, files_behind, open_gdal
from .map_cells import OnMap
from .opened_anew import check_opens, refuse_gone
from .raster_windows import BandFile, Span, Unreadable, copy_rows, differ, glance, pass_rows, plausible, settings_here

READ_AT_A_TIME = 1 << 20
ROWS_BEHIND = 256  # of blocks in most files that a virtual one names, whose own blocks tell nothing of them
SAME_CELLS = 0.01  # of a cell, by which rasters with the same cells may be apart

DTYPES = {
    Qgis.DataType.Byte: np.uint8,
    Qgis.DataType.UInt16: np.uint16,
    Qgis.DataType.Int16: np.int16,
    Qgis.DataType.UInt32: np.uint32,
    Qgis.DataType.Int32: np.int32,
    Qgis.DataType.Float32: np.float32,
    Qgis.DataType.Float64: np.float64,
}
if hasattr(Qgis.DataType, "Int8"):  # from QGIS 3.30
    DTYPES[Qgis.DataType.Int8] = np.int8
COMPLEX = (Qgis.DataType.CInt16, Qgis.DataType.CInt32, Qgis.DataType.CFloat32, Qgis.DataType.CFloat64)


class RasterSource(OnMap):
    """A raster layer, copied in the main thread so that another thread may read it."""

    def __init__(self, layer):
        check_opens(layer)  # its copy would give what happens to be in memory
        self.name = layer.name()
        self.crs = declared_crs(layer.crs())
        self.provider = layer.dataProvider().clone()
        sip.transferback(self.provider)  # QGIS 3.22 leaves it to nobody, and the file stays open for ever
        self.extent = layer.extent()
        self.ncols = layer.width()
        self.nrows = layer.height()
        self.is_gdal = layer.providerType() == "gdal"
        parts = QgsProviderRegistry.instance().decodeUri("gdal", layer.source()) if self.is_gdal else {}
        # A sub-dataset or a layer of a container keeps its full name; anything else is a path.
        path = "".join(parts.get(part) or "" for part in ("vsiPrefix", "path", "vsiSuffix"))
        self.path = layer.source() if parts.get("layerName") else path
        self.open_options = parts.get("openOptions") or []
        as_it_is = self.is_gdal and not self.open_options and layer.crs() == layer.dataProvider().crs()
        self.source = layer.source() if as_it_is else ""  # opens as the same map
        self.files = [parts["path"]] if parts.get("path") else []  # that are read
        self.band_count = self.provider.bandCount()
        bands = range(1, self.band_count + 1)
        self.user_nodata = {band: self.provider.userNoDataValues(band) for band in bands}
        self.flipped = self.mirrored = False
        self._look_at_file()

    def _look_at_file(self):
        """Decide whether GDAL can read this raster by itself, and take the exact place of its cells."""
        dataset = open_gdal(self.path, self.open_options) if self.is_gdal and self.path else None
        transform = dataset.GetGeoTransform(can_return_null=True) if dataset is not None else None
        if dataset is not None:
            self.files += files_behind(self.path, dataset)
        self.is_placed = transform is not None or dataset is None  # or else a cell counts for 1, whatever it is
        self.by_windows = False
        if self.nrows == 0 or self.ncols == 0:
            raise refusal("The raster ‘{}’ has no cells.", self.name)
        self.dx = self.extent.width() / self.ncols
        self.dy = self.extent.height() / self.nrows
        self.x_min, self.y_max = self.extent.xMinimum(), self.extent.yMaximum()
        if transform is None and dataset is not None and not (dataset.GetGCPCount() or dataset.GetMetadata("RPC")):
            transform = self.x_min, self.dx, 0.0, self.y_max, 0.0, -self.dy  # an image that QGIS lays there as it is
        if transform is None:
            return
        if transform[2] != 0 or transform[4] != 0:
            raise refusal(
                "The raster ‘{}’ is rotated: its rows do not run east–west. Straighten it with ‘Warp (reproject)’ "
                "first.",
                self.name
            )
        flipped, mirrored = transform[5] > 0, transform[1] < 0
        if flipped or mirrored:  # QGIS turns it, and makes oblong cells square: it is another number of cells then
            self.ncols, self.nrows = dataset.RasterXSize, dataset.RasterYSize
        if (dataset.RasterXSize, dataset.RasterYSize) != (self.ncols, self.nrows):
            return
        self.by_windows, self.flipped, self.mirrored = True, flipped, mirrored
        self.dx, self.dy = abs(transform[1]), abs(transform[5])
        self.x_min = transform[0] + (self.ncols * transform[1] if self.mirrored else 0.0)
        self.y_max = transform[3] + (self.nrows * transform[5] if self.flipped else 0.0)

    def check_band(self, band: int) -> None:
        """Refuse a band that is not there."""
        if not 1 <= band <= self.provider.bandCount():
            count = self.provider.bandCount()
            bands = Text("one band") if count == 1 else Text("{} bands", count)
            raise refusal("The raster ‘{}’ has {}; BAND {} does not exist.", self.name, bands, band)

    def dtype(self, band: int) -> np.dtype:
        """Return the type of the values as they will be read."""
        own_type = self.by_windows and not self._is_scaled(band)
        kind = self.provider.sourceDataType(band) if own_type else self.provider.dataType(band)
        if kind not in DTYPES:
            other = Text("64-bit integers or another type that QGIS cannot read")
            what = Text("complex numbers") if kind in COMPLEX else other
            raise refusal(
                "The raster ‘{}’ holds {}: convert it with ‘Translate’ to a type of 32 bits.", self.name, what
            )
        return np.dtype(DTYPES[kind])

    def _is_scaled(self, band):
        return self.provider.bandScale(band) != 1.0 or self.provider.bandOffset(band) != 0.0

    def nodata(self, band: int) -> float | None:
        """Return the declared nodata value in use, or None."""
        if self.provider.sourceHasNoDataValue(band) and self.provider.useSourceNoDataValue(band):
            return self.provider.sourceNoDataValue(band)
        return None

    def band_name(self, band: int) -> str:
        """Return what QGIS calls a band: its number, and what the file says it holds."""
        return self.provider.generateBandName(band)

    def meaning(self, band: int) -> tuple[str, bool]:
        """Return what the file says of a band: the unit, in lower case, or an empty text; whether it holds colours."""
        from osgeo import gdal

        dataset = open_gdal(self.path, self.open_options) if self.by_windows else None
        if dataset is None:
            return "", False
        crs, source = dataset.GetSpatialRef(), dataset.GetRasterBand(band)
        unit = source.GetUnitType() or (crs.GetAttrValue("VERT_CS|UNIT") if crs is not None else "") or ""
        colours = gdal.GCI_PaletteIndex, gdal.GCI_RedBand, gdal.GCI_GreenBand, gdal.GCI_BlueBand
        return unit.lower(), source.GetColorInterpretation() in colours

    def read(self, run: Run, band: int, glances: list | None = None) -> tuple[Array, Array]:
        """Return the values of a band, rows from north to south, and where they are valid.

        The list ``glances`` gets a `Glance` at each part.
        """
        self.check_band(band)
        shape = self.nrows, self.ncols
        values, valid = run.empty(shape, self.dtype(band)), run.empty(shape, bool)

        if self.by_windows:
            seen = self._pass_windows(run, band, partial(copy_rows, values, valid))
        else:
            seen = self._read_provider(run, band, values, valid)
        if glances is not None:
            glances += seen
        return values, valid

    def pass_on(self, run: Run, band: int, keep: Callable) -> list | None:
        """Return what ``keep(rows, values, known)`` tells of all whole rows of a band, in the order of these.

        No raster is made of the band. None where QGIS alone can read it.
        """
        self.check_band(band)
        told = self._pass_windows(run, band, keep) if self.by_windows else None
        return told[::-1] if told and self.flipped else told

    def _pass_windows(self, run, band, keep):
        """Read a file with GDAL, every thread with a handle of its own; workers of a cluster read what they see."""
        from osgeo import gdal

        is_file = os.path.isfile(self.path)
        path, run = (os.path.abspath(self.path), run) if is_file else (self.path, run.in_memory())
        dataset = self._opened()  # a band does not keep its dataset alive
        source = dataset.GetRasterBand(band)
        mask = 0 if source.GetMaskFlags() & gdal.GMF_PER_DATASET else self._alpha_band(dataset, band)
        form = BandFile(
            path, tuple(self.open_options), band, (self.nrows, self.ncols), self.flipped, self.mirrored, mask,
            self.nodata(band), self.provider.bandScale(band), self.provider.bandOffset(band), self._spans(band),
            settings_here(),
        )  # fmt: skip
        block = max(1 if dataset.GetDriver().ShortName not in VIRTUAL else ROWS_BEHIND, source.GetBlockSize()[1])
        height = max(1, READ_AT_A_TIME // (self.ncols * block)) * block
        try:
            return run.map(partial(pass_rows, form, height, self.dtype(band), keep), range(0, self.nrows, height))
        except Unreadable as error:
            if str(error):
                raise refusal("The raster ‘{}’ cannot be read: {}.", self.name, error) from error
            self._opened()
            raise refusal(
                "CLUSTER: a worker cannot open ‘{}’. Give it a GDAL that reads this format, or convert the raster to "
                "GeoTIFF.",
                path
            ) from error

    @staticmethod
    def _alpha_band(dataset, band):
        """Return the other band that tells how opaque cells are, of any type: GDAL makes a mask of bytes alone."""
        from osgeo import gdal

        others = (number for number in range(1, dataset.RasterCount + 1) if number != band)
        alpha = gdal.GCI_AlphaBand
        return next((each for each in others if dataset.GetRasterBand(each).GetColorInterpretation() == alpha), None)

    def _opened(self):
        """Return the file opened with GDAL."""
        dataset = open_gdal(self.path, self.open_options)
        if dataset is None or (dataset.RasterXSize, dataset.RasterYSize) != (self.ncols, self.nrows):
            refuse_gone(Text("raster"), self.name)
        return dataset

    def _spans(self, band):
        """Return the ranges of values that the user has declared nodata."""
        kinds = QgsRasterRange.BoundsType
        with_lowest = kinds.IncludeMinAndMax, kinds.IncludeMin
        with_highest = kinds.IncludeMinAndMax, kinds.IncludeMax
        return tuple(
            Span(span.min(), span.max(), span.bounds() in with_lowest, span.bounds() in with_highest)
            for span in self.user_nodata[band]
        )

    def _read_provider(self, run, band, values, valid):
        """Read through QGIS: a virtual or remote raster, or one with scaled values."""
        # Ranges that the user has declared nodata are applied in `read`; here they would hide in a bit map.
        self.provider.setUserNoDataValue(band, [])
        iterator = QgsRasterIterator(self.provider)
        iterator.setMaximumTileWidth(self.ncols)
        iterator.setMaximumTileHeight(max(1, READ_AT_A_TIME // self.ncols))
        iterator.startRasterRead(band, self.ncols, self.nrows, self.extent)
        seen, done, size = [], 0, self.nrows * self.ncols
        while True:
            found, cols, rows, block, left, top = iterator.readNextRasterPart(band)
            if not found:
                break
            if not block.isValid():
                raise refusal(
                    "The raster ‘{}’ cannot be read: {}.", self.name, block.error().summary() or Text("no data came")
                )
            part = np.frombuffer(bytes(block.data()), DTYPES[block.dataType()]).reshape(rows, cols)
            window = np.s_[top : top + rows, left : left + cols]
            known = differ(part, block.noDataValue() if block.hasNoDataValue() else None)
            known &= plausible(part, self._spans(band))
            values[window], valid[window] = part, known
            seen.append(glance(part, known))
            done += rows * cols
            run.report(done / size)
            run.check()
        if done < size:
            raise refusal("The raster ‘{}’ gave only {} of its {} cells.", self.name, told(done), told(size))
        return seen


def read_same_cells(run: Run, inputs, name: str, like: OnMap, band: int = 1) -> tuple[Array, Array] | None:
    """Return values and validity of the raster parameter ``name``, which must have the cells of the raster ``like``.

    None when the parameter was left empty.
    """
    source = raster_of_same_cells(run, inputs, name, like, band)
    return None if source is None else source.read(run, band)


def raster_of_same_cells(run: Run, inputs, name: str, like: OnMap, band: int = 1) -> RasterSource | None:
    """Return the raster parameter ``name``, as `read_same_cells` reads it."""
    source = inputs.raster(name)
    if source is None:
        return None
    source.check_band(band)
    tolerance = SAME_CELLS * min(like.dx, like.dy)
    apart = np.abs(np.subtract(source.bounds, like.bounds)).max() > tolerance
    if (source.nrows, source.ncols) != (like.nrows, like.ncols) or apart:
        raise refusal(
            "{}: ‘{}’ ({} × {} cells) has not the same cells as ‘{}’ ({} × {} cells): bring it to the same extent and "
            "cell size with ‘Warp (reproject)’.",
            name, source.name, told(source.ncols), told(source.nrows), like.name, told(like.ncols), told(like.nrows)
        )
    if source.crs.isValid() and like.crs.isValid() and source.crs != like.crs:
        which = Text("another CRS than ‘{}’ but the same cells", like.name)
        run.warn("{}: ‘{}’ has {}: its CRS is ignored.", name, source.name, which)
    return source


def read_known_heights(run: Run, inputs, name: str, like: RasterSource) -> Array:
    """Return the heights of the raster parameter ``name`` in a float type, NaN where there are none."""
    from ...core.raster.dtypes import working_type
    from ...core.raster.raster import lazy

    values, known = read_same_cells(run, inputs, name, like)
    heights = lazy(values).astype(working_type(values.dtype)).where(known, np.nan).materialise(run)
    for raster in (values, known):
        run.remove(raster)
    return heights


def read_number_or_raster(run: Run, inputs, name: str, like: RasterSource, ground: Array) -> Array | float | None:
    """Return the number that was entered, or the values of a raster with the cells of ``like``; None for neither.

    Neither is below 0. Cells of ``ground`` without data count as 0.
    """
    from ...core.raster.raster import lazy

    found = read_same_cells(run, inputs, name, like)
    if found is None:
        return inputs.number(name)
    given, known = found
    title = inputs.raster(name).name
    missing = (ground & ~lazy(known)).count(run)
    if missing:
        run.warn("{}: ‘{}’ has no data in {} cells of the ground: they count as 0.", name, title, told(missing))
    values = lazy(given).where(lazy(known) & ground, 0).astype(np.float64).materialise(run)
    for rows in row_bands(values.shape, STORED_AT_A_TIME):
        check_rates(name, title, values[rows])
    return values


def check_rates(name: str, title: str, values: Array) -> None:
    """Refuse what cannot be mm of water a year."""
    if values.min(initial=0) < 0:
        raise refusal(
            "{}: ‘{}’ has values below 0 (down to {}). They must be 0 or more.", name, title, told(values.min(), "g")
        )
    if not values.max(initial=0) <= MOST_RAIN:
        raise refusal(
            "{}: ‘{}’ goes up to {} mm a year. It may be {} at most.",
            name, title, told(values.max(), "g"), told(MOST_RAIN, "g")
        )
