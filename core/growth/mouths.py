"""Where the great rivers end: chosen along the shores, or given by the user.

Distances along a shore are measured on the shore smoothed over a part of an edge: a ragged shore has no length of its
own.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..arrays import Coordinates
from ..choices import CLEARANCE, SHORE_CLEARANCE, USUAL_LAYOUT, MouthLayout
from ..machine.jit import kernel
from ..machine.noise import scramble
from ..plane.land import (
    area,
    crosses_shore,
    inward_at,
    is_land,
    lengths_along,
    nearest_shore_places,
    points_along,
    shores,
    smoothed_ring,
    turning,
)
from ..plane.segment_grid import nearest_segment
from ..plane.types import Land, Mouths
from .node_laying import LEAVING

SMOOTHING = 0.25  # of an edge
CLOSER = 0.9  # by which that shrinks until there are as many as are wanted
POINTS_PER_EDGE = 4, 10  # of shore that may become mouths; the second where no river fits at the first
GAP = 2.0  # edges round, from which on an inland sea is to have a river
WINDOW = 2.0  # edges to both sides over which a shore is seen to be a bay
ALIKE = 2  # below the highest priority: that of rivers that are to be alike
CHANCE = 0.25  # a bay at right angles counts 1
BAY_SPREAD = 0.1  # of a bay at right angles that a distance of one edge is worth to the greatest rivers
HEADINGS = np.array(  # cosine and sine of what a river may turn from the inner normal, by eighths of a right angle
    [
        [1.0, 0.0],
        [0.9238795325112867, 0.3826834323650898],
        [0.9238795325112867, -0.3826834323650898],
        [0.7071067811865476, 0.7071067811865476],
        [0.7071067811865476, -0.7071067811865476],
        [0.3826834323650898, 0.9238795325112867],
        [0.3826834323650898, -0.9238795325112867],
    ]
)

TOO_FAR = "it lies too far from the shore"
NO_RIVER_ROOM = "a river has no room there"
MOUTH_TAKEN = "another mouth is so near that they are one"


class Given(NamedTuple):
    """Mouths that the user has set: those that can be, the points they come from, and why others cannot be."""

    mouths: Mouths
    point: np.ndarray
    refused: list  # of (point, reason)


class _ShorePoints(NamedTuple):
    """Points along all shores that may become mouths."""

    ring: np.ndarray
    along: np.ndarray
    xy: np.ndarray
    inward: np.ndarray
    bend: np.ndarray


def automatic_mouths(
    land: Land,
    edge: float,
    count: int = 0,
    seed: int = 1,
    shore: float = SHORE_CLEARANCE,
    layout: MouthLayout = USUAL_LAYOUT,
) -> Mouths:
    """Return the mouths to begin with: few, far apart, rather in bays, with the priorities of a `MouthLayout`.

    ``count`` 0 takes as many as fit at the distance that this has. Every inland sea that is two edges round gets one if
    one fits. There are none where no edge fits.
    """
    where = shores(land)
    for per_edge in POINTS_PER_EDGE:
        points = _shore_points(land, edge, per_edge)
        heading, score = _headings(where, points.xy, points.inward, edge, shore)
        if score.any():
            break
    free = np.flatnonzero(score)
    chance = np.array([scramble(seed, int(point), int(ring)) for point, ring in zip(free, points.ring[free])]) / 2.0**32
    worth = CHANCE * chance - points.bend[free]
    chosen = _spread(points.xy[free], worth, count, layout.apart * edge, edge)
    if not count:
        chosen += _of_inland_seas(land, points.ring[free], worth, chosen, edge)
    ranked = _ranked(points.xy[free][chosen], worth[chosen], edge)
    picked = free[np.array(chosen, np.int64)[ranked]]
    priority = _priorities(highest_priority(land, edge), picked.size)
    if layout.alike:
        priority = np.full(picked.size, max(highest_priority(land, edge) - ALIKE, 1), np.int64)
    return Mouths(points.ring[picked], points.along[picked], points.xy[picked], heading[picked], priority)


def highest_priority(land: Land, edge: float) -> int:
    """Return the order of a river that takes up the whole island, with four tributaries of each order."""
    order, nodes = 1, area(land) / edge**2
    while nodes > 2 * 4**order:
        order += 1
    return order


def given_mouths(
    land: Land,
    xy: Coordinates,
    priority: int,
    reach: float,
    edge: float,
    clearance: float = CLEARANCE,
    shore=SHORE_CLEARANCE,
) -> Given:
    """Return the mouths on the shores nearest to the points ``xy``, as `Given`.

    A mouth moves along the shore by up to half an edge if it fits there only. Points farther than ``reach`` from
    the shore are refused, and of points too near each other all but the one of the highest priority, or the first.
    Without priorities (None) they are chosen.
    """
    xy = np.asarray(xy, np.float64).reshape(-1, 2)
    wanted = np.ones(len(xy), np.int64) if priority is None else np.maximum(np.asarray(priority, np.int64), 1)
    where = shores(land)
    found = nearest_shore_places(where, xy)
    mouths: Any = []
    kept, refused = [], []
    for point in np.lexsort([np.arange(len(xy)), -wanted]).tolist():
        if found.distance[point] > reach:
            refused.append((point, TOO_FAR))
            continue
        mouth = _fitting(land, where, found, point, edge, shore)
        if mouth is None:
            refused.append((point, NO_RIVER_ROOM))
        elif any(np.sum((mouth.xy - other.xy) ** 2) < (clearance * edge) ** 2 for other in mouths):
            refused.append((point, MOUTH_TAKEN))
        else:
            mouths.append(mouth)
            kept.append(point)
    ring, along, place, inward, bend = zip(*mouths) if mouths else ([],) * 5
    place, inward = (np.array(each, np.float64).reshape(-1, 2) for each in (place, inward))
    kept, order = np.array(kept, np.int64), np.array(wanted[kept], np.int64)
    if priority is None:
        order[_ranked(place, -np.array(bend), edge)] = _priorities(highest_priority(land, edge), len(kept))
    mouths = Mouths(np.array(ring, np.int64), np.array(along, np.float64), place, inward, order)
    return Given(mouths, kept, sorted(refused))


class _Mouth(NamedTuple):
    ring: int
    along: float
    xy: np.ndarray
    inward: np.ndarray
    bend: float


def _fitting(land, where, found, point, edge, shore):
    """Return the mouth nearest to a point of the shore where the first edge of a river fits, or None."""
    ring = land.rings[found.ring[point]]
    numbers = np.arange(1, POINTS_PER_EDGE[1] // 2 + 1)
    steps = np.concatenate([[0], np.column_stack([numbers, -numbers]).ravel()]) * edge / POINTS_PER_EDGE[1]
    along = (found.along[point] + steps) % lengths_along(ring)[-1]
    smooth, raw = _smooth_ring(ring, edge)
    along_smooth = np.interp(along, raw, lengths_along(smooth))
    xy = points_along(ring, along)
    heading, score = _headings(where, xy, inward_at(smooth, along_smooth, edge / 2), edge, shore)
    if not score.any():
        return None
    best = np.flatnonzero(score)[0]
    bend = turning(smooth, along_smooth[[best]], WINDOW * edge)[0]
    return _Mouth(int(found.ring[point]), along[best], xy[best], heading[best], bend)


def _smooth_ring(ring, edge):
    """Return a smoothed ring, and how far along the ring itself each of its vertices stands for."""
    smooth = smoothed_ring(ring, SMOOTHING * edge)
    return smooth, np.linspace(0.0, lengths_along(ring)[-1], len(smooth))


def _shore_points(land, edge, per_edge):
    """Return points at equal steps along all shores."""
    parts = []
    for number, ring in enumerate(land.rings):
        smooth, raw = _smooth_ring(ring, edge)
        lengths = lengths_along(smooth)
        count = max(int(lengths[-1] * per_edge / edge), per_edge)
        here = np.arange(count) * (lengths[-1] / count)
        along = np.interp(here, lengths, raw)
        inward, bend = inward_at(smooth, here, edge / 2), turning(smooth, here, WINDOW * edge)
        parts.append(_ShorePoints(np.full(count, number), along, points_along(ring, along), inward, bend))
    return _ShorePoints(*(np.concatenate(columns) for columns in zip(*parts)))


def _headings(where, xy, inward, edge, clearance):
    """Return the best heading of an edge from each point, and its score: 0 where no edge fits."""
    heading, score = np.zeros((len(xy), 2)), np.zeros(len(xy))
    xy, inward = (np.require(each, np.float64, ["C", "W"]) for each in (xy, inward))
    _best_headings(where.segments, xy, inward, HEADINGS, float(edge), float(clearance), heading, score)
    return heading, score


@kernel
def _best_headings(shore, xy, inward, turns, edge, clearance, heading, score):
    for point in range(xy.shape[0]):
        x, y = xy[point, 0], xy[point, 1]
        for turn in range(turns.shape[0]):
            dx = turns[turn, 0] * inward[point, 0] - turns[turn, 1] * inward[point, 1]
            dy = turns[turn, 1] * inward[point, 0] + turns[turn, 0] * inward[point, 1]
            to_x, to_y = x + edge * dx, y + edge * dy
            if not is_land(shore, to_x, to_y):
                continue
            _, square = nearest_segment(shore, to_x, to_y, np.inf)
            if square < clearance * clearance * edge * edge:
                continue
            # Straight inland counts as much as one edge of distance from the shore.
            good = np.sqrt(square) / edge + turns[turn, 0]
            out_x, out_y = x + LEAVING * edge * dx, y + LEAVING * edge * dy
            if good > score[point] and not crosses_shore(shore, out_x, out_y, to_x, to_y):
                score[point] = good
                heading[point, 0] = dx
                heading[point, 1] = dy


def _spread(xy, worth, count, apart, edge):
    """Return ``count`` of the points, the most worth first, as far ``apart`` as so many can be; 0 takes all so far."""
    order = np.argsort(-worth, kind="stable")
    if count:
        apart = max(apart, 4 * np.sqrt(np.sum((xy.max(axis=0) - xy.min(axis=0)) ** 2)) / count) if len(xy) else apart
    while True:
        chosen, free = [], np.ones(len(xy), bool)
        for point in order:
            if free[point]:
                chosen.append(point)
                free &= np.sum((xy - xy[point]) ** 2, axis=1) >= apart**2
        if not count or len(chosen) >= count or apart < edge * CLEARANCE:
            return chosen[:count] if count else chosen
        apart *= CLOSER


def _of_inland_seas(land, ring, worth, chosen, edge):
    """Return the best point of each inland sea that has one where an edge fits, and none that is chosen."""
    missing = set(range(1, len(land.rings))) - set(ring[chosen])
    own = [np.flatnonzero(ring == number) for number in sorted(missing)]
    wide = [points for points in own if points.size and lengths_along(land.rings[ring[points[0]]])[-1] > GAP * edge]
    return [points[np.argmax(worth[points])] for points in wide]


def _ranked(xy, worth, edge):
    """Return points in the order of greatness: in bays, and far from those that are greater."""
    ranked, away = [], np.zeros(len(xy))
    worth = np.array(worth)
    for _ in range(len(xy)):
        best = int(np.argmax(worth + BAY_SPREAD * away / edge))
        ranked.append(best)
        distance = np.sqrt(np.sum((xy - xy[best]) ** 2, axis=1))
        away = distance if len(ranked) == 1 else np.minimum(away, distance)
        worth[best] = -np.inf
    return np.array(ranked, np.int64)


def _priorities(highest, count):
    """Return one mouth of the highest priority, two of the next, four of the next, down to 1."""
    steps = np.floor(np.log2(np.arange(count) + 1.5)).astype(np.int64)
    return np.maximum(highest - steps, 1)
