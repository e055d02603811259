"""The ridges between the cells of river nodes: how high they are, and the lines that they run along.

A ridge vertex q, where the cells of three nodes meet, stands above all three: z = max(z_a, z_b, z_c) + λ(q)·d. Here d
is how far q is from the rivers at those nodes (their edges down and up), at most the distance to the nodes, which is
the same for all three. So the ground rises from the nearest river at the slope λ, and where a river passes close by q
the ridge is as near to its level: no cliff stands over its bank. A ridge ends at the shore at height 0; one that leads
from shore to shore has a vertex more halfway, as high above both rivers as its way to the shore allows.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Integers, Values
from ..plane.fields import sample
from ..plane.types import Field, Land, Tree
from .cells import RIDGE, Cells
from .slope_weights import slope_factors


class Ridges(NamedTuple):
    """Heights of the vertices between cells, and the sides of cells that are ridges."""

    z: np.ndarray  # float64 of each of `Cells.points`; NaN in the sea, 0 on the shore
    distance: np.ndarray  # float64, metres from a vertex to the nearest river at its nodes; NaN elsewhere
    sides: np.ndarray  # int64, numbers of sides
    middle: np.ndarray  # float64, the height halfway along a ridge that leads from shore to shore; NaN for others

    def lines(self, cells: Cells) -> list[Values]:
        """Return the ridge lines as arrays (n, 3) of places with heights: two ends, and the middle if that has one."""
        ends = np.stack([cells.sides.start[self.sides], cells.sides.end[self.sides]], axis=1)
        one, other = (np.column_stack([cells.points[end], self.z[end]]) for end in ends.T)
        halfway = (one + other) / 2
        halfway[:, 2] = self.middle
        whole = np.stack([one, halfway, other], axis=1)
        return [line if known else line[::2] for line, known in zip(whole, np.isfinite(self.middle))]


def find_ridges(
    cells: Cells, tree: Tree, terrain_slope: Field, land: Land | None = None, weights: tuple[float, float] = (0.0, 0.0)
) -> Ridges:
    """Return the `Ridges` between cells; ``terrain_slope`` is a `Field`, ``weights`` are those of `slope_factors`."""
    count = cells.on_land.size
    z, distance = np.full(len(cells.points), np.nan), np.full(len(cells.points), np.nan)
    z[count:] = 0.0
    here = np.flatnonzero(cells.on_land)
    nodes, spots = cells.corners[here], cells.points[here]
    distance[here] = distance_to_rivers(spots, nodes, tree)
    z[here] = _raised(tree.z[nodes].max(axis=1), spots, distance[here], terrain_slope, land, weights)
    z[here] = _highest_in_place(spots, z[here])
    sides = np.flatnonzero(cells.sides.kind == RIDGE)
    return Ridges(z, distance, sides, _middles(cells, tree, terrain_slope, sides, land, weights))


def _raised(z, spots, away, terrain_slope, land, weights):
    """Return how high spots are that lie so far ``away`` from rivers at heights."""
    return z + sample(terrain_slope, spots) * slope_factors(land, spots, z, weights) * away


def _highest_in_place(spots, z):
    """Return heights that are the same for vertices in one place, where more than three cells meet."""
    _, number = np.unique(spots[:, 0] + 1j * spots[:, 1], return_inverse=True)
    highest = np.full(z.size, -np.inf)
    np.maximum.at(highest, number, z)
    return highest[number]


def _middles(cells, tree, terrain_slope, sides, land, weights):
    """Return how high ridges are halfway from shore to shore, above both rivers; NaN for those that begin inland."""
    start, end = cells.sides.start[sides], cells.sides.end[sides]
    crossing = np.flatnonzero(np.minimum(start, end) >= cells.on_land.size)
    one, other = cells.points[start[crossing]], cells.points[end[crossing]]
    nodes = np.stack([cells.sides.left[sides[crossing]], cells.sides.right[sides[crossing]]], axis=1)
    spots = (one + other) / 2
    away = np.minimum(distance_to_rivers(spots, nodes, tree), np.hypot(*(other - one).T) / 2)
    middle = np.full(sides.size, np.nan)
    middle[crossing] = _raised(tree.z[nodes].max(axis=1), spots, away, terrain_slope, land, weights)
    return middle


def distance_to_rivers(spots: Values, nodes: Integers, tree: Tree) -> Values:
    """Return how far each spot is from the nearest edge, down or up, of its nodes (n, k)."""
    flows = np.flatnonzero(tree.receiver >= 0)
    rivers = np.append(flows, flows)
    ends = np.append(flows, tree.receiver[flows])  # an edge belongs to both of its nodes
    order = np.argsort(ends, kind="stable")
    first = np.append(0, np.cumsum(np.bincount(ends, minlength=tree.receiver.size)))
    owner, node = np.repeat(np.arange(len(spots)), nodes.shape[1]), nodes.ravel()
    nearest = np.hypot(*(tree.xy[nodes[:, 0]] - spots).T)  # a lonely node is a spring by itself
    sizes = first[node + 1] - first[node]
    ends_at = np.cumsum(sizes)
    edges = rivers[order][np.repeat(first[node] - ends_at + sizes, sizes) + np.arange(sizes.sum())]
    owner = np.repeat(owner, sizes)
    np.minimum.at(nearest, owner, _to_edges(spots[owner], tree.xy[edges], tree.xy[tree.receiver[edges]]))
    return nearest


def _to_edges(spots, upper, lower):
    """Return how far each spot is from a line between two places."""
    step, offset = lower - upper, spots - upper
    share = np.clip(np.sum(offset * step, axis=1) / np.sum(step * step, axis=1), 0.0, 1.0)
    return np.hypot(*(offset - share[:, None] * step).T)
