"""How much of a line is followed by the edges of nodes laid along it, held against distances of shapely."""

import numpy as np
import pytest
from headwaters.core.growth.node_laying import (
    ATTEMPTS,
    FARTHEST,
    LONGEST_EDGE,
    MISSED,
    OFF,
    UNEVEN,
    Beach,
    Line,
    Spacing,
    _add,
    _is_length,
    _nearest_beach,
    _nearest_receiver,
    _next_sample,
    _parts_well,
    _price_of_edge,
    _samples_followed,
    is_free,
    lay,
    lay_best,
    nothing_laid,
)
from headwaters.core.plane.land import shores
from headwaters.core.plane.types import Land
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


@pytest.mark.parametrize("seed", range(30))
def test_an_edge_costs_what_it_misses_of_the_line_between_its_ends(seed):
    """Edges along an axis of whole places: some are missed by just as much as they may be."""
    rng = np.random.default_rng(seed)
    samples = rng.integers(0, 9, (12, 2)).astype(float)
    here, sample = sorted(rng.choice(12, 2, replace=False))
    (x, y), (to_x, to_y) = ends = [(2.0, 3.0), (7.0, 3.0)] if seed % 2 else [(4.0, 1.0), (4.0, 6.0)]
    away = np.array([LineString(ends).distance(Point(place)) for place in samples[here + 1 : sample]])
    wanted = MISSED * 0.5 * np.count_nonzero(away > 2.0) + OFF * away.max(initial=0.0)
    assert _price_of_edge(samples, here, sample, x, y, to_x, to_y, 2.0, 0.5) == pytest.approx(wanted)


@pytest.mark.parametrize("seed", range(30))
def test_the_next_node_is_where_the_edge_misses_least_of_the_line_and_is_of_the_wanted_length(seed):
    """Of whole places, so that samples lie just as far away as they may; of samples as good the first."""
    rng = np.random.default_rng(seed)
    steps = rng.integers(-1, 2, (rng.integers(2, 26), 2)) * [1, 2] + [1, 0]
    samples = np.cumsum(steps, axis=0) + 20.0
    spacing = Spacing(*rng.choice([4.0, 5.0, 8.0], 2), 3.0, float(rng.integers(1, 3)), float(rng.choice([0.5, 1, 2])))
    here, to_shore = int(rng.integers(0, len(samples) - 1)), rng.integers(2, 9, len(samples)).astype(float)
    laid = nothing_laid(np.array([0.0, -40.0, 90.0, 90.0]), spacing.clearance, 40)
    last = _add(*samples[here], -1, 0, laid)
    for place in samples[here] + rng.integers(-9, 10, (int(rng.integers(0, 9)), 2)):
        if is_free(*place, laid, spacing.clearance):
            joins = np.hypot(*(place - samples[here])) < LONGEST_EDGE * spacing.clearance
            _add(*place, last if joins and rng.random() < 0.5 else -1, 0, laid)
    nodes = laid.xy[: laid.count[0]]
    rest = (len(samples) - 1 - here) * spacing.step
    if rest / spacing.edge >= 1.5:  # then lengths are drawn by chance
        spacing = spacing._replace(step=spacing.edge / (len(samples) - 1 - here))
        rest = spacing.edge
    wanted = min(max(rest, spacing.clearance), LONGEST_EDGE * spacing.clearance)
    prices = {}
    for sample in range(here + 1, min(here + int(FARTHEST * spacing.edge / spacing.step), len(samples) - 1) + 1):
        way = samples[sample] - samples[here]
        length = np.hypot(*way)
        beside = [other - nodes[last] for other, below in zip(nodes, laid.receiver) if below == last]
        if (
            to_shore[sample] >= spacing.shore
            and spacing.clearance <= length < LONGEST_EDGE * spacing.clearance
            and (np.hypot(*(nodes - samples[sample]).T) >= spacing.clearance).all()
            and not any(_degrees(way, other) < 50 for other in beside)
        ):
            edge = LineString([samples[here], samples[sample]])
            missed = np.array([edge.distance(Point(place)) for place in samples[here + 1 : sample]])
            price = MISSED * spacing.step * np.count_nonzero(missed > spacing.tolerance + 1e-9)
            price += OFF * missed.max(initial=0.0) + UNEVEN * abs(length - wanted)
            prices[sample] = round(price / spacing.edge, 9)
    best = min(prices, key=prices.get, default=-1)
    assert _next_sample(samples, to_shore, here, last, laid, spacing, 7) == best


