"""Deltas: land before the mouths of large rivers, apart from all other shores."""

import numpy as np
import pytest
from headwaters.core.island.delta_land import find_deltas, flattened_uplift, with_deltas
from headwaters.core.plane.land import area, contained, nearest_shore_places, shores
from headwaters.core.plane.types import SKETCHED, Field, Land
from headwaters.core.run.run import Run
from headwaters.tests.core.growth.coasts import random_island

from ..terrain.worlds import constant, grown_world

EDGE = 2_000.0


@pytest.fixture(scope="module")
def world():
    return grown_world(random_island(3), EDGE, seed=3)


def deltas_of(world, least_flow=0.5, uplift=0.0, **more):
    land, grown = world
    return find_deltas(land, grown, constant(uplift), least_flow, EDGE, 5, **more)


def test_land_is_added_and_nowhere_lost(world):
    land, _ = world
    built, deltas = deltas_of(world)
    assert len(deltas) >= 2
    added = sum(area(Land((delta.outline[::-1],))) for delta in deltas)
    assert area(built) == pytest.approx(area(land) + abs(added), rel=1e-7)
    assert all(np.array_equal(ring[0], ring[-1]) for ring in built.rings)
    places = np.random.default_rng(1).uniform(land.rings[0].min(axis=0), land.rings[0].max(axis=0), (4000, 2))
    before, after = contained(shores(land), places), contained(shores(built), places)
    assert after[before].all()


def test_rivers_end_at_the_new_shore_which_lies_off_the_old_one(world):
    land, grown = world
    built, deltas = deltas_of(world)
    there = np.array([delta.tip for delta in deltas])
    assert nearest_shore_places(shores(built), there).distance.max() < 1e-6
    assert nearest_shore_places(shores(land), there).distance.min() > 0.05 * EDGE
    moved = with_deltas(Run(), grown, built, deltas, constant(0.1))
    assert np.array_equal(moved.tree.xy[[delta.node for delta in deltas]], there)
    assert moved.cell_area.sum() == pytest.approx(area(built), rel=1e-6)
    assert np.array_equal(moved.channels.discharge, grown.channels.discharge)
    rest = np.delete(np.arange(grown.tree.z.size), [delta.node for delta in deltas])
    assert np.array_equal(moved.tree.xy[rest], grown.tree.xy[rest])


def test_larger_rivers_off_gentler_coasts_build_more(world):
    land, grown = world
    gentle, steep = (area(deltas_of(world, uplift=uplift)[0]) for uplift in (0.0, 0.15))
    assert area(land) < steep < gentle
    assert deltas_of(world, uplift=1.0)[1] == []
    flows = [grown.channels.discharge[delta.node] for delta in deltas_of(world)[1]]
    assert min(flows) > 0.5
    assert deltas_of(world, least_flow=max(flows))[1] == []


def test_rivers_that_somebody_drew_keep_their_mouths(world):
    land, grown = world
    sketched = land, grown._replace(tree=grown.tree._replace(source=np.full_like(grown.tree.source, SKETCHED)))
    assert deltas_of(sketched)[1] == []
    assert len(deltas_of(sketched, drawn=True)[1]) == len(deltas_of(world)[1])


def test_no_delta_lies_where_none_is_allowed(world):
    assert deltas_of(world, allowed=lambda outline: False)[1] == []


def test_deltas_do_not_rise(world):
    land, _ = world
    _, deltas = deltas_of(world)
    low, high = land.rings[0].min(axis=0) - EDGE, land.rings[0].max(axis=0) + EDGE
    shape = np.ceil((high - low) / 100.0).astype(int)[::-1]
    flat = flattened_uplift(Field(np.full(shape, 0.5), *low, 100.0, 0.1), deltas)
    middle = deltas[0].outline[:-1].mean(axis=0)
    col, row = np.rint((middle - low) / 100.0).astype(int)
    assert flat.values[row, col] == 0.01
    assert np.mean(flat.values == 0.5) > 0.9
