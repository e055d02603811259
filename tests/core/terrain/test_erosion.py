"""The erosion of a terrain model: rivers stay, valleys come, water runs off."""

from functools import cache

import numpy as np
from headwaters.core.flow.accumulation import accumulate_d8
from headwaters.core.flow.directions import d8
from headwaters.core.plane.fields import sample
from headwaters.core.raster.domain import LAND, SEA
from headwaters.core.raster.grid import flat_cells, step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.terrain.erosion import (
    CELLS_PER_EDGE,
    LEVELS,
    MOST_CELLS,
    erode_ground,
    eroded,
    plane_window,
    usual_erosion_cell_size,
)
from headwaters.core.terrain.erosion_ground import find_ground, walls_between
from headwaters.tests.core.terrain.worlds import plain_model

CELL = 100.0


@cache
def world():
    """Return a model, its ground on a raster, and what erosion makes of that."""
    model, _ = plain_model(seed=3)
    ground = find_ground(model, plane_window(model.land, CELL))
    return model, ground, erode_ground(ground, model.edge, model.seed)


def ways(ground, z):
    """Return the directions of water over eroded ground."""
    width, height, _ = flat_cells(z.shape[0], CELL, CELL)
    return d8(z, np.where(ground.land, LAND, SEA).astype(np.uint8), step_lengths(width, height), "first")[0]


def test_beds_and_the_sea_keep_their_height():
    """Bit for bit."""
    _, ground, z = world()
    beds = ~np.isnan(ground.beds)
    assert beds.sum() > 1000
    assert (z[beds] == ground.beds[beds]).all()
    assert (z[~ground.land] == 0).all()
    assert (z[ground.land & ~beds] > 0).all()


def test_no_pit_is_left_but_in_river_beds():
    """Every other land cell has a lower neighbour."""
    _, ground, z = world()
    lowest = np.min([np.roll(z, (-down, -right), (0, 1)) for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS)], axis=0)
    assert (lowest < z)[ground.land & np.isnan(ground.beds)].all()


def test_water_finds_the_rivers_again():
    """Of all beds that drain fifty cells or more, nineteen of twenty lead on as they did."""
    _, ground, z = world()
    codes = ways(ground, z)
    beds = ground.ways < 8
    large = beds & (accumulate_d8(codes) >= 50)
    row, col = np.nonzero(large)
    code = codes[large]
    flows = code < 8
    down, right = np.array(ROW_OFFSETS)[code[flows]], np.array(COLUMN_OFFSETS)[code[flows]]
    stays = ~np.isnan(ground.beds[row[flows] + down, col[flows] + right])
    assert stays.mean() > 0.95


def test_valleys_come_where_there_were_slopes():
    """More cells than before gather water, though no more than the rivers did before."""
    _, ground, z = world()
    off = ground.land & np.isnan(ground.beds)

    def gathers(surface):
        from headwaters.core.depressions.fill import fill

        filled, _ = fill(surface, np.where(ground.land, LAND, SEA).astype(np.uint8))
        return np.mean(accumulate_d8(ways(ground, filled))[off] >= 30)

    assert gathers(z) > 1.3 * gathers(ground.z)


def test_relief_is_about_as_great_as_it_was():
    """The highest tenth of the land does not sink away, and does not tower."""
    _, ground, z = world()
    before, after = (np.quantile(each[ground.land], 0.95) for each in (ground.z, z))
    assert 0.7 < after / before < 1.4


def test_no_stream_crosses_a_divide():
    """Where five cells or more have come together, their water stays with its node until it is in a river."""
    _, ground, z = world()
    codes = ways(ground, z)
    row, col = np.nonzero((codes < 8) & np.isnan(ground.beds) & (accumulate_d8(codes) >= 5))
    code = codes[row, col]
    there = row + np.array(ROW_OFFSETS)[code], col + np.array(COLUMN_OFFSETS)[code]
    crosses = (ground.part[there] != ground.part[row, col]) & ground.land[there] & np.isnan(ground.beds[there])
    assert row.size > 5000
    assert crosses.mean() < 0.01


def test_no_valley_of_the_coast_taps_a_river():
    """Ground beside a bed is as high as the lowest bed that it touches, or nearly so."""
    _, ground, z = world()
    beds = np.where(np.isnan(ground.beds), np.inf, ground.beds)
    lowest = np.min([np.roll(beds, (-down, -right), (0, 1)) for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS)], 0)
    beside = ground.land & np.isnan(ground.beds) & np.isfinite(lowest)
    assert beside.sum() > 10_000
    assert (z[beside] > lowest[beside] - 0.05 * CELL).all()


def test_the_displacement_lies_where_the_land_lies():
    """Added to the ground at the middle of a cell it gives the eroded height there."""
    model, ground, z = world()
    field = eroded(model, CELL)
    window = plane_window(model.land, CELL)
    row, col = np.nonzero(ground.land)
    places = window.to_plane(np.column_stack([col + 0.5, row + 0.5]))
    assert np.allclose(ground.z[row, col] + sample(field, places), z[row, col], atol=1e-6)
    assert field.outside == 0.0


def test_threads_change_nothing():
    """The same heights, bit for bit."""
    model, ground, z = world()
    assert (erode_ground(ground, model.edge, model.seed, threads=1) == z).all()


def test_the_usual_cells_are_a_fortieth_of_an_edge_or_four_million():
    """An island with rivers far apart has large cells; one with many rivers is not made larger than that."""
    model, _, _ = world()
    assert usual_erosion_cell_size(model) == model.edge / CELLS_PER_EDGE
    many = usual_erosion_cell_size(model._replace(edge=1.0))
    box = np.ptp(model.land.rings[0], axis=0)
    assert np.isclose(box.prod() / many**2, MOST_CELLS)


def test_an_island_without_rivers_is_eroded_too():
    """Its water runs to the shore everywhere."""
    model, ground, _ = world()
    bare = ground._replace(
        beds=np.full_like(ground.beds, np.nan), mouths=np.zeros_like(ground.mouths), part=np.zeros_like(ground.part)
    )
    bare = bare._replace(ways=np.full_like(ground.ways, 255))
    z = erode_ground(bare, model.edge, 1)
    lowest = np.min([np.roll(z, (-down, -right), (0, 1)) for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS)], axis=0)
    assert (lowest < z)[ground.land].all()


def test_walls_part_all_neighbours_of_two_parts():
    """No two neighbours of different parts are both free; the sea has no walls."""
    part = np.random.default_rng(1).integers(-1, 3, (30, 30))
    walls = walls_between(part)
    for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS):
        here, there = np.s_[1:-1, 1:-1], np.s_[1 + down : 29 + down, 1 + right : 29 + right]
        apart = (part[here] != part[there]) & (part[here] >= 0) & (part[there] >= 0)
        assert (walls[here] | walls[there])[apart].all()
    assert not walls[part < 0].any()


def test_sides_of_the_raster_can_be_halved_twice():
    """So that coarse cells hold whole numbers of fine ones."""
    model, _, _ = world()
    window = plane_window(model.land, 77.0)
    assert window.nrows % LEVELS[0] == 0 == window.ncols % LEVELS[0]
