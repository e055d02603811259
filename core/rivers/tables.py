"""What is known of rivers: a table of their links and one of the nodes between them, one array a column.

Columns of whole numbers say NULL with -1, columns of real numbers with NaN; lakes are numbered from 1, and 0 is none.
Links that begin and end in one cell have no line and so no row, but they count where rivers meet: two rivers that join
in the very last cell make an order together.
"""

from typing import NamedTuple

import numpy as np

from ..choices import M2_PER_KM2
from ..network import hack, horton, longest, main_tributary, mouths, shreve, strahler, topological_order, way_down
from ..raster.neighbours import ENDS
from ..run.progress import Progress
from .links import BEGINNINGS, ways_beyond


class LinkFacts(NamedTuple):
    """What is known of each link, with a line or without; see `link_facts`."""

    number: np.ndarray  # of the link's line: 1, 2, …; 0 where it has none
    below: np.ndarray  # the link below that has a line, -1 where there is none
    mouth: np.ndarray  # the last link with a line on the way down
    orders: dict  # strahler, shreve, horton and hack
    area_in: np.ndarray  # km² that drain through the first cell
    area_out: np.ndarray  # km² that drain through the last cell
    sea_distance: np.ndarray  # metres from the end of the line to where the water stays
    basin: np.ndarray  # 1, 2, … in the order of the cells where rivers with a line end
    main: np.ndarray  # the main tributary, -1 at a source


def link_facts(links, codes, lengths, area, threads=None, progress=None):
    """Return what is known of each link as `LinkFacts`.

    Parameters
    ----------
    links : `RiverLinks` that were traced by these ``codes`` and ``lengths``
    area : square metres on the ground that drain through each cell, itself included
    """
    progress = progress or Progress()
    receiver, is_line = links.receiver, links.is_line
    area_out = area.ravel()[links.last]
    with progress.phase("Following the rivers to the sea", 0.4):
        beyond = ways_beyond(codes, lengths, links, threads, progress)
    with progress.phase("Ordering the rivers", 0.6):
        order = topological_order(receiver, progress)
        # Of rivers that meet, the one with the larger area is the main river; with equal areas, the longer one.
        sizes = area_out, longest(receiver, order, links.length, progress)
        by_strahler = strahler(receiver, order, progress)
        orders = {
            "strahler": by_strahler,
            "shreve": shreve(receiver, order, progress),
            "horton": horton(receiver, order, by_strahler, *sizes, progress=progress),
            "hack": hack(receiver, order, *sizes, progress=progress),
        }
        main = main_tributary(receiver, *sizes, progress=progress)
        sea_distance = way_down(receiver, order, links.length, beyond, progress)
        terminal = links.last[mouths(receiver, order, progress)]
        below = np.where((receiver >= 0) & is_line[receiver], receiver, -1)
        mouth = mouths(below, order, progress)
    return LinkFacts(
        np.where(is_line, np.cumsum(is_line), 0),
        below,
        mouth,
        orders,
        area.ravel()[links.first] / M2_PER_KM2,
        area_out / M2_PER_KM2,
        sea_distance,
        np.searchsorted(np.unique(terminal[is_line]), terminal) + 1,
        main,
    )


def shown_numbers(facts):
    """Return the number that the cells of each link show: without a line, that of the main tributary, or 0."""
    return np.where((facts.number == 0) & (facts.main >= 0), facts.number[facts.main], facts.number)


def _heights(cells, z, valid):
    """Return the heights of cells, NaN where they are not known."""
    if z is None:
        return np.full(cells.size, np.nan)
    return np.where(valid.ravel()[cells], z.ravel()[cells].astype(np.float64), np.nan)


def _node_cells(links):
    """Return the cells in which lines begin or end, in their order."""
    return np.unique(np.concatenate([links.first[links.is_line], links.end[links.is_line]]))


def link_table(links, facts, z=None, valid=None):
    """Return the columns of the rivers, one row for each link with a line; without heights their drop is NaN."""
    nodes = _node_cells(links)
    drop = _heights(links.first, z, valid) - _heights(links.end, z, valid)
    columns = {
        "id": facts.number,
        "downstream": np.where(facts.below >= 0, facts.number[facts.below], -1),
        "from_node": np.searchsorted(nodes, links.first) + 1,
        "to_node": np.searchsorted(nodes, links.end) + 1,
        "mouth": facts.number[facts.mouth],
        **facts.orders,
        "length_m": links.length,
        "drop_m": drop,
        "slope": np.divide(drop, links.length, out=np.full(drop.size, np.nan), where=links.is_line),
        "area_in_km2": facts.area_in,
        "area_out_km2": facts.area_out,
        "sea_dist_m": facts.sea_distance,
        "basin": facts.basin,
        "lake": links.zone,
    }
    return {name: column[links.is_line] for name, column in columns.items()}


def link_node_table(links, facts, codes, z=None, valid=None):
    """Return the columns of the nodes, where lines begin and end, and the cell of each."""
    cells = _node_cells(links)
    begins, link = _links_at(links, cells)
    kind = np.where(np.ravel(codes)[cells] == ENDS, "mouth", "end")
    columns = {
        "id": np.arange(1, cells.size + 1),
        "kind": np.where(begins & links.is_line[link], np.array(BEGINNINGS)[links.beginning[link]], kind),
        "link": np.where(begins & links.is_line[link], facts.number[link], -1),
        "links_in": np.bincount(np.searchsorted(cells, links.end[links.is_line]), minlength=cells.size),
        "strahler": facts.orders["strahler"][link],
        "z_m": _heights(cells, z, valid),
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
    place = np.minimum(np.searchsorted(links.last[ending], cells), ending.size - 1)
    return begins, np.where(begins, link, ending[place])
