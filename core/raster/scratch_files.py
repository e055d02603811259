"""Rasters and arrays in files: chunk by chunk, so that windows of a raster are read and written quickly."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import threading
import uuid
from pathlib import Path
from typing import BinaryIO

import numpy as np

from ..arrays import Array, Cells, Indices
from .raster import Raster

AT_ONCE = hasattr(os, "preadv") and hasattr(os, "pwrite")  # threads read and write one file at once, not on Windows
MOST_FILES = 8  # of a raster


class ScratchFailed(Exception):
    """A scratch file cannot be read or written; the text says why."""


class NoRoom(ScratchFailed):
    """The disk of scratch files is full."""


@contextlib.contextmanager
def _failures_told():
    """Raise what goes wrong with a file as `ScratchFailed`: whoever hears of it has files of his own."""
    try:
        yield
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        raise (NoRoom if full else ScratchFailed)(error.strerror or str(error)) from error


class _SharedFile(io.FileIO):
    """A file that threads read and write at once, without a buffer, since chunks are long.

    It is closed when the last of them has let go of it. Were it closed by one while another is about to read, its
    number would be free, or that of any other file which is opened meanwhile.
    """

    def __del__(self):
        self.close()


class SpareFiles:
    """Files that nobody needs any more, to be written anew: systems are slower to give out new pages and blocks."""

    def __init__(self):
        self._sizes, self._lock = {}, threading.Lock()

    def add(self, path: Path) -> None:
        """Take a file, if it is there, whatever is in it."""
        spare = path.with_name(f"spare-{uuid.uuid4().hex}")
        with contextlib.suppress(FileNotFoundError):
            os.replace(path, spare)
            with self._lock:
                self._sizes[spare] = spare.stat().st_size

    def become(self, path: Path, size: int) -> BinaryIO:
        """Make a file of some bytes, or the file of about that size among these; return it opened, to be written."""
        with self._lock:
            spare = min(self._sizes, key=lambda each: abs(self._sizes[each] - size), default=None)
            self._sizes.pop(spare, None)
        if spare is not None:
            os.replace(spare, path)
        return open(path, "w+b" if spare is None else "r+b")


def _write_array(file, values):
    """Write an array behind a line of its type and shape: what NumPy writes there takes longer to read than most do."""
    file.write(f"{values.dtype.str} {' '.join(map(str, values.shape))}\n".encode())
    file.write(memoryview(np.ascontiguousarray(values).reshape(-1).view(np.uint8)))


def _read_array(file):
    header = file.readline()
    if header.endswith(b"\n"):
        kind, *shape = header.decode().split()
        values = np.empty(tuple(map(int, shape)), kind)
        held = memoryview(values.reshape(-1).view(np.uint8))
        if file.readinto(held) == held.nbytes:
            return values
    raise OSError(errno.EIO, f"{file.name} ends before its arrays")


class ScratchParts:
    """Arrays, or tuples of them, that are kept by number, or by several: each in a file that is there when complete.

    Those that are popped leave their file to others if nobody may still read it, as the ``spare`` files. Then the first
    of them, as far as so many bytes of ``room`` go, are held in memory instead.
    """

    def __init__(self, folder, spare=None, room=0):
        self.folder, self._spare = folder, spare
        self._held, self._room = {}, room
        folder.mkdir()

    def _path(self, numbers):
        return self.folder / f"{numbers}.arrays"

    def __getitem__(self, numbers):
        arrays = self._held.get(numbers) or self._read(numbers)
        return arrays[0] if len(arrays) == 1 else arrays

    def _read(self, numbers):
        with _failures_told(), open(self._path(numbers), "rb") as file:
            size = os.fstat(file.fileno()).st_size
            arrays = [_read_array(file)]
            while file.tell() < size:
                arrays.append(_read_array(file))
        return tuple(arrays)

    def __setitem__(self, numbers, values):
        self._let_go(numbers)
        arrays = tuple(map(np.asarray, values if isinstance(values, tuple) else (values,)))
        size = sum(each.nbytes for each in arrays)
        if self._spare is not None and size <= self._room:
            self._room -= size
            self._held[numbers] = arrays
            return
        path = self._path(numbers)
        unfinished = path.with_name(f"{path.stem}-{uuid.uuid4().hex}")
        with _failures_told():
            with self._opened(unfinished, size) as file:
                for each in arrays:
                    _write_array(file, each)
                file.truncate()
            os.replace(unfinished, path)

    def renew(self, before: tuple[int, int], after: tuple[int, int], values: Array) -> None:
        """Keep an array by other numbers, in place of one of the same shape of which many rows are alike."""
        if self._spare is None or self._let_go(before):  # somebody may still read it, or nothing is in a file
            self[after] = values
            return
        path = self._path(before)
        rows = np.flatnonzero((self[before] != values).any(axis=1))
        with _failures_told(), open(path, "r+b", buffering=0) as file:
            begin = os.fstat(file.fileno()).st_size - values.nbytes
            for part in np.split(rows, np.flatnonzero(np.diff(rows) > 1) + 1) if rows.size else ():
                file.seek(begin + int(part[0]) * values.strides[0])
                left = memoryview(values[part[0] : part[-1] + 1].reshape(-1).view(np.uint8))
                while left:  # on a disk that is nearly full less is written at first
                    left = left[file.write(left) :]
        os.replace(path, self._path(after))

    def _let_go(self, numbers):
        """Hold one of them no longer; return whether it was held."""
        held = self._held.pop(numbers, ())
        self._room += sum(each.nbytes for each in held)
        return bool(held)

    def _opened(self, path, size):
        return open(path, "wb") if self._spare is None else self._spare.become(path, size)

    def pop(self, numbers: int | tuple[int, int], _otherwise) -> None:
        """Remove one of them, if it is there."""
        if self._spare is None:
            self._path(numbers).unlink(missing_ok=True)
        elif not self._let_go(numbers):
            self._spare.add(self._path(numbers))

    def clear(self) -> None:
        """Remove all of them."""
        for numbers in list(self._held):
            self._let_go(numbers)
        for path in self.folder.iterdir():
            path.unlink(missing_ok=True)  # somebody may just have finished it


class ScratchRaster(Raster):
    """A raster in files, chunk by chunk; any thread or process that sees them may read and write windows of it.

    Chunks are dealt out to several files, since systems let one thread at a time write into a file. Windows written at
    the same time must not share cells. The files go with their folder, or with `remove`. Some of ``spare`` files may
    become those of the raster. In files numbers are ``kept`` in a type that has room for them, by default their own.
    """

    def __init__(self, path, shape, dtype, chunk_side, spare=None, kept=None):
        self.shape, self.dtype = tuple(shape), np.dtype(dtype)
        self._kept = np.dtype(self.dtype if kept is None else kept)
        self._side = chunk_side
        self._chunk_bytes = chunk_side * chunk_side * self._kept.itemsize
        self._chunks_across = -(-shape[1] // chunk_side)
        chunks = -(-shape[0] // chunk_side) * self._chunks_across
        self.paths = [path.with_name(f"{path.name}-{number}") for number in range(min(MOST_FILES, chunks))]
        self._opened, self._lock = {}, threading.Lock()
        for number, own in enumerate(self.paths):
            if not own.exists():
                size = len(range(number, chunks, len(self.paths))) * self._chunk_bytes
                with _failures_told(), (spare or SpareFiles()).become(own, size) as file:
                    file.truncate(size)

    def __getstate__(self):
        return {**self.__dict__, "_opened": {}, "_lock": None}  # another process opens the files anew

    def __setstate__(self, state):
        self.__dict__.update(state, _lock=threading.Lock())

    def __getitem__(self, window):
        (top, bottom), (left, right) = self.bounds(window)
        values = np.empty((bottom - top, right - left), self.dtype)
        with _failures_told():
            for chunk, within, outside in self._pieces(top, bottom, left, right):
                self._read(chunk, within, values[outside])
        return values

    def __setitem__(self, window, values):
        (top, bottom), (left, right) = self.bounds(window)
        values = np.broadcast_to(np.asarray(values), (bottom - top, right - left))
        with _failures_told():
            for chunk, within, outside in self._pieces(top, bottom, left, right):
                self._write(chunk, within, values[outside])

    def bounds(self, window: slice | tuple[slice, slice]) -> list[tuple[int, int]]:
        """Return the first and last rows and columns of a window: a pair of slices, or one of whole rows."""
        rows, cols = window if isinstance(window, tuple) else (window, slice(None))
        return [part.indices(size)[:2] for part, size in zip((rows, cols), self.shape)]

    def at(self, cells: Cells) -> Array:
        """Return the values of some cells, which are counted row by row over the raster."""
        cells = np.asarray(cells)
        values = np.empty(cells.size, self.dtype)
        for chunk, wanted, at in self._by_chunk(cells.ravel()):
            values[wanted] = self._read_whole(chunk)[at]
        return values.reshape(cells.shape)

    def put(self, cells: Cells, values: Indices) -> None:
        """Write the values of some cells, which are counted row by row over the raster; one value for each."""
        for chunk, wanted, at in self._by_chunk(cells):
            whole = self._read_whole(chunk)
            whole[at] = values[wanted]
            with _failures_told():
                self._write(chunk, self._whole, whole)

    @property
    def _whole(self):
        """The slices of a whole chunk."""
        return np.s_[0 : self._side, 0 : self._side]

    def _read_whole(self, chunk):
        """Return a whole chunk."""
        values = np.empty((self._side, self._side), self.dtype)
        with _failures_told():
            self._read(chunk, self._whole, values)
        return values

    def _by_chunk(self, cells):
        """Yield the chunks that some cells lie in, which cells those are, and their rows and columns there."""
        row, col = np.divmod(cells, self.shape[1])
        chunks = row // self._side * self._chunks_across + col // self._side
        order = np.argsort(chunks, kind="stable")
        begins = np.flatnonzero(np.diff(chunks[order], prepend=-1))
        for wanted in np.split(order, begins[1:]) if cells.size else ():
            yield chunks[wanted[0]], wanted, (row[wanted] % self._side, col[wanted] % self._side)

    def _pieces(self, top, bottom, left, right):
        """Yield the chunks that a window meets: their number, the slices within them, and those of the window."""
        across = list(self._spans(left, right))
        for row, rows, down in self._spans(top, bottom):
            for col, cols, aside in across:
                yield row * self._chunks_across + col, (rows, cols), (down, aside)

    def _spans(self, begin, end):
        """Yield the chunks along one side that some rows or columns meet, the slice within each, and that of these."""
        side = self._side
        for number in range(begin // side, -(-end // side)):
            zero = number * side
            first, last = max(begin, zero), min(end, zero + side)
            yield number, slice(first - zero, last - zero), slice(first - begin, last - begin)

    def _rows_at(self, chunk, rows):
        """Return the number of the file that some rows of a chunk lie in, where they begin there, and their shape."""
        chunk, number = divmod(chunk, len(self.paths))
        at = chunk * self._chunk_bytes + rows.start * self._side * self._kept.itemsize
        return number, at, (rows.stop - rows.start, self._side)

    def _read(self, chunk, within, into):
        """Read part of a chunk into an array: straight, where that is as wide and its rows follow each other."""
        rows, cols = within
        number, at, shape = self._rows_at(chunk, rows)
        straight = into.shape == shape and into.dtype == self._kept and into.flags.c_contiguous
        held = into if straight else np.empty(shape, self._kept)
        self._move(self._read_into, held, number, at)
        if not straight:
            into[:] = held[:, cols]

    def _move(self, some, array, number, at):
        """Read or write all of an array, whose rows follow each other, where ``some`` does so with some of its bytes.

        On a disk that is nearly full less is written at first.
        """
        count = some(array, number, at)
        if count < array.nbytes:
            left = memoryview(array.reshape(-1).view(np.uint8))[count:]
            while left:
                if not count:
                    raise ScratchFailed(f"the scratch file {self.paths[number]} is shorter than it was made")
                at += count
                count = some(left, number, at)
                left = left[count:]

    def _read_into(self, part, number, at):
        """Read some bytes of a file; return how many."""
        file = self._file(number)
        if AT_ONCE:
            return os.preadv(file.fileno(), [part], at)
        with self._lock:
            file.seek(at)
            return file.readinto(part)

    def _write(self, chunk, within, values):
        rows, cols = within
        number, at, shape = self._rows_at(chunk, rows)
        whole = values
        if values.shape != shape:
            # Between windows that others write a few cells at a time; the last chunk of a row ends beyond the raster.
            left = chunk % self._chunks_across * self._side
            if cols.start > 0 or left + cols.stop < self.shape[1]:
                self._write_rows(number, at, cols, values)
                return
            whole = np.zeros(shape, self._kept)
            whole[:, cols] = values
        self._move(self._write_from, np.ascontiguousarray(whole, self._kept), number, at)

    def _write_rows(self, number, at, cols, values):
        item = self._kept.itemsize
        for index, row in enumerate(np.ascontiguousarray(values, self._kept)):
            self._move(self._write_from, row, number, at + (index * self._side + cols.start) * item)

    def _write_from(self, part, number, at):
        """Write some bytes of a file; return how many."""
        file = self._file(number)
        if AT_ONCE:
            return os.pwrite(file.fileno(), part, at)
        with self._lock:
            file.seek(at)
            return file.write(part)

    def _file(self, number):
        """Return one of the files."""
        file = self._opened.get(number)
        if file is None:
            with self._lock:
                file = self._opened.setdefault(number, _SharedFile(self.paths[number], "r+"))
        return file

    def close(self) -> None:
        """Let go of the files: they are closed as soon as no other thread reads or writes."""
        with self._lock:
            self._opened.clear()

    def remove(self, spare: SpareFiles | None = None) -> None:
        """Say that nobody needs the raster any more: its files go, or become ``spare`` ones."""
        self.close()
        for path in self.paths:
            if spare is None:
                path.unlink(missing_ok=True)
            else:
                spare.add(path)
