"""Where slopes are given no river stands on a dyke: rivers lie low enough, and the ground beside them high enough."""

from functools import cache

import numpy as np
import pytest
from headwaters.core.plane.types import Land
from headwaters.core.run.run import Run
from headwaters.core.terrain.courses.courses import find_courses
from headwaters.core.terrain.relief import given_slopes
from headwaters.core.terrain.relief.given_slopes import (
    FAN_SHARE,
    GENTLEST,
    GROUND_SLOPE_SHARE,
    LEAST_LOWERED,
    RIVER_SLOPE_SHARE,
    _let_fall,
    lowered_rivers,
    lowest_ground,
    slope_between,
    with_floors,
)
from headwaters.core.terrain.relief.levels import find_level, plane_window
from headwaters.core.terrain.relief.solving import ReliefAims, find_relief
from headwaters.tests.core.growth.coasts import closed, random_island
from headwaters.tests.core.terrain.rivers import courses_of
from headwaters.tests.core.terrain.worlds import constant, grown_world

CELL, SMALL_CELL = 100.0, 20.0
SLOPE = 0.1
LAND_SLOPE, RIVER_SLOPE = 0.05, 0.01  # of an island that grew
BESIDE = 3  # cells of a river, which it may fall by to the cell that lies beside it where it turns
ROWS, COLS, HEAD = 180, 260, 159.5
APART = 40  # cells between two rivers
UPPER, LOWER = 110, 70  # rows


def two_rivers(heights):
    """Return a level of a block of land with two rivers from east to west, the upper and the lower at some heights."""
    land, courses = rivers_on_land((UPPER, LOWER), heights)
    return find_level(Run(), land, courses, plane_window(land, CELL))


def rivers_on_land(rows, heights):
    """Return a block of land, and courses from east to west on it, on some rows at some heights."""
    land = Land((closed(CELL * np.array([[0, 0], [COLS, 0], [COLS, ROWS], [0, ROWS]])),))
    lines = []
    for row, height in zip(rows, heights):
        x = CELL * np.arange(HEAD, -0.5, -1.0)
        z = np.minimum(height, 0.04 * np.maximum(x, 0.0)) + 1e-4 * x
        lines.append(np.column_stack([x, np.full(x.size, CELL * (row + 0.5)), z]))
        lines[-1][-1, 2] = 0.0
    return land, courses_of(lines, [-1] * len(lines))


def both(level, slope=SLOPE):
    """Return heights of rivers as they were asked for, as they may be, and the lowest ground beside them."""
    slopes, z = np.full(level.land.shape, slope), np.zeros(level.land.shape)
    found = lowered_rivers(level, level.rivers.z, slopes, z)
    return level.rivers.z, found, lowest_ground(level, found, slopes, z)


def in_the_middle(level, heights):
    """Return the heights of the upper and of the lower river halfway along."""
    middle = np.flatnonzero(level.rivers.cell % level.land.shape[1] == 120)
    return [heights[each] for each in sorted(middle, key=lambda each: level.rivers.cell[each])]


def test_rivers_that_leave_room_for_a_ridge_keep_their_heights():
    level = two_rivers((300.0, 300.0 - 0.9 * RIVER_SLOPE_SHARE * SLOPE * APART * CELL))
    asked, found, _ = both(level)
    inland = level.rivers.cell % level.land.shape[1] > 20
    assert np.allclose(asked[inland], found[inland], atol=0.02)


def test_a_river_too_high_above_another_is_lowered_and_no_more_than_it_must():
    level = two_rivers((400.0, 20.0))
    upper, lower = in_the_middle(level, both(level)[1])
    assert lower == pytest.approx(in_the_middle(level, level.rivers.z)[1], abs=0.02)
    rise = RIVER_SLOPE_SHARE * SLOPE * APART * CELL
    assert upper == pytest.approx(lower + rise, abs=0.02 * rise)


def test_the_gentler_the_land_the_lower_rivers_are():
    level = two_rivers((400.0, 20.0))
    found = [both(level, slope)[1] for slope in (0.02, 0.05, 0.1, 0.3)]
    assert all((low <= high + 1e-9).all() and (low < high - 1.0).any() for low, high in zip(found, found[1:]))


def test_lowered_rivers_fall_downstream():
    level = two_rivers((400.0, 20.0))
    found, below = both(level)[1], level.rivers.below
    assert (found[below >= 0] > found[below[below >= 0]] - 0.02).all()


def test_a_river_over_the_floor_of_a_lower_one_falls_away_in_a_fan():
    level, floor = two_rivers((40.0, 20.0)), 20.0
    _, found, lowest = both(level)
    bound = with_floors(level, lowest, found, np.full(lowest.shape, floor), np.full(lowest.shape, SLOPE))
    upper, _ = in_the_middle(level, found)
    row = min(level.rivers.cell[level.rivers.cell % level.land.shape[1] == 120]) // level.land.shape[1]
    away = np.arange(1, APART - 5)
    fan = np.maximum(upper - FAN_SHARE * SLOPE * CELL * away, floor)
    assert fan[2] > floor + 15.0 and fan[-1] == floor
    assert np.allclose(bound[row + away, 120], fan, atol=0.05)
    assert np.allclose(bound[row - away, 120], fan, atol=0.05)


