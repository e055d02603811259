"""Where rasters lie while they are worked on: in memory, or in files that are read and written a window at a time.

Work over tiles asks little of a raster: its ``shape``, its ``dtype``, and windows, which are read as
``raster[tile.window]`` and written as ``raster[tile.window] = values``. Arrays have all that; so does a
`ScratchRaster`, of which no more is in memory than the windows that are worked on. One implementation of each step
serves both, and what it computes is the same.
"""

import contextlib
import errno
import os
import threading
import uuid
from pathlib import Path

import numpy as np

from .schedulers import OnThreads
from .tiles import row_bands

BAND_CELLS = 1 << 22
CHUNK_SIDE = 256  # cells; a chunk of a file is read or written at once


class InMemory(OnThreads):
    """Rasters are arrays."""

    def empty(self, shape, dtype):
        """Return a new raster; what it holds is not known."""
        return np.empty(shape, dtype)

    def parts(self):
        """Return a place for arrays that are kept by number."""
        return {}

    def remove(self, raster):
        """Say that nobody needs a raster any more."""


IN_MEMORY = InMemory()


class OnDisk(OnThreads):
    """Rasters are files in a folder, which belongs to whoever made it."""

    def __init__(self, folder, chunk_side=CHUNK_SIDE):
        self.folder = Path(folder)
        self.chunk_side = chunk_side
        self._rasters = []
        self._count = 0
        self._lock = threading.Lock()

    def empty(self, shape, dtype):
        """Return a new raster, all zeros."""
        self._rasters.append(ScratchRaster(self._new_path("raster"), shape, np.dtype(dtype), self.chunk_side))
        return self._rasters[-1]

    def parts(self):
        """Return a place for arrays that are kept by number."""
        return ScratchParts(self._new_path("parts"))

    def _new_path(self, kind):
        with self._lock:
            self._count += 1
            return self.folder / f"{kind}{self._count}"

    def remove(self, raster):
        """Remove the file of a raster that nobody needs any more."""
        raster.remove()

    def close(self):
        """Close all files, so that their folder can be removed on any system."""
        for raster in self._rasters:
            raster.close()


class NoRoom(Exception):
    """The disk of scratch files is full."""


@contextlib.contextmanager
def _full_disk_told():
    """Raise `NoRoom` where a file cannot be written since the disk is full."""
    try:
        yield
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise NoRoom from error
        raise


