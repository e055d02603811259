"""Sorting many heights in small steps: a digit at a time, so that a run can be cancelled in between.

A radix sort is stable and takes the same time whatever the heights; equal heights keep their order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Array, Heights, Indices
from .jit import kernel

if TYPE_CHECKING:
    from ..run.run import Run

CHUNK = 1 << 20
DIGIT_BITS = 11


@kernel
def _count_digits(keys, shift, counts, begin, end):
    most = counts.size - 1
    for index in range(begin, end):
        counts[(int(keys[index]) >> shift) & most] += 1


@kernel
def _move_by_digit(keys, shift, order, ordered, starts, begin, end):
    """Write a part of ``order`` into ``ordered``, each at the next index of its digit."""
    most = starts.size - 1
    for index in range(begin, end):
        digit = (int(keys[order[index]]) >> shift) & most
        ordered[starts[digit]] = order[index]
        starts[digit] += 1


@kernel
def _move_by_group(groups, order, ordered, starts, begin, end):
    for index in range(begin, end):
        group = groups[order[index]]
        ordered[starts[group]] = order[index]
        starts[group] += 1


def _parts(run, size):
    for begin in range(0, size, CHUNK):
        run.check()
        yield begin, min(begin + CHUNK, size)


def values_in_order(run: Run, values: Array, order: Indices) -> Array:
    """Return ``values[order]``."""
    result = np.empty_like(values)
    for begin, end in _parts(run, order.size):
        np.take(values, order[begin:end], out=result[begin:end])
    return result


def sort_keys(heights: Heights) -> Indices:
    """Return unsigned integers in the order of the float ``heights``."""
    bits = heights.dtype.itemsize * 8
    keys = heights.view(f"u{heights.dtype.itemsize}").copy()
    negative = (keys >> keys.dtype.type(bits - 1)).astype(bool)
    np.invert(keys, out=keys, where=negative)
    np.bitwise_or(keys, keys.dtype.type(1 << (bits - 1)), out=keys, where=~negative)
    return keys


def order_of(heights: Heights) -> Indices:
    """Return the order of a few floats from the lowest up: a tenth of the time of comparing them."""
    return _order_of_keys(sort_keys(heights))


@kernel
def _order_of_keys(keys):
    order = np.arange(keys.size)
    ordered = np.empty_like(order)
    starts = np.empty(1 << DIGIT_BITS, np.int64)
    for shift in range(0, keys.itemsize * 8, DIGIT_BITS):
        starts[:] = 0
        _count_digits(keys, shift, starts, 0, keys.size)
        begin = 0
        for digit in range(starts.size):
            count = starts[digit]
            starts[digit] = begin
            begin += count
        _move_by_digit(keys, shift, order, ordered, starts, 0, keys.size)
        order, ordered = ordered, order
    return order


def order_by_height(run: Run, heights: Heights, groups: Indices, first: Indices) -> Indices:
    """Return the order of cells by group, in a group by height, in a height by index.

    ``heights`` are floats; ``groups`` are numbered 0, 1, …, and group ``g`` shall begin at ``first[g]``.
    """
    size = heights.size
    order = np.arange(size, dtype=np.int32 if size < 2**31 else np.int64)
    ordered = np.empty_like(order)
    keys = np.empty(size, f"u{heights.dtype.itemsize}")
    for begin, end in _parts(run, size):
        keys[begin:end] = sort_keys(heights[begin:end])
    for shift in range(0, heights.dtype.itemsize * 8, DIGIT_BITS):
        counts = np.zeros(1 << DIGIT_BITS, np.int64)
        for begin, end in _parts(run, size):
            _count_digits(keys, shift, counts, begin, end)
        if counts.max(initial=0) == size:
            continue  # one digit everywhere
        starts = np.cumsum(counts) - counts
        for begin, end in _parts(run, size):
            _move_by_digit(keys, shift, order, ordered, starts, begin, end)
        order, ordered = ordered, order
    starts = np.array(first, np.int64)
    for begin, end in _parts(run, size):
        _move_by_group(groups, order, ordered, starts, begin, end)
    return ordered
