"""Lakes and hollows of a DEM: each lake has one level and an outlet, and water runs off everywhere."""

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.raster.neighbours import ENDS
from headwaters.core.terrain.dem.conditioning import (
    LakeRules,
    _measure_level_ground,
    conditioned_dem,
    datum_of,
    drained,
)
from scipy import ndimage

from .lands import RULES, RUN, cells_of, noise, pits, steps


@pytest.mark.parametrize("kind", ["noise", "diamondsquare"])
@pytest.mark.parametrize("seed", range(3))
def test_water_runs_off_everywhere(kind, seed):
    z = noise(seed, kind=kind)
    made = conditioned_dem(RUN, cells_of(z), RULES)
    assert pits(made.z, made.lake > 0) == 0
    filled = fill(RUN, made.z, drainage_domain(RUN, np.ones(z.shape, bool)))[0]
    assert np.array_equal(filled, made.z)


@pytest.mark.parametrize("seed", range(3))
def test_drained_ground_has_directions_and_ends_and_nothing_else(seed):
    """Ends lie at its rim and at the sea."""
    z = noise(seed, (40, 50))
    land = z > np.quantile(z, 0.3)
    direction = drained(RUN, cells_of(z, land)).direction
    assert set(np.unique(direction[land])) <= {*range(8), ENDS}
    beside = np.pad(land, 1)
    inner = np.logical_and.reduce([np.roll(beside, step, (0, 1))[1:-1, 1:-1] for step in steps()])
    assert (direction[land & inner] < 8).all() and (direction[land] == ENDS).any()


@pytest.mark.parametrize("kind, cells", [("noise", 8.0), ("diamondsquare", 30.0)])
def test_water_runs_into_lakes_that_rose_while_hollows_were_opened(kind, cells):
    for seed in range(16):
        z = noise(seed, (64, 64), kind, 0.9)
        made = conditioned_dem(RUN, cells_of(z), RULES._replace(cells=cells))
        assert pits(made.z, made.lake > 0) == 0, seed


@pytest.mark.parametrize("seed", range(4))
def test_each_lake_has_one_level_and_lower_ground_where_it_leaves(seed):
    z = noise(seed, (96, 96))
    made = conditioned_dem(RUN, cells_of(z), RULES)
    assert made.lake.max() > 0
    for number in range(1, made.lake.max() + 1):
        inside = made.lake == number
        assert np.unique(made.z[inside]).tolist() == [np.float32(made.levels[number])]
        beside = np.full(z.shape, np.inf)
        wide = np.pad(np.where(inside, np.inf, made.z), 1, constant_values=-np.inf)  # water leaves over the rim too
        for down, right in steps():
            moved = wide[1 + down : 1 + down + z.shape[0], 1 + right : 1 + right + z.shape[1]]
            beside = np.minimum(beside, np.where(inside, moved, np.inf))
        assert beside.min() < made.levels[number]


def test_a_hollow_behind_a_thin_dam_is_opened_and_one_that_takes_a_gorge_is_a_lake():
    rows, cols = np.indices((60, 120))
    z = 200.0 + 0.5 * cols + 3.0 * np.abs(rows - 30)
    z[:, 60] += 40.0  # a dam one cell wide across the valley
    thin = conditioned_dem(RUN, cells_of(z), LakeRules())
    assert thin.lake.max() == 0
    assert np.abs(thin.z - z).max() > 25.0
    z = 200.0 + 0.5 * cols + 3.0 * np.abs(rows - 30)
    bowl = np.hypot(rows - 30, cols - 60) < 12
    z[bowl] = z[bowl].min() - 25.0
    wide = conditioned_dem(RUN, cells_of(z), LakeRules(deepest=5.0))
    assert wide.lake.max() == 1
    assert (wide.lake[bowl] == 1).mean() > 0.9


@pytest.mark.parametrize("seed, roughness", [(1, 0.3), (6, 0.3), (11, 0.3), (4, 0.6), (10, 0.6)])
def test_no_hollow_as_wide_as_a_lake_is_filled_and_dry(seed, roughness):
    """Behind a lake, behind a sill that another hollow has cut, behind a corner."""
    z = noise(seed, (96, 96), roughness=roughness)
    made = conditioned_dem(RUN, cells_of(z), RULES)
    rise = np.where(made.lake == 0, made.z - z, 0.0)
    patches, count = ndimage.label(rise > 10.0, np.ones((3, 3)))
    size, most = np.bincount(patches.ravel())[1:], ndimage.maximum(rise, patches, range(1, count + 1))
    assert not ((size >= RULES.cells) & (most > RULES.deepest)).any()


@pytest.mark.parametrize("seed", [0, 5, 7])
def test_hollows_are_opened_gently(seed):
    """Nearly none of what is cut or raised by a little changes by more than a third of the deepest cut."""
    z = noise(seed, (96, 96), "diamondsquare")
    made = conditioned_dem(RUN, cells_of(z), RULES)
    change = np.abs(made.z - z)[made.lake == 0]
    assert np.mean(change > 0.0) > 0.05
    assert np.mean(change > RULES.deepest / 3.0) < 0.012


