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

import numpy as np

from ..machine.groups import root_of
from ..machine.jit import kernel
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
    sorted_rings,
)
from ..raster.tiles import row_bands
from ..run.progress import Progress

CHUNK_CELLS = 1 << 20
BYTES_PER_CELL = 5  # pieces and marks, beside the labels


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
                    one = root_of(parent, piece)
                    two = root_of(parent, over)
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
            end = _trace_ring(pieces, marks, nodes, first_node[nrings], begin_row, begin_col)
            piece_of_ring[nrings] = piece
            nrings += 1
            first_node[nrings] = end
    return nrings


@kernel
def _trace_ring(pieces, marks, nodes, count, begin_row, begin_col):
    """Trace the ring that begins along the upper side of a cell; write its nodes from ``count`` on, return the end."""
    piece = pieces[begin_row + 1, begin_col + 1]
    begin = count
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
    return count + 1
