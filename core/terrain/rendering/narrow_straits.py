"""Straits that are narrower than a cell: islands on one raster do not touch, so that the water of each finds the sea.

Land that lies beside that of a larger island, or in the same cell, becomes sea. What counts is where the land of the
larger island was before anything was taken from it: so rasters agree, whatever their extent.
"""

from __future__ import annotations

import numpy as np

from ...arrays import Array
from ...raster.domain import dilated
from ..frames import ShoresOnGrid, land_mask
from ..types import GridCells


def near_land(shores: ShoresOnGrid, cells: GridCells) -> Array:
    """Return as bool which cells of a rectangle of the grid are land of an island, or touch some."""
    return dilated(land_mask(shores, cells.grown(1)) != 0)[1:-1, 1:-1]


def overlapping(boxes: Array, place: int) -> Array:
    """Return which of the rectangles (n, 4: top, left, bottom, right) before one of them overlap it."""
    own, earlier = boxes[place], boxes[:place]
    return np.flatnonzero((earlier[:, :2] < own[2:]).all(axis=1) & (earlier[:, 2:] > own[:2]).all(axis=1))
