"""Canyons in the slope of the sea floor: mud and sand run down it as water does on land, from river mouths above all.

Every cell of the slope and every river mouth sends its load down the slope, and the cut grows with what has come
together: so small canyons join on their way down, and those off large rivers are the deepest. Of the neighbours down
the slope each takes the one that leads back to the line of steepest fall from where its canyon began; the steepest
alone would make canyons run along rows, columns and diagonals (Orlandini et al. 2003, doi:10.1029/2002WR001639).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...arrays import Array
from ...machine.indices import is_cell, is_there
from ...machine.jit import kernel
from ...raster.neighbours import COLUMN_OFFSETS, DIAGONAL, ROW_OFFSETS
from .lattice import SeaLattice, rounded_off

if TYPE_CHECKING:
    from .sea_shape import SeaShape

SPREAD_CELLS_OFF = 5  # cells over which mud finds its way out of a hollow
CORNER_SHARE = DIAGONAL / 2.0  # one over the way to a neighbour across a corner
STRAIGHT_ON = 0.7  # cosine of the angle from the fall of the slope, within which a neighbour leads down it


def canyon_cuts(lattice: SeaLattice, depth: Array, shape: SeaShape, mouths: Array) -> Array:
    """Return how deep canyons are cut into a floor at some depth; ``mouths`` (n, 3) are places and m³/s of rivers."""
    down = np.clip((depth / shape.depth - shape.heads) / (1.0 - shape.heads), 0.0, 1.0)
    cutting = 4.0 * down * (1.0 - down)
    load = np.where(lattice.land, 0.0, cutting * lattice.cell**2)
    river = np.zeros_like(load)
    row, col, inside = lattice.cells_at(mouths[:, :2])
    np.add.at(river, (row, col), mouths[inside, 2] / shape.runoff)
    floor = np.where(lattice.land, -1.0, depth)
    southward, eastward = (rounded_off(fall) for fall in np.gradient(floor))
    _carry_down(np.argsort(floor, axis=None, kind="stable"), floor, southward, eastward, load, river)
    made = np.sqrt((load + river) / shape.half_cut)
    cut = made / (1.0 + made) * cutting * shape.canyon
    cut[lattice.land] = 0.0
    wide = cut.copy()
    _widen(cut, shape.sides, wide)
    return rounded_off(wide)


@kernel
def _carry_down(order, depth, southward, eastward, load, river):
    """Add what each cell has to that of the neighbour down the slope, from the shallowest cell on."""
    ncols = depth.shape[1]
    most, aside = np.zeros_like(load), np.zeros_like(load)  # of what came from one cell, and cells it was off its line
    for cell in order:
        row, col = cell // ncols, cell % ncols
        to_row, to_col, off = _ahead(depth, row, col, southward[row, col], eastward[row, col], aside[row, col])
        reach = 1
        while not is_there(to_row) and reach <= SPREAD_CELLS_OFF:
            to_row, to_col = _steepest(depth, row, col, reach)
            reach += 1
        if not is_there(to_row):
            continue
        load[to_row, to_col] += load[row, col]
        river[to_row, to_col] += river[row, col]
        if load[row, col] + river[row, col] > most[to_row, to_col]:
            most[to_row, to_col] = load[row, col] + river[row, col]
            aside[to_row, to_col] = off


@kernel
def _ahead(depth, row, col, southward, eastward, aside):
    """Return the deeper neighbour down the slope that stays nearest to the line of fall, and how far it is off it."""
    nrows, ncols = depth.shape
    to_row, to_col, nearest = -1, -1, 0.0
    steepness = np.sqrt(southward * southward + eastward * eastward)
    for direction in range(8):
        south, east = ROW_OFFSETS[direction], COLUMN_OFFSETS[direction]
        r, c = row + south, col + east
        if not is_cell(r, c, nrows, ncols) or depth[r, c] <= depth[row, col]:
            continue
        down = (south * southward + east * eastward) * (CORNER_SHARE if direction & 1 else 1.0)
        if down >= STRAIGHT_ON * steepness and steepness > 0.0:
            off = aside + (east * southward - south * eastward) / steepness
            if not is_there(to_row) or abs(off) < abs(nearest):
                to_row, to_col, nearest = r, c, off
    return to_row, to_col, nearest


@kernel
def _steepest(depth, row, col, reach):
    """Return the deepest of the eight cells that lie so many cells away, -1 if none is deeper."""
    nrows, ncols = depth.shape
    to_row, to_col, steepest = -1, -1, 0.0
    for direction in range(8):
        r, c = row + reach * ROW_OFFSETS[direction], col + reach * COLUMN_OFFSETS[direction]
        if is_cell(r, c, nrows, ncols):
            drop = (depth[r, c] - depth[row, col]) * (CORNER_SHARE if direction & 1 else 1.0)
            if drop > steepest:
                to_row, to_col, steepest = r, c, drop
    return to_row, to_col


@kernel
def _widen(cut, sides, wide):
    """Let the sides of each cut fall to its floor."""
    nrows, ncols = cut.shape
    for row in range(1, nrows - 1):
        for col in range(1, ncols - 1):
            for direction in range(8):
                beside = cut[row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]]
                wide[row, col] = max(wide[row, col], sides * beside)
