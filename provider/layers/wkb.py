"""Geometries as well-known binary, packed and parsed by hand where a million of them would take QGIS long."""

from __future__ import annotations

import struct

import numpy as np

from ...core.arrays import Array

WKB_POINT, WKB_LINE, WKB_POLYGON = 1, 2, 3
WKB_HEIGHTS = 1000  # is added to the code of a geometry with heights
WKB_LINE_Z = WKB_LINE + WKB_HEIGHTS
HEIGHTS_BEFORE_ISO = 0x80000000  # the flag that says the same in older files
POINT, POINT_Z = struct.Struct("<BIdd"), struct.Struct("<BIddd")
LINE_HEADER = 9  # bytes before the vertices of a line
CODE_BYTES = 5  # of the byte order and the code
IN_GEOPACKAGE = struct.Struct("<2sBBi")  # before a geometry in a GeoPackage: magic, version, flags, number of the CRS
LITTLE_ENDIAN = 1
ENVELOPE_BYTES = (0, 32, 48, 48, 64)  # by the kind that the flags tell


def point_wkb(x: float, y: float, z: int | None = None) -> bytes:
    """Return a point as WKB."""
    return POINT.pack(1, WKB_POINT, x, y) if z is None else POINT_Z.pack(1, WKB_POINT + WKB_HEIGHTS, x, y, z)


def line_wkb(vertices: Array | list[list]) -> bytes:
    """Return a line as WKB, with heights if its vertices have three columns."""
    vertices = np.ascontiguousarray(vertices, "<f8")
    code = WKB_LINE if vertices.shape[1] == 2 else WKB_LINE_Z
    return struct.pack("<BII", 1, code, len(vertices)) + vertices.tobytes()


def polygon_wkb(rings: list[Array]) -> bytes:
    """Return a polygon as WKB; each ring ends with its first vertex."""
    parts = [struct.pack("<BII", 1, WKB_POLYGON, len(rings))]
    for ring in rings:
        parts += [struct.pack("<I", len(ring)), np.ascontiguousarray(ring, "<f8").tobytes()]
    return b"".join(parts)


def wkb_code(wkb: bytes) -> int:
    """Return the code of a geometry whose byte order is little-endian, as that of this computer."""
    return struct.unpack_from("<I", wkb, 1)[0]


def line_vertices(wkb: bytes, columns: int = 2) -> Array:
    """Return the vertices of a little-endian line that has so many ``columns`` of coordinates."""
    return np.frombuffer(wkb, "<f8", offset=LINE_HEADER).reshape(-1, columns)


def polygon_rings(wkb: bytes) -> list[Array]:
    """Return the rings of a little-endian polygon without heights."""
    at, rings = LINE_HEADER, []
    for _ in range(struct.unpack_from("<I", wkb, CODE_BYTES)[0]):
        count = struct.unpack_from("<I", wkb, at)[0]
        rings.append(np.frombuffer(wkb, "<f8", 2 * count, at + 4).reshape(-1, 2))
        at += 4 + 16 * count
    return rings


def parts_of(wkb: bytes) -> tuple[int, list]:
    """Return the kind of points or lines of any byte order, and the vertices of each part; M is left out."""
    kind, parts, _ = _parsed(wkb, 0)
    return kind, parts


def _parsed(wkb, at):
    """Return kind, parts and the end of the geometry that begins at a byte."""
    order = "<" if wkb[at] == 1 else ">"
    (code,) = struct.unpack_from(order + "I", wkb, at + 1)
    has_z, code = bool(code & HEIGHTS_BEFORE_ISO), code & ~HEIGHTS_BEFORE_ISO
    dimensions, kind = divmod(code, WKB_HEIGHTS)
    has_z |= dimensions in (1, 3)
    columns = 2 + has_z + (dimensions in (2, 3))
    at += CODE_BYTES
    if kind == WKB_POINT:
        count = 1
    else:
        (count,) = struct.unpack_from(order + "I", wkb, at)
        at += 4
    if kind in (WKB_POINT, WKB_LINE):
        vertices = np.frombuffer(wkb, order + "f8", count * columns, at).reshape(count, columns)
        return kind, [vertices[:, : 2 + has_z].astype(np.float64)], at + vertices.nbytes
    if kind not in (WKB_POINT + 3, WKB_LINE + 3):
        raise ValueError
    parts = []
    for _ in range(count):
        _, more, at = _parsed(wkb, at)
        parts += more
    return kind - 3, parts, at


def geopackage_header(crs_number: int) -> bytes:
    """Return what stands before a geometry in a GeoPackage."""
    return IN_GEOPACKAGE.pack(b"GP", 0, LITTLE_ENDIAN, crs_number)


def wkb_in_geopackage(blob: bytes) -> bytes:
    """Return the geometry in the cell of a GeoPackage without what stands before it."""
    return blob[IN_GEOPACKAGE.size + ENVELOPE_BYTES[blob[3] >> 1 & 7] :]


def points_in_geopackage(blobs: tuple[bytes, ...], columns: int) -> Array | None:
    """Return the points of cells that were all written alike, with so many ``columns``, at once; None of others."""
    begin = IN_GEOPACKAGE.size
    size = begin + CODE_BYTES + 8 * columns
    if not all(type(blob) is bytes and len(blob) == size for blob in blobs):
        return None
    table = np.frombuffer(b"".join(blobs), np.uint8).reshape(-1, size)
    code = struct.pack("<BI", 1, WKB_POINT + (WKB_HEIGHTS if columns == 3 else 0))
    alike = (table[:, begin : begin + CODE_BYTES] == np.frombuffer(code, np.uint8)).all()
    if not alike or (table[:, 3] != LITTLE_ENDIAN).any():
        return None
    return np.ascontiguousarray(table[:, begin + CODE_BYTES :]).view("<f8").reshape(-1, columns)
