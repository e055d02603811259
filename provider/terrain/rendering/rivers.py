"""The rivers of a terrain that was made from a model: where water finds them, and what the model knows of them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ....core.choices import M2_PER_KM2
from ....core.plane.types import SKETCHED
from ....core.raster.neighbours import ENDS
from ....core.run.run import Run
from ...water.river_networks import Network, trace_network
from .cell_laws import CellLaws
from .edge_water import EdgeWater, routing_on

if TYPE_CHECKING:
    from ....core.arrays import Array
    from ....core.report.measured_network import MeasuredNetwork
    from ....core.terrain.courses.bed_chains import Beds
    from ....core.terrain.types import GridCells
    from ...layers.map_cells import Frame
    from ...water.routing import Routing
    from ..model_files.layers import ModelIsland
    from .rendering import RenderedTerrain

SIDE_VALLEYS = 0.05  # of an edge squared drains to where a river begins that only the erosion has made
LEAST_RIVER_CELLS = 50  # that drain there at least: fewer make no stream
SLOPE_OF_SIDES = 0.15  # of valleys that the model does not know


class ModelledRivers(NamedTuple):
    """What models know of the rivers in the cells of a raster."""

    edges: EdgeWater
    course: np.ndarray  # int32 (nrows, ncols): number of the course, -1 where none runs
    kind: np.ndarray  # of each course, as the others
    discharge: np.ndarray
    width: np.ndarray
    sketched: np.ndarray


def modelled_rivers(islands: list[ModelIsland], beds: list[Beds], edges: EdgeWater, cells: GridCells) -> ModelledRivers:
    """Return the `ModelledRivers` of islands in some cells; ``beds`` are those of each, or None."""
    from ....core.terrain.types import MAIN

    course = np.full((cells.nrows, cells.ncols), -1, np.int32)
    columns, count = [], 0
    for island, chains in zip(islands, beds):
        courses = island.model.courses
        if chains is None or not courses.cell.size:
            continue
        row, col = chains.row - cells.top, chains.col - cells.left
        here = (row >= 0) & (row < cells.nrows) & (col >= 0) & (col < cells.ncols)
        here &= courses.thread[chains.course] == MAIN
        course[row[here], col[here]] = chains.course[here] + count
        sketched = island.model.tree.source[courses.cell] == SKETCHED
        columns.append((courses.kind, courses.discharge, courses.width, sketched))
        count += courses.cell.size
    empty = (np.empty(0, np.uint8), np.empty(0), np.empty(0), np.empty(0, bool))
    return ModelledRivers(edges, course, *(np.concatenate(column) for column in zip(empty, *columns)))


def routed(run: Run, terrain: RenderedTerrain, frame: Frame, known: ModelledRivers, name: str) -> Routing:
    """Return the `Routing` of a terrain, which has no depressions; its rivers are ``known``.

    Where water goes on beyond the raster it leaves, though a cell beside it may be lower too.
    """
    from ....core.terrain.types import SEA_CELL

    routing = routing_on(run, terrain.z, terrain.water != SEA_CELL, frame, name)
    leaves = known.edges.leaves
    routing.codes.flat[leaves[routing.drained.flat[leaves]]] = ENDS
    return routing


def share_recovered(routing: Routing, known: ModelledRivers) -> float:
    """Return how much of the rivers of a model D8 finds on its raster, in percent.

    That is the share of their cells, but for those at mouths, from which water goes on to a cell of a river.
    """
    from ....core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS

    rows, cols = np.nonzero(known.course >= 0)
    code = routing.codes[rows, cols]
    flows = (code < 8) & routing.drained[rows, cols]
    row = rows[flows] + np.array(ROW_OFFSETS)[code[flows]]
    col = cols[flows] + np.array(COLUMN_OFFSETS)[code[flows]]
    ends = routing.dem.grid.valid[row, col]  # the sea begins beyond a mouth
    found = known.course[row, col] >= 0
    count = np.count_nonzero(ends)
    return 100.0 * np.count_nonzero(found & ends) / count if count else 100.0


def areas_with_inflow(run: Run, routing: Routing, edges: EdgeWater, rain: Array | None = None) -> Array:
    """Return how many m² drain through each cell of a terrain, with those of the `EdgeWater` that comes into it.

    With the ``rain`` of `CellLaws` each counts by that.
    """
    from ....core.flow.accumulation import accumulate_d8

    cell_area, own = routing.dem.grid.cell_area, rain
    if edges.comes_in.size:
        own = np.ones(routing.codes.shape) if rain is None else rain.astype(np.float64)
        brought = edges.drained if rain is None else edges.counted
        np.add.at(own.reshape(-1), edges.comes_in, brought / cell_area[edges.comes_in // own.shape[1]])
    return accumulate_d8(run, routing.codes, cell_area, own)


def trace_rivers(
    run: Run, routing: Routing, known: ModelledRivers, edge: float, widths: float, laws: CellLaws
) -> Network:
    """Return the `Network` of a terrain, with the columns of generated rivers: those of the model, and side valleys.

    ``edge`` is the length of an edge of the model in metres; rivers are ``widths`` times as wide as usual.
    """
    from ....core.flow.accumulation import accumulate_d8

    grid = routing.dem.grid
    area = areas_with_inflow(run, routing, known.edges)
    on_course = (known.course >= 0) & routing.drained
    below = accumulate_d8(run, routing.codes, weights=on_course.astype(np.float64)) > 0
    least = np.maximum(SIDE_VALLEYS * edge**2, LEAST_RIVER_CELLS * grid.cell_area)
    river = (below | (area >= least[:, None])) & routing.drained
    network = trace_network(run, routing.directions, river, z=grid.z, known=grid.valid, area=area)
    counted = None if laws.rain is None else areas_with_inflow(run, routing, known.edges, laws.rain)
    network.rivers.update(_generated(network, known, grid, edge, widths, partial(_flows, laws=laws, counted=counted)))
    return network


def _generated(network, known, grid, edge, widths, flows):
    """Return the columns that only generated rivers have; ``flows`` is `_flows` with what it takes of the raster."""
    from ....core.island.rosgen import NAMES, WIDTH, WIDTH_OVER_DEPTH, entrenchment, river_types

    links, rivers = network.links, network.rivers
    count = links.offsets.size - 1
    link = np.repeat(np.arange(count), np.diff(links.offsets))
    course = known.course.ravel()[links.cells]
    share = np.bincount(link, course >= 0, count) / np.diff(links.offsets)
    lowest = np.full(count, -1)
    np.maximum.at(lowest, link, np.where(course >= 0, np.arange(link.size), -1))
    modelled = ((share >= 0.5) & (lowest >= 0))[links.is_line]
    which = np.where(modelled, course[lowest[links.is_line]], 0)
    flow = flows(network, known, np.where(modelled, which, -1))
    width = widths * WIDTH * np.sqrt(flow)
    slope = np.nan_to_num(rivers["slope"])
    floor = entrenchment(np.full(flow.size, SLOPE_OF_SIDES), width, flow)
    kind = river_types(slope, floor, width, rivers["sea_dist_m"] + rivers["length_m"] / 2, edge)
    source = np.full(flow.size, "eroded", dtype="<U8")
    if known.kind.size:
        width, kind = np.where(modelled, known.width[which], width), np.where(modelled, known.kind[which], kind)
        source = np.where(modelled, np.where(known.sketched[which], "sketched", "grown"), source)
    return {
        "discharge_m3s": flow,
        "width_m": width,
        "depth_m": width / WIDTH_OVER_DEPTH[kind],
        "rosgen": NAMES[kind],
        "sinuosity": _sinuosity(links, grid),
        "source": source,
    }


def _flows(network, known, course, laws, counted):
    """Return the discharge of each link in m³/s: that of its ``course``, or -1, or what drains to it gives it.

    Where no water is lost at junctions that is so everywhere, as side valleys part courses of the model.
    """
    last = network.links.last[network.links.is_line]
    flow = laws.discharge(last, network.rivers["area_out_km2"] * M2_PER_KM2 if counted is None else counted.flat[last])
    modelled = (course >= 0) & (not laws.keeps)
    return np.where(modelled, known.discharge[course], flow) if modelled.any() else flow


def _receivers(rivers):
    """Return the number of the link that each flows into, -1 where it ends."""
    index = np.full(int(rivers["id"].max(initial=0)) + 2, -1)
    index[rivers["id"]] = np.arange(rivers["id"].size)
    return np.where(rivers["downstream"] >= 0, index[np.maximum(rivers["downstream"], 0)], -1)


def _sinuosity(links, grid):
    """Return the length of each line over the distance between its ends."""
    begin, end = (np.divmod(cells[links.is_line], grid.shape[1]) for cells in (links.first, links.end))
    high = (end[0] - begin[0]) * grid.cell_height[begin[0]]
    wide = (end[1] - begin[1]) * grid.cell_width[begin[0]]
    straight = np.hypot(high, wide)
    length = links.length[links.is_line]
    return np.maximum(np.divide(length, straight, out=np.ones(straight.size), where=straight > 0), 1.0)


def rivers_of(network: Network) -> MeasuredNetwork:
    """Return the network as the report measures it."""
    from ....core.report.measured_network import network_of
    from ....core.rivers.lines import river_lines

    rivers = network.rivers
    grid_lines = river_lines(
        Run(), network.links, (0.0, 0.0, 1.0, 1.0, network.z.shape[1]), 0, network.z, network.known
    )
    lines = [np.column_stack([line, line[:, 0], -line[:, 1]]) for line in grid_lines]
    return network_of(
        lines, _receivers(rivers), rivers["length_m"], rivers["drop_m"], rivers["area_in_km2"], rivers["area_out_km2"]
    )
