"""Where rasters lie while they are worked on: in memory, or in files that are read and written a window at a time.

Work over tiles asks little of a raster: its ``shape``, its ``dtype``, and windows, which are read as
``raster[tile.window]`` and written as ``raster[tile.window] = values``. Arrays have all that; so does a
`ScratchRaster`, of which no more is in memory than the windows that are worked on. One implementation of each step
serves both, and what it computes is the same.
"""

import contextlib
import threading
from functools import partial
from pathlib import Path

import numpy as np

from ..run.run import Run
from ..run.schedulers import OnThreads
from ..run.threads import map_tiles
from .scratch_files import ScratchParts, ScratchRaster, SpareFiles
from .tiles import row_bands

BAND_CELLS = 1 << 22
CHUNK_SIDE = 256  # cells; a chunk of a file is read or written at once


class OnDisk(OnThreads):
    """Rasters are files in a folder, which belongs to whoever made it; the file of one becomes that of another."""

    def __init__(self, folder, chunk_side=CHUNK_SIDE, reuses=True):
        self.folder = Path(folder)
        self.chunk_side = chunk_side
        self._rasters = []
        self._count = 0
        self._lock = threading.Lock()
        self._spare = SpareFiles() if reuses else None

    def empty(self, shape, dtype):
        """Return a new raster; what it holds is not known."""
        raster = ScratchRaster(self._new_path("raster"), shape, np.dtype(dtype), self.chunk_side, self._spare)
        with self._lock:
            self._rasters.append(raster)
        return raster

    def parts(self):
        """Return a place for arrays that are kept by number."""
        return ScratchParts(self._new_path("parts"), None if self._spare is None else SpareFiles())

    def _new_path(self, kind):
        with self._lock:
            self._count += 1
            return self.folder / f"{kind}{self._count}"

    def remove(self, raster):
        """Say that nobody needs a raster any more."""
        with self._lock:
            self._rasters = [each for each in self._rasters if each is not raster]
        raster.remove(self._spare)

    def close(self):
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
    def renewed(self, raster):
        """Give another raster for the new values of one, which is removed afterwards."""
        new = self.empty(raster.shape, raster.dtype)
        yield new
        self.remove(raster)


def in_memory(raster):
    """Tell whether a raster is an array."""
    return isinstance(raster, np.ndarray)


def rows_with_rim(raster, rows, outside):
    """Return whole rows of a raster and one row more above and below, ``outside`` beyond the raster."""
    nrows, ncols = raster.shape
    wide = np.full((rows.stop - rows.start + 2, ncols), outside, raster.dtype)
    top, bottom = max(rows.start - 1, 0), min(rows.stop + 1, nrows)
    wide[top - rows.start + 1 : bottom - rows.start + 1] = raster[top:bottom]
    return wide


def made_by_rows(run, shape, dtype, of_rows):
    """Return a raster whose rows are ``of_rows(rows)``, some at a time."""
    raster = run.empty(shape, dtype)
    for rows in row_bands(shape, BAND_CELLS):
        raster[rows] = of_rows(rows)
    return raster


def made_of(run, dtype, function, *rasters, cells=BAND_CELLS):
    """Return a raster whose rows are ``function(*rows)`` of some rasters, by whoever does the work.

    The function, which can travel (see `schedulers`), takes and returns arrays of whole rows, about so many ``cells``.
    """
    made = run.empty(rasters[0].shape, dtype)
    _on_bands(run, partial(_make_rows, made, function, rasters), made.shape, cells)
    return made


def changed_by(run, function, raster, *others):
    """Return a raster whose rows are ``function(*rows)`` of it and some others, as `made_of` does; it is used up."""
    with run.renewed(raster) as changed:
        _on_bands(run, partial(_make_rows, changed, function, (raster, *others)), raster.shape)
    return changed


def told_of_rows(run, function, *rasters):
    """Return what ``function(*rows)`` tells of some rasters, band by band, as `made_of` has it done."""
    return _on_bands(run, partial(_tell_of_rows, function, rasters), rasters[0].shape)


def _on_bands(run, work, shape, cells=BAND_CELLS):
    return run.quietly().map(work, row_bands(shape, cells))


def _make_rows(made, function, rasters, rows):
    made[rows] = _tell_of_rows(function, rasters, rows)


def _tell_of_rows(function, rasters, rows):
    return function(*(raster[rows] for raster in rasters))


def count_true(run, cells):
    """Return how many cells of a raster are true."""
    return sum(map(int, told_of_rows(run, np.count_nonzero, cells)))


