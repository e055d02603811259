"""Edges split until the circle on each as its diameter holds no other node (the rule of Gabriel's graph).

Then the middle of each edge lies on the side that the Voronoi cells of its two nodes share, and a river leaves its cell
exactly there. Edges that part from a node at a sharp angle are split at the same distances from it, multiples of powers
of two, much as in Ruppert's mesh refinement (1995, doi:10.1006/jagm.1995.1021): else each cut would call for another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Coordinates, Heights, Indices, Receivers, Values

if TYPE_CHECKING:
    from ..run.run import Run

HOLDS_NONE = 1.0 - 1e-9  # of the radius, within which another node lies in the circle
MOST_SPLITS = 64
LARGEST_STEP = 1.5  # steps to an edge, at least, so that no cut is far from its middle
UNDECIDED, FROM_BELOW, FROM_ABOVE = 0, 1, 2


def split_edges(
    run: Run, xy: Coordinates, z: Heights, receiver: Receivers, shortest: float
) -> tuple[Values, Values, Indices, Indices]:
    """Return places, heights, receivers, and for each node the upper end of the edge that it was put on, or itself.

    New nodes come last; edges shorter than ``shortest`` are not split.
    """
    from scipy.spatial import cKDTree

    origin = np.arange(len(xy))
    side, low, high = _sides_to_measure_from(xy, receiver)
    for _ in range(MOST_SPLITS):
        run.check()
        upper = np.flatnonzero(receiver >= 0)
        lower = receiver[upper]
        length = np.hypot(*(xy[upper] - xy[lower]).T)
        nearest = cKDTree(xy).query((xy[upper] + xy[lower]) / 2)[0] if upper.size else length
        crowded = (nearest < HOLDS_NONE * length / 2) & (length > shortest)
        if not crowded.any():
            break
        upper, lower = upper[crowded], lower[crowded]
        cut = np.where(side[upper] == UNDECIDED, (low[upper] + high[upper]) / 2, _round_middle(low[upper], high[upper]))
        share = (cut - low[upper]) / (high[upper] - low[upper])
        new = len(xy) + np.arange(upper.size)
        xy = np.concatenate([xy, xy[lower] + share[:, None] * (xy[upper] - xy[lower])])
        z = np.append(z, z[lower] + share * (z[upper] - z[lower]))
        receiver = np.append(receiver, lower)
        receiver[upper] = new
        origin = np.append(origin, origin[upper])
        undecided = side[upper] == UNDECIDED
        top = high[upper]
        side = np.append(side, np.where(undecided, FROM_BELOW, side[upper]))
        low, high = np.append(low, low[upper]), np.append(high, cut)
        # The upper half of an edge between two junctions counts from above, down to the cut.
        low[upper], high[upper] = np.where(undecided, top - cut, cut), np.where(undecided, 0.0, top)
        side[upper] = np.where(undecided, FROM_ABOVE, side[upper])
    return xy, z, receiver, origin


def _sides_to_measure_from(xy, receiver):
    """Return from which end of each edge, by its upper node, to measure, and how far from there both ends lie.

    That is the end where other edges are. Where there are at both, the edge is cut in two halves first.
    """
    lower = np.maximum(receiver, 0)
    flows = receiver >= 0
    length = np.where(flows, np.hypot(*(xy - xy[lower]).T), 0.0)
    above = np.bincount(receiver[flows], minlength=receiver.size)
    busy_below = flows & ((above[lower] > 1) | (receiver[lower] >= 0))
    side = np.where(above == 0, FROM_BELOW, np.where(busy_below, UNDECIDED, FROM_ABOVE))
    downwards = side == FROM_ABOVE
    return side, np.where(downwards, length, 0.0), np.where(downwards, 0.0, length)


def _round_middle(one, other):
    """Return the multiple of the largest fitting power of two that is nearest to the middle between two distances."""
    step = np.exp2(np.floor(np.log2(np.abs(other - one) / LARGEST_STEP)))
    return np.round((one + other) / 2 / step) * step
