"""Finer ground is that of its tiles whatever is asked for, meets without seams, drains, and stays as high as it was."""

from functools import cache

import numpy as np
import pytest
from headwaters.core.flow.accumulation import accumulate_d8
from headwaters.core.machine.resampling import blurred
from headwaters.core.raster.neighbours import ENDS
from headwaters.core.run.run import Run
from headwaters.core.terrain.frames import land_mask
from headwaters.core.terrain.ground.spline_heights import spline_samples
from headwaters.core.terrain.model import on_plane
from headwaters.core.terrain.relief.balance import limit_slopes
from headwaters.core.terrain.relief.levels import plane_window, square_cells
from headwaters.core.terrain.rendering import finer_ground
from headwaters.core.terrain.rendering.finer_ground import (
    KNOWN_AROUND,
    MEANS_OVER,
    TILE_CORE,
    TILE_MARGIN,
    TILES_MEET,
    add_finer,
    cells_of_tiles,
    finer_heights,
    finer_times,
    prepare_finer,
)
from headwaters.core.terrain.rendering.lake_beds import prepare_lakes
from headwaters.core.terrain.types import GridCells, Lake, Model
from headwaters.tests.support import steepest_directions

from ...growth.coasts import random_island
from ..worlds import constant, grown_world, plain_primitives, straight_courses

RUN = Run(threads=1)
EDGE, CELL, SLOPE = 2_000.0, 50.0, 0.2  # metres: of the network, and of the ground; how that rises
MORE = 1.2  # times that: how steep its valleys may be


@cache
def hills():
    """Return a model whose ground rises evenly from rivers and shores, and which of its cells are land."""
    land, grown = grown_world(random_island(2, 4_000.0), EDGE)
    primitives = plain_primitives(land, grown, EDGE, 2, 0.0)
    model = Model(land, EDGE, grown.tree, straight_courses(grown), primitives, None, 2)
    window = plane_window(model.land, CELL)
    z = np.zeros((window.nrows, window.ncols))
    finer = finer_on(model._replace(ground=on_plane(z, window)), z == 0.0)
    land = land_mask(finer.shores, GridCells(0, 0, *np.multiply(z.shape, finer.times)))[:: finer.times, :: finer.times]
    z[land > 0] = np.inf
    row, col = finer.river.T // finer.times
    z[row, col] = finer.bed
    limit_slopes(z, land > 0, np.full(z.shape, SLOPE), CELL)
    return model._replace(ground=on_plane(spline_samples(z), window)), land > 0


def finer_on(model, land, lakes=(), cell=CELL / 2):
    return prepare_finer(RUN, model, land, lakes, cell)


def places(finer, box):
    """Return x and y of the middles of some finer cells."""
    west, north = finer.window.to_plane(np.array([[float(box.left), float(box.top)]]))[0]
    size = finer.window.cell
    x, y = np.meshgrid(west + (np.arange(box.ncols) + 0.5) * size, north - (np.arange(box.nrows) + 0.5) * size)
    return x, y


def heights_in(finer, box, needed):
    """Return what finer ground adds to the middles of finer cells when it is needed in cells of the ground."""
    x, y = places(finer, box)
    added = np.zeros(x.shape)
    add_finer(finer_heights(RUN, finer, needed.astype(int), np.array([0, 1])), x, y, 1.0, np.inf, added)
    return added


def mask_of(land, rows, cols):
    """Return which cells of the ground lie in some rows and columns."""
    mask = np.zeros(land.shape, bool)
    mask[rows, cols] = True
    return mask


def of_box(rows, cols, times):
    """Return the finer cells of some rows and columns of the ground."""
    size = rows.stop - rows.start, cols.stop - cols.start
    return GridCells(rows.start * times, cols.start * times, size[0] * times, size[1] * times)


