"""Rasters of a model's file: one for each kind of field, in which those of all islands lie side by side.

A raster for each island would do as well for a few; with hundreds of islets GDAL needs minutes, as it reads all that a
file says of its tables again for each of them.
"""

from __future__ import annotations

import contextlib
from typing import NamedTuple

import numpy as np

from ....core.arrays import Array, Heights
from ....core.plane.types import Field
from ...layers.gdal_files import gdal_messages

RASTERS = {  # of the fields of islands: what they hold
    "erosion": "Heights of the ground that was solved for (m)",
    "uplift": "Uplift over erodibility that the ground was made with",
    "slope": "Slope that hillslopes keep at most",
    "rising": "Slope by which land rises from rivers that keep their heights",
    "rolling": "Creep that the ground was made with, times the usual",
    "rain": "Rain over what is usual, by which land counts in what rivers carry",
    "stretches": "Share of the height of cliffs that those on each stretch of the coast have",
    "within": "Distance from the shore in cells of the DEM, above 0 on land",
    "detail": "Times usual gullies by which land is rough below the cells of the DEM",
    "detail_mean": "Samples of what gullies would add to means over the cells of the DEM (m)",
    "gorges": "Depth of gorges that open hollows of the DEM, narrower on finer cells (m)",
}
MOST_UNITS = 20_000  # of a field, in a raster of 16 bits: ground made anew may be half as high again
TILE = 256  # pixels to a side


class FieldPlace(NamedTuple):
    """Where the samples of a field lie in a raster, counted from its south-western corner."""

    row: int
    col: int
    nrows: int
    ncols: int

    @property
    def window(self) -> tuple:
        """The same as an index."""
        return slice(self.row, self.row + self.nrows), slice(self.col, self.col + self.ncols)


class Mosaic(NamedTuple):
    """What a raster holds: fields of islands and their `FieldPlace`s, by the number of the island."""

    fields: dict
    places: dict


def mosaics_of(models) -> dict[str, Mosaic]:
    """Return the `Mosaic` of each raster that models need, which are given by the numbers of their islands."""
    mosaics = {}
    for name in RASTERS:
        fields = {number: field_of(model, name) for number, model in models.items()}
        fields = {number: field for number, field in fields.items() if field is not None}
        if fields:
            places = side_by_side([field.values.shape for field in fields.values()])
            mosaics[name] = Mosaic(fields, dict(zip(fields, places)))
    return mosaics


def field_of(model, name: str) -> Field | None:
    """Return the field of a model that a raster holds, None if there is none."""
    dem = model.dem
    if name == "erosion":
        return model.ground if dem is None else None  # else it follows from the DEM
    if name == "within":
        return model.land.within
    if name in ("detail", "detail_mean", "gorges"):
        return None if dem is None else {"detail": dem.gain, "detail_mean": dem.means, "gorges": dem.gorges}[name]
    return model.law.rain if name == "rain" else getattr(model, name)


def side_by_side(shapes) -> list:
    """Return a `FieldPlace` for each of some shapes; no two overlap, and the first lies in the corner.

    They stand on shelves, the tallest first, so that what is left empty is little.
    """
    width = max(max(ncols for _, ncols in shapes), int(sum(nrows * ncols for nrows, ncols in shapes) ** 0.5))
    row = col = height = 0
    places = {}
    for index in sorted(range(len(shapes)), key=lambda index: (index > 0, -shapes[index][0])):
        nrows, ncols = shapes[index]
        if col + ncols > width:
            row, col, height = row + height, 0, 0
        places[index] = FieldPlace(row, col, nrows, ncols)
        col, height = col + ncols, max(height, nrows)
    return [places[index] for index in range(len(shapes))]


def unit_of(field: Field) -> float:
    """Return the least step of the values of a field that a file keeps: whole numbers of it fit 16 bits."""
    return float(max(np.abs(field.values).max(), np.finfo(np.float32).tiny)) / MOST_UNITS


def as_kept(field: Field) -> Field | None:
    """Return a field as a file keeps it, None for none: a second time it stays what it is."""
    if field is None:
        return None
    unit = unit_of(field)
    return field._replace(values=np.round(field.values / unit) * unit)


def write_fields(path, name: str, mosaic, wkt) -> None:
    """Write fields into a raster of a file in whole units; the first of them lies in it as on its plane."""
    shape = [max(place.window[axis].stop for place in mosaic.places.values()) for axis in (0, 1)]
    values = np.zeros([_written_whole(size) for size in shape], np.int16)  # longer in the north and the east
    for number, field in mosaic.fields.items():
        values[mosaic.places[number].window] = np.round(field.values / unit_of(field))
    first = next(iter(mosaic.fields.values()))
    corner = first.x0 - first.cell / 2, first.y0 + (len(values) - 0.5) * first.cell
    _write_values(path, name, values[::-1], corner, first.cell, wkt, "TILE_FORMAT=PNG", "ZLEVEL=5")  # 9 gains 1 %


def write_dem(path, name: str, z: Heights, cells) -> None:
    """Write the heights of a DEM on its plane, to the last digit; more rows and columns follow than it has."""
    more = [_written_whole(size) - size for size in z.shape]
    values = np.pad(z, ((0, more[0]), (0, more[1])), "edge")
    _write_values(path, name, values, (0.0, cells.nrows * cells.cell), cells.cell, "", "TILE_FORMAT=TIFF")


def _write_values(path, name, values, corner, cell, wkt, *options):
    """Write a raster into a file, from its north-western corner on."""
    from osgeo import gdal

    kind = gdal.GDT_Int16 if values.dtype == np.int16 else gdal.GDT_Float32
    memory = gdal.GetDriverByName("MEM").Create("", values.shape[1], values.shape[0], 1, kind)
    memory.SetGeoTransform((corner[0], cell, 0.0, corner[1], 0.0, -cell))
    if wkt:
        memory.SetProjection(wkt)
    memory.GetRasterBand(1).WriteArray(values)
    options = ["APPEND_SUBDATASET=YES", f"RASTER_TABLE={name}", f"RASTER_IDENTIFIER={name}", *options]
    copy = gdal.GetDriverByName("GPKG").CreateCopy(path, memory, 0, options)
    if copy is not None:
        copy.FlushCache()
    copy = memory = None  # closing it writes the file


def _written_whole(size):
    """Return how many rows or columns GDAL writes without a loss, from ``size`` on.

    It makes levels of 256 · 2ⁿ pixels, and takes what is larger by less than 1/256 for as large.
    """
    level = TILE
    while 2 * level < size:
        level *= 2
    return max(size, level + level // TILE) if size > level else size


class StoredRasters:
    """The rasters of a file, each read once."""

    def __init__(self, path):
        self.path, self._known = path, {}

    def values(self, name: str) -> Array | None:
        """Return the values of a raster (nrows, ncols) from the south, None if there is none or it is damaged."""
        if name not in self._known:
            self._known[name] = self._read(name)
        return self._known[name]

    def _read(self, name):
        from osgeo import gdal

        with gdal_messages(), contextlib.suppress(RuntimeError):
            raster = gdal.OpenEx(str(self.path), gdal.OF_RASTER, open_options=[f"TABLE={name}"])
            values = None if raster is None else raster.ReadAsArray()
            return values[::-1] if values is not None and values.ndim == 2 else None
        return None
