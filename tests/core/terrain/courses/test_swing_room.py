"""How far courses may swing, beside the distances to all that they must not touch."""

import math

import numpy as np
import pytest
from headwaters.core.plane.types import Land
from headwaters.core.terrain.courses.course_segments import distances_in_courses
from headwaters.core.terrain.courses.swing_room import find_room, find_surroundings, free_distance
from headwaters.core.terrain.types import Courses

RINGS = [((-12, -12), (30, -14), (28, 25), (-13, 24)), ((20, 2), (20, 8), (25, 8))]


def some_courses(rng, wandering):
    """Return courses into each other and into the sea, of short and of long segments, which turn back often."""
    downstream, lines = np.array([-1, 0, 0, 1, 1, -1, 5]), []
    for below in downstream.tolist():
        steps = int(rng.integers(1, 9))
        headings = rng.uniform(0, 7) + np.cumsum(rng.normal(0, wandering, steps))
        sizes = rng.choice([0.5, 1.0, 3.0], (steps, 1))
        line = np.cumsum(sizes * np.column_stack([np.cos(headings), np.sin(headings)]), axis=0)
        line = np.concatenate([[(0.0, 0.0)], line])
        lines.append(line - line[-1] + (rng.uniform(-3, 16, 2) if below < 0 else lines[below][0]))
    first = np.append(0, np.cumsum([len(line) for line in lines]))
    unused = dict.fromkeys(Courses._fields)
    courses = Courses(**{**unused, "first": first, "xy": np.concatenate(lines), "downstream": downstream})
    return courses, [line.tolist() for line in lines]


def away(spot, one, other):
    """Return how far a spot is from a segment."""
    step = other[0] - one[0], other[1] - one[1]
    along = (spot[0] - one[0]) * step[0] + (spot[1] - one[1]) * step[1]
    share = min(max(along / (step[0] ** 2 + step[1] ** 2), 0), 1)
    return math.dist(spot, (one[0] + share * step[0], one[1] + share * step[1]))


def room_at(spot, course, along, joined, courses, lines):
    """Return how far a river may stray from a spot ``along`` its course: less than half of the way to another place.

    Where the river goes there by itself, in no more than twice the way between, it is not another place.
    """
    lengths = [sum(map(math.dist, line, line[1:])) for line in lines]
    below = courses.downstream.tolist()
    room = min(0.8 * away(spot, *side) for ring in RINGS for side in zip(ring, (*ring[1:], ring[0])))
    for other, line in enumerate(lines):
        begin = 0.0
        for one, two in zip(line, line[1:]):
            end = begin + math.dist(one, two)
            metres = away(spot, one, two)
            # Where the segment lies, in metres from the beginning of this course down or up the river.
            place = None
            if other == course:
                place = begin, end
            elif below[course] == other:
                place = lengths[course] + begin, lengths[course] + end
            elif below[other] == course:
                place = begin - lengths[other], end - lengths[other]
            elif joined and below[course] == below[other] != -1:
                place = lengths[course] + lengths[other] - end, lengths[course] + lengths[other] - begin
            if place is None or metres < 0.5 * (max(place[0] - along, along - place[1]) - 1e-7):
                room = min(room, 0.45 * metres)
            begin = end
    return room


@pytest.mark.parametrize("wandering", [0.1, 0.6, 1.5])
@pytest.mark.parametrize("seed", range(12))
def test_rivers_have_room_to_their_shore_and_to_all_but_themselves(seed, wandering):
    rng = np.random.default_rng(seed)
    courses, lines = some_courses(rng, wandering)
    around = find_surroundings(courses, Land([np.array([*ring, ring[0]], float) for ring in RINGS]))
    distance, joined = distances_in_courses(courses.first, courses.xy), bool(seed % 2)
    course_of = np.repeat(np.arange(len(lines)), np.diff(courses.first)).tolist()
    free = []
    for (x, y), course, along in zip(courses.xy.tolist(), course_of, distance.tolist()):
        free.append(room_at((x, y), course, along, joined, courses, lines))
        for furthest in (0.3, 3.0, 30.0):
            found = free_distance(x, y, course, along, furthest, joined, around)
            assert found == pytest.approx(min(free[-1], furthest), abs=1e-6)

    most, looked = rng.uniform(0.2, 4.0, len(lines)), (1.0, 1.5, 4.0)[seed % 3]
    found, ahead, last = find_room(courses, distance, most, looked, joined, around), 0.0, -1
    for room, course, along, wanted in zip(found.tolist(), course_of, distance.tolist(), free):
        ahead, last = 0.0 if course != last else ahead, course
        if along >= ahead:
            ahead = along + min(wanted, looked * most[course]) - most[course]
        else:
            wanted = math.inf
        assert room == pytest.approx(wanted if wanted < most[course] else math.inf, abs=1e-6)


def test_where_there_is_just_as_much_room_as_a_river_needs_it_has_enough():
    shore = Land((np.array([(-50, -5), (60, -5), (60, 40), (-50, 40), (-50, -5)], float),))
    unused = dict.fromkeys(Courses._fields)
    xy = np.array([(0.0, 0.0), (10.0, 0.0)])
    courses = Courses(**{**unused, "first": np.array([0, 2]), "xy": xy, "downstream": np.array([-1])})
    for most, wanted in ((4.0, np.inf), (4.5, 4.0)):
        around = find_surroundings(courses, shore)
        room = find_room(courses, np.array([0.0, 10.0]), np.array([most]), 2.0, False, around)
        assert room.tolist() == [wanted, wanted]
