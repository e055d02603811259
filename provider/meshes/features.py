"""Triangles and the cells of nodes as polygons."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...core.arrays import Array, Coordinates, Heights
from ..layers.wkb import polygon_wkb

FEATURES_AT_ONCE = 1 << 14  # triangles between two looks for a cancel


def triangle_features(places: Coordinates, corners: Coordinates, z: Heights, area: Array) -> Iterator:
    """Yield triangles as features with the fields MESH_TRIANGLES."""
    for begin in range(0, len(corners), FEATURES_AT_ONCE):
        some = corners[begin : begin + FEATURES_AT_ONCE]
        heights = z[some]
        columns = [(some + 1).tolist(), *(each(heights, axis=1).tolist() for each in (np.min, np.mean, np.max))]
        columns.append(area[begin : begin + FEATURES_AT_ONCE].tolist())
        rings = places[some[:, [0, 1, 2, 0]]]
        for number, (ring, nodes, *row) in enumerate(zip(rings, *columns), begin + 1):
            yield polygon_wkb([ring]), (number, *nodes, *row)


def node_cell_features(rings: Coordinates, first: Array, rows) -> Iterator:
    """Yield the cells of nodes as features: rings one after the other, and the values of each."""
    for number, row in enumerate(rows):
        ring = rings[first[number] : first[number + 1]]
        if len(ring) > 3:
            yield polygon_wkb([ring]), (number + 1, *row)
