"""Rivers run where somebody drew them; what else flows there joins them, and still none crosses another."""

import numpy as np
import pytest
from headwaters.core.growth.grow_island import Wishes, grow_island
from headwaters.core.growth.growth import Rules, usual_zeta
from headwaters.core.island.sizes import usual_spacing
from headwaters.core.island.survey import IslandFields
from headwaters.core.plane.land import area
from headwaters.core.plane.types import SKETCHED, Land
from headwaters.core.terrain.courses.bends import drawn, with_bends
from headwaters.core.terrain.courses.courses import find_courses
from headwaters.core.terrain.courses.drawn_edges import find_drawn_edges
from headwaters.core.terrain.courses.following import following
from headwaters.core.terrain.courses.share_followed import length_followed
from headwaters.core.terrain.courses.side_channels import with_side_channels
from headwaters.core.terrain.courses.stems import fallen, spread
from headwaters.core.terrain.types import MAIN
from headwaters.tests.core.growth.coasts import real_island
from scipy.spatial import cKDTree

from ..bars import falling
from ..rivers import courses_of
from ..waterways import lines_of, none_cross, stay_on_land
from ..worlds import constant

pytest.importorskip("shapely")
from headwaters.core.run.run import Run
from headwaters.tests.support import some_of
from shapely.geometry import LineString, MultiLineString, Polygon

MAPPED = "cyprus", "sardinia", "ireland", "sri_lanka", "tasmania"
COLUMNS = 1_500  # of a raster as it is usual
EDGE = 2_000.0
SQUARE = Land((np.array([(0.0, 0.0), (30_000.0, 0.0), (30_000.0, 30_000.0), (0.0, 30_000.0), (0.0, 0.0)]),))


def courses_along(land, lines, edge, seed=1):
    """Return what grows along lines, its courses as they were, and those that follow the lines."""
    slope = constant(0.01)
    rules = Rules(edge, 0.75, usual_zeta(edge, slope, rises=4), 0.2, 0.1, 0.7)
    grown, _ = grow_island(Run(), land, Wishes(lines=tuple(lines)), rules, IslandFields(slope, constant(0.15)), seed)
    courses, _ = find_courses(Run(), grown, seed)
    return grown, courses, following(Run(), courses, grown.tree, lines, land, edge)[0]


def waving(begin, end, height, waves, points=200):
    """Return a line that waves to both sides of the straight one."""
    share = np.linspace(0, 1, points)[:, None]
    way = np.array(end, float) - begin
    aside = np.array([-way[1], way[0]]) / np.hypot(*way)
    return np.array(begin) + share * way + height * np.sin(2 * np.pi * waves * share) * aside


def farthest(line, courses, land):
    """Return how far the places of a line on land are from main courses, at most."""
    rivers = MultiLineString([each for each, thread in zip(lines_of(courses), courses.thread) if thread == MAIN])
    inside = Polygon(land.rings[0]).intersection(LineString(line))
    return max(rivers.distance(inside.interpolate(way)) for way in np.arange(0, inside.length, 20.0))


@pytest.fixture(scope="module", params=some_of(MAPPED))
def mapped(request, coasts):
    """Return a real island with the rivers of its map, and what grows along them with edges of the usual length."""
    land, lines = real_island(str(coasts), request.param)
    edge = usual_spacing(area(land))
    return (land, lines, edge, *courses_along(land, lines, edge))


def test_rivers_of_a_map_are_followed_within_a_cell(mapped):
    land, lines, _, _, before, courses = mapped
    cell = np.ptp(land.rings[0][:, 0]) / COLUMNS
    on_land, followed = length_followed(courses, lines, land, cell)
    assert followed >= 0.95 * on_land
    assert length_followed(before, lines, land, cell)[1] < 0.5 * on_land


def test_rivers_that_follow_a_map_cross_nobody_and_fall_to_the_sea(mapped):
    land, _, _, grown, before, courses = mapped
    assert none_cross(courses)
    assert falling(courses)
    confluences = [np.unique(np.unique(each.downstream, return_counts=True)[1]) for each in (before, courses)]
    assert np.array_equal(*[each[each < 3] for each in confluences])
    flows = courses.downstream >= 0
    assert (courses.discharge[courses.downstream[flows]] >= courses.discharge[flows]).all()
    rivers = drawn(with_side_channels(with_bends(courses, land, 1), land, 1, grown.tree.receiver < 0))
    assert none_cross(rivers)
    assert falling(rivers)


def test_a_river_is_where_it_was_drawn_from_its_spring_to_the_sea():
    line = waving((15_000.0, -500.0), (15_000.0, 18_000.0), 350.0, 6)
    _, before, courses = courses_along(SQUARE, [line], EDGE)
    assert farthest(line, courses, SQUARE) < EDGE / 40
    assert farthest(line, before, SQUARE) > EDGE / 10
    assert none_cross(courses)
    assert stay_on_land(courses, SQUARE, 1e-3)
    mouth = courses.xy[courses.first[1:] - 1][courses.downstream < 0]
    shore = LineString(line).intersection(LineString(SQUARE.rings[0])).coords[0]
    assert np.hypot(*(mouth - shore).T).min() < 1.0


