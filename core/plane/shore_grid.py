"""The shore of an island in short pieces on a grid, and what each cell knows of land and shore.

Whether a point is land follows from the centre of its cell and the few pieces between the two; and a cell that lies far
from the shore says so without any search.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Coordinates, Indices, Integers, Mask, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from .segment_grid import SegmentGrid, empty_grid, insert, line_of, nearest_on
from .segments import crosses

if TYPE_CHECKING:
    from .types import Land

# Where the centre of a cell is, in cells: aside of its middle, through which straight shores of round numbers may run.
MIDDLE_X, MIDDLE_Y = 0.5 + 1e-3 * math.sqrt(2.0), 0.5 - 1e-3 * math.sqrt(3.0)


class ShoreGrid(NamedTuple):
    """The shores of an island, cut into pieces no longer than a cell of the grid, as kernels take them."""

    pieces: SegmentGrid
    inside: np.ndarray  # uint8: the centre of each cell is land
    cells_away: np.ndarray  # float64: cells to the nearest one with shore, a king's moves; negative off the land
    ring: np.ndarray  # the ring of each piece
    along: np.ndarray  # metres along the ring to the beginning of each piece


def bounds(land: Land) -> tuple[float, float, float, float]:
    """Return west, south, east and north of an island."""
    outer = land.rings[0]
    return (*outer.min(axis=0).tolist(), *outer.max(axis=0).tolist())


def lay_shore(land: Land, cell: float) -> ShoreGrid:
    """Return the `ShoreGrid` of an island with cells ``cell`` metres wide."""
    pieces = [_cut(np.asarray(points, np.float64), cell) for points in land.rings]
    ends = np.concatenate([piece for piece, _ in pieces])
    ring = np.repeat(np.arange(len(pieces)), [len(piece) for piece, _ in pieces])
    along = np.concatenate([along for _, along in pieces])
    longest = float(np.hypot(ends[:, 2] - ends[:, 0], ends[:, 3] - ends[:, 1]).max())
    grid = empty_grid(bounds(land), cell, longest, len(ends))
    grid.ends[:] = ends
    shape = grid.head.shape
    shore = ShoreGrid(grid, np.zeros(shape, np.uint8), np.full(shape, float(sum(shape))), ring, along)
    _lay(shore)
    return shore


def _cut(points, longest):
    """Return the pieces (x1, y1, x2, y2) of a ring, none longer than ``longest``, and how far along it each begins."""
    begin, end = points[:-1], points[1:]
    length = np.sqrt(((end - begin) ** 2).sum(axis=1))  # the same on all machines, unlike hypot
    begin, end, length, along = (part[length > 0] for part in (begin, end, length, np.cumsum(length) - length))
    count = np.ceil(length / longest).astype(np.int64)
    segment = np.repeat(np.arange(len(begin)), count)
    number = np.arange(segment.size) - np.repeat(np.cumsum(count) - count, count)
    parts = (number / count[segment])[:, None], ((number + 1) / count[segment])[:, None]
    cuts = [begin[segment] + part * (end - begin)[segment] for part in parts]
    cuts[1] = np.where(parts[1] == 1.0, end[segment], cuts[1])  # a rounded sum may miss the vertex
    return np.concatenate(cuts, axis=1), along[segment] + parts[0][:, 0] * length[segment]


def insides(shore: ShoreGrid, xy: Coordinates) -> Mask:
    """Tell for each of the points ``xy`` (n, 2) whether it is on land."""
    found = np.zeros(len(xy), np.bool_)
    _insides(shore, np.require(xy, np.float64, ["C", "W"]), found)
    return found


def nearest_on_shore(shore: ShoreGrid, xy: Coordinates) -> tuple[Coordinates, Indices, Values]:
    """Return for each of the points ``xy`` the nearest one on the shore, its ring, and how far along the ring it is."""
    _, piece, _ = nearest_on(shore.pieces, xy)
    a, b = shore.pieces.ends[piece, :2], shore.pieces.ends[piece, 2:]
    length = np.sqrt(((b - a) ** 2).sum(axis=1))
    share = np.clip(((xy - a) * (b - a)).sum(axis=1) / length**2, 0.0, 1.0)
    return a + share[:, None] * (b - a), shore.ring[piece], shore.along[piece] + share * length


@kernel
def _lay(shore):
    """Enter all pieces of the shore, and find the land and the distance of each cell."""
    grid, inside, cells_away = shore.pieces, shore.inside, shore.cells_away
    nrows, ncols = grid.head.shape
    for piece in range(grid.ends.shape[0]):
        insert(grid, piece)
        _change_sides(grid, piece, inside)
    for row in range(nrows):
        for col in range(ncols):
            if col > 0:
                inside[row, col] ^= inside[row, col - 1]
            if is_there(grid.head[row, col]):
                cells_away[row, col] = 0.0
    _spread(cells_away)
    for row in range(nrows):
        for col in range(ncols):
            if inside[row, col] == 0:
                cells_away[row, col] = -cells_away[row, col]


@kernel
def _change_sides(grid, piece, inside):
    """Mark in each row of centres that a piece crosses the first cell to its right: all from there on change sides."""
    frame, ends = grid.frame, grid.ends
    x1, y1, x2, y2 = ends[piece, 0], ends[piece, 1], ends[piece, 2], ends[piece, 3]
    first = line_of(min(y1, y2), frame[1], frame[2], inside.shape[0])
    last = line_of(max(y1, y2), frame[1], frame[2], inside.shape[0])
    for row in range(first, last + 1):
        y = frame[1] + (row + MIDDLE_Y) * frame[2]
        if (y1 <= y) != (y2 <= y):
            x = x1 + (y - y1) / (y2 - y1) * (x2 - x1)
            inside[row, int(np.floor((x - frame[0]) / frame[2] - MIDDLE_X)) + 1] ^= 1


@kernel
def _spread(away):
    """Turn 0 and large numbers into the distance to the next 0, in a king's moves: two scans, there and back."""
    nrows, ncols = away.shape
    for scan in range(2):
        step = 1 - 2 * scan
        for nth_row in range(nrows):
            row = nth_row if scan == 0 else nrows - 1 - nth_row
            for nth_col in range(ncols):
                col = nth_col if scan == 0 else ncols - 1 - nth_col
                away[row, col] = _least_before(away, row, col, step)


