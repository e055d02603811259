"""What is known of rivers: a table of their links and one of the nodes between them, one array a column.

Columns of whole numbers say NULL with -1, columns of real numbers with NaN; lakes are numbered from 1, and 0 is none.
Links that begin and end in one cell have no line and so no row, but they count where rivers meet: two rivers that join
in the very last cell make an order together.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..arrays import Array, Cells, Codes, Heights, Indices, Mask, Values
from ..network_table import LineFacts, LineNetwork, line_facts, line_table
from ..raster.neighbours import ENDS
from ..raster.storage import values_at
from ..run.run import Run
from .links import BEGINNINGS, RiverLinks, distances_beyond


def link_facts(
    run: Run, links: RiverLinks, codes: Codes, lengths: Values, area: Values | tuple[Array, Array]
) -> LineFacts:
    """Return what is known of each link as `LineFacts`; lines are numbered 1, 2, …, links without one have 0.

    Basins are numbered 1, 2, … in the order of the cells where rivers with a line end.

    Parameters
    ----------
    links : `RiverLinks` that were traced by these ``codes`` and ``lengths``
    area : square metres on the ground that drain through each cell, itself included; or through the first and through
        the last cell of each link, as a pair
    """
    is_line = links.is_line
    number = np.where(is_line, np.cumsum(is_line), 0)
    with run.phase("Following the rivers to the sea", 0.4):
        beyond = distances_beyond(run, codes, lengths, links)
    with run.phase("Ordering the rivers", 0.6):
        begin, end = area if isinstance(area, tuple) else (values_at(area, links.first), values_at(area, links.last))
        network = LineNetwork(links.receiver, is_line, number, links.last, links.length, begin, end, beyond)
        facts = line_facts(run, network)
    return facts._replace(basin=np.searchsorted(np.unique(facts.basin[is_line]), facts.basin) + 1)


def shown_numbers(facts: LineFacts) -> Indices:
    """Return the number that the cells of each link show: without a line, that of the main tributary, or 0."""
    return np.where((facts.number == 0) & (facts.main >= 0), facts.number[facts.main], facts.number)


def known_heights(cells: Cells, z: Heights | None, valid: Mask | None) -> Heights:
    """Return the heights of cells, NaN where they are not known."""
    if z is None:
        return np.full(cells.size, np.nan)
    return np.where(values_at(valid, cells), values_at(z, cells).astype(np.float64), np.nan)


def _node_cells(links):
    """Return the cells in which lines begin or end, in their order."""
    return np.unique(np.concatenate([links.first[links.is_line], links.end[links.is_line]]))


def link_table(
    links: RiverLinks, facts: LineFacts, z: Array | None = None, valid: Array | None = None, lake: Indices | None = None
) -> dict[str, Any]:
    """Return the columns of the rivers, one row for each link with a line; without heights their drop is NaN.

    ``lake`` is the lake that each of the cells of the links lies in, if that is known.
    """
    nodes = _node_cells(links)
    drop = known_heights(links.first, z, valid) - known_heights(links.end, z, valid)
    head, mouth = np.searchsorted(nodes, links.first) + 1, np.searchsorted(nodes, links.end) + 1
    lakes = dict(zip(("lake", "lake_share"), lakes_along(links, lake)))
    return {**line_table(facts, head, mouth, drop), **{name: column[links.is_line] for name, column in lakes.items()}}


def lakes_along(links: RiverLinks, lake: Indices | None) -> tuple[Indices, Values]:
    """Return the lake that most cells of each link lie in, 0 where none do, and the share of its cells in any lake.

    ``lake`` is that of each of the cells of the links, 0 outside of lakes; if there is none, the share is NaN. Of lakes
    with as many cells the one with the lowest number counts.
    """
    count = links.receiver.size
    most = np.zeros(count, np.int64)
    if lake is None:
        return most, np.full(count, np.nan)
    wet = np.flatnonzero(lake)
    link = np.searchsorted(links.offsets, wet, "right") - 1
    span = int(lake.max(initial=0)) + 1
    pairs, cells = np.unique(link * span + lake[wet], return_counts=True)
    pairs = pairs[np.lexsort((-pairs, cells))]  # what is written last stays
    most[pairs // span] = pairs % span
    return most, np.bincount(link, minlength=count) / np.diff(links.offsets)


def link_node_table(
    links: RiverLinks, facts: LineFacts, codes: Codes, z: Array | None = None, valid: Array | None = None
) -> tuple[dict[str, Any], Indices]:
    """Return the columns of the nodes, where lines begin and end, and the cell of each."""
    cells = _node_cells(links)
    begins, link = _links_at(links, cells)
    kind = np.where(values_at(codes, cells) == ENDS, "mouth", "end")
    columns = {
        "id": np.arange(1, cells.size + 1),
        "kind": np.where(begins & links.is_line[link], np.array(BEGINNINGS)[links.beginning[link]], kind),
        "link": np.where(begins & links.is_line[link], facts.number[link], -1),
        "links_in": np.bincount(np.searchsorted(cells, links.end[links.is_line]), minlength=cells.size),
        "strahler": facts.orders["strahler"][link],
        "z_m": known_heights(cells, z, valid),
        "area_km2": np.where(begins, facts.area_in[link], facts.area_out[link]),
        "sea_dist_m": facts.sea_distance[link] + np.where(begins, links.length[link], 0.0),
        "basin": facts.basin[link],
    }
    return columns, cells


def _links_at(links, cells):
    """Return whether a link begins in each node's cell, and that link; else the one that ends there."""
    link = np.minimum(np.searchsorted(links.first, cells), links.first.size - 1)
    begins = links.first[link] == cells
    ending = np.flatnonzero(links.receiver < 0)
    ending = ending[np.argsort(links.last[ending])]
    found = np.minimum(np.searchsorted(links.last[ending], cells), ending.size - 1)
    return begins, np.where(begins, link, ending[found])
