"""Cliffs along steep coasts, where the sea has cut into the land; gentle coasts run out into beaches.

Near the shore land is raised to what it was before the sea took its foot: by the height of the cliff at its edge, and
less and less inland, so slowly that it still rises. Which coasts are steep follows from the slope of the land behind
them, on one island: its steepest sixth has cliffs of the full height, its gentler half has none. Rivers are laid into
the ground afterwards and come down to the sea through gaps.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array, Coordinates, Heights
from ...machine.jit import kernel
from ...machine.noise import gradient_noise, scramble
from ...machine.resampling import blurred
from ...plane.fields import FieldSamples, field_samples, sample
from ...plane.splines import spline_at
from ...plane.types import Field
from .shore_distances import ShoreSegments, find_shore_distances, shore_segments

GENTLE_COAST, STEEP_COAST = 1 / 2, 5 / 6  # of the coast: so much is gentler than what has cliffs, and high ones
LEAST_GENTLE, LEAST_STEEP = 0.03, 0.08  # slopes that are never gentler than that, or steeper
BEHIND = 10  # cells of the ground from the shore whose slopes count
EVEN_OVER = 6  # cells to each side, over which they are averaged
FACE = 0.35  # heights from the foot of a cliff to its edge
CLIFF_WAVES, VARIED = 12.0, 0.8  # heights from one high part of a cliff to the next, and by how much it is higher
SHORE_MISS = 2.0  # cells of the ground by which its distances to the shore may be wrong


class Cliffs(NamedTuple):
    """What the cliffs of an island follow from."""

    height: float  # metres, of those on steep coasts
    reach: float  # metres from the shore over which land is raised
    shores: ShoreSegments
    inland: FieldSamples  # about how far from the shore land is, metres
    steep: FieldSamples  # 0 on gentle coasts to 1 on steep ones


def prepare_cliffs(
    height: float, rings: list[Coordinates] | tuple[Coordinates], ground: Field, land: Array, stretches=None
) -> Cliffs | None:
    """Return the `Cliffs` on the shores ``rings`` of an island, None where it has none.

    ``ground`` is a `Field` of its heights, and ``land`` tells which of the samples lie on land; ``stretches`` is a
    `Field` of the share of that height that cliffs have, None for all of it.
    """
    from scipy import ndimage

    if not height > 0.0:
        return None
    cells = ndimage.distance_transform_edt(land)
    coast = (cells > 1) & (cells <= BEHIND)
    if not coast.any():
        return None
    north, east = np.gradient(ground.values, ground.cell)
    slope = blurred(np.sqrt(north * north + east * east), EVEN_OVER, coast)
    order = np.sort(slope[coast])
    gentle = max(order[int(GENTLE_COAST * (order.size - 1))], LEAST_GENTLE)
    steep = max(order[int(STEEP_COAST * (order.size - 1))], LEAST_STEEP, 1.25 * gentle)
    share = np.clip((slope - gentle) / (steep - gentle), 0.0, 1.0)
    if stretches is not None:
        row, col = np.indices(land.shape)
        places = np.column_stack([ground.x0 + col.ravel() * ground.cell, ground.y0 + row.ravel() * ground.cell])
        share = share * sample(stretches, places).reshape(land.shape)
    reach = 2.0 * (1.0 + VARIED / 2.0) * height / steep
    share = blurred(share, int(reach / ground.cell) + 1, coast)  # of the coast, for all land that may be raised
    fields = (field_samples(ground._replace(values=values, outside=0.0)) for values in (cells * ground.cell, share))
    return Cliffs(float(height), float(reach), shore_segments(rings), *fields)


def raise_cliffs(cliffs: Cliffs, x: Array, y: Array, seed: int, heights: Heights) -> None:
    """Raise the ground of a tile near steep shores; where heights are NaN nothing is computed."""
    distance = np.full(heights.shape, np.nan)
    if _mark_near(cliffs.inland, x, y, cliffs.reach, heights, distance):
        find_shore_distances(cliffs.shores, x, y, distance)
        _raise_all(cliffs.steep, cliffs.height, cliffs.reach, x, y, int(seed), distance, heights)


@kernel
def _mark_near(inland, x, y, reach, heights, distance):
    """Enter 0 where the shore may be within reach; tell whether it is anywhere."""
    values, place = inland.values, inland.frame
    found = False
    for row in range(x.shape[0]):
        for col in range(x.shape[1]):
            if not np.isnan(heights[row, col]):
                away, _, _ = spline_at(values, place, x[row, col], y[row, col])
                if away < reach + SHORE_MISS * place[2]:
                    distance[row, col] = 0.0
                    found = True
    return found


@kernel
def _raise_all(steep, height, reach, x, y, seed, distance, heights):
    values, place = steep.values, steep.frame
    for row in range(x.shape[0]):
        for col in range(x.shape[1]):
            away = distance[row, col]
            if away < reach:
                at_x, at_y = x[row, col], y[row, col]
                share, _, _ = spline_at(values, place, at_x, at_y)
                if share > 0.0:
                    wave = CLIFF_WAVES * height
                    noise = gradient_noise(scramble(seed, 17, 5), at_x / wave, at_y / wave)
                    edge = share * height * (1.0 + VARIED * noise)
                    inland = 1.0 - away / reach
                    heights[row, col] += edge * min(away / (FACE * edge), 1.0) * inland * inland
