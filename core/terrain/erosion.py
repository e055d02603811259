"""What water makes of a terrain: valleys of all sizes where there were slopes, between rivers that stay as they are.

The relief is let down to a rough plain between the river beds, and raised again while streams cut into it: first on
large cells, where valleys find their way, then on smaller ones. How fast ground rises is set, time and again, by how
high the ridges of the terrain stand over its rivers and how high they have come.
"""

from typing import NamedTuple

import numpy as np

from ..domain import LAND, SEA
from ..erosion.streampower import Fixed, Law, carried_up, stream_power
from ..grid import flat_cells, step_lengths
from ..neighbours import NO_DIRECTION
from ..noise import add_fractal_noise, scramble
from ..progress import Progress
from .relief import blocks, blurred, finer

CELLS_PER_EDGE = 40
MOST_CELLS = 4_000_000
LEVELS = (4, 2, 1)  # times larger cells
STEPS = {4: 16, 2: 5, 1: 4}
ERODIBILITY = 2.0  # K times a step
EXPONENT = 0.45
STEEPEST = 0.7
DIFFUSION = 0.02  # of a cell's area, in a step
KEPT = 0.25  # of the relief, in the plain that erosion starts from
ROUGHNESS = 0.35  # of the height of ridges over rivers: the noise of that plain
RANGES = 0.45, 1.35  # by which ridges are lower in lowlands and higher in ranges
RANGE_WAVES = 6.0  # edges from one range to the next
CHANGE = 0.5, 2.0  # of the uplift, at most in one step


