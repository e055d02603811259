"""Flat cells that touch, and the choices of open cells, beside loops over neighbours."""

import numpy as np
import pytest
from headwaters.core.flow.flats.flat_pits import join_flat_cells
from headwaters.core.flow.flats.flats_by_distance import direct
from headwaters.core.flow.flats.open_cells import FLAT, TIED, choose_direction
from headwaters.core.machine.noise import scramble
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from headwaters.core.raster.storage import HeldTile

SHAPES = ((1, 1), (1, 7), (6, 1), (5, 6))


@pytest.mark.parametrize("dense", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_level_cells_that_touch_are_joined_and_exits_are_told(seed, dense):
    """A cell is level with another if paths come up from there, which is noted there."""
    rng, shape, (top, left, ncols) = np.random.default_rng(seed), SHAPES[seed % 4], (4, 9, 40)
    codes = rng.choice([FLAT, TIED, ENDS, 5], (shape[0] + 2, shape[1] + 2), p=(0.7, 0.1, 0.1, 0.1)).astype(np.uint8)
    above = (rng.integers(0, 256, codes.shape) | 255 * dense).astype(np.uint8)
    inside = [cell for cell in np.ndindex(codes.shape) if 0 < cell[0] <= shape[0] and 0 < cell[1] <= shape[1]]
    inside = [cell for cell in inside if codes[cell] == FLAT]
    exits, pairs = [], []
    for row, col in inside:
        exits.append(False)
        for r, c in np.ndindex(codes.shape):
            if (r, c) == (row, col) or max(abs(r - row), abs(c - col)) > 1:
                continue
            back = list(zip(ROW_OFFSETS, COLUMN_OFFSETS)).index((row - r, col - c))
            if above[r, c] >> back & 1:
                exits[-1] |= bool(codes[r, c] != FLAT)
                ends = [(top + y - 1) * ncols + left + x - 1 for y, x in ((row, col), (r, c))]
                pairs += [tuple(ends)] if codes[r, c] == FLAT else []
    cells = np.array([row * codes.shape[1] + col for row, col in inside], np.int64)
    leads_out, one, two = join_flat_cells(codes, above, cells, top, left, ncols)
    assert leads_out.tolist() == exits
    assert sorted(zip(one.tolist(), two.tolist())) == sorted(pairs)


@pytest.mark.parametrize("shape", SHAPES)
def test_open_cells_take_the_first_direction_of_their_path(shape):
    rng = np.random.default_rng(sum(shape))
    path = rng.integers(0, 10**6, (shape[0] + 2, shape[1] + 2)).astype(np.uint32)
    codes = rng.choice([FLAT, TIED, ENDS, 3, 251], (shape[0] + 4, shape[1] + 5)).astype(np.uint8)
    wanted = codes.copy()
    for row, col in np.ndindex(shape):
        if codes[row + 2, col + 3] in (FLAT, TIED):
            wanted[row + 2, col + 3] = path[row + 1, col + 1] % 8
    direct(path, HeldTile(codes, 2, 3))
    assert (codes == wanted).all()


def test_of_several_neighbours_the_first_is_chosen_or_one_that_seed_and_cell_draw():
    for neighbours in range(1, 256):
        several = [direction for direction in range(8) if neighbours >> direction & 1]
        assert choose_direction(neighbours, False, 3, 0, 0) == several[0]
        for seed, row, col in ((1, 5, 9), (2, 9, 5), (3, 0, 0)):
            drawn = several[scramble(seed, col, row) % len(several)]
            assert choose_direction(neighbours, True, seed, row, col) == drawn
    assert choose_direction(0, False, 3, 0, 0) == 0
