"""Rivers of any map become lines whose vertices are about an edge apart, and stay what they are."""

import numpy as np
import pytest
from headwaters.core.drawn.reading import read_network
from headwaters.core.drawn.thinning import _strides, edge_of, thinned_joints
from headwaters.core.plane.types import Land
from headwaters.core.run.run import Run

from ..growth.trees import as_polygon, grown_tree, real_island
from .test_reading import SQUARE, edges_of, line, reaches_of, shuffled


def with_heights(*places):
    """Return a line that falls from its last vertex to the first."""
    places = np.array(places, np.float64)
    return np.column_stack([places, np.linspace(0, 10, len(places))])


def meander(begin, end, swing, waves, count=400):
    """Return a winding line in many vertices."""
    share = np.linspace(0, 1, count)[:, np.newaxis]
    begin, end = np.array(begin, float), np.array(end, float)
    across = (end - begin)[::-1] * (-1, 1) / np.hypot(*(end - begin))
    return with_heights(*(begin + share * (end - begin) + swing * np.sin(2 * np.pi * waves * share) * across))


def chords(line):
    return np.hypot(*np.diff(line[:, :2], axis=0).T)


def away(one, other):
    """Return how far the vertices of a line are from another line."""
    shapely = pytest.importorskip("shapely.geometry")
    whole = shapely.LineString(other[:, :2])
    return np.array([whole.distance(shapely.Point(*place[:2])) for place in one])


@pytest.mark.parametrize("written", (edges_of, reaches_of))
def test_a_grown_network_stays_as_it_is(coasts, written):
    land = real_island(coasts, "kauai_32604")
    area = as_polygon(land).area
    tree = grown_tree(land, np.sqrt(area / 150))
    lines = shuffled(written(tree), 1)
    edge = edge_of(lines, area)
    assert edge == pytest.approx(np.sqrt(area / 150), rel=0.01)
    assert all(np.array_equal(one, other) for one, other in zip(thinned_joints(Run(), land, lines, edge)[0], lines))


def test_a_winding_river_is_divided_by_straight_ways_of_about_an_edge():
    """Its ends stay, every vertex lies on it, and heights are those of the line there."""
    river = meander((50, 0), (50, 90), 4, 5)
    ((found,), _) = thinned_joints(Run(), SQUARE, [river], 6.0)
    assert (found[[0, -1]] == river[[0, -1]]).all()
    assert away(found, river).max() < 1e-9
    assert ((chords(found) > 0.7 * 6) & (chords(found) < 1.3 * 6)).all()
    assert 14 <= len(found) <= 26
    way = np.append(0, np.cumsum(chords(river)))
    assert (np.diff(found[:, 2]) > 0).all() and way[-1] > 1.2 * 90


def test_a_long_straight_side_is_divided_too():
    ((found,), _) = thinned_joints(Run(), SQUARE, [line((50, 0, 0), (50, 90, 9))], 10.0)
    assert found == pytest.approx(np.column_stack([np.full(10, 50), np.arange(0, 91, 10), np.arange(10)]))


def test_where_another_river_ends_there_is_a_vertex():
    trunk, brook = meander((50, 0), (50, 90), 3, 4), meander((10, 70), (50, 50), 1, 2)
    place = trunk[220]
    brook[:, 2] = np.linspace(30, 8, len(brook))
    brook[-1, :2] = place[:2]
    (one, other), _ = thinned_joints(Run(), SQUARE, [trunk, brook], 12.0)
    assert (one[:, :2] == place[:2]).all(axis=1).any()
    assert (other[-1, :2] == place[:2]).all()
    read = read_network(Run(), SQUARE, [one, other])
    assert read.problems == []
    assert np.count_nonzero(np.bincount(read.tree.receiver[read.tree.receiver >= 0]) == 2) == 1


def test_rivers_that_wind_beside_each_other_do_not_cross_for_being_thinned():
    left, right = meander((48, 0), (48, 90), 4, 5), meander((52, 0), (52, 90), 4, 5)
    lines, _ = thinned_joints(Run(), SQUARE, [left, right], 25.0)
    read = read_network(Run(), SQUARE, lines)
    assert read.problems == []
    assert np.count_nonzero(read.tree.receiver < 0) == 2


def test_a_river_round_a_bay_is_not_led_over_the_sea():
    shore = [(0, 0), (40, 0), (40, 60), (60, 60), (60, 0), (100, 0), (100, 100), (0, 100), (0, 0)]
    bay = Land((np.array(shore, np.float64),))
    river = with_heights((20, 0), (20, 80), (80, 80), (80, 20))
    ((found,), astray) = thinned_joints(Run(), bay, [river], 70.0)
    assert not astray.size
    read = read_network(Run(), bay, [found])
    assert read.problems == [] and read.tree.z.size >= 4


