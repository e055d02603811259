"""Rasters of terrain from the models of islands: made block by block, and written window by window."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsRectangle

from ....core.arrays import Mask
from ....core.raster.raster import full
from ....core.raster.storage import updated
from ....core.report.texts import Text, joined_texts
from ....core.run.run import Run
from ....core.terrain.types import GridCells
from ...base.inputs import Inputs
from ...base.outputs import Outputs
from ...errors import refusal
from ...islands.coasts import WIDEST_MAP, Island, size_on_ground
from ...layers.map_cells import Frame
from ...numbers import told
from ...progress import SHOWN_OF_A_KIND
from ...translation import titled
from ..model_files.dem_islands import SAME_SIZE
from ..model_files.layers import ModelIsland, as_of_a_model
from .edge_water import EdgeWater, all_edge_water, edge_water, no_edge_water
from .grids import SEA_MARGIN, TerrainGrid, extent_width, usual_cell_of_land, usual_cell_size
from .parameters import NO_FLOOR
from .room import Room, room_in_memory
from .sea_floor import PlannedSea, lay_sea_floor

FEWEST_CELLS = 100  # from one side of the largest island to the other, lest the log says so
WATER_COLOURS = {
    0: ("dry land", (235, 235, 225)),
    1: ("river", (44, 116, 178)),
    2: ("sea", (158, 197, 222)),
    3: ("lake", (92, 158, 204)),
}
DEEP_CHANGE = 0.1  # of the summit: by as much no cell should be changed; lakes of volcanoes near a river may ask for it
SHARE_OF_THE_SEA = 0.2  # of the time that a raster takes


class RenderedTerrain(NamedTuple):
    """Rasters of all islands, and what had to be changed so that water runs off."""

    z: Any  # raster of float32, metres, of lakes that of their water; NaN in the sea unless that has a floor
    water: Any  # raster of uint8: dry, river, sea or lake
    depth: Any  # raster of float32, metres of water over the beds of rivers and lakes
    has_land: bool
    changed: int
    volume: float
    deepest: float
    beds: list  # of each island, on the grid of the raster; None of those beyond it
    edges: EdgeWater  # what crosses the edges of the raster, where somebody asked for it
    level_lakes: bool = False  # whether heights on lakes are those of their water to the end, as on a DEM
    raised: frozenset = frozenset()  # of the rank of an island and a `RaisedLake`, whose number is its id in the model


def chosen_cells(
    run: Run,
    inputs: Inputs,
    islands: list[ModelIsland],
    crs: QgsCoordinateReferenceSystem,
    window: QgsRectangle | None = None,
) -> tuple[TerrainGrid, GridCells]:
    """Return the grid and the cells of it that CELL_SIZE, SEA_FLOOR and EXTENT, if there is one, ask for.

    Of a model that was cut to a ``window`` there is no more than that.
    """
    given = inputs.extent("EXTENT", crs)
    if window is not None:
        given = _within_window(window, given), crs
    if given is not None and max(_sides(given[0], crs)) > WIDEST_MAP:
        raise refusal("EXTENT is larger than the Earth. Choose a smaller one, or none.")
    size = inputs.number("CELL_SIZE")
    dem = getattr(islands[0].plane, "cells", None)
    if dem is not None:
        size = _size_on_dem(inputs, dem, size)
    elif size is None:
        whole = given is None
        size = usual_cell_of_land(islands, crs) if whole else usual_cell_size(extent_width(islands, crs, given[0]))
    grid = TerrainGrid(islands, crs, size)
    largest = grid.of_island(0)
    usual = inputs.number("CELL_SIZE") is None and given is None and dem is None
    if usual and max(largest.nrows, largest.ncols) < FEWEST_CELLS:
        run.warn(
            "The islands lie so far apart that the largest is {} cells across: give a CELL_SIZE, or make terrain of "
            "fewer islands at a time.",
            max(largest.nrows, largest.ncols)
        )
    if given is not None:
        return grid, grid.of_extent(given[0])
    return grid, grid.of_land(0.0 if _sea_floor(inputs) == NO_FLOOR else SEA_MARGIN)


def _within_window(window, given):
    """Return what of an extent lies in the window of a model; that itself where there is none."""
    shared = window if given is None else window.intersect(given[0])
    if shared.isEmpty():
        raise refusal("EXTENT misses the window that the model was cut to: {}. Choose one in it.", window.toString(6))
    return shared


def _sea_floor(inputs):
    """Return what cells in the sea are to have; rasters of a DEM have no data there."""
    return inputs.choice("SEA_FLOOR") if inputs.knows("SEA_FLOOR") else NO_FLOOR


def _size_on_dem(inputs, dem, size):
    """Return the size of cells of a model whose ground is a DEM: those of the DEM, or finer ones."""
    if _sea_floor(inputs) != NO_FLOOR:
        raise refusal("SEA_FLOOR: the ground of this model is a DEM, which has no sea floor to make. Take ‘nodata’.")
    if size is not None and size > dem.cell * (1.0 + SAME_SIZE):
        raise refusal(
            "CELL_SIZE: {} m is more than the {} m of the DEM, and coarser cells would lose rivers. Take no more than "
            "these; for a coarser raster resample the result.",
            told(size, "g"), told(dem.cell, ".6g")
        )
    return size or dem.cell


def _sides(extent, crs):
    """Return width and height of a rectangle of the map in metres, near enough."""
    return size_on_ground((extent.xMinimum(), extent.yMinimum(), extent.xMaximum(), extent.yMaximum()), crs)


def check_room_on_coast(
    run: Run, inputs: Inputs, islands: list[Island], crs: QgsCoordinateReferenceSystem, workspace: int
) -> None:
    """Refuse cells that there is no room for before anything grows on islands; `room_in_memory` knows more later."""

    grid, cells = chosen_cells(run, inputs, as_of_a_model(islands), crs)
    room_in_memory(run.quietly(), (), grid, cells, workspace)


def render_all(
    run: Run,
    islands: list[ModelIsland],
    grid: TerrainGrid,
    cells: GridCells,
    room: Room,
    erosion: float,
    detail: float,
    sea_floor: str,
    with_edges: bool = False,
) -> RenderedTerrain:
    """Return the `RenderedTerrain` of some cells of a grid, whose rasters lie in a `Room`.

    ``with_edges`` is whether the water that crosses its edges is looked for.
    """
    from ....core.terrain.types import SEA_CELL

    if erosion != 1.0 and islands[0].model.dem is not None:
        run.note("EROSION: the ground of this model is a DEM, so there is no erosion to show.")
    if erosion != 1.0 and all(island.model.ground is None for island in islands):
        run.note("EROSION: the ground of this model is its primitives alone, so there is no erosion to show.")
    z, water = _even_raster(cells, room, np.float32, np.nan), _even_raster(cells, room, np.uint8, SEA_CELL)
    depth = _even_raster(cells, room, np.float32, 0.0)
    level_lakes = islands[0].model.dem is not None
    terrain = RenderedTerrain(z, water, depth, False, 0, 0.0, 0.0, [], no_edge_water(), level_lakes)
    around = [grid.of_island(rank) for rank in range(len(islands))]
    parts = [cells.common(each) for each in around]
    total = sum(part.nrows * part.ncols for part in parts if part) + 1
    share = 1.0 if sea_floor == NO_FLOOR else 1.0 - SHARE_OF_THE_SEA
    straits = _Straits(around)
    sea = None if sea_floor == NO_FLOOR else PlannedSea(sea_floor, islands, grid, cells)
    for island, part in zip(islands, parts):
        run.check()
        if part is None:
            terrain.beds.append(None)
            continue
        with run.phase(Text("Island {}", island.rank + 1), share * part.nrows * part.ncols / total):
            blocks = part.blocks(room.block)
            terrain = _render(run, island, grid, cells, blocks, terrain, (erosion, detail), straits, with_edges)
    if sea is not None:
        with run.phase("Laying the floor of the sea", SHARE_OF_THE_SEA):
            lay_sea_floor(run, sea, grid, cells, z, water, room.block)
    return terrain


class _Straits:
    """The shores of islands that were rendered, which those that come after them must not touch."""

    def __init__(self, around):
        self.around = around  # the cells of each island
        self.boxes = np.array([(each.top, each.left, each.top + each.nrows, each.left + each.ncols) for each in around])
        self.shores = {}

    def free(self, rank: int, block: GridCells) -> Mask:
        """Return which cells of a block are neither land of a larger island nor beside it."""
        from ....core.terrain.rendering.narrow_straits import near_land, overlapping

        free = np.ones((block.nrows, block.ncols), bool)
        for larger in overlapping(self.boxes, rank):
            shared = block.common(self.around[larger]) if larger in self.shores else None
            if shared:
                near = near_land(self.shores[larger], shared)
                free[shared.within(block)] &= ~near
        return free


def _even_raster(cells, room, dtype, value):
    """Return a raster of a type that is the same everywhere."""
    return full((cells.nrows, cells.ncols), value, dtype).copy(Run(storage=room.storage))


def _render(run, island, grid, cells, blocks, terrain, look, straits, with_edges):
    """Return the terrain with a part of an island rendered into it, block by block."""
    from ....core.terrain.rendering.rendering import prepare, render
    from ....core.terrain.types import SEA_CELL

    erosion, detail = look
    scene = prepare(run, island.model, grid.window(blocks[0], island.plane), erosion, detail)
    rank = len(terrain.beds)
    straits.shores[rank] = scene.shores
    for block in blocks:
        run.check()
        with run.phase("Rendering", 1 / len(blocks)):
            window = grid.window(block, island.plane)
            made = render(run, island.model, window, erosion, detail, scene=scene, around=with_edges)
        there, land = block.within(cells), (made.water != SEA_CELL) & straits.free(rank, block)
        for raster, values in ((terrain.z, made.z), (terrain.water, made.water), (terrain.depth, made.depth)):
            with updated(raster, there) as cells_there:
                cells_there[land] = values[land]
        terrain = terrain._replace(
            has_land=terrain.has_land or bool(land.any()),
            changed=terrain.changed + made.changed,
            volume=terrain.volume + made.volume,
            deepest=max(terrain.deepest, made.deepest),
            raised=terrain.raised | {(island.rank, _as_in_file(island, lake)) for lake in made.raised},
        )
        if made.around is not None:
            crossed = edge_water(run, island, made.around, scene, grid, block, cells)
            terrain = terrain._replace(edges=all_edge_water((terrain.edges, crossed)))
    return terrain._replace(beds=[*terrain.beds, scene.beds])


def _as_in_file(island, lake):
    """Return a `RaisedLake` with the id that the layer ‘lakes’ of the model shows."""
    return lake._replace(number=island.ids[3][lake.number]) if island.ids else lake


def conditioning_sentence(terrain: RenderedTerrain) -> Text:
    """Return what was done so that water runs off, for people."""
    return Text(
        "Cells changed so that water runs off: {:,}, {:,.0f} m³ of ground, by {:.3g} m at most",
        terrain.changed,
        terrain.volume,
        terrain.deepest,
    )


def log_conditioning(run: Run, terrain: RenderedTerrain, summit: float | None = None) -> dict[str, float]:
    """Write into the log what was done so that water runs off, and is much beside a summit; return its numbers."""
    if not terrain.has_land:
        run.warn("No cell has its middle on land, so all is sea. Choose smaller cells, or another extent.")
    run.note(conditioning_sentence(terrain))
    if summit is not None and terrain.deepest > DEEP_CHANGE * summit:
        run.warn(
            "[DEEPEST_CHANGE] A cell was changed by {} m so that water runs off; the summit is at {} m. Smaller cells "
            "change less.",
            told(float(terrain.deepest), ".3g"), told(summit, ".4g")
        )
    if terrain.raised:
        shown, more = sorted(terrain.raised)[:SHOWN_OF_A_KIND], len(terrain.raised) - SHOWN_OF_A_KIND
        lakes = [
            Text(
                "lake {} of island {} at {} m instead of {} m",
                lake.number, rank + 1, told(lake.level + lake.by, ".4g"), told(lake.level, ".4g"),
            )
            for rank, lake in shown
        ]  # fmt: skip
        said = joined_texts(lakes, "; ")
        run.warn(
            "Lakes stand higher than they were to, as the rivers do that their water runs to: {}.",
            said if more <= 0 else Text("{} and {} more", said, told(more)),
        )
    return {
        "CONDITIONED_CELLS": terrain.changed,
        "CONDITIONED_VOLUME": float(terrain.volume),
        "DEEPEST_CHANGE": float(terrain.deepest),
    }


def write_terrain(run: Run, outputs: Outputs, terrain: RenderedTerrain, frame: Frame, name: str) -> dict[str, str]:
    """Write the rasters of a terrain that are wanted, window by window; return their paths."""
    from ....core.raster.raster import lazy
    from ....core.terrain.types import LAKE_CELL, RIVER_CELL

    z, water, results = lazy(terrain.z), lazy(terrain.water), {}
    known = np.isfinite(z)
    if not terrain.level_lakes:
        z = (z - terrain.depth).where(water == LAKE_CELL, z).astype(z.dtype)  # of the ground, below lakes too
    with run.phase("Writing the terrain", 0.6):
        results["OUTPUT"] = outputs.raster(run, "OUTPUT", z, known, frame, titled(name, "terrain"), unit="m")
    if outputs.wants("RIVER_DEPTH"):
        with run.phase("Writing depths", 0.2):
            there, title = (water == RIVER_CELL) | (water == LAKE_CELL), titled(name, "depth of rivers (m)")
            results["RIVER_DEPTH"] = outputs.raster(run, "RIVER_DEPTH", terrain.depth, there, frame, title, unit="m")
    if outputs.wants("WATER"):
        with run.phase("Writing the water", 0.2):
            everywhere = np.broadcast_to(np.True_, known.shape)
            results["WATER"] = outputs.raster(
                run, "WATER", terrain.water, everywhere, frame, titled(name, "water"), colours=WATER_COLOURS
            )
    return results
