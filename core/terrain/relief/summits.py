"""How high ground is on a raster of other cells than its own, of which none need lie on the highest place."""

from __future__ import annotations

import numpy as np

from ...arrays import Heights
from ...plane.types import Field
from ..ground.spline_heights import averaged, spline_heights, spline_samples

SUMMIT_SHARE = 0.9  # of the highest ground: lower is no highest cell of a raster
SHIFTS = 4  # along both axes, of rasters that lie differently
COARSEST_SHOWN = 5.0  # cells of the ground: of larger ones too few have a part of the summit for a mean to say much


def shown_cell(raster: float, cell: float) -> float:
    """Return the size of the cells whose summits those of a raster are to show, on ground with cells of ``cell``."""
    return min(raster, COARSEST_SHOWN * cell)


def shown_summit(z: Heights, cell: float, raster: float | None = None) -> float:
    """Return the height of the highest cell on rasters with cells of ``raster`` metres, a mean over where they may lie.

    ``z`` are heights of the ground on cells of ``cell`` metres; without a raster the summit is the highest of them.
    Larger cells than `COARSEST_SHOWN` are to show what cells of that size do.
    """
    highest = float(z.max())
    if raster is None or not highest > 0.0:
        return highest
    raster = shown_cell(raster, cell)
    spline = averaged(Field(spline_samples(z), 0.0, 0.0, cell, 0.0), raster)
    down, right = _places_on(z > SUMMIT_SHARE * highest, cell * SHIFTS / raster)
    heights = spline_heights(spline, np.column_stack([right, down]) * (raster / SHIFTS) - cell / 2)
    found = np.full(SHIFTS * SHIFTS, SUMMIT_SHARE * highest)
    np.maximum.at(found, down % SHIFTS * SHIFTS + right % SHIFTS, heights)
    return float(found.mean())


def _places_on(cells, finer):
    """Return rows and columns of the places on some cells, ``finer`` times as close as these."""
    place = np.argwhere(cells)
    first = np.ceil(place * finer).astype(np.int64)
    step = np.arange(int(finer) + 1)
    down, right = np.meshgrid(step, step, indexing="ij")
    row, col = first[:, :1] + down.ravel(), first[:, 1:] + right.ravel()
    there = (row < (place[:, :1] + 1) * finer) & (col < (place[:, 1:] + 1) * finer)
    return row[there], col[there]
