"""Lakes of a map are level and have one outlet; crossings let water through dams and change nothing else."""

import numpy as np
from headwaters.core.depressions.crossings import cells_along, cut_through, way_through
from headwaters.core.depressions.fill import fill
from headwaters.core.depressions.map_lakes import level_lakes, level_surfaces, with_one_outlet
from headwaters.core.flow.directions.d8_cycles import find_cycle
from headwaters.core.flow.directions.directions import d8
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.raster.grid import step_lengths
from headwaters.core.raster.neighbours import ENDS, NO_DIRECTION
from headwaters.core.run.run import Run
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples, random_dem
from ..flow.flows import target


def random_lakes(rng, shape):
    """Return a few rectangles as lakes, the last on top, and how many there are."""
    lakes, count = np.zeros(shape, np.int32), int(rng.integers(1, 6))
    for lake in range(1, count + 1):
        row, col = rng.integers(0, shape[0]), rng.integers(0, shape[1])
        lakes[row : row + rng.integers(1, 12), col : col + rng.integers(1, 12)] = lake
    return lakes, count


@given(some.integers(0, 10**6))
@examples(40)
def test_lakes_stand_at_the_lowest_ground_of_their_shore(seed):
    z, valid = random_dem(seed)
    lakes, count = random_lakes(np.random.default_rng(seed), z.shape)
    found, wet = level_lakes(Run(), z, valid, lakes, count)
    assert found.dtype == z.dtype
    assert np.array_equal(found[lakes == 0], z[lakes == 0])
    for lake in range(1, count + 1):
        here = lakes == lake
        if not here.any():
            continue
        near = np.pad(here, 1)
        near = np.any([np.roll(near, (r, c), (0, 1)) for r in (-1, 0, 1) for c in (-1, 0, 1)], axis=0)[1:-1, 1:-1]
        shore = near & valid & (lakes == 0)
        heights = z[shore] if shore.any() else z[here & valid]
        assert wet[here].all() == (heights.size > 0)
        if heights.size:
            assert (found[here] == heights.min()).all()


def lakes_left(codes, lakes):
    """Return for each lake the cells from which its water leaves it."""
    left = {}
    for at in zip(*np.nonzero((lakes > 0) & (codes != NO_DIRECTION))):
        if codes[at] == ENDS or lakes[target(codes, *at)] != lakes[at]:
            left.setdefault(int(lakes[at]), []).append(at)
    return left


def pieces(lake):
    """Return how many pieces some cells make that touch at corners, too."""
    from scipy import ndimage

    return ndimage.label(lake, np.ones((3, 3)))[1]


@given(some.integers(0, 10**6))
@examples(60)
def test_the_water_of_a_lake_leaves_in_one_place(seed):
    z, valid = random_dem(seed)
    lakes, count = random_lakes(np.random.default_rng(seed), z.shape)
    z, wet = level_lakes(Run(), z, valid, lakes, count)
    lakes, valid = np.where(wet, lakes, 0), valid | wet
    domain = drainage_domain(Run(), valid)
    surface = fill(Run(), z, domain)[0]
    side = np.ones(z.shape[0])
    before, _ = d8(Run(), surface, domain, step_lengths(side, side))
    codes, redirected = with_one_outlet(Run(), before, surface, lakes, count)
    assert find_cycle(Run(), codes) == -1
    assert np.array_equal(codes[lakes == 0], before[lakes == 0])
    had, left = lakes_left(before, lakes), lakes_left(codes, lakes)
    assert redirected == sum(len(cells) > 1 for cells in had.values())
    for lake, cells in left.items():
        assert len(cells) == 1 or pieces(lakes == lake) > 1
        assert set(cells) <= set(had[lake])
    below = surface.astype(float)
    for at in zip(*np.nonzero(codes < 8)):
        assert below[target(codes, *at)] <= below[at]


@given(some.integers(0, 10**6))
@examples(100)
def test_of_places_where_a_lake_may_leave_the_one_to_the_lowest_ground_is_kept_and_of_equal_ones_the_first(seed):
    rng = np.random.default_rng(seed)
    z = rng.integers(0, 4, rng.integers(3, 7, 2)).astype(np.float32)
    lakes, known = np.zeros(z.shape, np.int32), np.ones(z.shape, bool)
    row, col = rng.integers(0, z.shape)
    lakes[row : row + 3, col : col + 3] = 1
    z, _ = level_lakes(Run(), z, known, lakes, 1)
    domain, side = drainage_domain(Run(), known), np.ones(z.shape[0])
    surface = fill(Run(), z, domain)[0]
    before, _ = d8(Run(), surface, domain, step_lengths(side, side))
    codes, redirected = with_one_outlet(Run(), before, surface, lakes, 1)
    beyond = {}
    had = lakes_left(before, lakes)[1]
    for cell in had:
        at = to = target(before, *cell)
        while at is not None and lakes[at] == 0:
            at = target(before, *at)
        if at is None:
            beyond[cell] = -np.inf if to is None else surface[to]
    assert lakes_left(codes, lakes)[1] == [min(beyond, key=beyond.get)]
    assert redirected == (len(had) > 1)


def test_level_surfaces_are_cells_of_one_height_that_touch():
    z = np.array([[3, 3, 5, 5], [3, 4, 5, 0], [7, 3, 5, 0], [5, 5, 0, 0]], np.int16)
    land = np.ones(z.shape, bool)
    land[0, 3] = False
    found, count = level_surfaces(Run(), z, land, np.array([1.0, 1, 2, 1]), 3.0)
    assert count == 3 and found.tolist() == [[1, 1, 2, 0], [1, 0, 2, 3], [0, 0, 2, 3], [0, 0, 3, 3]]


def test_a_line_meets_cells_one_beside_the_other():
    cells = cells_along(np.array([0.5, 7.2, 7.2]), np.array([0.5, 3.9, 9.0]), (8, 8))
    row, col = np.divmod(cells, 8)
    assert (row[0], col[0]) == (0, 0) and row[-1] == 7
    assert np.maximum(np.abs(np.diff(row)), np.abs(np.diff(col))).max() == 1


def dam():
    """Return a valley that falls to the east behind a dam two cells wide, with a dip on the dam's crest elsewhere."""
    rows, cols = np.indices((9, 20))
    z = 50.0 - cols + 3 * np.abs(rows - 4)
    z[:, 10:12] = 60
    z[1, 10:12] = 57
    return z


def test_water_runs_through_a_dam_where_there_is_a_crossing_and_nowhere_else_is_cut():
    z = dam()
    known = np.ones(z.shape, bool)
    domain = drainage_domain(Run(), known)
    assert fill(Run(), z, domain)[0][4, 9] > z[4, 9]
    drawn = cells_along(np.array([9.5, 12.5]), np.array([4.5, 4.5]), z.shape)
    marked = way_through(z, known, 4, 10, (3, 4))
    for way in (drawn, drawn[::-1], marked):
        cut, cuts = cut_through(Run(), z, known, [way])
        changed = np.argwhere(cut != z).tolist()
        assert changed == [[4, 10], [4, 11]] and cuts.cells == 2 and cuts.total > 0
        assert fill(Run(), cut, domain)[0][4, 9] == z[4, 9] and (cut[4, 8:13] >= z[4, 14]).all()
    assert way_through(z, np.zeros_like(known), 4, 10, (3, 4)).size == 0
