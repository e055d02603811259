"""Where lines meet: ends that lie near each other, and ends on other lines, which are cut there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Indices, Mask, Values

if TYPE_CHECKING:
    from ..run.run import Run

SPOTS_AT_A_TIME = 4096
ON_A_LINE = 0.01  # of the distance at which ends meet, for ends between two vertices: lines that pass by are not joined


def with_junctions(run: Run, lines: list[Values], reach: float) -> list[Values]:
    """Return the lines with a vertex wherever another line ends on them between two vertices.

    Heights, and whatever else vertices have, lie evenly between those of the two.
    """
    if not lines:
        return lines
    start, end = end_nodes(lines, reach)
    lonely = np.bincount(np.append(start, end)) == 1
    own = np.concatenate([np.nonzero(lonely[nodes])[0] for nodes in (start, end)])
    heads = np.count_nonzero(lonely[start])
    spots = np.array([lines[line][0 if number < heads else -1, :2] for number, line in enumerate(own)]).reshape(-1, 2)
    found = segments_under(run, lines, spots, own, reach * ON_A_LINE)
    inserted = {}
    for spot, (line, segment, along) in found.items():
        one, other = lines[line][segment : segment + 2]
        rest = one[2:] + along * (other[2:] - one[2:])
        inserted.setdefault(line, []).append((segment + 1, along, *spots[spot], *rest))
    lines = list(lines)
    for line, vertices in inserted.items():
        vertices.sort()
        before, new = [index for index, *_ in vertices], [vertex for _, _, *vertex in vertices]
        lines[line] = np.insert(lines[line], before, new, axis=0)
    return lines


def segments_under(
    run: Run, lines: list[Values], spots: Values, own: Indices, reach: float
) -> dict[int, tuple[int, int, float]]:
    """Return for spots on the inside of a segment of another line which line, which segment, and how far along it."""
    from scipy.spatial import cKDTree

    sizes = np.array([len(line) - 1 for line in lines])
    owner = np.repeat(np.arange(len(lines)), sizes)
    number = np.arange(owner.size) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    vertices = np.concatenate(lines)[:, :2]
    begin = np.arange(owner.size) + owner  # first vertices of segments: a line has one vertex more than segments
    first, step = vertices[begin], vertices[begin + 1] - vertices[begin]
    half = np.hypot(*step.T) / 2
    found = {}
    # Segments of about one length at a time: a spot on one of them is as near to its middle as half of that length.
    scale = np.ceil(np.log2(np.maximum(half, reach)))
    for each in np.unique(scale):
        members = np.nonzero((scale == each) & (half > 0))[0]
        if not members.size:
            continue
        tree = cKDTree(first[members] + step[members] / 2)
        for begin in range(0, len(spots), SPOTS_AT_A_TIME):
            run.check()
            near = tree.query_ball_point(spots[begin : begin + SPOTS_AT_A_TIME], half[members].max() + reach)
            spot = begin + np.repeat(np.arange(len(near)), [len(some) for some in near])
            segment = members[np.concatenate([*near, []]).astype(np.int64)]
            offset = spots[spot] - first[segment]
            along = np.sum(offset * step[segment], axis=1) / (4 * half[segment] ** 2)
            away = np.hypot(*(offset - along[:, None] * step[segment]).T)
            on_it = (away <= reach) & (along > 0) & (along < 1) & (owner[segment] != own[spot])
            for hit in np.nonzero(on_it)[0]:
                found[int(spot[hit])] = int(owner[segment[hit]]), int(number[segment[hit]]), float(along[hit])
    return found


def cut_at_junctions(lines: list[Values], reach: float) -> tuple[list[Values], Indices, Mask, Mask]:
    """Cut lines at vertices where another line ends; return the pieces, their line, and which hold its ends."""
    cuts = _junctions_inside(lines, reach)
    pieces, source, first, last = [], [], [], []
    for number, line in enumerate(lines):
        ends = [0, *sorted(cuts.get(number, ())), len(line) - 1]
        for begin, stop in zip(ends[:-1], ends[1:]):
            pieces.append(line[begin : stop + 1])
            source.append(number)
            first.append(begin == 0)
            last.append(stop == len(line) - 1)
    return pieces, np.array(source, np.int64), np.array(first, bool), np.array(last, bool)


def _junctions_inside(lines, reach):
    """Return for each line that others join between its ends at which of its vertices they do."""
    from scipy.spatial import cKDTree

    start, end = end_nodes(lines, reach)
    lonely = np.bincount(np.append(start, end)) == 1
    inner = [line[1:-1, :2] for line in lines]
    owner = np.repeat(np.arange(len(lines)), [len(each) for each in inner])
    if not owner.size or not lonely.any():
        return {}
    first = np.append(0, np.cumsum([len(each) for each in inner]))
    vertices = np.concatenate(inner)
    tree = cKDTree(vertices)
    cuts = {}
    for nodes, last in ((start, 0), (end, -1)):
        seekers = np.nonzero(lonely[nodes])[0]
        if not seekers.size:
            continue
        ends = np.array([lines[number][last, :2] for number in seekers])
        for number, spot, near in zip(seekers, ends, tree.query_ball_point(ends, reach)):
            near = [vertex for vertex in near if owner[vertex] != number]
            if near:
                vertex = near[int(np.argmin(np.hypot(*(vertices[near] - spot).T)))]
                cuts.setdefault(int(owner[vertex]), set()).add(int(vertex - first[owner[vertex]] + 1))
    return cuts


def end_nodes(lines: list[Values], reach: float) -> tuple[Indices, Indices]:
    """Return the node at the first and at the last vertex of each line: ends within reach of each other are one."""
    from scipy import sparse
    from scipy.sparse.csgraph import connected_components
    from scipy.spatial import cKDTree

    if not lines:
        return np.empty(0, np.int64), np.empty(0, np.int64)
    ends = np.array([line[vertex, :2] for vertex in (0, -1) for line in lines])
    pairs = cKDTree(ends).query_pairs(reach, output_type="ndarray")
    graph = sparse.coo_matrix((np.ones(len(pairs)), pairs.T), shape=(len(ends), len(ends)))
    node = connected_components(graph, directed=False)[1].astype(np.int64)
    return node[: len(lines)], node[len(lines) :]
