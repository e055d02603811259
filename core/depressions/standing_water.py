"""What stands in depressions whose lakes are in balance: the lakes, and pans of salt where the ground is dry."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import NOWHERE, Heights, Indices, Mask, Values
from ..machine.jit import kernel
from ..raster.dtypes import working_type
from ..raster.raster import BAND_CELLS
from ..raster.tiles import row_bands
from .lakes import LakeForest

if TYPE_CHECKING:
    from ..ponds.standing import Standing


def lay_back(
    z: Heights, row_area: Values, forest: LakeForest, standing: Standing, outlet: Indices
) -> tuple[LakeForest, LakeForest, Mask]:
    """Return lakes and pans of salt, each as a `LakeForest` in which none is nested, and which lakes cover any cell.

    ``standing`` are ponds of the depressions of ``forest``, ``outlet`` is the cell over which each of these spills.
    """
    row_area = np.require(row_area, np.float64, ["C", "W"])
    number, pan = (each[: forest.level.size + 1] + 1 for each in (standing.of_pond, standing.pan))
    level = np.append(-np.inf, standing.level)
    water, dry = np.zeros(z.shape, np.int32), np.zeros(z.shape, np.int32)
    area, volume, depth, pan_area = np.zeros((4, max(level.size, standing.pans.size + 1)))
    for band in row_bands(z.shape, BAND_CELLS):
        heights = np.require(z[band], working_type(z.dtype), ["C", "W"])
        _stand(
            forest.cells[band], heights, row_area[band], number, level, pan, water[band], dry[band],
            area, volume, depth, pan_area,
        )  # fmt: skip
    own, pond = slice(1, level.size), standing.pans
    none = np.zeros(pond.size)
    lakes, kept = _of_some(water, standing.level, area[own], volume[own], depth[own], outlet)
    pans, _ = _of_some(dry, forest.level[pond - 1], pan_area[1 : pond.size + 1], none, none, forest.outlet[pond - 1])
    return lakes, pans, kept


def _of_some(labels, level, area, volume, depth, outlet):
    """Return those that have an area as a `LakeForest` in which none is nested, and which these are."""
    kept = area > 0
    if not kept.all():
        labels = np.append(0, np.where(kept, np.cumsum(kept), 0)).astype(np.int32)[labels]
    level, area, volume, depth, outlet = (each[kept] for each in (level, area, volume, depth, outlet))
    alone, empty = np.full(area.size, NOWHERE), np.zeros(area.size, np.int64)
    return LakeForest(level, area, volume, depth, outlet, alone, empty, labels), kept


@kernel
def _stand(depressions, heights, row_area, number, level, pan, water, dry, area, volume, depth, pan_area):
    """Write, for a band of rows, the lake over each cell or the pan that it is part of, and add to their facts."""
    for row in range(heights.shape[0]):
        for col in range(heights.shape[1]):
            depression = depressions[row, col]
            if depression == 0:
                continue
            lake = number[depression]
            deep = level[lake] - heights[row, col]
            if deep > 0.0:
                water[row, col] = lake
                area[lake] += row_area[row]
                volume[lake] += deep * row_area[row]
                depth[lake] = max(depth[lake], deep)
            else:
                dry[row, col] = pan[depression]
                pan_area[pan[depression]] += row_area[row]
