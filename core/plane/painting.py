"""Numbers painted on a plane: lines, polygons and points that say what a field is near them, blended into the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Coordinates, Values
from ..machine.jit import kernel
from ..run.waiting import watched
from .land import contained, nearest_shore_places, shores
from .segment_grid import grid_of_segments, nearest_on
from .types import Land

if TYPE_CHECKING:
    from ..run.run import Run

NEAREST = 0.02  # reaches: nearer things count no more, so that a number holds on them but for a thousandth
PAINTED_EDGE = 0.25  # reaches inside a polygon from which it holds
FEW_PAINTED = 64  # vertices of a thing whose segments are looked at one by one


class Painted(NamedTuple):
    """A thing on the plane, and the number that it stands for."""

    parts: tuple[Coordinates, ...]  # float64 (n, 2) each: a point has one vertex; of a polygon the rings
    inside: bool  # all within the rings is meant
    value: float
    reach: float | None = None  # metres from it, beyond which nothing of it is left; None: as usual


class Paint(NamedTuple):
    """What lies on each of some points: how much, and how much times its number."""

    weight: np.ndarray
    total: np.ndarray
    reach: float


def blended(values: Values, paint: Paint) -> Values:
    """Return numbers, in one field (n) or more (m, n), blended with what is painted over them."""
    return (values / paint.reach**2 + paint.total) / (1 / paint.reach**2 + paint.weight)


def painted_on(run: Run, xy: Coordinates, painted: list[Painted] | tuple[Painted, ...], reach: float) -> Paint:
    """Return what is painted on points ``xy`` (n, 2), as `Paint`.

    On a line or point its own number holds, half of it remains half a ``reach`` away, nothing beyond a whole one. A
    polygon reaches a quarter less beyond its border, and holds a quarter inside. Where things are near to each other
    their numbers pass into each other. The weight of a thing at distance d is ((reach - d) / (reach · d))², after
    Franke and Nielson (1980, doi:10.1002/nme.1620151110). A thing with a reach of its own weighs at each share of that
    what others do at that share of theirs.
    """
    order = np.argsort(xy[:, 0], kind="stable")
    places = np.ascontiguousarray(xy[order], np.float64)  # from west to east
    paint = Paint(np.zeros(len(xy)), np.zeros(len(xy)), float(reach))
    few = [thing for thing in painted if sum(map(len, thing.parts)) <= FEW_PAINTED]
    watched(run, lambda watch: _paint(*_as_arrays(few), places, paint, watch), len(few))
    for thing in painted:
        if sum(map(len, thing.parts)) > FEW_PAINTED:
            run.check()
            _paint_many(thing, places, paint)
    back = np.argsort(order)
    return paint._replace(weight=paint.weight[back], total=paint.total[back])


def _as_arrays(things):
    """Return the segments of all things, the first of each, which mean their inside, their numbers, and reaches."""
    segments = [_segments(thing) for thing in things]
    first = np.concatenate([[0], np.cumsum([len(each) for each in segments])]).astype(np.int64)
    inside = np.array([thing.inside for thing in things], bool)
    return (
        np.concatenate([np.empty((0, 4)), *segments]),
        first,
        inside,
        np.array([thing.value for thing in things], float),
        np.array([np.nan if thing.reach is None else thing.reach for thing in things], float),
    )


def _segments(thing):
    """Return both ends of all segments (n, 4); a point is one without length."""
    parts = [part if len(part) > 1 else np.repeat(part, 2, axis=0) for part in thing.parts]
    return np.concatenate([np.concatenate([part[:-1], part[1:]], axis=1) for part in parts])


@kernel
def _paint(segments, first, inside, value, reaches, places, paint: Paint, watch):
    """Paint things of few segments over places from west to east; those without a reach have that of the paint."""
    weight, total, usual = paint
    prepared = np.empty((FEW_PAINTED, 6))
    for thing in range(value.size):
        if watch[0] != 0:
            return
        watch[1] = thing
        own = segments[first[thing] : first[thing + 1]]
        reach = usual if np.isnan(reaches[thing]) else reaches[thing]
        _prepare(own, prepared)
        west, east = min(own[:, 0].min(), own[:, 2].min()), max(own[:, 0].max(), own[:, 2].max())
        south, north = min(own[:, 1].min(), own[:, 3].min()), max(own[:, 1].max(), own[:, 3].max())
        begin = np.searchsorted(places[:, 0], west - reach)
        for index in range(begin, places.shape[0]):
            x, y = places[index, 0], places[index, 1]
            if x > east + reach:
                break
            away_x, away_y = max(west - x, x - east, 0.0), max(south - y, y - north, 0.0)
            if away_x * away_x + away_y * away_y <= reach * reach:
                away = _away(prepared, len(own), inside[thing], x, y, reach)
                share = _weight(away * (usual / reach), usual)
                weight[index] += share
                total[index] += share * value[thing]


@kernel
def _prepare(segments, prepared):
    """Write of each segment where it begins, its course, that over its squared length, and its other end's y."""
    for number in range(segments.shape[0]):
        x, y = segments[number, 0], segments[number, 1]
        along_x, along_y = segments[number, 2] - x, segments[number, 3] - y
        square = along_x * along_x + along_y * along_y
        prepared[number, 0], prepared[number, 1] = x, y
        prepared[number, 2], prepared[number, 3] = along_x, along_y
        prepared[number, 4] = 1.0 / square if square > 0.0 else 0.0
        prepared[number, 5] = segments[number, 3]


@kernel
def _away(prepared, count, inside, x, y, reach):
    """Return the distance to a thing, from a polygon as if its border lay further inside."""
    least, within = np.inf, False
    for number in range(count):
        from_x, from_y = x - prepared[number, 0], y - prepared[number, 1]
        along_x, along_y = prepared[number, 2], prepared[number, 3]
        share = min(max((from_x * along_x + from_y * along_y) * prepared[number, 4], 0.0), 1.0)
        apart_x, apart_y = from_x - share * along_x, from_y - share * along_y
        least = min(least, apart_x * apart_x + apart_y * apart_y)
        if (from_y < 0.0) != (prepared[number, 5] > y):
            within ^= (along_x * from_y - along_y * from_x > 0.0) == (along_y > 0.0)
    away = np.sqrt(least)
    return (-away if within else away) + PAINTED_EDGE * reach if inside else away


@kernel
def _weight(away, reach):
    away = max(away, NEAREST * reach)
    root = max(reach - away, 0.0) / (reach * away)
    return root * root


def _paint_many(thing, places, paint):
    """Paint a thing of many segments over places from west to east."""
    reach, vertices = thing.reach or paint.reach, np.concatenate(thing.parts)
    (west, south), (east, north) = vertices.min(axis=0) - reach, vertices.max(axis=0) + reach
    near = np.arange(*np.searchsorted(places[:, 0], [west, np.nextafter(east, np.inf)]))
    near = near[(places[near, 1] >= south) & (places[near, 1] <= north)]
    if near.size:
        xy, segments = places[near], _segments(thing)
        if thing.inside:
            where = shores(Land(thing.parts))
            away = nearest_shore_places(where, xy).distance
            away = np.where(contained(where, xy), -away, away) + PAINTED_EDGE * reach
        else:
            away = nearest_on(grid_of_segments(segments[:, :2], segments[:, 2:]), xy)[0]
        away = np.maximum(away * (paint.reach / reach), NEAREST * paint.reach)
        own = (np.maximum(paint.reach - away, 0.0) / (paint.reach * away)) ** 2
        paint.total[near] += own * thing.value
        paint.weight[near] += own
