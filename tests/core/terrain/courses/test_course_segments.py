"""Courses as segments, and with vertices between, beside lists."""

import math

import numpy as np
import pytest
from headwaters.core.terrain.courses.course_segments import distances_in_courses, refined, segments_of
from headwaters.core.terrain.types import Courses


def some_courses(rng):
    """Return courses of two vertices and more, of which some lie in one place."""
    sizes = rng.integers(2, 6, 5)
    lines = [rng.integers(0, 9, (size, 2)).astype(float) for size in sizes]
    lines[2][1] = lines[2][0]
    first, xy = np.append(0, np.cumsum(sizes)), np.concatenate(lines)
    unused = dict.fromkeys(Courses._fields)
    return Courses(**{**unused, "first": first, "xy": xy, "z": rng.random(len(xy))}), lines


@pytest.mark.parametrize("seed", range(12))
def test_segments_run_from_each_vertex_of_a_course_to_the_next(seed):
    courses, lines = some_courses(np.random.default_rng(seed))
    segments = segments_of(courses.first, courses.xy)
    found = zip(segments.course.tolist(), segments.start.tolist(), segments.end.tolist())
    pairs = [(course, *pair) for course, line in enumerate(lines) for pair in zip(line.tolist(), line.tolist()[1:])]
    assert list(found) == pairs
    assert (courses.xy[segments.begin] == segments.start).all()
    wanted = [sum(map(math.dist, line[:at], line[1 : at + 1])) for line in lines for at in range(len(line))]
    assert distances_in_courses(courses.first, courses.xy) == pytest.approx(wanted)


@pytest.mark.parametrize("seed", range(12))
def test_finer_courses_have_as_few_vertices_between_as_they_need(seed):
    """Evenly from one to the next, in place, height, distance and direction; courses may stay as they are."""
    rng = np.random.default_rng(seed)
    courses, lines = some_courses(rng)
    longest = rng.choice([0.55, 1.1, 2.7, np.inf], len(lines))
    fine, vertex = refined(courses, longest), 0
    assert (fine.courses.first[:-1] == fine.number[courses.first[:-1]]).all()
    rows = np.column_stack([fine.courses.xy, fine.courses.z, fine.distance, fine.along])
    for course, line in enumerate(lines):
        own = rows[fine.courses.first[course] : fine.courses.first[course + 1]]
        steps = np.diff(line, axis=0)
        length = np.hypot(*steps.T)
        unit = np.divide(steps, length[:, None], out=np.zeros_like(steps), where=length[:, None] > 0)
        nothing = np.zeros((1, 2))
        along = np.concatenate([unit, nothing]) + np.concatenate([nothing, unit])
        z = courses.z[courses.first[course] : courses.first[course + 1]]
        table, wanted = np.column_stack([line, z, np.append(0.0, np.cumsum(length)), along]), []
        for at in range(len(line) - 1):
            count = max(math.ceil(length[at] / longest[course]), 1)
            shares = np.arange(count)[:, None] / count
            wanted.append(table[at] + shares * (table[at + 1] - table[at]))
        np.testing.assert_allclose(own, np.concatenate([*wanted, table[-1:]]), atol=1e-12)
        kept = own[fine.number[vertex : vertex + len(line)] - fine.courses.first[course]]
        assert (kept[:, :3] == table[:, :3]).all()
        vertex += len(line)
