"""Courses that follow lines that somebody drew.

Edges of the network follow a sketch, or a river of a map, from node to node only. Here the line itself takes the place
of the courses along such edges. Other rivers end where they first meet it, or are led to it. Where a line cannot be
followed without rivers crossing each other, or the shore, the courses of that edge stay as they were.
"""

from __future__ import annotations

import numpy as np

from ...arrays import Coordinates, Receivers
from ...network import topological_order
from ...plane.crossings import meeting_place, meetings
from ...plane.land import lengths_along
from ...plane.segment_grid import grid_of_segments
from ...plane.types import Land, Tree
from ...run.run import Run
from ..types import Courses
from .along_lines import FINEST, LED, along_lines, led
from .course_segments import crossing_segments, segments_of
from .drawn_edges import find_drawn_edges
from .stems import Stem, cut_at_joints, fallen, nearest_distance, places_along, spread, stem_courses

JOINED_NEAR = 1e-3  # of an edge: what ends so near to a line touches it


def following(
    run: Run, courses: Courses, tree: Tree, lines: list[Coordinates] | tuple, land: Land, edge: float
) -> tuple[Courses, Receivers]:
    """Return courses that run along lines (n, 2 or more) wherever nodes of the tree were laid along them.

    And for each vertex whether it has moved to follow one.
    """
    drawn = find_drawn_edges(tree, lines, edge) if len(lines) else None
    if drawn is None or not (drawn.line >= 0).any():
        return courses, np.zeros(len(courses.xy), bool)
    shore = grid_of_segments(
        np.concatenate([ring[:-1] for ring in land.rings]), np.concatenate([ring[1:] for ring in land.rings])
    )
    while True:  # each time lines that are in the way of others are followed no more
        if run:
            run.check()
        found, cause = _followed(courses, tree, lines, drawn, edge, shore)
        wrong = _in_the_way(found, cause, shore)
        if not wrong.size:
            return fallen(found), cause >= 0
        drawn.line[wrong] = -1


def _followed(courses, tree, lines, drawn, edge, shore):
    """Return courses along all drawn edges, and for each vertex the node whose edge has moved it, -1 for none."""
    members = stem_courses(courses.downstream, _main_courses(courses, drawn))
    stem_of, place_of = np.empty(courses.cell.size, np.int64), np.empty(courses.cell.size, np.int64)
    for number, stem in enumerate(members):
        stem_of[stem], place_of[stem] = number, np.arange(stem.size)
    shaped = [along_lines(courses, stem, tree, lines, drawn, edge, shore) for stem in members]
    inflows = [[] for _ in members]
    for number, stem in enumerate(members):
        below = courses.downstream[stem[-1]]
        if below >= 0:
            inflows[stem_of[below]].append((place_of[below] - 1, number))  # the joint, the stem
    downstream, parts = courses.downstream.copy(), [None] * courses.cell.size
    height = np.array([courses.z[courses.first[:-1]], courses.z[courses.first[1:] - 1]])
    for number, stem in enumerate(members):  # each after the one that it ends in
        trunk = shaped[number]
        if not (trunk.cause >= 0).any():
            for course in stem.tolist():
                line = courses.xy[courses.first[course] : courses.first[course + 1]].copy()
                parts[course] = line, np.full(len(line), -1)
            continue
        joints = trunk.joints.copy()
        for joint, other in inflows[number]:
            shaped[other], joints[joint] = _joined(shaped[other], trunk, joints[joint], edge)
        order, joints = spread(joints, lengths_along(trunk.line)[-1], FINEST * edge)
        rank = np.argsort(order)
        for joint, other in inflows[number]:
            shaped[other] = _ended_at(shaped[other], trunk, joints[rank[joint]], edge)
            downstream[members[other][-1]] = stem[rank[joint] + 1]
            height[1, members[other][-1]] = height[0, stem[rank[joint] + 1]]
        for course, part in zip(stem.tolist(), cut_at_joints(trunk._replace(joints=joints), FINEST * edge)):
            parts[course] = part
    return _as_courses_of(courses, parts, downstream, height)


def _as_courses_of(courses, parts, downstream, height):
    """Return courses with other lines and joints, and for each vertex the node whose edge has moved it."""
    discharge = courses.discharge.copy()
    order = topological_order(Run(), downstream)
    for course in order[downstream[order] >= 0].tolist():
        below = downstream[course]
        discharge[below] = max(discharge[below], discharge[course])
        parts[course][0][-1] = parts[below][0][0]  # exactly, whoever was moved
    first = np.append(0, np.cumsum([len(line) for line, _ in parts]))
    xy, cause = (np.concatenate(each) for each in zip(*parts))
    z = np.zeros(len(xy))
    z[first[:-1]], z[first[1:] - 1] = height
    return courses._replace(first=first, xy=xy, z=z, downstream=downstream, discharge=discharge), cause


