"""Terrain made from numbers, the same on every machine."""

from typing import Callable, NamedTuple

import numpy as np

RELIEF = 1000.0  # metres from the lowest to the highest cell
STEP = 0.6  # metres from one cell to the next, where grids are as steep at every size


class Terrain(NamedTuple):
    """A kind of grid to compare on."""

    name: str
    describe: str
    make: Callable  # side in cells -> float32 array


def spectral(side, exponent, seed=20):
    """Return noise whose amplitude falls with the wave number to the power of ``-exponent``, from 0 to RELIEF."""
    waves = np.fft.rfft2(np.random.default_rng(seed).standard_normal((side, side)))
    number = np.hypot(np.fft.fftfreq(side)[:, None], np.fft.rfftfreq(side)[None, :])
    number[0, 0] = 1  # the mean: scaled away below
    z = np.fft.irfft2(waves * number**-exponent, (side, side))
    z -= z.min()
    return (z * (RELIEF / z.max())).astype(np.float32)


def plane(side):
    """Return a plane that falls to the corner of the first row and column, askew to both."""
    row, col = np.ogrid[:side, :side]
    z = 0.37 * row + col
    return (z * (RELIEF / z.max())).astype(np.float32)


def _as_steep(side):
    """Return noise in whole metres whose cells differ from the next as much at every size: as many are flat."""
    z = spectral(side, 2.0)
    return np.round(z * (STEP / np.diff(z).std()))


FRACTAL = Terrain("fractal", "spectral noise, amplitude ~ k^-2, 0 to 1000 m", lambda side: spectral(side, 2.0))
ROUGH = Terrain("rough", "spectral noise, amplitude ~ k^-1.5, 0 to 1000 m", lambda side: spectral(side, 1.5))
INTEGER = Terrain("integer", "fractal in whole metres: wide flats", lambda side: np.round(spectral(side, 2.0)))
LIKE_FLATS = Terrain("like flats", "fractal in whole metres, as steep at every size", _as_steep)
PLANE = Terrain("plane", "tilted plane, 0 to 1000 m: nothing to fill", plane)
