"""What is around a new edge: edges near along the rivers, and all edges and pieces of shore that matter."""

from typing import NamedTuple

import numpy as np
import pytest
from headwaters.core.growth.clearance import (
    FAR_EDGE,
    JOINED_EDGE,
    NEAR_EDGE,
    Limits,
    look_around,
    relation,
    sparseness,
    widening,
    workspace,
)
from headwaters.core.growth.edge_trials import LARGER, TRIALS, _best_trial, _worth_of_rising
from headwaters.core.plane.segment_grid import empty_grid, insert
from headwaters.core.plane.shore_grid import lay_shore
from headwaters.core.plane.types import Land


class Net(NamedTuple):
    receiver: np.ndarray


class State(NamedTuple):
    limits: Limits
    shore: tuple
    work: tuple
    net: Net
    edges: tuple


@pytest.mark.parametrize("seed", range(8))
def test_edges_are_near_within_two_nodes_along_the_rivers(seed):
    rng = np.random.default_rng(seed)
    receiver = np.array([-1, *(rng.integers(max(-1, at - 4), at) for at in range(1, 30))])
    links = [(at, int(below)) for at, below in enumerate(receiver) if below >= 0]
    for node in range(30):
        steps, front = {node: 0}, [node]
        for at in front:
            beside = [sum(link) - at for link in links if at in link]
            for other in beside:
                if other not in steps:
                    steps[other] = steps[at] + 1
                    front.append(other)
        for edge in range(30):
            away = min(steps.get(edge, 9), steps.get(int(receiver[edge]), 9))
            wanted = JOINED_EDGE if away == 0 else NEAR_EDGE if away <= 2 else FAR_EDGE
            assert relation(receiver, node, edge) == wanted


@pytest.mark.parametrize("clearance", [2.0, 9.0])
@pytest.mark.parametrize("seed", range(4))
def test_all_that_matters_around_a_place_is_found(seed, clearance):
    rng, count, size = np.random.default_rng(seed), 60, 100.0
    start, heading = rng.uniform(0, size, (count, 2)), rng.uniform(0, 7, count)
    edges = empty_grid((0.0, 0.0, size, size), 3.0, 4.0, count)
    edges.ends[:] = np.column_stack([start, start + 4.0 * np.column_stack([np.cos(heading), np.sin(heading)])])
    for edge in range(count):
        insert(edges, edge)
    ring = np.array([(0, 0), (size, 0), (size, size), (0, size), (0, 0)], float)
    tip = np.array([50.0 + seed / 2, 50.0])  # of a needle of a lake, which reaches out of the cell of its middle
    needle = np.array([tip, tip - (9.0, 0.2), tip - (9.0, -0.2), tip])
    shore, work = lay_shore(Land([ring, needle]), 2.0), workspace(count, 400)
    limits = Limits(4.0, clearance, (3.0, 20.0)[seed % 2], 2.0, 1.0)
    net = Net(np.array([-1, *(rng.integers(0, at) for at in range(1, count))]))
    for node in (-1, 7, 30):
        # Some places lie anywhere, others as far from the tip as it may matter.
        aside = rng.uniform(0.9, 1.0, 60) * max(10.0, 4.0 + limits.shore)
        ahead = tip + np.column_stack([aside, np.zeros(60)])
        for x, y in [*rng.uniform(0, size, (20, 2)).tolist(), *ahead.tolist()]:
            around = look_around(node, x, y, 1 + seed, State(limits, shore, work, net, edges))
            assert around.furthest == pytest.approx(1.01 * max(clearance * (1 + seed / 4) * 1.4, 6.0))
            near, pieces = work.edges[: around.edges].tolist(), set(work.pieces[: around.pieces].tolist())
            kinds = [relation(net.receiver, node, edge) if node >= 0 else FAR_EDGE for edge in near]
            assert work.relation[: around.edges].tolist() == kinds
            reach = 4.0 + around.furthest, max(10.0, 4.0 + limits.shore)
            for found, grid, most in ((set(near), edges, reach[0]), (pieces, shore.pieces, reach[1])):
                parts = np.linspace(0, 1, 50)[:, None, None]
                places = grid.ends[:, :2] + parts * (grid.ends[:, 2:] - grid.ends[:, :2])
                away = np.hypot(*np.moveaxis(places - (x, y), 2, 0))
                assert found >= set(np.flatnonzero(away.min(axis=0) < most).tolist())


def test_great_rivers_and_gentle_land_keep_more_room():
    assert [widening(priority) for priority in (1, 2, 5)] == [1.0, 1.25, 2.0]
    assert [sparseness(uplift) for uplift in (0.0, 0.5, 1.0)] == pytest.approx([1.4, 1.2, 1.0])


@pytest.mark.parametrize("seed", range(20))
def test_the_first_of_the_best_trials_is_taken_of_those_far_enough_away(seed):
    rng = np.random.default_rng(seed)
    for wanted in (1.0, 2.0, 4.0):
        distance, score = rng.integers(0, 5, (2, TRIALS)).astype(float)
        far = np.flatnonzero(distance > wanted)
        best = far[np.argmax(score[far])] if far.size else -1
        assert _best_trial(distance, score, wanted) == best


def test_from_a_certain_size_on_rivers_stay_level():
    assert [_worth_of_rising(0.5, LARGER + more) > 0 for more in (-1, 0, 1)] == [True, False, False]
