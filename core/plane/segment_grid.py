"""A spatial index of segments: a uniform grid whose cells know the segments that lie in them.

    grid = grid_of_segments(start, end)  # all segments at once, of any length, each entered in every cell it touches
    distance, segment, foot = nearest_on(grid, xy)

    grid = empty_grid(box, cell, longest, capacity)  # short segments that come one by one
    grid.ends[segment] = x1, y1, x2, y2
    insert(grid, segment)  # enters it in the cell of its middle

The entries of a cell are a chain: ``head`` has the first, ``following`` the next after each, ``member`` the segment
that an entry stands for. A segment may reach beyond the cells that it is entered in by ``frame[3]`` metres, half the
length of the longest, and by nothing if it is in all cells that it touches; searches look so much farther.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Array, Coordinates, Indices, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from .segments import point_to_segment, share_along

CELLS_AROUND_A_BOX = 3  # cells around the box of an empty grid
MOST_CELLS_ACROSS = 4096  # of a grid from end to end
PAD = 1e-6  # of a cell, by which segments reach over into the next: more than rounding can do


class SegmentGrid(NamedTuple):
    """Segments in a grid, as kernels take them."""

    ends: np.ndarray  # float64 (n, 4): x and y of both ends of each segment
    frame: np.ndarray  # float64 (4): x and y of the south-western corner, size of a cell, metres beyond cells
    head: np.ndarray  # int64 (nrows, ncols): the first entry of each cell, or -1
    following: np.ndarray  # int64: the next entry of the same cell, or -1
    member: np.ndarray  # int64: the segment of each entry


def empty_grid(box: tuple[float, float, float, float], cell: float, longest: float, capacity: int) -> SegmentGrid:
    """Return a grid over ``box`` (west, south, east, north) for segments no longer than ``longest``, still without any.

    Entry and segment are the same number: each is entered once.
    """
    west, south, east, north = box
    shape = tuple(int(side / cell) + 2 * CELLS_AROUND_A_BOX + 1 for side in (north - south, east - west))
    frame = np.array(
        [west - CELLS_AROUND_A_BOX * cell, south - CELLS_AROUND_A_BOX * cell, cell, longest / 2], np.float64
    )
    return _without_segments(frame, shape, capacity)


def empty_like(grid: SegmentGrid, longest: float, capacity: int) -> SegmentGrid:
    """Return a grid of the same cells for other segments, no longer than ``longest``, still without any."""
    frame = grid.frame.copy()
    frame[3] = longest / 2
    return _without_segments(frame, grid.head.shape, capacity)


def _without_segments(frame, shape, capacity):
    head, following = np.full(shape, -1, np.int64), np.full(capacity, -1, np.int64)
    return SegmentGrid(np.zeros((capacity, 4)), frame, head, following, np.arange(capacity))


def grid_of_segments(start: Values, end: Values) -> SegmentGrid:
    """Return segments in a grid of about as many cells as there are segments."""
    ends = np.ascontiguousarray(np.concatenate([start, end], axis=1), np.float64)
    if not len(ends):
        return _without_segments(np.array([0.0, 0.0, 1.0, 0.0]), (1, 1), 0)
    low = np.minimum(ends[:, :2].min(axis=0), ends[:, 2:].min(axis=0))
    high = np.maximum(ends[:, :2].max(axis=0), ends[:, 2:].max(axis=0))
    size = np.maximum(high - low, np.finfo(np.float32).tiny)
    cell = max(np.sqrt(size[0] * size[1] / len(ends)), size.max() / MOST_CELLS_ACROSS)
    frame = np.array([low[0] - cell / 2, low[1] - cell / 2, cell, 0.0])
    ncols, nrows = (int(extent / cell) + 2 for extent in size)
    count = np.zeros((nrows, ncols), np.int64)
    _enter(ends, frame, count, np.empty(0, np.int64))
    last = np.cumsum(count)
    member = np.empty(last[-1], np.int64)
    first = last.reshape(count.shape) - count
    _enter(ends, frame, first.copy(), member)
    head = np.where(count > 0, first, -1)  # the entries of a cell lie one after the other in memory
    following = np.arange(1, member.size + 1)
    following[last[count.ravel() > 0] - 1] = -1
    return SegmentGrid(ends, frame, head, following, member)


@kernel
def _enter(ends, frame, cursor, member):
    """Enter every segment into the cells that it touches, or only count them while ``member`` is empty."""
    nrows, ncols = cursor.shape
    for segment in range(ends.shape[0]):
        x1, y1, x2, y2 = ends[segment, 0], ends[segment, 1], ends[segment, 2], ends[segment, 3]
        bottom, top = touched_rows(frame, nrows, y1, y2)
        for row in range(bottom, top + 1):
            left, right = touched_cols(frame, ncols, row, x1, y1, x2, y2)
            for col in range(left, right + 1):
                if member.size:
                    member[cursor[row, col]] = segment
                cursor[row, col] += 1


@kernel
def touched_rows(frame: Values, nrows: int, y1: float, y2: float) -> tuple:
    """Return the first and the last row of the grid that a segment touches."""
    pad = PAD * frame[2]
    bottom = int(max((min(y1, y2) - pad - frame[1]) / frame[2], 0.0))
    top = int(max((max(y1, y2) + pad - frame[1]) / frame[2], 0.0))
    return min(bottom, nrows - 1), min(top, nrows - 1)


@kernel
def touched_cols(frame: Values, ncols: int, row: int, x1: float, y1: float, x2: float, y2: float) -> tuple:
    """Return the first and the last column in which a segment touches a row of the grid."""
    pad = PAD * frame[2]
    low = frame[1] + row * frame[2] - pad
    high = low + frame[2] + 2 * pad
    west, east = min(x1, x2), max(x1, x2)
    rise = y2 - y1
    if rise != 0.0:
        one = x1 + (x2 - x1) * (min(max(low, min(y1, y2)), max(y1, y2)) - y1) / rise
        other = x1 + (x2 - x1) * (min(max(high, min(y1, y2)), max(y1, y2)) - y1) / rise
        west, east = max(west, min(one, other)), min(east, max(one, other))
    left = int(max((west - pad - frame[0]) / frame[2], 0.0))
    right = int(max((east + pad - frame[0]) / frame[2], 0.0))
    return min(left, ncols - 1), min(right, ncols - 1)


@kernel
def line_of(position: float, corner: float, cell: float, count: int) -> int:
    """Return the row of a grid that holds y, or the column that holds x, or the nearest of all ``count``."""
    return min(max(int((position - corner) / cell), 0), count - 1)


@kernel
def middle_cell(grid: SegmentGrid, segment: Indices) -> tuple:
    """Return the row and the column of the cell that holds the middle of a segment."""
    ends, frame = grid.ends, grid.frame
    nrows, ncols = grid.head.shape
    row = line_of((ends[segment, 1] + ends[segment, 3]) / 2, frame[1], frame[2], nrows)
    return row, line_of((ends[segment, 0] + ends[segment, 2]) / 2, frame[0], frame[2], ncols)


@kernel
def insert(grid: SegmentGrid, segment: int) -> None:
    """Enter a segment, whose ends are known, in the cell of its middle."""
    head = grid.head
    row, col = middle_cell(grid, segment)
    grid.following[segment] = head[row, col]
    head[row, col] = segment


@kernel
def gather(grid: SegmentGrid, x: float, y: float, radius: float, found: Indices) -> int:
    """Write the segments that may come within ``radius`` of a point into ``found``; return how many.

    Each comes once if it is entered once.
    """
    frame, head, following, member = grid.frame, grid.head, grid.following, grid.member
    nrows, ncols = head.shape
    radius = radius + frame[3]
    bottom, top = line_of(y - radius, frame[1], frame[2], nrows), line_of(y + radius, frame[1], frame[2], nrows)
    left, right = line_of(x - radius, frame[0], frame[2], ncols), line_of(x + radius, frame[0], frame[2], ncols)
    count = 0
    for row in range(bottom, top + 1):
        for col in range(left, right + 1):
            entry = head[row, col]
            while is_there(entry):
                found[count] = member[entry]
                count += 1
                entry = following[entry]
    return count


@kernel
def nearest_segment(grid: SegmentGrid, x: float, y: float, furthest: float) -> tuple[int, float]:
    """Return the nearest segment nearer than ``furthest`` and the square of its distance; -1 if there is none.

    Of those equally near it is the first by number.
    """
    ends, head, following, member = grid.ends, grid.head, grid.following, grid.member
    frame = grid.frame
    cell, beyond = frame[2], frame[3]
    nrows, ncols = head.shape
    row, col = line_of(y, frame[1], cell, nrows), line_of(x, frame[0], cell, ncols)
    best, least = -1, furthest * furthest
    for turn in range(4 * max(nrows, ncols) + 4):
        ring = turn // 4
        # A segment of the ring-th ring of cells around this one is at least so far away, from outside the grid too.
        away = (ring - 1.0) * cell - beyond
        if away > 0.0 and away * away > least:
            break
        first_row, first_col, count = side_of_ring(turn % 4, row, col, ring, nrows, ncols)
        for step in range(count):
            entry = head[first_row, first_col + step] if turn % 4 < 2 else head[first_row + step, first_col]
            while is_there(entry):
                segment = member[entry]
                apart = point_to_segment(x, y, ends[segment, 0], ends[segment, 1], ends[segment, 2], ends[segment, 3])
                if apart < least or (apart == least and segment < best):
                    best, least = segment, apart
                entry = following[entry]
    return best, least


@kernel
def side_of_ring(side: float, row: int, col: int, ring: Coordinates, nrows: int, ncols: int) -> tuple:
    """Return the first cell, and the number of cells, of one side of the ``ring``-th ring around a cell in a grid.

    Sides 0 and 1 run along rows and have the corners, 2 and 3 along columns; ring 0 is side 0, the cell itself.
    """
    sign = 2 * (side % 2) - 1
    if side < 2:
        line, begin, end = row + sign * ring, max(col - ring, 0), min(col + ring, ncols - 1)
        inside = 0 <= line < nrows and (ring > 0 or side == 0)
        return line, begin, end - begin + 1 if inside else 0
    line, begin, end = col + sign * ring, max(row - ring + 1, 0), min(row + ring - 1, nrows - 1)
    return begin, line, max(end - begin + 1, 0) if 0 <= line < ncols else 0


def nearest_on(grid: SegmentGrid, xy: Coordinates) -> tuple[Values, Indices, Values]:
    """Return how far points are from segments, which of these is nearest, and the nearest point on it."""
    xy = np.require(xy, np.float64, ["C", "W"])
    segment, square, foot = np.empty(len(xy), np.int64), np.empty(len(xy)), np.empty((len(xy), 2))
    _nearest_on(grid, xy, segment, square, foot)
    return np.sqrt(square), segment, foot


@kernel
def _nearest_on(grid, xy, segment, square, foot):
    ends = grid.ends
    for point in range(xy.shape[0]):
        x, y = xy[point, 0], xy[point, 1]
        nearest, square[point] = nearest_segment(grid, x, y, np.inf)
        segment[point] = nearest
        x1, y1, x2, y2 = ends[nearest, 0], ends[nearest, 1], ends[nearest, 2], ends[nearest, 3]
        share = share_along(x, y, x1, y1, x2, y2)
        foot[point, 0] = x1 + share * (x2 - x1)
        foot[point, 1] = y1 + share * (y2 - y1)


def segments_near_box(grid: SegmentGrid, box: Array, reach: float) -> Array:
    """Return the segments that may come within ``reach`` of a box (west, south, east, north), in order."""
    reach = reach + grid.frame[3]
    shape = np.array(grid.head.shape[::-1])
    low = np.floor((box[:2] - reach - grid.frame[:2]) / grid.frame[2])
    high = np.floor((box[2:] + reach - grid.frame[:2]) / grid.frame[2])
    left, bottom = np.clip(low, 0, shape).astype(int)
    right, top = np.clip(high + 1, 0, shape).astype(int)
    found = np.empty(_members(grid, bottom, top, left, right, np.empty(0, np.int64)), np.int64)
    _members(grid, bottom, top, left, right, found)
    return np.unique(found)


@kernel
def _members(grid, bottom, top, left, right, found):
    """Write the segments entered in a window of cells, or only count them while ``found`` is empty; return how many."""
    head, following, member = grid.head, grid.following, grid.member
    count = 0
    for row in range(bottom, top):
        for col in range(left, right):
            entry = head[row, col]
            while is_there(entry):
                if found.size:
                    found[count] = member[entry]
                count += 1
                entry = following[entry]
    return count
