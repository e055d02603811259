"""What water makes of a terrain: valleys of all sizes where there were slopes, between rivers that stay as they are.

The relief is let down to a rough plain between the river beds, and raised again while streams cut into it: first on
large cells, where valleys find their way, then on smaller ones. How fast ground rises is set, time and again, by how
high the ridges of the terrain stand over its rivers and how high they have come.
"""

from functools import partial

import numpy as np

from ..erosion.streampower import Law, carried_up, stream_power
from ..machine.noise import add_fractal_noise, scramble
from ..machine.resampling import blurred, finer
from ..plane.types import Field
from ..run.progress import Progress, Silent, left_alone
from .erosion_ground import find_ground
from .types import Window

CELLS_PER_EDGE = 40
MOST_CELLS = 4_000_000
LEVELS = (4, 2, 1)  # times larger cells
STEPS = {4: 16, 2: 5, 1: 4}
ERODIBILITY = 2.0  # K times a step
EXPONENT = 0.45
STEEPEST = 0.7
DIFFUSION = 0.02  # of a cell's area, in a step
KEPT = 0.1  # of the relief, in the plain that erosion starts from
ROUGHNESS = 1.0  # of the height of ridges over rivers: the noise of that plain
RANGES = 0.5, 1.2  # by which ridges are lower in lowlands and higher in ranges
LEAST_RELIEF = 0.5  # of the height of a ridge over its river, that it keeps where the river beyond is higher
RANGE_WAVES = 6.0  # edges from one range to the next
SUMMITS = 0.98  # of the land lies below what counts as a summit
SOFT = 0.2  # of that height, which summits stand above it at most
CHANGE = 0.5, 2.0  # of the uplift, at most in one step
STEERED = 1.9  # times the usual cells: where cells are smaller the uplift stays as it is
RIM = 2  # cells of sea around the land
BYTES_PER_CELL = 150  # of the ground and what is known of it, and of a step of `stream_power`


def usual_erosion_cell_size(model):
    """Return the size in metres of the cells on which a model is eroded if nobody says another one."""
    low, high = model.land.rings[0].min(axis=0), model.land.rings[0].max(axis=0)
    return float(max(model.edge / CELLS_PER_EDGE, np.sqrt(np.prod(high - low) / MOST_CELLS)))


def eroded(model, cell_size=None, threads=None, progress=None):
    """Return what erosion adds to the height of each place of a model, as a `Field`."""
    progress = progress or Progress()
    with progress.phase("Raising the ground", 0.3):
        window = plane_window(model.land, cell_size or usual_erosion_cell_size(model))
        ground = find_ground(model, window, threads, progress)
    with progress.phase("Eroding", 0.7):
        z = erode_ground(ground, model.edge, model.seed, threads, progress)
    change = np.where(ground.land, z - ground.z, 0.0)[::-1]
    x0, y0 = window.to_plane(np.array([[0.5, window.nrows - 0.5]]))[0]
    return Field(np.ascontiguousarray(change), float(x0), float(y0), window.cell, 0.0)


