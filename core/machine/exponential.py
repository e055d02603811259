"""The exponential function, the same on every machine: functions of the system differ in their last digits.

exp(x) = 2^k · 2^(j/64) · exp(r) with |r| ≤ ln 2 / 128. Powers of 2 come from tables, the rest from a short series; only
sums and products are computed, which every machine rounds alike.
"""

from __future__ import annotations

import math

import numpy as np

from .jit import kernel

LN_2 = 0.6931471805599453
EXP_STEPS = 64  # places of the table between one power of 2 and the next
STEPS_PER_UNIT = 92.33248261689366  # 64 / ln 2
# ln 2 / 64 in two parts: the first has so few digits that its multiples are exact.
STEP = 0.010830424667801708
STEP_REST = 2.8447437476627285e-11
LOWEST, HIGHEST = -708.3964185322641, 709.782712893384  # beyond lie the smallest and the largest float64
BIAS = 1022 * EXP_STEPS  # makes whole numbers of steps positive


def _root_of_two(step, bits=100):
    """Return 2^(step/64): six square roots in whole numbers, so that it is right to the last digit."""
    root = 1 << (step + EXP_STEPS * bits)
    for _ in range(6):
        root = math.isqrt(root)
    return root / (1 << bits)


# The largest power of 2 would be infinite, so powers are halved and roots doubled.
POWERS = np.ldexp(0.5, np.arange(-1022, 1025))
ROOTS = np.array([2.0 * _root_of_two(step) for step in range(EXP_STEPS)])


@kernel
def exp(x: float) -> float:
    """Return e to the power of one number, right to two units of the last digit; below 2.3e-308 it is 0."""
    if x < LOWEST:
        return 0.0
    if not x <= HIGHEST:
        return x * np.inf
    position = int(x * STEPS_PER_UNIT + (BIAS + 0.5))
    steps = position - BIAS
    r = (x - steps * STEP) - steps * STEP_REST
    series = r + r * r * (0.5 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120))))
    root = ROOTS[position & (EXP_STEPS - 1)]
    return POWERS[position >> 6] * (root + root * series)