class ScratchParts:
    """Arrays that are kept by number, or by several, each in a file, which is there when it is complete."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir()

    def _path(self, numbers):
        return self.folder / f"{numbers}.npy"

    def __getitem__(self, numbers):
        return np.load(self._path(numbers))

    def __setitem__(self, numbers, values):
        path = self._path(numbers)
        unfinished = path.with_name(f"{path.stem}-{uuid.uuid4().hex}")
        with _full_disk_told():
            with open(unfinished, "wb") as file:
                np.save(file, values)
            os.replace(unfinished, path)

    def pop(self, numbers, _otherwise):
        """Remove one of them, if it is there."""
        self._path(numbers).unlink(missing_ok=True)

    def clear(self):
        """Remove all of them."""
        for path in self.folder.iterdir():
            path.unlink()


class ScratchRaster:
    """A raster in a file, chunk by chunk; any thread or process that sees the file may read and write windows of it.

    Windows written at the same time must not share cells. The file goes with its folder, or with `remove`.
    """

    ndim = 2

    def __init__(self, path, shape, dtype, chunk_side):
        self.path, self.shape, self.dtype = path, tuple(shape), np.dtype(dtype)
        self.size = shape[0] * shape[1]
        self._side = chunk_side
        self._chunks_across = -(-shape[1] // chunk_side)
        self._opened, self._lock = None, threading.Lock()
        if not os.path.exists(path):
            with open(path, "wb") as file:
                file.truncate(-(-shape[0] // chunk_side) * self._chunks_across * self._chunk_bytes)

    @property
    def _chunk_bytes(self):
        return self._side * self._side * self.dtype.itemsize

    def __getstate__(self):
        return {**self.__dict__, "_opened": None, "_lock": None}  # another process opens the file anew

    def __setstate__(self, state):
        self.__dict__.update(state, _lock=threading.Lock())

    def __getitem__(self, window):
        (top, bottom), (left, right) = self.bounds(window)
        values = np.empty((bottom - top, right - left), self.dtype)
        for chunk, within, outside in self._pieces(top, bottom, left, right):
            values[outside] = self._read(chunk, within)
        return values

    def __setitem__(self, window, values):
        (top, bottom), (left, right) = self.bounds(window)
        values = np.broadcast_to(np.asarray(values, self.dtype), (bottom - top, right - left))
        for chunk, within, outside in self._pieces(top, bottom, left, right):
            self._write(chunk, within, values[outside])

    def bounds(self, window):
        """Return the first and last rows and columns of a window: a pair of slices, or one of whole rows."""
        rows, cols = window if isinstance(window, tuple) else (window, slice(None))
        return [part.indices(size)[:2] for part, size in zip((rows, cols), self.shape)]

    def at(self, cells):
        """Return the values of some cells, which are counted row by row over the raster."""
        shape = np.shape(cells)
        cells, place = np.unique(np.ravel(cells), return_inverse=True)
        row, col = np.divmod(cells, self.shape[1])
        values = np.empty(cells.size, self.dtype)
        chunks = row // self._side * self._chunks_across + col // self._side
        for chunk in np.unique(chunks):
            wanted = chunks == chunk
            whole = self._read(chunk, np.s_[0 : self._side, 0 : self._side])
            values[wanted] = whole[row[wanted] % self._side, col[wanted] % self._side]
        return values[place.ravel()].reshape(shape)

    def _pieces(self, top, bottom, left, right):
        """Yield the chunks that a window meets: their number, the slices within them, and those of the window."""
        side = self._side
        for row in range(top // side, -(-bottom // side)):
            for col in range(left // side, -(-right // side)):
                first, last = max(top, row * side), min(bottom, (row + 1) * side)
                begin, end = max(left, col * side), min(right, (col + 1) * side)
                within = slice(first - row * side, last - row * side), slice(begin - col * side, end - col * side)
                yield (
                    row * self._chunks_across + col,
                    within,
                    np.s_[first - top : last - top, begin - left : end - left],
                )

    def _rows_at(self, chunk, rows):
        """Return where some rows of a chunk begin in the file, and their shape."""
        at = chunk * self._chunk_bytes + rows.start * self._side * self.dtype.itemsize
        return at, (rows.stop - rows.start, self._side)

    def _read(self, chunk, within):
        rows, cols = within
        at, shape = self._rows_at(chunk, rows)
        held = np.empty(shape, self.dtype)
        with self._at(at) as file:
            if file.readinto(held) < held.nbytes:
                raise OSError(f"the scratch file {self.path} is shorter than it was made")
        return held[:, cols]

    def _write(self, chunk, within, values):
        rows, cols = within
        at, shape = self._rows_at(chunk, rows)
        whole = values
        if values.shape != shape:
            # Between windows that others write a few cells at a time; the last chunk of a row ends beyond the raster.
            left = chunk % self._chunks_across * self._side
            if cols.start > 0 or left + cols.stop < self.shape[1]:
                self._write_rows(at, cols, values)
                return
            whole = np.zeros(shape, self.dtype)
            whole[:, cols] = values
        with self._at(at) as file:
            file.write(np.ascontiguousarray(whole))

    def _write_rows(self, at, cols, values):
        item = self.dtype.itemsize
        for index, row in enumerate(np.ascontiguousarray(values)):
            with self._at(at + (index * self._side + cols.start) * item) as file:
                file.write(row)

    @contextlib.contextmanager
    def _at(self, place):
        """Give the file to one thread, which reads or writes at a place."""
        with self._lock, _full_disk_told():
            if self._opened is None:
                self._opened = open(self.path, "r+b")  # noqa: SIM115 (it stays open as long as the raster is used)
            self._opened.seek(place)
            yield self._opened
            self._opened.flush()

    def close(self):
        """Close the file."""
        with self._lock:
            if self._opened is not None:
                self._opened.close()
                self._opened = None

    def remove(self):
        """Remove the file: nobody needs the raster any more."""
        self.close()
        Path(self.path).unlink(missing_ok=True)


def rows_with_rim(raster, rows, outside):
    """Return whole rows of a raster and one row more above and below, ``outside`` beyond the raster."""
    nrows, ncols = raster.shape
    wide = np.full((rows.stop - rows.start + 2, ncols), outside, raster.dtype)
    top, bottom = max(rows.start - 1, 0), min(rows.stop + 1, nrows)
    wide[top - rows.start + 1 : bottom - rows.start + 1] = raster[top:bottom]
    return wide


def made_by_rows(storage, shape, dtype, of_rows):
    """Return a raster whose rows are ``of_rows(rows)``, some at a time."""
    raster = storage.empty(shape, dtype)
    for rows in row_bands(shape, BAND_CELLS):
        raster[rows] = of_rows(rows)
    return raster


def count_true(cells):
    """Return how many cells of a raster are true."""
    return count_in_rows(cells.shape, lambda rows: cells[rows])


def count_in_rows(shape, of_rows):
    """Return how many cells are true in ``of_rows(rows)``, whole rows of a raster of a shape, some at a time."""
    return sum(int(np.count_nonzero(of_rows(rows))) for rows in row_bands(shape, BAND_CELLS))


def greatest(values, where, initial=0):
    """Return the greatest value of a raster among some cells, ``initial`` if that is greater."""
    bands = row_bands(values.shape, BAND_CELLS)
    return max(values[rows].max(where=where[rows], initial=initial) for rows in bands)


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
def updated(raster, window, new=None):
    """Give a window of a raster as an array, to change some of its cells; they go into ``new``, by default itself."""
    values = raster[window]
    yield values
    if not isinstance(raster, np.ndarray):
        (raster if new is None else new)[window] = values
