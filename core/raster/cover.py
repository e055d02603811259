"""What covers the ground, from its heights and its water: masks from 0 to 1 to paint landscapes with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Heights, Integers, Mask, Values
from ..machine.powers import log2_of
from .grid import LEAST_SIZE
from .slopes import slope_shares

if TYPE_CHECKING:
    from ..run.run import Run

RIGHT_ANGLE = 90.0
SOFT = 10.0  # degrees below and above the slope of rock, between which it takes over
FLOW_MASK, LAND_MASK, RIVER_MASK, SLOPE_MASK = PLAIN_MASKS = ("flow", "land", "rivers", "slope")
WATER_MASK, *_ = COVER_MASKS = ("water", "rock", "shore", "ground")  # together 1 everywhere


@dataclass(frozen=True)
class CoverRules:
    """Where rock is bare, in degrees, and how far from water the shore reaches, in metres."""

    rock_slope: float
    shore: float


def flow_mask(accumulation: Values, own: Values, land: Mask) -> Values:
    """Return by which power of two land above drains through cells, as a share of the greatest; 0 off the land.

    ``own`` is what a cell of each row counts for itself.
    """
    times = np.maximum(np.where(land, accumulation, 0) / np.maximum(own, LEAST_SIZE**2)[:, None], 1.0)
    powers = log2_of(times)
    most = powers.max(initial=0.0)
    return (powers / most if most > 0 else powers).astype(np.float32)


def cover_masks(
    run: Run, z: Heights, valid: Mask, water: Mask, rules: CoverRules, cell_width: Values, cell_height: Values
) -> tuple[Values, tuple[Values, Values, Values, Values]]:
    """Return slopes as a share of a right angle, and the shares of the kinds of cover in the order of `COVER_MASKS`.

    Water covers what it covers. Elsewhere rock takes over as land steepens, and of the rest the shore has less and
    less away from water, ground the rest. ``cell_width`` and ``cell_height`` are those of each row.
    """
    slope = slope_shares(run, z, valid, cell_width, cell_height)
    bare = np.clip((slope * RIGHT_ANGLE - (rules.rock_slope - SOFT)) / (2 * SOFT), 0.0, 1.0)
    near = _nearness(water, rules.shore, float(np.median(cell_width)), float(np.median(cell_height)))
    rock = np.where(water, 0.0, bare)
    shore = np.where(water, 0.0, (1.0 - bare) * near)
    covered = water.astype(np.float64)
    return slope, (covered, rock, shore, 1.0 - covered - rock - shore)


def _nearness(water, reach, width, height):
    """Return 1 beside water, less and less down to 0 at a distance of it: between middles of cells."""
    if not water.any() or reach <= 0:
        return np.zeros(water.shape)
    from scipy.ndimage import distance_transform_edt

    distance = distance_transform_edt(~water, sampling=(height, width))
    return np.clip(1.0 - distance / reach, 0.0, 1.0)


def words_of(mask: Values, greatest: int) -> Integers:
    """Return a mask as whole numbers up to the greatest."""
    return np.rint(np.clip(mask, 0.0, 1.0) * greatest).astype(np.int64)


def words_that_add_up(masks: list[Values], greatest: int) -> list[Integers]:
    """Return masks that are 1 together as whole numbers that are the greatest together, in each place."""
    below, words, total = 0, [], np.zeros(masks[0].shape)
    for mask in masks[:-1]:
        total = total + mask
        upto = words_of(total, greatest)
        words.append(upto - below)
        below = upto
    return [*words, greatest - below]
