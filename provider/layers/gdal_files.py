"""Files opened with GDAL, and what it complains of."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from osgeo import gdal

    from ...core.arrays import Shape

VIRTUAL = ("VRT", "OGR_VRT", "GTI")  # drivers of files that hold the names of others
WITHOUT_A_PLACE = "There is no affine transformation and no GCPs"  # of an image: no fault


@contextlib.contextmanager
def gdal_messages() -> Iterator:
    """Collect what GDAL complains of in this thread, whether or not it raises exceptions."""
    from osgeo import gdal

    messages = []

    def remember(level, _number, text):
        if level >= gdal.CE_Failure and WITHOUT_A_PLACE not in text:
            messages.append(text.strip())

    gdal.PushErrorHandler(remember)
    try:
        yield messages
    finally:
        gdal.PopErrorHandler()


@contextlib.contextmanager
def small_cache(most: float) -> Iterator:
    """Let GDAL keep no more than some bytes of rasters that it reads and writes."""
    from osgeo import gdal

    usual = gdal.GetCacheMax()
    gdal.SetCacheMax(min(usual, most))
    try:
        yield
    finally:
        gdal.SetCacheMax(usual)


def open_gdal(path: str, options: list | tuple = ()) -> gdal.Dataset | None:
    """Open a raster for reading with GDAL, or return None."""
    from osgeo import gdal

    with gdal_messages():
        try:
            return gdal.OpenEx(path, gdal.OF_RASTER, open_options=list(options))
        except RuntimeError:
            return None


def write_gdal(
    driver: gdal.Driver,
    path: Path,
    shape: Shape,
    count: int,
    kind: int,
    options: Sequence[str],
    describe: Callable,
    fill: Callable,
) -> None:
    """Create a raster file, let ``describe(dataset)`` and ``fill(bands)`` write it, and return what the latter does.

    It is closed whatever happens, so that it can be removed; None is returned where the driver creates none.
    """
    nrows, ncols = shape
    dataset = driver.Create(str(path), ncols, nrows, count, kind, list(options))
    if dataset is None:
        return None
    try:
        describe(dataset)
        told = fill([dataset.GetRasterBand(number) for number in range(1, count + 1)])  # which do not keep it open
        dataset.FlushCache()
    except BaseException:
        with contextlib.suppress(RuntimeError):  # what went wrong first is what counts
            close_gdal(dataset)
        dataset = None
        raise
    close_gdal(dataset)
    dataset = None
    return told


def close_gdal(dataset: gdal.Dataset) -> None:
    """Close a file where GDAL can do it (from 3.8 on): when the last reference goes, errors become a traceback."""
    if hasattr(dataset, "Close"):
        try:
            dataset.Close()
        except RuntimeError:
            if dataset.this is not None:  # GDAL 3.10 lets go of the file, but not of the object: it would do so twice
                dataset.thisown = False
            raise


def files_behind(path: str, dataset: gdal.Dataset | None = None) -> list[str]:
    """Return the files that are read for the file ``path``: itself, and those that virtual files in it are made of.

    The ``dataset`` that is open for it, if there is one, knows more, such as files for georeferencing.
    """
    found, ahead = {}, [path] if dataset is None else [*reversed(dataset.GetFileList() or ()), path]
    with gdal_messages():
        while ahead:
            file = ahead.pop()
            if file not in found:
                found[file] = True
                ahead += _named_in(file)
    return list(found)


def _named_in(path):
    """Return the files that a virtual file names, none of any other."""
    from osgeo import gdal

    try:
        driver = gdal.IdentifyDriverEx(path)
        dataset = gdal.OpenEx(path) if driver is not None and driver.ShortName in VIRTUAL else None
        return (dataset.GetFileList() or []) if dataset is not None else []
    except RuntimeError:
        return []


def filled_layers(path: Path) -> set[str]:
    """Return the names of the layers of a file that have features."""
    from osgeo import gdal

    dataset = gdal.OpenEx(str(path), gdal.OF_VECTOR)
    layers = [dataset.GetLayer(number) for number in range(dataset.GetLayerCount())]
    return {layer.GetName() for layer in layers if layer.GetFeatureCount()}
