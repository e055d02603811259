"""Kernels tell long tuples apart and know them again, whatever other work has left in memory."""

import ctypes
import os
from typing import NamedTuple

import numpy as np
import pytest
from headwaters.core.machine import jit

pytestmark = pytest.mark.skipif(not jit.compiled(), reason="there is no compiler here")

LIBRARY = None if os.name == "nt" else ctypes.CDLL(None)
TEXT_BYTES = 161  # what numba takes for a text of more than 40 characters
CALLS = 6000


class Six(NamedTuple):
    first: np.ndarray
    second: np.ndarray
    third: np.ndarray
    fourth: np.ndarray
    fifth: np.ndarray
    sixth: np.ndarray


def plain(*arrays):
    return arrays


@jit.kernel
def weighed(arrays):
    return 1.0 * arrays[0][0] + 10.0 * arrays[1][0] + 100.0 * arrays[5][0]


def leave_behind(number):
    """Free memory that is full of a number, of the size that numba takes."""
    if LIBRARY is not None:
        LIBRARY.malloc.restype, LIBRARY.free.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
        place = LIBRARY.malloc(TEXT_BYTES)
        ctypes.memmove(place, number.to_bytes(4, "little") * (TEXT_BYTES // 4), TEXT_BYTES // 4 * 4)
        LIBRARY.free(place)


@pytest.mark.parametrize("make", [Six, plain])
def test_tuples_are_told_apart_by_all_that_is_in_them(make):
    """The first arrays differ from those of the call before in their type, their order or their dimensions."""
    one, spread = np.ones(1), np.ones(2)[::2]
    unwritten = np.ones(1)
    unwritten.flags.writeable = False
    firsts = [one, spread, unwritten, np.ones(1, np.int64), np.ones(1, np.float32), np.ones(1, np.bool_)]
    for first, second in np.random.default_rng(0).integers(len(firsts), size=(CALLS, 2)):
        leave_behind(7)
        assert weighed(make(firsts[first], firsts[second], one, one, one, one)) == 111.0


@pytest.mark.skipif(not hasattr(LIBRARY, "mallinfo2"), reason="only glibc tells how much memory is in use")
@pytest.mark.parametrize("make", [Six, plain])
def test_calls_keep_no_memory(make):
    arrays = make(*(np.ones(1) for _ in range(6)))

    def call(numbers):
        for number in numbers:
            leave_behind(number)
            weighed(arrays)

    call(range(CALLS))
    before = used_bytes()
    call(range(CALLS, 2 * CALLS))
    assert used_bytes() - before < CALLS


def used_bytes():
    """Return how much memory the C library has given away."""

    class Memory(ctypes.Structure):
        _fields_ = [(name, ctypes.c_size_t) for name in ("arena", *"bcdefg", "used", "free", "top")]

    LIBRARY.mallinfo2.restype = Memory
    return LIBRARY.mallinfo2().used


def test_arguments_may_be_named():
    assert weighed(arrays=Six(*np.ones((6, 1)))) == 111.0
