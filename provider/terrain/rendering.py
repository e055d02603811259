"""Rasters of terrain from the models of islands: block by block, in memory that does not grow with the raster."""

import shutil
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ...core.report.texts import Text
from ..errors import UserError
from ..islands.coasts import WIDEST, size_on_ground
from ..memory import MEMORY_SHARE, free_memory
from .edge_water import EdgeWater, all_edge_water, edge_water, no_edge_water
from .grids import SEA_MARGIN, TerrainGrid, extent_width, usual_cell_of_land, usual_cell_size
from .model_layers import as_of_a_model
from .parameters import NO_FLOOR
from .sea_floor import PlannedSea, lay_sea_floor

BLOCK = 4096  # rows and columns that are rendered at a time
ON_DISK = 100_000_000  # cells from which on rasters wait in files until they are written
FEWEST_CELLS = 100  # from one side of the largest island to the other, lest the log says so
BYTES_A_CELL = 9  # of all three rasters
WATER_COLOURS = {
    0: ("dry land", (235, 235, 225)),
    1: ("river", (44, 116, 178)),
    2: ("sea", (158, 197, 222)),
    3: ("lake", (92, 158, 204)),
}
SHARE_OF_THE_SEA = 0.2  # of the time that a raster takes


class RenderedTerrain(NamedTuple):
    """Rasters of all islands, and what had to be changed so that water runs off."""

    z: np.ndarray  # float32, metres, of lakes that of their water; NaN in the sea unless that has a floor
    water: np.ndarray  # uint8: dry, river, sea or lake
    depth: np.ndarray  # float32, metres of water over the beds of rivers and lakes
    changed: int
    volume: float
    deepest: float
    beds: list  # of each island, on the grid of the raster; None of those beyond it
    edges: EdgeWater  # what crosses the edges of the raster, where somebody asked for it


def chosen_cells(inputs, islands, crs, progress):
    """Return the grid and the cells of it that CELL_SIZE, SEA_FLOOR and EXTENT, if there is one, ask for."""
    given = inputs.extent("EXTENT", crs)
    if given is not None and max(_sides(given[0], crs)) > WIDEST:
        raise UserError("EXTENT is larger than the Earth. Choose a smaller one, or none.")
    size = inputs.number("CELL_SIZE")
    if size is None:
        whole = given is None
        size = usual_cell_of_land(islands, crs) if whole else usual_cell_size(extent_width(islands, crs, given[0]))
    grid = TerrainGrid(islands, crs, size)
    largest = grid.of_island(0)
    if inputs.number("CELL_SIZE") is None and given is None and max(largest.nrows, largest.ncols) < FEWEST_CELLS:
        progress.warn(
            f"The islands lie so far apart that the largest is {max(largest.nrows, largest.ncols)} cells across: give "
            "a CELL_SIZE, or make terrain of fewer islands at a time."
        )
    if given is not None:
        return grid, grid.of_extent(given[0])
    return grid, grid.of_land(0.0 if inputs.choice("SEA_FLOOR") == NO_FLOOR else SEA_MARGIN)


def _sides(extent, crs):
    """Return width and height of a rectangle of the map in metres, near enough."""
    return size_on_ground((extent.xMinimum(), extent.yMinimum(), extent.xMaximum(), extent.yMaximum()), crs)


def require_space(islands, grid, cells, folder, progress, workspace=0):
    """Refuse a raster that neither the memory nor the disk has room for, before anything is computed.

    ``workspace`` is how many bytes a cell of it takes in memory later, all at once.
    """
    from ...core.terrain.rendering.rendering import BYTES_PER_CELL

    count = cells.nrows * cells.ncols
    on_disk = count >= ON_DISK
    rendering = BYTES_PER_CELL * cells_at_once(islands, grid, cells) + (0 if on_disk else BYTES_A_CELL * count)
    memory, free = max(rendering, workspace * count), free_memory()
    disk, room = (2 * BYTES_A_CELL * count if on_disk else 0), shutil.disk_usage(folder).free  # twice while written
    if disk > room or (free is not None and memory > MEMORY_SHARE * free):
        disk_needed = f"{disk / 1e9:,.0f} GB of disk and " if on_disk else ""
        around = "" if on_disk else " with the land around them, whose water they share"
        memory_free = "" if free is None else f" and {free / 1e9:,.1f} GB of memory"
        raise UserError(
            f"CELL_SIZE: {cells.ncols:,} × {cells.nrows:,} cells need {disk_needed}{memory / 1e9:,.1f} GB of memory"
            f"{around}; {room / 1e9:,.0f} GB of disk{memory_free} are free. Choose larger cells or a smaller EXTENT."
        )
    blocks = f", {disk / 1e9:.0f} GB of disk" if on_disk else ""
    progress.note(f"Memory for the rasters: about {memory / 1e6:.0f} MB{blocks}")


