"""Weights that make land steeper at the coast or beside high rivers, and gentler elsewhere.

Slopes are multiplied by 1 + c·(1 − 2·d), with d from 0 at the shore to 1 farthest from it, and by 1 + h·(2·z − 1), with
z from 0 beside rivers at the level of the sea to 1 beside the highest. Ridges take that into their heights; what the
ground of a terrain makes of the weights is in `core/terrain/relief/weighted_slopes.py`.
"""

from __future__ import annotations

import numpy as np

from ..arrays import Coordinates, Heights, Values
from ..plane.land import contained, nearest_shore_places, shores
from ..plane.types import Land


def inland_of(land: Land, xy: Coordinates) -> Values:
    """Return how far places on the land are from the shore in metres; 0 beside it."""
    where, inland = shores(land), np.zeros(len(xy))
    here = contained(where, xy)
    inland[here] = nearest_shore_places(where, xy[here]).distance
    return inland


def slope_factors(land: Land | None, xy: Coordinates, z: Heights, weights: tuple[float, float]) -> Values:
    """Return what slopes are multiplied by at places, beside rivers at heights ``z``; ``weights`` are c and h."""
    coast_weight, height_weight = weights
    factors = np.ones(len(xy))
    inland = inland_of(land, xy) if coast_weight else factors
    for weight, share in ((-coast_weight, inland), (height_weight, z)):
        if weight and share.max(initial=0.0) > 0:
            factors *= 1.0 + weight * (2.0 * share / share.max() - 1.0)
    return factors
