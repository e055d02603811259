"""Deltas: arms that leave a river before its mouth and end at other places of the shore."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array
from ...machine.jit import kernel
from ...plane.fields import sample
from ...plane.land import lengths_along
from ...plane.segment_grid import segments_near_box
from ...plane.segments import boxes_apart
from ...plane.types import Field, Land
from ..types import DISTRIBUTARY, Courses
from .bends import course_seeds, draws_of, expanded, joined
from .courses import PIECES_PER_EDGE
from .swing_room import find_surroundings, to_segment

FEWEST_ARMS, MOST_ARMS = 2, 5  # arms
ARM_ENDS = 0.4, 0.6, 0.8, 0.22, 1.0  # where arms may end, on both sides of the mouth: shares of how far they reach
ARM_SPREAD = 0.08  # by which these differ
ARM_LEAVES = 0.3, 0.4  # shares of the last course, from the mouth up, at which the shortest arm leaves, and the rest
ARM_TRIES, STRIDE = 16, 2  # vertices at which an arm may leave instead, up and down the river
WAVELENGTH, SWING = 14.0, 1.0  # widths, radians: of its bends
ARM_ALONE = 0.25  # share of an arm after which it keeps away from all others
ARMS_APART = 1.5  # widths of an arm
TRIMMED = 0.02  # of the first and last segment of an arm, which touch what it leaves and the shore
HILLS = 0.01  # of the reach of a delta: how high hills are; over a usual cell that is a hillslope
ARMS_CARRY = 0.5  # of what the river carries


class Place(NamedTuple):
    """A river before its mouth, and what its arms must not meet."""

    xy: np.ndarray  # float64 (n, 2): of the river
    z: np.ndarray
    walls: np.ndarray  # float64 (m, 4): segments of the shore
    rivers: np.ndarray  # the same of all courses near it
    ground: Field | None  # None: nobody knows it
    hills: float  # metres above an arm from which on ground is a hill that it does not cut through


def with_arms(courses: Courses, spread: Array, land: Land, seed: int, ground: Field | None = None) -> Courses:
    """Return courses with distributaries that leave the courses ``spread`` and end on the shores of an island.

    With the `Field` of its ``ground`` none of them runs through hills.
    """
    if not len(spread):
        return courses
    draws = draws_of(course_seeds(courses, seed), 3 + 2 * len(ARM_ENDS))
    around = find_surroundings(courses, land)
    lines, rivers, shares = [], [], []
    for course in spread.tolist():
        own = slice(courses.first[course], courses.first[course + 1])
        xy = courses.xy[own]
        reach = float(np.sqrt(np.sum((xy[-1] - xy[0]) ** 2)))
        box = np.append(xy.min(axis=0), xy.max(axis=0))
        walls, beside = (grid.ends[segments_near_box(grid, box, reach)] for grid in (around.shore, around.rivers))
        place = Place(xy, courses.z[own], walls, beside, ground, HILLS * reach)
        wanted = FEWEST_ARMS + int((MOST_ARMS - FEWEST_ARMS + 1) * draws[0, course])
        width = courses.width[course] * np.sqrt(ARMS_CARRY / wanted)
        wavelength = WAVELENGTH * width
        arms = _arms(place, wanted, _shore_at(land, xy[-1], reach), width, wavelength, draws[1:, course])
        lines += arms
        rivers += [course] * len(arms)
        shares += [ARMS_CARRY / wanted] * len(arms)
    return joined(courses, _as_courses(courses, lines, np.array(rivers), np.array(shares))) if lines else courses


def _as_courses(courses, lines, river, share):
    """Return the arms (n, 3) of rivers as courses that carry a share of their water."""
    rest = {name: getattr(courses, name)[river] for name in Courses._fields[3:]}
    rest["downstream"] = np.full(river.size, -1)
    rest["thread"] = np.full(river.size, DISTRIBUTARY, np.uint8)
    rest["discharge"] = rest["discharge"] * share
    for name in ("width", "depth"):
        rest[name] = rest[name] * np.sqrt(share)
    points = np.concatenate(lines)
    first = np.append(0, np.cumsum([len(line) for line in lines]))
    return Courses(first, points[:, :2].copy(), points[:, 2].copy(), **rest)


def _segments(line):
    """Return the segments of a line (n, 2) as x, y of both of their ends."""
    return np.hstack([line[:-1], line[1:]])


def _shore_at(land, mouth, reach):
    """Return the stretch of shore up to so far along it from a mouth on both sides."""
    away = [np.min(np.sum((ring - mouth) ** 2, axis=1)) for ring in land.rings]
    ring = land.rings[int(np.argmin(away))]
    distance = lengths_along(ring)
    here = distance[int(np.argmin(np.sum((ring - mouth) ** 2, axis=1)))]
    reach = min(2.0 * reach, 0.49 * distance[-1])
    turns = np.concatenate([distance[:-1] - distance[-1], distance[:-1], distance + distance[-1]])
    inner = turns[(turns > here - reach) & (turns < here + reach)]
    along = np.concatenate([[here - reach], inner, [here + reach]]) % distance[-1]
    return np.column_stack([np.interp(along, distance, ring[:, axis]) for axis in (0, 1)])


def _arms(place, wanted, shore, width, wavelength, draws):
    """Return the arms (n, 3) of a delta: lines that meet neither what is there nor each other."""
    distance = lengths_along(place.xy)
    reach = np.sqrt(np.sum((place.xy[-1] - place.xy[0]) ** 2))
    arms = []
    for target, share in _targets(place.xy[-1], shore, reach, draws):
        if len(arms) == wanted:
            break
        middle = int(np.searchsorted(distance, distance[-1] * (1.0 - ARM_LEAVES[0] - ARM_LEAVES[1] * share)))
        for attempt in range(ARM_TRIES):
            vertex = middle + STRIDE * ((attempt + 1) // 2) * (1 if attempt % 2 else -1)
            if not 0 < vertex < len(place.xy) - 2:
                continue
            arm = _arm(place.xy, vertex, target)
            if not _fits(arm, place, width):
                continue
            arm = _winding(arm, wavelength, draws[0])
            if _fits(arm, place, width):
                ways = lengths_along(arm)
                z = place.z[vertex] * (1.0 - ways / ways[-1])
                if place.ground is not None and (sample(place.ground, arm) > z + place.hills).any():
                    continue
                arms.append(np.column_stack([arm, z]))
                place = place._replace(rivers=np.concatenate([place.rivers, _segments(arm)]))
                break
    return arms


def _targets(mouth, shore, reach, draws):
    """Yield places of the shore where arms may end, from side to side, and which share of their reach they take."""
    distance = lengths_along(shore)
    begin, step = shore[:-1], np.diff(shore, axis=0)
    along = np.clip(np.sum((mouth - begin) * step, axis=1) / np.maximum(np.sum(step**2, axis=1), 1e-30), 0.0, 1.0)
    segment = int(np.argmin(np.sum((begin + along[:, None] * step - mouth) ** 2, axis=1)))
    here = distance[segment] + along[segment] * (distance[segment + 1] - distance[segment])
    side = 1.0 if draws[1] < 0.5 else -1.0
    for turn in range(2):
        for number, end in enumerate(ARM_ENDS):
            ahead = side * (1 - 2 * ((number + turn) % 2))
            share = end + ARM_SPREAD * (2.0 * draws[2 + turn * len(ARM_ENDS) + number] - 1.0)
            room = 0.9 * (distance[-1] - here if ahead > 0 else here)
            spot = here + ahead * share * min(0.92 * reach, room)
            target = np.array([np.interp(spot, distance, shore[:, axis]) for axis in range(2)])
            if np.sum((target - mouth) ** 2) > (0.05 * reach) ** 2:
                yield target, share


def _arm(xy, vertex, target):
    """Return a line, about an edge long, that leaves a river at a vertex, half turned to where it will end."""
    start = xy[vertex]
    ahead, there = xy[-1] - start, target - start
    far = np.sqrt(np.sum(there**2))
    heading = ahead / np.sqrt(np.sum(ahead**2)) + there / far
    handle = start + 0.5 * far * heading / np.sqrt(np.sum(heading**2))
    t = np.arange(PIECES_PER_EDGE + 1.0)[:, None] / PIECES_PER_EDGE
    line = (1.0 - t) ** 2 * start + 2.0 * t * (1.0 - t) * handle + t * t * target
    line[0], line[-1] = start, target
    return line


def _winding(line, wavelength, draw):
    """Return a line with bends."""
    one = np.ones(1)
    none, zero = np.zeros(1, np.int64), np.zeros(1, np.uint8)
    first = np.array([0, len(line)])
    shape = wavelength * one, SWING * one, 6.28 * draw * one
    course = Courses(first, line, np.zeros(len(line)), none, none, zero, zero, one, one, one, *shape)
    return expanded(course, np.ones(1, bool)).xy


def _fits(line, place, width):
    """Tell whether an arm meets no side of its cell and no river, and keeps away from these once it has left."""
    alone = int(ARM_ALONE * len(line))
    return _meets_none(line, place.walls, len(line), 0.0) and _meets_none(line, place.rivers, alone, ARMS_APART * width)


@kernel
def _meets_none(line, others, alone, apart):
    """Tell whether a line meets none of the segments, and after ``alone`` pieces keeps ``apart`` from them."""
    count = line.shape[0] - 1
    for piece in range(count):
        ax, ay, bx, by = line[piece, 0], line[piece, 1], line[piece + 1, 0], line[piece + 1, 1]
        if piece == 0:
            ax, ay = ax + TRIMMED * (bx - ax), ay + TRIMMED * (by - ay)
        if piece == count - 1:
            bx, by = bx - TRIMMED * (bx - ax), by - TRIMMED * (by - ay)
        for other in range(others.shape[0]):
            cx, cy, dx, dy = others[other, 0], others[other, 1], others[other, 2], others[other, 3]
            if boxes_apart(ax, ay, bx, by, cx, cy, dx, dy, apart):
                continue
            if piece >= alone and to_segment(bx, by, cx, cy, dx, dy) < apart:
                return False
            one = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
            two = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
            three = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
            four = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
            if one * two <= 0.0 and three * four <= 0.0:
                return False
    return True
