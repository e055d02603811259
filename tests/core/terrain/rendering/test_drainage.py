"""Water finds its way off the land, within the part of each node, and heights change as little as they can."""

import numpy as np
import pytest
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.terrain.rendering.bed_cells import NOBODYS, BedCells, near_springs
from headwaters.core.terrain.rendering.drainage import (
    STRAY,
    ChangeLimits,
    Parts,
    _drain_strays,
    _find_boxes,
    _is_one_lake,
    _list_strays,
    beside_strays,
    drain_cells,
)
from headwaters.core.terrain.rendering.hollows import CHAIN, LEFT_OVER, SHORE, UNSEEN, FloodedLand, room_for
from headwaters.core.terrain.types import GridCells
from scipy import ndimage

from ....support import run_for, some_of

CELL = 10.0
NONE = np.empty(0, np.int64)
ALONE = BedCells(NONE, NONE, np.empty(0), np.empty(0), NONE, NONE > 0)


def around(row, col):
    """Return the eight cells around one."""
    return [(row + down, col + right) for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS)]


def random_land(seed, shape=(48, 56), nodes=9, wells=6, roughness=4.0):
    """Return rough heights, labels of the nearest of some nodes in ragged land, and cells that carry rivers."""
    rng = np.random.default_rng(seed)
    row, col = np.indices(shape)
    places = rng.uniform(0, shape, (nodes, 2))
    labels = np.argmin([(row - r) ** 2 + 0.3 * (col - c) ** 2 for r, c in places], axis=0).astype(np.int32)
    labels[rng.random(shape) < 0.01] = NOBODYS
    labels[(row - shape[0] / 2) ** 2 / shape[0] ** 2 + (col - shape[1] / 2) ** 2 / shape[1] ** 2 > 0.22] = NOBODYS
    z = (0.1 * row + roughness * rng.random(shape)).astype(np.float32)
    z += 20 * (rng.random(shape) < 0.02).astype(np.float32)
    rows, cols = rng.integers(1, np.array(shape)[:, None] - 1, (2, wells))
    keep = np.unique(rows * shape[1] + cols) if wells else np.empty(0, int)
    keep = keep[labels.ravel()[keep] != NOBODYS]
    rows, cols = np.divmod(keep.astype(np.int64), shape[1])
    heights = (z[rows, cols] - 2.0).clip(0.5).astype(np.float64)
    return z, labels, BedCells(rows, cols, heights, np.zeros(heights.size), np.full(heights.size, -1), heights < 0)


def drained(ground, labels, chain, wanted=None, limit=np.inf, deepest=np.inf, **wishes):
    """Return heights, labels and ways after conditioning, without a change to what was given."""
    labels = labels.copy()
    wanted = np.ones(labels.max() + 1, bool) if wanted is None else wanted
    limits = ChangeLimits(limit, limit, deepest)
    z, way, _ = drain_cells(run_for(wishes), ground, labels, wanted, chain, CELL, limits, **wishes)
    return z, labels, way


@pytest.mark.parametrize("seed", some_of(range(25)))
def test_every_cell_has_a_lower_one_of_its_own_part_beside_it(seed):
    """Or carries a river, or lies at the shore; strays alone leave their part."""
    before, labels, chain = random_land(seed)
    z, after, way = drained(before, labels, chain, limit=(1.0, np.inf)[seed % 2])
    for row, col in np.argwhere(labels != NOBODYS):
        if after[row, col] == NOBODYS:  # the rim
            continue
        kind = way[row, col]
        assert kind != UNSEEN
        if kind == SHORE:
            assert any(after[place] == NOBODYS for place in around(row, col))
        elif kind != CHAIN:
            below = around(row, col)[kind]
            assert z[below] < z[row, col]
            assert after[row, col] == STRAY or after[below] == after[row, col]
        assert z[row, col] > 0


