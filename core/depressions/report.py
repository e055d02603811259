"""What a fill has done: how many cells, how much water, how deep; and depressions that are to stay."""

from typing import NamedTuple

import numpy as np

CHUNK_ROWS = 512


class FillReport(NamedTuple):
    """The numbers of a fill; heights in the unit of the raster, the volume in that unit times square metres."""

    cells: int
    volume: float
    deepest: float


def report_fill(z, filled, valid, cell_area):
    """Measure a fill; ``cell_area`` holds the area of a cell in each row, in square metres."""
    cells, volume, deepest = 0, 0.0, 0.0
    for top in range(0, z.shape[0], CHUNK_ROWS):
        part = np.s_[top : top + CHUNK_ROWS]
        raised = (filled[part] != z[part]) & valid[part]
        row = np.nonzero(raised)[0]
        depth = filled[part][raised].astype(np.float64) - z[part][raised].astype(np.float64)
        cells += depth.size
        volume += float(np.sum(depth * cell_area[part][row]))
        deepest = max(deepest, float(depth.max(initial=0.0)))
    return FillReport(cells, volume, deepest)


def keep_deeper(z, filled, limit):
    """Return ``filled`` with the depressions deeper than ``limit`` left as they are in ``z``, and how many those are.

    Cells that were raised and touch, corners included, stand at one level: they are one depression.
    """
    from scipy import ndimage

    labels, count = ndimage.label(filled > z, np.ones((3, 3), np.int8))
    if count == 0:
        return filled, 0
    deepest = np.zeros(count + 1)
    raised = labels > 0
    np.maximum.at(deepest, labels[raised], filled[raised].astype(np.float64) - z[raised])
    stays = deepest > limit
    return np.where(stays[labels], z, filled), int(np.count_nonzero(stays))
