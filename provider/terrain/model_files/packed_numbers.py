"""Whole numbers as bytes that pack well: of each there is left what neighbours do not tell.

What is left is small, so that all but the lowest bytes of numbers are alike. Nothing is lost.
"""

from __future__ import annotations

import numpy as np

from ....core.arrays import Array


def line_bytes(numbers: Array, order: int = 1) -> Array:
    """Return numbers (nrows, n), which change little from one to the next, as bytes (uint8).

    Those before tell each: with an ``order`` of 1 that they stay, with 2 that they go on, with 3 that they curve on.
    """
    return _bytes(np.diff(np.pad(numbers, ((0, 0), (order, 0))), order))


def numbers_on_line(found: Array, order: int = 1) -> Array:
    """Return the numbers (int64) of which these are the `line_bytes`."""
    numbers = _numbers(found)
    for _ in range(order):
        numbers = np.cumsum(numbers, axis=1)
    return numbers


def grid_bytes(values: Array) -> Array:
    """Return numbers (nrows, ncols), between which others lie, as bytes (uint8)."""
    left = values.astype(np.int64)
    for part in _parts(left):
        part[1::2] -= _foretold(part)
    return _bytes(left)


def numbers_on_grid(found: Array) -> Array:
    """Return the numbers (int64) of which these are the `grid_bytes`."""
    values = _numbers(found)
    for part in reversed(_parts(values)):
        part[1::2] += _foretold(part)
    return values


def _parts(values):
    """Return the parts of numbers, the finest first, whose odd rows their even ones tell: of rows, then of columns."""
    parts = []
    while min(values.shape) > 1:
        parts += [values, values[::2].T]
        values = values[::2, ::2]
    return parts


def _foretold(part):
    """Return what odd rows will be: on the cubic through two even ones on both sides, between those beside it.

    Where one of these is 0, there is the sea, or what was cut away.
    """
    count = len(part) // 2
    even = np.pad(part[::2], ((1, 2), (0, 0)), "edge")
    before, low, high, after = (even[first : first + count] for first in range(4))
    cubic = (9 * (low + high) - before - after + 8) >> 4
    return np.where((low == 0) | (high == 0), 0, np.clip(cubic, np.minimum(low, high), np.maximum(low, high)))


def _bytes(numbers):
    """Return the bytes of whole numbers: all lowest ones first, and no highest ones that are 0."""
    code = ((numbers << 1) ^ (numbers >> 63)).astype("<i8")  # the sign is the lowest bit
    found = np.moveaxis(code[..., np.newaxis].view(np.uint8), -1, 0)
    return np.ascontiguousarray(found[: max(int(code.max(initial=1)).bit_length() + 7, 8) // 8])


def _numbers(found):
    """Return the whole numbers of which these are the bytes."""
    whole = np.zeros((*found.shape[1:], 8), np.uint8)
    whole[..., : len(found)] = np.moveaxis(found, 0, -1)
    code = whole.view("<i8")[..., 0]
    return (code >> 1) ^ -(code & 1)
