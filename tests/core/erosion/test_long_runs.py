"""Runs from start to rivers on ground of every shape: nobody gets stuck, and every metre that is missing was taken."""

import numpy as np
import pytest
from headwaters.core.choices import STARTING_SHAPES
from headwaters.core.erosion.conditioning import condition, walk_domain
from headwaters.core.erosion.leheny import Erosion
from headwaters.core.erosion.starts import default_roughness, starting_surface
from headwaters.core.run.run import Run
from support import random_dem

from .walks import lowest_neighbour


def eroded(z, domain, neighbours, periodic, seed, events):
    """Return conditioned ground, and what has become of it."""
    start = condition(Run(), z, domain, neighbours, periodic).z
    erosion = Erosion(start, domain, neighbours=neighbours, periodic=periodic, seed=seed)
    erosion.rain(Run(), events)
    return start, erosion


def is_sound(start, erosion, domain, neighbours, periodic):
    """Tell whether all cells drain still, none is steeper than it may be, and no height is lost."""
    z, ground = erosion.z, domain > 0
    lower = lowest_neighbour(z, domain, neighbours, periodic)
    taken = (start - z)[ground].sum()
    return (
        erosion.stuck == 0
        and np.isfinite(z[ground]).all()
        and bool(np.all(lower[domain == 1] < z[domain == 1]))
        and bool(np.all((z - lower)[ground & np.isfinite(lower)] <= 2000))
        and taken == pytest.approx(10 * erosion.visited + erosion.slid)
    )


@pytest.mark.parametrize("neighbours", [8, 4])
@pytest.mark.parametrize("share", [1 / 6, 1])
@pytest.mark.parametrize("shape", STARTING_SHAPES)
def test_ground_of_every_shape_drains_after_every_run(shape, share, neighbours):
    periodic = shape == "plane"
    for seed in range(1, 6):
        z = starting_surface(Run(), shape, 24, 36, 23.0, default_roughness(shape), seed)
        domain = walk_domain(np.ones(z.shape, bool), "lowedge" if periodic else "alledges", periodic)
        start, erosion = eroded(z, domain, neighbours, periodic, seed, round(share * z.size))
        assert is_sound(start, erosion, domain, neighbours, periodic)


@pytest.mark.parametrize("periodic", [False, True])
def test_ground_that_collapses_drains_too(periodic):
    z = starting_surface(Run(), "plane", 40, 30, 39.0, 0.0, 1)
    domain = walk_domain(np.ones(z.shape, bool), "lowedge", periodic)
    start, erosion = eroded(z, domain, 8, periodic, 1, 30 * z.size)
    assert erosion.z[0].max() < 0  # the closed edge in the north has slid as well
    assert is_sound(start, erosion, domain, 8, periodic)


@pytest.mark.parametrize("seed", range(8))
def test_ground_with_holes_and_pits_drains_after_every_run(seed):
    z, valid = random_dem(seed, (20, 25))
    z = z.astype(np.float64) * 300
    valid[8:11, 4:9] = False
    domain = walk_domain(valid, "mask", seed % 2 == 1)
    start, erosion = eroded(z, domain, 8 if seed % 4 < 2 else 4, seed % 2 == 1, seed, 400)
    assert is_sound(start, erosion, domain, 8 if seed % 4 < 2 else 4, seed % 2 == 1)
