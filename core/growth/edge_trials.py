"""The heading of a new edge: some are on trial, and the best that keeps all distances is taken."""

from typing import NamedTuple

import numpy as np

from ..choices import LEAST_SLOPE
from ..machine.jit import kernel
from ..machine.noise import chance
from ..plane.fields import field_at
from ..plane.shore_grid import cells_inland, is_inside
from ..plane.turning import turned
from .clearance import TOO_NEAR, VIEW, edge_distances, look_around, widening
from .steepness import too_steep

TRIALS = 16  # headings for a child, and for a mouth
WIDEST = 1.9  # radians that a heading may give way
NOISE = 0.4  # radians
STRAIGHTNESS = 0.55  # price of a radian, in edges of distance
SHARPEST = 2.1  # radians; the most that a child turns
AHEAD = 1.5  # edges that larger rivers look ahead for the sea
INLAND = 0.1  # worth of an edge's distance from the sea there, times the priority above 1
MOUTH_START = 1e-6  # edges from the shore at which the test of a mouth edge begins
FIRST_DRAW = 8  # of a node's random numbers those before are for the grammar
NOWHERE = np.array([-1])  # a literal would be compiled as a type of its own


class EdgeTrials(NamedTuple):
    """New edges on trial."""

    end: np.ndarray  # float64 (n, 2)
    heading: np.ndarray  # float64 (n, 2)
    distance: np.ndarray  # float64: metres from other edges, below 0 where the edge cannot be
    score: np.ndarray  # float64


def no_trials():
    """Return space for the `EdgeTrials` of one edge."""
    return EdgeTrials(np.empty((TRIALS, 2)), np.empty((TRIALS, 2)), np.empty(TRIALS), np.empty(TRIALS))


@kernel
def mouth_edge(x, y, inward_x, inward_y, priority, state):
    """Return which trial is best for the first edge of a river, and for which priority there is space; -1 if for none.

    The trials are headings all around, evenly, the first of them along ``inward``.
    """
    edge, trials = state.limits.edge, state.trials
    around = look_around(NOWHERE[0], x, y, priority, state)
    for trial in range(TRIALS):
        angle = (trial if trial <= TRIALS // 2 else trial - TRIALS) * (2.0 * np.pi / TRIALS)
        heading_x, heading_y = turned(inward_x, inward_y, angle)
        to_x, to_y = x + edge * heading_x, y + edge * heading_y
        trials.distance[trial] = TOO_NEAR
        if cells_inland(state.shore, to_x, to_y) > -1.0 and is_inside(state.shore, to_x, to_y):
            from_x, from_y = x + MOUTH_START * edge * heading_x, y + MOUTH_START * edge * heading_y
            to_edges, to_shore = edge_distances(NOWHERE[0], from_x, from_y, to_x, to_y, around, state)
            _note(trial, to_x, to_y, heading_x, heading_y, to_edges, to_shore, edge, trials)
            trials.score[trial] -= STRAIGHTNESS * abs(angle)
    if too_steep(x, y, 0.0, state):
        return -1, 0
    return _choose(0.0, priority, state)


@kernel
def child_edge(node, child, priority, turn, around, state, seed):
    """Return which trial is best for a child, and for which priority there is space; -1 and 0 if for none."""
    net, edge, trials = state.net, state.limits.edge, state.trials
    x, y = net.xy[node, 0], net.xy[node, 1]
    draw = FIRST_DRAW + child * (TRIALS + 1)
    turn += NOISE * (2.0 * chance(seed, node, draw) - 1.0)
    for trial in range(TRIALS):
        deviation = 2.0 * (trial + chance(seed, node, draw + 1 + trial)) / TRIALS - 1.0
        deviation *= WIDEST * abs(deviation)  # most of them near to where the river would go
        trials.distance[trial] = TOO_NEAR
        if abs(turn + deviation) > SHARPEST:
            continue
        heading_x, heading_y = turned(net.inward[node, 0], net.inward[node, 1], turn + deviation)
        to_x, to_y = x + edge * heading_x, y + edge * heading_y
        to_edges, to_shore = edge_distances(node, x, y, to_x, to_y, around, state)
        if to_edges >= 0.0:
            _note(trial, to_x, to_y, heading_x, heading_y, to_edges, to_shore, edge, trials)
            trials.score[trial] -= STRAIGHTNESS * abs(deviation)
            ahead_x, ahead_y = to_x + AHEAD * edge * heading_x, to_y + AHEAD * edge * heading_y
            trials.score[trial] += INLAND * min(priority - 1, 4) * cells_inland(state.shore, ahead_x, ahead_y)
    return _choose(net.z[node], priority, state)


@kernel
def _note(trial, x, y, heading_x, heading_y, to_edges, to_shore, edge, trials):
    trials.end[trial, 0], trials.end[trial, 1] = x, y
    trials.heading[trial, 0], trials.heading[trial, 1] = heading_x, heading_y
    trials.distance[trial] = to_edges
    trials.score[trial] = (min(to_edges, VIEW * edge) + to_shore) / edge


@kernel
def _choose(height, priority, state):
    """Return the best trial with the distance that a priority wants, or the next lower for which one has it.

    -1 and 0 if none has that of any.
    """
    trials = state.trials
    while priority > 0:
        best = _best_trial(trials, state.limits.clearance * widening(priority))
        if best < 0:
            priority -= 1
            continue
        x, y = trials.end[best, 0], trials.end[best, 1]
        if not too_steep(x, y, height + rise_at(x, y, state), state):
            return best, priority
        trials.distance[best] = TOO_NEAR
    return -1, 0


@kernel
def _best_trial(trials, distance):
    """Return the trial with the highest score that is farther than ``distance`` from other edges, or -1."""
    best = -1
    for trial in range(TRIALS):
        if trials.distance[trial] > distance and (best < 0 or trials.score[trial] > trials.score[best]):
            best = trial
    return best


@kernel
def rise_at(x, y, state):
    """Return how much an edge rises whose upper end is at a point."""
    return state.limits.edge * max(field_at(state.river_slope, x, y), LEAST_SLOPE)
