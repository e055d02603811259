"""A river network read back from lines alone, whoever made or edited them: the tree that they are.

Lines run in any direction; the direction of flow follows from the sea. Vertices become nodes, so what was written
from a tree is that tree again. What cannot be part of a tree is left out and told, line by line, with the reason;
nothing else changes for that.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Values
from ..choices import LEAST_SLOPE
from ..network import strahler, topological_order
from ..plane.land import INWARD_OVER, inward_at, nearest_shore_places, shores
from ..plane.types import SKETCHED, Land, Tree
from ..run.run import Run
from .cut_at_shore import put_ashore
from .joints import TOUCHING, crossing_lines, join_ends, led_to_the_sea
from .paths_to_sea import rivers_from
from .splitting import split_edges

# Why a line is not part of the tree; what runs uphill stays, with its heights raised.
NO_LENGTH = "no length"
LEAVES_LAND = "leaves the land"
CROSSES_ITSELF = "crosses itself"
CROSSES = "crosses another line"
NO_HEIGHT = "no heights"
CIRCLE = "closes a circle"  # or is a second path to the sea
NO_WAY_OUT = "does not reach the sea"
UPHILL = "runs uphill"

JOINED_WITHIN = 0.01  # of the median length of segments
LED_ON_WITHIN = 0.5  # of that: a network that ends so near to the sea goes on to it
SMALL_REPAIR = 1.0  # metres by which heights are raised, so that rivers rise upstream, before that is a problem


class Problem(NamedTuple):
    """Something wrong with one line."""

    line: int
    reason: str
    other: int  # the line that it crosses, else -1
    xy: tuple[float, float]  # where
    metres: float  # by which heights had to be raised, else 0


class NetworkReading(NamedTuple):
    """The tree that lines make, and what did not fit."""

    tree: Tree
    line: np.ndarray  # int64 of each node: the line that the river below it comes from, -1 at a mouth
    problems: list
    raised: np.ndarray  # float64 of each line, metres by which heights were raised at most so that they rise upstream
    split: int  # nodes that no line had, put where rivers come near to each other


class _Findings:
    """Lines that are part of the network so far, and why others are not."""

    def __init__(self, lines):
        self.lines = lines
        self.problems = []
        self.kept = np.ones(len(lines), bool)

    def leave_out(
        self, line: int, reason: str, other: int = -1, xy: Values | tuple[float, float] | None = None
    ) -> None:
        """Take a line out of the network, if it is still part of it."""
        if self.kept[line]:
            self.kept[line] = False
            self.tell(line, reason, other, xy)

    def tell(
        self,
        line: int,
        reason: str,
        other: int = -1,
        xy: Values | tuple[float, float] | None = None,
        metres: float = 0.0,
    ) -> None:
        """Note a problem of a line, at its first vertex unless the place is known."""
        spot = self.lines[line][0, :2] if xy is None else xy
        place = float(spot[0]), float(spot[1])
        self.problems.append(Problem(int(line), reason, int(other), place, float(metres)))


def read_network(
    run: Run, land: Land, lines: list[Values], tolerance: float | None = None, to_sea: int | None = None
) -> NetworkReading:
    """Return the `NetworkReading` of lines, arrays of x and y, or x, y and height (NaN: unknown), on an island.

    Parameters
    ----------
    tolerance : metres within which an end lies on another line or on the shore; without it 1 % of a usual segment
    to_sea : metres over which a network that ends before the sea is led on to it; without it half a usual segment
    """
    found = _Findings([_cleaned(line) for line in lines])
    steps = [np.hypot(*np.diff(line[:, :2], axis=0).T) for line in found.lines]
    usual = float(np.median(np.concatenate(steps))) if any(step.size for step in steps) else 1.0
    tolerance = JOINED_WITHIN * usual if tolerance is None else tolerance
    to_sea = LED_ON_WITHIN * usual if to_sea is None else to_sea
    for number in (number for number, step in enumerate(steps) if not step.size):
        found.leave_out(number, NO_LENGTH)
    where = shores(land)
    numbers = np.flatnonzero(found.kept)
    on_land, ashore, leaves = put_ashore(where, [found.lines[number] for number in numbers], tolerance)
    for number in numbers[leaves]:
        found.leave_out(number, LEAVES_LAND)
    on_land = [line for line, gone in zip(on_land, leaves) if not gone]
    run.report(0.2)
    run.check()
    joints = join_ends(run, on_land, numbers[~leaves], tolerance)
    mouths = np.unique(joints.ends[ashore[~leaves]])
    joints, mouths = led_to_the_sea(joints, mouths, where, to_sea)
    run.report(0.4)
    run.check()
    for line, other, place in crossing_lines(joints.xy, joints.segments, TOUCHING * usual):
        if found.kept[other]:
            found.leave_out(line, CROSSES_ITSELF if line == other else CROSSES, -1 if line == other else other, place)
    z = _known_heights(joints, mouths, found)
    run.report(0.6)
    run.check()
    nodes, receiver, line = _rivers(run, joints, mouths, z, found)
    xy, z = joints.xy[nodes], z[nodes]
    z, raised = _raised(xy, z, receiver, line, found)
    run.report(0.8)
    count = receiver.size
    xy, z, receiver, upper = split_edges(run, xy, z, receiver, TOUCHING * usual)
    tree, order = _as_tree(land, where, xy, z, receiver, INWARD_OVER * usual)
    run.report(1.0)
    return NetworkReading(tree, line[upper][order], sorted(found.problems), raised, receiver.size - count)


def _cleaned(line):
    """Return a line with heights, without vertices in the place of the one before."""
    line = np.asarray(line, np.float64)
    if line.shape[1] < 3:
        line = np.column_stack([line, np.full(len(line), np.nan)])
    return line[np.append(True, (np.diff(line[:, :2], axis=0) != 0).any(axis=1))][:, :3]


def _known_heights(joints, mouths, found):
    """Return heights of nodes: 0 at mouths, as given, or between known nodes of a line, which others may end on."""
    z = joints.z.copy()
    z[mouths] = 0.0
    known = np.isfinite(z)
    segments = joints.segments
    lacking = np.unique(segments.line[~(known[segments.one] & known[segments.other])]).tolist()
    while lacking:
        waiting = []
        for line in lacking:
            begin, end = np.searchsorted(segments.line, [line, line + 1])
            node = np.append(segments.one[begin:end], segments.other[end - 1])
            if not (known[node[0]] and known[node[-1]]):
                waiting.append(line)
                continue
            along = np.append(0.0, np.cumsum(np.hypot(*np.diff(joints.xy[node], axis=0).T)))
            z[node] = np.interp(along, along[known[node]], z[node[known[node]]])
            known[node] = True
        if len(waiting) == len(lacking):
            break
        lacking = waiting
    for line in lacking:
        found.leave_out(line, NO_HEIGHT)
    return z


def _rivers(run, joints, mouths, z, found):
    """Return the nodes that water leaves for the sea, mouths first, the receiver of each, and the line between them."""
    while True:
        segments = joints.segments.of_lines(found.kept)
        nodes, below, flows, circles = rivers_from(run, mouths, joints.xy, z, segments)
        if not circles.size:
            break
        for segment in circles:
            place = joints.xy[segments.one[segment]]
            found.leave_out(segments.line[segment], CIRCLE, xy=place)
    reached = np.zeros(len(z), bool)
    reached[nodes] = True
    dry = ~reached[segments.one]
    for line in np.unique(segments.line[dry]):
        found.leave_out(line, NO_WAY_OUT)
    number = np.full(len(z) + 1, -1)
    number[nodes] = np.arange(nodes.size)
    used = np.bincount(number[below[below >= 0]], minlength=nodes.size) > 0
    used |= below >= 0  # a mouth without a river is none
    renumbered = np.cumsum(used) - 1
    nodes, below, flows = nodes[used], below[used], flows[used]
    receiver = np.where(below >= 0, renumbered[number[below]], -1)
    return nodes, receiver, np.where(flows >= 0, segments.line[flows], -1)


def _raised(xy, z, receiver, line, found):
    """Return heights that rise upstream, and by how much they were raised on each line at most."""
    given, z = z, z.copy()
    length = np.hypot(*(xy - xy[receiver]).T)
    for node in range(z.size):
        below = receiver[node]
        if below >= 0 and not z[node] > z[below]:
            z[node] = z[below] + LEAST_SLOPE * length[node]
    raised = np.zeros(len(found.lines))
    np.maximum.at(raised, line[receiver >= 0], (z - given)[receiver >= 0])
    for number in np.flatnonzero(raised > SMALL_REPAIR):
        worst = np.argmax(np.where(line == number, z - given, -np.inf))
        found.tell(number, UPHILL, xy=xy[worst], metres=raised[number])
    return z, raised


def _as_tree(land, where, xy, z, receiver, window):
    """Return the tree of nodes in which parents come first, and their order."""
    downstream = topological_order(Run(), receiver)
    order = downstream[::-1].copy()
    symbols = strahler(Run(), receiver, downstream).astype(np.int64)
    number = np.empty(receiver.size, np.int64)
    number[order] = np.arange(order.size)
    below = receiver[order]
    xy = xy[order]
    below = np.where(below >= 0, number[below], -1)
    inward = xy - xy[below]
    at_sea = np.flatnonzero(below < 0)
    spots = nearest_shore_places(where, xy[at_sea])
    for mouth, ring, along in zip(at_sea, spots.ring, spots.along):
        inward[mouth] = inward_at(land.rings[ring], np.array([along]), window)[0]
    inward /= np.hypot(*inward.T)[:, None]
    source = np.full(order.size, SKETCHED, np.uint8)
    return Tree(xy, z[order], below, symbols[order], source, inward), order
