"""D∞ angles that lead round in a circle: found, counted and cut, and no water is lost."""

import math

import numpy as np
import pytest
from headwaters.core.flow.divergent_accumulation import accumulate_dinf
from headwaters.core.run.run import Run
from scipy import sparse
from scipy.sparse.csgraph import connected_components

from ....support import some_of
from ..twins import accumulate_twin, receivers_by_angle_twin

E, NE, N, NW, W, SW, S, SE = (turn * math.pi / 4 for turn in range(8))


def accumulate(angles, side=256, threads=1, weights=None):
    """Return accumulation, cells on circles and ends made, on square cells."""
    size = np.ones(len(angles))
    flow = accumulate_dinf(Run(threads=threads), angles, size, size, weights=weights, side=side)
    return flow.total, flow.circling, flow.ends


def random_angles(seed, shape=(15, 18)):
    """Return angles in any direction, which hold circles in plenty, with ends and cells without water."""
    rng = np.random.default_rng(seed)
    angles = rng.uniform(0, 2 * math.pi, shape)
    if seed % 2:
        angles = np.round(angles / (math.pi / 4)) * (math.pi / 4) % (2 * math.pi)
    angles[rng.random(shape) < 0.05] = -1
    angles[rng.random(shape) < 0.05] = math.nan
    return angles.astype(np.float32)


def test_two_cells_that_point_at_each_other_end_in_the_first():
    """All their water is there."""
    acc, circling, ends = accumulate(np.array([[E, E, W, -1]], np.float32))
    assert (circling, ends) == (2, 1)
    assert acc.tolist() == [[1, 3, 1, 1]]


def test_water_leaves_a_circle_by_the_way_out():
    """The lower left cell of four shares its water with one outside: it gives all to that one."""
    eastwards = math.radians(300)  # between southeast and south
    angles = np.array([[S, W, -1], [eastwards, N, -1], [-1, -1, -1]], np.float32)
    angles[1, 0] = math.radians(20)  # between the east, on the circle, and the northeast, on it too
    acc, circling, ends = accumulate(angles)
    assert (circling, ends) == (4, 1)
    angles[1, 0] = math.radians(340)  # between the east and the southeast, an end outside
    acc, circling, ends = accumulate(angles)
    assert (circling, ends) == (4, 0)
    assert acc[2, 1] == 5


def test_what_lies_below_a_circle_is_not_counted_to_it():
    """A path that leads on from a circle is no circle."""
    angles = np.array([[E, math.radians(200), W, W, -1], [-1, W, W, W, W]], np.float32)
    acc, circling, ends = accumulate(angles)
    assert (circling, ends) == (2, 0)
    assert acc[1, 0] + acc[0, 4] == 10


def circles_of(shares):
    """Return the number of its system of circles for each cell on a circle, by strong components."""
    number = {cell: place for place, cell in enumerate(shares)}
    links = np.array([(number[one], number[two]) for one in shares for two in shares[one]]).reshape(-1, 2)
    graph = sparse.coo_matrix((np.ones(len(links)), links.T), (len(number),) * 2)
    _, label = connected_components(graph, connection="strong")
    several = np.bincount(label)[label] > 1
    return {cell: label[place] for cell, place in number.items() if several[place]}


def cut_twin(shares):
    """Return shares without circles, by the rules, and how many cells lay on circles and how many ends were made."""
    shares = dict(shares)
    circling = len(circles_of(shares))
    for last_resort in (False, True):
        circles = circles_of(shares)
        for cell, circle in circles.items():
            leaving = [receiver for receiver in shares[cell] if circles.get(receiver) != circle]
            if leaving:
                shares[cell] = {leaving[0]: 1.0}
            elif last_resort:
                shares[cell] = {max(shares[cell], key=shares[cell].get): 1.0}
    circles = circles_of(shares)
    firsts = {min(cell for cell in circles if circles[cell] == circle) for circle in circles.values()}
    shares.update({cell: {} for cell in firsts})
    return shares, circling, len(firsts)


@pytest.mark.parametrize("seed", some_of(range(24)))
def test_water_that_went_round_in_circles_is_where_the_cuts_lead_it(seed):
    """Cell by cell as in plain Python; nothing waits any more, and what has arrived at the ends is what fell."""
    angles = random_angles(seed)
    weights = np.random.default_rng(seed).random(angles.shape)
    size = np.ones(len(angles))
    shares, *counts = cut_twin(receivers_by_angle_twin(angles, size, size))
    truth, never = accumulate_twin(shares, weights)
    assert never == set()
    acc, *found = accumulate(angles, side=5, weights=weights)
    assert found == counts
    assert np.abs(acc - truth).max() < 1e-11 * weights.sum()
    arrived = sum(acc[cell] for cell in shares if not shares[cell])
    assert arrived == pytest.approx(weights[~np.isnan(angles)].sum(), rel=1e-12)


@pytest.mark.parametrize("seed", range(8))
def test_upstream_of_circles_nothing_changes(seed):
    """Cells that no circle gives water to have what they would have without it."""
    angles = random_angles(seed)
    shares = receivers_by_angle_twin(angles, np.ones(len(angles)), np.ones(len(angles)))
    truth, never = accumulate_twin(shares, np.ones(angles.shape))
    acc, _, _ = accumulate(angles, side=4)
    settled = [cell for cell in shares if cell not in never]
    assert settled and never
    for cell in settled:
        assert acc[cell] == pytest.approx(truth[cell], rel=1e-12)


@pytest.mark.parametrize("seed", range(8))
def test_tiles_and_threads_change_nothing_about_circles(seed):
    """The same cells are cut, whatever was seen first."""
    angles = random_angles(seed, (31, 27))
    truth, *counts = accumulate(angles, 510)
    for side, threads in ((1, 2), (4, 3), (9, 1)):
        acc, *others = accumulate(angles, side, threads)
        assert others == counts
        assert np.abs(acc - truth).max() < 1e-12 * angles.size