def require_space_on_coast(inputs, islands, crs, folder, progress, workspace):
    """Refuse cells that there is no room for before anything grows on islands; `require_space` knows more later."""
    from ...core.run.progress import Silent

    grid, cells = chosen_cells(inputs, as_of_a_model(islands), crs, progress)
    require_space((), grid, cells, folder, Silent(progress), workspace)


def cells_at_once(islands, grid, cells):
    """Return how many cells are rendered at a time at most: those of a block, and the parts of the land it touches.

    Such a part is the land of a river node, or all of an island without any.
    """
    most = 0
    for rank, island in enumerate(islands):
        around = grid.of_island(rank)
        part = cells.common(around)
        if part is None:
            continue
        together = around
        if island.model.tree.z.size:
            block = part.blocks(BLOCK)[0]
            together = around.common(block.grown(int(island.model.edge / grid.cell)))
        most = max(most, together.nrows * together.ncols)
    return most


def render_all(islands, grid, cells, folder, erosion, detail, sea_floor, progress, with_edges=False):
    """Return the `RenderedTerrain` of some cells of a grid; ``folder`` holds it meanwhile if memory cannot.

    ``with_edges`` is whether the water that crosses its edges is looked for.
    """
    from ...core.terrain.types import SEA

    z = _array(cells, np.float32, folder, np.nan)
    water, depth = _array(cells, np.uint8, folder, SEA), _array(cells, np.float32, folder, 0.0)
    terrain = RenderedTerrain(z, water, depth, 0, 0.0, 0.0, [], no_edge_water())
    around = [grid.of_island(rank) for rank in range(len(islands))]
    parts = [cells.common(each) for each in around]
    total = sum(part.nrows * part.ncols for part in parts if part) + 1
    share = 1.0 if sea_floor == NO_FLOOR else 1.0 - SHARE_OF_THE_SEA
    straits = _Straits(around)
    sea = None if sea_floor == NO_FLOOR else PlannedSea(sea_floor, islands, grid, cells)
    for island, part in zip(islands, parts):
        progress.check()
        if part is None:
            terrain.beds.append(None)
            continue
        with progress.phase(f"Island {island.rank + 1}", share * part.nrows * part.ncols / total):
            terrain = _render(island, grid, cells, part, terrain, (erosion, detail), straits, with_edges, progress)
    if sea is not None:
        with progress.phase("Laying the floor of the sea", SHARE_OF_THE_SEA):
            lay_sea_floor(sea, grid, cells, z, water, BLOCK, progress)
    return terrain


class _Straits:
    """The shores of islands that were rendered, which those that come after them must not touch."""

    def __init__(self, around):
        self.around = around  # the cells of each island
        self.boxes = np.array([(each.top, each.left, each.top + each.nrows, each.left + each.ncols) for each in around])
        self.shores = {}

    def free(self, rank, block):
        """Return which cells of a block are neither land of a larger island nor beside it."""
        from ...core.terrain.rendering.narrow_straits import near_land, overlapping

        free = np.ones((block.nrows, block.ncols), bool)
        for larger in overlapping(self.boxes, rank):
            shared = block.common(self.around[larger]) if larger in self.shores else None
            if shared:
                near = near_land(self.shores[larger], shared.top, shared.left, shared.nrows, shared.ncols)
                free[shared.within(block)] &= ~near
        return free


