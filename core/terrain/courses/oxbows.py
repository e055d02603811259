"""Oxbow lakes: what is left of bends that grew until the river cut through their necks.

Bends of meandering rivers on flat land that are chosen by chance had another one before, which swung so far that its
neck was no wider than the river. Where that loop lies clear of all rivers it is an oxbow, which has silted up towards
its ends: the older it is the farther, and the narrower and shallower is what is left. Each loop was longer or shorter
than the next, and leant up or down the valley. Its water stands no higher than that of the river, which came in when it
was high.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...island.rosgen import C, E
from ...machine.jit import kernel
from ...machine.noise import chance
from ...plane.land import contained, lengths_along, shores
from ...plane.segment_grid import SegmentGrid, grid_of_segments, nearest_on, segments_near_box
from ...plane.segments import point_to_segment
from ...plane.types import Land
from ...run.run import Run
from ..types import MAIN, TINY, Courses, Model
from .bend_form import OF_WATER, TWO_PI, bend_at, strayed
from .bends import course_seeds, drawn, slopes_of
from .course_segments import CourseSegments, distances_in_courses, segments_of
from .course_shape import SHAPE
from .stems import places_along

CUT_OFF = 2.05  # swing at which the neck of a bend of 11 widths is 1.7 widths wide, from middle to middle
CUT_OFF_CHANCE = 0.22  # of a bend that one before was cut off; of these one in ten lies upon another
LOOP_SAMPLES = 48  # of a loop
LOOP_REACH = 0.6  # of half a bend, by which a loop reaches to each side of its top
TOP_HALVINGS = 40  # of a course, until the top of a bend is known
CLEAR = 0.6  # widths of its river between the middle of an oxbow and the bank of any river
FLAT_RIVER = 0.005  # slope of the water at most: rivers on steeper land cut down rather than aside
SHORTEST_OXBOW = 5.0  # widths
OXBOW_WIDTH = 0.8  # of the river, in the middle of new ones: the rest of its bed has silted up
OLD_WIDTH, OLD_ENDS = 0.5, 0.35  # of that, left of the oldest; of its loop, silted up at either end at most; drawn
OLDER = 0.25  # of the greatest age, by which that of one end is that of a lake: both have silted up a little; drawn
LOOP_LONGER, LOOP_LEANS, LOOP_TURNS = 0.25, 0.5, 0.3  # by how much loops differ, to each side of the usual; drawn
BULGES, BULGE_WAVES = 0.25, (2.3, 5.1)  # of its width, by which each of these waves along a lake makes it uneven; drawn
OWN_SEEDS, ENDS_SEED, LOOP_SEEDS = (1, 7), 2, (4, 5, 6)  # numbers of a bend's chance: of its age and unevenness first


class Oxbows(NamedTuple):
    """The shores of oxbow lakes."""

    rings: list  # float64 (n, 2), closed, anticlockwise
    lines: list  # float64 (n, 2): their middles
    course: np.ndarray  # int64: the river that has left it
    width: np.ndarray  # float64: metres
    age: np.ndarray  # float64: 0 of new ones, 1 of those that are nearly filled
    level: np.ndarray  # float64: metres, that of its river where it is nearest to the lower end


class _Rivers(NamedTuple):
    """Rivers as they are drawn, and where their segments are."""

    courses: Courses
    segments: CourseSegments
    grid: SegmentGrid


def find_oxbows(run: Run, model: Model, narrowest: float = 0.0) -> Oxbows:
    """Return the `Oxbows` that rivers of a model have left, and that cells so many metres wide show; 0: all.

    Those of coarser cells are among those of finer ones: where two lie upon each other, the one stays that shows on
    the coarsest, as wide as they are and with the bends of its river beside it.
    """
    courses = model.courses
    shown = np.minimum(OXBOW_WIDTH * courses.width, courses.wavelength / SHAPE.bend_cells)
    meandering = (courses.thread == MAIN) & np.isin(courses.kind, (C, E)) & (courses.swing > 0)
    meandering = np.flatnonzero(meandering & (shown >= max(narrowest, TINY)))
    meandering = meandering[np.argsort(-shown[meandering], kind="stable")]
    seeds = course_seeds(courses, model.seed)
    tops = _cut_off_tops(courses, meandering, seeds)
    lines, kept = [], np.empty((0, 2), np.int64)
    if len(tops):
        rivers = _rivers_of(drawn(courses))
        tops = tops[slopes_of(rivers.courses)[tops[:, 0]] <= FLAT_RIVER]
        lines, kept = _lines_of_oxbows(run, model, rivers, tops, seeds)
    age, uneven = np.array([[chance(int(seeds[of]), top, number) for of, top in kept.tolist()] for number in OWN_SEEDS])
    course = kept[:, 0]
    width = OXBOW_WIDTH * courses.width[course] * (1.0 - (1.0 - OLD_WIDTH) * age)
    clear = width >= narrowest
    if narrowest and course.size:
        coarse = _rivers_of(drawn(courses, narrowest))  # some run straight there, and may run through an oxbow
        clear &= [_clear_of(coarse, line, river).all() for line, river in zip(lines, courses.width[course])]
    lines, rest = [lines[each] for each in np.flatnonzero(clear)], (course, width, age, uneven)
    course, width, age, uneven = (each[clear] for each in rest)
    level = np.array([_level(rivers, line) for line in lines])
    return Oxbows(list(map(_shore, lines, width, uneven)), lines, course, width, age, level)


def _rivers_of(courses):
    """Return the `_Rivers` of courses that are drawn."""
    segments = segments_of(courses.first, courses.xy)
    return _Rivers(courses, segments, grid_of_segments(segments.start, segments.end))


def _cut_off_tops(courses, some, seeds):
    """Return the tops of bends of ``some`` courses that had one before, (n, 2): the course and a number."""
    last = courses.first[1:] - 1
    ends = courses.phase + TWO_PI * np.divide(
        distances_in_courses(courses.first, courses.xy)[last], courses.wavelength,
        out=np.zeros(last.size), where=courses.wavelength > 0,
    )  # fmt: skip
    found = np.empty((_draw_tops(some, courses.phase, ends, seeds, np.empty((0, 2), np.int64)), 2), np.int64)
    if len(found):
        _draw_tops(some, courses.phase, ends, seeds, found)
    return found


@kernel
def _draw_tops(some, phase, ends, seeds, found):
    """Write which tops of bends are chosen by chance, or only count them while ``found`` is empty; return how many."""
    count = 0
    for course in some:
        first = int(np.ceil(strayed(phase[course], phase[course], OF_WATER)[0] / np.pi + 1.0))
        last = int(np.floor(strayed(ends[course], phase[course], OF_WATER)[0] / np.pi - 1.0))
        for top in range(first, last + 1):
            if chance(seeds[course], top, 0) < CUT_OFF_CHANCE:
                if found.shape[0]:
                    found[count, 0], found[count, 1] = course, top
                count += 1
    return count


def _lines_of_oxbows(run, model, rivers, tops, seeds):
    """Return the lines of oxbows around tops of bends, and which those are; of two too near to each other the first."""
    courses, where = model.courses, shores(model.land)
    lakes = [shores(Land(tuple(lake.rings))) for lake in model.lakes]
    lines, kept = [], []
    places, sizes = np.empty((len(tops), LOOP_SAMPLES, 2)), np.empty((len(tops), 5))
    for course, top in tops.tolist():
        run.check()
        width, count = courses.width[course], len(lines)
        draw = int(seeds[course]), top
        loop = _loop(courses, course, top, [2.0 * chance(*draw, number) - 1.0 for number in LOOP_SEEDS])
        part = _part_left(_part_clear(loop, _clear_of(rivers, loop, width)), *draw)
        if len(part) < 3 or lengths_along(part)[-1] < SHORTEST_OXBOW * width or not contained(where, part).all():
            continue
        places[count] = part[-1]
        places[count, : len(part)] = part
        sizes[count] = *part.min(axis=0), *part.max(axis=0), width
        if _lies_upon(places, sizes, count) or any(contained(lake, part).any() for lake in lakes):
            continue
        lines.append(part)
        kept.append((course, top))
    return lines, np.array(kept, np.int64).reshape(-1, 2)


@kernel
def _lies_upon(places, sizes, last):
    """Tell whether a line is nearer to one before it than both widths; sizes: west, south, east, north and width."""
    west, south, east, north, width = sizes[last]
    for other in range(last):
        gap = width + sizes[other, 4]
        beside = sizes[other, 0] > east + gap or sizes[other, 2] < west - gap
        if beside or sizes[other, 1] > north + gap or sizes[other, 3] < south - gap:
            continue
        if _apart(places[last], places[other]) <= gap * gap:
            return True
    return False


@kernel
def _apart(one, other):
    """Return the square of how far the vertices of two lines are from each other at least."""
    least = np.inf
    for vertex in range(one.shape[0]):
        for place in range(other.shape[0]):
            x, y = one[vertex, 0] - other[place, 0], one[vertex, 1] - other[place, 1]
            least = min(least, x * x + y * y)
    return least


def _clear_of(rivers, line, width):
    """Tell for each vertex of a line beside a river of some width whether it lies clear of the banks of all rivers."""
    half, clear = rivers.courses.width / 2, np.ones(len(line), bool)
    box = np.append(line.min(axis=0), line.max(axis=0))
    near = segments_near_box(rivers.grid, box, CLEAR * width + half.max())
    _find_clear(rivers.grid.ends, near, CLEAR * width + half[rivers.segments.course[near]], line, clear)
    return clear


@kernel
def _find_clear(ends, some, reach, line, clear):
    """Mark the vertices of a line that ``some`` segments come within their reaches of."""
    for number in range(some.size):
        x1, y1, x2, y2 = ends[some[number]]
        square = reach[number] * reach[number]
        for vertex in range(clear.size):
            if point_to_segment(line[vertex, 0], line[vertex, 1], x1, y1, x2, y2) <= square:
                clear[vertex] = False


def _level(rivers, line):
    """Return how high the water of rivers stands where it is lowest of all places nearest to the vertices of a line."""
    river, segments = rivers.courses, rivers.segments
    _, segment, foot = nearest_on(rivers.grid, line)
    begin = segments.begin[segment]
    way, step = foot - river.xy[begin], river.xy[begin + 1] - river.xy[begin]
    share = np.sum(way * step, axis=1) / np.maximum(np.sum(step**2, axis=1), TINY)
    bed = river.z[begin] + share * (river.z[begin + 1] - river.z[begin])
    return float(np.min(bed + river.depth[segments.course[segment]]))


def _shore(line, width, uneven):
    """Return the shore of a lake along a line, so wide in its middle and pointed at both ends.

    ``uneven``, 0 to 1, is where along it the lake is wider.
    """
    step = np.gradient(line, axis=0)
    way = lengths_along(line)
    half = width / 2 * np.sqrt(np.sin(np.pi * way / way[-1]).clip(0.0))
    for waves in BULGE_WAVES:
        half *= 1.0 - BULGES * (0.5 + 0.5 * np.cos(TWO_PI * waves * (way / way[-1] + uneven)))
    aside = half[:, None] * np.column_stack([-step[:, 1], step[:, 0]]) / np.hypot(*step.T)[:, None]
    return np.concatenate([line[:1], (line - aside)[1:-1], line[-1:], (line + aside)[-2:0:-1], line[:1]])


def _part_left(line, seed, top):
    """Return what has not silted up of a line: less the older it is, and not as much at one end as at the other."""
    age = OLDER + (1.0 - OLDER) * chance(seed, top, OWN_SEEDS[0])
    lost = [int(OLD_ENDS * age * chance(seed, top, ENDS_SEED + end) * len(line)) for end in range(2)]
    return line[lost[0] : len(line) - lost[1]]


def _loop(courses, course, top, differs):
    """Return the line of the bend before the one that a course has now at a top, which was cut off.

    ``differs`` are numbers from -1 to 1: how much longer than usual it is, how it leans, and how it is turned.
    """
    line = courses.xy[courses.first[course] : courses.first[course + 1]]
    way, wavelength, phase = lengths_along(line), courses.wavelength[course], courses.phase[course]
    q, faster = _top_of_bend(top, phase, phase + TWO_PI * way[-1] / wavelength)
    along = (q - phase) * wavelength / TWO_PI
    middle, before, after = places_along(line, way, along + np.array([0.0, -1.0, 1.0]) * wavelength / 8)
    heading = (after - before) / max(np.hypot(*(after - before)), np.finfo(float).tiny)
    loop = np.empty((LOOP_SAMPLES, 2))
    longer, leans, turned = np.array(differs) * [LOOP_LONGER, LOOP_LEANS, LOOP_TURNS]
    heading = heading + turned * np.array([-heading[1], heading[0]])
    heading /= np.hypot(heading[0], heading[1])
    _bend_around(middle, heading, 1.0 + longer, leans, wavelength / (TWO_PI * faster), top, loop)
    return loop


@kernel
def _top_of_bend(top, phase, end):
    """Return the phase before the one at the end at which a bend has its top, and how much faster it goes there."""
    low, high = phase, end
    for _ in range(TOP_HALVINGS):
        middle = (low + high) / 2.0
        if strayed(middle, phase, OF_WATER)[0] < np.pi * top:
            low = middle
        else:
            high = middle
    return high, strayed(high, phase, OF_WATER)[1]


@kernel
def _bend_around(middle, heading, longer, leans, size, top, loop):
    """Write the line of a bend that was cut off around a place; ``size`` is its wavelength over 2π."""
    for sample in range(loop.shape[0]):
        turn = LOOP_REACH * np.pi * (2.0 * sample / (loop.shape[0] - 1) - 1.0)
        along, aside = bend_at(size, np.pi * top + turn, CUT_OFF)
        along, aside = along + size * turn + leans * aside, longer * aside
        loop[sample, 0] = middle[0] + along * heading[0] - aside * heading[1]
        loop[sample, 1] = middle[1] + along * heading[1] + aside * heading[0]


def _part_clear(line, clear):
    """Return the part of a line around its middle that is clear, nothing if its middle is not."""
    middle = len(line) // 2
    if not clear[middle]:
        return line[:0]
    blocked = np.flatnonzero(~clear)
    begin = blocked[blocked < middle].max(initial=-1) + 1
    end = blocked[blocked > middle].min(initial=len(line))
    return line[begin:end]
