"""Lines of rivers brought to the shore: cut where they run into the sea, and laid on it where they end beside it."""

from __future__ import annotations

import numpy as np

from ..arrays import Mask, Values
from ..plane.crossings import meeting_place, meetings
from ..plane.land import Shores, contained, nearest_shore_places

ON_THE_SHORE = 1e-3  # of the tolerance: a mouth so near is left where it is
CLOSE_TO_SHORE = 1e-9  # metres


def put_ashore(where: Shores, lines: list[Values], tolerance: float) -> tuple[list[Values], Mask, Mask]:
    """Return lines as far as they lie on land, which of their ends lie on the shore (n, 2), and which lines leave it.

    ``where`` are the shores, lines are arrays (n, 3) of two or more vertices. A line that ends in the sea is cut at the
    shore. One that leaves the land in any other way comes back as it is.
    """
    sizes = np.array([len(line) for line in lines], np.int64)
    vertices = np.concatenate([*lines, np.empty((0, 3))])
    last = np.cumsum(sizes) - 1
    first = last - sizes + 1
    inside = contained(where, vertices[:, :2])
    ends = np.stack([first, last], axis=1)
    close = nearest_shore_places(where, vertices[ends.ravel(), :2])
    at_shore = (close.distance <= tolerance).reshape(-1, 2)
    off = at_shore & (close.distance > ON_THE_SHORE * tolerance).reshape(-1, 2)
    vertices[ends[off], :2] = close.xy.reshape(-1, 2, 2)[off]
    inside[ends[at_shore]] = True

    met = _met_segments(where, vertices, sizes, ends[at_shore], tolerance)
    ashore, leaves = at_shore.copy(), np.zeros(len(lines), bool)
    lines = [vertices[begin : stop + 1] for begin, stop in ends]
    wet = np.bincount(np.repeat(np.arange(sizes.size), sizes), ~inside, sizes.size) > 0
    wet |= np.bincount(np.searchsorted(last, met[:, 0]), minlength=sizes.size) > 0
    for number in np.flatnonzero(wet):
        own = met[(met[:, 0] >= first[number]) & (met[:, 0] < last[number])] - (first[number], 0)
        cut = _cut(where, lines[number], inside[first[number] : last[number] + 1], own)
        if cut is None:
            leaves[number] = True
        else:
            lines[number], end = cut
            ashore[number, end] = True
    return lines, ashore, leaves


def _met_segments(where, vertices, sizes, mouths, tolerance):
    """Return pairs of a segment of the lines, by its first vertex, and a segment of the shore that it meets.

    What a line meets where it ends on the shore does not count.
    """
    begin, end = vertices[:-1, :2].copy(), vertices[1:, :2].copy()
    step = end - begin
    length = np.maximum(np.hypot(*step.T), CLOSE_TO_SHORE)
    back = step * np.minimum(tolerance / length, 0.5)[:, None]
    is_mouth = np.zeros(len(vertices), bool)
    is_mouth[mouths] = True
    begin += np.where(is_mouth[:-1, None], back, 0.0)
    end -= np.where(is_mouth[1:, None], back, 0.0)
    within = np.ones(len(vertices), bool)
    within[np.cumsum(sizes) - 1] = False  # from the last vertex of a line to the first of the next
    segments = np.flatnonzero(within)
    pairs = meetings(begin[segments], end[segments], where.segments, CLOSE_TO_SHORE)
    return np.stack([segments[pairs[:, 0]], pairs[:, 1]], axis=1)


def _cut(where, line, inside, met):
    """Return the part of a line on land and which end of it lies on the shore, or None if there is more to it.

    ``met`` are pairs of a segment of the line and a segment of the shore.
    """
    changes = np.flatnonzero(inside[1:] != inside[:-1])
    if changes.size != 1:
        return None
    (segment,) = changes
    on_land = met[:, 0] > segment if inside[-1] else met[:, 0] < segment
    if on_land.any():
        return None
    shore = met[met[:, 0] == segment, 1]
    inner, outer = (segment, segment + 1) if inside[0] else (segment + 1, segment)
    share = meeting_place(line[inner, :2], line[outer, :2], where.segments.ends[shore])
    mouth = line[inner] + share * (line[outer] - line[inner])
    mouth[2] = 0.0
    if inside[0]:
        return np.concatenate([line[: segment + 1], mouth[None]]), 1
    return np.concatenate([mouth[None], line[segment + 1 :]]), 0
