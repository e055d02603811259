"""The floor of the sea off islands: a shelf, a slope with canyons, and the deep sea from its foot on.

From the shore the floor falls, steeply at first, to the edge of the shelf, 120 m deep. The shelf is narrow off steep
coasts and wide off gentle ones, 8 km as a rule. Below it the slope falls to 1000 m within 22 km. Off islands that are
less than 50 km across, the square root of their area, depths and distances shrink in proportion.

How far the shore is counts exactly near it, and as a smooth mean far from it: else the sea would have creases where two
shores are as far. Shelf and slope are found once, on a lattice over all of the sea, and are smooth between its places;
what a cell has follows from its place alone.
"""

from typing import NamedTuple

import numpy as np

from ...machine.jit import kernel
from ...machine.noise import add_fractal_noise, fractal_noise, scramble
from ...plane.fields import FieldSamples, field_samples
from ...plane.splines import spline_at
from ..rendering.shore_distances import ShoreSegments, find_shore_distances, shore_segments
from .canyons import canyon_cuts
from .lattice import means_around, sea_lattice, smooth_distances

SHELF_WIDTH, SHELF_DEPTH = 8_000.0, 120.0  # metres
SLOPE_WIDTH, SEA_DEPTH = 22_000.0, 1_000.0
SEA_WIDTH = 50_000.0  # where the sea is as deep as it gets, whatever the coast
LEVELS_OUT = 0.8  # of that: from there on the floor bends to that depth
FULL_SIZE = 50_000.0
LATTICE_CELL = 400.0
NARROWEST, WIDEST = 0.2, 2.6  # times the usual width of a shelf
SHALLOWEST = 0.1  # metres: the sea is nowhere as high as the shore
FLAT = -1.0  # metres: the height of a sea whose floor is flat
STEEP_SHORE, SHORE_FACE = 0.35, 0.12  # of the shelf's depth and width, that the steep floor beside the shore takes
SMOOTH = 1.5  # cells of the lattice from the shore: on the way there exact distances count less and less
SPREAD = 0.7  # by which noise makes shelves wider and narrower
SPREAD_WAVE, EDGE_WAVE = 60_000.0, 9_000.0  # metres, of that noise, and of the one that bends the shelf's edge
EDGE_BENDS, BENDS_NEAR, BENDS_FAR = 700.0, 0.15, 0.06  # metres, and shares of the distance, by which it does at most
DETAIL_WAVE, DETAIL_OCTAVES, GAIN = 1_000.0, 6, 0.5
ROUGH_FLAT, ROUGH_STEEP = 0.004, 0.1  # of the depth, and of the fall over a wave: how high noise stands on the floor


class SeaFloor(NamedTuple):
    """What the depth of any place of the sea around some islands follows from."""

    shores: ShoreSegments
    distance: FieldSamples  # smooth, metres
    shelf: FieldSamples  # its width, metres
    floor: FieldSamples  # metres below the sea, where the shore is far
    scale: float
    seed: int


def sea_scale(area):
    """Return by how much the sea off an island of some area (m²) is smaller than off a large one."""
    return min(1.0, float(np.sqrt(area)) / FULL_SIZE)


def prepare_sea_floor(rings, scale, seed, heights, mouths):
    """Return the `SeaFloor` around the shores of islands.

    Parameters
    ----------
    rings : of all islands, float64 (n, 2) each
    heights : places on land and their heights, float64 (n, 3)
    mouths : places of river mouths and m³/s of the rivers, float64 (n, 3)
    """
    lattice = sea_lattice(rings, SEA_WIDTH * scale, LATTICE_CELL * scale)
    distance, to_land = smooth_distances(lattice)
    shelf = _shelf_widths(lattice, to_land, scale, seed, heights)
    bends = np.minimum(BENDS_NEAR * np.maximum(distance, 0.0), EDGE_BENDS * scale + BENDS_FAR * distance)
    bent = distance + bends * _noise(lattice, EDGE_WAVE * scale, seed, 2, octaves=3)
    depth = depth_at(np.maximum(bent, 0.0), shelf, scale)
    deepest = SEA_DEPTH * scale
    depth = np.minimum(depth + canyon_cuts(lattice, depth, deepest, scale, mouths), deepest)
    out = np.clip((to_land / (SEA_WIDTH * scale) - LEVELS_OUT) / (1.0 - LEVELS_OUT), 0.0, 1.0)
    depth = np.where(out < 1.0, depth + out * out * (3.0 - 2.0 * out) * (deepest - depth), deepest)
    fields = ((distance, np.inf), (shelf, SHELF_WIDTH * scale), (depth, deepest))
    samples = (field_samples(lattice.field(values, outside)) for values, outside in fields)
    return SeaFloor(shore_segments(rings), *samples, scale, int(seed))


