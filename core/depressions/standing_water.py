"""What stands in depressions whose lakes are in balance: the lakes, and pans of salt where the ground is dry."""

from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..raster.dtypes import working_type
from ..raster.tiles import row_bands
from .lakes import LakeForest

BAND_CELLS = 1 << 20
NOWHERE = -1


class StandingWater(NamedTuple):
    """The lakes that stand, as a `LakeForest` in which none is nested, and the pans of salt beside them.

    ``depressions`` are those that the lakes stand in; pans are what is dry of a depression that stands alone, and
    ``pans`` is such a forest of them.
    """

    lakes: LakeForest
    depressions: np.ndarray
    pans: LakeForest


def standing_water(z, row_area, found):
    """Return the `StandingWater` of `BalancedLakes`."""
    forest, balance = found.forest, found.balance
    count = forest.level.size
    alone = np.flatnonzero(balance.lake == np.arange(count))
    number = np.append(0, np.where(balance.lake >= 0, np.searchsorted(alone, balance.lake) + 1, 0)).astype(np.int32)
    level = np.append(0.0, balance.level[alone])
    roots, row_area = np.flatnonzero(forest.parent < 0), np.require(row_area, np.float64, ["C", "W"])
    pan = np.append(0, np.searchsorted(roots, np.arange(count), "right")).astype(np.int32)
    water, dry = np.zeros(z.shape, np.int32), np.zeros(z.shape, np.int32)
    area, volume, depth, pan_area = np.zeros((4, count + 1))
    for band in row_bands(z.shape, BAND_CELLS):
        heights = np.require(z[band], working_type(z.dtype), ["C", "W"])
        sums = area, volume, depth, pan_area
        _stand(forest.cells[band], heights, row_area[band], number, level, pan, water[band], dry[band], sums)
    wet = area[1 : alone.size + 1] > 0
    lakes = alone[wet]
    facts = (each[1 : alone.size + 1][wet] for each in (area, volume, depth))
    sill, beyond = found.sill[lakes], found.beyond[lakes]  # of these two the higher is the outlet
    outlet = np.where(found.ground.surface.reshape(-1)[sill] < forest.level[lakes], beyond, sill)
    outlet = np.where(balance.is_open[lakes], outlet, NOWHERE)
    single = np.full(lakes.size, NOWHERE), np.zeros(lakes.size, np.int64)
    standing = LakeForest(balance.level[lakes], *facts, outlet, *single, _renumbered(water, wet))
    is_pan = pan_area[1 : roots.size + 1] > 0
    roots, none = roots[is_pan], np.zeros(int(is_pan.sum()))
    single = forest.outlet[roots], np.full(roots.size, NOWHERE), np.zeros(roots.size, np.int64)
    pan_area = pan_area[1 : is_pan.size + 1][is_pan]
    pans = LakeForest(forest.level[roots], pan_area, none, none, *single, _renumbered(dry, is_pan))
    return StandingWater(standing, lakes, pans)


def _renumbered(labels, kept):
    """Return labels, 1, 2, …, of which some are left out."""
    return labels if kept.all() else np.append(0, np.where(kept, np.cumsum(kept), 0)).astype(np.int32)[labels]


@kernel
def _stand(depressions, heights, row_area, number, level, pan, water, dry, sums):
    """Write, for a band of rows, the lake over each cell or the pan that it is part of, and add to their facts."""
    area, volume, depth, pan_area = sums
    for row in range(heights.shape[0]):
        for col in range(heights.shape[1]):
            depression = depressions[row, col]
            if depression == 0:
                continue
            lake = number[depression]
            deep = level[lake] - heights[row, col] if lake > 0 else 0.0
            if deep > 0.0:
                water[row, col] = lake
                area[lake] += row_area[row]
                volume[lake] += deep * row_area[row]
                depth[lake] = max(depth[lake], deep)
            else:
                dry[row, col] = pan[depression]
                pan_area[pan[depression]] += row_area[row]
