"""Powers of slopes with one exponent: quick, and the same on every machine.

A number is m·2^k with m from 1 to 2. Tables for the exponent hold the powers of 2^k and of 1024 values of m; a short
series does the rest. They are made of sums and products alone, which every machine rounds alike; functions of the
system differ between systems in their last digits, and are slower.
"""

from __future__ import annotations

import functools

import numpy as np

from ..arrays import Indices, Values
from .exponential import LN_2
from .jit import kernel

LARGEST_EXPONENT = 100
FRACTION_BITS = 52
FRACTION = (1 << FRACTION_BITS) - 1
ONE = 1023 << FRACTION_BITS  # the bits of 1.0
TABLE_BITS = 10
TABLE_STEPS = 1 << TABLE_BITS
TO_STEP = FRACTION_BITS - TABLE_BITS
SCALES = TABLE_STEPS  # where in the table the powers of 2^k begin
SERIES_AT = TABLE_STEPS + 2048  # and the coefficients of the series
# Powers of 2^k stay within 2**±900, so that none is zero and no sum of them infinite.
LARGEST_SCALE = 900.0

_MIDDLES = 1 + (np.arange(TABLE_STEPS) + 0.5) / TABLE_STEPS
INVERSE = 1 / _MIDDLES


def _log2(number):
    """Return logarithms to the base of 2 of numbers from 1 to 2."""
    t = (number - 1) / (number + 1)
    series = np.zeros_like(t)
    for order in range(35, 0, -2):
        series = series * (t * t) + 1 / order
    return 2 * t * series / LN_2


def _exp2(power):
    """Return powers of 2."""
    whole = np.floor(power)
    x = (power - whole) * LN_2
    series = np.ones_like(x)
    for order in range(20, 0, -1):
        series = series * x / order + 1
    return np.ldexp(series, whole.astype(np.int32))


def log2_of(values: Values) -> Values:
    """Return logarithms to the base of 2 of numbers above 0."""
    part, doublings = np.frexp(values)
    return _log2(2.0 * part) + (doublings - 1)


def exp2_of(powers: Values) -> Values:
    """Return powers of 2, as far as float64 goes: 0 below, infinity above."""
    return np.where(powers > 1023.99, np.inf, np.where(powers < -1070, 0.0, _exp2(np.clip(powers, -1070, 1023.99))))


@functools.lru_cache(maxsize=8)
def power_table(exponent: float) -> Values:
    """Return the table with which `raise_to_power` raises to an exponent from 0 to 100; it is kept, and only read."""
    if not 0 <= exponent <= LARGEST_EXPONENT:
        raise ValueError(f"the exponent must be between 0 and {LARGEST_EXPONENT}, got {exponent}")
    scales = np.clip(exponent * (np.arange(2048.0) - 1023), -LARGEST_SCALE, LARGEST_SCALE)
    binomials = np.cumprod([(exponent - order) / (order + 1) for order in range(4)])
    return np.concatenate([_exp2(exponent * _log2(_MIDDLES)), _exp2(scales), binomials])


@kernel
def raise_to_power(values: Values, bits: Indices, index: int, table: Values) -> float:
    """Raise one value ≥ 0 of an array to the power of a table, in place, and return it.

    ``bits`` is the same memory as ``values``, as integers. Eleven digits are right up to an exponent of 30, eight up to
    100.
    """
    word = bits[index]
    step = word >> TO_STEP & (TABLE_STEPS - 1)
    bits[index] = word & FRACTION | ONE
    x = values[index] * INVERSE[step] - 1.0
    series = (
        1.0
        + x * table[SERIES_AT]
        + x * x * (table[SERIES_AT + 1] + x * (table[SERIES_AT + 2] + x * table[SERIES_AT + 3]))
    )
    values[index] = table[step] * table[SCALES + (word >> FRACTION_BITS)] * series
    return values[index]
