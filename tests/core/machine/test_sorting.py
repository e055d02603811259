"""Floats in order."""

import hypothesis.extra.numpy as arrays
import numpy as np
from headwaters.core.machine.sorting import order_of
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples


@examples(100)
@given(some.sampled_from(("float32", "float64")), some.integers(0, 60), some.data())
def test_a_few_floats_are_put_in_order_equal_ones_by_place(dtype, count, data):
    """Negative ones and infinities, too."""
    width = 32 if dtype == "float32" else 64
    values = some.one_of(some.integers(-3, 3), some.floats(allow_nan=False, width=width))
    heights = data.draw(arrays.arrays(dtype, count, elements=values)) + 0.0  # the two zeros are one
    assert np.array_equal(order_of(heights), np.argsort(heights, kind="stable"))
