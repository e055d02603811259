"""Nodes where lines end on each other, the segments between nodes, and where these meet otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Coordinates, Indices, Mask, Values
from ..plane.crossings import meetings
from ..plane.land import Shores, nearest_shore_places
from ..plane.segment_grid import grid_of_segments
from ..rivers.line_junctions import segments_under

if TYPE_CHECKING:
    from ..run.run import Run

TOUCHING = 1e-6  # of the usual segment, or of an edge: lines that come as near as that meet
SAME_DIRECTION = 1e-6  # the sine of the angle between two segments that lie on each other


class LineParts(NamedTuple):
    """Straight parts of lines between two nodes, in the order of the lines."""

    one: np.ndarray  # int64, nodes
    other: np.ndarray
    line: np.ndarray  # int64

    def of_lines(self, chosen: Mask) -> LineParts:
        """Return the segments of lines of which ``chosen`` says that they are wanted."""
        return LineParts(*(part[chosen[self.line]] for part in self))


class Joints(NamedTuple):
    """Nodes of lines and the segments between them."""

    xy: np.ndarray  # float64 (n, 2)
    z: np.ndarray  # float64, NaN where it is not known
    ends: np.ndarray  # int64 (lines, 2): the nodes at the first and at the last vertex of each line
    segments: LineParts


def join_ends(run: Run, lines: list[Values], numbers: Indices, tolerance: float) -> Joints:
    """Return the `Joints` of lines (n, 3) with numbers: an end lies on what else is within ``tolerance`` metres.

    An end joins ends of other lines and their nearest vertex, else the segment on which it lies.
    """
    if not lines:
        none = np.empty(0, np.int64)
        return Joints(np.empty((0, 2)), np.empty(0), np.empty((0, 2), np.int64), LineParts(none, none, none))

    from scipy import sparse
    from scipy.sparse.csgraph import connected_components

    lines = _with_vertices_at_ends(run, lines, tolerance)
    sizes = np.array([len(line) for line in lines], np.int64)
    vertices = np.concatenate([*lines, np.empty((0, 3))])
    last = np.cumsum(sizes) - 1
    first = last - sizes + 1
    owner = np.repeat(np.arange(sizes.size), sizes)
    pairs = _near_ends(vertices, owner, np.append(first, last), tolerance)
    graph = sparse.coo_matrix((np.ones(len(pairs)), pairs.T), shape=(owner.size, owner.size))
    node = connected_components(graph, directed=False)[1].astype(np.int64)
    is_end = np.zeros(owner.size, bool)
    is_end[first] = is_end[last] = True
    # Where an end lies on another line the line stays where it is.
    order = np.lexsort((np.arange(owner.size), is_end, node))
    names, begin = np.unique(node[order], return_index=True)
    places = vertices[order[begin]]
    known = order[np.isfinite(vertices[order, 2])]
    at, index = np.unique(node[known], return_index=True)
    z = np.full(names.size, np.nan)
    z[at] = vertices[known[index], 2]
    within = np.flatnonzero(owner[1:] == owner[:-1])
    within = within[node[within] != node[within + 1]]
    segments = LineParts(node[within], node[within + 1], numbers[owner[within]])
    return Joints(places[:, :2], z, np.stack([node[first], node[last]], axis=1), segments)


def _near_ends(vertices, owner, ends, tolerance):
    """Return pairs of vertices that are one node: ends of lines, and the vertex of another line nearest to an end."""
    from scipy.spatial import cKDTree

    pairs = ends[cKDTree(vertices[ends, :2]).query_pairs(tolerance, output_type="ndarray")]
    inner = np.setdiff1d(np.arange(len(vertices)), ends)
    if not inner.size:
        return pairs
    distance, found = cKDTree(vertices[inner, :2]).query(vertices[ends, :2], k=min(4, inner.size))
    distance, found = distance.reshape(ends.size, -1), inner[found.reshape(ends.size, -1)]
    fits = (distance <= tolerance) & (owner[found] != owner[ends][:, None])
    hit = np.flatnonzero(fits.any(axis=1))
    nearest = found[hit, np.argmax(fits[hit], axis=1)]
    return np.concatenate([pairs, np.stack([ends[hit], nearest], axis=1)])


def _with_vertices_at_ends(run, lines, tolerance):
    """Return the lines with a vertex where another line ends on them and there is none near."""
    from scipy.spatial import cKDTree

    if len(lines) < 2:
        return lines
    vertices = np.concatenate(lines)[:, :2]
    owner = np.repeat(np.arange(len(lines)), [len(line) for line in lines])
    own = np.tile(np.arange(len(lines)), 2)
    spots = np.array([line[place, :2] for place in (0, -1) for line in lines])
    distance, found = cKDTree(vertices).query(spots, k=min(4, len(vertices)))
    lonely = np.flatnonzero(~((distance <= tolerance) & (owner[found] != own[:, None])).any(axis=1))
    under = segments_under(run, lines, spots[lonely], own[lonely], tolerance)
    inserted = {}
    for spot, (line, segment, along) in under.items():
        one, other = lines[line][segment : segment + 2]
        vertex = (*spots[lonely[spot]], one[2] + along * (other[2] - one[2]))
        inserted.setdefault(line, []).append((segment + 1, along, *vertex))
    lines = list(lines)
    for line, vertices in inserted.items():
        vertices.sort()
        lines[line] = np.insert(lines[line], [place for place, *_ in vertices], [each[2:] for each in vertices], axis=0)
    return lines


def led_to_the_sea(joints: Joints, mouths: Indices, where: Shores, reach: float) -> tuple[Joints, Indices]:
    """Return joints and mouths with one mouth more for each network that has none and ends within reach of the shore.

    It goes on straight to the shore from its lowest end, the nearest one where heights are not known.
    """
    from scipy import sparse
    from scipy.sparse.csgraph import connected_components

    one, other, line = joints.segments
    count = len(joints.xy)
    graph = sparse.coo_matrix((np.ones(one.size), (one, other)), shape=(count, count))
    network = connected_components(graph, directed=False)[1]
    dry = ~np.isin(network, network[mouths])
    ends = np.flatnonzero(dry & (np.bincount(np.append(one, other), minlength=count) == 1))
    if not ends.size:
        return joints, mouths
    spots = nearest_shore_places(where, joints.xy[ends])
    order = np.lexsort((spots.distance, np.nan_to_num(joints.z[ends]), network[ends]))
    lowest = order[np.append(True, np.diff(network[ends[order]]) > 0)]
    lowest = lowest[spots.distance[lowest] <= reach]
    new = count + np.arange(lowest.size)
    node = ends[lowest]
    index = np.array([np.argmax((one == each) | (other == each)) for each in node], np.int64)
    upper = other[index] == node  # the line was digitised down to the sea
    parts = np.where(upper, node, new), np.where(upper, new, node), line[index]
    segments = LineParts(*(np.insert(old, index + upper, part) for old, part in zip((one, other, line), parts)))
    xy, z = np.concatenate([joints.xy, spots.xy[lowest]]), np.append(joints.z, np.zeros(new.size))
    return joints._replace(xy=xy, z=z, segments=segments), np.append(mouths, new)


def crossing_lines(xy: Coordinates, segments: LineParts, near: float) -> list[tuple[int, int, tuple]]:
    """Return for lines that meet where they have no common node: the later, the earlier, and a place of the later.

    A line that meets itself stands for both, and comes first. ``near`` are metres.
    """
    if not segments.one.size:
        return []
    begin, end = xy[segments.one], xy[segments.other]
    pairs = meetings(begin, end, grid_of_segments(begin, end), near)
    one, other = pairs[pairs[:, 0] < pairs[:, 1]].T
    apart = ~_joined_well(xy, segments, one, other)
    one, other = one[apart], other[apart]
    line, earlier = segments.line[one], segments.line[other]
    place = np.where((line > earlier)[:, None], begin[one], begin[other])
    line, earlier = np.maximum(line, earlier), np.minimum(line, earlier)
    order = np.lexsort((earlier, line, line != earlier))
    return [(int(line[each]), int(earlier[each]), tuple(place[each])) for each in order]


def _joined_well(xy, segments, one, other):
    """Tell for pairs of segments whether they meet in a node and go in different directions from there."""
    well = np.zeros(one.size, bool)
    ends = segments.one, segments.other
    meets = np.zeros(one.size, np.int64)
    for here, beyond in (ends, ends[::-1]):
        for there, further in (ends, ends[::-1]):
            common = here[one] == there[other]
            own, step = xy[beyond[one]] - xy[here[one]], xy[further[other]] - xy[there[other]]
            sine = np.abs(own[:, 0] * step[:, 1] - own[:, 1] * step[:, 0])
            size = np.hypot(*own.T) * np.hypot(*step.T)
            well |= common & ((sine > SAME_DIRECTION * size) | (np.sum(own * step, axis=1) < 0))
            meets += common
    return well & (meets == 1)