def test_finer_cells_are_about_as_large_as_those_of_rasters_and_no_more_than_eight_times_finer():
    cells = {100.0: 1, 72.0: 1, 71.0: 2, 36.0: 2, 35.0: 4, 18.0: 4, 17.0: 8, 1.0: 8}
    assert {cell: finer_times(100.0, cell) for cell in cells} == cells
    model, land = hills()
    assert finer_on(model, land, cell=CELL) is None
    assert finer_on(model._replace(ground=None), land) is None
    assert finer_heights(RUN, None, land, land) is None


@pytest.mark.parametrize("cell", (CELL / 2, CELL / 4))
def test_a_place_is_as_high_whatever_else_is_asked_for_and_when(cell):
    """Bit for bit: by itself, after other places, before them, with all."""
    model, land = hills()
    down, right = 2 * TILE_CORE, 3 * TILE_CORE  # four tiles meet there
    rows, cols = slice(down - 6, down + 6), slice(right - 9, right + 5)
    here = mask_of(land, rows, cols)
    assert land[here].mean() > 0.5
    box = of_box(rows, cols, finer_times(CELL, cell))
    alone = heights_in(finer_on(model, land, cell=cell), box, here)
    finer = finer_on(model, land, cell=cell)
    heights_in(finer, box, mask_of(land, slice(TILE_CORE, 2 * TILE_CORE), slice(TILE_CORE, 3 * TILE_CORE - 20)))
    after = heights_in(finer, box, here)
    whole = heights_in(finer, box, np.ones(land.shape, bool))
    assert alone.tobytes() == after.tobytes() == whole.tobytes()
    assert np.abs(alone).max() > 1.0


def test_what_lies_beyond_the_tiles_of_a_place_does_not_count():
    """Another ground, other rivers and no land there make no difference."""
    model, land = hills()
    rows, cols = slice(60, 80), slice(110, 130)  # of a tile, away from others
    here = mask_of(land, rows, cols)
    known = cells_of_tiles(here, land)
    assert here[known].sum() == here.sum() and known.sum() < 0.7 * known.size
    other = np.where(known[::-1], model.ground.values, 500.0)
    changed = finer_on(model._replace(ground=model.ground._replace(values=other)), land)
    row, col = changed.river.T // changed.times
    changed = changed._replace(bed=np.where(known[row, col], changed.bed, 0.0))
    box = of_box(rows, cols, changed.times)
    assert heights_in(changed, box, here).tobytes() == heights_in(finer_on(model, land), box, here).tobytes()


def test_weights_of_tiles_that_meet_are_one_together():
    for times in (2, 4):
        weight = finer_ground._weights(times)
        reach = TILES_MEET * times
        assert weight.size == TILE_CORE * times + 2 * reach
        assert weight[: 2 * reach] + weight[-2 * reach :] == pytest.approx(1.0)
        assert (weight[2 * reach : -2 * reach] == 1.0).all() and (np.diff(weight[: 2 * reach]) > 0).all()


def test_tiles_find_the_same_ground_where_they_meet():
    """So no seam can be seen: they differ there by far less than they change the ground."""
    model, land = hills()
    finer = finer_on(model, land)
    found, apart, changed = 0, [], []
    for tile, other in (((1, 1), (1, 2)), ((1, 2), (1, 3)), ((2, 2), (2, 3)), ((1, 2), (2, 2)), ((1, 3), (2, 3))):
        (cells, one), (others, two) = (balanced(finer, each) for each in (tile, other))
        both = [finer_ground._around(each, TILES_MEET, finer.times) for each in (tile, other)]
        meeting = both[0].common(both[1])
        one, two = one[meeting.within(cells)], two[meeting.within(others)]
        found += np.count_nonzero(one)
        apart.append(np.abs(one - two).ravel())
        changed.append(np.abs(one[one != 0.0]))
    assert found > 2_000
    apart, changed = np.concatenate(apart), np.concatenate(changed)
    assert np.quantile(apart, 0.9) < 0.4 * np.quantile(changed, 0.5)
    assert np.mean(apart) < 0.15 * np.mean(changed)


