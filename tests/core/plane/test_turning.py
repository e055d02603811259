"""Unit vectors that are turned: close to sines and cosines, and the same to the last digit."""

import math

import numpy as np
import pytest
from headwaters.core.plane.turning import turned_vector

TURNED = {  # the digits that (0.6, 0.8) has had since it was first turned so
    -2.5: ("-0x1.f44a2ed62b1b4p-10", "-0x1.ffffc2e4de934p-1"),
    1.0: ("-0x1.655f0d2020cd8p-2", "0x1.dfcec62630cfep-1"),
    3.0: ("-0x1.69edaeea81bf8p-1", "-0x1.6a261bb294a0fp-1"),
}


def test_vectors_are_turned_the_same_on_every_machine():
    for angle in np.linspace(-np.pi, np.pi, 61).tolist():
        for begin in (0.0, 1.0, 4.0):
            turned = turned_vector(math.cos(begin), math.sin(begin), angle)
            assert turned == pytest.approx((math.cos(begin + angle), math.sin(begin + angle)), abs=3e-11)
    for angle, digits in TURNED.items():
        assert tuple(number.hex() for number in turned_vector(0.6, 0.8, angle)) == digits
