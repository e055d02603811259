"""Courses as segments: the metres along them, which of them meet, and shorter ones to bend them at."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array, Coordinates
from ...machine.jit import kernel
from ...plane.crossings import meetings
from ...plane.segment_grid import grid_of_segments
from ..types import Courses


class CourseSegments(NamedTuple):
    """The straight pieces of courses from each vertex to the next, course after course."""

    begin: np.ndarray  # int64 (n,): the upper vertex
    course: np.ndarray  # int64 (n,)
    start: np.ndarray  # float64 (n, 2)
    end: np.ndarray  # float64 (n, 2)


class FineCourses(NamedTuple):
    """Courses with vertices so close that they can be bent."""

    courses: Courses
    along: np.ndarray  # float64 (m, 2): the direction of the line at each vertex, of any length
    distance: np.ndarray  # float64 (m,): metres from the beginning of the course
    number: np.ndarray  # int64: of each vertex that was there before


def segments_of(first: Array, xy: Coordinates) -> CourseSegments:
    """Return the segments of courses whose vertices ``xy`` begin at ``first``."""
    last = np.zeros(len(xy), bool)
    last[first[1:] - 1] = True
    begin = np.flatnonzero(~last)
    course = np.repeat(np.arange(len(first) - 1), np.diff(first))[begin]
    return CourseSegments(begin, course, xy[begin], xy[begin + 1])


def crossing_segments(segments: CourseSegments, some=None) -> np.ndarray:
    """Return the pairs (n, 2) of ``some`` segments (all) and others that they meet but where both have an end."""
    start, end = segments.start, segments.end
    some = np.arange(len(start)) if some is None else some
    pairs = meetings(start[some], end[some], grid_of_segments(start, end), 0.0, joined=False)
    return np.column_stack([some[pairs[:, 0]], pairs[:, 1]])


def distances_in_courses(first: Array, xy: Coordinates) -> np.ndarray:
    """Return how many metres each vertex lies along its course."""
    distance = np.empty(len(xy))
    _measure(first, xy, distance)
    return distance


@kernel
def _measure(first, xy, distance):
    for course in range(first.size - 1):
        gone = 0.0
        for vertex in range(first[course], first[course + 1]):
            if vertex > first[course]:
                dx, dy = xy[vertex, 0] - xy[vertex - 1, 0], xy[vertex, 1] - xy[vertex - 1, 1]
                gone += np.sqrt(dx * dx + dy * dy)
            distance[vertex] = gone


def refined(courses: Courses, longest: float) -> FineCourses:
    """Return the `FineCourses` whose segments are no longer than ``longest`` metres of each; all vertices stay.

    At a vertex the direction is the mean of those of the segments before and after it, between them it is interpolated.
    """
    first, distance = courses.first, distances_in_courses(courses.first, courses.xy)
    size = np.append(np.diff(distance), 0.0)
    size[first[1:] - 1] = 0.0
    unit = np.diff(courses.xy, axis=0, append=courses.xy[-1:])
    unit = np.divide(unit, size[:, np.newaxis], out=np.zeros_like(unit), where=size[:, np.newaxis] > 0)
    along = unit.copy()
    along[1:] += unit[:-1]
    pieces = np.ceil(size / np.repeat(longest, np.diff(first)))
    number = np.append(0, np.cumsum(np.maximum(pieces, 1.0).astype(np.int64)))
    columns = np.column_stack([courses.xy, courses.z, along, distance])
    fine = np.empty((number[-1], columns.shape[1]))
    _interpolate(number, columns, fine)
    xy, z, along, distance = fine[:, :2].copy(), fine[:, 2].copy(), fine[:, 3:5].copy(), fine[:, 5].copy()
    return FineCourses(courses._replace(first=number[first], xy=xy, z=z), along, distance, number[:-1])


@kernel
def _interpolate(number, columns, fine):
    """Write the rows of columns at the vertices of before, and between them as many more as there is space for."""
    for vertex in range(columns.shape[0]):
        count = number[vertex + 1] - number[vertex]
        for piece in range(count):
            for column in range(columns.shape[1]):
                value = columns[vertex, column]
                if piece > 0:
                    value += piece / count * (columns[vertex + 1, column] - value)
                fine[number[vertex] + piece, column] = value
