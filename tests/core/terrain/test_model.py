"""A model holds all that terrain is made from, and the same rivers and seed make the same one."""

import numpy as np
import pytest
from headwaters.core.island.rosgen import DA, D
from headwaters.core.plane.fields import constant
from headwaters.core.plane.land import contained, shores
from headwaters.core.run.run import Cancelled, Run
from headwaters.core.terrain.frames import land_mask, shores_on_grid
from headwaters.core.terrain.ground.ground import prepare_ground, whole_ground
from headwaters.core.terrain.ground.spline_heights import smoothed, spline_heights
from headwaters.core.terrain.model import IslandRivers, ModelRules, WantedIsland, build_model
from headwaters.core.terrain.relief.levels import plane_window
from headwaters.core.terrain.relief.solving import ReliefAims
from headwaters.core.terrain.relief.summits import shown_summit
from headwaters.core.terrain.types import DISTRIBUTARY, MAIN

from ..growth.coasts import random_island
from .worlds import grown_world, no_tree

EDGE, PEAK = 1_000.0, 500.0


@pytest.fixture(scope="module", params=(1, 2))
def world(request):
    pytest.importorskip("shapely")
    return grown_world(random_island(request.param, 9_000.0), EDGE, request.param)


AIMS = ReliefAims(constant(1.0), PEAK, loose=True)


def whole(world, seed=3, progress=None, aims=AIMS, **rules):
    land, grown = world
    return build_model(
        progress or Run(), WantedIsland(land, EDGE, grown, aims, ModelRules(cell=EDGE / 12, **rules), seed)
    )


def built(world, **rules):
    return whole(world, **rules).model


@pytest.fixture(scope="module")
def found(world):
    return whole(world)


def test_every_river_of_the_model_falls_to_the_sea(found):
    courses = found.model.courses
    first, last = courses.first[:-1], courses.first[1:] - 1
    falls = np.diff(courses.z) < 0
    falls[last[:-1]] = True  # from one course to the next in the list
    assert falls.all()
    inland = courses.downstream >= 0
    main = inland & (courses.thread == MAIN)
    assert np.array_equal(courses.xy[last[main]], courses.xy[first[courses.downstream[main]]])
    assert (courses.z[last[~inland]] == 0).all()


def test_the_highest_place_is_the_peak_and_primitives_lie_on_the_ground(world, found):
    model = found.model
    assert found.summit == pytest.approx(PEAK, rel=1e-6)
    window = plane_window(world[0], EDGE / 12)
    land = land_mask(shores_on_grid(world[0], window), window.cells) != 0
    ground = whole_ground(Run(), prepare_ground(model), window, land)
    assert ground.max() == pytest.approx(PEAK, rel=1e-6)
    assert np.abs(ground[~land]).mean() < 0.02 * PEAK
    inland = contained(shores(world[0]), model.primitives.xy)
    assert np.array_equal(spline_heights(model.ground, model.primitives.xy)[inland], model.primitives.z[inland])


def test_rivers_and_ridges_have_the_heights_of_the_ground(found):
    """Nodes rise upstream, below the summit; ridges inland are higher than the nodes around them, on average."""
    tree = found.model.tree
    on = tree.receiver >= 0
    assert (tree.z[on] > tree.z[tree.receiver[on]]).all()
    assert 0.2 * PEAK < tree.z.max() < PEAK
    cells, ridges = found.rivers.cells, found.rivers.ridges
    around = tree.z[cells.corners[cells.on_land]].mean(axis=1)
    assert np.mean(ridges.z[: cells.on_land.size][cells.on_land] - around) > 0.05 * PEAK
    assert found.rivers.tree is tree


def test_rivers_that_are_held_keep_their_heights(world):
    """But for what no hillslope could stand; and types follow the heights that they have."""
    _, grown = world
    found = whole(world, aims=ReliefAims(constant(1.0), 900.0, hold=True))
    assert np.mean(found.model.tree.z == grown.tree.z) > 0.95
    assert found.lowered.max() < 50


def test_over_rivers_that_are_held_the_summit_is_the_peak(world):
    """As far as it comes near: no more than hillslopes hold is made of land that would be far lower."""
    for peak in (500.0, 700.0):
        found = whole(world, aims=ReliefAims(constant(1.0), peak, hold=True))
        assert found.summit == pytest.approx(peak, rel=1e-3)
    assert whole(world, aims=ReliefAims(constant(1.0), 9000.0, hold=True)).summit < 7000.0


def test_the_seed_decides(world, found):
    one, same, other = found.model, built(world), built(world, seed=4)
    for stage in ("courses", "primitives"):
        pairs = zip(getattr(one, stage), getattr(same, stage))
        assert all(np.array_equal(first, second) for first, second in pairs)
    assert one.primitives.xy.shape != other.primitives.xy.shape or (one.primitives.xy != other.primitives.xy).any()


def test_rules_reach_what_they_rule(world, found):
    plain = found.model
    assert not built(world, roughness=0.0).primitives.noise.any()
    assert len(built(world, primitives_per_cell=20).primitives.z) < 0.5 * len(plain.primitives.z)
    low = ReliefAims(constant(1.0), 50.0, loose=True)  # arms do not cut through hills
    assert (built(world, delta_flow=0.01, aims=low).courses.thread == DISTRIBUTARY).any()
    assert not (built(world, delta_flow=1e9, aims=low).courses.thread == DISTRIBUTARY).any()
    near, far = (
        np.count_nonzero(np.isin(built(world, coast_distance=way).courses.kind, (D, DA))) for way in (0.0, 9e3)
    )
    assert near < far


def test_the_summit_is_the_peak_on_the_cells_that_are_asked_for(world):
    """Springs are to show on larger ones, too, on which summits are lower."""
    fine, coarse = (
        shown_summit(smoothed(built(world, raster=400.0, shown=asked).ground.values), EDGE / 12, 50.0)
        for asked in (50.0, None)
    )
    assert fine == pytest.approx(PEAK, rel=1e-3)
    assert coarse > 1.01 * PEAK


def test_an_island_without_rivers_has_ground_alone():
    aims = ReliefAims(constant(1.0), 120.0, loose=True)
    model = build_model(
        Run(), WantedIsland(random_island(4, 700.0), EDGE, IslandRivers(no_tree()), aims, ModelRules(), 1)
    ).model
    assert model.courses.first.tolist() == [0]
    assert all(len(part) == 0 for part in model.courses[1:])
    assert model.primitives.z.max() > 50


def test_a_model_can_be_cancelled(world):
    class Stopped(Run):
        cancelled = True

    with pytest.raises(Cancelled):
        built(world, progress=Stopped())
