"""How much water the rivers of a network carry: a power of the area they drain, or a sum that is kept at junctions.

The power law is φ = 0.42 A^0.69, A in square kilometres and φ in cubic metres a second, as in Génevaux et al. (2013,
doi:10.1145/2461912.2461996). It is concave: below a junction a river carries less than the two above it together. Where
runoff is to be conserved instead, each square kilometre yields the same, so much that the largest river of the
island carries what the power law gives it. Rain only has to be known up to a factor: a square kilometre where it rains
twice as much as usual counts for two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ..arrays import Coordinates, Values
from ..choices import CONSERVING, M2_PER_KM2, POWER_LAW
from ..network import accumulate
from ..plane.fields import sample
from ..plane.types import Field, Tree
from ..run.run import Run

if TYPE_CHECKING:
    from .cells import Cells

COEFFICIENT, EXPONENT = 0.42, 0.69


class NoRain(ValueError):
    """No rain falls on the land, so that no river can carry any."""


def upstream(run: Run, tree: Tree, amounts: Values) -> Values:
    """Return the amount of each node and of all nodes upstream of it."""
    return accumulate(run, tree.receiver, tree.downstream_order, amounts)


def power_law(area: Any) -> Any:
    """Return the discharge of a river that drains so many square metres, in cubic metres a second."""
    return COEFFICIENT * (np.asarray(area, np.float64) / M2_PER_KM2) ** EXPONENT


def discharge(drained: Values, runoff: str = POWER_LAW) -> Values:
    """Return the discharge in m³/s of rivers that drain so many square metres (see `upstream`), rained on as usual.

    ``runoff`` is POWER_LAW or CONSERVING.
    """
    drained = np.asarray(drained, np.float64)
    if runoff == POWER_LAW:
        return power_law(drained)
    if runoff == CONSERVING:
        largest = drained.max(initial=0.0)
        return drained * (power_law(largest) / largest if largest > 0 else 0.0)
    raise ValueError(f"runoff is ‘{POWER_LAW}’ or ‘{CONSERVING}’, not ‘{runoff}’")


def rained_areas(cells: Cells, xy: Coordinates, rain: Field) -> Values:
    """Return the area of each cell in square metres, counted more or less as more or less rain falls on it than on all.

    ``xy`` are the nodes, ``rain`` is a `Field` in any unit. The mean over a cell is that of the triangles between its
    node and its outline.
    """
    area = cells.outlines.square_metres()
    total = rain_on_cells(cells, xy, rain)
    usual = total.sum() / area.sum()
    if not usual > 0:
        raise NoRain("there is no rain on the land")
    return total / usual


def rain_on_cells(cells: Cells, xy: Coordinates, rain: Field) -> Values:
    """Return the rain that falls on each cell: its mean times square metres. Rain below 0 counts as none."""
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
