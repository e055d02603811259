"""Lines along valleys, beside all lines that could be."""

import itertools

import numpy as np
import pytest
from headwaters.core.terrain.ground.valley_lines import _follow_low_ground


@pytest.mark.parametrize("seed", range(20))
def test_of_all_lines_through_places_beside_a_chain_the_lowest_that_turns_little_is_chosen(seed):
    """The ends are held, as places of infinite height are never chosen; of lines as low any is right."""
    rng, vertices, sides = np.random.default_rng(seed), 1 + seed % 5, (3, 5)[seed % 2]
    height, stiff = rng.integers(0, 6, (vertices, sides)) * 1.0, (0.0, 0.3, 2.0, 50.0)[seed % 4]
    for held in {0, vertices - 1} if seed % 3 else ():
        height[held, np.arange(sides) != sides // 2] = np.inf

    def cost(line):
        steps = sum((one - other) ** 2 for one, other in zip(line, line[1:]))
        return sum(height[vertex, side] for vertex, side in enumerate(line)) + stiff * steps

    chosen = np.full(vertices, -1)
    _follow_low_ground(height, stiff, chosen)
    least = min(map(cost, itertools.product(range(sides), repeat=vertices)))
    assert cost(chosen.tolist()) == pytest.approx(least)
