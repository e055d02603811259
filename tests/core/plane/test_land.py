"""What lies on land, how far the shore is, and how it runs: held against Shapely and against circles."""

import numpy as np
import pytest
from headwaters.core.plane.land import (
    area,
    contained,
    crosses_shore,
    inward_at,
    lengths_along,
    nearest_shore_places,
    points_along,
    shore_length,
    shores,
    smoothed_ring,
    turning,
)
from headwaters.core.plane.types import Land
from hypothesis import given
from hypothesis import strategies as st

from ...support import examples
from ..growth.coasts import closed, random_island, real_island, square


def polygon(land):
    from shapely.geometry import Polygon

    return Polygon(land.rings[0], land.rings[1:])


def disc(radius=1_000.0, corners=720):
    turn = np.linspace(0, 2 * np.pi, corners + 1)[:-1]
    return Land((closed(radius * np.column_stack([np.cos(turn), np.sin(turn)])),))


def places_around(land, seed, count=80):
    rng = np.random.default_rng(seed)
    low, high = land.rings[0].min(axis=0), land.rings[0].max(axis=0)
    spread = rng.uniform(low - (high - low) / 2, high + (high - low) / 2, (count, 2))
    ring = land.rings[rng.integers(len(land.rings))]
    close = points_along(ring, rng.uniform(0, lengths_along(ring)[-1], count)) + rng.normal(0, 1, (count, 2))
    return np.concatenate([spread, close])


def check_against_shapely(land, seed):
    from shapely.geometry import LineString, Point

    shape, where, xy = polygon(land), shores(land), places_around(land, seed)
    points = [Point(place) for place in xy]
    assert contained(where, xy).tolist() == [shape.contains(point) for point in points]
    found = nearest_shore_places(where, xy)
    assert np.allclose(found.distance, [shape.boundary.distance(point) for point in points])
    assert np.allclose(np.hypot(*(found.xy - xy).T), found.distance)
    for ring in np.unique(found.ring):
        own = found.ring == ring
        assert np.allclose(points_along(land.rings[ring], found.along[own]), found.xy[own], atol=1e-6)
    crossing = [crosses_shore(where.segments, *a, *b) for a, b in zip(xy[:-1], xy[1:])]
    assert crossing == [shape.boundary.intersects(LineString([a, b])) for a, b in zip(xy[:-1], xy[1:])]


@examples(25)
@given(st.integers(0, 10**6))
def test_land_and_shore_are_where_shapely_finds_them(seed):
    check_against_shapely(random_island(seed, seas=seed % 4), seed)


@pytest.mark.parametrize("name", ["sardinia", "kauai"])
def test_real_land_and_shore_are_where_shapely_finds_them(name, coasts):
    check_against_shapely(real_island(str(coasts), name)[0], 1)


@pytest.mark.parametrize("corners", [[[0, 0], [9_000, 9_001], [8_999, 9_001]], [[0, 0], [5, 0], [5, 9e5], [0, 9e5]]])
def test_thin_islands_are_land_too(corners):
    check_against_shapely(Land((closed(corners),)), 3)


def test_an_inland_sea_is_no_land():
    hole = closed([[4_000, 4_000], [4_000, 6_000], [6_000, 6_000], [6_000, 4_000]])
    land = Land((square().rings[0], hole))
    xy = np.column_stack([[5_000.0, 3_000.0, 7_000.0, 11_000.0], np.full(4, 5_000.0)])
    inside = contained(shores(land), xy)
    assert inside.tolist() == [False, True, True, False]
    assert area(land) == 96e6
    assert shore_length(land) == 48_000


def test_places_along_a_shore_go_round_and_round():
    ring = square().rings[0]
    assert points_along(ring, [0, 2_500, 10_000, 39_000, 40_000, -1_000]).tolist() == [
        [0, 0],
        [2_500, 0],
        [10_000, 0],
        [0, 1_000],
        [0, 0],
        [0, 1_000],
    ]


def test_the_inner_normal_of_a_disc_looks_at_its_middle():
    ring = disc().rings[0]
    along = np.linspace(0, 6_000, 50)
    assert np.allclose(inward_at(ring, along, 100.0), -points_along(ring, along) / 1_000, atol=1e-3)


def test_the_inner_normal_at_an_inland_sea_looks_away_from_its_middle():
    ring = disc().rings[0][::-1].copy()
    along = np.linspace(0, 6_000, 50)
    assert np.allclose(inward_at(ring, along, 100.0), points_along(ring, along) / 1_000, atol=1e-3)


def test_capes_turn_to_the_left_and_bays_to_the_right():
    ring = closed([[0, 0], [50, 0], [50, 40], [60, 40], [60, 0], [100, 0], [100, 90], [0, 90]])
    corner_of_land, head_of_bay, straight = 270.0, 95.0, 25.0
    cape, bay, none = turning(ring, [corner_of_land, head_of_bay, straight], 15.0)
    assert cape == pytest.approx(1.0)
    assert bay < -1.0
    assert none == 0.0


def test_a_disc_turns_alike_everywhere():
    bend = turning(disc().rings[0], np.linspace(0, 6_000, 40), 500.0)
    assert np.allclose(bend, 1 - np.cos(0.5), atol=1e-3)  # chords over half a radian each


def test_smoothing_takes_ripples_away_and_leaves_the_shape():
    turn = np.linspace(0, 2 * np.pi, 4_001)[:-1]
    radius = 10_000 + 100 * np.cos(400 * turn)
    rippled = Land((closed(np.column_stack([radius * np.cos(turn), radius * np.sin(turn)])),))
    calm = Land((smoothed_ring(rippled.rings[0], 2_000.0),))
    assert shore_length(rippled) > 1.5 * shore_length(calm)
    assert np.abs(np.hypot(*calm.rings[0].T) - 10_000).max() < 150
    assert shore_length(calm) == pytest.approx(2 * np.pi * 10_000, rel=0.02)


def test_a_small_island_keeps_its_extent_however_far_it_is_smoothed():
    calm = smoothed_ring(disc(10.0, 12).rings[0], 1e6)
    assert np.hypot(*calm.T).min() > 8
    assert np.array_equal(calm[0], calm[-1])
