"""Floors of valleys: how high ground beside a river is at most, the wider and flatter the larger and gentler the river.

Within W of a river ground rises by a slope a little steeper than the river's own, from there on by its limit:

    z ≤ z_r + min(1.5·S + 0.0015, 0.1)·min(d, W) + s·max(d − W, 0),      W = A^0.3·min((0.01 / S)^0.8, 8)

with d the distance from the river, S its slope, A the area that it drains and s the limit of the hillslope. Of several
places along rivers that one counts in whose floor a cell lies deepest, d² − W² is least. Were it the lowest, ground
beside a river that winds would be held below it by the floor farther down, and the river with it.
"""

import numpy as np

from ...machine.jit import kernel
from ...machine.powers import power_table, raise_to_power
from ...network import distance_down
from ...run.run import Run
from ...run.threads import map_tiles

LEAST_AREA = 2e6  # m²: smaller streams have no floor
GENTLE = 0.01  # slope of a river whose floor is as wide as its size alone makes it
BY_SLOPE, BY_AREA = 0.8, 0.3
WIDEST = 8.0
SHARE, LEAST, MOST = 1.5, 0.0015, 0.1  # slope of a floor: so much of the river's, and that, at most
SEEN = 0.7  # cells in half of a floor that shows
BEYOND = 6.0  # cells from its edge on, as far as slopes above it are held
TAPER = 0.5  # by how much of the way along a river the half width of its floor changes at most: a wide one is no disc
APART = 6.0  # how many places along a river make one half width


def floor_caps(run, level, z, area, source, limit, theta, cap, tiles):
    """Lower ``cap`` to the greatest heights beside rivers."""
    discs = find_discs(level, z, area, source, theta)
    if len(discs):

        def work(tile):
            _lay_discs(discs, limit, level.cell, cap, *tile)

        map_tiles(run, work, tiles)


def find_discs(level, z, area, source, theta):
    """Return row, column, height, half width and slope of the floor (n, 5) of rivers that have one to be seen."""
    cells = level.rivers.cell
    drained = area.reshape(-1)[cells]
    power = drained.copy()
    _power_all(power, power.view(np.int64), power_table(theta))
    slope = np.maximum(source.reshape(-1)[cells] / power, GENTLE / WIDEST**2)
    wider = GENTLE / slope
    _power_all(wider, wider.view(np.int64), power_table(BY_SLOPE))
    breadth = drained.copy()
    _power_all(breadth, breadth.view(np.int64), power_table(BY_AREA))
    width = breadth * np.minimum(wider, WIDEST)
    below = level.rivers.below
    _taper(width, below, TAPER * level.cell)
    rank = distance_down(Run(), below, np.arange(below.size)[::-1], np.ones(below.size), np.zeros(below.size))
    step = np.maximum((width / (APART * level.cell)).astype(np.int64), 1)
    seen = np.flatnonzero((drained > LEAST_AREA) & (width >= SEEN * level.cell) & (rank % step == 0))
    row, col = np.divmod(cells[seen], z.shape[1])
    rise = np.minimum(SHARE * slope[seen] + LEAST, MOST)
    return np.column_stack([row, col, z.reshape(-1)[cells[seen]], width[seen], rise])


@kernel
def _taper(width, below, most):
    """Let the half widths of floors change by so much from element to element at most, from 0 at springs on."""
    upper = np.zeros(width.size)
    for element in range(width.size - 1, -1, -1):
        width[element] = min(width[element], upper[element] + most)
        if below[element] >= 0:
            upper[below[element]] = max(upper[below[element]], width[element])
    for element in range(width.size):
        if below[element] >= 0:
            width[element] = min(width[element], width[below[element]] + most)


@kernel
def _power_all(values, bits, table):
    for place in range(values.size):
        raise_to_power(values, bits, place, table)


@kernel
def _lay_discs(discs, limit, cell, cap, top, bottom, left, right):
    """Lower the greatest heights of a tile to those of the floors that reach it: each cell lies on one."""
    inside = np.full((bottom - top, right - left), np.inf)
    for disc in range(discs.shape[0]):
        at_row, at_col, z = discs[disc, 0], discs[disc, 1], discs[disc, 2]
        width, rise = discs[disc, 3], discs[disc, 4]
        reach = width / cell + BEYOND
        low_row, high_row = max(int(at_row - reach), top), min(int(at_row + reach) + 1, bottom - 1)
        low_col, high_col = max(int(at_col - reach), left), min(int(at_col + reach) + 1, right - 1)
        for row in range(low_row, high_row + 1):
            for col in range(low_col, high_col + 1):
                square = ((row - at_row) ** 2 + (col - at_col) ** 2) * cell * cell
                if square <= reach * reach * cell * cell and square - width * width < inside[row - top, col - left]:
                    inside[row - top, col - left] = square - width * width
                    away = np.sqrt(square)
                    cap[row, col] = z + rise * min(away, width) + limit[row, col] * max(away - width, 0.0)