@pytest.mark.parametrize("seed", some_of(range(25)))
def test_rivers_keep_their_heights_and_all_around_lies_higher(seed):
    """So steepest descent never leaves them."""
    before, labels, chain = random_land(seed, wells=60)
    z, _, way = drained(before, labels, chain)
    carries = way == CHAIN
    for row, col, height, *_ in zip(*chain):
        if not carries[row, col]:
            continue
        assert z[row, col] == np.float32(height)
        for place in around(row, col):
            if labels[place] != NOBODYS and 0 < place[0] < z.shape[0] - 1 and 0 < place[1] < z.shape[1] - 1:
                assert carries[place] or z[place] > height


def test_land_beside_a_steep_river_may_lie_below_its_upper_reach():
    """Where the river is steeper still: of all ways down that along the river stays the steepest."""
    labels = np.full((9, 9), NOBODYS, np.int32)
    labels[1:-1, 1:-1] = 0
    before = np.full(labels.shape, 100.0, np.float32)
    rows, cols = np.array([2, 3, 4, 5]), np.array([2, 3, 4, 5])
    heights = np.array([60.0, 45.0, 30.0, 15.0])
    before[4, 3], before[3, 2], before[4, 5] = 41.0, 56.0, 20.0
    slopes = np.append(-np.diff(heights) / (np.sqrt(2.0) * CELL), 0.0)
    z, _, way = drained(before, labels, BedCells(rows, cols, heights, slopes, np.array([1, 2, 3, -1]), heights < 0))
    assert (z[4, 3], z[3, 2]) == (before[4, 3], before[3, 2])
    assert z[4, 5] > before[4, 5]
    for row, col in zip(rows[:-1], cols[:-1]):
        falls = [(z[row, col] - z[place]) / np.hypot(*np.subtract(place, (row, col))) for place in around(row, col)]
        assert around(row, col)[int(np.argmax(falls))] == (row + 1, col + 1)
    even, _, _ = drained(before, labels, BedCells(rows, cols, heights, np.zeros(4), np.full(4, -1), heights < 0))
    assert even[4, 3] > 45.0
    assert (way[4, 3], way[3, 2]) != (UNSEEN, UNSEEN)


def test_a_bed_above_land_beside_it_is_let_down_rather_than_the_land_raised():
    """As far as the bed of the next cell lets it, and not beside land of another part: windows have to agree."""
    labels = np.full((8, 9), NOBODYS, np.int32)
    labels[1:-1, 1:-1] = 0
    before = np.full(labels.shape, 100.0, np.float32)
    rows, cols = np.array([5, 4, 3, 2]), np.array([4, 4, 4, 4])
    heights, below = np.array([20.0, 30.0, 50.0, 58.0]), np.array([-1, 0, 1, 2])
    before[2, 3] = 33.0
    rivers = BedCells(rows, cols, heights, np.append(0.0, np.diff(heights) / CELL), below, heights < 0)
    z, _, way = drained(before, labels, rivers, limit=5.0)
    assert (way[rows, cols] == CHAIN).all()
    assert (np.diff(z[rows, cols]) > 0).all()
    assert z[2, 3] == pytest.approx(33.0, abs=0.1)
    for row in (2, 3, 4):
        falls = [(z[row, 4] - z[place]) / np.hypot(*np.subtract(place, (row, 4))) for place in around(row, 4)]
        assert around(row, 4)[int(np.argmax(falls))] == (row + 1, 4)
    labels[1:-1, 5:-1] = 1
    z, _, _ = drained(before, labels, rivers, limit=5.0)
    assert np.array_equal(z[rows, cols], heights.astype(np.float32))
    assert z[2, 3] > 50.0


def spring_beside(slope):
    """Return land, labels and a river, from 58 m at its spring on, beside the land of another node of these heights."""
    labels = np.full((8, 9), NOBODYS, np.int32)
    labels[1:-1, 1:-1] = 0
    labels[1:-1, 5:-1] = 1
    before = np.full(labels.shape, 100.0, np.float32)
    before[1:-1, 5:] = slope
    rows, cols, below = np.array([5, 4, 3, 2]), np.array([4, 4, 4, 4]), np.array([-1, 0, 1, 2])
    heights = np.array([20.0, 30.0, 50.0, 58.0])
    upper = near_springs(below, 2)
    assert upper.tolist() == [False, False, True, True]
    return before, labels, BedCells(rows, cols, heights, np.append(0.0, np.diff(heights) / CELL), below, upper)