@pytest.mark.parametrize("slope", [0.0, 1e-6, 2e-5])
def test_rivers_of_level_land_come_to_rest_near_the_sea(monkeypatch, slope):
    """Rivers fall by a little in any case: where the land may rise by less, neither of them sinks on and on."""
    level, rounds = two_rivers((400.0, 20.0))._replace(cell=3_000.0), []

    def counted(*given):
        rounds.append(1)
        assert len(rounds) < 20
        return _let_fall(*given)

    monkeypatch.setattr(given_slopes, "_let_fall", counted)
    found = both(level, slope)[1]
    assert found.min() >= 0.0 and found.max() < 4.0 * GENTLEST * max(level.land.shape) * level.cell


def test_ground_rises_on_both_sides_of_each_river_and_no_more_steeply_than_it_may():
    level = two_rivers((400.0, 20.0))
    _, found, lowest = both(level)
    surface = np.where(level.land, lowest, 0.0)
    surface.reshape(-1)[level.rivers.cell] = found
    inland = level.rivers.cell[level.rivers.cell % level.land.shape[1] > 40]
    heights = dict(zip(level.rivers.cell, found))
    for way in (-level.land.shape[1], level.land.shape[1]):
        rises = surface.reshape(-1)[inland + way] - [heights[cell] for cell in inland]
        assert rises.min() > 0.0
    lower = [np.minimum(np.roll(surface, 1, axis), np.roll(surface, -1, axis)) for axis in (0, 1)]
    down = [np.maximum(surface - each, 0) for each in lower]
    free = level.land & (level.river < 0)
    assert (np.hypot(*down)[free] <= GROUND_SLOPE_SHARE * SLOPE * CELL * (1 + 1e-9)).all()


@cache
def relief(threads=2, hold=True):
    land, grown = grown_world(edge=3_000.0, seed=4, river_slope=RIVER_SLOPE)
    courses, _ = find_courses(Run(), grown, 4)
    slope = constant(LAND_SLOPE)
    aims = ReliefAims(slope, slope=slope, hold=hold, rising=slope, as_slope=True)
    window = plane_window(land, 250.0)
    return find_relief(Run(threads=threads), land, courses, window, aims, 4), window


@pytest.mark.parametrize("hold", [True, False])
def test_no_ground_beside_a_river_lies_below_it(hold):
    """On either side, whatever its water goes to; and what was lowered lies as low as that tells."""
    found, window = relief(hold=hold)
    z, rivers, ncols = found.z.ravel(), found.rivers, found.z.shape[1]
    taken = np.zeros(z.size, bool)
    taken[rivers.cell] = True
    checked = 0
    for way in (-ncols, -1, 1, ncols):
        beside = rivers.cell + way
        ground = found.land.ravel()[beside] & ~taken[beside]
        assert (z[beside] > z[rivers.cell] - RIVER_SLOPE * BESIDE * window.cell)[ground].mean() > 0.999
        checked += np.count_nonzero(ground)
    assert checked > 1_000
    if hold:
        assert (found.lowered > 10.0).any() and np.allclose(rivers.z - z[rivers.cell], found.lowered)
    else:
        assert not found.lowered.any()


def test_threads_change_nothing():
    assert (relief(1)[0].z == relief(2)[0].z).all()


@pytest.mark.parametrize("hold", [True, False])
def test_land_is_about_as_steep_as_was_asked_for_and_nowhere_steeper(hold):
    """Half of it more than half as steep."""
    found, window = relief(hold=hold)
    z = np.where(found.land, found.z, np.nan)
    slope = np.hypot(*np.gradient(z, window.cell))
    slope = slope[np.isfinite(slope)]
    assert np.median(slope) > 0.5 * LAND_SLOPE and np.quantile(slope, 0.999) < 1.1 * LAND_SLOPE


def test_small_cells_show_valleys_in_hillslopes_that_are_no_roofs():
    """As steep as was asked for are sides of valleys; where these run, and on ridges, the ground is gentler."""
    land, grown = grown_world(random_island(2, 4_000.0), 2_000.0)
    courses, slope = find_courses(Run(), grown, 4)[0], constant(SLOPE)
    window = plane_window(land, SMALL_CELL)
    found = find_relief(Run(), land, courses, window, ReliefAims(slope, slope=slope, rising=slope, as_slope=True), 4)
    steep = np.hypot(*np.gradient(np.where(found.land, found.z, np.nan), SMALL_CELL)) / SLOPE
    gentle, half, steepest = np.nanquantile(steep, [0.1, 0.5, 0.99])
    assert gentle < 0.85 and half > 0.8 and steepest < 1.1


