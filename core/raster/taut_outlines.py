"""Outlines drawn taut: the shortest closed line that leaves the middle of every cell on its side.

The outline of an area of cells goes up and down stairs, and is a quarter too long however small the cells are. A line
may instead run anywhere between the middles of the cells on both its sides. Through the *gates* between two such
middles, one for each side of a cell along the outline, the shortest line is found as in a polygon: a funnel of two
chains from the last vertex that is certain, which the gates make narrower (Lee & Preparata 1984,
doi:10.1002/net.3230140304). Which vertices it has depends on turns alone, so cells are counted here, and need not be
square; the smaller the cells, the nearer its length comes to the true one (Sklansky & Kibler 1976).

Such a line lies within the area on the average, by up to half a cell. So it is moved outward until it encloses what the
cells do, which makes its length √(P² + 4π(A − A')): P the length and A' the area of the taut line, A that of the cells
(Steiner's formula for parallel curves). So no area has a shorter outline than the circle of its size.
"""

from __future__ import annotations

import numpy as np

from ..arrays import Integers, Values
from ..machine.jit import kernel
from ..run.run import Run
from .lattice import COLUMN_STEP, LEFT_COLUMN, LEFT_ROW, RIGHT_COLUMN, RIGHT_ROW, ROW_STEP, Rings
from .tiles import even_ranges

SHELLS_AT_A_TIME = 1 << 10


def taut_perimeters(run: Run, rings: Rings, cell_width: Values, cell_height: Values) -> Values:
    """Return the length of the outline of each label of some `Rings` in metres, without stairs and without holes."""
    north = np.concatenate([[0.0], np.cumsum(cell_height)])
    found = np.zeros(rings.labels.size)
    for begin, end in even_ranges(rings.first_piece, SHELLS_AT_A_TIME):
        run.check()
        pieces = rings.first_piece[begin : end + 1]
        _add_perimeters(rings.nodes, rings.first_node, rings.first_ring, pieces, north, cell_width, found[begin:end])
    return found


@kernel
def _add_perimeters(nodes, first_node, first_ring, first_piece, north, cell_width, found):
    """Add the length of the shells of some labels, each taut and moved outward."""
    for label in range(found.size):
        for piece in range(first_piece[label], first_piece[label + 1]):
            ring = nodes[first_node[first_ring[piece]] : first_node[first_ring[piece] + 1]]
            length, within = _measures(taut_ring(ring), 2, north, cell_width)
            _, area = _measures(ring.astype(np.int64), 1, north, cell_width)
            found[label] += np.sqrt(max(length * length + 4 * np.pi * (area - within), 0.0))


@kernel
def _measures(ring, scale, north, cell_width):
    """Return length and area of a closed ring in metres; ``scale`` is how many of its units are a cell."""
    length = area = 0.0
    for node in range(ring.shape[0] - 1):
        row, col = ring[node, 0] / scale, ring[node, 1] / scale
        next_row, next_col = ring[node + 1, 0] / scale, ring[node + 1, 1] / scale
        at = min(max(int((row + next_row) / 2), 0), cell_width.size - 1)
        down = _north_of(next_row, north) - _north_of(row, north)
        across = (next_col - col) * cell_width[at]
        length += np.sqrt(across * across + down * down)
        area += (col + next_col - 2 * ring[0, 1] / scale) / 2 * cell_width[at] * down
    return length, abs(area)


@kernel
def _north_of(row, north):
    """Return how many metres a row lies below the first; rows have fractions."""
    whole = min(max(int(row), 0), north.size - 2)
    return north[whole] + (row - whole) * (north[whole + 1] - north[whole])


@kernel
def taut_ring(ring: Integers) -> Integers:
    """Return row and column of the vertices of a shell drawn taut, in halves of cells from the corner of the raster.

    The ring runs along the sides of cells, its inside to its left, and begins at the western end of its first side that
    looks north: so the middle of that cell is a vertex. It ends where it begins, as what is returned does.
    """
    length = 0
    for node in range(ring.shape[0] - 1):
        length += abs(ring[node + 1, 0] - ring[node, 0]) + abs(ring[node + 1, 1] - ring[node, 1])
    size = 2 * (2 * length + 4)
    funnel = np.empty((2 * size + 1, 2), np.int64)  # the left chain from its end to the apex, then the right one
    found = np.empty((size, 2), np.int64)
    start_row, start_col = 2 * ring[0, 0] + 1, 2 * ring[0, 1] + 1
    low = high = apex = size
    funnel[apex, 0], funnel[apex, 1] = start_row, start_col
    found[0] = funnel[apex]
    count = 1
    for node in range(ring.shape[0]):
        # After the last side comes the first vertex again, as a gate of no width.
        ends = node == ring.shape[0] - 1
        row, col = ring[node]
        to_row, to_col = (row, col) if ends else (ring[node + 1, 0], ring[node + 1, 1])
        heading = 0
        for each in range(4):
            if ROW_STEP[each] * (to_row - row) + COLUMN_STEP[each] * (to_col - col) > 0:
                heading = each
        steps = 1 if ends else abs(to_row - row) + abs(to_col - col)
        for _ in range(steps):
            for left in (True, False):
                if ends:
                    at_row, at_col = start_row, start_col
                elif left:
                    at_row, at_col = 2 * (row + LEFT_ROW[heading]) - 1, 2 * (col + LEFT_COLUMN[heading]) - 1
                else:
                    at_row, at_col = 2 * (row + RIGHT_ROW[heading]) - 1, 2 * (col + RIGHT_COLUMN[heading]) - 1
                low, high, apex, count = _narrow(funnel, low, high, apex, found, count, left, at_row, at_col)
            row += ROW_STEP[heading]
            col += COLUMN_STEP[heading]
    if low < apex:  # one side at most: both ends of the funnel have come to the same place
        found[count] = funnel[low]
        count += 1
    return found[:count].copy()


@kernel
def _narrow(funnel, low, high, apex, found, count, left, row, col):
    """Move one end of a funnel to a place; return where its chains end and meet, and how many vertices are certain."""
    step, end, other = (1, low, high) if left else (-1, high, low)
    if funnel[end, 0] == row and funnel[end, 1] == col:
        return low, high, apex, count
    turn = 1 if left else -1
    while end != other:
        one, two = funnel[end], funnel[end + step]
        # Rows run down, so a positive number is a turn to the right as one sees it.
        side = (two[1] - one[1]) * (row - one[0]) - (two[0] - one[0]) * (col - one[1])
        before_apex = end < apex if left else end > apex
        if turn * side > 0 if before_apex else turn * side <= 0:
            break
        end += step
        if not before_apex:
            apex = end
            found[count] = funnel[apex]
            count += 1
    end -= step
    funnel[end, 0], funnel[end, 1] = row, col
    return (end, high, apex, count) if left else (low, end, apex, count)
