"""The table of a network of lines, whatever made it: ids, orders, lengths, drops, areas, distance to the sea, basins.

River links of a raster and reaches of a grown tree are such lines. A network may have links without a line: they have
no row, but they count where rivers meet. Columns of whole numbers say NULL with -1, columns of real numbers with NaN.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from .arrays import Indices, Values
from .choices import M2_PER_KM2
from .network import distance_down, hack, horton, longest, main_tributary, mouths, shreve, strahler, topological_order
from .run.run import Run


class LineNetwork(NamedTuple):
    """The links of a network: an element each."""

    receiver: np.ndarray  # the link downstream, -1 at a mouth
    is_line: np.ndarray
    number: np.ndarray  # the id of the line
    outlet: np.ndarray  # what names the basin of the links above, where a link is the last
    length: np.ndarray  # metres
    area_in: np.ndarray  # square metres that drain through the upper end
    area_out: np.ndarray  # and through the lower end
    beyond: np.ndarray  # metres from the lower end to where the water stays; those of mouths count


class LineFacts(NamedTuple):
    """What follows for each link of a `LineNetwork`, with a line or without."""

    is_line: np.ndarray
    number: np.ndarray  # the id of its line
    length: np.ndarray  # metres
    below: np.ndarray  # the link below that has a line, -1 where there is none
    mouth: np.ndarray  # the last link with a line on the way down
    orders: dict  # strahler, shreve, horton and hack
    area_in: np.ndarray  # km² that drain through its upper end
    area_out: np.ndarray  # km² that drain through its lower end
    sea_distance: np.ndarray  # metres from the lower end to where the water stays
    basin: np.ndarray  # the outlet of its last link
    main: np.ndarray  # the main tributary, -1 at a source


def line_facts(run: Run, network: LineNetwork) -> LineFacts:
    """Return the `LineFacts` of a `LineNetwork`.

    Of rivers that meet, the one with the larger area is the main river; with equal areas, the longer one.
    """
    receiver, is_line, length = network.receiver, network.is_line, network.length
    order = topological_order(run, receiver)
    area, upstream = network.area_out, longest(run, receiver, order, length)
    by_strahler = strahler(run, receiver, order)
    orders = {
        "strahler": by_strahler,
        "shreve": shreve(run, receiver, order),
        "horton": horton(run, receiver, order, by_strahler, area, upstream),
        "hack": hack(run, receiver, order, area, upstream),
    }
    below = np.where((receiver >= 0) & is_line[receiver], receiver, -1)
    return LineFacts(
        is_line, network.number, length, below, mouths(run, below, order), orders, network.area_in / M2_PER_KM2,
        network.area_out / M2_PER_KM2, distance_down(run, receiver, order, length, network.beyond),
        network.outlet[mouths(run, receiver, order)], main_tributary(run, receiver, area, upstream),
    )  # fmt: skip


def line_table(facts: LineFacts, from_node: Indices, to_node: Indices, drop: Values) -> dict[str, Any]:
    """Return the columns of the lines, in the order of the links: ``drop`` in metres, NaN where it is not known."""
    number = facts.number
    columns = {
        "id": number,
        "downstream": np.where(facts.below >= 0, number[facts.below], -1),
        "from_node": from_node,
        "to_node": to_node,
        "mouth": number[facts.mouth],
        **facts.orders,
        "length_m": facts.length,
        "drop_m": drop,
        "slope": np.divide(drop, facts.length, out=np.full(drop.size, np.nan), where=facts.is_line),
        "area_in_km2": facts.area_in,
        "area_out_km2": facts.area_out,
        "sea_dist_m": facts.sea_distance,
        "basin": facts.basin,
    }
    return {name: column[facts.is_line] for name, column in columns.items()}
