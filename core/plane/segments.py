"""Short segments on a uniform grid: the shore, which is laid once, and the edges of rivers, which come one by one.

A cell of the grid holds a chain of the segments whose middles lie in it, so what is near is found by looking at the
cells around, as far as half of the longest segment. The arrays of a grid are ``frame`` (x0, y0, cell, half of the
longest segment), ``head`` (nrows, ncols; first segment of a cell or -1), ``following`` (next segment of a chain) and
``ends`` (x, y of both ends of each segment).
"""

from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel

MARGIN = 3  # cells around the land


class ShorePieces(NamedTuple):
    """The shores of an island, cut into pieces no longer than a cell of the grid."""

    frame: np.ndarray
    head: np.ndarray
    following: np.ndarray
    ends: np.ndarray
    inside: np.ndarray  # uint8: the centre of each cell is land
    away: np.ndarray  # float64: cells to the nearest one with shore, a king's moves; negative off the land
    ring: np.ndarray  # the ring of each piece
    along: np.ndarray  # metres along the ring to the beginning of each piece

    @property
    def grid(self):
        """Return what kernels take."""
        return self.frame, self.head, self.following, self.ends, self.inside, self.away


def empty_grid(box, cell, longest, capacity):
    """Return frame, head, following and ends of a grid over ``box`` (west, south, east, north) without segments."""
    west, south, east, north = box
    shape = tuple(int(side / cell) + 2 * MARGIN + 1 for side in (north - south, east - west))
    frame = np.array([west - MARGIN * cell, south - MARGIN * cell, cell, longest / 2], np.float64)
    return frame, np.full(shape, -1, np.int64), np.full(capacity, -1, np.int64), np.zeros((capacity, 4))


def bounds(land):
    """Return west, south, east and north of an island."""
    outer = land.rings[0]
    return (*outer.min(axis=0).tolist(), *outer.max(axis=0).tolist())


def lay_shore(land, cell):
    """Return the `ShorePieces` of an island on a grid of cells ``cell`` metres wide."""
    pieces = [_cut(np.asarray(points, np.float64), cell) for points in land.rings]
    ends = np.concatenate([piece for piece, _ in pieces])
    ring = np.repeat(np.arange(len(pieces)), [len(piece) for piece, _ in pieces])
    along = np.concatenate([way for _, way in pieces])
    longest = float(np.hypot(ends[:, 2] - ends[:, 0], ends[:, 3] - ends[:, 1]).max())
    frame, head, following, _ = empty_grid(bounds(land), cell, longest, len(ends))
    inside, away = np.zeros(head.shape, np.uint8), np.full(head.shape, float(sum(head.shape)))
    _lay(frame, head, following, ends, inside, away)
    return ShorePieces(frame, head, following, ends, inside, away, ring, along)


def _cut(points, longest):
    """Return the pieces (x1, y1, x2, y2) of a ring, none longer than ``longest``, and the way to each of them."""
    begin, end = points[:-1], points[1:]
    length = np.sqrt(((end - begin) ** 2).sum(axis=1))  # the same on all machines, unlike hypot
    begin, end, length, way = (part[length > 0] for part in (begin, end, length, np.cumsum(length) - length))
    count = np.ceil(length / longest).astype(np.int64)
    segment = np.repeat(np.arange(len(begin)), count)
    number = np.arange(segment.size) - np.repeat(np.cumsum(count) - count, count)
    parts = (number / count[segment])[:, None], ((number + 1) / count[segment])[:, None]
    cuts = [begin[segment] + part * (end - begin)[segment] for part in parts]
    cuts[1] = np.where(parts[1] == 1.0, end[segment], cuts[1])  # a rounded sum may miss the vertex
    return np.concatenate(cuts, axis=1), way[segment] + parts[0][:, 0] * length[segment]


def insides(shore, xy):
    """Tell for each of the points ``xy`` (n, 2) whether it is on land."""
    found = np.zeros(len(xy), np.bool_)
    _insides(shore.grid, np.require(xy, np.float64, ["C", "W"]), found)
    return found


