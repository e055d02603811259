"""Which cells of a grid are land, asked for cells anywhere on it: the same answer as the mask of any window gives."""

import numpy as np

from ..jit import kernel


def land_cells(shore):
    """Return a function that tells for rows and columns of a grid, arrays, which cells are land.

    ``shore`` are all segments of the shores on the grid, (n, 4): column and row of both ends.
    """
    shore = np.require(shore, np.float64, ["C", "W"]).reshape(-1, 4)
    top = int(np.floor(shore[:, 1::2].min())) - 1 if len(shore) else 0
    nrows = int(np.ceil(shore[:, 1::2].max())) + 1 - top if len(shore) else 0
    count = _find_crossings(shore, top, np.empty(0, np.int64), np.empty(0, np.int64))
    row, col = np.empty(count, np.int64), np.empty(count, np.int64)
    _find_crossings(shore, top, row, col)
    col = col[np.lexsort((col, row))]
    first = np.append(0, np.cumsum(np.bincount(row, minlength=nrows)))

    def is_land(rows, cols):
        rows, cols = (np.require(places, np.int64, ["C", "W"]) for places in (rows, cols))
        land = np.empty(rows.size, np.bool_)
        _count_crossings(first, col, rows.ravel() - top, cols.ravel(), land)
        return land.reshape(rows.shape)

    return is_land


@kernel
def _find_crossings(shore, top, row, col):
    """Enter the first cell beyond each crossing of a shore with the middle line of a row; return their number."""
    count = 0
    for segment in range(shore.shape[0]):
        x, y, end_x, end_y = shore[segment]
        if y == end_y:
            continue
        for place in range(int(np.floor(min(y, end_y) - 0.5)), int(np.ceil(max(y, end_y) - 0.5)) + 1):
            middle = place + 0.5
            if (y > middle) == (end_y > middle):
                continue
            if row.size:
                row[count] = place - top
                col[count] = int(np.ceil(x + (middle - y) / (end_y - y) * (end_x - x) - 0.5))
            count += 1
    return count


@kernel
def _count_crossings(first, crossing, row, col, land):
    """Tell which cells lie beyond an odd number of crossings of their row."""
    for cell in range(row.size):
        low = high = 0
        if 0 <= row[cell] < first.size - 1:
            low, high = first[row[cell]], first[row[cell] + 1]
        begin = low
        while low < high:
            middle = (low + high) // 2
            if crossing[middle] <= col[cell]:
                low = middle + 1
            else:
                high = middle
        land[cell] = (low - begin) & 1 == 1
