"""How a river network grows from its mouths into the land, edge by edge.

After Génevaux, Galin, Guérin, Peytavie and Beneš (2013, doi:10.1145/2461912.2461996): of the nodes that may still grow
one is selected by height and priority, a grammar says what it becomes, and each child is put where nothing is too near.
What the paper leaves open, directions above all, is ours: a child's heading follows from the discharges that meet, and
gives way to where other rivers are farther.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..choices import (
    CLEARANCE,
    GROWTH_OF_PRESET,
    LEAST_CLEARANCE,
    LEAST_SHORE_CLEARANCE,
    SHORE_CLEARANCE,
    USUAL_GROWTH,
)
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..machine.noise import chance
from ..network import strahler
from ..plane.fields import constant
from ..plane.land import area
from ..plane.shore_grid import lay_shore
from ..plane.types import GROWN, SKETCHED, Field, Land, Mouths, Tree
from ..run.run import Run
from ..run.waiting import watched
from .candidates import empty_queue, push_candidate, take_candidate
from .clearance import JOINED_EDGE, Around, look_around
from .edge_trials import NO_NODE, child_edge, mean_effort, mouth_edge, rise_at
from .grammar import CONTINUATION, FAN_RULE, MOST_CHILDREN, children_of, turns
from .state import add_edge, growth_state, rank_step

EVEN = constant(1.0)  # uplift that is the same everywhere
NODES_PER_EDGE2 = 2.32  # circles of radius half a spacing cannot lie closer
NO_SPACE = -1  # in the place of a number of nodes: there is no space for one more


class Rules(NamedTuple):
    """How a network grows; lengths in metres."""

    edge: float
    clearance: float = CLEARANCE  # of an edge; between edges
    zeta: float = 0.0  # a river this far above the lowest may still go first
    pc: float = 0.2  # chances of continuation, symmetric and asymmetric branching
    ps: float = 0.1
    pa: float = 0.7
    shore: float = SHORE_CLEARANCE  # of an edge; between nodes and the shore
    uplift: Field = EVEN  # relative, from 0 to 1: where there is more rivers are denser, come later, and end
    pace: float = 0.0  # metres that each edge counts for in the order in which nodes grow; 0: as much as it rises


class Growth(NamedTuple):
    """A grown network and how it came about."""

    tree: Tree
    strahler: np.ndarray  # int32: the true order of each node
    draws: np.ndarray  # int64 (3): continuations, symmetric and asymmetric branchings drawn for priorities above 1
    survivors: np.ndarray  # int64 (3): how many of these could stay as they were drawn
    mouths_used: np.ndarray  # bool: at which of the given mouths a river ends


class Overgrown(RuntimeError):
    """More nodes grew than can lie on the land at the distance that they keep: an error in the program."""


class _Draws(NamedTuple):
    """What decides which node grows, and into what."""

    shares: np.ndarray  # float64 (3): chances of continuation, symmetric and asymmetric branching
    turns: np.ndarray  # float64: angles by priorities, see `grammar.turns`
    zeta: float
    seed: int
    source: int  # of the new nodes
    given: int  # nodes that are there before
    gets_side_rivers: np.ndarray  # bool of each of these: it does not grow on, but others may join it


class MouthArrays(NamedTuple):
    """Where rivers begin, as kernels take it."""

    xy: np.ndarray  # float64 (n, 2)
    inward: np.ndarray  # float64 (n, 2)
    priority: np.ndarray  # int64


class _Results(NamedTuple):
    """What is told of a growth beside its tree."""

    used: np.ndarray  # bool of each mouth
    draws: np.ndarray  # int64 (3)
    survivors: np.ndarray  # int64 (3)


class _Children(NamedTuple):
    """What a node becomes: space for the most children that there can be."""

    priority: np.ndarray  # int64
    turn: np.ndarray  # float64: radians to the left of the node's own heading


def usual_zeta(
    edge: float, river_slope: Field, uplift: Field = EVEN, rises: float = GROWTH_OF_PRESET[USUAL_GROWTH][0]
) -> float:
    """Return the ζ that is so many mean ``rises`` of an edge: the more, the larger are a few networks."""
    return rises * edge * float(np.mean(river_slope.values)) * mean_effort(uplift)


def refuse_impossible(rules: Rules) -> None:
    """Raise ValueError for rules by which no network can grow."""
    if not rules.edge > 0:
        raise ValueError(f"the edge length must be above 0, got {rules.edge}")
    for clearance, least in ((rules.clearance, LEAST_CLEARANCE), (rules.shore, LEAST_SHORE_CLEARANCE)):
        if not clearance >= least:
            raise ValueError(f"clearances must be at least {least}, got {clearance}")
    shares = rules.pc, rules.ps, rules.pa
    if min(shares) < 0 or abs(sum(shares) - 1) > 1e-9:
        raise ValueError(f"the chances of the three rules must add up to 1, got {shares}")


def grow(
    run: Run,
    land: Land,
    tree: Tree | None,
    mouths: Mouths,
    rules: Rules,
    river_slope: Field,
    terrain_slope: Field,
    seed: int,
    source: int = GROWN,
) -> Growth:
    """Return the `Growth` of a network from the nodes of ``tree`` (None: there are none) and from new ``mouths``.

    Heads of sketched rivers grow on by their priority; other nodes of the tree get side rivers where nothing is near.
    Sketches grow as if they lay at the sea: at their height they would wait until rivers from the coast surround them.
    ``river_slope`` and ``terrain_slope`` are fields. The nodes of ``tree`` are the first of the result, unchanged.
    """
    refuse_impossible(rules)
    given = 0 if tree is None else len(tree.z)
    priorities = max([1, *mouths.priority.tolist(), *([] if tree is None else tree.priority.tolist())])
    capacity = given + 2 * len(mouths.xy) + int(NODES_PER_EDGE2 * area(land) / rules.edge**2) + 16
    state = growth_state(lay_shore(land, rules.edge), tree, rules, river_slope, terrain_slope, capacity)
    shares, seed = np.array([rules.pc, rules.ps, rules.pa]), int(seed) & 0xFFFFFFFF
    draws = _Draws(shares, turns(priorities), float(rules.zeta), seed, source, given, _side_rivers(tree))
    results = _Results(np.zeros(len(mouths.xy), np.bool_), np.zeros(3, np.int64), np.zeros(3, np.int64))
    order = np.argsort(-mouths.priority, kind="stable")
    queue = empty_queue(priorities, capacity)
    size = watched(
        run, lambda watch: _grow(state, queue, mouth_arrays(mouths), order, draws, results, watch), 2 * capacity // 5
    )
    if size == NO_SPACE:
        raise Overgrown(
            f"More than {capacity} river nodes grew, which is more than can lie {state.limits.spacing:g} m apart on "
            "this island. This is an error in the program; please report it."
        )
    grown = Tree(*(part[:size].copy() for part in state.net))
    return Growth(grown, strahler(run.quietly(), grown.receiver, grown.downstream_order), *results[1:], results.used)


def mouth_arrays(mouths: Mouths) -> MouthArrays:
    """Return points, inner normals and priorities of mouths as kernels take them."""
    kinds = np.float64, np.float64, np.int64
    return MouthArrays(*(np.require(part, kind, ["C", "W"]) for part, kind in zip(mouths[2:], kinds)))


def _side_rivers(tree):
    """Tell which nodes of a given tree get side rivers only: all but the heads of sketched rivers."""
    if tree is None:
        return np.zeros(0, np.bool_)
    side = tree.source != SKETCHED
    side[tree.receiver[tree.receiver >= 0]] = True
    return side


@kernel
def _grow(state, queue, mouths, order, draws, results, watch):
    """Grow until no candidate is left; return the number of nodes, or NO_SPACE."""
    size = _begin(state, queue, mouths, order, draws, results)
    children = _Children(np.empty(MOST_CHILDREN, np.int64), np.empty(MOST_CHILDREN))
    while watch[0] == 0 and size != NO_SPACE:
        node = take_candidate(queue, state.rank, draws.zeta)
        if not is_there(node):
            break
        size = _expand(node, size, state, queue, draws, results, children)
        watch[1] = size
    return size


@kernel
def _begin(state, queue, mouths, order, draws, results):
    """Make candidates of the given nodes, and begin a river at each mouth where one fits; return how many nodes.

    There is space for two nodes at each mouth.
    """
    net, xy, inward = state.net, mouths.xy, mouths.inward
    for node in range(draws.given):
        if is_there(net.receiver[node]):
            push_candidate(queue, state.rank, node, 1 if draws.gets_side_rivers[node] else net.priority[node])
    size = draws.given
    for mouth in order:
        x, y, inward_x, inward_y = xy[mouth, 0], xy[mouth, 1], inward[mouth, 0], inward[mouth, 1]
        best, priority = mouth_edge(x, y, inward_x, inward_y, mouths.priority[mouth], state)
        if not is_there(best):
            continue
        results.used[mouth] = True
        _add_node(size, NO_NODE[0], x, y, 0.0, mouths.priority[mouth], inward_x, inward_y, state, draws.source)
        _add_edge_to(size, size + 1, best, priority, state, queue, draws.source)
        size += 2
    return size


@kernel
def _add_node(node, below, x, y, z, priority, heading_x, heading_y, state, source):
    net = state.net
    net.xy[node, 0], net.xy[node, 1], net.z[node], net.receiver[node] = x, y, z, below
    net.priority[node], net.source[node] = priority, source
    net.inward[node, 0], net.inward[node, 1] = heading_x, heading_y


@kernel
def _add_edge_to(below, node, trial, priority, state, queue, source):
    """Make a node at the end of an edge on trial, and a candidate of the node."""
    trials = state.trials
    x, y = trials.end[trial, 0], trials.end[trial, 1]
    rise = rise_at(x, y, state.river_slope, state.limits.edge)
    z = state.net.z[below] + rise
    _add_node(node, below, x, y, z, priority, trials.heading[trial, 0], trials.heading[trial, 1], state, source)
    add_edge(node, state.net.xy, state.net.z, state.net.receiver, state.edges, state.relief)
    state.rank[node] = state.rank[below] + rank_step(x, y, state)
    push_candidate(queue, state.rank, node, priority)


@kernel
def _expand(node, size, state, queue, draws, results, children):
    """Give a candidate the children that it draws, as far as they fit; return the number of nodes, or NO_SPACE."""
    net, work = state.net, state.work
    if node < draws.given and draws.gets_side_rivers[node]:
        rule, count = _side_river(net.priority[node], net.source[node], node, draws, children)
    else:
        rule, count = children_of(
            node, net.priority[node], draws.shares, draws.turns, draws.seed, children.priority, children.turn
        )
    around = look_around(node, net.xy[node, 0], net.xy[node, 1], children.priority[0], state)
    as_drawn = True
    for child in range(count):
        drawn = children.priority[child]
        best, priority = child_edge(node, child, drawn, children.turn[child], around, state, draws.seed)
        as_drawn = as_drawn and priority == drawn
        if is_there(best):
            if size == net.z.size:
                return NO_SPACE
            _add_edge_to(node, size, best, priority, state, queue, draws.source)
            work.edges[around.edges], work.relation[around.edges] = size, JOINED_EDGE
            around = Around(around.edges + 1, around.pieces, around.furthest)
            size += 1
        elif rule == FAN_RULE:  # the others would not fit either
            break
    if rule != FAN_RULE:
        results.draws[rule] += 1
        results.survivors[rule] += as_drawn
    return size


@kernel
def _side_river(priority, source, node, draws, children):
    """Draw the river that joins another at a node in its course: write its priority and turn, return rule and count."""
    seed = draws.seed
    children.priority[0] = 1
    if source == SKETCHED and priority > 1:
        if chance(seed, node, 1) < draws.shares[CONTINUATION]:
            return FAN_RULE, 0
        children.priority[0] = 1 + int((priority - 1) * chance(seed, node, 2))
    children.turn[0] = draws.turns[children.priority[0], priority]
    if chance(seed, node, 0) < 0.5:
        children.turn[0] = -children.turn[0]
    return FAN_RULE, 1
