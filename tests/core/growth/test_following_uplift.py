"""Growth follows uplift: rivers end in ranges, seldom cross them, and lie closer together on steep land."""

import numpy as np
import pytest
from headwaters.core.growth.coverage import grow_fully
from headwaters.core.growth.growth import Rules, grow, usual_zeta
from headwaters.core.growth.state import growth_state
from headwaters.core.machine import jit
from headwaters.core.plane import fields
from headwaters.core.plane.shore_grid import lay_shore
from headwaters.core.plane.types import Field
from headwaters.core.run.run import Run

from .islands import disc, some_mouths
from .judge import assert_complies
from .measures import distances_to_water
from .test_growth import beyond

RADIUS = 14.0 if jit.compiled() else 5.0
SEEDS = range(8 if jit.compiled() else 2)
SLOPES = fields.constant(0.01), fields.constant(0.2)


def field(uplift):
    """Return a field over the disc of a function of x and y."""
    step = np.arange(-16.0, 16.5, 0.5)
    x, y = np.meshgrid(step, step)
    return Field(np.clip(uplift(x, y), 0.0, 1.0), -16.0, -16.0, 0.5, 0.0)


RIDGE = field(lambda x, y: 1 - np.abs(x - 2.0) / 3.0)  # a range from south to north, 3 edges wide on either side
STEEP_EAST = field(lambda x, y: (x > 0) * 1.0)


def grown(uplift, seed):
    """Return the tree that grows on a disc."""
    land = disc(RADIUS)
    rules = Rules(1.0, zeta=usual_zeta(1.0, SLOPES[0], uplift), uplift=uplift)
    return grow_fully(Run(), land, None, some_mouths(land, 1.0, seed, 4), rules, *SLOPES, seed).tree


def over_the_range(tree):
    """Return the share of nodes beside the range whose river comes from the other side of it."""
    highest = np.zeros(len(tree.z))
    at = fields.sample(RIDGE, tree.xy)
    for node, below in enumerate(tree.receiver):
        highest[node] = max(at[node], highest[below] if below >= 0 else 0.0)
    return float(np.mean((highest > 0.7) & (at < 0.3)))


pytestmark = pytest.mark.skipif(not jit.compiled(), reason="too many rivers for plain Python")


def test_few_rivers_cross_a_range():
    """A third of those that cross where nothing is known of it, at most."""
    fields_of_uplift = fields.constant(1.0), RIDGE
    blind, seeing = ([over_the_range(grown(uplift, seed)) for seed in SEEDS] for uplift in fields_of_uplift)
    assert np.mean(seeing) < np.mean(blind) / 3


def test_rivers_begin_on_high_ground():
    """More heads lie on the range than where nothing is known of it."""
    found = []
    for uplift in (RIDGE, fields.constant(1.0)):
        trees = [grown(uplift, seed) for seed in SEEDS]
        heads = [tree.xy[np.setdiff1d(np.flatnonzero(tree.receiver >= 0), tree.receiver)] for tree in trees]
        found.append([np.mean(fields.sample(RIDGE, xy) > 0.5) for xy in heads])
    assert beyond(*found)


def test_rivers_lie_closer_together_on_steep_land():
    """A fifth more of them in the half that rises than in the one that does not; and that is covered too."""
    trees = [grown(STEEP_EAST, seed) for seed in SEEDS]
    nodes = np.concatenate([tree.xy for tree in trees])
    inner = nodes[np.hypot(*nodes.T) < RADIUS - 2]
    assert np.sum(inner[:, 0] > 0.5) > 1.2 * np.sum(inner[:, 0] < -0.5)
    for tree in trees:
        assert np.percentile(distances_to_water(disc(RADIUS), tree, 0.5), 99) <= 1.5


def test_all_rules_hold_whatever_the_uplift():
    """Clearances, angles, slopes and shores."""
    for uplift in (RIDGE, STEEP_EAST):
        assert_complies(disc(RADIUS), grown(uplift, 3), 1.0, 0.2)


def test_nodes_that_are_given_rank_as_they_did_when_they_grew():
    """Later rounds go on in the order of the first."""
    land, rules = disc(6.0), Rules(1.0, uplift=RIDGE)
    tree = grow(Run(), land, None, some_mouths(land, 1.0, 2), rules, *SLOPES, 2).tree
    state = growth_state(lay_shore(land, 1.0), tree, rules, *SLOPES, len(tree.z))
    rank, upper = state.rank, np.flatnonzero(tree.receiver >= 0)
    rises = rank[upper] - rank[tree.receiver[upper]]
    least, most = (np.quantile(fields.sample(RIDGE, tree.xy[upper]), share) for share in (0.1, 0.9))
    at = fields.sample(RIDGE, tree.xy[upper])
    assert (rises > 0).all() and rises[at >= most].mean() > 2 * rises[at <= least].mean()
    assert (rank[tree.receiver < 0] == 0).all()
