"""How a river network grows from its mouths into the land, edge by edge.

After Génevaux, Galin, Guérin, Peytavie and Beneš (2013, doi:10.1145/2461912.2461996): of the nodes that may still grow
one is selected by height and priority, a grammar says what it becomes, and each child is put where there is room. What
the paper leaves open, directions above all, is ours: a child's heading follows from the discharges that meet, and gives
way to where there is more room.
"""

from typing import NamedTuple

import numpy as np

from ..choices import CLEARANCE, LEAST_CLEARANCE, LEAST_SLOPE
from ..machine.jit import kernel
from ..machine.noise import chance
from ..network import accumulate, strahler, way_down
from ..plane.fields import field_arrays, greatest
from ..plane.land import area
from ..plane.segments import insert, lay_shore
from ..plane.types import GROWN, SKETCHED, Tree
from ..run.progress import Progress, watched
from .candidates import empty_queue, push_candidate, take
from .clearance import HEADING_X, HEADING_Y, JOINED, SHORE_DISTANCE, X, Y, look_around, workspace
from .edge_trials import NOWHERE, TRIES, child_edge, mouth_edge, rise_at
from .grammar import CONTINUATION, FAN, MOST_CHILDREN, children_of, turns
from .steepness import empty_relief, raise_relief

STEEPER = 3.0  # than the rivers: ways between nodes, where the terrain is not steeper anyway
NODES_PER_EDGE2 = 2.32  # circles of radius half a spacing cannot lie closer


class Rules(NamedTuple):
    """How a network grows; lengths in metres."""

    edge: float
    clearance: float = CLEARANCE  # of an edge; between edges
    zeta: float = 0.0  # a river this far above the lowest may still go first
    pc: float = 0.2  # chances of continuation, symmetric and asymmetric branching
    ps: float = 0.1
    pa: float = 0.7


class Growth(NamedTuple):
    """A grown network and how it came about."""

    tree: Tree
    strahler: np.ndarray  # int32: the true order of each node
    draws: np.ndarray  # int64 (3): continuations, symmetric and asymmetric branchings drawn for priorities above 1
    survivors: np.ndarray  # int64 (3): how many of these found room as they were drawn
    mouths_used: np.ndarray  # bool: at which of the given mouths a river ends


def usual_zeta(edge, river_slope):
    """Return the ζ that makes one large network and several small: the rise of four edges."""
    return 4.0 * edge * float(np.mean(river_slope.values))


def scaled_to(tree, peak):
    """Return a tree whose highest node is at ``peak``, and by what its slopes were multiplied."""
    factor = peak / tree.z.max() if tree.z.size and tree.z.max() > 0 else 1.0
    return tree._replace(z=tree.z * factor), factor


def hollowed(tree, concavity):
    """Return a tree as high as it was whose rivers are the gentler the more they carry, as real ones are.

    Their slopes are multiplied by the power -``concavity`` of the number of nodes upstream, and by what is the same for
    all: slopes of rivers go with that power of the area they drain (Flint 1974, doi:10.1029/WR010i005p00969).
    """
    if not concavity or not tree.z.size:
        return tree
    order = np.arange(tree.z.size)[::-1].copy()
    nodes = accumulate(tree.receiver, order, np.ones(tree.z.size))
    drop = np.where(tree.receiver >= 0, tree.z - tree.z[tree.receiver], 0.0) * nodes**-concavity
    z = way_down(tree.receiver, order, drop, np.zeros(drop.size)) + drop
    return scaled_to(tree._replace(z=z), float(tree.z.max()))[0]


def refuse_impossible(rules):
    """Raise ValueError for rules by which no network can grow."""
    if not rules.edge > 0:
        raise ValueError(f"the edge length must be above 0, got {rules.edge}")
    if not rules.clearance >= LEAST_CLEARANCE:
        raise ValueError(f"the clearance must be at least {LEAST_CLEARANCE}, got {rules.clearance}")
    shares = rules.pc, rules.ps, rules.pa
    if min(shares) < 0 or abs(sum(shares) - 1) > 1e-9:
        raise ValueError(f"the chances of the three rules must add up to 1, got {shares}")


