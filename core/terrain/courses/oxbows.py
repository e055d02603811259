"""Oxbow lakes: what is left of bends that grew until the river cut through their necks.

Bends of meandering rivers on flat land that are chosen by chance had another one before, which swung so far that its
neck was no wider than the river. Where that loop lies clear of all rivers it is an oxbow, which has silted up towards
its ends. Its water stands no higher than that of the river, which came in when it was high.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...island.rosgen import C, E
from ...machine.jit import kernel
from ...machine.noise import chance
from ...plane.land import contained, lengths_along, shores
from ...plane.segment_grid import grid_of_segments, nearest_on
from ...plane.types import Land
from ..types import MAIN, TINY, Model
from .bend_form import OF_WATER, TWO_PI, bend_at, strayed
from .bends import course_seeds, drawn, water_slopes
from .course_segments import segments_of
from .stems import places_along

CUT_OFF = 2.05  # swing at which the neck of a bend of 11 widths is 1.7 widths wide, from middle to middle
CUT_OFF_CHANCE = 0.08  # of a bend that one before was cut off
LOOP_SAMPLES = 24  # of a course to a wavelength, and of a loop
CLEAR = 0.6  # widths of its river between the middle of an oxbow and the bank of any river
FLAT_RIVER = 0.005  # slope of the water at most: rivers on steeper land cut down rather than aside
SHORTEST_OXBOW = 5.0  # widths
OXBOW_WIDTH = 0.8  # of the river, in the middle: the rest of its bed has silted up
NEIGHBOURS = 8  # oxbows before, that one may lie upon


class Oxbows(NamedTuple):
    """The shores of oxbow lakes."""

    rings: list  # float64 (n, 2), closed, anticlockwise
    course: np.ndarray  # int64: the river that has left it
    width: np.ndarray  # float64: metres
    level: np.ndarray  # float64: metres, that of its river where it is nearest to the lower end


def find_oxbows(model: Model, narrowest: float = 0.0) -> Oxbows:
    """Return the `Oxbows` that rivers of a model have left, none of them narrower than so many metres."""
    courses = model.courses
    meandering = (courses.thread == MAIN) & np.isin(courses.kind, (C, E)) & (courses.wavelength > 0)
    meandering &= (courses.swing > 0) & (OXBOW_WIDTH * courses.width >= max(narrowest, TINY))
    if not meandering.any():
        return Oxbows([], *(np.empty(0, kind) for kind in (np.int64, float, float)))
    meandering = np.flatnonzero(meandering & (water_slopes(courses) <= FLAT_RIVER))
    river = drawn(courses)
    segments = segments_of(river.first, river.xy)
    grid = grid_of_segments(segments.start, segments.end)
    seeds = course_seeds(courses, model.seed)
    where, lines, owners, levels = shores(model.land), [], [], []
    lakes = [shores(Land(tuple(lake.rings))) for lake in model.lakes]
    for course in meandering.tolist():
        width = courses.width[course]
        for loop in _loops(courses, course, seeds[course]):
            away, segment, _ = nearest_on(grid, loop)
            part = _part_clear(loop, away > CLEAR * width + river.width[segments.course[segment]] / 2)
            if len(part) < 3 or lengths_along(part)[-1] < SHORTEST_OXBOW * width or not contained(where, part).all():
                continue
            if any(contained(lake, part).any() for lake in lakes):
                continue
            if all(_apart(part, one) > 2.0 * width for one in lines[-NEIGHBOURS:]):
                lines.append(part)
                owners.append(course)
                levels.append(_level(river, segments, *nearest_on(grid, part)[1:]))
    owners = np.array(owners, np.int64)
    width = OXBOW_WIDTH * courses.width[owners]
    return Oxbows(list(map(_shore, lines, width)), owners, width, np.array(levels))


def _level(river, segments, segment, foot):
    """Return how high the water of rivers stands at the lowest of places on segments."""
    begin = segments.begin[segment]
    way, step = foot - river.xy[begin], river.xy[begin + 1] - river.xy[begin]
    share = np.sum(way * step, axis=1) / np.maximum(np.sum(step**2, axis=1), TINY)
    bed = river.z[begin] + share * (river.z[begin + 1] - river.z[begin])
    return float(np.min(bed + river.depth[segments.course[segment]]))


def _shore(line, width):
    """Return the shore of a lake along a line, so wide in its middle and pointed at both ends."""
    step = np.gradient(line, axis=0)
    way = lengths_along(line)
    half = width / 2 * np.sqrt(np.sin(np.pi * way / way[-1]).clip(0.0))
    aside = half[:, None] * np.column_stack([-step[:, 1], step[:, 0]]) / np.hypot(*step.T)[:, None]
    return np.concatenate([line[:1], (line - aside)[1:-1], line[-1:], (line + aside)[-2:0:-1], line[:1]])


def _apart(one, other):
    """Return how far the vertices of two lines are from each other at least."""
    return float(np.sqrt(np.min(np.sum((one[:, np.newaxis] - other) ** 2, axis=2))))


def _loops(courses, course, seed):
    """Yield the lines of bends before those that a course has now, where one was cut off."""
    line = courses.xy[courses.first[course] : courses.first[course + 1]]
    way, wavelength, phase = lengths_along(line), courses.wavelength[course], courses.phase[course]
    along = np.linspace(0.0, way[-1], int(LOOP_SAMPLES * way[-1] / wavelength) + 2)
    q = TWO_PI * along / wavelength + phase
    angle, faster = np.empty_like(q), np.empty_like(q)
    _stray(q, phase, angle, faster)
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


@kernel
def _stray(q, phase, angle, faster):
    """Write what `strayed` says of the water at each of some angles."""
    for index in range(q.size):
        angle[index], faster[index] = strayed(q[index], phase, OF_WATER)


def _part_clear(line, clear):
    """Return the part of a line around its middle that is clear, nothing if its middle is not."""
    middle = len(line) // 2
    if not clear[middle]:
        return line[:0]
    blocked = np.flatnonzero(~clear)
    begin = blocked[blocked < middle].max(initial=-1) + 1
    end = blocked[blocked > middle].min(initial=len(line))
    return line[begin:end]
