"""A raster of an island is a part of the raster of all of it, and water runs off every cell."""

import threading
from functools import cache

import numpy as np
import pytest
from headwaters.core.plane.fields import constant
from headwaters.core.plane.types import Field, Tree
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.run.run import Cancelled, Run
from headwaters.core.terrain.frames import frame_at, land_mask
from headwaters.core.terrain.ground.spline_heights import add_spline, averaged, smoothed, spline_samples
from headwaters.core.terrain.model import no_primitives
from headwaters.core.terrain.rendering.bed_cells import NOBODYS
from headwaters.core.terrain.rendering.drainage import STRAY
from headwaters.core.terrain.rendering.hollows import CHAIN, SHORE
from headwaters.core.terrain.rendering.rendering import _mark_wanted, _take_drained, heights_of, prepare, render
from headwaters.core.terrain.types import DRY_CELL, RIVER_CELL, SEA_CELL
from scipy import ndimage

from ....support import THOROUGH, steepest_directions
from ..worlds import bent_window, plain_model, plain_window

EDGE = 4_000.0
NEAR = np.ones((3, 3), bool)


@cache
def eroded_model(noise=60.0, seed=1):
    """Return a model with noise and samples of the ground."""
    model, _ = plain_model(EDGE, seed, noise)
    low, high = model.land.rings[0].min(axis=0), model.land.rings[0].max(axis=0)
    size = ((high - low) / 300).astype(int)[::-1] + 1
    lowered = np.random.default_rng(seed).normal(0, 8, size)
    return model._replace(ground=Field(lowered, *low, 300.0, 0.0))


def with_sea_around(values, sea):
    return np.pad(values, 400, constant_values=sea)