def plane_window(land, cell):
    """Return the `Window` of all land on square cells of the plane; its sides are multiples of the largest level."""
    low, high = np.floor(land.rings[0].min(axis=0) / cell) - RIM, np.ceil(land.rings[0].max(axis=0) / cell) + RIM
    ncols, nrows = (-(-(high - low) // LEVELS[0]) * LEVELS[0]).astype(int)
    west, north = low[0], low[1] + nrows

    def to_plane(places):
        return np.column_stack([(west + places[:, 0]) * cell, (north - places[:, 1]) * cell])

    def to_grid(xy):
        return np.column_stack([xy[:, 0] / cell - west, north - xy[:, 1] / cell])

    return Window(0, 0, int(nrows), int(ncols), float(cell), to_plane, to_grid)


def erode_ground(ground, edge, seed, threads=None, progress=None):
    """Return the heights of eroded ground."""
    progress = progress or Progress()
    z, uplift = None, None
    for size in LEVELS:
        level = ground.coarser(size)
        if z is None:
            begin = partial(_first_plain, level, edge, seed, threads)
        else:
            begin = partial(_next_plain, level, z, uplift, seed + size)
        z, uplift = left_alone(begin, progress)
        with progress.phase(f"Eroding cells of {level.cell:.3g} m", 1 / len(LEVELS)):
            z, uplift = _erode_level(level, z, uplift, edge, seed, STEPS[size], threads, progress)
    return _with_soft_summits(z, ground)


def _with_soft_summits(z, ground):
    """Return heights of which the greatest are less great, in the same order; no bed is lowered.

    Where the uplift was strongest single summits would stand far above all others.
    """
    knee = max(float(np.quantile(z[ground.land], SUMMITS)), float(np.nanmax(ground.beds, initial=0.0)))
    above = np.maximum(z - knee, 0.0)
    return z - above + above / (1.0 + above / (SOFT * knee)) if knee > 0 else z


def _next_plain(level, z, uplift, seed):
    """Return the heights and the uplift of coarser cells, with the small unevenness that finer ones have."""
    uplift = finer(uplift)
    return finer(z) + _detail(level, uplift, seed), uplift


def _first_plain(level, edge, seed, threads):
    """Return the rough plain that erosion starts from, and an uplift to begin with."""
    from scipy import ndimage

    reach = max(1, round(edge / level.cell / 4))
    still = Law(0.0, steepest=np.inf)
    step = stream_power(level.z, *level.surface(), np.zeros(level.z.shape), still, *level.limits(), threads)
    rivers = carried_up(step, level.ends())
    relief = np.where(level.land, np.maximum(level.z - rivers, 0.0), 0.0)
    ridges = blurred(relief, reach) + 1.0
    rough = np.zeros(level.z.shape)
    wave = level.cell / (0.5 * edge)
    add_fractal_noise(rough, 0, wave, wave, 3, 0.6, 1.0, scramble(seed, 7, 0))
    away = ndimage.distance_transform_edt(np.isnan(level.ends())) * level.cell
    rough = np.maximum(rough + 0.5, 0.0) * np.minimum(away / (0.15 * edge), 1.0)
    return np.where(level.land, rivers + KEPT * relief + ROUGHNESS * ridges * rough, 0.0), 0.2 * ridges


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
    surface, limits, ends = level.surface(), level.limits(), level.ends()
    beds = limits[0].cells
    law = Law(ERODIBILITY, EXPONENT, STEEPEST, DIFFUSION * level.cell**2)
    divides = None
    if level.cell >= STEERED * edge / CELLS_PER_EDGE:
        divides = left_alone(lambda: _Divides(level, beds, edge, _ranges(level, edge, seed)), progress)
    for number in range(steps):
        z = np.where(level.land, np.where(beds, level.beds, np.maximum(z, 0.0)), 0.0)
        step = stream_power(z, *surface, uplift, law, *limits, threads, Silent(progress))
        z = step.z
        if divides is not None:
            uplift = uplift * divides.change(z, carried_up(step, ends))
            uplift = np.clip(uplift, 1e-3, STEEPEST * ERODIBILITY * level.cell ** (2 * EXPONENT))
        progress.report((number + 1) / steps)
    return z, uplift


class _Divides:
    """The cells where two parts meet, and how high they are to be."""

    def __init__(self, level, beds, edge, ranges):
        from scipy import ndimage

        # How high land stands between a river and its shore is left to the water: else it would become a bench.
        node = np.where(level.part >= max(level.nodes, 1), level.part - level.nodes, level.part)
        highest = ndimage.maximum_filter(np.where(level.land, node, -1), 3)
        lowest = ndimage.minimum_filter(np.where(level.land, node, np.iinfo(np.int32).max), 3)
        self.cells = level.land & ~beds & (highest != lowest)
        self.nearest = ndimage.distance_transform_edt(~self.cells, return_distances=False, return_indices=True)
        self.reach = max(1, round(edge / level.cell / 6))
        self.base = blurred(ndimage.maximum_filter(level.z, 3), 1, self.cells)
        self.ranges = ranges

    def change(self, z, ends):
        """Return by what the uplift of each cell is to change; ``ends`` are the heights at which its water ends."""
        from scipy import ndimage

        beside = ndimage.maximum_filter(np.where(self.cells, ends, -np.inf), 3)
        with np.errstate(invalid="ignore"):
            stands = np.maximum(self.base - beside, LEAST_RELIEF * (self.base - ends))
            wanted = beside + self.ranges * np.maximum(stands, 0.0) - ends
            risen = z - ends
        ratio = np.clip(np.where(self.cells, wanted, 1.0) / np.maximum(np.where(self.cells, risen, 1.0), 1e-3), *CHANGE)
        return blurred(ratio[tuple(self.nearest)], self.reach)