def test_of_a_river_over_a_bay_the_longer_part_on_land_is_left():
    """The bay parts it in 55 metres and in 25; the longer part ends at the shore, at height 0."""
    shore = [(0, 0), (60, 0), (60, 60), (70, 60), (70, 0), (100, 0), (100, 100), (0, 100), (0, 0)]
    bay = Land((np.array(shore, np.float64),))
    (found,), astray = thinned_joints(Run(), bay, [with_heights((95, 50), (5, 50))], 10.0)
    assert astray.tolist() == [0]
    assert found[:, 0].min() == 5 and found[:, 0].max() == pytest.approx(60)
    assert found[np.argmax(found[:, 0]), 2] == 0
    assert read_network(Run(), bay, [found]).problems == []


def test_a_ring_keeps_its_shape_to_be_told_of():
    angle = np.linspace(0, 2 * np.pi, 200)
    ring = with_heights(*np.column_stack([50 + 10 * np.cos(angle), 50 + 10 * np.sin(angle)]))
    ring[-1] = ring[0]
    stem = with_heights((50, 0), (50, 40))
    assert len(thinned_joints(Run(), SQUARE, [ring, stem], 500.0)[0][0]) >= 4


STEPS = (([10.0] * 40, 10.0), ([0.02] * 400, None), ([1, 30, 2, 25, 4] * 20, None))


@pytest.mark.parametrize(("steps", "expected"), STEPS)
def test_the_edge_is_that_of_a_network_that_grew_else_the_usual_one(steps, expected):
    """On 100 squares of ten there are 92 edges of ten; lines of a raster are alike as well, but far too short."""
    line = np.column_stack([np.append(0, np.cumsum(steps)), np.zeros(len(steps) + 1)])
    area = 40 / 0.92 * 100 if expected else 1e6 / 0.92
    assert edge_of([line], area) == (expected or pytest.approx(np.sqrt(0.92 * area / 1000), rel=0.06))


def strides(xy, step):
    """Return where compasses that walk along a line stand: ways along it to the last place of a segment a step away."""
    way = np.append(0, np.cumsum(np.hypot(*np.diff(xy, axis=0).T)))
    at, marks = xy[0], [0.0]
    for a, b, begin, end in zip(xy, xy[1:], way, way[1:]):
        while np.hypot(*(b - at)) >= step and end > begin:
            roots = np.roots([(b - a) @ (b - a), 2 * (a - at) @ (b - a), (a - at) @ (a - at) - step**2])
            share = min(max(roots.real), 1.0)
            at = a + share * (b - a)
            marks.append(begin + share * (end - begin))
    left = np.hypot(*(xy[-1] - at)) / step
    return np.array([*marks, way[-1]]), len(marks) - 1 + left


@pytest.mark.parametrize("seed", range(8))
def test_compasses_walk_along_a_line_and_what_is_left_is_shared_out(seed):
    """Two lines, one after the other; the first keeps its vertices where its step is 0."""
    rng = np.random.default_rng(seed)
    lines = [np.cumsum(rng.normal(size=(size, 2)) + np.array([0.4, 0.2]), axis=0) for size in (9, 14)]
    steps = np.array([0.0 if seed % 3 == 0 else 1.7, 2.3])
    xy, first = np.concatenate(lines), np.array([0, 9, 23])
    distance = np.append(0, np.cumsum(np.hypot(*np.diff(xy, axis=0).T)))
    marks, cuts, chain = np.empty(99), np.empty(99), np.empty(99, np.int64)
    count = _strides(xy, distance, first, steps, np.zeros(2, bool), marks, cuts, chain)
    wanted, owners = [], []
    for number, each in enumerate(lines):
        if steps[number] > 0:
            ways, whole = strides(each, steps[number])
            parts = max(round(whole), 1)
            places = np.append(np.arange(len(ways) - 1.0), whole)
            wanted += (distance[first[number]] + np.interp(np.arange(1, parts) * whole / parts, places, ways)).tolist()
            owners += [number] * (parts - 1)
    assert cuts[:count] == pytest.approx(np.array(wanted)) and chain[:count].tolist() == owners


def strides_of(places, step, closed=False, distance=None):
    """Return where a line is cut, in metres along it."""
    xy, cuts = np.array(places, float), np.full(99, np.nan)
    if distance is None:
        distance = np.append(0, np.cumsum(np.hypot(*np.diff(xy, axis=0).T)))
    ends, several = np.array([0, len(xy)]), (np.empty(99), cuts, np.empty(99, np.int64))
    count = _strides(xy, np.array(distance, float), ends, np.array([step]), np.array([closed]), *several)
    return cuts[:count].tolist()


def test_a_vertex_that_is_just_a_step_away_ends_it_though_the_line_turns_back_there():
    assert strides_of([(0, 0), (5, 0), (3, 0), (11, 0)], 5.0) == pytest.approx([5 + 0.1 * 9])


def test_a_way_too_short_to_be_told_from_nothing_and_a_ring_smaller_than_a_step_have_places():
    assert strides_of([(0, 0), (1 - 1e-9, 0), (1, 0)], 1.0, distance=[0, 1, 1]) == []
    assert np.isfinite(strides_of([(0, 0), (1, 0), (0, 0)], 5.0, True)).all()
