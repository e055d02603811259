"""A model whose ground is a DEM: at its own cells just that, at finer ones drained, with its means and its rivers."""

import numpy as np
import pytest
from headwaters.core.flow.accumulation import accumulate_d8
from headwaters.core.flow.directions.directions import d8
from headwaters.core.island.flow_law import COEFFICIENT, EXPONENT
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.raster.grid import flat_cells, step_lengths
from headwaters.core.terrain.dem.cell_means import through_cells
from headwaters.core.terrain.dem.tracing import Gauge, find_courses_of
from headwaters.core.terrain.rendering import rendering
from headwaters.core.terrain.rendering.rendering import prepare
from headwaters.core.terrain.types import LAKE_CELL, RIVER_CELL, SEA_CELL
from scipy import ndimage

from ....support import some_of
from .lands import CELL, RUN, built, cells_of, grid_of, islands, noise, pits, rendered, ridged

KINDS = ["noise", "diamondsquare"]


@pytest.fixture(scope="module", params=KINDS)
def land(request):
    z = noise(7, kind=request.param)
    return z, built(z)


def test_its_own_cells_are_as_they_were_given(land):
    z, found = land
    made = rendered(found.model, z, 1)
    assert np.array_equal(made.z, found.model.dem.z)
    assert pits(made.z, made.water == LAKE_CELL) == 0
    again = built(made.z)
    assert np.array_equal(rendered(again.model, z, 1).z, made.z)


@pytest.mark.parametrize("times", [2, 3, 5])
def test_finer_cells_have_no_pit_and_nearly_the_same_means(land, times):
    z, found = land
    made = rendered(found.model, z, times)
    assert pits(made.z, made.water == LAKE_CELL) <= 1
    means = made.z.reshape(z.shape[0], times, z.shape[1], times).mean(axis=(1, 3))
    change = np.abs(means - found.model.dem.z)[found.lake == 0]
    assert np.median(change) < 0.004 * np.ptp(z)
    assert np.mean(change > 0.01 * np.ptp(z)) < 0.06


@pytest.mark.parametrize("seed", range(3))
def test_what_is_cut_out_of_the_cells_of_a_dem_is_narrower_on_finer_ones(seed):
    z = noise(seed, kind="diamondsquare", roughness=0.5)
    found = built(z)
    made = rendered(found.model, z, 3)
    means = made.z.reshape(z.shape[0], 3, z.shape[1], 3).mean(axis=(1, 3))
    cut = (z - found.model.dem.z > 5.0) & (found.lake == 0)
    assert cut.sum() > 20
    assert np.mean(np.abs(means - z)[cut]) < 0.8 * np.mean((z - found.model.dem.z)[cut])


def test_a_window_is_a_part_of_the_whole_bit_for_bit(land):
    z, found = land
    whole = rendered(found.model, z, 3)
    for part in ((0, 0, 50, 60), (61, 77, 80, 40), (120, 150, 72, 90)):
        here = np.s_[part[0] : part[0] + part[2], part[1] : part[1] + part[3]]
        made = rendered(found.model, z, 3, part)
        assert np.array_equal(made.z, whole.z[here], equal_nan=True)
        assert np.array_equal(made.water, whole.water[here])


@pytest.mark.parametrize("seed", some_of(range(12)))
@pytest.mark.parametrize("kind", ["noise", "ridged"])
def test_a_window_with_lakes_is_a_part_of_the_whole_and_floods_no_more_cells_at_a_time(kind, seed, monkeypatch):
    """Lakes that many parts have in common are no strays, with which windows would have to take all of these.

    Where other strays are found a window is drained twice.
    """
    side = 64 + 8 * (seed % 5)
    z = ridged(seed, side) if kind == "ridged" else noise(seed, (side, side))
    flooded = _flooded_cells(monkeypatch)
    found = built(z)
    flooded.clear()
    whole = rendered(found.model, z, 3)
    (at_once,) = flooded
    assert found.lake.any()
    random = np.random.default_rng(seed)
    for _ in range(4):
        nrows, ncols = random.integers(20, side, 2).tolist()
        top, left = random.integers(0, 3 * side - nrows), random.integers(0, 3 * side - ncols)
        flooded.clear()
        made = rendered(found.model, z, 3, (int(top), int(left), nrows, ncols))
        here = np.s_[top : top + nrows, left : left + ncols]
        assert np.array_equal(made.z, whole.z[here], equal_nan=True)
        assert np.array_equal(made.water, whole.water[here])
        assert np.array_equal(made.depth, whole.depth[here])
        assert max(flooded) <= at_once
        assert sum(flooded) <= 2 * at_once


