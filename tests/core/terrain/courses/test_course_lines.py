"""Lines of courses: springs within their cells, curves, and what is drawn at each attempt."""

import numpy as np
import pytest
from headwaters.core.terrain.courses.course_clearance import CellRings
from headwaters.core.terrain.courses.course_ends import CourseEnds
from headwaters.core.terrain.courses.course_layout import Layout, NodeNet
from headwaters.core.terrain.courses.course_lines import (
    ALONG_EDGES,
    BEND_SHARES,
    HANDLES,
    KNOT,
    SPRING_TURN,
    TO_SPRING,
    WITHOUT_HANDLES,
    _distance_to_side,
    _draw,
    _tie_knot,
    count_pieces,
    curve,
    find_springs,
)
from shapely.geometry import LineString, Point, Polygon


@pytest.mark.parametrize("seed", range(20))
def test_a_ray_ends_where_it_first_meets_the_outline(seed):
    rng = np.random.default_rng(seed)
    turn = np.sort(rng.uniform(0, 2 * np.pi, 9))
    ring = np.column_stack([np.cos(turn), np.sin(turn)]) * rng.uniform(40, 100, (9, 1))
    ring = np.concatenate([ring, ring[:1]])
    x, y = Polygon(ring).representative_point().coords[0]
    heading = rng.uniform(0, 2 * np.pi)
    ray = LineString([(x, y), (x + 1000 * np.cos(heading), y + 1000 * np.sin(heading))])
    rings = CellRings(np.concatenate([ring + 500, ring]), np.array([0, 10, 20]), np.array([0, 1, 2]))
    found = _distance_to_side(x, y, np.cos(heading), np.sin(heading), 1, rings)
    assert found == pytest.approx(Point(x, y).distance(ray.intersection(LineString(ring))))


@pytest.mark.parametrize("seed", range(8))
def test_a_curve_is_that_of_de_casteljau_moved_aside_by_waves(seed):
    """Which are as high as they are asked to be in the middle, and nothing with its slope at both ends."""
    rng = np.random.default_rng(seed)
    start, out, into, end = rng.normal(size=(4, 2))
    bend, turned = rng.normal(size=3), np.array([start[1] - end[1], end[0] - start[0]])
    for t in np.linspace(0, 1, 9):
        points = np.array([start, start + out, end - into, end])
        while len(points) > 1:
            points = (1 - t) * points[:-1] + t * points[1:]
        waves = np.polynomial.chebyshev.chebval(2 * t - 1, bend) * (4 * t * (1 - t)) ** 2
        assert curve(t, *start, *out, *into, *end, bend) == pytest.approx(points[0] + waves * turned)


def test_a_ray_through_a_corner_meets_the_outline_there_and_nothing_behind_it():
    ring = np.array([(0, 0), (8, 0), (8, 4), (4, 8), (0, 8), (0, 0)], float)
    for (x, y), heading, wanted in (
        ((2, 4), (1, 0), 6), ((2, 4), (-1, 0), 2), ((4, 2), (0, 1), 6), ((4, 2), (0, -1), 2), ((0, 4), (1, 0), 8),
    ):  # fmt: skip
        for either_way in (ring, ring[::-1].copy()):
            rings = CellRings(either_way, np.array([0, 6]), np.array([0, 1]))
            assert _distance_to_side(float(x), float(y), *map(float, heading), 0, rings) == wanted


@pytest.mark.parametrize("count", [4, 5])
@pytest.mark.parametrize("aside", [(0.0, 0.0), (5.0, 0.0), (0.0, 5.0)])
def test_along_edges_a_river_runs_straight_to_its_node_unless_it_ends_there(count, aside):
    """Beside it, east or north, the end is another place."""
    net = NodeNet(np.array([(1.0, 2.0)]), np.array([-1]), np.zeros((1, 2)), np.ones((1, 2)))
    end = net.xy + aside
    ends = CourseEnds(np.array([(-9.0, 4.0)]), end, np.ones((1, 2)), np.ones((1, 2)))
    vertices = np.zeros((count + 1, 2))
    _draw(0, 0, 1, ALONG_EDGES, net, np.array([0]), np.array([0, count + 1]), ends, np.zeros((1, 3)), vertices)
    half = count // 2
    wanted = np.linspace((-9, 4), (1, 2), half + 1), np.linspace((1, 2), end[0], count + 1 - half)[1:]
    straight = np.linspace((-9, 4), (1, 2), count + 1)
    assert vertices == pytest.approx(np.concatenate(wanted) if any(aside) else straight)


