"""Powers of slopes: quick, and the same on every machine.

Nothing but sums and products that every machine rounds alike, and two tables made of them. A function of the system
would differ between systems in its last digits, and is slower. Twelve digits are right.
"""

import numpy as np

from ..jit import kernel

FRACTION_BITS = 52
MANTISSA = (1 << FRACTION_BITS) - 1
EXPONENT_OF_ONE = 1023
LOG_BITS = 10
EXP_BITS = 9
LN_2 = 0.6931471805599453
# Powers stay within 2**±900, so that none is zero and no sum of them infinite.
LARGEST = 900 << EXP_BITS


def _log_tables():
    """Return the inverses of numbers from 1 to 2 and the logarithms of these numbers to the base of 2."""
    number = 1 + (np.arange(1 << LOG_BITS) + 0.5) / (1 << LOG_BITS)
    t = (number - 1) / (number + 1)
    series = np.zeros_like(t)
    for order in range(35, 0, -2):
        series = series * (t * t) + 1 / order
    return 1 / number, 2 * t * series / LN_2


def _exp_table():
    """Return powers of 2 with exponents from 0 to 1."""
    x = np.arange(1 << EXP_BITS) / (1 << EXP_BITS) * LN_2
    series = np.ones_like(x)
    for order in range(20, 0, -1):
        series = series * x / order + 1
    return series


INVERSE, LOG = _log_tables()
EXP = _exp_table()


@kernel
def raise_to_power(values, bits, place, exponent):
    """Raise one value ≥ 0 of an array to a power, in place, and return it; ``bits`` is the same memory as integers."""
    word = bits[place]
    near = (word >> (FRACTION_BITS - LOG_BITS)) & ((1 << LOG_BITS) - 1)
    bits[place] = (word & MANTISSA) | (EXPONENT_OF_ONE << FRACTION_BITS)
    rest = values[place] * INVERSE[near] - 1.0
    logarithm = rest * (1.0 - rest * (0.5 - rest * (1.0 / 3.0))) * (1.0 / LN_2) + LOG[near]
    power = exponent * (logarithm + ((word >> FRACTION_BITS) - EXPONENT_OF_ONE)) * (1 << EXP_BITS)
    whole = int(np.floor(power + 0.5))
    rest = (power - whole) * (LN_2 / (1 << EXP_BITS))
    whole = min(max(whole, -LARGEST), LARGEST)
    values[place] = EXP[whole & ((1 << EXP_BITS) - 1)] * (1.0 + rest * (1.0 + rest * (0.5 + rest * (1.0 / 6.0))))
    bits[place] += (whole >> EXP_BITS) << FRACTION_BITS
    return values[place]
