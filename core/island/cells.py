"""The cell of each node of a river network: the land that lies nearer to it than to any other node.

    cells = voronoi_cells(land, tree)
    cells.outlines.square_metres(), cells.outlines.multipolygons()  # of each node
    cells.united(mouths(tree.receiver, order), len(tree.xy))  # the same of watersheds

Cells are cut at the shore. The part that holds its node keeps the cell; a part that lies apart from it, behind a bay,
goes to the neighbour with which it shares the longest border. So each cell is one piece of land, neighbours have the
same border, vertex by vertex, and together they are the island.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Indices
from ..plane.outlines import Outlines, PlanarMap, face_pieces, trace_outlines
from ..plane.types import Tree
from ..plane.voronoi import cut_shore, voronoi
from ..plane.voronoi_on_land import cut_plane

if TYPE_CHECKING:
    from ..plane.types import Land
    from ..run.run import Run

RIDGE, RIVER, COAST = 0, 1, 2
ON_THE_SIDE = 1e-6  # of the length of an edge: its middle lies on the side of both cells as well as rounding lets it


class Sides(NamedTuple):
    """Borders of cells: straight ones in the land, then stretches of shore, all points from start to end."""

    start: np.ndarray  # int64, number of a point of `Cells.points`
    end: np.ndarray
    left: np.ndarray  # int64, the node of the cell to the left
    right: np.ndarray  # int64, the same to the right, -1 for the sea
    kind: np.ndarray  # uint8, RIDGE, RIVER (one flows from cell to cell through this side) or COAST


class Cells(NamedTuple):
    """The cells of all nodes."""

    points: np.ndarray  # float64 (p, 2): the vertices of the diagram, then the shore with a point where a side meets it
    corners: np.ndarray  # int64 (t, 3): the nodes whose cells meet in each vertex of the diagram
    on_land: np.ndarray  # bool of each vertex of the diagram
    sides: Sides
    outlines: Outlines
    outlet: np.ndarray  # float64 (n, 2): where the river leaves the cell, the middle of its edge; at a mouth the node
    outlet_side: np.ndarray  # int64, the side on which that lies, -1 at mouths and where an edge leaves elsewhere
    plane: PlanarMap
    owner: np.ndarray  # int64 of each face of the plane: the node of its cell

    def united(self, label: Indices, count: int) -> Outlines:
        """Return the `Outlines` of the areas that cells with one label make together, labels 0 to ``count`` - 1."""
        return trace_outlines(self.plane, label[self.owner], count)


def voronoi_cells(run: Run, land: Land, tree: Tree) -> Cells:
    """Return the `Cells` of the nodes of a tree, which lie on the land or its shore, no two in one place."""
    shore, first = np.concatenate(land.rings), np.append(0, np.cumsum([len(ring) for ring in land.rings]))
    count = len(tree.xy)
    diagram = voronoi(tree.xy, (shore.min(axis=0), shore.max(axis=0)))
    run.report(0.5)
    run.check()
    cuts, begins = cut_shore(diagram, shore, first)
    run.check()
    plane, borders, on_land = cut_plane(diagram, shore, first, cuts, begins, count)
    run.report(0.7)
    run.check()
    face, node, rings = face_pieces(plane, count)
    plane = plane._replace(face=face)
    owner = _owners(plane, node, _keepers(tree.xy, node, rings))
    run.report(0.9)
    run.check()
    child = _rivers_across(diagram, borders, tree.receiver)
    sides, outlet, outlet_side = _sides(plane, owner, child, tree)
    outlines = trace_outlines(plane, owner, count)
    run.report(1.0)
    corners = diagram.right.reshape(-1, 3)
    return Cells(plane.points, corners, on_land, sides, outlines, outlet, outlet_side, plane, owner)


def _keepers(xy, node, rings):
    """Tell for each piece of a cell, given its node, whether it holds it; ``rings`` of the pieces of divided cells."""
    keeps = np.ones(node.size, bool)
    keeps[list(rings)] = False
    best = {}
    for piece, ring in rings.items():
        # The outline around a node is nearer to it than those beyond; and rounding does not matter on the shore.
        best[node[piece]] = min(best.get(node[piece], (np.inf, -1)), (_distance(ring, xy[node[piece]]), piece))
    keeps[[piece for _, piece in best.values()]] = True
    return keeps


def _distance(ring, spot):
    """Return how far a spot is from the line of a ring."""
    begin, step = ring[:-1] - spot, np.diff(ring, axis=0)
    square = np.maximum(np.sum(step * step, axis=1), np.finfo(float).tiny)
    share = np.clip(-np.sum(begin * step, axis=1) / square, 0.0, 1.0)
    return float(np.hypot(*(begin + share[:, None] * step).T).min())


def _owners(plane, node, keeps):
    """Return the node whose cell each piece belongs to: one without a node joins a neighbour, longest borders first."""
    group = np.arange(node.size)
    owned = keeps.copy()
    name = node.copy()  # of the cell of each group that is owned

    def root(piece):
        while group[piece] != piece:
            group[piece] = group[group[piece]]
            piece = group[piece]
        return piece

    one, other = plane.face[0 : plane.inner : 2], plane.face[1 : plane.inner : 2]
    loose = np.flatnonzero(~(keeps[one] & keeps[other]))
    steps = plane.points[plane.end[2 * loose]] - plane.points[plane.start[2 * loose]]
    pair = np.minimum(one, other)[loose] * node.size + np.maximum(one, other)[loose]
    pair, border = np.unique(pair, return_inverse=True)
    length = np.bincount(border, np.hypot(*steps.T), pair.size)
    for link in np.lexsort((pair, -length)):
        a, b = root(pair[link] // node.size), root(pair[link] % node.size)
        if a != b and not (owned[a] and owned[b]):
            keeper, joins = (a, b) if owned[a] else (b, a)
            group[joins] = keeper
    return name[np.array([root(piece) for piece in range(node.size)], np.int64)]


def _rivers_across(diagram, borders, receiver):
    """Return for each border the node whose river flows from one of the two cells of its side to the other, or -1."""
    receiver = np.append(receiver, np.full(len(diagram.nodes) - receiver.size, -1))
    left, right = diagram.left[borders.half_side], diagram.right[borders.half_side]
    return np.where(receiver[left] == right, left, np.where(receiver[right] == left, right, -1))


def _sides(plane, owner, child, tree):
    """Return the `Sides`, the outlet of each cell, and the side on which that lies."""
    below = np.where(tree.receiver < 0, np.arange(tree.receiver.size), tree.receiver)
    outlet = (tree.xy + tree.xy[below]) / 2
    start, end = plane.start[0 : plane.inner : 2], plane.end[0 : plane.inner : 2]
    one, other = owner[plane.face[0 : plane.inner : 2]], owner[plane.face[1 : plane.inner : 2]]
    begin, step = plane.points[start], plane.points[end] - plane.points[start]
    length = np.hypot(*step.T)
    with np.errstate(invalid="ignore", divide="ignore"):
        along = np.sum((outlet[child] - begin) * step, axis=1) / length
    slack = ON_THE_SIDE * np.hypot(*(tree.xy - tree.xy[below]).T)[child]
    own = (np.minimum(one, other) == np.minimum(child, below[child])) & (
        np.maximum(one, other) == np.maximum(child, below[child])
    )
    crossed = (child >= 0) & own & (along >= -slack) & (along <= length + slack)
    kept = np.flatnonzero((one != other) & (length > 0))
    outlet_side = np.full(tree.receiver.size, -1, np.int64)
    crossed = crossed[kept]
    outlet_side[child[kept][crossed]] = np.flatnonzero(crossed)
    shore = np.arange(plane.inner, plane.face.size)
    kind = np.append(np.where(crossed, RIVER, RIDGE), np.full(shore.size, COAST)).astype(np.uint8)
    left = np.append(one[kept], owner[plane.face[shore]])
    right = np.append(other[kept], np.full(shore.size, -1))
    sides = Sides(np.append(start[kept], plane.start[shore]), np.append(end[kept], plane.end[shore]), left, right, kind)
    return sides, outlet, outlet_side
