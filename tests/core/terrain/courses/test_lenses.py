"""Where side channels leave their river and come back, how far they run from it, and which of them meet nothing."""

import numpy as np
import pytest
from headwaters.core.machine.noise import chance
from headwaters.core.plane.types import Land
from headwaters.core.terrain.courses.side_channels import (
    BRAIDED,
    LENS_GAP,
    LENS_SAMPLES,
    MOST_LENSES,
    OUTER,
    OUTER_LONGER,
    PARTED,
    SHORTEST_LENS,
    VERTICES_BESIDE,
    _find_clear,
    _lenses,
    _meets,
    _meets_itself,
    _room,
)
from headwaters.core.terrain.courses.swing_room import TO_SHORE, find_surroundings, free_distance
from shapely.geometry import LineString

from ..rivers import courses_of


def way(xy):
    """Return how far the vertices of a line are along it."""
    return np.append(0.0, np.cumsum(np.sqrt((np.diff(xy, axis=0) ** 2).sum(axis=1))))


def rivers(seed):
    """Return a river with steps of whole metres between two shores, often near, beside another."""
    rng = np.random.default_rng(seed)
    steps = rng.choice([1.0, 2.0, 3.0], rng.integers(30, 500))
    x = np.append(0.0, np.cumsum(steps)) + 100
    bends = np.round(rng.choice([0, 8]) * np.sin(x / 40))
    y = float(rng.choice([200.0, 800.0]))
    half = float(rng.choice([20.0, 45.0, 90.0, 300.0]))
    far = x[-1] + 100
    ring = np.array([(0, -half), (far, -half), (far, y + 100), (0, y + 100), (0, -half)])
    other = np.array([(100.0, y / 2 if half > 50 else y, 5.0), (far - 10, y / 2 if half > 50 else y, 1.0)])
    lines = [np.column_stack([x, bends, np.linspace(9, 1, x.size)]), other]
    order = rng.permutation(2)
    courses = courses_of([lines[each] for each in order], [-1, -1], width=float(rng.choice([2.0, 4.0, 7.0])))
    return courses, np.flatnonzero(order == 0), find_surroundings(courses, Land((ring,))), rng


