"""Filling or cutting, pit by pit: never more than either alone, and no pit is left."""

import numpy as np
import pytest
from headwaters.core.depressions.breach import breach
from headwaters.core.depressions.fill import fill
from headwaters.core.depressions.least_change import CellsByLake, Costs, best_levels, least_change
from headwaters.core.depressions.pits import mark_pits
from headwaters.core.flow.directions.directions import d8
from headwaters.core.machine import jit
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.raster.grid import step_lengths
from headwaters.core.run.run import Run
from headwaters.core.watersheds.labels import label_basins, outlets
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples, random_dem

EVEN = Costs()


def changed(z, valid=None, costs=EVEN):
    """Return the surface of the least change, what three ways cost, and the area of cells."""
    valid = np.ones(z.shape, bool) if valid is None else valid
    side, area = np.ones(z.shape[0]), np.linspace(1, 2, z.shape[0])
    domain = drainage_domain(Run(), valid)
    found, prices = least_change(Run(), z, domain, valid, step_lengths(side, side), area, costs)
    return found, prices, area, domain


@given(some.integers(0, 10**6), some.sampled_from([Costs(), Costs(3, 1), Costs(1, 5)]))
@examples(40)
def test_it_costs_no_more_than_filling_or_breaching_alone(seed, costs):
    z, valid = random_dem(seed)
    found, (filling, breaching, _), area, domain = changed(z, valid, costs)
    price = costs.of(z, found, valid, area)
    assert price <= min(filling, breaching) * (1 + 1e-12)
    assert found.dtype == z.dtype and np.array_equal(found[~valid], z[~valid])
    land = found.astype(np.float32 if z.dtype.kind != "f" else z.dtype)
    assert not mark_pits(Run(), np.ascontiguousarray(land), domain)[1].size


def test_a_dam_is_cut_and_a_hole_is_filled():
    """Behind a dam one cell wide the lake would be large; a deep hole in the plain would need a long channel."""
    rows, cols = np.indices((15, 40))
    z = 100.0 - cols + 3 * np.abs(rows - 7)
    z[:, 20] = 120
    z[7, 30] = 40
    found, (filling, breaching, mixed), _, _ = changed(z)
    assert found[7, 20] < 120 and found[7, 19] == z[7, 19]
    assert found[7, 30] > 40 and (found[z == z.clip(41, 119)] >= z[z == z.clip(41, 119)]).mean() > 0.99
    assert mixed < 0.5 * min(filling, breaching)


@pytest.mark.parametrize("costs, is_cut", [(Costs(), True), (Costs(1000, 1), False), (Costs(1, 1000), True)])
def test_what_is_dear_is_left_undone(costs, is_cut):
    rows, cols = np.indices((9, 30))
    z = 60.0 - cols + 3 * np.abs(rows - 4)
    z[:, 15] += 8
    found, *_ = changed(z, costs=costs)
    assert (found < z).any() == is_cut and (found > z).any() != is_cut


def test_hollows_within_a_hollow_are_decided_one_by_one():
    """A wide basin behind a thin wall, with a hole one cell wide in its floor: the wall is cut, the hole filled."""
    z = np.full((13, 13), 50.0)
    z[1:12, 1:12] = 40
    z[0] = z[-1] = z[:, 0] = z[:, -1] = 45
    z[6, 6] = 10
    found, (filling, breaching, mixed), _, _ = changed(z)
    assert found[6, 6] == 40 and np.count_nonzero(found < z) == 1
    assert mixed < min(filling, breaching)


LOWLANDS = {  # with the size of their cells, and whether breaching leads the largest basin elsewhere
    "denmark_lowland_malstroem/dtm.tif": (10.0, True),
    "baranja_qgis/dem.tif": (10.0, True),
    "minnesota_lidar1m/dem.tif": (1.0, False),
    "jacksboro_fault/jacksboro_fault_dem.tif": (80.0, False),
    "lake_tana_robit/srtm_30m.tif": (30.0, False),
}


