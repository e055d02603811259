"""Where the paths that leave tiles end: what each tile has to know of all that lie below.

A tile tells where paths lead from the cells in which water enters it, and which cells outside it feeds (`Leads`). Those
of a block become leads of the block; one piece of work joins all blocks and follows their paths to the ends. Then each
block learns what is known of the cells outside that it feeds, and each of its tiles what is known of its own.

An end is a number less than 0, NOWHERE or what the tile means by it.
"""

from functools import partial
from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..raster.rims import node_count, ring_place, ring_size, row_and_col
from ..raster.tiles import Tile, block_side, numbered_blocks, tiles_in_blocks
from .rim_forests import joined_arrays, numbered, on_rim, path_ends, places
from .tile_paths import NOWHERE


class Leads(NamedTuple):
    """What others need of a tile: plain arrays, which can come from another machine."""

    entered: np.ndarray  # cells that water may enter from outside, counted over the raster
    onward: np.ndarray  # for each the cell outside where its path enters the next tile, or less than 0: its end
    fed: np.ndarray  # cells outside that water from inside enters, each in the `entered` of another tile


class Known(NamedTuple):
    """What is known of the cells around a tile that it feeds."""

    cells: np.ndarray  # counted over the raster
    ends: np.ndarray  # of the paths from there


class PathEnds:
    """The ends of all paths of a raster in tiles of a ``side``: `look` into all tiles, `join` them, `tell` all tiles.

    What lies between these is kept where the rasters of the ``run`` lie.
    """

    def __init__(self, run, shape, side):
        self.run, self.shape, self.side = run, shape, side
        self.across = block_side(shape, side)
        self.blocks = numbered_blocks(shape, self.across)
        self.kept = [run.parts() for _ in range(4)]  # by the number of the block

    def look(self, work, share=None):
        """Take what ``work(tile, share(tile))`` tells of every tile: its `Leads`."""
        ways, fed, outlets, _ = self.kept
        self._map(partial(_look_into_block, work, self.shape[1], self.side, ways, fed, outlets), share)

    def join(self):
        """Follow the paths from block to block."""
        ways, _, outlets, known = self.kept
        job = len(self.blocks), self.shape
        work = partial(_join_blocks, ways, outlets, known, self.across)
        self.run.map(work, [job])

    def tell(self, work, share=None):
        """Return what ``work(tile, share(tile), known)`` does for every tile, given what is `Known` around it."""
        _, fed, _, known = self.kept
        told = self._map(partial(_tell_block, work, self.side, fed, known), share)
        for parts in self.kept:
            parts.clear()
        return [each for of_block in told for each in of_block]

    def _map(self, work, share):
        def shares(job):
            return *job, [share and share(tile) for tile in tiles_in_blocks(job[1], self.side)]

        return self.run.map(work, self.blocks, shares)


def _look_into_block(work, ncols, side, ways, fed, outlets, job):
    """Look into the tiles of a block; keep the ways through it, what its tiles feed, and what it feeds itself."""
    number, block, shares = job
    parts = [work(tile, share) for tile, share in zip(tiles_in_blocks(block, side), shares)]
    entered, first = joined_arrays([part.entered for part in parts])
    onward = np.concatenate([part.onward for part in parts])
    cells, begin = joined_arrays([part.fed for part in parts])
    numbers = np.full(node_count(block.shape, side), NOWHERE, np.int32)
    *way, outlets[number], to = ways_through_block(entered, onward, first, cells, block, ncols, side, numbers)
    ways[number] = tuple(way)
    fed[number] = cells, begin, to


def _join_blocks(ways, outlets, known, across, job):
    """Keep for each block where the paths from the cells that it feeds end."""
    count, shape = job
    entered, onward = zip(*(ways[number] for number in range(count)))
    entered, first = joined_arrays(entered)
    numbers = np.full(node_count(shape, across), NOWHERE, np.int32)
    how = Tile(0, shape[0], 0, shape[1]), shape[1], across
    kept, _ = numbered(entered, first, *how, numbers)
    onward = np.concatenate(onward)[kept]
    following = places(onward, numbers, *how)
    ends, _ = path_ends(following, onward)
    for number in range(count):
        known[number] = ends[places(outlets[number], numbers, *how)]


def _tell_block(work, side, fed, known, job):
    """Return what the work on each tile of a block does with what is `Known` around the tile."""
    number, block, shares = job
    cells, begin, to = fed[number]
    ends, outside = to.copy(), to >= 0
    ends[outside] = known[number][to[outside]]
    done = []
    for tile, share, first, end in zip(tiles_in_blocks(block, side), shares, begin, begin[1:]):
        done.append(work(tile, share, Known(cells[first:end], ends[first:end])))
    return done


@kernel
def ways_through_block(entered, onward, first, fed, block, ncols, side, numbers):
    """Return the ways through a block of tiles, the cells outside that it feeds, and what lies beyond those fed inside.

    The ways are the cells entered on its rim, and the cell outside that the path from each enters or its end. Beyond
    each of the ``fed`` cells lies one of the cells outside, by its index, or the end of the path, less than 0.
    ``first`` are the first of the ``entered`` of each tile; in ``numbers`` there is NOWHERE yet at each node of the
    block.
    """
    kept, _ = numbered(entered, first, block, ncols, side, numbers)
    cells = entered[kept]
    onward = onward[kept]
    ends, _ = path_ends(places(onward, numbers, block, ncols, side), onward)
    to = np.empty(fed.size, np.int64)
    outlets = np.empty(fed.size, np.int64)
    height, width = block.bottom - block.top, block.right - block.left
    number = np.full(ring_size(height, width), NOWHERE, np.int32)
    count = 0
    at = places(fed, numbers, block, ncols, side)
    for index in range(fed.size):
        end = fed[index]
        if at[index] != NOWHERE:
            end = ends[at[index]]
        if end >= 0:
            row, col = row_and_col(end, ncols)
            around = ring_place(row - block.top, col - block.left, height, width)
            if number[around] == NOWHERE:
                number[around] = count
                outlets[count] = end
                count += 1
            end = number[around]
        to[index] = end
    rim = on_rim(cells, block, ncols)
    return cells[rim], ends[rim], outlets[:count], to
