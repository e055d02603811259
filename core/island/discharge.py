"""For how much the land above rivers counts: its area, more or less where more or less rain falls on it.

Rain only has to be known up to a factor: a square kilometre where it rains twice as much as usual counts for two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Coordinates, Values
from ..network import accumulate
from ..plane.fields import sample
from ..plane.types import Field, Tree
from ..run.run import Run
from .flow_law import FlowLaw

if TYPE_CHECKING:
    from .cells import Cells

LEAST_RAIN = 1e-3  # of what is usual: a river without water would have neither width nor bed


class NoRain(ValueError):
    """No rain falls on the land, so that no river can carry any."""


def upstream(run: Run, tree: Tree, amounts: Values) -> Values:
    """Return the amount of each node and of all nodes upstream of it."""
    return accumulate(run, tree.receiver, tree.downstream_order, amounts)


def counted_land(law: FlowLaw, cells: Cells, xy: Coordinates) -> Values:
    """Return for how much land the cells around the nodes ``xy`` count, in m² on which it rains as usual."""
    return cells.outlines.square_metres() if law.rain is None else rain_on_cells(cells, xy, law.rain)


def over_usual(cells: Cells, xy: Coordinates, rain: Field) -> Field:
    """Return rain in any unit over its mean on the land of all cells around the nodes ``xy``.

    Below 0 it is none; rivers are there, so that some falls everywhere.
    """
    usual = rain_on_cells(cells, xy, rain).sum() / cells.outlines.square_metres().sum()
    if not usual > 0:
        raise NoRain("there is no rain on the land")
    return rain._replace(
        values=np.maximum(rain.values / usual, LEAST_RAIN), outside=max(rain.outside / usual, LEAST_RAIN)
    )


def rain_on_cells(cells: Cells, xy: Coordinates, rain: Field) -> Values:
    """Return the rain that falls on each cell: its mean times square metres. Rain below 0 counts as none.

    The mean over a cell is that of the triangles between its node and its outline.
    """
    rings = cells.outlines
    points = rings.points[rings.vertices]
    inside = np.ones(len(points), bool)
    inside[rings.first[1:] - 1] = False  # from the end of a ring to the next
    begin = np.flatnonzero(inside)
    node = np.repeat(rings.area, np.diff(rings.first))[begin]
    one, other = points[begin] - xy[node], points[begin + 1] - xy[node]
    size = (one[:, 0] * other[:, 1] - one[:, 1] * other[:, 0]) / 2  # outside the cell triangles count below 0 as well
    spots = xy[node] + (one + other) / 3
    fallen = np.maximum(sample(rain, spots), 0.0)
    return np.maximum(np.bincount(node, size * fallen, len(xy)), 0.0)
