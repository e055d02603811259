"""Heights that fit a forest of triangles: rivers after the law of stream power, and divides that both sides agree on.

A river falls by k · A^-θ, where A is what drains through a triangle. Heights that follow from this alone differ on both
sides of a divide. Where a triangle falls more steeply to another neighbour than to its receiver, its water goes there
from now on, as it would at a divide that the steeper side eats into; areas and heights follow, until no triangle has a
way that is steeper by more than the tolerance.

Slopes of this form keep uplift and erosion in balance: Whipple and Tucker (1999, doi:10.1029/1999JB900120).
"""

from typing import NamedTuple, Optional

import numpy as np

from ..machine.jit import kernel
from ..machine.noise import scramble
from ..machine.powers import exp2_of, log2_of
from ..network import accumulate, topological_order
from ..run.progress import Progress
from .forest import Forest, basins_of_forest

MOST_PASSES = 400
TOGETHER = 8  # passes in which all triangles may move at once
PATIENCE = 50  # passes from which on divides are less particular, by as much with each
TOLERANCE = 0.05  # by which another way may be steeper
CREST = 0.3  # of the usual rise from a triangle to the next: so much higher are divides than what is beside them
SHORE_SHARE = 0.3  # of the lowest triangle around a corner at the sea
SKETCH_RANGE = 8.0  # times gentler or steeper than the law makes a river so that it follows a sketch
LEAST_RISE = 1e-9  # of the rise of the law, so that numbers grow


class ReliefWishes(NamedTuple):
    """What heights follow from beside the forest."""

    supply: np.ndarray  # float64 (t), km² of each triangle, more or less where more or less rain falls
    held: np.ndarray  # bool (t), triangles whose water keeps its way
    concavity: float  # θ
    steepness: float  # k, the slope where 1 km² drains; 0 as the peak wants it
    peak: float  # metres, of the highest corner; 0 as the steepness makes it
    sketch: Optional[np.ndarray] = None  # float64 (t), metres that somebody drew


class FittedRelief(NamedTuple):
    """The forest that fits heights, and these."""

    forest: Forest
    drained: np.ndarray  # float64 (t), km² with all that is upstream
    z: np.ndarray  # float64 (t), metres in the middle of each triangle; of water 0
    corner_z: np.ndarray  # float64 (n), metres at the nodes
    moved: int  # triangles whose water has another way now
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
    triangle = side // 3
    corners = mesh.corners.reshape(-1)
    middle = (mesh.xy[corners[side]] + mesh.xy[corners[side - side % 3 + (side + 1) % 3]]) / 2
    away = mesh.xy[mesh.corners[triangle]].mean(axis=1) - middle
    return np.sqrt((away**2).sum(axis=1))


def relief_of(mesh, water, forest, outlet, ground, moving=True, progress=None):
    """Return the `FittedRelief` of a forest, whose water leaves triangles through the sides ``outlet``.

    Without ``moving`` no divide moves.
    """
    progress = progress or Progress()
    lengths, way = side_lengths(mesh, outlet)
    at_sea = (forest.receiver < 0) & ~water
    way[at_sea] = half_lengths(mesh, outlet[at_sea])
    first, receiver, order = forest.receiver, forest.receiver.copy(), forest.order
    held = np.require(ground.held | at_sea | water, np.bool_, ["C"])
    supply = np.where(water, 0.0, ground.supply)
    least, tolerance = max(float(supply[~water].min(initial=np.inf)), 1e-12), TOLERANCE
    target = None if ground.sketch is None else np.require(ground.sketch, np.float64, ["C"])
    scale = 1.0
    for number in range(MOST_PASSES):
        progress.check()
        progress.report(number / MOST_PASSES)
        drained = accumulate(receiver, order, supply)
        slope = exp2_of(-ground.concavity * log2_of(np.maximum(drained, least)))
        z = np.zeros(receiver.size)
        if target is None:
            _rise(receiver, order, slope * way, z)
        else:
            scale = _scale_of_sketch(receiver, order, slope * way, target, water, ground.steepness)
            _rise_to(receiver, order, scale * slope * way, target, z)
        tolerance = TOLERANCE * max(1.0, number / PATIENCE)
        if not moving or _swap(mesh.twin, lengths, held, z, tolerance, receiver, way, number) == 0:
            break
        order = topological_order(receiver).astype(np.int32)
    basin, _ = basins_of_forest(Forest(receiver, order), water)
    rise = np.median((z - np.where(receiver >= 0, z[receiver], 0.0))[~water])
    corner_z = _corner_heights(mesh, water, z, basin, CREST * rise)
    factor = 1.0
    if target is None:
        factor = ground.steepness / 1.0 if ground.steepness else ground.peak / max(float(corner_z.max()), 1e-12)
        scale = factor
    moved = int(np.count_nonzero(receiver != first))
    return FittedRelief(Forest(receiver, order), drained, factor * z, factor * corner_z, moved, tolerance, scale)


