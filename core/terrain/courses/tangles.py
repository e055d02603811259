"""Which rivers run into themselves, or into those that they meet, by their bends."""

import numpy as np

from ...machine.jit import kernel
from ...plane.segments import crosses

NEAR = 64  # vertices up and down a river, and from where rivers meet, that its bends may reach


def tangled(courses):
    """Tell of drawn courses which cross themselves nearby, or one that they meet, nearby."""
    found = np.zeros(courses.downstream.size, np.bool_)
    order = np.argsort(courses.downstream, kind="stable")
    _find_tangled(courses.first, courses.xy, courses.downstream, order, found)
    return found


@kernel
def _find_tangled(first, xy, downstream, order, found):
    for place in range(order.size):
        course = order[place]
        begin, last, below = first[course], first[course + 1] - 1, downstream[course]
        if _crosses_itself(xy, begin, last):
            found[course] = True
        if below < 0:
            continue
        low = max(begin, last - NEAR)
        if _cross(xy, low, last, first[below], min(first[below] + NEAR, first[below + 1] - 1)):
            found[course] = found[below] = True
        for beside in range(place + 1, order.size):
            other = order[beside]
            if downstream[other] != below:
                break
            end = first[other + 1] - 1
            if _cross(xy, low, last, max(first[other], end - NEAR), end):
                found[course] = found[other] = True


@kernel
def _crosses_itself(xy, begin, last):
    for vertex in range(begin, last):
        ax, ay, bx, by = xy[vertex, 0], xy[vertex, 1], xy[vertex + 1, 0], xy[vertex + 1, 1]
        low_x, high_x, low_y, high_y = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
        for other in range(vertex + 2, min(vertex + NEAR, last)):
            cx, cy, dx, dy = xy[other, 0], xy[other, 1], xy[other + 1, 0], xy[other + 1, 1]
            apart = min(cx, dx) > high_x or max(cx, dx) < low_x or min(cy, dy) > high_y or max(cy, dy) < low_y
            if not apart and crosses(ax, ay, bx, by, cx, cy, dx, dy):
                return True
    return False


@kernel
def _cross(xy, begin, last, from_vertex, to_vertex):
    """Tell whether two stretches of rivers cross but where they share an end."""
    for vertex in range(begin, last):
        ax, ay, bx, by = xy[vertex, 0], xy[vertex, 1], xy[vertex + 1, 0], xy[vertex + 1, 1]
        low_x, high_x, low_y, high_y = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
        for other in range(from_vertex, to_vertex):
            cx, cy, dx, dy = xy[other, 0], xy[other, 1], xy[other + 1, 0], xy[other + 1, 1]
            if min(cx, dx) > high_x or max(cx, dx) < low_x or min(cy, dy) > high_y or max(cy, dy) < low_y:
                continue
            shared = (bx == cx and by == cy) or (bx == dx and by == dy)
            if not shared and crosses(ax, ay, bx, by, cx, cy, dx, dy):
                return True
    return False
