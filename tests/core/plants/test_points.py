"""Single plants: how dense they stand, how far apart, on what, and that they follow from the seed and the map alone."""

import numpy as np
import pytest
from headwaters.core.plants import classes
from headwaters.core.plants import points as p
from headwaters.core.plants.classes import PlantClass
from headwaters.core.run.run import Run
from hypothesis import given
from hypothesis import strategies as st
from scipy.spatial import cKDTree

CELL, MOST = 20.0, 40.0
X, Y = 500_000.0, 5_600_000.0


def map_of(shape, x=X, y=Y, cell=CELL, width=CELL):
    return p.PlantMap(x, y, cell, cell, np.full(shape[0], width), np.full(shape[0], CELL))


def plants(codes, most=MOST, seed=7, **place):
    """Return all plants of a raster of classes as arrays: x, y, class and height, sorted."""
    where = map_of(codes.shape, **place)
    lattice = p.plant_lattice(most, CELL / where.dy, seed)
    found = list(p.find_plants(Run(), codes, where, lattice))
    rows = np.concatenate([np.column_stack([each.xy, each.code, each.height]) for each in found])
    return rows[np.lexsort(rows.T[:2])]


def patchwork(rng, shape, side=5):
    """Return a raster of classes in patches."""
    small = rng.integers(0, len(classes.CLASS_NAMES), (shape[0] // side + 1, shape[1] // side + 1))
    return np.repeat(np.repeat(small, side, 0), side, 1)[: shape[0], : shape[1]].astype(np.uint8)


@pytest.mark.parametrize("code", sorted(p.COVERS))
def test_each_class_has_as_many_plants_as_it_is_dense(code):
    """Up to a tenth, and DENSITY is what the densest has."""
    found = plants(np.full((150, 150), code, np.uint8), 100.0)
    wanted = p.COVERS[code].density * 100 * (150 * CELL) ** 2 / 1e4
    assert len(found) == pytest.approx(wanted, rel=0.1)
    assert p.COVERS[code].density <= 1


@given(st.integers(0, 10**6), st.floats(1, 200), st.integers(1, 2**31 - 1))
def test_no_two_plants_stand_nearer_than_the_radii_of_their_classes(number, most, seed):
    codes = patchwork(np.random.default_rng(number), (23, 31))
    found = plants(codes, most, seed)
    lattice = p.plant_lattice(most, 1.0, seed)
    if len(found) < 2:
        return
    radius = lattice.radius[found[:, 2].astype(int)]
    pairs = cKDTree(found[:, :2]).query_pairs(2 * radius.max(), output_type="ndarray")
    apart = np.hypot(*(found[pairs[:, 0], :2] - found[pairs[:, 1], :2]).T)
    assert (apart >= radius[pairs].sum(axis=1)).all()


@given(st.integers(0, 10**6))
def test_plants_stand_on_their_class_and_none_on_water_snow_rock_or_nothing(number):
    codes = patchwork(np.random.default_rng(number), (23, 31), 2)
    codes[5:9, 3:12] = classes.NO_CLASS
    found = plants(codes, 100.0)
    rows, cols = ((Y - found[:, 1]) // CELL).astype(int), ((found[:, 0] - X) // CELL).astype(int)
    assert np.array_equal(codes[rows, cols], found[:, 2])
    bare = (PlantClass.WATER, PlantClass.RIVER, PlantClass.SNOW, PlantClass.ROCK, classes.NO_CLASS)
    assert not np.isin(found[:, 2], bare).any()


@pytest.mark.parametrize("squares", [1, 1000, 7000])
def test_strips_change_neither_plants_nor_their_order(squares, monkeypatch):
    codes = patchwork(np.random.default_rng(2), (60, 45))
    where, lattice = map_of(codes.shape), p.plant_lattice(MOST, 1.0, 7)
    whole = list(p.find_plants(Run(), codes, where, lattice))
    monkeypatch.setattr(p, "SQUARES_OF_STRIP", squares)
    parts = list(p.find_plants(Run(), codes, where, lattice))
    assert len(parts) > len(whole) == 1
    assert np.array_equal(np.concatenate([each.xy for each in parts]), whole[0].xy)
    assert np.array_equal(np.concatenate([each.height for each in parts]), whole[0].height)


@given(st.integers(0, 40), st.integers(0, 30), st.integers(0, 10**6))
def test_a_window_of_the_map_has_the_plants_of_the_whole(top, left, number):
    """But for those nearer to its rim than two plants stand apart at most."""
    codes = patchwork(np.random.default_rng(number), (60, 50))
    whole = plants(codes, 100.0)
    part = plants(codes[top : top + 20, left : left + 20], 100.0, x=X + left * CELL, y=Y - top * CELL)
    reach = 2 * p.plant_lattice(100.0, 1.0, 7).radius.max()
    west, north = X + left * CELL, Y - top * CELL
    low, high = np.array([west, north - 20 * CELL]) + reach, np.array([west + 20 * CELL, north]) - reach

    def inside(found):
        return found[((found[:, :2] > low) & (found[:, :2] < high)).all(axis=1)]

    assert np.array_equal(inside(part), inside(whole))
    assert len(inside(whole)) > 0 or np.isin(codes[top : top + 20, left : left + 20], range(4)).mean() > 0.1


@pytest.mark.parametrize("seed", range(10))
def test_of_plants_that_are_too_near_the_one_of_the_lowest_rank_stands_and_of_equal_ones_the_first(seed):
    """On whole metres: at just the distance of both radii they are far enough apart."""
    rng, shape = np.random.default_rng(seed), (6, 7)
    where, lattice = map_of((20, 20), 0.0, 20.0, 1.0, 1.0), p.plant_lattice(MOST, 1.0, 7)
    where.cell_height[:] = 1.0
    lattice = lattice._replace(side=2.0, radius=np.array([1.0, 2.0]))
    x, y = 2.0 * np.arange(7) + rng.integers(0, 2, shape), 2.0 * np.arange(6)[:, None] + rng.integers(1, 3, shape)
    found = p._Candidates(rng.integers(-1, 2, shape).astype(np.int16), x, y, rng.integers(0, 3, shape))
    there, radius = [tuple(cell) for cell in np.argwhere(found.code != p.NO_PLANT)], lattice.radius[found.code]
    for one in there:
        apart = {other: np.hypot(x[other] - x[one], y[other] - y[one]) for other in there}
        near = [other for other in there if apart[other] < radius[other] + radius[one]]
        first = min(near, key=lambda cell: (found.rank[cell], cell))
        assert p._is_first(*one, where, lattice, found) == (first == one)


def test_plants_stand_in_all_rows_and_columns_and_none_of_classes_that_are_not_known():
    codes = np.full((6, 6), PlantClass.CONIFERS, np.uint8)
    found = plants(codes, 400.0)
    assert set(((Y - found[:, 1]) // CELL).astype(int)) == set(((found[:, 0] - X) // CELL).astype(int)) == set(range(6))
    assert len(plants(np.full((6, 6), len(p.plant_lattice(MOST, 1.0, 7).wanted), np.uint8))) == 0


def test_a_seed_gives_the_same_plants_and_another_others():
    codes = np.full((20, 20), PlantClass.CONIFERS, np.uint8)
    assert np.array_equal(plants(codes), plants(codes))
    assert not np.array_equal(plants(codes)[:20], plants(codes, seed=8)[:20])


def test_a_place_is_left_empty_only_where_another_plant_is_too_near():
    """Of the candidates of the densest class, each that is no plant has one of a lower rank within the distance."""
    codes = np.full((12, 12), PlantClass.CONIFERS, np.uint8)
    where, lattice = map_of(codes.shape), p.plant_lattice(MOST, 1.0, 7)
    row, col = int(np.floor((Y - 240) / lattice.side)), int(np.floor(X / lattice.side))
    count = int(240 / lattice.side) + 2
    code, rank = np.full((count, count), p.NO_PLANT, np.int16), np.zeros((count, count), np.int64)
    found = p._Candidates(code, *np.zeros((2, count, count)), rank)
    p._draw_candidates(codes, 0, where, lattice, row, col, found)
    there = found.code >= 0
    x, y, rank = found.x[there], found.y[there], found.rank[there]
    apart = np.hypot(x[:, None] - x, y[:, None] - y)
    first = ~((apart < 2 * lattice.radius[PlantClass.CONIFERS]) & (rank[None] < rank[:, None])).any(axis=1)
    truth = np.column_stack([x, y])[first]
    assert np.array_equal(truth[np.lexsort(truth.T)], plants(codes)[:, :2])


@pytest.mark.parametrize("share", [1.0, 0.6, 0.3])
def test_cells_that_are_narrower_on_the_ground_have_fewer_plants(share):
    """As those of maps in degrees are away from the equator: up to a fifth fewer for their area, and never more."""
    codes = np.full((150, 150), PlantClass.CONIFERS, np.uint8)
    found = plants(codes, x=10.0, y=60.0, cell=CELL / 111_320, width=share * CELL)
    assert 0.8 < len(found) / (share * MOST * (150 * CELL) ** 2 / 1e4) < 1.01
    metres = (found[:, :2] - found[0, :2]) * 111_320 * np.array([share, 1.0])
    apart = 2 * p.plant_lattice(MOST, 1.0, 7).radius[PlantClass.CONIFERS]
    assert cKDTree(metres).query(metres, 2)[0][:, 1].min() >= apart - 1e-6


def test_heights_are_those_of_the_kind_give_or_take():
    codes = np.full((60, 60), PlantClass.MIXED_FOREST, np.uint8)
    where, lattice = map_of(codes.shape), p.plant_lattice(MOST, 1.0, 7)
    (made,) = p.find_plants(Run(), codes, where, lattice)
    usual = np.where(np.array(made.kind) == "conifer", p.CONIFER.height, p.BROADLEAF_TREE.height)
    assert 0.4 < np.mean(np.array(made.kind) == "conifer") < 0.6
    assert ((made.height >= 0.6 * usual) & (made.height <= 1.2 * usual)).all() and np.ptp(made.height) > 10


def test_large_cells_have_as_many_plants_as_small_ones():
    codes = np.full((3, 3), PlantClass.STEPPE, np.uint8)
    where = p.PlantMap(X, Y, 2000.0, 2000.0, np.full(3, 2000.0), np.full(3, 2000.0))
    found = list(p.find_plants(Run(), codes, where, p.plant_lattice(1000.0, 1.0, 7)))
    assert sum(map(len, (each.code for each in found))) == pytest.approx(40 * 3600, rel=0.1)


def test_no_plants_stand_where_the_map_has_no_ground():
    """As beyond a pole."""
    assert len(plants(np.full((9, 9), PlantClass.CONIFERS, np.uint8), width=0.0)) == 0
