"""What a fill has done: how many cells, how much water, how deep; and depressions that are to stay."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import numpy as np

from ..arrays import Array, Heights, Mask, Values
from ..machine.jit import kernel, unsigned
from ..raster.components import label_components
from ..raster.dtypes import working_type
from ..raster.raster import Computed, lazy
from ..raster.storage import HeldTile
from ..run.run import Run

REPORTED_ROWS = 512
KEEP_BYTES_PER_CELL = 16  # labels and a second result, for depressions that stay


class FillReport(NamedTuple):
    """The numbers of a fill; heights in the unit of the raster, the volume in that unit times square metres."""

    cells: int
    volume: float
    deepest: float


def _chunks(run, nrows):
    """Yield slices of some rows each, and stop when the user wants to."""
    for top in range(0, nrows, REPORTED_ROWS):
        run.check()
        yield slice(top, top + REPORTED_ROWS)


def report_fill(run: Run, z: Heights, filled: Heights, valid: Mask, cell_area: Values) -> FillReport:
    """Measure a fill; ``cell_area`` holds the area of a cell in each row, in square metres."""
    work, parts = partial(_report_rows, z, filled, valid), _chunks(run, z.shape[0])
    reports = run.quietly().map(work, parts, lambda part: (part, np.array(cell_area[part], np.float64)))
    cells, volumes, depths = zip(*reports)
    return FillReport(sum(cells), sum(volumes), max(depths))


def _report_rows(z, filled, valid, job):
    """Measure the fill of some rows."""
    rows, area = job
    before, after, known = (HeldTile(np.require(raster[rows], None, ["C", "W"]), 0, 0) for raster in (z, filled, valid))
    return FillReport(*measure_raised(before, after, known, area, z.shape[1]))


@kernel
def measure_raised(
    before: HeldTile, after: HeldTile, valid: HeldTile, area: Values, width: int
) -> tuple[int, float, float]:
    """Return of how many valid cells of some rows the height has changed, the volume in all, and the greatest rise.

    ``area`` is that of a cell in each of these rows, which are so many cells wide.
    """
    cells, volume, deepest = 0, 0.0, 0.0
    for row in range(area.size):
        low = before.array[before.top + row, before.left : before.left + width]
        high = after.array[after.top + row, after.left : after.left + width]
        known = valid.array[valid.top + row, valid.left : valid.left + width]
        of_row = 0.0
        for col in range(unsigned(width)):
            is_raised = (high[col] != low[col]) & known[col]
            depth = np.float64(high[col]) - np.float64(low[col]) if is_raised else 0.0
            cells += is_raised
            of_row += depth
            deepest = max(deepest, depth)
        volume += of_row * area[row]
    return cells, volume, deepest


def depth_of_fill(run: Run, z: Array, filled: Array, metres: float = 1.0) -> Array:
    """Return how much each cell was raised, in metres; ``metres`` is the length of a unit of height."""
    dtype = working_type(z.dtype)
    return Computed(dtype, partial(_depths, dtype, metres), z, filled).materialise(run)


def _depths(dtype, metres, z, filled):
    with np.errstate(invalid="ignore"):  # cells without data may hold infinity
        depth = np.subtract(filled, z, dtype=dtype)
    return depth if metres == 1 else depth * dtype(metres)


def keep_deeper(run: Run, z: Heights, filled: Heights, limit: float) -> tuple[Array, int]:
    """Return ``filled`` with the depressions deeper than ``limit`` left as they are in ``z``, and how many those are.

    Cells that were raised and touch, corners included, stand at one level: they are one depression.
    """
    raised_cells = (lazy(filled) > z).materialise(run)
    labels, count = label_components(run.quietly(), raised_cells)
    deepest = np.zeros(count + 1)
    for part in _chunks(run, z.shape[0]):
        own = labels[part]
        raised = own > 0
        depth = filled[part][raised].astype(np.float64) - z[part][raised]
        np.maximum.at(deepest, own[raised], depth)
    stays = deepest > limit
    kept = lazy(z).where(lazy(labels).look_up(stays), filled).materialise(run)
    for raster in (raised_cells, labels):
        run.remove(raster)
    return kept, int(np.count_nonzero(stays))
