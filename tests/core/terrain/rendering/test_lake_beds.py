"""Lakes that were asked for hold water up to their level, whatever valleys lie beside them."""

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.plane.fields import constant
from headwaters.core.plane.land import contained, shores
from headwaters.core.plane.types import Land
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.run.run import Run
from headwaters.core.terrain.courses.oxbows import Oxbows
from headwaters.core.terrain.frames import frame_at
from headwaters.core.terrain.model import ModelRules, WantedIsland, build_model
from headwaters.core.terrain.relief.solving import ReliefAims
from headwaters.core.terrain.rendering.lake_beds import (
    _fall_through,
    dammed_lakes,
    depths_of_lakes,
    prepare_lakes,
    prepare_oxbows,
)
from headwaters.core.terrain.rendering.rendering import render
from headwaters.core.terrain.types import LAKE_CELL, Lake
from headwaters.tests.support import some_of
from scipy import ndimage

from ...growth.coasts import random_island
from ..worlds import grown_world, middles, plain_window

pytest.importorskip("shapely")
EDGE, PEAK, CELL = 1_000.0, 500.0, 50.0
RADIUS = 600.0
OVER_CELLS = 0.3  # metres


def round_shore(middle, radius):
    turn = np.linspace(0.0, 2 * np.pi, 25)
    ring = middle + radius * np.column_stack([np.cos(turn), np.sin(turn)])
    ring[-1] = ring[0]
    return ring


def places_of_lakes(land, seed, count, radius=RADIUS):
    """Return the middles of lakes far from the sea and from each other."""
    rng, found = np.random.default_rng(seed), []
    low, high = land.rings[0].min(axis=0), land.rings[0].max(axis=0)
    for place in rng.uniform(low, high, (500, 2)):
        inland = contained(shores(land), round_shore(place, 2.0 * radius)).all()
        if inland and all(np.hypot(*(place - other)) > 4.0 * radius for other in found):
            found.append(place)
    return found[:count]


@pytest.mark.parametrize("levels", [(np.nan,) * 4, (40.0,)])
@pytest.mark.parametrize("seed", some_of(range(1, 9)))
def test_no_valley_beside_a_lake_cuts_its_rim(seed, levels):
    """Filled with water it stands at its level everywhere, but for the least that water needs to run off over cells."""
    land, grown = grown_world(random_island(seed, 9_000.0), EDGE, seed)
    places = places_of_lakes(land, seed, len(levels))
    lakes = tuple(Lake((round_shore(place, RADIUS),), level) for place, level in zip(places, levels))
    assert lakes
    aims, rules = ReliefAims(constant(1.0), PEAK, loose=True), ModelRules(cell=EDGE / 12)
    model = build_model(Run(), WantedIsland(land, EDGE, grown, aims, rules, seed, lakes=lakes)).model
    window = plain_window(land, CELL)
    made = render(Run(), model, window)
    z = np.where(made.water == LAKE_CELL, made.z - made.depth, made.z)
    filled, _ = fill(Run(), z, drainage_domain(Run(), np.isfinite(z)))
    row, col = np.indices(z.shape)
    places = window.to_plane(np.column_stack([col.ravel(), row.ravel()]) + 0.5)
    for lake in model.lakes:
        wet = contained(shores(Land(lake.rings)), places).reshape(z.shape)
        assert filled[wet] == pytest.approx(lake.level, abs=OVER_CELLS)
        deep = wet & (made.water == LAKE_CELL)
        assert np.count_nonzero(deep) > 0.7 * np.count_nonzero(wet)
        assert made.z[deep] == pytest.approx(lake.level, abs=OVER_CELLS)
        assert not (ndimage.binary_dilation(deep, np.ones((3, 3))) & ~wet).any(), "a rim lies around it"


@pytest.mark.parametrize("seed", range(10))
def test_beds_fall_all_the_way_down_to_the_first_cell_and_lie_no_lower_than_their_lakes(seed):
    rng = np.random.default_rng(seed)
    below = np.array([-1, *(rng.integers(0, cell) for cell in range(1, 40))])  # each cell comes after the next one
    z, level = rng.integers(0, 9, 40) * 1.0, np.where(rng.random(40) < 0.2, rng.integers(0, 9, 40), np.nan)
    _fall_through(below, level, 0.01, z)
    assert (z[1:] > z[below[1:]]).all()
    assert (z >= level)[~np.isnan(level)].all()


