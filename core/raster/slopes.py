"""How steep the cells of a raster are, and means of what lies around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Heights, Mask, Values
from ..machine.arctangent import slope_share
from ..machine.jit import kernel
from ..run.threads import map_tiles
from .tiles import row_bands

if TYPE_CHECKING:
    from ..run.run import Run

SLOPES_AT_A_TIME = 250_000


def slope_shares(run: Run, z: Heights, valid: Mask, cell_width: Values, cell_height: Values) -> Values:
    """Return slopes as shares of a right angle, 0 on the level; where nothing is known, land is level.

    ``cell_width`` and ``cell_height`` are those of each row.
    """
    shares = np.zeros(z.shape, np.float32)

    def measure(band):
        east, north = rise_of_rows(z, valid, band, cell_width, cell_height)
        slope = np.sqrt(east * east + north * north)
        _to_shares(slope.ravel())
        shares[band] = slope

    map_tiles(run, measure, row_bands(z.shape, SLOPES_AT_A_TIME))
    return shares


@kernel
def _to_shares(slopes):
    """Turn slopes in metres a metre into shares of a right angle."""
    for index in range(slopes.size):
        slopes[index] = slope_share(slopes[index])


def rise_of_rows(
    z: Heights, valid: Mask, band: slice, cell_width: Values, cell_height: Values
) -> tuple[Values, Values]:
    """Return how steeply some rows rise to the east and to the north; 0 where nothing is known."""
    top, bottom = max(band.start - 1, 0), min(band.stop + 1, z.shape[0])
    heights, known = z[top:bottom].astype(np.float64), valid[top:bottom]
    heights[~known] = 0.0
    own = slice(band.start - top, band.stop - top)

    def difference(axis, size):
        """Return the mean of the rises to both neighbours, or that to the only one that is known."""
        rise, count = np.zeros(heights.shape), np.zeros(heights.shape)
        last, first = [slice(None)] * 2, [slice(None)] * 2
        last[axis], first[axis] = slice(1, None), slice(None, -1)
        last, first = tuple(last), tuple(first)
        both = known[last] & known[first]
        step = np.where(both, heights[last] - heights[first], 0.0)
        for side in (first, last):
            rise[side] += step
            count[side] += both
        return (rise / np.maximum(count, 1))[own] / size[band][:, None]

    return difference(1, cell_width), -difference(0, cell_height)


def mean_around(values: Values) -> Values:
    """Return the mean of each cell and its eight neighbours; beyond the rim are cells like those on it."""
    wide = np.pad(values, 1, mode="edge")
    rows = wide[:-2] + wide[1:-1] + wide[2:]
    return (rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:]) / 9.0
