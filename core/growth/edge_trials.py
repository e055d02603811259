"""Which way a new edge goes: headings are tried, and the best that keeps all distances is taken."""

import numpy as np

from ..choices import LEAST_SLOPE
from ..machine.jit import kernel
from ..machine.noise import chance
from ..plane.fields import field_at
from ..plane.segments import is_inside
from ..plane.turning import turned
from .clearance import HEADING_X, HEADING_Y, ROOM, SCORE, VIEW, X, Y, inland, look_around, room_for, widening
from .steepness import too_steep

TRIES = 16  # headings for a child, and for a mouth
WIDEST = 1.9  # radians that a heading may give way
NOISE = 0.4  # radians
STRAIGHTNESS = 0.55  # price of a radian, in edges of room
SHARPEST = 2.1  # radians; the most that a child turns
AHEAD = 1.5  # edges that larger rivers look ahead for the sea
INLAND = 0.1  # worth of an edge's distance from the sea there, times the priority above 1
MOUTH_START = 1e-6  # edges from the shore at which the test of a mouth edge begins
FIRST_DRAW = 8  # of a node's random numbers those before are for the grammar
NOWHERE = np.array([-1])  # a literal would be compiled as a type of its own


@kernel
def mouth_edge(x, y, inward_x, inward_y, symbol, world):
    """Return which try is best for the first edge of a river, and the priority there is room for; -1 if there is none.

    The tries are headings all around, evenly, the first of them along ``inward``.
    """
    net, grid, relief, shore, limits, work, _ = world
    edge, tries = limits[0], work[3]
    seen = look_around(NOWHERE[0], x, y, symbol, net, grid, shore, limits, work)
    for number in range(TRIES):
        angle = (number if number <= TRIES // 2 else number - TRIES) * (2.0 * np.pi / TRIES)
        heading_x, heading_y = turned(inward_x, inward_y, angle)
        to_x, to_y = x + edge * heading_x, y + edge * heading_y
        tries[number, ROOM] = -1.0
        if inland(shore, to_x, to_y) > -1.0 and is_inside(shore, to_x, to_y):
            from_x, from_y = x + MOUTH_START * edge * heading_x, y + MOUTH_START * edge * heading_y
            room, beach = room_for(NOWHERE[0], from_x, from_y, to_x, to_y, seen, net, grid, shore, limits, work)
            _note(number, to_x, to_y, heading_x, heading_y, room, beach, edge, tries)
            tries[number, SCORE] -= STRAIGHTNESS * abs(angle)
    if too_steep(relief, grid, net[1], net[2], x, y, 0.0, limits[3], work[4]):
        return -1, 0
    return _choose(0.0, symbol, world)


@kernel
def child_edge(node, child, symbol, turn, seen, world, seed):
    """Return which try is best for a child, and the priority there is room for; -1 and 0 if there is none."""
    net, grid, _, shore, limits, work, _ = world
    xy, z, heading = net[0], net[1], net[5]
    edge, tries = limits[0], work[3]
    x, y = xy[node, 0], xy[node, 1]
    draw = FIRST_DRAW + child * (TRIES + 1)
    turn += NOISE * (2.0 * chance(seed, node, draw) - 1.0)
    for number in range(TRIES):
        aside = 2.0 * (number + chance(seed, node, draw + 1 + number)) / TRIES - 1.0
        aside *= WIDEST * abs(aside)  # most of them near to where the river would go
        tries[number, ROOM] = -1.0
        if abs(turn + aside) > SHARPEST:
            continue
        heading_x, heading_y = turned(heading[node, 0], heading[node, 1], turn + aside)
        to_x, to_y = x + edge * heading_x, y + edge * heading_y
        room, beach = room_for(node, x, y, to_x, to_y, seen, net, grid, shore, limits, work)
        if room >= 0.0:
            _note(number, to_x, to_y, heading_x, heading_y, room, beach, edge, tries)
            tries[number, SCORE] -= STRAIGHTNESS * abs(aside)
            ahead_x, ahead_y = to_x + AHEAD * edge * heading_x, to_y + AHEAD * edge * heading_y
            tries[number, SCORE] += INLAND * min(symbol - 1, 4) * inland(shore, ahead_x, ahead_y)
    return _choose(z[node], symbol, world)


@kernel
def _note(number, x, y, heading_x, heading_y, room, beach, edge, tries):
    tries[number, X], tries[number, Y] = x, y
    tries[number, HEADING_X], tries[number, HEADING_Y] = heading_x, heading_y
    tries[number, ROOM] = room
    tries[number, SCORE] = (min(room, VIEW * edge) + beach) / edge


@kernel
def _choose(height, symbol, world):
    """Return the best try that has room for ``symbol``, or for the next lower for which one has; -1 and 0 for none."""
    net, grid, relief, _, limits, work, slope = world
    tries = work[3]
    priority = symbol
    while priority > 0:
        best = -1
        for number in range(TRIES):
            if tries[number, ROOM] > limits[1] * widening(priority) and (
                best < 0 or tries[number, SCORE] > tries[best, SCORE]
            ):
                best = number
        if best < 0:
            priority -= 1
            continue
        x, y = tries[best, X], tries[best, Y]
        rise = rise_at(x, y, slope, limits[0])
        if not too_steep(relief, grid, net[1], net[2], x, y, height + rise, limits[3], work[4]):
            return best, priority
        tries[best, ROOM] = -1.0
    return -1, 0


@kernel
def rise_at(x, y, slope, edge):
    """Return how much an edge rises whose upper end is at a place."""
    return edge * max(field_at(slope[0], slope[1], x, y), LEAST_SLOPE)
