"""Networks that nobody grew: what follows from any tree on an island, and trees with edges where cells want none."""

from types import SimpleNamespace

import numpy as np
from headwaters.core.island.cells import voronoi_cells
from headwaters.core.island.discharge import counted_land, upstream
from headwaters.core.island.flow_law import FlowLaw
from headwaters.core.island.ridges import find_ridges
from headwaters.core.island.rosgen import find_channels
from headwaters.core.plane.land import inward_at, nearest_shore_places, shores
from headwaters.core.plane.types import Tree
from headwaters.core.run.run import Run

from ..growth.judge import crossings
from .worlds import constant


def rivers_of(land, tree):
    """Return cells, ridges and channels of a tree, whose mouths get the inner normal of the shore."""
    mouths = np.flatnonzero(tree.receiver < 0)
    spots = nearest_shore_places(shores(land), tree.xy[mouths])
    inward = tree.inward.copy()
    for mouth, ring, along in zip(mouths, spots.ring, spots.along):
        inward[mouth] = inward_at(land.rings[ring], np.array([along]), 500.0)[0]
    tree = tree._replace(inward=inward)
    cells = voronoi_cells(Run(), land, tree)
    ridges = find_ridges(cells, tree, constant(0.1))
    law = FlowLaw()
    flow = law.discharge(upstream(Run(), tree, counted_land(law, cells, tree.xy)))
    channels = find_channels(tree, cells, ridges, flow)
    return SimpleNamespace(tree=tree, cells=cells, ridges=ridges, channels=channels, law=law)


def without(tree, gone):
    """Return a tree without some of its nodes: what flowed to them flows to the next below, or is gone with a mouth."""
    receiver, gone = tree.receiver.copy(), gone.copy()
    for node in range(receiver.size):
        while receiver[node] >= 0 and gone[receiver[node]]:
            receiver[node] = receiver[receiver[node]]
        gone[node] |= receiver[node] < 0 and tree.receiver[node] >= 0
    number = np.cumsum(~gone) - 1
    kept = Tree(*(part[~gone] for part in tree))
    return kept._replace(receiver=np.where(receiver >= 0, number[receiver], -1)[~gone])


def careless(tree, seed):
    """Return a tree with some nodes left out, so that edges pass through the cells of others, but cross none."""
    rng = np.random.default_rng(seed)
    tree = without(tree, (tree.receiver >= 0) & (rng.random(tree.z.size) < 0.5))
    gone = np.zeros(tree.z.size, bool)
    gone[[node for pair in crossings(tree) for node in pair]] = True
    for node in np.flatnonzero(tree.receiver >= 0):
        gone[node] |= gone[tree.receiver[node]]
    kept = ~gone
    number = np.cumsum(kept) - 1
    receiver = np.where(tree.receiver >= 0, number[tree.receiver], -1)
    return Tree(*(part[kept] for part in tree._replace(receiver=receiver)))