def balanced(finer, tile):
    """Return the finer cells of a tile, and how much higher it is than the spline, before weights; 0 but where free."""
    cells, place, base, free, held = parts_of_tile(finer, tile)
    z = finer_ground._balanced(RUN, finer, cells, place, base, base, free, held)
    return cells, np.where(free, z - base, 0.0)


def parts_of_tile(finer, tile):
    """Return the finer cells of a tile, their window, the spline there, which are free, and what all others keep."""
    cells = finer_ground._around(tile, TILE_MARGIN, finer.times)
    place = square_cells(*finer_ground._corner(finer, cells), cells.nrows, cells.ncols, finer.window.cell)
    base = finer_ground._spline_on(finer.ground, place)
    free, held, _ = finer_ground._held_ground(finer, cells, place, base)
    return cells, place, base, free, held


def test_hillsides_stay_as_high_and_hold_valleys():
    """In the mean over some cells; and more water gathers on its way to rivers than on even slopes."""
    model, land = hills()
    finer = finer_on(model, land)
    rows, cols = (slice(0, size) for size in land.shape)
    box = of_box(rows, cols, finer.times)
    added = heights_in(finer, box, np.ones(land.shape, bool))
    base = finer_ground._spline_on(model.ground, finer.window)
    inland = blurred(land.astype(float).repeat(finer.times, 0).repeat(finer.times, 1), 8) == 1.0
    mean = blurred(added, 2 * MEANS_OVER * finer.times)
    assert np.abs(mean[inland]).mean() < 0.01 * base[inland].mean()
    assert abs(added[inland].mean()) < 0.02 * base[inland].mean()
    assert added[inland].std() > 0.01 * base[inland].mean()
    gathered = []
    for z in (base, base + added):
        codes = steepest_directions(z.astype(np.float32), inland)
        area = accumulate_d8(RUN, np.where(codes < 8, codes, ENDS).astype(np.uint8), np.ones(z.shape[0]))
        gathered.append(np.mean(area[inland] > 100.0))
    assert gathered[1] > 2.0 * gathered[0]


def test_hillsides_are_no_steeper_than_was_asked_for():
    """Of valleys that finer cells show, too: ground that rises by SLOPE has no room for them, gentler ground has."""
    model, land = hills()
    steep = []
    for limit in (None, constant(MORE * SLOPE)):
        finer = finer_on(model._replace(slope=limit), land)
        added = heights_in(finer, of_box(*(slice(0, size) for size in land.shape), finer.times), land)
        z = finer_ground._spline_on(model.ground, finer.window) + added
        inland = blurred(land.astype(float).repeat(finer.times, 0).repeat(finer.times, 1), 8) == 1.0
        steep.append(np.quantile(np.hypot(*np.gradient(z, finer.window.cell))[inland], 0.99))
    assert steep[0] > 1.5 * MORE * SLOPE and steep[1] < 1.1 * MORE * SLOPE


def test_valleys_that_larger_cells_know_go_on_in_smaller_ones():
    """Else there would be small valleys alone, side by side."""
    model, land = hills()
    small = finer_on(model, land, cell=CELL / 4)
    rows, cols = slice(TILE_CORE, 2 * TILE_CORE), slice(2 * TILE_CORE, 3 * TILE_CORE)
    here, box = mask_of(land, rows, cols), of_box(rows, cols, small.times)
    large, small, alone = (
        heights_in(finer, of_box(rows, cols, finer.times), here)
        for finer in (small.coarser, small, small._replace(coarser=None, tiles={}))
    )
    assert small.shape == (box.nrows, box.ncols)
    seen = [blurred(each, 4)[2::4, 2::4] - blurred(each, 24)[2::4, 2::4] for each in (small, alone)]
    large = (blurred(large, 2) - blurred(large, 12))[1::2, 1::2]
    of_larger, of_smallest = (np.corrcoef(large.ravel(), each.ravel())[0, 1] for each in seen)
    assert of_larger > of_smallest + 0.1


