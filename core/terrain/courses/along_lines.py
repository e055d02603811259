"""The line of a stem along lines that somebody drew: parts of these, and between them the stem as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...arrays import Array, Coordinates
from ...plane.crossings import meeting_place, meetings
from ...plane.land import lengths_along
from ...plane.segment_grid import SegmentGrid, nearest_on
from ...plane.types import Tree
from .stems import Stem, as_stem, nearest_distance, places_along

if TYPE_CHECKING:
    from ..types import Courses
    from .drawn_edges import DrawnEdges

FINEST, COARSEST = 1 / 64, 1 / 17  # of an edge, between vertices of a line that is followed; joints are no nearer
LED = 0.5  # edges over which rivers are led to where a line begins or ends
ASHORE = 0.25  # edges from the shore within which a line that leads to the sea has come there
BEYOND_SPRING, BEYOND_HEAD = 0.7, 0.3  # edges that a line may go on above its uppermost node, and where rivers join it
JOINT_BESIDE = 0.6  # edges from where a joint is to be expected along a line to where it may lie


class _Part(NamedTuple):
    """A part of the new line of a stem, and which part of the old one it takes the place of."""

    line: np.ndarray  # float64 (n, 2)
    cause: np.ndarray  # int64 (n,)
    old: np.ndarray  # float64: ways along the old line, rising
    new: np.ndarray  # float64: and along the new one, of the same places
    drawn: bool


def along_lines(
    courses: Courses,
    members: Array,
    tree: Tree,
    lines: list[Coordinates],
    drawn: DrawnEdges,
    edge: float,
    shore: SegmentGrid,
) -> Stem:
    """Return the `Stem` of courses that follow lines where edges were drawn; others are led to where these begin."""
    stem = as_stem(courses, members)
    cell = courses.cell[members]
    leaves = np.flatnonzero(cell[1:] != cell[:-1])  # joints at which it leaves a cell
    nodes = np.append(cell[leaves], cell[-1])
    sections = _sections(drawn, nodes)
    if not sections:
        return stem
    distance = lengths_along(stem.line)
    gates = np.concatenate([[0.0], stem.joints[leaves], [distance[-1]]])
    between = zip(nodes, gates, gates[1:])
    spots = np.array([nearest_distance(stem.line, distance, tree.xy[node], low, high) for node, low, high in between])
    spots[-1] = distance[-1] if sections[-1][1] == leaves.size else spots[-1]
    parts, done = [], 0.0
    for one, other in sections:
        spots[one] = 0.0 if one == 0 else spots[one]
        part = _drawn_part(stem, tree, lines, drawn, nodes, (one, other), spots, spots[one] > done, edge, shore)
        if spots[one] > done:
            parts.append(_old_part(stem, distance, done, spots[one], parts, part, edge))
        parts.append(part)
        done = spots[other]
    if done < distance[-1]:
        parts.append(_old_part(stem, distance, done, distance[-1], parts, None, edge))
    return _assembled(stem, parts, edge)


def _sections(drawn, nodes):
    """Return the first and the number after the last of edges that follow one line one after the other."""
    line, begin, end = drawn.line[nodes], drawn.begin[nodes], drawn.end[nodes]
    sections = []
    for each in range(nodes.size - 1):
        if line[each] < 0:
            continue
        goes_on = sections and sections[-1][1] == each and line[each] == line[each - 1] and begin[each] == end[each - 1]
        if goes_on and (end[each] > begin[each]) == (end[each - 1] > begin[each - 1]):
            sections[-1] = sections[-1][0], each + 1
        else:
            sections.append((each, each + 1))
    return sections


def _drawn_part(stem, tree, lines, drawn, nodes, edges, spots, upmost, edge, shore):
    """Return the part of a stem along a line; ``upmost`` ones begin where the line does, if that is near."""
    one, other = edges
    line = lines[drawn.line[nodes[one]]][:, :2]
    lengths = lengths_along(line)
    marks = np.append(drawn.begin[nodes[one:other]], drawn.end[nodes[other - 1]])
    down = marks[1] > marks[0]
    marks = marks if down else lengths[-1] - marks
    line = line if down else line[::-1]
    lengths = lengths if down else lengths[-1] - lengths[::-1]
    to_sea = tree.receiver[nodes[other]] < 0
    beyond = BEYOND_SPRING * edge if one == 0 else BEYOND_HEAD * edge
    first = max(marks[0] - beyond, 0.0) if one == 0 or (upmost and marks[0] < beyond) else marks[0]
    last = marks[-1]
    if to_sea:
        beyond = last + edge  # so far on from the mouth of the network a line may reach the shore
        last = min(_shore_along(line, lengths, marks[-2], beyond, shore), beyond, lengths[-1])
    places, along = _sampled(line, lengths, first, last, edge)
    cause = nodes[one + np.clip(np.searchsorted(marks, along, side="right") - 1, 0, other - one - 1)]
    if to_sea:
        away, _, foot = nearest_on(shore, places[-1:])
        if away[0] > ASHORE * edge:
            places = led(places, places[0], stem.line[-1], edge)
        elif away[0] > 0.0:
            places, along = np.concatenate([places, foot]), np.append(along, along[-1] + away[0])
            cause = np.append(cause, cause[-1])
    marks[-1] = along[-1]
    new = np.interp(marks, along, lengths_along(places))
    new[0] = 0.0
    return _Part(places, cause, spots[one : other + 1], new, True)


def _shore_along(line, distance, begin, end, shore):
    """Return the way along a line at which it first meets the shore between two others, infinite if it does not."""
    inner = (distance > begin) & (distance < end)
    along = np.concatenate([[begin], distance[inner], [min(end, distance[-1])]])
    line = places_along(line, distance, along)
    met = meetings(line[:-1], line[1:], shore, 0.0)
    if not len(met):
        return np.inf
    piece = int(met[0, 0])
    share = meeting_place(line[piece], line[piece + 1], shore.ends[met[met[:, 0] == piece, 1]])
    return float(along[piece] + share * (along[piece + 1] - along[piece]))


def _sampled(line, distance, begin, end, edge):
    """Return places along a line, neither too near to each other nor too far apart, and their ways along it."""
    own = distance[(distance > begin + FINEST * edge) & (distance < end - FINEST * edge)]
    kept = [begin]
    for each in own.tolist():
        if each - kept[-1] >= FINEST * edge:
            kept.append(each)
    kept = np.append(kept, end)
    count = np.maximum(np.ceil(np.diff(kept) / (COARSEST * edge)), 1).astype(np.int64)
    piece = np.repeat(np.arange(count.size), count)
    share = (np.arange(piece.size) - np.repeat(np.cumsum(count) - count, count)) / count[piece]
    along = np.append(kept[piece] + share * np.diff(kept)[piece], end)
    return places_along(line, distance, along), along


def _old_part(stem, distance, low, high, parts, following, edge):
    """Return a part of a stem as it was, led to where the parts before and after it end and begin."""
    inner = (distance > low) & (distance < high)
    along = np.concatenate([[low], distance[inner], [high]])
    line = places_along(stem.line, distance, along)
    begin = parts[-1].line[-1] if parts else line[0]
    end = following.line[0] if following else line[-1]
    line = led(line, begin, end, edge)
    upper, lower = along - low < LED * edge, high - along < LED * edge
    cause = np.where(upper, parts[-1].cause[-1] if parts else -1, -1)
    cause = np.where(lower, np.maximum(cause, following.cause[0] if following else -1), cause)
    return _Part(line, cause, np.array([low, high]), np.array([0.0, lengths_along(line)[-1]]), False)


def led(line: Coordinates, begin: Array, end: Array, edge: float) -> Array:
    """Return a line led to other ends, over half of it at most from each."""
    distance = lengths_along(line)
    reach = max(min(LED * edge, distance[-1] / 2), np.finfo(float).tiny)
    moved = line.copy()
    for share, shift in (
        (1.0 - distance / reach, begin - line[0]),
        (1.0 - (distance[-1] - distance) / reach, end - line[-1]),
    ):
        share = np.clip(share, 0.0, 1.0)
        moved += (share * share * (3.0 - 2.0 * share))[:, np.newaxis] * shift
    moved[0], moved[-1] = begin, end
    return moved


def _assembled(stem, parts, edge):
    """Return the stem whose line consists of parts; joints beside a drawn one go to the nearest place on it."""
    line = np.concatenate([parts[0].line[:1], *(part.line[1:] for part in parts)])
    cause = np.concatenate([parts[0].cause[:1], *(part.cause[1:] for part in parts)])
    distance, joints, gone = lengths_along(line), stem.joints.copy(), 0.0
    old_way = lengths_along(stem.line)
    for part in parts:
        for joint in np.flatnonzero((stem.joints >= part.old[0]) & (stem.joints <= part.old[-1])).tolist():
            along = gone + float(np.interp(stem.joints[joint], part.old, part.new))
            if part.drawn:
                place = places_along(stem.line, old_way, stem.joints[joint : joint + 1])[0]
                low, high = (
                    max(along - JOINT_BESIDE * edge, gone),
                    min(along + JOINT_BESIDE * edge, gone + part.new[-1]),
                )
                along = nearest_distance(line, distance, place, low, high)
            joints[joint] = along
        gone += lengths_along(part.line)[-1]
    return Stem(stem.courses, line, np.maximum.accumulate(joints), cause)