def test_land_beside_a_spring_is_not_raised_by_much():
    """Springs may lie on divides: what falls away beyond them is another valley."""
    before, labels, rivers = spring_beside(40.0 - 9.0 * np.arange(4))
    before[4, 5] = 26.0
    z, _, _ = drained(before, labels, rivers, limit=0.2)
    assert z[2, 5] == pytest.approx(40.0, abs=0.01)
    assert z[4, 5] > 26.0


def test_land_beside_a_spring_is_raised_by_no_more_than_is_allowed_however_large_cells_are():
    land = spring_beside(49.5 - 9.0 * np.arange(4))
    free, bound = (drained(*land, limit=0.2, deepest=most)[0] for most in (np.inf, 1.0))
    assert free[2, 5] > 50.7
    assert bound[2, 5] < 50.5


def test_land_beside_a_river_is_raised_by_no_more_than_is_allowed_either():
    """A river that cells larger than its valley show on the flank of another leaves its bank as it is."""
    before, labels, rivers = spring_beside(40.0 - 9.0 * np.arange(4))
    before[5, 5:] = 12.0, 9.0, 6.0, 3.0
    assert not rivers.upper[rivers.row == 5].any()
    free, bound = (drained(before, labels, rivers, deepest=most)[0][5, 5] for most in (np.inf, 5.0))
    assert free > 20.0
    assert bound == 12.0


@pytest.mark.parametrize("seed", some_of(range(25)))
def test_land_beside_lower_ground_beyond_its_part_is_not_raised_by_more_than_the_limit(seed):
    """It is left to that, and so is land beside what was left."""
    limit = 1.0
    before, labels, _ = random_land(seed, wells=0)
    z, after, _ = drained(before, labels, ALONE, limit=limit)
    rim = np.zeros(z.shape, bool)
    rim[[0, -1]] = rim[:, [0, -1]] = True
    raised = np.argwhere((after >= 0) & (z - before > limit + 0.1) & ~rim)
    for row, col in raised:
        for place in around(row, col):
            outside = after[place] != NOBODYS and after[place] != after[row, col]
            assert not (outside and before[place] < z[row, col] - limit - 0.1)


@pytest.mark.parametrize("seed", range(10))
def test_nothing_is_left_to_change(seed):
    """What has been conditioned stays as it is, to the last bit."""
    z, labels, chain = random_land(seed)
    once, _, _ = drained(z, labels, chain)
    twice, _, _ = drained(once, labels, chain)
    assert np.array_equal(once, twice)


@pytest.mark.parametrize("seed", range(10))
def test_a_part_is_the_same_whatever_else_is_wanted_and_however_many_threads(seed):
    """Only strays look beyond their part."""
    z, labels, chain = random_land(seed)
    whole, after, _ = drained(z, labels, chain, limit=2.0, threads=2)
    wanted = np.random.default_rng(seed).random(labels.max() + 1) < 0.4
    some, _, way = drained(z, labels, chain, wanted, 2.0, threads=1)
    mine = (after >= 0) & wanted[after]
    assert np.array_equal(whole[mine], some[mine])
    assert (way[mine] != UNSEEN).all()


def test_a_thin_dam_is_cut_and_a_shallow_hole_is_filled():
    """Whichever moves less."""
    labels = np.full((20, 30), NOBODYS, np.int32)
    labels[1:-1, 1:-1] = 0
    row, col = np.indices(labels.shape)
    z = (5.0 + np.minimum(col, 29 - col) + np.minimum(row, 19 - row)).astype(np.float32)
    z[6:14, 6:24] = 6.5 + 0.01 * np.abs(col[6:14, 6:24] - 9) + 0.01 * np.abs(row[6:14, 6:24] - 9)
    dam, _, _ = drained(z, labels, ALONE)
    assert (dam <= z).all()
    assert 0 < np.count_nonzero(dam != z) < 20
    hill = (5.0 + np.minimum(col, 29 - col) + np.minimum(row, 19 - row)).astype(np.float32)
    hill[9, 15] -= 2.9
    filled, _, _ = drained(hill, labels, ALONE)
    assert np.count_nonzero(filled != hill) == 1
    assert filled[9, 15] > hill[9, 15]


