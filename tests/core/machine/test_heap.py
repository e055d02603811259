"""What is put into a heap comes out of it in order, whenever it was put in."""

import heapq

import numpy as np
import pytest
from headwaters.core.machine.heap import pop, pop_key, push, push_key

SEEDS = pytest.mark.parametrize("seed", range(8))


@SEEDS
def test_items_come_out_by_key_and_then_by_tie(seed):
    """As from the heap of Python's own library, with many equal keys."""
    rng = np.random.default_rng(seed)
    keys, ties, items = np.empty(300), np.empty(300, np.int64), np.empty(300, np.int64)
    twin, size = [], 0
    for item, tie in enumerate(rng.permutation(300).tolist()):
        key = float(rng.integers(5))
        size = push(keys, ties, items, size, key, tie, item)
        heapq.heappush(twin, (key, tie, item))
        while twin and rng.random() < 0.4:
            assert (keys[0], ties[0], items[0]) == heapq.heappop(twin)
            size = pop(keys, ties, items, size)
        assert size == len(twin)


@SEEDS
def test_keys_come_out_in_order(seed):
    """Equal ones as often as they were put in."""
    rng = np.random.default_rng(seed)
    heap, twin, size = np.empty(300, np.int64), [], 0
    for key in rng.integers(0, 50, 300):
        size = push_key(heap, size, key)
        heapq.heappush(twin, key)
        while twin and rng.random() < 0.4:
            assert heap[0] == heapq.heappop(twin)
            size = pop_key(heap, size)
        assert size == len(twin)


def test_one_array_may_be_ties_and_items():
    """Cells in row order are both."""
    keys, cells, size = np.empty(20), np.empty(20, np.int64), 0
    for cell in (5, 3, 9, 1, 7, 0):
        size = push(keys, cells, cells, size, float(cell % 3), cell, cell)
    found = []
    while size:
        found.append(int(cells[0]))
        size = pop(keys, cells, cells, size)
    assert found == [0, 3, 9, 1, 7, 5]
