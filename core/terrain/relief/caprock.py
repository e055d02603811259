"""Caprock: beds of hard rock that lie level in some regions: plateaus, and the scarps and canyons at their edges.

Where there is a bed, land rises faster up to it than elsewhere, and hardly above it. So it stands high and even, with
gentle rivers and low hills, beside land that is cut up. Ranges, which rise fastest, outgrow their beds. Regions and
heights of beds are noise; the beds of an island lie at shares of its highest place, so that they stay where they are
while land is scaled to its peak. All coarser levels have the same.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array, Heights
from ...machine.jit import kernel
from ...machine.noise import fractal_noise, scramble
from ...raster.tiles import TILE_CELLS, row_bands
from ...run.run import Run
from ...run.threads import map_tiles
from .levels import Noise, named_seed
from .rock import REGION

REGION_OCTAVES, REGION_GAIN = 4, 0.5  # waves of regions, which are as long as those where layers of rock differ; drawn
SHARPNESS = 2.5  # of that noise, which is about 1 at most, 1 over so much is the border of a region; drawn
BED_HEIGHT, HEIGHT_SPREAD = 0.2, 0.12  # of the highest place: how high beds lie, and by how much that varies; drawn
BED_WAVE, BED_OCTAVES, BED_GAIN = 1.3, 2, 0.5  # waves of regions in one from high beds to low ones; drawn
RISE_BELOW, RISE_ABOVE = 1.5, 0.15  # times as fast as elsewhere land rises up to a bed, and on it; drawn
EDGE, EDGE_CELLS = 0.04, 0.25  # of the highest place, in cells at least: height over which one passes into the other
SETTLING = 0.5  # of a change of the rise, that a round takes over: with all of it land at an edge goes up and down
OUTGROWING, OUTGROWN = 0.55, 0.85  # of the fastest: land that rises so fast has less of a bed, and none; drawn
CAPROCK_SEED, BED_SEED = 5, 6  # beside the seeds of rock


class Caprock(NamedTuple):
    """The beds on the cells of a level."""

    share: np.ndarray  # float32: 1 where there is a bed, 0 where there is none, between at the border of a region
    bed: np.ndarray  # float32: how high it lies, over the highest place


def find_caprock(run: Run, rising: Array, cell: float, layer: float, seed: int) -> Caprock:
    """Return the `Caprock` on the cells of a level, of which each rises by such a share of the fastest.

    ``layer`` is the longest wave of layers of rock, in metres.
    """
    found, own = Caprock(*np.empty((2, *rising.shape), np.float32)), named_seed(seed, Noise.ROCK)

    def work(band):
        _write_beds(found.share[band], found.bed[band], rising[band], band.start, cell / (REGION * layer), own)

    map_tiles(run.quietly(), work, row_bands(rising.shape, TILE_CELLS))
    return found


def rise_by_beds(run: Run, caprock: Caprock, z: Heights, cell: float, before: Array | None = None) -> Array:
    """Return how many times as fast as elsewhere land rises (float32), by its heights and what that was ``before``.

    It goes part of the way from there, in the same array.
    """
    top = float(z.max())
    edge = max(EDGE * top, EDGE_CELLS * cell)
    rise = np.ones(z.shape, np.float32) if before is None else before

    def work(band):
        _follow(rise[band], z[band], caprock.share[band], caprock.bed[band], top, edge, before is None)

    map_tiles(run.quietly(), work, row_bands(z.shape, TILE_CELLS))
    return rise


@kernel
def _write_beds(share, bed, rising, top, step, seed):
    """Write the beds in rows of a level, of which the first is row ``top``; cells are ``step`` waves of regions."""
    for row in range(share.shape[0]):
        for col in range(share.shape[1]):
            x, y = (col + 0.5) * step, (top + row + 0.5) * step
            region = fractal_noise(x, y, REGION_OCTAVES, REGION_GAIN, scramble(seed, CAPROCK_SEED, 1))
            left = min(max((OUTGROWN - rising[row, col]) / (OUTGROWN - OUTGROWING), 0.0), 1.0)
            share[row, col] = left * min(max(SHARPNESS * region, 0.0), 1.0)
            height = fractal_noise(x / BED_WAVE, y / BED_WAVE, BED_OCTAVES, BED_GAIN, scramble(seed, BED_SEED, 1))
            bed[row, col] = BED_HEIGHT + HEIGHT_SPREAD * min(max(height, -1.0), 1.0)


@kernel
def _follow(rise, z, share, bed, top, edge, at_once):
    for row in range(z.shape[0]):
        for col in range(z.shape[1]):
            above = min(max((z[row, col] - bed[row, col] * top) / edge, 0.0), 1.0)
            there = RISE_BELOW + (RISE_ABOVE - RISE_BELOW) * above * above * (3.0 - 2.0 * above)
            there = 1.0 + share[row, col] * (there - 1.0)
            rise[row, col] += (1.0 if at_once else SETTLING) * (there - rise[row, col])
