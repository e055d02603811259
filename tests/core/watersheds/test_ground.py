"""The middle and the slope of watersheds are those that a slow loop finds cell by cell."""

import numpy as np
import pytest
from headwaters.core.run.run import Run
from headwaters.core.watersheds.ground import sum_ground
from headwaters.core.watersheds.nesting import with_upstream
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples


def horn(z, known, row, col, width, height):
    """Return the slope of a cell, None where a neighbour lacks."""
    around = slice(max(row - 1, 0), row + 2), slice(max(col - 1, 0), col + 2)
    if z[around].shape != (3, 3) or not known[around].all():
        return None
    near = z[around].astype(float)
    across = np.array([1, 2, 1]) @ near
    down = near @ np.array([1, 2, 1])
    return float(np.hypot((across[2] - across[0]) / (8 * width), (down[2] - down[0]) / (8 * height)))


def mean_of(pairs):
    """Return the mean of values with their weights, NaN of none."""
    return sum(value * weight for value, weight in pairs) / sum(weight for _, weight in pairs) if pairs else np.nan


@examples(60)
@given(some.integers(0, 10**6))
def test_sums_are_those_of_a_loop_over_the_cells(seed):
    rng = np.random.default_rng(seed)
    shape = tuple(rng.integers(1, 14, 2))
    z, known = (rng.random(shape) * 90).astype(np.float32), rng.random(shape) > 0.05
    labels = rng.integers(0, 4, shape).astype(np.int32)
    width, height = rng.uniform(5, 9, shape[0]), rng.uniform(5, 9, shape[0])
    area, value, mapped = width * height, rng.uniform(40, 90, shape), rng.random(shape) > 0.3
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("headwaters.core.watersheds.ground.CHUNK_CELLS", 3 * shape[1])
        found = sum_ground(Run(), labels, 3, (width, height, area), (z, known), (value, mapped))
    for label in range(1, 4):
        own = list(zip(*np.nonzero(labels == label)))
        assert found.area[label] == pytest.approx(sum(area[row] for row, _ in own))
        if own:
            weights = [area[row] for row, _ in own]
            assert found.centroid[:, label] == pytest.approx(np.average(own, axis=0, weights=weights))
        slopes = [(horn(z, known, row, col, width[row], height[row]), area[row]) for row, col in own]
        slopes = [pair for pair in slopes if pair[0] is not None]
        truth = mean_of(slopes)
        assert found.slope_mean[label] == pytest.approx(truth, nan_ok=True, rel=1e-6)
        cells = [(value[at], area[at[0]]) for at in own if mapped[at]]
        truth = mean_of(cells)
        assert found.value_mean[label] == pytest.approx(truth, nan_ok=True)
    downstream = np.array([0, 0, 1, 2])
    assert found.whole(downstream).slope[1] == pytest.approx(with_upstream(found.slope, downstream)[1])


def test_a_plane_has_its_slope_in_any_cells():
    row, col = np.indices((20, 30))
    z, known = 3.0 * row * 8 + 4.0 * col * 5, np.ones((20, 30), bool)
    ground = np.full(20, 5.0), np.full(20, 8.0), np.full(20, 40.0)
    assert sum_ground(Run(), known.astype(np.int32), 1, ground, (z, known)).slope_mean[1] == pytest.approx(5.0)
