"""How far a course may swing: rivers stay on their land and do not touch.

A river that strays less than half of the way to any other from its course, and less than the way to the shore, cannot
cross them, whatever it does there and however it is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...arrays import Array
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...plane.segment_grid import SegmentGrid, grid_of_segments, line_of
from ...plane.segments import point_to_segment
from ...plane.types import Land
from ..types import TINY, Courses
from .course_segments import distances_in_courses, segments_of

if TYPE_CHECKING:
    from ...arrays import Values

TO_OTHERS, TO_SHORE = 0.45, 0.8  # share of the way to other courses, and to the shore, that bends may take
TURNED_BACK = 0.5  # a river that is nearer to itself than this, over the way between, has turned back


class Surroundings(NamedTuple):
    """All that a river must not touch: every course, and the shore."""

    rivers: SegmentGrid
    course: np.ndarray  # int64 of each segment of a river
    before: np.ndarray  # float64: metres of its course above it
    length: np.ndarray  # float64 of each course
    downstream: np.ndarray  # int64 of each course
    shore: SegmentGrid


def find_surroundings(courses: Courses, land: Land) -> Surroundings:
    """Return the `Surroundings` of courses on an island, which are taken without their bends."""
    segments, distance = segments_of(courses.first, courses.xy), distances_in_courses(courses.first, courses.xy)
    rings = [np.asarray(ring, np.float64) for ring in land.rings]
    return Surroundings(
        grid_of_segments(segments.start, segments.end),
        segments.course,
        distance[segments.begin],
        distance[courses.first[1:] - 1],
        courses.downstream,
        grid_of_segments(np.concatenate([ring[:-1] for ring in rings]), np.concatenate([ring[1:] for ring in rings])),
    )


def find_room(courses: Courses, distance: Array, most: float, looked, joined, around: Surroundings) -> Values:
    """Return how far rivers may stray from each vertex of courses, infinite where it is no less than ``most`` of each.

    Vertices lie at a ``distance`` along their course. A river looks ``looked`` times as far: where there is so much
    room it need not look again before long.
    """
    room = np.empty(distance.size)
    _find_room(courses.first, courses.xy, distance, np.asarray(most, np.float64), float(looked), joined, around, room)
    return room


@kernel
def _find_room(first, xy, distance, most, looked, joined, around, room):
    for course in range(most.size):
        ahead = 0.0
        for vertex in range(first[course], first[course + 1]):
            room[vertex] = np.inf
            if distance[vertex] < ahead:
                continue
            free = free_distance(
                xy[vertex, 0], xy[vertex, 1], course, distance[vertex], looked * most[course], joined, around
            )
            if free < most[course]:
                room[vertex] = free
            ahead = distance[vertex] + free - most[course]


@kernel
def to_segment(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """Return the distance between a place and a segment."""
    return np.sqrt(point_to_segment(x, y, ax, ay, bx, by))


@kernel
def free_distance(
    x: float, y: float, course: int, distance: float, furthest: float, joined: bool, around: Surroundings
) -> float:
    """Return how far a river may stray from a place of its course, ``distance`` metres from its beginning.

    It is ``furthest`` where there is more room than that. Rivers that meet are far if they are ``joined``: they move
    together there.
    """
    room = furthest
    grid = around.shore
    left, right, bottom, top = _cells_near(grid, x, y, furthest / TO_SHORE)
    for row in range(bottom, top + 1):
        for col in range(left, right + 1):
            entry = grid.head[row, col]
            while is_there(entry):
                room = min(room, TO_SHORE * _to_member(grid, entry, x, y))
                entry = grid.following[entry]
    grid = around.rivers
    left, right, bottom, top = _cells_near(grid, x, y, room / TO_OTHERS)
    for row in range(bottom, top + 1):
        for col in range(left, right + 1):
            entry = grid.head[row, col]
            while is_there(entry):
                away = _to_member(grid, entry, x, y)
                if TO_OTHERS * away < room and not _is_itself(
                    course, distance, grid.member[entry], away, joined, around
                ):
                    room = TO_OTHERS * away
                entry = grid.following[entry]
    return room


@kernel
def _cells_near(grid, x, y, reach):
    """Return the first and last column and row of a grid that have something within reach of a place."""
    frame = grid.frame
    nrows, ncols = grid.head.shape
    reach = reach + frame[3]
    return (
        line_of(x - reach, frame[0], frame[2], ncols),
        line_of(x + reach, frame[0], frame[2], ncols),
        line_of(y - reach, frame[1], frame[2], nrows),
        line_of(y + reach, frame[1], frame[2], nrows),
    )


@kernel
def _to_member(grid, entry, x, y):
    """Return how far a place is from the segment that an entry of a grid stands for."""
    ends, segment = grid.ends, grid.member[entry]
    return to_segment(x, y, ends[segment, 0], ends[segment, 1], ends[segment, 2], ends[segment, 3])


@kernel
def _is_itself(course, distance, segment, away, joined, around):
    """Tell whether a segment is of the same river and has not turned back to a course, at a ``distance`` along it."""
    other, before = around.course[segment], around.before[segment]
    ends = around.rivers.ends
    step_x, step_y = ends[segment, 2] - ends[segment, 0], ends[segment, 3] - ends[segment, 1]
    size = np.sqrt(step_x * step_x + step_y * step_y)
    if other == course:
        between = max(before - distance, distance - before - size)
    elif around.downstream[course] == other:
        between = around.length[course] - distance + before
    elif around.downstream[other] == course:
        between = distance + around.length[other] - before - size
    elif joined and is_there(around.downstream[course]) and around.downstream[course] == around.downstream[other]:
        between = around.length[course] - distance + around.length[other] - before - size
    else:
        return False
    rounding = TINY * (around.length[course] + around.length[other])
    return away >= TURNED_BACK * (between - rounding)
