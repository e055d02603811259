"""Water and salt in depressions, beside sums over their cells."""

import numpy as np
import pytest
from headwaters.core.depressions.standing_water import _stand


@pytest.mark.parametrize("seed", range(8))
def test_water_lies_on_what_is_lower_than_its_lake_and_salt_on_the_rest(seed):
    """Some cells are as high as the lake, some depressions hold none, and some none of both."""
    rng, shape = np.random.default_rng(seed), (5, 7)
    depressions, heights = rng.integers(0, 5, shape).astype(np.int32), rng.integers(-2, 6, shape).astype(float)
    row_area, number, pan = rng.uniform(1, 2, 5), np.array([0, 1, 1, 2, 0]), np.array([0, 2, 0, 1, 1])
    level = np.array([-np.inf, 3.0, 4.5])
    water, dry = np.zeros((2, *shape), np.int32)
    area, volume, depth, pan_area = np.zeros((4, 3))
    _stand(depressions, heights, row_area, number, level, pan, water, dry, area, volume, depth, pan_area)
    lake_of, pan_of = number[depressions], pan[depressions]
    wet = (depressions > 0) & (lake_of > 0) & (level[lake_of] > heights)
    of_cell = row_area[:, None] * np.ones(shape)
    assert (water == np.where(wet, lake_of, 0)).all()
    assert (dry == np.where(~wet & (depressions > 0), pan_of, 0)).all()
    for lake in (1, 2):
        own, deep = water == lake, level[lake] - heights
        assert area[lake] == pytest.approx(of_cell[own].sum())
        assert volume[lake] == pytest.approx((of_cell * deep)[own].sum())
        assert depth[lake] == deep[own].max(initial=0.0)
        assert pan_area[lake] == pytest.approx(of_cell[dry == lake].sum())
    assert area[0] == volume[0] == depth[0] == 0
