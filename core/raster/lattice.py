"""Rings on the lattice of cell corners: their headings, and flat arrays of rings as polygons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Indices, Integers, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..machine.multipolygons import multipolygon_wkb

if TYPE_CHECKING:
    from ..run.run import Run

BLOCK_NODES = 1 << 16
GATHERED_AT_A_TIME = 1 << 16  # rings
# Headings in the order of turning right: east, south, west, north.
ROW_STEP = (0, 1, 0, -1)
COLUMN_STEP = (1, 0, -1, 0)
# The cells ahead of a node, to the left and to the right of a heading, and the one behind to the right: rows and
# columns from the cell north-west of the node.
LEFT_ROW, LEFT_COLUMN = (0, 1, 1, 0), (1, 1, 0, 0)
RIGHT_ROW, RIGHT_COLUMN = (1, 1, 0, 0), (1, 0, 0, 1)
BEHIND_ROW, BEHIND_COLUMN = (1, 0, 0, 1), (0, 0, 1, 1)
WEST = 2


@dataclass(frozen=True)
class Rings:
    """Closed rings of all labels in flat arrays: label by label, piece by piece, the shell before its holes."""

    labels: np.ndarray  # labels that have cells, rising
    first_piece: np.ndarray  # of each label, and the end
    first_ring: np.ndarray  # of each piece, and the end
    first_node: np.ndarray  # of each ring, and the end
    nodes: np.ndarray  # row and column of each vertex on the lattice of cell corners; a ring ends where it begins

    def multipolygons(self, x_min: float, y_max: float, dx: float, dy: float) -> Iterator:
        """Yield ``(label, WKB of its MultiPolygon)``.

        Coordinates come from whole numbers of rows and columns, so a shared vertex is the same bit for bit.
        """
        for begin, end, first_node in self._blocks():
            nodes = self.nodes[first_node[0] : first_node[-1]]
            places = np.empty(nodes.shape, "<f8")
            places[:, 0] = x_min + nodes[:, 1] * dx
            places[:, 1] = y_max - nodes[:, 0] * dy
            yield from zip(self.labels[begin:end].tolist(), self._wkb(begin, end, places.tobytes()))

    def _blocks(self):
        """Yield ranges of labels with about as many nodes each, and the first node of each label and the end."""
        begin = 0
        node_of_label = self.first_node[self.first_ring[self.first_piece]]
        while begin < self.labels.size:
            end = int(np.searchsorted(node_of_label, node_of_label[begin] + BLOCK_NODES))
            end = min(max(end, begin + 1), self.labels.size)
            yield begin, end, node_of_label[begin : end + 1]
            begin = end

    def _wkb(self, begin, end, coordinates):
        """Yield the MultiPolygons of the labels in places ``begin:end``, whose nodes have these coordinates."""
        pieces = self.first_piece[begin : end + 1]
        rings = self.first_ring[pieces[0] : pieces[-1] + 1]
        nodes = self.first_node[rings[0] : rings[-1] + 1]
        pieces, rings, nodes = ((first - first[0]).tolist() for first in (pieces, rings, nodes))
        for one, two in zip(pieces[:-1], pieces[1:]):
            yield multipolygon_wkb(rings[one : two + 1], nodes, coordinates)

    def perimeters(self, run: Run, cell_width: Values, cell_height: Values) -> Values:
        """Return the length of all rings of each label in metres, holes and all; sizes of cells by row."""
        north = np.concatenate([[0.0], np.cumsum(cell_height)])
        width = np.concatenate([cell_width[:1], (cell_width[:-1] + cell_width[1:]) / 2, cell_width[-1:]])
        around = np.empty(self.labels.size)
        for begin, end, first_node in self._blocks():
            run.check()
            row, col = self.nodes[first_node[0] : first_node[-1]].T
            length = np.zeros(row.size)
            length[:-1] = np.abs(np.diff(col)) * width[row[:-1]] + np.abs(np.diff(north[row]))
            first, last = self.first_ring[self.first_piece[[begin, end]]]
            length[self.first_node[first + 1 : last + 1] - 1 - first_node[0]] = 0.0  # from a ring's end to the next
            around[begin:end] = np.add.reduceat(length, first_node[:-1] - first_node[0])
        return around


@kernel
def comes_from_beyond(pieces: Integers, row: int, col: int, heading) -> bool:
    """Tell whether the side that leaves a node with a heading follows one whose cell lies beyond the tile.

    A ring that turns left stays with its cell; it comes straight from the cell behind, or round the corner.
    """
    piece = pieces[row + LEFT_ROW[heading], col + LEFT_COLUMN[heading]]
    back_row = row + BEHIND_ROW[heading]
    back_col = col + BEHIND_COLUMN[heading]
    if pieces[back_row, back_col] != piece:
        back_row = row + 1 - RIGHT_ROW[heading]
        back_col = col + 1 - RIGHT_COLUMN[heading]
        if pieces[back_row, back_col] != piece:
            return False
    return is_on_rim(pieces, back_row, back_col)


@kernel
def is_on_rim(pieces: Integers, row: int, col: int) -> bool:
    """Tell whether a cell belongs to the rim around a tile."""
    return row == 0 or col == 0 or row == pieces.shape[0] - 1 or col == pieces.shape[1] - 1


@kernel
def turn_to_begin(ring) -> None:
    """Turn the nodes of a ring round, so that it begins where it should."""
    best = -1
    for node in range(ring.shape[0]):
        before = ring[node - 1]
        if before[0] != ring[node, 0] or before[1] < ring[node, 1]:
            continue
        if not is_there(best) or (ring[node, 0], ring[node, 1]) < (ring[best, 0], ring[best, 1]):
            best = node
    before_begin = ring[:best].copy()
    ring[: ring.shape[0] - best] = ring[best:].copy()
    ring[ring.shape[0] - best :] = before_begin


def sorted_rings(run: Run, piece_label: Indices, piece_of_ring: Indices, first_node: Indices, nodes: Integers) -> Rings:
    """Return the `Rings` by label and piece, the shell of a piece before its holes, these in the order of their begins.

    A ring begins at the cell whose side that looks north comes first, row by row: the western end of that side. Pieces
    are numbered from 1 on, and have labels; the first label has no meaning.
    """
    by_label = np.argsort(piece_label[1:], kind="stable") + 1
    rank = np.empty(piece_label.size, np.int64)
    rank[by_label] = np.arange(by_label.size)
    run.check()
    ring_rank = rank[piece_of_ring]
    row, col = nodes[first_node[:-1]].T
    order = np.lexsort((col, row, ring_rank))
    run.check()
    sizes = np.diff(first_node)[order]
    sorted_first = np.concatenate([[0], np.cumsum(sizes)])
    sorted_nodes = np.empty((sorted_first[-1], 2), np.int32)
    begin = first_node[:-1][order]
    for some in range(0, order.size, GATHERED_AT_A_TIME):
        stop = min(some + GATHERED_AT_A_TIME, order.size)
        _gather(nodes, begin[some:stop], sorted_first[some : stop + 1], sorted_nodes)
        run.check()
    labels, first_piece = np.unique(piece_label[by_label], return_index=True)
    first_ring = np.searchsorted(ring_rank[order], np.arange(by_label.size + 1))
    return Rings(labels, np.append(first_piece, by_label.size), first_ring, sorted_first, sorted_nodes)


@kernel
def _gather(nodes, begin, first, gathered):
    """Copy the nodes of rings that begin at ``begin`` to where they belong."""
    for ring in range(begin.size):
        for node in range(first[ring + 1] - first[ring]):
            gathered[first[ring] + node, 0] = nodes[begin[ring] + node, 0]
            gathered[first[ring] + node, 1] = nodes[begin[ring] + node, 1]
