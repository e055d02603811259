"""Depressions of random ground as ponds that meet two at a time, each with its sill."""

import numpy as np
import pytest
from headwaters.core.depressions.dry_sills import ponds_of_depressions
from headwaters.core.ponds.tree import ALONE
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.raster.grid import step_lengths
from headwaters.core.run.run import Run

from .test_balanced_lakes import balanced


@pytest.mark.parametrize("seed", range(8))
def test_each_depression_spills_at_its_level_out_of_itself_and_two_ponds_meet_at_a_time(seed):
    rng = np.random.default_rng(seed)
    z = rng.integers(0, (3, 6, 12)[seed % 3], (10, 12)).astype(float)
    found = balanced(z, 1.0, 1.0)
    forest, ground, side = found.forest, found.ground, np.ones(10)
    domain, lengths = drainage_domain(Run(), np.ones(z.shape, bool)), step_lengths(side, side)
    tree = ponds_of_depressions(Run(), forest, ground.surface, ground.hollow, domain, lengths)
    count, hollow, surface = forest.level.size, ground.hollow.ravel(), ground.surface.ravel()
    roots = np.arange(tree.parent.size)
    for pond in range(1, roots.size):
        parts = sorted(np.flatnonzero(tree.parent == pond).tolist())
        assert parts == sorted(part for part in (tree.one[pond], tree.other[pond]) if part) and len(parts) in (0, 2)
        if pond > count:
            assert tree.level[pond] == tree.bottom[pond]
        here, beyond = int(tree.sill_from[pond]), int(tree.sill_to[pond])
        assert hollow[here] == tree.from_leaf[pond]
        assert tree.to_leaf[pond] == (hollow[beyond] if beyond >= 0 else 0)
        assert tree.level[pond] == max(surface[here], surface[beyond] if beyond >= 0 else -np.inf)
        above = pond
        while tree.parent[above] != ALONE and (above == pond or above > count):
            above = tree.parent[above]
        if pond <= count:
            assert tree.level[pond] == forest.level[pond - 1]
            own = range(pond, pond + forest.inside[pond - 1] + 1)
            assert tree.from_leaf[pond] in own and tree.to_leaf[pond] not in own
            outer = forest.parent[pond - 1] + 1
            assert above == outer if outer else above == pond or above > count
