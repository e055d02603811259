"""The ground rises from rivers to ridges and to a shore behind which no cliff stands; it is rough high up."""

import numpy as np
import pytest
from headwaters.core.plane.fields import constant
from headwaters.core.plane.land import contained, nearest_shore_places, shores
from headwaters.core.plane.types import Tree
from headwaters.core.terrain.ground import primitives as made
from headwaters.core.terrain.ground.divides import find_shift, shifted
from headwaters.core.terrain.ground.nearest_nodes import near_nodes, nearest_nodes
from headwaters.core.terrain.ground.primitives import find_primitives

from ...growth.coasts import random_island
from ..worlds import grown_world, straight_courses

EDGE = 1_000.0
NO_TREE = Tree(np.empty((0, 2)), np.empty(0), np.empty(0, np.int64), *(np.empty(0, np.int64),) * 2, np.empty((0, 2)))


@pytest.fixture(scope="module", params=(1, 2))
def world(request):
    pytest.importorskip("shapely")
    land, grown = grown_world(random_island(request.param, 9_000.0), EDGE, request.param)
    return land, grown, straight_courses(grown)


def found(world, slope=0.15, seed=3, **rules):
    land, grown, courses = world
    return find_primitives(land, EDGE, grown.tree, grown.cells, grown.ridges, courses, constant(slope), seed, **rules)


def land_places(land, count=10_000):
    low, high = land.rings[0].min(axis=0), land.rings[0].max(axis=0)
    places = np.random.default_rng(1).uniform(low, high, (count, 2))
    return places[contained(shores(land), places)]


def test_primitives_cover_every_place_of_the_land(world):
    from scipy.spatial import cKDTree

    primitives = found(world)
    places = np.concatenate([land_places(world[0]), world[0].rings[0]])
    near = cKDTree(primitives.xy).query_ball_point(places, primitives.radius.max())
    for place, discs in zip(places, near):
        away = np.sum((primitives.xy[discs] - place) ** 2, axis=1)
        weight = np.maximum(1 - away / primitives.radius[discs] ** 2, 0) ** 2
        assert weight.sum() > 0.05


@pytest.mark.parametrize("per_cell", [20, 50])
def test_every_cell_has_about_as_many_as_wanted(world, per_cell):
    primitives = found(world, per_cell=per_cell)
    on_land = contained(shores(world[0]), primitives.xy)
    assert np.count_nonzero(on_land) == pytest.approx(per_cell * world[1].tree.z.size, rel=0.25)
    assert np.bincount(primitives.cell[on_land], minlength=world[1].tree.z.size).min() > 0.2 * per_cell


def test_the_node_of_a_primitive_is_the_nearest_to_where_bent_divides_shift_it(world):
    primitives, tree = found(world), world[1].tree
    bent = shifted(find_shift(world[0], world[2], EDGE, 3), primitives.xy)
    away = np.hypot(*(bent[:, None] - tree.xy[None]).transpose(2, 0, 1))
    assert away[np.arange(len(away)), primitives.cell] == pytest.approx(away.min(axis=1))


def test_the_nearest_course_is_that_of_the_own_cell(world):
    from shapely.geometry import LineString, Point

    _, grown, courses = world
    rng = np.random.default_rng(2)
    xy = grown.tree.xy.mean(axis=0) + rng.uniform(-5 * EDGE, 5 * EDGE, (200, 2))
    cell = nearest_nodes(near_nodes(grown.tree.xy, (xy.min(axis=0), xy.max(axis=0))), xy)
    away, z = made.nearest_course(courses, grown.tree, cell, xy)
    for place, node, distance, height in zip(xy, cell, away, z):
        own = np.flatnonzero(courses.cell == node)
        lines = [LineString(courses.xy[courses.first[k] : courses.first[k + 1]]) for k in own]
        ways = [line.distance(Point(place)) for line in lines]
        assert distance == pytest.approx(min(ways))
        line, levels = lines[int(np.argmin(ways))], courses.z[courses.first[own[int(np.argmin(ways))]] :][:2]
        assert height == pytest.approx(np.interp(line.project(Point(place), normalized=True), [0, 1], levels))


def test_the_nearest_ridge_is_nearest_of_all(world):
    from shapely.geometry import LineString, Point

    _, grown, _ = world
    xy = grown.tree.xy.mean(axis=0) + np.random.default_rng(3).uniform(-5 * EDGE, 5 * EDGE, (100, 2))
    away, z, swell = made.nearest_ridge(grown.cells, grown.ridges, xy, EDGE, 1)
    lines = grown.ridges.lines(grown.cells)
    for place, distance, height in zip(xy, away, z):
        ways = [LineString(line[:, :2]).distance(Point(place)) for line in lines]
        assert distance == pytest.approx(min(ways))
        line = lines[int(np.argmin(ways))]
        assert line[:, 2].min() - 1e-6 <= height <= line[:, 2].max() + 1e-6
    assert swell.min() < 0 < swell.max()
    assert np.abs(swell).max() < 1.5 * np.nanmax(grown.ridges.distance)


def profile(slope, river, ridge, to_shore):
    """Return heights from ways and heights of river and ridge, and ways to the shore, for edges of 1 km."""
    river, ridge = ([np.asarray(part, np.float64) for part in pair] for pair in (river, ridge))
    return made.heights(EDGE, np.asarray(slope), river, ridge, np.asarray(to_shore, np.float64))