def count_in_rows(shape, of_rows):
    """Return how many cells are true in ``of_rows(rows)``, whole rows of a raster of a shape, some at a time."""
    return sum(map_tiles(Run(), lambda rows: int(np.count_nonzero(of_rows(rows))), row_bands(shape, BAND_CELLS)))


def cells_where(shape, of_rows):
    """Return the cells that are true in ``of_rows(rows)``, counted row by row over a raster of a shape, as int64."""

    def cells_of_rows(rows):
        return np.flatnonzero(of_rows(rows)) + rows.start * shape[1]

    return np.concatenate(map_tiles(Run(), cells_of_rows, row_bands(shape, BAND_CELLS)))


def greatest(run, values, where, initial=0):
    """Return the greatest value of a raster among some cells; ``initial`` if it is more."""
    return max(told_of_rows(run, partial(_greatest_of_rows, initial), values, where))


def _greatest_of_rows(initial, values, where):
    return values.max(where=where, initial=initial)


def is_reached(limit, values, where, initial=0):
    """Tell whether `greatest` of a raster is at least a ``limit``, from no more of its rows than that takes."""
    bands = row_bands(values.shape, BAND_CELLS)
    return any(_greatest_of_rows(initial, values[rows], where[rows]) >= limit for rows in bands)


def any_true(cells):
    """Tell whether any cell of a raster is true, from no more of its rows than that takes."""
    return any(cells[rows].any() for rows in row_bands(cells.shape, BAND_CELLS))


def raster_of(values, dtype):
    """Return ``values`` as a raster of a type in the one layout for which kernels are compiled."""
    if isinstance(values, np.ndarray):
        return np.require(values, dtype, ["C", "W"])
    if values.dtype != dtype:
        raise TypeError(f"a raster of {np.dtype(dtype)} is needed, not one of {values.dtype}")
    return values


def cells_of(raster, tile):
    """Return the cells of a tile as an array of its own layout: rows follow each other."""
    return np.ascontiguousarray(raster[tile.window])


def values_at(raster, cells):
    """Return the values of some cells, which are counted row by row over the raster."""
    if isinstance(raster, np.ndarray):
        return raster.ravel()[cells]
    return raster.at(cells)


def put_values(raster, cells, values):
    """Write the values of some cells, which are counted row by row over the raster."""
    if isinstance(raster, np.ndarray):
        raster.reshape(-1)[cells] = values
    else:
        raster.put(cells, values)


def rows_around(raster, rows):
    """Return an array with whole rows and those beside them, and its first row: the raster itself if it is one."""
    if isinstance(raster, np.ndarray):
        return raster, 0
    first = max(rows.start - 1, 0)
    return raster[first : rows.stop + 1], first


def in_place(raster, tile, rim=0):
    """Return an array that holds a tile, and the row and column where that begins: the raster itself if it is one.

    The array holds ``rim`` cells around the tile as well, as far as the raster goes.
    """
    if isinstance(raster, np.ndarray):
        return raster, tile.top, tile.left
    top, left = max(tile.top - rim, 0), max(tile.left - rim, 0)
    return raster[top : tile.bottom + rim, left : tile.right + rim], tile.top - top, tile.left - left


@contextlib.contextmanager
def written(raster, window):
    """Give an array to write a window of a raster into: the window itself where the raster lies in memory."""
    if isinstance(raster, np.ndarray):
        yield raster[window]
        return
    (top, bottom), (left, right) = raster.bounds(window)
    values = np.empty((bottom - top, right - left), raster.dtype)
    yield values
    raster[window] = values


@contextlib.contextmanager
def placed(raster, tile, anew=False, new=None):
    """Give an array of the layout of kernels to change a tile in, and the row and column where the tile begins in it.

    That is the raster itself where it lies in memory. What a tile that is made ``anew`` holds is not known. The tile
    goes into ``new``, by default itself.
    """
    if isinstance(raster, np.ndarray):
        yield raster, tile.top, tile.left
        return
    values = np.empty(tile.shape, raster.dtype) if anew else cells_of(raster, tile)
    yield values, 0, 0
    (raster if new is None else new)[tile.window] = values


@contextlib.contextmanager
def updated(raster, window, new=None):
    """Give a window of a raster as an array, to change some of its cells; they go into ``new``, by default itself."""
    values = raster[window]
    yield values
    if not isinstance(raster, np.ndarray):
        (raster if new is None else new)[window] = values
