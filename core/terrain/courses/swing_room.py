"""How far a course may swing: rivers stay on their land and do not touch.

A river that strays less than half of the way to any other from its course, and less than the way to the shore, cannot
cross them, whatever it does there and however it is drawn.
"""

from typing import NamedTuple

import numpy as np

from ...machine.jit import kernel
from ...plane.segment_grid import SegmentGrid, grid_of_segments, line_of
from ...plane.segments import point_to_segment
from .bend_form import FADE, TWO_PI, bessel, faded, lowered, strayed

TO_OTHERS, TO_SHORE = 0.45, 0.8  # share of the way to other courses, and to the shore, that bends may take
TURNED_BACK = 0.5  # a river that is nearer to itself than this, over the way between, has turned back
ROUNDING = 1e-6  # of two courses, by which ways along them may be wrong
MOST_SWING = 1.85  # above 2.2 bends run into each other
LOOKED = 3.0  # times as far as bends can reach is where a river looks for others
SWINGS = 64  # of the table of reaches
LONGEST = 2.0  # times the wavelength: a bend that has strayed


class Surroundings(NamedTuple):
    """All that a river must not touch: every course, and the shore."""

    rivers: SegmentGrid
    course: np.ndarray  # int64 of each segment of a river
    before: np.ndarray  # float64: metres of its course above it
    length: np.ndarray  # float64 of each course
    downstream: np.ndarray  # int64 of each course
    shore: SegmentGrid


def find_surroundings(courses, land):
    """Return the `Surroundings` of courses on an island, which are taken without their bends."""
    last = np.zeros(len(courses.xy), np.bool_)
    last[courses.first[1:] - 1] = True
    begin = np.flatnonzero(~last)
    step = np.diff(courses.xy, axis=0, append=courses.xy[-1:])
    size = np.where(last, 0.0, np.sqrt(step[:, 0] ** 2 + step[:, 1] ** 2))
    way = np.append(0.0, np.cumsum(size))
    course = np.repeat(np.arange(courses.downstream.size), np.diff(courses.first))[begin]
    length = way[courses.first[1:] - 1] - way[courses.first[:-1]]
    rings = [np.asarray(ring, np.float64) for ring in land.rings]
    return Surroundings(
        grid_of_segments(courses.xy[begin], courses.xy[begin + 1]),
        course,
        way[begin] - way[courses.first[:-1]][course],
        length,
        courses.downstream,
        grid_of_segments(np.concatenate([ring[:-1] for ring in rings]), np.concatenate([ring[1:] for ring in rings])),
    )


def allowed_swings(courses, todo, around):
    """Return the greatest swing that each of the courses ``todo`` may have with its wavelength and phase."""
    table = np.empty(SWINGS)
    _reaches(table)
    found = np.empty(todo.size)
    _allowed(courses.first, courses.xy, courses.wavelength, courses.phase, todo, around, table, found)
    return found


@kernel
def _reaches(table):
    """Find how far bends of each swing reach, in wavelengths."""
    for place in range(table.size):
        j0, j1, _, j3, _ = bessel(MOST_SWING * place / (table.size - 1))
        table[place] = 2.0 * (j1 + j3 / 3.0) / (TWO_PI * j0)


@kernel
def _swing_of(reach, table):
    """Return the swing of bends that reach so many wavelengths, by the table."""
    low, high = 0, table.size - 1
    if reach >= table[high]:
        return np.inf
    while high - low > 1:
        middle = (low + high) // 2
        if table[middle] <= reach:
            low = middle
        else:
            high = middle
    share = (reach - table[low]) / (table[high] - table[low])
    return MOST_SWING * (low + share) / (table.size - 1)


@kernel
def to_segment(x, y, ax, ay, bx, by):
    """Return the distance between a place and a segment."""
    return np.sqrt(point_to_segment(x, y, ax, ay, bx, by))


@kernel
def free_way(x, y, course, way, furthest, joined, around):
    """Return how far a river may stray from a place of its course, ``way`` metres from its beginning.

    It is ``furthest`` where there is more room than that. Rivers that meet are far if they are ``joined``: they move
    together there.
    """
    room = furthest
    grid = around.shore
    left, right, bottom, top = _cells_near(grid, x, y, furthest / TO_SHORE)
    for row in range(bottom, top + 1):
        for col in range(left, right + 1):
            entry = grid.head[row, col]
            while entry >= 0:
                room = min(room, TO_SHORE * _to_member(grid, entry, x, y))
                entry = grid.following[entry]
    grid = around.rivers
    left, right, bottom, top = _cells_near(grid, x, y, room / TO_OTHERS)
    for row in range(bottom, top + 1):
        for col in range(left, right + 1):
            entry = grid.head[row, col]
            while entry >= 0:
                away = _to_member(grid, entry, x, y)
                if TO_OTHERS * away < room and not _is_itself(course, way, grid.member[entry], away, joined, around):
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
def _is_itself(course, way, segment, away, joined, around):
    """Tell whether a segment is of the same river and has not turned back to the place of a course ``way`` along it."""
    other, before = around.course[segment], around.before[segment]
    ends = around.rivers.ends
    step_x, step_y = ends[segment, 2] - ends[segment, 0], ends[segment, 3] - ends[segment, 1]
    size = np.sqrt(step_x * step_x + step_y * step_y)
    if other == course:
        between = max(before - way, way - before - size)
    elif around.downstream[course] == other:
        between = around.length[course] - way + before
    elif around.downstream[other] == course:
        between = way + around.length[other] - before - size
    elif joined and around.downstream[course] >= 0 and around.downstream[course] == around.downstream[other]:
        between = around.length[course] - way + around.length[other] - before - size
    else:
        return False
    rounding = ROUNDING * (around.length[course] + around.length[other])
    return away >= TURNED_BACK * (between - rounding)


@kernel
def _allowed(first, xy, wavelength, phase, todo, around, table, found):
    for place in range(todo.size):
        course = todo[place]
        size = wavelength[course]
        length = 0.0
        for vertex in range(first[course], first[course + 1] - 1):
            dx, dy = xy[vertex + 1, 0] - xy[vertex, 0], xy[vertex + 1, 1] - xy[vertex, 1]
            length += np.sqrt(dx * dx + dy * dy)
        greatest = LONGEST * size * table[-1]
        best = MOST_SWING
        way, gone, vertex = size / 16.0, 0.0, first[course]
        while way < length:
            step_x, step_y = xy[vertex + 1, 0] - xy[vertex, 0], xy[vertex + 1, 1] - xy[vertex, 1]
            step = np.sqrt(step_x * step_x + step_y * step_y)
            while gone + step < way and vertex < first[course + 1] - 2:
                gone += step
                vertex += 1
                step_x, step_y = xy[vertex + 1, 0] - xy[vertex, 0], xy[vertex + 1, 1] - xy[vertex, 1]
                step = np.sqrt(step_x * step_x + step_y * step_y)
            share = (way - gone) / step
            x, y = xy[vertex, 0] + share * step_x, xy[vertex, 1] + share * step_y
            room = free_way(x, y, course, way, LOOKED * greatest, False, around)
            if room < greatest:
                q = TWO_PI * way / size + phase[course]
                part = faded(way, length, size) * lowered(q, phase[course])
                best = min(best, _swing_of(room * strayed(q, phase[course])[1] / size, table) / part)
            ahead = size / 8.0
            if room > greatest:  # it cannot matter before as much way has gone by
                ahead = max(ahead, room - greatest)
            if length - way > FADE * size:
                ahead = min(ahead, length - way - FADE * size + size / 16.0)
            way += ahead
        found[place] = best
