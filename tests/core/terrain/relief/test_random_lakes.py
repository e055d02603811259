"""Lakes that lie by chance: glacial ones in valleys, volcanic ones away from rivers, each on land of its own."""

import numpy as np
import pytest
from headwaters.core.plane.land import contained, ring_area, shores
from headwaters.core.plane.types import Land
from headwaters.core.run.run import Run
from headwaters.core.terrain.courses.courses import find_courses
from headwaters.core.terrain.relief import random_lakes as module
from headwaters.core.terrain.relief.levels import plane_window
from headwaters.core.terrain.relief.random_lakes import LakeShares, random_lakes
from headwaters.core.terrain.relief.solving import ReliefAims, find_relief
from headwaters.core.terrain.types import Lake
from headwaters.tests.core.terrain.worlds import constant, grown_world
from headwaters.tests.support import THOROUGH

CELL, EDGE = 100.0, 2_000.0
GLACIAL, VOLCANIC = LakeShares(glacial=0.02), LakeShares(volcanic=0.01)


def settled(cell):
    """Return land, courses, a window with cells of a size and the relief that they have in balance."""
    land, grown = grown_world(seed=4)
    courses, _ = find_courses(Run(), grown, 4)
    window = plane_window(land, cell)
    return (
        land,
        courses,
        window,
        find_relief(Run(), land, courses, window, ReliefAims(constant(1.0), 900.0, loose=True), 4),
    )


@pytest.fixture(scope="module")
def world():
    return settled(CELL)


@pytest.fixture(scope="module")
def coarse():
    return settled(EDGE / 10)


@pytest.fixture
def few_tries(monkeypatch):
    """Look at a fortieth of the places, where more lakes are asked for than there is room for: the last tries fail."""
    if not THOROUGH:
        monkeypatch.setattr(module, "LAKE_TRIES", module.LAKE_TRIES // 40)


def lakes_of(world, shares, known=(), seed=1):
    _, courses, window, relief = world
    return random_lakes(shares, relief, courses, window, EDGE, known, seed)[0]


def inside(lake, places):
    return contained(shores(Land(lake.rings)), places)


@pytest.mark.parametrize("shares", (GLACIAL, VOLCANIC), ids=("glacial", "volcanic"))
def test_so_much_of_the_land_is_under_lakes_of_many_sizes(world, shares):
    lakes = lakes_of(world, shares)
    areas = np.array([ring_area(lake.rings[0]) for lake in lakes])
    land = sum(ring_area(ring) for ring in world[0].rings)
    assert areas.sum() == pytest.approx(sum(shares) * land, rel=0.25)
    assert areas.max() > 3 * areas.min() > 0


def test_ground_of_large_cells_has_volcanic_lakes_too(coarse):
    """A tenth of an edge: no more than twelve cells in the largest lake, and none within a cell of a river."""
    land, courses, window, relief = coarse
    lakes, under = random_lakes(VOLCANIC, relief, courses, window, EDGE, (), 1)
    areas = np.array([ring_area(lake.rings[0]) for lake in lakes])
    assert areas.size > 5
    assert areas.max() < 0.15 * EDGE**2
    assert areas.sum() == pytest.approx(VOLCANIC.volcanic * sum(map(ring_area, land.rings)), rel=0.25)
    assert under.volcanic == pytest.approx(areas.sum(), rel=0.1)
    assert under.glacial == 0
    assert not any(inside(lake, courses.xy).any() for lake in lakes)


@pytest.mark.parametrize("part", (2, 3, 5))
def test_no_lake_is_less_than_a_cell_of_the_ground(part, few_tries):
    """Where the largest that may be would be less there is none."""
    _, courses, window, relief = settled(EDGE / part)
    for seed in range(5):
        lakes, _ = random_lakes(LakeShares(volcanic=0.2), relief, courses, window, EDGE, (), seed)
        assert all(np.isfinite(lake.rings[0]).all() for lake in lakes)
        assert all(ring_area(lake.rings[0]) > 0.9 * window.cell**2 for lake in lakes)


def test_what_is_under_lakes_is_told_where_there_is_room_for_few(coarse, few_tries):
    _, courses, window, relief = coarse
    wanted = LakeShares(0.5, 0.5)
    lakes, under = random_lakes(wanted, relief, courses, window, EDGE, (), 1)
    land = np.count_nonzero(relief.land) * window.cell**2
    assert 0 < under.glacial < 0.5 * land
    assert 0 < under.volcanic < 0.5 * land
    assert sum(ring_area(lake.rings[0]) for lake in lakes) == pytest.approx(sum(under), rel=0.15)


@pytest.mark.parametrize("shares", (GLACIAL, VOLCANIC), ids=("glacial", "volcanic"))
def test_lakes_lie_apart_from_each_other_and_from_those_that_were_given_and_off_the_sea(world, shares):
    (given, *_) = lakes_of(world, shares)
    lakes = [given, *lakes_of(world, shares, known=(given,))]
    assert len(lakes) > 3
    corners = [lake.rings[0] for lake in lakes]
    for number, lake in enumerate(lakes):
        assert contained(shores(world[0]), corners[number]).all()
        assert not any(inside(lake, other).any() for other in corners[:number] + corners[number + 1 :])


def test_rivers_run_through_glacial_lakes_and_past_volcanic_ones(world):
    rivers = world[1].xy
    assert all(inside(lake, rivers).any() for lake in lakes_of(world, GLACIAL))
    assert not any(inside(lake, rivers).any() for lake in lakes_of(world, VOLCANIC))


def test_a_glacial_lake_stands_over_ground_that_lies_lower_by_little(world):
    _, _, window, relief = world
    row, col = np.indices(relief.z.shape)
    places = window.to_plane(np.column_stack([col.ravel(), row.ravel()]) + 0.5)
    slopes = []
    for lake in lakes_of(world, GLACIAL):
        bottom = relief.z.ravel()[inside(lake, places)]
        assert np.mean(bottom <= lake.level + 0.05) > 0.75
        slopes.append((lake.level - np.percentile(bottom, 10)) / ring_area(lake.rings[0]) ** 0.5)
    assert np.median(slopes) < 0.03 and max(slopes) < 0.1


def test_lakes_are_those_of_the_seed_and_there_are_none_without_a_share(world):
    one, same, other = (lakes_of(world, GLACIAL, seed=seed) for seed in (1, 1, 2))
    assert all(np.array_equal(a.rings[0], b.rings[0]) for a, b in zip(one, same))
    assert not np.array_equal(one[0].rings[0], other[0].rings[0])
    assert lakes_of(world, LakeShares()) == ()
    assert isinstance(one[0], Lake)


@pytest.mark.parametrize("shares", (GLACIAL, VOLCANIC), ids=("glacial", "volcanic"))
def test_on_flat_land_all_places_are_alike(coarse, shares):
    """Where no place is higher than another none has a greater chance, and lakes stand at the level of the land."""
    land, courses, window, relief = coarse
    flat = land, courses, window, relief._replace(z=np.zeros_like(relief.z))
    assert all(lake.level == 0 for lake in lakes_of(flat, shares))
    assert shares is GLACIAL or lakes_of(flat, shares)
