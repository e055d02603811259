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
    cells = np.zeros(count + 1, np.int64)
    sums = np.zeros((count + 1, 3))  # area, area with known heights, height times that area
    lowest, highest = np.full(count + 1, np.inf), np.full(count + 1, -np.inf)
    bands = row_bands(labels.shape, CHUNK_CELLS)
    for band in bands:
        own = labels[band]
        _count_cells(own, cell_area[band], cells, sums)
        if z is not None:
            heights = np.where(known[band], z[band], np.nan).astype(np.float64, order="C")
            _measure_heights(own, heights, cell_area[band], sums, lowest, highest)
        run.report(band.stop / labels.shape[0])
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
    nrows, ncols = labels.shape
    for rows in row_bands(labels.shape, CHUNK_CELLS):
        if ground[max(rows.start - 1, 0) : rows.stop + 1].all():  # only the edge of the raster is near
            ends = [slice(row, row + 1) for row in (0, nrows - 1) if rows.start <= row < rows.stop]
            sides = [(rows, slice(col, col + 1)) for col in (0, ncols - 1)]
            for window in (*ends, *sides):
                found[labels[window]] = True
        else:
            found[labels[rows][rows_beside_edge(ground, rows)]] = True
        run.report(rows.stop / labels.shape[0])
        run.check()
    return found


@kernel
def _count_cells(labels, cell_area, cells, sums):
    """Add up cells and areas: of cells side by side with one label at once."""
    for row in range(labels.shape[0]):
        col = 0
        while col < labels.shape[1]:
            label, begin = labels[row, col], col
            while col < labels.shape[1] and labels[row, col] == label:
                col += 1
            cells[label] += col - begin
            sums[label, 0] += (col - begin) * cell_area[row]


@kernel
def _measure_heights(labels, heights, cell_area, sums, lowest, highest):
    """Add up the areas that have a height, and heights times these; note the least and the greatest."""
    for row in range(labels.shape[0]):
        area = cell_area[row]
        for col in range(labels.shape[1]):
            label, height = labels[row, col], heights[row, col]
            if height == height:
                sums[label, 1] += area
                sums[label, 2] += area * height
                lowest[label] = min(lowest[label], height)
                highest[label] = max(highest[label], height)
