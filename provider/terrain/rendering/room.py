"""Room for rasters of terrain: memory, files where that does not hold them, or none, which is told beforehand."""

from __future__ import annotations

from typing import Any, NamedTuple

from ....core.report.texts import Text
from ....core.run.run import Run
from ....core.run.schedulers import IN_MEMORY
from ....core.terrain.types import GridCells
from ...errors import refusal
from ...layers.scratch import Scratch
from ...memory import MEMORY_SHARE, bytes_text, free_memory, memory_text, memory_to_use, size_text
from ...numbers import told
from ..model_files.layers import ModelIsland
from .grids import TerrainGrid

BLOCK_SIDE_WANTED = 4096  # rows and columns that are rendered at a time
LEAST_BLOCK = 2048  # likewise where there is little memory: with the land around smaller ones too much is made twice
BYTES_A_CELL = 9  # of all three rasters


class Room(NamedTuple):
    """Where rasters of a terrain lie, and how many rows and columns of them are rendered at a time."""

    storage: Any = IN_MEMORY
    block: int = BLOCK_SIDE_WANTED


def room_to_render(run: Run, islands: list[ModelIsland], grid: TerrainGrid, cells: GridCells, scratch: Scratch) -> Room:
    """Return the `Room` for a raster, in memory or in the files of a `Scratch`; refuse what fits neither."""
    size, block = (cells.nrows, cells.ncols), _block_side(islands, grid, cells)
    rendering, free = _bytes_at_once(islands, grid, cells, block), free_memory()
    if free is not None and rendering > MEMORY_SHARE * free:
        raise refusal(
            "CELL_SIZE: {} need {} of memory with the land around them, whose water they share, and {} of memory are "
            "free. Choose larger cells or a smaller EXTENT.",
            size_text(size), bytes_text(rendering), bytes_text(free)
        )
    remedy = Text("choose a larger CELL_SIZE or a smaller EXTENT")
    storage = scratch.storage(run, size, BYTES_A_CELL, BYTES_A_CELL, beside=rendering, remedy=remedy)
    return Room(storage, block)


def room_in_memory(
    run: Run, islands: list[ModelIsland] | tuple, grid: TerrainGrid, cells: GridCells, workspace: int
) -> Room:
    """Return the `Room` for a raster on which more is done, in memory alone; refuse what does not fit.

    ``workspace`` is how many bytes a cell of it takes later, all at once.
    """
    count = cells.nrows * cells.ncols
    rendering = _bytes_at_once(islands, grid, cells, BLOCK_SIDE_WANTED) + BYTES_A_CELL * count
    needed, most = max(rendering, workspace * count), memory_to_use()
    if most is not None and needed > most:
        raise refusal(
            "CELL_SIZE: {} need {}. Choose larger cells or a smaller EXTENT; or make the MODEL with larger cells, and "
            "small ones of it with ‘Render terrain’, which keeps in files what the memory does not hold.",
            size_text((cells.nrows, cells.ncols)), memory_text(needed, most)
        )
    run.note("Memory for the rasters: about {} MB", told(needed / 1e6, ".0f"))
    return Room(IN_MEMORY, BLOCK_SIDE_WANTED)


def _block_side(islands, grid, cells):
    """Return how many rows and columns are rendered at a time: fewer where the memory does not hold many."""
    block, most = BLOCK_SIDE_WANTED, memory_to_use()
    while most is not None and block > LEAST_BLOCK and _bytes_at_once(islands, grid, cells, block) > most:
        block //= 2
    return block


def _bytes_at_once(islands, grid, cells, block):
    """Return how many bytes of memory it takes to render a block."""
    from ....core.terrain.rendering.finer_ground import FINER_BYTES_PER_CELL, finer_times
    from ....core.terrain.rendering.rendering import RENDERING_BYTES_PER_CELL

    grounds = [island.model.ground for island in islands if island.model.dem is None]
    finer = any(ground is not None and finer_times(ground.cell, grid.cell) > 1 for ground in grounds)
    a_cell = RENDERING_BYTES_PER_CELL + (FINER_BYTES_PER_CELL if finer else 0)
    return a_cell * cells_at_once(islands, grid, cells, block)


def cells_at_once(islands: list[ModelIsland] | tuple, grid: TerrainGrid, cells: GridCells, block: int) -> int:
    """Return how many cells are rendered at a time at most: those of a block, and the parts of the land it touches.

    Such a part is the land of a river node, or all of an island without any.
    """
    from ....core.terrain.rendering.rendering import DRAINED_REACH

    most = 0
    for rank, island in enumerate(islands):
        around = grid.of_island(rank)
        part = cells.common(around)
        if part is None:
            continue
        nrows, ncols = around.nrows, around.ncols
        if island.model.tree.z.size:
            beyond = 2 * int(DRAINED_REACH * island.model.edge / grid.cell)
            nrows, ncols = min(nrows, min(part.nrows, block) + beyond), min(ncols, min(part.ncols, block) + beyond)
        most = max(most, nrows * ncols)
    return most