def grow(land, tree, mouths, rules, river_slope, terrain_slope, seed, source=GROWN, progress=None):
    """Return the `Growth` of a network from the nodes of ``tree`` (None: there are none) and from new ``mouths``.

    Heads of sketched rivers grow on by their priority; other nodes of the tree get side rivers where there is room.
    Sketches grow as if they lay at the sea: at their height they would wait until rivers from the coast surround them.
    ``river_slope`` and ``terrain_slope`` are fields. The nodes of ``tree`` are the first of the result, unchanged.
    """
    refuse_impossible(rules)
    progress = progress or Progress()
    given = 0 if tree is None else len(tree.z)
    priorities = max([1, *mouths.priority.tolist(), *([] if tree is None else tree.priority.tolist())])
    capacity = given + 2 * len(mouths.xy) + int(NODES_PER_EDGE2 * area(land) / rules.edge**2) + 16
    world = world_of(lay_shore(land, rules.edge), tree, rules, river_slope, terrain_slope, capacity)
    counts, used = np.zeros((2, 3), np.int64), np.zeros(len(mouths.xy), np.bool_)
    order = np.argsort(-mouths.priority, kind="stable")
    size = watched(
        lambda watch: _grow(
            world,
            (np.array([rules.pc, rules.ps, rules.pa]), turns(priorities), float(rules.zeta)),
            empty_queue(priorities, capacity),
            mouth_arrays(mouths),
            (order, used, counts),
            (given, _sides(tree), int(seed) & 0xFFFFFFFF, source, _ranks(tree, capacity)),
            watch,
        ),
        2 * capacity // 5,  # as dense as networks get
        progress,
    )
    grown = Tree(*(part[:size].copy() for part in world[0]))
    return Growth(grown, strahler(grown.receiver, np.arange(size)[::-1].copy()), counts[0], counts[1], used)


def world_of(shore, tree, rules, river_slope, terrain_slope, capacity):
    """Return what kernels know of a place to grow: net, grid, relief, shore, limits, work (see `room`) and slope."""
    net = _nodes(tree, capacity)
    grid, relief = _edges(net, 0 if tree is None else len(tree.z), shore, rules.edge, capacity)
    work = workspace(capacity, len(shore.ends), TRIES)
    return net, grid, relief, shore.grid, _limits(rules, river_slope, terrain_slope), work, field_arrays(river_slope)


def mouth_arrays(mouths):
    """Return places, inner normals and priorities of mouths as kernels take them."""
    kinds = np.float64, np.float64, np.int64
    return tuple(np.require(part, kind, ["C", "W"]) for part, kind in zip(mouths[2:], kinds))


def _limits(rules, river_slope, terrain_slope):
    """Return edge, clearance and spacing in metres, and the slope that no way between two nodes reaches."""
    clearance = rules.clearance * rules.edge
    steepest = max(STEEPER * max(greatest(river_slope), LEAST_SLOPE), greatest(terrain_slope))
    return float(rules.edge), float(clearance), float(min(clearance, SHORE_DISTANCE * rules.edge)), float(steepest)


def _nodes(tree, capacity):
    """Return the arrays of a tree with room for more nodes."""
    kinds = (((2,), float), ((), float), ((), np.int64), ((), np.int64), ((), np.uint8), ((2,), float))
    net = tuple(np.zeros((capacity, *shape), kind) for shape, kind in kinds)
    if tree is not None:
        for room, part in zip(net, tree):
            room[: len(part)] = part
    return net


def _sides(tree):
    """Tell which nodes of a given tree get side rivers only: all but the heads of sketched rivers."""
    if tree is None:
        return np.zeros(0, np.bool_)
    side = tree.source != SKETCHED
    side[tree.receiver[tree.receiver >= 0]] = True
    return side


def _ranks(tree, capacity):
    """Return the heights by which nodes take their turn, for more nodes too: above the sea, or above a sketch."""
    rank = np.zeros(capacity)
    if tree is not None:
        rank[: len(tree.z)] = np.where(tree.source == SKETCHED, 0.0, tree.z)
    return rank


def _edges(net, count, shore, edge, capacity):
    """Return grid and relief of the edges of ``count`` nodes, with room for more."""
    xy, z, receiver = net[:3]
    here = np.flatnonzero(receiver[:count] >= 0)
    longest = max([edge, *np.hypot(*(xy[here] - xy[receiver[here]]).T)])
    frame = shore.frame.copy()
    frame[3] = longest / 2
    grid = frame, np.full(shore.head.shape, -1, np.int64), np.full(capacity, -1, np.int64), np.zeros((capacity, 4))
    relief = empty_relief(shore.head.shape)
    _insert_all(here, xy, z, receiver, grid, relief)
    return grid, relief


@kernel
def _insert_all(nodes, xy, z, receiver, grid, relief):
    for node in nodes:
        add_edge(node, xy, z, receiver, grid, relief)


