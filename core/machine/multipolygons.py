"""MultiPolygons as well-known binary (WKB), from rings in flat arrays."""

from __future__ import annotations

import struct

POLYGON, MULTIPOLYGON = 3, 6
BYTES_PER_VERTEX = 16


def multipolygon_wkb(polygons: list[int], rings: list[int], coordinates: bytes) -> bytes:
    """Return the MultiPolygon of rings in a row, the shell of each polygon before its holes.

    Parameters
    ----------
    polygons : list, the first ring of each polygon, and the end
    rings : list, the first vertex of each ring, and the end; a ring ends where it begins
    coordinates : bytes, x and y of each vertex as little-endian float64
    """
    parts = [struct.pack("<BII", 1, MULTIPOLYGON, len(polygons) - 1)]
    for shell, end in zip(polygons[:-1], polygons[1:]):
        parts.append(struct.pack("<BII", 1, POLYGON, end - shell))
        for ring in range(shell, end):
            parts.append(struct.pack("<I", rings[ring + 1] - rings[ring]))
            parts.append(coordinates[BYTES_PER_VERTEX * rings[ring] : BYTES_PER_VERTEX * rings[ring + 1]])
    return b"".join(parts)
