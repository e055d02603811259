"""Plain truths about ground that water walks over: its neighbours, on flat and on joined maps."""

import numpy as np
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS


def places(neighbours):
    """Return the directions that count."""
    return range(0, 8, 2) if neighbours == 4 else range(8)


def shifted(values, place, periodic, outside):
    """Return for each cell the value of its neighbour in a direction."""
    nrows, ncols = values.shape
    wide = np.full((nrows + 2, ncols + 2), outside, np.result_type(values, type(outside)))
    wide[1:-1, 1:-1] = values
    if periodic:
        wide[1:-1, 0], wide[1:-1, -1] = values[:, -1], values[:, 0]
    top, left = 1 + ROW_OFFSETS[place], 1 + COLUMN_OFFSETS[place]
    return wide[top : top + nrows, left : left + ncols]


def lowest_neighbour(z, domain, neighbours, periodic):
    """Return the height of the lowest neighbour of each cell that is no void, infinity where there is none."""
    height = np.where(domain > 0, z, np.inf)
    return np.min([shifted(height, place, periodic, np.inf) for place in places(neighbours)], axis=0)
