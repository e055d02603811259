"""The map that sides of cells and shores make together, and the outlines of what it is divided into.

Every border is two *darts*, one for each side of it, with what it bounds to its left: darts 2i and 2i + 1 run along
border i between two points and back. A dart of the shore has no twin: the sea has no outline. Where borders are taken
away, because both sides belong to one cell or one watershed, the outline goes on along what is left.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ..arrays import Array, Coordinates, Indices, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..machine.multipolygons import multipolygon_wkb


class PlanarMap(NamedTuple):
    """Borders between places, and the darts that lead around each face."""

    points: np.ndarray  # float64 (p, 2)
    start: np.ndarray  # int64 of each dart: two for each inner border, then one for each stretch of shore
    end: np.ndarray
    following: np.ndarray  # int64, the next dart around the same face
    face: np.ndarray  # int64, what lies to the left
    inner: int  # darts of inner borders


@dataclass(frozen=True)
class Outlines:
    """Rings of all areas, area by area; the shell of a part, anticlockwise, comes before its holes."""

    count: int  # areas are numbered below it
    points: np.ndarray  # float64 (p, 2), the places that all rings share
    area: np.ndarray  # int64 of each ring: the area that it bounds
    is_hole: np.ndarray  # bool of each ring
    first: np.ndarray  # int64, where each ring begins in `vertices`, and the end
    vertices: np.ndarray  # int64, numbers of points; a ring ends where it begins

    def ring(self, number: int) -> Coordinates:
        """Return a ring as an array (n, 2)."""
        return self.points[self.vertices[self.first[number] : self.first[number + 1]]]

    def square_metres(self) -> Values:
        """Return the size of each area."""
        return np.bincount(self.area, _signed_areas(self.points, self.first, self.vertices), self.count)

    def metres_round(self) -> Values:
        """Return the length of all outlines of each area, holes and all."""
        steps = np.zeros(self.vertices.size)
        steps[:-1] = np.hypot(*np.diff(self.points[self.vertices], axis=0).T)
        steps[self.first[1:] - 1] = 0.0  # from the end of a ring to the next
        return np.bincount(self.area, np.add.reduceat(steps, self.first[:-1]), self.count) if steps.size else steps

    def multipolygons(self, points: Array | None = None) -> Iterator:
        """Yield ``(area, WKB of its MultiPolygon)`` for the areas that have a ring.

        With ``points`` in another projection, in the same order, neighbours share their borders there too.
        """
        places = np.require(self.points if points is None else points, "<f8", ["C"])
        coordinates = places[self.vertices].tobytes()
        first, hole, area = self.first.tolist(), self.is_hole.tolist(), self.area.tolist()
        begin = 0
        while begin < len(area):
            end = begin + 1
            while end < len(area) and area[end] == area[begin]:
                end += 1
            shells = [ring for ring in range(begin, end) if not hole[ring]]
            yield area[begin], multipolygon_wkb([*shells, end], first, coordinates)
            begin = end


def trace_outlines(plane: PlanarMap, labels: Indices, count: int) -> Outlines:
    """Return the `Outlines` of the areas that faces with one label make together, labels 0 to ``count`` - 1."""
    label = labels[plane.face]
    gone = np.zeros(label.size, np.bool_)
    # Where four cells meet a side has no length: what lies across it only touches there, and stays apart.
    inner = slice(0, plane.inner, 2)
    has_length = (plane.points[plane.start[inner]] != plane.points[plane.end[inner]]).any(axis=1)
    gone[: plane.inner] = np.repeat((label[inner] == label[1 : plane.inner : 2]) & has_length, 2)
    _, first_dart, first, vertices = _rings_without(plane, gone)
    ring, first, vertices = _parted(plane.points, first, vertices)
    return _in_order(plane.points, label[first_dart][ring], first, vertices, count)


def _parted(points, first, vertices):
    """Return rings of which none passes a place twice: the ring that each is a part of, and their points.

    Points of several numbers may lie in one place, as they do where four cells meet.
    """
    _, named, place = np.unique(points[vertices].view(np.complex128).ravel(), return_index=True, return_inverse=True)
    ring = np.empty(vertices.size + first.size, np.int64)
    starts, found = np.zeros(ring.size + 1, np.int64), np.empty(2 * vertices.size, np.int64)
    count = _part_rings(first, place, np.full(named.size, -1, np.int64), ring, starts, found)
    return ring[:count], starts[: count + 1], vertices[named[found[: starts[count]]]]


@kernel
def _part_rings(first, vertices, position, ring, starts, found):
    """Write rings, each loop as one of its own; return how many. ``position`` is -1 everywhere."""
    count, size = 0, 0
    path = np.empty(vertices.size, np.int64)
    for number in range(first.size - 1):
        length = 0
        for index in range(first[number], first[number + 1]):
            point = vertices[index]
            begin = position[point]
            if not is_there(begin):
                position[point], path[length] = length, point
                length += 1
                continue
            for step in range(begin, length):
                found[size] = path[step]
                size += 1
                position[path[step]] = -1
            found[size] = point
            size += 1
            ring[count] = number
            count += 1
            starts[count] = size
            length = begin + 1
            position[point] = begin
        for step in range(length):
            position[path[step]] = -1
    return count


def face_pieces(plane: PlanarMap, count: int) -> tuple[Indices, Indices, dict[int, Values]]:
    """Return for each dart the piece of a face that it goes around, the face of each piece, and some of their rings.

    Pieces of one face are apart from each other; rings are returned, by piece, where a face has more than one. The
    numbers of faces are below ``count``.
    """
    ring_of, first_dart, first, vertices = _rings_without(plane, np.zeros(plane.face.size, np.bool_))
    face = plane.face[first_dart]
    shell = _shells(plane.points, face, first, vertices, _signed_areas(plane.points, first, vertices), count)
    names, number = np.unique(shell, return_inverse=True)
    several = np.flatnonzero(np.bincount(face[names], minlength=count)[face[names]] > 1)
    rings = {piece: plane.points[vertices[first[names[piece]] : first[names[piece] + 1]]] for piece in several.tolist()}
    return number[ring_of], face[names], rings


def _rings_without(plane, gone):
    """Return the ring that each dart is part of, the first dart of each, and their points in flat arrays."""
    ring_of, first_dart = np.full(gone.size, -1, np.int64), np.empty(gone.size, np.int64)
    following = np.empty(gone.size, np.int64)
    rings = _rings(plane.following, gone, following, ring_of, first_dart)
    first_dart = first_dart[:rings]
    vertices, first = np.empty(gone.size + len(plane.points) + 2 * rings, np.int64), np.zeros(rings + 1, np.int64)
    size = _write_rings(first_dart, following, plane.start, plane.end, plane.inner, plane.points, vertices, first)
    return ring_of, first_dart, first, vertices[:size]


@kernel
def _rings(given, gone, following, ring_of, first_dart):
    """Write for each dart the next that is not gone and its ring, and where each begins; return how many there are."""
    count = 0
    for begin in range(given.size):
        if is_there(ring_of[begin]) or gone[begin]:
            continue
        first_dart[count] = begin
        dart = begin
        while not is_there(ring_of[dart]):
            ring_of[dart] = count
            ahead = given[dart]
            while gone[ahead]:
                ahead = given[ahead ^ 1]
            following[dart] = ahead
            dart = ahead
        count += 1
    return count


@kernel
def _write_rings(first_dart, following, start, end, inner, points, vertices, first):
    """Write the points of all rings, none twice in a row; return how many.

    A dart of the shore passes all points from its start to its end.
    """
    size = 0
    for ring in range(first_dart.size):
        begin = size
        dart = first_dart[ring]
        while True:
            last = start[dart] + 1
            if dart >= inner:
                last = end[dart]
            for point in range(start[dart], last):
                if size == begin or _are_apart(points, vertices[size - 1], point):
                    vertices[size] = point
                    size += 1
            dart = following[dart]
            if dart == first_dart[ring]:
                break
        before = max(size - 1, begin)
        if not _are_apart(points, vertices[begin], vertices[before]):
            size = before
        vertices[size] = vertices[begin]
        size += 1
        if size - begin < 4:  # two sides in one place enclose nothing
            size = begin
        first[ring + 1] = size
    return size


@kernel
def _are_apart(points, one, other):
    return points[one, 0] != points[other, 0] or points[one, 1] != points[other, 1]


def _in_order(points, area, first, vertices, count):
    """Return rings, of which some are empty, as `Outlines`: by area, each hole after the shell around it."""
    size = _signed_areas(points, first, vertices)
    kept = np.flatnonzero(np.diff(first) > 0)
    shell, is_hole = _shells(points, area, first, vertices, size, count)[kept], size[kept] <= 0
    order = np.lexsort((is_hole, shell, area[kept]))
    rings = kept[order]
    sizes = np.diff(first)[rings]
    ends = np.cumsum(sizes)
    pick = np.repeat(first[rings] - ends + sizes, sizes) + np.arange(sizes.sum())
    return Outlines(count, points, area[rings], is_hole[order], np.append(0, ends), vertices[pick])


def _shells(points, area, first, vertices, size, count):
    """Return for each ring the shell around it: itself if it runs anticlockwise, else one of the same area."""
    largest = np.full(count, -1, np.int64)
    by_size = np.argsort(size, kind="stable")
    largest[area[by_size]] = by_size
    shell = np.where(size > 0, np.arange(size.size), largest[area])
    choices = np.bincount(area[size > 0], minlength=count)
    for hole in np.flatnonzero((size <= 0) & (choices[area] > 1) & (np.diff(first) > 0)):
        around = np.flatnonzero((area == area[hole]) & (size > 0))
        spot = points[vertices[first[hole]]]
        inside = [_is_inside(points[vertices[first[one] : first[one + 1]]], spot) for one in around]
        shell[hole] = around[int(np.argmax(inside))]
    return shell


def _signed_areas(points, first, vertices):
    """Return the area of each ring in flat arrays, negative where it runs clockwise."""
    if vertices.size == 0:
        return np.zeros(first.size - 1)
    ring = np.repeat(np.arange(first.size - 1), np.diff(first))
    x, y = (points[vertices] - points[vertices[first[ring]]]).T  # far from the origin of a map digits would be lost
    twice = x[:-1] * y[1:] - x[1:] * y[:-1]
    twice[first[1:-1][first[1:-1] > 0] - 1] = 0.0
    return np.bincount(ring[:-1], twice, first.size - 1) / 2


def _is_inside(ring, spot):
    """Tell whether a spot lies within a closed ring."""
    x, y = (ring - spot).T
    passes = (y[:-1] > 0) != (y[1:] > 0)
    x, y = x[:-1][passes], y[:-1][passes]
    ahead = (ring - spot)[1:][passes]
    return bool(np.count_nonzero(x + (ahead[:, 0] - x) * -y / (ahead[:, 1] - y) > 0) % 2)
