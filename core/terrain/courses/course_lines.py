"""The lines of courses: gentle curves within their cell that keep clear of its sides and of one another.

A course is a cubic curve with the headings that it has at both ends, moved aside a little at random. Where that comes
too near to a side or to another course of the cell it is drawn again, straighter each time. The last resort are
straight lines along the edges of the network, which never cross.
"""

import numpy as np

from ...machine.jit import kernel
from ...machine.noise import chance, scramble
from ...plane.segments import segment_to_segment
from ...plane.turning import turned

# Of each attempt: the share of random bends, of the length in handles of the curve, of the way up to the spring, and of
# the distances to keep; the cosines of the greatest turn between two pieces and of the least angle where courses meet.
BENDS = np.array([1.0, 0.5, 0.0, 0.0, 0.0, 0.0])
HANDLES = np.array([0.37, 0.37, 0.37, 0.25, 0.0, 0.0])
SPRINGS = np.array([1.0, 1.0, 1.0, 0.6, 0.3, 0.0])
STRICT = np.array([1.0, 1.0, 1.0, 0.5, 0.1, 0.0])
SMOOTH = np.array([0.95, 0.94, 0.87, 0.0, 0.0, -1.0])
SHARPEST = np.array([0.94, 0.94, 0.94, 0.97, 0.9999, 1.0])
STRAIGHT, ALONG_EDGES = 4, 5
MARGIN = 0.12  # from sides, of the way from the node to the nearest entry or outlet
OBLIQUE = 0.3  # so much of the way to an entry or outlet is enough beside it
APART = 0.3  # of the shorter of two pieces, between them
STUB = 0.1  # of a piece, beside an entry or outlet, is not looked at
KNOT = 0.05  # of the way to the nearest entry or outlet: where courses along edges meet
SPRING_WAY, SPRING_REACH = 0.6, 0.9  # of the way to the side above, and of that to the outlet
SPRING_TURN = 0.7  # radians
LOOKS, SPARE = 16, 1.06  # at a curve to see how long its pieces become, and more than it shows


@kernel
def curve(t, from_x, from_y, out_x, out_y, in_x, in_y, to_x, to_y, bend):
    """Return the place at share ``t`` of a cubic curve given by its ends and handles, moved aside by three waves."""
    u = 1.0 - t
    a, b, c, d = u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t
    q = t - u
    aside = 16.0 * u * u * t * t * (bend[0] + bend[1] * q + bend[2] * (2.0 * q * q - 1.0))
    x = a * from_x + b * (from_x + out_x) + c * (to_x - in_x) + d * to_x - aside * (to_y - from_y)
    y = a * from_y + b * (from_y + out_y) + c * (to_y - in_y) + d * to_y + aside * (to_x - from_x)
    return x, y


@kernel
def draw_bends(seed, start, sway, bends):
    """Draw how much each course is moved aside, as shares of its length; ``sway`` tells the most.

    By the decimetres of its beginning: numbers change when rivers elsewhere do, places stay.
    """
    for course in range(sway.size):
        own = scramble(seed, int(np.floor(10.0 * start[course, 0])), int(np.floor(10.0 * start[course, 1])))
        for wave in range(3):
            bends[course, wave] = sway[course] * (2.0 * chance(own, wave, 0) - 1.0)


@kernel
def find_springs(seed, nodes, xy, outlet, out, courses, places, rings):
    """Put springs up the cell from their nodes, well before its side."""
    start, _, begin_heading, _ = places
    for slot in range(nodes.size):
        node, course = nodes[slot], courses[slot]
        own = scramble(seed, int(np.floor(10.0 * xy[node, 0])), int(np.floor(10.0 * xy[node, 1])))
        turn = SPRING_TURN * (2.0 * chance(own, 3, 0) - 1.0)
        x, y = turned(-out[node, 0], -out[node, 1], turn)
        way = SPRING_REACH * np.sqrt((outlet[node, 0] - xy[node, 0]) ** 2 + (outlet[node, 1] - xy[node, 1]) ** 2)
        way = min(way, SPRING_WAY * _way_to_side(xy[node, 0], xy[node, 1], x, y, node, rings))
        start[course, 0], start[course, 1] = xy[node, 0] + way * x, xy[node, 1] + way * y
        turn = SPRING_TURN * (2.0 * chance(own, 4, 0) - 1.0)
        begin_heading[course, 0], begin_heading[course, 1] = turned(-x, -y, turn)


