"""The exponential function is right, and the same everywhere."""

from decimal import Decimal, localcontext

import numpy as np
import pytest
from headwaters.core.machine.exponential import HIGHEST, LOWEST, exp

GOLDEN = {
    0.0: "0x1.0000000000000p+0",
    1.0: "0x1.5bf0a8b145769p+1",
    -0.05: "0x1.e7078b0a726a6p-1",
    -17.3: "0x1.0772c096d61b7p-25",
    300.7: "0x1.c3714f17ae742p+433",
    -700.1: "0x1.f52f93df4dfcep-1011",
}
SCALES = (1e-9, 0.01, 1.0, 30.0, 708.0)


def numbers(scale, count=400):
    """Return numbers of both signs."""
    return np.random.default_rng(3).uniform(-scale, scale, count).tolist()


@pytest.mark.parametrize("number", GOLDEN)
def test_powers_keep_their_last_digit_for_ever(number):
    """Golden values, bit for bit: on every machine and with every version, compiled or not."""
    assert float(exp(number)).hex() == GOLDEN[number]


@pytest.mark.parametrize("scale", SCALES)
def test_powers_are_right_to_two_units_of_the_last_digit(scale):
    """The truth is computed with forty digits."""
    with localcontext() as context:
        context.prec = 40
        for number in [*numbers(scale), LOWEST, HIGHEST]:
            truth = Decimal(number).exp()
            unit = Decimal(float(np.spacing(np.nextafter(float(truth), 0.0))))
            assert abs(Decimal(float(exp(number))) - truth) <= 2 * unit


@pytest.mark.parametrize("scale", SCALES)
def test_powers_are_those_of_numpy(scale):
    """To four units of the last digit, for either may err."""
    for number in numbers(scale):
        assert abs(exp(number) - np.exp(number)) <= 4 * np.spacing(np.exp(number))


def test_what_is_out_of_range_is_nothing_or_infinite():
    """Neither an error nor a wrong number."""
    assert exp(np.nextafter(LOWEST, -np.inf)) == exp(-1e300) == exp(-np.inf) == 0.0
    assert exp(np.nextafter(HIGHEST, np.inf)) == exp(1e300) == exp(np.inf) == np.inf
    assert np.isnan(exp(np.nan))
