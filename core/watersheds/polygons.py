"""The polygons of a label raster: valid, and the same along every edge for the labels on both sides.

    rings = trace_polygons(labels, progress)  # int32 labels, 0 is nothing
    for label, wkb in rings.multipolygons(frame.x_min, frame.y_max, frame.dx, frame.dy):
        ...  # labels that have cells, in rising order; one MultiPolygon each
    rings.labels  # those labels
    rings.perimeters(cell_width, cell_height)  # metres, in the same order

A *piece* is what hangs together over the sides of cells. Each piece is one polygon, so its inside is connected. Rings
run along the sides of cells, the inside to their left; a ring has a vertex where it turns and where a third label
begins on its other side, so that two neighbours have the same vertices along the edge that they share. Where two cells
of one piece touch at a corner only, the ring crosses over from one to the other: no ring visits a node of the lattice
twice, a hole touches the shell at that point, and that is valid.

Each tile follows the borders within it: rings that it holds whole, and *chains*, which come from one tile and go on in
another. A chain knows the side of a cell at which it begins, and the one at which the next chain does. Linked to rings,
these begin where a walk over the whole raster would meet them first, whatever the tiles.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import numpy as np

from ..arrays import Labels
from ..machine.jit import kernel
from ..raster.components import label_components
from ..raster.lattice import (
    BEHIND_COLUMN,
    BEHIND_ROW,
    COLUMN_STEP,
    LEFT_COLUMN,
    LEFT_ROW,
    RIGHT_COLUMN,
    RIGHT_ROW,
    ROW_STEP,
    WEST,
    Rings,
    comes_from_beyond,
    is_on_rim,
    sorted_rings,
    turn_to_begin,
)
from ..raster.storage import raster_of, values_at
from ..raster.tiles import LARGE_TILE_SIDE, tile_rows, with_rim
from ..run.run import Run

POLYGON_BYTES_PER_CELL = 4  # pieces, beside the labels
CLOSED = -1  # instead of a side at which a ring goes on


class RingPieces(NamedTuple):
    """Stretches of rings, each with the inside to its left."""

    begins: np.ndarray  # the side that each begins with: four times the cell to its left, and the heading
    goes_on: np.ndarray  # the side after its last one, or CLOSED
    piece: np.ndarray
    first_node: np.ndarray  # of each, and the end
    nodes: np.ndarray  # row and column of the vertices


def trace_polygons(run: Run, labels: Labels, side: int = LARGE_TILE_SIDE) -> Rings:
    """Return the `Rings` of all labels greater than 0 of a raster."""
    labels = raster_of(labels, np.int32)
    tiles = [tile for row in tile_rows(labels.shape, side) for tile in row]
    with run.phase("Finding pieces", 0.4):
        pieces, count = label_components(run, labels, corners=False)

    with run.phase("Tracing rings", 0.6):
        chains = _together(run.map(partial(_trace_one, pieces), tiles))
    run.remove(pieces)
    nodes, first_node, piece = _link(_next_chains(chains), *chains[2:])
    row, col = nodes[first_node[:-1]].T.astype(np.int64)
    piece_label = np.zeros(count + 1, np.int32)
    piece_label[piece] = values_at(labels, row * labels.shape[1] + col)
    return sorted_rings(run, piece_label, piece, first_node, nodes)


def _trace_one(pieces, tile):
    """Return the `RingPieces` of a tile."""
    return RingPieces(*_trace_tile(with_rim(pieces, tile, np.int32, 0), tile.top, tile.left, pieces.shape[1]))


def _together(parts):
    """Return the chains of all tiles as `RingPieces`."""
    begins, goes_on, piece, _, nodes = (np.concatenate(part) for part in zip(*parts))
    sizes = np.concatenate([np.diff(part.first_node) for part in parts])
    return RingPieces(begins, goes_on, piece, np.append(0, np.cumsum(sizes)), nodes)


def _next_chains(chains):
    """Return the chain that follows each on its ring: itself where it is closed."""
    following = np.arange(chains.begins.size)
    opened = np.flatnonzero(chains.goes_on != CLOSED)
    by_begin = opened[np.argsort(chains.begins[opened])]
    following[opened] = by_begin[np.searchsorted(chains.begins[by_begin], chains.goes_on[opened])]
    return following


@kernel
def _link(following, piece, first_node, nodes):
    """Link chains to rings: return their nodes, where those of each ring begin and end, and the piece of each.

    A ring begins at the western end of the first side, row by row, that looks north; it ends with its first node.
    """
    linked = np.empty((nodes.shape[0] + following.size, 2), np.int32)
    first = np.zeros(following.size + 1, np.int64)
    of_ring = np.empty(following.size, np.int32)
    done = np.zeros(following.size, np.bool_)
    count = 0
    rings = 0
    for start in range(following.size):
        if done[start]:
            continue
        begin = count
        chain = start
        while not done[chain]:
            done[chain] = True
            for node in range(first_node[chain], first_node[chain + 1]):
                linked[count] = nodes[node]
                count += 1
            chain = following[chain]
        turn_to_begin(linked[begin:count])
        linked[count] = linked[begin]
        count += 1
        of_ring[rings] = piece[start]
        rings += 1
        first[rings] = count
    return linked[:count], first[: rings + 1], of_ring[:rings]


@kernel
def _trace_tile(pieces, top, left, ncols):
    """Return the `RingPieces` of a tile that begins at a cell of a raster ``ncols`` wide; ``pieces`` have a rim.

    Nodes are counted from the tile's own first one, so a node has the row and column of the cell to its north-west in
    ``pieces``.
    """
    height, width = pieces.shape[0] - 2, pieces.shape[1] - 2
    marks = np.zeros((height, width), np.bool_)  # sides that look north and were passed
    nodes = np.empty((4 * height * width, 2), np.int32)  # pages that are not needed are never touched
    begins = np.empty(4 * height * width, np.int64)
    goes_on = np.empty(begins.size, np.int64)
    of_piece = np.empty(begins.size, np.int32)
    first_node = np.empty(begins.size + 1, np.int64)
    first_node[0] = 0
    count = 0
    nchains = 0
    for index in range(2 * (height + width)):
        if index < 2 * (width + 1):
            row, col = (index % 2) * height, index // 2
        else:
            row, col = (index - 2 * (width + 1)) // 2 + 1, (index % 2) * width
        for heading in range(4):
            cell_row = row + LEFT_ROW[heading]
            cell_col = col + LEFT_COLUMN[heading]
            piece = pieces[cell_row, cell_col]
            beside = pieces[row + RIGHT_ROW[heading], col + RIGHT_COLUMN[heading]]
            if piece == 0 or piece == beside or is_on_rim(pieces, cell_row, cell_col):
                continue
            if not comes_from_beyond(pieces, row, col, heading):
                continue
            count, onward = _follow(pieces, marks, nodes, count, row, col, heading, top, left, ncols)
            begins[nchains] = 4 * ((top + cell_row - 1) * ncols + left + cell_col - 1) + heading
            goes_on[nchains], of_piece[nchains] = onward, piece
            nchains += 1
            first_node[nchains] = count
    for row in range(height):
        for col in range(width):
            piece = pieces[row + 1, col + 1]
            if piece == 0 or piece == pieces[row, col + 1] or marks[row, col]:
                continue
            count, onward = _follow(pieces, marks, nodes, count, row, col + 1, WEST, top, left, ncols)
            begins[nchains], goes_on[nchains], of_piece[nchains] = CLOSED, onward, piece
            nchains += 1
            first_node[nchains] = count
    begins, goes_on, of_piece = begins[:nchains].copy(), goes_on[:nchains].copy(), of_piece[:nchains].copy()
    return begins, goes_on, of_piece, first_node[: nchains + 1].copy(), nodes[:count].copy()


@kernel
def _follow(pieces, marks, nodes, count, row, col, heading, top, left, ncols):
    """Follow a ring from a node, until it leaves the tile or closes; write its vertices from ``count`` on.

    Return their end, and the side at which the ring goes on, or CLOSED.
    """
    begin_row, begin_col, begin_heading = row, col, heading
    piece = pieces[row + LEFT_ROW[heading], col + LEFT_COLUMN[heading]]
    while True:
        row += ROW_STEP[heading]
        col += COLUMN_STEP[heading]
        if heading == WEST:
            marks[row, col] = True
        right = pieces[row + RIGHT_ROW[heading], col + RIGHT_COLUMN[heading]]
        if right == piece:
            vertex = True
            turned = (heading + 1) % 4
        elif pieces[row + LEFT_ROW[heading], col + LEFT_COLUMN[heading]] == piece:
            vertex = right != pieces[row + BEHIND_ROW[heading], col + BEHIND_COLUMN[heading]]
            turned = heading
        else:
            vertex = True
            turned = (heading + 3) % 4
        if vertex:
            nodes[count, 0] = top + row
            nodes[count, 1] = left + col
            count += 1
        heading = turned
        cell_row = row + LEFT_ROW[heading]
        cell_col = col + LEFT_COLUMN[heading]
        if is_on_rim(pieces, cell_row, cell_col):
            return count, 4 * ((top + cell_row - 1) * ncols + left + cell_col - 1) + heading
        if row == begin_row and col == begin_col and heading == begin_heading:
            return count, CLOSED
