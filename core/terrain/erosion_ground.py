"""The ground that erosion begins with: a terrain on square cells, its river beds, and divides that hold water back."""

from functools import partial
from typing import NamedTuple

import numpy as np

from ..erosion.streampower import Fixed
from ..machine.resampling import blocks
from ..raster.domain import LAND, OUTLET, SEA
from ..raster.grid import flat_cells, step_lengths
from ..raster.neighbours import COLUMN_OFFSETS, NO_DIRECTION, ROW_OFFSETS
from ..raster.tiles import map_tiles, tile_rows
from ..run.progress import Progress, left_alone
from .courses.bends import drawn
from .frames import cell_centres, cells_are_land, frame_at, land_mask, shores_on_grid
from .ground.divides import find_shift
from .ground.nearest_nodes import near_nodes
from .ground.node_labels import node_labels
from .ground.surface import heights_on, prepare_ground
from .rendering.beds import find_beds
from .types import TILE_SIDE

RIVER_SIDE = 0.3  # of the way from a river to the shore lies the divide between them, where `primitives` raises it
DIRECTION_OF = np.full((3, 3), NO_DIRECTION, np.uint8)  # by the row and the column of a neighbour
DIRECTION_OF[np.add(ROW_OFFSETS, 1), np.add(COLUMN_OFFSETS, 1)] = np.arange(8)


class ErosionGround(NamedTuple):
    """A terrain that is to be eroded, on square cells of one size; sides are multiples of the largest level."""

    z: np.ndarray  # float64
    land: np.ndarray  # bool; the rest is sea, at height 0
    beds: np.ndarray  # float64, the heights of river beds; NaN where there is none
    ways: np.ndarray  # uint8, where the water of beds goes on; NO_DIRECTION elsewhere
    mouths: np.ndarray  # bool, beds from which water goes into the sea, which large cells may have closed
    part: np.ndarray  # int32, the river node whose water a cell belongs to; beyond them the shores of these
    nodes: int  # how many nodes there are
    cell: float

    def coarser(self, size):
        """Return the ground on cells so many times larger."""
        if size == 1:
            return self
        share = blocks(self.land, size, np.mean)
        z = blocks(np.where(self.land, self.z, 0.0), size, np.sum) / np.maximum(share * size * size, 1.0)
        beds = blocks(np.where(np.isnan(self.beds), np.inf, self.beds), size, np.min)
        beds[np.isinf(beds) | (share < 0.5)] = np.nan
        z = np.where(np.isnan(beds), z, beds)
        part = self.part[size // 2 :: size, size // 2 :: size]
        part = np.where(part < 0, blocks(self.part, size, np.max), part)
        ways = np.full(part.shape, NO_DIRECTION, np.uint8)
        mouths = blocks(self.mouths, size, np.max) & ~np.isnan(beds)
        return ErosionGround(z, share >= 0.5, beds, ways, mouths, part, self.nodes, self.cell * size)

    def surface(self):
        """Return domain, ways to the neighbours and areas of cells, as routing takes them."""
        width, height, cell_area = flat_cells(self.z.shape[0], self.cell, self.cell)
        domain = np.select([self.mouths, self.land], [OUTLET, LAND], SEA).astype(np.uint8)
        return domain, step_lengths(width, height), cell_area

    def limits(self):
        """Return the cells that keep their height, and those that water does not cross."""
        beds = ~np.isnan(self.beds)
        return Fixed(beds, self.ways), walls_between(np.where(self.land, self.part, -1)) & ~beds & self.land

    def ends(self):
        """Return the heights at which water has come to a river or the sea; NaN elsewhere."""
        return np.where(self.land, self.beds, 0.0)


def find_ground(model, window, threads=None, progress=None):
    """Return the `ErosionGround` of a model on a window that holds all of it. To be called from the main thread."""
    progress = progress or Progress()
    frame = frame_at(window, *window[:4])
    shores = shores_on_grid(model.land, window)
    mask = land_mask(shores, *window[:4])
    land, z = mask != 0, np.zeros(mask.shape)
    primitives = prepare_ground(model.primitives, model.edge, model.seed)

    def raise_tile(tile):
        wanted = np.ascontiguousarray(mask[tile.window])
        if wanted.any():
            heights = np.empty(tile.shape)
            heights_on(primitives, *cell_centres(frame, tile), heights, window.cell, wanted)
            z[tile.window] = np.where(wanted, heights, 0.0)

    map_tiles(raise_tile, [tile for row in tile_rows(z.shape, TILE_SIDE) for tile in row], threads, progress)
    part = np.where(land, 0, -1).astype(np.int32)
    beds = _beds(model, window, shores, progress)
    if model.tree.z.size:
        shift = find_shift(model.land, model.courses, model.edge, model.seed, threads, progress)
        nodes = near_nodes(model.tree.xy, (model.land.rings[0].min(axis=0), model.land.rings[0].max(axis=0)))
        part = node_labels(nodes, frame, mask, threads, progress, shift)
        part = left_alone(partial(shores_apart, part, ~np.isnan(beds[0]), model.tree.z.size), progress)
    return ErosionGround(z, land, *beds, part, model.tree.z.size, window.cell)


def shores_apart(part, beds, count):
    """Return parts of which those at the sea are two: what is nearer to it gets a number that is ``count`` higher.

    Between a river and a shore of its own part a divide stays like this, and no valley of the coast taps the river.
    """
    from scipy import ndimage

    land = part >= 0
    at_sea = np.zeros(count + 1, bool)
    at_sea[part[land & ndimage.binary_dilation(~land, np.ones((3, 3)))]] = True
    to_sea, to_river = (ndimage.distance_transform_edt(cells) for cells in (land, ~beds))
    seaward = land & at_sea[part] & ((1.0 - RIVER_SIDE) * to_river > RIVER_SIDE * to_sea)
    return np.where(seaward, part + np.int32(count), part)


def _beds(model, window, shores, progress):
    """Return as rasters the heights of river beds, where their water goes on, and which of them are mouths."""
    chain = find_beds(drawn(model.courses, window.cell), window, partial(cells_are_land, shores), progress)
    shape = window.nrows, window.ncols
    beds, ways, mouths = np.full(shape, np.nan), np.full(shape, NO_DIRECTION, np.uint8), np.zeros(shape, bool)
    beds[chain.row, chain.col] = chain.z
    mouths[chain.row[chain.below < 0], chain.col[chain.below < 0]] = True
    on = np.flatnonzero(chain.below >= 0)
    down, right = (place[chain.below[on]] - place[on] for place in (chain.row, chain.col))
    ways[chain.row[on], chain.col[on]] = DIRECTION_OF[down + 1, right + 1]
    return beds, ways, mouths


def walls_between(part):
    """Return the cells beside another part, one of every two neighbours; what is no part (-1) has none."""
    walls = np.zeros(part.shape, bool)
    for here, there in (
        (np.s_[:, :-1], np.s_[:, 1:]),
        (np.s_[:-1], np.s_[1:]),
        (np.s_[:-1, :-1], np.s_[1:, 1:]),
        (np.s_[:-1, 1:], np.s_[1:, :-1]),
    ):
        walls[here] |= (part[here] != part[there]) & (part[here] >= 0) & (part[there] >= 0)
    return walls
