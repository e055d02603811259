"""Rows of features from columns of numbers and texts."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...core.arrays import Array
from .fields import LayerField

ROWS_READ_AT_A_TIME = 4096


def rows_of(table: dict[str, Array], schema: tuple[LayerField, ...]) -> Iterator:
    """Yield the values of a table row by row, in the order of a schema; None where a number is not known."""
    size = len(table[schema[0].name])
    for begin in range(0, size, ROWS_READ_AT_A_TIME):
        part = slice(begin, begin + ROWS_READ_AT_A_TIME)
        yield from zip(*(_values(table[field.name][part], field.kind) for field in schema))


def _values(column, kind):
    """Return numbers and texts as Python has them; whole numbers below 0 and NaN say that there is none."""
    if kind == "text":
        return column.tolist()
    missing = np.isnan(column) if kind == "real" else column < 0
    return [None if none else value for value, none in zip(column.tolist(), missing.tolist())]
