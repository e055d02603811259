"""Cells packed as a stream of zlib: zlib finds them again, whatever they are."""

import zlib

import numpy as np
import pytest
from headwaters.core.machine import jit
from headwaters.core.machine.deflating import PACKED_SYMBOLS, checksum, code_lengths, pack_cells
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples

SEED = 7
LEVELS = 1.1  # times what zlib makes of cells at most, where both pack quickly


def terrain(side, dtype):
    """Return a side of a few hundred cells of rough land with level ground in it."""
    heights = np.random.default_rng(SEED).normal(0, 1, (side, side)).cumsum(0).cumsum(1)
    return np.maximum(heights, np.median(heights)).astype(dtype)


def cells_of(values):
    return np.ascontiguousarray(values).reshape(-1).view({4: np.int32, 8: np.int64}[values.dtype.itemsize])


@examples(100)
@given(some.sampled_from((np.int32, np.int64)), some.integers(1, 400), some.integers(1, 60), some.integers(0, 99))
def test_zlib_finds_the_cells_again(dtype, count, kinds, seed):
    random = np.random.default_rng(seed)
    limits = np.iinfo(dtype)
    cells = random.choice(random.integers(limits.min, limits.max, kinds, dtype, endpoint=True), count)
    cells = np.repeat(cells, random.integers(1, 80, count))  # runs longer than what is repeated at once
    assert zlib.decompress(pack_cells(cells)) == cells.tobytes()


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_terrain_takes_about_as_little_as_zlib_makes_of_it(dtype):
    cells = cells_of(terrain(256 if jit.compiled() else 48, dtype))
    packed = pack_cells(cells)
    assert zlib.decompress(packed) == cells.tobytes()
    assert len(packed) < LEVELS * len(zlib.compress(cells.tobytes(), 1))


@pytest.mark.parametrize("dtype", [np.int32, np.int64])
def test_what_is_nowhere_repeated_takes_hardly_more_than_before(dtype):
    limits = np.iinfo(dtype)
    cells = np.random.default_rng(SEED).integers(limits.min, limits.max, 1 << 12, dtype)
    packed = pack_cells(cells)
    assert zlib.decompress(packed) == cells.tobytes()
    assert len(packed) < 1.02 * cells.nbytes + 400


def test_what_is_repeated_from_too_far_away_is_told_anew():
    """A cell that comes again after exactly, and after one more than, what a distance may reach."""
    for across in (1 << 12, (1 << 12) + 1):
        cells = np.arange(1, across + 9, dtype=np.int64) << 32
        cells[across:] = cells[:8]
        assert zlib.decompress(pack_cells(cells)) == cells.tobytes()


def test_no_code_is_longer_than_may_be_and_all_bits_are_used():
    """Counts that grow as those of Fibonacci would give the rarest symbol a code as long as they are many."""
    counts = np.zeros(PACKED_SYMBOLS, np.int64)
    counts[:40] = 1
    for symbol in range(2, 40):
        counts[symbol] = counts[symbol - 1] + counts[symbol - 2]
    lengths = np.zeros(counts.size, np.uint8)
    code_lengths(counts, lengths)
    assert np.array_equal(lengths > 0, counts > 0)
    assert lengths.max() == 15
    assert sum(2.0 ** -float(length) for length in lengths[:40]) == 1
    assert np.all(np.diff(lengths[:40].astype(int)) <= 0)


def test_codes_are_as_short_as_those_of_huffman():
    """Bits of all symbols are the sum of what is joined, two by two, the rarest first."""
    import heapq

    counts = np.random.default_rng(SEED).integers(1, 500, PACKED_SYMBOLS)
    lengths = np.zeros(counts.size, np.uint8)
    code_lengths(counts, lengths)
    heap, bits = sorted(counts.tolist()), 0
    while len(heap) > 1:
        joined = heapq.heappop(heap) + heapq.heappop(heap)
        heapq.heappush(heap, joined)
        bits += joined
    assert int(lengths @ counts) == bits


@pytest.mark.parametrize("size", [1, 127, 128, 5000, 128 * 4096 + 3] if jit.compiled() else [1, 127, 300])
def test_the_checksum_is_that_of_zlib(size):
    data = np.random.default_rng(SEED).integers(200, 256, size, np.uint8)
    assert checksum(data) == zlib.adler32(data)
