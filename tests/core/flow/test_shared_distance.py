"""Distances of water that cells share between two neighbours: brute force, step by step, and in any tiles."""

import math

import numpy as np
import pytest
from headwaters.core.choices import SHARED_LENGTHS, SHARED_STATISTICS
from headwaters.core.flow.directions.dinf import dinf_angles
from headwaters.core.flow.distance import flow_distance
from headwaters.core.flow.shared_distance import shared_distance
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples
from .directions.test_dinf_cycles import random_angles
from .twins import flow_case, receivers_by_angle_twin

STEPS = list(zip(ROW_OFFSETS, COLUMN_OFFSETS))
JOINED = {"greatest": max, "least": min}


def distance_twin(shares, lengths, goals, z, what, statistic):
    """Return the distance of each cell from the definition, by recursion; NaN where no water comes to a goal."""
    known = {}

    def step(cell, to):
        length = lengths[cell[0], STEPS.index((to[0] - cell[0], to[1] - cell[1]))]
        fall = float(z[cell]) - float(z[to])
        return {"horizontal": length, "surface": math.hypot(length, fall), "vertical": fall}[what]

    def distance(cell):
        if cell in known:
            return known[cell]
        receivers = shares[cell]
        if goals[cell] if goals is not None else not receivers:
            found = 0.0
        else:
            ways = [(share, step(cell, to) + distance(to)) for to, share in receivers.items()]
            ways = [(share, way) for share, way in ways if not math.isnan(way)]
            if not ways:
                found = math.nan
            elif statistic == "average":
                found = sum(share * way for share, way in ways) / sum(share for share, _ in ways)
            else:
                found = JOINED[statistic](way for _, way in ways)
        known[cell] = found
        return found

    result = np.full(z.shape, np.nan)
    for cell in shares:
        result[cell] = distance(cell)
    return result


@pytest.mark.parametrize("statistic", SHARED_STATISTICS)
@pytest.mark.parametrize("what", SHARED_LENGTHS)
@examples(40)
@given(seed=some.integers(0, 10**6), side=some.integers(1, 30), with_goals=some.booleans())
def test_distances_are_what_the_definition_says(what, statistic, seed, side, with_goals):
    """On random land with voids, flats and cells of any shape, whatever the tiles."""
    filled, codes, width, height, lengths = flow_case(seed)
    angles = dinf_angles(Run(), filled, codes, width, height)
    goals = np.random.default_rng(seed).random(codes.shape) < 0.1 if with_goals else None
    z = filled.astype(np.float64)
    found, circling = shared_distance(Run(), angles, width, height, lengths, goals, z, what, statistic, side=side)
    truth = distance_twin(receivers_by_angle_twin(angles, width, height), lengths, goals, z, what, statistic)
    assert circling == 0
    assert found.dtype == np.float32
    assert np.array_equal(np.isnan(found), np.isnan(truth))
    assert np.allclose(found, truth, rtol=1e-6, atol=1e-6, equal_nan=True)
    whole, _ = shared_distance(Run(), angles, width, height, lengths, goals, z, what, statistic)
    assert whole.tobytes() == found.tobytes()


@examples(40)
@given(seed=some.integers(0, 10**6), side=some.integers(1, 30), with_goals=some.booleans())
def test_of_d8_directions_distances_are_those_along_the_flow(seed, side, with_goals):
    filled, codes, width, height, lengths = flow_case(seed)
    goals = np.random.default_rng(seed).random(codes.shape) < 0.1 if with_goals else None
    z = filled.astype(np.float64)
    distance, above, _ = flow_distance(Run(), codes, lengths, goals, z)
    for what, truth in (("horizontal", distance), ("vertical", above)):
        for statistic in SHARED_STATISTICS:
            found, _ = shared_distance(Run(), codes, width, height, lengths, goals, z, what, statistic, side=side)
            assert np.allclose(found, truth, rtol=1e-6, atol=1e-6, equal_nan=True)


@pytest.mark.parametrize("statistic", SHARED_STATISTICS)
@pytest.mark.parametrize("what", ("surface", "vertical"))
def test_a_cell_of_unknown_height_hands_nothing_on(what, statistic):
    filled, codes, width, height, lengths = flow_case(5, (30, 25))
    angles, rng = dinf_angles(Run(), filled, codes, width, height), np.random.default_rng(5)
    goals, z = rng.random(codes.shape) < 0.1, filled.astype(np.float64)
    z[rng.random(z.shape) < 0.1] = np.nan
    found, circling = shared_distance(Run(), angles, width, height, lengths, goals, z, what, statistic, side=7)
    truth = distance_twin(receivers_by_angle_twin(angles, width, height), lengths, goals, z, what, statistic)
    if what == "vertical":  # nor has a river of unknown height one above itself
        truth[np.isnan(z)] = np.nan
    assert circling == 0 and np.isnan(truth[angles >= 0]).any() and not np.isnan(truth).all()
    assert np.allclose(found, truth, rtol=1e-6, atol=1e-6, equal_nan=True)


def test_of_the_statistics_the_average_lies_between_the_others():
    filled, codes, width, height, lengths = flow_case(14, (21, 21))
    angles = dinf_angles(Run(), filled, codes, width, height)
    made = [
        shared_distance(Run(), angles, width, height, lengths, statistic=each)[0]
        for each in ("least", "average", "greatest")
    ]
    known = ~np.isnan(made[0])
    least, average, greatest = (each[known].astype(float) for each in made)
    assert np.all(least <= average * (1 + 1e-6)) and np.all(average <= greatest * (1 + 1e-6))
    assert (least < greatest).any()


@pytest.mark.parametrize("seed", range(6))
def test_what_circles_or_flows_to_circles_alone_has_no_distance(seed):
    """Whatever the tiles: what flows to ends alone has one."""
    angles = random_angles(seed, (31, 27))
    size, lengths = np.ones(31), np.ones((31, 8))
    found, circling = shared_distance(Run(), angles, size, size, lengths, side=5)
    shares = receivers_by_angle_twin(angles, size, size)
    settled = {cell for cell, receivers in shares.items() if not receivers}
    grown = True
    while grown:
        more = {cell for cell, to in shares.items() if cell not in settled and settled.issuperset(to)}
        grown, settled = bool(more), settled | more
    assert circling == len(shares) - len(settled) > 0
    assert {tuple(cell) for cell in np.argwhere(~np.isnan(found)).tolist()} == settled


def test_surface_and_vertical_lengths_need_heights():
    with pytest.raises(ValueError, match="need heights"):
        shared_distance(Run(), np.full((2, 2), -1, np.float32), *np.ones((2, 2)), np.ones((2, 8)), what="surface")


def test_a_cancel_is_heard():
    class Stopped(Run):
        cancelled = True

    _, codes, width, height, lengths = flow_case(2, (20, 20))
    with pytest.raises(Cancelled):
        shared_distance(Stopped(), codes, width, height, lengths, side=4)