def _flooded_cells(monkeypatch):
    """Return a list that gets the number of cells of each flood from now on, strays twice; none lies in a lake."""
    counts, drain_cells = [], rendering.drain_cells

    def counted(run, ground, labels, wanted, rivers, cell, limits, lakes, *others):
        own = np.count_nonzero(wanted[labels[labels >= 0]])
        drained = drain_cells(run, ground, labels, wanted, rivers, cell, limits, lakes, *others)
        assert lakes is None or not lakes.ravel()[drained.strays].any()
        counts.append(own + drained.strays.size)
        return drained

    monkeypatch.setattr(rendering, "drain_cells", counted)
    return counts


def test_rivers_fall_and_hang_together(land):
    courses = land[1].model.courses
    first, last = courses.first[:-1], courses.first[1:] - 1
    flows = courses.downstream >= 0
    assert flows.any()
    assert np.array_equal(courses.xy[last[flows]], courses.xy[first[courses.downstream[flows]]])
    assert np.array_equal(courses.z[last[flows]], courses.z[first[courses.downstream[flows]]])
    inside = np.ones(len(courses.z), bool)
    inside[last] = False
    assert (np.diff(courses.z)[inside[:-1]] < 0).all()
    assert (courses.downstream < np.arange(courses.cell.size)).all()


def test_rivers_lie_where_water_runs_on_finer_cells(land):
    assert rivers_found(*land, 3) > 0.98


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("seed", some_of(range(12)))
@pytest.mark.parametrize("kind", ["noise", "diamondsquare", "plain", "hillside"])
def test_rivers_lie_where_water_runs_whatever_the_land(kind, seed, times):
    z = noise(seed, kind="diamondsquare" if kind == "diamondsquare" else "noise")
    rows, cols = np.indices(z.shape)
    if kind in ("plain", "hillside"):  # this one falls between two of the eight directions
        z = 0.02 * z + (0.3 * cols if kind == "plain" else 5.0 * cols + 15.0 * rows)
    assert rivers_found(z, built(z), times) > 0.99


def test_a_spring_has_its_water_from_beside_a_river_that_runs_along_corners_of_its_cells():
    rows, cols = np.indices((64, 24))
    furrow = 3.0 * np.abs(cols - 6) * (rows >= 36)  # far up, from where one river comes along the others
    z = 400.0 + 5.0 * rows - 5.0 * cols * np.clip(1.0 - rows / 32, 0.0, 1.0) + furrow
    assert rivers_found(z, built(z, threshold=30.0 * CELL**2), 3) == 1.0


@pytest.fixture(scope="module")
def many_islands():
    z, land = islands(6)
    return z, land, built(z, land, threshold=20.0 * CELL**2)


def test_rivers_of_small_islands_lie_where_water_runs(many_islands):
    z, _, found = many_islands
    assert rivers_found(z, found, 3) > 0.98


def test_what_brings_little_water_together_is_not_dug_out(many_islands):
    z, land, found = many_islands
    made = rendered(found.model, z, 3)
    means = made.z.reshape(z.shape[0], 3, z.shape[1], 3).mean(axis=(1, 3))
    change = np.abs(means - found.model.dem.z)[land & np.isfinite(means)]
    assert np.mean(change > 0.01 * np.ptp(z[land])) < 0.015


def test_no_finer_land_lies_far_below_the_sea(many_islands):
    """The spline may swing a little there."""
    z, land, found = many_islands
    made = rendered(found.model, z, 3)
    assert np.nanmin(made.z) > z[land].min() - 0.05 * np.ptp(z[land])


@pytest.mark.parametrize("seed", range(3))
def test_rivers_along_the_rim_of_the_data_keep_within_it(seed):
    rows, cols = np.indices((64, 80))
    z = 0.002 * noise(seed) + 1.0 * cols + 1.0 * np.minimum(rows, 63 - rows)
    found = built(z)
    xy, first, size = found.model.courses.xy, found.model.courses.first, CELL * np.array([80.0, 64.0])
    assert len(xy) and (xy > 0.0).all() and (xy < size).all()
    assert (np.diff(first) > 40).any()
    assert rivers_found(z, found, 3) > 0.99


def test_dry_valleys_above_springs_hold_no_water(land):
    """But where they meet rivers that are wider than a cell."""
    z, found = land
    made, scene = rendered(found.model, z, 3), prepare(RUN, found.model, grid_of(z, 3))
    beds, dry = scene.beds, scene.depth < 0.0
    assert dry.any()
    assert (beds.below[dry] >= 0).all()
    assert (made.depth >= 0.0).all()
    assert np.mean(made.water[beds.row[dry], beds.col[dry]] == RIVER_CELL) < 0.05


