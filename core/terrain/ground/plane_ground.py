"""The blend of primitives on the cells of a plane, without noise: what erosion is added to, and found by."""

import numpy as np

from ...raster.tiles import tile_rows
from ...run.threads import map_tiles
from ..frames import cell_centres, frame_at
from ..types import TILE_SIDE
from .erosion_field import smoothed
from .surface import heights_on

AROUND = 6  # cells of sea around the land on which primitives are blended too, so that the spline of them ends softly


def blend_of(run, buckets, window, land):
    """Return the blend of primitives on the cells of a window that are ``land``, or near it; 0 elsewhere.

    To be called from the main thread.
    """
    from scipy import ndimage

    frame, z = frame_at(window, *window[:4]), np.zeros(land.shape)
    near = ndimage.maximum_filter(land, 2 * AROUND + 1)

    def blend(tile):
        wanted = np.ascontiguousarray(near[tile.window])
        if wanted.any():
            heights = np.empty(tile.shape)
            heights_on(buckets, *cell_centres(frame, tile), heights, np.inf, wanted)
            z[tile.window] = np.where(wanted, heights, 0.0)

    tiles = [tile for row in tile_rows(z.shape, TILE_SIDE) for tile in row]
    map_tiles(run, blend, tiles)
    return np.nan_to_num(z)


def whole_ground(run, buckets, erosion, window, land, strength=1.0):
    """Return the heights of the ground, primitives and so much of the erosion, on the cells of its samples."""
    z = blend_of(run, buckets, window, land)
    if erosion is not None:
        z = z + strength * smoothed(erosion.values[::-1])
    return z
