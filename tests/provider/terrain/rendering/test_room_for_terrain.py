"""Where rasters of terrain lie; those for which there is no room are refused before anything is rendered."""

import contextlib
import shutil
from types import SimpleNamespace

import numpy as np
import pytest
from headwaters.core.plane.types import Field
from headwaters.core.run.schedulers import IN_MEMORY
from headwaters.core.terrain.types import GridCells, Model
from headwaters.provider import memory
from headwaters.provider.errors import UserError
from headwaters.provider.layers.scratch import Scratch
from headwaters.provider.terrain.model_files.layers import ModelIsland
from headwaters.provider.terrain.rendering import room
from headwaters.provider.terrain.rendering.grids import TerrainGrid
from headwaters.provider.terrain.rendering.room import (
    BLOCK_SIDE_WANTED,
    LEAST_BLOCK,
    cells_at_once,
    room_in_memory,
    room_to_render,
)
from headwaters.tests.core.terrain.worlds import grown_world

from ..model_files.test_model_writing import EDGE, Silence
from ..test_straits import CELL, SIZE, UTM, islands

WORK, WORK_ON_FINER_GROUND = 30, 40  # bytes of a cell that is rendered


@pytest.fixture
def large():
    """An island of which rivers drain one part here and another there."""
    (bare,) = islands((0, 0, 20_000.0))
    _, grown = grown_world(bare.model.land, EDGE)
    return ModelIsland(0, Model(bare.model.land, EDGE, grown.tree, *bare.model[3:]), bare.plane)


@pytest.fixture
def scratch(tmp_path):
    with contextlib.ExitStack() as files:
        yield Scratch(files, tmp_path)


def use_memory(monkeypatch, size):
    """Let rasters take so many bytes."""
    monkeypatch.setenv("HEADWATERS_MEMORY", repr(size / 1e9))


def test_a_window_is_made_with_the_land_of_the_rivers_that_it_touches(large):
    grid = TerrainGrid([large], UTM, CELL)
    land, rim = grid.of_land(), int(2 * EDGE / CELL)
    window = GridCells(land.top + 80, land.left + 90, 6, 5)
    assert cells_at_once([large], grid, window, BLOCK_SIDE_WANTED) == (6 + 2 * rim) * (5 + 2 * rim)


def test_an_island_without_rivers_is_made_in_one_piece():
    lands = islands((0, 0, SIZE))
    grid = TerrainGrid(lands, UTM, CELL)
    land = grid.of_land()
    assert cells_at_once(lands, grid, GridCells(land.top + 10, land.left + 10, 2, 2), 1) == 32 * 32


def test_a_few_cells_that_are_too_small_for_the_rivers_around_are_refused(large, scratch, monkeypatch):
    monkeypatch.setattr(room, "free_memory", lambda: 1_000_000_000)
    grid = TerrainGrid([large], UTM, 0.1)
    window = GridCells(100_000, 100_000, 50, 60)
    told = r"60 × 50 cells need [\d.]+ GB of memory with the land around them, .* and 1\.0 GB of memory are free"
    with pytest.raises(UserError, match=told):
        room_to_render(Silence(), [large], grid, window, scratch)


def test_where_nothing_tells_how_much_memory_is_free_nothing_is_refused(large, scratch, monkeypatch):
    for module in (room, memory):
        monkeypatch.setattr(module, "free_memory", lambda: None)
    grid = TerrainGrid([large], UTM, CELL)
    cells = GridCells(0, 0, 1_000_000, 1_000_000)
    assert room_to_render(Silence(), [large], grid, cells, scratch) == (IN_MEMORY, BLOCK_SIDE_WANTED)
    assert room_in_memory(Silence(), [large], grid, cells, workspace=150) == (IN_MEMORY, BLOCK_SIDE_WANTED)


@pytest.mark.parametrize(("ground", "work"), [(None, WORK), (5.5, WORK), (5.7, WORK + WORK_ON_FINER_GROUND)])
def test_a_raster_that_the_memory_does_not_hold_beside_a_block_lies_in_files(large, scratch, monkeypatch, ground, work):
    if ground is not None:
        field = Field(np.zeros((2, 2)), 0.0, 0.0, ground, 0.0)
        large = ModelIsland(0, large.model._replace(ground=field), large.plane)
    grid = TerrainGrid([large], UTM, 4.0)
    cells = GridCells(1_000, 1_000, 3_000, 3_000)
    needed = 9 * 3_000 * 3_000 + work * cells_at_once([large], grid, cells, BLOCK_SIDE_WANTED)
    use_memory(monkeypatch, needed + 1)
    assert room_to_render(Silence(), [large], grid, cells, scratch) == (IN_MEMORY, BLOCK_SIDE_WANTED)
    use_memory(monkeypatch, needed - 1)
    storage, block = room_to_render(Silence(), [large], grid, cells, scratch)
    assert storage is not IN_MEMORY
    assert block == BLOCK_SIDE_WANTED


def test_blocks_are_as_large_as_the_memory_holds_but_not_tiny(large, scratch, monkeypatch):
    monkeypatch.setattr(room, "free_memory", lambda: None)
    grid = TerrainGrid([large], UTM, 2.0)
    cells = grid.of_land()
    for block in (BLOCK_SIDE_WANTED, BLOCK_SIDE_WANTED // 2, LEAST_BLOCK):
        use_memory(monkeypatch, WORK * cells_at_once([large], grid, cells, block) + 1)
        assert room_to_render(Silence(), [large], grid, cells, scratch).block == block
    use_memory(monkeypatch, 1)
    assert room_to_render(Silence(), [large], grid, cells, scratch).block == LEAST_BLOCK


def test_what_fits_neither_memory_nor_disk_is_refused_with_what_to_choose(large, scratch, monkeypatch):
    use_memory(monkeypatch, 1)
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: SimpleNamespace(free=10))
    grid = TerrainGrid([large], UTM, CELL)
    words = r"cells need about .* [GM]B of memory, .* [GM]B of disk, .* choose a larger CELL_SIZE or a smaller EXTENT"
    with pytest.raises(UserError, match=words):
        room_to_render(Silence(), [large], grid, grid.of_land(), scratch)


def test_what_is_done_with_a_raster_later_needs_room_too(large, monkeypatch):
    use_memory(monkeypatch, 4_500_000)
    grid = TerrainGrid([large], UTM, CELL)
    room_in_memory(Silence(), [large], grid, grid.of_land(), workspace=0)
    with pytest.raises(UserError, match="of memory"):
        room_in_memory(Silence(), [large], grid, grid.of_land(), workspace=150)
