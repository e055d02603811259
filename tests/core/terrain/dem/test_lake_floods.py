"""Lakes of a DEM before they are lakes: where hollows drain to, and what stands under water at a level."""

import numpy as np
import pytest
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from headwaters.core.terrain.dem.conditioning import (
    _exits,
    _first_groups,
    _flood_lakes,
    _holds_water,
    _lowest_exits,
    _raise_to_sills,
    _runs_up,
)
from scipy import ndimage

SHAPE = 14, 17
NEAR = np.ones((3, 3), bool)


def around(row, col, diagonal=None):
    """Return the neighbours of a cell on the raster: all, or those over corners or sides alone."""
    steps = [
        (down, right) for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS) if diagonal in (None, bool(down * right))
    ]
    return [
        (row + down, col + right) for down, right in steps if 0 <= row + down < SHAPE[0] and 0 <= col + right < SHAPE[1]
    ]


def random_hollows(seed):
    """Return heights in steps, where water goes, and groups of cells, of which water leaves most."""
    rng = np.random.default_rng(seed)
    order = ndimage.gaussian_filter(rng.random(SHAPE), 1.0)
    codes = np.full(SHAPE, ENDS, np.uint8)
    for row, col in np.ndindex(SHAPE):
        lowest = min(around(row, col), key=lambda cell: order[cell])
        if order[lowest] < order[row, col] and rng.random() > 0.02:
            steps = list(zip(ROW_OFFSETS, COLUMN_OFFSETS))
            codes[row, col] = steps.index((lowest[0] - row, lowest[1] - col))
    groups, _ = ndimage.label(rng.random(SHAPE) < 0.4, NEAR)
    z = np.floor((order - order.min()) / np.ptp(order) * 8)
    return rng, z, codes, groups.astype(np.int32)


def way(codes, cell):
    """Return the cells from this one to where its water ends."""
    found = [cell]
    while codes[cell] < 8:
        cell = cell[0] + ROW_OFFSETS[codes[cell]], cell[1] + COLUMN_OFFSETS[codes[cell]]
        found.append(cell)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_water_comes_first_to_the_first_group_on_its_way(seed):
    _, _, codes, groups = random_hollows(seed)
    reach = _first_groups(codes, groups)
    for cell in np.ndindex(SHAPE):
        assert reach[cell] == next((groups[each] for each in way(codes, cell) if groups[each] > 0), 0)


@pytest.mark.parametrize("seed", range(12))
def test_a_hollow_drains_to_the_first_cell_on_its_way_that_is_not_raised(seed):
    """If there is none, to where the way ends."""
    _, _, codes, groups = random_hollows(seed)
    exits = _exits(codes, groups > 0)
    for cell in np.argwhere(groups > 0):
        path = way(codes, tuple(cell))
        end = next((each for each in path if groups[each] == 0), path[-1])
        assert exits[tuple(cell)] == end[0] * SHAPE[1] + end[1]


@pytest.mark.parametrize("seed", range(12))
def test_the_lowest_exit_of_a_group_is_the_lowest_cell_that_one_of_its_cells_flows_to(seed):
    _, z, codes, groups = random_hollows(seed)
    exits, wanted = np.full((2, groups.max() + 1), np.inf)
    for cell in np.ndindex(SHAPE):
        below = way(codes, cell)[:2][-1]
        if groups[cell] > 0 and groups[below] != groups[cell]:
            wanted[groups[cell]] = min(wanted[groups[cell]], z[below])
    _lowest_exits(groups, codes, z, exits)
    assert exits.tolist() == wanted.tolist()


@pytest.mark.parametrize("seed", range(12))
def test_water_of_dry_land_that_runs_to_where_it_is_no_lower_is_found(seed):
    _, z, codes, lakes = random_hollows(seed)
    flows = [(cell, way(codes, cell)[1]) for cell in np.ndindex(SHAPE) if codes[cell] < 8]
    wrong = [cell for cell, below in flows if lakes[cell] == 0 and z[below] >= z[cell]]
    assert len(wrong) > 2 and _runs_up(codes, lakes, z)
    for cell in wrong[1:]:
        codes[cell] = ENDS
    assert _runs_up(codes, lakes, z)
    codes[wrong[0]] = ENDS
    assert not _runs_up(codes, lakes, z)


@pytest.mark.parametrize("seed", range(12))
def test_a_lake_leaves_over_all_ground_between_its_lowest_place_and_its_exit(seed):
    rng, z, codes, groups = random_hollows(seed)
    z += seed % 2 * 1e-3 * rng.random(SHAPE)
    exits = rng.integers(0, 8, groups.max() + 1) * 1.0
    sills = exits.copy()
    lowest = _raise_to_sills(groups, codes, z, sills)
    assert lowest[0] < 0 and sills[0] == exits[0]
    for group in range(1, groups.max() + 1):
        cell = min(map(tuple, np.argwhere(groups == group)), key=lambda each: z[each])
        assert lowest[group] == cell[0] * SHAPE[1] + cell[1]
        path = way(codes, cell)
        out = next((number for number, each in enumerate(path) if groups[each] != group), len(path))
        assert sills[group] == max(exits[group], *(z[each] for each in path[:out]))


@pytest.mark.parametrize("seed", range(30))
def test_a_lake_floods_all_ground_up_to_its_level_that_drains_to_it_from_its_lowest_place(seed):
    """Cells that touch at a corner are joined over the lower cell between them, where that can be cut and holds."""
    rng, z, codes, groups = random_hollows(seed)
    z[rng.random(SHAPE) < 0.03] = np.inf
    reach, wet, most = _first_groups(codes, groups), np.zeros(SHAPE, np.int32), float(rng.integers(0, 4))
    level = np.append(0.0, rng.integers(0, 8, groups.max()) * 1.0)
    lowest = [-1]
    for group in range(1, groups.max() + 1):
        lowest.append(int(np.argmin(np.where(groups == group, np.minimum(z, 1e8), 1e9))))
    _flood_lakes(np.array(lowest), reach, z, level, most, wet)

    def may_be_wet(cell, group):
        return reach[cell] == group and z[cell] <= level[group]

    def can_be_cut(cell, group):
        beside = all(reach[each] == group or level[group] < z[each] < np.inf for each in around(*cell))
        return z[cell] <= level[group] + most and beside and len(around(*cell)) == 8

    for cell in np.ndindex(SHAPE):
        number = cell[0] * SHAPE[1] + cell[1]
        for group in (1, groups.max()):
            assert _holds_water(reach, z, number, group, level[group], most) == can_be_cut(cell, group)
    for group in range(1, groups.max() + 1):
        flooded = wet == group
        begin = divmod(lowest[group], SHAPE[1])
        pieces, count = ndimage.label(flooded)  # over sides alone
        assert count == int(may_be_wet(begin, group)) and pieces[begin] == count
        for cell in map(tuple, np.argwhere(flooded)):
            assert may_be_wet(cell, group) or can_be_cut(cell, group)
            if not may_be_wet(cell, group):  # as a joint of two that touch at a corner
                assert sum(bool(flooded[each]) for each in around(*cell, False)) >= 2
            for other in around(*cell, False):
                assert wet[other] or not may_be_wet(other, group)
            for other in around(*cell, True):
                if not wet[other] and may_be_wet(other, group):
                    corners = sorted([(cell[0], other[1]), (other[0], cell[1])], key=lambda each: z[each])
                    assert not can_be_cut(corners[0], group)
