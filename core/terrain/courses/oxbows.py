"""Oxbow lakes: what is left of bends that grew until the river cut through their necks.

Bends of meandering rivers that are chosen by chance had another one before, which swung so far that its neck was no
wider than the river. Where that loop lies clear of all rivers it is an oxbow.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...island.rosgen import C, E
from ...machine.noise import chance
from ...plane.land import contained, lengths_along, shores
from ...plane.segment_grid import grid_of_segments, nearest_on
from ..types import MAIN, Courses
from .bend_form import TWO_PI, bend_at, strayed
from .bends import course_seeds, drawn
from .course_segments import segments_of
from .stems import places_along

CUT_OFF = 2.05  # swing at which the neck of a bend of 11 widths is 1.7 widths wide, from middle to middle
CUT_OFF_CHANCE = 0.08  # of a bend that one before was cut off
LOOP_SAMPLES = 24  # of a course to a wavelength, and of a loop
CLEAR = 1.1  # widths between the middles of an oxbow and of a river
SHORTEST_OXBOW = 5.0  # widths
NEIGHBOURS = 8  # oxbows before, that one may lie upon


class Oxbows(NamedTuple):
    """Lines along the middle of oxbow lakes."""

    lines: list  # float64 (n, 2)
    course: np.ndarray  # int64: the river that has left it
    width: np.ndarray  # float64: metres


def find_oxbows(courses: Courses, land, seed: int) -> Oxbows:
    """Return the `Oxbows` that rivers of an island have left."""
    meandering = (courses.thread == MAIN) & np.isin(courses.kind, (C, E)) & (courses.wavelength > 0)
    meandering = np.flatnonzero(meandering & (courses.swing > 0))
    river = drawn(courses)
    segments = segments_of(river.first, river.xy)
    grid = grid_of_segments(segments.start, segments.end)
    seeds = course_seeds(courses, seed)
    where, lines, owners = shores(land), [], []
    for course in meandering.tolist():
        width = courses.width[course]
        for loop in _loops(courses, course, seeds[course]):
            away, _, _ = nearest_on(grid, loop)
            part = _part_clear(loop, away > CLEAR * width)
            if len(part) < 3 or lengths_along(part)[-1] < SHORTEST_OXBOW * width or not contained(where, part).all():
                continue
            if all(_apart(part, one) > 2.0 * width for one in lines[-NEIGHBOURS:]):
                lines.append(part)
                owners.append(course)
    owners = np.array(owners, np.int64)
    return Oxbows(lines, owners, courses.width[owners])


def _apart(one, other):
    """Return how far the vertices of two lines are from each other at least."""
    return float(np.sqrt(np.min(np.sum((one[:, np.newaxis] - other) ** 2, axis=2))))


def _loops(courses, course, seed):
    """Yield the lines of bends before those that a course has now, where one was cut off."""
    line = courses.xy[courses.first[course] : courses.first[course + 1]]
    way, wavelength, phase = lengths_along(line), courses.wavelength[course], courses.phase[course]
    along = np.linspace(0.0, way[-1], int(LOOP_SAMPLES * way[-1] / wavelength) + 2)
    q = TWO_PI * along / wavelength + phase
    angle, faster = np.array([strayed(each, phase) for each in q]).T
    bend, size = angle / np.pi, wavelength / (TWO_PI * faster)  # whole numbers are tops of bends
    for top in range(int(np.ceil(bend[0] + 1.0)), int(np.floor(bend[-1] - 1.0)) + 1):
        if chance(seed, top, 0) >= CUT_OFF_CHANCE:
            continue
        at = int(np.argmin(np.abs(bend - top)))
        middle, before, after = places_along(line, way, along[at] + np.array([0.0, -1.0, 1.0]) * wavelength / 8)
        heading = (after - before) / max(np.hypot(*(after - before)), np.finfo(float).tiny)
        angles = np.pi * top + np.linspace(-0.6, 0.6, 2 * LOOP_SAMPLES) * np.pi
        offsets = np.array([bend_at(size[at], angle, CUT_OFF) for angle in angles])
        ahead = size[at] * (angles - np.pi * top) + offsets[:, 0]
        yield middle + ahead[:, None] * heading + offsets[:, 1:] * [-heading[1], heading[0]]


def _part_clear(line, clear):
    """Return the part of a line around its middle that is clear, nothing if its middle is not."""
    middle = len(line) // 2
    if not clear[middle]:
        return line[:0]
    blocked = np.flatnonzero(~clear)
    begin = blocked[blocked < middle].max(initial=-1) + 1
    end = blocked[blocked > middle].min(initial=len(line))
    return line[begin:end]
