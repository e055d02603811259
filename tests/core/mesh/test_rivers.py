"""Rivers of a graph as lines, beside walks down from every beginning."""

from types import SimpleNamespace

import numpy as np
import pytest
from headwaters.core.mesh.rivers import rivers_of_graph
from headwaters.core.raster.domain import LAND, SEA


def wet_land(rng, count):
    """Return a landscape and its water; lakes spill over a sill, off the map, into each other, or not at all."""
    receiver = np.array([-1, *(rng.integers(max(-1, at - 6), at) for at in range(1, count))])
    below, of_node = receiver.copy(), np.full(count, -1, np.int32)
    bottoms = np.sort(rng.choice(count, 5, replace=False))
    for lake, bottom in enumerate(bottoms.tolist()):
        covered = [bottom, *(donor for donor in np.flatnonzero(below == bottom).tolist() if rng.random() < 0.6)]
        of_node[[node for node in covered if of_node[node] < 0]] = lake
    wet = of_node >= 0
    is_open = rng.random(5) < 0.7
    sill_to = below[bottoms]
    receiver[wet] = count + of_node[wet]
    # A lake that an other one has taken whole has no nodes, and nothing leaves it.
    is_open &= of_node[bottoms] == np.arange(5)
    receiver = np.append(receiver, np.where(is_open, sill_to, -1))
    flow = np.append(np.ones(count), np.zeros(5))
    for element in [*range(count - 1, -1, -1)]:
        if wet[element]:
            flow[count + of_node[element]] += flow[element]
            if element in bottoms and is_open[of_node[element]] and sill_to[of_node[element]] >= 0:
                flow[sill_to[of_node[element]]] += flow[count + of_node[element]]
        elif receiver[element] >= 0:
            flow[receiver[element]] += flow[element]
    domain = np.where((rng.random(count) < 0.3) & (below < 0), SEA, LAND).astype(np.uint8)
    lakes = SimpleNamespace(of_node=of_node, is_open=is_open, sill_from=bottoms, sill_to=sill_to)
    land = SimpleNamespace(z=np.zeros(count), domain=domain)
    return land, SimpleNamespace(lakes=lakes, receiver=receiver, flow=flow)


def walked(land, water, threshold):
    """Return for each element that a line begins with its nodes, where it goes on, its flow, and its lake."""
    count, lakes, below = land.z.size, water.lakes, water.receiver.tolist()
    rivers = {node for node in range(count) if lakes.of_node[node] < 0 <= below[node] and land.domain[node] != SEA}
    rivers |= {count + lake for lake in np.flatnonzero(lakes.is_open & (lakes.sill_to >= 0)).tolist()}
    rivers = {element for element in rivers if water.flow[element] >= threshold}
    joining = [below[element] for element in rivers]
    lines = {}
    for begin in rivers:
        if begin < count and joining.count(begin) == 1:
            continue
        element, nodes = begin, [int(lakes.sill_from[begin - count]) if begin >= count else begin]
        while True:
            last, element = element, below[element]
            nodes.append(element)
            if element not in rivers or joining.count(element) != 1:
                break
        lake = int(lakes.of_node[element])
        onward = element if element in rivers else count + lake if lake >= 0 and count + lake in rivers else -1
        lines[begin] = nodes, onward, float(water.flow[last]), lake
    return lines


@pytest.mark.parametrize("threshold", [0.5, 3.0, 8.0, 1e6])
@pytest.mark.parametrize("seed", range(15))
def test_lines_run_from_where_rivers_begin_or_leave_a_lake_to_where_they_join_or_enter_one(seed, threshold):
    land, water = wet_land(np.random.default_rng(seed), 40)
    rivers, wanted = rivers_of_graph(land, water, threshold), walked(land, water, threshold)
    begins = sorted(wanted)
    parts = np.split(rivers.nodes, rivers.first[1:-1]) if begins else []
    assert [part.tolist() for part in parts] == [wanted[begin][0] for begin in begins]
    onward = [begins[line] if line >= 0 else -1 for line in rivers.downstream.tolist()]
    assert onward == [wanted[begin][1] for begin in begins]
    assert rivers.flow.tolist() == [wanted[begin][2] for begin in begins]
    assert rivers.into_lake.tolist() == [wanted[begin][3] for begin in begins]
    # An order is one more than the highest above where two of these meet.
    for line, own in enumerate(rivers.strahler.tolist()):
        above = sorted(rivers.strahler[rivers.downstream == line].tolist())
        assert own == (above[-1] + (above[-2:] == [above[-1]] * 2) if above else 1)
