"""How much of a line is followed by the edges of nodes laid along it, held against distances of shapely."""

import numpy as np
import pytest
from headwaters.core.growth.node_laying import (
    LONGEST_EDGE,
    _add,
    _is_length,
    _nearest_receiver,
    _samples_followed,
    is_free,
    nothing_laid,
)
from headwaters.tests.support import examples
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString, Point


@given(st.integers(0, 10**6), st.integers(0, 3), st.integers(1, 9))
@examples(60)
def test_samples_near_edges_of_nodes_laid_since_are_followed(seed, before, count):
    rng = np.random.default_rng(seed)
    laid = nothing_laid(np.array([0.0, 0.0, 100.0, 100.0]), 10.0, before + count)
    laid.count[0] = before + count
    laid.xy[:] = rng.uniform(0, 100, laid.xy.shape)
    laid.receiver[:] = [rng.integers(-1, max(node, 1)) if node else -1 for node in range(before + count)]
    samples, tolerance = rng.uniform(0, 100, (40, 2)), rng.uniform(1, 20)
    edges = [
        LineString([laid.xy[node], laid.xy[laid.receiver[node]]])
        for node in range(before, before + count)
        if laid.receiver[node] >= 0
    ]
    away = [min((Point(sample).distance(edge) for edge in edges), default=np.inf) for sample in samples]
    expected = np.count_nonzero(np.array(away) <= tolerance)
    assert _samples_followed(samples, before, laid, tolerance) == expected


@pytest.mark.parametrize("seed", range(40))
def test_a_river_goes_on_from_the_node_nearest_to_its_anchor_of_all_that_it_can_flow_to(seed):
    """Nodes stand on a lattice, so many are exactly as far as they may be near, and some as near as each other."""
    rng = np.random.default_rng(seed)
    laid, clearance = nothing_laid(np.array([0.0, 0.0, 50.0, 50.0]), 5.0, 200), 5.0
    places = rng.permutation(np.argwhere(rng.random((11, 11)) < 0.5)) * 5.0
    for number, (x, y) in enumerate(places):
        beside = np.flatnonzero(np.hypot(*(places[:number] - (x, y)).T) == 5.0)
        _add(x, y, rng.choice(beside) if beside.size else -1, 0, laid)
    nodes = range(len(places))
    (x, y), (anchor_x, anchor_y) = rng.integers(0, 51, 2), rng.integers(0, 11, 2) * 5.0

    def may_be_reached(node):
        away = places[node] - (x, y)
        siblings = [places[each] - places[node] for each in nodes if laid.receiver[each] == node]
        apart = [_degrees(-away, other) < 50 for other in siblings if away.any()]
        return laid.receiver[node] >= 0 and 5.0 <= np.hypot(*away) < LONGEST_EDGE * clearance and not any(apart)

    prices = [((places[node] - (anchor_x, anchor_y)) ** 2).sum() for node in nodes]
    wanted = min((node for node in nodes if may_be_reached(node)), key=lambda node: (prices[node], node), default=-1)
    found, price = _nearest_receiver(x, y, anchor_x, anchor_y, laid, clearance)
    assert found == wanted
    assert price == (prices[wanted] if wanted >= 0 else np.inf)


def _degrees(one, other):
    """Return the angle between two ways."""
    return np.degrees(np.arccos(np.clip(one @ other / np.hypot(*one) / np.hypot(*other), -1, 1)))


@pytest.mark.parametrize("seed", range(40))
def test_a_place_is_free_if_no_node_is_nearer_than_the_clearance(seed):
    """Nodes stand on a lattice, so many are exactly as far away."""
    rng = np.random.default_rng(seed)
    laid = nothing_laid(np.array([0.0, 0.0, 50.0, 50.0]), 5.0, 20)
    places = rng.permutation(np.argwhere(np.ones((11, 11))))[: rng.integers(1, 20)] * 5.0
    for x, y in places:
        _add(x, y, -1, 0, laid)
    for x, y in (*rng.integers(0, 51, (20, 2)), *(5.0 * rng.integers(0, 11, (20, 2)))):
        assert is_free(x, y, laid, 5.0) == (np.hypot(*(places - (x, y)).T) >= 5.0).all()


def test_an_edge_is_as_long_as_the_clearance_and_shorter_than_the_longest():
    assert [_is_length(square, 2.0, 5.0) for square in (3.9, 4.0, 24.9, 25.0)] == [False, True, True, False]
