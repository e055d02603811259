"""Rasters of terrain for which there is no room are refused before anything is rendered."""

import pytest
from headwaters.core.terrain.types import Model
from headwaters.provider.errors import UserError
from headwaters.provider.terrain import rendering
from headwaters.provider.terrain.grids import GridCells, TerrainGrid
from headwaters.provider.terrain.model_layers import ModelIsland
from headwaters.provider.terrain.rendering import cells_at_once, require_space
from headwaters.tests.core.terrain.worlds import grown_world

from .test_model_writing import EDGE, Silence
from .test_straits import CELL, SIZE, UTM, islands


@pytest.fixture
def large():
    """An island of which rivers drain one part here and another there."""
    (bare,) = islands((0, 0, 20_000.0))
    _, grown = grown_world(bare.model.land, EDGE)
    return ModelIsland(0, Model(bare.model.land, EDGE, grown.tree, *bare.model[3:]), bare.plane)


def test_a_window_is_made_with_the_land_of_the_rivers_that_it_touches(large):
    grid = TerrainGrid([large], UTM, CELL)
    land, rim = grid.of_land(), int(EDGE / CELL)
    window = GridCells(land.top + 80, land.left + 90, 6, 5)
    assert cells_at_once([large], grid, window) == (6 + 2 * rim) * (5 + 2 * rim)


def test_an_island_without_rivers_is_made_in_one_piece():
    lands = islands((0, 0, SIZE))
    grid = TerrainGrid(lands, UTM, CELL)
    land = grid.of_land()
    assert cells_at_once(lands, grid, GridCells(land.top + 10, land.left + 10, 2, 2)) == 32 * 32


def test_a_few_cells_that_are_too_small_for_the_rivers_around_are_refused(large, tmp_path, monkeypatch):
    monkeypatch.setattr(rendering, "free_memory", lambda: 1_000_000_000)
    grid = TerrainGrid([large], UTM, 0.1)
    window = GridCells(100_000, 100_000, 50, 60)
    told = r"60 × 50 cells need [\d.]+ GB of memory with the land around them, .* and 1\.0 GB of memory are free"
    with pytest.raises(UserError, match=told):
        require_space([large], grid, window, tmp_path, Silence())


def test_memory_of_which_nothing_is_known_is_not_told(tmp_path, monkeypatch):
    monkeypatch.setattr(rendering, "free_memory", lambda: None)
    lands, large = islands((0, 0, SIZE)), GridCells(0, 0, 1_000_000, 1_000_000)
    with pytest.raises(UserError, match=r"need [\d,]+ GB of disk and .* GB of memory; [\d,]+ GB of disk are free\."):
        require_space(lands, TerrainGrid(lands, UTM, CELL), large, tmp_path, Silence())


def test_what_is_done_with_a_raster_later_needs_room_too(large, tmp_path, monkeypatch):
    monkeypatch.setattr(rendering, "free_memory", lambda: 5_000_000)
    grid = TerrainGrid([large], UTM, CELL)
    require_space([large], grid, grid.of_land(), tmp_path, Silence())
    with pytest.raises(UserError, match="of memory"):
        require_space([large], grid, grid.of_land(), tmp_path, Silence(), workspace=150)
