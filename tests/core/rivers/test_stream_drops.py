"""Drops of streams: how far streams of each order fall, and from which threshold on they fall as far as others."""

import math

import numpy as np
import pytest
from headwaters.core.flow.accumulation import accumulate_d8
from headwaters.core.flow.encodings.encodings import decode
from headwaters.core.raster.grid import geodesic_cells, step_lengths
from headwaters.core.raster.neighbours import ENDS, NO_DIRECTION
from headwaters.core.rivers.stream_drops import (
    Sample,
    constant_drop,
    stream_drops,
    student_t,
    thresholds_from,
)
from headwaters.core.run.run import Run
from osgeo import gdal
from scipy.stats import ttest_ind

from ..flow.flows import arrows, random_flow, target

COMB = """
    ↓.↓.↓.↓
    ↓.↓.↓.↓
    →→→→→→o
"""


def read(path):
    """Return the values of a raster, where it has data, and where it lies."""
    dataset = gdal.Open(str(path))
    band = dataset.GetRasterBand(1)
    values = band.ReadAsArray()
    return values, values != np.array(band.GetNoDataValue(), values.dtype), dataset.GetGeoTransform()


def test_the_drops_of_real_land_are_those_of_another_program(real_data):
    """All ten rows of the table of TauDEM, and its optimum; the last threshold there is a little more than 500."""
    folder = real_data / "eno_taudem"
    lines = (folder / "enogeodrp.txt").read_text().splitlines()
    table = np.array([[float(each) for each in line.split(",")] for line in lines[1:-1]])
    values, valid, (_, width, _, top, _, height) = read(folder / "enogeop.tif")
    codes = decode(Run(), values, valid, "taudem")[0]
    water, known, _ = read(folder / "enogeossa.tif")
    sizes = geodesic_cells(len(codes), top, width, -height, 6378137.0, 1 / 298.257222101)
    area = float(np.sum(known * sizes[2][:, None]))
    z = read(folder / "enogeofel.tif")[0]
    how = codes, water, known, z, step_lengths(*sizes[:2])
    found = stream_drops(Run(), *how, table[:, 0], area)
    assert np.allclose(np.array(found)[:, :9], table, rtol=2e-4, atol=1e-5)
    assert constant_drop(found).threshold == 107.721756
    assert np.allclose(thresholds_from(5.0), table[:, 0], rtol=1e-6)
    assert constant_drop(stream_drops(Run(), *how, thresholds_from(5.0))).threshold == pytest.approx(107.7217)


def streams_twin(codes, river, z):
    """Return order and drop of each stream that ends in a junction, walking from its first cell."""
    cells = [tuple(map(int, cell)) for cell in np.argwhere(river & (codes != NO_DIRECTION))]
    below = {cell: target(codes, *cell) for cell in cells}
    below = {cell: to if to in below else None for cell, to in below.items()}
    above = {cell: [each for each, to in below.items() if to == cell] for cell in cells}
    orders = {}

    def order(cell):
        if cell not in orders:
            upper = sorted((order(each) for each in above[cell]), reverse=True)
            twice = len(upper) > 1 and upper[0] == upper[1]
            orders[cell] = upper[0] + twice if upper else 1
        return orders[cell]

    found = []
    for first in cells:
        if any(order(each) == order(first) for each in above[first]):
            continue
        at = first
        while below[at] is not None and order(below[at]) == order(first):
            at = below[at]
        if below[at] is not None:
            found.append((order(first), z[first] - z[below[at]]))
    return found


@pytest.mark.parametrize("seed", range(40))
def test_streams_fall_as_far_as_who_walks_along_them(seed):
    """On random land with voids, at thresholds of few and many cells."""
    codes = random_flow(seed, (19, 23))
    water, z = accumulate_d8(Run(), codes), np.random.default_rng(seed).random(codes.shape)
    thresholds = (1, 2, 4)
    lengths = np.ones((codes.shape[0], 8))
    found = stream_drops(Run(), codes, water, codes != NO_DIRECTION, z, lengths, thresholds, 100.0)
    for threshold, drops in zip(thresholds, found):
        streams = streams_twin(codes, water >= threshold, z)
        first = [drop for order, drop in streams if order == 1]
        higher = [drop for order, drop in streams if order > 1]
        assert (drops.first_count, drops.higher_count) == (len(first), len(higher))
        for numbers, mean in ((first, drops.first_mean), (higher, drops.higher_mean)):
            assert mean == pytest.approx(np.mean(numbers) if numbers else math.nan, nan_ok=True)
        assert drops.level_count == sum(drop <= 0 for _, drop in streams)
        if min(len(first), len(higher)) > 1:
            assert drops.t == pytest.approx(ttest_ind(first, higher).statistic)
        else:
            assert math.isnan(drops.t)


def test_what_ends_at_the_outlet_is_not_counted():
    """Four brooks join into a river in which no order is higher than two."""
    codes = arrows(COMB)
    z = np.array([[9, 0, 8, 0, 7, 0, 6], [5, 0, 5, 0, 5, 0, 5], [4, 3, 3, 2, 2, 1, 0]], float)
    (drops,) = stream_drops(Run(), codes, np.ones(codes.shape), codes != NO_DIRECTION, z, np.ones((3, 8)), [1], 50.0)
    assert (drops.first_count, drops.higher_count) == (4, 0)
    assert drops.first_mean == pytest.approx((9 - 3 + 8 - 3 + 7 - 2 + 6 - 0) / 4)
    assert math.isnan(drops.higher_mean) and math.isnan(drops.t)
    assert not drops.is_constant
    assert drops.density == pytest.approx(14 / 50)
    assert codes[2, 6] == ENDS


def test_no_t_without_two_streams_of_each_kind_or_where_all_fall_alike():
    some, one = Sample.of(np.array([1.0, 2.0, 4.0])), Sample.of(np.array([3.0]))
    assert math.isnan(student_t(some, one)) and math.isnan(student_t(Sample.of(np.zeros(0)), some))
    assert math.isnan(student_t(Sample.of(np.ones(3)), Sample.of(np.ones(2))))
    assert student_t(some, Sample.of(np.array([2.0, 7.0]))) == pytest.approx(ttest_ind([1, 2, 4], [2, 7]).statistic)
    assert constant_drop([]) is None
