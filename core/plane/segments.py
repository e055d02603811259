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
def segment_to_segment(ax: float, ay: float, bx: float, by: float, x1: float, y1: float, x2: float, y2: float) -> float:
    """Return the square of the distance between two segments, 0 where they cross."""
    if crosses(ax, ay, bx, by, x1, y1, x2, y2):
        return 0.0
    least = point_to_segment(ax, ay, x1, y1, x2, y2)
    least = min(least, point_to_segment(bx, by, x1, y1, x2, y2))
    least = min(least, point_to_segment(x1, y1, ax, ay, bx, by))
    return min(least, point_to_segment(x2, y2, ax, ay, bx, by))
