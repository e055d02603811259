"""Which node each cell of a grid belongs to, and which cells belong to some nodes, whatever the window."""

import numpy as np

from ...machine.jit import kernel
from ...raster.tiles import map_tiles
from ...run.progress import Progress
from ..frames import bands, place_of
from .divides import NO_SHIFT, shifted_point
from .nearest_nodes import nearest_node

BLOCK = 8  # cells: a block with one node in all corners has it everywhere, as the cells of nodes are as good as convex
MARGIN = 3  # cells by which a frame is wider than what is wanted of it
BENT = 0.02  # of a bucket: its straight sides bend less than that on the grid


def node_labels(nodes, frame, land, threads=None, progress=None, shift=NO_SHIFT):
    """Return for each cell of a frame the nearest node, as int32: -1 where ``land`` is 0, 0 if there are no nodes.

    A `Shift` bends the borders between nodes: it takes each cell to the point for which the nearest one is looked up.
    """
    labels = np.empty(land.shape, np.int32)
    if not len(nodes.xy):
        return np.where(land == 0, -1, 0).astype(np.int32)

    def label(band):
        _label_rows(nodes, shift, frame.lattice, frame.down, frame.across, land, labels, *band)

    map_tiles(label, bands(frame), threads, progress or Progress())
    return labels


@kernel
def _label_rows(nodes, shift, lattice, down, across, land, labels, top, bottom):
    """Label rows ``top:bottom``, block by block; blocks are those of the grid, whatever the frame."""
    xy, first, last, member, buckets = nodes
    values, samples = shift
    ncols = land.shape[1]
    for block_top in range((top + down) // BLOCK * BLOCK, bottom + down, BLOCK):
        top_row, end_row = max(block_top - down, top), min(block_top - down + BLOCK, bottom)
        for block_left in range(across // BLOCK * BLOCK, ncols + across, BLOCK):
            left, right = max(block_left - across, 0), min(block_left - across + BLOCK, ncols)
            if not land[top_row:end_row, left:right].any():
                labels[top_row:end_row, left:right] = -1
                continue
            same = -1
            for corner in range(4):
                row, col = block_top + (corner // 2) * (BLOCK - 1), block_left + (corner % 2) * (BLOCK - 1)
                x, y = shifted_point(values, samples, *place_of(lattice, row, col))
                node = nearest_node(xy, first, last, member, buckets, x, y)
                same = node if corner == 0 or node == same else -2
            if same < 0:
                _label_cells(nodes, shift, lattice, down, across, land, labels, top_row, end_row, left, right)
                continue
            for row in range(top_row, end_row):
                for col in range(left, right):
                    labels[row, col] = same if land[row, col] != 0 else -1


@kernel
def _label_cells(nodes, shift, lattice, down, across, land, labels, top, bottom, left, right):
    """Label the cells of a block one by one."""
    xy, first, last, member, buckets = nodes
    values, samples = shift
    for row in range(top, bottom):
        for col in range(left, right):
            labels[row, col] = -1
            if land[row, col] != 0:
                x, y = shifted_point(values, samples, *place_of(lattice, row + down, col + across))
                labels[row, col] = nearest_node(xy, first, last, member, buckets, x, y)


def reach_of(nodes, wanted, window, shift=NO_SHIFT):
    """Return top, left, bottom and right of a rectangle with all cells that `node_labels` gives to ``wanted`` nodes.

    ``wanted`` is a bool for each node; at least one is. To be called from the main thread.
    """
    corners = np.zeros((nodes.first.shape[0] + 1, nodes.first.shape[1] + 1), np.bool_)
    _mark_corners(nodes, wanted, corners)
    row, col = np.nonzero(corners)
    x0, y0, size = nodes.frame
    on_grid = window.to_grid(np.column_stack([x0 + col * size, y0 + row * size]))
    farthest = np.sqrt(np.max(np.sum(shift.values**2, axis=2)))
    margin = MARGIN + (BENT * size + farthest) / window.cell
    low = np.floor(on_grid.min(axis=0) - margin).astype(int)
    high = np.ceil(on_grid.max(axis=0) + margin).astype(int)
    return int(low[1]), int(low[0]), int(high[1]), int(high[0])


@kernel
def _mark_corners(nodes, wanted, corners):
    """Mark the corners of all buckets in which a wanted node may be the nearest."""
    for row in range(nodes.first.shape[0]):
        for col in range(nodes.first.shape[1]):
            for slot in range(nodes.first[row, col], nodes.last[row, col]):
                if wanted[nodes.member[slot]]:
                    corners[row : row + 2, col : col + 2] = True
                    break
