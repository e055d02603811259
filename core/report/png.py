"""Pictures of few colours as PNG files, by the standard library alone."""

from __future__ import annotations

import struct
import zlib

import numpy as np

from ..arrays import Array, Integers

MOST_COLOURS = 256
PNG_LEVEL = 9  # of compression


def palette_png(indices: Integers, colours: Array) -> bytes:
    """Return a picture as the bytes of a PNG: numbers of colours, which are red, green, blue and opacity to 255."""
    colours = np.asarray(colours, np.uint8).reshape(-1, 4)
    if len(colours) > MOST_COLOURS:
        raise ValueError(f"A palette has at most {MOST_COLOURS} colours.")
    nrows, ncols = indices.shape
    header = struct.pack(">IIBBBBB", ncols, nrows, 8, 3, 0, 0, 0)  # 8 bits, a palette, no filter that looks ahead
    lines = np.zeros((nrows, ncols + 1), np.uint8)  # each row begins with its filter: none
    lines[:, 1:] = indices
    parts = (
        (b"IHDR", header),
        (b"PLTE", colours[:, :3].tobytes()),
        (b"tRNS", colours[:, 3].tobytes()),
        (b"IDAT", zlib.compress(lines.tobytes(), PNG_LEVEL)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(name, content):
    """Return a part of a PNG file with its length and its check sum."""
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
