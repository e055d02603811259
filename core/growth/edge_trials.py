"""The heading of a new edge: some are on trial, and the best that keeps all distances is taken."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..choices import LEAST_SLOPE
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..machine.noise import chance
from ..plane.fields import field_at
from ..plane.shore_grid import cells_inland, is_on_land
from ..plane.turning import turned_vector
from ..plane.types import Field
from .clearance import TOO_NEAR, VIEW, edge_distances, look_around, sparseness, widening
from .steepness import too_steep

TRIALS = 16  # headings for a child, and for a mouth
WIDEST = 1.9  # radians that a heading may give way
HEADING_NOISE = 0.4  # radians
STRAIGHTNESS = 0.55  # price of a radian, in edges of distance
SHARPEST = 2.1  # radians; the most that a child turns
AHEAD = 1.5  # edges that larger rivers look ahead for the sea
INLAND_WORTH = 0.1  # worth of an edge's distance from the sea there, times the priority above 1
UPWARD = 1.0  # worth of land there that rises faster than here, to rivers that end soon; what rises slower is no better
LEVEL = 1.0  # price of land there that rises faster or slower, to larger rivers
LARGER = 3  # priority from which rivers are
EASE = 0.2  # of rising by a river's slope, where land does not rise, in the order in which nodes grow
MOUTH_START = 1e-6  # edges from the shore at which the test of a mouth edge begins
FIRST_DRAW = 8  # of a node's random numbers those before are for the grammar
NO_NODE = np.array([-1])  # a literal would be compiled as a type of its own


class EdgeTrials(NamedTuple):
    """New edges on trial."""

    end: np.ndarray  # float64 (n, 2)
    heading: np.ndarray  # float64 (n, 2)
    distance: np.ndarray  # float64: metres from other edges, below 0 where the edge cannot be
    score: np.ndarray  # float64


def no_trials() -> EdgeTrials:
    """Return space for the `EdgeTrials` of one edge."""
    return EdgeTrials(np.empty((TRIALS, 2)), np.empty((TRIALS, 2)), np.empty(TRIALS), np.empty(TRIALS))


@kernel
def mouth_edge(x: float, y: float, inward_x, inward_y, priority: int, state) -> tuple[int, int]:
    """Return which trial is best for the first edge of a river, and for which priority there is space; -1 if for none.

    The trials are headings all around, evenly, the first of them along ``inward``.
    """
    limits, work, shore, edges, uplift = state.limits, state.work, state.shore, state.edges, state.uplift
    end, heading, distance, score = state.trials
    pieces, inside, away, edge = shore.pieces, shore.inside, shore.cells_away, limits.edge
    frame, coast, ends = pieces.frame, pieces.ends, edges.ends
    around = look_around(NO_NODE[0], x, y, priority, state)
    for trial in range(TRIALS):
        angle = (trial if trial <= TRIALS // 2 else trial - TRIALS) * (2.0 * np.pi / TRIALS)
        heading_x, heading_y = turned_vector(inward_x, inward_y, angle)
        to_x, to_y = x + edge * heading_x, y + edge * heading_y
        distance[trial] = TOO_NEAR
        if cells_inland(frame, away, to_x, to_y) > -1.0 and is_on_land(pieces, inside, to_x, to_y):
            from_x, from_y = x + MOUTH_START * edge * heading_x, y + MOUTH_START * edge * heading_y
            to_edges, to_shore = edge_distances(
                NO_NODE[0], from_x, from_y, to_x, to_y, around, ends, coast, work, limits
            )
            end[trial, 0], end[trial, 1], heading[trial, 0], heading[trial, 1] = to_x, to_y, heading_x, heading_y
            distance[trial] = to_edges / sparseness(field_at(uplift, to_x, to_y)) if to_edges > 0.0 else to_edges
            score[trial] = _score(to_edges, to_shore, edge, angle)
    if too_steep(state.relief, edges, state.net.z, state.net.receiver, x, y, 0.0, limits.steepest, work.boxes):
        return -1, 0
    return _choose(0.0, priority, state)


@kernel
def child_edge(node: int, child: int, priority: int, turn: float, around, state, seed: int) -> tuple[int, int]:
    """Return which trial is best for a child, and for which priority there is space; -1 and 0 if for none."""
    net, limits, work, shore, edges = state.net, state.limits, state.work, state.shore, state.edges.ends
    end, heading, distance, score = state.trials
    uplift = state.uplift
    away, frame, coast, edge = shore.cells_away, shore.pieces.frame, shore.pieces.ends, limits.edge
    x, y, inward_x, inward_y = net.xy[node, 0], net.xy[node, 1], net.inward[node, 0], net.inward[node, 1]
    draw = FIRST_DRAW + child * (TRIALS + 1)
    turn += HEADING_NOISE * (2.0 * chance(seed, node, draw) - 1.0)
    here = field_at(uplift, x, y)
    for trial in range(TRIALS):
        deviation = 2.0 * (trial + chance(seed, node, draw + 1 + trial)) / TRIALS - 1.0
        deviation *= WIDEST * abs(deviation)  # most of them near to where the river would go
        distance[trial] = TOO_NEAR
        if abs(turn + deviation) > SHARPEST:
            continue
        heading_x, heading_y = turned_vector(inward_x, inward_y, turn + deviation)
        to_x, to_y = x + edge * heading_x, y + edge * heading_y
        to_edges, to_shore = edge_distances(node, x, y, to_x, to_y, around, edges, coast, work, limits)
        if to_edges >= 0.0:
            end[trial, 0], end[trial, 1], heading[trial, 0], heading[trial, 1] = to_x, to_y, heading_x, heading_y
            ahead_x, ahead_y = to_x + AHEAD * edge * heading_x, to_y + AHEAD * edge * heading_y
            distance[trial] = to_edges / sparseness(field_at(uplift, to_x, to_y))
            score[trial] = _score(to_edges, to_shore, edge, deviation)
            score[trial] += INLAND_WORTH * min(priority - 1, 4) * cells_inland(frame, away, ahead_x, ahead_y)
            score[trial] += _worth_of_rising(field_at(uplift, ahead_x, ahead_y) - here, priority)
    return _choose(net.z[node], priority, state)


@kernel
def _worth_of_rising(more, priority):
    """Return what it is worth that land ahead rises so much faster: small rivers climb, large ones stay level."""
    return -LEVEL * abs(more) if priority >= LARGER else UPWARD * more


@kernel
def _score(to_edges, to_shore, edge, deviation):
    return (min(to_edges, VIEW * edge) + to_shore) / edge - STRAIGHTNESS * abs(deviation)


@kernel
def _choose(height, priority, state):
    """Return the best trial with the distance that a priority wants, or the next lower for which one has it.

    -1 and 0 if none has that of any.
    """
    end, _, distance, score = state.trials
    relief, edges, limits, boxes, slope = state.relief, state.edges, state.limits, state.work.boxes, state.river_slope
    z, receiver = state.net.z, state.net.receiver
    while priority > 0:
        best = _best_trial(distance, score, limits.clearance * widening(priority))
        if not is_there(best):
            priority -= 1
            continue
        x, y = end[best, 0], end[best, 1]
        top = height + rise_at(x, y, slope, limits.edge)
        if not too_steep(relief, edges, z, receiver, x, y, top, limits.steepest, boxes):
            return best, priority
        distance[best] = TOO_NEAR
    return -1, 0


@kernel
def _best_trial(distance, score, wanted):
    """Return the trial with the highest score that is farther from other edges than wanted, or -1."""
    best = -1
    for trial in range(TRIALS):
        if distance[trial] > wanted and (not is_there(best) or score[trial] > score[best]):
            best = trial
    return best


@kernel
def effort_at(x: float, y: float, uplift: Field) -> float:
    """Return how much of its rise counts in the order in which nodes grow: rivers come late to where land rises."""
    return EASE + (1.0 - EASE) * field_at(uplift, x, y)


def mean_effort(uplift: Field) -> float:
    """Return the mean of `effort_at` over a field of uplift."""
    return EASE + (1.0 - EASE) * float(np.mean(uplift.values))


@kernel
def rise_at(x: float, y: float, slope, edge: float) -> float:
    """Return how much an edge rises whose upper end is at a point."""
    return edge * max(field_at(slope, x, y), LEAST_SLOPE)
