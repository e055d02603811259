"""Lands of other makers: the noise that people make heights of, the numbers that images have for them, and islands.

`MADE` has for each name a function that returns heights of `SIDE` cells to each side, and which of them are land.
"""

from functools import partial

import numpy as np
from scipy import ndimage, spatial

SIDE, RELIEF, OCTAVES = 256, 1500.0, 7
FIRST_WAVE = 96.0  # cells
GREY, WORDS = 255, 65_535  # steps of images
TERRAIN_RGB = 0.1  # metres


def _octaves(seed, of=lambda noise: noise, gain=0.5):
    """Return the sum of octaves of Perlin's kind of noise, each changed by a function, from 0 to 1."""
    random, z = np.random.default_rng(seed), np.zeros((SIDE, SIDE))
    for octave in range(OCTAVES):
        wave = FIRST_WAVE / 2**octave
        if wave < 2.0:
            break
        count = int(np.ceil(SIDE / wave)) + 4
        at = np.arange(SIDE) / wave + 1.5
        places = np.meshgrid(at, at, indexing="ij")
        noise = ndimage.map_coordinates(random.standard_normal((count, count)), places, order=3, mode="reflect")
        z += gain**octave * of(noise)
    return (z - z.min()) / np.ptp(z)


def fbm(seed):
    """Return fractal Brownian noise."""
    return _octaves(seed)


def ridged(seed):
    """Return noise with sharp ridges."""
    return _octaves(seed, lambda noise: 1.0 - np.abs(noise))


def billow(seed):
    """Return noise of round hills with sharp valleys."""
    return _octaves(seed, np.abs)


def terraces(seed, steps=12):
    """Return noise in smooth steps."""
    z = _octaves(seed, gain=0.4) * steps
    rest = z - np.floor(z)
    return (np.floor(z) + rest**4) / steps


def worley(seed, points=60):
    """Return how far it is to the nearest of some points, less how far to the next; with a little noise."""
    tree = spatial.cKDTree(np.random.default_rng(seed).uniform(0, SIDE, (points, 2)))
    places = np.stack(np.indices((SIDE, SIDE)), axis=-1).reshape(-1, 2)
    first, second = tree.query(places, 2)[0].T
    z = (second - first).reshape(SIDE, SIDE)
    return 0.9 * z / z.max() + 0.1 * _octaves(seed + 1)


def land_of(kind, seed, sea=0.0, step=None, relief=RELIEF, smooth=False):
    """Return heights of a kind of noise in steps of so many metres, and which of them lie over a share that is sea.

    ``smooth`` evens out steps of 8 bits over three cells, as `terrainfromdem` does.
    """
    z = kind(seed) * relief
    land = z > np.quantile(z, sea) if sea else np.ones(z.shape, bool)
    if step:
        z = np.round(z / step) * step
    if smooth:
        z = ndimage.uniform_filter(z, 3, mode="nearest")
    return z.astype(np.float32), land


def hundreds_of_islands(seed):
    """Return hills of noise of short waves, most of which is sea."""
    z = _octaves(seed, gain=0.8)
    z = z - ndimage.gaussian_filter(z, 12.0)
    z = RELIEF * (z - z.min()) / np.ptp(z)
    return z.astype(np.float32), z > np.quantile(z, 0.8)


MADE = {
    "fBm": partial(land_of, fbm, 101),
    "ridged": partial(land_of, ridged, 102),
    "billow": partial(land_of, billow, 103),
    "Perlin terraces": partial(land_of, terraces, 104),
    "Worley": partial(land_of, worley, 105),
    "fBm in the sea": partial(land_of, fbm, 106, 0.5),
    "ridged in the sea": partial(land_of, ridged, 107, 0.4),
    "islands by the hundred": partial(hundreds_of_islands, 108),
    "billow, whole metres": partial(land_of, billow, 109, step=1.0, relief=200.0),
    "fBm, 8-bit PNG": partial(land_of, fbm, 110, step=RELIEF / GREY, smooth=True),
    "ridged, 16-bit PNG": partial(land_of, ridged, 111, step=RELIEF / WORDS),
    "Worley, Terrain-RGB": partial(land_of, worley, 112, step=TERRAIN_RGB),
    "fBm, 16-bit RAW, low": partial(land_of, fbm, 113, step=100.0 / WORDS, relief=100.0),
    "fBm with valleys": partial(land_of, fbm, 114),
    "ridged with valleys": partial(land_of, ridged, 115, 0.3),
}
