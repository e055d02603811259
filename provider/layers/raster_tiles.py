"""Tiles of a raster written as GeoTIFF files, by anybody who sees their folder: no QGIS is needed, so this travels to
workers.
"""

from __future__ import annotations

import os
import uuid
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from .gdal_files import gdal_messages, write_gdal


class Unwritable(Exception):
    """A file cannot be written; the text says why, as far as GDAL tells."""


class TileForm(NamedTuple):
    """What all tiles of a raster share."""

    folder: str  # into which they are written
    corner: tuple[float, float]  # of the raster: west and north
    cell: tuple[float, float]  # width and height of a cell
    projection: str
    kind: int  # of the values, as GDAL numbers types
    nodata: float  # None where all cells are known
    options: Sequence[str]  # to create a GeoTIFF with


def tile_name(tile, side: int) -> str:
    """Return the name of the file of a tile, by its row and column among tiles of this side."""
    return f"tile_{tile.top // side}_{tile.left // side}.tif"


def write_tile(form, side: int, bands, tile) -> tuple[int, int]:
    """Write a tile of some bands, whole and under its own name in the end; return the size of the blocks of its file.

    Until then it lies beside the folder, where nobody takes it for a tile: two may write the same one.
    """
    folder = Path(form.folder)
    unfinished, name = folder.parent / f"{uuid.uuid4().hex}.tif", folder / tile_name(tile, side)
    with gdal_messages() as messages:
        try:
            size = _write(form, unfinished, bands, tile)
        except RuntimeError as error:
            messages.append(str(error))
    if messages or not unfinished.exists():
        raise Unwritable(messages[0].replace(str(unfinished), str(name)) if messages else "")
    os.replace(unfinished, name)
    return size


def _write(form, path, bands, tile):
    """Write the file of a tile; return the size of its blocks."""
    from osgeo import gdal

    width, height = form.cell
    west, north = form.corner[0] + tile.left * width, form.corner[1] - tile.top * height

    def describe(dataset):
        dataset.SetGeoTransform((west, width, 0.0, north, 0.0, -height))
        if form.projection:
            dataset.SetProjection(form.projection)

    def fill(own):
        for band, values in zip(own, bands):
            if form.nodata is not None:
                band.SetNoDataValue(form.nodata)
            band.WriteArray(values[tile.window])
        return tuple(own[0].GetBlockSize())

    driver = gdal.GetDriverByName("GTiff")
    return write_gdal(driver, path, tile.shape, len(bands), form.kind, form.options, describe, fill)
