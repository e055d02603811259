"""Rivers wind with their valleys, at ten times the scale of their bends, so that rasters of coarse cells show it.

The line of a river has the bends of its water (`bend_form`), longer ones, and they lie about still longer ones.
Wavelengths follow the width, swings the type: gentle rivers wind, steep ones hardly do, and other rivers and the shore
leave them the room that there is. Springs and vertices that are held stay. A tributary follows the river that it joins
wherever that swings. Where rivers would meet they swing less.
"""

from __future__ import annotations

import numpy as np

from ...arrays import Array
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...network import main_tributary
from ...plane.crossings import meetings
from ...plane.land import lengths_along
from ...plane.types import Land
from ...run.run import Run
from ..types import MAIN, Courses
from .along_lines import LED
from .bend_form import FADE, TWO_PI, bend_at, faded, kept_within, lowered, strayed
from .bends import course_seeds, draws_of, move_aside, swings_of
from .course_segments import crossing_segments, refined, segments_of
from .course_shape import SHAPE, WINDING_BY_TYPE
from .stems import fallen, stem_courses
from .swing_room import find_room, find_surroundings


def with_winding(
    courses: Courses, land: Land, edge: float, seed: int, strength: float = 1.0, held: Array | None = None
) -> Courses:
    """Return courses that wind with their valleys on an island, ``strength`` times as much as is usual.

    Vertices that are ``held`` stay where they are. Courses get more vertices; all else stays but heights between ends.
    """
    wavelength = np.clip(SHAPE.valley * courses.width, SHAPE.least_valley * edge, SHAPE.most_valley * edge)
    longer = 1.0 + strength * WINDING_BY_TYPE
    swing = np.where((courses.thread == MAIN) & (longer > 1.0)[courses.kind], swings_of(longer)[courses.kind], 0.0)
    if not (swing > 0.0).any():
        return courses
    fine, around = refined(courses, wavelength / SHAPE.valley_vertices), find_surroundings(courses, land)
    room = find_room(fine.courses, fine.distance, wavelength, 1.0, True, around)
    held = np.zeros(len(courses.xy), bool) if held is None else held
    still = np.repeat(held & np.append(held[1:], False), np.diff(np.append(fine.number, room.size)))
    still[fine.number] = held
    line = _Lines(fine.courses, wavelength, swing, room, still, seed)
    factor = np.ones(line.vertex.size)
    for attempt in range(SHAPE.valley_tries + 1):
        wound = line.wound(factor, edge)
        met = _met(wound, around.shore)
        if not met.size:
            return fallen(wound)
        factor = line.calmed(factor, met, attempt == SHAPE.valley_tries - 1)
    return courses


class _Lines:
    """The vertices of courses stem by stem, those first into which others flow, each of them once."""

    def __init__(self, courses, wavelength, swing, room, still, seed):
        self.courses, first = courses, courses.first
        stems = stem_courses(courses.downstream, main_tributary(Run(), courses.downstream, courses.discharge))
        members, lowest = np.concatenate(stems), np.array([stem[-1] for stem in stems])
        ends = np.zeros(courses.cell.size, bool)
        ends[lowest] = True
        sizes = np.diff(first)[members] - ~ends[members]
        begin = np.append(0, np.cumsum(sizes))
        course = np.repeat(members, sizes)
        self.vertex = first[course] + np.arange(begin[-1]) - np.repeat(begin[:-1], sizes)
        self.last = (begin[1:] - 1)[ends[members]]
        self.first = np.append(0, self.last[:-1] + 1)
        place = np.empty(courses.cell.size, np.int64)
        place[members] = begin[:-1]
        below = courses.downstream[lowest]
        self.joined = np.where(below >= 0, place[below], -1)
        self.where = np.full(len(courses.xy), -1)
        self.where[self.vertex] = np.arange(self.vertex.size)
        flows = np.flatnonzero(courses.downstream >= 0)
        self.where[first[flows + 1] - 1] = place[courses.downstream[flows]]
        self.distance = lengths_along(courses.xy[self.vertex])
        self.wavelength, self.room = wavelength[course], room[self.vertex]
        for sizes in (self.wavelength, self.room):
            _change_slowly(self.first, self.last, self.distance, np.full(course.size, SHAPE.narrows), sizes)
        self.swing = swing[course]
        _fade_beside(self.first, self.last, self.distance, still[self.vertex], self.wavelength, self.swing)
        self.phases = TWO_PI * draws_of(course_seeds(courses, seed)[lowest], len(SHAPE.waves))

    def wound(self, factor: Array, edge: float) -> Courses:
        """Return courses that wind, each vertex as much as its factor and its room allow."""
        base, ends = self.courses.xy[self.vertex], (self.first, self.last, self.joined)
        swing = self.swing * factor
        _change_slowly(self.first, self.last, self.distance, SHAPE.steadies / self.wavelength, swing)
        for (longer, part, share), phase in zip(SHAPE.waves, self.phases):  # the short waves run along the long ones
            moved = np.empty_like(base)
            shape = longer * self.wavelength, phase, part * swing, share * self.room
            _wind(*ends, base, lengths_along(base), *shape, LED * edge, SHAPE.even, moved)
            base = moved
        return self.courses._replace(xy=moved[self.where])

    def calmed(self, factor: Array, met: Array, still: bool) -> Array:
        """Return factors that are less around vertices where rivers meet, and where what is joined there does."""
        factor = factor.copy()
        places = self.where[met]
        stem = np.searchsorted(self.last, places)
        places = np.unique(np.concatenate([places, self.joined[stem][self.joined[stem] >= 0]]))
        for place in places.tolist():
            own = np.searchsorted(self.last, place)
            part = slice(self.first[own], self.last[own] + 1)
            near = np.abs(self.distance[part] - self.distance[place]) < self.wavelength[place]
            factor[part][near | still] *= 0.0 if still else SHAPE.less
        return factor


