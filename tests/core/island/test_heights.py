"""How high islands come: as high as those of their size, and not because of a cape without rivers."""

import numpy as np
import pytest
from headwaters.core.growth.grow_island import Wishes, grow_island
from headwaters.core.growth.growth import Rules
from headwaters.core.island.heights import concave_rivers
from headwaters.core.island.peak import usual_peak
from headwaters.core.island.survey import IslandFields
from headwaters.core.network import accumulate
from headwaters.core.plane.fields import constant
from headwaters.core.plane.types import Land
from headwaters.core.run.run import Run

from ..drawn.drawn import random_tree

KM = 1000.0
SLOPE = constant(0.15)


@pytest.fixture(scope="module")
def island():
    """Return a square island of 20 km."""
    ring = 20 * KM * np.array([(0, 0), (1, 0), (1, 1), (0, 1), (0, 0.0)])
    fields = IslandFields(constant(0.01), SLOPE)
    return grow_island(Run(), Land((ring,)), Wishes(), Rules(KM, 0.75, 40.0, 0.2, 0.1, 0.7), fields, 1)[0]


@pytest.mark.parametrize("km2, metres", [(80, 180), (1_450, 710), (24_000, 1700), (84_000, 1900), (785_000, 2000)])
def test_large_islands_are_higher_than_small_ones_but_not_without_end(km2, metres):
    assert usual_peak(km2 * 1e6) == metres


def test_hollowed_rivers_are_gentler_the_more_they_drain():
    tree = random_tree(3, 400, 5)
    hollow = concave_rivers(tree, 0.45)
    flows = tree.receiver >= 0
    nodes = accumulate(Run(), tree.receiver, tree.downstream_order, np.ones(tree.z.size))
    before = (tree.z - tree.z[tree.receiver])[flows]
    after = (hollow.z - hollow.z[tree.receiver])[flows]
    steeper = after / before * nodes[flows] ** 0.45
    assert np.allclose(steeper, steeper[0])
    assert hollow.z.max() == pytest.approx(tree.z.max())
    assert (hollow.z[~flows] == 0).all() and (after > 0).all()


def test_rivers_whose_slope_is_said_keep_it():
    tree = random_tree(3, 50, 2)
    assert concave_rivers(tree, 0.0) is tree