def rivers_found(z, found, times):
    """Return the share of the cells of rivers beside which D8 finds half the area that they begin from, or lakes."""
    made, scene = rendered(found.model, z, times), prepare(RUN, found.model, grid_of(z, times))
    width, height, area = flat_cells(made.z.shape[0], CELL / times, CELL / times)
    codes, _ = d8(RUN, made.z, drainage_domain(RUN, np.isfinite(made.z)), step_lengths(width, height))
    water = ndimage.maximum_filter(accumulate_d8(RUN, codes, area), 3)
    beds = scene.beds
    lakes = ndimage.binary_dilation(made.water == LAKE_CELL, np.ones((3, 3)))
    own = 1e6 * (found.model.courses.discharge[beds.course] / COEFFICIENT) ** (1 / EXPONENT)  # the land above
    inside = (
        (scene.depth >= 0)
        & (beds.row >= 0)
        & (beds.col >= 0)
        & (beds.row < made.z.shape[0])
        & (beds.col < made.z.shape[1])
    )
    some = inside & (own >= found.threshold)
    row, col = beds.row[some], beds.col[some]
    assert some.any()
    return np.mean((water[row, col] >= 0.5 * found.threshold) | lakes[row, col])


def test_lakes_are_level_at_any_cell(land):
    z, found = land
    for times in (1, 3):
        made = rendered(found.model, z, times)
        levels = np.unique(made.z[made.water == LAKE_CELL])
        assert np.isin(levels, np.float32([lake.level for lake in found.model.lakes])).all()


@pytest.mark.parametrize("top, left", [(10, 290), (0, 290), (100, 200)])
def test_a_river_leaves_each_lake(top, left):
    """Though another river may run by right beside it, as it does on the first two of these lands."""
    z = noise(11, (400, 400), "diamondsquare", 0.6)[top : top + 64, left : left + 64]
    found = built(z, threshold=5e6)
    courses, lake = found.model.courses, found.lake
    col, row = np.floor(courses.xy.T / CELL).astype(int)
    at = lake[63 - row, col]
    leaves = at[:-1] != at[1:]
    leaves[courses.first[1:-1] - 1] = False
    inner = np.setdiff1d(lake, [lake[0], lake[-1], lake[:, 0], lake[:, -1]])
    assert inner.size and np.isin(inner[inner > 0], at[:-1][leaves]).all()


@pytest.mark.parametrize("times", [1, 3])
def test_the_sea_has_no_data_and_takes_water(times):
    z = noise(3)
    land = z > np.median(z)
    found = built(z, land)
    made = rendered(found.model, z, times)
    assert pits(made.z, made.water == LAKE_CELL) <= times - 1
    if times == 1:
        assert np.array_equal(np.isfinite(made.z), land)
    assert np.array_equal(np.isnan(made.z), made.water == SEA_CELL)
    assert (made.water == RIVER_CELL).any()


def test_land_below_zero_is_land():
    z = noise(3) - 900.0
    high, low = built(noise(3)), built(z)
    assert low.model.dem.datum < z.min()
    one, other = rendered(high.model, z, 2), rendered(low.model, z, 2)
    assert np.allclose(one.z - 900.0, other.z, rtol=0, atol=2.0)
    assert np.mean(np.abs(one.z - 900.0 - other.z) > 0.01) < 0.05


def test_water_that_ends_in_the_cell_in_which_it_becomes_a_river_has_no_course():
    """It would be one without a length, along which no bends are."""
    away = np.hypot(*np.meshgrid(np.arange(-4.0, 5.0), np.arange(-4.0, 5.0)))
    z = 100.0 + 10.0 * np.minimum(away, 6.0 - away)
    dem, gauge = cells_of(z), Gauge(*flat_cells(9, CELL, CELL))
    found = find_courses_of(RUN, dem, np.zeros(z.shape, np.int32), gauge, 6.0 * CELL**2, through_cells(z, CELL))
    step = np.hypot(*np.diff(found[0].xy, axis=0).T)
    lengths = [step[begin : end - 1].sum() for begin, end in zip(found[0].first[:-1], found[0].first[1:])]
    assert lengths and min(lengths) > 0.1 * CELL


def test_no_grooves_of_the_grid_hatch_a_plane():
    """What leads down to a spring on it is grooved where much gathers: not along each row of cells."""
    row, col = np.mgrid[:60, :90]
    gathering = 0.02 * np.maximum(col - 60, 0) * np.abs(row - 30)
    z = 145.0 - 0.5 * col + gathering
    made = rendered(built(z).model, z, 5)
    plane = 145.0 - 0.5 * ((np.arange(60, 290) + 0.5) / 5 - 0.5)
    grooved = plane - made.z[20:-20, 60:290] > 0.02
    assert 0.0 < grooved.mean() < 0.012
