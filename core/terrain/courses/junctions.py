"""Where the rivers of a cell meet: which joins which, at what place and at what angle.

A cell whose node has n upper neighbours has n entries, the middles of their edges, and one outlet, the middle of its
own. Two neighbouring entries, those furthest round from the outlet, meet first; the next joins the river that they
make, and so on, the one beside the outlet last: so nothing crosses. After Génevaux, Galin, Guérin, Peytavie and Beneš
(2013, doi:10.1145/2461912.2461996).

Where discharges φ_i and φ_j make φ_0, the first turns by θ with cos θ = (φ_0² + φ_i² - φ_j²) / (2 φ_0 φ_i) into the
common direction (Howard 1971). These are the angles at which three strings meet that pull by the weights φ: junctions
lie where such strings are at rest, as far as there is room in the middle of the cell.
"""

from typing import NamedTuple

import numpy as np

from ...island.discharge import power_law
from ...island.rosgen import A_PLUS, DA, NAMES, A, B, C, D, E, F, G
from ...machine.jit import kernel
from ...network import accumulate

JUNCTIONS = np.array(["spring", "steps", "fan", "bar", "braids", "mouth", "delta"])
SPRING, STEPS, FAN, BAR, BRAIDS, MOUTH, DELTA = range(7)
CONFLUENCES = np.full((NAMES.size, NAMES.size), BAR, np.uint8)  # of the types of two rivers that meet
STEEP, GENTLE = (A_PLUS, A, G), (B, C, E, F)
CONFLUENCES[np.ix_(STEEP, STEEP)] = STEPS
CONFLUENCES[np.ix_(STEEP, GENTLE)] = CONFLUENCES[np.ix_(GENTLE, STEEP)] = FAN
CONFLUENCES[(D, DA), :] = CONFLUENCES[:, (D, DA)] = BRAIDS

SWEEPS = 40
DIGITS = 9  # discharges are rounded, so that no machine's last digit bends another river
REACH, APART, SOFT = 0.65, 0.25, 0.1  # of the way from the node to the nearest entry or outlet


class Junctions(NamedTuple):
    """Where courses begin, meet, and end."""

    xy: np.ndarray  # float64 (n, 2)
    z: np.ndarray  # float64
    cell: np.ndarray  # int64: the node in whose cell it lies
    kind: np.ndarray  # uint8: place in `JUNCTIONS`
    angle: np.ndarray  # float64: degrees between the two courses that meet; NaN elsewhere
    inflow: np.ndarray  # float64 (n, 2), m³/s: of the two that meet, or of the one that reaches the sea
    outflow: np.ndarray  # float64, m³/s; 0 into the sea
    course: np.ndarray  # int64: the one that begins there, or reaches the sea


class Layout(NamedTuple):
    """Which courses each cell has: one for each entry, then one from each confluence on; or one from its spring."""

    first: np.ndarray  # int64 (nodes + 1)
    cell: np.ndarray  # int64, of each course
    entry: np.ndarray  # int64, the upper neighbour through whose outlet it comes, -1 from a confluence or a spring
    from_left: np.ndarray  # bool, of entries: which side of the river it joins
    downstream: np.ndarray  # int64, -1 into the sea
    drained: np.ndarray  # float64, m²: at its beginning, but at the outlet for a spring


class Places(NamedTuple):
    """Where the courses begin and end, and which way they head there (unit vectors, downstream)."""

    start: np.ndarray  # float64 (n, 2)
    end: np.ndarray
    begin_heading: np.ndarray
    end_heading: np.ndarray


def lay_out(tree, cell_area):
    """Return the `Layout` of the courses in cells of these sizes, in square metres."""
    count = tree.z.size
    flows = np.flatnonzero(tree.receiver >= 0)
    order = np.argsort(tree.receiver[flows], kind="stable")
    entries = np.bincount(tree.receiver[flows], minlength=count)
    first_child, children = np.append(0, np.cumsum(entries)), flows[order]
    courses = np.where(entries > 0, 2 * entries - 1, tree.receiver >= 0)
    first = np.append(0, np.cumsum(courses)).astype(np.int64)
    size = int(first[-1])
    drained = accumulate(tree.receiver, np.arange(count)[::-1].copy(), cell_area)
    entry, downstream = np.full(size, -1, np.int64), np.full(size, -1, np.int64)
    from_left, area = np.zeros(size, np.bool_), np.zeros(size)
    place, angle = np.full(count, -1, np.int64), np.empty(int(entries.max(initial=0)) + 1)
    net = tree.xy, tree.receiver, ways_out(tree), drained
    _join(net, first_child, children, first, (entry, from_left, downstream, area), place, angle)
    return Layout(first, np.repeat(np.arange(count), courses), entry, from_left, downstream, area)


