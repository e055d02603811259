"""Bends of rivers, kept as a function of the distance along a course, and drawn as finely as a raster needs them.

Their form is that of `bend_form`. Which wavelength and swing a course gets follows from its width and from
the sinuosity that rivers of its type have, as far as it has room (`swing_room`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...arrays import Array, Cells, Coordinates
from ...island.rosgen import SINUOSITY
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...machine.noise import chance, scramble
from ...plane.types import Land
from ..types import MAIN, SIDE, Courses
from .bend_form import (
    MOST_SWING,
    OF_WATER,
    SWING_HALVINGS,
    TWO_PI,
    bend_reach,
    beside,
    bessel,
    faded_at,
    kept_within,
    lowered,
    strayed,
)
from .course_segments import crossing_segments, distances_in_courses, refined, segments_of
from .course_shape import SHAPE, WANTED_SINUOSITY, WAVELENGTHS
from .swing_room import find_room, find_surroundings

if TYPE_CHECKING:
    from ...arrays import Values

LONG = 64.0  # wavelengths: a line on which ends do not count
MEASURED = 4.0  # wavelengths: of shorter courses all vertices tell how much longer a river is
STRETCH_PLACES = 64  # along other courses, whose mean tells it


def with_bends(courses: Courses, land: Land, seed: int, strength: float = 1.0) -> Courses:
    """Return the courses with the bends of their types, as far as they have room on an island, a `Land`.

    A main course gets wavelength, swing and phase by chance, from its two ends and the seed; others stay as they are.
    Rivers are ``strength`` times as much longer than the straight way as is usual.
    """
    length, chord = _lengths(courses)
    kind = courses.kind
    draws = draws_of(course_seeds(courses, seed), 3)
    usual = WAVELENGTHS[kind] * courses.width * (1.0 + SHAPE.uneven * (2.0 * draws[0] - 1.0))
    usual = np.clip(length / SHAPE.fewest_bends, SHAPE.shortest * usual, usual)
    least, most = SINUOSITY[kind].T
    share = WANTED_SINUOSITY[kind, 0] + (WANTED_SINUOSITY[kind, 1] - WANTED_SINUOSITY[kind, 0]) * draws[1]
    ratio = np.divide(chord, length, out=np.ones(length.size), where=length > 0)
    longer = (1.0 + strength * (least + share * (most - least) - 1.0)) * ratio
    phase = TWO_PI * draws[2]
    bends = (courses.thread == MAIN) & (longer > 1.0) & (usual > 0) & (length > 0)
    wavelength, swing = np.zeros(length.size), np.zeros(length.size)
    todo = np.flatnonzero(bends)
    fine = refined(courses, np.where(bends, usual, np.inf) / SHAPE.places)
    farthest = np.where(bends, SHAPE.strayed * bend_reach(MOST_SWING) / TWO_PI * usual, 0.0)
    room = find_room(fine.courses, fine.distance, farthest, SHAPE.looked, False, find_surroundings(courses, land))
    for closer in SHAPE.shorter:
        trial = closer * usual
        found = np.empty((2, todo.size))
        _swings(todo, length, trial, phase, longer, SHAPE.vertices, found[0])
        found[1] = found[0]
        _keep_room(todo, fine.courses.first, fine.distance, room, trial, phase, found[1])
        # In shorter bends the same swing needs less room.
        better = found[1] > swing[todo]
        wavelength[todo[better]], swing[todo[better]] = trial[todo[better]], found[1, better]
        todo = todo[found[1] < found[0]]
        if not todo.size:
            break
    moved = None
    for attempt in range(SHAPE.tries):
        wavelength[swing == 0.0] = 0.0
        bent = courses._replace(wavelength=wavelength, swing=swing, phase=np.where(swing > 0, phase, 0.0))
        segments = _drawn_segments(bent)
        moved = swing > 0.0 if moved is None else moved
        crossing = crossing_segments(segments, np.flatnonzero(moved[segments.course]))
        moved = np.zeros(swing.size, bool)
        moved[segments.course[crossing]] = True
        moved &= swing > 0.0
        if not moved.any():
            break
        swing = np.where(moved, SHAPE.less * swing if attempt < SHAPE.tries - 2 else 0.0, swing)
    return bent


def _drawn_segments(courses):
    """Return the segments of courses with every bend, of which no vertices are kept beside them."""
    line = drawn(courses)
    return segments_of(line.first, line.xy)


def drawn(courses: Courses, cell_size: float = 0.0) -> Courses:
    """Return courses whose vertices are all there is, for a raster with cells so many metres wide; 0: with every bend.

    Bends that are too small for the cells are left out, and so are side channels that lie too near to their rivers:
    they are gone from the courses, all others keep their order.
    """
    winding = (courses.wavelength > 0) & (courses.swing > 0) & (courses.wavelength >= SHAPE.bend_cells * cell_size)
    result = expanded(courses, winding)
    result = result._replace(**{name: np.zeros(winding.size) for name in ("wavelength", "swing", "phase")})
    if not cell_size or not (courses.thread == SIDE).any():
        return result
    apart = np.empty(winding.size)
    _gaps(result.first, result.xy, result.downstream, result.thread, apart)
    return chosen(result, apart >= SHAPE.cells_between * cell_size)


def expanded(courses: Courses, winding: Array, aside: float = 0.0) -> Courses:
    """Return courses of which the ``winding`` ones have vertices all along their bends, ``aside`` metres to the left.

    Both ends stay where they are.
    """
    fine = refined(courses, np.where(winding, courses.wavelength / SHAPE.vertices, np.inf))
    result = fine.courses
    xy, wavelength = result.xy.copy(), np.where(winding, courses.wavelength, 1.0)
    swing, aside = np.where(winding, courses.swing, 0.0), np.where(winding, aside, 0.0)
    _bend(result.first, fine.along, fine.distance, wavelength, swing, courses.phase, aside, xy)
    return result._replace(xy=xy)


def chosen(courses: Courses, kept: Array) -> Courses:
    """Return the courses that are kept, in their order; nothing that is kept may flow into what is not."""
    sizes = np.diff(courses.first)
    vertices = np.repeat(kept, sizes)
    number = np.append(np.cumsum(kept) - 1, -1)
    first = np.append(0, np.cumsum(sizes[kept]))
    rest = {name: getattr(courses, name)[kept] for name in courses._fields[3:]}
    rest["downstream"] = number[rest["downstream"]]
    return courses._replace(first=first, xy=courses.xy[vertices], z=courses.z[vertices], **rest)


def joined(courses: Courses, more: Courses) -> Courses:
    """Return courses with more courses behind them."""
    parts = {name: np.concatenate([getattr(courses, name), getattr(more, name)]) for name in courses._fields[1:]}
    return courses._replace(first=np.append(courses.first, courses.first[-1] + more.first[1:]), **parts)


def _lengths(courses):
    """Return how long courses are, and how far apart their ends."""
    last = courses.first[1:] - 1
    span = courses.xy[last] - courses.xy[courses.first[:-1]]
    return distances_in_courses(courses.first, courses.xy)[last], np.sqrt(span[:, 0] ** 2 + span[:, 1] ** 2)


def swings_of(longer: Array) -> Values:
    """Return the swings that make long lines so many times longer."""
    found = np.empty(longer.size)
    one = np.ones(longer.size)
    _swings(np.arange(longer.size), LONG * one, one, one, longer, SHAPE.vertices, found)
    return found


def water_slopes(courses: Courses) -> Array:
    """Return how steeply the water of each course falls, along all its bends."""
    return slopes_of(drawn(courses))


def slopes_of(courses: Courses) -> Array:
    """Return how steeply the line of each course falls."""
    length, _ = _lengths(courses)
    drop = courses.z[courses.first[:-1]] - courses.z[courses.first[1:] - 1]
    return np.divide(drop, length, out=np.zeros(length.size), where=length > 0)


def course_seeds(courses: Courses, seed: int) -> Array:
    """Return a random number of 32 bits for each course, by the decimetres of both of its ends and the seed."""
    ends = np.floor(10.0 * courses.xy[np.stack([courses.first[:-1], courses.first[1:] - 1])]).astype(np.int64)
    seeds = np.empty(ends.shape[1], np.int64)
    _scramble_ends(ends, int(seed) & 0xFFFFFFFF, seeds)
    return seeds


@kernel
def _scramble_ends(ends, seed, seeds):
    for course in range(seeds.size):
        seeds[course] = scramble(seed, ends[0, course, 0], ends[0, course, 1])
        seeds[course] = scramble(seeds[course], ends[1, course, 0], ends[1, course, 1])


def draws_of(seeds: Cells, count: int) -> Array:
    """Return so many random numbers in [0, 1) for each seed of a course."""
    draws = np.empty((count, seeds.size))
    _draw(seeds, draws)
    return draws


@kernel
def _draw(seeds, draws):
    for number in range(draws.shape[0]):
        for course in range(seeds.size):
            draws[number, course] = chance(seeds[course], number, 0)


@kernel
def _swings(todo, length, wavelength, phase, longer, vertices, found):
    """Find the swing that makes courses so many times longer as they are to be."""
    shares = np.empty((STRETCH_PLACES, 2))
    for number in range(todo.size):
        course = todo[number]
        low, high = 0.0, MOST_SWING
        if length[course] >= MEASURED * wavelength[course]:
            _find_shares(length[course], wavelength[course], phase[course], shares)
        for _ in range(SWING_HALVINGS):
            swing = (low + high) / 2.0
            if _stretched(length[course], wavelength[course], swing, phase[course], vertices, shares) < longer[course]:
                low = swing
            else:
                high = swing
        found[number] = high


@kernel
def _find_shares(length, wavelength, phase, shares):
    """Write what is left of any swing in places along a course: by its ends, and by how high bends are there."""
    for place in range(STRETCH_PLACES):
        along = length * (place + 0.5) / STRETCH_PLACES
        shares[place, 0] = faded_at(along, length, wavelength)
        shares[place, 1] = lowered(TWO_PI * along / wavelength + phase, phase)


@kernel
def _stretched(length, wavelength, swing, phase, vertices, shares):
    """Return how many times longer than its course a river with bends is.

    Short ones are measured; on long ones each bend is as much longer as its swing makes it, of which there are
    ``shares`` in places along them.
    """
    total = 0.0
    if length < MEASURED * wavelength:
        count = int(vertices * length / wavelength) + 1
        x, y = 0.0, 0.0
        for step in range(1, count + 1):
            along, aside = beside(length * step / count, length, wavelength, swing, phase)
            along += length * step / count
            total += np.sqrt((along - x) * (along - x) + (aside - y) * (aside - y))
            x, y = along, aside
        return total / length
    for place in range(STRETCH_PLACES):
        total += 1.0 / bessel(swing * shares[place, 0] * shares[place, 1])[0]
    return total / STRETCH_PLACES


@kernel
def _keep_room(todo, first, distance, room, wavelength, phase, swings):
    """Lower the swings of courses until the river has room at each vertex."""
    for number in range(todo.size):
        course = todo[number]
        length = distance[first[course + 1] - 1]
        for vertex in range(first[course] + 1, first[course + 1] - 1):
            if room[vertex] < np.inf:
                q = TWO_PI * distance[vertex] / wavelength[course] + phase[course]
                share = faded_at(distance[vertex], length, wavelength[course]) * lowered(q, phase[course])
                reach = room[vertex] * TWO_PI * strayed(q, phase[course], OF_WATER)[1] / wavelength[course]
                if share > 0.0:
                    swings[number] = min(swings[number], kept_within(swings[number] * share, reach) / share)


@kernel
def _bend(first, along, distance, wavelength, swing, phase, offset, xy):
    """Move the inner vertices of courses to where their bends are."""
    for course in range(wavelength.size):
        if swing[course] == 0.0 and offset[course] == 0.0:
            continue
        length = distance[first[course + 1] - 1]
        for vertex in range(first[course] + 1, first[course + 1] - 1):
            shift = beside(distance[vertex], length, wavelength[course], swing[course], phase[course])
            move_aside(xy, vertex, along[vertex, 0], along[vertex, 1], shift[0], shift[1] + offset[course])


@kernel
def move_aside(xy: Coordinates, vertex, east, north: float, ahead, aside) -> None:
    """Move a vertex by so many metres along a direction of any length and to its left."""
    size = np.sqrt(east * east + north * north)
    if size > 0.0:
        xy[vertex, 0] += (ahead * east - aside * north) / size
        xy[vertex, 1] += (ahead * north + aside * east) / size


@kernel
def _gaps(first, xy, downstream, thread, apart):
    """Find how far side channels lie from their rivers at the middle; all other courses are far."""
    for course in range(apart.size):
        apart[course] = np.inf
        if thread[course] == SIDE and is_there(downstream[course]):
            middle = (first[course] + first[course + 1]) // 2
            river = downstream[course]
            for vertex in range(first[river], first[river + 1]):
                dx, dy = xy[vertex, 0] - xy[middle, 0], xy[vertex, 1] - xy[middle, 1]
                apart[course] = min(apart[course], dx * dx + dy * dy)
            apart[course] = np.sqrt(apart[course])
