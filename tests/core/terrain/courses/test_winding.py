"""Rivers wind with their valleys: gentle ones more than steep ones, none like the next, and none into another."""

import numpy as np
import pytest
from headwaters.core.island.rosgen import A, C
from headwaters.core.network import main_tributary
from headwaters.core.run.run import Run
from headwaters.core.terrain.courses.bends import drawn, with_bends
from headwaters.core.terrain.courses.course_shape import SHAPE
from headwaters.core.terrain.courses.courses import find_courses
from headwaters.core.terrain.courses.stems import stem_courses
from headwaters.core.terrain.courses.winding import _change_slowly, _direction, _wind, with_winding

from ...growth.coasts import random_island
from ..bars import falling
from ..rivers import courses_of
from ..waterways import lengths, lines_of, none_cross, stay_on_land
from ..worlds import grown_world, straight_courses
from .test_following import SQUARE

pytest.importorskip("shapely")
EDGE = 1_700.0  # of an island of 3 000 km²
CELL = 40.0
RADIUS = 13_000.0
LEAST_STEP = 10.0  # metres


def of_kind(courses, kind, width=None):
    courses = courses._replace(kind=np.full_like(courses.kind, kind))
    return courses if width is None else courses._replace(width=np.full_like(courses.width, width))


def sinuosities(courses, window=2.0 * EDGE):
    """Return how many times longer than the straight way stretches of so many metres of rivers are."""
    found = []
    for river in rivers_of(courses):
        way = np.append(0, np.cumsum(np.hypot(*np.diff(river, axis=0).T)))
        for begin in np.arange(0, way[-1] - window, window):
            ends = np.column_stack([np.interp((begin, begin + window), way, river[:, axis]) for axis in (0, 1)])
            found.append(window / np.hypot(*(ends[1] - ends[0])))
    return np.array(found)


def rivers_of(courses):
    """Return lines from each spring to the sea."""
    lines = lines_of(courses)
    for spring in np.setdiff1d(np.arange(courses.cell.size), courses.downstream):
        parts, course = [], spring
        while course >= 0:
            parts.append(lines[course][:-1])
            course = courses.downstream[course]
        yield np.concatenate(parts)


def stems_of(courses):
    """Return lines from springs to where a larger river is joined, or the sea."""
    lines = lines_of(courses)
    for stem in stem_courses(courses.downstream, main_tributary(Run(), courses.downstream, courses.discharge)):
        yield np.concatenate([lines[stem[0]], *(lines[course][1:] for course in stem[1:])])


@pytest.fixture(scope="module", params=(1, 2))
def world(request):
    land, grown = grown_world(random_island(request.param, RADIUS), EDGE, request.param, river_slope=0.004)
    courses, _ = find_courses(Run(), grown, request.param)
    return land, courses, request.param


@pytest.mark.parametrize("strength", (1.0, 2.0))
def test_no_river_winds_into_another_itself_or_the_sea(world, strength):
    land, courses, seed = world
    for each in (courses, of_kind(courses, C, 25.0)):
        wound = with_winding(each, land, EDGE, seed, strength)
        assert none_cross(wound)
        assert falling(wound)
        assert stay_on_land(wound, land, 1e-3)
        assert none_cross(drawn(with_bends(wound, land, seed)))
        assert np.array_equal(wound.downstream, each.downstream)
        assert np.array_equal(np.sort(wound.z[wound.first[:-1]]), np.sort(each.z[each.first[:-1]]))


@pytest.mark.parametrize("strength", (1.0, 2.0))
def test_no_river_turns_back_within_a_step(world, strength):
    """Also where its line has a corner, another comes near, or its type and width are others from there on."""
    land, courses, seed = world
    some = np.random.default_rng(seed)
    kinds, widths = some.integers(0, 9, courses.cell.size), some.uniform(2, 40, courses.cell.size)
    mixed = courses._replace(kind=kinds.astype(courses.kind.dtype), width=widths)
    for each in (courses, of_kind(courses, C, 25.0), mixed):
        for line in stems_of(with_winding(each, land, EDGE, seed, strength)):
            step = np.diff(line, axis=0)
            size = np.hypot(*step.T)
            on = (step[:-1] * step[1:]).sum(axis=1) > -0.2 * size[:-1] * size[1:]
            assert (on | (np.minimum(size[:-1], size[1:]) < LEAST_STEP)).all()