def _scale_of_sketch(receiver, order, rise, target, water, steepness):
    """Return the steepness that brings the land, on the mean, to the heights of a sketch."""
    if steepness:
        return steepness
    z = np.zeros(receiver.size)
    _rise(receiver, order, rise, z)
    return float(target[~water].sum() / max(z[~water].sum(), 1e-12))


@kernel
def _rise(receiver, order, rise, z):
    """Write heights from the sea up."""
    for place in range(order.size - 1, -1, -1):
        triangle = order[place]
        z[triangle] = rise[triangle] + (z[receiver[triangle]] if receiver[triangle] >= 0 else 0.0)


@kernel
def _rise_to(receiver, order, rise, target, z):
    """Write heights from the sea up that come as near to a target as the slope of rivers lets them."""
    for place in range(order.size - 1, -1, -1):
        triangle = order[place]
        below = z[receiver[triangle]] if receiver[triangle] >= 0 else 0.0
        wanted = min(max(target[triangle] - below, rise[triangle] / SKETCH_RANGE), rise[triangle] * SKETCH_RANGE)
        z[triangle] = below + wanted


@kernel
def _swap(twin, lengths, held, z, tolerance, receiver, way, number):
    """Let water go the steepest way where that is steeper by more than the tolerance; return in how many it is not.

    All heights are those from before, so that water goes down and never in a circle. After the first passes only half
    of the triangles move at a time: two that both make way for each other would do so for ever.
    """
    count = 0
    for triangle in range(receiver.size):
        if held[triangle]:
            continue
        steepest = (z[triangle] - z[receiver[triangle]]) / way[triangle] * (1.0 + tolerance)
        best = -1
        for side in range(3 * triangle, 3 * triangle + 3):
            beyond = twin[side] // 3
            if twin[side] < 0 or beyond == receiver[triangle]:
                continue
            slope = (z[triangle] - z[beyond]) / lengths[side]
            if slope > steepest:
                steepest, best = slope, side
        if best < 0:
            continue
        count += 1
        if number < TOGETHER or scramble(number, triangle, 0) & 1:
            receiver[triangle] = twin[best] // 3
            way[triangle] = lengths[best]
    return count


def _corner_heights(mesh, water, z, basin, crest):
    """Return heights of nodes: on divides above all triangles around them, elsewhere their mean, low at the sea."""
    count = len(mesh.xy)
    around = np.zeros((count, 3))  # of the triangles around each: the number, the sum of heights, the highest
    low, labels = np.full(count, np.inf), np.full((count, 2), -1, np.int64)
    at_sea = np.zeros(count, np.bool_)
    _find_corners(mesh.corners, mesh.twin, water, z, basin, around, low, labels, at_sea)
    number, total, highest = around.T
    mean = np.divide(total, number, out=np.zeros(count), where=number > 0)
    inland = np.where(labels[:, 1] >= 0, highest + crest, mean)
    return np.where(at_sea, np.where(np.isfinite(low), SHORE_SHARE * low, 0.0), inland)


@kernel
def _find_corners(corners, twin, water, z, basin, around, low, labels, at_sea):
    for triangle in range(corners.shape[0]):
        for corner in range(3):
            node = corners[triangle, corner]
            if water[triangle]:
                at_sea[node] = True
                continue
            if twin[3 * triangle + corner] < 0 or twin[3 * triangle + (corner + 2) % 3] < 0:
                at_sea[node] = True
            around[node, 0] += 1.0
            around[node, 1] += z[triangle]
            around[node, 2] = max(around[node, 2], z[triangle])
            low[node] = min(low[node], z[triangle])
            if labels[node, 0] < 0:
                labels[node, 0] = basin[triangle]
            elif labels[node, 0] != basin[triangle]:
                labels[node, 1] = basin[triangle]
