"""Slopes along the flow and of the ground, and the width across which water leaves a cell."""

import math

import numpy as np
import pytest
from headwaters.core.flow.accumulation import accumulate_d8
from headwaters.core.flow.slopes import contour_widths, flow_slopes, ground_slopes
from headwaters.core.raster.grid import step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.run.run import Run
from osgeo import gdal

from ...support import random_dem, some_of
from .directions.test_dinf import tilted
from .twins import flow_case, neighbours_of, steepest_triangle_twin


def sizes(shape, width=1.0, height=1.0):
    """Return the lengths of steps, and the areas of cells, of a plane map."""
    return step_lengths(np.full(shape[0], width), np.full(shape[0], height)), np.full(shape[0], width * height)


@pytest.mark.parametrize("width, height", [(1, 1), (2, 1), (1, 3)])
@pytest.mark.parametrize("degrees", range(0, 360, 15))
def test_a_plane_is_as_steep_as_it_was_made(degrees, width, height):
    """Exactly, whatever its aspect and the shape of the cells: along the flow, and by all neighbours up to the rim."""
    z, codes = tilted(degrees, width, height)
    lengths, _ = sizes(z.shape, width, height)
    slopes = flow_slopes(Run(), 0.3 * z, codes, lengths, True)
    assert np.allclose(slopes[1:-1, 1:-1], 0.3, rtol=1e-6)
    assert np.allclose(ground_slopes(Run(), 0.3 * z, np.ones(z.shape, bool), lengths), 0.3, rtol=1e-6)


@pytest.mark.parametrize("seed", range(0, 48, 2))
def test_the_slope_is_that_of_the_steepest_triangle(seed):
    """As planes through three points tell; where none falls, that to the cell which takes the water; 0 in pits."""
    filled, codes, width, height, lengths = flow_case(seed)
    slopes = flow_slopes(Run(), filled, codes, lengths, True, side=7)
    for (row, col), slope in np.ndenumerate(slopes):
        truth = next_cell(filled, codes, lengths, row, col)
        if codes[row, col] < ENDS:
            truth = steepest_triangle_twin(filled, codes, row, col, width[row], height[row])[0] or truth
        assert slope == pytest.approx(truth, rel=1e-5, nan_ok=True)


@pytest.mark.parametrize("seed", range(0, 48, 2))
def test_the_slope_of_d8_is_that_to_the_cell_which_takes_the_water(seed):
    filled, codes, _, _, lengths = flow_case(seed)
    slopes = flow_slopes(Run(), filled, codes, lengths, False, side=5)
    for (row, col), slope in np.ndenumerate(slopes):
        assert slope == pytest.approx(next_cell(filled, codes, lengths, row, col), rel=1e-6, nan_ok=True)


def next_cell(filled, codes, lengths, row, col):
    """Return the fall to the next cell; 0 in a pit, NaN where water leaves the data."""
    code = codes[row, col]
    if code < ENDS:
        below = filled[row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]]
        return (float(filled[row, col]) - float(below)) / lengths[row, code]
    around = [codes[r, c] != NO_DIRECTION for _, r, c in neighbours_of(codes.shape, row, col)]
    return 0.0 if code == ENDS and len(around) == 8 and all(around) else math.nan


def test_a_pit_is_level_and_nothing_is_known_where_water_leaves():
    z = np.array([[3, 3, 3], [3, 1, 3], [3, 3, 3]], np.float32)
    codes = np.array([[1, 2, 3], [0, ENDS, 4], [7, ENDS, 5]], np.uint8)
    slopes = flow_slopes(Run(), z, codes, sizes(z.shape)[0], False)
    assert slopes[1, 1] == 0
    assert np.isnan(slopes[2, 1])
    assert slopes[1, 0] == 2


@pytest.mark.parametrize("seed", some_of(range(12)))
def test_the_slope_of_the_ground_is_that_of_gdal(seed):
    """Horn's, on rough and on whole heights and oblong cells, wherever all neighbours have data."""
    z, valid = random_dem(seed, (17, 23))
    dataset = gdal.GetDriverByName("MEM").Create("", 23, 17, 1, gdal.GDT_Float32)
    dataset.SetGeoTransform((0, 3, 0, 0, 0, -2))
    dataset.GetRasterBand(1).SetNoDataValue(-9)
    dataset.GetRasterBand(1).WriteArray(np.where(valid, z, -9).astype(np.float32))
    truth = gdal.DEMProcessing("", dataset, "slope", format="MEM", slopeFormat="percent").ReadAsArray()
    slopes = ground_slopes(Run(), z, valid, sizes(z.shape, 3, 2)[0], side=6)
    assert np.array_equal(np.isnan(slopes), ~valid)
    whole = np.zeros(z.shape, bool)
    whole[1:-1, 1:-1] = np.lib.stride_tricks.sliding_window_view(valid, (3, 3)).all(axis=(2, 3))
    assert whole.any()
    assert np.allclose(slopes[whole] * 100, truth[whole], rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("degrees", [0, 45, 90, 135, 180, 225, 270, 315])
def test_on_a_plane_area_over_width_is_the_length_of_the_slope(degrees):
    """Straight on and aslant."""
    z, codes = tilted(degrees, shape=(12, 12))
    lengths, area = sizes(z.shape)
    widths = contour_widths(Run(), z, codes, lengths, area, False)
    specific = accumulate_d8(Run(), codes, area) / widths
    step = math.sqrt(2) if degrees % 90 else 1
    inside = (codes != ENDS)[3:-3, 3:-3]
    count = accumulate_d8(Run(), codes)[3:-3, 3:-3]
    assert np.allclose(specific[3:-3, 3:-3][inside], (count * step)[inside])


@pytest.mark.parametrize("seed", range(0, 96, 4))
def test_lower_neighbours_each_take_half_of_the_width_that_leads_to_them(seed):
    """After Quinn: half a side straight on, a quarter of the diagonal aslant; on flats as of one neighbour."""
    filled, codes, width, height, lengths = flow_case(seed)
    area = width * height
    widths = contour_widths(Run(), filled, codes, lengths, area, True, side=6)
    for (row, col), found in np.ndenumerate(widths):
        lower = [
            direction
            for direction, r, c in neighbours_of(codes.shape, row, col)
            if codes[r, c] != NO_DIRECTION and filled[r, c] < filled[row, col]
        ]
        truth = sum(area[row] / lengths[row, direction] / 2 for direction in lower)
        if codes[row, col] >= ENDS:
            truth = math.sqrt(area[row]) if codes[row, col] == ENDS else math.nan
        elif not lower:
            truth = area[row] / lengths[row, codes[row, col]]
        assert found == pytest.approx(truth, rel=1e-6, nan_ok=True)


@pytest.mark.parametrize("seed", [0, 5, 14, 30])
@pytest.mark.parametrize("side", [1, 3, 64])
def test_tiles_and_threads_change_nothing(seed, side):
    """Bit for bit."""
    filled, codes, width, _, lengths = flow_case(seed, (23, 31))
    for made in (
        lambda run, side: flow_slopes(run, filled, codes, lengths, True, side),
        lambda run, side: ground_slopes(run, filled, codes != NO_DIRECTION, lengths, side),
        lambda run, side: contour_widths(run, filled, codes, lengths, width, True, side),
    ):
        assert made(Run(threads=3), side).tobytes() == made(Run(threads=1), 510).tobytes()
