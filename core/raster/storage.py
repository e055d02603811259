"""Where rasters lie while they are worked on: in memory, or in files that are read and written a window at a time.

Work over tiles asks little of a raster: its ``shape``, its ``dtype``, and windows, which are read as
``raster[tile.window]`` and written as ``raster[tile.window] = values``. Arrays have all that; so does a
`ScratchRaster`, of which no more is in memory than the windows that are worked on. One implementation of each step
serves both, and what it computes is the same.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ..arrays import Array, Cells, DType, Shape
from ..run.run import Run
from ..run.schedulers import OnThreads
from .raster import AnyRaster, Raster
from .scratch_files import ScratchParts, ScratchRaster, SpareFiles
from .tiles import Tile, row_bands, with_rim

STORED_AT_A_TIME = 1 << 22
CHUNK_SIDE = 256  # cells; a chunk of a file is read or written at once
HELD_BYTES = 1 << 25  # in memory: all parts of rasters of some million cells, for which files are dear


class OnDisk(OnThreads):
    """Rasters are files in a folder, which belongs to whoever made it; the file of one becomes that of another.

    So many bytes of each kind of parts are ``held`` in memory.
    """

    def __init__(self, folder, chunk_side=CHUNK_SIDE, reuses=True, held=HELD_BYTES):
        self.folder = Path(folder)
        self.chunk_side = chunk_side
        self._rasters = []
        self._count = 0
        self._lock = threading.Lock()
        self._spare, self._held = SpareFiles() if reuses else None, held

    def empty(self, shape: Shape, dtype: DType, most: int | None = None) -> Raster:
        """Return a new raster; what it holds is not known, but that it will be whole numbers from 0 to ``most``."""
        kept = dtype if most is None else np.min_scalar_type(most)
        raster = ScratchRaster(self._new_path("raster"), shape, np.dtype(dtype), self.chunk_side, self._spare, kept)
        with self._lock:
            self._rasters.append(raster)
        return raster

    def parts(self) -> ScratchParts:
        """Return a place for arrays that are kept by number."""
        return ScratchParts(self._new_path("parts"), None if self._spare is None else SpareFiles(), self._held)

    def _new_path(self, kind):
        with self._lock:
            self._count += 1
            return self.folder / f"{kind}{self._count}"

    def remove(self, raster: AnyRaster) -> None:
        """Say that nobody needs a raster any more."""
        with self._lock:
            self._rasters = [each for each in self._rasters if each is not raster]
        raster.remove(self._spare)

    def close(self) -> None:
        """Close all files, so that their folder can be removed on any system."""
        with self._lock:
            rasters = list(self._rasters)
        for raster in rasters:
            raster.close()


class OnSharedDisk(OnDisk):
    """Rasters are files that others work on, who may do some work twice, and late."""

    rewrites = False

    def __init__(self, folder, chunk_side=CHUNK_SIDE):
        super().__init__(folder, chunk_side, reuses=False)  # somebody who is late may still write into a file

    @contextlib.contextmanager
    def renewed(self, raster: AnyRaster) -> Iterator:
        """Give another raster for the new values of one, which is removed afterwards."""
        new = self.empty(raster.shape, raster.dtype)
        yield new
        self.remove(raster)


def in_memory(raster: AnyRaster) -> bool:
    """Tell whether a raster is an array."""
    return isinstance(raster, np.ndarray)


def pass_on(run: Run, keep: Callable, values: AnyRaster, valid: AnyRaster, cells: int) -> list:
    """Return what ``keep(rows, values, valid)`` tells of all rows of a raster, in bands with about so many cells."""
    return run.map(partial(_pass_rows, keep, values, valid), row_bands(values.shape, cells))


def _pass_rows(keep, values, valid, rows):
    return keep(rows, values[rows], valid[rows])


def rows_with_rim(raster: AnyRaster, rows: slice, outside: float) -> Array:
    """Return whole rows of a raster and one row more above and below, ``outside`` beyond the raster."""
    nrows, ncols = raster.shape
    wide = np.full((rows.stop - rows.start + 2, ncols), outside, raster.dtype)
    top, bottom = max(rows.start - 1, 0), min(rows.stop + 1, nrows)
    wide[top - rows.start + 1 : bottom - rows.start + 1] = raster[top:bottom]
    return wide


def raster_of(values: AnyRaster, dtype: DType) -> AnyRaster:
    """Return ``values`` as a raster of a type in the one layout for which kernels are compiled."""
    if isinstance(values, np.ndarray):
        return np.require(values, dtype, ["C", "W"])
    if values.dtype != dtype:
        raise TypeError(f"a raster of {np.dtype(dtype)} is needed, not one of {values.dtype}")
    return values


def cells_of(raster: AnyRaster, tile: Tile) -> Array:
    """Return the cells of a tile as an array of its own layout: rows follow each other."""
    return np.ascontiguousarray(raster[tile.window])


def values_at(raster: AnyRaster, cells: Cells) -> Array:
    """Return the values of some cells, which are counted row by row over the raster."""
    if isinstance(raster, np.ndarray):
        return raster.ravel()[cells]
    return raster.at(cells)


def put_values(raster: AnyRaster, cells: Cells, values: Array) -> None:
    """Write the values of some cells, which are counted row by row over the raster."""
    if isinstance(raster, np.ndarray):
        raster.reshape(-1)[cells] = values
    else:
        raster.put(cells, values)


class HeldTile(NamedTuple):
    """An array that holds a tile, and the row and column where that begins in it."""

    array: Array
    top: int
    left: int


def in_place(raster: AnyRaster, tile: Tile, rim: int = 0) -> HeldTile:
    """Return an array that holds a tile: the raster itself if it is one.

    The array holds ``rim`` cells around the tile as well, as far as the raster goes.
    """
    if isinstance(raster, np.ndarray):
        return HeldTile(raster, tile.top, tile.left)
    top, left = max(tile.top - rim, 0), max(tile.left - rim, 0)
    return HeldTile(raster[top : tile.bottom + rim, left : tile.right + rim], tile.top - top, tile.left - left)


def row_with_rims(raster: AnyRaster, tiles: list[Tile], dtype: DType, outside: float) -> Iterator:
    """Yield tiles that lie side by side, each as `with_rim` returns it; a file is read once for all of them."""
    strip = tiles[0]._replace(right=tiles[-1].right)
    array, top, left = in_place(raster, strip, 1)
    down, right = top - strip.top, left - strip.left
    for tile in tiles:
        there = Tile(tile.top + down, tile.bottom + down, tile.left + right, tile.right + right)
        yield with_rim(array, there, dtype, outside)


@contextlib.contextmanager
def placed(raster: AnyRaster, tile: Tile, anew: bool = False, new: Array | None = None) -> Iterator:
    """Give an array of the layout of kernels to change a tile in, as a `HeldTile`.

    That is the raster itself where it lies in memory. What a tile that is made ``anew`` holds is not known. The tile
    goes into ``new``, by default itself.
    """
    if isinstance(raster, np.ndarray):
        yield HeldTile(raster, tile.top, tile.left)
        return
    values = np.empty(tile.shape, raster.dtype) if anew else cells_of(raster, tile)
    yield HeldTile(values, 0, 0)
    (raster if new is None else new)[tile.window] = values


@contextlib.contextmanager
def updated(raster: AnyRaster, window: slice | tuple[slice, slice], new: Array | None = None) -> Iterator:
    """Give a window of a raster as an array, to change some of its cells; they go into ``new``, by default itself."""
    values = raster[window]
    yield values
    if not isinstance(raster, np.ndarray):
        (raster if new is None else new)[window] = values
