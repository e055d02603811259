"""Floors of valleys: how high ground beside a river is at most, the wider and flatter the larger and gentler the river.

Within W of a river ground rises by the slope f of its floor (both: `valley_floors`), from W + F on by its limit s. In
between lies the foot of the hillside, of what has come down from it, ever steeper:

    z ≤ z_r + f·d + (s − f)·(e − g/2),      e = max(d − W, 0),  g = e·(2 − e/F) where e < F, else F

with d the distance from the river. Of several places along rivers that one counts in
whose floor a cell lies deepest, d² − W² is least. Were it the lowest, ground beside a river that winds would be held
below it by the floor farther down, and the river with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...arrays import Array, Heights
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...network import distance_down
from ...raster.tiles import Tile
from ...run.run import Run
from ...run.threads import map_tiles
from ..valley_floors import FLOOR, floor_slopes, half_widths, powers_of

if TYPE_CHECKING:
    from .levels import CellLevel

FOOT = 0.6  # of half a floor: how wide the foot of the hillside beside it is; drawn
SEEN_FLOOR = 0.7  # cells in half of a floor that shows
CELLS_BEYOND = 6.0  # cells from its foot on, as far as slopes above it are held
PLACES_OF_A_WIDTH = 6.0  # how many places along a river make one half width


def floor_caps(
    run: Run,
    level: CellLevel,
    z: Heights,
    area: Array,
    source: Array,
    limit: Array,
    theta: float,
    cap: Array,
    tiles: list[Tile],
) -> None:
    """Lower ``cap`` to the greatest heights beside rivers."""
    discs = find_discs(level, z, area, source, theta)
    if len(discs):

        def work(tile):
            _lay_discs(discs, limit, level.cell, cap, tile)

        map_tiles(run, work, tiles)


def find_discs(level: CellLevel, z: Heights, area: Array, source: Array, theta: float) -> Array:
    """Return row, column, height, half width and slope of the floor (n, 5) of rivers that have one to be seen."""
    cells = level.rivers.cell
    drained = area.reshape(-1)[cells]
    slope = source.reshape(-1)[cells] / powers_of(drained, theta)
    width = half_widths(drained, slope)
    below = level.rivers.below
    _taper(width, below, FLOOR.taper * level.cell)
    rank = distance_down(Run(), below, np.arange(below.size - 1, -1, -1), np.ones(below.size), np.zeros(below.size))
    step = np.maximum((width / (PLACES_OF_A_WIDTH * level.cell)).astype(np.int64), 1)
    seen = np.flatnonzero((drained > FLOOR.least_area) & (width >= SEEN_FLOOR * level.cell) & (rank % step == 0))
    row, col = np.divmod(cells[seen], z.shape[1])
    rise = floor_slopes(slope[seen])
    return np.column_stack([row, col, z.reshape(-1)[cells[seen]], width[seen], rise])


@kernel
def _taper(width, below, most):
    """Let the half widths of floors change by so much from element to element at most, from 0 at springs on."""
    upper = np.zeros(width.size)
    for element in range(width.size - 1, -1, -1):
        width[element] = min(width[element], upper[element] + most)
        if is_there(below[element]):
            upper[below[element]] = max(upper[below[element]], width[element])
    for element in range(width.size):
        if is_there(below[element]):
            width[element] = min(width[element], width[below[element]] + most)


@kernel
def _lay_discs(discs, limit, cell, cap, tile: Tile):
    """Lower the greatest heights of a tile to those of the floors that reach it: each cell lies on one."""
    top, bottom, left, right = tile
    inside = np.full((bottom - top, right - left), np.inf)
    for disc in range(discs.shape[0]):
        at_row, at_col, z = discs[disc, 0], discs[disc, 1], discs[disc, 2]
        width, rise = discs[disc, 3], discs[disc, 4]
        foot = FOOT * width
        reach = (width + foot) / cell + CELLS_BEYOND
        low_row, high_row = max(int(at_row - reach), top), min(int(at_row + reach) + 1, bottom - 1)
        low_col, high_col = max(int(at_col - reach), left), min(int(at_col + reach) + 1, right - 1)
        for row in range(low_row, high_row + 1):
            for col in range(low_col, high_col + 1):
                square = ((row - at_row) ** 2 + (col - at_col) ** 2) * cell * cell
                if square <= reach * reach * cell * cell and square - width * width < inside[row - top, col - left]:
                    inside[row - top, col - left] = square - width * width
                    away = np.sqrt(square)
                    beyond = max(away - width, 0.0)
                    on_foot = beyond * (2.0 - beyond / foot) if beyond < foot else foot
                    cap[row, col] = z + rise * away + (limit[row, col] - rise) * (beyond - 0.5 * on_foot)
