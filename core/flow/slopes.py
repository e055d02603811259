"""How steep the ground is, along the flow or around each cell, and how wide the way is by which water leaves a cell."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from ..arrays import Codes, Heights, Mask, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..raster.dtypes import working_type
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ..raster.storage import raster_of
from ..raster.tiles import TILE_SIDE, tile_rows, with_rim
from ..run.run import Run
from .directions.dinf import steepest_triangle


def flow_slopes(
    run: Run, surface: Heights, codes: Codes, lengths: Values, by_triangles: bool, side: int = TILE_SIDE
) -> Values:
    """Return how far water falls for each unit of length as it leaves a cell, as float32.

    It is 0 on flats and in pits, NaN without a direction and where water leaves at the edge of the data: what lies
    beyond is not known.

    Parameters
    ----------
    surface : heights of what the water runs over, raster of any real type
    codes : D8 directions of the same cells in the code of the core
    lengths : metres to the neighbour in each direction, (rows, 8)
    by_triangles : down the steepest of eight triangles, as D∞, else to the neighbour that takes the water, as D8
    """
    work = partial(_slopes_of_flow, surface, raster_of(codes, np.uint8), by_triangles)
    return _by_tiles(run, work, codes.shape, (lengths,), side)


def ground_slopes(run: Run, z: Heights, valid: Mask, lengths: Values, side: int = TILE_SIDE) -> Values:
    """Return the slope of the ground after Horn (1981, doi:10.1109/PROC.1981.11918) as float32, NaN where not valid.

    A neighbour without data stands on the line through the cell and the one opposite, or as high as the cell; across a
    corner it stands on the plane of the cell and the neighbours beside that corner.
    """
    return _by_tiles(run, partial(_slopes_of_ground, z, valid), z.shape, (lengths,), side)


def contour_widths(
    run: Run, surface: Heights, codes: Codes, lengths: Values, cell_area: Values, shared: bool, side: int = TILE_SIDE
) -> Values:
    """Return the width in metres across which water leaves each cell, as float32; NaN without a direction.

    It is the area of the cell over the length of the step: the side of a cell straight on, half its diagonal aslant.
    Where water is ``shared`` among all lower neighbours each of them takes half of that (Quinn et al. 1991,
    doi:10.1002/hyp.3360050106). Where a path ends it is the side of a square of that area.
    """
    work = partial(_widths_of_contours, surface, raster_of(codes, np.uint8), shared)
    return _by_tiles(run, work, codes.shape, (lengths, np.asarray(cell_area)), side)


def _by_tiles(run, work, shape, rows, side):
    """Return a raster whose tiles are ``work(tile, *rows)``: numbers that each row of cells has, of those of a tile."""
    made = run.empty(shape, np.float32)
    tiles = [tile for row in tile_rows(shape, side) for tile in row]

    def share(tile):
        return tile, [np.require(each[tile.top : tile.bottom], np.float64, ["C", "W"]) for each in rows]

    run.map(partial(_make_tile, work, made), tiles, share)
    return made


def _make_tile(work, made, job):
    tile, rows = job
    made[tile.window] = work(tile, *rows)


def _slopes_of_flow(surface, codes, by_triangles, tile, lengths):
    heights = with_rim(surface, tile, working_type(surface.dtype), np.inf)
    return slopes_down(heights, with_rim(codes, tile, np.uint8, NO_DIRECTION), lengths, by_triangles)


def _slopes_of_ground(z, valid, tile, lengths):
    heights = with_rim(z, tile, working_type(z.dtype), np.nan)
    heights[~with_rim(valid, tile, np.bool_, False)] = np.nan
    return slopes_around(heights, lengths)


def _widths_of_contours(surface, codes, shared, tile, lengths, cell_area):
    heights = with_rim(surface, tile, working_type(surface.dtype), np.inf)
    return contours_of(heights, with_rim(codes, tile, np.uint8, NO_DIRECTION), lengths, cell_area, shared)


@kernel
def slopes_down(surface: Heights, codes: Codes, lengths: Values, by_triangles: bool) -> Values:
    """Return `flow_slopes` of a tile; they have a rim of one cell around it, without directions beyond the raster."""
    slopes = np.empty((codes.shape[0] - 2, codes.shape[1] - 2), np.float32)
    around = np.empty(8, np.float64)
    steep = np.empty(8, np.float64)
    for row in range(slopes.shape[0]):
        for col in range(slopes.shape[1]):
            code = int(codes[row + 1, col + 1])
            if code == NO_DIRECTION:
                slopes[row, col] = np.nan
                continue
            here = np.float64(surface[row + 1, col + 1])
            triangle = -1
            if by_triangles or code == ENDS:
                known = _heights_around(surface, codes, row + 1, col + 1, around)
                if code == ENDS:
                    slopes[row, col] = 0.0 if known == 8 else np.nan
                    continue
                triangle = steepest_triangle(here, around, steep, lengths[row, 0], lengths[row, 2])
            below = surface[row + 1 + ROW_OFFSETS[code], col + 1 + COLUMN_OFFSETS[code]]
            slopes[row, col] = steep[triangle] if is_there(triangle) else (here - below) / lengths[row, code]
    return slopes


@kernel
def _heights_around(surface, codes, row, col, around):
    """Write the heights of the neighbours of a cell, NaN without a direction; return how many have one."""
    known = 0
    for direction in range(8):
        r, c = row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]
        there = codes[r, c] != NO_DIRECTION
        around[direction] = surface[r, c] if there else np.nan
        known += there
    return known


@kernel
def _complete(here, around):
    """Write heights of neighbours instead of NaN, as `ground_slopes` says."""
    for direction in range(0, 8, 2):
        opposite = around[(direction + 4) & 7]
        if np.isnan(around[direction]):
            around[direction] = here if np.isnan(opposite) else 2 * here - opposite
    for direction in range(1, 8, 2):
        if np.isnan(around[direction]):
            around[direction] = around[direction - 1] + around[(direction + 1) & 7] - here


@kernel
def slopes_around(z: Heights, lengths: Values) -> Values:
    """Return `ground_slopes` of a tile; heights have a rim of one cell around it and are NaN where not known."""
    slopes = np.empty((z.shape[0] - 2, z.shape[1] - 2), np.float32)
    around = np.empty(8, np.float64)
    for row in range(slopes.shape[0]):
        for col in range(slopes.shape[1]):
            here = np.float64(z[row + 1, col + 1])
            if np.isnan(here):
                slopes[row, col] = np.nan
                continue
            total = 0.0
            for direction in range(8):
                around[direction] = z[row + 1 + ROW_OFFSETS[direction], col + 1 + COLUMN_OFFSETS[direction]]
                total += around[direction]
            if np.isnan(total):
                _complete(here, around)
            east = (around[7] + 2 * around[0] + around[1]) - (around[5] + 2 * around[4] + around[3])
            north = (around[7] + 2 * around[6] + around[5]) - (around[1] + 2 * around[2] + around[3])
            slopes[row, col] = math.hypot(east / (8 * lengths[row, 0]), north / (8 * lengths[row, 2]))
    return slopes


@kernel
def contours_of(surface: Heights, codes: Codes, lengths: Values, cell_area: Values, shared: bool) -> Values:
    """Return `contour_widths` of a tile; rasters have a rim of one cell around it, without directions beyond."""
    widths = np.empty((codes.shape[0] - 2, codes.shape[1] - 2), np.float32)
    around = np.empty(8, np.float64)
    for row in range(widths.shape[0]):
        for col in range(widths.shape[1]):
            code = int(codes[row + 1, col + 1])
            if code >= ENDS:
                widths[row, col] = math.sqrt(cell_area[row]) if code == ENDS else np.nan
                continue
            per_area = 0.0
            _heights_around(surface, codes, row + 1, col + 1, around)
            for direction in range(8 if shared else 0):
                lower = around[direction] < surface[row + 1, col + 1]
                per_area += 0.5 / lengths[row, direction] if lower else 0.0
            widths[row, col] = cell_area[row] * (per_area if per_area > 0 else 1 / lengths[row, code])
    return widths
