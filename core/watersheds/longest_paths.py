"""The longest path of each watershed, from its outlet up to the divide.

A path goes up to the neighbour by which the longest one comes; of several to that by which more cells drain, then to
the first in row order. So it is the way down of one cell, the farthest from the outlet: distances go up from all
outlets at once, and each tile tells its farthest cells. Of equally far ones the paths are held against each other where
they join.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from ..arrays import Array, Cells, Codes, Indices, Labels, Values
from ..flow.distance import in_units
from ..flow.folds.flow import Flow, Rows, Rule, SomeCells
from ..flow.folds.folds import plus, step
from ..flow.folds.tile_paths import TileCodes, codes_in_ring, upstream_first
from ..machine.indices import is_there
from ..machine.jit import kernel, unsigned
from ..network import topological_order
from ..raster.neighbours import ENDS
from ..raster.raster import AnyRaster
from ..raster.rims import row_and_col, steps_of
from ..raster.storage import raster_of, values_at
from ..raster.tile_walks import count_upstream
from ..raster.tiles import LARGE_TILE_SIDE, even_ranges
from ..run.run import Run
from .river_cells import cells_of_paths, steps_of_links

PATHS_BYTES_PER_CELL = 3  # what folds keep, and the farthest cells of tiles
CELLS_AT_A_TIME = 1 << 22  # of paths: those of nested watersheds may have more than the raster
NO_WAY_DOWN = complex(-np.inf)  # instead of the distance to one, in the real part, and its label
FIRST_LOOK, FURTHER = 256, 8  # cells of tributaries that are counted first, and times as many while both have more


class UpwardPaths(NamedTuple):
    """Where the longest paths lie; arrays have one value for each label from 0 on."""

    codes: AnyRaster
    lengths: np.ndarray
    head: np.ndarray  # the cell at the divide
    outlet: np.ndarray  # -1 where there is none
    sizes: np.ndarray  # cells of the path, 0 where there is no outlet

    def batches(self, run: Run) -> Iterator:
        """Yield the paths of all labels that have one, in their order, some at a time."""
        first = np.append(0, np.cumsum(self.sizes))
        for begin, end in even_ranges(first, CELLS_AT_A_TIME):
            labels = begin + np.flatnonzero(self.sizes[begin:end])
            if labels.size:
                yield self.of(run, labels)

    def of(self, run: Run, labels: Indices) -> PathCells:
        """Return the paths of some labels."""
        run.check()
        down, begin = cells_of_paths(run, self.codes, self.head[labels], self.sizes[labels])
        ends = np.repeat(begin[:-1] + begin[1:] - 1, self.sizes[labels])
        cells = down[ends - np.arange(down.size)]
        code = values_at(self.codes, cells)
        steps = self.lengths[cells // self.codes.shape[1], np.where(code < ENDS, code, 0)]
        steps[begin[:-1]] = 0.0
        return PathCells(labels, begin, cells, _sums_along(begin, steps))


class PathCells(NamedTuple):
    """The paths of some labels one after the other, each from its outlet up to the divide."""

    labels: np.ndarray
    begin: np.ndarray  # of each path, and the end
    cells: np.ndarray
    distance: np.ndarray  # metres from the outlet


class OwnLand(NamedTuple):
    """What drains to each outlet alone: ``labels`` of cells, and the cells by which water leaves any of these."""

    labels: AnyRaster
    leaves: np.ndarray


class LongWays(NamedTuple):
    """Ways down to the outlets of some labels, in the units of `in_units`, that may be the longest of theirs."""

    label: np.ndarray
    length: np.ndarray  # that of what comes down to its first cell included
    first: np.ndarray  # the cell
    through: np.ndarray  # the label of which that is the outlet, 0 where it lies at a divide

    def some(self, which: Array) -> LongWays:
        """Return some of them."""
        return LongWays(*(each[which] for each in self))


@kernel
def farthest_in_tile(
    of: TileCodes,
    leaving: Cells,
    beyond: Array,
    ends: Cells,
    end_values: Array,
    zero: complex,
    extra: Array,
    wanted: Cells,
) -> tuple[tuple[Labels, Values, Indices, Indices], Array]:
    """Return the labels of outlets, and of the cells of a tile that are the farthest from them how far, row and column.

    And what the ``wanted`` cells bring up, which are counted row by row. Told are all equally far ones of each end of
    paths and of each of ``leaving``, as far as paths begin in the tile. Distances are real parts of the values of ends
    and of what lies ``beyond``, labels are imaginary ones.
    """
    height, width = of.tile.bottom - of.tile.top, of.tile.right - of.tile.left
    across = width + 2
    codes = codes_in_ring(of)
    codes[ends] = ENDS
    order, sources = upstream_first(codes, height, width)
    offset = steps_of(across)
    labels = np.concatenate((end_values, beyond)).imag.astype(np.int32)  # of goals, by which paths leave the tile
    nowhere = labels.size
    distance, goal = np.empty(codes.size, np.float64), np.full(codes.size, nowhere, np.int32)
    for index in range(ends.size):
        distance[ends[index]], goal[ends[index]] = end_values[index].real, index
    for index in range(leaving.size):
        to = leaving[index] + offset[codes[leaving[index]]]
        distance[to], goal[to] = beyond[index].real, ends.size + index
    for back in range(unsigned(order.size - sources)):
        at = unsigned(order[unsigned(order.size - 1) - back])
        code = unsigned(codes[at])
        to = unsigned(np.int64(at) + offset[code])
        distance[at] = step(at, code, across, extra).real + distance[to]
        goal[at] = goal[to]
    farthest = np.full(nowhere + 1, -1.0)
    latest, sooner = np.full(nowhere + 1, -1, np.int32), np.empty(sources, np.int32)  # of equally far ones, -1 for none
    for index in range(unsigned(sources)):
        at = unsigned(order[index])
        code = unsigned(codes[at])
        to = unsigned(np.int64(at) + offset[code])
        length, own = step(at, code, across, extra).real + distance[to], unsigned(goal[to])
        if length >= farthest[own]:
            sooner[index] = latest[own] if length == farthest[own] else -1
            farthest[own], latest[own] = length, index
    held = np.full(wanted.size, zero)
    for index in range(wanted.size):
        cell, way = wanted[index] + across + 1 + 2 * (wanted[index] // width), 0.0
        code = unsigned(codes[cell])
        if code < ENDS:
            way = step(cell, code, across, extra).real
            cell += offset[code]
        if goal[cell] < nowhere:
            held[index] = complex(way + distance[cell], labels[goal[cell]])
    return _of_goals(of.tile, labels, farthest, latest, sooner, order), held


@kernel
def _of_goals(tile, labels, farthest, latest, sooner, order):
    """Return what `farthest_in_tile` does, by the latest of equally far sources of each goal and what came sooner."""
    count, places = 0, np.empty(sooner.size, np.int32)
    told = np.empty(sooner.size, np.int32)
    for goal in range(labels.size):
        index = latest[goal]
        while is_there(index):
            told[count], places[count] = goal, order[index]
            count += 1
            index = sooner[index]
    row, col = np.empty(count, np.int32), np.empty(count, np.int32)
    for index in range(count):
        r, c = row_and_col(places[index], tile.right - tile.left + 2)
        row[index], col[index] = tile.top + r - 1, tile.left + c - 1
    return labels[told[:count]], farthest[told[:count]], row, col


class FromOutlet(Rule):
    """How far each cell is from the first outlet that its water meets, in real parts, and its label, in imaginary ones.

    Whole numbers of a float are exact up to 134 000 km of `in_units`; beyond they are rounded.
    """

    edge, times, survey_tile = step, plus, farthest_in_tile


def find_upward_paths(
    run: Run,
    codes: Codes,
    lengths: Values,
    outlet: Indices,
    own: OwnLand | None = None,
    side: int = LARGE_TILE_SIDE,
) -> UpwardPaths:
    """Return the longest paths to the ``outlet`` of each label, -1 for none: in all that drains there, or in `OwnLand`.

    ``codes`` and ``lengths`` are those of `flow_distance`.
    """
    codes, outlet = raster_of(codes, np.uint8), np.asarray(outlet, np.int64)
    there = np.flatnonzero(outlet >= 0)
    leaves = outlet[:0] if own is None else own.leaves[outlet[values_at(own.labels, own.leaves)] != own.leaves]
    values = np.append(1j * there, np.full(leaves.size, NO_WAY_DOWN))
    stops = SomeCells.of_cells(np.append(outlet[there], leaves), values, codes.shape[1])
    units, goes = in_units(lengths), there[:0]
    if own is None:
        goes = there[values_at(codes, outlet[there]) < ENDS]  # on to the next outlet
    row, code = outlet[goes] // codes.shape[1], values_at(codes, outlet[goes])
    onto, rows = outlet[goes] + steps_of(codes.shape[1])[code], Rows(units.astype(np.complex128))
    with Flow(run, codes, stops, side) as flow:
        told, met = flow.up(FromOutlet, 0, NO_WAY_DOWN, rows, np.complex128, onto)
    label, length, *cells = map(np.concatenate, zip(*told))
    longest, order = np.zeros(outlet.size), there
    ways = LongWays(label, length, cells[0] * np.int64(codes.shape[1]) + cells[1], np.zeros_like(label))
    _raise_to(longest, ways.label, ways.length)
    if own is None:
        meets, below, further = met.real >= 0, np.full(outlet.size, -1), np.zeros(outlet.size)
        nested = goes[meets]
        below[nested] = met.imag[meets].astype(np.int64)
        further[nested] = (units[row, code] + met.real)[meets]
        order = topological_order(run, below)
        _go_on(order, below, further, longest)
        more = LongWays(below[nested], further[nested] + longest[nested], outlet[nested], nested)
        ways = LongWays(*map(np.concatenate, zip(ways, more)))
    ways = ways.some(ways.length == longest[ways.label])
    steps = steps_of_links(run.quietly(), codes, ways.first, outlet[ways.label], codes.shape[0] * codes.shape[1])
    tied = np.flatnonzero(np.bincount(ways.label)[ways.label] > 1)
    tied = tied[np.argsort(ways.label[tied], kind="stable")]
    beaten = _beaten(run.quietly(), codes, own, ways.some(tied), steps[tied])
    chosen = np.delete(np.arange(steps.size), tied[beaten])
    head, sizes, through = outlet.copy(), (outlet >= 0).astype(np.int64), np.zeros(outlet.size, np.int64)
    found = ways.label[chosen]
    head[found], through[found] = ways.first[chosen], ways.through[chosen]
    sizes[found] += steps[chosen]
    _lead_on(order, through, head, sizes)
    return UpwardPaths(codes, lengths, head, outlet, sizes)


def _beaten(run, codes, own, ways, steps):
    """Return which ways are not those of the longest paths; they are equally long for each label, and lie together.

    Of two that counts which comes to where they join by the cell through which more cells drain, or else the first one.
    """
    cells, begin = cells_of_paths(run, codes, ways.first, steps)
    beaten, left = [steps[:0]], np.arange(steps.size)
    while True:
        label = ways.label[left]
        other = np.flatnonzero((np.arange(label.size) - np.searchsorted(label, label)) % 2)
        if other.size == 0:
            return np.concatenate(beaten)
        one_by, other_by = _where_they_join(begin, cells, left[other - 1], left[other])
        more = _compare_water(run, codes, None if own is None else own.labels, one_by, other_by)
        is_better = (more > 0) | ((more == 0) & (other_by < one_by))
        lose = np.where(is_better, other - 1, other)
        beaten.append(left[lose])
        left = np.delete(left, lose)


def _compare_water(run, codes, labels, one, other):
    """Return for pairs of cells whether more cells drain to the other one, 1, or fewer, -1, or as many, 0.

    Of -1, which is no cell, fewer do. Only so much is looked at as there is of the lesser one, and a little more: where
    many rows of a slope come to one river, all that drains there would be looked at for each of them.
    """
    more = (other >= 0).astype(np.int64) - (one >= 0)
    left, most = np.flatnonzero((one >= 0) & (other >= 0)), FIRST_LOOK
    while left.size:
        cells, place = np.unique(np.append(one[left], other[left]), return_inverse=True)
        ours, theirs = np.split(count_upstream(run, codes, cells, labels, most)[place.ravel()], 2)
        more[left] = np.sign(theirs - ours)
        left, most = left[np.minimum(ours, theirs) >= most], FURTHER * most
    return more


@kernel
def _where_they_join(begin, cells, one, other):
    """Return by which cells some paths come to where each joins another one; -1 where it begins there.

    ``begin`` tells where the cells of each path begin, from the first down to the one before the outlet.
    """
    by = np.full((2, one.size), -1, np.int64)
    for index in range(one.size):
        at, beside = begin[one[index] + 1] - 1, begin[other[index] + 1] - 1
        first, first_beside = begin[one[index]], begin[other[index]]
        while at >= first and beside >= first_beside and cells[at] == cells[beside]:
            at -= 1
            beside -= 1
        if at >= first:
            by[0, index] = cells[at]
        if beside >= first_beside:
            by[1, index] = cells[beside]
    return by[0], by[1]


@kernel
def _raise_to(longest, label, length):
    """Raise the longest length of each label to those that are given."""
    for index in range(label.size):
        longest[label[index]] = max(longest[label[index]], length[index])


@kernel
def _go_on(order, below, further, longest):
    """Let the longest paths go on to the next outlet."""
    for label in order:
        if is_there(below[label]):
            longest[below[label]] = max(longest[below[label]], longest[label] + further[label])


@kernel
def _lead_on(order, through, head, sizes):
    """Let paths that come through another outlet begin where its path does; 0 is none."""
    for label in order:
        if through[label] > 0:
            head[label] = head[through[label]]
            sizes[label] += sizes[through[label]] - 1


@kernel
def _sums_along(begin, steps):
    """Return the sum of the steps from the begin of each path on."""
    found = steps.copy()
    for path in range(begin.size - 1):
        for index in range(begin[path] + 1, begin[path + 1]):
            found[index] += found[index - 1]
    return found
