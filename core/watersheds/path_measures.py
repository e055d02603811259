"""What is measured along the longest paths of watersheds: lengths, the heights of the water, slopes, lakes."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Cells, Codes, Heights, Values
from ..flow.folds.flow import Flow, Rule
from ..flow.folds.folds import most, value
from ..machine.jit import kernel
from ..raster.raster import AnyRaster
from ..raster.storage import values_at
from ..raster.tiles import LARGE_TILE_SIDE, Tile, with_rim
from ..run.run import Run
from .longest_paths import PathCells, UpwardPaths

LEAST_LAKE_DEPTH = 0.1  # metres of water above the ground, so that a path runs through a lake; less is noise
UPPER_PATH_SHARE, LOWER_PATH_SHARE = 0.85, 0.1  # shares of a path between which its slope is taken (USGS)



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


def levels_at(run: Run, codes: Codes, waters: Waters, cells: Cells, side: int = LARGE_TILE_SIDE) -> Values:
    """Return how high the water stands in some cells if it goes down by its directions; NaN where nothing is known."""
    if waters.surface is not None:
        return np.where(values_at(waters.known, cells), values_at(waters.surface, cells), np.nan)
    with Flow(run, codes, side=side) as flow:
        found = flow.up(WaterLevel, KnownHeights(waters), -np.inf, KnownHeights(waters, 1), np.float64, at=cells)
    return np.where(np.isfinite(found), found, np.nan)


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
    side: int = LARGE_TILE_SIDE,
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