@pytest.mark.parametrize("aside, before", [((0, 0), True), ((3, 0), False), ((0, 3), False)])
def test_rivers_meet_before_a_node_only_if_the_water_ends_there(aside, before):
    net = NodeNet(np.array([(1.0, 2.0)]), np.array([-1]), np.zeros((1, 2)), np.array([(1.0, 0.0)]))
    ends = CourseEnds(*np.zeros((2, 3, 2)), *np.ones((2, 3, 2)))
    ends.end[2] = net.xy[0] + aside
    _tie_knot(0, 0, 3, net, ends)
    assert (ends.start[2, 0] < 1) == before


def cell_of_courses(rng, entries):
    """Return a `NodeNet` of five nodes, which entries the courses of a cell have, and where they begin and end.

    Rivers that join go on from one joint to the next, the last to the outlet.
    """
    net = NodeNet(rng.uniform(-9, 9, (5, 2)), np.array([-1, 0, 0, 1, 1]), rng.normal(size=(5, 2)), np.eye(5)[:, :2])
    entry = np.array([*entries, *[-1] * (len(entries) - 1)])
    unit = rng.normal(size=(2, entry.size, 2))
    return net, entry, CourseEnds(*rng.uniform(-9, 9, (2, entry.size, 2)), *unit / np.hypot(*unit.T).T[..., None])


@pytest.mark.parametrize("attempt", range(6))
@pytest.mark.parametrize("entries", [[-1], [0], [3], [2, 0], [0, 4, 2]])
def test_courses_of_a_cell_are_drawn_straighter_with_each_attempt(entries, attempt):
    """Springs come nearer to the node, the last time as near as can be; rivers through the node then lead there."""
    rng = np.random.default_rng(attempt + 10 * len(entries))
    net, entry, ends = cell_of_courses(rng, entries)
    bends, node = rng.normal(size=(entry.size, 3)), 1
    first = 3 + np.append(0, np.cumsum(rng.integers(4, 8, entry.size)))
    vertices = np.full((first[-1] + 2, 2), 77.0)
    kept = CourseEnds(*(each.copy() for each in ends))
    _draw(node, 0, entry.size, attempt, net, entry, first, ends, bends, vertices)
    if attempt == ALONG_EDGES:
        _tie_knot(node, 0, entry.size, net, kept)
    assert (vertices[:3] == 77).all() and (vertices[first[-1] :] == 77).all()
    for course in range(entry.size):
        line = vertices[first[course] : first[course + 1]]
        start, end = kept.start[course], kept.end[course]
        start = start if entry[0] >= 0 else net.xy[node] + TO_SPRING[attempt] * (start - net.xy[node])
        handle = HANDLES[attempt] * np.hypot(*(end - start))
        out, into = handle * kept.begin_heading[course], handle * kept.end_heading[course]
        if attempt >= WITHOUT_HANDLES:
            out = into = (end - start) / 3
        shares, waves = np.linspace(0, 1, len(line)), BEND_SHARES[attempt] * bends[course]
        wanted = np.array([curve(t, *start, *out, *into, *end, waves) for t in shares])
        if attempt == ALONG_EDGES and len(entries) == 1 and entries[0] >= 0:
            half = (len(line) - 1) // 2
            wanted = np.concatenate(
                [np.linspace(start, net.xy[node], half + 1), np.linspace(net.xy[node], end, len(line) - half)[1:]]
            )
        assert line == pytest.approx(wanted)