@pytest.mark.parametrize("seed", range(16))
def test_cells_of_rivers_are_lowered_to_what_falls_from_above_but_not_for_less_than_counts(seed):
    """Where heights are given on both ends of a step; aslant they fall by more."""
    rng, count, size = np.random.default_rng(seed), 12, 2.0**-5 / GENTLEST
    below = np.array([-1, *(rng.integers(max(-1, at - 3), at) for at in range(1, count))])
    cells, code = rng.permutation(count), rng.integers(0, 9, count).astype(np.uint8)
    z, wanted = rng.integers(0, 3, count) / 32, rng.random(count)
    wanted[rng.random(count) < 0.2] = np.nan
    told, expected, lowered = np.isfinite(wanted), z.copy(), False
    for element in reversed(range(count)):
        to = below[element]
        if to < 0 or not told[element] or not told[to]:
            continue
        height = expected[cells[element]] - (np.sqrt(2.0) if code[element] in (1, 3, 5, 7) else 1.0) * 2.0**-5
        if height < expected[cells[to]] - LEAST_LOWERED:
            expected[cells[to]], lowered = height, True
    assert _let_fall(z, cells, below, code, wanted, size) == lowered
    assert z == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("more, lowered", [(0.0, False), (1e-9, True)])
def test_a_cell_that_would_be_lowered_by_just_what_does_not_count_stays(more, lowered):
    z, way = np.array([1.0, 1.0 - LEAST_LOWERED - more]), (np.arange(2), np.array([-1, 0]), np.zeros(2, np.uint8))
    assert _let_fall(z, *way, np.ones(2), 0.0) == lowered
    assert z[0] == (z[1] if lowered else 1.0)


@pytest.mark.parametrize("heights", [(300.0, 290.0), (400.0, 20.0), (90.0, 300.0)])
def test_between_rivers_of_given_heights_land_rises_from_both(heights):
    """However high they lie, all land beside them is above them, and a ridge is between them."""
    level = two_rivers(heights)
    z, limit = np.zeros(level.land.shape), np.full(level.land.shape, 2.0)
    lowest = lowest_ground(level, level.rivers.z, slope_between(level, level.rivers.z, z, limit), z)
    column = lowest[:, 120]
    upper, lower = (np.flatnonzero(level.river[:, 120] >= 0)[index] for index in (0, 1))
    assert column[upper + 1] > level.rivers.z[level.river[upper, 120]]
    assert column[lower - 1] > level.rivers.z[level.river[lower, 120]]
    assert column[upper + 1 : lower].max() > max(in_the_middle(level, level.rivers.z)) + 0.05 * abs(np.diff(heights)[0])


def test_land_between_rivers_is_no_steeper_than_its_limit():
    level = two_rivers((400.0, 20.0))
    z, limit = np.zeros(level.land.shape), np.full(level.land.shape, 0.03)
    ground = GROUND_SLOPE_SHARE * slope_between(level, level.rivers.z, z, limit)
    assert ground.max() == pytest.approx(0.03) and ground.min() < 0.005


def test_slopes_between_a_river_and_the_sea_add_up_to_its_height():
    """More than that is for cells alone: along the way that is straight there is hardly any more."""
    level = two_rivers((100.0, 100.0))
    z = np.zeros(level.land.shape)
    found = slope_between(level, level.rivers.z, z, np.full(z.shape, 9.0))[:, 120]
    upper = np.flatnonzero(level.river[:, 120] >= 0)[0]
    assert 1.0 < found[:upper].sum() * CELL / given_slopes.STEEPER_THAN_H / 100.0 < 1.1


@cache
def held(uplift):
    """Return an island whose rivers hold the heights that they grew with, where hardly any land rises by itself."""
    land, grown = grown_world(edge=3_000.0, seed=4)
    courses, _ = find_courses(Run(), grown, 4)
    return find_relief(
        Run(), land, courses, plane_window(land, 250.0), ReliefAims(constant(uplift), scale=1.0, hold=True), 4
    )


@pytest.mark.parametrize("uplift", [1e-6, 1.0])
def test_rivers_that_hold_their_heights_stand_on_no_dykes(uplift):
    assert share_on_dykes(held(uplift)) < 0.02


def test_rivers_that_contradict_each_other_stand_on_no_dykes_either():
    """Six cells apart no scree reaches from the lower one up to the upper one, which is to lie there."""
    land, courses = rivers_on_land((UPPER, UPPER - 6), (640.0, 20.0))
    aims = ReliefAims(constant(1e-6), scale=1.0, hold=True)
    found = find_relief(Run(), land, courses, plane_window(land, CELL), aims, 4)
    assert found.lowered.max() > 100.0
    assert share_on_dykes(found) < 0.02


def share_on_dykes(found):
    """Return on which share of rivers some land beside lies below all of the river that is near."""
    from scipy import ndimage

    river = np.zeros(found.z.shape, bool)
    river.reshape(-1)[found.rivers.cell] = True
    rivers_near = ndimage.minimum_filter(np.where(river, found.z, np.inf), 3)
    land_beside = ndimage.minimum_filter(np.where(~river & found.land, found.z, np.inf), 3)
    inland = river & ndimage.binary_erosion(found.land, iterations=2 * BESIDE)
    low = rivers_near[inland] - land_beside[inland] > 0.005 * found.rivers.z.max()
    assert inland.sum() > 100
    return low.mean()