@kernel
def add_edge(node, xy, z, receiver, grid, relief):
    """Put the edge from a node to its receiver on the grid."""
    below = receiver[node]
    ends = grid[3]
    ends[node, 0], ends[node, 1] = xy[node, 0], xy[node, 1]
    ends[node, 2], ends[node, 3] = xy[below, 0], xy[below, 1]
    insert(grid[0], grid[1], grid[2], grid[3], node)
    raise_relief(relief, grid, node, z[node], z[below])


@kernel
def _grow(world, rules, queue, mouths, results, start, watch):
    """Grow until no candidate is left; return the number of nodes."""
    size = _begin(world, queue, mouths, results, start)
    symbols, turn = np.empty(MOST_CHILDREN, np.int64), np.empty(MOST_CHILDREN)
    while watch[0] == 0:
        node = take(queue, start[4], rules[2])
        if node < 0:
            break
        size = _expand(node, size, world, rules, queue, results[2], start, symbols, turn)
        watch[1] = size
    return size


@kernel
def _begin(world, queue, mouths, results, start):
    """Make candidates of the given nodes, and begin a river at each mouth that has room; return the number of nodes."""
    receiver, priority = world[0][2], world[0][3]
    given, side, rank = start[0], start[1], start[4]
    xy, inward, symbol = mouths
    order, used, _ = results
    for node in range(given):
        if receiver[node] >= 0:
            push_candidate(queue, rank, node, 1 if side[node] else priority[node])
    size = given
    for place in order:
        x, y, inward_x, inward_y = xy[place, 0], xy[place, 1], inward[place, 0], inward[place, 1]
        best, symbol_found = mouth_edge(x, y, inward_x, inward_y, symbol[place], world)
        if best >= 0:
            used[place] = True
            _add(size, NOWHERE[0], x, y, 0.0, symbol[place], inward_x, inward_y, world, start)
            _add_try(size + 1, size, best, symbol_found, world, queue, start)
            size += 2
    return size


@kernel
def _add(node, below, x, y, height, symbol, heading_x, heading_y, world, start):
    xy, z, receiver, priority, source, heading = world[0]
    xy[node, 0], xy[node, 1], z[node], receiver[node] = x, y, height, below
    priority[node], source[node] = symbol, start[3]
    heading[node, 0], heading[node, 1] = heading_x, heading_y


@kernel
def _add_try(node, below, number, symbol, world, queue, start):
    """Make a node of a try, and a candidate of the node."""
    xy, z, receiver = world[0][0], world[0][1], world[0][2]
    tries = world[5][3]
    x, y = tries[number, X], tries[number, Y]
    rise = rise_at(x, y, world[6], world[4][0])
    _add(node, below, x, y, z[below] + rise, symbol, tries[number, HEADING_X], tries[number, HEADING_Y], world, start)
    add_edge(node, xy, z, receiver, world[1], world[2])
    start[4][node] = start[4][below] + rise  # to the last digit as z, or rounding would decide between equal heights
    push_candidate(queue, start[4], node, symbol)


@kernel
def _expand(node, size, world, rules, queue, counts, start, symbols, turn):
    """Give a candidate the children that it draws, as far as there is room for them; return the number of nodes."""
    net, grid, _, shore, limits, work, _ = world
    xy, _, _, priority, source, _ = net
    given, side, seed = start[0], start[1], start[2]
    if node < given and side[node]:
        rule, count = _side_river(priority[node], source[node], node, rules, seed, symbols, turn)
    else:
        rule, count = children_of(node, priority[node], rules[0], rules[1], seed, symbols, turn)
    seen = look_around(node, xy[node, 0], xy[node, 1], symbols[0], net, grid, shore, limits, work)
    as_drawn = True
    for child in range(count):
        best, symbol = child_edge(node, child, symbols[child], turn[child], seen, world, seed)
        as_drawn = as_drawn and symbol == symbols[child]
        if best >= 0:
            _add_try(size, node, best, symbol, world, queue, start)
            work[0][seen[0]], work[1][seen[0]] = size, JOINED
            seen = seen[0] + 1, seen[1], seen[2]
            size += 1
        elif rule == FAN:  # the others would find no room either
            break
    if rule != FAN:
        counts[0, rule] += 1
        counts[1, rule] += as_drawn
    return size


@kernel
def _side_river(priority, source, node, rules, seed, symbols, turn):
    """Draw the river that joins another at a node in its course: write its priority and turn, return rule and count."""
    symbols[0] = 1
    if source == SKETCHED and priority > 1:
        if chance(seed, node, 1) < rules[0][CONTINUATION]:
            return FAN, 0
        symbols[0] = 1 + int((priority - 1) * chance(seed, node, 2))
    turn[0] = rules[1][symbols[0], priority]
    if chance(seed, node, 0) < 0.5:
        turn[0] = -turn[0]
    return FAN, 1
