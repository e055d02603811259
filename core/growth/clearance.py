"""How far a new edge is from all that it must keep away from: other edges, and the shore."""

from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..plane.segment_grid import gather
from ..plane.segments import crosses, point_to_segment, segment_to_segment
from ..plane.shore_grid import cells_from_shore

SHORE_DISTANCE = 0.75  # edges that a node keeps away from the shore
WIDER = 0.25  # share of the clearance that each priority above 1 adds
COS_SIBLINGS = 0.6427876096865394  # cosine of 50°: at 44° a sibling's child comes within 0.695 edges
VIEW = 1.5  # edges; to be farther from all others is no better
FAR, NEAR, JOINED = 0, 1, 2  # of other edges: not within three steps, within three, at the same node
TOO_NEAR = -1.0  # in the place of a distance
MOST_BOXES = 256  # of the relief to be looked at: four on each of far more levels than there can be


class Limits(NamedTuple):
    """What edges keep to; lengths in metres."""

    edge: float  # length of each
    clearance: float  # between edges
    spacing: float  # between nodes
    steepest: float  # slope that no line between two nodes reaches


class Workspace(NamedTuple):
    """Arrays that kernels write into while they look around a node."""

    edges: np.ndarray  # int64: edges around
    relation: np.ndarray  # int64: of each of these, FAR, NEAR or JOINED
    pieces: np.ndarray  # int64: pieces of shore around
    boxes: np.ndarray  # int64 (n, 3): level, row and column of parts of the relief to be looked at


class Around(NamedTuple):
    """How much of the workspace is in use for a node."""

    edges: int
    pieces: int
    furthest: float  # metres: edges farther than this were not looked for


def workspace(edges, pieces):
    """Return a `Workspace` for so many edges and pieces of shore."""
    sizes = (edges,), (edges,), (pieces,), (MOST_BOXES, 3)
    return Workspace(*(np.empty(size, np.int64) for size in sizes))


@kernel
def widening(priority):
    """Return how many times the clearance a river of this priority keeps."""
    return 1.0 + WIDER * (priority - 1)


@kernel
def relation(receiver, node, edge):
    """Return how an edge is related to a new one that begins at ``node``: FAR, NEAR or JOINED."""
    if edge == node or receiver[edge] == node:
        return JOINED
    below = node
    for steps in range(1, 4):  # from the new edge down the river
        if below < 0:
            return FAR
        if below == edge:
            return NEAR
        beside = receiver[edge]
        for _ in range(1, 5 - steps):  # and up again to the other
            if beside < 0:
                break
            if beside == below:
                return NEAR
            beside = receiver[beside]
        below = receiver[below]
    return FAR


@kernel
def look_around(node, x, y, priority, state):
    """Gather the edges and the pieces of shore that matter to new edges from a point; return `Around`.

    ``node`` is -1 where there is none yet.
    """
    edge, work, shore = state.limits.edge, state.work, state.shore
    furthest = max(state.limits.clearance * widening(priority), VIEW * edge) * 1.01
    edges = gather(state.edges, x, y, edge + furthest, work.edges)
    for slot in range(edges):
        work.relation[slot] = FAR if node < 0 else relation(state.net.receiver, node, work.edges[slot])
    reach = (1.0 + VIEW) * edge
    frame = shore.pieces.frame
    pieces = 0
    if (cells_from_shore(shore, x, y) - 1.0) * frame[2] - frame[3] <= reach:
        pieces = gather(shore.pieces, x, y, reach, work.pieces)
    return Around(edges, pieces, furthest)


@kernel
def edge_distances(node, x, y, to_x, to_y, around, state):
    """Return how far a new edge would be from other edges, and its end from the shore.

    The first is TOO_NEAR where the edge would cross something, or come too near to it whatever its priority.
    """
    edge = state.limits.edge
    to_shore = _distance_to_shore(to_x, to_y, around.pieces, state)
    if to_shore <= SHORE_DISTANCE * edge:
        return TOO_NEAR, to_shore
    to_edges = _distance_to_edges(node, x, y, to_x, to_y, around, state)
    if to_edges >= 0.0 and _crosses_shore(x, y, to_x, to_y, around.pieces, state):
        return TOO_NEAR, to_shore
    return to_edges, to_shore


@kernel
def _distance_to_shore(x, y, count, state):
    """Return how far a point is from the shore around, as far as it matters."""
    least = VIEW * state.limits.edge
    for slot in range(count):
        ends = state.shore.pieces.ends[state.work.pieces[slot]]
        apart = point_to_segment(x, y, ends[0], ends[1], ends[2], ends[3])
        if apart < least * least:
            least = np.sqrt(apart)
            if least <= SHORE_DISTANCE * state.limits.edge:
                break
    return least


@kernel
def _distance_to_edges(node, x, y, to_x, to_y, around, state):
    """Return how far a new edge would be from those that are FAR, TOO_NEAR if it cannot be beside one of them all."""
    work = state.work
    least = around.furthest
    for slot in range(around.edges):
        other = work.edges[slot]
        ends = state.edges.ends[other]
        if work.relation[slot] == FAR:
            apart = segment_to_segment(x, y, to_x, to_y, ends[0], ends[1], ends[2], ends[3])
            if apart < least * least:
                least = np.sqrt(apart)
                if least <= state.limits.clearance:
                    return TOO_NEAR
        elif not _fits_beside(node, x, y, to_x, to_y, other, ends, work.relation[slot], state.limits.spacing):
            return TOO_NEAR
    return least


@kernel
def _fits_beside(node, x, y, to_x, to_y, other, ends, relation, spacing):
    """Tell whether a new edge can be beside another that is near along the rivers or joined to it."""
    x1, y1, x2, y2 = ends[0], ends[1], ends[2], ends[3]
    upper = (to_x - x1) ** 2 + (to_y - y1) ** 2
    lower = (to_x - x2) ** 2 + (to_y - y2) ** 2
    # The circle over an edge as its diameter holds no other node, so that the river leaves its cell there.
    if min(upper, lower) < spacing * spacing or upper + lower < (x2 - x1) ** 2 + (y2 - y1) ** 2:
        return False
    if relation == JOINED:
        return other == node or _apart(to_x - x, to_y - y, x1 - x, y1 - y)
    return not crosses(x, y, to_x, to_y, x1, y1, x2, y2)  # only past edges whose circles hold other nodes already


@kernel
def _apart(ax, ay, bx, by):
    """Tell whether two siblings leave their node at 50 degrees or more."""
    along = ax * bx + ay * by
    return along <= 0.0 or along * along <= COS_SIBLINGS**2 * (ax * ax + ay * ay) * (bx * bx + by * by)


@kernel
def _crosses_shore(x, y, to_x, to_y, count, state):
    for slot in range(count):
        ends = state.shore.pieces.ends[state.work.pieces[slot]]
        if crosses(x, y, to_x, to_y, ends[0], ends[1], ends[2], ends[3]):
            return True
    return False
