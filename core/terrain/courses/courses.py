"""The courses of an island's rivers: lines through the cells of the nodes, from the springs down to the sea.

Within a cell rivers come in through the middles of the edges above, meet (`junctions`) and leave through the middle of
the edge below; there the next cell's course goes on in the same direction. The height at an entry is the mean of both
nodes; from there the bed falls evenly, so that no confluence lies above what flows into it.
"""

from __future__ import annotations

import numpy as np

from ...island.discharge import counted_land
from ...island.rosgen import WIDTH_OVER_DEPTH, entrenchment, river_types, valley_slopes
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...network import distance_down, topological_order
from ...plane.types import Tree
from ...run.run import Run
from ..types import MAIN, Courses
from .course_clearance import CellRings
from .course_ends import find_course_ends
from .course_layout import lay_out, node_net
from .course_lines import ALONG_EDGES, count_pieces, draw_bends, find_springs, trace_courses
from .course_segments import crossing_segments, distances_in_courses, segments_of
from .junctions import Junctions, distances_along, find_junctions

PIECES_PER_EDGE = 16  # straight pieces of a course on the length of an edge
NODES_AT_A_TIME = 256  # whose courses are traced between two looks for a cancel
DELTA_FLOW = 25.0  # m³/s
SPRING_RISE = 0.7  # of the slope from rivers to ridges, at most: a spring lies below the ground around it
# How far rivers of each type sway from the shortest way, of its length; bends of the water come on top.
SWAY = np.array([0.03, 0.04, 0.06, 0.09, 0.04, 0.07, 0.09, 0.07, 0.05])


def find_courses(
    run: Run,
    grown,
    seed: int,
    coast_distance: float | None = None,
    delta_flow: float | None = None,
    winding: float = 1.0,
) -> tuple[Courses, Junctions]:
    """Return the `Courses` of the rivers of an island, without bends, and its `Junctions`.

    ``grown`` has a tree, its cells, ridges, channels and `FlowLaw`. Rivers less than ``coast_distance`` metres of their
    way from the sea, without it one edge, may have several threads; mouths of more than ``delta_flow`` m³/s become
    deltas. Courses sway ``winding`` times as much as is usual.
    """
    tree, cells = grown.tree, grown.cells
    edge = usual_edge(tree)
    layout = lay_out(tree, counted_land(grown.law, cells, tree.xy))
    ends = find_course_ends(tree, cells, layout)
    first, xy = _lines(run, grown, layout, ends, edge, int(seed) & 0xFFFFFFFF, winding)
    z = _along(first, xy, *_heights(grown, layout, first, xy))
    flow, width = _flows(grown, layout)
    straight = (np.zeros(flow.size) for _ in range(3))
    thread, kind = np.full(flow.size, MAIN, np.uint8), np.zeros(flow.size, np.uint8)
    courses = Courses(first, xy, z, layout.cell, layout.downstream, thread, kind, flow, width, width.copy(), *straight)
    courses = with_types(courses, grown, coast_distance)
    return courses, find_junctions(courses, edge, DELTA_FLOW if delta_flow is None else delta_flow)


def with_types(courses: Courses, grown, coast_distance: float | None = None) -> Courses:
    """Return main courses without bends with the types and depths that follow from their heights."""
    first, width = courses.first, courses.width
    length = _lengths(first, courses.xy)
    to_sea = distance_down(
        Run(), courses.downstream, topological_order(Run(), courses.downstream), length, np.zeros(length.size)
    )
    chord = np.sqrt(np.sum((courses.xy[first[1:] - 1] - courses.xy[first[:-1]]) ** 2, axis=1))
    sides = valley_slopes(grown.tree, grown.cells, grown.ridges)[courses.cell]
    kind = river_types(
        (courses.z[first[:-1]] - courses.z[first[1:] - 1]) / chord,
        entrenchment(sides, width, courses.discharge),
        width,
        to_sea + length / 2,
        usual_edge(grown.tree) if coast_distance is None else coast_distance,
        length / chord,
    )
    return courses._replace(kind=kind, depth=width / WIDTH_OVER_DEPTH[kind])


def _lengths(first, xy):
    """Return how long courses are."""
    return distances_in_courses(first, xy)[first[1:] - 1]


def usual_edge(tree: Tree) -> float:
    """Return the median length of the edges of a tree, 0 without any."""
    flows = np.flatnonzero(tree.receiver >= 0)
    step = tree.xy[flows] - tree.xy[tree.receiver[flows]]
    return float(np.median(np.sqrt(np.sum(step**2, axis=1)))) if flows.size else 0.0


def _lines(run, grown, layout, ends, edge, seed, winding):
    """Return where the vertices of each course begin, and the vertices."""
    tree, cells = grown.tree, grown.cells
    size = layout.cell.size
    upper = np.where(layout.entry >= 0, layout.entry, layout.cell)
    bends = np.empty((size, 3))
    draw_bends(seed, ends.start, winding * SWAY[grown.channels.kind[upper]], bends)
    rings = _rings(cells.outlines)
    net = node_net(tree, cells)
    alone = layout.cell[(layout.entry < 0) & (np.diff(layout.first)[layout.cell] == 1)]
    find_springs(seed, alone, net, layout.first[alone], ends, rings)
    pieces = np.empty(size, np.int64)
    count_pieces(edge / PIECES_PER_EDGE, tree.xy, layout, ends, bends, pieces)
    first = np.append(0, np.cumsum(pieces + 1))
    xy = np.empty((int(first[-1]), 2))
    level = np.zeros(tree.z.size, np.int64)
    for begin in range(0, tree.z.size, NODES_AT_A_TIME):
        nodes = np.arange(begin, min(begin + NODES_AT_A_TIME, tree.z.size))
        trace_courses(nodes, net, layout, first, ends, bends, rings, level, xy)
        run.check()
        run.report((begin + nodes.size) / tree.z.size)
    _untangle(
        layout, first, xy, level, lambda nodes: trace_courses(nodes, net, layout, first, ends, bends, rings, level, xy)
    )
    return first, xy


