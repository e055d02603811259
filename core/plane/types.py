"""What the stages from a coast to a river network hand over: one island, in metres, in a plane of its own."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Coordinates, Indices, Values


class Field(NamedTuple):
    """A number at every place: bilinear between samples, `outside` beyond them."""

    values: Values  # float64 (nrows, ncols): row 0 is the southernmost; 1 x 1 for a constant
    x0: float  # place of the first sample
    y0: float
    cell: float  # metres between samples
    outside: float


class Land(NamedTuple):
    """One island; land lies on the left of every ring."""

    rings: tuple[Coordinates, ...]  # closed; rings[0] the outer shore anticlockwise, the others inland seas clockwise
    within: Field | None = None  # samples of a spline that is above 0 on land, where rings do not say all


class Mouths(NamedTuple):
    """Places where rivers may end."""

    ring: np.ndarray  # int64: shore it lies on
    along: np.ndarray  # float64: metres along that ring from its first vertex
    xy: np.ndarray  # float64 (n, 2): the point on the shore
    inward: np.ndarray  # float64 (n, 2): unit vector into the land
    priority: np.ndarray  # int64: symbol of the grammar to begin with, an order of Strahler, 1 or more


GROWN, SKETCHED, LATE = 0, 1, 2  # sources of nodes: growth, lines that somebody drew, the second round of growth


class Tree(NamedTuple):
    """The river nodes of one island, parents first: receiver[i] < i. An edge is a node and its receiver."""

    xy: np.ndarray  # float64 (n, 2)
    z: np.ndarray  # float64: 0 at mouths, strictly rising upstream
    receiver: np.ndarray  # int64: node downstream, -1 at a mouth
    priority: np.ndarray  # int64: symbol of the grammar that the node was given
    source: np.ndarray  # uint8: GROWN, SKETCHED or LATE
    inward: np.ndarray  # float64 (n, 2): heading of the edge that ends here, upstream; at a mouth the inner normal

    @property
    def downstream_order(self) -> Indices:
        """All nodes, each after those that flow into it."""
        return np.arange(self.receiver.size)[::-1].copy()