def test_nothing_that_is_added_rises_above_the_highest_land():
    """It is as finer ground says where land is low, and the less the nearer the top is."""
    model, land = hills()
    finer = finer_on(model, land)
    box = of_box(*(slice(0, size) for size in land.shape), finer.times)
    x, y = places(finer, box)
    heights = finer_heights(RUN, finer, np.ones(land.shape, int), np.array([0, 1]))
    base = finer_ground._spline_on(model.ground, finer.window)
    free, held = base.copy(), base.copy()
    add_finer(heights, x, y, 1.0, np.inf, free)
    top = 0.8 * float(base.max())
    add_finer(heights, x, y, 1.0, top, held)
    below, low = base < top, base < 0.3 * top
    assert free[below].max() > top + 1.0 and held[below].max() <= top + 0.01
    assert np.abs(held - free)[low].max() < 0.02 * top and (np.sign(held - base) == np.sign(free - base)).all()


def test_lakes_and_the_sea_stay():
    """Lakes as they are in the ground; water that comes to them is gone at their level."""
    model, land = hills()
    middle = np.array(np.nonzero(land)).mean(axis=1).astype(int)
    centre = finer_on(model, land).window.to_plane((middle[::-1] * 2.0)[np.newaxis])[0]
    ring = centre + 300.0 * np.array([[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0]])
    for lakes in ((), prepare_lakes((Lake((ring,), 300.0),))):
        finer = finer_on(model, land, lakes)
        box = of_box(*(slice(0, size) for size in land.shape), finer.times)
        added = heights_in(finer, box, np.ones(land.shape, bool))
        x, y = places(finer, box)
        inside = (np.abs(x - centre[0]) < 200.0) & (np.abs(y - centre[1]) < 200.0)
        assert (np.abs(added[inside]).max() < 0.1) == bool(lakes)
        far = blurred((land_mask(finer.shores, box) == 0).astype(float), 4) == 1.0
        assert far.any() and np.abs(added[far]).max() < 0.1
        cells, _, _, free, held = parts_of_tile(finer, tuple((middle // TILE_CORE).tolist()))
        x, y = places(finer, cells)
        inside = (np.abs(x - centre[0]) < 300.0) & (np.abs(y - centre[1]) < 300.0) & ~free
        assert np.any(held[inside] == 300.0) == bool(lakes)


def test_beds_of_rivers_stay_and_ground_comes_down_to_them():
    model, land = hills()
    finer = finer_on(model, land)
    box = of_box(*(slice(0, size) for size in land.shape), finer.times)
    row, col = finer.river.T
    base = finer_ground._spline_on(model.ground, finer.window)
    made = base + heights_in(finer, box, np.ones(land.shape, bool))
    over, is_now = base[row, col] - finer.bed, made[row, col] - finer.bed
    assert is_now.std() < 0.7 * over.std()
    assert np.quantile(is_now, 0.01) > 0.0 > np.quantile(over, 0.1)  # no river is left to run on a dyke
    _, place, _, free, held = parts_of_tile(finer, (1, 2))
    there = finer.river - finer.window.to_grid(place.to_plane(np.zeros((1, 2))))[0][::-1].round().astype(int)
    inside = (there > 0).all(axis=1) & (there < np.subtract(free.shape, 1)).all(axis=1)
    row, col = there[inside].T
    assert row.size > 50
    assert not free[row, col].any() and (held[row, col] == finer.bed[inside]).all()


def test_needed_cells_and_what_is_around_them_are_in_their_tiles():
    _, land = hills()
    here = mask_of(land, slice(TILE_CORE - 8, TILE_CORE - 7), slice(TILE_CORE - 4, TILE_CORE - 3))
    known = cells_of_tiles(here, np.ones_like(land))
    row, col = np.nonzero(known)
    reach = TILE_MARGIN + KNOWN_AROUND
    assert (row.min(), row.max(), col.min()) == (0, TILE_CORE + reach - 1, 0)
    assert col.max() == 2 * TILE_CORE + reach - 1  # what is around that column lies where two tiles meet
