"""How far a new edge is from all that it must keep away from: other edges, and the shore."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Receivers, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..plane.segment_grid import gather
from ..plane.segments import crosses, point_to_segment, segment_to_segment
from ..plane.shore_grid import cells_from_shore

CLOSEST = 0.75  # edges between nodes, also where rivers keep farther apart
WIDER = 0.25  # share of the clearance that each priority above 1 adds
SPARSER = 0.4  # share of the clearance that lowlands add
COS_SIBLINGS = 0.6427876096865394  # cosine of 50°: at 44° a sibling's child comes within 0.695 edges
VIEW = 1.5  # edges; to be farther from all others is no better
WIDE_SHORE = 0.95  # edges: a mouth edge cannot end farther from the shore, so rivers cross a wider strip of coast
INLAND_EDGES = 0.75  # edges by which each edge there is to lead farther from the shore: nothing but the way in has room
FAR_EDGE, NEAR_EDGE, JOINED_EDGE = 0, 1, 2  # of other edges: not within three steps, within three, at the same node
TOO_NEAR = -1.0  # in the place of a distance
MOST_BOXES = 256  # of the relief to be looked at: four on each of far more levels than there can be


class Limits(NamedTuple):
    """What edges keep to; lengths in metres."""

    edge: float  # length of each
    clearance: float  # between edges
    shore: float  # that nodes keep away from the shore
    spacing: float  # between nodes
    steepest: float  # slope that no line between two nodes reaches


class Workspace(NamedTuple):
    """Arrays that kernels write into while they look around a node."""

    edges: np.ndarray  # int64: edges around
    relation: np.ndarray  # int64: of each of these, FAR_EDGE, NEAR_EDGE or JOINED_EDGE
    pieces: np.ndarray  # int64: pieces of shore around
    boxes: np.ndarray  # int64 (n, 3): level, row and column of parts of the relief to be looked at


class Around(NamedTuple):
    """How much of the workspace is in use for a node."""

    edges: int
    pieces: int
    furthest: float  # metres: edges farther than this were not looked for


def workspace(edges: int, pieces: int) -> Workspace:
    """Return a `Workspace` for so many edges and pieces of shore."""
    sizes = (edges,), (edges,), (pieces,), (MOST_BOXES, 3)
    return Workspace(*(np.empty(size, np.int64) for size in sizes))


def shore_of_mouths(shore: float) -> float:
    """Return how far the first nodes of rivers keep away from the shore where others keep so far, in edges."""
    return shore if shore <= WIDE_SHORE else INLAND_EDGES


@kernel
def widening(priority: int) -> float:
    """Return how many times the clearance a river of this priority keeps."""
    return 1.0 + WIDER * (priority - 1)


@kernel
def sparseness(uplift: float) -> float:
    """Return how many times the clearance rivers keep by the relative uplift: steep land has more of them."""
    return 1.0 + SPARSER * (1.0 - uplift)


@kernel
def relation(receiver: Receivers, node: int, edge: int) -> int:
    """Return how an edge is related to a new one that begins at ``node``: FAR_EDGE, NEAR_EDGE or JOINED_EDGE."""
    if edge == node or receiver[edge] == node:
        return JOINED_EDGE
    below = node
    for steps in range(1, 4):  # from the new edge down the river
        if not is_there(below):
            return FAR_EDGE
        if below == edge:
            return NEAR_EDGE
        beside = receiver[edge]
        for _ in range(1, 5 - steps):  # and up again to the other
            if not is_there(beside):
                break
            if beside == below:
                return NEAR_EDGE
            beside = receiver[beside]
        below = receiver[below]
    return FAR_EDGE


@kernel
def look_around(node: int, x: float, y: float, priority: int, state) -> Around:
    """Gather the edges and the pieces of shore that matter to new edges from a point; return `Around`.

    ``node`` is -1 where there is none yet.
    """
    edge, shore = state.limits.edge, state.shore
    near, relations, receiver = state.work.edges, state.work.relation, state.net.receiver
    furthest = max(state.limits.clearance * widening(priority) * sparseness(0.0), VIEW * edge) * 1.01
    edges = gather(state.edges, x, y, edge + furthest, near)
    for slot in range(edges):
        relations[slot] = FAR_EDGE if not is_there(node) else relation(receiver, node, near[slot])
    reach = max((1.0 + VIEW) * edge, edge + state.limits.shore)
    frame = shore.pieces.frame
    pieces = 0
    if (cells_from_shore(shore, x, y) - 1.0) * frame[2] - frame[3] <= reach:
        pieces = gather(shore.pieces, x, y, reach, state.work.pieces)
    return Around(edges, pieces, furthest)


@kernel
def edge_distances(
    node: int, x: float, y: float, to_x: float, to_y: float, around, edges: Values, shore: Values, work, limits
) -> tuple:
    """Return how far a new edge would be from other edges, and its end from the shore.

    The first is TOO_NEAR where the edge would cross something, or come too near to it whatever its priority. ``edges``
    and ``shore`` are the ends of edges and of pieces of shore: few arrays are faster to hand over than a whole state.
    """
    near, relations, pieces = work.edges, work.relation, work.pieces
    to_shore, least = VIEW * limits.edge, limits.shore
    if limits.shore > WIDE_SHORE * limits.edge:
        to_shore = max(to_shore, limits.shore)
        least = min(least, _from_shore(x, y, shore, pieces, around.pieces, to_shore) + INLAND_EDGES * limits.edge)
    for slot in range(around.pieces):
        piece = pieces[slot]
        apart = point_to_segment(to_x, to_y, shore[piece, 0], shore[piece, 1], shore[piece, 2], shore[piece, 3])
        if apart < to_shore * to_shore:
            to_shore = np.sqrt(apart)
            if to_shore <= least:
                return TOO_NEAR, to_shore
    to_edges = around.furthest
    for slot in range(around.edges):
        other, kind = near[slot], relations[slot]
        x1, y1, x2, y2 = edges[other, 0], edges[other, 1], edges[other, 2], edges[other, 3]
        if kind == FAR_EDGE:
            apart = segment_to_segment(x, y, to_x, to_y, x1, y1, x2, y2)
            if apart < to_edges * to_edges:
                to_edges = np.sqrt(apart)
                if to_edges <= limits.clearance:
                    return TOO_NEAR, to_shore
        elif not _fits_beside(x, y, to_x, to_y, x1, y1, x2, y2, kind == JOINED_EDGE, other == node, limits.spacing):
            return TOO_NEAR, to_shore
    if _crosses_shore(x, y, to_x, to_y, shore, pieces, around.pieces):
        return TOO_NEAR, to_shore
    return to_edges, to_shore


@kernel
def _from_shore(x, y, ends, around, count, most):
    """Return how far a place is from the nearest piece of shore, ``most`` at most."""
    square = most * most
    for slot in range(count):
        piece = around[slot]
        square = min(square, point_to_segment(x, y, ends[piece, 0], ends[piece, 1], ends[piece, 2], ends[piece, 3]))
    return np.sqrt(square)


@kernel
def _fits_beside(x, y, to_x, to_y, x1, y1, x2, y2, joined, goes_on, spacing):
    """Tell whether a new edge can be beside another that is near along the rivers, or ``joined`` to it.

    ``goes_on`` tells that the new edge begins where the other ends upstream.
    """
    upper = (to_x - x1) ** 2 + (to_y - y1) ** 2
    lower = (to_x - x2) ** 2 + (to_y - y2) ** 2
    # The circle over an edge as its diameter holds no other node, so that the river leaves its cell there.
    if min(upper, lower) < spacing * spacing or upper + lower < (x2 - x1) ** 2 + (y2 - y1) ** 2:
        return False
    if joined:
        return goes_on or _apart(to_x - x, to_y - y, x1 - x, y1 - y)
    return not crosses(x, y, to_x, to_y, x1, y1, x2, y2)  # only past edges whose circles hold other nodes already


@kernel
def _apart(ax, ay, bx, by):
    """Tell whether two siblings leave their node at 50 degrees or more."""
    along = ax * bx + ay * by
    return along <= 0.0 or along * along <= COS_SIBLINGS**2 * (ax * ax + ay * ay) * (bx * bx + by * by)


@kernel
def _crosses_shore(x, y, to_x, to_y, ends, around, count):
    for slot in range(count):
        piece = around[slot]
        if crosses(x, y, to_x, to_y, ends[piece, 0], ends[piece, 1], ends[piece, 2], ends[piece, 3]):
            return True
    return False