@kernel
def _way_to_side(x, y, heading_x, heading_y, node, rings):
    """Return how far a ray goes from a place to the outline of a cell."""
    points, first, ring_of = rings
    least = np.inf
    for ring in range(ring_of[node], ring_of[node + 1]):
        for place in range(first[ring], first[ring + 1] - 1):
            ax, ay = points[place, 0] - x, points[place, 1] - y
            bx, by = points[place + 1, 0] - x, points[place + 1, 1] - y
            one, other = heading_x * ay - heading_y * ax, heading_x * by - heading_y * bx
            if (one > 0.0) != (other > 0.0):
                share = one / (one - other)
                ahead = heading_x * (ax + share * (bx - ax)) + heading_y * (ay + share * (by - ay))
                if ahead > 0.0:
                    least = min(least, ahead)
    return least


@kernel
def count_pieces(longest, xy, cell, first, places, bends, pieces):
    """Write how many pieces each course needs so that none is longer than ``longest``, at whichever attempt."""
    start, end, begin_heading, end_heading = places
    for course in range(pieces.size):
        ax, ay, bx, by = start[course, 0], start[course, 1], end[course, 0], end[course, 1]
        handle = HANDLES[0] * np.sqrt((bx - ax) ** 2 + (by - ay) ** 2)
        out_x, out_y = handle * begin_heading[course, 0], handle * begin_heading[course, 1]
        in_x, in_y = handle * end_heading[course, 0], handle * end_heading[course, 1]
        greatest = 0.0
        x, y = ax, ay
        for look in range(1, LOOKS + 1):
            to_x, to_y = curve(look / LOOKS, ax, ay, out_x, out_y, in_x, in_y, bx, by, bends[course])
            greatest = max(greatest, np.sqrt((to_x - x) ** 2 + (to_y - y) ** 2))
            x, y = to_x, to_y
        node = cell[course]
        to_node = max(
            (ax - xy[node, 0]) ** 2 + (ay - xy[node, 1]) ** 2, (bx - xy[node, 0]) ** 2 + (by - xy[node, 1]) ** 2
        )
        along_edges = np.ceil(SPARE * np.sqrt(to_node) / longest)
        if first[node + 1] - first[node] == 1:  # by way of the node
            along_edges *= 2.0
        pieces[course] = int(max(np.ceil(SPARE * LOOKS * greatest / longest), along_edges, 2.0))


@kernel
def trace_courses(nodes, net, courses, places, bends, rings, level, vertices):
    """Draw the courses of cells; ``level`` of each node, the first attempt to make, becomes the one that complies."""
    first, entry, first_vertex = courses
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
            _draw(node, begin, stop, level[node], net, entry, first_vertex, places, bends, vertices)
            if level[node] == ALONG_EDGES:
                break
            if _complies(node, begin, stop, level[node], net, entry, first_vertex, places, rings, vertices, pieces):
                break
            level[node] += 1


@kernel
def _draw(node, begin, stop, attempt, net, entry, first_vertex, places, bends, vertices):
    """Write the vertices of all courses of a cell."""
    xy, out = net
    start, end, begin_heading, end_heading = places
    bend = np.empty(3)
    if attempt == ALONG_EDGES:
        _tie_knot(node, begin, stop, xy, out, places)
    for course in range(begin, stop):
        low, count = first_vertex[course], first_vertex[course + 1] - first_vertex[course] - 1
        ax, ay, bx, by = start[course, 0], start[course, 1], end[course, 0], end[course, 1]
        if entry[begin] < 0:
            ax = xy[node, 0] + SPRINGS[attempt] * (ax - xy[node, 0])
            ay = xy[node, 1] + SPRINGS[attempt] * (ay - xy[node, 1])
        out_x, out_y, in_x, in_y = (bx - ax) / 3.0, (by - ay) / 3.0, (bx - ax) / 3.0, (by - ay) / 3.0
        if attempt < STRAIGHT:
            handle = HANDLES[attempt] * np.sqrt((bx - ax) ** 2 + (by - ay) ** 2)
            out_x, out_y = handle * begin_heading[course, 0], handle * begin_heading[course, 1]
            in_x, in_y = handle * end_heading[course, 0], handle * end_heading[course, 1]
        for wave in range(3):
            bend[wave] = BENDS[attempt] * bends[course, wave]
        by_node = attempt == ALONG_EDGES and stop == begin + 1 and entry[begin] >= 0
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
def _tie_knot(node, begin, stop, xy, out, places):
    """Let courses that run along the edges meet close to the node, on the way out or, at a mouth, before it."""
    start, end, _, _ = places
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


