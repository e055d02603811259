"""Segments meet where GEOS finds that they do."""

import numpy as np
import pytest
from headwaters.core.plane.crossings import meeting_place, meetings
from headwaters.core.plane.segment_grid import grid_of_segments, nearest_on
from headwaters.core.plane.segments import boxes_apart
from hypothesis import given
from hypothesis import strategies as st

from ...support import examples

pytest.importorskip("shapely")
from shapely.geometry import LineString, Point


def segments(seed, count, longest):
    rng = np.random.default_rng(seed)
    start = rng.uniform(0, 1000, (count, 2))
    return start, start + rng.uniform(-longest, longest, (count, 2))


@examples(25)
@given(st.integers(0, 10**6), st.sampled_from([0.0, 7.0, 150.0]), st.sampled_from([20.0, 800.0]))
def test_pairs_are_those_that_geos_finds(seed, near, longest):
    """However long they are, and however near is near."""
    one, other = segments(seed, 40, longest), segments(seed + 1, 60, longest)
    found = meetings(*one, grid_of_segments(*other), near)
    lines = [[LineString(ends) for ends in zip(*each)] for each in (one, other)]
    apart = np.array([[a.distance(b) for b in lines[1]] for a in lines[0]])
    assert found.tolist() == np.argwhere(apart <= near).tolist()
    for a, b in found if near == 0 else ():
        share = meeting_place(one[0][a], one[1][a], np.concatenate([other[0][b], other[1][b]])[None])
        place = one[0][a] + share * (one[1][a] - one[0][a])
        assert Point(place).distance(lines[0][a].intersection(lines[1][b])) < 1e-6


@examples(25)
@given(st.integers(0, 10**6), st.sampled_from([5.0, 800.0]))
def test_the_nearest_segment_is_that_of_geos(seed, longest):
    """From inside and outside of their grid."""
    ends = segments(seed, 50, longest)
    lines = [LineString(each) for each in zip(*ends)]
    xy = np.random.default_rng(seed).uniform(-800, 1800, (40, 2))
    distance, segment, foot = nearest_on(grid_of_segments(*ends), xy)
    apart = np.array([[line.distance(Point(spot)) for line in lines] for spot in xy])
    assert np.allclose(distance, apart.min(axis=1), rtol=1e-9, atol=1e-9)
    assert np.allclose(apart[np.arange(len(xy)), segment], distance, rtol=1e-9, atol=1e-9)
    assert np.allclose(np.hypot(*(foot - xy).T), distance)


@examples(60)
@given(st.integers(0, 10**6), st.sampled_from([0.0, 1.0]))
def test_what_is_joined_at_an_end_does_not_count_where_that_is_not_asked_for(seed, near):
    """On whole numbers many segments have an end, or one number of an end, in common."""
    rng = np.random.default_rng(seed)
    one, other = rng.integers(0, 4, (2, 12, 2)).astype(float), rng.integers(0, 4, (2, 15, 2)).astype(float)
    one[1] += np.all(one[0] == one[1], axis=1)[:, None]
    other[1] += np.all(other[0] == other[1], axis=1)[:, None]
    joined = np.array([[{*map(tuple, a)} & {*map(tuple, b)} != set() for b in zip(*other)] for a in zip(*one)])
    apart = np.array([[LineString(a).distance(LineString(b)) for b in zip(*other)] for a in zip(*one)])
    found = meetings(*one, grid_of_segments(*other), near, joined=False)
    assert found.tolist() == np.argwhere((apart <= near) & ~joined).tolist()


@examples(200)
@given(st.lists(st.integers(-3, 3), min_size=8, max_size=8), st.integers(0, 3))
def test_boxes_are_apart_by_what_lies_between_them_over_or_beside(ends, reach):
    ax, ay, bx, by, cx, cy, dx, dy = map(float, ends)
    beside = max(min(ax, bx) - max(cx, dx), min(cx, dx) - max(ax, bx))
    over = max(min(ay, by) - max(cy, dy), min(cy, dy) - max(ay, by))
    assert boxes_apart(ax, ay, bx, by, cx, cy, dx, dy, float(reach)) == (beside > reach or over > reach)
