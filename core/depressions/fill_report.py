"""What a fill has done: how many cells, how much water, how deep; and depressions that are to stay."""

from typing import NamedTuple

import numpy as np

from ..raster.components import label_components
from ..raster.dtypes import working_type
from ..raster.storage import IN_MEMORY, made_by_rows
from ..run.progress import Progress, Silent

CHUNK_ROWS = 512
KEEP_BYTES_PER_CELL = 16  # labels and a second result, for depressions that stay


class FillReport(NamedTuple):
    """The numbers of a fill; heights in the unit of the raster, the volume in that unit times square metres."""

    cells: int
    volume: float
    deepest: float


def _chunks(nrows, progress):
    """Yield slices of some rows each, and stop when the user wants to."""
    for top in range(0, nrows, CHUNK_ROWS):
        progress.check()
        yield slice(top, top + CHUNK_ROWS)


def report_fill(z, filled, valid, cell_area, progress=None):
    """Measure a fill; ``cell_area`` holds the area of a cell in each row, in square metres."""
    cells, volume, deepest = 0, 0.0, 0.0
    for part in _chunks(z.shape[0], progress or Progress()):
        raised = (filled[part] != z[part]) & valid[part]
        row = np.nonzero(raised)[0]
        depth = filled[part][raised].astype(np.float64) - z[part][raised].astype(np.float64)
        cells += depth.size
        volume += float(np.sum(depth * cell_area[part][row]))
        deepest = max(deepest, float(depth.max(initial=0.0)))
    return FillReport(cells, volume, deepest)


def depth_of_fill(z, filled, metres=1.0, storage=IN_MEMORY):
    """Return how much each cell was raised, in metres; ``metres`` is the length of a unit of height."""
    dtype = working_type(z.dtype)

    def of_rows(rows):
        with np.errstate(invalid="ignore"):  # cells without data may hold infinity
            depth = np.subtract(filled[rows], z[rows], dtype=dtype)
        return depth if metres == 1 else depth * dtype(metres)

    return made_by_rows(storage, z.shape, dtype, of_rows)


def keep_deeper(z, filled, limit, progress=None, storage=IN_MEMORY):
    """Return ``filled`` with the depressions deeper than ``limit`` left as they are in ``z``, and how many those are.

    Cells that were raised and touch, corners included, stand at one level: they are one depression. The result lies in
    ``storage``.
    """
    progress = progress or Progress()
    raised_cells = made_by_rows(storage, z.shape, np.bool_, lambda rows: filled[rows] > z[rows])
    labels, count = label_components(raised_cells, progress=Silent(progress), storage=storage)
    deepest = np.zeros(count + 1)
    for part in _chunks(z.shape[0], progress):
        own = labels[part]
        raised = own > 0
        depth = filled[part][raised].astype(np.float64) - z[part][raised]
        np.maximum.at(deepest, own[raised], depth)
    stays = deepest > limit
    kept = made_by_rows(storage, z.shape, z.dtype, lambda rows: np.where(stays[labels[rows]], z[rows], filled[rows]))
    for raster in (raised_cells, labels):
        storage.remove(raster)
    return kept, int(np.count_nonzero(stays))
