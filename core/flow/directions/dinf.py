"""D∞: water that leaves a cell in any direction, shared between the two neighbours beside that direction.

Eight triangles meet in the centre of a cell, each with a corner in a neighbour across a side and a corner in a
neighbour across a corner of the cell. Water runs down the steepest of them (Tarboton 1997, doi:10.1029/96WR03137). Here
the triangles have the true size of the cells, which need not be square and may change from row to row.

An angle is counted from east, against the clock, in radians from 0 to 2π, as TauDEM does; it is -1 where the path ends
and NaN where there is no water. Angles strictly within a triangle have both of its corners below the cell, the others
follow one edge downwards, and cells with nothing below them take their D8 direction: so no water runs in a circle.
"""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from ...arrays import Codes, Heights, Values
from ...machine.indices import is_there
from ...machine.jit import kernel, unsigned
from ...raster.dtypes import working_type
from ...raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ...raster.storage import raster_of
from ...raster.tiles import TILE_SIDE, tile_rows, with_rim
from ...run.run import Run

PATH_ENDS = -1.0
QUARTER = math.pi / 2
WHOLE = 2 * math.pi
# Closer to an edge of a triangle than this, an angle is the direction of the edge: float32 knows it no better.
SNAP = 1e-6

# The triangles: the neighbour across a side, the one across a corner, the direction of the first and the sense in
# which angles grow from there.
ACROSS_SIDE = (0, 6, 6, 4, 4, 2, 2, 0)
ACROSS_CORNER = (7, 7, 5, 5, 3, 3, 1, 1)
SENSE = (1, -1, 1, -1, 1, -1, 1, -1)


def corner_angles(cell_width: Values, cell_height: Values) -> Values:
    """Return, for each row, the angle between the east and the centre of the neighbour in the northeast."""
    return np.arctan2(np.asarray(cell_height, np.float64), np.asarray(cell_width, np.float64))


def dinf_angles(
    run: Run, filled: Heights, codes: Codes, cell_width: Values, cell_height: Values, side: int = TILE_SIDE
) -> Values:
    """Return the angle in which water leaves each cell, as float32; -1 where its path ends, NaN where there is none.

    Parameters
    ----------
    filled : heights without depressions, raster of any real type
    codes : D8 directions of the same cells in the code of the core: they lead over flats, and where a neighbour is
        missing that a triangle would need; a path that ends there ends here too
    cell_width, cell_height : metres on the ground, one number for each row
    """
    codes = raster_of(codes, np.uint8)
    width, height = (np.array(size, np.float64) for size in (cell_width, cell_height))
    corner = corner_angles(width, height)
    angles = run.empty(filled.shape, np.float32)
    tiles = [tile for row in tile_rows(filled.shape, side) for tile in row]

    def share_sizes(tile):
        return tile, [each[tile.top : tile.bottom] for each in (width, height, corner)]

    run.map(partial(_turn_tile, filled, codes, angles), tiles, share_sizes)
    return angles


def _turn_tile(filled, codes, angles, job):
    """Write the angles of a tile."""
    tile, (width, height, corner) = job
    heights = with_rim(filled, tile, working_type(filled.dtype), np.inf)
    angles[tile.window] = find_angles(heights, with_rim(codes, tile, np.uint8, NO_DIRECTION), width, height, corner)


@kernel
def find_angles(filled: Heights, codes: Codes, width: Values, height: Values, corner: Values) -> Values:
    """Return the angles of a tile; rasters have a rim of one cell around it, without directions beyond the raster."""
    angles = np.empty((codes.shape[0] - 2, codes.shape[1] - 2), np.float32)
    around = np.empty(8, np.float64)
    slopes = np.empty(8, np.float64)
    for row in range(angles.shape[0]):
        for col in range(angles.shape[1]):
            code = int(codes[row + 1, col + 1])
            if code >= ENDS:
                angles[row, col] = PATH_ENDS if code == ENDS else np.nan
                continue
            for direction in range(8):
                r = row + 1 + ROW_OFFSETS[direction]
                c = col + 1 + COLUMN_OFFSETS[direction]
                around[direction] = filled[r, c] if codes[r, c] != NO_DIRECTION else np.nan
            here = np.float64(filled[row + 1, col + 1])
            triangle = steepest_triangle(here, around, slopes, width[row], height[row])
            if not is_there(triangle):
                angle = angle_of(code, corner[row])
            else:
                angle = _angle_within(triangle, here, around, width[row], height[row], corner[row])
            angles[row, col] = angle
            if angles[row, col] >= WHOLE:  # rounded up to a whole turn
                angles[row, col] = 0
    return angles


