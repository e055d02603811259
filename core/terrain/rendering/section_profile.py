"""Places beside the courses of rivers: how far they are, and how high the section is there."""

from __future__ import annotations

import numpy as np

from ...arrays import Array, Heights
from ...machine.jit import kernel
from .sections import BED_DEPTH, FLOOR_AT, FLOOR_UP, HALF_WIDTH, PRONE_AT, SLOPE, TOE_AT, TOE_UP

SECTION_BLOCK = 8  # cells to a side that look for segments together


@kernel
def circle_around(x: Array, y: Array, heights: Heights, top: int, bottom: int, left: int, right: int) -> tuple:
    """Return the middle and the radius of a circle around the places of a block; negative if none has a height."""
    west, south, east, north = np.inf, np.inf, -np.inf, -np.inf
    for row in range(top, bottom):
        for col in range(left, right):
            if not np.isnan(heights[row, col]):
                west, east = min(west, x[row, col]), max(east, x[row, col])
                south, north = min(south, y[row, col]), max(north, y[row, col])
    if west > east:
        return 0.0, 0.0, -1.0
    return (west + east) / 2, (south + north) / 2, np.sqrt((east - west) ** 2 + (north - south) ** 2) / 2


@kernel
def to_line(lines, segment, x: Array, y: Array) -> tuple:
    """Return the square of the distance from a place to a segment, and where on it the nearest place is, 0 to 1."""
    away_x, away_y = x - lines[segment, 0], y - lines[segment, 1]
    east, north = lines[segment, 2], lines[segment, 3]
    share = min(max((away_x * east + away_y * north) * lines[segment, 4], 0.0), 1.0)
    away_x, away_y = away_x - share * east, away_y - share * north
    return away_x * away_x + away_y * away_y, share


@kernel
def above_bed(sizes: Array, upper, share, away: float, ground) -> float:
    """Return how high above the bed a section is; beyond the banks it does not rise above the ground."""
    half, depth = between(sizes, upper, share, HALF_WIDTH), between(sizes, upper, share, BED_DEPTH)
    toe, toe_height = between(sizes, upper, share, TOE_AT), between(sizes, upper, share, TOE_UP)
    if away < toe:
        return line_at(away, 0.0, 0.0, toe, toe_height)
    if away < half:
        return line_at(away, toe, toe_height, half, depth)
    floor, floor_height = between(sizes, upper, share, FLOOR_AT), between(sizes, upper, share, FLOOR_UP)
    if away < floor:
        return line_at(away, half, depth, floor, floor_height)
    prone = between(sizes, upper, share, PRONE_AT)
    if away < prone:
        return line_at(away, floor, floor_height, prone, 2.0 * depth)
    above = 2.0 * depth + (away - prone) * between(sizes, upper, share, SLOPE)
    return min(above, max(ground, 2.0 * depth))


@kernel
def between(sizes: Array, upper, share: float, size: int) -> float:
    """Return a size of the section at a place of a segment."""
    return sizes[upper, size] + share * (sizes[upper + 1, size] - sizes[upper, size])


@kernel
def line_at(x: float, from_x: float, from_y: float, to_x: float, to_y: float) -> float:
    """Return the height of a line between two points at ``x``, which lies before the second."""
    return from_y + (x - from_x) / (to_x - from_x) * (to_y - from_y)