@kernel
def _complies(node, begin, stop, attempt, net, entry, first_vertex, places, rings, vertices, pieces):
    """Tell whether the courses of a cell keep within it and apart from one another."""
    xy = net[0]
    start, end, _, _ = places
    middle = (first_vertex[begin] + first_vertex[begin + 1]) // 2
    if not _is_inside(vertices[middle, 0], vertices[middle, 1], node, rings):
        return False
    room = (end[stop - 1, 0] - xy[node, 0]) ** 2 + (end[stop - 1, 1] - xy[node, 1]) ** 2
    gates = 0
    for course in range(begin, stop):
        if entry[course] >= 0:
            gates += 1
            away = (start[course, 0] - xy[node, 0]) ** 2 + (start[course, 1] - xy[node, 1]) ** 2
            if room == 0.0 or away < room:
                room = away
    margin, oblique = STRICT[attempt] * MARGIN * np.sqrt(room), STRICT[attempt] * OBLIQUE
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
                if gate >= 0:
                    gate_x, gate_y = start[begin + gate, 0], start[begin + gate, 1]
                one = np.sqrt((ax - gate_x) ** 2 + (ay - gate_y) ** 2)
                other = np.sqrt((bx - gate_x) ** 2 + (by - gate_y) ** 2)
                if one == 0.0:
                    ax, ay, one = ax + STUB * (bx - ax), ay + STUB * (by - ay), STUB * length
                if other == 0.0:
                    bx, by, other = bx + STUB * (ax - bx), by + STUB * (ay - by), STUB * length
                enough = min(enough, oblique * min(one, other))
            if not _keeps_clear(ax, ay, bx, by, enough, node, rings):
                return False
    for course in range(begin, stop):
        last = first_vertex[course + 1] - first_vertex[begin] - (course - begin) - 2
        for piece in range(first_vertex[course] - first_vertex[begin] - (course - begin), last):
            if _turn_between(pieces, piece, piece + 1) < SMOOTH[attempt]:
                return False
    return _keep_apart(pieces, count, STRICT[attempt] * APART, SHARPEST[attempt])


@kernel
def _turn_between(pieces, one, other):
    """Return the cosine of the angle between the directions of two pieces."""
    ax, ay = pieces[one, 2] - pieces[one, 0], pieces[one, 3] - pieces[one, 1]
    bx, by = pieces[other, 2] - pieces[other, 0], pieces[other, 3] - pieces[other, 1]
    return (ax * bx + ay * by) / max(pieces[one, 4] * pieces[other, 4], 1e-300)


@kernel
def _is_inside(x, y, node, rings):
    points, first, ring_of = rings
    odd = False
    for ring in range(ring_of[node], ring_of[node + 1]):
        for place in range(first[ring], first[ring + 1] - 1):
            ay, by = points[place, 1], points[place + 1, 1]
            if (ay > y) != (by > y):
                ax, bx = points[place, 0], points[place + 1, 0]
                if ax + (y - ay) / (by - ay) * (bx - ax) > x:
                    odd = not odd
    return odd


@kernel
def _keeps_clear(ax, ay, bx, by, distance, node, rings):
    """Tell whether a piece keeps so far from the outline of its cell."""
    points, first, ring_of = rings
    low_x, high_x = min(ax, bx) - distance, max(ax, bx) + distance
    low_y, high_y = min(ay, by) - distance, max(ay, by) + distance
    for ring in range(ring_of[node], ring_of[node + 1]):
        for place in range(first[ring], first[ring + 1] - 1):
            px, py, qx, qy = points[place, 0], points[place, 1], points[place + 1, 0], points[place + 1, 1]
            if max(px, qx) < low_x or min(px, qx) > high_x or max(py, qy) < low_y or min(py, qy) > high_y:
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
            from_end, to_end = bx == px and by == py, bx == qx and by == qy
            from_start = ax == px and ay == py
            if from_end or to_end or from_start:
                cosine = _turn_between(pieces, one, other)
                if (-cosine if from_end else cosine) > sharpest:
                    return False
                continue
            away = apart * min(length, beside)
            if min(ax, bx) - away > max(px, qx) or max(ax, bx) + away < min(px, qx):
                continue
            if min(ay, by) - away > max(py, qy) or max(ay, by) + away < min(py, qy):
                continue
            if segment_to_segment(ax, ay, bx, by, px, py, qx, qy) <= away * away:
                return False
    return True
