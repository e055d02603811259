"""Valleys cut into a DEM: where water ends, and how far a cell sinks towards the one below."""

import numpy as np
import pytest
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.terrain.dem.cut_valleys import _cut_down, _end_at_rims

STEPS = list(zip(ROW_OFFSETS, COLUMN_OFFSETS))


@pytest.mark.parametrize("seed", range(12))
def test_water_ends_in_the_last_cell_of_land_on_its_way(seed):
    rng = np.random.default_rng(seed)
    shape = tuple(rng.integers(1, 7, 2).tolist())
    before, land = rng.choice([*range(8), ENDS, NO_DIRECTION], shape).astype(np.uint8), rng.random(shape) < 0.7
    codes, known = before.copy(), {cell for cell in np.ndindex(shape) if land[cell]}
    _end_at_rims(codes, land)
    for cell, code in np.ndenumerate(before):
        goes_on = code >= ENDS or tuple(np.add(cell, STEPS[code]).tolist()) in known
        assert codes[cell] == (code if goes_on else ENDS)


@pytest.mark.parametrize("seed", range(12))
def test_cells_sink_towards_those_below_which_sank_before_and_none_is_raised(seed):
    rng, (nrows, ncols) = np.random.default_rng(seed), (5, 6)
    codes, z = rng.integers(0, 8, (nrows, ncols)).astype(np.uint8), rng.integers(0, 9, (nrows, ncols)).astype(float)
    codes[rng.random(z.shape) < 0.2], codes[rng.random(z.shape) < 0.1] = ENDS, NO_DIRECTION
    for (row, col), code in np.ndenumerate(codes):
        if code < ENDS and not (0 <= row + ROW_OFFSETS[code] < nrows and 0 <= col + COLUMN_OFFSETS[code] < ncols):
            codes[row, col] = ENDS
    force, order, wanted = rng.integers(0, 4, z.shape).astype(float), rng.permutation(z.size), z.copy()
    for number in order.tolist():
        cell = divmod(number, ncols)
        if codes[cell] < ENDS:
            step = STEPS[codes[cell]]
            share = 1.0 - 1.0 / (1.0 + 0.5 * force[cell] / np.hypot(*step))
            wanted[cell] -= share * max(wanted[cell] - wanted[cell[0] + step[0], cell[1] + step[1]], 0.0)
    _cut_down(z.reshape(-1), codes.reshape(-1), force.reshape(-1), order, ncols, 0.5)
    assert z == pytest.approx(wanted)