def nearest_on_shore(shore, xy):
    """Return for each of the points ``xy`` the nearest one on the shore, its ring, and the way along the ring to it."""
    xy = np.require(xy, np.float64, ["C", "W"])
    piece = np.empty(len(xy), np.int64)
    _nearest_pieces(shore.grid, xy, piece)
    a, b = shore.ends[piece, :2], shore.ends[piece, 2:]
    length = np.sqrt(((b - a) ** 2).sum(axis=1))
    way = np.clip(((xy - a) * (b - a)).sum(axis=1) / length**2, 0.0, 1.0)
    return a + way[:, None] * (b - a), shore.ring[piece], shore.along[piece] + way * length


@kernel
def point_to_segment(x, y, x1, y1, x2, y2):
    """Return the square of the distance between a point and a segment."""
    along_x = x2 - x1
    along_y = y2 - y1
    square = along_x * along_x + along_y * along_y
    way = 0.0
    if square > 0.0:
        way = min(max(((x - x1) * along_x + (y - y1) * along_y) / square, 0.0), 1.0)
    apart_x = x - (x1 + way * along_x)
    apart_y = y - (y1 + way * along_y)
    return apart_x * apart_x + apart_y * apart_y


@kernel
def side_of(x, y, x1, y1, x2, y2):
    """Return a number above 0 where the point lies on the left of the line, below 0 on its right."""
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)


@kernel
def crosses(ax, ay, bx, by, x1, y1, x2, y2):
    """Tell whether two segments cross; an end on the line counts as if it lay on its right."""
    if (side_of(x1, y1, ax, ay, bx, by) > 0.0) == (side_of(x2, y2, ax, ay, bx, by) > 0.0):
        return False
    return (side_of(ax, ay, x1, y1, x2, y2) > 0.0) != (side_of(bx, by, x1, y1, x2, y2) > 0.0)


@kernel
def segment_to_segment(ax, ay, bx, by, x1, y1, x2, y2):
    """Return the square of the distance between two segments, 0 where they cross."""
    if crosses(ax, ay, bx, by, x1, y1, x2, y2):
        return 0.0
    least = point_to_segment(ax, ay, x1, y1, x2, y2)
    least = min(least, point_to_segment(bx, by, x1, y1, x2, y2))
    least = min(least, point_to_segment(x1, y1, ax, ay, bx, by))
    return min(least, point_to_segment(x2, y2, ax, ay, bx, by))


@kernel
def row_of(frame, head, y):
    """Return the row of the grid that holds ``y``, or the nearest."""
    return min(max(int((y - frame[1]) / frame[2]), 0), head.shape[0] - 1)


@kernel
def col_of(frame, head, x):
    """Return the column of the grid that holds ``x``, or the nearest."""
    return min(max(int((x - frame[0]) / frame[2]), 0), head.shape[1] - 1)


@kernel
def insert(frame, head, following, ends, segment):
    """Put a segment, whose ends are known, on the grid."""
    row = row_of(frame, head, (ends[segment, 1] + ends[segment, 3]) / 2)
    col = col_of(frame, head, (ends[segment, 0] + ends[segment, 2]) / 2)
    following[segment] = head[row, col]
    head[row, col] = segment


@kernel
def gather(frame, head, following, x, y, radius, found):
    """Write the segments that may come within ``radius`` of a point into ``found``; return how many."""
    radius = radius + frame[3]
    count = 0
    for row in range(row_of(frame, head, y - radius), row_of(frame, head, y + radius) + 1):
        for col in range(col_of(frame, head, x - radius), col_of(frame, head, x + radius) + 1):
            segment = head[row, col]
            while segment >= 0:
                found[count] = segment
                count += 1
                segment = following[segment]
    return count


