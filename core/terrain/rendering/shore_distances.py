"""How far the nearest shore of any island is, exactly: groups of segments near a tile, of these near a block, cells."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array, Coordinates
from ...machine.jit import kernel
from ...plane.segments import point_to_segment
from ..types import BEYOND_ROUNDING
from .section_profile import SECTION_BLOCK, circle_around

SHORE_GROUP = 8  # segments of a shore that have a box together: speed alone hangs on it


class ShoreSegments(NamedTuple):
    """The segments of shores."""

    ends: np.ndarray  # float64 (n, 4): x and y of both ends of each segment
    boxes: np.ndarray  # float64 (n / SHORE_GROUP, 4): west, south, east and north of each group of segments


def shore_segments(rings: list[Coordinates] | tuple[Coordinates, ...]) -> ShoreSegments:
    """Return the `ShoreSegments` of rings (n, 2)."""
    ends = np.concatenate([np.hstack([ring[:-1], ring[1:]]) for ring in rings])
    begins = np.arange(0, len(ends), SHORE_GROUP)
    low = np.minimum(ends[:, :2], ends[:, 2:])
    high = np.maximum(ends[:, :2], ends[:, 2:])
    boxes = np.hstack([np.minimum.reduceat(low, begins), np.maximum.reduceat(high, begins)])
    return ShoreSegments(np.ascontiguousarray(ends), boxes)


def find_shore_distances(segments: ShoreSegments, x: Array, y: Array, distance: Array) -> None:
    """Write how far places (2-D, cells of a tile) are from the nearest shore, in metres; not where that is NaN."""
    near, nearer = np.empty((2, len(segments.boxes)), np.int64)
    _find_distances(segments.ends, segments.boxes, x, y, near, nearer, distance)


@kernel
def _find_distances(ends, boxes, x, y, near, nearer, distance):
    count = -1
    for top in range(0, x.shape[0], SECTION_BLOCK):
        for left in range(0, x.shape[1], SECTION_BLOCK):
            bottom, right = min(top + SECTION_BLOCK, x.shape[0]), min(left + SECTION_BLOCK, x.shape[1])
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
    segment = groups[0] * SHORE_GROUP
    for row in range(x.shape[0]):
        for col in range(x.shape[1]):
            if not np.isnan(distance[row, col]):
                square, segment = _nearest(ends, boxes, groups, count, segment, x[row, col], y[row, col])
                distance[row, col] = np.sqrt(square)


@kernel
def _near_groups(ends, boxes, groups, count, x, y, radius, near):
    """Enter those of some groups that may hold the nearest segment to a place in a circle; return their number."""
    limit = np.inf
    for index in range(count):
        segment = groups[index] * SHORE_GROUP
        away_x, away_y = ends[segment, 0] - x, ends[segment, 1] - y
        limit = min(limit, away_x * away_x + away_y * away_y)
    limit = (np.sqrt(limit) + 2 * radius) * BEYOND_ROUNDING
    few = 0
    for index in range(count):
        group = groups[index]
        if _square_to_box(boxes[group], x, y) <= limit * limit:
            near[few] = group
            few += 1
    return few


@kernel
def _nearest(ends, boxes, groups, count, guess, x, y):
    """Return the square of the distance to the nearest segment of some groups, and that segment; one is a guess."""
    best, nearest = _square_to(ends[guess], x, y), guess
    for index in range(count):
        group = groups[index]
        if _square_to_box(boxes[group], x, y) < best:
            for segment in range(group * SHORE_GROUP, min((group + 1) * SHORE_GROUP, ends.shape[0])):
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