def _main_courses(courses, drawn):
    """Return the course that goes on as each: where lines are followed that on the same line, else the greatest."""
    count = courses.cell.size
    main, line = np.full(count, -1), np.full(count, -1)
    rank = [()] * count
    for course in topological_order(Run(), courses.downstream).tolist():
        above = main[course]
        if above >= 0:
            same = courses.cell[above] == courses.cell[course]
            line[course] = line[above] if same else drawn.line[courses.cell[above]]
        on = drawn.line[courses.cell[course]]
        rank[course] = line[course] >= 0 and line[course] == on, line[course] >= 0, courses.discharge[course]
        below = courses.downstream[course]
        if below >= 0 and (main[below] < 0 or rank[course] > rank[main[below]]):
            main[below] = course
    return main


def _joined(stem, trunk, joint, edge):
    """Return a stem as far as it meets the one that it flows into first, and where it joins that.

    One that does not meet it is led to ``joint``, or if it follows a line to its end, goes on straight to the nearest
    place.
    """
    way = lengths_along(trunk.line)
    cut = _cut_at_first_meeting(stem, trunk, edge)
    if cut is None:
        if stem.cause[-1] >= 0:
            joint = nearest_distance(trunk.line, way, stem.line[-1], 0.0, way[-1])
        stem = _ended_at(stem, trunk, joint, edge)
        cut = _cut_at_first_meeting(stem, trunk, edge)
    if cut is None:
        return stem, joint
    return cut, nearest_distance(trunk.line, way, cut.line[-1], 0.0, way[-1])


def _cut_at_first_meeting(stem, trunk, edge):
    """Return a stem as far as it meets another, None if it only does so at its end."""
    line = stem.line
    grid = grid_of_segments(trunk.line[:-1], trunk.line[1:])
    met = meetings(line[:-1], line[1:], grid, 0.0)
    if not len(met):
        return None
    piece = int(met[0, 0])
    others = met[met[:, 0] == piece, 1]
    share = meeting_place(line[piece], line[piece + 1], grid.ends[others])
    place = line[piece] + share * (line[piece + 1] - line[piece])
    if np.sum((place - line[-1]) ** 2) < (JOINED_NEAR * edge) ** 2 or (piece == 0 and share == 0.0):
        return None
    kept = piece + 1
    if piece > 0 and np.sum((place - line[piece]) ** 2) < (JOINED_NEAR * edge) ** 2:
        kept = piece
    cut = np.concatenate([line[:kept], place[np.newaxis]])
    cause = np.append(stem.cause[:kept], max(stem.cause[piece + 1], trunk.cause[others].max()))
    return Stem(stem.courses, cut, np.minimum(stem.joints, lengths_along(cut)[-1]), cause)


def _ended_at(stem, trunk, joint, edge):
    """Return a stem that ends at a joint of the one that it flows into: drawn ones go on there, others are led."""
    place = places_along(trunk.line, lengths_along(trunk.line), np.array([joint]))[0]
    away = np.sqrt(np.sum((place - stem.line[-1]) ** 2))
    if away <= 2 * FINEST * edge or stem.cause[-1] >= 0:
        kept = len(stem.line) - (away <= 2 * FINEST * edge)
        while kept > 1 and np.sum((stem.line[kept - 1] - place) ** 2) < (JOINED_NEAR * edge) ** 2:
            kept -= 1
        line = np.concatenate([stem.line[:kept], place[np.newaxis]])
        cause = np.append(stem.cause[:kept], stem.cause[min(kept, len(stem.cause) - 1)])
        return Stem(stem.courses, line, np.minimum(stem.joints, lengths_along(line)[-1]), cause)
    cause = trunk.cause[min(np.searchsorted(lengths_along(trunk.line), joint), trunk.cause.size - 1)]
    old = lengths_along(stem.line)
    line = led(stem.line, stem.line[0], place, edge)
    moved = np.where(old > old[-1] - min(LED * edge, old[-1] / 2), cause, stem.cause)
    return stem._replace(line=line, joints=np.interp(stem.joints, old, lengths_along(line)), cause=moved)


def _in_the_way(courses, cause, shore):
    """Return the nodes whose edges make courses cross each other, or the shore."""
    segments = segments_of(courses.first, courses.xy)
    moved = np.maximum(cause[segments.begin], cause[segments.begin + 1])
    some = np.flatnonzero(moved >= 0)
    one, other = crossing_segments(segments, some).T
    # Of two lines in each other's way that of the lesser river gives way.
    flow = courses.discharge[segments.course]
    wrong = np.where((moved[other] >= 0) & (flow[one] > flow[other]), moved[other], moved[one])
    mouth = courses.first[1:][courses.downstream < 0] - 2
    inland = some[~np.isin(segments.begin[some], mouth)]
    wet = meetings(segments.start[inland], segments.end[inland], shore, 0.0)[:, 0]
    return np.unique(np.append(wrong, moved[inland[wet]]))
