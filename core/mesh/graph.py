"""Graphs of nodes: those of a triangle mesh, with the neighbours of all in one array, and the cells of a raster.

The neighbours of a mesh are listed (CSR): those of node n stand from ``first[n]`` to ``first[n + 1]``. Those of a
raster follow from its number of columns, and nothing is listed. Kernels ask for both in one way:

    begin, end = slots_of(first, ncols, node)
    for slot in range(begin, end):
        other = neighbour_in(neighbours, nrows, ncols, node, slot)  # -1 beyond the edge of a raster
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Coordinates, Indices, Values
from ..machine.indices import is_cell, is_there
from ..machine.jit import kernel
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS

if TYPE_CHECKING:
    from .delaunay import Triangulation

MOST_NEIGHBOURS = 8  # of a cell


class Graph(NamedTuple):
    """Nodes that are joined to neighbours, as kernels take them; of mesh and raster the other's part is empty."""

    area: np.ndarray  # float64 (n), square metres around each node
    xy: np.ndarray  # float64 (n, 2), metres
    first: np.ndarray  # int64 (n + 1)
    neighbours: np.ndarray  # int32, of each node from the lowest number up
    lengths: np.ndarray  # float64 (nrows, 8), metres from a cell to each neighbour
    ncols: int  # 0 for a mesh


@kernel
def slots_of(first: Indices, ncols: int, node) -> tuple:
    """Return the range of the slots of a node's neighbours."""
    if ncols > 0:
        return 0, MOST_NEIGHBOURS
    return first[node], first[node + 1]


@kernel
def neighbour_in(neighbours: Indices, nrows: int, ncols: int, node: int, slot: int) -> int:
    """Return the neighbour in a slot, -1 beyond the edge of a raster."""
    if ncols == 0:
        return int(neighbours[slot])
    row, col = node // ncols + ROW_OFFSETS[slot], node % ncols + COLUMN_OFFSETS[slot]
    if not is_cell(row, col, nrows, ncols):
        return -1
    return row * ncols + col


@kernel
def length_to(xy: Coordinates, lengths: Values, ncols: int, node: int, slot: int, other: int) -> float:
    """Return how far a neighbour is."""
    if ncols > 0:
        return lengths[node // ncols, slot]
    x, y = xy[node, 0] - xy[other, 0], xy[node, 1] - xy[other, 1]
    return np.sqrt(x * x + y * y)


def graph_of_cells(cell_area: Values, lengths: Values, ncols: int) -> Graph:
    """Return the `Graph` of the cells of a raster, given the area of a cell in each row and the lengths of steps."""
    lengths = np.require(lengths, np.float64, ["C", "W"])
    area, nowhere = np.repeat(np.asarray(cell_area, np.float64), ncols), np.zeros((0, 2))
    return Graph(area, nowhere, np.zeros(0, np.int64), np.zeros(0, np.int32), lengths, int(ncols))


def graph_of_triangles(mesh: Triangulation, area: Values) -> Graph:
    """Return the `Graph` of a `Triangulation`: nodes are neighbours along the sides of triangles."""
    corners, count = mesh.corners.reshape(-1), len(mesh.xy)
    first = np.zeros(count + 1, np.int64)
    _count_neighbours(corners, mesh.twin, first)
    first = np.cumsum(first)
    neighbours = np.empty(first[-1], np.int32)
    _list_neighbours(corners, mesh.twin, first.copy(), neighbours)
    _sort_neighbours(first, neighbours)
    return Graph(np.require(area, np.float64, ["C", "W"]), mesh.xy, first, neighbours, np.zeros((0, 8)), 0)


@kernel
def _count_neighbours(corners, twin, first):
    for side in range(corners.size):
        first[corners[side] + 1] += 1
        if not is_there(twin[side]):
            first[corners[side - side % 3 + (side + 1) % 3] + 1] += 1


@kernel
def _list_neighbours(corners, twin, following, neighbours):
    for side in range(corners.size):
        begin, end = corners[side], corners[side - side % 3 + (side + 1) % 3]
        neighbours[following[begin]] = end
        following[begin] += 1
        if not is_there(twin[side]):
            neighbours[following[end]] = begin
            following[end] += 1


@kernel
def _sort_neighbours(first, neighbours):
    for node in range(first.size - 1):
        for slot in range(first[node] + 1, first[node + 1]):
            other = neighbours[slot]
            index = slot
            while index > first[node] and neighbours[index - 1] > other:
                neighbours[index] = neighbours[index - 1]
                index -= 1
            neighbours[index] = other
