"""Distances and crossings of points and straight segments."""

from __future__ import annotations

from ..machine.jit import kernel


@kernel
def share_along(x: float, y: float, x1: float, y1: float, x2: float, y2: float) -> float:
    """Return what share of a segment lies before the place on it that is nearest to a point."""
    along_x = x2 - x1
    along_y = y2 - y1
    square = along_x * along_x + along_y * along_y
    if square > 0.0:
        return min(max(((x - x1) * along_x + (y - y1) * along_y) / square, 0.0), 1.0)
    return 0.0


@kernel
def point_to_segment(x: float, y: float, x1: float, y1: float, x2: float, y2: float) -> float:
    """Return the square of the distance between a point and a segment."""
    share = share_along(x, y, x1, y1, x2, y2)
    apart_x = x - (x1 + share * (x2 - x1))
    apart_y = y - (y1 + share * (y2 - y1))
    return apart_x * apart_x + apart_y * apart_y


@kernel
def side_of(x: float, y: float, x1: float, y1: float, x2: float, y2: float) -> float:
    """Return a number above 0 where the point lies on the left of the line, below 0 on its right."""
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)


@kernel
def crosses(ax: float, ay: float, bx: float, by: float, x1: float, y1: float, x2: float, y2: float) -> bool:
    """Tell whether two segments cross; an end on the line counts as if it lay on its right."""
    if (side_of(x1, y1, ax, ay, bx, by) > 0.0) == (side_of(x2, y2, ax, ay, bx, by) > 0.0):
        return False
    return (side_of(ax, ay, x1, y1, x2, y2) > 0.0) != (side_of(bx, by, x1, y1, x2, y2) > 0.0)


@kernel
def is_one_place(x: float, y: float, other_x: float, other_y: float) -> bool:
    """Tell whether two points lie in one place."""
    return x == other_x and y == other_y


@kernel
def boxes_apart(
    ax: float, ay: float, bx: float, by: float, x1: float, y1: float, x2: float, y2: float, reach: float
) -> bool:
    """Tell whether the boxes around two segments are more than ``reach`` apart, which takes less than to measure."""
    beside = max(x1, x2) < min(ax, bx) - reach or min(x1, x2) > max(ax, bx) + reach
    return beside or max(y1, y2) < min(ay, by) - reach or min(y1, y2) > max(ay, by) + reach


@kernel
def segment_to_segment(ax: float, ay: float, bx: float, by: float, x1: float, y1: float, x2: float, y2: float) -> float:
    """Return the square of the distance between two segments, 0 where they cross."""
    if crosses(ax, ay, bx, by, x1, y1, x2, y2):
        return 0.0
    least = point_to_segment(ax, ay, x1, y1, x2, y2)
    least = min(least, point_to_segment(bx, by, x1, y1, x2, y2))
    least = min(least, point_to_segment(x1, y1, ax, ay, bx, by))
    return min(least, point_to_segment(x2, y2, ax, ay, bx, by))