@pytest.mark.parametrize("seed", range(12))
def test_the_room_of_a_lens_is_the_least_at_a_few_of_its_vertices(seed):
    courses, (course,), around, rng = rivers(seed)
    begin, last = courses.first[course], courses.first[course + 1] - 1
    along = way(courses.xy[begin : last + 1])
    for _ in range(6):
        start, end = np.sort(rng.choice(last - begin, 2, replace=False))
        samples = [start + (end - start) * sample // LENS_SAMPLES for sample in range(LENS_SAMPLES + 1)]
        free = [
            free_distance(*courses.xy[begin + each], course, along[each], 500.0, False, around) for each in samples
        ]
        longest = np.diff(along[samples]).max()
        found = _room(course, begin + start, begin + end, along[start], 500.0, courses.xy, around)
        assert found == pytest.approx(min(free) - TO_SHORE * longest / 2)


def lenses_along(course, seed, style, width, courses, around):
    """Return the lenses of a course by where they begin and end along it."""
    begin = int(courses.first[course])
    last = int(courses.first[course + 1]) - 1 - begin
    along = way(courses.xy[begin : begin + last + 1])
    usual, found = max(style[0] * width, along[-1] / MOST_LENSES), []

    def draw(side, number):
        return chance(seed, 100 + side, number)

    def reached(vertex, goal):
        return min(max(int(np.searchsorted(along, goal)), vertex), last)

    for side, left in ((0, 1), (1, -1)):
        taken, number = 0, 0
        start = reached(0, usual * (0.15 + 0.6 * draw(side, 0)))
        while True:
            number += 4
            size = min(usual * (0.7 + 0.6 * draw(side, number)), along[-1] - along[start] - 0.15 * usual)
            if size < SHORTEST_LENS * usual:
                break
            end = reached(start, along[start] + size)
            size = along[end] - along[start]
            gap = LENS_GAP[0] + (LENS_GAP[1] - LENS_GAP[0]) * draw(side, number + 1)
            after = reached(end, along[end] + size * gap)
            if end - start >= LENS_SAMPLES:
                reach = style[1] * width * (0.9 + 0.2 * draw(side, number + 2))
                most = 2 * OUTER * reach + size
                room = _room(course, begin + start, begin + end, along[start], most, courses.xy, around) - 0.2 * width
                more = max(int(OUTER_LONGER * (end - start)), 1)
                is_outer = side == seed % 2 and draw(side, number + 3) < style[3] and room > OUTER * reach
                if is_outer and start - more > taken and end + more < last:
                    ends = begin + start - more, begin + end + more
                    found.append((course, *ends, OUTER * reach * left, 1.0, style[2]))
                    taken = end + more
                taken = max(taken, end)
                reach = min(reach, room)
                if reach > 0.7 * style[1] * width * (0.9 + 0.2 * draw(side, number + 2)):
                    found.append((course, begin + start, begin + end, reach * left, 0.0, style[2]))
            start = after
    return found


@pytest.mark.parametrize("seed", range(24))
def test_lenses_lie_on_both_sides_one_after_the_other_as_far_as_there_is_room(seed):
    courses, several, around, rng = rivers(seed)
    seeds = rng.integers(0, 1 << 30, 2)
    style = np.array([BRAIDED, PARTED])[rng.integers(0, 2, 2)]
    style[:, 3] = rng.choice([0.0, 0.45, 1.0])
    table = np.full((8 * MOST_LENSES, 6), np.nan)
    count = _lenses(several, seeds, style, courses.width, courses.first, courses.xy, around, table)
    (course,) = several
    wanted = lenses_along(course, seeds[course], style[course], courses.width[course], courses, around)
    assert table[:count].tolist() == [pytest.approx(each) for each in wanted]
    little = np.full((max(count - 1, 2), 6), np.nan)
    few = _lenses(several, seeds, style, courses.width, courses.first, courses.xy, around, little)
    assert few == min(count, few) and table[:few].tolist() == little[:few].tolist()


@pytest.mark.parametrize(("rest", "outer"), [(25, 0), (26, 1), (44, 1), (46, 0)])
def test_a_lens_may_be_as_short_as_that_and_its_second_channel_ends_above_the_mouth(rest, outer):
    """A straight river of whole metres, on which lenses of 40 m are usual; ``rest`` is left where the first begins."""
    seed = next(each for each in range(0, 99, 2) if chance(each, 100, 0) > 0.3 and chance(each, 100, 4) > 0.6)
    start = int(np.ceil(40 * (0.15 + 0.6 * chance(seed, 100, 0))))
    x = np.arange(start + rest + 1.0)
    courses = courses_of([np.column_stack([x, np.zeros((x.size, 2))])], [-1], width=1.0)
    around = find_surroundings(courses, Land((np.array([(-99, -99), (199, -99), (199, 99), (-99, 99), (-99, -99.0)]),)))
    style, table = np.array([[40.0, 0.6, 2.0, 1.0, 0.45, 0.22]]), np.empty((99, 6))
    count = _lenses(np.array([0]), np.array([seed]), style, courses.width, courses.first, courses.xy, around, table)
    left = table[:count][table[:count, 3] > 0]
    inner = left[left[:, 4] == 0, 1:3].tolist()
    assert inner == ([[start, start + rest - 6]] if rest - 6 >= SHORTEST_LENS * 40 else [])
    assert (left[:, 4] == 1).sum() == outer


def line(rng, count):
    """Return a line that winds about among whole places, between which it has its vertices."""
    return rng.integers(0, 6, (count, 2)) + rng.uniform(-0.4, 0.4, (count, 2)) + np.arange(count)[:, None] * (1.0, 0)


def crossing(one, other):
    return LineString(one).crosses(LineString(other))


@pytest.mark.parametrize("seed", range(20))
def test_a_line_meets_itself_where_two_of_its_pieces_cross_that_are_near_each_other(seed):
    rng = np.random.default_rng(seed)
    for _ in range(10):
        xy = line(rng, int(rng.integers(3, 30)))
        begin, last = 1, len(xy) - 1
        wanted = any(
            crossing(xy[one : one + 2], xy[two : two + 2])
            for one in range(begin, last)
            for two in range(one + 2, last)
            if two - one <= VERTICES_BESIDE
        )
        assert _meets_itself(xy, begin, last) == wanted
    loop = np.column_stack([np.arange(40.0), np.zeros(40)])
    for apart in (VERTICES_BESIDE, VERTICES_BESIDE + 1):
        xy = loop.copy()
        xy[3 + apart], xy[4 + apart] = (3.5, 1.0), (3.5, -1.0)
        assert _meets_itself(xy[: 5 + apart], 0, 4 + apart) == (apart == VERTICES_BESIDE)


def meets(one, start, other, other_start):
    """Tell whether a line along vertices from ``start`` on meets another that has the same numbers."""
    end, other_end = start + len(one) - 1, other_start + len(other) - 1
    for vertex in range(start, end):
        for beside in range(other_start, other_end):
            at_start = vertex == start and beside in (start - 1, start)
            at_end = vertex == end - 1 and beside in (end - 1, end)
            if abs(vertex - beside) <= VERTICES_BESIDE and not at_start and not at_end:
                two = beside - other_start
                if crossing(one[vertex - start : vertex - start + 2], other[two : two + 2]):
                    return True
    return False


@pytest.mark.parametrize("seed", range(20))
def test_a_channel_meets_a_line_beside_the_same_vertices_but_for_where_it_leaves_and_returns(seed):
    rng, seen = np.random.default_rng(seed), set()
    for _ in range(25):
        start, other_start = rng.integers(0, 5, 2).tolist()
        one, other = line(rng, int(rng.integers(2, 5))), line(rng, int(rng.integers(2, 9)))
        one += (start, 2.5 * rng.random())
        other += (other_start, 0)
        rest = start, start + len(one) - 1, np.concatenate([line(rng, 2), other]), other_start
        found = _meets(np.concatenate([line(rng, 3), one]), 3, *rest, other_start + len(other) - 1, 2)
        assert found == meets(one, start, other, other_start)
        seen.add(found)
    assert seen == {False, True}
    flat = np.column_stack([np.arange(50.0), np.zeros(50)])
    for apart in range(VERTICES_BESIDE - 1, VERTICES_BESIDE + 3):  # the last piece crosses one so far down or up
        for away in (-apart, apart):
            one = np.add(flat[20:24], (0, 1))
            one[2:] = (21.5 + away, 1.0), (21.5 + away, -1.0)
            assert _meets(one, 0, 20, 23, flat, 0, 49, 0) == (abs(22 - int(21.5 + away)) <= VERTICES_BESIDE)


@pytest.mark.parametrize("seed", range(30))
def test_channels_are_clear_that_meet_neither_river_nor_themselves_nor_the_channel_inside(seed):
    rng = np.random.default_rng(seed)
    sizes = rng.integers(12, 20, 3)
    river_first = np.append(0, np.cumsum(sizes))
    river = np.concatenate([np.column_stack([np.arange(size), np.zeros(size)]) for size in sizes]).astype(float)
    table, lines = [], []
    for _ in range(8):
        course = int(rng.integers(0, 3))
        begin, last = river_first[course], river_first[course + 1] - 1
        inner = np.sort(rng.choice(np.arange(begin + 1, last), 2, replace=False))
        outer = inner + rng.integers(0, 2, 2) * (-1, 1)
        for (start, end), is_outer in ((outer, 1.0), (inner, 0.0)):
            if is_outer and rng.random() < 0.3:
                continue
            xy = river[start : end + 1].copy()
            xy[1:-1, 1] = 1.0 + is_outer * rng.choice([1.0, -0.5]) - 1.5 * (rng.random(len(xy) - 2) < 0.05)
            xy[1:-1, 0] += rng.choice([0.0, 2.3], len(xy) - 2, p=[0.95, 0.05])
            table.append((course, start, end, 1.0, is_outer * (rng.random() < 0.8), 2.0))
            lines.append(np.add(xy, (0.0, 1e-3 * is_outer)))
    table = np.array(table, float)
    first = np.append(0, np.cumsum([len(each) for each in lines]))
    clear = np.empty(len(lines) - seed % 2, np.bool_)
    _find_clear(table, river_first, river, first, np.concatenate(lines), clear)
    for lens, (course, start, end, _, is_outer, _) in enumerate(table[: clear.size].astype(int)):
        begin, last = river_first[course], river_first[course + 1] - 1
        wanted = not meets(lines[lens], start, river[begin : last + 1], begin)
        wanted &= not _meets_itself(lines[lens], 0, len(lines[lens]) - 1)
        if is_outer and lens + 1 < clear.size and table[lens + 1, 0] == course:
            inner, inner_end = table[lens + 1, 1:3].astype(int)
            if start < inner and inner_end < end:
                wanted &= not meets(lines[lens], start, lines[lens + 1], inner)
        assert clear[lens] == wanted
