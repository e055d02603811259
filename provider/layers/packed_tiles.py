"""GeoTIFFs whose tiles all threads pack: GDAL writes all else of the file, and these are added to it."""

from __future__ import annotations

import os
import struct
import sys
import threading
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...core.raster.tiles import Tile, tiles_in_blocks
from .raster_tiles import Unwritable

if TYPE_CHECKING:
    from ...core.arrays import Array
    from ...core.raster.raster import AnyRaster
    from ...core.run.run import Run

PACKED_SIDE = 256  # of the tiles that GDAL makes, where nobody says otherwise
PACKED_FROM = 1 << 21  # cells: to pack fewer takes less time than to get ready for it
PACKED_AS = {4: np.int32, 8: np.int64}  # of which cells are packed, as numbers
WITHOUT_TILES = ["SPARSE_OK=TRUE"]
OFFSETS_TAG, SIZES_TAG = 324, 325  # the tags of TIFF for where tiles begin, and how many bytes they take
BIG_MAGIC = 43  # of files with places of 8 bytes
NUMBER_TYPES = {4: "I", 16: "Q"}  # in these, by the type of TIFF; GDAL asks for no shorter ones


class _Form(NamedTuple):
    """How numbers lie in a file, in the words of `struct`: what tells where tags begin, how many, and one of them."""

    begin: tuple  # the place, and the number
    count: str
    tag: str


CLASSIC, BIG = _Form((4, "<I"), "<H", "<HHII"), _Form((8, "<Q"), "<Q", "<HHQQ")


def packs(cells: AnyRaster) -> bool:
    """Tell whether cells are such as are packed here, and so many that this is quicker."""
    from ...core.machine.jit import compiled

    enough = cells.shape[0] * cells.shape[1] >= PACKED_FROM
    return enough and cells.dtype.itemsize in PACKED_AS and sys.byteorder == "little" and compiled()


def add_tiles(run: Run, path: Path, cells: AnyRaster) -> None:
    """Pack the tiles of a raster, and add them to its file, which GDAL has made `WITHOUT_TILES`.

    They lie there in their order, whoever is the first to have packed one.
    """
    tiles = tiles_in_blocks(Tile(0, cells.shape[0], 0, cells.shape[1]), PACKED_SIDE)
    try:
        with open(path, "r+b", buffering=0) as file:
            begin = file.seek(0, os.SEEK_END)
            row = _InOrder(file)
            sizes = np.array(run.in_memory().map(partial(_add_tile, cells, row), enumerate(tiles)), np.int64)
            offsets = begin + np.cumsum(sizes) - sizes
            for tag, numbers in ((OFFSETS_TAG, offsets), (SIZES_TAG, sizes)):
                place, kind = _place_of(file, tag, sizes.size)
                file.seek(place)
                _write_all(file, numbers.astype(f"<{kind}").tobytes())
    except OSError as error:
        raise Unwritable(error.strerror or str(error)) from error


def _add_tile(cells, row, job):
    """Pack a tile and let it be written; return its size in bytes."""
    from ...core.machine.deflating import pack_cells

    number, tile = job
    part = cells[tile.window]
    if part.shape != (PACKED_SIDE, PACKED_SIDE):
        part, inner = np.zeros((PACKED_SIDE, PACKED_SIDE), part.dtype), part
        part[: inner.shape[0], : inner.shape[1]] = inner
    packed = pack_cells(np.require(part, None, ["C", "W"]).reshape(-1).view(PACKED_AS[part.itemsize]))
    row.write(number, packed)
    return packed.size


class _InOrder:
    """The end of a file, where parts are written by their numbers, however these come."""

    def __init__(self, file):
        self._file, self._waiting, self._next = file, {}, 0
        self._lock = threading.Lock()

    def write(self, number: int, part: Array) -> None:
        """Write a part as soon as all before it are."""
        with self._lock:
            self._waiting[number] = part
            while self._next in self._waiting:
                _write_all(self._file, self._waiting.pop(self._next))
                self._next += 1


def _write_all(file, data):
    """Write bytes, of which a disk that is nearly full takes less at first."""
    left = memoryview(data)
    while left:
        left = left[file.write(left) :]


def _place_of(file, wanted, count):
    """Return where the numbers of a tag lie in a TIFF file, of which it has so many, and the letter of their type."""
    file.seek(0)
    form = BIG if struct.unpack("<HH", file.read(4))[1] == BIG_MAGIC else CLASSIC
    at, kind = form.begin
    file.seek(at)
    file.seek(*_read(file, kind))
    for _ in range(*_read(file, form.count)):
        place = file.tell()
        tag, kind, number, where = _read(file, form.tag)
        if tag == wanted and number == count:
            own = place + struct.calcsize(form.tag) - struct.calcsize(form.begin[1])
            fits = count * struct.calcsize(NUMBER_TYPES[kind]) <= struct.calcsize(form.begin[1])
            return own if fits else where, NUMBER_TYPES[kind]
    raise Unwritable(f"GDAL left no place for tiles in {file.name}")


def _read(file, form):
    return struct.unpack(form, file.read(struct.calcsize(form)))
