"""The Delaunay triangulation of nodes, by a sweep outwards from the middle; exact, so nothing depends on rounding.

Nodes are set on a lattice of 2^25 steps across. Differences of coordinates, their products and sums of two of these
then are whole numbers that 53 bits hold, and the test of circles sums three products of such numbers in two parts.
Nodes come in the order of their exact distance from the middle one: each lies outside of all that are there, sees a
part of their hull, is joined to that, and edges are flipped until no circle through three corners holds a fourth.

The order outwards is that of Sinclair (2016, S-hull, arXiv:1604.01428).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Coordinates
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..run.waiting import watched

if TYPE_CHECKING:
    from ..run.run import Run

LATTICE_BITS = 25
HALF_BITS = 26
HALF_MASK = (1 << HALF_BITS) - 1
SURE = 1e-15  # of the products in the test of circles: more than their rounding can be
POINTS_BETWEEN_LOOKS = 1 << 12  # nodes between two looks for a cancel


class Triangulation(NamedTuple):
    """Triangles between nodes; side 3t + k of triangle t leads from its corner k to the next, anticlockwise."""

    xy: np.ndarray  # float64 (n, 2)
    corners: np.ndarray  # int32 (t, 3)
    twin: np.ndarray  # int32 (3 t): the side that comes the other way, -1 at the border


class DoubledNodeError(ValueError):
    """Two nodes lie in one place."""


class StraightLineError(ValueError):
    """All nodes lie on one line, or there are fewer than three."""


def delaunay(run: Run, xy: Coordinates) -> Triangulation:
    """Return the `Triangulation` of nodes ``xy`` (n, 2).

    Of nodes nearer to each other than a 30-millionth part of the whole it may not tell which side is which:
    `DoubledNodeError`.
    """
    xy = np.require(xy, np.float64, ["C", "W"])
    if len(xy) < 3:
        raise StraightLineError("there are fewer than three nodes")
    places = _on_lattice(xy)
    if _doubled(places):
        raise DoubledNodeError("two nodes lie in one place")
    order = _outwards(places)
    places = places[order]
    room = 2 * len(xy)  # triangles: there are always fewer
    corners, twin = np.empty(3 * room, np.int32), np.empty(3 * room, np.int32)
    count = watched(run, lambda watch: _sweep(places, corners, twin, watch), len(xy))
    if count == 0:
        raise StraightLineError("all nodes lie on one line")
    corners = corners[: 3 * count]
    _rename(corners, order)
    return Triangulation(xy, corners.reshape(-1, 3), twin[: 3 * count])


@kernel
def _rename(corners, name):
    for corner in range(corners.size):
        corners[corner] = name[corners[corner]]


def _on_lattice(xy):
    """Return nodes as whole numbers, 0 to 2^25, in floats; a power of 2 scales them: whole metres stay on lines."""
    low = xy.min(axis=0)
    _, doublings = np.frexp((xy.max(axis=0) - low).max())
    return np.rint(np.ldexp(xy - low, LATTICE_BITS - doublings))


def _outwards(places):
    """Return the order of nodes by their distance from the one in the middle."""
    away = places - (places.min(axis=0) + places.max(axis=0)) // 2
    middle = places[np.argmin((away * away).sum(axis=1))]
    away = places - middle
    return np.argsort((away * away).sum(axis=1), kind="stable").astype(np.int32)


def _doubled(places):
    keys = np.sort(np.ldexp(places[:, 0], LATTICE_BITS + 1) + places[:, 1])
    return bool((keys[1:] == keys[:-1]).any())


@kernel
def turns_left(places: Coordinates, a: int, b: int, c: int) -> float:
    """Return more than 0 where the way over three nodes turns left, less where it turns right, 0 on a line."""
    return (places[b, 0] - places[a, 0]) * (places[c, 1] - places[a, 1]) - (places[b, 1] - places[a, 1]) * (
        places[c, 0] - places[a, 0]
    )


@kernel
def _exact_sign(a, b, c, d, e, f):
    """Return the sign of a·b + c·d + e·f for whole numbers of up to 52 bits, as a float."""
    a, b, c, d, e, f = int(a), int(b), int(c), int(d), int(e), int(f)
    a1, a0, b1, b0 = a >> HALF_BITS, a & HALF_MASK, b >> HALF_BITS, b & HALF_MASK
    c1, c0, d1, d0 = c >> HALF_BITS, c & HALF_MASK, d >> HALF_BITS, d & HALF_MASK
    e1, e0, f1, f0 = e >> HALF_BITS, e & HALF_MASK, f >> HALF_BITS, f & HALF_MASK
    low = a0 * b0 + c0 * d0 + e0 * f0
    middle = a1 * b0 + a0 * b1 + c1 * d0 + c0 * d1 + e1 * f0 + e0 * f1 + (low >> HALF_BITS)
    high = a1 * b1 + c1 * d1 + e1 * f1 + (middle >> HALF_BITS)
    if high != 0:
        return 1.0 if high > 0 else -1.0
    return 1.0 if (middle & HALF_MASK) | (low & HALF_MASK) else 0.0


@kernel
def in_circle(ax: float, ay: float, bx: float, by: float, cx: float, cy: float) -> float:
    """Return more than 0 where the circle through three nodes that turn left holds the place (0, 0), less outside."""
    a, b, c = ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy
    along_a, along_b, along_c = bx * cy - by * cx, cx * ay - cy * ax, ax * by - ay * bx
    one, two, three = a * along_a, b * along_b, c * along_c
    total = one + two + three
    if abs(total) > SURE * (abs(one) + abs(two) + abs(three)):
        return total
    return _exact_sign(a, along_a, b, along_b, c, along_c)


@kernel
def _join(twin, side, other):
    twin[side] = other
    if is_there(other):
        twin[other] = side


@kernel
def _direction(places, node, size):
    """Return a number from 0 to ``size`` - 1 that grows with the angle of a node seen from the first."""
    x, y = places[node, 0] - places[0, 0], places[node, 1] - places[0, 1]
    share = x / (abs(x) + abs(y)) if x != 0.0 or y != 0.0 else 0.0
    turn = (3.0 - share) / 4.0 if y > 0.0 else (1.0 + share) / 4.0
    return min(int(turn * size), size - 1)


@kernel
def _legalise(places, corners, twin, hull_side, side, stack):
    """Flip edges from ``side`` on until no circle around a triangle of the new node holds another node.

    The new node is the last corner of all its triangles, so the sides opposite are their first ones. ``hull_side``
    knows for each node of the hull the side that begins there.
    """
    node = corners[side + 2]
    x, y = places[node, 0], places[node, 1]
    size = 0
    while True:
        other = twin[side]
        if is_there(other):
            turn = other % 3
            there = other - turn
            far_ahead, far_behind = there + (turn + 1) % 3, there + (turn + 2) % 3
            a, b, far = corners[side], corners[side + 1], corners[far_behind]
            ax, ay, bx, by = places[a, 0] - x, places[a, 1] - y, places[b, 0] - x, places[b, 1] - y
            # The circle through a, b and the node holds the far one where that through a, far, b holds the node.
            if in_circle(ax, ay, places[far, 0] - x, places[far, 1] - y, bx, by) > 0.0:
                # (a, b, node) and (b, a, far) become (a, far, node) and (far, b, node).
                to_far, from_far, to_node = twin[far_ahead], twin[far_behind], twin[side + 1]
                corners[side + 1] = far
                corners[there], corners[there + 1], corners[there + 2] = far, b, node
                _join(twin, side, to_far)
                _join(twin, side + 1, there + 2)
                _join(twin, there, from_far)
                _join(twin, there + 1, to_node)
                if not is_there(to_far):
                    hull_side[a] = side
                if not is_there(from_far):
                    hull_side[far] = there
                if not is_there(to_node):
                    hull_side[b] = there + 1
                stack[size] = there
                size += 1
                continue
        if size == 0:
            return
        size -= 1
        side = stack[size]


@kernel
def _begin_hull(places, corners, twin, after, before, hull_side):
    """Join the first nodes, which lie on a line, to the first that does not; return how many nodes are done, or 0."""
    count = places.shape[0]
    apex = 2
    while apex < count and turns_left(places, 0, 1, apex) == 0:
        apex += 1
    if apex == count:
        return 0
    line = np.empty(apex, np.int32)
    back, forth = 0, apex
    x, y = places[1, 0] - places[0, 0], places[1, 1] - places[0, 1]
    for node in range(apex - 1, -1, -1):  # from both ends of the line to the middle
        onward = (places[node, 0] - places[0, 0]) * x + (places[node, 1] - places[0, 1]) * y
        if onward < 0.0:
            line[back] = node
            back += 1
        else:
            forth -= 1
            line[forth] = node
    if turns_left(places, 0, 1, apex) < 0:
        line = line[::-1].copy()
    for index in range(apex - 1):
        one, two = line[index], line[index + 1]
        side = 3 * index
        corners[side], corners[side + 1], corners[side + 2] = one, two, apex
        twin[side], twin[side + 1], twin[side + 2] = -1, -1, -1
        if index > 0:
            _join(twin, side + 2, side - 2)
        hull_side[one] = side
        after[one], before[two] = two, one
    first, last = line[0], line[apex - 1]
    hull_side[last], hull_side[apex] = 3 * (apex - 2) + 1, 2
    after[last], before[apex], after[apex], before[first] = apex, last, first, apex
    return apex + 1


@kernel
def _add_triangle(corners, twin, count, a, b, c, below):
    """Add a triangle whose first side lies on side ``below``; return its first side."""
    side = 3 * count
    corners[side], corners[side + 1], corners[side + 2] = a, b, c
    twin[side + 1], twin[side + 2] = -1, -1
    _join(twin, side, below)
    return side


@kernel
def _visible_from(places, node, after, before, hull_at):
    """Return the first node of an edge of the hull that a node outside sees: from its direction on, both ways."""
    size = hull_at.size
    key = _direction(places, node, size)
    ahead = 0
    for step in range(size):
        ahead = hull_at[(key + step) % size]
        if is_there(ahead) and after[ahead] != ahead:
            break
    behind = ahead
    while turns_left(places, ahead, after[ahead], node) >= 0:
        behind = before[behind]
        if turns_left(places, behind, after[behind], node) < 0:
            return behind
        ahead = after[ahead]
    return ahead


@kernel
def _sweep(places, corners, twin, watch):
    """Write the triangles of nodes in their order outwards; return how many there are, 0 for nodes on a line."""
    size = places.shape[0]
    after, before = np.empty(size, np.int32), np.empty(size, np.int32)
    hull_side, stack = np.empty(size, np.int32), np.empty(size + 2, np.int32)
    begun = _begin_hull(places, corners, twin, after, before, hull_side)
    if begun == 0:
        return 0
    hull_at = np.full(int(np.sqrt(size)) + 1, -1, np.int32)
    for node in range(begun):
        hull_at[_direction(places, node, hull_at.size)] = node
    hull_at[_direction(places, begun - 1, hull_at.size)] = begun - 1
    count = begun - 2
    for node in range(begun, size):
        if node % POINTS_BETWEEN_LOOKS == 0:
            watch[1] = node
            if watch[0] != 0:
                break
        start = _visible_from(places, node, after, before, hull_at)
        stop = after[start]
        side = _add_triangle(corners, twin, count, stop, start, node, hull_side[start])
        count += 1
        hull_side[start], hull_side[node] = side + 1, side + 2
        _legalise(places, corners, twin, hull_side, side, stack)
        while turns_left(places, stop, after[stop], node) < 0:
            ahead = after[stop]
            side = _add_triangle(corners, twin, count, ahead, stop, node, hull_side[stop])
            count += 1
            _join(twin, side + 1, hull_side[node])
            hull_side[node] = side + 2
            after[stop] = stop  # it is no longer on the hull
            _legalise(places, corners, twin, hull_side, side, stack)
            stop = ahead
        while turns_left(places, before[start], start, node) < 0:
            behind = before[start]
            side = _add_triangle(corners, twin, count, start, behind, node, hull_side[behind])
            count += 1
            _join(twin, side + 2, hull_side[start])
            hull_side[behind] = side + 1
            after[start] = start
            _legalise(places, corners, twin, hull_side, side, stack)
            start = behind
        after[start], before[node], after[node], before[stop] = node, start, stop, node
        hull_at[_direction(places, node, hull_at.size)] = node
        hull_at[_direction(places, start, hull_at.size)] = start
    return count
