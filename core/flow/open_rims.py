"""The water of open cells, led on from tile to tile: by which cells on their rims it enters tiles, from which sides.

Each tile tells which cells around it such water enters, and where it would lead on from every cell of its own rim
(`OpenWays`). Both together are the same of a block of tiles; one piece of work leads the water on through all blocks,
then each block does so through its tiles.
"""

from functools import partial
from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..raster.rims import node_count
from ..raster.tiles import Tile, block_side, numbered_blocks, tiles_in_blocks
from .rim_forests import joined_arrays, numbered, on_rim, path_ends, places, wet_cells
from .tile_paths import NOWHERE


class OpenWays(NamedTuple):
    """What others need of a tile, or of a block: plain arrays. Cells are counted over the raster, sides are bits."""

    rim: np.ndarray  # its cells
    onward: np.ndarray  # for each the cell outside that water from there enters, NOWHERE if it does not come that far
    sides: np.ndarray  # from which side
    fed: np.ndarray  # cells outside that water of open cells enters
    fed_from: np.ndarray  # from which sides


class OpenRims:
    """The water of open cells on the rims of all tiles: each block keeps its own, then all are joined.

    It is kept by the number of the block.
    """

    def __init__(self, run, shape, side):
        self.shape, self.across = shape, block_side(shape, side)
        self.blocks = numbered_blocks(shape, self.across)
        self.ways, self.forests, self.entering = run.parts(), run.parts(), run.parts()

    def join(self, run):
        """Lead the water on from block to block, by whoever works."""
        work = partial(_join_blocks, self.ways, self.entering, self.across)
        run.map(work, [(len(self.blocks), self.shape)])

    def clear(self):
        """Forget what was kept."""
        for parts in (self.ways, self.forests, self.entering):
            parts.clear()


def keep_ways(ways, forests, number, parts, block, ncols, side):
    """Keep the `OpenWays` of a block whose tiles have those of ``parts``, and how they hang together in it."""
    cells, onward, sides, fed, fed_from, first, numbers = _of_parts(parts, block, ncols, side)
    following, at, entering = led_on(onward, sides, fed, fed_from, numbers, block, ncols, side)
    last = following == NOWHERE
    ends, _ = path_ends(following, onward)
    # The side from which a way enters the cell outside is that of its last step alone, which no other way has.
    last_sides, _ = path_ends(following, np.where(last, sides, NOWHERE).astype(np.int64))
    leaving, outside = last & (onward >= 0) & (entering > 0), at == NOWHERE
    fed = np.concatenate((fed[outside], onward[leaving]))
    fed_from = np.concatenate((fed_from[outside], sides[leaving]))
    rim = on_rim(cells, block, ncols)
    ways[number] = cells[rim], ends[rim], last_sides[rim].astype(np.uint8), fed, fed_from
    forests[number] = cells, first, following, sides, entering, rim


def entering_tiles(forest, beyond, block, ncols, side):
    """Yield the tiles of a block, the cells that water of open cells enters from outside, and from which sides.

    ``beyond`` is what enters the block. The cells are counted row by row with a ring of cells around the tile.
    """
    cells, begin, following, sides, entering, rim = forest
    entering = entering_from(following, sides, entering, rim, beyond)
    tiles = tiles_in_blocks(block, side)
    for tile, first, end in zip(tiles, begin, begin[1:]):
        yield tile, *wet_cells(cells, entering, first, end, tile, ncols)


def _of_parts(parts, block, ncols, side):
    """Return the arrays of some `OpenWays` as one, the first cell of each, and the number of the cell at each node."""
    rims, *others = zip(*parts)
    rims, first = joined_arrays(rims)
    numbers = np.full(node_count(block.shape, side), NOWHERE, np.int32)
    numbered(rims, first, block, ncols, side, numbers)
    return rims, *map(np.concatenate, others), first, numbers


def _join_blocks(ways, entering, across, job):
    """Keep for each block from which sides water of open cells enters the cells on its rim."""
    count, shape = job
    whole = Tile(0, shape[0], 0, shape[1])
    _, *what, first, numbers = _of_parts([OpenWays(*ways[number]) for number in range(count)], whole, shape[1], across)
    _, _, found = led_on(*what, numbers, whole, shape[1], across)
    for number, (begin, end) in enumerate(zip(first, first[1:])):
        entering[number] = found[begin:end]


@kernel
def entering_from(following, sides, entering, rim, beyond):
    """Return from which sides water enters each cell, if it comes in from ``beyond`` to those on the rim as well."""
    entering = entering.copy()
    entering[rim] |= beyond
    _enter_along(following, sides, entering)
    return entering


@kernel
def led_on(onward, sides, fed, fed_from, numbers, block, ncols, side):
    """Return the number of the cell that follows each, those of the cells fed, and from which sides water enters."""
    following = places(onward, numbers, block, ncols, side)
    at = places(fed, numbers, block, ncols, side)
    entering = np.zeros(onward.size, np.uint8)
    for index in range(at.size):
        if at[index] != NOWHERE:
            entering[at[index]] |= fed_from[index]
    _enter_along(following, sides, entering)
    return following, at, entering


@kernel
def _enter_along(following, sides, entering):
    """Lead water on from all cells that some enters to those that follow."""
    for place in range(following.size):
        at = place
        while entering[at] and following[at] != NOWHERE:
            to = following[at]
            noted = entering[to] > 0
            entering[to] |= sides[at]
            if noted:
                break
            at = to
