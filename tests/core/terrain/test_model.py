"""A model holds all that terrain is made from, and the same rivers and seed make the same one."""

import numpy as np
import pytest
from headwaters.core.island.rosgen import DA, D
from headwaters.core.plane.fields import constant
from headwaters.core.plane.land import contained, nearest_shore_places, shores
from headwaters.core.run.progress import Cancelled, Progress
from headwaters.core.terrain.ground.surface import heights_on, prepare_ground
from headwaters.core.terrain.model import IslandRivers, ModelRules, build_model
from headwaters.core.terrain.types import DISTRIBUTARY, MAIN

from ..growth.coasts import random_island
from .ground.test_primitives import NO_TREE
from .worlds import grown_world

EDGE = 1_000.0


@pytest.fixture(scope="module", params=(1, 2))
def world(request):
    pytest.importorskip("shapely")
    return grown_world(random_island(request.param, 9_000.0), EDGE, request.param)


def built(world, seed=3, progress=None, **rules):
    land, grown = world
    return build_model(land, EDGE, grown, constant(0.15), ModelRules(**rules), seed, progress)


def test_every_river_of_the_model_falls_to_the_sea(world):
    courses = built(world).courses
    first, last = courses.first[:-1], courses.first[1:] - 1
    falls = np.diff(courses.z) < 0
    falls[last[:-1]] = True  # from one course to the next in the list
    assert falls.all()
    inland = courses.downstream >= 0
    main = inland & (courses.thread == MAIN)
    assert np.array_equal(courses.xy[last[main]], courses.xy[first[courses.downstream[main]]])
    assert (courses.z[last[~inland]] == 0).all()


def test_the_ground_of_a_cell_stands_above_the_place_where_its_river_leaves_it(world):
    """But for what slopes down to the shore."""
    model = built(world)
    ground = prepare_ground(model.primitives, EDGE, model.seed)
    inner = contained(shores(world[0]), model.primitives.xy)
    x, y = (model.primitives.xy[inner, axis][None] for axis in (0, 1))
    heights = np.empty(x.shape)
    heights_on(ground, x, y, heights, 50.0)
    assert heights.min() > 0
    lowest = np.full(world[1].tree.z.size, np.inf)
    np.minimum.at(lowest, np.repeat(model.courses.cell, np.diff(model.courses.first)), model.courses.z)
    ashore = nearest_shore_places(shores(world[0]), model.primitives.xy[inner]).distance < EDGE
    assert (ashore | (heights[0] > lowest[model.primitives.cell[inner]])).all()


def test_the_seed_decides(world):
    one, same, other = built(world), built(world), built(world, seed=4)
    for stage in ("courses", "primitives"):
        pairs = zip(getattr(one, stage), getattr(same, stage))
        assert all(np.array_equal(first, second) for first, second in pairs)
    assert one.primitives.xy.shape != other.primitives.xy.shape or (one.primitives.xy != other.primitives.xy).any()


def test_rules_reach_what_they_rule(world):
    plain = built(world)
    assert not built(world, roughness=0.0).primitives.noise.any()
    assert len(built(world, primitives_per_cell=20).primitives.z) < 0.5 * len(plain.primitives.z)
    assert (built(world, delta_flow=0.01).courses.thread == DISTRIBUTARY).any()
    assert not (built(world, delta_flow=1e9).courses.thread == DISTRIBUTARY).any()
    near, far = (
        np.count_nonzero(np.isin(built(world, coast_distance=way).courses.kind, (D, DA))) for way in (0.0, 9e3)
    )
    assert near < far


def test_an_island_without_rivers_has_ground_alone():
    model = build_model(random_island(4, 700.0), EDGE, IslandRivers(NO_TREE), constant(0.2), ModelRules(), 1)
    assert model.courses.first.tolist() == [0]
    assert all(len(part) == 0 for part in model.courses[1:])
    assert model.primitives.z.max() > 50


def test_a_model_can_be_cancelled(world):
    class Stopped(Progress):
        cancelled = True

    with pytest.raises(Cancelled):
        built(world, progress=Stopped())