def test_ground_that_is_level_already_is_a_lake():
    rows, cols = np.indices((50, 50))
    z = 300.0 + cols + 0.1 * rows
    water = (np.abs(rows - 25) < 8) & (np.abs(cols - 25) < 8)
    z[water] = z[water].min() - 1.0
    z[18:33, 10:18] = 316.0  # its banks in the west
    z[25, :18] = 300.0 + np.arange(18) * 0.5  # and the river that leaves it
    made = conditioned_dem(RUN, cells_of(z), LakeRules())
    assert (made.lake[water] > 0).all()
    assert np.unique(made.lake[water]).size == 1


def test_without_standing_water_there_is_no_lake():
    made = conditioned_dem(RUN, cells_of(noise(1)), RULES._replace(stand=False))
    assert made.lake.max() == 0
    assert pits(made.z, made.lake > 0) == 0


def test_lakes_that_somebody_drew_have_one_level():
    z = noise(2)
    given = np.zeros(z.shape, np.int32)
    given[20:30, 30:45] = 7
    made = conditioned_dem(RUN, cells_of(z), RULES._replace(stand=False, given=given))
    assert np.array_equal(made.lake > 0, given > 0)
    assert np.unique(made.z[given > 0]).size == 1
    assert pits(made.z, made.lake > 0) == 0


@pytest.mark.parametrize("seed", range(3))
def test_a_second_time_nothing_changes(seed):
    made = conditioned_dem(RUN, cells_of(noise(seed)), RULES)
    again = conditioned_dem(RUN, cells_of(made.z), RULES)
    assert np.array_equal(made.z, again.z)


def test_heights_that_are_all_greater_give_the_same_lakes():
    z = np.round(noise(3) * 64) / 64  # so that sums are exact in float32
    one, other = (conditioned_dem(RUN, cells_of(z + more), RULES) for more in (0.0, 1024.0))
    assert np.array_equal(one.lake > 0, other.lake > 0)
    assert np.allclose(other.z - 1024.0, one.z, rtol=0, atol=0.05)


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_turned_dem_has_turned_lakes(turns):
    z = noise(4, (70, 70))
    one, other = (conditioned_dem(RUN, cells_of(each), RULES) for each in (z, np.ascontiguousarray(np.rot90(z, turns))))
    assert (np.rot90(one.lake > 0, turns) == (other.lake > 0)).mean() > 0.999
    assert (np.abs(np.rot90(one.z, turns) - other.z) < 0.05).mean() > 0.99


def test_ground_that_drains_stays_as_it_is():
    rows, cols = np.indices((30, 40))
    z = (100.0 + rows + 0.3 * cols).astype(np.float32)
    assert np.array_equal(conditioned_dem(RUN, cells_of(z), RULES).z, z)


@pytest.mark.parametrize("lowest", [-11_000.0, -420.3, -1.0, 0.0, 3.0, 8848.0])
def test_land_lies_above_the_datum_and_loses_no_digit(lowest):
    z = np.float32(lowest) + np.linspace(0, 500, 1000, dtype=np.float32)[:, np.newaxis] * np.ones(4, np.float32)
    datum = np.float32(datum_of(z, np.ones(z.shape, bool)))
    over = z - datum
    assert over.min() >= 9.9
    assert np.abs((over + datum) - z).max() <= np.spacing(np.float32(abs(lowest) + 510.0))


@pytest.mark.parametrize("corner", [(-1, -1), (-1, 1), (1, -1), (1, 1)])
def test_ground_as_low_as_the_lake_that_it_touches_at_a_corner_runs_into_it(corner):
    rows, cols = np.indices((50, 50))
    z = 310.0 + cols // 5
    water = (np.abs(rows - 25) < 8) & (np.abs(cols - 25) < 8)
    z[water] = 308.0
    z[25, :18] = 307.0 - np.arange(18)[::-1] // 9  # the river that leaves it
    z[25 + 8 * corner[0], 25 + 8 * corner[1]] = 308.0
    made = conditioned_dem(RUN, cells_of(z), LakeRules(depth=1.0, whole=True))
    assert (made.lake[water] > 0).all()
    assert pits(made.z, made.lake > 0) == 0


@pytest.mark.parametrize("seed", range(6))
def test_water_runs_off_from_land_of_whole_metres(seed):
    z = np.round(noise(seed, (96, 128)) * 0.04)
    made = conditioned_dem(RUN, cells_of(z), LakeRules(deepest=1.0, depth=1.0, whole=True))
    assert made.lake.max() > 0
    assert pits(made.z, made.lake > 0) == 0


@pytest.mark.parametrize("seed", range(4))
def test_level_ground_is_measured_with_what_lies_around_it(seed):
    """Its cells, those with their own all around, all beside it on land, and of these those that are lower."""
    rng, shape = np.random.default_rng(seed), (7, 9)
    groups, land = rng.choice(4, shape, p=[0.2, 0.6, 0.1, 0.1]), rng.random(shape) < 0.8
    z, sums = rng.integers(0, 3, shape).astype(np.float32), np.zeros((4, 4))
    _measure_level_ground(groups, z, land, sums)
    wanted = np.zeros((4, 4))
    for row, col in np.ndindex(shape):
        group = groups[row, col]
        around = [(r, c) for r, c in np.ndindex(shape) if max(abs(r - row), abs(c - col)) == 1]
        others = [at for at in around if groups[at] != group]
        beside = [at for at in others if land[at]]
        inner = len(around) == 8 and not others
        wanted[group] += [1, inner, len(beside), sum(z[at] < z[row, col] for at in beside)]
    assert np.array_equal(sums[1:], wanted[1:])
