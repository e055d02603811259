"""The laws of the rivers of models in the cells of a raster, so that streams the models do not know keep them too."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ....core.arrays import Array, Cells, Values
from ....core.island.flow_law import FlowLaw
from ....core.plane.types import Field
from ....core.run.run import Run
from ....core.terrain.types import GridCells, Window
from ..model_files.layers import ModelIsland
from .grids import TerrainGrid

BLOCK = 1024  # rows and columns of cells whose places on the plane are known at a time


class CellLaws(NamedTuple):
    """The `FlowLaw` of each cell."""

    laws: list[FlowLaw]  # of each island
    island: Array | None = None  # int32 (nrows, ncols): number of the island; None: all have the law of the first
    rain: Array | None = None  # float32 (nrows, ncols): over what is usual; None: it rains alike everywhere

    @property
    def keeps(self) -> bool:
        """Tell whether no water is lost at junctions."""
        return self.laws[0].per_area is not None

    def discharge(self, cells: Cells, counted: Values) -> Values:
        """Return the discharge in m³/s in cells, counted row by row, that drain so much land."""
        flow = self.laws[0].discharge(counted)
        if self.island is not None:
            number = self.island.reshape(-1)[cells]
            for other in np.unique(number[number > 0]).tolist():
                flow[number == other] = self.laws[other].discharge(counted[number == other])
        return flow


def laws_of_cells(run: Run, islands: list[ModelIsland], grid: TerrainGrid, cells: GridCells) -> CellLaws:
    """Return the `CellLaws` of some cells of a grid. To be called from the main thread."""
    laws = [island.model.law for island in islands]
    rains = any(law.rain is not None for law in laws)
    several = any(law.per_area != laws[0].per_area for law in laws)
    shape = cells.nrows, cells.ncols
    numbers, rain = np.zeros(shape, np.int32) if several else None, np.ones(shape, np.float32) if rains else None
    found = CellLaws(laws, numbers, rain)
    if not (several or rains):
        return found
    for rank, island in enumerate(islands):
        part = cells.common(grid.of_island(rank))
        for block in [] if part is None else part.blocks(BLOCK):
            run.check()
            _fill(found, rank, island, grid, block, block.within(cells))
    return found


def _fill(found, rank, island, grid, block, there):
    """Write what is known of an island in a block of cells, in place."""
    from ....core.terrain.frames import land_mask, shores_on_grid

    window = grid.window(block, island.plane)
    land = land_mask(shores_on_grid(island.model.land, window), window.cells) != 0
    if found.island is not None:
        found.island[there][land] = rank
    if found.rain is not None:
        law = found.laws[rank]
        found.rain[there][land] = 1.0 if law.rain is None else rain_in_window(law.rain, window)[land]


def rain_in_window(rain: Field, window: Window) -> Array:
    """Return the rain of a law on the cells of a window."""
    from ....core.plane.fields import sample

    shape = window.nrows, window.ncols
    row, col = np.indices(shape).reshape(2, -1)
    places = window.to_plane(np.column_stack([window.left + col + 0.5, window.top + row + 0.5]))
    return sample(rain, places).reshape(shape)
