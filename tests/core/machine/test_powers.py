"""Powers with one exponent, beside those of the system."""

import numpy as np
import pytest
from headwaters.core.machine.powers import exp2_of, log2_of, power_table, raise_to_power


@pytest.mark.parametrize(("exponent", "digits"), [*((power, 1e-11) for power in (0.0, 0.5, 1.1, 7.0)), (100.0, 1e-8)])
def test_powers_are_right_to_so_many_digits(exponent, digits):
    """Beside steps of the table too, and where a number is a power of two; other values of the array stay."""
    rng, table = np.random.default_rng(1), power_table(exponent)
    numbers = np.concatenate([2.0 ** np.arange(-8, 9), 1 + np.arange(40) / 1024, rng.uniform(0, 2, 300), [1 - 1e-16]])
    numbers = np.concatenate([numbers, np.nextafter(numbers, 0), np.nextafter(numbers, 9)])
    values = numbers.copy()
    bits = values.view(np.int64)
    for index, number in enumerate(numbers.tolist()):
        assert raise_to_power(values, bits, index, table) == pytest.approx(number**exponent, rel=digits)
        assert values[index] == pytest.approx(number**exponent, rel=digits)
        assert (values[index + 1 :] == numbers[index + 1 :]).all()


def test_powers_and_logarithms_of_two_are_those_of_numpy():
    powers = np.linspace(-1000, 1000, 2001) + 0.1234
    np.testing.assert_allclose(exp2_of(powers), 2.0**powers, rtol=1e-14)
    assert exp2_of(np.array([-2000.0, 1024.0, 5000.0])).tolist() == [0.0, np.inf, np.inf]
    np.testing.assert_allclose(log2_of(2.0**powers), powers, rtol=1e-14)
