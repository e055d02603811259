"""The shores of one island: areas and lengths of rings, how they run, what lies inside, and how far the shore is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Coordinates, Integers, Mask, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from .segment_grid import SegmentGrid, grid_of_segments, nearest_on, touched_cols, touched_rows
from .segments import side_of

if TYPE_CHECKING:
    from .types import Land

SMOOTHING_STEPS = 4  # samples in the length of smoothing
FEWEST_SAMPLES = 16  # of a smoothed shore
INWARD_OVER = 0.5  # usual edges of a network: the stretch of shore that a mouth is square to


class Shores(NamedTuple):
    """All shores of an island: their segments, the ring of each, and how far along the ring it begins."""

    ring: np.ndarray  # int64
    along: np.ndarray  # float64
    segments: SegmentGrid


class Nearest(NamedTuple):
    """The point of the shores that is nearest to each of some points."""

    ring: np.ndarray
    along: np.ndarray
    xy: np.ndarray
    distance: np.ndarray


def ring_area(ring: Coordinates) -> float:
    """Return the area inside a ring, negative if it runs clockwise."""
    x, y = (ring - ring[0]).T
    return float(np.sum(x[:-1] * y[1:] - x[1:] * y[:-1]) / 2)


def area(land: Land) -> float:
    """Return the area of the land, without its inland seas."""
    return sum(ring_area(ring) for ring in land.rings)


def lengths_along(ring: Coordinates) -> Values:
    """Return how far along a ring each of its vertices lies from the first."""
    step = np.diff(ring, axis=0)
    return np.concatenate([[0.0], np.cumsum(np.sqrt(step[:, 0] ** 2 + step[:, 1] ** 2))])


def shore_length(land: Land) -> float:
    """Return the length of all shores."""
    return float(sum(lengths_along(ring)[-1] for ring in land.rings))


def points_along(ring: Coordinates, along: Values | list[int]) -> Values:
    """Return the points on a ring that lie ``along`` metres from its first vertex, round and round."""
    lengths = lengths_along(ring)
    along = np.asarray(along, np.float64) % lengths[-1]
    return np.column_stack([np.interp(along, lengths, ring[:, 0]), np.interp(along, lengths, ring[:, 1])])


def divided_line(line: Coordinates, step: float) -> Coordinates:
    """Return points along a line, no more than a step apart, its vertices among them; of a point that alone."""
    sides = np.diff(line, axis=0)
    parts = np.maximum(np.ceil(np.sqrt(np.sum(sides**2, axis=1)) / step), 1).astype(np.int64)
    side = np.repeat(np.arange(parts.size), parts)
    share = (np.arange(side.size) - np.repeat(np.cumsum(parts) - parts, parts)) / parts[side]
    return np.concatenate([line[side] + share[:, np.newaxis] * sides[side], line[-1:]])


def runs_of(flags: Mask) -> Integers:
    """Return where each run of true flags along a line begins and where it is over, (n, 2)."""
    return np.flatnonzero(np.diff(np.concatenate([[False], flags, [False]]))).reshape(-1, 2)


def inward_at(ring: Coordinates, along: Values, window: float) -> Values:
    """Return unit vectors into the land at points of a ring, square to the shore as it runs over ``window`` metres."""
    along = np.asarray(along, np.float64)
    window = min(window, lengths_along(ring)[-1] / 2)
    heading = _unit(points_along(ring, along + window / 2) - points_along(ring, along - window / 2))
    return heading @ np.array([[0.0, 1.0], [-1.0, 0.0]])


def turning(ring: Coordinates, along: Values | list[float], window: float) -> Values:
    """Return how a shore turns at points within ``window`` metres to both sides.

    0 where it runs straight, up to 2 where it turns back to the left (a cape), down to -2 to the right (a bay); 1 and
    -1 are right angles.
    """
    along = np.asarray(along, np.float64)
    window = min(window, lengths_along(ring)[-1] / 4)
    here = points_along(ring, along)
    come, go = _unit(here - points_along(ring, along - window)), _unit(points_along(ring, along + window) - here)
    cosine = np.sum(come * go, axis=1)
    return np.sign(come[:, 0] * go[:, 1] - come[:, 1] * go[:, 0]) * (1.0 - cosine)


def _unit(vectors):
    """Return vectors of length 1; those of no length look east."""
    length = np.sqrt(np.sum(vectors**2, axis=1))[:, np.newaxis]
    return np.where(length > 0, vectors / np.maximum(length, np.finfo(float).tiny), [[1.0, 0.0]])


def smoothed_ring(ring: Coordinates, length: float) -> Coordinates:
    """Return a shore smoothed over ``length`` metres; its vertices stand for points at equal steps along the ring."""
    whole = lengths_along(ring)[-1]
    count = max(int(SMOOTHING_STEPS * whole / length), FEWEST_SAMPLES)
    points = points_along(ring, np.arange(count) * (whole / count))
    reach = min(SMOOTHING_STEPS, count // FEWEST_SAMPLES) // 2
    for _ in range(2):
        total = np.cumsum(np.concatenate([points[-reach - 1 :], points, points[:reach]]), axis=0)
        points = (total[2 * reach + 1 :] - total[: -2 * reach - 1]) / (2 * reach + 1)
    return np.concatenate([points, points[:1]])


def shores(land: Land) -> Shores:
    """Return the shores of the land as `Shores`."""
    start = np.concatenate([each[:-1] for each in land.rings])
    end = np.concatenate([each[1:] for each in land.rings])
    ring = np.repeat(np.arange(len(land.rings)), [len(each) - 1 for each in land.rings])
    along = np.concatenate([lengths_along(each)[:-1] for each in land.rings])
    return Shores(ring, along, grid_of_segments(start, end))


def contained(shores: Shores, xy: Coordinates) -> Mask:
    """Return which of the points ``xy`` (n, 2) lie on the land inside these shores."""
    inside = np.empty(len(xy), np.bool_)
    _contained(shores.segments, np.require(xy, np.float64, ["C", "W"]), inside)
    return inside


def nearest_shore_places(shores: Shores, xy: Coordinates) -> Nearest:
    """Return the point of the shores that is nearest to each of the points, as `Nearest`."""
    distance, segment, foot = nearest_on(shores.segments, xy)
    step = foot - shores.segments.ends[segment, :2]
    along = shores.along[segment] + np.sqrt(step[:, 0] ** 2 + step[:, 1] ** 2)
    return Nearest(shores.ring[segment], along, foot, distance)


@kernel
def _contained(grid, xy, inside):
    for point in range(xy.shape[0]):
        inside[point] = is_land(grid, xy[point, 0], xy[point, 1])


@kernel
def is_land(grid: SegmentGrid, x: float, y: float) -> bool:
    """Tell whether a point lies on land: a ray to the east crosses the shore an odd number of times."""
    frame, head, following, member, ends = grid.frame, grid.head, grid.following, grid.member, grid.ends
    nrows, ncols = head.shape
    across = (x - frame[0]) / frame[2]
    up = (y - frame[1]) / frame[2]
    if not (0.0 <= across < ncols and 0.0 <= up < nrows):
        return False
    row = int(up)
    odd = False
    for col in range(int(across), ncols):
        entry = head[row, col]
        while is_there(entry):
            segment = member[entry]
            entry = following[entry]
            x1, y1, x2, y2 = ends[segment, 0], ends[segment, 1], ends[segment, 2], ends[segment, 3]
            if (y1 > y) == (y2 > y):
                continue
            at_x = x1 + (y - y1) / (y2 - y1) * (x2 - x1)
            at_x = min(max(at_x, min(x1, x2)), max(x1, x2))
            # A segment is in several cells: it counts in the one where the ray meets it.
            if at_x > x and int((at_x - frame[0]) / frame[2]) == col:
                odd = not odd
    return odd


@kernel
def crosses_shore(grid: SegmentGrid, from_x: float, from_y: float, to_x: float, to_y: float) -> bool:
    """Tell whether the straight line from one point to another meets a shore."""
    frame, head, following, member, ends = grid.frame, grid.head, grid.following, grid.member, grid.ends
    nrows, ncols = head.shape
    bottom, top = touched_rows(frame, nrows, from_y, to_y)
    for row in range(bottom, top + 1):
        left, right = touched_cols(frame, ncols, row, from_x, from_y, to_x, to_y)
        for col in range(left, right + 1):
            entry = head[row, col]
            while is_there(entry):
                other = member[entry]
                x1, y1, x2, y2 = ends[other, 0], ends[other, 1], ends[other, 2], ends[other, 3]
                if _touches(from_x, from_y, to_x, to_y, x1, y1, x2, y2):
                    return True
                entry = following[entry]
    return False


@kernel
def _touches(from_x, from_y, to_x, to_y, x1, y1, x2, y2):
    """Tell whether two segments cross or an end of one lies on the line of the other, as far as numbers can tell."""
    one, other = side_of(from_x, from_y, x1, y1, x2, y2), side_of(to_x, to_y, x1, y1, x2, y2)
    if (one > 0.0) == (other > 0.0) and one != 0.0 and other != 0.0:
        return False
    first, last = side_of(x1, y1, from_x, from_y, to_x, to_y), side_of(x2, y2, from_x, from_y, to_x, to_y)
    return (first > 0.0) != (last > 0.0) or first == 0.0 or last == 0.0
