"""The longest path of a watershed is the longest of all that lead to its outlet."""

import numpy as np
import pytest
from headwaters.core.flow.directions.directions import d8
from headwaters.core.flow.distance import flow_distance
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.raster.grid import geodesic_cells, step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.raster.tile_walks import count_upstream
from headwaters.core.run.run import Run
from headwaters.core.watersheds import longest_paths
from headwaters.core.watersheds.find import find_basins
from headwaters.core.watersheds.labels import outlets
from headwaters.core.watersheds.longest_paths import OwnLand, _where_they_join, find_upward_paths
from headwaters.core.watersheds.path_measures import Waters, _nearest, levels_at, measure_paths
from hypothesis import given
from hypothesis import strategies as some

from ...support import blocks_of, examples, flood, random_directions
from ..flow.flows import arrows

ROW_BY_ROW = sorted(range(8), key=lambda code: (ROW_OFFSETS[code], COLUMN_OFFSETS[code]))


def above(codes, cell):
    """Yield the cells from which water comes straight to a cell, in row order, each with its direction."""
    row, col = divmod(cell, codes.shape[1])
    for code in ROW_BY_ROW:
        r, c = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
        if 0 <= r < codes.shape[0] and 0 <= c < codes.shape[1] and codes[r, c] == (code + 4) % 8:
            yield r * codes.shape[1] + c, int(codes[r, c])