def test_a_raster_of_forty_metres_shows_that_gentle_rivers_wind_and_steep_ones_hardly(world):
    land, courses, seed = world
    straight = np.median(sinuosities(courses))
    steep, gentle, strong = (
        np.median(sinuosities(drawn(with_winding(of_kind(courses, kind), land, EDGE, seed, strength), CELL)))
        for kind, strength in ((A, 1.0), (C, 1.0), (C, 2.0))
    )
    assert straight < steep < 1.25
    assert gentle > straight + 0.12
    assert gentle > steep + 0.08
    assert strong > gentle + 0.03


def test_a_wide_river_winds_in_longer_waves():
    """Turns from left to right and back are about as far apart as half of 120 widths, and of what lies over them."""
    line = [(x, 15_000.0, 30.0 - x / 1000.0) for x in np.arange(100.0, 29_900.0, 50.0)]
    line[-1] = (30_000.0, 15_000.0, 0.0)
    between = []
    for width in (4.0, 12.0):
        found = []
        for seed in range(6):
            wound = with_winding(courses_of([line], [-1], width=width, kind=C), SQUARE, 3_000.0, seed)
            aside = np.diff(wound.xy[:, 1]) > 0
            found.append(np.ptp(wound.xy[:, 0]) / np.count_nonzero(np.diff(aside.astype(int))))
        between.append(np.mean(found))
        assert 0.35 * SHAPE.valley * width < between[-1] < 1.2 * SHAPE.valley * width
    assert between[1] > 1.8 * between[0]


def test_no_bend_is_like_the_next():
    """The line is not its own, moved along by any wavelength: autocorrelation dies away."""
    line = [(x, 15_000.0, 30.0 - x / 1000.0) for x in np.arange(100.0, 29_900.0, 50.0)]
    line[-1] = (30_000.0, 15_000.0, 0.0)
    again = []
    for seed in range(6):
        wound = with_winding(courses_of([line], [-1], width=6.0, kind=C), SQUARE, 3_000.0, seed)
        x = np.arange(1_000.0, 29_000.0, 50.0)
        order = np.argsort(wound.xy[:, 0], kind="stable")
        y = np.interp(x, wound.xy[order, 0], wound.xy[order, 1])
        y -= y.mean()
        lag = np.arange(60, 240)  # of 4 to 17 wavelengths
        again += [np.dot(y[:-one], y[one:]) / np.dot(y, y) for one in lag]
        sizes = np.abs(np.diff(y[np.flatnonzero(np.diff(np.sign(np.diff(y)))) + 1]))
        assert sizes.std() > 0.35 * sizes.mean()
    assert np.max(again) < 0.6


def test_nothing_winds_without_strength_and_vertices_that_are_held_stay(world):
    land, courses, seed = world
    assert with_winding(courses, land, EDGE, seed, 0.0) is courses
    held = np.zeros(len(courses.xy), bool)
    river = int(np.argmax(courses.discharge))
    held[courses.first[river] : courses.first[river + 1]] = True
    wound = with_winding(courses, land, EDGE, seed, 1.0, held)
    before, after = lines_of(courses)[river], lines_of(wound)[river]
    assert lengths([after])[0] == pytest.approx(lengths([before])[0])
    assert {tuple(place) for place in before.round(6)} <= {tuple(place) for place in after.round(6)}


