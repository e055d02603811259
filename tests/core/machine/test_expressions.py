"""Expressions: what they are worth, and what is no expression."""

import math

import numpy as np
import pytest
from headwaters.core.machine.arctangent import slope_share
from headwaters.core.machine.expressions import ExpressionError, evaluate, parse
from hypothesis import given
from hypothesis import strategies as st

from ...support import examples

NAMES = ("c", "a", "a0", "z")


def value(text, **names):
    return evaluate(parse(text, NAMES), {name: np.atleast_1d(np.float64(number)) for name, number in names.items()})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 + 2 * 3", 7),
        ("(1 + 2) * 3", 9),
        ("2 ^ 3 ^ 2", 512),
        ("-2 ^ 2", -4),
        ("2 ** -1", 0.5),
        ("8 / 4 / 2", 1),
        ("1 - 2 - 3", -4),
        ("--3", 3),
        ("min(2, 3) + max(2, 3)", 5),
        ("sqrt(abs(-16))", 4),
        ("exp(1)", math.e),
        ("log(exp(2))", 2),
        ("1.5e-2 + .5", 0.515),
        ("(0 - 2) ^ 3", -8),
        ("0 ^ 0.5", 0),
        ("c ^ 0.5 * (1 - a / a0)", 3 * 0.5),
    ],
)
def test_expressions_are_worth_what_arithmetic_says(text, expected):
    assert value(text, c=9, a=0.1, a0=0.2, z=0)[0] == pytest.approx(expected, rel=1e-14)


@examples(200)
@given(st.floats(1e-6, 1e6), st.floats(-8, 8))
def test_powers_are_those_of_other_programs(base, exponent):
    assert value(f"c ^ ({exponent!r})", c=base)[0] == pytest.approx(base**exponent, rel=1e-13)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("slope * 2", "there is no ‘slope’"),
        ("__import__('os')", "cannot be read"),
        ("c.real", "cannot be read"),
        ("c c", "not expected"),
        ("2 +", "missing at the end"),
        ("(2", "‘\\)’ is missing at the end"),
        ("2)", "‘\\)’ is not expected"),
        ("min(2)", "‘,’ is missing before"),
        ("max(1, 2, 3)", "‘\\)’ is missing before"),
        ("c" * 100_000, "100,000 characters"),
        ("(" * 60 + "1" + ")" * 60, "more than 50"),
        ("-" * 60 + "1", "more than 50"),
        ("2^" * 60 + "1", "more than 50"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(text, why):
    with pytest.raises(ExpressionError, match=why):
        parse(text, NAMES)


@pytest.mark.parametrize("text", ["1 / (a - a)", "log(0)", "sqrt(-1)", "(0 - 2) ^ 0.5", "exp(1000)", "1e999"])
def test_what_is_no_number_is_not_finite(text):
    assert not np.isfinite(value(text, a=1.0))[0]


@examples(300)
@given(st.floats(0, 1e9))
def test_a_slope_is_a_share_of_the_vertical(slope):
    assert slope_share(slope) == pytest.approx(2 / math.pi * math.atan(slope), abs=1e-15)
