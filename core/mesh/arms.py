"""Arms of deltas: on ground that rivers have built into the sea a river keeps its course, until its bed stands high.

A mouth builds on in the direction in which its water comes. Where the bed has risen so far above the sea that a shorter
way would be steeper, the river leaves it there now and then, beside its old arm: mostly near the apex, where beds are
highest. So arms fan from it, and split again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Codes, Heights, Mask, Receivers, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..machine.noise import chance
from ..raster.domain import LAND, SEA
from .graph import MOST_NEIGHBOURS, Graph, neighbour_in, slots_of

if TYPE_CHECKING:
    from .water import Landscape, Water

NEARLY = 0.9  # of the way up to the bed above: how high a mouth builds in a step
BANKS = 0.7  # of the way up to its bed: how high it builds what lies beside it
REACH = 5  # nodes, over which a river has its direction
SELDOM = 0.005  # of the steps in which a river on a high bed leaves it
ASTRAY = 0.6  # how much chance counts against going straight on, which is 1
NO_ARM = -1


class NewGround(NamedTuple):
    """What decides where a river on new ground goes."""

    sea_level: float
    rise: float  # m above the sea, from which on a river may leave its bed
    seed: int
    step: int


def kept_courses(landscape: Landscape, water: Water, built: Mask, course: Receivers, delta: NewGround) -> Receivers:
    """Return the receiver that each node of built ground keeps, −1 elsewhere; ``course`` is that of the step before."""
    graph = landscape.graph
    course = np.where(built & (landscape.domain == LAND), course, NO_ARM).astype(np.int32)
    donor = np.full(course.size, NO_ARM, np.int32)
    _find_main_donors(water.receiver, water.flow, donor)
    z, domain = np.require(landscape.z, np.float64, ["C", "W"]), np.require(landscape.domain, np.uint8, ["C", "W"])
    _choose_courses(
        graph.first, graph.neighbours, graph.xy, graph.lengths, graph.ncols, z, domain, built, donor, delta, course
    )
    return course


@kernel
def _find_main_donors(receiver, flow, donor):
    for node in range(donor.size):
        below = receiver[node]
        if 0 <= below < donor.size and (not is_there(donor[below]) or flow[node] > flow[donor[below]]):
            donor[below] = node


@kernel
def _direction_to(xy, lengths, ncols, one, other):
    """Return the direction from a node to another, of length 1."""
    if ncols > 0:
        x = (other % ncols - one % ncols) * lengths[one // ncols, 0]
        y = (one // ncols - other // ncols) * lengths[one // ncols, 2]
    else:
        x, y = xy[other, 0] - xy[one, 0], xy[other, 1] - xy[one, 1]
    length = max(np.sqrt(x * x + y * y), 1e-300)
    return x / length, y / length


@kernel
def _leads_on(other, node, z, domain):
    """Tell whether water may go to a neighbour: into the sea, or down."""
    return domain[other] == SEA or (domain[other] == LAND and z[other] < z[node])


@kernel
def _choose_courses(first, neighbours, xy, lengths, ncols, z, domain, built, donor, delta, course):
    for node in range(z.size):
        old = course[node]
        leads_on = is_there(old) and _leads_on(old, node, z, domain)
        if not leads_on:
            course[node] = NO_ARM
        if not built[node] or domain[node] != LAND or not is_there(donor[node]):
            continue
        is_high = z[node] - delta.sea_level > delta.rise
        leaves = leads_on and is_high and domain[old] != SEA and chance(delta.seed, node, delta.step) < SELDOM
        if leads_on and not leaves:
            continue
        above = node
        for _ in range(REACH):
            above = donor[above] if is_there(donor[above]) else above
        x, y = _direction_to(xy, lengths, ncols, above, node)
        best, course[node] = -3.0, -1
        begin, end = slots_of(first, ncols, node)
        for slot in range(begin, end):
            other = neighbour_in(neighbours, lengths.shape[0], ncols, node, slot)
            if not is_there(other) or other == old or not _leads_on(other, node, z, domain):
                continue
            to_x, to_y = _direction_to(xy, lengths, ncols, node, other)
            astray = chance(delta.seed + 1, node * MOST_NEIGHBOURS + slot - begin, delta.step)
            score = x * to_x + y * to_y + ASTRAY * astray + (domain[other] == SEA)
            if score > best:
                best = score
                course[node] = other


def lay_in_sea(graph: Graph, domain: Codes, lowest_donor: Heights, load: Values, changed: Heights) -> float:
    """Lay what rivers bring to the sea (m³ at each node) on the bed of their mouth and beside it; return how much."""
    return _spread(
        graph.first, graph.neighbours, graph.lengths, graph.ncols, graph.area, domain, lowest_donor, load, changed
    )


@kernel
def _spread(first, neighbours, lengths, ncols, area, domain, lowest_donor, load, changed):
    laid = 0.0
    for node in range(load.size):
        if domain[node] != SEA or load[node] <= 0.0 or not lowest_donor[node] > changed[node]:
            continue
        given = min(NEARLY * (lowest_donor[node] - changed[node]) * area[node], load[node])
        changed[node] += given / area[node]
        left = _lay_beside(node, first, neighbours, lengths, ncols, area, domain, changed, load[node] - given)
        begin, end = slots_of(first, ncols, node)
        for slot in range(begin, end):
            other = neighbour_in(neighbours, lengths.shape[0], ncols, node, slot)
            if is_there(other) and domain[other] == SEA and left > 0.0:
                left = _lay_beside(other, first, neighbours, lengths, ncols, area, domain, changed, left)
        laid += load[node] - left
        load[node] = left
    return laid


@kernel
def _lay_beside(node, first, neighbours, lengths, ncols, area, domain, changed, left):
    """Lay a volume on the floor of the sea beside a node, as far as that lies lower; return what is left."""
    begin, end = slots_of(first, ncols, node)
    for slot in range(begin, end):
        other = neighbour_in(neighbours, lengths.shape[0], ncols, node, slot)
        if is_there(other) and domain[other] == SEA and changed[other] < changed[node]:
            given = min(BANKS * (changed[node] - changed[other]) * area[other], left)
            changed[other] += given / area[other]
            left -= given
    return left
