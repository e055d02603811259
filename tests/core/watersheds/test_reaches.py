"""Reaches lead down to the outlets of subbasins, and nodes hang them together as trees."""

import numpy as np
from headwaters.core.flow.accumulation import accumulate_d8
from headwaters.core.rivers.links import trace_links
from headwaters.core.run.run import Run
from headwaters.core.watersheds.find import find_basins
from headwaters.core.watersheds.labels import outlets
from headwaters.core.watersheds.reaches import AT_HEAD, AT_SINK, _join, find_nodes, subbasin_reaches, with_paths_from
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples, random_directions, receivers


def case(seed):
    """Return directions, lengths of steps, and some cells with the rivers that begin there."""
    codes, rng = random_directions(seed), np.random.default_rng(seed)
    lengths = rng.uniform(1, 2, (codes.shape[0], 8))
    river = accumulate_d8(Run(), codes) >= rng.integers(2, 30)
    land = np.flatnonzero(codes < 255)
    cells = np.unique(rng.choice(land, min(6, land.size), replace=False)) if land.size else land
    return codes, lengths, river, cells


def test_what_leads_nowhere_keeps_its_lower_node_and_others_take_one_of_the_next():
    upper, lower = np.array([-1, -1, 1, 2]), np.array([8, -1, -1, 5])
    _join(np.array([1, 2, 3]), np.array([0, 3, 3, 0]), np.array([False, False, True, False]), upper, lower)
    assert (upper[1:].tolist(), lower[1:].tolist()) == ([5, 1, 2], [5, 2, 5])


def way_down(below, cell):
    """Return the cells from one down to where its water ends."""
    path = [cell]
    while below[path[-1]] >= 0:
        path.append(int(below[path[-1]]))
    return path


@examples(200)
@given(seed=some.integers(0, 10**6))
def test_a_gauge_beside_all_rivers_has_one_down_to_the_next(seed):
    codes, _, river, cells = case(seed)
    below, expected = receivers(codes), river.copy()
    for cell in cells.tolist():
        for step in way_down(below, cell):
            if river.flat[step]:
                break
            expected.flat[step] = True
    assert np.array_equal(with_paths_from(Run(), codes, river, cells), expected)


@examples(200)
@given(seed=some.integers(0, 10**6))
def test_reaches_end_at_outlets_and_lead_up_along_the_most_water(seed):
    """Some outlets at random and all ends: going up from each, always to the river that brings most."""
    codes, lengths, river, cells = case(seed)
    cuts = np.union1d(cells, outlets(codes))
    below = receivers(codes)
    river = with_paths_from(Run(), codes, river, cuts)
    links = trace_links(Run(), codes, river, lengths, gauges=below[cuts])
    own = np.flatnonzero(np.isin(links.last, cuts))
    assert np.array_equal(np.sort(links.last[own]), cuts)
    area = accumulate_d8(Run(), codes)
    dry = np.zeros(links.last.size, bool)
    reaches = subbasin_reaches(Run(), codes, links, own, dry, area.flat[links.last])
    for number, outlet in enumerate(reaches.outlet.tolist()):
        path = reaches.cells[reaches.begin[number] : reaches.begin[number + 1]][::-1].tolist()
        assert path[0] == outlet
        truth = [outlet]
        while True:
            above = [cell for cell in np.flatnonzero(below == truth[-1]) if river.flat[cell]]
            most = max(above, key=lambda cell: (area.flat[cell], -cell), default=None)
            if most is None or most in cuts:
                break
            truth.append(int(most))
        assert path == truth
    flows_on = codes.flat[reaches.outlet] < 8
    metres = reaches.metres(codes, lengths, flows_on)
    for number in range(own.size):
        path = reaches.cells[reaches.begin[number] : reaches.begin[number + 1]]
        steps = [lengths[cell // codes.shape[1], codes.flat[cell]] for cell in path.tolist() if codes.flat[cell] < 8]
        assert np.isclose(metres[number], sum(steps), rtol=1e-12, atol=0)
    ends = reaches.ends(codes, flows_on)
    assert np.array_equal(ends, np.where(flows_on, below[reaches.outlet], reaches.outlet))


@examples(200)
@given(seed=some.integers(0, 10**6))
def test_all_water_passes_from_node_to_node_to_a_sink(seed):
    codes, lengths, river, cells = case(seed)
    cuts = np.union1d(cells, outlets(codes))
    below = receivers(codes)
    river = with_paths_from(Run(), codes, river, cuts)
    links = trace_links(Run(), codes, river, lengths, gauges=below[cuts])
    own = np.flatnonzero(np.isin(links.last, cuts))
    dry, area = np.zeros(links.last.size, bool), accumulate_d8(Run(), codes)
    reaches = subbasin_reaches(Run(), codes, links, own, dry, area.flat[links.last])
    size = np.ones(codes.shape[0])
    basins = find_basins(Run(), codes, reaches.outlet, np.arange(own.size) + 1, (size, size, size))
    nodes = find_nodes(Run(), codes, basins, reaches, np.zeros(own.size + 1, bool))
    upper, lower = nodes.upper[1:], nodes.lower[1:]
    assert upper.min(initial=0) >= 0 and lower.min(initial=0) >= 0
    lines = np.flatnonzero(upper != lower)
    assert np.unique(upper[lines]).size == lines.size  # one way out of each node
    sinks = np.flatnonzero(nodes.kinds == AT_SINK)
    assert np.array_equal(np.setdiff1d(np.arange(nodes.cells.size), upper[lines]), sinks)
    assert np.array_equal(np.sort(nodes.cells[upper[lines]]), np.sort(reaches.first[lines]))
    onward = dict(zip(upper[lines].tolist(), lower[lines].tolist()))
    heads = np.setdiff1d(np.arange(nodes.cells.size), lower)
    assert np.array_equal(heads, np.flatnonzero(nodes.kinds == AT_HEAD))
    sink_of = {}
    for label, outlet in enumerate(reaches.outlet.tolist()):
        node, steps = int(lower[label]), 0
        while node in onward:
            node, steps = onward[node], steps + 1
            assert steps <= lines.size
        assert nodes.cells[node] == way_down(below, outlet)[-1]
        sink_of[label] = node
        # What flows into the first cell of a reach joins it there.
        entered = below[outlet]
        if entered >= 0 and entered in reaches.first:
            other = int(np.flatnonzero(reaches.first == entered)[0])
            assert lower[label] == upper[other]
