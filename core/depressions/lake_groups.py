"""Lakes in groups: those in a row, the rows of the raster that they lie in, their facts and their cells in order.

Lakes are numbered by their first cells, so some in a row lie in some rows of the raster. They are worked on together;
no more of the raster is in memory than these rows, where it lies in files.
"""

from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..machine.sorting import order_by_height, taken
from ..raster.dtypes import working_type
from ..raster.storage import updated
from ..raster.tiles import even_ranges, row_bands

BAND_CELLS = 1 << 20
GROUP_CELLS = 1 << 22  # of lakes that are worked on together, at least


class FoundLakes(NamedTuple):
    """Lakes as found: cells of all, and, of those that count, area; surface and lowest cell; first and last row."""

    size: np.ndarray
    area: np.ndarray
    surface: np.ndarray
    lowest: np.ndarray
    top: np.ndarray
    bottom: np.ndarray


class LakeGroup(NamedTuple):
    """Some lakes in a row, numbered from ``begin`` to ``end``, the rows that they lie in, and where each one's cells
    begin among theirs.
    """

    number: int
    begin: int
    end: int
    rows: slice
    first: np.ndarray


@kernel
def _measure(labels, z, filled, counted, row_area, first_row, size, area, surface, lowest, top, bottom):
    """Add a band of rows to the facts of lakes."""
    for row in range(labels.shape[0]):
        for col in range(labels.shape[1]):
            lake = labels[row, col]
            if lake == 0:
                continue
            if size[lake] == 0:
                top[lake] = first_row + row
            size[lake] += 1
            bottom[lake] = first_row + row
            surface[lake] = filled[row, col]
            if counted[row, col]:
                area[lake] += row_area[row]
                lowest[lake] = min(lowest[lake], z[row, col])


@kernel
def _renumber(labels, number):
    """Put the numbers of lakes in the place of labels."""
    for row in range(labels.shape[0]):
        for col in range(labels.shape[1]):
            if labels[row, col] != 0:
                labels[row, col] = number[labels[row, col]]


@kernel
def _gather(labels, z, first_cell, begin, end, cells, heights, lakes, place):
    """Write cells, heights and lakes of a band from ``place`` on, of lakes from ``begin`` to ``end``, counted from
    there; return the next place.
    """
    for row in range(labels.shape[0]):
        for col in range(labels.shape[1]):
            lake = labels[row, col]
            if begin < lake <= end:
                cells[place] = first_cell + row * labels.shape[1] + col
                heights[place] = z[row, col]
                lakes[place] = lake - 1 - begin
                place += 1
    return place


def lake_groups(size, top, bottom):
    """Return lakes as `LakeGroup`, of so many cells each, from the rows ``top`` to ``bottom``."""
    first = np.concatenate([[0], np.cumsum(size)])
    ranges = even_ranges(first, GROUP_CELLS)
    return [
        LakeGroup(
            number,
            begin,
            end,
            slice(int(top[begin:end].min()), int(bottom[begin:end].max()) + 1),
            first[begin : end + 1] - first[begin],
        )
        for number, (begin, end) in enumerate(ranges)
    ]


def _bands(shape, progress):
    """Yield slices of some rows each."""
    for band in row_bands(shape, BAND_CELLS):
        progress.check()
        yield band
        progress.report(band.stop / shape[0])


def in_groups(groups, progress):
    """Yield groups of lakes, and say how many are done."""
    for group in groups:
        yield group
        progress.report((group.number + 1) / len(groups))


def found_lakes(labels, count, z, filled, counted, row_area, progress):
    """Return the `FoundLakes` of labels up to ``count``."""
    dtype = working_type(z.dtype)
    sums, rows = np.zeros((2, count + 1)), np.zeros((2, count + 1), np.int32)
    facts = FoundLakes(np.zeros(count + 1, np.int64), *sums, np.full(count + 1, np.inf), *rows)
    for band in _bands(z.shape, progress):
        heights, levels = (np.require(values[band], dtype, ["C", "W"]) for values in (z, filled))
        _measure(labels[band], heights, levels, counted[band], row_area[band], band.start, *facts)
    return facts


def renumber_lakes(labels, number, progress):
    """Put the ``number`` of each label in its place; 0 is no lake."""
    for band in _bands(labels.shape, progress):
        with updated(labels, band) as own:
            _renumber(own, number)


def ordered_cells(labels, group, z, progress):
    """Return the cells of a group by lake and height, and their heights."""
    dtype, ncols = working_type(z.dtype), z.shape[1]
    cells = np.empty(group.first[-1], np.int32 if z.size < 2**31 else np.int64)
    heights = np.empty(cells.size, dtype)
    lakes = np.empty(cells.size, np.int32)
    place = 0
    for part in _bands((group.rows.stop - group.rows.start, ncols), progress):
        band = slice(group.rows.start + part.start, group.rows.start + part.stop)
        here, begin = np.require(z[band], dtype, ["C", "W"]), (group.begin, group.end)
        place = _gather(labels[band], here, band.start * ncols, *begin, cells, heights, lakes, place)
    order = order_by_height(heights, lakes, group.first[:-1], progress)
    return taken(cells, order, progress), taken(heights, order, progress)