@pytest.mark.parametrize("kind", [plain_window, bent_window])
@pytest.mark.parametrize(("cell", "erosion", "detail"), [(150.0, 1.0, 1.0), (310.0, 0.0, 1.0), (900.0, 0.5, 0.5)])
def test_a_window_is_part_of_the_whole_bit_for_bit(kind, cell, erosion, detail):
    """Wherever it lies, however large it is, with erosion or without."""
    model = eroded_model()
    window = kind(model.land, cell)
    scene = prepare(Run(), model, window, erosion)
    whole = render(Run(), model, window, erosion, detail, scene=scene)
    rng = np.random.default_rng(int(cell))
    sums = np.zeros(2)
    for _ in range(12 if THOROUGH else 4):
        nrows, ncols = (int(size) for size in rng.integers(1, max(window.nrows // 2, 4), 2))
        top, left = int(rng.integers(-20, window.nrows)), int(rng.integers(-20, window.ncols))
        part = window._replace(top=top, left=left, nrows=nrows, ncols=ncols)
        seen = render(Run(threads=1), model, part, erosion, detail, scene=scene)
        here = slice(400 + top, 400 + top + nrows), slice(400 + left, 400 + left + ncols)
        for name, outside in (("z", np.nan), ("water", SEA_CELL), ("depth", 0.0)):
            values = with_sea_around(getattr(whole, name), outside)[here]
            assert np.array_equal(getattr(seen, name), values, equal_nan=name == "z")
    middle = window.ncols // 2
    for left, ncols in ((0, middle), (middle, window.ncols - middle)):
        seen = render(Run(), model, window._replace(left=left, ncols=ncols), erosion, detail, scene=scene)
        sums += seen.changed, seen.volume
    assert sums[0] == whole.changed
    assert sums[1] == pytest.approx(whole.volume)


@pytest.mark.parametrize("cell", [120.0, 400.0, 1_500.0, 6_000.0])
def test_no_land_cell_is_a_pit(cell):
    """Each lies at the shore or has a lower neighbour, however large the cells."""
    model = eroded_model()
    made = render(Run(), model, bent_window(model.land, cell))
    land = made.water != SEA_CELL
    assert np.array_equal(land, np.isfinite(made.z))
    assert (made.z[land] >= 0).all()
    inland = land & ndimage.binary_erosion(land, NEAR)
    codes = steepest_directions(made.z, land)
    assert np.count_nonzero(inland & (codes > 7)) == 0
    assert (made.z[land & (made.water != RIVER_CELL)] > 0).all()
    assert (made.changed > 0 or cell > EDGE) and made.changed < np.count_nonzero(land)


@pytest.mark.parametrize("cell, is_stretched", [(300.0, False), (330.0, True)])
def test_ground_is_stretched_to_its_summit_on_larger_cells(cell, is_stretched):
    model = eroded_model()
    ground = model.ground._replace(values=np.abs(model.ground.values))
    model = model._replace(ground=ground, uplift=constant(1.0), primitives=no_primitives())
    assert (prepare(Run(), model, plain_window(model.land, cell)).summit is not None) == is_stretched


def test_steepest_descent_stays_in_a_river_once_it_has_reached_it():
    """Down to the sea."""
    model = eroded_model()
    made = render(Run(), model, plain_window(model.land, 150.0))
    land, river = made.water != SEA_CELL, made.water == RIVER_CELL
    codes = steepest_directions(made.z, land)
    row, col = np.nonzero(river & (codes < 8))
    below = row + np.array(ROW_OFFSETS)[codes[row, col]], col + np.array(COLUMN_OFFSETS)[codes[row, col]]
    assert row.size > 1_000
    assert river[below].all()


def test_an_island_without_rivers_is_ground_all_over():
    """One part, no beds, no pits."""
    model = eroded_model()
    nothing = np.empty(0, np.int64)
    tree = Tree(np.empty((0, 2)), np.empty(0), nothing, nothing, nothing.astype(np.uint8), np.empty((0, 2)))
    courses = type(model.courses)(np.zeros(1, np.int64), *(each[:0] for each in model.courses[1:]))
    dry = model._replace(tree=tree, courses=courses)
    window = plain_window(model.land, 500.0)
    made = render(Run(), dry, window)
    land = made.water != SEA_CELL
    assert not (made.water == RIVER_CELL).any()
    inland = ndimage.binary_erosion(land, NEAR)
    assert np.count_nonzero(inland & (steepest_directions(made.z, land) > 7)) == 0
    part = render(Run(), dry, window._replace(top=20, left=30, nrows=25, ncols=40))
    assert np.array_equal(part.z, made.z[20:45, 30:70], equal_nan=True)


def test_what_counts_as_changed_differs_from_the_ground_before_water_has_its_ways():
    """Cells that carry rivers do not count."""
    model = eroded_model()
    window = plain_window(model.land, 300.0)
    scene = prepare(Run(), model, window, 0.0)
    land = land_mask(scene.shores, window.cells)
    labels, all_land = land.astype(np.int32) - 1, np.ones(1, bool)
    before = heights_of(Run(), scene, window.cell, frame_at(window, window.cells), labels, all_land, 1.0)[0]
    made = render(Run(), model, window, scene=scene)
    assert np.array_equal(land > 0, made.water != SEA_CELL)
    assert np.array_equal(np.isfinite(before), land > 0)
    differs = (land > 0) & (before != made.z) & (made.water != RIVER_CELL)
    assert np.count_nonzero(differs) == made.changed > 0


def test_the_ground_is_a_spline_of_its_samples():
    """Samples can be found for any heights that are 0 around; planes stay planes; large cells take means."""
    rng = np.random.default_rng(3)
    heights = np.pad(rng.normal(0, 5, (9, 12)), 12)
    field = Field(spline_samples(heights), 100.0, 50.0, 20.0, 0.0)
    assert np.allclose(smoothed(field.values), heights, atol=1e-5)
    x, y = np.meshgrid(100 + 20 * np.arange(36.0), 50 + 20 * np.arange(33.0))
    out = np.zeros(x.shape)
    add_spline(field, x, y, out)
    assert np.allclose(out, heights, atol=1e-5)
    plane = Field(3 + 0.1 * x - 0.2 * y, 100.0, 50.0, 20.0, 0.0)
    inside = rng.uniform([130, 80], [290, 180], (50, 2)).T.reshape(2, 5, 10)
    out = np.zeros((5, 10))
    add_spline(plane, *inside.copy(), out)
    assert np.allclose(out, 3 + 0.1 * inside[0] - 0.2 * inside[1])
    wide = averaged(plane, 45.0)
    assert wide.cell == 40.0
    assert wide.values[1, 2] == pytest.approx(plane.values[2:4, 4:6].mean())


class Stopped(Run):
    """A run that is cancelled when it has asked so many times."""

    def __init__(self, asks):
        self.asks = asks

    @property
    def cancelled(self):
        self.asks -= 1
        return self.asks < 0


@pytest.mark.parametrize("asks", [0, 1, 3, 8])
def test_rendering_can_be_cancelled(asks):
    """It raises, and leaves no thread behind."""
    model = eroded_model()
    before = threading.active_count()
    with pytest.raises(Cancelled):
        render(Stopped(asks), model, plain_window(model.land, 100.0))
    assert threading.active_count() == before


@pytest.mark.parametrize("seed", range(8))
def test_wanted_land_and_the_land_beside_it_is_marked(seed):
    """In a tile of the labels, of which the first counts as all others do."""
    rng = np.random.default_rng(seed)
    labels = np.where(rng.random((9, 12)) < 0.3, -1, rng.integers(0, 7, (9, 12))).astype(np.int32)
    wanted = (rng.random(7) < 0.2).astype(np.uint8)
    here = (labels >= 0) & (wanted[labels] > 0)
    marked = ndimage.binary_dilation(here, NEAR) & (labels >= 0)
    for top, left, nrows, ncols in ((0, 0, 9, 12), (2, 3, 5, 4), (8, 11, 1, 1), (0, 5, 3, 7)):
        part = np.full((nrows, ncols), 7, np.uint8)
        found = _mark_wanted(labels, wanted, top, left, part)
        truth = marked[top : top + nrows, left : left + ncols]
        assert np.array_equal(part, truth) and found == truth.any()


@pytest.mark.parametrize("seed", range(8))
def test_water_of_wide_rivers_stays_where_it_stood_when_the_ground_moves(seed):
    """And what was changed is counted, but in the middle of rivers; the sea has no height, nothing else is touched."""
    rng = np.random.default_rng(seed)
    before, moved = rng.random((2, 8, 9)).astype(np.float32)
    after = np.where(rng.random(before.shape) < 0.5, before, moved)
    water = rng.choice([-1.0, 0.0, 0.3, 0.9], before.shape).astype(np.float32)
    direction = rng.choice([3, SHORE, CHAIN], before.shape).astype(np.uint8)
    labels = rng.choice([NOBODYS, STRAY, 0, 4], before.shape).astype(np.int32)
    z, depth, kind = before.copy(), water.copy(), np.full((5, 4), 77, np.uint8)
    here = np.s_[2:7, 1:5]
    told = _take_drained(after, direction, labels, z, depth, 2, 1, kind)
    land, river = labels[here] != NOBODYS, direction[here] == CHAIN
    change = np.where(land & ~river, after[here].astype(float) - before[here], 0.0)
    deep = np.maximum(water[here] - np.where(water[here] > 0, change, 0.0), 0.0)
    wet = (deep > 0) | (river & (water[here] >= 0))
    assert np.array_equal(z[here], np.where(land, after[here], np.float32(np.nan)), equal_nan=True)
    assert depth[here] == pytest.approx(np.where(land, deep, 0.0))
    assert kind.tolist() == np.where(land, np.where(wet, RIVER_CELL, DRY_CELL), SEA_CELL).tolist()
    for each, rest in ((z, before), (depth, water)):
        each[here] = rest[here]
        assert np.array_equal(each, rest)
    assert told == pytest.approx((np.count_nonzero(change), np.abs(change).sum(), np.abs(change).max()))
