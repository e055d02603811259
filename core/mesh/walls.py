"""Ground with a wall along its edge: water leaves it into the sea alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Codes, Indices
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..raster.domain import LAND, OUTLET, VOID
from .graph import Graph, neighbour_in, slots_of

if TYPE_CHECKING:
    from .water import Landscape

NO_PIECE = -1


def with_walls(landscape: Landscape, sea_level: float) -> tuple[Landscape, int]:
    """Return a landscape whose outlets are land, and the number of pieces of it that have no sea.

    These keep their outlets. In each other piece the lowest node is one, in the sea as long as nothing builds it up
    to above that: so there is always a way out.
    """
    graph, z, domain = landscape
    piece = pieces_of(graph, domain)
    known = np.flatnonzero(piece != NO_PIECE)
    down = known[np.argsort(-z[known], kind="stable")]
    lowest = np.zeros(int(piece.max(initial=NO_PIECE)) + 1, np.int64)
    lowest[piece[down]] = down  # the last one counts
    has_sea = z[lowest] <= sea_level
    outlets = np.flatnonzero(domain == OUTLET)
    domain = domain.copy()
    domain[outlets[has_sea[piece[outlets]]]] = LAND
    domain[lowest[has_sea]] = OUTLET
    return landscape._replace(domain=domain), int(np.count_nonzero(~has_sea))


def pieces_of(graph: Graph, domain: Codes) -> Indices:
    """Return for each node the number of the piece that it hangs together with, 0, 1, …; voids have none."""
    piece = np.full(domain.size, NO_PIECE, np.int64)
    domain = np.require(domain, np.uint8, ["C", "W"])
    _number_pieces(graph.first, graph.neighbours, graph.lengths.shape[0], graph.ncols, domain, piece)
    return piece


@kernel
def _number_pieces(first, neighbours, nrows, ncols, domain, piece):
    waiting = np.empty(domain.size, np.int64)
    count = 0
    for start in range(domain.size):
        if domain[start] == VOID or piece[start] != NO_PIECE:
            continue
        piece[start] = count
        waiting[0], left = start, 1
        while left > 0:
            left -= 1
            node = waiting[left]
            begin, end = slots_of(first, ncols, node)
            for slot in range(begin, end):
                other = neighbour_in(neighbours, nrows, ncols, node, slot)
                if is_there(other) and domain[other] != VOID and piece[other] == NO_PIECE:
                    piece[other] = count
                    waiting[left] = other
                    left += 1
        count += 1
