"""Rho8: a direction for each cell that is drawn, and water that still arrives."""

import math

import numpy as np
import pytest
from headwaters.core.flow.directions.rho8 import rho8
from headwaters.core.raster.grid import step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.run.run import Run

from ....support import some_of
from ..twins import STEPS, d8_twin, flow_case


@pytest.mark.parametrize("seed", some_of(range(48)))
def test_every_path_arrives(seed):
    """As many steps as there are cells lead from everywhere to an end, over flats too."""
    filled, codes, _, _, lengths = flow_case(seed)
    drawn = rho8(Run(), filled, codes, lengths, seed)
    row, col = np.nonzero(codes != NO_DIRECTION)
    for _ in range(codes.size):
        code = drawn[row, col]
        assert np.all(code != NO_DIRECTION)
        moves = code != ENDS
        row = row + np.where(moves, np.take(ROW_OFFSETS, np.where(moves, code, 0)), 0)
        col = col + np.where(moves, np.take(COLUMN_OFFSETS, np.where(moves, code, 0)), 0)
    assert np.all(drawn[row, col] == ENDS)


@pytest.mark.parametrize("seed", some_of(range(24)))
def test_water_goes_down_where_it_can_and_by_d8_where_it_cannot(seed):
    """A drawn direction is that of D8 or leads strictly down; ends and voids stay."""
    filled, codes, _, _, lengths = flow_case(seed)
    drawn = rho8(Run(), filled, codes, lengths, seed)
    assert np.array_equal(drawn >= ENDS, codes >= ENDS)
    assert np.array_equal(drawn[codes >= ENDS], codes[codes >= ENDS])
    for row, col in np.argwhere(codes < ENDS):
        down, right = STEPS[drawn[row, col]]
        assert drawn[row, col] == codes[row, col] or filled[row + down, col + right] < filled[row, col]


def test_what_ends_beside_lower_ground_stays_and_of_ways_as_steep_the_first_is_taken():
    filled, codes = np.array([[2.0, 1.0, 2.0, 1.0]]), np.array([[ENDS, ENDS, 4, ENDS]], np.uint8)
    assert rho8(Run(), filled, codes, np.ones((1, 8)), 1).tolist() == [[ENDS, ENDS, 0, ENDS]]


def test_on_a_plane_water_keeps_to_the_slope_on_average():
    """D8 sends it all east or all southeast; drawn, it comes out nearer to the way the plane falls."""
    row, col = np.indices((90, 90))
    lengths = step_lengths(np.ones(90), np.ones(90))
    for degrees in (10, 20, 30):
        z = -(col + row * math.tan(math.radians(degrees)))
        codes = d8_twin(z, np.ones(z.shape, bool), lengths)
        drawn = rho8(Run(), z, codes, lengths, 7)[1:-1, 1:-1]
        assert set(np.unique(drawn)) == {0, 1}
        aslant = np.mean(drawn == 1)
        way = math.degrees(math.atan2(aslant, 1))
        assert abs(way - degrees) < abs((45 if codes[5, 5] == 1 else 0) - degrees) / 2


@pytest.mark.parametrize("side", [1, 3, 64])
def test_the_same_seed_draws_the_same_whatever_the_tiles_and_threads(side):
    """And another seed draws others."""
    filled, codes, _, _, lengths = flow_case(0, (40, 33))
    drawn = rho8(Run(threads=1), filled, codes, lengths, 5, side=510)
    assert np.array_equal(rho8(Run(threads=3), filled, codes, lengths, 5, side=side), drawn)
    assert not np.array_equal(rho8(Run(), filled, codes, lengths, 6), drawn)
