"""How a hollow is cut open: along the way that the flood came by, down to a cell that lies lower."""

import numpy as np
import pytest
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.terrain.rendering.hollows import SHORE, FloodedLand, _plan_cut

SILL = 4  # cells from the deepest one of the hollow to that by which the flood came


@pytest.mark.parametrize("seed", range(30))
def test_a_cut_falls_from_the_deepest_cell_to_the_first_beyond_the_sill_that_is_lower(seed):
    """By a metre a cell; to one that is only as low as the cut would be there it does not end, but at the shore."""
    rng = np.random.default_rng(seed)
    heights = np.concatenate([[40], rng.integers(41, 44, SILL - 1), [45], 45 - np.cumsum(rng.integers(1, 4, 20))])
    z = np.full((3, heights.size + 2), 50.0, np.float32)
    z[1, 1:-1] = heights
    direction = np.zeros(z.shape, np.uint8)  # east
    direction[1, -2] = SHORE
    offsets = np.array(ROW_OFFSETS) * z.shape[1] + np.array(COLUMN_OFFSETS)
    rows = z.ravel(), z.ravel(), z.view(np.int32).ravel(), np.zeros(z.size, np.int32), direction.ravel()
    land = FloodedLand(*rows, offsets, 1.0, np.inf, np.inf, np.zeros(0, np.bool_), False, False, np.inf)
    path, cut, first = np.empty(z.size, np.int64), np.empty(z.size), z.shape[1] + 1
    length, inside, work, greatest = _plan_cut(first, 40.0, first + SILL, 0, land, path, cut)
    wish = 40 - np.arange(heights.size)
    lower = np.flatnonzero((heights < wish) & (np.arange(heights.size) > SILL))
    assert (length, inside) == (lower[0] + 1 if lower.size else heights.size, SILL)
    assert path[:length].tolist() == list(range(first, first + length))
    cut, heights = cut[:length], heights[:length]
    assert (np.diff(cut) <= -1).all()
    assert (cut[inside:] <= heights[inside:]).all()
    assert cut[:-1].tolist() == np.minimum(heights, wish[:length])[:-1].tolist()
    assert work == np.abs(heights - cut).sum()
    assert greatest == np.abs(heights - cut).max()
