"""The path of water from a cell to where it ends."""

import numpy as np

from ..machine.jit import kernel
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..run.progress import Progress

CELLS_AT_ONCE = 1 << 18


@kernel
def follow(codes, cell, path):
    """Write the cells of the path that begins in ``cell`` until it ends or ``path`` is full; return how many."""
    ncols = codes.shape[1]
    row, col = cell // ncols, cell % ncols
    count = 0
    while count < path.size:
        path[count] = row * ncols + col
        count += 1
        code = codes[row, col]
        if code > 7:
            break
        row += ROW_OFFSETS[code]
        col += COLUMN_OFFSETS[code]
    return count


def flow_path(codes, cell, progress=None):
    """Return the cells of the path from ``cell`` to its end, both included; directions without a cycle."""
    progress = progress or Progress()
    parts = []
    part = np.array([cell], np.int64)
    while True:
        path = np.empty(CELLS_AT_ONCE, np.int64)
        count = follow(codes, int(part[-1]), path)
        part = path[:count]
        parts.append(part if not parts else part[1:])  # each part begins where the last one ended
        if count < path.size:
            return np.concatenate(parts)
        progress.check()