def test_a_dam_is_cut_along_the_floor_of_the_valley_behind_it():
    """Its floor winds; the shortest way over what a flood would cover would be a straight trench beside it."""
    labels = np.full((30, 60), NOBODYS, np.int32)
    labels[1:-1, 1:-1] = 0
    row, col = np.indices(labels.shape)
    away = np.abs(row - np.round(15 + 6 * np.sin(col / 6)))
    z = np.where(away < 2, 30.0 - 0.01 * col, 34.0 + 0.1 * away).astype(np.float32)
    z[:, :4] = 40.0 + away[:, :4]  # the dam, before the sea in the west
    z[np.minimum(row, 29 - row) < 3] = z[:, -4:] = 60.0
    cut, _, _ = drained(z, labels, ALONE)
    behind = (col >= 5) & (col < 56) & (away >= 2)
    assert np.count_nonzero(cut[:, :4] < z[:, :4] - 5) >= 3
    assert (cut[behind] > z[behind] - 1.0).all()


@pytest.mark.parametrize("floor", [1, 5, 40])
def test_a_deep_hollow_is_raised_in_part_and_its_dam_cut_the_rest(floor):
    """Where either alone would change a cell by more than is allowed."""
    labels = np.full((12, 60), NOBODYS, np.int32)
    labels[1:-1, 1:-1] = 0
    row, col = np.indices(labels.shape)
    z = (10.0 + 2.0 * col + 3.0 * np.abs(row - 5)).astype(np.float32)
    z[5, 10 : 10 + floor] = z[5, 10] - 16.0
    alone, both = (drained(z, labels, ALONE, deepest=most) for most in (np.inf, 6.0))
    assert np.abs(alone[0] - z).max() > 11.0
    assert np.abs(both[0] - z).max() < 0.65 * np.abs(alone[0] - z).max()
    _assert_runs_off(*both)


@pytest.mark.parametrize("seed", some_of(range(25)))
def test_no_cell_changes_by_more_where_a_part_may_be_raised(seed):
    ground, labels, _ = random_land(seed, nodes=4, wells=0)
    alone, both = (drained(ground, labels, ALONE, deepest=most) for most in (np.inf, 0.5))
    land = (alone[1] >= 0) & (both[1] >= 0)
    assert np.abs(both[0] - ground)[land].max() < np.abs(alone[0] - ground)[land].max() + 0.5
    _assert_runs_off(*both)


def _behind_a_dam(end):
    """Return ground, labels and a river that ends below it: a basin of 10 m and more behind a dam of 50 m."""
    labels = np.full((13, 40), NOBODYS, np.int32)
    labels[1:-1, 1:-1] = 0
    row, col = np.indices(labels.shape)
    basin = (col > 10) & (col < 34) & (np.abs(row - 6) < 4)
    z = np.where(basin, 10.0 + 0.05 * col, 50.0 + 0.1 * col).astype(np.float32)
    here, z[6, 4] = (np.array([6]), np.array([4])), end
    return z, labels, BedCells(*here, np.array([end]), np.zeros(1), np.array([-1]), np.zeros(1, bool))


@pytest.mark.parametrize("end", (5.0, 20.0, 32.0, 36.0, 40.0, 46.0))
def test_a_basin_below_the_river_is_raised_to_it_and_no_farther(end):
    """Whether a part of the raise helps or not."""
    z, labels, river = _behind_a_dam(end)
    alone, both = (drained(z, labels, river, deepest=most) for most in (np.inf, 6.0))
    most, shared = (np.abs(after - z)[labels >= 0].max() for after, *_ in (alone, both))
    assert shared <= most + 0.01
    _assert_runs_off(*both)


def test_a_lake_keeps_its_bed_whatever_its_dam_loses():
    z, labels, river = _behind_a_dam(5.0)
    lake = z < 20.0
    for most in (np.inf, 6.0):
        after, _, _ = drained(z, labels, river, deepest=most, fixed=lake)
        assert np.abs(after - z)[lake].max() < 3.0


