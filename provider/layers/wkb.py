"""Geometries as well-known binary, packed and parsed by hand where a million of them would take QGIS long."""

import struct

import numpy as np

WKB_POINT, WKB_LINE, WKB_LINE_Z = 1, 2, 1002


def point_wkb(x, y):
    """Return a point as WKB."""
    return struct.pack("<BIdd", 1, WKB_POINT, x, y)


def line_wkb(vertices):
    """Return a line as WKB, with heights if its vertices have three columns."""
    vertices = np.ascontiguousarray(vertices, "<f8")
    kind = WKB_LINE if vertices.shape[1] == 2 else WKB_LINE_Z
    return struct.pack("<BII", 1, kind, len(vertices)) + vertices.tobytes()
