"""The ways of water from tile to tile: the forest of the cells in which it enters one.

Each such cell has one way on, to the cell where that enters the next tile. A block is a tile of tiles: what is left of
the ways through its tiles are ways through the block, and they make the forest of the blocks. Cells are counted row by
row over the raster.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...arrays import Array, Cells, Indices, Receivers
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...raster.rims import is_in_tile, node_at, node_count, row_and_col
from .tile_paths import NOWHERE

if TYPE_CHECKING:
    from ...raster.tiles import Tile

UNKNOWN, ON_PATH, DONE = 0, 1, 2


class Crossing(NamedTuple):
    """How paths cross a tile, or a block of tiles: plain arrays, which can come from another machine."""

    entered: np.ndarray  # cells that paths may enter from outside
    onward: np.ndarray  # for each the cell outside where its path enters the next tile or block; its end is less than 0
    fed: np.ndarray  # cells outside that paths from inside enter


class RimForest(NamedTuple):
    """How the paths through the tiles of a block, or through the blocks of a raster, hang together.

    Its nodes are the cells entered, each once.
    """

    cells: np.ndarray  # of the nodes
    kept: np.ndarray  # for each node its index among the cells entered of all parts
    onward: np.ndarray  # where the path from each leads to in another part, less than 0 where it ends before
    begin: np.ndarray  # the first node in each tile or block, and the number of all
    following: np.ndarray  # for each node the next one, NOWHERE where the path ends or is outside
    leaving: np.ndarray  # nodes of which the next one is outside
    fed: np.ndarray  # the nodes that paths from inside the parts enter, NOWHERE outside
    fed_begin: np.ndarray  # the first of them from each part, and the number of all
    rim: np.ndarray  # nodes on the rim of the block
    circling: np.ndarray  # a cell of each cycle through several tiles


def forest_through(parts: list[Crossing], block: Tile, ncols: int, side: int) -> tuple[RimForest, Crossing]:
    """Return the `RimForest` of a block whose tiles have these `Crossing`s, and its own.

    Of the cells fed by the block those come first that tiles feed, then those to which nodes ``leaving`` lead. Blocks
    of this ``side`` in the whole raster are as tiles in a block.
    """
    entered, onward, fed = zip(*parts)
    entered, first = joined_arrays(entered)
    fed, fed_begin = joined_arrays(fed)
    place = np.full(node_count(block.shape, side), NOWHERE, np.int32)
    forest, through, circling = _forest(entered, np.concatenate(onward), fed, first, block, ncols, side, place)
    kept, onward, begin, following, leaving, nodes, rim = forest
    made = RimForest(through[0], kept, onward, begin, following, leaving, nodes, fed_begin, rim, circling)
    return made, Crossing(*through[1:])


@kernel
def _forest(entered, onward, fed, first, block, ncols, side, place):
    """Return what there is in a `RimForest`, its cells and the `Crossing` of the block, and a cell of each cycle.

    In ``place`` there is NOWHERE yet at each node of the block.
    """
    kept, begin = numbered(entered, first, block, ncols, side, place)
    cells, onward = entered[kept], onward[kept]
    following = places(onward, place, block, ncols, side)
    nodes = places(fed, place, block, ncols, side)
    ends, circling = path_ends(following, onward)
    leaving = np.flatnonzero((following == NOWHERE) & (onward >= 0))
    following[circling] = NOWHERE  # so that whoever follows a path comes to its end
    rim = on_rim(cells, block, ncols)
    outside = np.concatenate((fed[nodes == NOWHERE], onward[leaving]))
    through = cells, cells[rim], ends[rim], outside
    return (kept, onward, begin, following, leaving, nodes, rim), through, cells[circling]


def joined_arrays(arrays: Iterable) -> tuple[Array, Indices]:
    """Return arrays as one, and where each of them begins and the last ends."""
    return np.concatenate(arrays), np.cumsum([0] + [each.size for each in arrays])


@kernel
def numbered(entered: Cells, first, block: Tile, ncols: int, side: int, place) -> tuple[Cells, Indices]:
    """Number the cells that are entered, at their nodes of the block (`node_at`) in ``place``.

    Return the first index of each, and for each part its first number.
    """
    nrows, width = block.bottom - block.top, block.right - block.left
    kept = np.empty(entered.size, np.int64)
    begin = np.zeros(first.size, np.int64)
    count = 0
    for part in range(first.size - 1):
        for index in range(first[part], first[part + 1]):
            row, col = row_and_col(entered[index], ncols)
            node = node_at(row - block.top, col - block.left, nrows, width, side)
            if place[node] == NOWHERE:
                place[node] = count
                kept[count] = index
                count += 1
        begin[part + 1] = count
    return kept[:count], begin


@kernel
def places(cells: Cells, place: Indices, block: Tile, ncols: int, side: int) -> Indices:
    """Return the number of each cell, NOWHERE outside the block and of what is no cell, less than 0."""
    nrows, width = block.bottom - block.top, block.right - block.left
    found = np.full(cells.size, NOWHERE, np.int64)
    for index in range(cells.size):
        if not is_there(cells[index]):
            continue
        row, col = row_and_col(cells[index], ncols)
        if is_in_tile(row, col, block):
            found[index] = place[node_at(row - block.top, col - block.left, nrows, width, side)]
    return found


@kernel
def on_rim(cells: Cells, block: Tile, ncols: int) -> Indices:
    """Return the indices of the cells that lie on the rim of a block."""
    found = np.empty(cells.size, np.int64)
    count = 0
    for index in range(cells.size):
        row, col = row_and_col(cells[index], ncols)
        if row in (block.top, block.bottom - 1) or col in (block.left, block.right - 1):
            found[count] = index
            count += 1
    return found[:count]


@kernel
def path_ends(following: Receivers, onward: Receivers) -> tuple[Indices, Indices]:
    """Return the end of the path from each place, and a place on each cycle.

    The end is the first cell outside or, less than 0, what ``onward`` tells of the last place; NOWHERE of a cycle.
    """
    ends = np.empty(following.size, np.int64)
    known = np.full(following.size, UNKNOWN, np.uint8)
    circling = np.empty(following.size, np.int64)
    count = 0
    for index in range(following.size):
        at = index
        while known[at] == UNKNOWN and following[at] != NOWHERE:
            known[at] = ON_PATH
            at = following[at]
        if known[at] == ON_PATH:
            circling[count] = at
            count += 1
            end = NOWHERE
        else:
            end = onward[at] if following[at] == NOWHERE else ends[at]
        ends[at] = end
        at = index
        while known[at] == ON_PATH:
            ends[at] = end
            known[at] = DONE
            at = following[at]
    return ends, circling[:count]
