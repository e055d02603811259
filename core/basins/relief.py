"""Heights that fit a forest of triangles: rivers after the law of stream power, and divides that both sides agree on.

A river falls by k · u · A^-θ, where A is what drains through a triangle; hillsides, through which little drains, have
one slope. u is how fast the land rises: what it has to be follows from the forest (`core.basins.uplift`), so that water
keeps its way. Where a way to another neighbour is steeper still, water takes that: hardly more than one triangle in
eight does.

Slopes of this form keep uplift and erosion in balance: Whipple and Tucker (1999, doi:10.1029/1999JB900120).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Indices
from ..island.peak import factor_to_peak
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..machine.powers import power_table, raise_to_power
from ..mesh.triangles import ends_of_sides
from ..network import accumulate, topological_order
from ..run.run import Run
from .forest import Forest
from .uplift import SKETCHED_UPLIFT_RANGE, UPLIFT_RANGE, UPLIFT_TOLERANCE, balance_uplift, raise_land

if TYPE_CHECKING:
    from ..arrays import Values

HILLSIDE = 4.0  # triangles, of which all land that drains less has the slope: it is a hillside and no river
STEEPEST_DIVIDE = 3.5  # times the mean slope: on both sides of a divide that no uplift makes fit
RIVER_TRIANGLES = 0.05  # of the triangles: these keep their way, and between their valleys there are ridges
DIVIDE_CREST = 0.3  # of the usual rise from a triangle to the next: so much higher are divides than what is beside them
SHORE_SHARE = 0.3  # of the lowest triangle around a corner at the sea
SKETCH_RANGE = 2.25  # times gentler or steeper than the law makes a river so that it follows a sketch
LEAST_SHARE = 0.01  # of its rise that is left where a river runs through low land


class ReliefWishes(NamedTuple):
    """What heights follow from beside the forest."""

    supply: np.ndarray  # float64 (t), km² of each triangle, more or less where more or less rain falls
    held: np.ndarray  # bool (t), triangles whose water keeps its way
    concavity: float  # θ
    steepness: float  # k, the slope where 1 km² drains; 0 as the peak wants it
    peak: float  # metres, of the highest corner; 0 as the steepness or the sketch makes it; the steepness goes first
    sketch: np.ndarray | None = None  # float64 (t), metres that somebody drew


class FittedRelief(NamedTuple):
    """The forest that fits heights, and these."""

    forest: Forest
    drained: np.ndarray  # float64 (t), km² with all that is upstream
    z: np.ndarray  # float64 (t), metres in the middle of each triangle; of water 0
    corner_z: np.ndarray  # float64 (n), metres at the nodes
    moved: int  # triangles whose water has another way now
    left: int  # triangles that have a steeper way still: rivers that are held, and all where divides do not move
    steepness: float


class Ways(NamedTuple):
    """How far it is from triangle to triangle, in metres."""

    over: np.ndarray  # float64 (3 t), over each side
    down: np.ndarray  # float64 (t), to the receiver or the sea
    ends: np.ndarray  # bool (t), whether water goes nowhere else: at the sea, and in it


def side_lengths(mesh, outlet: Indices) -> tuple:
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
        length = 0.0
        for part in range(2):
            if part == 1 and not is_there(twin[side]):
                break
            own = triangle if part == 0 else twin[side] // 3
            one, two, three = corners[own, 0], corners[own, 1], corners[own, 2]
            dx = (xy[one, 0] + xy[two, 0] + xy[three, 0]) / 3.0 - x
            dy = (xy[one, 1] + xy[two, 1] + xy[three, 1]) / 3.0 - y
            length += np.sqrt(dx * dx + dy * dy)
        lengths[side] = length


def half_lengths(mesh, side: int) -> Values:
    """Return how far it is from the middle of the triangle of each of some sides to the middle of the side."""
    begin, end = ends_of_sides(mesh, side)
    away = mesh.xy[mesh.corners[side // 3]].mean(axis=1) - (mesh.xy[begin] + mesh.xy[end]) / 2
    return np.sqrt((away**2).sum(axis=1))


def relief_of(run: Run, mesh, water, forest, outlet: Indices, ground, moving=True) -> FittedRelief:
    """Return the `FittedRelief` of a forest, whose water leaves triangles through the sides ``outlet``.

    Without ``moving`` no divide moves.
    """
    over, down = side_lengths(mesh, outlet)
    at_sea = (forest.receiver < 0) & ~water
    down[at_sea] = half_lengths(mesh, outlet[at_sea])
    ways = Ways(over, down, at_sea | water)
    receiver, order = forest.receiver.copy(), forest.order
    supply = np.where(water, 0.0, ground.supply)
    drained = accumulate(run.quietly(), receiver, order, supply)
    rise = np.maximum(drained, max(HILLSIDE * float(np.median(ground.supply[~water])), 1e-12))
    _fall(down, rise, rise.view(np.int64), power_table(ground.concavity))
    rise[water] = 0.0
    scale = _steepness(receiver, order, rise, ground, water)
    rise *= scale
    if ground.sketch is not None:
        _follow_sketch(receiver, order, ground.sketch, rise)
    balance_uplift(run, mesh, forest, ways, UPLIFT_RANGE if ground.sketch is None else SKETCHED_UPLIFT_RANGE, rise)
    z = np.empty(receiver.size)
    raise_land(receiver, order, rise, z)
    if moving:
        _limit(mesh.twin, ways.over, STEEPEST_DIVIDE * float(np.mean(rise[~water] / down[~water])), z)
    rivers = ~water & (ground.held | (drained >= float(np.quantile(drained[~water], 1.0 - RIVER_TRIANGLES))))
    _lower_dams(mesh.twin, rivers, receiver, order, rise, z)
    left = int(_turn(mesh.twin, ways.over, ways.down, rivers | ways.ends | (not moving), z, receiver))
    if moving:
        order = topological_order(run.quietly(), receiver)
        drained = accumulate(run.quietly(), receiver, order, supply)
    step = z - np.where(receiver >= 0, z[receiver], 0.0)
    corner_z = _corner_heights(mesh, water, receiver, z, _valleys(receiver, order, drained, water), DIVIDE_CREST * step)
    if ground.peak and not ground.steepness:
        factor = factor_to_peak(float(corner_z.max()), ground.peak)
        z, corner_z, scale = factor * z, factor * corner_z, factor * scale
    moved = int(np.count_nonzero(receiver != forest.receiver))
    return FittedRelief(Forest(receiver, order), drained, z, corner_z, moved, left, scale)


def _steepness(receiver, order, rise, ground, water):
    """Return the steepness: the one that is given, or 1, or what brings the land to sketched heights on the mean."""
    if ground.steepness or ground.sketch is None:
        return ground.steepness or 1.0
    z = np.zeros(receiver.size)
    raise_land(receiver, order, rise, z)
    return float(ground.sketch[~water].sum() / max(z[~water].sum(), 1e-12))


def _valleys(receiver, order, drained, water):
    """Return a number for each triangle: that of the piece of a river that its water comes to first."""
    valley = np.empty(receiver.size, np.int64)
    _find_valleys(receiver, order, drained, float(np.quantile(drained[~water], 1.0 - RIVER_TRIANGLES)), valley)
    return valley


@kernel
def _find_valleys(receiver, order, drained, least, valley):
    rivers = np.zeros(receiver.size, np.uint8)  # that flow into each triangle
    for triangle in order:
        if is_there(receiver[triangle]) and drained[triangle] >= least:
            rivers[receiver[triangle]] += 1
    for index in range(order.size - 1, -1, -1):
        triangle = order[index]
        below = receiver[triangle]
        own = not is_there(below) or (drained[triangle] >= least and rivers[below] > 1)
        valley[triangle] = triangle if own else valley[below]


@kernel
def _fall(down, area, bits, table):
    """Replace areas by how far the land falls on the way from each triangle to the next, where k is 1."""
    for triangle in range(down.size):
        area[triangle] = down[triangle] / raise_to_power(area, bits, triangle, table)


def _follow_sketch(receiver, order, sketch, rise):
    """Change how far rivers rise so that land is as near to a sketch as their slope lets it."""
    _rise_to(receiver, order, np.require(sketch, np.float64, ["C", "W"]), rise, np.empty(receiver.size))


@kernel
def _rise_to(receiver, order, sketch, rise, z):
    for index in range(order.size - 1, -1, -1):
        triangle = order[index]
        below = z[receiver[triangle]] if is_there(receiver[triangle]) else 0.0
        step = rise[triangle]
        rise[triangle] = min(max(sketch[triangle] - below, step / SKETCH_RANGE), step * SKETCH_RANGE)
        z[triangle] = below + rise[triangle]


@kernel
def _limit(twin, over, steepest, z):
    """Lower land, in place, that is steeper than so; each triangle keeps a lower one beside it."""
    changed = True
    while changed:
        changed = False
        for turn in range(2):
            for index in range(z.size):
                triangle = index if turn == 0 else z.size - 1 - index
                changed |= _is_lowered(twin, over, steepest, z, triangle)


@kernel
def _is_lowered(twin, over, steepest, z, triangle):
    """Lower a triangle, in place, that is steeper than so, and tell whether it was."""
    lowered = False
    for side in range(3 * triangle, 3 * triangle + 3):
        if not is_there(twin[side]):
            continue
        most = z[twin[side] // 3] + steepest * over[side]
        if z[triangle] > most:
            z[triangle] = most
            lowered = True
    return lowered


def _lower_dams(twin, rivers, receiver, order, rise, z):
    """Lower rivers, in place, where land beside them is lower: they rise more gently up to there."""
    cap = np.where(rivers, z, np.inf)
    _find_caps(twin, rivers, receiver, z, cap)
    _keep_below(rivers, receiver, order, rise, cap, z)


@kernel
def _find_caps(twin, rivers, receiver, z, cap):
    """Lower ``cap``, how high triangles with rivers may be: no higher than land beside them."""
    for triangle in range(receiver.size):
        if not rivers[triangle]:
            continue
        for side in range(3 * triangle, 3 * triangle + 3):
            beyond = twin[side] // 3
            if is_there(twin[side]) and not rivers[beyond] and receiver[beyond] != triangle and z[beyond] > 0.0:
                cap[triangle] = min(cap[triangle], z[beyond])


@kernel
def _keep_below(rivers, receiver, order, rise, cap, z):
    """Lower rivers to their caps; what is below rises more gently all the way up to the place where that is lowest."""
    left = np.zeros(z.size)  # that a river rises from a triangle up to the place that caps it
    for index in range(order.size):
        triangle = order[index]
        below = receiver[triangle]
        if rivers[triangle] and is_there(below) and cap[triangle] < cap[below]:
            cap[below] = cap[triangle]
            left[below] = left[triangle] + rise[triangle]
    for index in range(order.size - 1, -1, -1):
        triangle = order[index]
        if rivers[triangle]:
            below = z[receiver[triangle]] if is_there(receiver[triangle]) else 0.0
            share = (cap[triangle] - below) / (left[triangle] + rise[triangle])
            z[triangle] = below + min(1.0, max(share, LEAST_SHARE)) * rise[triangle]


@kernel
def _turn(twin, over, down, held, z, receiver):
    """Let water go the steepest way where that is steeper by more than the tolerance; return where it may not.

    Heights stay, so water goes down and never in a circle.
    """
    left = 0
    for triangle in range(receiver.size):
        if down[triangle] <= 0.0 or not is_there(receiver[triangle]):
            continue
        steepest, best = (z[triangle] - z[receiver[triangle]]) / down[triangle] * (1.0 + UPLIFT_TOLERANCE), -1
        for side in range(3 * triangle, 3 * triangle + 3):
            beyond = twin[side] // 3
            if not is_there(twin[side]) or beyond == receiver[triangle] or z[beyond] == 0.0:  # the sea
                continue
            slope = (z[triangle] - z[beyond]) / over[side]
            if slope > steepest:
                steepest, best = slope, beyond
        if not is_there(best):
            continue
        if held[triangle]:
            left += 1
        else:
            receiver[triangle] = best
    return left


def _corner_heights(mesh, water, receiver, z, valley, crest):
    """Return heights of nodes: on ridges between valleys above all triangles around them, elsewhere their mean.

    At the sea they are low. Crests are as high as the triangles (t) around them want on the mean. Where water that goes
    elsewhere runs along the sea the shore is its bank.
    """
    count = len(mesh.xy)
    # Of the triangles around each: the number, the sum of heights, the highest, the sum of crests.
    around = np.zeros((count, 4))
    low, bank, labels = np.full(count, np.inf), np.zeros(count), np.full((count, 2), -1, np.int64)
    at_sea = np.zeros(count, np.bool_)
    _find_corners(mesh.corners, mesh.twin, water, receiver, z, valley, crest, around, low, bank, labels, at_sea)
    number, total, highest, crests = around.T
    mean, crest = (np.divide(each, number, out=np.zeros(count), where=number > 0) for each in (total, crests))
    inland = np.where(labels[:, 1] >= 0, highest + crest, mean)
    shore = np.where(np.isfinite(low), SHORE_SHARE * low, 0.0)
    return np.where(at_sea, np.where(bank > 0, bank + crest, shore), inland)


@kernel
def _find_corners(corners, twin, water, receiver, z, valley, crest, around, low, bank, labels, at_sea):
    for triangle in range(corners.shape[0]):
        for corner in range(3):
            node, far = corners[triangle, corner], corners[triangle, (corner + 1) % 3]
            if water[triangle]:
                at_sea[node] = True
                continue
            beyond = twin[3 * triangle + corner]
            if not is_there(beyond) or water[beyond // 3]:
                at_sea[node], at_sea[far] = True, True
                if is_there(receiver[triangle]):
                    bank[node], bank[far] = max(bank[node], z[triangle]), max(bank[far], z[triangle])
            around[node, 0] += 1.0
            around[node, 1] += z[triangle]
            around[node, 2] = max(around[node, 2], z[triangle])
            around[node, 3] += crest[triangle]
            low[node] = min(low[node], z[triangle])
            if not is_there(labels[node, 0]):
                labels[node, 0] = valley[triangle]
            elif labels[node, 0] != valley[triangle]:
                labels[node, 1] = valley[triangle]
