"""Stretches between knots of a network of chains: which way they fall, as straight lines through their heights tell."""

import numpy as np
import pytest
from headwaters.core.rivers.chain_network import (
    CLEAR_CELLS,
    MOST_SMOOTHED,
    ChainStretches,
    StretchEnds,
    measure_stretches,
)


def test_a_level_stretch_falls_nowhere():
    begin, end = np.array([0]), np.array([2 * CLEAR_CELLS])
    ends = StretchEnds(np.zeros(1), np.zeros(1), np.zeros(1, np.int64), np.zeros(1, np.int8))
    measure_stretches(np.full(20, 3.0), np.arange(20), ChainStretches(begin, end, begin, end), ends)
    assert ends.fall.tolist() == [0]


@pytest.mark.parametrize("seed", range(12))
def test_a_stretch_falls_where_its_line_does_by_more_than_heights_scatter_about_it(seed):
    """Its ends are as high as half its cells are in the mean, of long stretches the outermost."""
    rng = np.random.default_rng(seed)
    number, bed = rng.permutation(400), np.empty(400)
    begin = np.arange(0, 320, 40)
    end = begin + rng.integers(1, 79, begin.size)
    end[:5] = begin[:5] + np.arange(1, 6)  # some are too short to tell, others just long enough
    bed[number] = rng.normal(0, 0.3, 400) + np.arange(400) * rng.choice([0.0, 0.02, -0.05, 0.4])
    ends = StretchEnds(np.zeros(8), np.zeros(8), np.zeros(8, np.int64), np.zeros(8, np.int8))
    measure_stretches(bed, number, ChainStretches(begin, end, begin, end), ends)
    for stretch, (one, two) in enumerate(zip(begin, end)):
        heights = bed[number[one : two + 1]]
        taken = min((heights.size + 1) // 2, MOST_SMOOTHED)
        assert ends.taken[stretch] == taken
        assert ends.head[stretch] == pytest.approx(heights[:taken].mean())
        assert ends.tail[stretch] == pytest.approx(heights[-taken:].mean())
        along = np.arange(heights.size)
        slope, left = np.polyfit(along, heights, 1)[0], np.polyval(np.polyfit(along, heights, 1), along) - heights
        drop, scatter = slope * (heights.size - 1), np.sqrt((left**2).sum() / max(heights.size - 2, 1))
        clear = heights.size >= CLEAR_CELLS and abs(drop) > 2 * scatter
        assert ends.fall[stretch] == (-np.sign(drop) if clear else 0)


def test_heights_on_a_line_fall_clearly_from_five_cells_on():
    bed = np.arange(20.0)
    for number in (np.arange(20), np.arange(20)[::-1]):
        for count in range(2, 12):
            ends = StretchEnds(np.zeros(1), np.zeros(1), np.zeros(1, np.int64), np.zeros(1, np.int8))
            measure_stretches(bed, number, ChainStretches(*np.array([[3], [2 + count], [0], [0]])), ends)
            assert ends.fall[0] == (0 if count < CLEAR_CELLS else -1 if number[0] == 0 else 1)
