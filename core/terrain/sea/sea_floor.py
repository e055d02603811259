"""The floor of the sea off islands: a shelf, a slope with canyons, and the deep sea from its foot on.

From the shore the floor falls, steeply at first, to the edge of the shelf, 120 m deep. The shelf is narrow off steep
coasts and wide off gentle ones, 8 km as a rule. Below it the slope falls to 1000 m within 22 km. Off islands that are
less than 50 km across, the square root of their area, depths and distances shrink in proportion.

How far the shore is counts exactly near it, and as a smooth mean far from it: else the sea would have creases where two
shores are as far. Shelf and slope are found once, on a lattice over all of the sea, and are smooth between its places;
what a cell has follows from its place alone.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array, Coordinates, Heights
from ...machine.jit import kernel
from ...machine.noise import add_fractal_noise, fractal_noise, scramble
from ...plane.fields import FieldSamples, field_samples
from ...plane.splines import spline_at
from ..rendering.shore_distances import ShoreSegments, find_shore_distances, shore_segments
from .canyons import canyon_cuts
from .lattice import means_around, sea_lattice, smooth_distances
from .sea_shape import SeaShape

FLAT_FLOOR = -1.0  # metres: the height of a sea whose floor is flat


class SeaFloor(NamedTuple):
    """What the depth of any place of the sea around some islands follows from."""

    shores: ShoreSegments
    distance: FieldSamples  # smooth, metres
    shelf: FieldSamples  # its width, metres
    floor: FieldSamples  # metres below the sea, where the shore is far
    shape: SeaShape
    seed: int


def prepare_sea_floor(
    rings: list[Coordinates], shape: SeaShape, seed: int, heights: Heights, mouths: Array
) -> SeaFloor:
    """Return the `SeaFloor` around the shores of islands.

    Parameters
    ----------
    rings : of all islands, float64 (n, 2) each
    shape : the `SeaShape` beside the largest
    heights : places on land and their heights, float64 (n, 3)
    mouths : places of river mouths and m³/s of the rivers, float64 (n, 3)
    """
    lattice = sea_lattice(rings, shape.width, shape.cell)
    distance, to_land = smooth_distances(lattice)
    shelf = _shelf_widths(lattice, to_land, shape, seed, heights)
    bends = shape.bends * _noise(lattice, shape.shelf_width, seed, 2, 3, shape.gain)
    depth = depth_at(np.maximum(distance, 0.0) * (1.0 + bends), shelf, shape)
    depth = np.minimum(depth + canyon_cuts(lattice, depth, shape, mouths), shape.depth)
    out = np.clip((to_land / shape.width - shape.levels_out) / (1.0 - shape.levels_out), 0.0, 1.0)
    depth = np.where(out < 1.0, depth + out * out * (3.0 - 2.0 * out) * (shape.depth - depth), shape.depth)
    distances = field_samples(lattice.field(distance, np.inf))
    shelves = field_samples(lattice.field(shelf, shape.shelf_width))
    floor = field_samples(lattice.field(depth, shape.depth))
    return SeaFloor(shore_segments(rings), distances, shelves, floor, shape, int(seed))


def _noise(lattice, wave, seed, number, octaves, gain):
    """Return noise on a lattice, mostly between -1 and 1."""
    values = np.zeros(lattice.land.shape)
    step = lattice.cell / wave
    add_fractal_noise(values, 0, step, step, octaves, gain, 2.0, int(scramble(seed, number, 77)))
    return values


def _shelf_widths(lattice, to_land, shape, seed, heights):
    """Return how wide the shelf is: the wider the lower the land is behind the shores around."""
    height = means_around(lattice, heights[:, :2], heights[:, 2])
    beside = (to_land > 0) & (to_land < 4 * lattice.cell)
    usual = np.cumsum(height[beside])[-1] / np.count_nonzero(beside) if beside.any() else 0.0
    ratio = height / usual if usual > 0 else np.ones_like(height)
    wide = shape.widest / (1.0 + shape.by_height * ratio * ratio)
    noise = _noise(lattice, shape.width, seed, 1, 2, shape.gain)
    noise = shape.spread * noise / (1.0 + np.abs(noise))
    return np.clip(wide * (1.0 + noise) / (1.0 - noise), shape.narrowest, shape.widest) * shape.shelf_width


def depth_at(distance: Array | float, shelf: Array | float, shape: SeaShape) -> Array | float:
    """Return how deep the sea is at distances from the shore where the shelf has some width, in metres."""
    share = np.minimum(distance / shelf, 1.0)
    steep = shape.steep_shore * (1.0 + shape.shore_face) * share / (share + shape.shore_face)
    on_shelf = shape.shelf_depth * (steep + (1.0 - shape.steep_shore) * share)
    beyond = np.clip((distance - shelf) / shape.slope_width, 0.0, 1.0)
    rest = 1.0 - beyond
    return on_shelf + (shape.depth - shape.shelf_depth) * (1.0 - rest * rest * rest)


def sea_heights(sea: SeaFloor, x: Array, y: Array, wanted: Array | None = None) -> Heights:
    """Return heights of the sea floor, below 0, at places (2-D, cells of a tile); NaN where they are not wanted."""
    x, y = (np.require(places, np.float64, ["C", "W"]) for places in (x, y))
    there = np.isfinite(x) & np.isfinite(y)
    wanted = there if wanted is None else there & wanted
    distance, depth = np.full(x.shape, np.nan), np.full(x.shape, np.nan)
    limit = sea.shape.exact * sea.distance.frame[2]
    _find_near(sea.distance, x, y, wanted, limit, distance)
    find_shore_distances(sea.shores, x, y, distance)
    _find_depths(sea.shelf, sea.floor, sea.shape, sea.seed, x, y, wanted, distance, limit, depth)
    return -depth


@kernel
def _find_near(smooth, x, y, wanted, limit, distance):
    """Enter 0 where the shore may be so near that its exact distance counts."""
    values, frame = smooth.values, smooth.frame
    for row in range(x.shape[0]):
        for col in range(x.shape[1]):
            if wanted[row, col]:
                away, _, _ = spline_at(values, frame, x[row, col], y[row, col])
                if away < limit * 2.0:
                    distance[row, col] = 0.0


@kernel
def _find_depths(shelf, floor, shape, seed, x, y, wanted, distance, limit, depth):
    """Enter the depth of each wanted place."""
    widths, shelf_frame = shelf.values, shelf.frame
    deep, frame = floor.values, floor.frame
    for row in range(x.shape[0]):
        for col in range(x.shape[1]):
            if not wanted[row, col]:
                continue
            at_x, at_y = x[row, col], y[row, col]
            found, east, north = spline_at(deep, frame, at_x, at_y)
            away = distance[row, col]
            near = 0.0 if np.isnan(away) else _eased((limit - away) / limit)
            if near > 0.0:
                width, _, _ = spline_at(widths, shelf_frame, at_x, at_y)
                found += near * (_depth_beside(away, width, shape) - found)
            wave = shape.detail_wave
            rough = shape.rough_flat * found + shape.rough_steep * np.sqrt(east * east + north * north) * wave
            rough *= (1.0 - near) * (1.0 - found / shape.depth)
            noise = fractal_noise(at_x / wave, at_y / wave, shape.detail_octaves, shape.gain, seed)
            depth[row, col] = min(max(found + rough * noise, shape.shallowest), shape.depth)


@kernel
def _eased(share):
    """Return a share between 0 and 1 that begins and ends gently."""
    share = min(max(share, 0.0), 1.0)
    return share * share * (3.0 - 2.0 * share)


@kernel
def _depth_beside(distance, shelf, shape):
    """Return how deep the sea is beside the shore, as `depth_at` has it on a shelf."""
    share = min(distance / shelf, 1.0)
    steep = shape.steep_shore * (1.0 + shape.shore_face) * share / (share + shape.shore_face)
    return shape.shelf_depth * (steep + (1.0 - shape.steep_shore) * share)
