"""Whole watersheds: all land whose water passes an outlet, over those upstream."""

import numpy as np
import pytest
from headwaters.core.raster.nested_outlines import trace_nested
from headwaters.core.run.run import Run
from headwaters.core.watersheds.find import find_basins
from headwaters.core.watersheds.measures import measure_basins
from headwaters.core.watersheds.nesting import _spread, nested, whole_measures, with_upstream
from headwaters.core.watersheds.polygons import trace_polygons

from ...support import random_directions

PLACE = 100.25, 50.5, 2.5, 1.75


def test_the_lowest_and_the_highest_are_handed_down_and_no_further():
    """The first two lie above the third, of the second nothing is known, and nothing lies below the last two."""
    low, high = np.array([3.0, np.nan, 5.0, 4.0]), np.array([9.0, np.nan, 5.0, 4.0])
    _spread(np.array([2, 2, -1, -1]), np.arange(4), low, high)
    np.testing.assert_array_equal([low, high], [[3.0, np.nan, 3.0, 4.0], [9.0, np.nan, 9.0, 4.0]])


def path(codes, cell):
    """Return the cells that the water of a cell passes, itself included."""
    from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS

    row, col = divmod(int(cell), codes.shape[1])
    passed = []
    while codes[row, col] != 255:
        passed.append(row * codes.shape[1] + col)
        code = codes[row, col]
        if code >= 254:
            break
        row, col = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
    return passed


@pytest.fixture(params=range(12))
def case(request):
    """Return directions, gauges on some of their cells, and the land whose water passes each gauge."""
    codes = random_directions(request.param, (24, 29))
    rng = np.random.default_rng(request.param)
    gauges = rng.permutation(np.flatnonzero(codes != 255))[:25]
    paths = [path(codes, cell) for cell in range(codes.size)]
    land = np.array([[gauge in passed for passed in paths] for gauge in gauges]).reshape(-1, *codes.shape)
    return codes, gauges, land


def basins_of(case, *small, whole=False):
    """Return the basins of the gauges, and the area of a cell of each row."""
    codes, gauges, _ = case
    area = np.linspace(1, 2, len(codes))
    ground = np.ones(len(codes)), area, area
    return find_basins(Run(), codes, gauges, np.arange(1, gauges.size + 1), ground, *small, whole=whole), area


def test_cells_area_and_heights_are_those_of_all_land_that_drains_to_a_gauge(case):
    codes, _, land = case
    basins, area = basins_of(case)
    rng = np.random.default_rng(1)
    z, known = rng.random(codes.shape), rng.random(codes.shape) < 0.5
    measures = measure_basins(Run(), basins.labels, len(land), area, z, known)
    whole = whole_measures(measures, basins.downstream)
    on_ground = np.broadcast_to(area[:, None], codes.shape)
    assert whole.cells[1:].tolist() == land.sum(axis=(1, 2)).tolist()
    assert whole.area[1:] == pytest.approx([on_ground[own].sum() for own in land])
    assert with_upstream(measures.area, basins.downstream)[1:] == pytest.approx(whole.area[1:])
    for label, own in enumerate(land & known, 1):
        if own.any():
            assert (whole.z_min[label], whole.z_max[label]) == (z[own].min(), z[own].max())
            assert whole.z_mean[label] == pytest.approx(np.average(z[own], weights=on_ground[own]))
        else:
            assert np.isnan([whole.z_min[label], whole.z_mean[label], whole.z_max[label]]).all()


@pytest.mark.parametrize("small_jobs", [False, True])
def test_the_outline_is_that_of_all_land_that_drains_to_a_gauge(case, small_jobs, monkeypatch):
    """Point by point that of its cells traced alone."""
    from headwaters.core.raster import nested_outlines

    if small_jobs:
        for name, size in {"JOB_NODES": 20, "STRETCHES_AT_A_TIME": 45, "STRETCHES_A_STEP": 7}.items():
            monkeypatch.setattr(nested_outlines, name, size)
    _, _, land = case
    basins, _ = basins_of(case)
    nesting = nested(basins.downstream)
    cells = (nesting.index + 1).astype(np.int32)[basins.labels]
    found = {}
    for rings in trace_nested(Run(), cells, nesting.parent, nesting.inside):
        for index, wkb in rings.multipolygons(*PLACE):
            found[int(nesting.label[index])] = wkb
    assert sorted(found) == list(range(1, len(land) + 1))
    for label, own in enumerate(land, 1):
        assert list(trace_polygons(Run(), own.astype(np.int32)).multipolygons(*PLACE)) == [(1, found[label])]


def test_each_comes_before_what_lies_upstream_and_that_before_the_next():
    nesting = nested(np.array([0, 3, 0, 2, 2, 3, 0]))
    assert nesting.label.tolist() == [2, 3, 1, 5, 4, 6]
    assert nesting.index.tolist() == [-1, 2, 0, 1, 4, 3, 5]
    assert nesting.parent.tolist() == [-1, 0, 1, 1, 0, -1]
    assert nesting.inside.tolist() == [4, 2, 0, 0, 0, 0]


def test_the_total_area_counts_small_ones_that_were_dropped(case):
    _, _, land = case
    basins, area = basins_of(case, "drop", 6.0)
    assert 0 < basins.dropped < len(land)
    measures = measure_basins(Run(), basins.labels, len(land), area)
    total = with_upstream(measures.area + basins.lost, basins.downstream)
    on_ground = np.broadcast_to(area[:, None], land[0].shape)
    kept = np.unique(basins.labels[basins.labels > 0])
    assert total[kept] == pytest.approx([on_ground[land[label - 1]].sum() for label in kept])


def test_whole_watersheds_are_dropped_by_their_whole_area_and_leave_no_hole(case):
    _, _, land = case
    basins, area = basins_of(case, "drop", 6.0, whole=True)
    on_ground = np.broadcast_to(area[:, None], land[0].shape)
    wanted = np.array([on_ground[own].sum() for own in land])
    kept = np.flatnonzero(wanted >= 6) + 1
    assert basins.dropped == len(land) - kept.size > 0
    assert np.array_equal(np.unique(basins.labels[basins.labels > 0]), kept)
    assert np.array_equal(basins.labels > 0, land[kept - 1].any(axis=0))
    measures = measure_basins(Run(), basins.labels, len(land), area)
    assert with_upstream(measures.area, basins.downstream)[kept] == pytest.approx(wanted[kept - 1])
