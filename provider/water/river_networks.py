"""River networks between the core and layers: everything that is known of them, as features and as cells."""

from dataclasses import dataclass
from functools import partial

import numpy as np

from ...core.raster.storage import IN_MEMORY
from ..layers.fields import NODES, TRACED_RIVERS
from ..layers.rows import ROWS_AT_A_TIME, rows_of
from ..layers.wkb import line_wkb, point_wkb

FIRST_ORDER, LAST_ORDER = np.array([158, 202, 225]), np.array([8, 48, 107])


@dataclass(frozen=True)
class Network:
    """Rivers as links, what is known of them, and the tables of lines and nodes; ``z`` and ``known`` may be None."""

    links: object
    facts: object
    rivers: dict
    nodes: dict
    node_cells: np.ndarray
    z: np.ndarray
    known: np.ndarray


def trace_network(directions, river, progress, lakes=None, z=None, known=None, area=None, periodic=False):
    """Return the network of the ``river`` cells of some `Directions`.

    ``lakes`` are `LakeZones`, if any are known; ``z`` are heights where they are ``known``, of ground in whose hollows
    water stands; ``area`` is what drains through each cell in square metres, if somebody has added it up already, which
    must be so where directions lead over the seam of a ``periodic`` map.
    """
    from ...core.flow.accumulation import accumulated_at
    from ...core.raster.storage import values_at
    from ...core.rivers.links import trace_links
    from ...core.rivers.tables import link_facts, link_node_table, link_table, shown_numbers
    from ...core.rivers.water_levels import with_water_levels

    with progress.phase("Tracing the rivers", 0.4):
        what = directions.codes, river, directions.lengths, _shores(lakes, directions.storage), periodic
        links = trace_links(*what, progress=progress, storage=directions.storage)
        if links.crossings:
            progress.warn(f"Rivers cross at {links.crossings:,} corners of cells: that is where the directions lead.")
    with progress.phase("Measuring what drains through them", 0.4):
        if area is None:
            ends, where = np.concatenate((links.first, links.last)), directions.storage
            drained = accumulated_at(directions.codes, ends, directions.cell_area, progress=progress, storage=where)
            area = tuple(np.split(drained, 2))
    with progress.phase("Ordering the rivers", 0.2):
        facts = link_facts(links, directions.codes, directions.lengths, area, progress=progress)
    del area
    alone = np.count_nonzero(shown_numbers(facts) == 0)
    if alone:
        progress.note(f"Rivers of a single cell, which have no line: {alone:,}")
    if z is not None:
        unknown = np.count_nonzero(~values_at(known, links.cells))
        if unknown:
            progress.warn(f"The DEM has no data in {unknown:,} river cells: vertices and falls there have no height.")
        z = with_water_levels(links, z, known, directions.storage)
    along = None if lakes is None else lakes.alone[values_at(lakes.cells, links.cells)]
    rivers = link_table(links, facts, z, known, along)
    lake, share = rivers.pop("lake"), rivers.pop("lake_share")
    rivers["lake_id"] = np.where(lake > 0, lake if lakes is None else lakes.ids[lake], -1)
    rivers["lake_share"] = share
    return Network(links, facts, rivers, *link_node_table(links, facts, directions.codes, z, known), z, known)


def _shores(lakes, storage):
    """Return the number of the lake of each cell, 0 in those that part no river, or None if no lake does."""
    from ...core.raster.storage import made_of

    if lakes is None or not lakes.part[1:].any():
        return None
    if lakes.part[1:].all():
        return lakes.cells
    numbers = np.where(lakes.part, np.arange(lakes.part.size), 0).astype(np.int32)
    return made_of(storage, np.int32, partial(np.take, numbers), lakes.cells)


def traced_river_features(network, source, smooth, progress, schema=TRACED_RIVERS):
    """Yield the rivers as features on the map of a raster, with heights if the network has them."""
    from ...core.rivers.lines import river_lines

    frame = source.x_min, source.y_max, source.dx, source.dy, source.ncols
    lines = river_lines(network.links, frame, smooth, network.z, network.known, progress)
    for line, values in zip(lines, rows_of(network.rivers, schema)):
        yield line_wkb(line), values


def traced_node_features(network, source, progress):
    """Yield the nodes as features on the map of a raster."""
    x, y = source.centres(network.node_cells)
    for index, values in enumerate(rows_of(network.nodes, NODES)):
        if index % ROWS_AT_A_TIME == 0:
            progress.check()
            progress.report(index / x.size)
        yield point_wkb(x[index], y[index]), values


def id_cells(network, shape, progress, storage=IN_MEMORY):
    """Return the id of the line in each cell, 0 where there is none."""
    from ...core.rivers.tables import shown_numbers

    return _painted(network, shown_numbers(network.facts), shape, np.int32, progress, storage)


def order_cells(network, shape, progress, storage=IN_MEMORY):
    """Return the order after Strahler of each river cell, 0 elsewhere."""
    return _painted(network, network.facts.orders["strahler"], shape, np.uint8, progress, storage)


def _painted(network, values, shape, dtype, progress, storage):
    """Return a raster with the value of each link in its cells, 0 elsewhere."""
    from ...core.raster.storage import made_by_rows
    from ...core.rivers.links import paint_links

    cells = made_by_rows(storage, shape, dtype, lambda _: 0)
    paint_links(network.links, values, cells, progress)
    return cells


def order_colours(greatest):
    """Return label and colour of each order after Strahler, the darker the greater."""
    steps = max(greatest - 1, 1)
    colours = {}
    for order in range(1, greatest + 1):
        colour = FIRST_ORDER + (LAST_ORDER - FIRST_ORDER) * (order - 1) / steps
        colours[order] = f"Order {order}", tuple(round(part) for part in colour)
    return colours
