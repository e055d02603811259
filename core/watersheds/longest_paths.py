"""The longest path of each watershed, from its outlet up to the divide, and the heights along it.

A path goes up to the neighbour by which the longest one comes; of several to that by which more cells drain, then to
the first in row order. So every cell has one cell above it at most, and the directions up are a `Flow` themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import numpy as np

from ..arrays import Array, Cells, Codes, Heights, Indices, Labels, Values
from ..flow.distance import NO_LENGTH_YET, in_units
from ..flow.folds.flow import Flow, Rows, Rule
from ..flow.folds.folds import most, plus, step, value
from ..flow.receiver_sets import LOWEST_BIT, find_donors, sets_of_codes
from ..machine.jit import kernel, unsigned
from ..raster.neighbours import ENDS, NO_DIRECTION, ROW_OFFSETS
from ..raster.raster import AnyRaster
from ..raster.rims import steps_of
from ..raster.storage import in_place, raster_of, values_at
from ..raster.tile_walks import walk_down
from ..raster.tiles import TILE_SIDE, Tile, even_ranges, tile_rows, with_rim
from ..run.run import Run
from .river_cells import cells_of_paths

PATHS_BYTES_PER_CELL = 20  # lengths, cells that drain, directions within watersheds and up, and what folds keep
CELLS_AT_A_TIME = 1 << 22  # of paths: those of nested watersheds may have more than the raster
UP_TO_ONE = np.append(ENDS, LOWEST_BIT[1:]).astype(np.uint8)  # the direction up to the first of a set of donors
LEAST_LAKE_DEPTH = 0.1  # metres of water above the ground, so that a path runs through a lake; less is noise
UPPER_PATH_SHARE, LOWER_PATH_SHARE = 0.85, 0.1  # shares of a path between which its slope is taken (USGS)


@kernel
def longer_and_all(one: complex, other: complex) -> complex:
    """Take the greater real part, and add the imaginary ones."""
    return complex(max(one.real, other.real), one.imag + other.imag)


class UpwardPaths(NamedTuple):
    """Directions up the longest paths; arrays have one value for each label from 0 on."""

    up: AnyRaster  # directions, whose ends are divides
    codes: AnyRaster
    lengths: np.ndarray
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
        cells, begin = cells_of_paths(run, self.up, self.outlet[labels], self.sizes[labels])
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


class LongestAndTotal(Rule):
    """Two folds at once: the longest path to a cell, in real parts, and all that drains there, in imaginary parts.

    Whole numbers of a float are exact up to 134 000 km of `in_units`; beyond they are rounded, for all paths alike.
    """

    edge, times, join = step, plus, longer_and_all


class Waters(NamedTuple):
    """Heights in metres: of the ground, where they are ``known``; and of the surface that water runs over, or None."""

    ground: AnyRaster
    known: AnyRaster
    surface: AnyRaster | None = None


class WaterLevel(Rule):
    """Water stands as high as the highest ground that it has yet to pass."""

    edge, times = value, most


class KnownHeights(NamedTuple):
    """Heights of cells, below all others where they are not known; with ``rim`` cells around a tile."""

    waters: Waters
    rim: int = 0

    def within(self, _block) -> KnownHeights:
        """Return what is needed of it in a block."""
        return self

    def of(self, tile: Tile) -> Values:
        """Return it for a tile."""
        known = with_rim(self.waters.known, tile, np.bool_, False)
        heights = np.where(known, with_rim(self.waters.ground, tile, np.float64, -np.inf), -np.inf)
        return heights if self.rim else heights[1:-1, 1:-1]


def find_upward_paths(
    run: Run, codes: Codes, lengths: Values, labels: Labels, outlet: Indices, whole: bool = False, side: int = TILE_SIDE
) -> UpwardPaths:
    """Return the longest paths to the ``outlet`` of each label, -1 for none: within it, or in all that drains there.

    ``codes`` and ``lengths`` are those of `flow_distance`; ``labels`` those of `label_basins`.
    """
    codes, units = raster_of(codes, np.uint8), in_units(lengths)
    own = codes if whole else run.empty(codes.shape, np.uint8)
    if not whole:
        tiles = [tile for row in tile_rows(codes.shape, side) for tile in row]
        run.map(partial(_cut_tile, codes, raster_of(labels, np.int32), own), tiles)
    with Flow(run, own, side=side) as flow:
        ways = flow.down(LongestAndTotal, 1j, NO_LENGTH_YET, Rows(units.astype(np.complex128)), np.complex128)
    up = directions_up(run, own, ways, units, side)
    for raster in (ways,) if whole else (own, ways):
        run.remove(raster)
    sizes, there = np.zeros(outlet.size, np.int64), np.flatnonzero(outlet >= 0)
    _, steps = walk_down(run.quietly(), up, outlet[there], np.ones(lengths.shape))
    sizes[there] = steps + 1
    return UpwardPaths(up, codes, lengths, outlet, sizes)


def levels_at(run: Run, codes: Codes, waters: Waters, cells: Cells, side: int = TILE_SIDE) -> Values:
    """Return how high the water stands in some cells if it goes down by its directions; NaN where nothing is known."""
    if waters.surface is not None:
        return np.where(values_at(waters.known, cells), values_at(waters.surface, cells), np.nan)
    with Flow(run, codes, side=side) as flow:
        found = flow.up(WaterLevel, KnownHeights(waters), -np.inf, KnownHeights(waters, 1), np.float64, at=cells)
    return np.where(np.isfinite(found), found, np.nan)


def _cut_tile(codes, labels, own, tile):
    """End the paths of a tile where they go on to another label."""
    own[tile.window] = _cut(with_rim(codes, tile, np.uint8, NO_DIRECTION), with_rim(labels, tile, np.int32, 0))


@kernel
def _cut(codes, labels):
    nrows, ncols = codes.shape
    cut = np.empty((nrows - 2, ncols - 2), np.uint8)
    of_cells, numbers, offset = codes.ravel(), labels.ravel(), steps_of(ncols)
    for row in range(nrows - 2):
        begin = (row + 1) * ncols + 1
        for col in range(unsigned(ncols - 2)):
            at = unsigned(begin) + col
            code = of_cells[at]
            to = unsigned(np.int64(at) + offset[code])  # the cell itself where its path ends
            cut[row, col] = code if numbers[to] == numbers[at] else np.uint8(ENDS)
    return cut


def directions_up(run: Run, codes: Codes, ways: AnyRaster, units: Array, side: int = TILE_SIDE) -> AnyRaster:
    """Return the direction up from each cell to the neighbour that flows into it by the longest path; ENDS for none.

    ``ways`` have the paths to each cell in their real parts, and ``units`` the steps of each row; of equally long ones
    that counts of which the imaginary part is the greatest, then the first in row order.
    """
    up = run.empty(codes.shape, np.uint8)
    tiles = [tile for row in tile_rows(codes.shape, side) for tile in row]
    run.map(partial(_turn_tile, codes, ways, units, up), tiles)
    return up


def _turn_tile(codes, ways, units, up, tile):
    """Write the directions up in a tile."""
    rows = np.clip(np.arange(tile.top - 1, tile.bottom + 1), 0, units.shape[0] - 1)
    donors = find_donors(sets_of_codes(with_rim(codes, tile, np.uint8, NO_DIRECTION)))
    up[tile.window] = _turn(donors, *in_place(ways, tile, 1), units[rows])


@kernel
def _turn(donors, ways, top, left, units):
    """Return the directions up in a tile that begins at ``top``, ``left`` of the ``ways``; ``units`` have a rim.

    Most cells have one donor alone, or none. Others are looked at again as long as one is left, which may be better: so
    no branch depends on the terrain. Of the ``donors`` none is left then.
    """
    nrows, ncols = donors.shape
    up, flat, offset = np.empty(donors.shape, np.uint8), ways.ravel(), steps_of(ways.shape[1])
    several, steps = np.empty(ncols, np.int64), np.empty(8)  # columns of a row, and how long the ways into it are
    for row in range(nrows):
        for code in range(8):
            steps[code] = units[row + 1 + ROW_OFFSETS[code], code ^ 4]
        further, best = donors[row], up[row]
        begin = (top + row) * ways.shape[1] + left
        count = _turn_to_first(further, best, several)
        while count > 0:
            to_see, count = several[:count], unsigned(0)
            for col in to_see:
                known, code = np.int64(best[unsigned(col)]), LOWEST_BIT[further[unsigned(col)]]
                own, other = flat[unsigned(begin + col + offset[code])], flat[unsigned(begin + col + offset[known])]
                come, length = own.real + steps[code], other.real + steps[known]
                is_first = (own.imag > other.imag) | ((own.imag == other.imag) & (offset[code] < offset[known]))
                is_better = (come > length) | ((come == length) & is_first)
                best[unsigned(col)] = code if is_better else known
                further[unsigned(col)] &= further[unsigned(col)] - np.uint8(1)
                several[count] = col
                count += unsigned(further[unsigned(col)] != 0)
    return up


@kernel
def _turn_to_first(donors, up, several):
    """Write the direction up to the first donor of each cell of a row, and take it from them; return who has more."""
    count = unsigned(0)
    for col in range(unsigned(donors.size)):
        given = np.int64(donors[col])
        further = given & (given - 1)
        up[col] = UP_TO_ONE[unsigned(given)]
        donors[col] = further
        several[count] = col
        count += unsigned(further != 0)
    return count


class PathMeasures(NamedTuple):
    """What is measured along the path of each label from 0 on; NaN where it has none, or nothing is known."""

    metres: np.ndarray
    top: np.ndarray  # height of the water at the divide
    out: np.ndarray  # and at the outlet
    slope: np.ndarray
    slope_1085: np.ndarray
    centroid: np.ndarray  # metres along the path from the vertex nearest to the centroid
    lake: np.ndarray  # metres through standing water

    @classmethod
    def of_none(cls, count: int) -> PathMeasures:
        """Return the measures of labels up to ``count`` without a path."""
        return cls(*np.full((len(cls._fields), count + 1), np.nan))


def measure_paths(
    run: Run,
    paths: UpwardPaths,
    centroid: Values,
    ground: tuple[Heights, Heights],
    waters: Waters | None = None,
    side: int = TILE_SIDE,
) -> PathMeasures:
    """Return the `PathMeasures` of some `UpwardPaths`.

    Parameters
    ----------
    centroid : row and column of the centroid of each label, in cells from the middle of the first one
    ground : width and height of the cells of each row in metres
    waters : `Waters`; without them nothing is told of heights
    """
    found = PathMeasures.of_none(paths.outlet.size - 1)
    out = found.out
    if waters is not None:
        there = np.flatnonzero(paths.sizes)
        out[there] = levels_at(run.quietly(), paths.codes, waters, paths.outlet[there], side)
    width, height = ground
    north = np.cumsum(height) - height / 2
    for some in paths.batches(run):
        labels, z = some.labels, None
        found.metres[labels] = some.distance[some.begin[1:] - 1]
        row, col = np.divmod(some.cells, paths.codes.shape[1])
        has_centroid = np.isfinite(centroid[0][labels])  # a basin of cells at a pole may have no area
        centre_row, centre_col = (np.repeat(np.nan_to_num(each[labels]), np.diff(some.begin)) for each in centroid)
        across = (col - centre_col) * width[np.clip(np.rint(centre_row), 0, width.size - 1).astype(np.int64)]
        down = north[row] - np.interp(centre_row, np.arange(north.size), north)
        nearest = some.distance[_nearest(some.begin, across * across + down * down)]
        found.centroid[labels] = np.where(has_centroid, nearest, np.nan)
        if waters is not None:
            z = levels_along(some, waters, out[labels])
            ground_z = values_at(waters.ground, some.cells)
            deep = values_at(waters.known, some.cells) & (z - ground_z > LEAST_LAKE_DEPTH)
            steps = np.diff(some.distance, prepend=0.0)
            steps[some.begin[:-1]] = 0.0
            found.lake[labels] = np.add.reduceat(np.where(deep, steps, 0.0), some.begin[:-1])
            found.top[labels] = z[some.begin[1:] - 1]
            found.slope_1085[labels] = _slope_between(some.begin, some.distance, z)
    with np.errstate(invalid="ignore", divide="ignore"):
        slope = np.where(found.metres > 0, (found.top - out) / found.metres, np.nan)
    found.lake[np.isnan(out)] = np.nan
    return found._replace(slope=slope)


def levels_along(some: PathCells, waters: Waters, out: Values) -> Values:
    """Return how high the water stands along `PathCells` whose outlets have the levels ``out``; NaN if unknown."""
    known, heights = waters.known, waters.ground if waters.surface is None else waters.surface
    z = np.where(values_at(known, some.cells), values_at(heights, some.cells), np.nan)
    return _rising(some.begin, z, out)


@kernel
def _sums_along(begin, steps):
    """Return the sum of the steps from the begin of each path on."""
    found = steps.copy()
    for path in range(begin.size - 1):
        for index in range(begin[path] + 1, begin[path + 1]):
            found[index] += found[index - 1]
    return found


@kernel
def _rising(begin, z, out):
    """Return the greatest height so far from the begin of each path on, which is ``out`` there."""
    found = np.full(z.size, np.nan)
    for path in range(begin.size - 1):
        level = out[path] if out[path] == out[path] else -np.inf
        for index in range(begin[path], begin[path + 1]):
            if z[index] > level:
                level = z[index]
            if z[index] == z[index]:
                found[index] = level
    return found


@kernel
def _nearest(begin, apart):
    """Return the place of each path where it is the least apart, of equals the nearest to its begin."""
    found = begin[:-1].copy()
    for path in range(begin.size - 1):
        for index in range(begin[path] + 1, begin[path + 1]):
            if apart[index] < apart[found[path]]:
                found[path] = index
    return found


@kernel
def _slope_between(begin, distance, z):
    """Return the slope of each path between 10 and 85 % of its length, NaN where it has none."""
    found = np.full(begin.size - 1, np.nan)
    for path in range(begin.size - 1):
        first, last = begin[path], begin[path + 1]
        long = distance[last - 1]
        if long > 0:
            low = np.interp(LOWER_PATH_SHARE * long, distance[first:last], z[first:last])
            high = np.interp(UPPER_PATH_SHARE * long, distance[first:last], z[first:last])
            found[path] = (high - low) / ((UPPER_PATH_SHARE - LOWER_PATH_SHARE) * long)
    return found
