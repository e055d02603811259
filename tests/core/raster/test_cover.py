"""What covers the ground, against its definition on small rasters."""

import math

import numpy as np
from headwaters.core.raster.cover import CoverRules, cover_masks, flow_mask, words_of, words_that_add_up
from headwaters.core.raster.slopes import slope_shares
from headwaters.core.run.run import Run

WIDE, TALL = np.full(12, 20.0), np.full(12, 30.0)
RNG = np.random.default_rng(5)
HILLS = 60 * RNG.random((12, 15))
WATER = RNG.random((12, 15)) < 0.1
VALID = RNG.random((12, 15)) > 0.1


def share(z, valid, row, col):
    """Return the slope of a cell as a share of 90 degrees: the mean of the rises to the neighbours that are known."""
    rises = []
    for axis, size in ((0, 30.0), (1, 20.0)):
        found = []
        for side in (-1, 1):
            other = [row, col]
            other[axis] += side
            inside = 0 <= other[0] < z.shape[0] and 0 <= other[1] < z.shape[1]
            if inside and valid[row, col] and valid[tuple(other)]:
                found.append(side * (z[tuple(other)] - z[row, col]) / size)
        rises.append(sum(found) / len(found) if found else 0.0)
    return math.degrees(math.atan(math.hypot(*rises))) / 90


def test_slopes_are_shares_of_a_right_angle():
    slopes = slope_shares(Run(), HILLS, VALID, WIDE, TALL)
    expected = [[share(HILLS, VALID, row, col) for col in range(15)] for row in range(12)]
    assert np.allclose(slopes, expected, atol=1e-6)
    assert (
        slope_shares(Run(), 20.0 * np.arange(15) + np.zeros((12, 1)), np.ones((12, 15), bool), WIDE, TALL).tolist()
        == [[0.5] * 15] * 12
    )


def test_rock_takes_steep_land_and_the_shore_land_beside_water():
    slope, (water, rock, shore, ground) = cover_masks(Run(), HILLS, VALID, WATER, CoverRules(40.0, 70.0), WIDE, TALL)
    wet = [place for place in np.ndindex(12, 15) if WATER[place]]
    for row, col in np.ndindex(12, 15):
        here = row, col
        if WATER[here]:
            assert (water[here], rock[here], shore[here], ground[here]) == (1, 0, 0, 0)
            continue
        bare = min(max((90 * float(slope[here]) - 30) / 20, 0), 1)
        nearest = min(math.hypot(20 * (col - x), 30 * (row - y)) for y, x in wet)
        beside = (1 - bare) * max(0, 1 - nearest / 70)
        assert np.allclose([rock[here], shore[here]], [bare, beside], atol=1e-5)
        assert np.isclose(ground[here], 1 - bare - beside, atol=1e-5)
    assert (rock > 0).any() and (rock == 1).any() and (shore > 0.5).any() and (ground > 0.9).any()


def test_without_water_there_is_no_shore():
    _, (water, _, shore, _) = cover_masks(Run(), HILLS, VALID, np.zeros_like(WATER), CoverRules(40.0, 70.0), WIDE, TALL)
    assert not water.any() and not shore.any()


def test_flow_grows_with_the_logarithm_of_what_drains():
    above = np.array([[50.0, 100.0, 400.0], [800.0, 12_800.0, 70.0]])
    land = np.array([[True, True, True], [True, True, False]])
    own = np.array([50.0, 100.0])
    times = above / own[:, None]
    assert np.allclose(flow_mask(above, own, land), np.where(land, np.log(times) / math.log(128), 0), atol=1e-6)
    assert not flow_mask(np.full((2, 3), 1.0), own, land).any()


def test_words_of_shares_add_up_to_the_greatest():
    """As each mask alone would round, within one."""
    shares = RNG.dirichlet([1, 1, 1, 1], (40, 50)).transpose(2, 0, 1)
    words = words_that_add_up(list(shares), 255)
    assert (sum(words) == 255).all() and min(word.min() for word in words) >= 0
    assert max(np.abs(word - words_of(mask, 255)).max() for word, mask in zip(words, shares)) <= 1
    assert [word.tolist() for word in words_of(np.array([[-0.1, 0.5, 2.0]]), 65535)] == [[0, 32768, 65535]]