@pytest.mark.filterwarnings("ignore:Neither gdal.UseExceptions")
@pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python")
@pytest.mark.parametrize("name", LOWLANDS)
def test_on_lowlands_of_whole_metres_the_largest_basin_keeps_the_outlet_that_filling_gives_it(name, real_data):
    """To the next cell: the channel through the edge of the data may lie beside the lowest place of the sill."""
    gdal = pytest.importorskip("osgeo.gdal")
    cell, breaching_leads_elsewhere = LOWLANDS[name]
    z = np.round(gdal.OpenEx(str(real_data / name), gdal.OF_RASTER | gdal.OF_VERBOSE_ERROR).ReadAsArray())
    z, size = z.astype(np.float32), np.full(z.shape[0], cell)
    domain, lengths = drainage_domain(Run(), np.ones(z.shape, bool)), step_lengths(size, size)

    def ends(surface):
        codes, _ = d8(Run(), surface, domain, lengths)
        every = outlets(codes)
        return every[label_basins(Run(), codes, every) - 1]

    filled = ends(fill(Run(), z, domain)[0])
    breached = ends(fill(Run(), breach(Run(), z, domain, lengths)[0], domain)[0])
    mixed = ends(least_change(Run(), z, domain, np.ones(z.shape, bool), lengths, size * size, EVEN)[0])
    largest = np.bincount(filled.ravel()).argmax()

    def near(found):
        (row, col), (its_row, its_col) = (np.divmod(each, z.shape[1]) for each in (found, largest))
        return np.maximum(np.abs(row - its_row), np.abs(col - its_col)) <= 1

    own = filled == largest
    assert near(np.bincount(mixed.ravel()).argmax()) and near(mixed[own]).mean() > 0.99
    assert (near(breached[own]).mean() < 0.01) == breaching_leads_elsewhere


@pytest.mark.parametrize("seed", range(20))
def test_the_level_is_the_best_of_all_heights(seed):
    """Of each height between bottom and sill it is asked what filling up to it and digging down to it cost."""
    rng = np.random.default_rng(seed)
    sill = 10.0
    wet, dug = np.sort(rng.uniform(0, sill, rng.integers(1, 8))), np.sort(rng.uniform(0, sill, rng.integers(1, 8)))
    sizes = rng.uniform(0.5, 2, wet.size), rng.uniform(0.5, 2, dug.size)
    fill_cost, cut_cost = rng.uniform(0.2, 2, 2)
    lakes = (CellsByLake(np.array([0, 0, each.size]), each, size) for each, size in zip((wet, dug), sizes))
    found = best_levels(*lakes, np.array([np.nan, sill]), fill_cost, cut_cost)

    def cost(level):
        filled, cut = np.maximum(level - wet, 0) @ sizes[0], np.maximum(dug - level, 0) @ sizes[1]
        return fill_cost * filled + cut_cost * cut * (level < sill)

    levels = [level for level in (*wet, *dug, sill) if level >= wet[0]]
    assert np.isnan(found[0])
    assert cost(found[1]) == pytest.approx(min(map(cost, levels)))


@given(some.integers(0, 10**6))
@examples(100)
def test_the_best_level_is_the_same_in_feet(seed):
    """Whole numbers of metres have many levels at which filling and digging take as much."""
    rng = np.random.default_rng(seed)
    wet, dug = (np.sort(rng.integers(900, 930, rng.integers(1, 5))).astype(float) for _ in range(2))
    sill = np.array([np.nan, 930.0])

    def best(unit):
        lakes = (CellsByLake(np.array([0, 0, each.size]), each / unit, np.full(each.size, 0.7)) for each in (wet, dug))
        return best_levels(*lakes, sill / unit, 1.0, 1.0)[1] * unit

    assert best(0.3048) == pytest.approx(best(1.0), abs=1e-6)
