"""What kernels know while a network grows: the rivers so far, the shore, and what new edges keep to."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Coordinates, Heights, Receivers
from ..choices import LEAST_SLOPE
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..plane.fields import FieldSamples, field_samples, greatest_of_field
from ..plane.segment_grid import SegmentGrid, empty_like, insert
from ..plane.shore_grid import ShoreGrid
from ..plane.types import SKETCHED, Field, Tree
from .clearance import CLOSEST, Limits, Workspace, workspace
from .edge_trials import EdgeTrials, effort_at, no_trials, rise_at
from .steepness import Relief, empty_relief, raise_relief

STEEPER = 3.0  # than the rivers: lines between nodes, where the terrain is not steeper anyway


class GrowthState(NamedTuple):
    """Rivers that grow on an island, as kernels take them; arrays of nodes have space for more."""

    net: Tree
    rank: np.ndarray  # float64: how high nodes count as, above the sea or a sketch; the lowest is next to grow
    pace: float  # what each edge adds to a rank; 0: as the land rises
    edges: SegmentGrid  # edge i goes from node i down to its receiver
    relief: Relief
    shore: ShoreGrid
    limits: Limits
    river_slope: FieldSamples
    uplift: FieldSamples
    work: Workspace
    trials: EdgeTrials


def growth_state(
    shore: ShoreGrid, tree: Tree | None, rules, river_slope: Field, terrain_slope: Field, capacity: int
) -> GrowthState:
    """Return the `GrowthState` of a tree (None: there is none yet) beside a shore, with space for so many nodes."""
    net = _nodes(tree, capacity)
    receiver, count = net.receiver, 0 if tree is None else len(tree.z)
    upper = np.flatnonzero(receiver[:count] >= 0)
    longest = max([rules.edge, *np.hypot(*(net.xy[upper] - net.xy[receiver[upper]]).T)])
    state = GrowthState(
        net,
        np.zeros(capacity),
        float(rules.pace),
        empty_like(shore.pieces, longest, capacity),
        empty_relief(shore.inside.shape),
        shore,
        _limits(rules, river_slope, terrain_slope),
        field_samples(river_slope),
        field_samples(rules.uplift),
        workspace(capacity, len(shore.along)),
        no_trials(),
    )
    _add_edges(upper, net.xy, net.z, net.receiver, state.edges, state.relief)
    _rank(net, count, state)
    return state


def _nodes(tree, capacity):
    """Return the arrays of a tree, with space for more nodes."""
    kinds = (((2,), float), ((), float), ((), np.int64), ((), np.int64), ((), np.uint8), ((2,), float))
    net = Tree(*(np.zeros((capacity, *shape), kind) for shape, kind in kinds))
    if tree is not None:
        for space, part in zip(net, tree):
            space[: len(part)] = part
    return net


def _limits(rules, river_slope, terrain_slope):
    clearance, shore = rules.clearance * rules.edge, rules.shore * rules.edge
    steepest = max(STEEPER * max(greatest_of_field(river_slope), LEAST_SLOPE), greatest_of_field(terrain_slope))
    spacing = min(clearance, CLOSEST * rules.edge)
    return Limits(float(rules.edge), float(clearance), float(shore), float(spacing), float(steepest))


@kernel
def _rank(net, count, state):
    """Find the ranks of the first nodes, as they had them when they grew; sketches begin anew."""
    for node in range(count):
        below = net.receiver[node]
        if is_there(below) and net.source[node] != SKETCHED:
            state.rank[node] = state.rank[below] + rank_step(net.xy[node, 0], net.xy[node, 1], state)


@kernel
def rank_step(x: float, y: float, state) -> float:
    """Return how much an edge adds to the rank of its lower end, whose upper end is at a point."""
    if state.pace > 0.0:
        return state.pace
    return rise_at(x, y, state.river_slope, state.limits.edge) * effort_at(x, y, state.uplift)


@kernel
def _add_edges(nodes, xy, z, receiver, edges, relief):
    for node in nodes:
        add_edge(node, xy, z, receiver, edges, relief)


@kernel
def add_edge(node: int, xy: Coordinates, z: Heights, receiver: Receivers, edges: SegmentGrid, relief: Relief) -> None:
    """Enter the edge from a node to its receiver in the index."""
    ends, below = edges.ends, receiver[node]
    ends[node, 0], ends[node, 1] = xy[node, 0], xy[node, 1]
    ends[node, 2], ends[node, 3] = xy[below, 0], xy[below, 1]
    insert(edges, node)
    raise_relief(relief, edges, node, z[node], z[below])
