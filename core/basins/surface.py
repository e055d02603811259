"""The surface of a relief: triangles parted so that rivers lie in valleys, and cells of a raster that drain alike.

Each triangle of land is parted from its middle to its corners, and to the middles of the sides that water crosses. The
corners are higher than all middles around them, so that between them run ridges, and from middle to middle valleys.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Values
from ..machine.heap import pop, push
from ..machine.indices import is_cell, is_there
from ..machine.jit import kernel
from ..mesh.triangles import ends_of_sides, fill_cells, number_cells
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..run.run import Run
from ..run.waiting import watched
from .relief import half_lengths
from .rivers import lands_of_reaches

OFF_MESH = -1
LEAST_RISE = 1e-6  # of the highest place, from a cell to the next: float32 tells a sixteenth of that apart
RAISING_ROUNDS = 6  # in which cells across divides are raised
RIVER_SAMPLES = 2.0  # of a river to a cell
FACES = 1 << 16  # between two looks for a cancel
BETWEEN_LOOKS = 1 << 14


class Surface(NamedTuple):
    """A relief as a mesh of its own: the nodes of the mesh, then the middles of land, then of sides at outlets."""

    xy: np.ndarray  # float64 (m, 2)
    z: np.ndarray  # float64 (m)
    faces: np.ndarray  # int32 (f, 3)
    triangle: np.ndarray  # int32 (f), the triangle that each face is a part of
    middle: np.ndarray  # int64 (t), the node in the middle of each triangle, -1 of water
    outlet: np.ndarray  # int64 (t), the node in the middle of the side where its water leaves, -1 of water


def surface_of(mesh, drainage) -> Surface:
    """Return the `Surface` of a drainage, all 0 where that has no relief."""
    receiver, outlet, relief = drainage.forest.receiver, drainage.outlet, drainage.relief
    nodes, land = len(mesh.xy), np.flatnonzero(drainage.basin >= 0)
    middle, at_outlet = np.full(receiver.size, -1, np.int64), np.full(receiver.size, -1, np.int64)
    middle[land] = nodes + np.arange(land.size)
    drained = np.flatnonzero(outlet >= 0)
    at_outlet[drained] = nodes + land.size + np.arange(drained.size)
    side = outlet[drained]
    crossed = np.full(mesh.twin.size, -1, np.int32)
    crossed[side] = at_outlet[drained]
    inner = side[receiver[drained] >= 0]
    crossed[mesh.twin[inner]] = crossed[inner]
    begin, end = ends_of_sides(mesh, side)
    corners = mesh.corners[land].T
    middles = (mesh.xy[corners[0]] + mesh.xy[corners[1]] + mesh.xy[corners[2]]) / 3
    xy = np.concatenate([mesh.xy, middles, (mesh.xy[begin] + mesh.xy[end]) / 2])
    del corners, middles, begin, end  # of millions of triangles
    z = np.zeros(len(xy))
    if relief is not None:
        z = np.concatenate([relief.corner_z, relief.z[land], _outlet_heights(mesh, receiver, relief.z, drained, side)])
    dry = drainage.basin >= 0
    faces = np.empty((3 * land.size + np.count_nonzero(crossed.reshape(-1, 3)[dry] >= 0), 3), np.int32)
    triangle = np.empty(len(faces), np.int32)
    _part(mesh.corners, land, middle, crossed, faces, triangle)
    return Surface(xy, z, faces, triangle, middle, at_outlet)


def _outlet_heights(mesh, receiver, z, triangle, side):
    """Return the heights in the middle of sides that water crosses: on its way, 0 at the sea."""
    inner = receiver[triangle] >= 0
    beyond = np.zeros(triangle.size)
    beyond[inner] = half_lengths(mesh, mesh.twin[side[inner]])
    share = beyond / (beyond + half_lengths(mesh, side))
    below = np.where(inner, z[np.maximum(receiver[triangle], 0)], 0.0)
    return below + share * (z[triangle] - below)


def elevation_cells(run: Run, surface, places, drainage, rivers, frame, lengths: Values, ncols: int) -> tuple:
    """Return heights of the cells of a raster, float32, and which of them lie on land.

    ``places`` are the nodes of the surface on the map, ``frame`` that of `fill_cells`, ``lengths`` (nrows, 8) metres
    from a cell to its neighbours. Every cell of land has a lower neighbour or is the mouth of its basin, and the
    steepest way leads into another basin hardly anywhere.
    """
    lengths = np.require(lengths, np.float64, ["C", "W"])
    shape = len(lengths), ncols
    heights, triangle = np.zeros(shape), np.full(shape, OFF_MESH, np.int32)
    frame = np.asarray(frame, np.float64)
    for begin in range(0, len(surface.faces), FACES):
        run.check()
        run.report(begin / len(surface.faces) / 2)
        some = np.s_[begin : begin + FACES]
        fill_cells(places, surface.faces[some], surface.z, frame, heights)
        number_cells(places, surface.faces[some], surface.triangle[some], frame, triangle)
    lands = lands_of_reaches(drainage, surface, rivers)
    labels = np.where(triangle >= 0, lands.of_triangle[triangle], OFF_MESH).astype(np.int32)
    cells_xy = np.column_stack([(places[:, 0] - frame[0]) / frame[2], (frame[1] - places[:, 1]) / frame[3]])
    rise = LEAST_RISE * float(surface.z.max())
    fixed = np.zeros(shape, np.bool_)
    upper = np.flatnonzero(rivers.tree.receiver >= 0)
    ends = np.column_stack([rivers.node[upper], rivers.node[rivers.tree.receiver[upper]]]).ravel()
    reach = rivers.reaches.of_node[upper].astype(np.int32)
    _carve(cells_xy[ends], surface.z[ends], reach, heights, labels, fixed)
    mouths, basin = _mouth_cells(labels, lands.basin, cells_xy[surface.outlet[drainage.mouth]])
    heights.reshape(-1)[mouths] = rise
    labels.reshape(-1)[mouths] = lands.of_triangle[drainage.mouth[basin]]
    ways, room = (labels, fixed, lands.below), heights.size + 1
    heap, cell, way = np.empty(room), np.empty(room, np.int64), np.empty(room, np.int64)
    for number in range(RAISING_ROUNDS):
        watched(run.quietly(), lambda watch: _drain(heights, ways, mouths, rise, heap, cell, way, watch), heights.size)
        run.report((number + 1 + RAISING_ROUNDS) / (2 * RAISING_ROUNDS))
        wanted = np.zeros(shape)
        if number == RAISING_ROUNDS - 1 or _raise_across(heights, ways, lengths, rise, wanted) == 0:
            break
    return heights.astype(np.float32), triangle >= 0


def _mouth_cells(labels, basin_of_label, outlets):
    """Return the cells at the sea that are nearest to the outlets of their basins, in columns and rows, and these."""
    at_sea = np.zeros(labels.shape, np.bool_)
    _mark_shore(labels, at_sea)
    row, col = np.nonzero(at_sea)
    basin = basin_of_label[labels[row, col]]
    away = (col + 0.5 - outlets[basin, 0]) ** 2 + (row + 0.5 - outlets[basin, 1]) ** 2
    order = np.lexsort((away, basin))
    found, first = np.unique(basin[order], return_index=True)
    nearest = order[first]
    return row[nearest] * labels.shape[1] + col[nearest], found


@kernel
def _part(corners, land, middle, crossed, faces, number):
    count = 0
    for triangle in land:
        for corner in range(3):
            a, b, c = corners[triangle, corner], corners[triangle, (corner + 1) % 3], middle[triangle]
            between = crossed[3 * triangle + corner]
            number[count] = triangle
            faces[count, 0], faces[count, 1], faces[count, 2] = a, b, c
            if is_there(between):
                faces[count, 1] = between
                count += 1
                number[count] = triangle
                faces[count, 0], faces[count, 1], faces[count, 2] = between, b, c
            count += 1


@kernel
def _is_land(labels, row, col):
    """Tell whether a place is a cell of land: the label of the sea is below 0."""
    return is_cell(row, col, labels.shape[0], labels.shape[1]) and is_there(labels[row, col])


@kernel
def _carve(ends, z, reach, heights, labels, fixed):
    """Bring the cells that pieces of rivers pass to the heights of the lowest of these, and give them to its reach.

    ``ends`` (2 p, 2) are the ends of each piece in columns and rows.
    """
    for piece in range(reach.size):
        x, y = ends[2 * piece, 0], ends[2 * piece, 1]
        east, south = ends[2 * piece + 1, 0] - x, ends[2 * piece + 1, 1] - y
        steps = int(np.ceil(max(abs(east), abs(south)) * RIVER_SAMPLES)) + 1
        for step in range(steps + 1):
            share = step / steps
            col, row = int(np.floor(x + share * east)), int(np.floor(y + share * south))
            if not _is_land(labels, row, col):
                continue
            level = z[2 * piece] + share * (z[2 * piece + 1] - z[2 * piece])
            if not fixed[row, col] or level < heights[row, col]:
                heights[row, col] = level
                labels[row, col] = reach[piece]
            fixed[row, col] = True


@kernel
def _mark_shore(labels, at_sea):
    """Mark cells of land beside the sea, whose label is below 0, or at the edge of the raster."""
    for row in range(labels.shape[0]):
        for col in range(labels.shape[1]):
            if not is_there(labels[row, col]):
                continue
            for direction in range(8):
                r, c = row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]
                if not _is_land(labels, r, c):
                    at_sea[row, col] = True


@kernel
def _goes_on(labels, fixed, below, row, col, r, c):
    """Tell whether water may go from a cell to another: on the same land, in rivers along these, to the next reach."""
    here, there = labels[row, col], labels[r, c]
    if here == there:
        return fixed[r, c] or not fixed[row, col]
    if not fixed[r, c] or not is_there(here) or not is_there(there):
        return False
    # Where rivers meet the cell belongs to any of them.
    return below[here] == there or (fixed[row, col] and is_there(below[here]) and below[here] == below[there])


@kernel
def _drain(heights, ways, mouths, rise, keys, ties, cells, watch):
    """Raise cells so that each but the ``mouths`` has a lower neighbour on its own land, or in the river below.

    What no such way leads to becomes part of the land beside it, or is an outlet of its own at the sea.
    """
    labels = ways[0]
    nrows, ncols = heights.shape
    done = np.zeros((nrows, ncols), np.bool_)
    at_sea = np.zeros((nrows, ncols), np.bool_)
    _mark_shore(labels, at_sea)
    size, count = 0, 0
    for cell in mouths:
        done[cell // ncols, cell % ncols] = True
        size = push(keys, ties, cells, size, heights[cell // ncols, cell % ncols], cell, cell)
    for within in (True, False):
        for cell in range(0 if not within else nrows * ncols, nrows * ncols):
            row, col = cell // ncols, cell % ncols
            if at_sea[row, col] and not done[row, col]:
                done[row, col] = True
                heights[row, col] = max(heights[row, col], rise)
            if done[row, col]:
                size = push(keys, ties, cells, size, heights[row, col], cell, cell)
        while size:
            cell = cells[0]
            size = pop(keys, ties, cells, size)
            count += 1
            if count % BETWEEN_LOOKS == 0:
                watch[1] = count
                if watch[0] != 0:
                    return
            size = _raise_neighbours(cell, heights, ways, rise, done, within, keys, ties, cells, size)


@kernel
def _raise_across(heights, ways, lengths, rise, wanted):
    """Raise cells of other land into which the steepest way of a cell would lead; return how many.

    Rivers, which are fixed, stay. ``wanted`` is 0 everywhere.
    """
    labels, fixed, below = ways
    nrows, ncols = heights.shape
    for row in range(nrows):
        for col in range(ncols):
            own = 0.0
            if not is_there(labels[row, col]):
                continue
            for direction in range(8):
                r, c = row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]
                if _is_land(labels, r, c) and _goes_on(labels, fixed, below, row, col, r, c):
                    own = max(own, (heights[row, col] - heights[r, c]) / lengths[row, direction])
            for direction in range(8):
                r, c = row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]
                if own > 0.0 and _is_land(labels, r, c) and not _goes_on(labels, fixed, below, row, col, r, c):
                    least = heights[row, col] - lengths[row, direction] * own
                    wanted[r, c] = max(wanted[r, c], least + rise / 2.0)
    count = 0
    for row in range(nrows):
        for col in range(ncols):
            if wanted[row, col] > heights[row, col] and not fixed[row, col]:
                heights[row, col] = wanted[row, col]
                count += 1
    return count


@kernel
def _raise_neighbours(cell, heights, ways, rise, done, within, keys, ties, cells, size):
    labels, fixed, below = ways
    ncols = labels.shape[1]
    row, col = cell // ncols, cell % ncols
    for direction in range(8):
        r, c = row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]
        if not _is_land(labels, r, c) or done[r, c]:
            continue
        if within and not _goes_on(labels, fixed, below, r, c, row, col):
            continue
        if not within:
            labels[r, c] = labels[row, col]
        done[r, c] = True
        heights[r, c] = max(heights[r, c], heights[row, col] + rise)
        size = push(keys, ties, cells, size, heights[r, c], r * ncols + c, r * ncols + c)
    return size
