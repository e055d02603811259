"""Canyons in the slope of the sea floor: mud and sand run down it as water does on land, from river mouths above all.

Every cell of the slope and every river mouth sends its load to the lowest neighbour, and the cut grows with what has
come together: so small canyons join on their way down, and those off large rivers are the deepest.
"""

import numpy as np

from ...machine.jit import kernel
from ...raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from .lattice import rounded_off

DEEPEST = 420.0  # metres that a canyon is cut into the slope
RUNOFF = 0.02e-6  # m³/s of a m² of land, by which rivers are weighed against the slope
HALF_CUT = 30e6  # m² of the slope that make half of the deepest cut
SIDES = 0.55  # of the cut, in the cells beside it
HEADS, FULL, FADES = 0.1, 0.3, 0.65  # of the deepest sea: where canyons begin, are deepest, and become shallower
FLOOR = 0.25  # of a cut, that is left at the foot of the slope
ACROSS = 5  # cells over which mud finds its way out of a hollow
DIAGONAL = 0.7071067811865476
ON_SHELF = 0.08  # of a cut, where a large river leads over the shelf


def canyon_cuts(lattice, depth, deepest, scale, mouths):
    """Return how deep canyons are cut into a floor at some depth; ``mouths`` (n, 3) are places and m³/s of rivers."""
    share = depth / deepest
    rise = np.clip((share - HEADS) / (FULL - HEADS), 0.0, 1.0)
    fall = np.clip((share - FADES) / (1.0 - FADES), 0.0, 1.0)
    cutting = rise * rise * (3.0 - 2.0 * rise) * (1.0 - (1.0 - FLOOR) * fall * fall * (3.0 - 2.0 * fall))
    load = np.where(lattice.land | (share >= 1.0), 0.0, cutting * lattice.cell**2)
    river = np.zeros_like(load)
    row, col, inside = lattice.cells_at(mouths[:, :2])
    np.add.at(river, (row, col), mouths[inside, 2] / RUNOFF)
    order = np.argsort(np.where(lattice.land, -1.0, depth), axis=None, kind="stable")
    _carry_down(order, np.where(lattice.land, -1.0, depth), load, river)
    half = HALF_CUT * scale**2
    made = np.sqrt((load + river) / half)
    cut = made / (1.0 + made) * cutting
    made = np.sqrt(river / half)
    cut = np.maximum(cut, ON_SHELF * made / (1.0 + made)) * (DEEPEST * scale)
    cut[lattice.land] = 0.0
    wide = cut.copy()
    _widen(cut, wide)
    return rounded_off(wide)


@kernel
def _carry_down(order, depth, load, river):
    """Add what each cell has to that of its deepest neighbour, from the shallowest cell on."""
    ncols = depth.shape[1]
    for cell in order:
        row, col = cell // ncols, cell % ncols
        for reach in range(1, ACROSS + 1):
            to_row, to_col = _steepest(depth, row, col, reach)
            if to_row >= 0:
                load[to_row, to_col] += load[row, col]
                river[to_row, to_col] += river[row, col]
                break


@kernel
def _steepest(depth, row, col, reach):
    """Return the deepest of the eight cells that lie so many cells away, -1 if none is deeper."""
    nrows, ncols = depth.shape
    to_row, to_col, steepest = -1, -1, 0.0
    for direction in range(8):
        r, c = row + reach * ROW_OFFSETS[direction], col + reach * COLUMN_OFFSETS[direction]
        if 0 <= r < nrows and 0 <= c < ncols:
            drop = (depth[r, c] - depth[row, col]) * (DIAGONAL if direction & 1 else 1.0)
            if drop > steepest:
                to_row, to_col, steepest = r, c, drop
    return to_row, to_col


@kernel
def _widen(cut, wide):
    """Let the sides of each cut fall to its floor."""
    nrows, ncols = cut.shape
    for row in range(1, nrows - 1):
        for col in range(1, ncols - 1):
            for direction in range(8):
                beside = cut[row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]]
                wide[row, col] = max(wide[row, col], SIDES * beside)
