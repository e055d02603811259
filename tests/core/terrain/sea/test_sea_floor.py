"""The sea off a coast: a shelf, a slope with canyons, the deep sea; the same in every window."""

import numpy as np
import pytest
from headwaters.core.plane.land import area, contained, nearest_shore_places, shores
from headwaters.core.plane.types import Land
from headwaters.core.terrain.rendering.shore_distances import find_shore_distances, shore_segments
from headwaters.core.terrain.sea.canyons import canyon_cuts
from headwaters.core.terrain.sea.lattice import SeaLattice
from headwaters.core.terrain.sea.sea_floor import depth_at, prepare_sea_floor, sea_heights
from headwaters.core.terrain.sea.sea_shape import SeaShape
from headwaters.tests.core.growth.coasts import closed, random_island

NONE = np.empty((0, 3))
FULL = SeaShape()


def floor_of(land, heights=NONE, mouths=NONE, seed=3):
    return prepare_sea_floor(list(land.rings), FULL.beside(np.sqrt(area(land))), seed, heights, mouths)


def square(side, *holes):
    return Land((closed([[0, 0], [side, 0], [side, side], [0, side]]), *holes))


def places(size, count, aside=0.0):
    steps = np.linspace(-size, size, count) + aside
    return np.meshgrid(steps, steps)


@pytest.mark.parametrize("seed, size", [(1, 60_000.0), (2, 3_000.0), (3, 500_000.0)])
def test_shores_are_as_far_as_the_nearest_of_all(seed, size):
    land = random_island(seed, seas=seed % 3)
    x, y = places(size, 61)
    away = nearest_shore_places(shores(land), np.column_stack([x.ravel(), y.ravel()])).distance.reshape(x.shape)
    found = np.zeros(x.shape)
    find_shore_distances(shore_segments(land.rings), x, y, found)
    assert np.allclose(found, away, atol=1e-6)


def test_a_part_of_the_sea_is_the_same_part_of_the_whole():
    sea = floor_of(random_island(5, seas=2))
    x, y = places(90_000.0, 100)
    whole = sea_heights(sea, x, y)
    part = np.s_[37:62, 3:90]
    assert np.array_equal(sea_heights(sea, x[part], y[part]), whole[part])
    wanted = (x + y) > 0
    assert np.array_equal(sea_heights(sea, x, y, wanted), np.where(wanted, whole, np.nan), equal_nan=True)


def test_depth_grows_from_shore_to_shelf_to_slope_to_foot():
    way = np.linspace(0, FULL.width, 5_001)
    depth = depth_at(way, FULL.shelf_width, FULL)
    assert depth[0] == 0.0 and depth[-1] == FULL.depth
    assert (np.diff(depth) >= 0).all()
    assert 100 <= depth_at(FULL.shelf_width, FULL.shelf_width, FULL) <= 150
    fall = np.diff(depth) / np.diff(way)
    on_shelf, on_slope = fall[(way[1:] > 2_000) & (way[1:] < 7_900)], fall[(way[1:] > 8_100) & (way[1:] < 15_000)]
    assert on_shelf.max() < 0.03 < on_slope.min()


def test_the_sea_begins_at_the_shore_and_ends_in_the_depth():
    land = random_island(4)
    sea = floor_of(land)
    ring = land.rings[0]
    beside = sea_heights(sea, ring[:, :1].copy(), ring[:, 1:].copy())
    assert (beside < 0).all() and (beside >= -0.3).all()
    low, high = ring.min(axis=0), ring.max(axis=0)
    middle = np.array([[(low[1] + high[1]) / 2]])
    for reach in (1.01, 3.0, 1_000.0):
        far = np.array([[high[0] + reach * FULL.width]])
        assert sea_heights(sea, far, middle)[0, 0] == pytest.approx(-sea.shape.depth)
    x, y = places(90_000.0, 300)
    at_sea = ~contained(shores(land), np.column_stack([x.ravel(), y.ravel()])).reshape(x.shape)
    z = sea_heights(sea, x, y, at_sea)
    assert np.nanmin(z) >= -sea.shape.depth - 1e-9 and np.nanmax(z) < 0


def test_small_islands_stand_in_small_seas():
    for side in (80_000.0, 5_000.0):
        sea = floor_of(square(side))
        scale = min(1.0, side / 50_000)
        row = np.linspace(-FULL.width * scale, -100.0 * scale, 400)
        z = sea_heights(sea, row[None], np.full((1, 400), side / 2))[0]
        edge = -row[np.argmax(z > -FULL.shelf_depth * scale)]
        assert 0.2 * FULL.shelf_width * scale < edge < 3 * FULL.shelf_width * scale
        assert z[0] == pytest.approx(-FULL.depth * scale)


def test_an_inland_sea_is_shallow():
    hole = closed([[4_000, 4_000], [4_000, 6_000], [6_000, 6_000], [6_000, 4_000]])
    x, y = np.meshgrid(np.linspace(4_050, 5_950, 30), np.linspace(4_050, 5_950, 30))
    z = sea_heights(floor_of(square(80_000, hole)), x, y)
    assert -60 < z.min() < -15


