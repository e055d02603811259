"""Lakes in groups: those in a row, the part of the raster that they lie in, their facts and their cells in order.

Lakes are numbered by their first cells, so some in a row lie in some rows of the raster, but for those that are tall:
each of these is a group of its own. Where the raster lies in files, no more of it is in memory than the part in which
the lakes of one group lie; in memory all lakes are one group.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from ..arrays import Cells, Heights, Indices, Labels, Mask, Values
from ..machine.jit import kernel
from ..machine.sorting import order_by_height, values_in_order
from ..raster.dtypes import working_type
from ..raster.raster import BAND_CELLS
from ..raster.storage import cells_of, in_memory, updated
from ..raster.tiles import Tile, even_ranges, row_bands
from ..run.run import Run

GROUP_CELLS = 1 << 22  # of lakes that are worked on together, at least
TALL_ROWS = 512  # a lake in more rows would let a group lie in all of these


class FoundLakes(NamedTuple):
    """Lakes as found: cells of all, and, of those that count, area; surface and lowest cell."""

    size: np.ndarray
    area: np.ndarray
    surface: np.ndarray
    lowest: np.ndarray


class LakeGroup(NamedTuple):
    """Some lakes in a row, numbered from ``begin`` to ``end``, a tile that they lie in, and where the cells of each
    begin among theirs.
    """

    number: int
    begin: int
    end: int
    tile: Tile
    first: np.ndarray


@kernel
def _measure(labels, z, filled, counted, row_area, size, area, surface, lowest):
    """Add a band of rows to the facts of lakes."""
    for row in range(labels.shape[0]):
        for col in range(labels.shape[1]):
            lake = labels[row, col]
            if lake == 0:
                continue
            size[lake] += 1
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
def _gather(labels, z, first_cell, ncols, begin, end, cells, heights, lakes, index):
    """Write cells, heights and lakes of some rows from ``index`` on, of lakes from ``begin`` to ``end``, counted from
    there; return the next index. Rows of the raster are ``ncols`` wide.
    """
    for row in range(labels.shape[0]):
        for col in range(labels.shape[1]):
            lake = labels[row, col]
            if begin < lake <= end:
                cells[index] = first_cell + row * ncols + col
                heights[index] = z[row, col]
                lakes[index] = lake - 1 - begin
                index += 1
    return index


def lake_groups(run: Run, labels: Labels, lake_of: Indices, size: Indices) -> list[LakeGroup]:
    """Return lakes of so many cells each as `LakeGroup`; ``lake_of`` is the lake of each label.

    Lakes are numbered from 1 in ``lake_of``, where 0 is none, and from 0 in the groups.
    """
    nrows, ncols = labels.shape
    first = np.concatenate([[0], np.cumsum(size)])
    if in_memory(labels):
        return [LakeGroup(0, 0, size.size, Tile(0, nrows, 0, ncols), first)] if size.size else []
    top, left, bottom, right = bounds = np.zeros((4, size.size + 1), np.int32)
    bounds[:2] = max(nrows, ncols)
    for band in _bands(run, labels.shape):
        _stretch(labels[band], band.start, lake_of, top, left, bottom, right)
    tall = np.flatnonzero(bottom[1:] - top[1:] > TALL_ROWS)
    begins = np.unique(np.concatenate([*even_ranges(first, GROUP_CELLS), tall, tall + 1]).astype(np.int64))
    groups = []
    for number, (begin, end) in enumerate(zip(begins[:-1].tolist(), begins[1:].tolist())):
        some = slice(begin + 1, end + 1)
        sides = top[some].min(), bottom[some].max(), left[some].min(), right[some].max()
        groups.append(LakeGroup(number, begin, end, Tile(*map(int, sides)), first[begin : end + 1] - first[begin]))
    return groups


@kernel
def _stretch(labels, first_row, lake_of, top, left, bottom, right):
    """Let the bounds of lakes hold their cells in a band of rows."""
    for row in range(labels.shape[0]):
        for col in range(labels.shape[1]):
            if labels[row, col] == 0:
                continue
            lake = lake_of[labels[row, col]]
            top[lake] = min(top[lake], first_row + row)
            left[lake] = min(left[lake], col)
            bottom[lake] = max(bottom[lake], first_row + row + 1)
            right[lake] = max(right[lake], col + 1)


def _bands(run, shape):
    """Yield slices of some rows each."""
    for band in row_bands(shape, BAND_CELLS):
        run.check()
        yield band
        run.report(band.stop / shape[0])


def in_groups(run: Run, groups: list[LakeGroup]) -> Iterator:
    """Yield groups of lakes, and say how many are done."""
    for group in groups:
        yield group
        run.report((group.number + 1) / len(groups))


def found_lakes(
    run: Run, labels: Labels, count: int, z: Heights, filled: Heights, counted: Mask, row_area: Values
) -> FoundLakes:
    """Return the `FoundLakes` of labels up to ``count``."""
    dtype = working_type(z.dtype)
    area, surface = np.zeros((2, count + 1))
    facts = FoundLakes(np.zeros(count + 1, np.int64), area, surface, np.full(count + 1, np.inf))
    for band in _bands(run, z.shape):
        heights, levels = (np.require(values[band], dtype, ["C", "W"]) for values in (z, filled))
        _measure(labels[band], heights, levels, counted[band], row_area[band], *facts)
    return facts


def renumbered_lakes(run: Run, labels: Labels, number: Indices) -> Labels:
    """Return the ``number`` of each label in its place, 0 for no lake; the raster ``labels`` is used up."""
    with run.renewed(labels) as numbered:
        for band in _bands(run, labels.shape):
            with updated(labels, band, numbered) as own:
                _renumber(own, number)
    return numbered


def ordered_cells(run: Run, labels: Labels, group: LakeGroup, z: Heights) -> tuple[Cells, Values]:
    """Return the cells of a group by lake and height, and their heights."""
    dtype, ncols = working_type(z.dtype), z.shape[1]
    cells = np.empty(group.first[-1], np.int32 if z.size < 2**31 else np.int64)
    heights = np.empty(cells.size, dtype)
    lakes = np.empty(cells.size, np.int32)
    index = 0
    for rows in _bands(run, group.tile.shape):
        part = group.tile._replace(top=group.tile.top + rows.start, bottom=group.tile.top + rows.stop)
        here = np.require(z[part.window], dtype, ["C", "W"])
        own, first_cell = cells_of(labels, part), part.top * ncols + part.left
        index = _gather(own, here, first_cell, ncols, group.begin, group.end, cells, heights, lakes, index)
    order = order_by_height(run, heights, lakes, group.first[:-1])
    return values_in_order(run, cells, order), values_in_order(run, heights, order)
