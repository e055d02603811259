"""Mouths lie on the shore, have room for a river, and are few and far apart."""

import numpy as np
import pytest
from headwaters.core.growth import mouths as m
from headwaters.core.growth.mouths import LEAVING, _best_headings, automatic_mouths, given_mouths, highest_priority
from headwaters.core.plane.land import (
    area,
    contained,
    lengths_along,
    nearest_shore_places,
    points_along,
    shores,
    smoothed_ring,
)
from headwaters.core.plane.types import Land
from hypothesis import given
from hypothesis import strategies as st

from ...support import examples
from .coasts import closed, random_island, real_island, square

REAL = ("sardinia", "ireland", "tasmania", "cyprus", "sri_lanka", "kauai")


def check_mouths(land, mouths, edge, clearance=0.75):
    """Every mouth is on its ring, and an edge along its heading stays on land and ends far from the shore."""
    where = shores(land)
    for ring, along, xy in zip(mouths.ring, mouths.along, mouths.xy):
        assert np.allclose(points_along(land.rings[ring], [along]), xy, atol=1e-6)
    assert np.allclose(np.hypot(*mouths.inward.T), 1)
    assert (mouths.priority >= 1).all()
    if len(mouths.xy):
        heads = mouths.xy + edge * mouths.inward
        assert (nearest_shore_places(where, heads).distance >= clearance * edge * (1 - 1e-9)).all()
        for share in np.linspace(1e-4, 1, 60):
            assert contained(shores(land), mouths.xy + share * edge * mouths.inward).all()


def spacings(mouths):
    return [np.hypot(*(np.delete(mouths.xy, n, 0) - xy).T).min() for n, xy in enumerate(mouths.xy)]


@examples(25)
@given(st.integers(0, 10**6))
def test_automatic_mouths_have_room_on_any_island(seed):
    rng = np.random.default_rng(seed)
    land, edge = random_island(seed, seas=seed % 3), float(rng.uniform(700, 9_000))
    mouths = automatic_mouths(land, edge, 0, seed)
    check_mouths(land, mouths, edge)
    assert len(mouths.xy) > 0 or edge > 3_000
    wanted = int(rng.integers(1, 9))
    chosen = automatic_mouths(land, edge, wanted, seed)
    check_mouths(land, chosen, edge)
    assert len(chosen.xy) <= wanted


@pytest.mark.parametrize("name", REAL)
def test_great_rivers_of_real_islands_are_few_and_far_apart(name, coasts):
    land, _ = real_island(str(coasts), name)
    edge = np.sqrt(area(land) / 800)
    mouths = automatic_mouths(land, edge)
    check_mouths(land, mouths, edge)
    assert min(spacings(mouths)) >= 5 * edge
    around = sum(lengths_along(smoothed_ring(ring, 4 * edge))[-1] for ring in land.rings)
    assert 5 * edge < around / len(mouths.xy) < 11 * edge
    for count in (1, 6, 40):
        assert len(automatic_mouths(land, edge, count).xy) == count


@pytest.mark.parametrize("name", REAL)
def test_the_rivers_of_an_island_have_priorities_of_all_sizes(name, coasts):
    land, _ = real_island(str(coasts), name)
    edge = np.sqrt(area(land) / 800)
    priority = automatic_mouths(land, edge).priority
    assert priority[0] == highest_priority(land, edge) == 5
    assert (np.diff(priority) <= 0).all()
    counts = np.bincount(priority)[::-1][:3]
    assert counts.tolist() == [1, 2, 4]


def test_mouths_lie_in_bays_rather_than_on_capes():
    turn = np.linspace(0, 2 * np.pi, 721)[:-1]
    radius = 30_000 * (1 + 0.25 * np.cos(6 * turn))
    land = Land((closed(np.column_stack([radius * np.cos(turn), radius * np.sin(turn)])),))
    mouths = automatic_mouths(land, 2_000.0, 6)
    angle = np.arctan2(mouths.xy[:, 1], mouths.xy[:, 0])
    assert (np.cos(6 * angle) < -0.5).all()


def test_the_greatest_rivers_are_far_from_each_other():
    mouths = automatic_mouths(square(100_000.0), 3_000.0)
    great = mouths.xy[mouths.priority >= 3]
    distance = [np.hypot(*(xy - great[0]).T) for xy in great[1:]]
    assert mouths.priority[0] > 3 and max(distance) > 60_000


@pytest.mark.parametrize("side, count", [(1_000.0, 0), (2_200.0, 1), (3_000.0, 1)])
def test_a_small_island_has_a_mouth_as_soon_as_an_edge_has_room(side, count):
    assert len(automatic_mouths(square(side), 1_000.0).xy) >= count
    assert count or not len(automatic_mouths(square(side), 1_000.0).xy)


def test_an_inland_sea_gets_a_mouth_of_its_own():
    sea = closed([[15_000, 15_000], [15_000, 18_000], [18_000, 18_000], [18_000, 15_000]])
    land = Land((square(33_000.0).rings[0], sea))
    mouths = automatic_mouths(land, 1_000.0)
    assert 1 in mouths.ring
    check_mouths(land, mouths, 1_000.0)