@pytest.mark.parametrize("step", [0.01, -0.01, 5.0])
def test_the_crest_beside_a_lake_is_none_in_the_lake_next_to_it(step):
    """Else it would dam that lake up, a little over its own level, where the water of both is nearly as high."""
    squares = [np.array([[x, 0.0], [x + 400.0, 0.0], [x + 400.0, 400.0], [x, 400.0], [x, 0.0]]) for x in (0.0, 400.0)]
    lakes = prepare_lakes(tuple(Lake((ring,), level) for ring, level in zip(squares, (100.0, 100.0 + step))), 0.0)
    x, y = np.meshgrid(np.arange(-75.0, 900.0, CELL), np.arange(25.0, 400.0, CELL))
    heights = np.full(x.shape, 90.0)
    depth = depths_of_lakes(lakes, x, y, CELL, heights)
    assert np.array_equal(depth > 0.0, (x > 0.0) & (x < 800.0))
    assert (heights[(x > 0.0) & (x < 400.0)] == 100.0).all()
    assert (heights[(x > 400.0) & (x < 800.0)] == 100.0 + step).all()
    assert (heights[(x > 850.0)] == 90.0).all()


def oxbow_square(level):
    """Return the shores of an oxbow of 400 m."""
    ring = np.array([[0.0, 0.0], [400.0, 0.0], [400.0, 400.0], [0.0, 400.0], [0.0, 0.0]])
    line = np.array([[0.0, 200.0], [400.0, 200.0]])
    return prepare_oxbows(Oxbows([ring], [line], np.array([0]), np.array([400.0]), np.zeros(1), np.array([level])), [0])


def test_an_oxbow_raises_land_beside_it_but_no_water_of_rivers():
    x, y = np.meshgrid(np.arange(-175.0, 600.0, CELL), np.arange(-75.0, 500.0, CELL))
    rivers, heights = x > 425.0, np.full(x.shape, 99.0)
    depth = depths_of_lakes(oxbow_square(100.0), x, y, CELL, heights, rivers)
    assert (heights[rivers] == 99.0).all()
    inside = (x > 0.0) & (x < 400.0) & (y > 0.0) & (y < 400.0)
    assert np.array_equal(depth > 0.0, inside)
    beside = ndimage.binary_dilation(inside) & ~inside & ~rivers
    assert (heights[beside] > 100.0).all()


@pytest.mark.parametrize("by", [(0.5, 0.0), (0.0, 0.5), (0.5, 0.7), (0.0, 0.0)])
def test_each_lake_that_is_raised_is_told_of_whatever_touches_it(by):
    """By the least of its own cells: an oxbow or another lake beside it may stay as it is."""
    squares = [np.array([[x, 0.0], [x + 400.0, 0.0], [x + 400.0, 400.0], [x, 400.0], [x, 0.0]]) for x in (0.0, 400.0)]
    lakes = prepare_lakes(tuple(Lake((ring,), level) for ring, level in zip(squares, (100.0, 103.0))), 0.0)
    window = plain_window(Land((np.array([[-300.0, -300.0], [1_200.0, -300.0], [1_200.0, 700.0]]),)), CELL)
    frame = frame_at(window, window.cells)
    x, y = middles(frame).T.reshape(2, window.nrows, window.ncols)
    one, other = ((x > low) & (x < low + 400.0) & (y > 0.0) & (y < 400.0) for low in (0.0, 400.0))
    oxbow = (x > 800.0) & (x < 900.0) & (y > 0.0) & (y < 400.0)
    ground = np.where(one, 100.0, 103.0)
    z = ground + np.where(one, by[0], np.where(other, by[1], 0.0)) + 0.2 * (one & (x > 300.0) & (by[0] > 0.0))
    found = dammed_lakes(lakes, window, frame, one | other | oxbow, ground, z)
    raised = [(number, lakes[number].level, pytest.approx(each)) for number, each in enumerate(by) if each > 0.0]
    assert [tuple(lake) for lake in found] == raised