@pytest.mark.parametrize("seed", range(20))
def test_a_river_ends_on_the_beach_nearest_to_its_anchor_that_it_reaches_over_land(seed):
    rng = np.random.default_rng(seed)
    ring = np.array([(0, 0), (40, 0), (40, 40), (22, 40), (22, 12), (18, 12), (18, 40), (0, 40), (0, 0)], float)
    along = np.arange(0, LineString(ring).length, 2.0)
    points = rng.permutation([LineString(ring).interpolate(way).coords[0] for way in along])
    clearance = float(rng.choice([5.0, 10.0]))
    laid = nothing_laid(np.array([0.0, 0.0, 40.0, 40.0]), clearance, 20)
    for place in points[:6]:
        if is_free(*place, laid, clearance):
            _add(*place, -1, 0, laid)
    nodes, shore = laid.xy[: laid.count[0]], LineString(ring)
    beach = Beach(shores(Land((ring,))).segments, np.ascontiguousarray(points))
    for x, y in ((9, 20), (12, 30), (28, 22), (20, 6), (5, 5)):
        anchor = rng.integers(0, 41, 2).astype(float)
        prices = ((points - anchor) ** 2).sum(axis=1)
        most = float(rng.choice([np.inf, prices[rng.integers(len(prices))]]))
        reached = []
        for number, place in enumerate(points):
            way = LineString([place + 1e-4 * (np.array([x, y]) - place), (x, y)])
            may = clearance <= np.hypot(*(place - (x, y))) < LONGEST_EDGE * clearance and not way.intersects(shore)
            if may and (np.hypot(*(nodes - place).T) >= clearance).all() and prices[number] < most:
                reached.append(number)
        wanted = min(reached, key=lambda number: prices[number], default=-1)
        assert _nearest_beach(float(x), float(y), *anchor, most, laid, beach, clearance) == wanted


@pytest.mark.parametrize("seed", range(30))
def test_of_nodes_as_near_to_the_anchor_the_first_laid_is_flowed_to(seed):
    rng = np.random.default_rng(seed)
    laid = nothing_laid(np.array([0.0, 0.0, 50.0, 50.0]), 5.0, 20)
    mouth = _add(1.0, 1.0, -1, 0, laid)
    places = rng.permutation([(19, 25), (31, 25), (25, 19), (25, 31), (20, 20), (30, 30)])[: rng.integers(1, 7)]
    for x, y in places:
        _add(x, y, mouth, 0, laid)
    anchor = rng.choice([(25, 25), (25, 40), (40, 40), (10, 25)])
    prices = ((places - anchor) ** 2).sum(axis=1)
    reached = [number for number, place in enumerate(places) if np.hypot(*(place - 25)) < LONGEST_EDGE * 5]
    wanted = min(reached, key=lambda number: prices[number], default=-2) + 1
    assert _nearest_receiver(25.0, 25.0, *anchor.astype(float), laid, 5.0)[0] == wanted


def test_samples_just_as_far_from_an_edge_as_they_may_be_are_followed():
    laid = nothing_laid(np.array([0.0, 0.0, 20.0, 20.0]), 5.0, 2)
    _add(12.0, 4.0, _add(4.0, 4.0, -1, 0, laid), 0, laid)
    samples = np.array([(6, 7), (6, 1), (15, 4), (1, 4), (7, 0), (15, 8), (12, 7)], float)
    assert _samples_followed(samples, 0, laid, 3.0) == 5


@pytest.mark.parametrize("seed", range(12))
def test_the_last_edge_of_a_line_is_as_long_as_what_is_left_whatever_the_seed(seed):
    laid = nothing_laid(np.array([0.0, 0.0, 20.0, 20.0]), 8.0, 2)
    last = _add(2.0, 2.0, -1, 0, laid)
    samples = np.column_stack([2.0 + np.arange(41) / 4, np.full(41, 2.0)])
    spacing = Spacing(10.0, 8.0, 1.0, 1.0, 0.25)
    assert _next_sample(samples, np.full(41, 9.0), 0, last, laid, spacing, seed) == 40


