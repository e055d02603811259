"""The ground raised or carved by hand: polygons and lines with a height, a width and a falloff.

With d the distance from a polygon, or from the band of a line, the ground changes by h·(1 − (d/falloff)²)², by h
within. Rivers are laid in afterwards, so they keep their beds. All depends on the place alone: windows are parts of the
whole.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array, Heights
from ...plane.land import Shores, contained, shores
from ...plane.segment_grid import SegmentGrid, grid_of_segments, nearest_on
from ...plane.types import Land

LOWEST_CARVED = 0.5  # metres: land is carved no lower


class PreparedOperator(NamedTuple):
    """An operator as distances to it are found."""

    box: np.ndarray  # west, south, east, north of all that it changes
    within: Shores | None  # of a polygon
    segments: SegmentGrid
    metres: float
    half: float
    falloff: float


def prepare_operators(operators: tuple) -> tuple:
    """Return the `PreparedOperator` of some `Operator`."""
    found = []
    for each in operators:
        start, end = (np.concatenate([ring[part] for ring in each.rings]) for part in (np.s_[:-1], np.s_[1:]))
        beyond = each.half + each.falloff
        box = np.append(each.rings[0].min(axis=0) - beyond, each.rings[0].max(axis=0) + beyond)
        within = shores(Land(tuple(each.rings))) if each.is_area else None
        found.append(PreparedOperator(box, within, grid_of_segments(start, end), each.metres, each.half, each.falloff))
    return tuple(found)


def operate(operators: tuple, x: Array, y: Array, heights: Heights) -> None:
    """Raise and carve the ground of a tile, one operator after the other; ``heights`` change, NaN stay."""
    if np.isnan(heights).all():
        return
    for each in operators:
        near = (x >= each.box[0]) & (x <= each.box[2]) & (y >= each.box[1]) & (y <= each.box[3]) & ~np.isnan(heights)
        if not near.any():
            continue
        places, before = np.column_stack([x[near], y[near]]), heights[near]
        away = np.maximum(nearest_on(each.segments, places)[0] - each.half, 0.0)
        if each.within is not None:
            away[contained(each.within, places)] = 0.0
        beyond = np.minimum(away / each.falloff, 1.0) if each.falloff > 0 else (away > 0) * 1.0
        share = (1.0 - beyond * beyond) * (1.0 - beyond * beyond)
        heights[near] = np.maximum(before + each.metres * share, np.minimum(before, LOWEST_CARVED))