def ways_out(tree):
    """Return unit vectors from each node to where its river goes on, at a mouth away from the land."""
    flows = tree.receiver >= 0
    way = np.where(flows[:, None], tree.xy[tree.receiver] - tree.xy, -tree.inward)
    length = np.sqrt(np.sum(way**2, axis=1))[:, None]
    return np.where(length > 0, way / np.maximum(length, np.finfo(float).tiny), [[1.0, 0.0]])


def place_courses(tree, cells, layout):
    """Return the `Places` of courses that begin at entries and confluences; springs begin at the node."""
    size = layout.cell.size
    flow = np.round(power_law(layout.drained), DIGITS)
    places = Places(*(np.zeros((size, 2)) for _ in range(4)))
    most = int(np.diff(layout.first).max(initial=0)) + 1
    net = tree.xy, tree.receiver, cells.outlet, ways_out(tree)
    _place(net, layout.first, layout.entry, layout.from_left, flow, places, np.empty((most, 2)))
    return places


@kernel
def _turn(from_x, from_y, x, y):
    """Return how far round, anticlockwise, a direction is from another: 0 to 4 for a whole turn."""
    ahead = from_x * x + from_y * y
    aside = from_x * y - from_y * x
    size = abs(ahead) + abs(aside)
    if size == 0.0:
        return 0.0
    turn = 1.0 - ahead / size
    if aside < 0.0:
        turn = 4.0 - turn
    return turn


@kernel
def _join(net, first_child, children, first, courses, place, angle):
    """Write what is in `Layout`; ``place`` receives the course that each node's river goes on with."""
    xy, receiver, out, drained = net
    entry, from_left, downstream, area = courses
    for node in range(receiver.size):
        begin = first[node]
        one = first_child[node]
        count = first_child[node + 1] - one
        if count == 0:
            if receiver[node] >= 0:
                area[begin] = drained[node]
            continue
        for number in range(count):
            child = children[one + number]
            turn = _turn(out[node, 0], out[node, 1], xy[child, 0] - xy[node, 0], xy[child, 1] - xy[node, 1])
            slot = number
            while slot > 0 and angle[slot - 1] > turn:
                angle[slot] = angle[slot - 1]
                children[one + slot] = children[one + slot - 1]
                slot -= 1
            angle[slot] = turn
            children[one + slot] = child
        low, high = 0, count - 1
        for number in range(count - 1, -1, -1):  # from the last to join to the first
            left = angle[low] < 4.0 - angle[high]
            chosen = high
            if left:
                chosen = low
                low += 1
            else:
                high -= 1
            child = children[one + chosen]
            entry[begin + number] = child
            from_left[begin + number] = left
            area[begin + number] = drained[child]
            place[child] = begin + number
        for number in range(count - 1):
            area[begin + count + number] = area[begin + number + 1]
            before = begin if number == 0 else begin + count + number - 1
            area[begin + count + number] += area[before]
            downstream[before] = begin + count + number
            downstream[begin + number + 1] = begin + count + number
    for node in range(receiver.size):
        if receiver[node] >= 0:
            downstream[first[node + 1] - 1] = place[node]


@kernel
def _place(net, first, entry, from_left, flow, places, joints):
    """Write where courses begin and end and their headings."""
    xy, receiver, outlet, out = net
    start, end, begin_heading, end_heading = places
    for node in range(receiver.size):
        begin = first[node]
        size = first[node + 1] - begin
        if size == 0:
            continue
        last = begin + size - 1
        end[last, 0], end[last, 1] = outlet[node, 0], outlet[node, 1]
        end_heading[last, 0], end_heading[last, 1] = out[node, 0], out[node, 1]
        if entry[begin] < 0:
            start[begin, 0], start[begin, 1] = xy[node, 0], xy[node, 1]
            begin_heading[begin, 0], begin_heading[begin, 1] = out[node, 0], out[node, 1]
            continue
        count = (size + 1) // 2
        for course in range(begin, begin + count):
            child = entry[course]
            start[course, 0], start[course, 1] = outlet[child, 0], outlet[child, 1]
            begin_heading[course, 0], begin_heading[course, 1] = out[child, 0], out[child, 1]
        if count > 1:
            _balance(node, begin, count, xy, outlet, out, receiver[node] < 0, start, flow, joints)
            _set_joints(begin, count, from_left, flow, places, joints)


