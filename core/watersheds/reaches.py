"""Reaches of subbasins, the river of each down to its outlet, and the nodes at which they hang together."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..flow.distance import steps_to_ends
from ..flow.folds.flow import Flow
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..network import main_tributary, mouths, strahler, topological_order
from ..raster.raster import lazy
from ..raster.rims import steps_of
from ..raster.storage import put_values, values_at
from .river_cells import cells_of_paths

if TYPE_CHECKING:
    from ..arrays import Cells, Integers, Values
    from ..raster.raster import AnyRaster

AT_HEAD, AT_JUNCTION, AT_GAUGE, AT_LAKE, AT_SINK = range(5)
REACH_NODES = ("head", "junction", "gauge", "lake", "sink")


def with_paths_from(run, codes, river, cells) -> AnyRaster:
    """Return which cells are river with the paths from some ``cells`` down to a river, or to where their water ends."""
    steps = np.empty(0, np.int64)
    if cells.size:
        with Flow(run, codes, river) as flow:
            steps = steps_to_ends(flow, cells)
    never = steps < 0
    if never.any():
        with Flow(run, codes) as flow:
            steps[never] = steps_to_ends(flow, cells[never])
    path, _ = cells_of_paths(run, codes, cells, steps + 1)
    river = lazy(river).copy(run)
    put_values(river, path, np.ones(path.size, bool))
    return river


class SubbasinReaches(NamedTuple):
    """The reach of each of some outlets, one after the other, from its upper end down to the outlet."""

    cells: np.ndarray
    begin: np.ndarray  # of each, and the end
    strahler: np.ndarray

    @property
    def first(self) -> Cells:
        """The upper end of each."""
        return self.cells[self.begin[:-1]]

    @property
    def outlet(self) -> Cells:
        """The last cell of each."""
        return self.cells[self.begin[1:] - 1]

    @property
    def sizes(self) -> Integers:
        """How many cells each has."""
        return np.diff(self.begin)

    def ends(self, codes, flows_on) -> Cells:
        """Return the cell in which the line of each ends: the next one below the outlet where it ``flows_on``."""
        code = np.where(flows_on, values_at(codes, self.outlet), 0)
        return self.outlet + np.where(flows_on, steps_of(codes.shape[1])[code], 0)

    def metres(self, codes, lengths, flows_on) -> Values:
        """Return how long each is on the ground, with the step on to the next one where it ``flows_on``."""
        code = values_at(codes, self.cells)
        stays = np.zeros(self.cells.size, bool)
        stays[self.begin[1:] - 1] = ~flows_on
        steps = np.where(stays, 0.0, lengths[self.cells // codes.shape[1], np.where(stays, 0, code)])
        return np.add.reduceat(steps, self.begin[:-1]) if self.sizes.size else np.empty(0)


def subbasin_reaches(run, codes, links, of_outlets, wet, area) -> SubbasinReaches:
    """Return the `SubbasinReaches` of the outlets that lie at the lower end of some links.

    From its outlet a reach leads up along the link with the most water, as far as no other outlet or lake comes.

    Parameters
    ----------
    links : `RiverLinks`, which are cut at all outlets and shores
    of_outlets : the link of each outlet
    wet : which links lie in lakes
    area : what drains through the last cell of each link
    """
    receiver, count = links.receiver, links.receiver.size
    main = main_tributary(run, receiver, area, -links.last)
    is_outlet = np.zeros(count, bool)
    is_outlet[of_outlets] = True
    goes_on = (receiver >= 0) & ~is_outlet & ~wet & ~wet[receiver] & (main[receiver] == np.arange(count))
    below = np.where(goes_on, receiver, -1)
    last = mouths(run, below, topological_order(run, below))
    size = np.bincount(last, np.diff(links.offsets), minlength=count).astype(np.int64)
    is_top = np.ones(count, bool)
    is_top[below[goes_on]] = False
    first = np.empty(count, np.int64)
    first[last[is_top]] = links.first[is_top]
    orders = strahler(run, receiver, topological_order(run, receiver))
    cells, begin = cells_of_paths(run, codes, first[of_outlets], size[of_outlets])
    return SubbasinReaches(cells, begin, orders[of_outlets])


class Nodes(NamedTuple):
    """Where reaches begin and end; ``upper`` and ``lower`` are the nodes of each label from 0 on, which has none."""

    cells: np.ndarray
    kinds: np.ndarray  # AT_HEAD, AT_JUNCTION, AT_GAUGE, AT_LAKE or AT_SINK
    upper: np.ndarray  # where what flows in from above enters it
    lower: np.ndarray  # where its own water leaves it; of a lake both are the same


def find_nodes(run, codes, basins, reaches, gauged) -> Nodes:
    """Return the `Nodes` of subbasins: labels of `SubbasinReaches` come first, then those of lakes.

    What comes in along a reach joins it at its nearer end, what comes from the land beside it at its lower one: so all
    water of a subbasin passes one node. ``gauged`` tells of each label whether a gauge stands at its outlet.
    """
    downstream, outlet = basins.downstream, basins.outlet
    count, has_line = downstream.size, np.zeros(downstream.size, bool)
    own = np.arange(1, reaches.sizes.size + 1)
    has_line[own] = (downstream[own] > 0) | (reaches.sizes > 1)
    sinks = np.flatnonzero(downstream[1:] == 0) + 1
    lines = np.flatnonzero(has_line)
    upper, lower = np.full(count, -1, np.int64), np.full(count, -1, np.int64)
    upper[lines] = np.arange(lines.size)
    lower[sinks] = lines.size + np.arange(sinks.size)
    order = topological_order(run, downstream[1:] - 1) + 1
    at_upper_end = _at_upper_end(codes, basins, reaches)
    _join(order, downstream, at_upper_end, upper, lower)
    kinds = np.full(lines.size + sinks.size, AT_HEAD, np.uint8)
    lakes = np.arange(own.size + 1, count)
    which = np.arange(1, count), np.flatnonzero(gauged), lakes[at_upper_end[lakes]], sinks
    for kind, labels in zip((AT_JUNCTION, AT_GAUGE, AT_LAKE, AT_SINK), which):
        kinds[lower[labels]] = kind
    return Nodes(np.concatenate((reaches.first[lines - 1], outlet[sinks])), kinds, upper, lower)


def _at_upper_end(codes, basins, reaches):
    """Return, for each label, whether its water comes to the upper half of the reach below it."""
    found = np.zeros(basins.downstream.size, bool)
    if not reaches.cells.size:
        return found
    flows_on = np.flatnonzero(basins.downstream > 0)
    outlet = basins.outlet[flows_on]
    entered = outlet + steps_of(codes.shape[1])[values_at(codes, outlet)]
    order = np.argsort(reaches.cells)
    place = order[np.minimum(np.searchsorted(reaches.cells[order], entered), order.size - 1)]
    reach = np.searchsorted(reaches.begin, place, "right") - 1
    on_it = (reaches.cells[place] == entered) & (reach + 1 == basins.downstream[flows_on])
    found[flows_on] = on_it & (2 * (place - reaches.begin[reach]) < reaches.sizes[reach])
    return found


@kernel
def _join(order, downstream, at_upper_end, upper, lower):
    """Complete the nodes of labels, from the sinks up; a lake, or a reach without a line, has one alone."""
    for index in range(order.size - 1, -1, -1):
        label = order[index]
        below = downstream[label]
        if below > 0:
            lower[label] = upper[below] if at_upper_end[label] else lower[below]
        if not is_there(upper[label]):
            upper[label] = lower[label]