def test_a_sketched_tributary_joins_where_it_was_drawn_to():
    trunk = waving((15_000.0, 0.0), (15_000.0, 24_000.0), 300.0, 5)
    branch = np.concatenate([trunk[90:91], waving((16_500.0, 11_500.0), (25_000.0, 16_000.0), 200.0, 4)])
    _, _, courses = courses_along(SQUARE, [trunk, branch], EDGE)
    assert farthest(trunk, courses, SQUARE) < EDGE / 40
    assert farthest(branch, courses, SQUARE) < EDGE / 40
    fed = np.bincount(courses.downstream[courses.downstream >= 0], minlength=courses.cell.size)
    joints = courses.xy[courses.first[:-1]][fed == 2]
    assert np.hypot(*(joints - trunk[90]).T).min() < EDGE / 30


def test_what_nobody_drew_stays_as_it_was():
    line = waving((15_000.0, 0.0), (15_000.0, 14_000.0), 300.0, 4)
    grown, before, courses = courses_along(SQUARE, [line], EDGE)
    far = np.hypot(before.xy[:, 0] - 15_000.0, np.maximum(before.xy[:, 1] - 14_000.0, 0.0)) > 6_000.0
    assert cKDTree(courses.xy).query(before.xy[far])[0].max() < EDGE / 64
    assert far.any()
    assert (grown.tree.source == SKETCHED).any()
    assert following(Run(), before, grown.tree, [], SQUARE, EDGE)[0] is before


@pytest.mark.parametrize("seed", range(8))
def test_lines_in_a_tangle_never_make_rivers_cross(seed):
    """Lines that cross themselves and each other, leave the land, and turn back."""
    rng = np.random.default_rng(seed)
    lines = [
        np.cumsum(rng.normal(0, 900.0, (int(rng.integers(4, 60)), 2)), axis=0) + rng.uniform(0, 30_000.0, 2)
        for _ in range(9)
    ]
    _, _, courses = courses_along(SQUARE, lines, EDGE, seed)
    assert none_cross(courses)
    assert falling(courses)


def test_edges_know_the_part_of_the_line_that_they_follow():
    line = waving((15_000.0, 0.0), (15_000.0, 18_000.0), 300.0, 5)
    grown, _, _ = courses_along(SQUARE, [line], EDGE)
    found = find_drawn_edges(grown.tree, [line], EDGE)
    nodes = np.flatnonzero(found.line >= 0)
    assert nodes.size > 5
    whole = LineString(line)
    for node in nodes:
        assert np.hypot(*(np.array(whole.interpolate(found.begin[node]).coords[0]) - grown.tree.xy[node])) < EDGE / 40
    inner = nodes[grown.tree.receiver[grown.tree.receiver[nodes]] >= 0]
    below = grown.tree.receiver[inner]
    assert np.array_equal(found.end[inner[found.line[below] >= 0]], found.begin[below[found.line[below] >= 0]])


def test_a_river_that_would_have_to_rise_lowers_what_it_flows_into():
    lines = [
        [(0, 20, 9.0), (0, 10, 5.0)],
        [(5, 15, 3.0), (0, 10, 5.0)],
        [(0, 10, 5.0), (0, 0, 0.0)],
    ]
    courses = fallen(courses_of(lines, [2, 2, -1]))
    assert falling(courses)
    assert courses.z[0] == 9.0
    assert courses.z[courses.first[1]] == 3.0
    assert 0.0 < courses.z[courses.first[2]] < 3.0


def test_joints_keep_apart_and_on_the_line():
    rng = np.random.default_rng(1)
    for _ in range(200):
        length, gap = rng.uniform(1, 100), rng.uniform(0.01, 20)
        joints = rng.uniform(0, length, rng.integers(0, 12))
        order, found = spread(joints, length, gap)
        assert np.array_equal(np.sort(order), np.arange(joints.size))
        assert (np.diff(joints[order]) >= 0).all()
        least = min(gap, length / (2 * (joints.size + 1))) * (1 - 1e-9)
        assert (np.diff(np.concatenate([[0.0], found, [length]])) >= least).all()


def test_a_level_river_falls_as_straight_as_it_can_to_the_sea_where_all_rivers_end_at_its_level():
    level = courses_of([[(0, 0, 5), (10, 0, 5)], [(10, 0, 5), (20, 0, 1)]], [1, -1])
    assert fallen(level).z.tolist() == [5, 2.5, 2.5, 0]
    assert fallen(courses_of([[(0, 0, 5), (10, 0, 1)]], [-1])).z.tolist() == [5, 0]
