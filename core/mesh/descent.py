"""Where the water of each node goes by the steepest way down, and the basin that it ends in."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Codes, Heights, Indices, Receivers
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..machine.noise import chance
from ..raster.domain import LAND, SEA, VOID
from .graph import MOST_NEIGHBOURS, Graph, length_to, neighbour_in, slots_of

SQUARE_ROOT = 2**0.5
WALL_ASIDE = 0.6  # of a slope: what chance adds, so that water on the eight directions leaves them too
SURELY = 1 - 1e-12  # more than what is rounded
OUTSIDE_BASIN, NO_BASIN = 0, -1  # of what reaches the sea or leaves; of voids


class Draw(NamedTuple):
    """What decides between the directions of cells by chance; another number draws anew."""

    seed: int
    number: int


NO_DRAW = Draw(0, -1)


def steepest_receivers(graph: Graph, z: Heights, domain: Codes, draw: Draw = NO_DRAW) -> Receivers:
    """Return the neighbour to which each node falls most steeply, of equal ones the first; -1 where none is lower.

    Cells have eight directions, and water on a smooth slope would keep to the nearest of them. With a ``draw`` it keeps
    to the slope on average: diagonals are as long as chance says (Rho8, Fairfield and Leymarie 1991).
    ``domain`` says for each node whether it is void, land, an outlet or sea, see `core.raster.domain`; the last two
    have no receiver but an outlet with a lower neighbour.
    """
    z, domain = np.require(z, np.float64, ["C", "W"]), np.require(domain, np.uint8, ["C", "W"])
    receiver = np.empty(z.size, np.int32)
    _find_receivers(graph.first, graph.neighbours, graph.xy, graph.lengths, graph.ncols, z, domain, draw, receiver)
    return receiver


@kernel
def _find_receivers(first, neighbours, xy, lengths, ncols, z, domain, draw, receiver):
    nrows = lengths.shape[0]
    is_drawn = ncols > 0 and draw.number >= 0
    for node in range(z.size):
        receiver[node] = -1
        if domain[node] == VOID or domain[node] == SEA:
            continue
        steepest, diagonal = 0.0, 1.0
        if is_drawn:
            diagonal = (2.0 - chance(draw.seed, node, draw.number)) / SQUARE_ROOT
        begin, end = slots_of(first, ncols, node)
        for slot in range(begin, end):
            other = neighbour_in(neighbours, nrows, ncols, node, slot)
            if not is_there(other) or z[other] >= z[node] or domain[other] == VOID:
                continue
            fall = z[node] - z[other]
            if _is_surely_less(fall, steepest, xy, ncols, node, other):
                continue
            slope = fall / length_to(xy, lengths, ncols, node, slot, other)
            if slot % 2 == 1 and ncols > 0:
                slope /= diagonal
            if is_drawn:
                slope *= 1.0 + WALL_ASIDE * chance(draw.seed, node * MOST_NEIGHBOURS + slot, draw.number)
            if slope > steepest or (slope == steepest and other < receiver[node]):
                steepest = slope
                receiver[node] = other


@kernel
def _is_surely_less(fall, slope, xy, ncols, node, other):
    """Tell whether the way down an edge of a mesh is less steep than a slope: soon said, where it is not close."""
    if ncols > 0:
        return False
    x, y = xy[node, 0] - xy[other, 0], xy[node, 1] - xy[other, 1]
    return fall * fall < slope * slope * (x * x + y * y) * SURELY


def basins_of(receiver: Receivers, domain: Codes) -> tuple[Indices, Indices]:
    """Return the basin of each node, and the pit of each basin: 1, 2, … in the order of the pits, 0 is the outside.

    A pit is a node of the land without a receiver; on a flat each node is one.
    """
    pits = np.flatnonzero((receiver < 0) & (domain == LAND))
    basin = np.full(receiver.size, -2, np.int32)
    basin[pits] = np.arange(1, pits.size + 1)
    basin[(receiver < 0) & (domain != LAND)] = OUTSIDE_BASIN
    basin[domain == VOID] = NO_BASIN
    _spread_basins(receiver, basin)
    return basin, np.append(-1, pits)


@kernel
def _spread_basins(receiver, basin):
    for node in range(receiver.size):
        end = node
        while basin[end] == -2:
            end = receiver[end]
        found = basin[end]
        step = node
        while basin[step] == -2:
            basin[step] = found
            step = receiver[step]
