"""Beds of rock, one over the other, that resist by turns: ledges and benches along hillsides, and steps of streams.

They lie nearly level, in folds that are far wider than hillsides, and become others on their way. In some regions they
differ by much, elsewhere rock is nearly massive.
"""

from __future__ import annotations

from ...arrays import Array, Heights
from ...machine.exponential import exp
from ...machine.jit import kernel
from ...machine.noise import LOUDNESS, fractal_noise, gradient_noise, scramble

LEDGE, LEDGE_OCTAVES, LEDGE_GAIN = 120.0, 5, 0.8  # metres from one to the next; thinner ones between; drawn
LEDGE_LENGTH = 3000.0  # metres over which beds become others; drawn
FOLD, FOLDED = 4000.0, 120.0  # metres from fold to fold, and how high these are; drawn
THINNEST = 1.4  # cells in the thinnest bed: on steep land that is as far on the plane
RESISTING, MOST_RESISTING = 1.3, 1.5  # by how much they resist, as a logarithm, and at most: more makes walls
LEDGE_REGION, LEDGES_DIFFER = 3000.0, 0.6  # metres of the noise by which that varies, and by how much (logarithm)
FOLD_SEED, ALONG_SEED, LEDGE_SEED, DIFFER_SEED = range(4)


@kernel
def write_resistance(z: Heights, top: int, left: int, cell: float, seed: int, out: Array) -> None:
    """Write how much rock resists, times as usual, in cells of such heights; ``top`` and ``left`` are of the first."""
    folds, lengths = scramble(seed, FOLD_SEED, 2), scramble(seed, ALONG_SEED, 2)
    beds, regions = scramble(seed, LEDGE_SEED, 2), scramble(seed, DIFFER_SEED, 2)
    shown, bed = 0, LEDGE
    while shown < LEDGE_OCTAVES and bed > THINNEST * cell:
        shown, bed = shown + 1, bed / 2.0
    for row in range(z.shape[0]):
        for col in range(z.shape[1]):
            x, y = (left + col + 0.5) * cell, (top + row + 0.5) * cell
            fold = FOLDED * LOUDNESS * gradient_noise(folds, x / FOLD, y / FOLD)
            along = LOUDNESS * gradient_noise(lengths, x / LEDGE_LENGTH, y / LEDGE_LENGTH)
            differ = exp(LEDGES_DIFFER * LOUDNESS * gradient_noise(regions, x / LEDGE_REGION, y / LEDGE_REGION))
            resists = RESISTING * differ * fractal_noise((z[row, col] + fold) / LEDGE, along, shown, LEDGE_GAIN, beds)
            out[row, col] = exp(min(max(resists, -MOST_RESISTING), MOST_RESISTING))
