"""Valley cells by shape alone: where the ground, once it is smoothed, is nowhere the highest of four cells.

After Peuker & Douglas (1975, doi:10.1016/0146-664X(75)90005-2), in float32 and in the order of TauDEM, of which one
cell in ten thousand would differ otherwise.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Heights, Mask, Values
from ..raster.tiles import row_bands

if TYPE_CHECKING:
    from ..run.run import Run

VALLEYS_AT_A_TIME = 1 << 18
# Beginning with the cell itself: down, right, and what counts of it.
WEIGHTS = (
    (0, 0, 0.4),
    *((down, right, 0.1) for down, right in ((0, 1), (-1, 0), (0, -1), (1, 0))),
    *((down, right, 0.05) for down, right in ((-1, 1), (-1, -1), (1, -1), (1, 1))),
)


def valley_cells(run: Run, z: Heights, valid: Mask) -> Mask:
    """Return which cells are valleys: none in the outermost rows and columns, nor beside cells that have no data."""
    cells = run.empty(z.shape, np.bool_)
    run.map(partial(_find_valleys, z, valid, cells), row_bands(z.shape, VALLEYS_AT_A_TIME))
    return cells


def _find_valleys(z, valid, cells, rows):
    """Write the valleys of some rows."""
    nrows, top = z.shape[0], max(rows.start - 2, 0)
    near = slice(top, min(rows.stop + 2, nrows))
    heights = np.where(valid[near], z[near], np.nan).astype(np.float32)
    at_rim = top == 0, near.stop == nrows
    cells[rows] = valleys_of(heights, at_rim)[rows.start - top : rows.stop - top]


def valleys_of(heights: Heights, at_rim: tuple[bool, bool] = (True, True)) -> Mask:
    """Return the valleys among heights in float32, NaN without data.

    The first and the last row are at the rim of the raster or else there to smooth what is beside them alone.
    """
    smooth = weighted_means(heights)
    parts = [(down, right) for down in (slice(None, -1), slice(1, None)) for right in (slice(None, -1), slice(1, None))]
    highest = np.maximum.reduce([smooth[part] for part in parts])  # NaN where any has no data: nothing is less
    found = np.ones(heights.shape, np.bool_)
    for part in parts:
        found[part] &= smooth[part] < highest
    found[:, :1] = found[:, -1:] = False
    found[:1] &= not at_rim[0]
    found[-1:] &= not at_rim[1]
    return found


def weighted_means(heights: Heights) -> Values:
    """Return means of nine cells, of those that have data; outermost cells stay as they are."""
    smooth = heights.copy()
    nrows, ncols = heights.shape
    if min(nrows, ncols) < 3:
        return smooth
    total, weight = (np.zeros((nrows - 2, ncols - 2), np.float32) for _ in range(2))
    for down, right, share in WEIGHTS:
        there = heights[1 + down : nrows - 1 + down, 1 + right : ncols - 1 + right]
        known = there == there
        total += np.where(known, there, 0) * np.float32(share)
        weight += known * np.float32(share)
    inner = smooth[1:-1, 1:-1]
    np.divide(total, weight, out=inner, where=inner == inner)
    return smooth