@kernel
def _lay(frame, head, following, ends, inside, away):
    """Put all pieces of the shore on the grid, and find the land and the distance of each cell."""
    nrows, ncols = head.shape
    for piece in range(ends.shape[0]):
        insert(frame, head, following, ends, piece)
        x1, y1, x2, y2 = ends[piece, 0], ends[piece, 1], ends[piece, 2], ends[piece, 3]
        first = row_of(frame, head, min(y1, y2))
        for row in range(first, row_of(frame, head, max(y1, y2)) + 1):
            y = frame[1] + (row + 0.5) * frame[2]
            if (y1 <= y) != (y2 <= y):  # every cell on the right of this place changes sides
                x = x1 + (y - y1) / (y2 - y1) * (x2 - x1)
                inside[row, int(np.floor((x - frame[0]) / frame[2] - 0.5)) + 1] ^= 1
    for row in range(nrows):
        for col in range(ncols):
            if col > 0:
                inside[row, col] ^= inside[row, col - 1]
            if head[row, col] >= 0:
                away[row, col] = 0.0
    _spread(away, nrows, ncols)
    for row in range(nrows):
        for col in range(ncols):
            if inside[row, col] == 0:
                away[row, col] = -away[row, col]


@kernel
def _spread(away, nrows, ncols):
    """Turn 0 and large numbers into the distance to the next 0, in a king's moves: two scans, there and back."""
    for scan in range(2):
        step = 1 - 2 * scan
        for line in range(nrows):
            row = line if scan == 0 else nrows - 1 - line
            for place in range(ncols):
                col = place if scan == 0 else ncols - 1 - place
                least = away[row, col]
                if 0 <= col - step < ncols:
                    least = min(least, away[row, col - step] + 1.0)
                if 0 <= row - step < nrows:
                    for beside in range(max(col - 1, 0), min(col + 2, ncols)):
                        least = min(least, away[row - step, beside] + 1.0)
                away[row, col] = least


@kernel
def is_inside(shore, x, y):
    """Tell whether a point is on land: as its cell's centre, changed by each piece of shore between the two."""
    frame, head, following, ends, inside, _ = shore
    if x < frame[0] or y < frame[1]:
        return False
    row = int((y - frame[1]) / frame[2])
    col = int((x - frame[0]) / frame[2])
    nrows, ncols = head.shape
    if row >= nrows or col >= ncols:
        return False
    centre_x = frame[0] + (col + 0.5) * frame[2]
    centre_y = frame[1] + (row + 0.5) * frame[2]
    land = inside[row, col] == 1
    for near_row in range(max(row - 1, 0), min(row + 2, nrows)):
        for near_col in range(max(col - 1, 0), min(col + 2, ncols)):
            piece = head[near_row, near_col]
            while piece >= 0:
                if crosses(centre_x, centre_y, x, y, ends[piece, 0], ends[piece, 1], ends[piece, 2], ends[piece, 3]):
                    land = not land
                piece = following[piece]
    return land


@kernel
def _insides(shore, xy, found):
    for point in range(found.size):
        found[point] = is_inside(shore, xy[point, 0], xy[point, 1])


@kernel
def nearest_segment(grid, x, y, furthest):
    """Return the nearest segment of a grid and the square of its distance; -1 if none is within ``furthest``."""
    frame, head, following, ends = grid
    nrows, ncols = head.shape
    row, col = row_of(frame, head, y), col_of(frame, head, x)
    best, least = -1, furthest * furthest
    ring = 0
    # What lies in the ring-th ring of cells around is at least ring - 1 cells and half a segment away.
    while (ring - 1.0) * frame[2] - frame[3] <= np.sqrt(least) and ring <= max(nrows, ncols):
        for near_row in range(max(row - ring, 0), min(row + ring, nrows - 1) + 1):
            step = 1 if near_row == row - ring or near_row == row + ring else max(2 * ring, 1)
            for near_col in range(col - ring, col + ring + 1, step):
                if 0 <= near_col < ncols:
                    segment = head[near_row, near_col]
                    while segment >= 0:
                        x1, y1, x2, y2 = ends[segment, 0], ends[segment, 1], ends[segment, 2], ends[segment, 3]
                        apart = point_to_segment(x, y, x1, y1, x2, y2)
                        if apart < least:
                            best, least = segment, apart
                        segment = following[segment]
        ring += 1
    return best, least


@kernel
def _nearest_pieces(shore, xy, piece):
    grid = shore[0], shore[1], shore[2], shore[3]
    for point in range(piece.size):
        piece[point], _ = nearest_segment(grid, xy[point, 0], xy[point, 1], np.inf)