@kernel
def _balance(node, begin, count, xy, outlet, out, is_mouth, start, flow, joints):
    """Find where strings that pull as rivers flow are at rest, near the middle of the cell."""
    out_x, out_y = outlet[node, 0], outlet[node, 1]
    middle_x, middle_y = xy[node, 0], xy[node, 1]
    if is_mouth:
        for course in range(begin, begin + count):
            middle_x += (start[course, 0] - out_x) * 0.5 / count
            middle_y += (start[course, 1] - out_y) * 0.5 / count
    room = (out_x - middle_x) ** 2 + (out_y - middle_y) ** 2
    for course in range(begin, begin + count):
        room = min(room, (start[course, 0] - middle_x) ** 2 + (start[course, 1] - middle_y) ** 2)
    room = np.sqrt(room)
    soft = (SOFT * room) ** 2
    for joint in range(count - 1):
        away = APART * room * (joint - (count - 2) / 2.0)
        joints[joint, 0] = middle_x + away * out[node, 0]
        joints[joint, 1] = middle_y + away * out[node, 1]
    for _ in range(SWEEPS):
        for joint in range(count - 1):
            old_x, old_y = joints[joint, 0], joints[joint, 1]
            total, x, y = 0.0, 0.0, 0.0
            for string in range(3):
                if string == 0:
                    course = begin + joint + 1
                    to_x, to_y = start[course, 0], start[course, 1]
                elif string == 1:
                    course = begin if joint == 0 else begin + count + joint - 1
                    to_x, to_y = start[begin, 0], start[begin, 1]
                    if joint > 0:
                        to_x, to_y = joints[joint - 1, 0], joints[joint - 1, 1]
                else:
                    course = begin + count + joint
                    to_x, to_y = out_x, out_y
                    if joint < count - 2:
                        to_x, to_y = joints[joint + 1, 0], joints[joint + 1, 1]
                pull = flow[course] / np.sqrt((to_x - old_x) ** 2 + (to_y - old_y) ** 2 + soft)
                total += pull
                x += pull * to_x
                y += pull * to_y
            x, y = x / total, y / total
            if joint > 0:
                x, y = _kept_away(x, y, joints[joint - 1], APART * room, out[node])
            away = np.sqrt((x - middle_x) ** 2 + (y - middle_y) ** 2)
            if away > REACH * room:
                x = middle_x + (x - middle_x) * REACH * room / away
                y = middle_y + (y - middle_y) * REACH * room / away
            joints[joint, 0], joints[joint, 1] = x, y


@kernel
def _kept_away(x, y, other, distance, otherwise):
    """Return a place at least so far from another, moved away from it or, where it is there, in a given direction."""
    step_x, step_y = x - other[0], y - other[1]
    away = np.sqrt(step_x * step_x + step_y * step_y)
    if away >= distance:
        return x, y
    if away == 0.0:
        return other[0] + distance * otherwise[0], other[1] + distance * otherwise[1]
    return other[0] + step_x * distance / away, other[1] + step_y * distance / away


@kernel
def _set_joints(begin, count, from_left, flow, places, joints):
    """Let courses meet in joints, at the angles of their flows, turned together to fit the ways there best."""
    start, end, begin_heading, end_heading = places
    for joint in range(count - 1):
        down = begin + count + joint
        start[down, 0], start[down, 1] = joints[joint, 0], joints[joint, 1]
        for course in (begin + joint + 1, begin if joint == 0 else down - 1):
            end[course, 0], end[course, 1] = joints[joint, 0], joints[joint, 1]
    for joint in range(count - 1):
        down, aside = begin + count + joint, begin + joint + 1
        before = begin if joint == 0 else down - 1
        way_x, way_y = _unit(end[down, 0] - start[down, 0], end[down, 1] - start[down, 1])
        heading_x, heading_y = flow[down] * way_x, flow[down] * way_y
        left, right = (aside, before) if from_left[aside] else (before, aside)
        cosines = _cosine(flow[down], flow[left], flow[right]), _cosine(flow[down], flow[right], flow[left])
        sines = np.sqrt(1.0 - cosines[0] ** 2), -np.sqrt(1.0 - cosines[1] ** 2)
        for side in range(2):
            course = left if side == 0 else right
            way_x, way_y = _unit(end[course, 0] - start[course, 0], end[course, 1] - start[course, 1])
            heading_x += flow[course] * (way_x * cosines[side] - way_y * sines[side])
            heading_y += flow[course] * (way_x * sines[side] + way_y * cosines[side])
        heading_x, heading_y = _unit(heading_x, heading_y)
        begin_heading[down, 0], begin_heading[down, 1] = heading_x, heading_y
        for side in range(2):
            course = left if side == 0 else right
            end_heading[course, 0] = heading_x * cosines[side] + heading_y * sines[side]
            end_heading[course, 1] = heading_y * cosines[side] - heading_x * sines[side]


@kernel
def _cosine(both, one, other):
    """Return the cosine of the angle by which one of two rivers turns where they become one."""
    return min(max((both * both + one * one - other * other) / (2.0 * both * one), -1.0), 1.0)


@kernel
def _unit(x, y):
    length = np.sqrt(x * x + y * y)
    if length == 0.0:
        return 1.0, 0.0
    return x / length, y / length
