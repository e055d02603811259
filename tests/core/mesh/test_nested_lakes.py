"""Lakes of a graph with those nested in them: on cells those of the raster, on a mesh those of its network."""

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.depressions.lakes import find_lakes
from headwaters.core.mesh.lakes import nested_lakes
from headwaters.core.mesh.water import water_of
from headwaters.core.raster.domain import VOID
from headwaters.core.run.run import Run

from ...support import random_case, some_of, stranded_cells
from .meshes import ground_of_cells, random_ground


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