def test_the_seed_decides_and_nothing_else_does(coasts):
    land, _ = real_island(str(coasts), "cyprus")
    one, again, other = (automatic_mouths(land, 3_000.0, 0, seed) for seed in (1, 1, 2))
    assert np.array_equal(one.xy, again.xy)
    assert not np.array_equal(one.xy, other.xy)


def test_given_mouths_move_to_the_nearest_shore_and_keep_their_priority():
    points = [[5_000, 300], [9_800, 5_000], [5_000, 11_000]]
    mouths, point, refused = given_mouths(square(), points, [4, 2, 0], 1_500.0, 1_000.0)
    assert refused == []
    order = np.argsort(point)
    assert np.allclose(mouths.xy[order], [[5_000, 0], [10_000, 5_000], [5_000, 10_000]])
    assert mouths.priority[order].tolist() == [4, 2, 1]
    assert np.allclose(mouths.inward[order], [[0, 1], [-1, 0], [0, -1]])
    check_mouths(square(), mouths, 1_000.0)


def test_given_mouths_that_cannot_be_are_refused_with_the_reason():
    points = [[5_000, 0], [5_100, 0], [5_000, 4_900], [5_000, -9_000]]
    mouths, point, refused = given_mouths(square(), points, [1, 3, 1, 1], 2_000.0, 1_000.0)
    assert point.tolist() == [1] and mouths.priority.tolist() == [3]
    assert refused == [(0, m.MOUTH_TAKEN), (2, m.TOO_FAR), (3, m.TOO_FAR)]
    spit = Land(
        (closed([[0, 0], [10_000, 0], [10_000, 10_000], [0, 10_000], [0, 5_100], [-5_000, 5_050], [0, 5_000]]),)
    )
    assert given_mouths(spit, [[-4_900, 5_050]], [1], 2_000.0, 1_000.0).refused == [(0, m.NO_RIVER_ROOM)]


def test_a_given_mouth_moves_along_the_shore_to_where_it_has_room():
    mouths, _, refused = given_mouths(square(), [[300, 0]], [1], 500.0, 1_000.0)
    assert refused == []
    check_mouths(square(), mouths, 1_000.0)
    assert np.hypot(*(mouths.xy[0] - [300, 0])) <= 500


def test_without_priorities_given_mouths_get_them_by_rank():
    points = [[x, 0] for x in range(5_000, 100_000, 9_000)]
    mouths = given_mouths(square(100_000.0), points, None, 1_000.0, 2_000.0).mouths
    highest = highest_priority(square(100_000.0), 2_000.0)
    assert sorted(mouths.priority, reverse=True)[:7] == [highest] + 2 * [highest - 1] + 4 * [highest - 2]


def test_no_points_are_no_mouths():
    mouths, point, refused = given_mouths(square(), np.empty((0, 2)), None, 1.0, 1_000.0)
    assert mouths.xy.shape == (0, 2) and point.size == 0 and refused == []


@pytest.mark.parametrize("edges, order", [(3, 1), (40, 3), (800, 5), (3_000, 6)])
def test_the_largest_river_has_an_order_that_the_island_has_room_for(edges, order):
    assert highest_priority(square(1_000.0), 1_000.0 / np.sqrt(edges)) == order


@pytest.mark.parametrize("seed", range(6))
def test_of_all_headings_on_land_that_is_best_which_goes_straight_and_far_from_the_shore(seed):
    """On an island of squares, so that edges run over its corners, and end just as far from it as they may."""
    pytest.importorskip("shapely")
    from shapely.geometry import LineString, Point, Polygon

    rng = np.random.default_rng(seed)
    ring = np.array([(0, 0), (9, 0), (9, 3), (6, 3), (6, 5), (9, 5), (9, 9), (3, 9), (3, 6), (0, 6), (0, 0)], float)
    land = Polygon(ring)
    turns = np.array([(0.6, 0.8), (0.8, -0.6), (0.8, 0.6), (0.6, -0.8), (-0.6, 0.8)])
    edge, clearance = float(rng.integers(1, 5)), float(rng.choice([0.25, 0.5, 1.0]))
    lattice = np.argwhere(np.ones((10, 10)))
    xy = lattice[[land.boundary.distance(Point(place)) == 0.0 for place in lattice]]
    inward = np.array([(1, 0), (0, 1), (-1, 0), (0, -1)], float)[rng.integers(0, 4, len(xy))]
    heading, score = np.zeros((len(xy), 2)), np.zeros(len(xy))
    _best_headings(shores(Land((ring,))).segments, xy.astype(float), inward, turns, edge, clearance, heading, score)
    for point, (ahead_x, ahead_y) in enumerate(inward):
        good = {(0.0, 0.0): 0.0}
        for cos, sin in turns:
            way = np.array([cos * ahead_x - sin * ahead_y, sin * ahead_x + cos * ahead_y])
            end = Point(xy[point] + edge * way)
            line = LineString([xy[point] + LEAVING * edge * way, end])
            fits = land.contains(end) and land.boundary.distance(end) >= clearance * edge - 1e-9
            if fits and not line.intersects(land.boundary):
                good[tuple(np.round(way, 9))] = land.boundary.distance(end) / edge + cos
        assert [score[point], good[tuple(np.round(heading[point], 9))]] == pytest.approx([max(good.values())] * 2)
