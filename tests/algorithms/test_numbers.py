"""A number for any parameter of any algorithm is that number, whatever its type; what is none is refused by name."""

import math
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from headwaters.provider.base.checks import ParameterChecks
from headwaters.provider.base.inputs import Inputs, given_values, takes_number
from hypothesis import given
from hypothesis import strategies as st
from qgis.core import QgsApplication, QgsPointXY, QgsProcessingContext, QgsProperty
from support import examples

ARABIC = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
AS_TYPES = (  # exactly the same number in other types
    float,
    np.float64,
    Decimal,
    Fraction,
    repr,
    lambda number: f"  {number!r} ",
    lambda number: repr(number).translate(ARABIC),
    lambda number: np.str_(repr(number)),
    lambda number: np.longdouble(number),
    QgsProperty.fromValue,
    lambda number: QgsProperty.fromExpression(repr(number)),
)
AS_WHOLE = (int, np.int64, np.int32, lambda number: np.float32(number), lambda number: str(int(number)), np.uint64)
NUMBERS = st.one_of(
    st.tuples(st.floats(-1e9, 1e9).map(lambda number: round(number, 6) + 0.0), st.sampled_from(AS_TYPES)),
    st.tuples(st.integers(0, 2000).map(float), st.sampled_from(AS_TYPES + AS_WHOLE)),
).map(lambda pair: (pair[1](pair[0]), pair[0]))
NO_NUMBERS = st.one_of(
    st.text(min_size=1).filter(lambda text: text.strip() not in ("", "NULL") and not _is_number(text)),
    st.lists(st.integers(0, 9)),
    st.complex_numbers(),
    st.dictionaries(st.text(max_size=2), st.integers(0, 3), max_size=2),
    st.sampled_from([True, np.True_, math.nan, math.inf, np.float32(np.inf), 10**400, Decimal("sNaN"), "1_0", "1,5"]),
    st.sampled_from([b"1", (3,), np.ones(1), np.array([1, 2]), np.datetime64("2026-01-01"), QgsPointXY(1, 2)]),
    st.just(QgsProperty.fromValue("deep")),
)


def _is_number(text):
    """Tell whether Python reads a text as a number; of what it reads, only _ between digits is none here."""
    try:
        return math.isfinite(float(text)) and "_" not in text
    except ValueError:
        return False


@pytest.fixture(scope="module")
def parameters(provider):
    """Return all parameters that take a number, each with its algorithm."""
    algorithms = [algorithm.create() for algorithm in QgsApplication.processingRegistry().algorithms()]
    ours = [algorithm for algorithm in algorithms if algorithm.id().startswith("headwaters:")]
    found = [(each, definition) for each in ours for definition in each.parameterDefinitions()]
    return [pair for pair in found if takes_number(pair[1])]


def taken(algorithm, definition, value):
    """Return the number that an algorithm computes with, and what it complains of."""
    context, name = QgsProcessingContext(), definition.name()
    given = given_values({name: value}, algorithm.parameterDefinitions(), context)
    complaint = ParameterChecks(algorithm, given, context).complaint(definition)
    return None if complaint else Inputs(algorithm, {name: value}, context).number(name), complaint


def test_every_algorithm_with_numbers_is_here(parameters):
    assert len({algorithm.name() for algorithm, _ in parameters}) >= 20
    assert {"BAND", "THRESHOLD", "RAIN", "SEED"} <= {definition.name() for _, definition in parameters}


@given(data=st.data())
@examples(400)
def test_a_number_of_any_type_is_that_number(data, parameters):
    algorithm, definition = data.draw(st.sampled_from(parameters))
    value, number = data.draw(NUMBERS)
    found, complaint = taken(algorithm, definition, value)
    if complaint:  # a limit, or a whole number is asked for
        assert complaint.startswith(definition.name())
        assert "must be a number" not in complaint
        assert taken(algorithm, definition, number)[1] == complaint
    else:
        assert found == number


@given(data=st.data())
@examples(400)
def test_what_is_no_number_is_refused_by_name(data, parameters):
    algorithm, definition = data.draw(st.sampled_from(parameters))
    value = data.draw(NO_NUMBERS)
    _, complaint = taken(algorithm, definition, value)
    assert complaint.startswith(definition.name())
    assert len(complaint) < 250
    assert "\n" not in complaint