def test_of_two_edges_as_uneven_the_first_is_laid():
    laid = nothing_laid(np.array([0.0, 0.0, 20.0, 20.0]), 4.0, 2)
    last = _add(2.0, 2.0, -1, 0, laid)
    samples = np.array([(2.0, 2.0), (6.5, 2.0), (7.5, 2.0)])
    assert _next_sample(samples, np.full(3, 9.0), 0, last, laid, Spacing(5.0, 4.0, 1.0, 1.0, 2.5), 1) == 1
    laid = nothing_laid(np.array([0.0, 0.0, 20.0, 20.0]), 5.0, 2)
    last = _add(10.0, 10.0, -1, 0, laid)
    samples = np.array([(10.0, 10.0), (13.0, 14.0), (17.0, 10.0)])  # 2 m too short, or 4 m beside the first
    assert _next_sample(samples, np.full(3, 9.0), 0, last, laid, Spacing(7.0, 5.0, 1.0, 4.0, 3.5), 1) == 1


def test_rivers_that_meet_leave_fifty_degrees_between_them():
    places = [(x, y) for x in range(-7, 8) for y in range(-7, 8) if 5 <= np.hypot(x, y) < 7.07]
    for place in places:
        laid = nothing_laid(np.array([0.0, 0.0, 40.0, 40.0]), 5.0, 2)
        _add(20.0 + place[0], 20.0 + place[1], _add(20.0, 20.0, -1, 0, laid), 0, laid)
        for other in places:
            wanted = _degrees(np.array(place), np.array(other)) >= 50
            assert _parts_well(20.0 + other[0], 20.0 + other[1], 0, laid, 7.07) == wanted


@pytest.mark.parametrize(
    "to_shore, is_laid",
    [(6.0, True), (5.9999, False), (LONGEST_EDGE * 10, False), (np.nextafter(LONGEST_EDGE * 10, 0), True)],
)
def test_a_line_begins_as_far_from_the_shore_as_it_must_and_nearer_than_an_edge(to_shore, is_laid):
    """How far its only place is from the shore is told, whatever it is."""
    ring = np.array([(0, 0), (60, 0), (60, 60), (0, 60), (0, 0)], float)
    beach = Beach(shores(Land((ring,))).segments, np.array([(0.0, 30.0)]))
    laid = nothing_laid(np.array([0.0, 0.0, 60.0, 60.0]), 10.0, 20)
    line = Line(np.array([(12.0, 30.0)]), np.array([to_shore]), 3)
    lay(line, laid, beach, Spacing(12.0, 10.0, 6.0, 2.0, 1.0), 1)
    assert laid.count[0] == (2 if is_laid else 0)


@pytest.mark.parametrize("seed", range(12))
def test_the_first_of_the_attempts_that_follow_most_of_a_line_is_laid(seed):
    rng = np.random.default_rng(seed)
    ring = np.array([(0, 0), (60, 0), (60, 60), (0, 60), (0, 0)], float)
    beach = Beach(shores(Land((ring,))).segments, np.column_stack([np.zeros(13), np.arange(0.0, 61, 5)]))
    along = np.arange(2.0, rng.integers(20, 55), 1.0)
    samples = np.column_stack([along, 30 + rng.integers(0, 6) * np.sin(along / 5)])
    line = Line(samples, samples[:, 0].copy(), 2)
    spacing = Spacing(8.0, 6.0, 5.0, float(rng.choice([0.5, 2.0])), 1.0)
    tries = []
    for attempt in range(ATTEMPTS):
        laid = nothing_laid(np.array([0.0, 0.0, 60.0, 60.0]), 6.0, 40)
        lay(line, laid, beach, spacing, seed + attempt)
        tries.append((_samples_followed(samples, 0, laid, spacing.tolerance), laid.xy[: laid.count[0]].tolist()))
    laid = nothing_laid(np.array([0.0, 0.0, 60.0, 60.0]), 6.0, 40)
    lay_best(line, laid, beach, spacing, seed)
    assert laid.xy[: laid.count[0]].tolist() == max(tries, key=lambda each: each[0])[1]
