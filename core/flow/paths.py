"""The path of water from a cell to where it ends, and what cells of a raster in memory learn from further down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Cells, Codes, Indices, Integers
from ..machine.indices import is_cell
from ..machine.jit import kernel
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ..raster.rims import steps_of
from ..run.failures import WaterInCircle, cell_in_words

if TYPE_CHECKING:
    from ..raster.raster import AnyRaster
    from ..run.run import Run

PATHS_AROUND = 128  # cells on each side of the one that a window of directions is read for
NO_LABEL_YET, NO_LABEL = -2, -1  # in place of a label, which is 0 or more: before it is known, and for good


@kernel
def follow(codes: Codes, row: int, col: int, path: Integers) -> int:
    """Write rows and columns of the path from a cell to its end, or into another window of ``codes``: return how many.

    The cell in the other window is the last one, and one that fills ``path`` is in a circle.
    """
    nrows, ncols = codes.shape
    for count in range(len(path)):
        path[count, 0], path[count, 1] = row, col
        if not is_cell(row, col, nrows, ncols) or codes[row, col] >= ENDS:
            return count + 1
        code = codes[row, col]
        row += ROW_OFFSETS[code]
        col += COLUMN_OFFSETS[code]
    return len(path)


def flow_path(run: Run, codes: AnyRaster, cell: int) -> Indices:
    """Return the cells of the path from ``cell`` to its end, both included; ``codes`` are a raster without a cycle."""
    ncols = codes.shape[1]
    within = np.empty(((2 * PATHS_AROUND) ** 2 + 1, 2), np.int64)
    parts: list[Cells] = []
    count = 0
    while count <= codes.shape[0] * ncols:
        row, col = divmod(int(cell), ncols)
        top, left = max(row - PATHS_AROUND, 0), max(col - PATHS_AROUND, 0)
        window = np.ascontiguousarray(codes[top : row + PATHS_AROUND, left : col + PATHS_AROUND])
        path = within[: follow(window, row - top, col - left, within)]
        cells = (path[:, 0] + top) * ncols + path[:, 1] + left
        last_row, last_col = path[-1]
        if is_cell(last_row, last_col, window.shape[0], window.shape[1]):
            if window[last_row, last_col] < ENDS:
                break
            return np.concatenate([*parts, cells])
        count += cells.size - 1
        parts.append(cells[:-1])  # the next part begins where this one ends
        cell = cells[-1]
        run.check()
    raise WaterInCircle(cell_in_words(cell, ncols))


def label_upstream(codes: Codes, labels: Integers, at_ends: int = NO_LABEL) -> None:
    """Give each cell that is `NO_LABEL_YET` the label of the first on its path that has one, or else that of all ends.

    Both lie in memory and are contiguous; `label_basins` does so for rasters that need not.
    """
    _label_upstream(codes.reshape(-1), steps_of(codes.shape[1]), labels.reshape(-1), at_ends)


@kernel
def _label_upstream(codes, steps, labels, at_ends):
    for first in range(codes.size):
        cell = first
        while labels[cell] == NO_LABEL_YET and codes[cell] < ENDS:
            cell += steps[codes[cell]]
        label = labels[cell] if labels[cell] != NO_LABEL_YET else at_ends
        labels[cell] = label
        cell = first
        while labels[cell] == NO_LABEL_YET:
            labels[cell] = label
            cell += steps[codes[cell]]