def _noise(lattice, wave, seed, number, octaves=4):
    """Return noise on a lattice, mostly between -1 and 1."""
    values = np.zeros(lattice.land.shape)
    step = lattice.cell / wave
    add_fractal_noise(values, 0, step, step, octaves, GAIN, 2.0, int(scramble(seed, number, 77)))
    return values


def _shelf_widths(lattice, to_land, scale, seed, heights):
    """Return how wide the shelf is: the wider the lower the land is behind the shores around."""
    height = means_around(lattice, heights[:, :2], heights[:, 2])
    beside = (to_land > 0) & (to_land < 4 * lattice.cell)
    usual = np.cumsum(height[beside])[-1] / np.count_nonzero(beside) if beside.any() else 0.0
    ratio = height / usual if usual > 0 else np.ones_like(height)
    wide = 0.3 + 2.6 / (1.0 + 2.5 * ratio * ratio)
    noise = _noise(lattice, SPREAD_WAVE * scale, seed, 1, octaves=2)
    noise = SPREAD * noise / (1.0 + np.abs(noise))
    return np.clip(wide * (1.0 + noise) / (1.0 - noise), NARROWEST, WIDEST) * (SHELF_WIDTH * scale)


def depth_at(distance, shelf, scale):
    """Return how deep the sea is at distances from the shore where the shelf has some width, in metres."""
    share = np.minimum(distance / shelf, 1.0)
    steep = STEEP_SHORE * (1.0 + SHORE_FACE) * share / (share + SHORE_FACE)
    on_shelf = SHELF_DEPTH * (steep + (1.0 - STEEP_SHORE) * share)
    beyond = np.clip((distance - shelf) / (SLOPE_WIDTH * scale), 0.0, 1.0)
    rest = 1.0 - beyond
    return (on_shelf + (SEA_DEPTH - SHELF_DEPTH) * (1.0 - rest * rest * rest)) * scale


def sea_heights(sea, x, y, wanted=None):
    """Return heights of the sea floor, below 0, at places (2-D, cells of a tile); NaN where they are not wanted."""
    x, y = (np.require(places, np.float64, ["C", "W"]) for places in (x, y))
    there = np.isfinite(x) & np.isfinite(y)
    wanted = there if wanted is None else there & wanted
    distance, depth = np.full(x.shape, np.nan), np.full(x.shape, np.nan)
    limit = SMOOTH * sea.distance.frame[2]
    _find_near(sea.distance, x, y, wanted, limit, distance)
    find_shore_distances(sea.shores, x, y, distance)
    _find_depths(sea.shelf, sea.floor, sea.scale, sea.seed, x, y, wanted, distance, limit, depth)
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
def _find_depths(shelf, floor, scale, seed, x, y, wanted, distance, limit, depth):
    """Enter the depth of each wanted place."""
    widths, shelf_frame = shelf.values, shelf.frame
    deep, frame = floor.values, floor.frame
    deepest = SEA_DEPTH * scale
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
                found += near * (_depth_beside(away, width, scale) - found)
            wave = DETAIL_WAVE * scale
            rough = ROUGH_FLAT * found + ROUGH_STEEP * np.sqrt(east * east + north * north) * wave
            rough *= (1.0 - near) * (1.0 - found / deepest)
            noise = fractal_noise(at_x / wave, at_y / wave, DETAIL_OCTAVES, GAIN, seed)
            depth[row, col] = min(max(found + rough * noise, SHALLOWEST), deepest)


@kernel
def _eased(share):
    """Return a share between 0 and 1 that begins and ends gently."""
    share = min(max(share, 0.0), 1.0)
    return share * share * (3.0 - 2.0 * share)


@kernel
def _depth_beside(distance, shelf, scale):
    """Return how deep the sea is beside the shore, as `depth_at` has it on a shelf."""
    share = min(distance / shelf, 1.0)
    steep = STEEP_SHORE * (1.0 + SHORE_FACE) * share / (share + SHORE_FACE)
    return SHELF_DEPTH * (steep + (1.0 - STEEP_SHORE) * share) * scale
