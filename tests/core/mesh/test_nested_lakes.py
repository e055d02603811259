"""Lakes of a graph with those nested in them: on cells those of the raster, on a mesh those of its network."""

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.depressions.lakes import find_lakes
from headwaters.core.mesh.lakes import nested_lakes
from headwaters.core.mesh.ponds import _next_met
from headwaters.core.mesh.water import water_of
from headwaters.core.raster.domain import LAND, VOID
from headwaters.core.run.run import Run

from ...support import random_case, some_of, stranded_cells
from .meshes import ground_of_cells, neighbours, random_ground


def named(cells, lakes):
    """Return level, area, volume and depth of each lake, and the nodes of its parent, by its nodes."""
    nodes = [
        frozenset(np.flatnonzero((cells >= n) & (cells <= n + inside)).tolist())
        for n, inside in enumerate(lakes.inside.tolist())
    ]
    facts = zip(lakes.level, lakes.area, lakes.volume, lakes.depth)
    parents = [nodes[parent] if parent >= 0 else None for parent in lakes.parent.tolist()]
    return {own: (*map(float, each), parent) for own, each, parent in zip(nodes, facts, parents) if own}


@pytest.mark.parametrize("seed", some_of(range(96)))
@pytest.mark.parametrize("least", [0.0, 3.0])
def test_on_the_cells_of_a_raster_they_are_those_of_the_raster(seed, least):
    z, domain = random_case(seed)
    domain[stranded_cells(domain)] = VOID
    filled, _ = fill(Run(), z, domain)
    truth = find_lakes(Run(), z, filled, domain, domain != VOID, np.ones(len(z)), least, 0.0)
    found = nested_lakes(Run(), ground_of_cells(z, domain), least)
    expected, own = named(truth.cells.ravel() - 1, truth), named(found.of_node, found)
    own = {nodes: facts for nodes, facts in own.items() if len(nodes) >= least}  # whole lakes are there in any size
    assert own.keys() == expected.keys()
    for nodes in expected:
        assert own[nodes][:4] == pytest.approx(expected[nodes][:4], rel=1e-6, abs=1e-6)
        assert own[nodes][4] == expected[nodes][4]


@pytest.mark.parametrize("seed", range(12))
def test_those_that_stand_alone_are_the_lakes_of_the_network(seed):
    ground = random_ground(seed, 1500)
    found, lakes = nested_lakes(Run(), ground, 0.0), water_of(Run(), ground, np.ones(1500)).lakes
    whole = {nodes for nodes, facts in named(found.of_node, found).items() if facts[-1] is None}
    assert whole == {frozenset(np.flatnonzero(lakes.of_node == lake).tolist()) for lake in range(lakes.level.size)}
    assert (found.parent >= 0).any()


@pytest.mark.parametrize("seed", range(12))
def test_a_node_meets_the_other_water_that_it_falls_to_most_and_of_equal_falls_the_first(seed):
    """In whole metres; of level neighbours it meets those before it alone. Some waters have become one before."""
    rng = np.random.default_rng(seed)
    z, basin = rng.integers(0, 3, 30).astype(float), rng.integers(-1, 5, 30)
    graph = ground_of_cells(z.reshape(5, 6), np.full((5, 6), LAND, np.uint8)).graph
    merged = np.array([0, 1, 2, 1, 4])
    for node in np.flatnonzero(basin >= 0).tolist():
        falls = {}
        for other in neighbours(graph, node):
            is_met = z[other] < z[node] or (z[other] == z[node] and other < node)
            if is_met and basin[other] >= 0 and merged[basin[other]] != merged[basin[node]]:
                falls[other] = (z[node] - z[other]) / np.hypot(*np.subtract(divmod(node, 6), divmod(other, 6)))
        wanted = max(falls, key=lambda each: (round(falls[each], 9), -each), default=-1)
        assert _next_met(graph, z, basin, merged, node, merged[basin[node]]) == wanted
