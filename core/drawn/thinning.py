"""Rivers of any map as lines whose vertices can be nodes of a network: about an edge apart, and near the line.

Lines are divided between the places where they end or meet, as with compasses: by straight steps of about one edge.
Where that would lead them over each other or over the shore they are divided more finely. A stretch whose vertices are
about an edge apart already stays as it was drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Coordinates, Indices, Values
from ..island.sizes import EDGES_PER_SQUARE, usual_spacing
from ..machine.jit import kernel
from ..plane.crossings import meeting_place, meetings
from ..plane.land import contained, shores
from ..run.run import Run
from .cut_at_shore import CLOSE_TO_SHORE, put_ashore
from .joints import TOUCHING, Joints, LineParts, crossing_lines, join_ends
from .reading import JOINED_WITHIN

if TYPE_CHECKING:
    from ..plane.types import Land

ALIKE_SEGMENTS = 0.3  # of the median, by which the segments of a network that grew differ
MOSTLY = 0.8  # of its segments
LEAST_DENSE = 0.4  # of the edge that a network of this length would have if it had grown
SHORTEST, LONGEST = 0.5, 2.0  # edges, in the median and at most, of a stretch that stays as it was drawn
MOST_HALVINGS = 8
LEAST_ROUND = 3  # edges around a ring


def edge_of(lines: list[Coordinates], square_metres: float) -> float:
    """Return the length of an edge that suits lines (n, 2 or 3) on so much land.

    That is the edge of a network that grew; else what gives about a thousand edges on the land.
    """
    return grown_edge(lines, square_metres) or usual_spacing(square_metres)


def grown_edge(lines: list[Coordinates], square_metres: float) -> float | None:
    """Return the length of an edge of lines that are a network that grew on so much land; None for others.

    That is the median of their segments where these are alike and as long as if the network had grown.
    """
    if not lines:
        return None
    steps = np.concatenate([np.hypot(*np.diff(line[:, :2], axis=0).T) for line in lines])
    steps = steps[steps > 0]
    if not steps.size:
        return None
    usual = float(np.median(steps))
    alike = np.mean(np.abs(steps - usual) <= ALIKE_SEGMENTS * usual) >= MOSTLY
    grown = EDGES_PER_SQUARE * square_metres / steps.sum()
    return usual if alike and usual >= LEAST_DENSE * grown else None


def thinned_joints(run: Run, land: Land, lines: list[Values], edge: float) -> tuple[list[Values], Indices]:
    """Return lines (n, 3) of an island as far as they lie on it, with vertices about an edge apart, and which leave it.

    Of a line that leaves the land, not just to end in the sea, the longer of the parts from its ends to the shore is
    taken. Where there is none it comes back as it was, and so does one without length.
    """
    lines = [line[np.append(True, (np.diff(line[:, :2], axis=0) != 0).any(axis=1))] for line in lines]
    where = shores(land)
    numbers = np.array([number for number, line in enumerate(lines) if len(line) > 1], np.int64)
    tolerance = JOINED_WITHIN * edge
    ashore, _, leaves = put_ashore(where, [lines[number] for number in numbers], tolerance)
    astray = numbers[leaves]
    for number in astray:
        lines[number] = _part_on_land(where, lines[number])
    if astray.size:
        ashore, _, leaves = put_ashore(where, [lines[number] for number in numbers], tolerance)
    numbers = numbers[~leaves]
    joints = join_ends(run, [line for line, gone in zip(ashore, leaves) if not gone], numbers, tolerance)
    run.report(0.3)
    run.check()
    if not numbers.size:
        return lines, astray
    chains = _chains(joints)
    step = np.where(_as_drawn(joints, chains, edge), 0.0, float(edge))
    for halving in range(MOST_HALVINGS + 1):
        run.check()
        net, line = _divided(joints, chains, step)
        crowded = _crowded(net, where, tolerance, TOUCHING * edge)
        crowded = crowded[step[crowded] > 0]
        if not crowded.size:
            break
        step[crowded] = step[crowded] / 2 if halving < MOST_HALVINGS - 1 else 0.0
        run.report(0.3 + 0.7 * (halving + 1) / (MOST_HALVINGS + 1))
    return _as_lines(lines, net, line), astray


def _part_on_land(where, line):
    """Return the longer of the parts of a line from its ends to where they meet the shore; it, if there is none."""
    found = []
    for vertices in (line, line[::-1]):
        if not contained(where, vertices[:1, :2])[0]:
            continue
        met = meetings(vertices[:-1, :2], vertices[1:, :2], where.segments, CLOSE_TO_SHORE)
        if not len(met):
            continue
        first = met[0, 0]
        shore = met[met[:, 0] == first, 1]
        share = meeting_place(vertices[first, :2], vertices[first + 1, :2], where.segments.ends[shore])
        mouth = vertices[first] + share * (vertices[first + 1] - vertices[first])
        mouth[2] = 0.0
        found.append(np.concatenate([vertices[: first + 1], mouth[np.newaxis]]))
    return max(found, key=lambda part: np.sum(np.hypot(*np.diff(part[:, :2], axis=0).T)), default=line)


class _Chains:
    """Stretches of lines between the places where these end or meet: nodes one by one."""

    def __init__(self, node, first, line):
        self.node, self.first, self.line = node, first, line


def _chains(joints):
    """Return the stretches of all lines between nodes where lines end or meet."""
    segments = joints.segments
    degree = np.bincount(np.append(segments.one, segments.other), minlength=len(joints.xy))
    fixed = degree != 2
    fixed[joints.ends] = True
    begins = np.append(True, np.diff(segments.line) != 0) | fixed[segments.one]
    chain = np.cumsum(begins) - 1
    start = np.flatnonzero(begins)
    stop = np.append(start[1:], segments.one.size)
    node = np.insert(segments.other, start, segments.one[start])
    return _Chains(node, np.append(0, np.cumsum(stop - start + 1)), segments.line[start]) if chain.size else None


def _as_drawn(joints, chains, edge):
    """Tell which stretches have vertices about an edge apart."""
    length = np.hypot(*(joints.xy[chains.node[1:]] - joints.xy[chains.node[:-1]]).T)
    parts = np.split(length, chains.first[1:-1])
    parts = [part[: end - begin - 1] for part, begin, end in zip(parts, chains.first, chains.first[1:])]
    return np.array([np.median(part) >= SHORTEST * edge and part.max() <= LONGEST * edge for part in parts])


def _divided(joints, chains, step):
    """Return the `Joints` of stretches that are divided by so many metres, and the line that each stretch is of.

    Those with a step of 0 keep their vertices. Segments know their stretch in place of their line.
    """
    xy, z = joints.xy[chains.node], joints.z[chains.node]
    distance = np.append(0.0, np.cumsum(np.hypot(*np.diff(xy, axis=0).T)))
    closed = chains.node[chains.first[:-1]] == chains.node[chains.first[1:] - 1]
    kept = np.repeat(step == 0, np.diff(chains.first))
    inner = np.ones(distance.size, bool)
    inner[chains.first[:-1]] = inner[chains.first[1:] - 1] = False
    length = distance[chains.first[1:] - 1] - distance[chains.first[:-1]]
    most = int(np.sum(length / np.where(step > 0, step, np.inf))) + 1
    cuts, chain = np.empty(most + LEAST_ROUND * step.size), np.empty(most + LEAST_ROUND * step.size, np.int64)
    marks = np.empty(most + 2)
    count = _strides(np.ascontiguousarray(xy), distance, chains.first, step, closed, marks, cuts, chain)
    drawn = np.flatnonzero(kept & inner)
    cuts = np.append(cuts[:count], distance[drawn])
    chain = np.append(chain[:count], np.searchsorted(chains.first, drawn, side="right") - 1)
    order = np.lexsort((cuts, chain))
    cuts, chain = cuts[order], chain[order]
    new = len(joints.xy) + np.arange(cuts.size)
    spots = np.column_stack([np.interp(cuts, distance, column) for column in (*xy.T, z)])
    slots = np.searchsorted(chain, np.arange(step.size), side="right")
    begins, ends = chains.node[chains.first[:-1]], chains.node[chains.first[1:] - 1]
    before = np.searchsorted(chain, np.arange(step.size), side="left")
    one = np.insert(new, before, begins)
    other = np.insert(new, slots, ends)
    segments = LineParts(one, other, np.insert(chain, before, np.arange(step.size)))
    places = np.concatenate([joints.xy, spots[:, :2]])
    return Joints(places, np.append(joints.z, spots[:, 2]), joints.ends, segments), chains.line


@kernel
def _strides(xy, distance, first, step, closed, marks, cuts, chain):
    """Write where each stretch is cut, as a way along all, and the stretch; return how many cuts there are.

    Compasses open by one step walk along the stretch; what is left at its end is shared out among all steps.
    """
    count = 0
    for number in range(step.size):
        if step[number] <= 0.0:
            continue
        begin, last = first[number], first[number + 1] - 1
        x, y = xy[begin, 0], xy[begin, 1]
        marks[0] = distance[begin]
        size = 1
        for vertex in range(begin + 1, last + 1):
            ax, ay, bx, by = xy[vertex - 1, 0], xy[vertex - 1, 1], xy[vertex, 0], xy[vertex, 1]
            length = distance[vertex] - distance[vertex - 1]
            while length > 0.0 and (bx - x) ** 2 + (by - y) ** 2 >= step[number] ** 2:
                # The last place of this segment that is one step away.
                dx, dy = (bx - ax) / length, (by - ay) / length
                half = (ax - x) * dx + (ay - y) * dy
                rest = (ax - x) ** 2 + (ay - y) ** 2 - step[number] ** 2
                along = min(max(-half + np.sqrt(max(half * half - rest, 0.0)), 0.0), length)
                x, y = ax + along * dx, ay + along * dy
                marks[size] = distance[vertex - 1] + along
                size += 1
        left = np.sqrt((xy[last, 0] - x) ** 2 + (xy[last, 1] - y) ** 2) / step[number]
        marks[size] = distance[last]
        parts = max(int(size - 1 + left + 0.5), LEAST_ROUND if closed[number] else 1)
        for part in range(1, parts):
            place = part * (size - 1 + left) / parts
            mark = min(int(place), size - 1)
            share = (place - mark) / (left if mark == size - 1 and left > 0.0 else 1.0)
            cuts[count] = marks[mark] + min(share, 1.0) * (marks[mark + 1] - marks[mark])
            chain[count] = number
            count += 1
    return count


def _crowded(net, where, tolerance, near):
    """Return the stretches that meet another one, themselves or the shore where they should not."""
    chain = [each for pair in crossing_lines(net.xy, net.segments, near) for each in pair[:2]]
    begin, end = net.xy[net.segments.one], net.xy[net.segments.other]
    length = np.maximum(np.hypot(*(end - begin).T), CLOSE_TO_SHORE)
    short = (end - begin) * np.minimum(2 * tolerance / length, 0.25)[:, np.newaxis]  # mouths lie on the shore
    wet = meetings(begin + short, end - short, where.segments, CLOSE_TO_SHORE)[:, 0]
    return np.unique(np.append(np.array(chain, np.int64), net.segments.line[wet]))


def _as_lines(lines, net, line):
    """Return lines in which those that were divided are replaced by their stretches."""
    vertices = np.column_stack([net.xy, net.z])
    number = line[net.segments.line]
    starts = np.flatnonzero(np.append(True, np.diff(number) != 0))
    stops = np.append(starts[1:], number.size)
    found = list(lines)
    for start, stop in zip(starts, stops):
        nodes = np.append(net.segments.one[start:stop], net.segments.other[stop - 1])
        found[number[start]] = vertices[nodes]
    return found
