"""Pieces of ground are put together in any order, and one may take another's place."""

import numpy as np
import pytest
from headwaters.core.terrain.operators import add, blend, replace, subtract


@pytest.fixture(params=range(3))
def pieces(request):
    rng = np.random.default_rng(request.param)
    return rng.uniform(-50, 500, (5, 7)), rng.uniform(0, 1, (5, 7)) * (rng.random((5, 7)) > 0.3)


def test_a_blend_does_not_depend_on_the_order(pieces):
    heights, weights = pieces
    turned = blend(heights[::-1], weights[::-1])
    for one, other in zip(blend(heights, weights), turned):
        assert one == pytest.approx(other, nan_ok=True)


def test_a_blend_lies_between_the_pieces_that_weigh(pieces):
    heights, weights = pieces
    height, weight = blend(heights, weights)
    low, high = (np.where(weights > 0, heights, far) for far in (np.inf, -np.inf))
    known = (weights > 0).any(axis=0)
    assert (height[known] >= low.min(axis=0)[known] - 1e-9).all()
    assert (height[known] <= high.max(axis=0)[known] + 1e-9).all()
    assert np.isnan(height[~known]).all()
    assert (weight[~known] == 0).all()
    assert weight == pytest.approx(weights.mean(axis=0))


def test_two_pieces_blend_as_printed():
    height, weight = blend([10.0, 40.0], [0.25, 0.75])
    assert (height, weight) == (pytest.approx(32.5), pytest.approx(0.5))


def test_a_piece_that_weighs_one_takes_the_place_of_what_was_there(pieces):
    heights, weights = pieces
    height, weight = replace(heights[0], weights[0], heights[1], np.ones(7))
    assert height == pytest.approx(heights[1])
    assert weight == pytest.approx(np.ones(7))


def test_a_piece_without_weight_changes_nothing(pieces):
    heights, weights = pieces
    for operator in (replace, add, subtract):
        height, weight = operator(heights[0], weights[0], heights[1], np.zeros(7))
        assert (height == heights[0]).all()
        assert (weight == weights[0]).all()


def test_what_is_heaped_on_can_be_dug_out_again(pieces):
    heights, weights = pieces
    heaped = add(heights[0], weights[0], heights[1], weights[1])
    assert (heaped[0] >= heights[0]).tolist() == (weights[1] * heights[1] >= 0).tolist()
    height, weight = subtract(*heaped, heights[1], weights[1])
    assert height == pytest.approx(heights[0])
    assert (weight == weights[0]).all()