def _render(island, grid, cells, part, terrain, look, straits, with_edges, progress):
    """Return the terrain with a part of an island rendered into it."""
    from ...core.terrain.rendering.rendering import prepare, render
    from ...core.terrain.types import SEA

    scene = prepare(island.model, grid.window(part, island.plane), progress, look[0])
    rank = len(terrain.beds)
    straits.shores[rank] = scene.shores
    blocks = part.blocks(BLOCK)
    for block in blocks:
        progress.check()
        with progress.phase("Rendering", 1 / len(blocks)):
            window = grid.window(block, island.plane)
            made = render(island.model, window, *look, progress=progress, scene=scene, around=with_edges)
        there, land = block.within(cells), (made.water != SEA) & straits.free(rank, block)
        for raster, values in ((terrain.z, made.z), (terrain.water, made.water), (terrain.depth, made.depth)):
            raster[there][land] = values[land]
        terrain = terrain._replace(
            changed=terrain.changed + made.changed,
            volume=terrain.volume + made.volume,
            deepest=max(terrain.deepest, made.deepest),
        )
        if made.around is not None:
            crossed = edge_water(island, made.around, scene, grid, block, cells, progress)
            terrain = terrain._replace(edges=all_edge_water((terrain.edges, crossed)))
    return terrain._replace(beds=[*terrain.beds, scene.beds])


def _array(cells, dtype, folder, value):
    """Return a raster that is the same everywhere; a large one lies in a file of a folder that goes with the run."""
    shape = cells.nrows, cells.ncols
    if cells.nrows * cells.ncols < ON_DISK:
        return np.full(shape, value, dtype)
    waiting = Path(folder) / "waiting"
    waiting.mkdir(exist_ok=True)
    array = np.memmap(waiting / f"{len(list(waiting.iterdir()))}.cells", dtype, "w+", shape=shape)
    for block in cells.blocks(BLOCK):
        array[block.within(cells)] = value
    return array


def conditioning_sentence(terrain):
    """Return what was done so that water runs off, for people."""
    return Text(
        "Cells changed so that water runs off: {:,}, {:,.6g} m³ of ground, by {:.3g} m at most",
        terrain.changed,
        terrain.volume,
        terrain.deepest,
    )


def log_conditioning(terrain, progress):
    """Write into the log what was done so that water runs off; return the numbers of it."""
    from ...core.terrain.types import SEA

    if (terrain.water == SEA).all():
        progress.warn("No cell has its middle on land, so all is sea. Choose smaller cells, or another extent.")
    progress.note(conditioning_sentence(terrain))
    return {
        "CONDITIONED_CELLS": terrain.changed,
        "CONDITIONED_VOLUME": float(terrain.volume),
        "DEEPEST_CHANGE": float(terrain.deepest),
    }


def _ground(z, water, depth):
    """Return the heights of the ground, below the water of lakes too."""
    from ...core.terrain.types import LAKE

    return np.where(water == LAKE, z - depth, z)


def _is_fresh(water):
    """Return which cells are water of rivers or lakes."""
    from ...core.terrain.types import LAKE, RIVER

    return (water == RIVER) | (water == LAKE)


def write_terrain(outputs, terrain, frame, name, progress):
    """Write the rasters of a terrain that are wanted, no more of them in memory than is written; return their paths."""
    from ...core.raster.computed import Computed

    known, results = Computed(bool, np.isfinite, terrain.z), {}
    z = Computed(terrain.z.dtype, _ground, terrain.z, terrain.water, terrain.depth)
    with progress.phase("Writing the terrain", 0.6):
        results["OUTPUT"] = outputs.raster("OUTPUT", z, known, frame, progress, f"{name} terrain", unit="m")
        outputs.load_again("OUTPUT", "hillshade", f"{name} hillshade")
    if outputs.wants("RIVER_DEPTH"):
        with progress.phase("Writing depths", 0.2):
            there, title = Computed(bool, _is_fresh, terrain.water), f"{name} depth of rivers (m)"
            results["RIVER_DEPTH"] = outputs.raster(
                "RIVER_DEPTH", terrain.depth, there, frame, progress, title, unit="m"
            )
    if outputs.wants("WATER"):
        with progress.phase("Writing the water", 0.2):
            everywhere = np.broadcast_to(np.True_, known.shape)
            results["WATER"] = outputs.raster(
                "WATER", terrain.water, everywhere, frame, progress, f"{name} water", colours=WATER_COLOURS
            )
    return results