def _met(courses, shore):
    """Return the vertices at which courses begin to cross one another, or the shore."""
    segments = segments_of(courses.first, courses.xy)
    inland = np.flatnonzero(~np.isin(segments.begin, courses.first[1:][courses.downstream < 0] - 2))
    wet = inland[meetings(segments.start[inland], segments.end[inland], shore, 0.0)[:, 0]]
    return np.unique(segments.begin[np.append(crossing_segments(segments)[:, 0], wet)])


@kernel
def _change_slowly(first, last, distance, most, values):
    """Lower values that change along a stem by more than ``most`` of the way, or rivers would turn back there."""
    for stem in range(first.size):
        for vertex in range(first[stem] + 1, last[stem] + 1):
            step = distance[vertex] - distance[vertex - 1]
            values[vertex] = min(values[vertex], values[vertex - 1] + most[vertex] * step)
        for vertex in range(last[stem] - 1, first[stem] - 1, -1):
            step = distance[vertex + 1] - distance[vertex]
            values[vertex] = min(values[vertex], values[vertex + 1] + most[vertex] * step)


@kernel
def _fade_beside(first, last, distance, still, wavelength, swing):
    """Let swings fade towards both ends of their stem and towards vertices that stay where they are."""
    for stem in range(first.size):
        before, after = distance[first[stem]], distance[last[stem]]
        for vertex in range(first[stem], last[stem] + 1):
            before = distance[vertex] if still[vertex] else before
            swing[vertex] *= faded(distance[vertex] - before, FADE * wavelength[vertex])
        for vertex in range(last[stem], first[stem] - 1, -1):
            after = distance[vertex] if still[vertex] else after
            swing[vertex] *= faded(after - distance[vertex], FADE * wavelength[vertex])


@kernel
def _wind(first, last, joined, base, distance, wavelength, phase, swing, room, led, even, moved):
    """Write where the vertices of stems are, from their ends up, when they wind."""
    for stem in range(first.size):
        begin, end = first[stem], last[stem]
        shift_x, shift_y = 0.0, 0.0
        if is_there(joined[stem]):
            shift_x, shift_y = moved[joined[stem], 0] - base[end, 0], moved[joined[stem], 1] - base[end, 1]
        reach, q = max(min(led, distance[end] - distance[begin]), 1e-300), phase[stem]
        for vertex in range(end, begin - 1, -1):
            if vertex < end:
                q -= TWO_PI * (distance[vertex + 1] - distance[vertex]) / wavelength[vertex]
            share = 1.0 - faded(distance[end] - distance[vertex], reach)
            moved[vertex, 0] = base[vertex, 0] + share * shift_x
            moved[vertex, 1] = base[vertex, 1] + share * shift_y
            angle, faster = strayed(q, phase[stem], 1.0)
            size = wavelength[vertex] / (TWO_PI * faster)
            turn = kept_within(swing[vertex] * lowered(q, phase[stem]), room[vertex] / size)
            ahead, aside = bend_at(size, angle, turn)
            east, north = _direction(begin, end, base, distance, vertex, even * wavelength[vertex])
            move_aside(moved, vertex, east, north, ahead, aside)


@kernel
def _direction(begin, end, base, distance, vertex, reach):
    """Return the way from ``reach`` before a vertex of a line to as far behind it."""
    low, high = vertex, vertex
    while low > begin and distance[vertex] - distance[low] < reach:
        low -= 1
    while high < end and distance[high] - distance[vertex] < reach:
        high += 1
    return base[high, 0] - base[low, 0], base[high, 1] - base[low, 1]
