"""The Voronoi diagram cut at the shore: its sides as far as they lie on the land, and the shore from cell to cell."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Coordinates, Indices, Mask
from ..machine.indices import is_there
from ..machine.jit import kernel
from .outlines import PlanarMap
from .voronoi import Cuts

if TYPE_CHECKING:
    from .voronoi import Diagram


class ShoreStretches(NamedTuple):
    """The shore in stretches of one cell each; its points follow on from the vertices of the diagram."""

    points: np.ndarray  # float64 (p, 2), each ring from its first cut on, and closed
    cut_point: np.ndarray  # int64, the number of the point at each cut
    start: np.ndarray  # int64 of each stretch
    end: np.ndarray
    cell: np.ndarray
    from_cut: np.ndarray  # int64, the cuts at its ends, -1 where a ring has none
    to_cut: np.ndarray


class Borders(NamedTuple):
    """The parts of sides that lie on the land."""

    start: np.ndarray  # int64, numbers of points
    end: np.ndarray
    half_side: np.ndarray  # int64, the one that runs the same way


def cut_plane(
    diagram: Diagram, shore: Coordinates, first: Indices, cuts: Cuts, begins: Indices, count: int
) -> tuple[PlanarMap, Borders, Mask]:
    """Return the `PlanarMap` of cells cut at the shore, its `Borders`, and which vertices of the diagram lie on land.

    ``count`` is the number of nodes on the land: those that come after lie far outside.
    """
    coast = _stretches(diagram, shore, first, cuts, begins)
    points = np.concatenate([diagram.vertices, coast.points])
    side = np.minimum(cuts.half_side, diagram.twin[cuts.half_side])
    crossings = np.bincount(side, minlength=diagram.twin.size)
    far_outside = int(np.argmax(diagram.left >= count)) // 3
    on_land = _on_land(diagram.twin, crossings, far_outside)

    begin, end = (diagram.vertices[vertices] for vertices in diagram.ends(side))
    along = np.sum((points[coast.cut_point] - begin) * (end - begin), axis=1)
    order = np.lexsort((along, side))
    # The shore has land to its left: coming from the left of a side it leaves the land ahead.
    land_begins = diagram.left[side] == cuts.before
    table = np.empty((diagram.twin.size // 2 + order.size, 3), np.int64)
    from_vertex, from_cut = np.full(diagram.twin.size, -1, np.int64), np.full(order.size, -1, np.int64)
    size = _land_borders(
        diagram.twin, crossings, order, land_begins, coast.cut_point, on_land, table, from_vertex, from_cut
    )
    borders = Borders(*table[:size].T)
    return _joined(diagram, points, borders, coast, from_vertex, from_cut), borders, on_land


def _stretches(diagram, shore, first, cuts, begins):
    """Return the `ShoreStretches`: rings of the shore cut where sides of cells meet it."""
    step = shore[cuts.segment + 1] - shore[cuts.segment]
    spots = shore[cuts.segment] + cuts.along[:, None] * step
    entered = diagram.right[cuts.half_side]
    bounds = np.searchsorted(cuts.segment, first)
    base = len(diagram.vertices)
    points, cut_point, table = [], [], []
    for ring, cell in enumerate(begins):
        own = slice(bounds[ring], bounds[ring + 1])
        numbers = np.arange(own.start, own.stop)
        after = cuts.segment[own] - first[ring] + 1
        position = after + np.arange(numbers.size)
        outline = np.insert(shore[first[ring] : first[ring + 1] - 1], after, spots[own], axis=0)
        if numbers.size:
            outline = np.roll(outline, -position[0], axis=0)
            position = position - position[0]
            ends = np.append(position[1:], len(outline))
            rows = [base + position, base + ends, entered[own], numbers, np.roll(numbers, -1)]
        else:
            rows = [[base], [base + len(outline)], [cell], [-1], [-1]]
        table.append(np.array(rows, np.int64))
        cut_point.append(base + position)
        points.extend([outline, outline[:1]])
        base += len(outline) + 1
    return ShoreStretches(np.concatenate(points), np.concatenate(cut_point), *np.concatenate(table, axis=1))


@kernel
def _on_land(twin, crossings, outside):
    """Return which vertices lie on the land: from one that does not, each cut of a side leads across the shore."""
    on_land = np.zeros(twin.size // 3, np.bool_)
    seen = np.zeros(twin.size // 3, np.bool_)
    stack = np.empty(twin.size // 3, np.int64)
    stack[0] = outside
    seen[outside] = True
    size = 1
    while size > 0:
        size -= 1
        vertex = stack[size]
        for half_side in range(3 * vertex, 3 * vertex + 3):
            back = twin[half_side]
            if not is_there(back) or seen[back // 3]:
                continue
            odd = crossings[min(half_side, back)] % 2 == 1
            on_land[back // 3] = on_land[vertex] != odd
            seen[back // 3] = True
            stack[size] = back // 3
            size += 1
    return on_land


@kernel
def _land_borders(twin, crossings, order, land_begins, cut_point, on_land, table, from_vertex, from_cut):
    """Write the parts of sides on land, and the dart that leaves each vertex and each cut; return how many there are.

    ``order`` holds the cuts side by side, along each. Where rounding has changed two of one side the kinds tell: land
    begins and ends by turns.
    """
    count = 0
    group = 0
    for half_side in range(twin.size):
        back = twin[half_side]
        if half_side > back:
            continue
        stop = group + crossings[half_side]
        land = on_land[half_side // 3]
        start, start_cut = half_side // 3, -1
        next_begin, next_end = group, group
        for turn in range(stop - group + 1):
            end, end_cut = back // 3, -1
            if turn < stop - group:
                if land:
                    next_end = _next_cut(order, land_begins, next_end, False)
                    end_cut = order[next_end]
                    next_end += 1
                else:
                    next_begin = _next_cut(order, land_begins, next_begin, True)
                    end_cut = order[next_begin]
                    next_begin += 1
                end = cut_point[end_cut]
            if land:
                table[count, 0], table[count, 1], table[count, 2] = start, end, half_side
                if not is_there(start_cut):
                    from_vertex[half_side] = 2 * count
                else:
                    from_cut[start_cut] = 2 * count
                if not is_there(end_cut):
                    from_vertex[back] = 2 * count + 1
                else:
                    from_cut[end_cut] = 2 * count + 1
                count += 1
            land = not land
            start, start_cut = end, end_cut
        group = stop
    return count


@kernel
def _next_cut(order, land_begins, slot, begins):
    """Return the first slot from this one on whose cut begins land, or whose cut ends it."""
    while land_begins[order[slot]] != begins:
        slot += 1
    return slot


def _joined(diagram, points, borders, coast, from_vertex, from_cut):
    """Return the map of borders and shore, where an outline goes on from side to side, or at a cut along the shore."""
    inner = 2 * borders.start.size
    half_sides = np.stack([borders.half_side, diagram.twin[borders.half_side]], axis=1).ravel()
    start = np.stack([borders.start, borders.end], axis=1).ravel()
    end = np.stack([borders.end, borders.start], axis=1).ravel()
    arrived = diagram.twin[half_sides]
    following = from_vertex[arrived // 3 * 3 + (arrived + 2) % 3]
    at_shore = np.flatnonzero(end >= len(diagram.vertices))
    stretch_at = np.full(len(points), -1, np.int64)
    stretch_at[coast.start] = np.arange(inner, inner + coast.start.size)
    following[at_shore] = stretch_at[end[at_shore]]
    along_shore = np.arange(inner, inner + coast.start.size)
    cut = coast.to_cut >= 0
    along_shore[cut] = from_cut[coast.to_cut[cut]]
    return PlanarMap(
        points,
        np.append(start, coast.start),
        np.append(end, coast.end),
        np.append(following, along_shore),
        np.append(diagram.left[half_sides], coast.cell),
        inner,
    )
