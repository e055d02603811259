"""Indices of terrain: what other programs make of the same slopes and areas, and no number where there is none."""

import math

import numpy as np
import pytest
from headwaters.core.flow.divergent_accumulation import accumulate_dinf
from headwaters.core.flow.terrain_indices import (
    length_slope_factor,
    power_index,
    slope_in,
    specific_area,
    wetness_index,
    where_dry,
    where_flat,
)
from headwaters.core.raster.grid import geodesic_cells
from headwaters.core.run.run import Run
from osgeo import gdal


@pytest.fixture
def whitebox(real_data):
    """Return columns of numbers that WhiteboxTools made of specific areas and slopes."""
    return np.genfromtxt(real_data / "indices" / "whitebox.csv", delimiter=",", names=True)


def test_the_indices_are_those_of_another_program(whitebox):
    """To 1e-5, of slopes from 0.1 to 56 degrees and areas over five powers of ten."""
    area, slope = whitebox["specific_area"], np.tan(np.radians(whitebox["slope_degrees"]))
    assert np.allclose(wetness_index(0.0, area, slope), whitebox["wetness"], rtol=0, atol=1e-5)
    assert np.allclose(power_index(area, slope), whitebox["stream_power"], rtol=1e-5)
    assert np.allclose(length_slope_factor(area, slope), whitebox["transport"], rtol=1e-5)
    assert np.allclose(slope_in("degrees", slope), whitebox["slope_degrees"], rtol=1e-6)


def eno(real_data, name):
    """Return a raster, NaN without data, and where it lies."""
    dataset = gdal.Open(str(real_data / f"eno_taudem/enogeo{name}.tif"))
    band = dataset.GetRasterBand(1)
    values = band.ReadAsArray()
    return np.where(values == np.float32(band.GetNoDataValue()), np.float32(np.nan), values), dataset.GetGeoTransform()


def test_the_specific_area_is_that_of_another_program(real_data):
    """By the angles of TauDEM, up to the width of rows, which that takes from another formula."""
    angles, (_, width, _, top, _, height) = eno(real_data, "ang")
    sizes = geodesic_cells(angles.shape[0], top, width, -height, 6378137.0, 1 / 298.257222101)
    area = accumulate_dinf(Run(), angles, *sizes[:2], sizes[0]).total
    truth, _ = eno(real_data, "sca")
    known = ~np.isnan(truth)
    assert np.count_nonzero(known) > 580_000
    assert np.allclose(area[known], truth[known], rtol=2e-4)


def test_the_wetness_of_real_land_is_a_logarithm(real_data):
    """Of the slopes and areas of another program, cell by cell."""
    slope, area = (eno(real_data, name)[0] for name in ("slp", "sca"))
    steep = (slope > 0) & ~np.isnan(area)
    wetness = wetness_index(0.0, area.astype(np.float64), slope)
    assert np.allclose(wetness[steep], np.log(area[steep] / slope[steep]), rtol=1e-5)
    assert np.isnan(wetness[slope == 0]).all()


def test_flat_ground_counts_with_the_least_slope_and_has_no_wetness_without_one():
    area, slope = np.array([5.0, 5.0, 5.0, 5.0]), np.array([0, 1e-4, 0.2, np.nan], np.float32)
    assert wetness_index(0.01, area, slope)[:3].tolist() == pytest.approx([math.log(500), math.log(500), math.log(25)])
    assert np.isnan(wetness_index(0.0, area, slope)).tolist() == [True, False, False, True]
    assert power_index(area, slope)[:3].tolist() == pytest.approx([0, 5e-4, 1])
    assert length_slope_factor(area, slope)[0] == 0
    shown = np.ones(4, bool)
    assert where_flat(0.01, shown, slope).tolist() == [True, True, False, False]
    assert where_flat(0.0, shown, slope).tolist() == [True, False, False, False]


def test_rows_beyond_a_pole_have_no_specific_area():
    found = specific_area(np.array([0.0, 6.0, 0.0]), np.array([0, 2, np.nan], np.float32))
    assert found.tolist() == pytest.approx([math.nan, 3, math.nan], nan_ok=True)


def test_a_plot_of_nine_percent_has_the_factor_of_the_formula():
    assert length_slope_factor(np.array([22.13]), np.array([0.09])) == pytest.approx(1.4, rel=1e-3)


def test_a_lake_is_deeper_than_the_least_depth():
    surface, z = np.array([5, 5, 5], np.int16), np.array([5, 4, 0], np.int16)
    assert where_dry(1.0, np.array([True, True, True]), surface, z).tolist() == [True, True, False]
    assert where_dry(0.5, np.array([True, False, True]), surface, z).tolist() == [True, False, False]
