"""The lines of courses: gentle curves within their cell that keep clear of its sides and of one another.

A course is a cubic curve with the headings that it has at both ends, moved aside a little at random. Where that comes
too near to a side or to another course of the cell it is drawn again, straighter each time. The last resort are
straight lines along the edges of the network, which never cross.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...arrays import Array, Coordinates, Heights
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...machine.noise import chance, scramble
from ...plane.turning import turned_vector
from .course_clearance import CellRings, complies
from .course_layout import Layout, NodeNet

if TYPE_CHECKING:
    from .course_ends import CourseEnds

# Of each attempt: the share of random bends, of the length in handles of the curve, of the distance up to the spring.
BEND_SHARES = np.array([1.0, 0.5, 0.0, 0.0, 0.0, 0.0])
HANDLES = np.array([0.37, 0.37, 0.37, 0.25, 0.0, 0.0])
TO_SPRING = np.array([1.0, 1.0, 1.0, 0.6, 0.3, 0.0])
ALONG_EDGES = len(BEND_SHARES) - 1  # the last attempt, which crosses nothing
WITHOUT_HANDLES = ALONG_EDGES - 1  # the first whose curves have no handles
KNOT = 0.05  # of the distance to the nearest entry or outlet: where courses along edges meet
SPRING_WAY, SPRING_REACH = 0.6, 0.9  # of the distance to the side above, and of that to the outlet
SPRING_TURN = 0.7  # radians
CURVE_LOOKS, SPARE = 16, 1.06  # at a curve to see how long its pieces become, and more than it shows


@kernel
def curve(t, from_x, from_y, out_x, out_y, in_x, in_y, to_x: float, to_y: float, bend) -> tuple:
    """Return the point at share ``t`` of a cubic curve given by its ends and handles, moved aside by three waves."""
    u = 1.0 - t
    a, b, c, d = u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t
    q = t - u
    aside = 16.0 * u * u * t * t * (bend[0] + bend[1] * q + bend[2] * (2.0 * q * q - 1.0))
    x = a * from_x + b * (from_x + out_x) + c * (to_x - in_x) + d * to_x - aside * (to_y - from_y)
    y = a * from_y + b * (from_y + out_y) + c * (to_y - in_y) + d * to_y + aside * (to_x - from_x)
    return x, y


@kernel
def draw_bends(seed: int, start: Array, sway: Array, bends: Array) -> None:
    """Draw how much each course is moved aside, as shares of its length; ``sway`` tells the most.

    By the decimetres of its beginning: numbers change when rivers elsewhere do, points stay.
    """
    for course in range(sway.size):
        own = scramble(seed, int(np.floor(10.0 * start[course, 0])), int(np.floor(10.0 * start[course, 1])))
        for wave in range(3):
            bends[course, wave] = sway[course] * (2.0 * chance(own, wave, 0) - 1.0)


@kernel
def find_springs(
    seed: int, nodes: Coordinates, net: NodeNet, courses: Array, ends: CourseEnds, rings: CellRings
) -> None:
    """Put springs up the cell from their nodes, well before its side."""
    start, begin_heading = ends.start, ends.begin_heading
    xy, _, outlet, out = net
    for slot in range(nodes.size):
        node, course = nodes[slot], courses[slot]
        own = scramble(seed, int(np.floor(10.0 * xy[node, 0])), int(np.floor(10.0 * xy[node, 1])))
        turn = SPRING_TURN * (2.0 * chance(own, 3, 0) - 1.0)
        x, y = turned_vector(-out[node, 0], -out[node, 1], turn)
        away = SPRING_REACH * np.sqrt((outlet[node, 0] - xy[node, 0]) ** 2 + (outlet[node, 1] - xy[node, 1]) ** 2)
        away = min(away, SPRING_WAY * _distance_to_side(xy[node, 0], xy[node, 1], x, y, node, rings))
        start[course, 0], start[course, 1] = xy[node, 0] + away * x, xy[node, 1] + away * y
        turn = SPRING_TURN * (2.0 * chance(own, 4, 0) - 1.0)
        begin_heading[course, 0], begin_heading[course, 1] = turned_vector(-x, -y, turn)


@kernel
def _distance_to_side(x, y, heading_x, heading_y, node, rings: CellRings):
    """Return how far a ray goes from a point to the outline of a cell."""
    points, first, ring_of = rings
    least = np.inf
    for ring in range(ring_of[node], ring_of[node + 1]):
        for point in range(first[ring], first[ring + 1] - 1):
            ax, ay = points[point, 0] - x, points[point, 1] - y
            bx, by = points[point + 1, 0] - x, points[point + 1, 1] - y
            one, other = heading_x * ay - heading_y * ax, heading_x * by - heading_y * bx
            if (one > 0.0) != (other > 0.0):
                share = one / (one - other)
                ahead = heading_x * (ax + share * (bx - ax)) + heading_y * (ay + share * (by - ay))
                if ahead > 0.0:
                    least = min(least, ahead)
    return least


@kernel
def count_pieces(
    longest: float, xy: Coordinates, layout: Layout, ends: CourseEnds, bends: Array, pieces: Array
) -> None:
    """Write how many pieces each course needs so that none is longer than ``longest``, at whichever attempt."""
    start, end, begin_heading, end_heading = ends
    cell, first = layout.cell, layout.first
    for course in range(pieces.size):
        ax, ay, bx, by = start[course, 0], start[course, 1], end[course, 0], end[course, 1]
        handle = HANDLES[0] * np.sqrt((bx - ax) ** 2 + (by - ay) ** 2)
        out_x, out_y = handle * begin_heading[course, 0], handle * begin_heading[course, 1]
        in_x, in_y = handle * end_heading[course, 0], handle * end_heading[course, 1]
        greatest = 0.0
        x, y = ax, ay
        for look in range(1, CURVE_LOOKS + 1):
            to_x, to_y = curve(look / CURVE_LOOKS, ax, ay, out_x, out_y, in_x, in_y, bx, by, bends[course])
            greatest = max(greatest, np.sqrt((to_x - x) ** 2 + (to_y - y) ** 2))
            x, y = to_x, to_y
        node = cell[course]
        to_node = max(
            (ax - xy[node, 0]) ** 2 + (ay - xy[node, 1]) ** 2, (bx - xy[node, 0]) ** 2 + (by - xy[node, 1]) ** 2
        )
        along_edges = np.ceil(SPARE * np.sqrt(to_node) / longest)
        if first[node + 1] - first[node] == 1:  # through the node
            along_edges *= 2.0
        pieces[course] = int(max(np.ceil(SPARE * CURVE_LOOKS * greatest / longest), along_edges, 2.0))


@kernel
def trace_courses(
    nodes: Coordinates,
    net: NodeNet,
    layout: Layout,
    first_vertex: Array,
    ends: CourseEnds,
    bends: Array,
    rings: CellRings,
    level: Heights,
    vertices: Coordinates,
) -> None:
    """Draw the courses of cells; ``level`` of each node, the first attempt to make, becomes the one that complies."""
    first, entry = layout.first, layout.entry
    most = 0
    for slot in range(nodes.size):
        node = nodes[slot]
        most = max(most, first_vertex[first[node + 1]] - first_vertex[first[node]])
    pieces = np.empty((most, 5))
    for slot in range(nodes.size):
        node = nodes[slot]
        begin, stop = first[node], first[node + 1]
        if begin == stop:
            continue
        while True:
            _draw(node, begin, stop, level[node], net, entry, first_vertex, ends, bends, vertices)
            if level[node] == ALONG_EDGES:
                break
            if complies(node, begin, stop, level[node], net, entry, first_vertex, ends, rings, vertices, pieces):
                break
            level[node] += 1


@kernel
def _draw(node, begin, stop, attempt, net, entry, first_vertex, ends, bends, vertices):
    """Write the vertices of all courses of a cell."""
    xy = net.xy
    start, end, begin_heading, end_heading = ends
    bend = np.empty(3)
    if attempt == ALONG_EDGES:
        _tie_knot(node, begin, stop, net, ends)
    for course in range(begin, stop):
        low, count = first_vertex[course], first_vertex[course + 1] - first_vertex[course] - 1
        ax, ay, bx, by = start[course, 0], start[course, 1], end[course, 0], end[course, 1]
        if not is_there(entry[begin]):
            ax = xy[node, 0] + TO_SPRING[attempt] * (ax - xy[node, 0])
            ay = xy[node, 1] + TO_SPRING[attempt] * (ay - xy[node, 1])
        out_x, out_y, in_x, in_y = (bx - ax) / 3.0, (by - ay) / 3.0, (bx - ax) / 3.0, (by - ay) / 3.0
        if attempt < WITHOUT_HANDLES:
            handle = HANDLES[attempt] * np.sqrt((bx - ax) ** 2 + (by - ay) ** 2)
            out_x, out_y = handle * begin_heading[course, 0], handle * begin_heading[course, 1]
            in_x, in_y = handle * end_heading[course, 0], handle * end_heading[course, 1]
        for wave in range(3):
            bend[wave] = BEND_SHARES[attempt] * bends[course, wave]
        by_node = attempt == ALONG_EDGES and stop == begin + 1 and is_there(entry[begin])
        by_node = by_node and not (bx == xy[node, 0] and by == xy[node, 1])
        for number in range(1, count):
            t = number / count
            x, y = curve(t, ax, ay, out_x, out_y, in_x, in_y, bx, by, bend)
            if by_node:  # straight to the node and straight on
                half = count // 2
                if number <= half:
                    x, y = ax + number / half * (xy[node, 0] - ax), ay + number / half * (xy[node, 1] - ay)
                else:
                    rest = (count - number) / (count - half)
                    x, y = bx + rest * (xy[node, 0] - bx), by + rest * (xy[node, 1] - by)
            vertices[low + number, 0], vertices[low + number, 1] = x, y
        vertices[low, 0], vertices[low, 1] = ax, ay
        vertices[low + count, 0], vertices[low + count, 1] = bx, by


@kernel
def _tie_knot(node, begin, stop, net, ends):
    """Let courses that run along the edges meet close to the node, downstream of it or, at a mouth, before it."""
    xy, out, start, end = net.xy, net.out, ends.start, ends.end
    count = (stop - begin + 1) // 2
    if count < 2:
        return
    room = np.inf
    for course in range(begin, begin + count):
        room = min(room, (start[course, 0] - xy[node, 0]) ** 2 + (start[course, 1] - xy[node, 1]) ** 2)
    at_mouth = end[stop - 1, 0] == xy[node, 0] and end[stop - 1, 1] == xy[node, 1]
    for joint in range(count - 1):
        number = joint + 1 - count if at_mouth else joint + 1
        away = KNOT * np.sqrt(room) * number / count
        x, y = xy[node, 0] + away * out[node, 0], xy[node, 1] + away * out[node, 1]
        down = begin + count + joint
        before = begin if joint == 0 else down - 1
        start[down, 0], start[down, 1] = x, y
        end[before, 0], end[before, 1] = x, y
        end[begin + joint + 1, 0], end[begin + joint + 1, 1] = x, y