@pytest.mark.parametrize("at_mouth", [False, True])
@pytest.mark.parametrize("entries", [2, 3, 5])
def test_rivers_along_edges_meet_in_turn_close_to_the_node(entries, at_mouth):
    """On the line of its outlet: one after the other, the last at the node itself if that is a mouth."""
    rng = np.random.default_rng(entries)
    net, entry, ends = cell_of_courses(rng, [0] * entries)
    net = net._replace(out=np.tile([0.6, 0.8], (5, 1)))
    node, stop = 2, entry.size
    ends.end[stop - 1] = net.xy[node] if at_mouth else (30.0, 40.0)
    last = ends.end[stop - 1].copy()
    _tie_knot(node, 0, stop, net, ends)
    room = np.hypot(*(ends.start[:entries] - net.xy[node]).T).min()
    steps = np.arange(1, entries) - (entries if at_mouth else 0)
    joints = net.xy[node] + np.outer(KNOT * room * steps / entries, [0.6, 0.8])
    assert ends.start[entries:] == pytest.approx(joints)
    assert ends.end[1:entries] == pytest.approx(joints)
    assert ends.end[[0, *range(entries, stop - 1)]] == pytest.approx(joints)
    assert ends.end[stop - 1].tolist() == last.tolist()


def test_springs_lie_up_the_cell_from_their_nodes_by_the_draws_of_the_place():
    """Within its sides, and not farther than its outlet; they turn to both sides alike."""
    rng = np.random.default_rng(3)
    count = 40
    corners = np.array([[-8, -6], [9, -7], [10, 5], [-7, 8], [-8, -6]]) * 10.0
    xy = np.column_stack([1000.0 * np.arange(count), rng.uniform(-40, 40, count)])
    outlet = xy + rng.uniform(-60, 60, (count, 2))
    out = (outlet - xy) / np.hypot(*(outlet - xy).T)[:, None]
    points = np.concatenate([np.add(corners, (1000.0 * node, 0.0)) for node in range(count)])
    rings = CellRings(points, 5 * np.arange(count + 1), np.arange(count + 1))
    net = NodeNet(xy, np.full(count, -1), outlet, out)
    nodes, courses = np.arange(1, count), np.arange(count - 1, 0, -1)
    ends = CourseEnds(*np.zeros((4, count, 2)))
    find_springs(11, nodes, net, courses, ends, rings)
    assert not ends.start[0].any() and not ends.begin_heading[0].any()
    turns = []
    for node, course in zip(nodes, courses):
        way = ends.start[course] - xy[node]
        away, far = np.hypot(*way), np.hypot(*(outlet[node] - xy[node]))
        to_side = _distance_to_side(*xy[node], *(way / away), node, rings)
        assert away == pytest.approx(min(0.9 * far, 0.6 * to_side))
        turns.append([turn_of(-out[node], way), turn_of(-way, ends.begin_heading[course])])
    assert (np.abs(turns) < SPRING_TURN).all() and (np.abs(turns) > SPRING_TURN / 2).any()
    assert (np.abs(np.mean(turns, axis=0)) < 0.2).all() and np.abs(np.corrcoef(*np.transpose(turns))[0, 1]) < 0.5


def turn_of(one, other):
    """Return the angle from one way to another, in radians."""
    return np.arctan2(one[0] * other[1] - one[1] * other[0], one @ other)


@pytest.mark.parametrize("seed", range(6))
def test_no_piece_of_a_course_is_longer_than_it_may_be_at_any_attempt(seed):
    """And one is not much shorter."""
    rng = np.random.default_rng(seed)
    for entries in ([0], [2, 0], [0, 4, 2]):
        net, entry, ends = cell_of_courses(rng, entries)
        layout = Layout(np.array([0, 0, *[entry.size] * 4]), np.full(entry.size, 1), entry, entry > 0, entry, entry)
        bends, pieces = rng.normal(scale=0.3, size=(entry.size, 3)), np.zeros(entry.size, np.int64)
        count_pieces(1.3, net.xy, layout, ends, bends, pieces)
        first = np.append(0, np.cumsum(pieces + 1))
        longest = np.zeros(entry.size)
        for attempt in range(6):
            vertices, drawn = np.zeros((first[-1], 2)), CourseEnds(*(each.copy() for each in ends))
            _draw(1, 0, entry.size, attempt, net, entry, first, drawn, bends, vertices)
            for course in range(entry.size):
                steps = np.diff(vertices[first[course] : first[course + 1]], axis=0)
                longest[course] = max(longest[course], np.hypot(*steps.T).max())
        assert (longest <= 1.3).all()
        assert (longest > 0.6 * 1.3).any() and pieces.min() >= 2
