"""The energy of a surface that is held by heights where its slope changes: made linear, against plain Python."""

import numpy as np
import pytest
from headwaters.core.groundwater.convex import Pull, linearise
from headwaters.core.groundwater.multigrid import Level


@pytest.mark.parametrize("seed", range(5))
def test_only_cells_that_are_off_their_kink_take_part(seed):
    rng = np.random.default_rng(seed)
    shape = nrows, ncols = 5, 4
    w, z = rng.integers(0, 3, (2, *shape)).astype(float)
    east, south, curvature, below, above = rng.uniform(0.5, 2, (5, *shape))
    moves = rng.random(shape) < 0.8
    level = Level(*(np.full(shape, np.nan) for _ in Level._fields))
    linearise(w, east, south, Pull(z, curvature, below, above, moves), level, 0, nrows)
    free = moves & (w != z)
    assert np.array_equal(level.east[:, :-1], np.where(free[:, :-1] & free[:, 1:], east[:, :-1], 0))
    assert np.array_equal(level.south[:-1], np.where(free[:-1] & free[1:], south[:-1], 0))
    assert not level.east[:, -1].any() and not level.south[-1].any() and not level.v.any()
    for row, col in np.ndindex(shape):
        stretch = curvature[row, col]
        push = -stretch * w[row, col] - (below if w[row, col] < z[row, col] else above)[row, col]
        sides = (row, col, row, col + 1, east), (row, col - 1, row, col, east)
        sides += (row, col, row + 1, col, south), (row - 1, col, row, col, south)
        for one_row, one_col, other_row, other_col, side in sides:
            if min(one_row, one_col) >= 0 and other_row < nrows and other_col < ncols:
                strength = side[one_row, one_col]
                stretch += strength
                push += strength * (w[one_row, one_col] + w[other_row, other_col] - 2 * w[row, col])
        expected = (stretch, push) if free[row, col] else (0, 0)
        assert (level.diagonal[row, col], level.rhs[row, col]) == pytest.approx(expected)
