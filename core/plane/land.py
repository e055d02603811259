"""The shores of one island: what lies inside, how far the shore is, how it turns, and places along it.

A uniform grid holds the segments of all shores, each in every cell that it touches, so that questions about one place
look at few of them.
"""

from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from .types import Land

PAD = 1e-6  # of a cell, by which segments reach over into the next: more than rounding can do
SMOOTHING_STEPS = 4  # samples in the length of smoothing
FEWEST_SAMPLES = 16  # of a smoothed shore
MOST_CELLS = 4096  # of a grid from end to end


class SegmentGrid(NamedTuple):
    """Segments in a grid, as kernels take them."""

    start: np.ndarray  # float64 (n, 2)
    end: np.ndarray  # float64 (n, 2)
    first: np.ndarray  # int64 (nrows, ncols): where the segments of a cell begin in `member`
    last: np.ndarray  # int64 (nrows, ncols): where they end
    member: np.ndarray  # int64
    place: np.ndarray  # float64: x and y of the south-western corner of the grid, and the size of a cell


class Shores(NamedTuple):
    """All shores of an island: their segments, the ring each belongs to, and the way along the ring to its start."""

    ring: np.ndarray  # int64
    along: np.ndarray  # float64
    segments: SegmentGrid


class Nearest(NamedTuple):
    """The place of a shore that is nearest to each of some points."""

    ring: np.ndarray
    along: np.ndarray
    xy: np.ndarray
    distance: np.ndarray


def ring_area(ring):
    """Return the area inside a ring, negative if it runs clockwise."""
    x, y = (ring - ring[0]).T
    return float(np.sum(x[:-1] * y[1:] - x[1:] * y[:-1]) / 2)


def area(land):
    """Return the area of the land, without its inland seas."""
    return sum(ring_area(ring) for ring in land.rings)


def lengths_along(ring):
    """Return the way along a ring from its first vertex to each of its vertices."""
    step = np.diff(ring, axis=0)
    return np.concatenate([[0.0], np.cumsum(np.sqrt(step[:, 0] ** 2 + step[:, 1] ** 2))])


def shore_length(land):
    """Return the length of all shores."""
    return float(sum(lengths_along(ring)[-1] for ring in land.rings))


def at(ring, along):
    """Return the places on a ring that lie ``along`` metres from its first vertex, round and round."""
    way = lengths_along(ring)
    along = np.asarray(along, np.float64) % way[-1]
    return np.column_stack([np.interp(along, way, ring[:, 0]), np.interp(along, way, ring[:, 1])])


def inward_at(ring, along, window):
    """Return unit vectors into the land at places of a ring, square to the shore as it runs over ``window`` metres."""
    along = np.asarray(along, np.float64)
    window = min(window, lengths_along(ring)[-1] / 2)
    return _unit(at(ring, along + window / 2) - at(ring, along - window / 2)) @ np.array([[0.0, 1.0], [-1.0, 0.0]])


def turning(ring, along, window):
    """Return how a shore turns at places within ``window`` metres to both sides.

    0 where it runs straight, up to 2 where it turns back to the left (a cape), down to -2 to the right (a bay); 1 and
    -1 are right angles.
    """
    along = np.asarray(along, np.float64)
    window = min(window, lengths_along(ring)[-1] / 4)
    here = at(ring, along)
    come, go = _unit(here - at(ring, along - window)), _unit(at(ring, along + window) - here)
    cosine = np.sum(come * go, axis=1)
    return np.sign(come[:, 0] * go[:, 1] - come[:, 1] * go[:, 0]) * (1.0 - cosine)


def _unit(vectors):
    """Return vectors of length 1; those of no length look east."""
    length = np.sqrt(np.sum(vectors**2, axis=1))[:, np.newaxis]
    return np.where(length > 0, vectors / np.maximum(length, np.finfo(float).tiny), [[1.0, 0.0]])


def smoothed(land, length):
    """Return the land with its shores smoothed over ``length`` metres."""
    return Land(tuple(smoothed_ring(ring, length) for ring in land.rings))


