"""Water that comes into a rectangle of cells over its edges, and where it leaves them.

The land of all nodes that a rectangle touches is rendered whole, and drained whole here: so a stream that the erosion
alone has made comes in where it does on a raster of all land, with the same area. Rivers from the land of other nodes
bring what they drain on the ground of the model.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ....core.arrays import Array, Heights
from ....core.choices import SEA_TIES
from ....core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ....core.run.run import Run
from ....core.terrain.types import GridCells
from ...layers.made_rasters import MadeRaster
from ...layers.map_cells import Frame
from ...water.dem import Dem
from ...water.routing import Routing, route
from ..model_files.layers import ModelIsland
from .cell_laws import rain_in_window
from .grids import TerrainGrid


class EdgeWater(NamedTuple):
    """What crosses the edges of a rectangle; its cells are counted row by row."""

    comes_in: np.ndarray  # int64: cells that water comes into, once for each neighbour that it comes from
    drained: np.ndarray  # float64: m² that drain there
    counted: np.ndarray  # float64: the same as the law of the rivers counts it by rain
    leaves: np.ndarray  # int64: cells whose water goes on beyond


def no_edge_water() -> EdgeWater:
    """Return the `EdgeWater` of a rectangle that holds all land."""
    return EdgeWater(np.empty(0, np.int64), np.empty(0), np.empty(0), np.empty(0, np.int64))


def routing_on(run: Run, z: Heights, land: Array, frame: Frame, name: str) -> Routing:
    """Return the `Routing` of terrain, which has no depressions."""
    from ....core.raster.domain import drainage_domain
    from ....core.raster.grid import Grid

    nrows, ncols = z.shape
    surface: Any = MadeRaster(name, nrows, ncols, frame)
    grid = Grid(z, land, frame.x_min, frame.y_max, frame.dx, frame.dy, *surface.cells_on_ground(run))
    return route(run, Dem(grid, drainage_domain(run, land), surface, None, 1.0), "keep", SEA_TIES)


def edge_water(run: Run, island: ModelIsland, around, scene, grid: TerrainGrid, block, cells) -> EdgeWater:
    """Return the `EdgeWater` of cells of a grid that comes into a block of them from beyond all, or leaves it there.

    ``around`` is the `LandAround` the block, and ``scene`` what all windows of the grid share.
    """
    from ....core.flow.accumulation import accumulate_d8

    place = GridCells(around.top, around.left, *around.z.shape)
    if place.common(cells) == place:
        return no_edge_water()
    run = run.quietly()
    routing = routing_on(run, around.z, around.land, grid.frame(place), "")
    window, courses, law = grid.window(place, island.plane), island.model.courses, island.model.law
    areas = []
    for there, on_ground in _rains(run, law, window, scene.parts):
        areas.append(accumulate_d8(run, routing.codes, routing.dem.grid.cell_area, there))
        rivers = _from_beyond(run, courses, around, scene, window.to_plane, on_ground)
        _bring_in(run, areas[-1], routing.codes, rivers)
    return _over_edges(routing.codes, areas[0], areas[-1], place, block, cells)


def _rains(run, law, window, parts):
    """Return what counts land in a window and on the ground of a model: its m², and then its rain if there is any."""
    from ....core.terrain.relief.levels import sampled, square_cells

    if law.rain is None:
        return [(None, None)]
    west, north, cell = parts.frame.tolist()
    ground = square_cells(west, north, *parts.labels.shape, cell)
    return [(None, None), (rain_in_window(law.rain, window), sampled(run, law.rain, ground))]


class ForeignRiver(NamedTuple):
    """A river that comes into the land around a block from the land of other nodes; cells are counted row by row."""

    drained: float  # m² of all land above, on the ground of the model, or what they count for
    foreign: float  # likewise of that which is not around the block
    into: int  # the first cell that it comes into
    left: list  # the cells in which water left before that comes back with it


def _from_beyond(run, courses, around, scene, to_plane, rain):
    """Return the rivers that come from the land of other nodes, those with the least land above first.

    Without ``rain`` on the ground of the model that is counted in m².
    """
    from ....core.terrain.types import MAIN

    beds = scene.beds
    row, col = beds.row - around.top, beds.col - around.left
    here = (row >= 0) & (row < around.z.shape[0]) & (col >= 0) & (col < around.z.shape[1])
    here[here] = around.land[row[here], col[here]]
    goes_on = (courses.thread[beds.course] == MAIN) & (beds.below >= 0)
    enters = np.flatnonzero(goes_on & ~here & here[beds.below])
    leaves = np.flatnonzero(goes_on & here & ~here[beds.below])
    ends = np.append(enters, leaves)
    places = to_plane(np.column_stack([beds.col[ends] + 0.5, beds.row[ends] + 0.5]))
    rivers = scene.parts.rivers
    near = np.array(list(map(rivers.nearest, beds.course[ends], places)), np.int64)
    drained = dict.fromkeys(ends.tolist(), 0.0)
    if (near >= 0).any():
        drained.update(zip(ends[near >= 0].tolist(), rivers.drained(run, rain)[near[near >= 0]].tolist()))
    cell, found = row * around.z.shape[1] + col, {bed: [] for bed in enters.tolist()}
    for left in leaves.tolist():
        bed = beds.below[left]
        while beds.below[bed] >= 0 and not here[beds.below[bed]]:
            bed = beds.below[bed]
        if int(bed) in found:
            found[int(bed)].append(left)
    return sorted(
        ForeignRiver(
            drained[bed],
            max(drained[bed] - sum(drained[each] for each in left), 0.0),
            int(cell[beds.below[bed]]),
            cell[left].tolist(),
        )
        for bed, left in found.items()
    )


def _bring_in(run, area, codes, rivers):
    """Let rivers bring what drains from other land, in place, and what had left to it."""
    from ....core.flow.paths import flow_path

    for river in rivers:
        back = sum(area.flat[cell] for cell in river.left if codes.flat[cell] >= ENDS)
        if codes.flat[river.into] != NO_DIRECTION:
            area.flat[flow_path(run, codes, river.into)] += river.foreign + back


def _over_edges(codes, area, counted, place, block, cells):
    """Return the `EdgeWater` of some directions, which lie at a place of the grid."""
    near = np.zeros(codes.shape, bool)
    sides = (cells.top - place.top, cells.nrows, near), (cells.left - place.left, cells.ncols, near.T)
    for first, many, lines in sides:
        beside = np.array([first - 1, first, first + many - 1, first + many])
        lines[beside[(beside >= 0) & (beside < len(lines))]] = True
    row, col = np.nonzero(near & (codes < 8))
    code = codes[row, col]
    drained, brought = area[row, col], counted[row, col]
    row, col = row + place.top, col + place.left
    to_row, to_col = row + np.array(ROW_OFFSETS)[code], col + np.array(COLUMN_OFFSETS)[code]
    enters = _lies_in(block, to_row, to_col) & ~_lies_in(cells, row, col)
    leaves = _lies_in(block, row, col) & ~_lies_in(cells, to_row, to_col)

    def numbered(row, col):
        return (row - cells.top) * cells.ncols + col - cells.left

    comes_in, goes = numbered(to_row[enters], to_col[enters]), numbered(row[leaves], col[leaves])
    return EdgeWater(comes_in, drained[enters], brought[enters], goes)


def _lies_in(cells, row, col):
    """Return which rows and columns of the grid lie in a rectangle of it."""
    down, right = row - cells.top, col - cells.left
    return (down >= 0) & (down < cells.nrows) & (right >= 0) & (right < cells.ncols)


def all_edge_water(parts) -> EdgeWater:
    """Return the `EdgeWater` of several parts of a rectangle as one."""
    return EdgeWater(*map(np.concatenate, zip(no_edge_water(), *parts)))
