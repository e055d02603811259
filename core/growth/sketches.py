"""Rivers that the user has drawn, as nodes of a tree that grows on from them.

Lines become *stretches*: what lies on land, from the lower end up. `sketch_order` says which end is lower and which
stretch comes before which, `node_laying` lays the nodes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ..arrays import Array, Coordinates, Mask, Values
from ..choices import CLEARANCE, LEAST_SLOPE, SHORE_CLEARANCE, SKETCH_PRIORITY
from ..plane.fields import sample
from ..plane.land import contained, lengths_along, nearest_shore_places, points_along, runs_of, shores
from ..plane.segment_grid import grid_of_segments, nearest_on
from ..plane.types import SKETCHED, Field, Land, Tree
from ..run.run import Run
from .node_laying import Beach, Line, Spacing, lay_best, nothing_laid
from .sketch_order import Stretch, ordered_stretches

SAMPLES = 16  # of a line to an edge
BEACHES = 8  # places of the shore to an edge
AT_A_TIME = 100_000  # samples of which the reasons are looked for
TOLERANCE = 0.25  # edges by which the tree may miss a line that it follows

OFF_LAND = "it does not lie on the land"
TOO_SHORT = "it is shorter than an edge"
NEAR_SHORE = "it runs too near to the shore for this edge length"
NEAR_SKETCH = "it runs too near to another sketched river for this edge length"
WINDING = "it winds too closely for this edge length"


class Followed(NamedTuple):
    """How far one sketch is followed: metres on land, metres followed, and why not the rest, empty if it is nothing."""

    sketch: int
    on_land: float
    length: float
    reason: str


class Sketched(NamedTuple):
    """The tree that follows the sketches, and how far it follows each of them."""

    tree: Tree
    followed: list


def follow_sketches(
    run: Run,
    land: Land,
    lines: tuple[Coordinates, ...],
    edge: float,
    river_slope: Field,
    seed: int = 1,
    clearance: float = CLEARANCE,
    shore: float = SHORE_CLEARANCE,
    priorities: Sequence[int] | None = None,
) -> Sketched:
    """Return the tree that follows lines as far as an edge length allows, and what became of each, as `Sketched`.

    ``lines`` are arrays of (n, 2) in any direction; ``river_slope`` is a field. Nodes are samples of the lines, on
    average about an edge apart. ``priorities`` are those of the upper end of each line, None: the usual one.
    """
    where = shores(land)
    lines = [line_samples(np.asarray(line, np.float64), edge) for line in lines]
    inside = split_by_line(contained(where, np.concatenate([*lines, np.empty((0, 2))])), lines)
    stretches = ordered_stretches(run, where, stretches_on_land(lines, inside), edge)
    spacing = Spacing(float(edge), float(clearance * edge), float(shore * edge), float(TOLERANCE * edge))
    laid = _laid(run, land, where, stretches, spacing, int(seed))
    owner = laid.line[: laid.count[0]]
    heads = np.full(len(lines), SKETCH_PRIORITY) if priorities is None else np.asarray(priorities, np.int64)
    tree = _as_tree(laid, river_slope, heads[owner])
    return Sketched(tree, _report(where, lines, inside, tree, owner, spacing))


def line_samples(line: Coordinates, edge: float) -> Values:
    """Return places at equal steps along a line, its ends among them; one that has no length has one, or none."""
    lengths = lengths_along(line) if len(line) else np.zeros(1)
    if not 0.0 < lengths[-1] < np.inf:
        return line[: 1 if np.isfinite(lengths[-1]) else 0]
    count = max(int(np.ceil(lengths[-1] * SAMPLES / edge)), 1)
    return points_at(line, lengths, np.arange(count + 1) * (lengths[-1] / count))


def points_at(line: Coordinates, lengths: Values, along: Values) -> Values:
    """Return places on an open line whose vertices lie ``lengths`` from its beginning."""
    return np.column_stack([np.interp(along, lengths, line[:, 0]), np.interp(along, lengths, line[:, 1])])


def split_by_line(values: Array, lines: Sequence[Coordinates]) -> list[Array]:
    """Return values of the samples of all lines as one array a line."""
    return np.split(values, np.cumsum([len(line) for line in lines])[:-1]) if lines else []


def stretches_on_land(lines: Sequence[Coordinates], inside: list[Mask]) -> list[Stretch]:
    """Return the parts of lines that lie on land, each at least one step long."""
    found = []
    for sketch, (line, on_land) in enumerate(zip(lines, inside)):
        step = float(np.sqrt(np.sum((line[1] - line[0]) ** 2))) if len(line) > 1 else 0.0
        found += [Stretch(sketch, line[begin:end], step) for begin, end in runs_of(on_land) if end - begin > 1]
    return found


def _laid(run, land, where, stretches, spacing, seed):
    """Return the nodes laid along stretches."""
    box = np.concatenate([land.rings[0].min(axis=0), land.rings[0].max(axis=0)])
    most = 2 * sum(int(len(stretch.xy) * stretch.step / spacing.clearance) + 2 for stretch in stretches)
    laid = nothing_laid(box, spacing.clearance, most)
    if not stretches:
        return laid
    beach = Beach(where.segments, np.concatenate([_beach(ring, spacing.edge) for ring in land.rings]))
    for done, stretch in enumerate(stretches):
        run.check()
        run.report(done / len(stretches))
        line = Line(stretch.xy, nearest_shore_places(where, stretch.xy).distance, stretch.sketch)
        lay_best(line, laid, beach, spacing._replace(step=stretch.step), seed & 0xFFFFFFFF)
    return laid


def _beach(ring, edge):
    length = lengths_along(ring)[-1]
    count = max(int(length * BEACHES / edge), 4)
    return points_along(ring, np.arange(count) * (length / count))


def _as_tree(laid, river_slope, heads):
    """Return the laid nodes with heights that rise by the river slope, and priorities for what grows on from them.

    ``heads`` are those of nodes that are the uppermost.
    """
    count = int(laid.count[0])
    xy, receiver = laid.xy[:count].copy(), laid.receiver[:count].copy()
    upper = np.flatnonzero(receiver >= 0)
    reach = np.zeros((count, 2))
    reach[upper] = xy[upper] - xy[receiver[upper]]
    length = np.sqrt(np.sum(reach**2, axis=1))
    rise = np.maximum(sample(river_slope, xy), LEAST_SLOPE) * length
    z = np.zeros(count)
    for node in upper:  # receivers come first
        z[node] = z[receiver[node]] + rise[node]
    inward = np.divide(reach, length[:, np.newaxis], out=reach, where=length[:, np.newaxis] > 0)
    first = upper[receiver[receiver[upper]] < 0]
    inward[receiver[first]] = inward[first]
    return Tree(xy, z, receiver, _priorities(receiver, heads), np.full(count, SKETCHED, np.uint8), inward)


def _priorities(receiver, heads):
    """Return orders after Strahler of nodes, receivers first, whose sources have the orders of ``heads``."""
    priority, meeting = np.zeros(receiver.size, np.int64), np.zeros(receiver.size, np.int64)
    for node in range(receiver.size - 1, -1, -1):
        priority[node] = priority[node] + (meeting[node] > 1) if meeting[node] else heads[node]
        below = receiver[node]
        if below >= 0 and priority[node] >= priority[below]:
            meeting[below] = meeting[below] + 1 if priority[node] == priority[below] else 1
            priority[below] = priority[node]
    return priority


def distance_to_tree(tree: Tree, xy: Coordinates) -> Values:
    """Return how far points are from the edges of a tree; infinite if it has none."""
    upper = np.flatnonzero(tree.receiver >= 0)
    if not upper.size or not len(xy):
        return np.full(len(xy), np.inf)
    return nearest_on(grid_of_segments(tree.xy[tree.receiver[upper]], tree.xy[upper]), xy)[0]


def _report(where, lines, inside, tree, owner, spacing):
    """Return what became of each sketch, as `Followed`."""
    xy = np.concatenate([*lines, np.empty((0, 2))])
    missed = distance_to_tree(tree, xy) > spacing.tolerance
    sketch_of = np.repeat(np.arange(len(lines)), [len(line) for line in lines])
    reason = np.full(len(xy), len(REASONS), np.uint8)
    asked = np.flatnonzero(missed & np.concatenate([*inside, np.empty(0, bool)]))
    for some in (asked[begin : begin + AT_A_TIME] for begin in range(0, asked.size, AT_A_TIME)):
        reason[some] = _reasons(where, xy[some], sketch_of[some], tree, owner, spacing)
    missed, reason = split_by_line(missed, lines), split_by_line(reason, lines)
    followed = []
    for sketch, line in enumerate(lines):
        metres = lengths_along(line)[-1] / len(line) if len(line) else 0.0
        on_land, left = np.count_nonzero(inside[sketch]), inside[sketch] & missed[sketch]
        why = ""
        if not on_land:
            why = OFF_LAND
        elif metres * len(line) < spacing.clearance and left.any():
            why = TOO_SHORT
        elif np.count_nonzero(left) * metres > spacing.tolerance:
            why = REASONS[np.argmax(np.bincount(reason[sketch][left], minlength=len(REASONS)))]
        metres_left = np.count_nonzero(left) * metres
        followed.append(Followed(sketch, on_land * metres, on_land * metres - metres_left, why))
    return followed


REASONS = (NEAR_SHORE, NEAR_SKETCH, WINDING)


def _reasons(where, xy, sketch, tree, owner, spacing):
    """Return for samples of sketches which of `REASONS` there is not to follow the line there."""
    from scipy.spatial import cKDTree

    reach, from_shore = spacing.clearance + spacing.tolerance, spacing.shore + spacing.tolerance
    near_shore = nearest_shore_places(where, xy).distance < from_shore
    beside = np.zeros(len(xy), bool)
    if len(owner):
        distance, node = cKDTree(tree.xy).query(xy, k=min(8, len(owner)))
        distance, node = distance.reshape(len(xy), -1), node.reshape(len(xy), -1)
        beside = np.any((distance < reach) & (owner[node] != sketch[:, np.newaxis]), axis=1)
    return np.where(near_shore, 0, np.where(beside, 1, 2))
