"""Steepness of rivers: profiles that are made of a law, what another program says, and random trees."""

import numpy as np
import pytest
from headwaters.core.rivers.steepness import (
    RiverTree,
    ends_of_stretches,
    fitting_concavity,
    knickpoints,
    lower_hull,
    main_stems,
    mean_steepness,
)
from headwaters.core.run.run import Run
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples

THETA, K, A0 = 0.45, 30.0, 1e6


def test_below_three_points_of_which_the_second_is_high_the_hull_is_a_line():
    assert lower_hull(np.array([0.0, 1.0, 3.0]), np.array([0.0, 9.0, 6.0])).tolist() == [0.0, 2.0, 6.0]


@pytest.mark.parametrize("seed", range(10))
def test_a_stretch_ends_at_the_first_cell_so_far_below_or_where_the_river_ends(seed):
    rng = np.random.default_rng(seed)
    receiver = np.array([-1, *(rng.integers(max(cell - 3, 0), cell) for cell in range(1, 20))])
    distance = np.zeros(20)
    for cell in range(1, 20):
        distance[cell] = distance[receiver[cell]] + rng.integers(1, 3)
    found = ends_of_stretches(np.arange(20), receiver, distance, 4.0)
    for cell, end in enumerate(found):
        at = cell
        while receiver[at] >= 0 and distance[cell] - distance[at] < 4:
            at = receiver[at]
        assert end == at


def random_tree(seed, theta=THETA):
    """Return a tree in balance: the slope of each step is that of the mean of A^-θ at its ends."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(2, 300))
    receiver = np.append(-1, [rng.integers(max(0, index - 6), index) for index in range(1, count)])
    step, area = rng.uniform(10, 40, count), rng.uniform(1e4, 1e5, count)
    step[0] = 0
    for index in range(count - 1, 0, -1):
        area[receiver[index]] += area[index]
    z = np.zeros(count)
    for index in range(1, count):
        below = receiver[index]
        z[index] = z[below] + K * step[index] * (area[index] ** -theta + area[below] ** -theta) / 2
    order = rng.permutation(count)  # places in any order
    place = np.argsort(order)
    receiver = np.where(receiver[order] >= 0, place[receiver[order]], -1)
    return RiverTree.of_cells(receiver, step[order], z[order], area[order])


@given(some.integers(0, 10**6))
@examples(40)
def test_over_chi_a_river_in_balance_is_a_straight_line(seed):
    tree = random_tree(seed)
    chi = tree.chi(THETA, A0)
    assert chi == pytest.approx(tree.z * A0**THETA / K, rel=1e-9, abs=1e-9)
    flows = tree.receiver >= 0
    found = mean_steepness(tree, chi, A0, THETA, 100)
    assert found[flows] == pytest.approx(K, rel=1e-9) and np.isnan(found[~flows]).all()
    for place in range(tree.z.size):
        far, at = 0.0, place
        while tree.receiver[at] >= 0:
            far += tree.step[at]
            at = tree.receiver[at]
        assert tree.distance[place] == pytest.approx(far) and tree.mouth[place] == at


@pytest.mark.parametrize("theta", [0.3, 0.45, 0.6])
def test_the_concavity_is_that_of_the_law(theta):
    found = [fitting_concavity(Run(), random_tree(seed, theta)) for seed in range(1, 40)]
    found = [each for each in found if not np.isnan(each)]
    assert len(found) > 20 and np.median(found) == pytest.approx(theta, abs=0.011)


def test_a_river_without_tributaries_tells_no_concavity():
    """Over χ with any θ it only rises."""
    count = 60
    area = np.linspace(60e6, 1e6, count)
    z = np.append(0.0, np.cumsum(10.0 * K * area[1:] ** -THETA))
    step = np.append(0.0, np.full(count - 1, 10.0))
    assert np.isnan(fitting_concavity(Run(), RiverTree.of_cells(np.arange(count) - 1, step, z, area)))


@given(some.integers(0, 10**6))
@examples(30)
def test_stems_hold_every_cell_once(seed):
    tree, seen = random_tree(seed), []
    for stem in main_stems(tree):
        assert (tree.receiver[stem[1:]] == stem[:-1]).all()
        joins = tree.receiver[stem[0]] >= 0 or stem[0] in seen  # else it is the stem of a mouth
        assert not joins or stem[0] in seen
        seen += stem[int(joins) :].tolist()
    assert sorted(seen) == list(range(tree.z.size))


def test_a_step_in_a_profile_is_a_knickpoint_and_noise_is_none():
    count = 60
    receiver, step = np.arange(count) - 1, np.full(count, 10.0)
    step[0] = 0
    area = 1e6 * (count - np.arange(count, dtype=float))
    z = 0.01 * np.arange(count) ** 1.5
    z[30:] += 12
    tree = RiverTree.of_cells(receiver, step, z, area)
    found, height = knickpoints(Run(), tree, 5)
    assert found.tolist() == [30] and height[0] > 5
    assert knickpoints(Run(), tree, 20)[0].size == 0


@given(some.integers(0, 10**6))
@examples(30)
def test_the_hull_is_below_the_profile_and_grows_steeper(seed):
    rng = np.random.default_rng(seed)
    x, z = np.cumsum(rng.uniform(1, 5, 40)), rng.random(40)
    hull = lower_hull(x, z)
    assert (hull <= z + 1e-12).all() and hull[[0, -1]] == pytest.approx(z[[0, -1]])
    assert (np.diff(np.diff(hull) / np.diff(x)) >= -1e-9).all()


def test_chi_and_steepness_are_those_of_another_program(real_data):
    """TopoToolbox's, of the same directions, areas and heights, in whose own order cells come."""
    theirs = np.load(real_data / "mountains" / "steepness.npz")
    receiver, step, z = (theirs[name].astype(kind) for name, kind in (("receiver", int), ("step", float), ("z", float)))
    tree = RiverTree.of_cells(receiver, step, z, theirs["cells"] * 900.0)
    assert z.size > 800
    assert tree.chi(THETA, A0) == pytest.approx(theirs["chi"], rel=1e-5)
    assert np.nan_to_num(tree.steepness(THETA)) == pytest.approx(theirs["ksn"], rel=1e-5)