def smoothed_ring(ring, length):
    """Return a shore smoothed over ``length`` metres; its vertices stand for places at equal steps along the ring."""
    way = lengths_along(ring)[-1]
    count = max(int(SMOOTHING_STEPS * way / length), FEWEST_SAMPLES)
    points = at(ring, np.arange(count) * (way / count))
    reach = min(SMOOTHING_STEPS, count // FEWEST_SAMPLES) // 2
    for _ in range(2):
        total = np.cumsum(np.concatenate([points[-reach - 1 :], points, points[:reach]]), axis=0)
        points = (total[2 * reach + 1 :] - total[: -2 * reach - 1]) / (2 * reach + 1)
    return np.concatenate([points, points[:1]])


def shores(land):
    """Return the shores of the land as `Shores`."""
    start = np.concatenate([each[:-1] for each in land.rings])
    end = np.concatenate([each[1:] for each in land.rings])
    ring = np.repeat(np.arange(len(land.rings)), [len(each) - 1 for each in land.rings])
    along = np.concatenate([lengths_along(each)[:-1] for each in land.rings])
    return Shores(ring, along, grid_of_segments(start, end))


def grid_of_segments(start, end):
    """Return segments in a grid of about as many cells as there are segments."""
    start, end = (np.require(points, np.float64, ["C", "W"]) for points in (start, end))
    low = np.minimum(start.min(axis=0), end.min(axis=0))
    size = np.maximum(np.maximum(start.max(axis=0), end.max(axis=0)) - low, np.finfo(np.float32).tiny)
    cell = max(np.sqrt(size[0] * size[1] / len(start)), size.max() / MOST_CELLS)
    place = np.array([low[0] - cell / 2, low[1] - cell / 2, cell])
    ncols, nrows = (int(extent / cell) + 2 for extent in size)
    count = np.zeros((nrows, ncols), np.int64)
    _enter(start, end, place, count, np.empty(0, np.int64))
    last = np.cumsum(count).reshape(count.shape)
    first = last - count
    member = np.empty(last[-1, -1], np.int64)
    _enter(start, end, place, first.copy(), member)
    return SegmentGrid(start, end, first, last, member, place)


@kernel
def _columns(start_x, start_y, end_x, end_y, place, row, ncols):
    """Return the first and the last column in which a segment touches a row of the grid."""
    pad = PAD * place[2]
    low = place[1] + row * place[2] - pad
    high = low + place[2] + 2 * pad
    west, east = min(start_x, end_x), max(start_x, end_x)
    rise = end_y - start_y
    if rise != 0.0:
        one = start_x + (end_x - start_x) * (min(max(low, min(start_y, end_y)), max(start_y, end_y)) - start_y) / rise
        two = start_x + (end_x - start_x) * (min(max(high, min(start_y, end_y)), max(start_y, end_y)) - start_y) / rise
        west, east = max(west, min(one, two)), min(east, max(one, two))
    left = int(max((west - pad - place[0]) / place[2], 0.0))
    right = int(max((east + pad - place[0]) / place[2], 0.0))
    return min(left, ncols - 1), min(right, ncols - 1)


@kernel
def _rows(start_y, end_y, place, nrows):
    """Return the first and the last row of the grid that a segment touches."""
    pad = PAD * place[2]
    bottom = int(max((min(start_y, end_y) - pad - place[1]) / place[2], 0.0))
    top = int(max((max(start_y, end_y) + pad - place[1]) / place[2], 0.0))
    return min(bottom, nrows - 1), min(top, nrows - 1)


@kernel
def _enter(start, end, place, cursor, member):
    """Enter every segment into its cells, or only count them while ``member`` is empty."""
    nrows, ncols = cursor.shape
    for segment in range(start.shape[0]):
        a, b = start[segment], end[segment]
        bottom, top = _rows(a[1], b[1], place, nrows)
        for row in range(bottom, top + 1):
            left, right = _columns(a[0], a[1], b[0], b[1], place, row, ncols)
            for col in range(left, right + 1):
                if member.size:
                    member[cursor[row, col]] = segment
                cursor[row, col] += 1


def contains(land, xy):
    """Return which of the points ``xy`` (n, 2) lie on land."""
    return contained(shores(land), xy)


def contained(shores, xy):
    """Return which of the points lie on the land inside these shores."""
    inside = np.empty(len(xy), np.bool_)
    _contained(*shores.segments, np.require(xy, np.float64, ["C", "W"]), inside)
    return inside


def nearest_shore_places(shores, xy):
    """Return the place of the shores that is nearest to each of the points, as `Nearest`."""
    distance, segment, place = nearest_on(shores.segments, xy)
    step = place - shores.segments.start[segment]
    along = shores.along[segment] + np.sqrt(step[:, 0] ** 2 + step[:, 1] ** 2)
    return Nearest(shores.ring[segment], along, place, distance)


def nearest_on(segments, xy):
    """Return how far points are from segments, which of these is nearest, and the nearest place on it."""
    xy = np.require(xy, np.float64, ["C", "W"])
    found = np.empty((len(xy), 4))
    _nearest(*segments, xy, found)
    return np.sqrt(found[:, 2]), found[:, 3].astype(np.int64), found[:, :2].copy()


@kernel
def _contained(start, end, first, last, member, place, xy, inside):
    for point in range(xy.shape[0]):
        inside[point] = is_land(start, end, first, last, member, place, xy[point, 0], xy[point, 1])


@kernel
def is_land(start, end, first, last, member, place, x, y):
    """Tell whether a place lies on land: a ray to the east crosses the shore an odd number of times."""
    nrows, ncols = first.shape
    across = (x - place[0]) / place[2]
    up = (y - place[1]) / place[2]
    if not (0.0 <= across < ncols and 0.0 <= up < nrows):
        return False
    row = int(up)
    odd = False
    for col in range(int(across), ncols):
        for slot in range(first[row, col], last[row, col]):
            a, b = start[member[slot]], end[member[slot]]
            if (a[1] > y) == (b[1] > y):
                continue
            at_x = a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
            at_x = min(max(at_x, min(a[0], b[0])), max(a[0], b[0]))
            # A segment is in several cells: it counts in the one where the ray meets it.
            if at_x > x and int((at_x - place[0]) / place[2]) == col:
                odd = not odd
    return odd


@kernel
def _nearest(start, end, first, last, member, place, xy, found):
    for point in range(xy.shape[0]):
        x, y, square, segment = nearest_place(start, end, first, last, member, place, xy[point, 0], xy[point, 1])
        found[point, 0] = x
        found[point, 1] = y
        found[point, 2] = square
        found[point, 3] = segment


@kernel
def nearest_place(start, end, first, last, member, place, x, y):
    """Return the nearest place on the shores, the square of its distance and the segment it lies on."""
    nrows, ncols = first.shape
    col = int(min(max((x - place[0]) / place[2], 0.0), ncols - 1.0))
    row = int(min(max((y - place[1]) / place[2], 0.0), nrows - 1.0))
    best_x, best_y, best, best_segment = x, y, np.inf, 0
    for reach in range(max(nrows, ncols) + 1):
        # Cells beyond the reach are at least so far away, from outside the grid too.
        known = max(reach - 1, 0) * place[2]
        if best <= known * known:
            break
        for r in range(max(row - reach, 0), min(row + reach, nrows - 1) + 1):
            step = 1 if r == row - reach or r == row + reach else max(2 * reach, 1)
            for c in range(col - reach, col + reach + 1, step):
                if c < 0 or c >= ncols:
                    continue
                for slot in range(first[r, c], last[r, c]):
                    segment = member[slot]
                    a, b = start[segment], end[segment]
                    dx, dy = b[0] - a[0], b[1] - a[1]
                    square = dx * dx + dy * dy
                    t = ((x - a[0]) * dx + (y - a[1]) * dy) / square if square > 0.0 else 0.0
                    t = min(max(t, 0.0), 1.0)
                    on_x, on_y = a[0] + t * dx, a[1] + t * dy
                    away = (on_x - x) * (on_x - x) + (on_y - y) * (on_y - y)
                    if away < best or (away == best and segment < best_segment):
                        best_x, best_y, best, best_segment = on_x, on_y, away, segment
    return best_x, best_y, best, best_segment


@kernel
def crosses_shore(start, end, first, last, member, place, from_x, from_y, to_x, to_y):
    """Tell whether the way from one place to another meets a shore."""
    nrows, ncols = first.shape
    bottom, top = _rows(from_y, to_y, place, nrows)
    for row in range(bottom, top + 1):
        left, right = _columns(from_x, from_y, to_x, to_y, place, row, ncols)
        for col in range(left, right + 1):
            for slot in range(first[row, col], last[row, col]):
                a, b = start[member[slot]], end[member[slot]]
                one = (b[0] - a[0]) * (from_y - a[1]) - (b[1] - a[1]) * (from_x - a[0])
                two = (b[0] - a[0]) * (to_y - a[1]) - (b[1] - a[1]) * (to_x - a[0])
                if (one > 0.0) == (two > 0.0) and one != 0.0 and two != 0.0:
                    continue
                three = (to_x - from_x) * (a[1] - from_y) - (to_y - from_y) * (a[0] - from_x)
                four = (to_x - from_x) * (b[1] - from_y) - (to_y - from_y) * (b[0] - from_x)
                if (three > 0.0) != (four > 0.0) or three == 0.0 or four == 0.0:
                    return True
    return False
