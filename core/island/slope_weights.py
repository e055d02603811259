"""Weights that make land steeper at the coast or beside high rivers, and gentler elsewhere.

Slopes are multiplied by 1 + c·(1 − 2·d), with d from 0 at the shore to 1 farthest from it, and by 1 + h·(2·z − 1), with
z from 0 beside rivers at the level of the sea to 1 beside the highest. Ridges take that into their heights; in a
terrain, whose ground is in balance, the uplift and what hillslopes keep at most are multiplied alike, and with them all
slopes of rivers and hills.
"""

from __future__ import annotations

import numpy as np

from ..arrays import Coordinates, Heights, Values
from ..plane.fields import sample
from ..plane.land import contained, nearest_shore_places, shores
from ..plane.types import Field, Land, Tree

NEAR_EDGES = 6  # nodes whose heights count at a place, the nearer the more
LEAST_WEIGHTED = 0.05  # what fields are multiplied by at least: water must find its way off a plain
LEAST_WEIGHT = 1e-9


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


def weighted_slopes(fields: list[Field], land: Land, tree: Tree, weights: tuple[float, float]) -> list[Field]:
    """Return `Field` numbers with the weights on an island with the rivers of a tree, at the samples of the first."""
    first = fields[0]
    rows, cols = np.indices(first.values.shape).reshape(2, -1)
    xy = np.column_stack([first.x0 + first.cell * cols, first.y0 + first.cell * rows])
    factors = np.maximum(slope_factors(land, xy, river_heights(tree, xy), weights), LEAST_WEIGHTED)
    shaped = (factors * sample(field, xy) for field in fields)
    return [
        first._replace(values=values.reshape(first.values.shape), outside=float(field.outside))
        for field, values in zip(fields, shaped)
    ]


def river_heights(tree: Tree, xy: Coordinates) -> Values:
    """Return about how high rivers are at places: the mean of the nearest nodes, which changes without steps."""
    from scipy.spatial import cKDTree

    if tree.z.size <= NEAR_EDGES:
        return np.zeros(len(xy))
    away, nodes = cKDTree(tree.xy).query(xy, k=NEAR_EDGES)
    share = np.square(1.0 - away / away[:, -1:]) + LEAST_WEIGHT
    return (share * tree.z[nodes]).sum(axis=1) / share.sum(axis=1)
