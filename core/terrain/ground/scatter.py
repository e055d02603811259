"""Places scattered over an island, none near another and none of the land far from all: Poisson discs.

Darts are thrown into the boxes of a lattice that is anchored to the plane, round after round; what a box is offered
comes from the seed and its column and row, and a dart that lands near one that sticks is dropped. Blocks of boxes take
turns by colour, as on a board of chess with four, so that no order runs over the whole island: a change of the shore
moves places close by and leaves those elsewhere alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...arrays import Array
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...machine.noise import scramble
from ...mesh.places import FAR_OUT, HALF_WORD
from ...plane.segment_grid import nearest_segment
from ...plane.shore_grid import bounds, cells_from_shore, is_inside, lay_shore
from ...plane.types import Land

if TYPE_CHECKING:
    from ...run.run import Run

SCATTER_ROUNDS = 4  # of darts, one at each box that holds none yet: with them `FILLING` is what it is
SCATTER_BLOCK = 8  # boxes from side to side: blocks of one colour are too far apart to meet
FILLING = 0.598  # of squares with the side of the least distance: so many places come into each
NEAR_THE_SHORE = 0.6  # of the least distance: so far out to sea places lie too, so that capes and islets are covered
BOX_FREE, BOX_TAKEN, BOX_CLOSED = range(3)  # what a box of the grid is


def least_distance(density: float) -> float:
    """Return how near places may come to each other so that there are about ``density`` of them in a square metre."""
    return float(np.sqrt(FILLING / density))


def scattered(run: Run, land: Land, apart: float, seed: int) -> Array:
    """Return places (n, 2) on an island, and a little off its shore, no two nearer than ``apart`` metres."""
    shore = lay_shore(land, apart)
    margin = NEAR_THE_SHORE * apart
    west, south, east, north = bounds(land)
    box = apart / np.sqrt(2.0)  # holds one place at most
    low_col, low_row = (int(np.floor((low - margin) / box)) for low in (west, south))
    ncols, nrows = (int(np.floor((high + margin) / box)) - low + 1 for high, low in ((east, low_col), (north, low_row)))
    corner = np.array([low_col, low_row])
    held = np.full((nrows + 4, ncols + 4, 2), np.inf)  # two boxes more on each side; -inf: none will ever come
    for turn in range(SCATTER_ROUNDS):
        run.check()
        _throw(shore, corner, box, apart, margin, scramble(seed, turn, 1), held)
        run.report((turn + 1) / SCATTER_ROUNDS)
    return held[np.isfinite(held[:, :, 0])]


@kernel
def _throw(shore, corner, box, apart, margin, seed, held):
    """Throw a dart into every box that holds none yet, block by block in two times two colours."""
    for colour in range(4):
        low_row, low_col = (corner[1] // SCATTER_BLOCK) * SCATTER_BLOCK, (corner[0] // SCATTER_BLOCK) * SCATTER_BLOCK
        for block_row in range(low_row, corner[1] + held.shape[0], SCATTER_BLOCK):
            for block_col in range(low_col, corner[0] + held.shape[1], SCATTER_BLOCK):
                if (block_row // SCATTER_BLOCK) % 2 == colour // 2 and (block_col // SCATTER_BLOCK) % 2 == colour % 2:
                    _throw_into_block(shore, corner, block_row, block_col, box, apart, margin, seed, held)


@kernel
def _throw_into_block(shore, corner, block_row, block_col, box, apart, margin, seed, held):
    for row in range(max(block_row - corner[1], 0), min(block_row - corner[1] + SCATTER_BLOCK, held.shape[0] - 4)):
        for col in range(max(block_col - corner[0], 0), min(block_col - corner[0] + SCATTER_BLOCK, held.shape[1] - 4)):
            if held[row + 2, col + 2, 0] < np.inf:
                continue
            bits = scramble(seed, corner[0] + col, corner[1] + row)
            x = (corner[0] + col + (bits & 65535) / HALF_WORD) * box
            y = (corner[1] + row + (bits >> 16) / HALF_WORD) * box
            if cells_from_shore(shore, x, y) <= FAR_OUT:
                held[row + 2, col + 2, 0] = -np.inf
                continue
            room = _room(held, row, col, x, y, corner, box, apart)
            if room == BOX_CLOSED:
                held[row + 2, col + 2, 0] = -np.inf
            if room != BOX_FREE:
                continue
            if is_inside(shore, x, y) or is_there(nearest_segment(shore.pieces, x, y, margin)[0]):
                held[row + 2, col + 2, 0] = x
                held[row + 2, col + 2, 1] = y


@kernel
def _room(held, row, col, x, y, corner, box, apart):
    """Tell whether no place near a dart is taken, or whether one is so near that no dart in the box will ever do."""
    west = (corner[0] + col) * box
    south = (corner[1] + row) * box
    room = BOX_FREE
    for near_row in range(row, row + 5):
        for near_col in range(col, col + 5):
            place_x = held[near_row, near_col, 0]
            if not np.isfinite(place_x):
                continue
            place_y = held[near_row, near_col, 1]
            if (place_x - x) ** 2 + (place_y - y) ** 2 < apart * apart:
                room = BOX_TAKEN
                far_x = max(place_x - west, west + box - place_x)
                far_y = max(place_y - south, south + box - place_y)
                if far_x * far_x + far_y * far_y < apart * apart:
                    return BOX_CLOSED
    return room
