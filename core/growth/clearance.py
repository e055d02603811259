"""Whether there is room for a new edge, and how much: what a river keeps away from.

The tuples that kernels pass on: ``net`` (xy, z, receiver, priority, source, heading of the nodes), ``grid`` (of the
edges, see `core.synthesis.segments`: edge i goes from node i down to its receiver), ``shore`` (`Shore.grid`),
``limits`` (edge length, clearance, spacing of nodes, slope that is too steep; lengths in metres) and ``work``,
workspaces.
"""

import numpy as np

from ..machine.jit import kernel
from ..plane.segments import col_of, crosses, gather, point_to_segment, row_of, segment_to_segment

SHORE_DISTANCE = 0.75  # edges that a node keeps away from the shore
WIDER = 0.25  # share of the clearance that each priority above 1 adds
COS_SIBLINGS = 0.6427876096865394  # cosine of 50°: at 44° a sibling's child comes within 0.695 edges
VIEW = 1.5  # edges; more room than this is no better
FAR, NEAR, JOINED = 0, 1, 2  # of other edges: not within three steps, within three, at the same node
X, Y, HEADING_X, HEADING_Y, ROOM, SCORE = range(6)  # columns of the tries


def workspace(edges, pieces, tries):
    """Return workspaces: edges around and how they are related, pieces of shore around, tries, boxes to look at."""
    return (
        np.empty(edges, np.int64),
        np.empty(edges, np.int64),
        np.empty(pieces, np.int64),
        np.empty((tries, 6)),
        np.empty((256, 3), np.int64),
    )


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
def look_around(node, x, y, priority, net, grid, shore, limits, work):
    """Gather the edges and the shore that matter to new edges from a place; return how many of each, and how far off.

    ``node`` is -1 where there is none yet.
    """
    edge, clearance, _, _ = limits
    around, related, coast, _, _ = work
    furthest = max(clearance * widening(priority), VIEW * edge) * 1.01
    count = gather(grid[0], grid[1], grid[2], x, y, edge + furthest, around)
    for place in range(count):
        related[place] = FAR if node < 0 else relation(net[2], node, around[place])
    frame, head, following, _, _, away = shore
    reach = (1.0 + VIEW) * edge
    if (away[row_of(frame, head, y), col_of(frame, head, x)] - 1.0) * frame[2] - frame[3] > reach:
        return count, 0, furthest
    return count, gather(frame, head, following, x, y, reach, coast), furthest


@kernel
def room_for(node, x, y, to_x, to_y, seen, net, grid, shore, limits, work):
    """Return how far a new edge would be from all that it must keep away from, and its end from the shore.

    -1 where it would cross something, or come too near to it whatever its priority.
    """
    edge, clearance, spacing, _ = limits
    around, related, coast, _, _ = work
    ends = grid[3]
    room = VIEW * edge
    for place in range(seen[1]):
        piece = coast[place]
        x1, y1, x2, y2 = shore[3][piece, 0], shore[3][piece, 1], shore[3][piece, 2], shore[3][piece, 3]
        apart = point_to_segment(to_x, to_y, x1, y1, x2, y2)
        if apart < room * room:
            room = np.sqrt(apart)
            if room <= SHORE_DISTANCE * edge:
                return -1.0, room
    beach = room
    room = seen[2]
    for place in range(seen[0]):
        other = around[place]
        x1, y1, x2, y2 = ends[other, 0], ends[other, 1], ends[other, 2], ends[other, 3]
        if related[place] == FAR:
            apart = segment_to_segment(x, y, to_x, to_y, x1, y1, x2, y2)
            if apart < room * room:
                room = np.sqrt(apart)
                if room <= clearance:
                    return -1.0, beach
            continue
        upper = (to_x - x1) ** 2 + (to_y - y1) ** 2
        lower = (to_x - x2) ** 2 + (to_y - y2) ** 2
        # The circle over an edge as its diameter holds no other node, so that the river leaves its cell there.
        if min(upper, lower) < spacing * spacing or upper + lower < (x2 - x1) ** 2 + (y2 - y1) ** 2:
            return -1.0, beach
        if related[place] == JOINED:
            if other != node and not _apart(to_x - x, to_y - y, x1 - x, y1 - y):
                return -1.0, beach
        elif crosses(x, y, to_x, to_y, x1, y1, x2, y2):  # only past edges whose circles hold other nodes already
            return -1.0, beach
    return (-1.0 if _crosses_shore(x, y, to_x, to_y, seen[1], shore, coast) else room), beach


@kernel
def _apart(ax, ay, bx, by):
    """Tell whether two siblings leave their node at 50 degrees or more."""
    along = ax * bx + ay * by
    return along <= 0.0 or along * along <= COS_SIBLINGS**2 * (ax * ax + ay * ay) * (bx * bx + by * by)


@kernel
def _crosses_shore(x, y, to_x, to_y, count, shore, coast):
    for place in range(count):
        piece = coast[place]
        x1, y1, x2, y2 = shore[3][piece, 0], shore[3][piece, 1], shore[3][piece, 2], shore[3][piece, 3]
        if crosses(x, y, to_x, to_y, x1, y1, x2, y2):
            return True
    return False


@kernel
def inland(shore, x, y):
    """Return roughly how far a place is from the shore, in cells of its grid; below 0 off the land."""
    frame, head, _, _, _, away = shore
    nrows, ncols = head.shape
    col = min(max((x - frame[0]) / frame[2] - 0.5, 0.0), ncols - 1.001)
    row = min(max((y - frame[1]) / frame[2] - 0.5, 0.0), nrows - 1.001)
    left, low = int(col), int(row)
    u, v = col - left, row - low
    bottom = away[low, left] * (1.0 - u) + away[low, left + 1] * u
    top = away[low + 1, left] * (1.0 - u) + away[low + 1, left + 1] * u
    return bottom * (1.0 - v) + top * v
