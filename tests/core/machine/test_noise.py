"""Noise that depends on nothing but seed and place."""

import numpy as np
import pytest
from headwaters.core.machine.noise import LOUDNESS, add_fractal_noise, fractal_noise, gradient_noise, scramble

GOLDEN_BITS = [4021617421, 3852822198, 3520203899, 3159197005]
GOLDEN_NOISE = ["-0x1.02af8e7118878p-5", "0x1.2008f6795be78p-2", "-0x1.f972fd6ae6cf0p-5"]
GOLDEN_FRACTAL = ["-0x1.511d72d1f05f0p-4", "-0x1.8c4405849da59p-2", "-0x1.eb67d68f492f3p-2"]
LATTICE = [(x, y) for x in range(-3, 4) for y in range(-3, 4)]


def fractal(nrows, ncols, seed=1, top=0, octaves=4, gain=0.5, strength=1.0):
    """Return fractal noise on a flat surface."""
    surface = np.zeros((nrows, ncols))
    add_fractal_noise(surface, top, 0.13, 0.13, octaves, gain, strength, seed)
    return surface


def test_noise_keeps_its_values_for_ever():
    """Golden values, bit for bit: the same on every machine and with every version, compiled or not."""
    corners = ((0, 0, 1), (1, 2, 3), (42, -7, 100000), (2**31 - 1, -5, -9))
    assert [scramble(seed, x, y) for seed, x, y in corners] == GOLDEN_BITS
    places = ((1, 0.3, 0.7), (7, -12.25, 3.5), (2024, 1000.1, -0.001))
    assert [gradient_noise(seed, x, y).hex() for seed, x, y in places] == GOLDEN_NOISE
    surface = fractal(5, 7, seed=9)
    assert [surface[cell].hex() for cell in ((0, 0), (2, 3), (4, 6))] == GOLDEN_FRACTAL


@pytest.mark.parametrize("seed", [0, 1, 77, 2**31 - 1])
def test_noise_is_zero_at_the_lattice_and_slopes_by_one_there(seed):
    """What gradient noise is: at each lattice point it is 0 and falls one unit a wavelength, in one of 8 directions."""
    tiny = 2.0**-20
    directions = set()
    for x, y in LATTICE:
        assert gradient_noise(seed, float(x), float(y)) == 0
        slope = np.array([gradient_noise(seed, x + tiny, float(y)), gradient_noise(seed, float(x), y + tiny)]) / tiny
        assert np.hypot(*slope) == pytest.approx(1, abs=1e-4)
        directions.add(round(np.degrees(np.arctan2(slope[1], slope[0])) / 45) % 8)
        assert abs(np.degrees(np.arctan2(slope[1], slope[0])) / 45 % 1 - 0.5) > 0.49
    assert len(directions) == 8


def test_noise_stays_between_minus_one_and_one_about_zero():
    """Bounded everywhere, of both signs alike, and mostly within a half."""
    rng = np.random.default_rng(0)
    noise = np.array([gradient_noise(3, x, y) for x, y in rng.uniform(-1000, 1000, (4000, 2))])
    assert np.abs(noise).max() <= 1
    assert abs(noise.mean()) < 0.02
    assert np.mean(np.abs(noise) < 0.5) > 0.9
    assert noise.std() > 0.15


def test_noise_is_smooth_across_the_lattice():
    """No step where one lattice square meets the next."""
    tiny = 1e-9
    for lattice in range(-2, 3):
        for across in (0.1, 0.5, 0.77):
            assert abs(gradient_noise(5, lattice - tiny, across) - gradient_noise(5, lattice + tiny, across)) < 1e-7
            assert abs(gradient_noise(5, across, lattice - tiny) - gradient_noise(5, across, lattice + tiny)) < 1e-7


def test_scrambled_bits_are_well_mixed():
    """32 bits, never twice the same near by, each set half the time, and half of them flipped by a step aside."""
    bits = np.array([[scramble(1, x, y) for x in range(-32, 32)] for y in range(-32, 32)], dtype=np.int64)
    assert bits.min() >= 0 and bits.max() < 2**32
    assert np.unique(bits).size == bits.size

    def share_of_ones(words):
        return np.array([np.mean(words >> place & 1) for place in range(32)])

    for words in (bits, bits[:, 1:] ^ bits[:, :-1], bits[1:] ^ bits[:-1]):
        assert np.all(np.abs(share_of_ones(words) - 0.5) < 0.05)


@pytest.mark.parametrize("seed", [0, 5, -1, 2**31 - 1])
def test_the_same_seed_gives_the_same_bits_and_another_seed_other_ones(seed):
    """Negative seeds are seeds too."""
    surface = fractal(12, 12, seed)
    assert np.array_equal(surface, fractal(12, 12, seed))
    assert np.mean(surface == fractal(12, 12, seed + 1)) < 0.1


def test_neighbouring_seeds_share_no_octave():
    """The second octave of one seed is not the first of the next, moved and turned."""
    x, y = 2.0 * (0.8 * 0.065 - 0.6 * 0.065) + 19.19, 2.0 * (0.6 * 0.065 + 0.8 * 0.065) + 7.77
    for seed in range(20):
        octaves = [fractal(1, 1, seed, octaves=count, gain=1.0)[0, 0] for count in (1, 2)]
        second = octaves[1] - octaves[0]
        assert all(abs(second - gradient_noise(other, x, y)) > 1e-9 for other in range(seed - 3, seed + 4))


def test_noise_can_be_made_band_by_band():
    """Rows know their place on the map, so bands join without a seam, bit for bit."""
    whole = fractal(30, 20)
    bands = [fractal(min(7, 30 - top), 20, top=top) for top in range(0, 30, 7)]
    assert np.array_equal(np.vstack(bands), whole)


def test_noise_is_added_in_proportion_to_its_strength():
    """On top of what is there: half the strength is half the height, to the bit."""
    assert np.array_equal(fractal(9, 9, strength=0.5), fractal(9, 9) / 2)
    surface = np.full((9, 9), 64.0)
    add_fractal_noise(surface, 0, 0.13, 0.13, 4, 0.5, 1.0, 1)
    assert np.allclose(surface - 64, fractal(9, 9), rtol=0, atol=1e-13)


def test_each_octave_adds_detail_of_its_own_height():
    """With no gain one octave is all there is; with gain the next adds no more than its share."""
    first = fractal(20, 20, octaves=1)
    assert np.array_equal(fractal(20, 20, octaves=5, gain=0.0), first)
    second = fractal(20, 20, octaves=2, gain=0.25) - first
    assert 0 < np.abs(second).max() <= 0.25


@pytest.mark.parametrize(("step", "octaves"), [(0.003, 9), (0.13, 5), (2.7, 3)])
def test_noise_of_rows_is_that_of_each_place(step, octaves):
    """However many cells share a square of the lattice: the same bits as one place at a time."""
    surface = np.ones((6, 90))
    add_fractal_noise(surface, -3, step, 1.5 * step, octaves, 0.6, 7.0, 11)
    for row, col in np.ndindex(surface.shape):
        x, y = (col + 0.5) * step, (-3 + row + 0.5) * (1.5 * step)
        assert surface[row, col] == 1 + 7.0 / LOUDNESS * fractal_noise(x, y, octaves, 0.6, 11)
