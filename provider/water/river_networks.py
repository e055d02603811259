"""River networks between the core and layers: everything that is known of them, as features and as cells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ..layers.fields import NODES, TRACED_RIVERS, LayerField
from ..layers.rows import ROWS_READ_AT_A_TIME, rows_of
from ..layers.wkb import line_wkb, point_wkb
from ..numbers import told

if TYPE_CHECKING:
    from ...core.arrays import Array, Cells, Shape
    from ...core.network_table import LineFacts
    from ...core.rivers.links import RiverLinks
    from ...core.run.run import Run
    from ..layers.map_cells import OnMap
    from ..layers.raster_reading import RasterSource
    from .directions import Directions
    from .lakes import LakeZones

FIRST_ORDER, LAST_ORDER = np.array([158, 202, 225]), np.array([8, 48, 107])


@dataclass(frozen=True)
class Network:
    """Rivers as links, what is known of them, and the tables of lines and nodes; ``z`` and ``known`` may be None."""

    links: RiverLinks
    facts: LineFacts
    rivers: dict
    nodes: dict
    node_cells: np.ndarray
    z: np.ndarray
    known: np.ndarray


def trace_network(
    run: Run,
    directions: Directions,
    river: Array,
    lakes: LakeZones | None = None,
    z: Array | None = None,
    known: Array | None = None,
    area: Array | None = None,
    periodic: bool = False,
    gauges: Cells = (),
) -> Network:
    """Return the network of the ``river`` cells of some `Directions`.

    ``lakes`` are `LakeZones`, if any are known; ``z`` are heights where they are ``known``, of ground in whose hollows
    water stands; ``area`` is what drains through each cell in square metres, if somebody has added it up already, which
    must be so where directions lead over the seam of a ``periodic`` map. Lines are cut at the cells of ``gauges``.
    """
    from ...core.flow.accumulation import accumulated_at
    from ...core.raster.storage import values_at
    from ...core.rivers.links import trace_links
    from ...core.rivers.tables import link_facts, link_node_table, link_table, shown_numbers
    from ...core.rivers.water_levels import with_water_levels

    with run.phase("Tracing the rivers", 0.4):
        there, codes, lengths = run.on(directions.storage), directions.codes, directions.lengths
        links = trace_links(there, codes, river, lengths, _shores(there, lakes), periodic, gauges=gauges)
        if links.crossings:
            run.warn("Rivers cross at {} corners of cells: that is where the directions lead.", told(links.crossings))
    with run.phase("Measuring what drains through them", 0.4):
        if area is None:
            ends, where = np.concatenate((links.first, links.last)), directions.storage
            drained = accumulated_at(run.on(where), directions.codes, ends, directions.cell_area)
            area = tuple(np.split(drained, 2))
    with run.phase("Ordering the rivers", 0.2):
        facts = link_facts(run, links, directions.codes, directions.lengths, area)
    del area
    alone = np.count_nonzero(shown_numbers(facts) == 0)
    if alone:
        run.note("Rivers of a single cell, which have no line: {}", told(alone))
    if z is not None:
        unknown = np.count_nonzero(~values_at(known, links.cells))
        if unknown:
            run.warn("The DEM has no data in {} river cells: vertices and falls there have no height.", told(unknown))
        z = with_water_levels(run.on(directions.storage), links, z, known)
    along = None if lakes is None else lakes.alone[values_at(lakes.cells, links.cells)]
    rivers = link_table(links, facts, z, known, along)
    lake, share = rivers.pop("lake"), rivers.pop("lake_share")
    rivers["lake_id"] = np.where(lake > 0, lake if lakes is None else lakes.ids[lake], -1)
    rivers["lake_share"] = share
    return Network(links, facts, rivers, *link_node_table(links, facts, directions.codes, z, known), z, known)


def _shores(run, lakes):
    """Return the number of the lake of each cell, 0 in those that part no river, or None if no lake does."""
    from ...core.raster.raster import lazy

    if lakes is None or not lakes.part[1:].any():
        return None
    if lakes.part[1:].all():
        return lakes.cells
    numbers = np.where(lakes.part, np.arange(lakes.part.size), 0).astype(np.int32)
    return lazy(lakes.cells).look_up(numbers).materialise(run)


def traced_river_features(
    run: Run, network: Network, source: OnMap, smooth: int, schema: tuple[LayerField, ...] = TRACED_RIVERS
) -> Iterator:
    """Yield the rivers as features on the map of a raster, with heights if the network has them."""
    from ...core.rivers.lines import river_lines

    frame = source.x_min, source.y_max, source.dx, source.dy, source.ncols
    lines = river_lines(run, network.links, frame, smooth, network.z, network.known)
    for line, values in zip(lines, rows_of(network.rivers, schema)):
        yield line_wkb(line), values


def traced_node_features(run: Run, network: Network, source: RasterSource) -> Iterator:
    """Yield the nodes as features on the map of a raster."""
    x, y = source.centres(network.node_cells)
    for index, values in enumerate(rows_of(network.nodes, NODES)):
        if index % ROWS_READ_AT_A_TIME == 0:
            run.check()
            run.report(index / x.size)
        yield point_wkb(x[index], y[index]), values


def id_cells(run: Run, network: Network, shape: Shape) -> Array:
    """Return the id of the line in each cell, 0 where there is none."""
    from ...core.rivers.tables import shown_numbers

    return _painted(run, network, shown_numbers(network.facts), shape, np.int32)


def order_cells(run: Run, network: Network, shape: Shape) -> Array:
    """Return the order after Strahler of each river cell, 0 elsewhere."""
    return _painted(run, network, network.facts.orders["strahler"], shape, np.uint8)


def _painted(run, network, values, shape, dtype):
    """Return a raster with the value of each link in its cells, 0 elsewhere."""
    from ...core.raster.raster import full
    from ...core.rivers.links import paint_links

    cells = full(shape, 0, dtype).copy(run)
    paint_links(run, network.links, values, cells)
    return cells


def order_colours(greatest: int) -> dict[int, tuple]:
    """Return label and colour of each order after Strahler, the darker the greater."""
    steps = max(greatest - 1, 1)
    colours = {}
    for order in range(1, greatest + 1):
        colour = FIRST_ORDER + (LAST_ORDER - FIRST_ORDER) * (order - 1) / steps
        colours[order] = f"Order {order}", tuple(round(part) for part in colour)
    return colours