def longest_path(codes, lengths, labels, outlet, whole):
    """Return the cells of the longest path from an outlet up: the truth, by following every path."""

    def explored(cell):
        """Return how long the longest path to a cell is, how many cells drain to it, and the path."""
        best, cells = (0.0, 0, [cell]), 1
        for upper, code in above(codes, cell):
            if whole or labels.flat[upper] == labels.flat[cell]:
                length, count, path = explored(upper)
                length, cells = length + lengths[upper // codes.shape[1], code], cells + count
                if round(length - best[0], 6) > 0 or (round(length - best[0], 6) == 0 and count > best[1]):
                    best = length, count, [cell, *path]
        return best[0], cells, best[2]

    length, _, path = explored(outlet)
    return length, path


def own_land(basins, whole=False):
    """Return within what the paths lie: what each outlet has alone, or None for all that drains there."""
    return None if whole else OwnLand(basins.labels, basins.leaves)


def case(seed, whole=False):
    """Return random directions with lengths of steps, and watersheds of some of their cells."""
    codes, rng = random_directions(seed), np.random.default_rng(seed)
    nrows = codes.shape[0]
    width = np.full(nrows, 30.0) if seed % 3 else rng.uniform(10, 20, nrows)
    height = width if seed % 2 else np.full(nrows, 12.0)
    seeds = np.unique(np.append(outlets(codes), rng.integers(0, codes.size, 9)))
    labels = np.arange(1, seeds.size + 1)
    basins = find_basins(Run(), codes, seeds, labels, (width, height, width * height), whole=whole)
    return codes, step_lengths(width, height), (width, height), basins


@examples(120)
@given(some.integers(0, 10**6), some.integers(2, 33), some.integers(1, 3), some.booleans())
def test_it_is_the_longest_of_all_paths_and_ties_go_to_more_water_then_to_the_first_row(seed, side, across, whole):
    codes, lengths, ground, basins = case(seed, whole)
    with blocks_of(across):
        paths = find_upward_paths(Run(), codes, lengths, basins.outlet, own_land(basins, whole), side)
    measures = measure_paths(Run(), paths, np.zeros((2, basins.outlet.size)), ground)
    found = {}
    for each in paths.batches(Run()):
        found.update(zip(each.labels.tolist(), np.split(each.cells, each.begin[1:-1])))
    assert sorted(found) == np.flatnonzero(basins.outlet >= 0).tolist()
    for label, cells in found.items():
        length, path = longest_path(codes, lengths, basins.labels, int(basins.outlet[label]), whole)
        assert cells.tolist() == path
        assert measures.metres[label] == pytest.approx(length, rel=1e-9, abs=1e-6)


def test_of_paths_as_long_that_count_which_has_more_water_though_it_is_found_later():
    codes = arrows("→ → ↓ ← ← \n . . o ↑ .")
    lengths = np.repeat([1.0, 0.5], 8).reshape(2, 8)  # the cell that brings more water lies less far
    paths = find_upward_paths(Run(), codes, lengths, np.array([-1, 7]))
    (found,) = paths.batches(Run())
    assert found.cells.tolist() == [7, 2, 3, 4]


@pytest.mark.parametrize("common", [1, 3])
@pytest.mark.parametrize("own, its", [(0, 1), (1, 0), (0, 3), (3, 0), (1, 1), (2, 3)])
def test_paths_join_where_they_are_the_same_from_there_on(own, its, common):
    one, other, shared = np.arange(own), np.arange(10, 10 + its), np.arange(20, 20 + common)
    cells = np.concatenate((one, shared, other, shared))
    begin = np.array([0, own + common, cells.size])
    by = _where_they_join(begin, cells, np.array([0, 1]), np.array([1, 0]))
    ends = [own - 1, its + 9 if its else -1]
    assert [each.tolist() for each in by] == [ends, ends[::-1]]


@pytest.mark.parametrize("seed", range(6))
def test_its_length_is_the_greatest_flow_distance_to_the_outlet(seed):
    codes = random_directions(seed, (60, 70), outlets=9)
    width, height, area = geodesic_cells(60, 47.0, 0.01, 0.008, 6378137.0, 1 / 298.257223563)
    lengths = step_lengths(width, height)
    ends = outlets(codes)
    basins = find_basins(Run(), codes, ends, np.arange(1, ends.size + 1), (width, height, area))
    distance, _, _ = flow_distance(Run(), codes, lengths)
    paths = find_upward_paths(Run(), codes, lengths, basins.outlet, own_land(basins), 16)
    metres = measure_paths(Run(), paths, np.zeros((2, ends.size + 1)), (width, height)).metres
    for label in range(1, ends.size + 1):
        assert metres[label] == pytest.approx(distance[basins.labels == label].max(), rel=1e-6)


@examples(60)
@given(some.integers(0, 10**6), some.integers(2, 20))
def test_where_a_fill_has_led_the_water_it_stands_at_the_fill(seed, side):
    """The highest ground that water has yet to pass is the level to which a fill has raised the cell."""
    rng = np.random.default_rng(seed)
    z, known = np.round(rng.random((14, 17)) * 30), np.ones((14, 17), bool)
    domain, lengths = drainage_domain(Run(), known), step_lengths(np.full(14, 30.0), np.full(14, 30.0))
    filled = flood(z, domain)
    codes, _ = d8(Run(), filled, domain, lengths, "first", 0)
    cells = np.arange(z.size)
    assert (filled > z).any()
    assert np.array_equal(levels_at(Run(), codes, Waters(z, known), cells, side), filled.ravel())
    assert np.array_equal(levels_at(Run(), codes, Waters(z, known, filled), cells), filled.ravel())


def test_of_places_as_near_the_one_nearest_to_the_begin_of_the_path_counts():
    assert _nearest(np.array([0, 3, 5, 6]), np.array([2.0, 1.0, 1.0, 4.0, 4.0, 0.0])).tolist() == [1, 3, 5]


def valley():
    """Return a ramp of 21 cells that falls to the west by 1 m a cell of 10 m, with a hollow of 2 m in two cells."""
    z = np.tile(np.arange(21.0), (3, 1))
    z[0], z[2] = 99.0, 99.0
    z[1, 9:11] -= [3.0, 4.0]
    codes = np.full(z.shape, 4, np.uint8)
    codes[0], codes[2] = 2, 6
    codes[1, 0] = ENDS
    return z, codes, step_lengths(np.full(3, 10.0), np.full(3, 10.0)), (np.full(3, 10.0), np.full(3, 10.0))


@pytest.mark.parametrize("whole", [False, True])
def test_among_many_equally_long_ways_land_is_not_looked_at_for_each_of_them_anew(whole, monkeypatch):
    """Rows of a slope that come to one river, each as much shorter as it comes in farther up."""
    side, looked = 128, []
    row, col = np.indices((side, side))
    codes = np.where(col > 0, next(code for code in range(8) if COLUMN_OFFSETS[code] < 0 == ROW_OFFSETS[code]), 9)
    codes[:, 0] = next(code for code in range(8) if ROW_OFFSETS[code] < 0 == COLUMN_OFFSETS[code])
    codes[row + col >= side], codes[0, 0] = NO_DIRECTION, ENDS
    codes, ones = codes.astype(np.uint8), np.ones(side)

    def counted(*what):
        looked.append(count_upstream(*what))
        return looked[-1]

    monkeypatch.setattr(longest_paths, "count_upstream", counted)
    own = None if whole else OwnLand(np.where(codes == NO_DIRECTION, 0, 1).astype(np.int32), np.array([0]))
    paths = find_upward_paths(Run(), codes, step_lengths(ones, ones), np.array([-1, 0]), own)
    assert paths.sizes[1] == side and paths.head[1] == (side - 2) * side + 1  # up the river, and of two by the first
    assert 0 < sum(each.sum() for each in looked) < 10 * codes.size


def test_heights_are_those_of_the_water_and_lakes_are_told():
    z, codes, lengths, ground = valley()
    outlet = np.array([-1, 21])
    paths = find_upward_paths(Run(), codes, lengths, outlet)
    middle = np.array([[0.0, 1.0], [0.0, 12.4]])
    found = measure_paths(Run(), paths, middle, ground, Waters(z, np.ones(z.shape, bool)))
    assert found.metres[1] == 210.0  # up the valley, then aside to the higher ground
    assert (found.out[1], found.top[1]) == (0.0, 99.0)
    assert found.slope[1] == pytest.approx(99 / 210)
    assert found.slope_1085[1] == pytest.approx((17.85 - 2.1) / 157.5)
    assert found.centroid[1] == 120.0
    assert found.lake[1] == 20.0
    assert np.isnan([each[0] for each in found]).all()


def test_a_basin_without_an_area_has_no_way_from_its_centroid():
    z, codes, lengths, ground = valley()
    paths = find_upward_paths(Run(), codes, lengths, np.array([-1, 21]))
    found = measure_paths(Run(), paths, np.full((2, 2), np.nan), ground, Waters(z, np.ones(z.shape, bool)))
    assert np.isnan(found.centroid[1]) and found.metres[1] == 210.0


def test_the_slope_between_shares_of_the_length_is_that_of_heights_between_vertices():
    """At 21 and 178.5 of 210 m, on ground that rises by squares: 0.4 + 0.1 · 0.5 and 28.9 + 0.85 · 3.5."""
    z, codes, lengths, ground = valley()
    z[1] = np.arange(21.0) ** 2 / 10
    paths = find_upward_paths(Run(), codes, lengths, np.array([-1, 21]))
    found = measure_paths(Run(), paths, np.zeros((2, 2)), ground, Waters(z, np.ones(z.shape, bool)))
    assert found.slope_1085[1] == pytest.approx((31.875 - 0.45) / 157.5)


def test_without_heights_nothing_is_told_of_them_and_a_hole_on_the_way_is_passed():
    z, codes, lengths, ground = valley()
    outlet = np.array([-1, 21])
    paths = find_upward_paths(Run(), codes, lengths, outlet)
    alone = measure_paths(Run(), paths, np.zeros((2, 2)), ground)
    assert alone.metres[1] == 210.0
    assert np.isnan([alone.top[1], alone.out[1], alone.slope[1], alone.slope_1085[1], alone.lake[1]]).all()
    known = np.ones(z.shape, bool)
    known[1, 5] = False
    holed = measure_paths(Run(), paths, np.zeros((2, 2)), ground, Waters(z, known))
    assert (holed.out[1], holed.top[1]) == (0.0, 99.0)


def test_a_cell_alone_has_a_path_of_no_length_and_no_slope():
    codes, labels = np.full((1, 1), ENDS, np.uint8), np.ones((1, 1), np.int32)
    ones = np.ones(1)
    paths = find_upward_paths(Run(), codes, step_lengths(ones, ones), np.array([-1, 0]))
    found = measure_paths(Run(), paths, np.zeros((2, 2)), (ones, ones), Waters(np.full((1, 1), 7.0), labels > 0))
    assert (found.metres[1], found.out[1], found.top[1]) == (0.0, 7.0, 7.0)
    assert np.isnan([found.slope[1], found.slope_1085[1]]).all()