def test_springs_and_joins_stay_and_rivers_leave_their_lines_gently():
    """From a spring, a mouth or a vertex that is held a river leaves its line by degrees, and at once beyond."""
    line = [(x, 15_000.0, 30.0 - x / 1000.0) for x in np.arange(100.0, 29_900.0, 50.0)]
    line[-1] = (30_000.0, 15_000.0, 0.0)
    held = np.zeros(len(line), bool)
    held[len(line) // 2] = True
    wavelength = SHAPE.valley * 6.0
    near, far = [], []
    for seed in range(6):
        wound = with_winding(courses_of([line], [-1], width=6.0, kind=C), SQUARE, 3_000.0, seed, 1.0, held)
        middle = int(np.flatnonzero((wound.xy == line[len(line) // 2][:2]).all(axis=1))[0])
        away = np.abs(wound.xy[:, 1] - 15_000.0)
        for begin, step in ((0, 1), (middle, -1), (middle, 1), (len(away) - 1, -1)):
            assert away[begin] == 0.0
            along = np.cumsum(np.hypot(*np.diff(wound.xy[begin::step], axis=0).T))
            beside = away[begin::step][1:]
            near.append(beside[along < wavelength / 6].max() / wavelength)
            far.append(beside[(along > wavelength) & (along < 4 * wavelength)].max() / wavelength)
    assert max(near) < 0.05
    assert min(far) > 0.1


def test_what_winds_depends_on_place_and_seed_alone():
    land, grown = grown_world(random_island(2, RADIUS), EDGE, 2)
    courses = straight_courses(grown)
    one, again, other = (with_winding(courses, land, EDGE, seed) for seed in (1, 1, 2))
    assert np.array_equal(one.xy, again.xy)
    assert not np.array_equal(one.xy, other.xy)


@pytest.mark.parametrize("seed", range(10))
def test_values_along_a_stem_change_no_faster_than_they_may(seed):
    """Each is the lowest that any vertex of its stem allows, as far as what is allowed lies between them."""
    rng = np.random.default_rng(seed)
    first, last = np.array([0, 7]), np.array([6, 15])
    way, values, most = np.cumsum(rng.uniform(1, 5, 16)), rng.uniform(0, 20, 16), np.full(16, rng.uniform(0.2, 2))
    slow = values.copy()
    _change_slowly(first, last, way, most, slow)
    for begin, end in zip(first, last + 1):
        away = np.abs(way[begin:end, None] - way[begin:end])
        assert slow[begin:end] == pytest.approx((values[begin:end] + most[begin:end, None] * away).min(axis=1))


@pytest.mark.parametrize("led", (1.0, 8.0, 1000.0))
def test_a_stem_follows_what_it_joins_over_a_part_of_its_length_and_its_spring_stays(led):
    """It does not wind by itself here; the vertex that it joins has moved by 5 m east and 7 m south."""
    base = np.array([[0.0, 0.0], [4.0, 0.0], [8.0, 3.0], [12.0, 3.0], [12.0, 3.0]])
    shift, one = np.array([5.0, -7.0]), np.ones(5)
    way = 100.0 + np.array([0.0, 4.0, 9.0, 13.0, 13.0])  # counted from farther up
    moved = base + shift
    first, last, joined = np.array([0]), np.array([3]), np.array([4])
    _wind(first, last, joined, base, way, 9 * one, one, 0 * one, one, led, 0.5, moved)
    back = np.minimum((way[3] - way[:4]) / min(led, 13.0), 1.0)
    share = 1.0 - back**2 * (3.0 - 2.0 * back)
    assert moved[:4] == pytest.approx(base[:4] + share[:, None] * shift, abs=1e-9)


def test_a_stem_winds_as_it_does_whatever_lies_behind_its_end():
    base = np.column_stack([np.arange(12.0), np.zeros(12)])
    found = []
    for beyond in (1.0, 5.0):
        way, moved = np.append(np.arange(8.0), 7.0 + beyond * np.arange(1, 5)), np.full((12, 2), np.nan)
        ends, shape = (np.array([0]), np.array([7]), np.array([-1])), (np.full(12, 9.0), np.ones(12), np.ones(12))
        _wind(*ends, base, way, *shape, np.full(12, 3.0), 4.0, 0.5, moved)
        found.append(moved[:8])
    assert (found[0] == found[1]).all() and np.isfinite(found[0]).all() and (found[0][:, 1] != 0).any()


@pytest.mark.parametrize("seed", range(10))
def test_a_line_has_its_direction_from_the_first_vertices_that_are_so_far_away(seed):
    """Or from its ends, whatever lies beyond; distances of whole metres."""
    rng = np.random.default_rng(seed)
    base, way = rng.random((20, 2)), np.cumsum(rng.integers(1, 4, 20)) * 1.0
    begin, end = 3, 16
    for vertex in range(begin, end + 1):
        for reach in range(9):
            low = max([each for each in range(vertex + 1) if way[vertex] - way[each] >= reach], default=begin)
            high = min([each for each in range(vertex, 20) if way[each] - way[vertex] >= reach], default=end)
            wanted = base[min(high, end)] - base[max(low, begin)]
            assert _direction(begin, end, base, way, vertex, float(reach)) == tuple(wanted)
