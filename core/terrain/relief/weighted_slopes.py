"""Weights of the coast and of height in the slopes of an island, by the heights that its land comes to.

Weights move mountains: where low land is made steep, what lies behind it is high no more. So heights are those that
land has while it finds its balance, round after round, and they count by how much of the land lies lower: were they
metres, steep high land would grow into a needle in the middle of a plain.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array, Heights
from ...island.slope_weights import slope_factors
from ...machine.resampling import blurred
from ...plane.types import Land
from ..types import Window
from .levels import LEVELS, CellLevel

LEAST_FACTOR = 0.05  # that slopes are multiplied by: water must find its way off a plain
HEARS = 0.3  # share of what a round says that factors take up: with all of it mountains would leap to and fro


class SlopeWeights(NamedTuple):
    """What slopes of an island are weighted by on the cells of a level."""

    land: Array  # bool (nrows, ncols)
    coast: Array  # factors for the distance to the shore
    height: float  # the weight of height
    reach: int  # cells to each side over which heights are means: slopes change from valley to valley

    def factors(self, z: Heights, before: Array | None = None) -> Array:
        """Return what slopes are multiplied by on ground with heights; all but a share is as it was a round before."""
        found = self.coast.copy()
        if self.height:
            means = blurred(z, self.reach, self.land)
            lowest_first = np.argsort(means[self.land], kind="stable")
            lower = np.empty(lowest_first.size)
            lower[lowest_first] = np.linspace(0.0, 1.0, lower.size)
            found[self.land] *= 1.0 + self.height * (2.0 * lower - 1.0)
        found = np.maximum(found, LEAST_FACTOR)
        return found if before is None else before + HEARS * (found - before)


def slope_weights_on(
    land: Land, level: CellLevel, place: Window, size: int, weights: tuple[float, float]
) -> SlopeWeights:
    """Return the `SlopeWeights` on cells ``size`` times the finest; ``weights`` are those of coast and height."""
    rows, cols = np.indices(level.land.shape).reshape(2, -1)
    xy = place.to_plane(np.column_stack([cols, rows]) + 0.5)
    coast = slope_factors(land, xy, np.zeros(len(xy)), (weights[0], 0.0)).reshape(level.land.shape)
    return SlopeWeights(level.land, coast, weights[1], LEVELS[0] // (2 * size))