@kernel
def steepest_triangle(here: float, around: Values, slopes: Values, width: float, height: float) -> int:
    """Return which triangle falls most steeply, -1 if none falls.

    Comparisons with a missing neighbour are false: its triangles are never taken.
    """
    per_width = 1.0 / width
    per_height = 1.0 / height
    per_corner = 1.0 / math.sqrt(width * width + height * height)
    for triangle in range(8):
        beside = around[ACROSS_SIDE[triangle]]
        beyond = around[ACROSS_CORNER[triangle]]
        east_or_west = ACROSS_SIDE[triangle] % 4 == 0
        out = (here - beside) * (per_width if east_or_west else per_height)
        across = (beside - beyond) * (per_height if east_or_west else per_width)
        beyond_corner = across * (width if east_or_west else height) >= out * (height if east_or_west else width)
        slope = (here - beyond) * per_corner if beyond_corner else math.sqrt(out * out + across * across)
        slopes[triangle] = slope if across > 0 else (out if across <= 0 else 0.0)
    best = 0.0
    steepest = -1
    for triangle in range(8):
        if slopes[triangle] > best:
            best = slopes[triangle]
            steepest = triangle
    return steepest


@kernel
def _angle_within(triangle, here, around, width, height, corner):
    """Return the angle in which a triangle falls, or that of its edge if it falls beyond."""
    beside = around[ACROSS_SIDE[triangle]]
    beyond = around[ACROSS_CORNER[triangle]]
    east_or_west = ACROSS_SIDE[triangle] % 4 == 0
    out = (here - beside) / (width if east_or_west else height)
    across = (beside - beyond) / (height if east_or_west else width)
    opening = corner if east_or_west else QUARTER - corner
    within = min(math.atan2(across, out), opening) if across > 0 else 0.0
    angle = (8 - ACROSS_SIDE[triangle]) % 8 * (QUARTER / 2) + SENSE[triangle] * within
    return angle + WHOLE if angle < 0 else angle


@kernel
def angle_of(code: int, corner: float) -> float:
    """Return the angle of one of the eight directions in a row with this corner angle."""
    turn = (8 - code) & 7
    quarter = turn >> 1
    if turn & 1:
        return quarter * QUARTER + (corner if quarter % 2 == 0 else QUARTER - corner)
    return quarter * QUARTER


@kernel
def share_of_angle(angle: float, corner: float) -> tuple[int, int, float]:
    """Return the two neighbours beside an angle and the share of the second; the first gets the rest.

    Shares are in proportion to angles; one of them is exactly 0 or 1 along an edge. Whole numbers of 32 bits, no
    branches, and a division that does not look for zeros: so a row of them becomes vector code.
    """
    quarter = np.int32(angle / QUARTER)
    beyond = angle - quarter * QUARTER
    first = QUARTER - corner if quarter & 1 else corner
    past = beyond >= first
    opening = QUARTER - first if past else first
    beyond -= first if past else 0.0
    share = 1.0 if opening - beyond < SNAP else np.true_divide(beyond, opening)
    share = 0.0 if beyond < SNAP else share
    turn = 2 * quarter + np.int32(past)
    return np.int32(-turn & 7), np.int32((7 - turn) & 7), share


@kernel
def _share_row(angles, ncols, corner, receivers, shares):
    """Write what `shares_by_angle` returns of a row; the angles hold it and those beside it.

    Flat arrays and indices that cannot be negative, so that it becomes vector code.
    """
    across = unsigned(ncols)
    one = unsigned(1)
    for col in range(unsigned(receivers.size)):
        before = unsigned(col)
        here = before + across
        after = here + across
        angle = np.float64(angles[here + one])
        turns = (angle >= 0) & (angle < WHOLE + SNAP)
        first, second, share = share_of_angle(angle if turns else 0.0, corner)
        water = (  # where an angle is a number
            (1 if angles[here + one + one] == angles[here + one + one] else 0)
            | (2 if angles[after + one + one] == angles[after + one + one] else 0)
            | (4 if angles[after + one] == angles[after + one] else 0)
            | (8 if angles[after] == angles[after] else 0)
            | (16 if angles[here] == angles[here] else 0)
            | (32 if angles[before] == angles[before] else 0)
            | (64 if angles[before + one] == angles[before + one] else 0)
            | (128 if angles[before + one + one] == angles[before + one + one] else 0)
        )
        of_first = (1 << first) & water if turns & (share < 1.0) else 0
        of_second = (1 << second) & water if turns & (share > 0.0) else 0
        receivers[col] = of_first | of_second
        shares[col] = share if (of_first != 0) & (of_second != 0) else 0.0


@kernel
def shares_by_angle(angles: Values, corner: Values) -> tuple[Codes, Values]:
    """Return which neighbours each cell of a tile gives water to, as bit sets, and the share of the second of two.

    A neighbour outside the raster or without water gets none: all goes to the other, or stays. All have a rim of one
    cell around the tile; there angles are NaN beyond the raster, nobody has receivers, and shares are not known.
    """
    nrows, ncols = angles.shape
    receivers, shares, flat = np.zeros(angles.shape, np.uint8), np.empty(angles.shape, np.float64), angles.ravel()
    for row in range(1, nrows - 1):
        around, inside = flat[(row - 1) * ncols : (row + 2) * ncols], slice(1, ncols - 1)
        _share_row(around, ncols, corner[row - 1], receivers[row, inside], shares[row, inside])
    return receivers, shares


@kernel
def receivers_by_angle(angles: Values, corner: Values) -> Codes:
    """Return the receivers alone of `shares_by_angle`, without the rim."""
    return shares_by_angle(angles, corner)[0][1:-1, 1:-1]
