"""Where the courses of a cell begin and end: at its entries, its outlet, and the junctions in between.

Where discharges φ_i and φ_j make φ_0, the first turns by θ with cos θ = (φ_0² + φ_i² - φ_j²) / (2 φ_0 φ_i) into the
common direction (Howard 1971). These are the angles at which three strings meet that pull by the weights φ: junctions
lie where such strings are at rest, as far as there is room in the middle of the cell.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...island.cells import Cells
from ...island.flow_law import FlowLaw
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...plane.types import Tree
from .course_layout import Layout, NodeNet, node_net

JOINT_SWEEPS = 40  # over the junctions of a cell, each of which moves to where its strings are at rest
DISCHARGE_DIGITS = 9  # discharges are rounded, so that no machine's last digit bends another river
JOINT_REACH, JOINTS_APART, JOINT_SOFTNESS = 0.65, 0.25, 0.1  # of the way from the node to the nearest entry or outlet


class CourseEnds(NamedTuple):
    """Where the courses begin and end, and their direction there (unit vectors, downstream)."""

    start: np.ndarray  # float64 (n, 2)
    end: np.ndarray
    begin_heading: np.ndarray
    end_heading: np.ndarray


def find_course_ends(tree: Tree, cells: Cells, layout: Layout) -> CourseEnds:
    """Return the `CourseEnds` of courses that begin at entries and confluences; springs begin at the node."""
    size = layout.cell.size
    flow = np.round(FlowLaw().discharge(layout.drained), DISCHARGE_DIGITS)  # of what is kept no river would turn
    flow = np.maximum(flow, 10.0**-DISCHARGE_DIGITS)  # without any rain, too, strings pull
    ends = CourseEnds(*(np.zeros((size, 2)) for _ in range(4)))
    most = int(np.diff(layout.first).max(initial=0)) + 1
    _place(node_net(tree, cells), layout, flow, ends, np.empty((most, 2)))
    return ends


@kernel
def _place(net: NodeNet, layout, flow, ends, joints):
    """Write where courses begin and end and their headings."""
    xy, receiver, outlet, out = net
    first, entry = layout.first, layout.entry
    start, end, begin_heading, end_heading = ends
    for node in range(receiver.size):
        begin = first[node]
        size = first[node + 1] - begin
        if size == 0:
            continue
        last = begin + size - 1
        end[last, 0], end[last, 1] = outlet[node, 0], outlet[node, 1]
        end_heading[last, 0], end_heading[last, 1] = out[node, 0], out[node, 1]
        if not is_there(entry[begin]):
            start[begin, 0], start[begin, 1] = xy[node, 0], xy[node, 1]
            begin_heading[begin, 0], begin_heading[begin, 1] = out[node, 0], out[node, 1]
            continue
        count = (size + 1) // 2
        for course in range(begin, begin + count):
            child = entry[course]
            start[course, 0], start[course, 1] = outlet[child, 0], outlet[child, 1]
            begin_heading[course, 0], begin_heading[course, 1] = out[child, 0], out[child, 1]
        _balance(node, begin, count, net, start, flow, joints)
        _set_joints(begin, count, layout.from_left, flow, ends, joints)


@kernel
def _balance(node, begin, count, net, start, flow, joints):
    """Find where strings that pull as rivers flow are at rest, near the middle of the cell."""
    outlet, heading = net.outlet[node], net.out[node]
    middle_x, middle_y = net.xy[node, 0], net.xy[node, 1]
    if not is_there(net.receiver[node]):  # a mouth is at the shore, not in the middle of its cell
        for course in range(begin, begin + count):
            middle_x += (start[course, 0] - outlet[0]) * 0.5 / count
            middle_y += (start[course, 1] - outlet[1]) * 0.5 / count
    room = (outlet[0] - middle_x) ** 2 + (outlet[1] - middle_y) ** 2
    for course in range(begin, begin + count):
        room = min(room, (start[course, 0] - middle_x) ** 2 + (start[course, 1] - middle_y) ** 2)
    room = np.sqrt(room)
    soft = (JOINT_SOFTNESS * room) ** 2
    for joint in range(count - 1):
        away = JOINTS_APART * room * (joint - (count - 2) / 2.0)
        joints[joint, 0] = middle_x + away * heading[0]
        joints[joint, 1] = middle_y + away * heading[1]
    for _ in range(JOINT_SWEEPS):
        for joint in range(count - 1):
            x, y = _at_rest(joint, begin, count, outlet, start, flow, joints, soft)
            if joint > 0:
                x, y = _kept_away(x, y, joints[joint - 1], JOINTS_APART * room, heading)
            away = np.sqrt((x - middle_x) ** 2 + (y - middle_y) ** 2)
            if away > JOINT_REACH * room:
                x = middle_x + (x - middle_x) * JOINT_REACH * room / away
                y = middle_y + (y - middle_y) * JOINT_REACH * room / away
            joints[joint, 0], joints[joint, 1] = x, y


@kernel
def _at_rest(joint, begin, count, outlet, start, flow, joints, soft):
    """Return where a joint is pulled to by the river that joins there, the one from above, and the one that goes on."""
    old_x, old_y = joints[joint, 0], joints[joint, 1]
    total, x, y = 0.0, 0.0, 0.0
    for string in range(3):
        if string == 0:
            course, to = begin + joint + 1, start[begin + joint + 1]
        elif string == 1:
            course = begin if joint == 0 else begin + count + joint - 1
            to = start[begin] if joint == 0 else joints[joint - 1]
        else:
            course = begin + count + joint
            to = joints[joint + 1] if joint < count - 2 else outlet
        pull = flow[course] / np.sqrt((to[0] - old_x) ** 2 + (to[1] - old_y) ** 2 + soft)
        total += pull
        x += pull * to[0]
        y += pull * to[1]
    return x / total, y / total


@kernel
def _kept_away(x, y, other, distance, otherwise):
    """Return a point at least so far from another, moved away from it or, where it is there, in a given direction."""
    step_x, step_y = x - other[0], y - other[1]
    away = np.sqrt(step_x * step_x + step_y * step_y)
    if away >= distance:
        return x, y
    if away == 0.0:
        return other[0] + distance * otherwise[0], other[1] + distance * otherwise[1]
    return other[0] + step_x * distance / away, other[1] + step_y * distance / away


@kernel
def _set_joints(begin, count, from_left, flow, ends: CourseEnds, joints):
    """Let courses meet in joints, at the angles of their flows, turned together to fit the directions there best."""
    start, end, begin_heading, end_heading = ends
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
