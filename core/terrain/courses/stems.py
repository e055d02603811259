"""Stems: rivers from a spring down to where they end in a larger one or in the sea, each made of several courses.

Where rivers meet, one of the two goes on and the other ends there. A stem has one line for all its courses; those
meet at its *joints*: where another stem comes in, or where it leaves a cell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...arrays import Array, Coordinates
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...network import distance_down, topological_order
from ...plane.land import lengths_along
from ...run.run import Run

if TYPE_CHECKING:
    from ..types import Courses

CLOSE_TO_JOINTS = 0.2  # of the gap between joints, within which vertices of a line give way to them
LEAST_PIECE = 1e-3  # of that gap, between vertices
STRETCH_LOOKS = 33  # along a stretch of a line for where it comes nearest to a place


class Stem(NamedTuple):
    """The courses of one river, and its line."""

    courses: np.ndarray  # int64: downstream
    line: np.ndarray  # float64 (n, 2)
    joints: np.ndarray  # float64: metres along the line at which one course goes on as the next
    cause: np.ndarray  # int64 (n,): the node whose edge has moved a vertex, -1 where none has


def stem_courses(downstream: Array, main: Array) -> list[Array]:
    """Return the courses of all stems, downstream, those first into which others flow.

    ``main`` is the course that goes on as each, -1 at a spring.
    """
    order = topological_order(Run(), downstream)[::-1]
    stems, seen = [], np.zeros(downstream.size, bool)
    for last in order.tolist():
        if seen[last]:
            continue
        stem, course = [], last
        while course >= 0:
            seen[course] = True
            stem.append(course)
            course = main[course]
        stems.append(np.array(stem[::-1]))
    return stems


def places_along(line: Coordinates, distance: Array, along: Array) -> Array:
    """Return places on a line whose vertices lie ``distance`` from its beginning."""
    return np.column_stack([np.interp(along, distance, line[:, axis]) for axis in (0, 1)])


def nearest_distance(line: Coordinates, distance: Array, place: Coordinates, low: float, high: float) -> float:
    """Return the way along a line, between two others, at which it comes nearest to a place."""
    along = np.unique(
        np.concatenate([distance[(distance > low) & (distance < high)], np.linspace(low, high, STRETCH_LOOKS)])
    )
    return float(along[np.argmin(np.sum((places_along(line, distance, along) - place) ** 2, axis=1))])


def as_stem(courses: Courses, members: Array) -> Stem:
    """Return the `Stem` of courses one after the other."""
    parts = [courses.xy[courses.first[one] : courses.first[one + 1] - 1] for one in members]
    line = np.concatenate([*parts, courses.xy[courses.first[members[-1] + 1] - 1][np.newaxis]])
    ends = np.cumsum([len(part) for part in parts])[:-1]
    return Stem(members, line, lengths_along(line)[ends], np.full(len(line), -1))


def spread(joints: Array, length: float, gap: float) -> tuple[Array, Array]:
    """Return joints in order, none nearer than ``gap`` to the next or to the ends of a line, if there is room."""
    count = joints.size
    gap = min(gap, length / (2.0 * (count + 1)))
    order = np.argsort(joints, kind="stable")
    step = gap * np.arange(1, count + 1)
    ahead = np.maximum.accumulate(joints[order] - step)  # pushes on those that come too soon
    back = np.minimum(np.maximum(ahead, 0.0), length - gap * (count + 1))
    return order, back + step


def cut_at_joints(stem: Stem, gap: float) -> list[tuple]:
    """Return the vertices of each course of a stem, downstream, and what has moved them."""
    distance = lengths_along(stem.line)
    apart = np.abs(distance[:, np.newaxis] - stem.joints).min(axis=1, initial=np.inf)
    inner = (
        (apart > CLOSE_TO_JOINTS * gap)
        & (np.diff(distance, prepend=-np.inf) > LEAST_PIECE * gap)
        & (distance[-1] - distance > LEAST_PIECE * gap)
    )
    inner[[0, -1]] = True
    along = np.concatenate([distance[inner], stem.joints])
    order = np.argsort(along, kind="stable")
    places = np.concatenate([stem.line[inner], places_along(stem.line, distance, stem.joints)])[order]
    cause = np.concatenate([stem.cause[inner], stem.cause[np.searchsorted(distance, stem.joints)]])[order]
    cuts = np.searchsorted(along[order], stem.joints)
    begin, end = np.append(0, cuts), np.append(cuts, order.size - 1)
    return [(places[one : other + 1], cause[one : other + 1]) for one, other in zip(begin, end)]


def fallen(courses: Courses) -> Courses:
    """Return courses whose beds fall strictly, and evenly between their ends, as high as they were where that falls.

    Where a river would come from below what it flows into, that is lowered to the straight way from there to the sea.
    """
    downstream, first = courses.downstream, courses.first
    distance = lengths_along(courses.xy)
    length = distance[first[1:] - 1] - distance[first[:-1]]
    order = topological_order(Run(), downstream)
    to_sea = distance_down(Run(), downstream, order, length, np.zeros(length.size))
    start, end = courses.z[first[:-1]].copy(), courses.z[first[1:] - 1].copy()
    _lower(order, downstream, length, to_sea, start, end)
    owner = np.repeat(np.arange(length.size), np.diff(first))
    rest = (distance[first[1:] - 1][owner] - distance) / length[owner]
    z = end[owner] + rest * (start - end)[owner]
    z[first[:-1]], z[first[1:] - 1] = start, end
    return courses._replace(z=z)


@kernel
def _lower(order, downstream, length, to_sea, start, end):
    """Lower both ends of courses, from the springs down, where one would not fall.

    ``to_sea`` is the way on from the end of a course.
    """
    slope = np.full(order.size, np.inf)  # of the straight way to the sea that a course must not rise above
    for number in range(order.size):
        course = order[number]
        whole = to_sea[course] + length[course]
        start[course] = min(start[course], slope[course] * whole)
        if end[course] >= start[course]:
            slope[course] = min(slope[course], start[course] / whole)
        end[course] = min(end[course], slope[course] * to_sea[course]) if to_sea[course] > 0.0 else 0.0
        below = downstream[course]
        if is_there(below):
            slope[below] = min(slope[below], slope[course])
            start[below] = min(start[below], end[course])
    for number in range(order.size):
        course = order[number]
        if is_there(downstream[course]):
            end[course] = start[downstream[course]]
