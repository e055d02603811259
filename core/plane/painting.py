"""Numbers painted on a plane: lines, polygons and points that say what a field is near them, blended into the rest."""

from typing import NamedTuple

import numpy as np

from ..run.progress import Progress
from .land import contained, nearest_shore_places, shores
from .segment_grid import grid_of_segments, nearest_on
from .types import Land

NEAREST = 0.02  # reaches: nearer things count no more, so that a number holds on them but for a thousandth
EDGE = 0.25  # reaches inside a polygon from which it holds


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
    total, weight = values / reach**2, np.full(len(xy), 1 / reach**2)
    order = np.argsort(xy[:, 0], kind="stable")
    west_to_east = xy[order, 0]
    progress = progress or Progress()
    for number, thing in enumerate(painted):
        progress.check()
        progress.report(number / len(painted))
        vertices = np.concatenate(thing.parts)
        low, high = vertices.min(axis=0) - reach, vertices.max(axis=0) + reach
        near = order[np.searchsorted(west_to_east, low[0]) : np.searchsorted(west_to_east, high[0], side="right")]
        near = near[(xy[near, 1] >= low[1]) & (xy[near, 1] <= high[1])]
        if near.size:
            away = np.maximum(_distance(thing, xy[near], reach), NEAREST * reach)
            own = (np.maximum(reach - away, 0.0) / (reach * away)) ** 2
            total[..., near] += own * thing.value
            weight[near] += own
    return total / weight


def _distance(thing, xy, reach):
    """Return how far points are from a thing, from a polygon as if its border lay further inside."""
    xy = np.require(xy, np.float64, ["C", "W"])
    if thing.inside:
        where = shores(Land(thing.parts))
        away = nearest_shore_places(where, xy).distance
        return np.where(contained(where, xy), -away, away) + EDGE * reach
    parts = [part for part in thing.parts if len(part) > 1]
    points = [np.sqrt(np.sum((xy - part[0]) ** 2, axis=1)) for part in thing.parts if len(part) == 1]
    start, end = (np.concatenate([np.empty((0, 2)), *(part[cut] for part in parts)]) for cut in (np.s_[:-1], np.s_[1:]))
    lines = [nearest_on(grid_of_segments(start, end), xy)[0]] if parts else []
    return np.min([*points, *lines], axis=0)
