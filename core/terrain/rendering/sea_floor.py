"""The floor of the sea off a coast: how deep it lies depends on how far the nearest shore is.

From the shore a shelf slopes down evenly to 120 m at 8 km; from its edge the floor bends down to 1000 m at 30 km and
is level from there on. Off an island that is less than 50 km across, the square root of its area, depths and distances
shrink in proportion. Inland seas are shallow, as no place of them is far from a shore.
"""

from typing import NamedTuple

import numpy as np

from ...machine.jit import kernel
from ...plane.land import area
from ...plane.segments import point_to_segment
from ..types import BEYOND_ROUNDING
from .section_profile import BLOCK, circle_around

SHELF_WIDTH, SHELF_DEPTH = 8_000.0, 120.0  # metres
SEA_WIDTH, SEA_DEPTH = 30_000.0, 1_000.0
FULL_SIZE = 50_000.0
SHALLOWEST = 0.1  # metres: the sea is nowhere as high as the shore
FLAT = -1.0  # metres: the height of a sea whose floor is flat
GROUP = 8  # segments of a shore that are looked at together


class SeaFloor(NamedTuple):
    """The shores of an island, and what its floor is scaled by."""

    ends: np.ndarray  # float64 (n, 4): x and y of both ends of each segment
    boxes: np.ndarray  # float64 (n / GROUP, 4): west, south, east and north of each group of segments
    scale: float


def prepare_sea_floor(land):
    """Return the `SeaFloor` around an island and in its inland seas."""
    ends = np.concatenate([np.hstack([ring[:-1], ring[1:]]) for ring in land.rings])
    begins = np.arange(0, len(ends), GROUP)
    low = np.minimum(ends[:, :2], ends[:, 2:])
    high = np.maximum(ends[:, :2], ends[:, 2:])
    boxes = np.hstack([np.minimum.reduceat(low, begins), np.maximum.reduceat(high, begins)])
    return SeaFloor(np.ascontiguousarray(ends), boxes, min(1.0, float(np.sqrt(area(land))) / FULL_SIZE))


def depth_at(distance, scale=1.0):
    """Return how deep the sea is at distances from the shore, in metres."""
    way = np.minimum(np.asarray(distance, np.float64) / scale, SEA_WIDTH)
    share = np.maximum((way - SHELF_WIDTH) / (SEA_WIDTH - SHELF_WIDTH), 0.0)
    # A cubic that goes on at the slope of the shelf and ends level.
    begin = SHELF_DEPTH / SHELF_WIDTH * (SEA_WIDTH - SHELF_WIDTH)
    drop = SEA_DEPTH - SHELF_DEPTH
    slope = share * (begin + share * (3.0 * drop - 2.0 * begin + share * (begin - 2.0 * drop)))
    depth = np.minimum(way, SHELF_WIDTH) * (SHELF_DEPTH / SHELF_WIDTH) + slope
    return np.maximum(depth * scale, SHALLOWEST)


def sea_heights(sea, x, y, wanted=None):
    """Return heights of the sea floor, below 0, at places (2-D, cells of a tile); NaN where they are not wanted."""
    x, y = (np.require(places, np.float64, ["C", "W"]) for places in (x, y))
    wanted = np.isfinite(x) if wanted is None else np.require(wanted, np.bool_, ["C", "W"])
    distance = np.where(wanted, np.inf, np.nan)
    near, nearer = np.empty((2, len(sea.boxes)), np.int64)
    _find_distances(sea.ends, sea.boxes, x, y, near, nearer, distance)
    return -depth_at(distance, sea.scale)


@kernel
def _find_distances(ends, boxes, x, y, near, nearer, distance):
    """Find how far the nearest shore is: groups of segments near the tile, of these those near a block, then cells.

    Where distances are NaN they are not looked for.
    """
    count = -1
    for top in range(0, x.shape[0], BLOCK):
        for left in range(0, x.shape[1], BLOCK):
            bottom, right = min(top + BLOCK, x.shape[0]), min(left + BLOCK, x.shape[1])
            middle_x, middle_y, radius = circle_around(x, y, distance, top, bottom, left, right)
            if radius < 0.0:
                continue
            if count < 0:
                tile_x, tile_y, tile_radius = circle_around(x, y, distance, 0, x.shape[0], 0, x.shape[1])
                for group in range(boxes.shape[0]):
                    near[group] = group
                count = _near_groups(ends, boxes, near, boxes.shape[0], tile_x, tile_y, tile_radius, near)
            few = _near_groups(ends, boxes, near, count, middle_x, middle_y, radius, nearer)
            block = slice(top, bottom), slice(left, right)
            _find_in_block(ends, boxes, nearer, few, x[block], y[block], distance[block])


@kernel
def _find_in_block(ends, boxes, groups, count, x, y, distance):
    """Find how far the nearest segment of some groups is from the cells of a block."""
    segment = groups[0] * GROUP
    for row in range(x.shape[0]):
        for col in range(x.shape[1]):
            if not np.isnan(distance[row, col]):
                square, segment = _nearest(ends, boxes, groups, count, segment, x[row, col], y[row, col])
                distance[row, col] = np.sqrt(square)


@kernel
def _near_groups(ends, boxes, groups, count, x, y, radius, near):
    """Enter those of some groups that may hold the nearest segment to a place in a circle; return their number."""
    limit = np.inf
    for place in range(count):
        segment = groups[place] * GROUP
        away_x, away_y = ends[segment, 0] - x, ends[segment, 1] - y
        limit = min(limit, away_x * away_x + away_y * away_y)
    limit = (np.sqrt(limit) + 2 * radius) * BEYOND_ROUNDING
    few = 0
    for place in range(count):
        group = groups[place]
        if _square_to_box(boxes[group], x, y) <= limit * limit:
            near[few] = group
            few += 1
    return few


@kernel
def _nearest(ends, boxes, groups, count, guess, x, y):
    """Return the square of the distance to the nearest segment of some groups, and that segment; one is a guess."""
    best, nearest = _square_to(ends[guess], x, y), guess
    for place in range(count):
        group = groups[place]
        if _square_to_box(boxes[group], x, y) < best:
            for segment in range(group * GROUP, min((group + 1) * GROUP, ends.shape[0])):
                square = _square_to(ends[segment], x, y)
                if square < best:
                    best, nearest = square, segment
    return best, nearest


@kernel
def _square_to_box(box, x, y):
    """Return the square of the distance from a place to a box, a little less than it is."""
    away_x, away_y = max(box[0] - x, x - box[2], 0.0), max(box[1] - y, y - box[3], 0.0)
    return (away_x * away_x + away_y * away_y) / BEYOND_ROUNDING


@kernel
def _square_to(segment, x, y):
    """Return the square of the distance from a place to a segment."""
    return point_to_segment(x, y, segment[0], segment[1], segment[2], segment[3])