WAY = np.linspace(0.0, 500.0, 101)


def test_from_river_to_ridge_the_ground_rises_from_one_to_the_other():
    z = profile(0.15, (WAY, 100.0 + 0 * WAY), (WAY[::-1], 180.0 + 0 * WAY), 2_900.0 + 0 * WAY)
    assert z[[0, -1]] == pytest.approx([100.0, 180.0])
    assert (np.diff(z) > 0).all()
    assert z == pytest.approx(100.0 + 80.0 * WAY / 500.0, rel=0.05)


@pytest.mark.parametrize("river_z", [0.0, 5.0, 60.0, 300.0])
def test_between_a_river_and_the_shore_of_its_cell_there_is_a_rise(river_z):
    """Or it would leak over its bank into the sea."""
    z = profile(0.15, (WAY, river_z + 0 * WAY), (900.0 + 0 * WAY, 40.0 + 0 * WAY), WAY[::-1])
    assert z[0] == pytest.approx(river_z)
    assert z[-1] == 0.0
    assert z[1:25].min() > river_z
    assert (np.diff(z)[-30:] < 0).all()


def test_behind_the_shore_no_cliff_stands():
    """A ridge of 2000 m, and a river as high as a river is there."""
    for river_z in (1.0, 20.0):
        z = profile(0.15, (1_500.0 - WAY, river_z + 0 * WAY), (2_000.0 - WAY, 2_000.0 + 0 * WAY), WAY)
        assert (z <= made.COAST_SLOPE * 0.15 * WAY / (1 - (WAY / 3_000.0) ** 2) + 1e-9).all()
        assert (z[1:] > 0).all()


def test_the_sea_sets_no_limit_far_inland():
    z = profile(0.15, (WAY, 100.0 + 0 * WAY), (WAY[::-1], 9_000.0 + 0 * WAY), 3_000.0 + 0 * WAY)
    assert z[-1] == pytest.approx(9_000.0)


def test_the_ground_of_an_island_keeps_to_its_rivers_ridges_and_shore(world):
    land, grown, _ = world
    primitives = found(world, roughness=0.0)
    assert primitives.z.min() >= 0
    assert primitives.z.max() <= np.nanmax(grown.ridges.z) + 1e-6
    away = nearest_shore_places(shores(land), primitives.xy).distance
    close = contained(shores(land), primitives.xy) & (away < 0.3 * EDGE)
    assert (primitives.z[close] <= 0.15 * 1.4 * away[close] + np.maximum(0.05 * EDGE * 0.15, 2.0)).mean() > 0.97
    assert not primitives.noise.any()


def test_noise_ends_at_rivers_and_at_the_shore_and_grows_with_the_ridges(world):
    land, grown, courses = world
    primitives = found(world)
    to_river, _ = made.nearest_course(courses, grown.tree, primitives.cell, primitives.xy)
    at_sea = ~contained(shores(land), primitives.xy)
    assert not primitives.noise[at_sea].any()
    assert (primitives.noise[to_river < 0.02 * EDGE] < 0.1 * primitives.noise.max()).all()
    assert (primitives.noise <= 0.4 * primitives.z + 1e-9).all()
    high = primitives.z > np.quantile(primitives.z, 0.8)
    assert primitives.noise[high].mean() > 2 * primitives.noise[~high].mean()
    assert primitives.gain[high].mean() > primitives.gain[~high].mean()
    assert ((primitives.gain >= 0.2) & (primitives.gain <= 0.6)).all()


def test_roughness_scales_the_noise(world):
    one, other = (found(world, roughness=roughness).noise for roughness in (1.0, 0.5))
    assert other.sum() == pytest.approx(one.sum() / 2, rel=0.05)


def test_an_island_without_rivers_rises_from_its_shores():
    land = random_island(4, 700.0)
    primitives = find_primitives(land, EDGE, NO_TREE, None, None, None, constant(0.2), 1)
    on_land = contained(shores(land), primitives.xy)
    away = nearest_shore_places(shores(land), primitives.xy).distance
    assert primitives.z[on_land] == pytest.approx(0.2 * away[on_land], abs=1.0)
    assert primitives.z[~on_land].max() < 1.0
    assert (primitives.cell == -1).all()
    assert primitives.noise.max() > 0


def test_what_moves_in_the_west_leaves_the_east_alone(world):
    """The heights of nodes change there, and with them the courses."""
    land, grown, courses = world
    west = grown.tree.xy[:, 0] < np.quantile(grown.tree.xy[:, 0], 0.3)
    changed = np.where(west[courses.cell], 5.0, 0.0)
    lifted = courses._replace(z=courses.z + np.repeat(changed, np.diff(courses.first)))
    one, other = found(world), found((land, grown, lifted))
    assert np.array_equal(one.xy, other.xy)
    assert np.array_equal(one.z != other.z, (one.z != other.z) & west[one.cell])
    assert (one.z != other.z).any()


def test_primitives_take_little_memory(world):
    primitives = found(world)
    assert sum(part.nbytes for part in primitives) <= 150 * len(primitives.z)