def _rings(outlines):
    """Return the outlines of the cells as `CellRings`."""
    points = outlines.points[outlines.vertices]
    return CellRings(points, outlines.first, np.searchsorted(outlines.area, np.arange(outlines.count + 1)))


def _untangle(layout, first, xy, level, draw):
    """Draw along their edges what meets a course that had to leave its cell, until nothing does."""
    while True:
        segments = segments_of(first, xy)
        node = layout.cell[segments.course]
        crossing = crossing_segments(segments, np.flatnonzero(level[node] == ALONG_EDGES))
        tangled = np.unique(node[crossing[:, 1]])
        tangled = tangled[level[tangled] < ALONG_EDGES]
        if tangled.size == 0:
            return
        level[tangled] = ALONG_EDGES
        draw(tangled)


def _heights(grown, layout, first, xy):
    """Return of each course the heights of its bed at both ends."""
    tree = grown.tree
    size, length = layout.cell.size, _lengths(first, xy)
    below = np.where(tree.receiver >= 0, tree.receiver, np.arange(tree.receiver.size))
    spring_z = np.zeros(tree.z.size)
    node = layout.cell[layout.entry < 0]  # cells with confluences do not use theirs
    reach = np.sqrt(np.sum((xy[first[:-1]][layout.entry < 0] - tree.xy[node]) ** 2, axis=1))
    rise = SPRING_RISE * valley_slopes(tree, grown.cells, grown.ridges)
    spring_z[node] = tree.z[node] + reach * np.minimum(rise, grown.channels.slope)[node]
    start_z, end_z = np.zeros(size), np.zeros(size)
    _fall((tree.z + tree.z[below]) / 2, spring_z, layout.first, layout.entry, length, start_z, end_z)
    return start_z, end_z


@kernel
def _fall(outlet_z, spring_z, first, entry, length, start_z, end_z):
    """Write heights of both ends of courses: rivers fall evenly, or as evenly as what joins them lets them."""
    for node in range(outlet_z.size):
        begin, stop = first[node], first[node + 1]
        if begin == stop:
            continue
        low = outlet_z[node]
        end_z[stop - 1] = low
        if not is_there(entry[begin]):
            start_z[begin] = spring_z[node]
            continue
        count = (stop - begin + 1) // 2
        rest = 0.0  # of the way from each joint to the outlet, added up from below
        for course in range(begin + count, stop):
            rest += length[course]
        start_z[begin] = outlet_z[entry[begin]]
        slope = (start_z[begin] - low) / (rest + length[begin])
        before = begin
        for joint in range(count - 1):
            aside = begin + joint + 1
            start_z[aside] = outlet_z[entry[aside]]
            slope = min(slope, (start_z[aside] - low) / (rest + length[aside]))
            end_z[before] = end_z[aside] = start_z[begin + count + joint] = low + slope * rest
            before = begin + count + joint
            rest -= length[before]


def _along(first, xy, start_z, end_z):
    """Return heights that fall evenly along each course."""
    of, way = np.repeat(np.arange(start_z.size), np.diff(first)), distances_along(first, xy)
    begin, end = way[first[:-1]], way[first[1:] - 1]
    rest = (end[of] - way) / (end - begin)[of]
    z = end_z[of] + rest * (start_z - end_z)[of]
    z[first[:-1]] = start_z
    z[first[1:] - 1] = end_z
    return z


def _flows(grown, layout):
    """Return discharge and width of each course: that of the edge it belongs to, and of confluences what lies between.

    The last course of a cell carries what leaves it. Where a confluence is followed by another, its discharge grows
    with the area as their law has it, from no less than the larger of the two to no more than what leaves.
    """
    channels, law = grown.channels, grown.law
    upper = np.where(layout.entry >= 0, layout.entry, layout.cell)
    flow, width = channels.discharge[upper].copy(), channels.width[upper].copy()
    last = layout.first[1:] - 1
    last = last[np.diff(layout.first) > 0]
    flow[last], width[last] = channels.discharge[layout.cell[last]], channels.width[layout.cell[last]]
    between = layout.entry < 0
    between[last] = False
    node = layout.cell[between]
    largest = np.zeros(flow.size)
    entries = np.flatnonzero(layout.entry >= 0)
    np.maximum.at(largest, layout.downstream[entries], flow[entries])
    drained = np.maximum(layout.drained[last], np.finfo(float).tiny)
    whole = np.zeros(layout.first.size - 1)
    whole[layout.cell[last]] = drained
    share = law.discharge(layout.drained[between]) / law.discharge(whole[node])
    most = channels.discharge[node]
    flow[between] = np.minimum(np.maximum(largest[between], share * most), most)
    width[between] = channels.width[node] * np.sqrt(flow[between] / np.maximum(most, np.finfo(float).tiny))
    return flow, width
