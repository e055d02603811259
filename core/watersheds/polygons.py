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

Borders are followed as stretches (`core/raster/border_stretches.py`), tile by tile. Rings of these begin where a walk
over the whole raster would meet them first, whatever the tiles.
"""

from __future__ import annotations

import numpy as np

from ..arrays import Labels
from ..machine.jit import kernel
from ..raster.border_stretches import (
    LEFT,
    LEFT_AHEAD,
    LEFT_PIECE,
    RIGHT,
    RIGHT_AHEAD,
    RIGHT_PIECE,
    STRAIGHT_AHEAD,
    Stretches,
    following_stretches,
    trace_stretches,
)
from ..raster.components import label_components
from ..raster.lattice import Rings, sorted_rings, turn_to_begin
from ..raster.storage import raster_of, values_at
from ..raster.tiles import LARGE_TILE_SIDE
from ..run.run import Run

POLYGON_BYTES_PER_CELL = 4  # pieces, beside the labels


def trace_polygons(run: Run, labels: Labels, side: int = LARGE_TILE_SIDE) -> Rings:
    """Return the `Rings` of all labels greater than 0 of a raster."""
    labels = raster_of(labels, np.int32)
    with run.phase("Finding pieces", 0.4):
        pieces, count = label_components(run, labels, corners=False)

    with run.phase("Tracing rings", 0.6):
        stretches = trace_stretches(run, pieces, side)
    run.remove(pieces)
    nodes, first_node, piece = _link(stretches, following_stretches(stretches), labels.shape[1] + 1)
    row, col = nodes[first_node[:-1]].T.astype(np.int64)
    piece_label = np.zeros(count + 1, np.int32)
    piece_label[piece] = values_at(labels, row * labels.shape[1] + col)
    return sorted_rings(run, piece_label, piece, first_node, nodes)


@kernel
def _link(stretches: Stretches, following, across):
    """Link stretches to rings: return their nodes, where those of each ring begin and end, and the piece of each.

    A ring begins at the western end of the first side, row by row, that looks north; it ends with its first node. The
    lattice is ``across`` nodes wide.
    """
    _, ends, around, first_node, nodes = stretches
    linked = np.empty((nodes.shape[0] + 2 * ends.size, 2), np.int32)  # a ring may turn at ends, and it closes
    first = np.zeros(ends.size + 1, np.int64)
    of_ring = np.empty(ends.size, np.int32)
    done = np.zeros(ends.size, np.bool_)
    count = 0
    rings = 0
    for start in range(ends.size):
        if done[start]:
            continue
        begin = count
        stretch, piece = start, around[start, LEFT_PIECE]
        while not done[stretch]:
            done[stretch] = True
            for node in range(first_node[stretch], first_node[stretch + 1]):
                linked[count, 0], linked[count, 1] = nodes[node, 0], nodes[node, 1]
                count += 1
            turn = STRAIGHT_AHEAD if around[stretch, LEFT_AHEAD] == piece else LEFT
            if around[stretch, RIGHT_AHEAD] == piece:
                turn = RIGHT
            if turn != STRAIGHT_AHEAD or around[stretch, RIGHT_AHEAD] != around[stretch, RIGHT_PIECE]:
                linked[count, 0], linked[count, 1] = ends[stretch] // 4 // across, ends[stretch] // 4 % across
                count += 1
            stretch = following[stretch, turn]
        turn_to_begin(linked[begin:count])
        linked[count] = linked[begin]
        count += 1
        of_ring[rings] = piece
        rings += 1
        first[rings] = count
    return linked[:count], first[: rings + 1], of_ring[:rings]
