"""Which edges of a tree follow which lines that somebody drew, and from where to where along them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ...arrays import Coordinates
from ...plane.crossings import meetings
from ...plane.land import lengths_along
from ...plane.segment_grid import grid_of_segments
from ...plane.types import Tree
from .stems import STRETCH_LOOKS, nearest_distance

ON_LINE = 0.02  # edges by which a node may miss a line that it lies on
LONGEST_WAY = 3.0  # of a line, over the length of the edge that follows it, and edges


class DrawnEdges(NamedTuple):
    """For the edge below each node the line that it follows, -1 for none, and where along that it begins and ends."""

    line: np.ndarray  # int64 (n,)
    begin: np.ndarray  # float64 (n,): metres along the line, at the node
    end: np.ndarray  # float64 (n,): at its receiver, or where the line ends there


def find_drawn_edges(tree: Tree, lines: Sequence[Coordinates], edge: float) -> DrawnEdges:
    """Return the `DrawnEdges` of a tree whose nodes were laid along lines (n, 2 or more), of the usual length ``edge``.

    An edge follows a line on which both of its nodes lie. Where a line ends beside a river, or at the sea, its upper
    node is enough: at a mouth the line is followed as far as it comes near to it, else to its end on that side.
    """
    count = tree.z.size
    found = DrawnEdges(np.full(count, -1), np.zeros(count), np.zeros(count))
    ways = [lengths_along(line) if len(line) else np.zeros(1) for line in lines]
    places = _places_on_lines(tree.xy, lines, ways, ON_LINE * edge)
    for node in np.flatnonzero(tree.receiver >= 0).tolist():
        below = int(tree.receiver[node])
        reach = LONGEST_WAY * min(edge, float(np.sqrt(np.sum((tree.xy[node] - tree.xy[below]) ** 2))))
        best = np.inf
        for line, begin in places.get(node, {}).items():
            ends = [places.get(below, {}).get(line)]
            if ends[0] is None:
                to_mouth = tree.receiver[below] < 0
                ends = _end_towards(lines[line], ways[line], begin, reach, tree.xy[below], to_mouth)
            for end in ends:
                if 0.0 < abs(end - begin) < min(best, reach):
                    best = abs(end - begin)
                    found.line[node], found.begin[node], found.end[node] = line, begin, end
    return found


def _end_towards(line, way, begin, reach, place, to_mouth):
    """Return where a line leads from a place along it to another, if it does: nearest to that, or at its end."""
    nearest = nearest_distance(line, way, place, max(begin - reach, 0.0), min(begin + reach, way[-1]))
    if to_mouth:
        return [nearest]
    if abs(nearest - begin) <= reach / STRETCH_LOOKS:
        return []
    return [0.0 if nearest < begin else float(way[-1])]


def _places_on_lines(xy, lines, ways, tolerance):
    """Return for each node that lies on lines how far along each of them."""
    sizes = np.array([max(len(line) - 1, 0) for line in lines], np.int64)
    if not sizes.sum():
        return {}
    start = np.concatenate([line[:-1, :2] for line in lines])
    stop = np.concatenate([line[1:, :2] for line in lines])
    line_of = np.repeat(np.arange(sizes.size), sizes)
    before = np.concatenate([way[:-1] for way in ways])
    node, segment = meetings(xy, xy, grid_of_segments(start, stop), tolerance).T
    step = stop[segment] - start[segment]
    square = np.maximum(np.sum(step**2, axis=1), np.finfo(float).tiny)
    share = np.clip(np.sum((xy[node] - start[segment]) * step, axis=1) / square, 0.0, 1.0)
    away = np.sum((start[segment] + share[:, np.newaxis] * step - xy[node]) ** 2, axis=1)
    places = {}
    for each in np.argsort(-away, kind="stable").tolist():  # the nearest comes last, and stays
        along = float(before[segment[each]] + share[each] * np.sqrt(square[each]))
        places.setdefault(int(node[each]), {})[int(line_of[segment[each]])] = along
    return places