class Ground(NamedTuple):
    """A terrain that is to be eroded, on square cells of one size; sides are multiples of the largest level."""

    z: np.ndarray  # float64
    land: np.ndarray  # bool; the rest is sea, at height 0
    beds: np.ndarray  # float64, the heights of river beds; NaN where there is none
    ways: np.ndarray  # uint8, where the water of beds goes on; NO_DIRECTION elsewhere
    part: np.ndarray  # int32, the river node whose water a cell belongs to
    cell: float

    def coarser(self, size):
        """Return the ground on cells so many times larger."""
        if size == 1:
            return self
        share = blocks(self.land, size, np.mean)
        z = blocks(np.where(self.land, self.z, 0.0), size, np.sum) / np.maximum(share * size * size, 1.0)
        beds = blocks(np.where(np.isnan(self.beds), np.inf, self.beds), size, np.min)
        beds[np.isinf(beds) | (share < 0.5)] = np.nan
        part = np.ascontiguousarray(self.part[size // 2 :: size, size // 2 :: size])
        ways = np.full(part.shape, NO_DIRECTION, np.uint8)
        return Ground(z, share >= 0.5, beds, ways, part, self.cell * size)


def erode_ground(ground, edge, seed, threads=None, progress=None):
    """Return the heights of eroded ground."""
    progress = progress or Progress()
    z, uplift = None, None
    for size in LEVELS:
        level = ground.coarser(size)
        if z is None:
            z, uplift = _first_plain(level, edge, seed)
        else:
            z, uplift = finer(z) + _detail(level, finer(uplift), seed + size), finer(uplift)
        with progress.phase(f"Eroding cells of {level.cell:.3g} m", 1 / len(LEVELS)):
            z, uplift = _erode_level(level, z, uplift, edge, seed, STEPS[size], threads, progress)
    return z


def _first_plain(level, edge, seed):
    """Return the rough plain that erosion starts from, and an uplift to begin with."""
    reach = max(1, round(edge / level.cell / 4))
    rivers = river_heights(level, reach)
    relief = blurred(np.where(level.land, np.maximum(level.z - rivers, 0.0), 0.0), reach) + 1.0
    rough = np.zeros(level.z.shape)
    step = level.cell / (0.5 * edge)
    add_fractal_noise(rough, 0, step, step, 3, 0.6, 1.0, scramble(seed, 7, 0))
    z = rivers + KEPT * (level.z - rivers) + 2 * ROUGHNESS * relief * rough
    return z, 0.2 * relief


def river_heights(level, reach):
    """Return a smooth surface through the river beds and the sea."""
    from scipy import ndimage

    beds = ~np.isnan(level.beds)
    known = beds | ~level.land
    row, col = ndimage.distance_transform_edt(~known, return_distances=False, return_indices=True)
    heights = np.where(beds, level.beds, 0.0)[row, col]
    return blurred(heights, reach)


def _ranges(level, edge, seed):
    """Return by how much ridges are higher or lower in each place, so that mountains stand in ranges."""
    noise = np.zeros(level.z.shape)
    step = level.cell / (RANGE_WAVES * edge)
    add_fractal_noise(noise, 0, step, step, 2, 0.4, 1.0, scramble(seed, 8, 0))
    low, high = RANGES
    return low + (high - low) * np.clip(0.5 + 1.1 * noise, 0, 1)


def _detail(level, uplift, seed):
    """Return the small unevenness that makes rills part and meet."""
    rough = np.zeros(level.z.shape)
    add_fractal_noise(rough, 0, 0.2, 0.2, 2, 0.7, 1.0, scramble(seed, 9, 0))
    return 0.5 * uplift * rough


def _erode_level(level, z, uplift, edge, seed, steps, threads, progress):
    """Return heights and uplift after some steps on cells of one size."""
    width, height, cell_area = flat_cells(z.shape[0], level.cell, level.cell)
    lengths = step_lengths(width, height)
    domain = np.where(level.land, LAND, SEA).astype(np.uint8)
    beds = ~np.isnan(level.beds) & level.land
    fixed, walls = Fixed(beds, level.ways), walls_between(level.part, beds)
    ends = np.where(level.land, level.beds, 0.0)
    law = Law(ERODIBILITY, EXPONENT, STEEPEST, DIFFUSION * level.cell**2)
    divides = _Divides(level, beds, edge, _ranges(level, edge, seed))
    for number in range(steps):
        z = np.where(level.land, np.where(beds, level.beds, np.maximum(z, 0.0)), 0.0)
        step = stream_power(z, domain, lengths, cell_area, uplift, law, fixed, walls, threads)
        z = step.z
        if level.cell >= edge / CELLS_PER_EDGE * 1.9:
            uplift = uplift * divides.change(z, carried_up(step, ends))
            uplift = np.clip(uplift, 1e-3, STEEPEST * ERODIBILITY * level.cell ** (2 * EXPONENT))
        progress.report((number + 1) / steps)
    return z, uplift


class _Divides:
    """The cells where two parts meet, and how high they are to be."""

    def __init__(self, level, beds, edge, ranges):
        from scipy import ndimage

        self.cells = level.land & ~beds & (
            ndimage.maximum_filter(level.part, 3) != ndimage.minimum_filter(level.part, 3)
        )
        self.nearest = ndimage.distance_transform_edt(~self.cells, return_distances=False, return_indices=True)
        self.reach = max(1, round(edge / level.cell / 8))
        self.base = blurred(level.z, 1, self.cells)
        self.ranges = ranges

    def change(self, z, ends):
        """Return by what the uplift of each cell is to change; ``ends`` are the heights at which its water ends."""
        from scipy import ndimage

        beside = ndimage.maximum_filter(np.where(self.cells, ends, -np.inf), 3)
        with np.errstate(invalid="ignore"):
            wanted = beside + self.ranges * np.maximum(self.base - beside, 0.0) - ends
            risen = blurred(np.where(self.cells, z - ends, 0.0), 1, self.cells)
        ratio = np.clip(np.where(self.cells, wanted, 1.0) / np.maximum(np.where(self.cells, risen, 1.0), 1e-3), *CHANGE)
        return blurred(ratio[tuple(self.nearest)], self.reach)


def walls_between(part, beds):
    """Return the cells beside another part, one of every two neighbours, but for river beds."""
    walls = np.zeros(part.shape, bool)
    walls[:, :-1] |= part[:, :-1] != part[:, 1:]
    walls[:-1] |= part[:-1] != part[1:]
    walls[:-1, :-1] |= part[:-1, :-1] != part[1:, 1:]
    walls[:-1, 1:] |= part[:-1, 1:] != part[1:, :-1]
    return walls & ~beds
