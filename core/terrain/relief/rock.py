"""How much rock resists wear from place to place: unevenly everywhere, and in folded layers that run on for long ways.

Layers lie along a strike that bends. In regions where they differ, soft ones become valleys and basins, and ridges of
hard rock run on between them; elsewhere rock is massive. Soft layers resist by far less, hard ones by little more than
massive rock: else single crests would stand high above all other land. On coarser levels the waves are the same, but
for those that their cells cannot show.
"""

from __future__ import annotations

import numpy as np

from ...arrays import Array, Shape
from ...machine.exponential import exp
from ...machine.jit import kernel
from ...machine.noise import LOUDNESS, fractal_noise, gradient_noise, scramble
from ...machine.waves import cos_sin_turns
from ...raster.tiles import TILE_CELLS, row_bands
from ...run.run import Run
from ...run.threads import map_tiles
from ..types import SHORTEST_WAVE
from .levels import Noise, named_seed

UNEVEN_ROCK, UNEVEN_ROCK_WAVE = 0.25, 1500.0  # how much rock varies, as a logarithm, and metres of its longest wave
CELLS_OF_A_WAVE = 6.0  # of the finest level, in that wave at least
ROCK_OCTAVES, ROCK_GAIN = 4, 0.6  # waves of uneven rock, each half as long as the last, and how high over that one
LAYERED, LAYER_WAVE = 2.6, 4000.0  # how much less soft layers resist, as a logarithm, and metres across two layers
HARD = 0.2  # of that, by which hard layers resist more
LAYER_OCTAVES = 3  # likewise of layers
LONGER = 6.0  # waves along the strike over those across it
STRIKE_BEND, STRIKE_BENDS = 1.0, 8.0  # waves by which the strike bends, and in one bend
REGION = 10.0  # waves from where layers differ to where they do not
UNEVEN_SEED, LAYER_SEED, BEND_SEED, REGION_SEED, STRIKE_SEED = range(5)


def rock_strength(run: Run, shape: Shape, cell: float, finest: float, unit: float, seed: int) -> Array:
    """Return on the cells of a level by how much rock resists, times as usual.

    ``finest`` is the size of the cells of the finest level, ``unit`` how long hillslopes are, times the usual length.
    """
    strength, own = np.empty(shape), named_seed(seed, Noise.ROCK)
    layer = longest_layer(finest, unit)
    wave = layer * UNEVEN_ROCK_WAVE / LAYER_WAVE
    shown = _octaves_shown(wave, cell, ROCK_OCTAVES), _octaves_shown(layer, cell, LAYER_OCTAVES)

    def work(band):
        _write_strength(strength[band], band.start, cell, wave, layer, shown, own)

    map_tiles(run.quietly(), work, row_bands(shape, TILE_CELLS))
    return strength


def longest_layer(finest: float, unit: float) -> float:
    """Return the longest wave of layers in metres."""
    return max(UNEVEN_ROCK_WAVE * unit, CELLS_OF_A_WAVE * finest) * LAYER_WAVE / UNEVEN_ROCK_WAVE


def _octaves_shown(wave, cell, most):
    """Return how many octaves from a wave on cells can show."""
    return next((octave for octave in range(most) if wave < SHORTEST_WAVE * cell * 2**octave), most)


@kernel
def _write_strength(strength, top, cell, wave, layer, shown, seed):
    """Write the strength of rock in rows of a level, of which the first is row ``top``."""
    along, across = cos_sin_turns((scramble(seed, STRIKE_SEED, 0) & 1023) / 2048.0)  # any half turn
    for row in range(strength.shape[0]):
        for col in range(strength.shape[1]):
            x, y = (col + 0.5) * cell, (top + row + 0.5) * cell
            uneven = fractal_noise(x / wave, y / wave, shown[0], ROCK_GAIN, scramble(seed, UNEVEN_SEED, 1))
            u, v = (x * along + y * across) / layer, (y * along - x * across) / layer
            harder = _layer_at(u, v, shown[1], seed)
            strength[row, col] = exp(UNEVEN_ROCK * uneven + LAYERED * min(harder, HARD * harder))


@kernel
def _layer_at(u, v, octaves, seed):
    """Return noise, mostly between -1 and 1, at a place along and across the strike in waves; 0 in massive rock."""
    region = 0.5 + LOUDNESS * gradient_noise(scramble(seed, REGION_SEED, 1), u / REGION, v / REGION)
    v += STRIKE_BEND * fractal_noise(u / STRIKE_BENDS, v / STRIKE_BENDS, 2, 0.5, scramble(seed, BEND_SEED, 1))
    own = scramble(seed, LAYER_SEED, 1)
    total, amplitude = 0.0, LOUDNESS * min(max(region, 0.0), 1.0)
    for octave in range(octaves):
        total += amplitude * gradient_noise(scramble(own, octave, 0), u / LONGER, v)
        u, v, amplitude = 2.0 * u + 19.19, 2.0 * v + 7.77, amplitude * ROCK_GAIN
    return total
