"""What is told of each watershed: its cells, area and heights."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Heights, Labels, Mask, Values
from ..flow.accumulation import rows_beside_edge
from ..machine.jit import kernel
from ..raster.neighbours import NO_DIRECTION
from ..raster.raster import AnyRaster
from ..raster.storage import raster_of
from ..raster.tiles import row_bands
from ..run.run import Run

CHUNK_CELLS = 1 << 20


class Measures(NamedTuple):
    """One value for each label, from 0 on; heights are NaN where there are none."""

    cells: np.ndarray
    area: np.ndarray
    z_min: np.ndarray
    z_mean: np.ndarray
    z_max: np.ndarray
    known: np.ndarray  # the area where heights are

    def in_metres(self, metres: float) -> Measures:
        """Return the same with heights in metres; ``metres`` is their unit now."""
        return self._replace(z_min=self.z_min * metres, z_mean=self.z_mean * metres, z_max=self.z_max * metres)


def measure_basins(
    run: Run, labels: Labels, count: int, cell_area: Values, z: Heights | None = None, known: Mask | None = None
) -> Measures:
    """Return the `Measures` of the labels 0 to ``count``; the mean height is that of the area.

    ``cell_area`` is the area of a cell of each row; ``z`` are heights, where they are ``known``.
    """
    labels = raster_of(labels, np.int32)
    nrows, ncols = labels.shape
    cells = np.zeros(count + 1, np.int64)
    sums = np.zeros((count + 1, 3))  # area, area with known heights, height times that area
    lowest, highest = np.full(count + 1, np.inf), np.full(count + 1, -np.inf)
    bands = row_bands(labels.shape, CHUNK_CELLS)
    no_heights = np.full((bands[0].stop, ncols), np.nan)
    for band in bands:
        heights = no_heights[: band.stop - band.start]
        if z is not None:
            heights = np.where(known[band], z[band], np.nan).astype(np.float64, order="C")
        _measure(labels[band], heights, cell_area[band], cells, sums, lowest, highest)
        run.report(band.stop / nrows)
        run.check()
    with np.errstate(invalid="ignore", divide="ignore"):
        mean = sums[:, 2] / sums[:, 1]
    unknown = sums[:, 1] == 0
    lowest[unknown] = highest[unknown] = np.nan
    return Measures(cells, sums[:, 0], lowest, mean, highest, sums[:, 1])


def heights_off_and_on(codes, z, known) -> tuple:
    """Return the greatest known height of cells without a direction, and the least of those with one, in some rows."""
    on = codes != NO_DIRECTION
    return np.where(known & ~on, z, -np.inf).max(), np.where(known & on, z, np.inf).min()


def at_edge(run: Run, labels: Labels, count: int, ground: AnyRaster) -> Mask:
    """Return, for each label from 0 to ``count``, whether a cell of it lies beside the edge or beside no ``ground``."""
    found = np.zeros(count + 1, bool)
    for rows in row_bands(labels.shape, CHUNK_CELLS):
        found[labels[rows][rows_beside_edge(ground, rows)]] = True
        run.report(rows.stop / labels.shape[0])
        run.check()
    return found


@kernel
def _measure(labels, heights, cell_area, cells, sums, lowest, highest):
    for row in range(labels.shape[0]):
        area = cell_area[row]
        for col in range(labels.shape[1]):
            label = labels[row, col]
            cells[label] += 1
            sums[label, 0] += area
            height = heights[row, col]
            if height == height:
                sums[label, 1] += area
                sums[label, 2] += area * height
                lowest[label] = min(lowest[label], height)
                highest[label] = max(highest[label], height)
