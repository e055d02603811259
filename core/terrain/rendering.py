"""Rasters of an island: its ground, what erosion has added, its rivers, and everywhere a way for water to run off."""

from typing import NamedTuple, Optional

import numpy as np

from ..progress import Progress
from ..synthesis.types import Field
from ..tiles import map_tiles, tile_rows
from .displacement import averaged, displace
from .surface import Ground, heights_on, prepare_ground
from .windows import Nodes, ShoresOnGrid, frame_at, land_mask, near_nodes, places_of, shores_on_grid

SIDE = 128  # of tiles


class Scene(NamedTuple):
    """What all windows of one grid share."""

    shores: ShoresOnGrid
    nodes: Nodes
    ground: Ground
    erosion: Optional[Field]


def prepare(model, window):
    """Return the `Scene` of a model on the grid of a window. To be called from the main thread."""
    shores = shores_on_grid(model.land, window)
    coast = np.concatenate(model.land.rings)
    nodes = near_nodes(model.tree.xy, (coast.min(axis=0), coast.max(axis=0)))
    ground = prepare_ground(model.primitives, model.edge, model.seed)
    erosion = None if model.erosion is None else averaged(model.erosion, window.cell)
    return Scene(shores, nodes, ground, erosion)


def base_heights(model, window, detail=1.0, threads=None, progress=None, scene=None):
    """Return heights of the ground and the rivers in it as float32, NaN in the sea, and as uint8 what is land.

    Nothing is eroded, no chain of cells carries the rivers yet, and there are pits.
    """
    scene = scene or prepare(model, window)
    frame = frame_at(window, *window[:4])
    land = land_mask(scene.shores, *window[:4])
    return heights_of(scene, window.cell, frame, land, 0.0, detail, threads, progress), land


def heights_of(scene, cell, frame, wanted, erosion, detail, threads=None, progress=None):
    """Return the heights of wanted cells of a frame, before water has its ways, as float32; NaN elsewhere."""
    z = np.full(wanted.shape, np.nan, np.float32)

    def raise_tile(tile):
        part = np.ascontiguousarray(wanted[tile.window])
        if not part.any():
            return
        x, y = places_of(frame, tile)
        heights = np.empty(tile.shape)
        heights_on(scene.ground, x, y, heights, cell / detail, part)
        if scene.erosion is not None and erosion:
            displace(scene.erosion, x, y, erosion, heights)
        z[tile.window] = heights

    tiles = [tile for row in tile_rows(wanted.shape, SIDE) for tile in row]
    map_tiles(raise_tile, tiles, threads, progress or Progress())
    return z
