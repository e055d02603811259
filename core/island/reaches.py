"""Reaches: stretches of a grown river from a head or junction to the next junction or to the mouth, and their table.

A reach owns the edges of its nodes but the last, which belongs to the reach below or is a mouth. Where a river goes on
beyond the head of a sketch a new reach begins, so that each reach is grown or sketched as a whole.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..arrays import Indices, Values
from ..choices import M2_PER_KM2
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..network import distance_down, mouths
from ..network_table import LineNetwork, line_facts, line_table
from ..plane.types import SKETCHED, Tree
from ..run.run import Run

SOURCES = np.array(["grown", "sketched"])
REACH_ENDS = np.array(["head", "bend", "junction", "mouth"])


class Reaches(NamedTuple):
    """The reaches of a tree in the order of their upper nodes, so that each comes before those that flow into it."""

    nodes: np.ndarray  # int64, all nodes of the first reach downstream, its lower end included, then those of the next
    offsets: np.ndarray  # int64, where the nodes of each reach begin, and their number
    receiver: np.ndarray  # int64, the reach that each flows into, -1 at a mouth
    of_node: np.ndarray  # int64, the reach that the edge below each node belongs to, -1 for mouths

    @property
    def upper(self) -> Indices:
        """The node at the upper end of each reach."""
        return self.nodes[self.offsets[:-1]]

    @property
    def lower(self) -> Indices:
        """The node at the lower end of each reach."""
        return self.nodes[self.offsets[1:] - 1]

    @property
    def last(self) -> Indices:
        """The last node that a reach owns: the one above its lower end."""
        return self.nodes[self.offsets[1:] - 2]


def find_reaches(tree: Tree, every_edge: bool = False) -> Reaches:
    """Return the `Reaches` of a `Tree`; with ``every_edge`` each edge is one."""
    receiver = np.ascontiguousarray(tree.receiver, np.int64)
    begins = np.ones(receiver.size, np.bool_) if every_edge else _beginnings(receiver, tree.source == SKETCHED)
    flows = receiver >= 0
    upper = np.flatnonzero(begins & flows)
    number = np.full(receiver.size, -1, np.int64)
    number[upper] = np.arange(upper.size)
    of_node = np.where(flows, number[_tops(receiver, begins)], -1)
    owned = np.flatnonzero(flows)
    owned = owned[np.lexsort((-owned, of_node[owned]))]  # downstream, since a receiver comes before its tributaries
    ends = np.cumsum(np.bincount(of_node[owned], minlength=upper.size))
    lower = receiver[owned[ends - 1]] if upper.size else np.empty(0, np.int64)
    nodes = np.insert(owned, ends, lower)
    offsets = np.append(0, ends + np.arange(1, upper.size + 1))
    return Reaches(nodes, offsets, of_node[lower], of_node)


def _beginnings(receiver, sketched):
    """Return in which nodes a reach begins: heads, junctions, and where a sketch ends or begins."""
    flows = receiver >= 0
    tributaries = np.bincount(receiver[flows], minlength=receiver.size)
    changes = np.zeros(receiver.size, np.bool_)
    changes[receiver[flows]] = sketched[flows] != sketched[receiver[flows]]
    return (tributaries != 1) | changes


@kernel
def _tops(receiver, begins):
    """Return for each node the node in which the reach of its edge begins."""
    top = np.arange(receiver.size)
    for node in range(receiver.size - 1, -1, -1):
        below = receiver[node]
        if is_there(below) and not begins[below]:
            top[below] = top[node]
    return top


def edge_lengths(tree: Tree) -> Values:
    """Return the length of the edge below each node in metres, 0 for mouths."""
    step = tree.xy - tree.xy[np.maximum(tree.receiver, 0)]
    return np.where(tree.receiver >= 0, np.hypot(step[:, 0], step[:, 1]), 0.0)


def reach_table(run: Run, tree: Tree, reaches: Reaches, drained: Values, cell_area: Values) -> dict[str, Any]:
    """Return the columns of the reaches that a network has whatever made it, with 0 as the first id.

    Parameters
    ----------
    drained : square metres that drain through each node, its own cell included
    cell_area : square metres of the cell of each node

    Whole numbers say NULL with -1. The cell of a mouth counts to the largest river that ends there.
    """
    receiver, count = reaches.receiver, reaches.receiver.size
    sizes = np.diff(reaches.offsets)
    owner = np.repeat(np.arange(count), sizes)
    steps = edge_lengths(tree)[reaches.nodes]
    steps[reaches.offsets[1:] - 1] = 0.0  # the edge below the last node is another reach's
    length = np.bincount(owner, steps, count)
    area_out = np.array(drained[reaches.last], np.float64)
    at_sea = np.flatnonzero(receiver < 0)
    biggest = at_sea[np.lexsort((at_sea, -area_out[at_sea], reaches.lower[at_sea]))]
    _, first = np.unique(reaches.lower[biggest], return_index=True)
    area_out[biggest[first]] += cell_area[reaches.lower[biggest[first]]]

    network = LineNetwork(
        receiver,
        np.ones(count, np.bool_),
        np.arange(count),
        reaches.lower,
        length,
        np.asarray(drained[reaches.upper], np.float64),
        area_out,
        np.zeros(count),
    )
    drop = tree.z[reaches.upper] - tree.z[reaches.lower]
    table = line_table(line_facts(run, network), reaches.upper, reaches.lower, drop)
    return {**table, "source": SOURCES[(tree.source[reaches.upper] == SKETCHED).astype(np.int64)]}


def tree_node_table(
    run: Run, tree: Tree, reaches: Reaches, drained: Values, strahler_of_node: Indices
) -> dict[str, Any]:
    """Return the columns of the nodes, with 0 as the first id: all nodes of the tree, not only ends of reaches."""
    receiver = tree.receiver
    order = tree.downstream_order
    tributaries = np.bincount(receiver[receiver >= 0], minlength=receiver.size)
    return {
        "id": np.arange(receiver.size),
        "downstream": receiver,
        "kind": REACH_ENDS[np.where(receiver < 0, 3, np.minimum(tributaries, 2))],
        "link": reaches.of_node,
        "links_in": tributaries,
        "source": SOURCES[(tree.source == SKETCHED).astype(np.int64)],
        "strahler": strahler_of_node,
        "z_m": tree.z,
        "area_km2": np.asarray(drained, np.float64) / M2_PER_KM2,
        "sea_dist_m": distance_down(run, receiver, order, edge_lengths(tree), np.zeros(receiver.size))
        + edge_lengths(tree),
        "basin": mouths(run, receiver, order),
    }
