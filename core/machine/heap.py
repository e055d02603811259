"""A heap of cells in two arrays: the lowest key is on top, of equal keys the lowest cell.

size = push(keys, cells, size, key, cell)
key, cell = keys[0], cells[0]  # the first
size = pop(keys, cells, size)  # it is gone
"""

from .jit import kernel


@kernel
def push(keys, cells, size, key, cell):
    """Put a cell into the heap; return its new size."""
    place = size
    while place > 0:
        above = (place - 1) // 2
        if keys[above] < key or (keys[above] == key and cells[above] < cell):
            break
        keys[place], cells[place] = keys[above], cells[above]
        place = above
    keys[place], cells[place] = key, cell
    return size + 1


@kernel
def pop(keys, cells, size):
    """Take the first cell off the heap; return its new size."""
    size -= 1
    key, cell = keys[size], cells[size]
    place = 0
    while 2 * place + 1 < size:
        below = 2 * place + 1
        other = below + 1
        if other < size and (keys[other] < keys[below] or (keys[other] == keys[below] and cells[other] < cells[below])):
            below = other
        if key < keys[below] or (key == keys[below] and cell < cells[below]):
            break
        keys[place], cells[place] = keys[below], cells[below]
        place = below
    keys[place], cells[place] = key, cell
    return size
