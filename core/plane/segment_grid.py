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

from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from .segments import point_to_segment, share_along

MARGIN = 3  # cells around the box of an empty grid
MOST_CELLS = 4096  # of a grid from end to end
PAD = 1e-6  # of a cell, by which segments reach over into the next: more than rounding can do


class SegmentGrid(NamedTuple):
    """Segments in a grid, as kernels take them."""

    ends: np.ndarray  # float64 (n, 4): x and y of both ends of each segment
    frame: np.ndarray  # float64 (4): x and y of the south-western corner, size of a cell, metres beyond cells
    head: np.ndarray  # int64 (nrows, ncols): the first entry of each cell, or -1
    following: np.ndarray  # int64: the next entry of the same cell, or -1
    member: np.ndarray  # int64: the segment of each entry


def empty_grid(box, cell, longest, capacity):
    """Return a grid over ``box`` (west, south, east, north) for segments no longer than ``longest``, still without any.

    Entry and segment are the same number: each is entered once.
    """
    west, south, east, north = box
    shape = tuple(int(side / cell) + 2 * MARGIN + 1 for side in (north - south, east - west))
    frame = np.array([west - MARGIN * cell, south - MARGIN * cell, cell, longest / 2], np.float64)
    return _without_segments(frame, shape, capacity)


def empty_like(grid, longest, capacity):
    """Return a grid of the same cells for other segments, no longer than ``longest``, still without any."""
    frame = grid.frame.copy()
    frame[3] = longest / 2
    return _without_segments(frame, grid.head.shape, capacity)


def _without_segments(frame, shape, capacity):
    head, following = np.full(shape, -1, np.int64), np.full(capacity, -1, np.int64)
    return SegmentGrid(np.zeros((capacity, 4)), frame, head, following, np.arange(capacity))


def grid_of_segments(start, end):
    """Return segments in a grid of about as many cells as there are segments."""
    ends = np.ascontiguousarray(np.concatenate([start, end], axis=1), np.float64)
    if not len(ends):
        return _without_segments(np.array([0.0, 0.0, 1.0, 0.0]), (1, 1), 0)
    low = np.minimum(ends[:, :2].min(axis=0), ends[:, 2:].min(axis=0))
    high = np.maximum(ends[:, :2].max(axis=0), ends[:, 2:].max(axis=0))
    size = np.maximum(high - low, np.finfo(np.float32).tiny)
    cell = max(np.sqrt(size[0] * size[1] / len(ends)), size.max() / MOST_CELLS)
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
def touched_rows(frame, nrows, y1, y2):
    """Return the first and the last row of the grid that a segment touches."""
    pad = PAD * frame[2]
    bottom = int(max((min(y1, y2) - pad - frame[1]) / frame[2], 0.0))
    top = int(max((max(y1, y2) + pad - frame[1]) / frame[2], 0.0))
    return min(bottom, nrows - 1), min(top, nrows - 1)


@kernel
def touched_cols(frame, ncols, row, x1, y1, x2, y2):
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
def row_of(grid, y):
    """Return the row of the grid that holds ``y``, or the nearest."""
    return min(max(int((y - grid.frame[1]) / grid.frame[2]), 0), grid.head.shape[0] - 1)


@kernel
def col_of(grid, x):
    """Return the column of the grid that holds ``x``, or the nearest."""
    return min(max(int((x - grid.frame[0]) / grid.frame[2]), 0), grid.head.shape[1] - 1)


@kernel
def insert(grid, segment):
    """Enter a segment, whose ends are known, in the cell of its middle."""
    row = row_of(grid, (grid.ends[segment, 1] + grid.ends[segment, 3]) / 2)
    col = col_of(grid, (grid.ends[segment, 0] + grid.ends[segment, 2]) / 2)
    grid.following[segment] = grid.head[row, col]
    grid.head[row, col] = segment


@kernel
def gather(grid, x, y, radius, found):
    """Write the segments that may come within ``radius`` of a point into ``found``; return how many.

    Each comes once if it is entered once.
    """
    radius = radius + grid.frame[3]
    left, right = col_of(grid, x - radius), col_of(grid, x + radius)
    count = 0
    for row in range(row_of(grid, y - radius), row_of(grid, y + radius) + 1):
        for col in range(left, right + 1):
            entry = grid.head[row, col]
            while entry >= 0:
                found[count] = grid.member[entry]
                count += 1
                entry = grid.following[entry]
    return count


@kernel
def nearest_segment(grid, x, y, furthest):
    """Return the nearest segment nearer than ``furthest`` and the square of its distance; -1 if there is none.

    Of those equally near it is the first by number.
    """
    nrows, ncols = grid.head.shape
    row, col = row_of(grid, y), col_of(grid, x)
    best, least = -1, furthest * furthest
    for ring in range(max(nrows, ncols) + 1):
        # A segment of the ring-th ring of cells around this one is at least so far away, from outside the grid too.
        away = (ring - 1.0) * grid.frame[2] - grid.frame[3]
        if away > 0.0 and away * away > least:
            break
        for near_row in range(max(row - ring, 0), min(row + ring, nrows - 1) + 1):
            step = 1 if near_row == row - ring or near_row == row + ring else max(2 * ring, 1)
            for near_col in range(col - ring, col + ring + 1, step):
                if 0 <= near_col < ncols:
                    best, least = _nearer_in_cell(grid, grid.head[near_row, near_col], x, y, best, least)
    return best, least


@kernel
def _nearer_in_cell(grid, entry, x, y, best, least):
    """Return the nearest segment after one more chain of entries was looked at, and the square of its distance."""
    while entry >= 0:
        segment = grid.member[entry]
        ends = grid.ends[segment]
        apart = point_to_segment(x, y, ends[0], ends[1], ends[2], ends[3])
        if apart < least or (apart == least and segment < best):
            best, least = segment, apart
        entry = grid.following[entry]
    return best, least


def nearest_on(grid, xy):
    """Return how far points are from segments, which of these is nearest, and the nearest point on it."""
    xy = np.require(xy, np.float64, ["C", "W"])
    segment, square, foot = np.empty(len(xy), np.int64), np.empty(len(xy)), np.empty((len(xy), 2))
    _nearest_on(grid, xy, segment, square, foot)
    return np.sqrt(square), segment, foot


@kernel
def _nearest_on(grid, xy, segment, square, foot):
    for point in range(xy.shape[0]):
        x, y = xy[point, 0], xy[point, 1]
        segment[point], square[point] = nearest_segment(grid, x, y, np.inf)
        ends = grid.ends[segment[point]]
        share = share_along(x, y, ends[0], ends[1], ends[2], ends[3])
        foot[point, 0] = ends[0] + share * (ends[2] - ends[0])
        foot[point, 1] = ends[1] + share * (ends[3] - ends[1])


def segments_near_box(grid, box, reach):
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
    count = 0
    for row in range(bottom, top):
        for col in range(left, right):
            entry = grid.head[row, col]
            while entry >= 0:
                if found.size:
                    found[count] = grid.member[entry]
                count += 1
                entry = grid.following[entry]
    return count
