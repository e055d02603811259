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
"""

import struct
from dataclasses import dataclass

import numpy as np

from ..machine.jit import kernel
from ..raster.tiles import row_bands
from ..run.progress import Progress

CHUNK_CELLS = 1 << 20
BLOCK_NODES = 1 << 16
GATHERED_AT_A_TIME = 1 << 16  # rings
BYTES_PER_CELL = 5  # pieces and marks, beside the labels
# Headings in the order of turning right: east, south, west, north.
ROW_STEP = (0, 1, 0, -1)
COLUMN_STEP = (1, 0, -1, 0)
# The cells ahead of a node, to the left and to the right of a heading, and the one behind to the right: rows and
# columns from the cell north-west of the node.
LEFT_ROW, LEFT_COLUMN = (0, 1, 1, 0), (1, 1, 0, 0)
RIGHT_ROW, RIGHT_COLUMN = (1, 1, 0, 0), (1, 0, 0, 1)
BEHIND_ROW, BEHIND_COLUMN = (1, 0, 0, 1), (0, 0, 1, 1)
WEST = 2
POLYGON, MULTIPOLYGON = 3, 6


@dataclass(frozen=True)
class Rings:
    """Closed rings of all labels in flat arrays: label by label, piece by piece, the shell before its holes."""

    labels: np.ndarray  # labels that have cells, rising
    first_piece: np.ndarray  # of each label, and the end
    first_ring: np.ndarray  # of each piece, and the end
    first_node: np.ndarray  # of each ring, and the end
    nodes: np.ndarray  # row and column of each vertex on the lattice of cell corners; a ring ends where it begins

    def multipolygons(self, x_min, y_max, dx, dy):
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
            parts = [struct.pack("<BII", 1, MULTIPOLYGON, two - one)]
            for piece in range(one, two):
                parts.append(struct.pack("<BII", 1, POLYGON, rings[piece + 1] - rings[piece]))
                for ring in range(rings[piece], rings[piece + 1]):
                    parts.append(struct.pack("<I", nodes[ring + 1] - nodes[ring]))
                    parts.append(coordinates[16 * nodes[ring] : 16 * nodes[ring + 1]])
            yield b"".join(parts)

    def perimeters(self, cell_width, cell_height, progress=None):
        """Return the length of all rings of each label in metres, holes and all; sizes of cells by row."""
        progress = progress or Progress()
        north = np.concatenate([[0.0], np.cumsum(cell_height)])
        width = np.concatenate([cell_width[:1], (cell_width[:-1] + cell_width[1:]) / 2, cell_width[-1:]])
        around = np.empty(self.labels.size)
        for begin, end, first_node in self._blocks():
            progress.check()
            row, col = self.nodes[first_node[0] : first_node[-1]].T
            length = np.zeros(row.size)
            length[:-1] = np.abs(np.diff(col)) * width[row[:-1]] + np.abs(np.diff(north[row]))
            first, last = self.first_ring[self.first_piece[[begin, end]]]
            length[self.first_node[first + 1 : last + 1] - 1 - first_node[0]] = 0.0  # from a ring's end to the next
            around[begin:end] = np.add.reduceat(length, first_node[:-1] - first_node[0])
        return around


def trace_polygons(labels, progress=None):
    """Return the `Rings` of all labels greater than 0 of a raster."""
    progress = progress or Progress()
    labels = np.require(labels, np.int32, ["C", "W"])
    nrows, ncols = labels.shape
    pieces = np.zeros((nrows + 2, ncols + 2), np.int32)
    with progress.phase("Finding pieces", 0.4):
        piece_label, count = _pieces(labels, pieces, progress)
    with progress.phase("Tracing rings", 0.6):
        marks = np.zeros(labels.shape, np.uint8)
        nodes = np.empty((count + count // 4, 2), np.int32)  # a ring has four vertices at least, and closes
        first_node = np.zeros(count // 4 + 1, np.int64)
        piece_of_ring = np.empty(count // 4, np.int32)
        nrings = 0
        for band in row_bands(labels.shape, CHUNK_CELLS):
            nrings = _trace(pieces, marks, nodes, first_node, piece_of_ring, nrings, band.start, band.stop)
            progress.report(band.stop / nrows)
            progress.check()
    return sorted_rings(piece_label, piece_of_ring[:nrings], first_node[: nrings + 1], nodes, progress)


def _pieces(labels, pieces, progress):
    """Number the pieces from 1 in row order; return the label of each (of 0 as well) and how many vertices there are.

    ``pieces`` has a rim of zeros.
    """
    bands = [(band.start, band.stop) for band in row_bands(labels.shape, CHUNK_CELLS)]
    parent = np.empty(labels.size + 1, np.int32)  # pages that are not needed are never touched
    parent[0] = 0
    count = 1
    for top, bottom in bands:
        count = _join_pieces(labels, pieces, parent, count, top, bottom)
        progress.report(bottom / labels.shape[0] / 2)
        progress.check()
    piece_label = np.zeros(_renumber(parent, count), np.int32)
    vertices = 0
    for top, bottom in bands:
        _number_pieces(labels, pieces, parent, piece_label, top, bottom)
        vertices += _count_vertices(pieces, top, bottom)
        progress.report(0.5 + bottom / labels.shape[0] / 2)
        progress.check()
    return piece_label, vertices + _count_vertices(pieces, labels.shape[0], labels.shape[0] + 1)


def sorted_rings(piece_label, piece_of_ring, first_node, nodes, progress):
    """Return the `Rings` by label and piece, from rings in row order: the shell of a piece comes before its holes.

    Pieces are numbered from 1 on, and have labels; the first label has no meaning.
    """
    by_label = np.argsort(piece_label[1:], kind="stable") + 1
    rank = np.empty(piece_label.size, np.int64)
    rank[by_label] = np.arange(by_label.size)
    progress.check()
    ring_rank = rank[piece_of_ring]
    order = np.argsort(ring_rank, kind="stable")
    progress.check()
    sizes = np.diff(first_node)[order]
    sorted_first = np.concatenate([[0], np.cumsum(sizes)])
    sorted_nodes = np.empty((sorted_first[-1], 2), np.int32)
    begin = first_node[:-1][order]
    for some in range(0, order.size, GATHERED_AT_A_TIME):
        stop = min(some + GATHERED_AT_A_TIME, order.size)
        _gather(nodes, begin[some:stop], sorted_first[some : stop + 1], sorted_nodes)
        progress.check()
    labels, first_piece = np.unique(piece_label[by_label], return_index=True)
    first_ring = np.searchsorted(ring_rank[order], np.arange(by_label.size + 1))
    return Rings(labels, np.append(first_piece, by_label.size), first_ring, sorted_first, sorted_nodes)


@kernel
def _root(parent, piece):
    while parent[piece] != piece:
        parent[piece] = parent[parent[piece]]
        piece = parent[piece]
    return piece


@kernel
def _join_pieces(labels, pieces, parent, count, top, bottom):
    """Give every cell a preliminary piece; return the next free one. ``parent`` leads to the earliest of a piece."""
    ncols = labels.shape[1]
    for row in range(top, bottom):
        above = max(row - 1, 0)
        for col in range(ncols):
            label = labels[row, col]
            if label <= 0:
                continue
            piece = 0
            if col > 0 and labels[row, col - 1] == label:
                piece = pieces[row + 1, col]
            if row > 0 and labels[above, col] == label:
                over = pieces[row, col + 1]
                if piece == 0:
                    piece = over
                elif piece != over:
                    one = _root(parent, piece)
                    two = _root(parent, over)
                    piece = min(one, two)
                    parent[max(one, two)] = piece
            if piece == 0:
                piece = count
                parent[count] = count
                count += 1
            pieces[row + 1, col + 1] = piece
    return count


@kernel
def _renumber(parent, count):
    """Turn ``parent`` into final numbers without gaps; return how many there are, 0 among them."""
    final = 1
    for piece in range(1, count):
        if parent[piece] == piece:
            parent[piece] = final
            final += 1
        else:  # its parent is earlier, and final already
            parent[piece] = parent[parent[piece]]
    return final


@kernel
def _number_pieces(labels, pieces, parent, piece_label, top, bottom):
    for row in range(top, bottom):
        for col in range(labels.shape[1]):
            piece = parent[pieces[row + 1, col + 1]]
            pieces[row + 1, col + 1] = piece
            if piece > 0:
                piece_label[piece] = labels[row, col]


@kernel
def _count_vertices(pieces, top, bottom):
    """Return how many vertices the rings have on the lattice rows ``top:bottom``."""
    count = 0
    for row in range(top, bottom):
        for col in range(pieces.shape[1] - 1):
            one = pieces[row, col]
            two = pieces[row, col + 1]
            three = pieces[row + 1, col + 1]
            four = pieces[row + 1, col]
            if (one == two and three == four) or (one == four and two == three):
                continue
            # Round the node, each side between two pieces ends a stretch of the one that has it on its left.
            count += one != two and two != 0
            count += two != three and three != 0
            count += three != four and four != 0
            count += four != one and one != 0
    return count


@kernel
def _trace(pieces, marks, nodes, first_node, piece_of_ring, nrings, top, bottom):
    """Trace the rings that begin in rows ``top:bottom``; return how many there are now.

    A ring has the inside to its left, so it runs westward along the upper side of some cell: those are marked.
    """
    ncols = marks.shape[1]
    for begin_row in range(top, bottom):
        for begin_col in range(ncols):
            piece = pieces[begin_row + 1, begin_col + 1]
            if piece == 0 or piece == pieces[begin_row, begin_col + 1] or marks[begin_row, begin_col] != 0:
                continue
            begin = first_node[nrings]
            count = begin
            row = begin_row
            col = begin_col
            heading = WEST
            marks[row, col] = 1
            while True:
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
                    nodes[count, 0] = row
                    nodes[count, 1] = col
                    count += 1
                heading = turned
                row += ROW_STEP[heading]
                col += COLUMN_STEP[heading]
                if heading == WEST:
                    if row == begin_row and col == begin_col:
                        break
                    marks[row, col] = 1
            nodes[count, 0] = nodes[begin, 0]
            nodes[count, 1] = nodes[begin, 1]
            piece_of_ring[nrings] = piece
            nrings += 1
            first_node[nrings] = count + 1
    return nrings


@kernel
def _gather(nodes, begin, first, gathered):
    """Copy the nodes of rings that begin at ``begin`` to where they belong."""
    for ring in range(begin.size):
        for place in range(first[ring + 1] - first[ring]):
            gathered[first[ring] + place, 0] = nodes[begin[ring] + place, 0]
            gathered[first[ring] + place, 1] = nodes[begin[ring] + place, 1]
