"""The rivers of a graph as lines: from where enough water comes together, or leaves a lake, to the next junction.

A river that reaches a lake ends at its first node under water; what leaves the lake begins at the sill.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..network import strahler, topological_order
from ..raster.domain import SEA
from ..run.run import Run
from .water import Water

if TYPE_CHECKING:
    from .water import Landscape


class GraphRivers(NamedTuple):
    """Lines of nodes, one after the other."""

    first: np.ndarray  # int64, where the nodes of each begin, and the end
    nodes: np.ndarray
    downstream: np.ndarray  # int64, -1 where a line ends
    flow: np.ndarray  # float64, m³/s at the lower end, before other rivers join
    strahler: np.ndarray
    into_lake: np.ndarray  # int64, the lake that a line ends in, -1 for none


def rivers_of_graph(landscape: Landscape, water: Water, threshold: float) -> GraphRivers:
    """Return the `GraphRivers` where at least ``threshold`` m³/s flow."""
    count = landscape.z.size
    lakes = water.lakes
    is_river = water.flow >= threshold
    is_river[:count] &= (landscape.domain != SEA) & (lakes.of_node < 0) & (water.receiver[:count] >= 0)
    is_river[count:] &= lakes.is_open & (lakes.sill_to >= 0)
    room = int(np.count_nonzero(is_river)) * 2 + 2
    first, nodes, start = np.empty(room, np.int64), np.empty(3 * room, np.int64), np.empty(room, np.int64)
    end, last = np.empty(room, np.int64), np.empty(room, np.int64)
    links = _trace(is_river, water.receiver, lakes.sill_from, count, first, nodes, start, end, last)
    first, start, end, last = first[: links + 1], start[:links], end[:links], last[:links]
    line_of = np.full(is_river.size, -1, np.int64)
    line_of[start] = np.arange(links)
    downstream = np.where(end >= 0, line_of[end], -1)
    ends = nodes[first[1:] - 1]
    into_lake = lakes.of_node[ends].astype(np.int64)
    orders = strahler(Run(), downstream, topological_order(Run(), downstream))
    return GraphRivers(first, nodes[: first[-1]], downstream, water.flow[last], orders, into_lake)


@kernel
def _trace(is_river, receiver, sill_from, count, first, nodes, start, end, last):
    """Write the lines, the element that each starts with, the one at which the next starts, and the last of its own.

    What a river flows into is a node, and that of one under water its lake.
    """
    above = np.zeros(is_river.size, np.int32)
    for element in range(is_river.size):
        if is_river[element]:
            above[receiver[element]] += 1
    links, size = 0, 0
    for element in range(is_river.size):
        if not is_river[element] or above[element] == 1:
            continue
        first[links], start[links] = size, element
        here = element
        nodes[size] = sill_from[element - count] if element >= count else element
        size += 1
        while True:
            last[links] = here
            here = receiver[here]
            nodes[size] = here
            size += 1
            if not is_river[here]:  # it lies under water, or less flows there
                lake = receiver[here]
                end[links] = lake if lake >= count and is_river[lake] else -1
                break
            if above[here] > 1:
                end[links] = here
                break
        links += 1
    first[links] = size
    return links
