"""What the ground of each watershed is like: where its middle is, how steep it is, and what a map says of it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Heights, Indices, Labels, Mask, Values
from ..machine.jit import kernel
from ..raster.storage import raster_of, rows_with_rim
from ..raster.tiles import row_bands
from ..run.run import Run
from .nesting import with_upstream

CHUNK_CELLS = 1 << 20


class Sums(NamedTuple):
    """Sums over the cells of each label from 0 on, weighted by their area in square metres."""

    area: np.ndarray
    row: np.ndarray
    col: np.ndarray
    sloping: np.ndarray  # area whose slope is known
    slope: np.ndarray
    mapped: np.ndarray  # area where the map has a value
    value: np.ndarray

    def whole(self, downstream: Indices) -> Sums:
        """Return the sums of each label and of all upstream of it."""
        return Sums(*(with_upstream(each, downstream) for each in self))

    @property
    def centroid(self) -> Values:
        """Row and column of the centroid, counted in cells from the middle of the first."""
        return np.stack([_over(self.row, self.area), _over(self.col, self.area)])

    @property
    def slope_mean(self) -> Values:
        """The mean slope in metres a metre."""
        return _over(self.slope, self.sloping)

    @property
    def value_mean(self) -> Values:
        """The mean value of the map."""
        return _over(self.value, self.mapped)


def _over(total, weight):
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.where(weight > 0, total / weight, np.nan)


def sum_ground(
    run: Run,
    labels: Labels,
    count: int,
    ground: tuple[Heights, Heights, Heights],
    heights: tuple[Heights, Mask] | None = None,
    values: tuple[Values, Mask] | None = None,
) -> Sums:
    """Return the `Sums` of the labels 0 to ``count``.

    Parameters
    ----------
    ground : width, height and area of the cells of each row in metres
    heights : in metres and where they are known, or None: the slope is Horn's, of cells all of whose neighbours are
    values : a raster of which the mean is wanted and where it is known, or None
    """
    labels = raster_of(labels, np.int32)
    sums = np.zeros((count + 1, len(Sums._fields)))
    bands = row_bands(labels.shape, CHUNK_CELLS)
    nothing = np.empty((0, labels.shape[1]))
    for rows in bands:
        slope = value = nothing
        if heights is not None:
            z, known = heights
            around = np.where(rows_with_rim(known, rows, False), rows_with_rim(z, rows, 0), np.nan)
            slope = _horn(around.astype(np.float64, order="C"), ground[0][rows], ground[1][rows])
        if values is not None:
            given, known = values
            value = np.where(known[rows], given[rows], np.nan).astype(np.float64, order="C")
        _add(labels[rows], rows.start, ground[2][rows], slope, value, sums)
        run.report(rows.stop / labels.shape[0])
        run.check()
    return Sums(*np.ascontiguousarray(sums.T))


@kernel
def _horn(z, width, height):
    """Return the slope after Horn (1981) of rows that have one more above and below; NaN at the edge of the data."""
    nrows, ncols = z.shape[0] - 2, z.shape[1]
    slope = np.full((nrows, ncols), np.nan)
    for row in range(nrows):
        for col in range(1, ncols - 1):
            east = z[row, col + 1] + 2 * z[row + 1, col + 1] + z[row + 2, col + 1]
            west = z[row, col - 1] + 2 * z[row + 1, col - 1] + z[row + 2, col - 1]
            north = z[row, col - 1] + 2 * z[row, col] + z[row, col + 1]
            south = z[row + 2, col - 1] + 2 * z[row + 2, col] + z[row + 2, col + 1]
            across, down = (east - west) / (8 * width[row]), (south - north) / (8 * height[row])
            if z[row + 1, col] == z[row + 1, col]:
                slope[row, col] = np.sqrt(across * across + down * down)
    return slope


@kernel
def _add(labels, first_row, cell_area, slope, value, sums):
    """Add up the cells of some rows one after the other, but look for their sums once for cells with one label.

    There is no ``slope``, or ``value``, where it has no rows.
    """
    nrows, ncols = labels.shape
    for row in range(nrows):
        area = cell_area[row]
        col = 0
        while col < ncols:
            label, begin = labels[row, col], col
            of_area, of_row, of_col = sums[label, 0], sums[label, 1], sums[label, 2]
            while col < ncols and labels[row, col] == label:
                of_area += area
                of_row += area * (first_row + row)
                of_col += area * col
                col += 1
            if label == 0:
                continue
            sums[label, 0], sums[label, 1], sums[label, 2] = of_area, of_row, of_col
            if slope.shape[0] > 0:
                _add_known(slope[row, begin:col], area, sums[label, 3:5])
            if value.shape[0] > 0:
                _add_known(value[row, begin:col], area, sums[label, 5:7])


@kernel
def _add_known(numbers, area, sums):
    """Add up the areas that have a number, and numbers times these."""
    for index in range(numbers.size):
        if numbers[index] == numbers[index]:
            sums[0] += area
            sums[1] += area * numbers[index]
