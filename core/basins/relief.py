"""Heights that fit a forest of triangles: rivers after the law of stream power, and divides that both sides agree on.

A river falls by k · A^-θ, where A is what drains through a triangle; hillsides, through which little drains, have one
slope; both are so much gentler as the land rises more slowly. Heights that follow from this alone differ on both sides
of a divide. Where a triangle falls more steeply to another neighbour than to its receiver, its water goes there
from now on, as it would at a divide that the steeper side eats into; areas and heights follow, until no triangle has a
way that is steeper by more than the tolerance.

Slopes of this form keep uplift and erosion in balance: Whipple and Tucker (1999, doi:10.1029/1999JB900120).
"""

from typing import NamedTuple, Optional

import numpy as np

from ..island.peak import lift
from ..machine.jit import kernel
from ..machine.noise import scramble
from ..machine.powers import power_table, raise_to_power
from ..mesh.triangles import ends_of_sides
from ..network import accumulate, topological_order
from .forest import Forest, basins_of_forest

MOST_PASSES = 800
MOST_SWAPS = 12  # of a triangle
TOGETHER = 16  # passes in which all triangles may move at once
CAPS_MOVE = 8  # passes in which land beside rivers that are held may let these rise again
PATIENCE = 300  # passes from which on divides are less particular, by as much with each
TOLERANCE = 0.05  # by which another way may be steeper
HILLSIDE = 4.0  # triangles, of which all land that drains less has the slope: it is a hillside and no river
CREST = 0.3  # of the usual rise from a triangle to the next: so much higher are divides than what is beside them
SHORE_SHARE = 0.3  # of the lowest triangle around a corner at the sea
SKETCH_RANGE = 2.25  # times gentler or steeper than the law makes a river so that it follows a sketch
LEAST_SHARE = 0.01  # of the rise of the law that is left where a river that is held runs through low land


class ReliefWishes(NamedTuple):
    """What heights follow from beside the forest."""

    supply: np.ndarray  # float64 (t), km² of each triangle, more or less where more or less rain falls
    held: np.ndarray  # bool (t), triangles whose water keeps its way
    concavity: float  # θ
    steepness: float  # k, the slope where 1 km² drains; 0 as the peak wants it
    peak: float  # metres, of the highest corner; 0 as the steepness makes it
    sketch: Optional[np.ndarray] = None  # float64 (t), metres that somebody drew
    uplift: Optional[np.ndarray] = None  # float64 (t), relative, how fast the land rises: rivers are so much steeper


class FittedRelief(NamedTuple):
    """The forest that fits heights, and these."""

    forest: Forest
    drained: np.ndarray  # float64 (t), km² with all that is upstream
    z: np.ndarray  # float64 (t), metres in the middle of each triangle; of water 0
    corner_z: np.ndarray  # float64 (n), metres at the nodes
    moved: int  # triangles whose water has another way now
    left: int  # triangles that have a steeper way still, where rivers that are held or the passes do not let it go
    tolerance: float  # by which a way may be steeper than that of the water
    steepness: float


def side_lengths(mesh, outlet):
    """Return how far it is over each side from the middle of a triangle to that of the next, or to the sea."""
    lengths = np.empty(mesh.twin.size)
    _side_lengths(mesh.xy, mesh.corners, mesh.twin, lengths)
    return lengths, np.where(outlet >= 0, lengths[outlet], 0.0)


@kernel
def _side_lengths(xy, corners, twin, lengths):
    for side in range(lengths.size):
        triangle, corner = side // 3, side % 3
        a, b = corners[triangle, corner], corners[triangle, (corner + 1) % 3]
        x, y = (xy[a, 0] + xy[b, 0]) / 2.0, (xy[a, 1] + xy[b, 1]) / 2.0
        way = 0.0
        for part in range(2):
            if part == 1 and twin[side] < 0:
                break
            own = triangle if part == 0 else twin[side] // 3
            one, two, three = corners[own, 0], corners[own, 1], corners[own, 2]
            dx = (xy[one, 0] + xy[two, 0] + xy[three, 0]) / 3.0 - x
            dy = (xy[one, 1] + xy[two, 1] + xy[three, 1]) / 3.0 - y
            way += np.sqrt(dx * dx + dy * dy)
        lengths[side] = way


