"""Whether the courses of a cell keep clear of its sides and of one another."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...arrays import Integers
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...plane.segments import boxes_apart, is_one_place, segment_to_segment

if TYPE_CHECKING:
    from .course_layout import NodeNet

# Of each attempt to draw courses: the share of the distances to keep; the cosines of the greatest turn between two
# pieces and of the least angle where courses meet.
STRICT = np.array([1.0, 1.0, 1.0, 0.5, 0.1, 0.0])
SMOOTHEST_TURN = np.array([0.95, 0.94, 0.87, 0.0, 0.0, -1.0])
SHARPEST_MEETING = np.array([0.94, 0.94, 0.94, 0.97, 0.9999, 1.0])
SIDE_MARGIN = 0.12  # from sides, of the distance from the node to the nearest entry or outlet
PIECES_APART = 0.3  # of the shorter of two pieces, between them
GATE_APART = 0.3  # of the distance to an entry or outlet: pieces beside it keep no farther from sides
GATE_STUB = 0.1  # of a piece, beside an entry or outlet, is not looked at


class CellRings(NamedTuple):
    """The outlines of cells."""

    points: np.ndarray  # float64 (n, 2)
    first: np.ndarray  # int64: where each ring begins in `points`
    ring_of: np.ndarray  # int64 (cells + 1): where the rings of each cell begin


@kernel
def complies(
    node, begin: int, stop: int, attempt, net: NodeNet, entry, first_vertex, ends, rings, vertices, pieces: Integers
) -> bool:
    """Tell whether the courses of a cell keep within it and apart from one another."""
    xy, start, end = net.xy, ends.start, ends.end
    middle = (first_vertex[begin] + first_vertex[begin + 1]) // 2
    if not _is_inside(vertices[middle, 0], vertices[middle, 1], node, rings):
        return False
    room = (end[stop - 1, 0] - xy[node, 0]) ** 2 + (end[stop - 1, 1] - xy[node, 1]) ** 2
    gates = 0
    for course in range(begin, stop):
        if is_there(entry[course]):
            gates += 1
            away = (start[course, 0] - xy[node, 0]) ** 2 + (start[course, 1] - xy[node, 1]) ** 2
            if room == 0.0 or away < room:
                room = away
    margin, oblique = STRICT[attempt] * SIDE_MARGIN * np.sqrt(room), STRICT[attempt] * GATE_APART
    count = 0
    for course in range(begin, stop):
        for vertex in range(first_vertex[course], first_vertex[course + 1] - 1):
            ax, ay, bx, by = vertices[vertex, 0], vertices[vertex, 1], vertices[vertex + 1, 0], vertices[vertex + 1, 1]
            pieces[count, 0], pieces[count, 1], pieces[count, 2], pieces[count, 3] = ax, ay, bx, by
            length = np.sqrt((bx - ax) ** 2 + (by - ay) ** 2)
            pieces[count, 4] = length
            count += 1
            enough = margin
            for gate in range(-1, gates):
                gate_x, gate_y = end[stop - 1, 0], end[stop - 1, 1]
                if is_there(gate):
                    gate_x, gate_y = start[begin + gate, 0], start[begin + gate, 1]
                one = np.sqrt((ax - gate_x) ** 2 + (ay - gate_y) ** 2)
                other = np.sqrt((bx - gate_x) ** 2 + (by - gate_y) ** 2)
                if one == 0.0:
                    ax, ay, one = ax + GATE_STUB * (bx - ax), ay + GATE_STUB * (by - ay), GATE_STUB * length
                if other == 0.0:
                    bx, by, other = bx + GATE_STUB * (ax - bx), by + GATE_STUB * (ay - by), GATE_STUB * length
                enough = min(enough, oblique * min(one, other))
            if not _keeps_clear(ax, ay, bx, by, enough, node, rings):
                return False
    for course in range(begin, stop):
        last = first_vertex[course + 1] - first_vertex[begin] - (course - begin) - 2
        for piece in range(first_vertex[course] - first_vertex[begin] - (course - begin), last):
            if _turn_between(pieces, piece, piece + 1) < SMOOTHEST_TURN[attempt]:
                return False
    return _keep_apart(pieces, count, STRICT[attempt] * PIECES_APART, SHARPEST_MEETING[attempt])


@kernel
def _turn_between(pieces, one, other):
    """Return the cosine of the angle between the directions of two pieces."""
    ax, ay = pieces[one, 2] - pieces[one, 0], pieces[one, 3] - pieces[one, 1]
    bx, by = pieces[other, 2] - pieces[other, 0], pieces[other, 3] - pieces[other, 1]
    return (ax * bx + ay * by) / max(pieces[one, 4] * pieces[other, 4], 1e-300)


@kernel
def _is_inside(x, y, node, rings: CellRings):
    points, first, ring_of = rings
    odd = False
    for ring in range(ring_of[node], ring_of[node + 1]):
        for point in range(first[ring], first[ring + 1] - 1):
            ay, by = points[point, 1], points[point + 1, 1]
            if (ay > y) != (by > y):
                ax, bx = points[point, 0], points[point + 1, 0]
                if ax + (y - ay) / (by - ay) * (bx - ax) > x:
                    odd = not odd
    return odd


@kernel
def _keeps_clear(ax, ay, bx, by, distance, node, rings: CellRings):
    """Tell whether a piece keeps so far from the outline of its cell."""
    points, first, ring_of = rings
    for ring in range(ring_of[node], ring_of[node + 1]):
        for point in range(first[ring], first[ring + 1] - 1):
            px, py, qx, qy = points[point, 0], points[point, 1], points[point + 1, 0], points[point + 1, 1]
            if boxes_apart(ax, ay, bx, by, px, py, qx, qy, distance):
                continue
            if segment_to_segment(ax, ay, bx, by, px, py, qx, qy) <= distance * distance:
                return False
    return True


@kernel
def _keep_apart(pieces, count, apart, sharpest):
    """Tell whether pieces keep apart, and meet at no sharp angle where they meet."""
    for one in range(count):
        ax, ay, bx, by, length = pieces[one, 0], pieces[one, 1], pieces[one, 2], pieces[one, 3], pieces[one, 4]
        if length == 0.0:
            return False
        for other in range(one + 1, count):
            px, py, qx, qy = pieces[other, 0], pieces[other, 1], pieces[other, 2], pieces[other, 3]
            beside = pieces[other, 4]
            if beside == 0.0:
                return False
            from_end, to_end = is_one_place(bx, by, px, py), is_one_place(bx, by, qx, qy)
            from_start = is_one_place(ax, ay, px, py)
            if from_end or to_end or from_start:
                cosine = _turn_between(pieces, one, other)
                if (-cosine if from_end else cosine) > sharpest:
                    return False
                continue
            away = apart * min(length, beside)
            if boxes_apart(ax, ay, bx, by, px, py, qx, qy, away):
                continue
            if segment_to_segment(ax, ay, bx, by, px, py, qx, qy) <= away * away:
                return False
    return True