def _lake_beside_a_bed(above):
    """Return a lake at 50 m of two parts, its cells, and a bed so many metres above it in the land on one side."""
    before, labels = np.full((14, 30), 60.0, np.float32), np.zeros((14, 30), np.int32)
    labels[:, 15:] = 1
    lake = np.zeros(before.shape, bool)
    lake[2:-2, 4:-2] = True
    before[lake] = 50.0
    one = BedCells(*np.array([[7], [3]]), np.array([50.0 + above]), np.zeros(1), np.full(1, -1), np.zeros(1, bool))
    return before, labels, one, lake


def test_a_lake_keeps_its_level_though_the_bed_that_leaves_it_lies_higher():
    """Else each of its cells that is raised leaves all others in a hollow beside it, which takes for ever."""
    before, labels, chain, lake = _lake_beside_a_bed(0.25)
    z, _, way = drained(before, np.minimum(labels, 0), chain, fixed=lake, even=True)
    assert (z[lake] == 50.0).all()
    assert (way[1:-1, 1:-1] != UNSEEN).all()


def test_a_lake_that_rivers_leave_is_where_water_ends_in_each_of_its_parts():
    """So none of it is a stray, which would be drained across the border, with all parts that the lake touches."""
    before, labels, chain, lake = _lake_beside_a_bed(0.25)
    z, after, way = drained(before, labels, chain, limit=0.1, fixed=lake, even=True, ends=True)
    assert np.array_equal(after[1:-1, 1:-1], labels[1:-1, 1:-1])
    assert (way[lake] == SHORE).all()
    assert (z[lake] == 50.0).all()
    _assert_runs_off(z, after, way)


def test_no_more_is_raised_than_the_cut_has_to_lose():
    """A cut of 40 m through the dam of a wide basin is 36 m where no more is allowed: little of the basin is raised."""
    z, labels, river = _behind_a_dam(5.0)
    after, _, _ = drained(z, labels, river, deepest=36.0)
    assert 30.0 < np.abs(after - z)[labels >= 0].max() <= 36.0
    assert 0 < (after - z)[(z > 6.0) & (z < 20.0)].mean() < 6.0


def _assert_runs_off(z, labels, way):
    for row, col in np.argwhere((labels >= 0) & (way < SHORE)):
        below = around(row, col)[way[row, col]]
        assert z[below] < z[row, col] and labels[below] == labels[row, col]
    assert not (way[labels >= 0] == UNSEEN).any()


@pytest.mark.parametrize("seed", range(10))
def test_less_is_moved_than_by_filling_alone(seed):
    """Summed over the land."""
    z, labels, _ = random_land(seed, nodes=1, wells=0)
    after, ground, _ = drained(z, labels, ALONE)
    land = ground != NOBODYS
    filled = np.where(land, np.inf, 0.0)
    for _ in range(400):  # relax until no water moves
        lowest = np.min(
            [np.roll(filled, (-down, -right), (0, 1)) for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS)], 0
        )
        filled = np.where(land, np.maximum(z, lowest), 0.0)
    moved = np.abs(after.astype(float) - z)[land].sum()
    assert 0 < moved < 0.8 * (filled - z)[land].sum()


def test_a_slope_that_a_border_cuts_off_from_the_sea_is_drained_over_the_border():
    """Not through the hill behind it."""
    labels = np.full((21, 30), NOBODYS, np.int32)
    labels[1:-1, 1:-1] = 0
    labels[1:-1, 15] = 1  # a strip that runs along the foot of the slope
    labels[1:-1, 16:-1] = NOBODYS
    row, col = np.indices(labels.shape)
    z = (50.0 - 3.0 * np.abs(col - 6) - 0.1 * np.abs(row - 10)).astype(np.float32)
    labels[[1, -2], 7:15] = 1
    kept, after, _ = drained(z, labels, ALONE, limit=1.0)
    assert np.array_equal(kept, z)
    assert np.count_nonzero(after == STRAY) > 0
    cut, _, _ = drained(z, labels, ALONE)
    assert np.abs(cut - z).max() > 5