def half_lengths(mesh, side):
    """Return how far it is from the middle of the triangle of each of some sides to the middle of the side."""
    begin, end = ends_of_sides(mesh, side)
    away = mesh.xy[mesh.corners[side // 3]].mean(axis=1) - (mesh.xy[begin] + mesh.xy[end]) / 2
    return np.sqrt((away**2).sum(axis=1))


def relief_of(run, mesh, water, forest, outlet, ground, moving=True):
    """Return the `FittedRelief` of a forest, whose water leaves triangles through the sides ``outlet``.

    Without ``moving`` no divide moves.
    """
    lengths, way = side_lengths(mesh, outlet)
    at_sea = (forest.receiver < 0) & ~water
    way[at_sea] = half_lengths(mesh, outlet[at_sea])
    receiver, order = forest.receiver.copy(), forest.order
    held = np.require(ground.held | at_sea | water, np.bool_, ["C", "W"])
    rivers = np.require(ground.held & ~water, np.bool_, ["C", "W"])
    supply = np.where(water, 0.0, ground.supply)
    least, tolerance = HILLSIDE * float(np.median(ground.supply[~water])), TOLERANCE
    least = max(least, 1e-12)
    swaps, left = np.zeros(receiver.size, np.uint8), 0
    table = power_table(ground.concavity)
    z, cap = np.zeros(receiver.size), np.full(receiver.size if rivers.any() else 0, np.inf)
    for number in range(MOST_PASSES + 1):
        run.check()
        run.report(number / MOST_PASSES)
        drained = accumulate(run.quietly(), receiver, order, supply)
        rise = np.maximum(drained, least)
        _fall(way, rise, rise.view(np.int64), table)
        if ground.uplift is not None:
            rise *= ground.uplift
        scale = _steepness(receiver, order, rise, ground, water)
        target = np.zeros(0) if ground.sketch is None else np.require(ground.sketch, np.float64, ["C", "W"])
        rise *= scale
        if number > 0 and cap.size:
            if number <= CAPS_MOVE:  # from then on they only fall, or land and rivers would swing for ever
                cap[:] = np.inf
            _find_caps(mesh.twin, rivers, receiver, z, cap)
        _rise(receiver, order, rise, target, cap, z)
        tolerance = TOLERANCE * max(1.0, number / PATIENCE)
        if not moving or number == MOST_PASSES:
            break
        waiting, left = _swap(mesh.twin, lengths, held, z, tolerance, receiver, way, swaps, number)
        if waiting == 0 and number > 0:
            break
        order = topological_order(run.quietly(), receiver)
    basin, _ = basins_of_forest(run.quietly(), Forest(receiver, order), water)
    step = z - np.where(receiver >= 0, z[receiver], 0.0)
    if ground.uplift is None:
        step[:] = np.median(step[~water])
    corner_z = _corner_heights(mesh, water, receiver, z, basin, CREST * step)
    if ground.sketch is None and not ground.steepness:
        factor = lift(float(corner_z.max()), ground.peak)
        z, corner_z, scale = factor * z, factor * corner_z, factor * scale
    moved = int(np.count_nonzero(receiver != forest.receiver))
    return FittedRelief(Forest(receiver, order), drained, z, corner_z, moved, left, tolerance, scale)


def _steepness(receiver, order, rise, ground, water):
    """Return the steepness: the one that is given, or 1, or what brings the land to sketched heights on the mean."""
    if ground.steepness or ground.sketch is None:
        return ground.steepness or 1.0
    z = np.zeros(receiver.size)
    _rise(receiver, order, rise, np.zeros(0), np.zeros(0), z)
    return float(ground.sketch[~water].sum() / max(z[~water].sum(), 1e-12))


@kernel
def _fall(way, area, bits, table):
    """Replace areas by how far the land falls on the way from each triangle to the next, where k is 1."""
    for triangle in range(way.size):
        area[triangle] = way[triangle] / raise_to_power(area, bits, triangle, table)


@kernel
def _find_caps(twin, rivers, receiver, z, cap):
    """Lower ``cap``, how high triangles with rivers that are held may be: no higher than land beside them."""
    for triangle in range(receiver.size):
        if not rivers[triangle]:
            continue
        for side in range(3 * triangle, 3 * triangle + 3):
            beyond = twin[side] // 3
            if twin[side] >= 0 and not rivers[beyond] and receiver[beyond] != triangle and z[beyond] > 0.0:
                cap[triangle] = min(cap[triangle], z[beyond])


@kernel
def _rise(receiver, order, rise, target, cap, z):
    """Write heights from the sea up, as near to a ``target``, if there is one, as the slope of rivers lets them.

    Rivers with a ``cap``, if there are such, rise more gently all the way up to the place where that is lowest.
    """
    left = np.zeros(cap.size)  # what rises from a triangle up to the place that caps it
    for place in range(order.size if cap.size > 0 else 0):
        triangle = order[place]
        below = receiver[triangle]
        if below >= 0 and cap[triangle] < cap[below]:
            cap[below] = cap[triangle]
            left[below] = left[triangle] + rise[triangle]
    for place in range(order.size - 1, -1, -1):
        triangle = order[place]
        below = z[receiver[triangle]] if receiver[triangle] >= 0 else 0.0
        step = rise[triangle]
        if target.size > 0:
            step = min(max(target[triangle] - below, step / SKETCH_RANGE), step * SKETCH_RANGE)
        if cap.size > 0 and cap[triangle] < np.inf:
            share = (cap[triangle] - below) / (left[triangle] + rise[triangle])
            step = min(step, max(share, LEAST_SHARE) * rise[triangle])
        z[triangle] = below + step


@kernel
def _swap(twin, lengths, held, z, tolerance, receiver, way, swaps, number):
    """Let water go the steepest way where that is steeper by more than the tolerance; return where it still does not.

    That is in how many triangles that may change, and in how many in all: some have changed too often, since rivers
    that are held let them swing to and fro. All heights are those from before, so that water goes down and never in a
    circle. After the first passes only three quarters of the triangles move at a time: two that make way for each
    other would do so for ever.
    """
    count, left = 0, 0
    for triangle in range(receiver.size):
        if held[triangle]:
            continue
        fall, steepest, best = (z[triangle] - z[receiver[triangle]]) * (1.0 + tolerance), 0.0, -1
        for side in range(3 * triangle, 3 * triangle + 3):
            beyond = twin[side] // 3
            if twin[side] < 0 or beyond == receiver[triangle]:
                continue
            if (z[triangle] - z[beyond]) * way[triangle] > fall * lengths[side]:  # of two divisions hardly any is left
                slope = (z[triangle] - z[beyond]) / lengths[side]
                if slope > steepest:
                    steepest, best = slope, side
        if best < 0:
            continue
        if swaps[triangle] == MOST_SWAPS:
            left += 1
            continue
        count += 1
        if number < TOGETHER or scramble(number, triangle, 0) & 3:
            receiver[triangle] = twin[best] // 3
            way[triangle] = lengths[best]
            swaps[triangle] += 1
    return count, count + left


def _corner_heights(mesh, water, receiver, z, basin, crest):
    """Return heights of nodes: on divides above all triangles around them, elsewhere their mean, low at the sea.

    Crests are as high as the triangles (t) around them want on the mean. Where water that goes elsewhere runs along
    the sea the shore is its bank.
    """
    count = len(mesh.xy)
    # Of the triangles around each: the number, the sum of heights, the highest, the sum of crests.
    around = np.zeros((count, 4))
    low, bank, labels = np.full(count, np.inf), np.zeros(count), np.full((count, 2), -1, np.int64)
    at_sea = np.zeros(count, np.bool_)
    own = water, receiver, z, basin, crest
    _find_corners(mesh.corners, mesh.twin, *own, around, low, bank, labels, at_sea)
    number, total, highest, crests = around.T
    mean, crest = (np.divide(each, number, out=np.zeros(count), where=number > 0) for each in (total, crests))
    inland = np.where(labels[:, 1] >= 0, highest + crest, mean)
    shore = np.where(np.isfinite(low), SHORE_SHARE * low, 0.0)
    return np.where(at_sea, np.where(bank > 0, bank + crest, shore), inland)


@kernel
def _find_corners(corners, twin, water, receiver, z, basin, crest, around, low, bank, labels, at_sea):
    for triangle in range(corners.shape[0]):
        for corner in range(3):
            node, far = corners[triangle, corner], corners[triangle, (corner + 1) % 3]
            if water[triangle]:
                at_sea[node] = True
                continue
            beyond = twin[3 * triangle + corner]
            if beyond < 0 or water[beyond // 3]:
                at_sea[node], at_sea[far] = True, True
                if receiver[triangle] >= 0:
                    bank[node], bank[far] = max(bank[node], z[triangle]), max(bank[far], z[triangle])
            around[node, 0] += 1.0
            around[node, 1] += z[triangle]
            around[node, 2] = max(around[node, 2], z[triangle])
            around[node, 3] += crest[triangle]
            low[node] = min(low[node], z[triangle])
            if labels[node, 0] < 0:
                labels[node, 0] = basin[triangle]
            elif labels[node, 0] != basin[triangle]:
                labels[node, 1] = basin[triangle]
