"""The borders between the pieces of a raster, as stretches from one place where more than two of them meet to the next.

A *piece* is what hangs together over the sides of cells. Every border is followed twice, with either piece to the left,
and cut at nodes of the lattice where three or four sides meet, and where it leaves a tile. So the outline of any pieces
taken together is made of whole stretches, and what meets at the end of one tells where it goes on.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Indices, Integers
from ..machine.jit import kernel
from .lattice import (
    BEHIND_COLUMN,
    BEHIND_ROW,
    COLUMN_STEP,
    LEFT_COLUMN,
    LEFT_ROW,
    RIGHT_COLUMN,
    RIGHT_ROW,
    ROW_STEP,
    WEST,
    comes_from_beyond,
    is_on_rim,
)
from .tiles import LARGE_TILE_SIDE, tile_rows, with_rim

if TYPE_CHECKING:
    from ..run.run import Run

BORDER_TURNS = 3  # left, none, right
LEFT_PIECE, RIGHT_PIECE, LEFT_AHEAD, RIGHT_AHEAD = range(4)  # columns of the pieces around the end of a stretch


class Stretches(NamedTuple):
    """Stretches of borders. A *dart* is four times a node of the lattice, counted row by row, and a heading from it."""

    begins: np.ndarray  # the dart that each begins with
    ends: np.ndarray  # the node where it ends, and its last heading, as a dart
    around: np.ndarray  # the pieces to its left and right, and those ahead, left and right, of its end
    first_node: np.ndarray  # of each, and the end
    nodes: np.ndarray  # row and column of the nodes at which it turns, without those where it begins and ends


def trace_stretches(run: Run, pieces: Integers, side: int = LARGE_TILE_SIDE) -> Stretches:
    """Return the `Stretches` of a raster of pieces, which are 1 or more."""
    tiles = [tile for row in tile_rows(pieces.shape, side) for tile in row]
    parts = run.map(partial(_trace_one, pieces), tiles)
    begins, ends, around, sizes, nodes = (np.concatenate(part) for part in zip(*parts))
    return Stretches(begins, ends, around, np.append(0, np.cumsum(sizes)), nodes)


def _trace_one(pieces, tile):
    """Return the stretches of a tile; of each how many nodes it has."""
    return _trace_tile(with_rim(pieces, tile, np.int32, 0), tile.top, tile.left, pieces.shape[1] + 1)


def following_stretches(stretches: Stretches) -> Integers:
    """Return the stretch that comes after each where it turns left, goes straight on or turns right; -1 for none."""
    order = np.argsort(stretches.begins)
    begins = stretches.begins[order]
    following = np.full((begins.size, BORDER_TURNS), -1, np.int32)
    for turn in range(BORDER_TURNS):
        dart = stretches.ends // 4 * 4 + (stretches.ends + turn - 1) % 4
        index = np.minimum(np.searchsorted(begins, dart), begins.size - 1)
        there = begins[index] == dart
        following[there, turn] = order[index[there]]
    return following


def cells_of_pieces(stretches: Stretches, ncols: int) -> tuple[Indices, Indices]:
    """Return pieces, each once, and a cell of each, counted row by row over a raster ``ncols`` wide."""
    pieces, first = np.unique(stretches.around[:, LEFT_PIECE], return_index=True)
    node, heading = np.divmod(stretches.begins[first], 4)
    row, col = np.divmod(node, ncols + 1)
    return pieces, (row + np.array(LEFT_ROW)[heading] - 1) * ncols + col + np.array(LEFT_COLUMN)[heading] - 1


@kernel
def _trace_tile(pieces, top, left, across):
    """Return the `Stretches` of a tile, with their sizes; ``pieces`` have a rim, the lattice is ``across`` nodes wide.

    Nodes are counted from the tile's own first one, so a node has the row and column of the cell to its north-west in
    ``pieces``.
    """
    height, width = pieces.shape[0] - 2, pieces.shape[1] - 2
    seen = np.zeros((height, width), np.bool_)  # sides that look north
    most = 4 * height * width
    nodes, around = np.empty((most, 2), np.int32), np.empty((most, 4), np.int32)  # pages not needed are never touched
    begins, ends, sizes = np.empty(most, np.int64), np.empty(most, np.int64), np.empty(most, np.int32)
    room = Stretches(begins, ends, around, sizes, nodes)
    found = 0
    count = 0
    for row in range(height + 1):
        for col in range(width + 1):
            sides = _meeting(pieces, row, col)
            if sides == 0 or (sides == 2 and 0 < row < height and 0 < col < width):
                continue
            for heading in range(4):
                if _begins(pieces, row, col, heading, sides):
                    count = _follow(pieces, seen, row, col, heading, top, left, across, room, found, count)
                    found += 1
    for row in range(height):
        for col in range(width):
            piece = pieces[row + 1, col + 1]
            if piece != 0 and piece != pieces[row, col + 1] and not seen[row, col]:
                count = _follow(pieces, seen, row, col + 1, WEST, top, left, across, room, found, count)
                found += 1
    return begins[:found].copy(), ends[:found].copy(), around[:found].copy(), sizes[:found].copy(), nodes[:count].copy()


@kernel
def _meeting(pieces, row, col):
    """Return how many sides between pieces meet at a node: none, two, or more, and then borders are cut."""
    one, two = pieces[row, col], pieces[row, col + 1]
    three, four = pieces[row + 1, col + 1], pieces[row + 1, col]
    return int(one != two) + int(two != three) + int(three != four) + int(four != one)


@kernel
def _begins(pieces, row, col, heading, sides):
    """Tell whether a stretch begins at a node, where so many ``sides`` meet, with a heading."""
    cell_row = row + LEFT_ROW[heading]
    cell_col = col + LEFT_COLUMN[heading]
    if is_on_rim(pieces, cell_row, cell_col):
        return False
    piece = pieces[cell_row, cell_col]
    if piece == 0 or piece == pieces[row + RIGHT_ROW[heading], col + RIGHT_COLUMN[heading]]:
        return False
    return sides > 2 or comes_from_beyond(pieces, row, col, heading)


@kernel
def _follow(pieces, seen, row, col, heading, top, left, across, room: Stretches, stretch, count):
    """Follow a stretch from a node, write all that is known of it, its nodes from ``count`` on, and return their end.

    A border that is cut nowhere is one stretch, which ends where it begins.
    """
    begins, ends, around, sizes, nodes = room
    begin_row, begin_col, begin_heading, begin_count = row, col, heading, count
    piece = pieces[row + LEFT_ROW[heading], col + LEFT_COLUMN[heading]]
    while True:
        row += ROW_STEP[heading]
        col += COLUMN_STEP[heading]
        if heading == WEST:
            seen[row, col] = True
        if _meeting(pieces, row, col) > 2:
            break
        turned = (heading + 3) % 4
        if pieces[row + RIGHT_ROW[heading], col + RIGHT_COLUMN[heading]] == piece:
            turned = (heading + 1) % 4
        elif pieces[row + LEFT_ROW[heading], col + LEFT_COLUMN[heading]] == piece:
            turned = heading
        if is_on_rim(pieces, row + LEFT_ROW[turned], col + LEFT_COLUMN[turned]):
            break
        if row == begin_row and col == begin_col and turned == begin_heading:
            break
        if turned != heading:
            nodes[count, 0] = top + row
            nodes[count, 1] = left + col
            count += 1
            heading = turned
    begins[stretch] = 4 * ((top + begin_row) * across + left + begin_col) + begin_heading
    ends[stretch] = 4 * ((top + row) * across + left + col) + heading
    around[stretch, LEFT_PIECE] = piece
    around[stretch, RIGHT_PIECE] = pieces[row + BEHIND_ROW[heading], col + BEHIND_COLUMN[heading]]
    around[stretch, LEFT_AHEAD] = pieces[row + LEFT_ROW[heading], col + LEFT_COLUMN[heading]]
    around[stretch, RIGHT_AHEAD] = pieces[row + RIGHT_ROW[heading], col + RIGHT_COLUMN[heading]]
    sizes[stretch] = count - begin_count
    return count