@pytest.mark.parametrize("seed", range(20))
def test_labels_beside_strays_of_a_rectangle_are_missing_unless_wanted(seed):
    """Strays that touch each other, corners too, are one piece, as far as it reaches beyond the rectangle."""
    rng = np.random.default_rng(seed)
    labels = np.full((14, 16), -1, np.int32)
    labels[1:-1, 1:-1] = np.where(rng.random((12, 14)) < 0.3, STRAY, rng.integers(0, 60, (12, 14)))
    wanted, missing, (top, left, bottom, right) = rng.random(60) < 0.3, np.zeros(60, bool), (3, 4, 9, 11)
    pieces, _ = ndimage.label(labels == STRAY, np.ones((3, 3)))
    within = np.zeros(labels.shape, bool)
    within[top:bottom, left:right] = True
    reached = np.isin(pieces, np.setdiff1d(pieces[within], 0))
    beside = labels[ndimage.binary_dilation(reached, np.ones((3, 3))) & (labels >= 0)]
    strays = np.flatnonzero(labels == STRAY)
    beside_strays(strays, labels.copy(), wanted, GridCells(top, left, bottom - top, right - left), missing)
    assert np.flatnonzero(missing).tolist() == np.setdiff1d(beside, np.flatnonzero(wanted)).tolist()


@pytest.mark.parametrize("seed", range(5))
def test_the_strays_of_parts_are_listed_as_many_as_there_is_room_for(seed):
    """Part by part, each row by row, found in the boxes around its cells."""
    rng = np.random.default_rng(seed)
    labels = rng.choice([NOBODYS, STRAY, 0, 2, 3, 5], (7, 9)).astype(np.int32)
    direction = rng.choice([0, 7, SHORE, CHAIN, UNSEEN, LEFT_OVER], labels.shape).astype(np.uint8)
    boxes = np.zeros((6, 5), np.int64)
    _find_boxes(labels, boxes)
    for label in range(6):
        rows, cols = np.nonzero(labels == label)
        box = [rows.min(), cols.min(), rows.max() + 1, cols.max() + 1] if rows.size else [63, 63, 0, 0]
        assert boxes[label].tolist() == [*box, rows.size]
    names = np.array([0, 2, 3, 5])
    cells = [np.flatnonzero((labels == name) & (direction >= UNSEEN)) for name in names]
    for begin, end in ((0, 4), (1, 3), (3, 4)):
        wanted = np.concatenate(cells[begin:end])
        for room in (wanted.size, wanted.size // 2, 0):
            strays = np.full(room + 3, -77)
            _list_strays(Parts(names, boxes, 9), begin, end, labels.ravel(), direction.ravel(), strays[:room])
            assert strays.tolist() == [*wanted[:room], -77, -77, -77]


def row_of_cells(heights, labels, direction, fixed):
    """Return the `FloodedLand` of a row of cells amid the sea."""
    z = np.pad(np.array([heights], np.float32), 1)
    marks = np.pad(np.array([labels], np.int32), 1, constant_values=NOBODYS)
    ways = np.pad(np.array([direction], np.uint8), 1, constant_values=SHORE)
    offsets = np.array(ROW_OFFSETS) * z.shape[1] + np.array(COLUMN_OFFSETS)
    rows = z.copy().ravel(), z.ravel(), z.view(np.int32).ravel(), marks.ravel(), ways.ravel(), offsets
    return FloodedLand(*rows, 1e-3, np.inf, np.inf, np.pad(np.array([fixed], bool), 1).ravel(), True, False, np.inf)


def test_a_stray_runs_to_drained_land_beside_it_and_not_to_lower_land_that_is_not():
    land = row_of_cells([4, 5, 1], [0, STRAY, 1], [SHORE, UNSEEN, UNSEEN], [False] * 3)
    middle = np.array([7])
    _drain_strays(middle, land, room_for(9), np.zeros(2, np.int64))
    assert land.direction[middle] == 4  # west


def test_cells_are_of_one_lake_that_are_of_lakes_and_as_high():
    for heights, fixed, one in (
        ((2, 2), (True, True), True), ((2, 3), (True, True), False), ((2, 2), (True, False), False),
        ((2, 2), (False, True), False),
    ):  # fmt: skip
        assert _is_one_lake(row_of_cells(heights, [0, 0], [UNSEEN] * 2, fixed), 5, 6) == one
