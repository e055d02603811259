"""What follows from the rivers of an island: cells, ridges, discharges, channels."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Array
from ..choices import POWER_LAW
from ..network import strahler
from ..plane.types import Field, Land, Tree
from ..run.run import Run
from .cells import Cells, voronoi_cells
from .discharge import counted_land, over_usual, upstream
from .flow_law import FlowLaw, flow_law
from .ridges import Ridges, find_ridges
from .rosgen import Channels, find_channels


class IslandFields(NamedTuple):
    """What varies over an island."""

    river_slope: Field
    terrain_slope: Field
    rain: Field | None = None
    runoff: str = POWER_LAW
    widths: float = 1.0  # of rivers, over the usual ones
    concavity: float = 0.0  # how much gentler rivers are the more they drain: see `heights.hollowed`
    weights: tuple[float, float] = (0.0, 0.0)  # of coast and height in the slope of the land, see `slope_factors`


class Grown(NamedTuple):
    """The rivers of an island and what follows from them; arrays have an element for each node."""

    tree: Tree
    strahler: np.ndarray  # int32
    cells: Cells
    ridges: Ridges
    cell_area: np.ndarray  # m²
    drained: np.ndarray  # m², the node's own cell included
    channels: Channels
    flow_out: np.ndarray  # m³/s at the lower end of the edge below; the cell of a mouth counts to its largest river
    law: FlowLaw = FlowLaw()

    @property
    def orders(self) -> Array:
        """How many edges have each order after Strahler, from 0 on."""
        return np.bincount(self.strahler[self.tree.receiver >= 0])


def surveyed_island(run: Run, land: Land, tree: Tree, ground: IslandFields, coast_distance=None) -> Grown:
    """Return what follows from the rivers of an island, wherever they come from, as `Grown`.

    Rivers less than ``coast_distance`` metres of their way from the sea are near it; without it less than one edge.
    """
    with run.phase("Dividing the land into cells", 0.75):
        cells = voronoi_cells(run, land, tree)
    with run.phase("Finding flows and ridges", 0.25):
        cell_area = cells.outlines.square_metres()
        rain = None if ground.rain is None else over_usual(cells, tree.xy, ground.rain)
        ridges = find_ridges(cells, tree, ground.terrain_slope, land, ground.weights)
        law, flow, flow_out = _flows(run, tree, cells, flow_law(ground.runoff, rain))
        channels = find_channels(tree, cells, ridges, flow, ground.widths, coast_distance)
        drained = upstream(run, tree, cell_area)
        order = strahler(run.quietly(), tree.receiver, tree.downstream_order)
    return Grown(tree, order, cells, ridges, cell_area, drained, channels, flow_out, law)


def _flows(run, tree, cells, law):
    """Return the law as it is fitted, the discharge at each node, and at the lower end of the edge below it."""
    counted = counted_land(law, cells, tree.xy)
    above = upstream(run, tree, counted)
    out, receiver = above.copy(), tree.receiver
    last = np.flatnonzero(receiver >= 0)
    last = last[receiver[receiver[last]] < 0]
    last = last[np.lexsort((-above[last], receiver[last]))]
    mouth, first = np.unique(receiver[last], return_index=True)
    out[last[first]] += counted[mouth]
    ends = np.concatenate([above, out])
    law = law.fitted(ends)
    return law, *np.split(law.discharge(ends), 2)