@kernel
def _least_before(away, row, col, step):
    """Return the distance of a cell as those of the four neighbours that a scan has passed have it."""
    ncols = away.shape[1]
    least = away[row, col]
    if 0 <= col - step < ncols:
        least = min(least, away[row, col - step] + 1.0)
    if 0 <= row - step < away.shape[0]:
        for beside in range(max(col - 1, 0), min(col + 2, ncols)):
            least = min(least, away[row - step, beside] + 1.0)
    return least


@kernel
def is_inside(shore: ShoreGrid, x: float, y: float) -> bool:
    """Tell whether a point is on land: as its cell's centre, changed by each piece of shore between the two."""
    return is_on_land(shore.pieces, shore.inside, x, y)


@kernel
def is_on_land(pieces: Integers, inside: Mask, x: float, y: float) -> bool:
    """Tell whether a point is on land, given two parts of a `ShoreGrid`: fewer arrays are faster to hand over."""
    frame, head, following, ends = pieces.frame, pieces.head, pieces.following, pieces.ends
    if x < frame[0] or y < frame[1]:
        return False
    row = int((y - frame[1]) / frame[2])
    col = int((x - frame[0]) / frame[2])
    nrows, ncols = head.shape
    if row >= nrows or col >= ncols:
        return False
    centre_x = frame[0] + (col + MIDDLE_X) * frame[2]
    centre_y = frame[1] + (row + MIDDLE_Y) * frame[2]
    land = inside[row, col] == 1
    for near_row in range(max(row - 1, 0), min(row + 2, nrows)):
        for near_col in range(max(col - 1, 0), min(col + 2, ncols)):
            piece = head[near_row, near_col]
            while is_there(piece):
                if crosses(centre_x, centre_y, x, y, ends[piece, 0], ends[piece, 1], ends[piece, 2], ends[piece, 3]):
                    land = not land
                piece = following[piece]
    return land


@kernel
def _insides(shore, xy, found):
    pieces, inside = shore.pieces, shore.inside
    for point in range(found.size):
        found[point] = is_on_land(pieces, inside, xy[point, 0], xy[point, 1])


@kernel
def cells_from_shore(shore: ShoreGrid, x: float, y: float) -> int:
    """Return how many cells the cell of a point is from the nearest with shore; below 0 off the land."""
    frame, away = shore.pieces.frame, shore.cells_away
    nrows, ncols = away.shape
    return away[line_of(y, frame[1], frame[2], nrows), line_of(x, frame[0], frame[2], ncols)]


@kernel
def cells_inland(frame: Values, away: Integers, x: float, y: float) -> float:
    """Return roughly how far a point is from the shore, in cells: `ShoreGrid.cells_away` between their centres."""
    nrows, ncols = away.shape
    col = min(max((x - frame[0]) / frame[2] - 0.5, 0.0), ncols - 1.001)
    row = min(max((y - frame[1]) / frame[2] - 0.5, 0.0), nrows - 1.001)
    left, low = int(col), int(row)
    u, v = col - left, row - low
    bottom = away[low, left] * (1.0 - u) + away[low, left + 1] * u
    top = away[low + 1, left] * (1.0 - u) + away[low + 1, left + 1] * u
    return bottom * (1.0 - v) + top * v
