"""Numbers that vary over the map are what they are between their samples, too."""

import numpy as np
import pytest
from headwaters.core.plane.fields import constant, greatest_of_field, sample
from headwaters.core.plane.types import Field


def test_a_constant_is_the_same_everywhere():
    """On its only sample and far from it."""
    assert sample(constant(0.3), np.array([(0, 0), (1e6, -5), (0.5, 0.5)])).tolist() == [0.3, 0.3, 0.3]
    assert greatest_of_field(constant(0.3)) == 0.3


def test_a_plane_stays_a_plane_between_samples():
    """Bilinear: exact for a + bx + cy + dxy; the rows go north."""
    x, y = np.meshgrid(100 + 10.0 * np.arange(5), -40 + 10.0 * np.arange(4))
    field = Field(2 + 0.1 * x - 0.3 * y + 0.01 * x * y, 100.0, -40.0, 10.0, -1.0)
    xy = np.random.default_rng(0).uniform((100, -40), (140, -10), (50, 2))
    corners = np.array([(100, -40), (140, -10), (140, -40)], float)
    for places in (xy, corners):
        expected = 2 + 0.1 * places[:, 0] - 0.3 * places[:, 1] + 0.01 * places[:, 0] * places[:, 1]
        assert sample(field, places) == pytest.approx(expected)


def test_outside_its_samples_a_field_is_what_it_says():
    """On all four sides, and its greatest value may lie there."""
    field = Field(np.ones((3, 3)), 0.0, 0.0, 1.0, 7.0)
    assert sample(field, np.array([(-0.1, 1), (2.1, 1), (1, -0.1), (1, 2.1)])).tolist() == [7, 7, 7, 7]
    assert greatest_of_field(field) == 7.0
