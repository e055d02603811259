"""Starting surfaces: plane, peak, pyramid, two volcanoes, fractal noise, and noise laid over any of them."""

import numpy as np

from ..choices import NOISE, STARTING_SHAPES
from ..machine.exponential import LN_2, exp
from ..machine.noise import add_fractal_noise, scramble
from ..raster.tiles import map_tiles
from ..run.progress import Progress

BAND_ROWS = 16
BYTES_PER_CELL = 21  # heights in float64, the copy that is written, validity and workspace

WAVES_ACROSS = 2.7  # first octave of the noise: this many wavelengths on the longer side
NOISE_SHARE = 0.35  # of the relief: the height of the noise on other shapes at roughness 1
BEND = 0.2  # of half the longer side: how far roughness 1 bends outlines
SEA_FLOOR = -0.3  # of the relief, far from the volcanoes


def default_roughness(shape):
    """Return the roughness that suits a shape: noise is made of it, the others are smooth."""
    return 0.3 if shape == NOISE else 0.0


def starting_surface(shape, nrows, ncols, relief, roughness, seed, threads=None, progress=None):
    """Return heights of ``shape`` as float64; row 0 is the northern edge.

    ``relief`` is the height of the shape, for volcanoes above a sea at 0. ``roughness`` 0..1 is the fractal dimension
    of the noise above 2; on shapes other than noise also its strength.
    """
    progress = progress or Progress()
    surface = np.empty((nrows, ncols))
    outline = _OUTLINES[shape]
    tops = range(0, nrows, BAND_ROWS)
    longer = max(nrows, ncols)
    step = WAVES_ACROSS / longer
    octaves = max(1, int(np.ceil(np.log2(longer / WAVES_ACROSS))))
    gain = exp((roughness - 1.0) * LN_2)
    strength = 1.0 if shape == NOISE else NOISE_SHARE * relief * roughness
    bend = 0.0 if shape == NOISE else BEND * roughness

    def fill_band(top):
        band = surface[top : top + BAND_ROWS]
        x, y, half_width, half_height = _places(top, band.shape[0], nrows, ncols)
        if bend > 0:
            shift = np.zeros((2, *band.shape))
            for axis in range(2):
                add_fractal_noise(shift[axis], top, step, step, octaves, 0.5, bend, scramble(seed, 0, axis + 1))
            x, y = x + shift[0], y + shift[1]
        band[...] = relief * outline(x, y, half_width, half_height)
        if strength > 0:
            add_fractal_noise(band, top, step, step, octaves, gain, strength, seed)

    with progress.phase("Building the surface", 1.0):
        map_tiles(fill_band, tops, threads, progress)
    if shape == NOISE:
        lowest, highest = surface.min(), surface.max()
        surface -= lowest
        surface *= relief / (highest - lowest) if highest > lowest else 0.0
    return surface


def _places(top, height, nrows, ncols):
    """Return for a band of rows: x and y from the centre in half longer sides, and the half sides themselves."""
    longer = max(nrows, ncols)
    x = (2.0 * np.arange(ncols) - (ncols - 1)) / longer
    y = ((nrows - 1) - 2.0 * np.arange(top, top + height)[:, None]) / longer
    return x, y, max(ncols - 1, 1) / longer, max(nrows - 1, 1) / longer


def _plane(x, y, half_width, half_height):
    """Rise from 0 on the southern edge to 1 on the northern."""
    return (y + half_height) / (2.0 * half_height) + 0.0 * x


def _peak(x, y, half_width, half_height):
    """Fall as a cone from 1 in the centre to 0 in the corners."""
    return 1.0 - np.sqrt((x * x + y * y) / (half_width**2 + half_height**2))


def _pyramid(x, y, half_width, half_height):
    """Fall from 1 in the centre to 0 on all four edges."""
    return 1.0 - np.maximum(np.abs(x) / half_width, np.abs(y) / half_height)


def _volcanoes(x, y, half_width, half_height):
    """Raise one island of two volcanoes from the sea; in each a caldera, the lower one closed by a lower rim."""
    size = min(half_width, half_height)
    great = np.sqrt((x + 0.30 * half_width) ** 2 + (y - 0.14 * half_height) ** 2) / size
    small = np.sqrt((x - 0.40 * half_width) ** 2 + (y + 0.20 * half_height) ** 2) / size
    island = SEA_FLOOR + 1.55 * _flank(great, 0.46) + 1.02 * _flank(small, 0.40)
    return _caldera(_caldera(island, great, 0.20, 0.55), small, 0.16, 0.28)


def _flank(distance, width):
    """Fall from 1 at the centre, steep high up and ever flatter further out."""
    spread = 1.0 + (distance / width) ** 2
    return 1.0 / (spread * np.sqrt(spread))


def _caldera(surface, distance, rim, floor):
    """Sink the summit inside the rim towards a flat floor."""
    within = (distance / rim) ** 2
    return np.where(within < 1.0, floor + (surface - floor) * within * within, surface)


def _nothing(x, y, half_width, half_height):
    return 0.0 * x + 0.0 * y


_OUTLINES = dict(zip(STARTING_SHAPES, (_plane, _peak, _pyramid, _volcanoes, _nothing)))
