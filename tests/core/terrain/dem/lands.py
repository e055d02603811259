"""Lands to make models of: noise, slopes with a hollow, a valley behind a dam."""

import numpy as np
from headwaters.core.erosion.starts import starting_surface
from headwaters.core.raster.grid import flat_cells
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.run.run import Run
from headwaters.core.terrain.dem.building import DemRules, model_of_dem
from headwaters.core.terrain.dem.conditioning import DemCells, LakeRules
from headwaters.core.terrain.dem.tracing import Gauge
from headwaters.core.terrain.relief.levels import square_cells
from headwaters.core.terrain.rendering.rendering import render
from scipy import ndimage

RUN = Run()
CELL = 100.0
RULES = LakeRules(deepest=30.0)


def noise(seed, shape=(64, 80), kind="noise", roughness=0.3):
    """Return heights of noise from 100 m on."""
    return np.asarray(starting_surface(RUN, kind, *shape, 1000.0, roughness, seed), np.float32) + 100.0


def ridged(seed, side):
    """Return heights of noise with sharp ridges, between which lakes stand that many parts have in common."""
    z = noise(seed, (side, side))
    return 1100.0 - 2.0 * np.abs(z - np.median(z))


def islands(seed, side=96):
    """Return heights of steep hills of short waves, and which of them stand out of the sea, one in five."""
    hills = ndimage.gaussian_filter(np.random.default_rng(seed).standard_normal((side, side)), 4.0)
    z = 1000.0 + 300.0 * hills / hills.std()
    return z, z > np.quantile(z, 0.8)


def cells_of(z, land=None):
    """Return heights as `DemCells`; all is land unless it is said."""
    return DemCells(np.asarray(z, np.float32), np.ones(z.shape, bool) if land is None else land, CELL)


def built(z, land=None, rules=RULES, threshold=2e6):
    """Return what is built of heights."""
    gauge = Gauge(*flat_cells(z.shape[0], CELL, CELL))
    return model_of_dem(RUN, cells_of(z, land), gauge, DemRules(rules, threshold), 5)


def grid_of(z, times):
    """Return the window of all cells so many times smaller than those of a DEM."""
    nrows, ncols = z.shape[0] * times, z.shape[1] * times
    return square_cells(0.0, z.shape[0] * CELL, nrows, ncols, CELL / times)


def rendered(model, z, times, part=None):
    """Return a model on cells so many times smaller, or a part of these: top, left, rows and columns."""
    window = grid_of(z, times)
    if part is not None:
        top, left, nrows, ncols = part
        window = window._replace(top=top, left=left, nrows=nrows, ncols=ncols)
    return render(RUN, model, window)


def pits(z, lakes):
    """Return how many cells have no lower one beside them, and lie neither in lakes nor on the rim of the data."""
    wide = np.pad(np.where(np.isnan(z), -np.inf, z), 1, constant_values=-np.inf)
    nrows, ncols = z.shape
    parts = (wide[1 + down : 1 + down + nrows, 1 + right : 1 + right + ncols] for down, right in steps())
    return int(np.count_nonzero((np.min(list(parts), axis=0) >= z) & ~lakes & np.isfinite(z)))


def steps():
    """Return rows and columns from a cell to its neighbours."""
    return list(zip(ROW_OFFSETS, COLUMN_OFFSETS))
