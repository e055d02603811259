"""Numbers painted on a plane: lines, polygons and points that say what a field is near them, blended into the rest."""

from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..run.progress import Progress, watched
from .land import contained, nearest_shore_places, shores
from .segment_grid import grid_of_segments, nearest_on
from .segments import point_to_segment, side_of
from .types import Land

NEAREST = 0.02  # reaches: nearer things count no more, so that a number holds on them but for a thousandth
EDGE = 0.25  # reaches inside a polygon from which it holds
FEW = 64  # vertices of a thing whose segments are looked at one by one


class Painted(NamedTuple):
    """A thing on the plane, and the number that it stands for."""

    parts: tuple  # float64 (n, 2) each: a point has one vertex; of a polygon the rings
    inside: bool  # all within the rings is meant
    value: float


def blended(values, xy, painted, reach, progress=None):
    """Return the numbers at points ``xy`` (n, 2), which are ``values`` but near what is painted.

    Several fields (m, n) that the same is painted over are blended at once.

    On a line or point its own number holds, half of it remains half a ``reach`` away, nothing beyond a whole one. A
    polygon reaches a quarter less beyond its border, and holds a quarter inside. Where things are near to each other
    their numbers pass into each other. The weight of a thing at distance d is ((reach - d) / (reach · d))², after
    Franke and Nielson (1980, doi:10.1002/nme.1620151110).
    """
    progress = progress or Progress()
    order = np.argsort(xy[:, 0], kind="stable")  # from west to east
    places = np.ascontiguousarray(xy[order], np.float64)
    totals = np.atleast_2d(values)[:, order] / reach**2
    weight = np.full(len(xy), 1 / reach**2)
    few = [thing for thing in painted if sum(map(len, thing.parts)) <= FEW]
    watched(lambda watch: _paint(*_as_arrays(few), reach, places, totals, weight, watch), len(few), progress)
    for thing in painted:
        if sum(map(len, thing.parts)) > FEW:
            progress.check()
            _paint_many(thing, reach, places, totals, weight)
    blend = np.empty_like(totals)
    blend[:, order] = totals / weight
    return blend.reshape(np.shape(values))


def _as_arrays(things):
    """Return the segments of all things, the first of each, which of them mean their inside, and their numbers."""
    segments = [_segments(thing) for thing in things]
    first = np.concatenate([[0], np.cumsum([len(each) for each in segments])]).astype(np.int64)
    inside, value = (
        np.array([thing.inside for thing in things], bool),
        np.array([thing.value for thing in things], float),
    )
    return np.concatenate([np.empty((0, 4)), *segments]), first, inside, value


def _segments(thing):
    """Return both ends of all segments (n, 4); a point is one without length."""
    parts = [part if len(part) > 1 else np.repeat(part, 2, axis=0) for part in thing.parts]
    return np.concatenate([np.concatenate([part[:-1], part[1:]], axis=1) for part in parts])


@kernel
def _paint(segments, first, inside, value, reach, places, totals, weight, watch):
    """Paint things of few segments over places from west to east."""
    for thing in range(value.size):
        if watch[0] != 0:
            return
        watch[1] = thing
        own = segments[first[thing] : first[thing + 1]]
        west, east = min(own[:, 0].min(), own[:, 2].min()), max(own[:, 0].max(), own[:, 2].max())
        south, north = min(own[:, 1].min(), own[:, 3].min()), max(own[:, 1].max(), own[:, 3].max())
        begin = np.searchsorted(places[:, 0], west - reach)
        for place in range(begin, places.shape[0]):
            x, y = places[place, 0], places[place, 1]
            if x > east + reach:
                break
            if south - reach <= y <= north + reach:
                share = _weight(_away(own, inside[thing], x, y, reach), reach)
                weight[place] += share
                for field in range(totals.shape[0]):
                    totals[field, place] += share * value[thing]


@kernel
def _away(segments, inside, x, y, reach):
    """Return the distance to a thing, from a polygon as if its border lay further inside."""
    least, within = np.inf, False
    for number in range(segments.shape[0]):
        x1, y1, x2, y2 = segments[number, 0], segments[number, 1], segments[number, 2], segments[number, 3]
        least = min(least, point_to_segment(x, y, x1, y1, x2, y2))
        if inside and (y1 > y) != (y2 > y) and (side_of(x, y, x1, y1, x2, y2) > 0.0) == (y2 > y1):
            within = not within
    away = np.sqrt(least)
    return (-away if within else away) + EDGE * reach if inside else away


@kernel
def _weight(away, reach):
    away = max(away, NEAREST * reach)
    root = max(reach - away, 0.0) / (reach * away)
    return root * root


def _paint_many(thing, reach, places, totals, weight):
    """Paint a thing of many segments over places from west to east."""
    vertices = np.concatenate(thing.parts)
    (west, south), (east, north) = vertices.min(axis=0) - reach, vertices.max(axis=0) + reach
    near = np.arange(*np.searchsorted(places[:, 0], [west, np.nextafter(east, np.inf)]))
    near = near[(places[near, 1] >= south) & (places[near, 1] <= north)]
    if near.size:
        xy, segments = places[near], _segments(thing)
        if thing.inside:
            where = shores(Land(thing.parts))
            away = nearest_shore_places(where, xy).distance
            away = np.where(contained(where, xy), -away, away) + EDGE * reach
        else:
            away = nearest_on(grid_of_segments(segments[:, :2], segments[:, 2:]), xy)[0]
        away = np.maximum(away, NEAREST * reach)
        own = (np.maximum(reach - away, 0.0) / (reach * away)) ** 2
        totals[:, near] += own * thing.value
        weight[near] += own