def test_the_shelf_is_wide_off_gentle_coasts_and_narrow_off_steep_ones():
    land = square(100_000.0)
    rng = np.random.default_rng(1)
    xy = rng.uniform(0, 100_000, (2_000, 2))
    for seed in range(3):
        sea = floor_of(land, np.column_stack([xy, 5.0 + 1_500 * (xy[:, 0] < 50_000)]), seed=seed)
        y = np.linspace(20_000, 80_000, 121)
        shallow = []
        for beyond in (-9_000.0, 109_000.0):
            z = sea_heights(sea, np.full((121, 1), beyond), y[:, None])
            shallow.append(np.mean(z > -FULL.shelf_depth))
        assert shallow[0] < 0.2 and shallow[1] > 0.8


def test_large_rivers_have_canyons_off_their_mouths():
    land = square(100_000.0)
    mouth = np.array([[0.0, 50_000.0, 60.0]])
    with_river, without = floor_of(land, mouths=mouth), floor_of(land)
    x, y = np.meshgrid(np.linspace(-45_000, -500, 300), np.linspace(20_000, 80_000, 300))
    cut = sea_heights(without, x, y) - sea_heights(with_river, x, y)
    assert cut.max() > 100
    assert np.quantile(np.abs(cut), 0.5) < 5
    deepest = [np.unravel_index(np.argmax(cut * ((x > west) & (x < west + 6_000))), x.shape) for west in (-20e3, -12e3)]
    assert all(abs(y[place] - 50_000) < 20_000 for place in deepest)


@pytest.mark.parametrize("degrees", [0, 10, 22.5, 35, 45, 70])
def test_canyons_run_the_way_the_slope_falls(degrees):
    """And not along the rows, columns and diagonals of the lattice."""
    size, cell = 201, 400.0
    east, north = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    lattice = SeaLattice(0.0, size * cell, cell, np.zeros((size, size), bool))
    x, y = lattice.places()
    mouth = np.array([8_000.0, 8_000.0])
    along = (x - mouth[0]) * east + (y - mouth[1]) * north
    depth = np.clip(along / 60_000.0, 0.0, 0.999) * FULL.depth
    with_river, without = (canyon_cuts(lattice, depth, FULL, mouths) for mouths in (np.array([[*mouth, 200.0]]), NONE))
    by_river = (with_river - without) * (along < 40_000)
    across = (x - mouth[0]) * -north + (y - mouth[1]) * east
    deep = by_river > 0.5 * by_river.max()
    assert deep.sum() > 50
    assert np.abs(across[deep]).max() < 3 * cell


def test_no_crease_runs_between_two_shores():
    """Halfway between two islands, where as much sea lies to both, the floor bends gently."""
    one, other = square(60_000.0).rings[0], square(60_000.0).rings[0] + [90_000.0, 0.0]
    sea = prepare_sea_floor([one, other], FULL, 3, NONE, NONE)
    x, y = np.meshgrid(np.arange(60_500.0, 89_500.0, 100.0), np.arange(10_000.0, 50_000.0, 100.0))
    z = sea_heights(sea, x, y).mean(axis=0)
    middle = slice(z.size // 2 - 20, z.size // 2 + 20)
    crease = 2 * np.abs(np.diff(z)).max()  # what two slopes make that meet as they are
    assert np.abs(np.diff(z[middle], 2)).max() < 0.15 * crease


def test_a_shore_of_short_straight_pieces_makes_no_facets_on_the_floor():
    """A lattice cell off a shore in steps the floor bends no more sharply along it than beside one without."""
    side = np.arange(0.0, 60_000.0, 150.0)
    steps = np.column_stack([np.repeat(side, 2), np.tile([0.0, 90.0, 90.0, 0.0], side.size // 2)])
    stepped = closed([*steps.tolist(), [60_000.0, 0.0], [60_000.0, 60_000.0], [0.0, 60_000.0]])
    x, y = np.meshgrid(np.arange(25_000.0, 35_000.0, 10.0), [-450.0])
    turns = []
    for ring in (stepped, square(60_000.0).rings[0]):
        depth = -sea_heights(prepare_sea_floor([ring], FULL, 3, NONE, NONE), x, y)[0]
        turns.append(np.abs(np.diff(depth, 2)).max())
    assert turns[0] < 1.5 * turns[1]


def test_an_islet_smaller_than_the_lattice_has_a_shore_too():
    islet = closed([[-20_000, 0], [-19_950, 0], [-19_950, 50], [-20_000, 50]])
    sea = prepare_sea_floor([square(100_000.0).rings[0], islet], FULL, 3, NONE, NONE)
    x = np.array([[-19_940.0, -19_700.0, -14_000.0]])
    z = sea_heights(sea, x, np.full((1, 3), 25.0))[0]
    assert z[0] > -1.5 and z[0] > z[1] > -40
