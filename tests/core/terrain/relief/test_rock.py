"""Rock is folded in layers along a strike; soft ones resist far less, and all levels of an island have the same."""

import numpy as np
import pytest
from headwaters.core.run.run import Run
from headwaters.core.terrain.relief.rock import LAYER_WAVE, rock_strength
from headwaters.tests.support import run_for

CELL, SIDE, SEEDS = 250.0, 480, (3, 4, 5, 6)


def hardness(seed, size=1, **given):
    """Return the logarithm of the strength of rock on cells so many times larger."""
    shape = SIDE // size, SIDE // size
    return np.log(rock_strength(run_for(given), shape, size * CELL, CELL, given.pop("unit", 1.0), seed, **given))


def means_of(values, size):
    nrows, ncols = values.shape
    return values.reshape(nrows // size, size, ncols // size, size).mean(axis=(1, 3))


def likeness(values, down, right):
    """Return the correlation of values with those so many cells away."""
    nrows, ncols = values.shape
    one = values[max(down, 0) : nrows + min(down, 0), max(right, 0) : ncols + min(right, 0)]
    other = values[max(-down, 0) : nrows + min(-down, 0), max(-right, 0) : ncols + min(-right, 0)]
    return np.corrcoef(one.ravel(), other.ravel())[0, 1]


@pytest.mark.parametrize("seed", SEEDS)
def test_layers_run_on_along_a_strike_and_change_across_it(seed):
    """Half a wave away rock is alike in some direction, and another one in the direction square to that."""
    reach = LAYER_WAVE / 2 / CELL
    turns = np.arange(24) * np.pi / 24
    alike = [likeness(hardness(seed), *np.rint(reach * np.array([np.sin(t), np.cos(t)])).astype(int)) for t in turns]
    along = int(np.argmax(alike))
    assert alike[along] > alike[(along + 12) % 24] + 0.3


@pytest.mark.parametrize("seed", SEEDS)
def test_soft_layers_resist_far_less_and_hard_ones_little_more(seed):
    low, high = np.percentile(hardness(seed), (2, 98))
    assert -low > 2 * high > 0


def test_strikes_differ_from_seed_to_seed():
    fields = [hardness(seed) for seed in SEEDS]
    assert all(abs(np.corrcoef(one.ravel(), fields[0].ravel())[0, 1]) < 0.3 for one in fields[1:])


@pytest.mark.parametrize("size", (2, 4))
def test_coarser_levels_have_the_same_layers(size):
    for seed in SEEDS:
        fine = means_of(hardness(seed), size)
        assert np.corrcoef(fine.ravel(), hardness(seed, size).ravel())[0, 1] > 0.75


def test_where_hillslopes_are_half_as_long_so_are_the_waves_of_rock():
    """Cells half as large, of which as many lie in a wave, have the same rock."""
    whole = rock_strength(Run(), (SIDE, SIDE), CELL, CELL, 1.0, 3)
    half = rock_strength(Run(), (SIDE, SIDE), CELL / 2, CELL / 2, 0.5, 3)
    assert np.array_equal(whole, half)


def test_threads_change_nothing():
    assert np.array_equal(hardness(3, threads=1), hardness(3, threads=3))
