"""What river nodes become, in which order, and where a place would be too steep."""

import numpy as np
import pytest
from headwaters.core.growth.candidates import empty_queue, push_candidate, take_candidate
from headwaters.core.growth.edge_trials import TRIALS, _best_trial
from headwaters.core.growth.grammar import ASYMMETRIC, CONTINUATION, FAN_RULE, SYMMETRIC, children_of, turns
from headwaters.core.growth.steepness import empty_relief, raise_relief, too_steep
from headwaters.core.machine.noise import chance
from headwaters.core.plane.segment_grid import empty_grid, insert
from headwaters.core.plane.turning import turned_vector
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples


def test_two_equal_rivers_meet_at_the_angle_of_humid_lands():
    """72.5 degrees between equals, whatever their size."""
    between = np.degrees(2 * np.diag(turns(9)))
    assert between == pytest.approx(72.5, abs=0.05)


def test_a_trickle_joins_a_trunk_at_a_right_angle():
    """And the trunk keeps its course; in between it is in between."""
    angle = np.degrees(turns(9))
    assert 80 < angle[1, 9] < 90 and angle[9, 1] < 1
    assert (np.diff(angle[1, 1:]) > 0).all() and (np.diff(angle[1:, 1]) < 0).all()


@given(some.floats(-np.pi, np.pi), some.floats(-np.pi, np.pi))
def test_directions_turn_by_sums_and_products(begin, angle):
    """As sine and cosine do."""
    x, y = turned_vector(np.cos(begin), np.sin(begin), angle)
    assert (x, y) == pytest.approx((np.cos(begin + angle), np.sin(begin + angle)), abs=1e-12)


def test_the_grammar_has_three_rules_and_a_fan():
    """One child of the same priority; two one lower; one of the same and one below, all below; one to five of 1."""
    shares, angles = np.array([0.2, 0.3, 0.5]), turns(5)
    symbols, turn = np.zeros(5, np.int64), np.zeros(5)
    below, counts, left = [], np.zeros(4), 0
    for node in range(3000):
        rule, count = children_of(node, 5, shares, angles, 1, symbols, turn)
        counts[rule] += 1
        left += turn[0] > 0
        if rule == CONTINUATION:
            assert (count, symbols[0], turn[0]) == (1, 5, 0)
        elif rule == SYMMETRIC:
            assert (count, symbols[0], symbols[1]) == (2, 4, 4) and turn[0] == -turn[1]
        else:
            assert (rule, count, symbols[0]) == (ASYMMETRIC, 2, 5) and turn[0] * turn[1] < 0
            below.append(symbols[1])
    assert (np.abs(counts / 3000 - [0.2, 0.3, 0.5, 0]) < 4 * np.sqrt(0.25 / 3000)).all()
    assert np.bincount(below, minlength=6)[[1, 2, 3, 4]].min() > len(below) / 4 - 4 * np.sqrt(len(below) * 3 / 16)
    assert len(below) == np.bincount(below)[1:5].sum()
    assert 0.35 < left / 3000 < 0.45  # half of those that branch
    fans = []
    for node in range(2000):
        rule, count = children_of(node, 1, shares, angles, 1, symbols, turn)
        assert rule == FAN_RULE and (symbols[:count] == 1).all()
        assert (np.abs(np.diff(turn[:count])) >= np.radians(50)).all()
        fans.append(count)
    assert np.bincount(fans)[1:].min() > 400 - 4 * np.sqrt(2000 * 0.16) and set(fans) == {1, 2, 3, 4, 5}


steps = some.lists(some.one_of(some.none(), some.tuples(some.integers(0, 30), some.integers(1, 4))), max_size=120)


@given(steps, some.sampled_from([0.0, 2.0, 7.0]))
def test_the_next_to_grow_is_low_and_important(actions, zeta):
    """Of those not more than ζ above the lowest the highest priority, of these the lowest, of these the oldest."""
    z, priorities = np.zeros(len(actions) + 1), {}
    queue = empty_queue(4, z.size)
    for node, action in enumerate([*actions, None]):
        if action is not None:
            z[node], priorities[node] = action
            push_candidate(queue, z, node, priorities[node])
            continue
        chosen = take_candidate(queue, z, zeta)
        if not priorities:
            assert chosen == -1
            continue
        near = [one for one in priorities if z[one] <= min(z[other] for other in priorities) + zeta]
        assert chosen == min(near, key=lambda one: (-priorities[one], z[one], one))
        del priorities[chosen]


@examples(40)
@given(some.integers(0, 10**6), some.floats(0.05, 3.0))
def test_a_place_is_too_steep_if_the_way_to_any_node_is(seed, steepest):
    """As comparing it with all nodes says."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(1, 40))
    size = rng.uniform(1, 30)
    xy, z = rng.uniform(0, size, (2 * count, 2)), rng.uniform(0, 10, 2 * count)
    receiver = np.concatenate([np.arange(count, 2 * count), np.full(count, -1)])
    xy[:count] = xy[count:] + rng.uniform(-0.5, 0.5, (count, 2))
    grid = empty_grid((0, 0, size, size), 1.0, 1.5, count)
    relief = empty_relief(grid.head.shape)
    for edge in range(count):
        grid.ends[edge] = (*xy[edge], *xy[receiver[edge]])
        insert(grid, edge)
        raise_relief(relief, grid, edge, z[edge], z[receiver[edge]])
    boxes = np.zeros((256, 3), np.int64)
    for x, y in rng.uniform(0, size, (8, 2)):
        height = rng.uniform(0, 10)
        truth = (np.abs(z - height) >= steepest * np.hypot(*(xy - (x, y)).T)).any()
        assert too_steep(relief, grid, z, receiver, x, y, height, steepest, boxes) == truth


@pytest.mark.parametrize("node", range(12))
def test_a_rule_has_the_draws_below_its_share(node):
    """One as great as its share is of the next rule, which so never comes by a share of 0."""
    draw, angles = chance(7, node, 1), turns(5)

    def rule(*shares):
        return children_of(node, 4, np.array(shares), angles, 7, np.zeros(5, np.int64), np.zeros(5))[0]

    above = np.nextafter(draw, 1)
    assert rule(above, 0.0, 1 - above) == CONTINUATION
    assert rule(draw, 1 - draw, 0.0) == SYMMETRIC
    assert rule(draw, 0.0, 1 - draw) == rule(0.0, draw, 1 - draw) == ASYMMETRIC
    assert rule(0.0, above, 1 - above) == SYMMETRIC


@pytest.mark.parametrize("seed", range(20))
def test_the_first_of_the_best_headings_that_are_far_enough_is_taken(seed):
    rng = np.random.default_rng(seed)
    distance, score = rng.integers(-1, 4, TRIALS) * 1.0, rng.integers(-2, 3, TRIALS) * 1.0
    for wanted in range(-2, 4):
        fit = [trial for trial in range(TRIALS) if distance[trial] > wanted]
        assert _best_trial(distance, score, wanted) == max(fit, key=lambda trial: (score[trial], -trial), default=-1)
