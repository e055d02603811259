"""What kernels know while a network grows: the rivers so far, the shore, and what new edges keep to."""

from typing import NamedTuple

import numpy as np

from ..choices import LEAST_SLOPE
from ..machine.jit import kernel
from ..plane.fields import FieldSamples, field_samples, greatest
from ..plane.segment_grid import SegmentGrid, empty_like, insert
from ..plane.shore_grid import ShoreGrid
from ..plane.types import SKETCHED, Tree
from .clearance import CLOSEST, Limits, Workspace, workspace
from .edge_trials import EdgeTrials, no_trials
from .steepness import Relief, empty_relief, raise_relief

STEEPER = 3.0  # than the rivers: lines between nodes, where the terrain is not steeper anyway


class GrowthState(NamedTuple):
    """Rivers that grow on an island, as kernels take them; arrays of nodes have space for more."""

    net: Tree
    rank: np.ndarray  # float64: the heights by which nodes are next to grow, above the sea or above a sketch
    edges: SegmentGrid  # edge i goes from node i down to its receiver
    relief: Relief
    shore: ShoreGrid
    limits: Limits
    river_slope: FieldSamples
    work: Workspace
    trials: EdgeTrials


def growth_state(shore, tree, rules, river_slope, terrain_slope, capacity):
    """Return the `GrowthState` of a tree (None: there is none yet) beside a shore, with space for so many nodes."""
    net, rank = _nodes(tree, capacity)
    receiver, count = net.receiver, 0 if tree is None else len(tree.z)
    upper = np.flatnonzero(receiver[:count] >= 0)
    longest = max([rules.edge, *np.hypot(*(net.xy[upper] - net.xy[receiver[upper]]).T)])
    state = GrowthState(
        net,
        rank,
        empty_like(shore.pieces, longest, capacity),
        empty_relief(shore.inside.shape),
        shore,
        _limits(rules, river_slope, terrain_slope),
        field_samples(river_slope),
        workspace(capacity, len(shore.along)),
        no_trials(),
    )
    _add_edges(upper, net.xy, net.z, net.receiver, state.edges, state.relief)
    return state


def _nodes(tree, capacity):
    """Return the arrays of a tree and the ranks of its nodes, with space for more nodes."""
    kinds = (((2,), float), ((), float), ((), np.int64), ((), np.int64), ((), np.uint8), ((2,), float))
    net = Tree(*(np.zeros((capacity, *shape), kind) for shape, kind in kinds))
    rank = np.zeros(capacity)
    if tree is not None:
        for space, part in zip(net, tree):
            space[: len(part)] = part
        rank[: len(tree.z)] = np.where(tree.source == SKETCHED, 0.0, tree.z)
    return net, rank


def _limits(rules, river_slope, terrain_slope):
    clearance, shore = rules.clearance * rules.edge, rules.shore * rules.edge
    steepest = max(STEEPER * max(greatest(river_slope), LEAST_SLOPE), greatest(terrain_slope))
    spacing = min(clearance, CLOSEST * rules.edge)
    return Limits(float(rules.edge), float(clearance), float(shore), float(spacing), float(steepest))


@kernel
def _add_edges(nodes, xy, z, receiver, edges, relief):
    for node in nodes:
        add_edge(node, xy, z, receiver, edges, relief)


@kernel
def add_edge(node, xy, z, receiver, edges, relief):
    """Enter the edge from a node to its receiver in the index."""
    ends, below = edges.ends, receiver[node]
    ends[node, 0], ends[node, 1] = xy[node, 0], xy[node, 1]
    ends[node, 2], ends[node, 3] = xy[below, 0], xy[below, 1]
    insert(edges, node)
    raise_relief(relief, edges, node, z[node], z[below])
