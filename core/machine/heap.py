"""Two heaps in plain arrays, the least on top: items by two keys, and keys that tell all by themselves.

size = push(keys, ties, items, size, key, tie, item)
item = items[0]  # the one with the least key, of equal keys the least tie
size = pop(keys, ties, items, size)  # it is gone

Cells in row order are ties and items at once: push(keys, cells, cells, size, key, cell, cell).

Where a height and a cell fit into 64 bits a heap of such keys moves half as much:

size = push_key(keys, size, key)
key = keys[0]
size = pop_key(keys, size)
"""

from __future__ import annotations

from ..arrays import Array, Integers
from .jit import kernel


@kernel
def push(keys: Array, ties: Array, items: Array, size: int, key: int, tie: int, item: int) -> int:
    """Put an item into the heap; return its new size."""
    index = size
    while index > 0:
        above = (index - 1) // 2
        if keys[above] < key or (keys[above] == key and ties[above] <= tie):
            break
        keys[index], ties[index], items[index] = keys[above], ties[above], items[above]
        index = above
    keys[index], ties[index], items[index] = key, tie, item
    return size + 1


@kernel
def pop(keys: Array, ties: Array, items: Array, size: int) -> int:
    """Take the first item off the heap; return its new size."""
    size -= 1
    key, tie, item = keys[size], ties[size], items[size]
    index = 0
    while 2 * index + 1 < size:
        below = 2 * index + 1
        other = below + 1
        if other < size and (keys[other] < keys[below] or (keys[other] == keys[below] and ties[other] < ties[below])):
            below = other
        if key < keys[below] or (key == keys[below] and tie <= ties[below]):
            break
        keys[index], ties[index], items[index] = keys[below], ties[below], items[below]
        index = below
    keys[index], ties[index], items[index] = key, tie, item
    return size


@kernel
def push_key(keys: Integers, size: int, key: int) -> int:
    """Put a key into the heap; return its new size."""
    index = size
    while index > 0:
        above = (index - 1) >> 1
        if keys[above] <= key:
            break
        keys[index] = keys[above]
        index = above
    keys[index] = key
    return size + 1


@kernel
def pop_key(keys: Integers, size: int) -> int:
    """Take the first key off the heap; return its new size."""
    size -= 1
    key = keys[size]
    index = 0
    below = 1
    while below < size:
        if below + 1 < size and keys[below + 1] < keys[below]:
            below += 1
        if key <= keys[below]:
            break
        keys[index] = keys[below]
        index = below
        below = 2 * index + 1
    keys[index] = key
    return size
