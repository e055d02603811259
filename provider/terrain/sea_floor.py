"""The floor of the sea in rasters of terrain: a shelf around all islands, or one depth."""

import numpy as np

SIDE = 128  # of tiles
FARTHER = 3.0  # cells are narrower far from the island by which their size was chosen, on a map in degrees


def lay_sea_floor(kind, islands, grid, cells, z, water, block, progress):
    """Fill the sea of a raster with heights below 0; ``block`` is how many rows and columns are worked on at a time."""
    from ...core.terrain.rendering.sea_floor import FLAT, SEA_DEPTH, SEA_WIDTH, prepare_sea_floor

    floors = [prepare_sea_floor(island.model.land) for island in islands]
    scale = max(floor.scale for floor in floors)  # one for all: else the shelf of an islet would be all of the sea
    _fill(FLAT if kind == "flat" else -SEA_DEPTH * scale, cells, z, water, block, progress)
    if kind == "flat":
        return
    reach = int(np.ceil(FARTHER * SEA_WIDTH * scale / grid.cell))
    for rank, (island, floor) in enumerate(zip(islands, floors)):
        around = cells.common(grid.of_island(rank).grown(reach))
        for part in around.blocks(block) if around else ():
            progress.check()
            _lay(floor._replace(scale=scale), grid.window(part, island.plane), part.within(cells), z, water, progress)
        progress.report((rank + 1) / len(islands))


def _fill(height, cells, z, water, block, progress):
    """Give all sea one height."""
    from ...core.terrain.types import SEA

    for part in cells.blocks(block):
        progress.check()
        there = part.within(cells)
        z[there][water[there] == SEA] = height


def _lay(floor, window, there, z, water, progress):
    """Raise the floor of a window to what it is around one island."""
    from ...core.raster.tiles import map_tiles, tile_rows
    from ...core.run.progress import Silent
    from ...core.terrain.frames import cell_centres, frame_at
    from ...core.terrain.rendering.sea_floor import sea_heights
    from ...core.terrain.types import SEA

    frame, heights, sea = frame_at(window, *window[:4]), z[there], water[there] == SEA

    def raise_tile(tile):
        wanted = sea[tile.window]
        if wanted.any():
            found = sea_heights(floor, *cell_centres(frame, tile), wanted).astype(np.float32)
            heights[tile.window] = np.where(wanted, np.fmax(heights[tile.window], found), heights[tile.window])

    tiles = [tile for row in tile_rows(heights.shape, SIDE) for tile in row]
    map_tiles(raise_tile, tiles, progress=Silent(progress))
